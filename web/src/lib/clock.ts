/** A clock in words: "15 min + 10 s", "Per move: 1 min", "Over days: 3 d". */

import type { Clock } from '../protocol/types';
import { face } from '../table/company.svelte';
import { ui } from './words.svelte';

/** A length of time that somebody has chosen. */
export function lengthWords(seconds: number): string {
  if (seconds < 60) return ui('ui-clock-s', { seconds });
  return seconds < 3600 ? ui('ui-clock-min', { minutes: seconds / 60 }) : face(seconds * 1000, ui);
}

export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return ui('ui-clock-none-told');
  const more = clock.increment ? ` + ${lengthWords(clock.increment)}` : '';
  return ui(`ui-clock-${clock.kind}-told`, { time: `${lengthWords(clock.seconds)}${more}` });
}
