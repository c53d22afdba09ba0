/** The mark: a small table. What stands on it is the game; on pages of no game, a pawn. */

const emblems = import.meta.glob<string>('../games/*/emblem.svg', { query: '?raw', import: 'default', eager: true });

const PAWN =
  '<path d="M32 8a7 7 0 0 1 4.5 12.4C38 25 40 27.5 42 30H22c2-2.5 4-5 5.5-9.600A7 7 0 0 1 32 8z" fill="#f7f0e4"/><path d="M34 8.4A7 7 0 0 1 36.5 20.4C38 25 40 27.5 42 30h-7c1-8 1-14-1-21.600z" fill="#d8c6a6"/>';
const TABLE =
  '<path d="M6 30h52a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3z" fill="#d99a5c"/><path d="M36 30h22a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3H34z" fill="#b06f38"/><path d="M14 38h7l-4 20h-7zM43 38h7l4 20h-7z" fill="#8a5730"/><path d="M18 46h28v3.5H17.3z" fill="#6d4223"/>';

const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The drawing inside of 64 × 64. */
export const mark = (game = ''): string => inner(emblems[`../games/${game}/emblem.svg`] ?? PAWN) + TABLE;

/** The whole picture, as for the icon of the tab; with a dot when it is our move. */
export const markImage = (game = '', dot = false): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark(game)}${dot ? '<circle cx="52" cy="12" r="11" fill="#ffc857" stroke="#15131a" stroke-width="3"/>' : ''}</svg>`;
