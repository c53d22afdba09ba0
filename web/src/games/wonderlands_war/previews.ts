/** Sums of what the engine says about an option that is pointed at. */

import type { DrawOutlook, Opening } from './types';

/** So many units are left after the worst chip that can be drawn. */
export function worst({ odds, units, after_madness, after_double_madness, after_poison }: DrawOutlook): number {
  return Math.min(
    units,
    odds?.madness ? after_madness : units,
    odds?.double_madness ? after_double_madness : units,
    odds?.poison ? after_poison : units,
  );
}

export const sum = (opening: Opening): number => opening.leader + opening.pawns + opening.castle;
