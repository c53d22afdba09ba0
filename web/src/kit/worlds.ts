/** What a game brings for the pages around its board: a scene, a small picture of a position, a few facts. All optional, each loaded when it is shown. */

import { seeded } from '../art/pen';
import type { Said } from '../protocol/types';

/** tall: a poster; wide: the opened one, with words on its left; end: figures at both sides, the middle is free. */
export type Mode = 'tall' | 'wide' | 'end';

/** What `web/src/games/<game>/world.ts` exports. Drawings are SVG, and repeat no id: `id` is a prefix of their own. */
export interface WorldLook<Table = never> {
  /** The inside of an SVG of this size. */
  scene: (width: number, height: number, mode: Mode, id: string) => string;
  /** The inside of an SVG of 160 × 100: the position, by a handful of facts. */
  mini: (table: Table, seat: number | null, id: string) => string;
  /** How far the match is. */
  when: (table: Table) => { turn?: number; round?: number } | null;
  /** How it ended, in the game's own words, if there is more to tell than who won. */
  ended?: (table: Table) => Said | null;
}

/** `web/src/games/<game>/settings.ts`: pictures for the values of a setting, each the inside of an SVG of 160 × 100. */
export interface SettingLook {
  picture: (setting: string, value: string) => string | null;
}

/** `web/src/games/<game>/poster.json`: its place in the row, minutes of a match and of the lesson, how much there is to learn, 1 to 4. */
export interface Poster {
  order: number;
  minutes: [number, number];
  lesson: number;
  weight: number;
}

const worlds = import.meta.glob<{ default: WorldLook }>('../games/*/world.ts');
const posters = import.meta.glob<Poster>('../games/*/poster.json', { import: 'default', eager: true });

export async function worldOf(game: string): Promise<WorldLook<unknown> | null> {
  const load = worlds[`../games/${game}/world.ts`];
  return load
    ? load().then(
        (found) => found.default as unknown as WorldLook<unknown>,
        () => null,
      )
    : null;
}

const settings = import.meta.glob<{ default: SettingLook }>('../games/*/settings.ts');

export async function settingLookOf(game: string): Promise<SettingLook | null> {
  const load = settings[`../games/${game}/settings.ts`];
  return load
    ? load().then(
        (found) => found.default,
        () => null,
      )
    : null;
}

export const posterOf = (game: string): Poster | null => posters[`../games/${game}/poster.json`] ?? null;

// What the drawings share.

export const n0 = (value: number): number => Math.round(value * 10) / 10;

export const put = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  `<g transform="translate(${n0(x)} ${n0(y)}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;

export function grad(id: string, ...stops: [number, string, number?][]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</linearGradient>`;
}

export function stars(width: number, height: number, count: number, seed: number, fill: string): string {
  const random = seeded(seed);
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${n0(random() * width)}" cy="${n0(random() * height)}" r="${n0(0.5 + random() * 1.1)}" fill="${fill}" opacity="${n0(0.3 + random() * 0.6)}"/>`,
  ).join('');
}
