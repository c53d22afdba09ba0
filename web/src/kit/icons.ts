/** Icons of the table itself: 24 × 24, strokes in the colour of the text. */

export const ICONS = {
  people:
    '<circle cx="9" cy="8" r="3.500"/><path d="M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 5a3.300 3.300 0 0 1 0 6.400M17.500 13.800c2.500.6 4 2.700 4 6.200"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.200l3.400 2"/>',
  weight: '<path d="M5 20h14M12 4v16M5 8h14M5 8l-3 6h6zM19 8l-3 6h6z"/>',
  play: '<path d="M8 5.500v13l11-6.500z" fill="currentColor"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.200 4.200 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.200 4.200 0 0 0 6 6l1.500-1.500"/>',
  screen: '<rect x="3" y="4.500" width="18" height="12" rx="1.500"/><path d="M8 20.500h8M12 16.500v4"/>',
  learn: '<path d="M3 9l9-4 9 4-9 4zM7 11v5c3 2.300 7 2.300 10 0v-5M21 9v5"/>',
  sliders: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.800 10.600c.6.600.8 1.300.8 2.400h6c0-1.100.2-1.800.8-2.400A6 6 0 0 0 12 3z"/>',
  book: '<path d="M12 6c-2-1.600-5-2-8-1.500V19c3-.5 6-.1 8 1.500 2-1.600 5-2 8-1.500V4.500C17 4 14 4.400 12 6zM12 6v14.500"/>',
  box: '<rect x="3.500" y="5" width="9" height="13" rx="1.500" transform="rotate(-8 8 11)"/><path d="M12.500 6.500l5.700 1.100a1.500 1.500 0 0 1 1.200 1.800l-1.900 9.200a1.500 1.500 0 0 1-1.800 1.200l-4.200-.9"/>',
  flask:
    '<path d="M9.500 3h5M10.500 3v6L5 18.500A1.700 1.700 0 0 0 6.500 21h11a1.700 1.700 0 0 0 1.500-2.500L13.500 9V3M7.500 15h9"/>',
  chart: '<path d="M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6"/>',
  undo: '<path d="M8 5L3.500 9.500 8 14M4 9.500h9.500a6 6 0 0 1 0 11.500H9"/>',
  share:
    '<circle cx="6" cy="12" r="2.500"/><circle cx="18" cy="6" r="2.500"/><circle cx="18" cy="18" r="2.500"/><path d="M8.200 11l7.500-3.800M8.200 13l7.500 3.800"/>',
  chat: '<path d="M4 5h16v11H10l-4.500 4v-4H4z"/>',
  mute: '<path d="M4 9.500h4l5-4v13l-5-4H4zM17 10l4 4M21 10l-4 4"/>',
  sound: '<path d="M4 9.500h4l5-4v13l-5-4H4zM16.500 9a4.500 4.500 0 0 1 0 6"/>',
  search: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="M15.500 15.500L21 21"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  check: '<path d="M4.500 12.500l5 5L19.500 7"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  off: '<path d="M3 3l18 18M5 10c1-.9 2.200-1.600 3.500-2.100M12 7c2.700 0 5.200 1.100 7 3M8 13.500a6 6 0 0 1 4-1.500M12 18.500h.1"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M10.43 4.97L10.50 2.52L13.50 2.52L13.57 4.97A7.2 7.2 0 0 1 15.86 5.92L15.86 5.92L17.64 4.23L19.77 6.36L18.08 8.14A7.2 7.2 0 0 1 19.03 10.43L19.03 10.43L21.48 10.50L21.48 13.50L19.03 13.57A7.2 7.2 0 0 1 18.08 15.86L18.08 15.86L19.77 17.64L17.64 19.77L15.86 18.08A7.2 7.2 0 0 1 13.57 19.03L13.57 19.03L13.50 21.48L10.50 21.48L10.43 19.03A7.2 7.2 0 0 1 8.14 18.08L8.14 18.08L6.36 19.77L4.23 17.64L5.92 15.86A7.2 7.2 0 0 1 4.97 13.57L4.97 13.57L2.52 13.50L2.52 10.50L4.97 10.43A7.2 7.2 0 0 1 5.92 8.14L5.92 8.14L4.23 6.36L6.36 4.23L8.14 5.92A7.2 7.2 0 0 1 10.43 4.97z"/>',
  pencil: '<path d="M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500"/>',
  flag: '<path d="M5 21V4M5 4.500c5-2 8 2.500 14 0v9c-6 2.500-9-2-14 0"/>',
  bell: '<path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 21h4"/>',
  back: '<path d="M14.500 5l-7 7 7 7"/>',
  next: '<path d="M9.500 5l7 7-7 7"/>',
  first: '<path d="M6 5v14M18 5l-8 7 8 7"/>',
  last: '<path d="M18 5v14M6 5l8 7-8 7"/>',
  more: '<circle cx="5" cy="12" r="1.600" fill="currentColor"/><circle cx="12" cy="12" r="1.600" fill="currentColor"/><circle cx="19" cy="12" r="1.600" fill="currentColor"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="3"/>',
  pin: '<path d="M12 21s7-6.300 7-11.500a7 7 0 0 0-14 0C5 14.700 12 21 12 21z"/><circle cx="12" cy="9.500" r="2.500"/>',
  note: '<path d="M5 3.500h10l4 4v13H5zM9 11h6M9 15h6"/>',
  trophy:
    '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.500H3.500c0 3.500 1.500 5 4 5M17 5.500h3.500c0 3.500-1.500 5-4 5M12 14v4M8 20.500h8"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2"/>',
  calendar: '<rect x="4" y="5.500" width="16" height="15" rx="2"/><path d="M4 10h16M8.500 3v4M15.500 3v4"/>',
  down: '<path d="M5 9.500l7 7 7-7"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><circle cx="9" cy="9" r="1.400" fill="currentColor"/><circle cx="15" cy="15" r="1.400" fill="currentColor"/><circle cx="15" cy="9" r="1.400" fill="currentColor"/><circle cx="9" cy="15" r="1.400" fill="currentColor"/>',
  bin: '<path d="M5 7h14M10 7V4h4v3M7 7l1 13.500h8L17 7"/>',
  drag: '<path d="M9 5h.1M15 5h.1M9 12h.1M15 12h.1M9 19h.1M15 19h.1" stroke-width="3"/>',
  door: '<path d="M6 21V3.500h9V21M3.500 21h17M12 12.500v.1M15 8h3v13"/>',
} as const;

export type IconName = keyof typeof ICONS;
