/** `view.table` of Radlands, as the server sends it. */

export type Harm = 'undamaged' | 'damaged' | 'destroyed';

export interface Standing {
  card: string;
  type: 'camp' | 'person';
  state: Harm;
  ready: boolean;
  unprotected: boolean;
  /** Stays with the card while it is in play. */
  handle: number;
}

export interface Side {
  water: number;
  hand_count: number;
  hand: string[] | null;
  silo: 'hand' | 'play_area';
  raiders: 'play_area' | 'queue' | 'resolving';
  /** Three columns of three places: camp row, near, front. */
  columns: (Standing | null)[][];
  queue: (string | null)[];
  offer: string[] | null;
  people_put_into_play: number;
  all_unprotected: boolean;
}

export interface RadlandsTable {
  edition: 'ua' | 'pl';
  camp_set: 'v1' | 'v2';
  phase: string;
  turn: number;
  active: number;
  deck: number;
  deck_ran_out: boolean;
  discard: { count: number; top: string | null; this_turn: string[] };
  resolving: string | null;
  announced: string | null;
  events_resolved: number;
  sides: Side[];
}

/** What a card in play or in a queue is called while things move. */
export const flipCard = (handle: number): string => `c${handle}`;
export const flipEvent = (seat: number, card: string): string => `q${seat}-${card}`;

/** The names of all things that can move. */
export function flips(table: RadlandsTable): Set<string> {
  const found = new Set<string>();
  table.sides.forEach((side, seat) => {
    for (const column of side.columns) for (const place of column) if (place) found.add(flipCard(place.handle));
    for (const card of side.queue) if (card) found.add(flipEvent(seat, card));
  });
  return found;
}

/** Where a card stands, in the words of the game: with its camp on row 0 people are near (1) and in front (2) of it. */
export function placeWord(column: (Standing | null)[], row: number): 'camp' | 'front' | 'behind' | 'alone' {
  if (column[row]?.type === 'camp') return 'camp';
  const people = column.map((card, at) => (card?.type === 'person' ? at : -1)).filter((at) => at >= 0);
  if (people.length < 2) return 'alone';
  return row === Math.max(...people) ? 'front' : 'behind';
}
