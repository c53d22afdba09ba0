/** What the table and a game's board agree on. */

import type { Component } from 'svelte';
import type { Acts } from '../lib/motion';
import type { Motion } from '../lib/settings.svelte';
import type { Note } from '../lib/sound';
import type { Cast } from './roles';
import type { Cell, EventLine, Option, Question, Result, Said, Target, View } from '../protocol/types';

export type { EventLine, Option, Question, Result, Said, Target } from '../protocol/types';
export type { Acts, Scene } from '../lib/motion';
export type { Motion } from '../lib/settings.svelte';

export type Say = (said: Said) => string;

/** open: glows and can be chosen now; chosen: a part of what is being put together, or what was just taken; closed: may not be chosen and says why; quiet: nothing to do with it. */
export type SpotState = 'open' | 'chosen' | 'closed' | 'quiet';

export interface Why {
  clause: string;
  said: Said;
}

export interface Picker {
  state(target: Target): SpotState;
  why(target: Target): Why | null;
  /** The number key that chooses it; of several elements for one thing, the first one shows it. */
  key(target: Target, element?: HTMLElement): string | null;
  choose(target: Target): void;
  /** What can be chosen next, spelled. */
  readonly now: { open: string[] };
  /** The option that was just chosen, until the table answers. */
  readonly sent: Option | null;
  /** What can be chosen now of a kind of target that a board draws only then. */
  opens(kind: string): string[][];
  /** Show the big card (hover, focus, long-press, pin); null puts it away. */
  zoom(card: string | null): void;
  /** Is it what a hovered thing would touch? */
  hinted(target: Target): boolean;
  /** Spot says that it will be on the screen once this is drawn, so that nothing makes a button of it; the answer takes it back. */
  announce(target: Target): () => void;
  /** Spot says that it is on the screen; the answer takes it back. Options without a Spot become buttons. */
  mount(target: Target, element: HTMLElement): () => void;
  /** Spot says that the pointer or the focus is on it; null: no longer. */
  point(target: Target | null, element: HTMLElement | null): void;
}

export interface BoardProps<Table = unknown, Happened = unknown, Preview = unknown> {
  /** What the seat sees: `BoardView` of the game's `types.ts`. */
  table: Table;
  /** Who looks: your own side is drawn below; null, a spectator: seat 0 below. */
  seat: number | null;
  pick: Picker;
  /** Words in the current language. */
  say: Say;
  /** Events of the newest frame. What moves because of them is in the game's `acts`. */
  events: EventLine<Happened>[];
  motion: Motion;
  /** What the seat is asked now. */
  question: Question | null;
  /** The seats that are asked now. */
  asked: readonly number[];
  /** What a person or a bot is called at this table. */
  name: (seat: number) => string;
  /** What would come of an option, or what is to be known of a thing; the engine says it. The same thing is asked once per moment. */
  preview: (about: Option) => Promise<Preview | null>;
  /** Answer that very option; the others are answers to the questions that follow, as long as they are offered. */
  take: (...options: Option[]) => void;
}

/** A board that is only looked at, as in a replay: nobody is asked, nothing moves. */
export function still<Table, Happened, Preview>(
  shown: { table: Table; events: EventLine<Happened>[] } & Omit<
    BoardProps,
    'table' | 'events' | 'motion' | 'question' | 'asked' | 'preview' | 'take'
  >,
): BoardProps<Table, Happened, Preview> {
  return {
    ...shown,
    motion: 'off',
    question: null,
    asked: [],
    preview: () => Promise.resolve(null),
    take: () => undefined,
  };
}

export interface CardFaceProps {
  card: string;
  size: 'small' | 'normal' | 'big';
  say: Say;
  marks?: Said[];
}

/** A key of the board's own, for the help. */
export interface BoardKey {
  key: string;
  said: Said;
  /** The verb of the button that it presses; while that is offered no thing has the key as its number. */
  verb?: string;
}

/** What web/src/games/<game>/index.ts exports (a game in a package of its own: see foreign.ts); the game's picture for the first page is `Hero.svelte` beside it. */
export interface GameLook<Table, Happened extends { event: string }, Facts = unknown, Preview = unknown> {
  Board: Component<BoardProps<Table, Happened, Preview>>;
  /** Your own place at the table, instead of a hand of cards; `--dock-height` says how high it is. */
  Dock?: Component<BoardProps<Table, Happened, Preview>>;
  /** What stands in the question bar before its buttons: ways to choose that the board draws itself. */
  Signs?: Component<BoardProps<Table, Happened, Preview>>;
  /** What stands on a button of the question bar under its words: what the option would bring. */
  Brings?: Component<BoardProps<Table, Happened, Preview> & { option: Option }>;
  /** What the plate of a seat shows beside the log, besides the name. */
  Plate?: Component<BoardProps<Table, Happened, Preview> & { of: number }>;
  /** What the match was about, as things, when it is over: the points and what they are made of. */
  Score?: Component<BoardProps<Table, Happened, Preview> & { result: Result }>;
  /** A card as it is printed; without it cards are told in words. */
  CardFace?: Component<CardFaceProps>;
  /** Custom properties such as `--glow`, put on the table; `--display` is the display face. */
  theme: Record<string, string>;
  /** Read what is printed in the match, before the board is drawn. */
  learn?: (facts: Facts) => void;
  /** The cards that a seat holds, for the dock; null where there is no hand. */
  hand?: (table: Table, seat: number | null) => Cell[] | null;
  /** Whom the seats play: what they are called in the log, in questions and choices. */
  cast?: Cast<Table>;
  /** Whether the log has a line for it; without this for everything. */
  tells?: (happened: Happened) => boolean;
  /** How things move. */
  acts?: Acts<Happened>;
  /** What the bar says instead of the question, while something chosen or planned on the board waits for the rest. */
  asks?: (given: Pick<BoardProps<Table, Happened, Preview>, 'question' | 'pick' | 'table'>) => Said | null;
  /** Sounds of the game's own, by the name that its events give; the others are the table's. */
  sounds?: Readonly<Record<string, readonly Note[]>>;
  /** The game's own icons and what they mean, shown in the help. */
  Help?: Component<{ say: Say }>;
  /** Keys that the board itself listens to (in the capture phase, and stops those that it uses). */
  keys?: readonly BoardKey[];
  /** The kind of target whose number is printed on the board: that number chooses it. */
  numbers?: string;
}

/** A board as the table sees it: it hands on what the server says, whatever the shape. */
export type Look = GameLook<unknown, { event: string }>;

/** What the log tells of what happened. */
export function told(look: Look | null, lines: EventLine[]): EventLine[] {
  const { tells } = look ?? {};
  return tells ? lines.filter(({ happened }) => tells(happened as { event: string })) : lines;
}

/** All that a seat holds, as its board or the plain one says; a seat with several legends has several hands. */
export function handOf(view: View | undefined, look: Look | null, seat: number | null): Cell[] | null {
  if (!view) return null;
  if (look?.hand) return look.hand(view.table, seat);
  const hands = view.plain?.zones.filter((zone) => zone.kind === 'hand' && zone.owner === seat) ?? [];
  return hands.length > 0 ? hands.flatMap((zone) => zone.cells).filter((cell) => cell !== null) : null;
}

/** A card of a hand. */
export function held(card: string): Cell {
  const name = { message: `card-${card.replace(/_/g, '-')}`, args: {} };
  return {
    card,
    name,
    text: null,
    marks: [],
    face_down: false,
    target: { hand: [card] },
    at: null,
    tone: null,
    seats: [],
    ground: null,
  };
}

/** One text for a target, to compare and to find elements: `slot:1,2,0`. `camp1` and `camp2` are the same thing. */
export function spell(target: Target): string {
  return Object.entries(target)
    .map(([kind, values]) => `${kind.replace(/\d+$/, '')}:${values.join(',')}`)
    .join(' ');
}
