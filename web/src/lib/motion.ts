/** Cards travel from where they were to where they are (FLIP), with the Web Animations API. */

import type { Motion } from './settings.svelte';

interface Seen {
  card: string;
  rect: DOMRect;
}

export type Snapshot = Map<string, Seen>;

const LONG: Record<Motion, number> = { off: 0, fast: 120, normal: 230 };

/** So many cards of one change set out one after the other; the rest go with the last. */
const QUEUE = 3;

/** How long to let one change be seen before the next is shown. */
export function pause(events: number, motion: Motion): number {
  return events === 0 ? 0 : Math.min(4, events + 1) * LONG[motion];
}

/** Where every card is now. */
export function snapshot(root: ParentNode): Snapshot {
  const seen: Snapshot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-target][data-card]')) {
    const { target, card } = element.dataset;
    if (target && card) seen.set(target, { card, rect: element.getBoundingClientRect() });
  }
  return seen;
}

/** Let cards that changed their place travel, and those that are new appear, one after the other. */
export function travel(root: ParentNode, before: Snapshot, motion: Motion): void {
  if (motion === 'off' || before.size === 0) return;
  const now = snapshot(root);
  const left: Seen[] = [];
  for (const [target, seen] of before) {
    if (now.get(target)?.card !== seen.card) left.push(seen);
  }
  let moved = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-target][data-card]')) {
    const { target, card } = element.dataset;
    if (!target || !card || before.get(target)?.card === card) continue;
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const from = left.findIndex((seen) => seen.card === card);
    const options: KeyframeAnimationOptions = {
      duration: LONG[motion] * 1.3,
      delay: Math.min(moved++, QUEUE) * LONG[motion] * 0.6,
      easing: 'cubic-bezier(.2,.8,.3,1)',
      fill: 'backwards',
    };
    if (from >= 0) {
      const [seen] = left.splice(from, 1);
      if (!seen) continue;
      const x = seen.rect.left - to.left;
      const y = seen.rect.top - to.top;
      const scale = seen.rect.width / to.width;
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 50 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 50 },
        ],
        options,
      );
    } else {
      element.animate([{ transform: 'translateY(-14px) scale(.86)', opacity: 0 }, { transform: 'none', opacity: 1 }], options);
    }
  }
}
