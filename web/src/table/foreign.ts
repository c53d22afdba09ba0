/** What a game in a package of its own gives: a plain ES module, without our framework and without a build. */

import type { Component } from 'svelte';
import type { BoardProps, CardFaceProps, Look, Say, Target } from './board';
import Mounted from './Mounted.svelte';

/** What a board needs of us besides what it is told. */
export interface Tools {
  /** Make an element something to choose: it glows, is clicked, focused, named, and says why not. May be called again at every update. */
  spot: (element: HTMLElement, target: Target, label: string, card?: string | null) => void;
}

export interface Drawn<Props> {
  /** Draw. Called right after the board was mounted, and whenever something that it has read from `props` has changed. */
  update?: (props: Props & Tools) => void;
  destroy?: () => void;
}

/** Takes an empty element to draw in. */
export type Mount<Props> = (element: HTMLElement, props: Props & Tools) => Drawn<Props> | undefined;

/** What `board.js` exports as its default. */
export interface ForeignBoard extends Pick<Look, 'learn' | 'hand' | 'cast' | 'tells' | 'acts' | 'keys' | 'sounds'> {
  board: Mount<BoardProps>;
  dock?: Mount<BoardProps>;
  signs?: Mount<BoardProps>;
  plate?: Mount<BoardProps & { of: number }>;
  card?: Mount<CardFaceProps>;
  help?: Mount<{ say: Say }>;
  theme?: Record<string, string>;
  /** Style sheets, beside the module. */
  css?: readonly string[];
}

function drawn<Props extends object>(mount: Mount<Props>): Component<Props> {
  const component = (...[internals, given]: Parameters<Component<Props>>): ReturnType<Component<Props>> =>
    (Mounted as unknown as Component<{ mount: Mount<Props>; given: Props }>)(internals, { mount, given }) as ReturnType<
      Component<Props>
    >;
  return component as Component<Props>;
}

/** A foreign board as the table knows boards. */
export function lookFrom(module: ForeignBoard): Look {
  const { board, dock, signs, plate, card, help, theme = {}, learn, hand, cast, tells, acts, keys, sounds } = module;
  return {
    Board: drawn(board),
    theme,
    ...(dock && { Dock: drawn(dock) }),
    ...(signs && { Signs: drawn(signs) }),
    ...(plate && { Plate: drawn(plate) }),
    ...(card && { CardFace: drawn(card) }),
    ...(help && { Help: drawn(help) }),
    ...(learn && { learn }),
    ...(hand && { hand }),
    ...(cast && { cast }),
    ...(tells && { tells }),
    ...(acts && { acts }),
    ...(keys && { keys }),
    ...(sounds && { sounds }),
  };
}

/** Load a foreign board and its style sheets. */
export async function load(address: string): Promise<Look> {
  const { default: module } = (await import(/* @vite-ignore */ address)) as { default: ForeignBoard };
  if (typeof module?.board !== 'function') throw new Error(`${address} exports no board`);
  await Promise.all((module.css ?? []).map((sheet) => style(new URL(sheet, new URL(address, location.href)).href)));
  return lookFrom(module);
}

function style(address: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    // A board without its colours is better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
