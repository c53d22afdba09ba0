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

/** What rewards are for, by code: the message that says it. */
const USES: Readonly<Record<string, string>> = {
  units: 'board-for-units',
  more_units: 'board-for-units',
  castle: 'board-for-castle',
  leader: 'board-for-leader',
  shield: 'board-for-shield',
  unlock: 'board-for-unlock',
  wonderlandian: 'board-for-wonderlandian',
  smith: 'board-for-smith',
  calm: 'board-for-calm',
  shed_1: 'board-for-shards',
  shed_3: 'board-for-shards',
  quest: 'board-quest-worth',
  two_quests: 'board-quest-worth',
};
export const useOf = (reward: string): string | null => USES[reward] ?? null;

/** Whether a reward is a chip of a known kind. */
export const isChip = (reward: string): boolean =>
  reward === 'forge' || (/_(weak|strong)$/.test(reward) && !reward.startsWith('any'));
