/**
 * Effect icons: a grid of 24, one stroke of 2, one colour (the text's), legible at 16 px.
 * `said` is the message that names the icon for screen readers and in the help.
 */

export interface Drawn {
  /** The inside of the svg. */
  lines: string;
  said: string;
}

const bomb = (digit: string): Drawn => ({
  lines: `<circle cx="11" cy="14" r="8.2"/><path d="M16.6 7.6 18.5 5.6M18.5 5.6 21 6.6M18.5 5.6 18 2.8"/>${digit}`,
  said: 'icon-bomb',
});

export const ICONS = {
  damage: {
    lines:
      '<path d="M12 2.2 14.2 8 20 5.2 17 11 22 13.4 16.4 15 18 21 12.6 17.2 8.6 22 8 16 2 16.4 6.4 12 2.6 7.4 8.6 8Z"/>',
    said: 'term-damage',
  },
  injure: {
    lines:
      '<circle cx="9" cy="6.6" r="3.6"/><path d="M2.6 21C2.6 15.6 5 13 9 13 11 13 12.6 13.6 13.7 14.8M21.4 6.6 13.6 21M21.4 13.2 17.6 21"/>',
    said: 'term-injure',
  },
  destroy: {
    lines:
      '<path d="M5 12.4C3.6 6.6 6.8 2.6 12 2.6 17.2 2.6 20.4 6.6 19 12.4L16.4 15V20.4H7.6V15Z"/><path d="M9 10.4V11M15 10.4V11M12 17V20.4" stroke-width="2.6"/>',
    said: 'term-destroy',
  },
  restore: { lines: '<path d="M9 3H15V9H21V15H15V21H9V15H3V9H9Z"/>', said: 'term-restore' },
  draw: {
    lines: '<path d="M5 2.8H15.6V11M5 2.8V21H10"/><path d="M17 13V21.4M13.2 17.8 17 21.6 20.8 17.8"/>',
    said: 'term-draw',
  },
  discard: {
    lines: '<path d="M5 2.8H15.6V11M5 2.8V21H10"/><path d="M13.4 14.4 20.4 21.4M20.4 14.4 13.4 21.4"/>',
    said: 'term-discard',
  },
  punk: {
    lines:
      '<path d="M6 12.4C6 9.6 8.2 8.2 12 8.2 15.8 8.2 18 9.6 18 12.4 18 17.6 15.6 21.4 12 21.4 8.4 21.4 6 17.6 6 12.4Z"/><path d="M9 8.4 8 2.6 11 5 12 1.8 13 5 16 2.6 15 8.4M9.2 13V13.8M14.8 13V13.8M10 18H14"/>',
    said: 'term-gain-punk',
  },
  water: {
    lines:
      '<path d="M12 2.4C14.6 7.4 19 10.8 19 15 19 18.8 16 21.6 12 21.6 8 21.6 5 18.8 5 15 5 10.8 9.4 7.4 12 2.4Z"/><path d="M9 15C9 16.8 10 17.8 11.4 18"/>',
    said: 'term-water',
  },
  raid: {
    lines:
      '<circle cx="15" cy="14" r="7"/><circle cx="15" cy="14" r="2"/><path d="M15 2.6V4M2 9.4H6.4M1.6 14H5M2 18.6H6.4"/>',
    said: 'term-raid',
  },
  junk: { lines: '<path d="M3 6H21M9 6V3H15V6M5.4 6 6.6 21.4H17.4L18.6 6M10 10.4V17M14 10.4V17"/>', said: 'term-junk' },
  bomb0: bomb('<path d="M11 10.4C8 10.4 8 17.6 11 17.6 14 17.6 14 10.4 11 10.4Z"/>'),
  bomb1: bomb('<path d="M9.4 11.6 11.4 10.4V17.8"/>'),
  bomb2: bomb('<path d="M8.8 11.8C9.4 9.8 13.4 10 13 12.4 12.8 13.8 10 15.4 8.8 17.4H13.4"/>'),
  bomb3: bomb('<path d="M8.8 11C12.8 9.2 14 13 10.8 13.8 14.4 14 13.4 19 8.6 17"/>'),
  ready: { lines: '<path d="M13.6 2.2 4.8 13.6H11L9.8 21.8 19.2 9.8H12.8Z"/>', said: 'term-ready' },
  notready: {
    lines:
      '<path d="M5.4 2.8H18.6M5.4 21.2H18.6M7 2.8C7 8 11 9.4 11 12 11 14.6 7 16 7 21.2M17 2.8C17 8 13 9.4 13 12 13 14.6 17 16 17 21.2"/>',
    said: 'term-not-ready',
  },
  camp: { lines: '<path d="M12 3 22 21H2ZM12 12 8.6 21M12 12 15.4 21M12 3V1.4"/>', said: 'term-camp' },
  person: {
    lines:
      '<circle cx="12" cy="7.2" r="4.4"/><path d="M3.6 21.6C3.6 16.4 7 14.4 12 14.4 17 14.4 20.4 16.4 20.4 21.6"/>',
    said: 'term-person',
  },
  queue: { lines: '<path d="M21.4 12H6M11.4 5.4 4.8 12 11.4 18.6M2 4V20"/>', said: 'term-advance' },
  sacrifice: {
    lines: '<circle cx="9" cy="6.6" r="3.6"/><path d="M2.6 21C2.6 15.6 5 13 9 13 10.6 13 12 13.4 13 14.2M14 18.4H22"/>',
    said: 'icon-sacrifice',
  },
  hurt: {
    lines: '<path d="M5 2.8H19V10M5 2.8V21.2H10M12 5.6 9.6 10 12.6 12 10.4 16"/><path d="M14 18.4H22"/>',
    said: 'icon-hurt',
  },
  any: {
    lines: '<circle cx="12" cy="12" r="7"/><path d="M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2"/>',
    said: 'icon-any',
  },
  all: { lines: '<path d="M12 3V21M4.2 7.5 19.8 16.5M19.8 7.5 4.2 16.5"/>', said: 'term-all' },
  column: { lines: '<path d="M8 2.8H16V8H8ZM8 9.6H16V14.4H8ZM8 16H16V21.2H8Z"/>', said: 'term-column' },
  move: { lines: '<path d="M3 8H19M14.4 3.4 19 8 14.4 12.6M21 16.4H5M9.6 11.8 5 16.4 9.6 21"/>', said: 'icon-move' },
  flip: {
    lines:
      '<path d="M4 11.4C4.6 6.6 8 4 12.2 4 15.4 4 18 5.6 19.6 8.4M20.4 3V9H14.4M20 13C19.4 17.6 16 20.2 12 20.2 8.8 20.2 6 18.4 4.4 15.6M3.6 21V15.2H9.4"/>',
    said: 'icon-flip',
  },
  theirs: {
    lines:
      '<circle cx="8" cy="6.6" r="3.6"/><path d="M1.8 21C1.8 15.6 4.2 13 8 13 9.6 13 11 13.4 12 14.2M15.4 9.4C16 6 21.6 6.4 21 10 20.6 12.2 18 12.4 18 15.4M18 19V20.4"/>',
    said: 'icon-theirs',
  },
  trait: {
    lines: '<path d="M12 2.4 14.8 9 21.8 9.6 16.4 14.2 18.2 21.2 12 17.4 5.8 21.2 7.6 14.2 2.2 9.6 9.2 9Z"/>',
    said: 'term-trait',
  },
  cards: { lines: '<path d="M3 7.2 12.2 4.6 16.4 19.4 7.2 22ZM15 3.4H20.8V17.4H19"/>', said: 'term-hand' },
  deck: {
    lines: '<path d="M4 7H16.4V21.4H4ZM7.4 7V4.8H18.6V18H16.4M10.6 4.8V2.6H21V15.6H18.6"/>',
    said: 'term-draw-deck',
  },
  shield: {
    lines: '<path d="M12 2.4 20.4 5.4C20.4 13 18 18.4 12 21.6 6 18.4 3.6 13 3.6 5.4Z"/>',
    said: 'term-protected',
  },
} satisfies Record<string, Drawn>;

export type IconName = keyof typeof ICONS;
