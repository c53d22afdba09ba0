/** Made by web/scripts/types from the view, events and facts of radlands. Do not edit: change the structs and run it again. */

/** The whole table. */
export interface BoardView {
  edition: 'pl' | 'ua';
  camp_set: 'v1' | 'v2';
  phase: 'actions' | 'draft' | 'events' | 'setup';
  turn: number;
  active: number;
  deck: number;
  deck_ran_out: boolean;
  discard: Discard;
  resolving: string | null;
  announced: string | null;
  events_resolved: number;
  sides: Side[];
}

/** All cards of a match, and what two actions cost. */
export interface Facts {
  edition: 'pl' | 'ua';
  camp_set: 'v1' | 'v2';
  cards: Record<string, Printed>;
  effects: Record<string, string>;
  draw_cost: number;
  silo_cost: number;
}

/** A seat was dealt the camps it may choose from. */
export interface DealtCamps {
  event: 'dealt_camps';
  seat: number;
  cards?: string[] | null;
}

/** A seat's camps were laid out, from the first column to the third. */
export interface LaidCamps {
  event: 'laid_camps';
  seat: number;
  cards: string[];
}

/** This seat has the first turn. */
export interface Starts {
  event: 'starts';
  seat: number;
}

/** A seat's turn began. */
export interface TurnBegan {
  event: 'turn_began';
  seat: number;
  turn: number;
}

/** A seat got its water for the turn. */
export interface Replenished {
  event: 'replenished';
  seat: number;
  water: number;
}

/** A seat's turn ended. */
export interface TurnEnded {
  event: 'turn_ended';
  seat: number;
}

/** A seat took its Water Silo to its hand. */
export interface TookSilo {
  event: 'took_silo';
  seat: number;
}

/** A seat got a water. */
export interface GainedWater {
  event: 'gained_water';
  seat: number;
}

/** A seat drew a card. */
export interface Drew {
  event: 'drew';
  seat: number;
  card?: string | null;
}

/** A seat plays a person for whom it must first make room. */
export interface Announced {
  event: 'announced';
  seat: number;
  card: string;
}

/** A seat played an event from its hand. */
export interface PlayedEvent {
  event: 'played_event';
  seat: number;
  card: string;
  cost: number;
}

/** A seat discarded a card for its junk effect. */
export interface Junked {
  event: 'junked';
  seat: number;
  card: string;
}

/** A seat discarded a card from its hand. */
export interface Discarded {
  event: 'discarded';
  seat: number;
  card: string;
}

/** A seat discarded the top card of the deck. */
export interface DiscardedFromDeck {
  event: 'discarded_from_deck';
  seat: number;
  card: string;
}

/** The deck ran out and this many cards of the discard pile became the second one. */
export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** An event was put on a space of its owner's queue. */
export interface Queued {
  event: 'queued';
  seat: number;
  card: string;
  space: number;
}

/** An event advanced to this space. */
export interface Advanced {
  event: 'advanced';
  seat: number;
  card: string;
  space: number;
}

/** An event was moved back to this space. */
export interface MovedBack {
  event: 'moved_back';
  seat: number;
  card: string;
  space: number;
}

/** An event began to be resolved. */
export interface Resolved {
  event: 'resolved';
  seat: number;
  card: string;
}

/** A person entered play from its owner's hand. */
export interface Played {
  event: 'played';
  card: string;
  owner: number;
  column: number;
  row: number;
  cost: number;
}

/** A punk entered play. */
export interface GainedPunk {
  event: 'gained_punk';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** An ability was used: its number on the card, and what it does. */
export interface Used {
  event: 'used';
  card: string;
  owner: number;
  column: number;
  row: number;
  ability: number;
  does: string;
}

/** A card was damaged. */
export interface Damaged {
  event: 'damaged';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** A card was destroyed. */
export interface Destroyed {
  event: 'destroyed';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** A card was restored. */
export interface Restored {
  event: 'restored';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** A person went back to its owner's hand; a punk's face is for that owner. */
export interface Returned {
  event: 'returned';
  card: string;
  owner: number;
  column: number;
  row: number;
  face?: string | null;
}

/** A punk was turned faceup. */
export interface Flipped {
  event: 'flipped';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** A destroyed camp was turned back. */
export interface TurnedBack {
  event: 'turned_back';
  card: string;
  owner: number;
  column: number;
  row: number;
}

/** The Juggernaut moved to this row; on row 0 it has returned. */
export interface JuggernautMoved {
  event: 'juggernaut_moved';
  seat: number;
  column: number;
  row: number;
}

/** A person was moved to this column, or to the other place in it. */
export interface Shifted {
  event: 'shifted';
  owner: number;
  column: number;
}

/** A seat's people were rearranged. */
export interface Rearranged {
  event: 'rearranged';
  seat: number;
}

/** The match is over. */
export interface Ended {
  event: 'ended';
  places: number[];
  points: number[];
  reason: string;
}

/** The discard pile: how many cards, the top one, and those of this turn, which everybody saw. */
export interface Discard {
  count: number;
  top: string | null;
  this_turn: string[];
}

/** What lies before one seat, and how much it holds. */
export interface Side {
  water: number;
  hand_count: number;
  hand: string[] | null;
  silo: 'hand' | 'play_area';
  raiders: 'play_area' | 'queue' | 'resolving';
  columns: ((InPlay | null)[])[];
  queue: (string | null)[];
  offer: string[] | null;
  people_put_into_play: number;
  all_unprotected: boolean;
}

/** A camp or a person on a slot. A punk is just a punk: nobody sees its face here. */
export interface InPlay {
  card: string;
  type: 'camp' | 'person';
  state: 'damaged' | 'destroyed' | 'undamaged';
  ready: boolean;
  unprotected: boolean;
  handle: number;
}

/** The face of a card; what a kind of card does not have is None. */
export interface Printed {
  type: 'camp' | 'event' | 'person' | 'punk' | 'raiders' | 'silo';
  copies: number;
  cost: number | null;
  junk: 'draw' | 'injure' | 'punk' | 'raid' | 'restore' | 'water' | null;
  bomb: number | null;
  start: number | null;
  unique: boolean;
  abilities: Ability[];
  traits: ('argo' | 'enters_doomsayer' | 'enters_punk' | 'enters_restore' | 'enters_wounded_soldier' | 'holdout' | 'karli' | 'ready_at_once' | 'vera' | 'zeto' | 'bonfire' | 'oasis' | 'obelisk' | 'obelisk_v2' | 'starts_damaged')[];
  icons: ('all' | 'any' | 'camp' | 'cards' | 'column' | 'damage' | 'destroy' | 'discard' | 'draw' | 'flip' | 'hurt' | 'injure' | 'junk' | 'move' | 'person' | 'punk' | 'queue' | 'raid' | 'ready' | 'restore' | 'sacrifice' | 'shield' | 'theirs' | 'water')[];
  text: string;
}

/** One black box. */
export interface Ability {
  water: number;
  does: string;
  icons: ('all' | 'any' | 'camp' | 'cards' | 'column' | 'damage' | 'destroy' | 'discard' | 'draw' | 'flip' | 'hurt' | 'injure' | 'junk' | 'move' | 'person' | 'punk' | 'queue' | 'raid' | 'ready' | 'restore' | 'sacrifice' | 'shield' | 'theirs' | 'water')[];
}

export type Happened = DealtCamps | LaidCamps | Starts | TurnBegan | Replenished | TurnEnded | TookSilo | GainedWater | Drew | Announced | PlayedEvent | Junked | Discarded | DiscardedFromDeck | Reshuffled | Queued | Advanced | MovedBack | Resolved | Played | GainedPunk | Used | Damaged | Destroyed | Restored | Returned | Flipped | TurnedBack | JuggernautMoved | Shifted | Rearranged | Ended;
