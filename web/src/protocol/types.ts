/** The messages between table and browser: generated ones, and the shapes that games put into them. */

import type * as sent from './messages';

export type {
  Absent, Answer, Done, FromBrowser, GameInfo, Hello, Join, Joined, Lobby, Me, NewMe, Opened, People, Reason, Refused, Result,
  Room, RoomSeat, Said, Summary, Undo, Verified, Welcome,
} from './messages';

export type Lang = sent.Me['lang'];
export type Atom = number | string;

/** An answer: a small readable tuple such as `["play", "sniper", 1, "front"]`. */
export type Option = Atom[];

/** What on the table something is about: `{"slot": [seat, column, row]}`, `{"hand": ["sniper"]}`. */
export type Target = Record<string, Atom[]>;

export type Options = Record<string, string>;
export type Seating = sent.SeatWish;
export type Level = sent.GameInfo['levels'][number];
export type Sitting = sent.SeatNow;
export type Choice = sent.OptionNow;
export type Try = sent.Try;
export type Question = sent.QuestionNow;
export type Lesson = sent.LessonNow;
export type Problem = sent.ErrorBody;

/** A line of the log: its own details are the game's. */
export interface EventLine {
  event: string;
  moment: number;
  said: sent.Said;
  [detail: string]: unknown;
}

/** The table as one reader sees it: in the game's own shape, and plain. */
export interface View {
  table: unknown;
  plain: Plain;
}

/** What every game gives besides its own shape, so that it can be drawn without knowing it. */
export interface Plain {
  zones: Zone[];
  counters: Counter[];
}

export interface Zone {
  id: string;
  name: sent.Said;
  owner: number | null;
  kind: 'table' | 'hand' | 'pile' | 'offer';
  layout: 'row' | 'grid' | 'hex' | 'stack' | 'text';
  columns: number;
  cells: (Cell | null)[];
  chart?: Chart;
}

export interface Cell {
  card: string | null;
  name: sent.Said;
  text: sent.Said | null;
  marks: sent.Said[];
  face_down: boolean;
  target: Target | null;
  at: [number, number] | null;
  /** The ground of a place on a map. */
  tone: 'road' | 'sand' | 'rock' | 'wood' | 'void' | null;
  /** Whose figures stand there. */
  seats: number[];
  ground?: Ground;
}

/** A space of a map. */
export interface Ground {
  level: number;
  /** What stands on its edges; the key says what it means. */
  north: string;
  west: string;
  signs: string;
  outside: boolean;
  pieces: { sign: string; seat: number; name: sent.Said; target: Target | null }[];
}

/** What makes a grid a map. */
export interface Chart {
  key: { name: sent.Said; sign: string; edge: string; level: number }[];
  figures: { sign: string; name: sent.Said; at: [number, number] }[];
  /** The kind of target at corners and at edges, and the message that words it. */
  corners: [string, string];
  edges: [string, string];
}

export interface Counter {
  id: string;
  owner: number | null;
  name: sent.Said;
  value: number | string;
}

export type Frame = Omit<sent.Frame, 'view' | 'events'> & { view: View; events: EventLine[] };
export type Moment = Omit<sent.Moment, 'view' | 'events'> & { view: View; events: EventLine[] };
export type Replay = Omit<sent.Replay, 'moments'> & { moments: Moment[] };
export type FromServer = Exclude<sent.FromServer, sent.Frame> | Frame;
export type ToServer = sent.FromBrowser;
