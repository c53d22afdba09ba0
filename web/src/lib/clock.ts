/** A clock in words: "For the match: 15:00 + 0:10", "Over days: 3 d". */

import type { Clock } from '../protocol/types';
import { face } from '../table/company.svelte';
import { ui } from './words.svelte';

/** A length of time as a clock shows it. */
export const lengthWords = (seconds: number): string => face(seconds * 1000, ui);

export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return ui('ui-clock-none');
  const more = clock.increment ? ` + ${lengthWords(clock.increment)}` : '';
  return `${ui(`ui-clock-${clock.kind}`)}: ${lengthWords(clock.seconds)}${more}`;
}
