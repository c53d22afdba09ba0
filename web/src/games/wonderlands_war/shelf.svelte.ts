/** What a person has opened to look at, and what is under the pointer. */

import { on } from 'svelte/events';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Option, Target } from '../../protocol/types';

export type Opened =
  | { kind: 'faction'; seat: number; part?: 'forge' }
  | { kind: 'market' }
  | { kind: 'allies' }
  | { kind: 'quests' }
  | { kind: 'bag' }
  | { kind: 'glass' };

export interface Peeked {
  kind:
    | 'tea'
    | 'head'
    | 'region'
    | 'chip'
    | 'ability'
    | 'ally'
    | 'pawn'
    | 'seat'
    | 'draw'
    | 'retreat'
    | 'forge'
    | 'quest'
    | 'madness'
    | 'word'
    | 'reward';
  id: string;
  /** The option that would be chosen, to ask what it would bring. */
  about: Option | null;
  element: HTMLElement;
  /** On a phone: a sheet from below, with a button that chooses it. */
  sheet: Target | null;
}

class Shelf {
  opened = $state.raw<Opened | null>(null);
  /** The panel of the question is put away to see the table under it. */
  away = $state(false);
  peeked = $state.raw<Peeked | null>(null);
  /** Whether Retreat and Draw have plates beside the bag; where they have none, the buttons of the bar tell as much. */
  hasPlates = $state(true);

  toggle(what: Opened): void {
    const now = this.opened;
    this.opened =
      now?.kind === what.kind &&
      (now.kind !== 'faction' || (what.kind === 'faction' && now.seat === what.seat && now.part === what.part))
        ? null
        : what;
  }
}

export const shelf = new Shelf();

/** Where the dock is a row of doors: what a question asks about and the dock would show lies in a tray then. */
export const hasDoors = (): boolean =>
  (innerWidth.current ?? 0) < 900 || ((innerWidth.current ?? 0) < 1200 && (innerHeight.current ?? 0) < 620);

const HOVER = 140;
const LONG = 420;
/** So far the pointer must go before a thing tells that has come under it: it would lie over what is asked next. */
const SHIFT = 8;
/** Of things in one another the inner one tells. */
let moved: PointerEvent | null = null;

/** Something that tells about itself when it is pointed at, focused or pressed for long. */
export function peeks(
  kind: Peeked['kind'],
  id: string,
  about: Option | null = null,
  sheet: (() => Target | null) | null = null,
) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let byTouch = false;
    let isWaiting = false;
    let entered: PointerEvent | null = null;
    const show = (target: Target | null = null): void => {
      isWaiting = false;
      shelf.peeked = { kind, id, about, element, sheet: target };
    };
    const hide = (): void => {
      clearTimeout(timer);
      isWaiting = false;
      if (shelf.peeked?.element === element) shelf.peeked = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') entered = event;
    };
    // The question may have changed under a pointer that stays on the same thing.
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || moved === event) return;
      moved = event;
      if (entered) {
        const cameAlong = event.timeStamp - entered.timeStamp > 1;
        const far = Math.hypot(event.clientX - entered.clientX, event.clientY - entered.clientY);
        if (cameAlong && far < SHIFT) return;
      } else if (isWaiting || shelf.peeked !== null) return;
      entered = null;
      isWaiting = true;
      clearTimeout(timer);
      timer = setTimeout(() => show(), HOVER);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') hide();
    };
    const down = (event: PointerEvent): void => {
      byTouch = event.pointerType === 'touch';
      clearTimeout(timer);
      isWaiting = false;
      if (byTouch) timer = setTimeout(() => show(), LONG);
    };
    const up = (): void => clearTimeout(timer);
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches(':focus-visible')) show();
    };
    // With a finger the first tap shows it, the second chooses it.
    const click = (event: MouseEvent): void => {
      const target = byTouch && sheet ? sheet() : null;
      if (!target || shelf.peeked?.element === element) return;
      event.stopPropagation();
      event.preventDefault();
      show(target);
    };
    // `on` and not addEventListener: what goes away while it has the focus says so in the midst of drawing.
    const ends = [
      on(element, 'pointerenter', enter),
      on(element, 'pointermove', move),
      on(element, 'pointerleave', leave),
      on(element, 'pointerdown', down),
      on(element, 'pointerup', up),
      on(element, 'pointercancel', up),
      on(element, 'focusin', focus),
      on(element, 'focusout', hide),
      on(element, 'click', click, { capture: true }),
    ];
    return () => {
      hide();
      for (const end of ends) end();
    };
  };
}
