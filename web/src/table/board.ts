/** What the table and a game's board agree on. */

import type { Component } from 'svelte';
import type { Cell, EventLine, Said, Target, View } from '../protocol/types';
import type { Motion } from '../lib/settings.svelte';

export type { EventLine, Said, Target } from '../protocol/types';
export type { Motion } from '../lib/settings.svelte';

export type Say = (said: Said) => string;

/** open: glows and can be chosen now; closed: may not be chosen and says why; quiet: nothing to do with it. */
export type SpotState = 'open' | 'chosen' | 'closed' | 'quiet';

export interface Why {
  clause: string;
  said: Said;
}

export interface Picker {
  state(target: Target): SpotState;
  why(target: Target): Why | null;
  /** The number key that chooses it. */
  key(target: Target): string | null;
  choose(target: Target): void;
  /** What can be chosen next, spelled. */
  readonly now: { open: string[] };
  /** What can be chosen now of a kind of target that a board draws only then. */
  opens(kind: string): string[][];
  /** Show the big card (hover, focus, long-press, pin); null puts it away. */
  zoom(card: string | null): void;
  /** Is it what a hovered thing would touch? */
  hinted(target: Target): boolean;
  /** Spot says that it is on the screen; the answer takes it back. Options without a Spot become buttons. */
  mount(target: Target, element: HTMLElement): () => void;
  /** Spot says that the pointer or the focus is on it; null: no longer. */
  point(target: Target | null, element: HTMLElement | null): void;
}

export interface BoardProps<Table = unknown, Happened = unknown> {
  /** What the seat sees: `Table` of the game's `types.ts`. */
  table: Table;
  /** Who looks: the own side is drawn below; null, a spectator: seat 0 below. */
  seat: number | null;
  pick: Picker;
  /** Words in the current language. */
  say: Say;
  /** Events of the newest frame, for animation. */
  events: EventLine<Happened>[];
  motion: Motion;
}

export interface CardFaceProps {
  card: string;
  size: 'small' | 'normal' | 'big';
  say: Say;
  marks?: Said[];
}

/** What web/src/games/<game>/index.ts exports. */
export interface GameLook<Table, Happened, Facts = unknown> {
  Board: Component<BoardProps<Table, Happened>>;
  CardFace: Component<CardFaceProps>;
  /** Custom properties such as `--glow`, put on the table; `--display` is the display face. */
  theme: Record<string, string>;
  /** Read what is printed in the match, before the board is drawn. */
  learn?: (facts: Facts) => void;
  /** The cards that a seat holds, for the dock; null where there is no hand. */
  hand?: (table: Table, seat: number | null) => Cell[] | null;
  /** The game's own icons and what they mean, shown in the help. */
  Help?: Component<{ say: Say }>;
}

/** A board as the table sees it: it hands on what the server says, whatever the shape. */
export type Look = GameLook<unknown, unknown>;

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
  return { card, name, text: null, marks: [], face_down: false, target: { hand: [card] }, at: null, tone: null, seats: [], ground: null };
}

/** One text for a target, to compare and to find elements: `slot:1,2,0`. `camp1` and `camp2` are the same thing. */
export function spell(target: Target): string {
  return Object.entries(target)
    .map(([kind, values]) => `${kind.replace(/\d+$/, '')}:${values.join(',')}`)
    .join(' ');
}
