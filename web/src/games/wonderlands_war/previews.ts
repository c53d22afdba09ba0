/** Sums of what the engine says about an option that is pointed at. */

import type { Opening } from './types';

export const sum = (opening: Opening): number => opening.leader + opening.pawns + opening.castle;
