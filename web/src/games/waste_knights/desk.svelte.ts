/** What the person has opened or pointed at; the match knows nothing of it. */

import type { Way } from './types';

class Desk {
  /** The knight whose dashboard is shown instead of one's own. */
  shown = $state<number | null>(null);
  /** The way that is pointed at or planned: a ghost on the dials. */
  way = $state.raw<Way | null>(null);
  /** A space of the map is pointed at. */
  isPointing = $state(false);
  /** The way that the next press on Drive takes. */
  plan = $state.raw<Way | null>(null);
  /** The page of the storybook that is read again; null: the book is shut. */
  page = $state<number | null>(null);
  /** Pages that the story has turned to and nobody has seen yet; the first of them is open. */
  unread = $state.raw<readonly number[]>([]);
  /** On small screens: the clipboard as a sheet, the whole dashboard. */
  clip = $state(false);
  whole = $state(false);
  /** Equipment is being rearranged: what is held and worn in the draft. */
  arranging = $state(false);

  /** Open the book at the first of these pages; they are turned one by one. */
  turnTo(pages: readonly number[]): void {
    this.unread = pages;
    this.page = pages[0] ?? null;
  }

  /** The next page that has not been seen; after the last one the book is shut. */
  turn(): void {
    this.turnTo(this.unread.slice(1));
  }

  /** Shut the book. */
  close(): void {
    this.turnTo([]);
  }

  /** Shut everything; true if something was open. */
  shut(): boolean {
    const was =
      this.shown !== null || this.page !== null || this.clip || this.whole || this.arranging || this.plan !== null;
    this.shown = null;
    this.close();
    this.clip = false;
    this.whole = false;
    this.arranging = false;
    this.plan = null;
    return was;
  }
}

export const desk = new Desk();
