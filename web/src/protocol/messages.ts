/** Made by web/scripts/types from stolik/table/messages.py. Do not edit: change the structs and run it again. */

export type Json = unknown;

/** Something to be said: a message of the words files and its arguments. */
export interface Said {
  message: string;
  args: Record<string, number | string>;
}

/** How much time people have. `move`: so many seconds for every move (as long as the seat is asked without a break); `bank`: so many seconds for the whole match, and `increment` more after every move; `days`: as `move`, but it runs on when people are away. */
export interface Clock {
  kind: 'bank' | 'days' | 'move';
  seconds: number;
  increment?: number;
  zero?: 'bot' | 'lost';
}

/** Who the visitor is. */
export interface Me {
  person: string;
  name: string;
  lang: 'en' | 'pl' | 'uk';
}

/** A new name or language. */
export interface NewMe {
  name?: string;
  lang?: 'en' | 'pl' | 'uk';
}

/** A code that opens this person's matches on another device, once, for this many seconds. */
export interface Carry {
  code: string;
  seconds: number;
}

/** The code from the other device. `leave`: although matches on this device are not over. */
export interface Carried {
  code: string;
  leave?: boolean;
}

/** A setting and its values; the first is the default. People who have chosen nothing begin with `first`. */
export interface SettingInfo {
  name: string;
  values: string[];
  first: string;
  names: Record<string, string>;
}

/** A game one can play here. */
export interface GameInfo {
  game: string;
  seats: [number, number];
  settings: SettingInfo[];
  levels: ('easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran')[];
  lesson: boolean;
  board: string | null;
  hero: string | null;
}

/** Who shall sit on a seat of a new match. An open seat with a level is kept warm by a bot until somebody comes. */
export interface SeatWish {
  who: 'bot' | 'here' | 'me' | 'open';
  level?: 'easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran' | null;
  name?: string | null;
}

/** A match to be opened. */
export interface NewMatch {
  game: string;
  options?: Record<string, string>;
  seats?: SeatWish[];
  public?: boolean;
  clock?: Clock | null;
  friendly?: boolean;
}

/** Begin without waiting: bots of this level keep the open seats warm. */
export interface Begin {
  level?: 'easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran';
}

/** A new name for the person on one of your own seats. */
export interface NewName {
  seat: number;
  name: string;
}

/** The options of a match that may be opened. */
export interface Options {
  game: string;
  options?: Record<string, string>;
}

/** With how many seats each value of each setting goes, the other options as they are. */
export interface Possible {
  settings: Record<string, Record<string, number[]>>;
  seats: number[];
}

/** The match that was opened. */
export interface Opened {
  match: string;
}

/** A seat of a room, for everybody to see. */
export interface RoomSeat {
  seat: number;
  who: 'bot' | 'open' | 'person';
  name: string;
  level: 'easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran' | null;
  mine: boolean;
}

/** How a match ended. */
export interface Result {
  places: number[];
  points: number[];
  reason: string;
  said: Said;
}

/** A match in the lobby. */
export interface Room {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: RoomSeat[];
  state: 'adjourned' | 'over' | 'playing' | 'waiting';
  code: string | null;
  your_turn: boolean;
  result: Result | null;
  created: string;
  public: boolean;
  lesson: boolean;
  known: boolean;
  invite: string | null;
  clock: Clock | null;
  friendly: boolean;
  due: number | null;
  sides: number[];
}

/** A match that waits for the reader, and the seconds left, if there is a clock. */
export interface Turn {
  match: string;
  game: string;
  due: number | null;
}

/** Where it is the reader's move. */
export interface Turns {
  turns: Turn[];
}

/** How the reader's matches of one game ended, and the last of them, the newest first. */
export interface GameRecord {
  game: string;
  finished: number;
  won: number;
  last: ('drawn' | 'lost' | 'won')[];
}

/** How the reader's matches against somebody ended: a person by name, or a bot by its level. */
export interface FoeRecord {
  name: string;
  level: 'easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran' | null;
  finished: number;
  won: number;
}

/** What became of the reader's matches: those that were played to their end, without lessons and continuations. */
export interface PlayedRecord {
  games: GameRecord[];
  foes: FoeRecord[];
}

/** A match in the lobby as it stands: what the visitor's seat sees (None: a spectator), whose move it is. */
export interface Glance {
  match: string;
  seat: number | null;
  moment: number;
  asked: number[];
  table: Json;
}

/** The table that an invitation leads to, and who invites. */
export interface Invited {
  room: Room;
  host: string;
}

/** What a visitor can go to. */
export interface Lobby {
  public: Room[];
  mine: Room[];
  finished: Room[];
}

/** A code that somebody told, an invitation that somebody sent, or a public match of the lobby. */
export interface Join {
  code?: string | null;
  invite?: string | null;
  match?: string | null;
}

/** The seat that was taken. */
export interface Joined {
  match: string;
  seat: number;
}

/** Go on from a moment of a match, with other company. */
export interface Continue {
  moment: number;
  seats: SeatWish[];
}

/** Whether the record replays, and what was proved. */
export interface Verified {
  ok: boolean;
  words: string;
}

/** Why a call was refused. */
export interface ErrorBody {
  code: 'bad_message' | 'bad_setup' | 'broken' | 'cannot_undo' | 'lesson' | 'no_open_seat' | 'not_an_option' | 'not_asked' | 'not_found' | 'not_now' | 'not_shown' | 'not_your_seat' | 'out_of_time' | 'over' | 'stale' | 'too_large' | 'too_many' | 'unknown_game' | 'unknown_match' | 'unplayable' | 'unsure' | 'wrong_origin';
  message: string;
}

/** Something that happened: the game's own event, the number of answers before it, its words, its sound. */
export interface EventNow {
  happened: Json;
  moment: number;
  said: Said;
  sound: string;
}

/** What a reader could see after this many answers, and what happened just before. */
export interface Moment {
  moment: number;
  view: View;
  events: EventNow[];
}

/** A match, moment by moment. */
export interface Replay {
  match: string;
  game: string;
  seat: number | null;
  moments: Moment[];
  of: number;
}

/** How likely each seat was to win at a moment. */
export interface CurvePoint {
  moment: number;
  chance: number[];
}

/** A moment that turned the match. */
export interface KeyMoment {
  moment: number;
  said: Said;
  swing: number;
  seat: number;
  by: number;
}

/** A finished match at a glance. */
export interface Summary {
  result: Result;
  said: Said;
  curve: CurvePoint[];
  key_moments: KeyMoment[];
  commitment: string;
  seed: string;
}

/** The first message: the newest frame the browser has seen (0: none), and how it wants the next ones. */
export interface Hello {
  type: 'hello';
  seen?: number;
  brief?: boolean;
  plain?: boolean;
}

/** An option of the open question. */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  question: string;
  option: (number | string)[];
}

/** Take back the seat's last answer. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

/** Why can this not be done? */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  attempt: (number | string)[];
}

/** What might be tried at the open question and may not, and why? */
export interface Tries {
  type: 'tries';
  id: string;
  seat: number;
}

/** What would come of this? */
export interface Preview {
  type: 'preview';
  id: string;
  seat: number;
  about: (number | string)[];
}

/** Give up. */
export interface Concede {
  type: 'concede';
  id: string;
  seat: number;
}

/** What to do about a seat whose person has left. */
export interface Absent {
  type: 'absent';
  id: string;
  seat: number;
  choice: 'adjourn' | 'bot' | 'wait';
}

/** The open step of a lesson has been read. */
export interface Lesson {
  type: 'lesson';
  id: string;
}

/** Say something to all, or to those on the same side. */
export interface Say {
  type: 'say';
  id: string;
  seat: number;
  phrase: 'again' | 'behind_you' | 'careful' | 'good_luck' | 'hello' | 'help_me' | 'mark_clap' | 'mark_heart' | 'mark_hmm' | 'mark_smile' | 'mark_tea' | 'mark_wow' | 'mine' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_move';
  team?: boolean;
}

/** Show those on the same side something on the table, perhaps with a phrase. */
export interface Point {
  type: 'point';
  id: string;
  seat: number;
  target: Record<string, (number | string)[]>;
  phrase?: 'again' | 'behind_you' | 'careful' | 'good_luck' | 'hello' | 'help_me' | 'mark_clap' | 'mark_heart' | 'mark_hmm' | 'mark_smile' | 'mark_tea' | 'mark_wow' | 'mine' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_move' | null;
}

/** Ask to take back the seat's last answer although somebody has learned something; or agree, or not. */
export interface Back {
  type: 'back';
  id: string;
  seat: number;
  wish: 'ask' | 'no' | 'yes';
}

/** Which match this is, and which seats are the reader's own. */
export interface Welcome {
  type: 'welcome';
  match: string;
  game: string;
  options: Record<string, string>;
  mine: number[];
  commitment: string;
  lesson: boolean;
  known: boolean;
  board: string | null;
  clock: Clock | null;
  friendly: boolean;
  sides: number[];
}

/** A seat of a live match. */
export interface SeatNow {
  seat: number;
  who: 'bot' | 'open' | 'person';
  name: string;
  here: boolean;
  level?: 'easy' | 'hard' | 'legend' | 'normal' | 'novice' | 'regular' | 'veteran' | null;
  thinking?: boolean;
  stands_in?: boolean;
  guest?: boolean;
}

/** What a seat wants to be done about somebody who has left. */
export interface WishNow {
  seat: number;
  choice: 'adjourn' | 'bot' | 'wait';
}

/** A person who has left, the seconds until the others may choose, and what they have chosen so far. */
export interface AbsentNow {
  seat: number;
  seconds: number;
  wishes?: WishNow[];
}

/** A seat asks to go back to the moment before its last answer: how many steps, and who has not agreed yet. */
export interface BackNow {
  seat: number;
  moment: number;
  steps: number;
  missing: number[];
}

/** Who is here. */
export interface People {
  type: 'people';
  seats: SeatNow[];
  watchers: number;
  absent: AbsentNow | null;
  state: 'adjourned' | 'over' | 'playing' | 'waiting';
  rematch: string | null;
  back: BackNow | null;
}

/** The clock of a seat: milliseconds left (None: a bot has no clock), and whether it runs. */
export interface SeatClock {
  seat: number;
  left: number | null;
  runs: boolean;
}

/** All clocks at this moment. `rests`: none runs although somebody is asked. */
export interface Clocks {
  type: 'clocks';
  seats: SeatClock[];
  rests: boolean;
}

/** Something that a seat has said, and when (seconds since 1970). */
export interface TalkLine {
  seat: number;
  phrase: 'again' | 'behind_you' | 'careful' | 'good_luck' | 'hello' | 'help_me' | 'mark_clap' | 'mark_heart' | 'mark_hmm' | 'mark_smile' | 'mark_tea' | 'mark_wow' | 'mine' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_move';
  team: boolean;
  at: number;
}

/** What was said, to this reader too. `old`: before the page was opened. */
export interface Talk {
  type: 'talk';
  lines: TalkLine[];
  old: boolean;
}

/** A seat of the reader's side shows something on the table. */
export interface Pointed {
  type: 'pointed';
  seat: number;
  target: Record<string, (number | string)[]>;
  phrase: 'again' | 'behind_you' | 'careful' | 'good_luck' | 'hello' | 'help_me' | 'mark_clap' | 'mark_heart' | 'mark_hmm' | 'mark_smile' | 'mark_tea' | 'mark_wow' | 'mine' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_move' | null;
}

/** A legal option: its words, the things to point at, the key that chooses it. */
export interface OptionNow {
  option: (number | string)[];
  said: Said;
  target: Record<string, (number | string)[]>;
  key: string | null;
  role: string;
}

/** Something one might try and may not, and why. */
export interface Try {
  attempt: (number | string)[];
  target: Record<string, (number | string)[]>;
  clause: string;
  said: Said;
}

/** The open question of a seat. */
export interface QuestionNow {
  id: string;
  seat: number;
  kind: string;
  source: string;
  said: Said;
  options: OptionNow[];
  tries: Try[] | null;
}

/** Who must do what, for everybody. */
export interface Asked {
  seat: number;
  said: Said;
}

/** What Undo would take back: an answer, and all that came of it. */
export interface UndoNow {
  seat: number;
  said: Said;
  target: Record<string, (number | string)[]>;
  moment: number;
}

/** The open step of a lesson. Without `wants` it goes on when it has been read or looked at. */
export interface LessonNow {
  step: number;
  of: number;
  said: Said;
  point: Record<string, (number | string)[]> | null;
  wants: ((number | string)[])[] | null;
  look: boolean;
}

/** The table as one reader sees it: in the game's own shape, and plain. */
export interface View {
  table: Json;
  plain: Plain | null;
}

/** Everything one seat (None: a spectator) may see after one change. */
export interface Frame {
  type: 'frame';
  frame: number;
  seat: number | null;
  moment: number;
  log: number;
  view: View | null;
  changes: ([(number | string)[], Json])[] | null;
  events: EventNow[];
  asked: Asked[];
  question: QuestionNow | null;
  undo: UndoNow | null;
  result: Result | null;
  seed: string | null;
  lesson: LessonNow | null;
}

/** A message was carried out; the frame shows the outcome. */
export interface Done {
  type: 'done';
  id: string;
  frame: number;
}

/** A message changed nothing; without an id, what a page should know although it asked for nothing. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: 'bad_message' | 'bad_setup' | 'broken' | 'cannot_undo' | 'lesson' | 'no_open_seat' | 'not_an_option' | 'not_asked' | 'not_found' | 'not_now' | 'not_shown' | 'not_your_seat' | 'out_of_time' | 'over' | 'stale' | 'too_large' | 'too_many' | 'unknown_game' | 'unknown_match' | 'unplayable' | 'unsure' | 'wrong_origin';
  message: string;
  reason: ReasonNow | null;
}

/** A clause and its words. */
export interface ReasonNow {
  clause: string;
  said: Said;
}

/** The reply to "why". */
export interface Reason {
  type: 'reason';
  id: string;
  allowed: boolean;
  clause: string;
  said: Said | null;
}

/** The reply to "tries": for which question, and each with its reason. */
export interface TriesNow {
  type: 'tries_now';
  id: string;
  question: string | null;
  tries: Try[];
}

/** The reply to "preview", in the game's own shape; None where there is nothing to say. */
export interface Previewed {
  type: 'previewed';
  id: string;
  preview: Json;
}

/** The whole plain board. */
export interface Plain {
  zones: Zone[];
  counters: Counter[];
}

/** A part of the table. */
export interface Zone {
  id: string;
  name: Words;
  owner: number | null;
  kind: 'hand' | 'offer' | 'pile' | 'table';
  layout: 'grid' | 'hex' | 'row' | 'stack' | 'text';
  columns: number;
  cells: (Cell | null)[];
  chart: Chart | null;
  tones: Record<string, string>;
}

/** A message of the words files and its arguments. */
export interface Words {
  message: string;
  args: Record<string, number | string>;
}

/** Something that lies in a zone, or (without a card) an empty place that can be pointed at. */
export interface Cell {
  card: string | null;
  name: Words;
  text: Words | null;
  marks: Words[];
  face_down: boolean;
  target: Record<string, (number | string)[]> | null;
  at: [number, number] | null;
  tone: string | null;
  seats: number[];
  ground: Ground | null;
}

/** A space of a map: its height, what stands on its northern and western edge (a word that the key of the map explains), the signs of what lies on it, whether it is out of bounds, and who stands on it. */
export interface Ground {
  level: number;
  north: string;
  west: string;
  signs: string;
  outside: boolean;
  pieces: Piece[];
}

/** Someone's figure on a map: a letter in the shape of the seat. */
export interface Piece {
  sign: string;
  seat: number;
  name: Words;
  target: Record<string, (number | string)[]> | null;
}

/** What makes a grid a map. `corners` and `edges` name the kind of the targets at the corners `[column, row, height]` and the edges `["h" or "v", column, row]` of its spaces, and the message that words them. */
export interface Chart {
  key: Key[];
  figures: Figure[];
  corners: [string, string];
  edges: [string, string];
}

/** A line of the key of a map: what a sign, a kind of edge or a height means. */
export interface Key {
  name: Words;
  sign: string;
  edge: string;
  level: number;
}

/** Something that stands on the north-west corner of a space of a map. */
export interface Figure {
  sign: string;
  name: Words;
  at: [number, number];
}

/** A number (or a word) that matters. */
export interface Counter {
  id: string;
  owner: number | null;
  name: Words;
  value: number | string | boolean | null;
}

export type FromBrowser = Hello | Answer | Undo | Why | Tries | Preview | Concede | Absent | Lesson | Say | Point | Back;

export type FromServer = Welcome | People | Frame | Done | Refused | Reason | TriesNow | Previewed | Clocks | Talk | Pointed;
