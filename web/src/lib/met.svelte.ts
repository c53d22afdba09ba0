/** How your own finished matches against each companion went; nobody else is shown that. */

import type { FoeRecord } from '../protocol/types';
import { api } from './api';
import { companion, type Level } from './people';
import { ui } from './words.svelte';

class Met {
  private foes = $state.raw<readonly FoeRecord[] | null>(null);

  /** Ask the table; while it is away nothing is said. */
  async load(): Promise<void> {
    try {
      this.foes = (await api.record()).foes;
    } catch {
      // What is known stays.
    }
  }

  /** "Won: 3 of 5"; empty where there is nothing to tell. */
  words(level: Level): string {
    const foe = this.foes?.find((each) => each.level != null && companion(each.level) === level);
    return foe ? ui('ui-record-of', { won: foe.won, of: foe.finished }) : '';
  }

  get isKnown(): boolean {
    return this.foes !== null;
  }
}

export const met = new Met();
