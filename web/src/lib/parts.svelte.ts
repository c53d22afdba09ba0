/** What is much and need not all be there at once comes part by part, one in each frame, so that none of them takes long. */

import { untrack } from 'svelte';

export class Parts {
  /** So many are there. */
  shown = $state(0);

  /** The first comes in the frame after the one that shows the rest of the component. */
  constructor(all: () => number) {
    $effect(() => {
      const most = all();
      let soon = 0;
      const next = (): void => {
        if (untrack(() => this.shown) >= most) return;
        this.shown += 1;
        soon = requestAnimationFrame(next);
      };
      soon = requestAnimationFrame(() => (soon = requestAnimationFrame(next)));
      return () => cancelAnimationFrame(soon);
    });
  }
}
