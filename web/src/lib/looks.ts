/** The boards there are: one folder per game; a game without one gets the plain board. */

import type { GameLook } from '../table/board';

const modules = import.meta.glob<{ look?: GameLook } & Partial<GameLook>>('../games/*/index.ts');

export async function lookOf(game: string): Promise<GameLook | null> {
  const load = modules[`../games/${game}/index.ts`];
  if (!load) return null;
  const module = await load();
  return module.look ?? (module.Board ? (module as GameLook) : null);
}
