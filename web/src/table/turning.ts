/** Where a match turned for one seat: of all turning points those that changed its own chances most. */

import type { Summary } from '../protocol/types';

/** A change by less is none for this seat. */
const LEAST = 0.04;

export interface Turn {
  key: Summary['key_moments'][number];
  /** The seat's own chances, in percent. */
  before: number;
  after: number;
}

export function turningPoints({ curve, key_moments }: Summary, seat: number, most: number): Turn[] {
  const found = key_moments.flatMap((key) => {
    const at = curve.findIndex(({ moment }) => moment === key.moment);
    const [before, after] = [curve[at - 1]?.chance[seat], curve[at]?.chance[seat]];
    return before === undefined || after === undefined || Math.abs(after - before) < LEAST
      ? []
      : [{ key, before: Math.round(before * 100), after: Math.round(after * 100), change: Math.abs(after - before) }];
  });
  return found
    .sort((one, other) => other.change - one.change)
    .slice(0, most)
    .sort((one, other) => one.key.moment - other.key.moment)
    .map(({ key, before, after }) => ({ key, before, after }));
}
