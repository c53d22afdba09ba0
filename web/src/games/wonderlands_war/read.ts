/** Reading the view and the facts: small things that several parts ask for. */

import { printing } from './printing.svelte';

/** All chips there are. */
export const CHIP_IDS = (): Set<string> => new Set(printing.facts?.chips.map(({ id }) => id));

/** The same things together, with how many there are. */
export function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** What a chip can be made worth, or do instead. */
export const BADGES: Readonly<Record<string, string>> = { double: '×2', triple: '×3', call: '⇦' };
