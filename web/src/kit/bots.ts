/** The four companions, drawn in 100 × 100 with the light from the upper left. Each puts on the hat of the game (`hat.svg` in its folder). */

const p = (fill: string, points: string): string => `<polygon fill="${fill}" points="${points}"/>`;
const d = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;
const c = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const e = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const k = (stroke: string, width: number, path: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const INK = '#1c1620';

/** A chick that still wears its shell. */
const pip = (): string =>
  d('#ffd24a', 'M14 104 C12 78 24 60 50 60 C76 60 88 78 86 104Z') +
  d('#e0a32b', 'M58 61 C80 64 88 80 86 104 L64 104 C72 90 70 72 58 61Z') +
  c('#ffdd66', 50, 50, 30) +
  d('#f2bb38', 'M60 22 C80 30 86 52 74 69 C68 76 60 79 52 80 C68 70 72 40 60 22Z') +
  d('#fff1a8', 'M28 40 C32 28 42 23 50 23 C42 28 35 34 32 46Z') +
  d('#f7efe0', 'M20 38 L30 30 L37 37 L46 28 L54 37 L63 29 L70 37 L80 34 C80 14 66 3 50 3 C34 3 20 14 20 38Z') +
  d('#cdbfa8', 'M58 4 C72 8 80 18 80 34 L70 37 L66 33 C68 22 66 12 58 4Z') +
  c('#d9ccb4', 38, 17, 2.4) +
  c('#d9ccb4', 46, 11, 1.6) +
  c('#fff', 38, 51, 8.5) +
  c('#fff', 62, 51, 8.5) +
  c(INK, 40, 52, 4.8) +
  c(INK, 60, 50, 4.8) +
  c('#fff', 41.6, 50, 1.6) +
  c('#fff', 61.6, 48, 1.6) +
  p('#ff8a3d', '42,62 58,61 50,73') +
  p('#d4632a', '46,68 54,67 50,73') +
  k('#b57c1c', 2, 'M30 41l7-3M70 38l-7-3');
/** A badger in a jumper, a mug's length from every table. */
const bruno = (): string =>
  d('#3f6f66', 'M8 104 C10 82 26 72 50 72 C74 72 90 82 92 104Z') +
  d('#2b4f4a', 'M60 73 C80 76 91 86 92 104 L70 104Z') +
  d('#e8dcc2', 'M36 74 C42 84 58 84 64 74 L60 71 L40 71Z') +
  c('#4a4450', 24, 27, 10) +
  c('#4a4450', 76, 27, 10) +
  c('#cfc6c0', 24, 28, 5) +
  c('#b0a6a2', 76, 28, 5) +
  d('#e9e3d8', 'M50 14 C72 14 84 30 82 50 C80 68 66 82 50 82 C34 82 20 68 18 50 C16 30 28 14 50 14Z') +
  d('#cfc5b6', 'M58 15 C76 20 84 34 82 50 C80 68 66 82 52 82 C70 68 72 34 58 15Z') +
  d('#37313d', 'M24 28 C34 20 42 30 42 46 C42 60 36 70 28 68 C20 60 17 44 24 28Z') +
  d('#2a2530', 'M76 28 C66 20 58 30 58 46 C58 60 64 70 72 68 C80 60 83 44 76 28Z') +
  c('#fff', 33, 46, 5.5) +
  c('#fff', 67, 46, 5.5) +
  c(INK, 34, 46.5, 3.2) +
  c(INK, 66, 46.5, 3.2) +
  c('#fff', 35, 45, 1.1) +
  c('#fff', 67, 45, 1.1) +
  k('#fff', 2, 'M27 38q6-4 11 0') +
  k('#e8e0f0', 2, 'M62 38q5-4 11 0') +
  e('#f4efe6', 50, 68, 14, 10) +
  e(INK, 50, 61, 7, 5) +
  c('#6b6274', 48, 59.5, 1.6) +
  k(INK, 2, 'M50 66v4M50 70q-6 5-10 1M50 70q6 5 10 1');
/** An owl behind round spectacles. */
const greta = (): string =>
  d('#6d5a86', 'M10 104 C10 74 24 58 50 58 C76 58 90 74 90 104Z') +
  d('#4d3d66', 'M60 59 C82 64 90 80 90 104 L68 104Z') +
  [0, 1, 2]
    .map((i) => k('#a796bd', 2.4, `M${34 + i * 3} ${86 + i * 6}q6 5 12 0M${52 - i} ${86 + i * 6}q6 5 12 0`))
    .join('') +
  p('#7d6a98', '16,8 40,24 22,38') +
  p('#5a4976', '84,8 60,24 78,38') +
  d('#8d79a8', 'M50 16 C76 16 86 32 84 50 C82 70 68 80 50 80 C32 80 18 70 16 50 C14 32 24 16 50 16Z') +
  d('#6d5a86', 'M58 17 C78 20 86 34 84 50 C82 70 68 80 54 80 C72 66 74 34 58 17Z') +
  d('#c9b9dc', 'M50 30 C42 18 30 20 24 28 C34 26 44 32 50 44 C56 32 66 26 76 28 C70 20 58 18 50 30Z') +
  c('#f6eedd', 34, 47, 15) +
  c('#e6dac4', 66, 47, 15) +
  c('#f2a93b', 34, 47, 10) +
  c('#f2a93b', 66, 47, 10) +
  c(INK, 35, 47, 6) +
  c(INK, 65, 47, 6) +
  c('#fff', 37, 44.5, 2) +
  c('#fff', 67, 44.5, 2) +
  k(
    '#e3b862',
    2.6,
    'M19 47a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M51 47a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M49 45q1-2 2 0',
  ) +
  k('#4d3d66', 3, 'M22 30l14 4M78 30l-14 4') +
  p('#f0b64a', '44,58 56,58 50,72') +
  p('#c88a24', '50,58 56,58 50,72');
/** A dragon that has read everything. */
const vega = (): string =>
  d('#155e63', 'M8 104 C8 78 26 66 50 66 C74 66 92 78 92 104Z') +
  d('#0d4348', 'M60 67 C82 72 92 84 92 104 L70 104Z') +
  p('#e9c766', '34,104 42,84 50,96 58,84 66,104') +
  d('#e6d9b8', 'M26 34 C12 28 6 14 10 2 C16 14 26 18 36 22Z') +
  d('#bfae86', 'M74 34 C88 28 94 14 90 2 C84 14 74 18 64 22Z') +
  p('#0f4d52', '14,50 2,44 10,58 2,66 18,66') +
  p('#0c3d42', '86,50 98,44 90,58 98,66 82,66') +
  d(
    '#2a9d96',
    'M50 12 C70 12 82 26 82 44 C82 60 72 70 68 82 C64 92 36 92 32 82 C28 70 18 60 18 44 C18 26 30 12 50 12Z',
  ) +
  d('#1b7a78', 'M58 13 C74 18 82 30 82 44 C82 60 72 70 68 82 C65 89 57 90 52 90 C66 70 72 36 58 13Z') +
  d('#6fd3c4', 'M30 30 C34 20 42 16 50 16 C44 22 38 26 34 38Z') +
  p('#e9c766', '50,6 56,20 50,34 44,20') +
  p('#b8923a', '50,6 56,20 50,34') +
  d(INK, 'M24 44 C32 36 40 40 45 50 C38 54 28 54 24 44Z') +
  d(INK, 'M76 44 C68 36 60 40 55 50 C62 54 72 54 76 44Z') +
  e('#ffd75a', 35, 46.5, 6, 4.6) +
  e('#ffd75a', 65, 46.5, 6, 4.6) +
  e(INK, 35, 46.5, 1.7, 4.4) +
  e(INK, 65, 46.5, 1.7, 4.4) +
  k('#bff2e6', 2.2, 'M23 38q10-7 21 3M77 38q-10-7-21 3') +
  e('#7fdccd', 50, 74, 15, 11) +
  e('#0d4348', 44, 70, 2.2, 3) +
  e('#0d4348', 56, 70, 2.2, 3) +
  k('#0d4348', 2.4, 'M38 79q12 8 24 0') +
  p('#fff8e4', '41,80.5 45,82 43,87') +
  p('#fff8e4', '59,80.5 55,82 57,87') +
  c('#e9c766', 50, 60, 1.6) +
  c('#e9c766', 44, 57, 1.2) +
  c('#e9c766', 56, 57, 1.2);

const hats = import.meta.glob<string>('../games/*/hat.svg', { query: '?raw', import: 'default', eager: true });

export type Level = 'novice' | 'regular' | 'veteran' | 'legend';
export const LEVELS: readonly Level[] = ['novice', 'regular', 'veteran', 'legend'];

interface Companion {
  draw: () => string;
  tone: string;
  back: string;
}

export const COMPANIONS: Record<Level, Companion> = {
  novice: { draw: pip, tone: '#ffd24a', back: '#5d4a1b' },
  regular: { draw: bruno, tone: '#8fc2b4', back: '#24443f' },
  veteran: { draw: greta, tone: '#c9b9dc', back: '#3a2d52' },
  legend: { draw: vega, tone: '#6fd3c4', back: '#0e3a3e' },
};

/** The companion of a level, also of the levels of older matches. */
export function companion(level: string | null | undefined): Level {
  if (level === 'easy') return 'novice';
  if (level === 'hard') return 'veteran';
  return LEVELS.find((each) => each === level) ?? 'regular';
}

/** One to four. */
export const strength = (level: Level): number => LEVELS.indexOf(level) + 1;

/** Games that have a hat for them. */
export const HATTED: readonly string[] = Object.keys(hats).map((path) => path.split('/')[2] ?? '');

const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

export const bust = (level: Level, game = ''): string =>
  COMPANIONS[level].draw() + inner(hats[`../games/${game}/hat.svg`] ?? '');
