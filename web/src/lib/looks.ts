/** The boards there are: one folder per game here, or a module in the game's own package; a game with neither gets the plain board. */

import type { Look } from '../table/board';
import { load } from '../table/foreign';
import { api } from './api';

const modules = import.meta.glob<{ default: Look }>('../games/*/index.ts');

/** Whether a game has a board of its own, here or at the address that the server gives. */
export const isDrawn = (game: string, board: string | null | undefined): boolean =>
  `../games/${game}/index.ts` in modules || Boolean(board);

/** The board of a game, when it has read what is printed in this match. */
export async function lookOf(game: string, match: string): Promise<Look | null> {
  const here = modules[`../games/${game}/index.ts`];
  const look = here ? (await here()).default : await foreign(game);
  // Without them the faces stay blank, but the match can be played.
  if (look?.learn) await api.facts(match).then(look.learn, () => undefined);
  return look;
}

/** The board in the game's own package; null also where it cannot be loaded. */
async function foreign(game: string): Promise<Look | null> {
  try {
    const board = (await api.games()).find((info) => info.game === game)?.board;
    return board ? await load(board) : null;
  } catch (problem) {
    console.error('a board could not be loaded', problem);
    return null;
  }
}
