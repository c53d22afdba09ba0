/** A clock in words: "15:00 + 0:10", "Over days: 3 d 0 h". */

import type { Clock } from '../protocol/types';
import { ui } from './words.svelte';

export const length = (seconds: number): string =>
  seconds >= 86400 ? ui('ui-clock-d', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) }) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return ui('ui-clock-none');
  const each = clock.increment ? ` + ${length(clock.increment)}` : '';
  return `${ui(`ui-clock-${clock.kind}`)}: ${length(clock.seconds)}${each}`;
}
