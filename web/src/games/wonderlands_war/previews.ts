/** What the engine says about an option that is pointed at: the structs at the end of the game's view. */

import type { Odds, Opening } from './types';

export interface Way {
  chairs: number[];
  passes: number[];
  poison: boolean;
  supporter: boolean;
  filled: number;
  die: number[];
}

export interface RegionOutlook {
  order: number;
  openings: (Opening | null)[];
  would_be: Opening | null;
}

export interface DrawOutlook {
  odds: Odds | null;
  chips: number;
  refreshes: boolean;
  units: number;
  after_madness: number;
  after_double_madness: number;
  after_poison: number;
  can_block: boolean;
}

export interface RetreatOutlook {
  place: 'none' | 'second' | 'tied' | 'winner';
  vp: number;
  castle: boolean;
  forgings: number;
  feats: string[];
}

export interface ForgeOutlook {
  column: number;
  reward: string;
  gaps: string[];
  artefact: boolean;
}

export const sum = (opening: Opening): number => opening.leader + opening.pawns + opening.castle;
