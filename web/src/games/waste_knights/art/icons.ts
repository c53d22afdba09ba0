/** Icons: 24 × 24, one colour (currentColor), same weight, legible at 16 px. */
export const ICONS = {
  fuel: '<path d="M5 8l3-4h8l3 3v14H5z"/><path d="M9 4V2h5v2M8.5 11l7 7m0-7l-7 7" fill="none" stroke="var(--icon-hole,#211c19)" stroke-width="1.8"/>',
  ammo: '<path d="M4 21V9q0-4 2-6 2 2 2 6v12zM10 21V9q0-4 2-6 2 2 2 6v12zM16 21V9q0-4 2-6 2 2 2 6v12z"/>',
  meds: '<path d="M3 7h18v14H3zM9 7V4h6v3h-2V6h-2v1z"/><path d="M12 10v8M8 14h8" stroke="var(--icon-hole,#211c19)" stroke-width="2.6" fill="none"/>',
  xp: '<path d="M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21l1.4-7L2 9.300l7-.8z"/>',
  wound: '<path d="M12 2q7 9 7 13.500A7 7 0 0 1 5 15.500Q5 11 12 2z"/>',
  tainted:
    '<path d="M12 2q7 9 7 13.500A7 7 0 0 1 5 15.500Q5 11 12 2z"/><circle cx="9.5" cy="15" r="1.8" fill="var(--icon-hole,#211c19)"/><circle cx="14.5" cy="17" r="1.4" fill="var(--icon-hole,#211c19)"/><circle cx="13" cy="12" r="1.3" fill="var(--icon-hole,#211c19)"/>',
  rad: '<path d="M12 12m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8.6 12a3.4 3.4 0 0 1 1.7-2.950L6.9 3.200A10.2 10.2 0 0 0 1.8 12zM15.4 12h6.800a10.2 10.2 0 0 0-5.1-8.800l-3.4 5.850A3.4 3.4 0 0 1 15.4 12zM12 15.400a3.4 3.4 0 0 1-1.7-.45L6.9 20.800a10.2 10.2 0 0 0 10.2 0l-3.4-5.850a3.4 3.4 0 0 1-1.7.45z"/>',
  contamination:
    '<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="7.5" r="4.3"/><circle cx="7.3" cy="15.5" r="4.3"/><circle cx="16.7" cy="15.5" r="4.3"/></g><circle cx="12" cy="12.8" r="2.2"/>',
  threat:
    '<path d="M12 2l10.5 19h-21z"/><path d="M12 8.500v6M12 16.500v2.2" stroke="var(--icon-hole,#211c19)" stroke-width="2.6"/>',
  damage:
    '<path d="M12 1l2 5 4-3-1 5 5 0-3.5 3.800L23 15l-5 1 1.5 5-4.5-2.500L12 23l-2-4.500L5 21l1.5-5L1.5 15 6 11.8 2 8l5 0-1-5 4 3z"/><path d="M13.5 7l-4 5h4l-3 5" fill="none" stroke="var(--icon-hole,#211c19)" stroke-width="1.8"/>',
  speed: '<path d="M3 4l7 8-7 8h4.500l7-8-7-8zM12 4l7 8-7 8h3.500l7-8-7-8z"/>',
  load: '<path d="M3 8l9-5 9 5v9l-9 5-9-5z"/><path d="M3.5 8.300L12 13l8.5-4.700M12 13v8.5" fill="none" stroke="var(--icon-hole,#211c19)" stroke-width="1.6"/>',
  repair:
    '<path d="M21.5 6.500a5.5 5.5 0 0 1-7.3 6L6.5 21.300a2.3 2.3 0 0 1-3.5-3.400L11.7 10A5.5 5.5 0 0 1 17.5 2.500L14.3 6l1 3 3 .8z"/>',
  explore:
    '<path d="M2 18L5 6h5v3h4V6h5l3 12a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3v-3h-2v3a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3zM5.5 3H9.500v2h-4zM14.5 3h4v2h-4z"/>',
  blades:
    '<path d="M3 3h3.500l9.5 10-2.5 2.500L3 6.500zM21 3h-3.500L8 13l2.5 2.500L21 6.500zM5 14.500l4.5 4.5-1.5 1.5-1.8-1.800L3.5 21.5 2.5 20.500l2.8-2.700L3.5 16zM19 14.500L14.5 19l1.5 1.5 1.8-1.8 2.7 2.8 1-1-2.8-2.700L20.5 16z"/>',
  guns: '<path d="M2 7h19v4.500h-2L18 13h-6.500l-1 2.500H8L6.5 21H2.500L4 12.500H2z"/>',
  survival:
    '<path d="M12 1.500A10.5 10.5 0 1 0 12 22.5 10.5 10.5 0 0 0 12 1.500zm0 2.600a7.9 7.9 0 1 1 0 15.8 7.9 7.9 0 0 1 0-15.800z"/><path d="M16.5 7.500l-2.6 6.4-6.4 2.6 2.6-6.400z"/>',
  negotiation: '<path d="M2 3h13v9H8l-4 4v-4H2z"/><path d="M17 7h5v9h-2v4l-4-4h-6v-2h7z"/>',
  firstaid: '<path d="M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z"/>',
  tech: '<path d="M10 1h4l.6 3 2.3 1 2.6-1.7 2.8 2.800L20.6 8.700l1 2.3 1.4.3v3.400l-1.7.4-1 2.3 1.7 2.6-2.8 2.8-2.6-1.7-2.3 1L14 23h-4l-.5-2.9-2.3-1L4.6 20.8 1.8 18l1.7-2.6-1-2.300L1 12.700v-3l1.6-.7 1-2.300L1.8 4.1 4.6 1.3 7.2 3l2.2-.9z" transform="translate(0 .5)"/><circle cx="12" cy="12.3" r="3.9" fill="var(--icon-hole,#211c19)"/>',
  ambush:
    '<path d="M1 12q11-12 22 0-11 12-22 0z"/><circle cx="12" cy="12" r="4" fill="var(--icon-hole,#211c19)"/><path d="M12 8v8" stroke="currentColor" stroke-width="2"/>',
  armour_piercing:
    '<path d="M7 2l8 2.500v7Q15 17 7 21-1 17-1 11.500v-7z" transform="translate(2)"/><path d="M2 22L20 4m-7 0h7.500v7.5" fill="none" stroke="var(--icon-hole,#211c19)" stroke-width="4.6"/><path d="M2 22L21 3m-8 0h8.500v8.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  unstoppable:
    '<path d="M12 22L2.5 12Q0 6 5 3.500q4.5-1.5 7 3 2.5-4.5 7-3Q24 6 21.5 12z"/><path d="M3 12h5l2-4 3 8 2-4h6" fill="none" stroke="var(--icon-hole,#211c19)" stroke-width="2"/>',
  melee: '<path d="M20 2l2 2-11 12-3 .5.5-3zM4 14l6 6-1.5 1.5-2-2L4 22l-2-2 2.5-2.5-2-2z"/>',
  ranged:
    '<path d="M11 1h2v3.600A7.5 7.5 0 0 1 19.4 11H23v2h-3.600A7.5 7.5 0 0 1 13 19.400V23h-2v-3.600A7.5 7.5 0 0 1 4.6 13H1v-2h3.600A7.5 7.5 0 0 1 11 4.600zm1 5.700a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.600z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2"/>',
  hand: '<path d="M6 22l-3-8q-1-2 1-2.500l2.5 3V5q0-1.8 1.5-1.800T9.5 5v5-7.500Q9.5 1 11 1t1.5 1.500V10 3q0-1.5 1.6-1.500T15.7 3v7.5-5q0-1.5 1.5-1.500t1.5 1.500V15q0 4-2 7z"/>',
  shield: '<path d="M12 1.500l9 3V12q0 7-9 10.500Q3 19 3 12V4.500z"/>',
  move: '<path d="M4 22q-1-9 5-10 5-.8 5-4.500h-4L16.5 1 23 7.500h-4q0 8-7.5 9Q8 17 8.5 22z"/>',
  camp: '<path d="M12 3l11 18h-7l-4-8-4 8H1z"/><path d="M12 3L9.5 1M12 3l2.5-2" stroke="currentColor" stroke-width="1.6"/>',
  city: '<path d="M2 22V10h5V5l5-3v6h4v4h6v10h-5v-4h-3v4z"/><path d="M4.5 13h1.500M4.5 16.500H6M9 9h1.500M9 13h1.500M9 17h1.500M13.5 11.500H15M18.5 15H20" stroke="var(--icon-hole,#211c19)" stroke-width="1.8"/>',
  book: '<path d="M12 5Q8 2 2 3v16q6-1 10 2 4-3 10-2V3q-6-1-10 2z"/><path d="M12 6v14" stroke="var(--icon-hole,#211c19)" stroke-width="1.6"/>',
  hourglass:
    '<path d="M5 1h14v3q0 5-5 8 5 3 5 8v3H5v-3q0-5 5-8-5-3-5-8z"/><path d="M8 4h8q-.5 3-4 5.500Q8.5 7 8 4z" fill="var(--icon-hole,#211c19)"/>',
  pass: '<path d="M6 2h12l4 4v12l-4 4H6l-4-4V6z"/><path d="M7 12h10" stroke="var(--icon-hole,#211c19)" stroke-width="3"/>',
  bag: '<path d="M8 7V4h8v3h5v14H3V7zm2 0h4V6h-4z"/>',
  challenge: '<path d="M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21l1.4-7L2 9.300l7-.8z"/>',
  thread: '<path d="M12 1l9 11-9 11-9-11z"/><path d="M12 7l4 5-4 5-4-5z" fill="var(--icon-hole,#211c19)"/>',
  entry:
    '<path d="M5 1h10l4 4v18H5z"/><path d="M8 9h8M8 13h8M8 17h5" stroke="var(--icon-hole,#211c19)" stroke-width="1.8"/>',
  machine:
    '<path d="M11 2h2v3h6v11H5V5h6zM4 18h16v4H4z"/><circle cx="9" cy="10" r="2" fill="var(--icon-hole,#211c19)"/><circle cx="15" cy="10" r="2" fill="var(--icon-hole,#211c19)"/>',
  beast:
    '<path d="M12 11q5 0 7 5.5 1 4-2.5 4.5-2 0-4.5-1-2.5 1-4.5 1Q4 20.5 5 16.5 7 11 12 11z"/><ellipse cx="4.5" cy="10" rx="2.4" ry="3.2"/><ellipse cx="9.2" cy="5" rx="2.4" ry="3.4"/><ellipse cx="14.8" cy="5" rx="2.4" ry="3.4"/><ellipse cx="19.5" cy="10" rx="2.4" ry="3.2"/>',
  mutant:
    '<path d="M3 11q0-9 9-9t9 9q0 4-3 5.500V21l-3-1.500L12 22l-3-2.500L6 21v-4.500Q3 15 3 11z"/><circle cx="8" cy="9" r="1.8" fill="var(--icon-hole,#211c19)"/><circle cx="16" cy="8" r="2.6" fill="var(--icon-hole,#211c19)"/><circle cx="12.5" cy="13.5" r="1.4" fill="var(--icon-hole,#211c19)"/>',
  gang: '<path d="M4 10q0-8 8-8t8 8v3l-2 2v4q-6 4-12 0v-4l-2-2z"/><path d="M5.5 9h13v4l-4.5 1-2-2-2 2-4.5-1z" fill="var(--icon-hole,#211c19)"/><path d="M9 18v2M12 18v3M15 18v2" stroke="var(--icon-hole,#211c19)" stroke-width="1.4"/>',
  cult: '<path d="M12 1q8 4 8 12 0 4 2.5 9h-21Q4 17 4 13 4 5 12 1z"/><path d="M12 7q4 2 4 7t-4 6q-4-1-4-6t4-7z" fill="var(--icon-hole,#211c19)"/>',
  gear: '<path d="M4 5h16v15H4z"/><path d="M4 10h16M12 5v15" stroke="var(--icon-hole,#211c19)" stroke-width="1.6"/>',
  check: '<path d="M2 12l3-3 5 5L19.5 4 22.5 7 10 20z"/>',
  cross: '<path d="M4 2l8 7.500L20 2l2.5 2.500L15 12l7.5 7.500L20 22l-8-7.500L4 22l-2.5-2.500L9 12 1.5 4.500z"/>',
  heart: '<path d="M12 22L2.5 12Q0 6 5 3.500q4.5-1.5 7 3 2.5-4.5 7-3Q24 6 21.5 12z"/>',
  flag: '<path d="M4 1h2.500v2H21l-4 5 4 5H6.500v10H4z"/>',
};

export type IconName = keyof typeof ICONS;
