/** Which panel lies over the board: what the open question needs, or what a person has opened to look at. */

import type { Scene } from './scene.svelte';
import { shelf, type Opened } from './shelf.svelte';

export type PanelKind = 'factions' | 'offer' | 'taken' | 'supply' | 'market' | 'unlock' | 'forge' | 'glass' | 'die';
export type Shown = { kind: PanelKind } | Opened;

const BY_KIND: Record<string, PanelKind> = {
  choose_faction: 'factions',
  keep_quest: 'offer',
  choose_effect: 'taken',
  choose_side: 'taken',
  tainted: 'taken',
  choose_ally: 'supply',
  take_wonderlandian: 'market',
  unlock: 'unlock',
  smith: 'forge',
  forge: 'forge',
  roll_again: 'die',
};

/** Questions about regions and the units in them: at the tea party the table shows them, in the war the glass opens as a panel. */
const IN_GLASS = [
  'place_leader',
  'place_units',
  'place_unit',
  'place_pawn',
  'place_supporter',
  'place_castle',
  'walrus_castle',
  'relocate',
  'feather',
  'paint',
  'everywhere',
];

/** The panel of the open question. */
export function asksFor(ww: Scene): PanelKind | null {
  const kind = ww.kind;
  if (IN_GLASS.includes(kind))
    return ww.table.battle === null ? null : kind === 'everywhere' && ww.mine.leader === 'reserve' ? null : 'glass';
  return BY_KIND[kind] ?? null;
}

export function panelOf(ww: Scene): Shown | null {
  if (shelf.opened) return shelf.opened;
  const kind = asksFor(ww);
  return kind ? { kind } : null;
}
