/** The pictures of the games for the first page: `Hero.svelte` in the folder of a game, each loaded when it is shown. */

import type { Component } from 'svelte';

const heroes = import.meta.glob<{ default: Component }>('../games/*/Hero.svelte');

/** The picture of a game; null where it has none here, or it cannot be loaded. */
export async function heroOf(game: string): Promise<Component | null> {
  const load = heroes[`../games/${game}/Hero.svelte`];
  return load
    ? load().then(
        (found) => found.default,
        () => null,
      )
    : null;
}
