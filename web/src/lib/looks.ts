/** The boards there are: one folder per game; a game without one gets the plain board. */

import type { Look } from '../table/board';
import { api } from './api';

const modules = import.meta.glob<{ default: Look }>('../games/*/index.ts');

/** Whether a game has a board of its own here. */
export const isDrawn = (game: string): boolean => `../games/${game}/index.ts` in modules;

/** The board of a game, when it has read what is printed in this match. */
export async function lookOf(game: string, match: string): Promise<Look | null> {
  const load = modules[`../games/${game}/index.ts`];
  if (!load) return null;
  const look = (await load()).default;
  // Without them the faces stay blank, but the match can be played.
  if (look.learn) await api.facts(match).then(look.learn, () => undefined);
  return look;
}
