/** What the table and a game's board agree on. */

import type { Component } from 'svelte';
import type { Cell, EventLine, Plain, Said, Target } from '../protocol/types';
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

export interface BoardProps {
  /** `view.table` of the game. */
  table: unknown;
  /** Who looks: the own side is drawn below; null, a spectator: seat 0 below. */
  seat: number | null;
  pick: Picker;
  /** Words in the current language. */
  say: Say;
  /** Events of the newest frame, for animation. */
  events: EventLine[];
  motion: Motion;
}

export interface CardFaceProps {
  card: string;
  size: 'small' | 'normal' | 'big';
  say: Say;
  marks?: Said[];
}

/** What web/src/games/<game>/index.ts exports. */
export interface GameLook {
  Board: Component<BoardProps>;
  CardFace: Component<CardFaceProps>;
  /** Custom properties such as `--glow`, put on the table; `--display` is the display face. */
  theme: Record<string, string>;
  /** The game's own icons and what they mean, shown in the help. */
  Help?: Component<{ say: Say }>;
}

/** All that a seat holds: a seat with several legends has several hands. */
export function handOf(plain: Plain | undefined, seat: number | null): Cell[] {
  const hands = plain?.zones.filter((zone) => zone.kind === 'hand' && zone.owner === seat) ?? [];
  return hands.flatMap((zone) => zone.cells).filter((cell) => cell !== null);
}

/** One text for a target, to compare and to find elements: `slot:1,2,0`. `camp1` and `camp2` are the same thing. */
export function spell(target: Target): string {
  return Object.entries(target)
    .map(([kind, values]) => `${kind.replace(/\d+$/, '')}:${values.join(',')}`)
    .join(' ');
}
