/** The messages between table and browser: generated ones, and the shapes that games put into them. */

import type * as sent from './messages';

export type {
  Absent,
  Answer,
  Asked,
  Done,
  FromBrowser,
  GameInfo,
  Glance,
  Hello,
  Invited,
  Join,
  Joined,
  Lobby,
  Me,
  NewMe,
  Opened,
  People,
  Possible,
  Reason,
  Refused,
  Result,
  Room,
  RoomSeat,
  SeatNow,
  SettingInfo,
  Said,
  Summary,
  Undo,
  Verified,
  Welcome,
} from './messages';

export type { FoeRecord, GameRecord, PlayedRecord, UndoNow } from './messages';
export type { BackNow, Carry, Clock, Clocks, Pointed, TalkLine, Turn, Turns } from './messages';
export type Phrase = sent.TalkLine['phrase'];
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

export type { Cell, Chart, Counter, Ground, Plain, Zone } from './messages';

/** Something that happened, as the game says it; a board knows the shapes of its own game. */
export type EventLine<Happened = unknown> = Omit<sent.EventNow, 'happened'> & {
  happened: Happened & { event: string };
};

export type View<Table = unknown> = Omit<sent.View, 'table'> & { table: Table };
export type SentFrame = Omit<sent.Frame, 'view' | 'events'> & { view: View | null; events: EventLine[] };
/** A frame with the whole view, whether it came whole or as what changed. */
export type Frame = Omit<SentFrame, 'view' | 'changes'> & { view: View };
export type Moment = Omit<sent.Moment, 'view' | 'events'> & { view: View; events: EventLine[] };
export type Replay = Omit<sent.Replay, 'moments'> & { moments: Moment[] };
export type FromServer = Exclude<sent.FromServer, sent.Frame> | SentFrame;
export type ToServer = sent.FromBrowser;
