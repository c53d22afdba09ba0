/** The boards there are: one folder per game; a game without one gets the plain board. */

import type { Look } from '../table/board';

const modules = import.meta.glob<{ default: Look }>('../games/*/index.ts');

/** Whether a game has a board of its own here. */
export const isDrawn = (game: string): boolean => `../games/${game}/index.ts` in modules;

export async function lookOf(game: string): Promise<Look | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
