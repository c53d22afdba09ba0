/** Things travel from where they were to where they are, and what happened is played in order. Nothing waits for it: the table already shows the end.

A thing that moves has `data-flip`, a name that stays its own while it moves; `data-card` says what it is, so that a card that leaves one place
under one name (a hand) is seen to arrive at another (the board). All is done with the Web Animations API, so that `finish` skips it.
*/

import type { EventLine } from '../protocol/types';
import type { Motion } from './settings.svelte';

const LONG: Record<Motion, number> = { off: 0, fast: 110, normal: 230 };
/** The next change waits so many steps for what is being played, at most. */
const LONGEST = 12;
/** So many things of one change set out one after the other; the rest go with the last. */
const QUEUE = 3;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

/** How long to let one change be seen before the next is shown. */
export function pause(events: number, motion: Motion): number {
  return events === 0 ? 0 : Math.min(4, events + 1) * LONG[motion];
}

/** Do something as soon as the page shows what has changed until now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** What a game plays for its events, and where things come from and go to that nobody saw move. */
export interface Acts<Happened extends { event: string } = { event: string }> {
  /** A selector of the place from which a new thing comes, such as a deck or a rival's hand. */
  from?: (thing: HTMLElement, seat: number) => string | null;
  /** A selector of the place to which a thing goes that is gone; null: it just fades. */
  to?: (thing: HTMLElement, seat: number) => string | null;
  /** By event: play it, and say how many steps it takes before the next may begin (one step is 230 ms, 110 if fast). */
  on?: { [Name in Happened['event']]?: (happened: Extract<Happened, { event: Name }>, scene: Scene) => number | void };
  /** Selectors of things that this event breaks though something stays in their place; they fall to pieces. */
  breaks?: (happened: Happened) => string | null;
}

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  card: string;
}

const SHARDS = [
  'polygon(0 0, 46% 0, 40% 34%, 52% 60%, 0 70%)',
  'polygon(46% 0, 100% 0, 100% 44%, 52% 60%, 40% 34%)',
  'polygon(0 70%, 52% 60%, 58% 100%, 0 100%)',
  'polygon(52% 60%, 100% 44%, 100% 100%, 58% 100%)',
];

/** What an act may do. Every animation begins when its event is due. */
export class Scene {
  /** Milliseconds from now at which the event is due. */
  due = 0;
  private readonly claimed = new Set<string>();
  private readonly frame: DOMRect;
  /** What flies, until all acts have looked where things are: each thing laid down in between would lay out the page anew. */
  private held: HTMLElement[] | null = [];

  constructor(
    readonly root: ParentNode,
    private readonly layer: HTMLElement,
    private readonly seen: ReadonlyMap<string, Seen>,
    /** Milliseconds of one step. */
    readonly step: number,
    /** The side from which the table is seen. */
    readonly seat: number,
  ) {
    this.frame = layer.getBoundingClientRect();
  }

  /** A thing by its name, or anything by a selector. */
  find(what: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(/^[[.#]/.test(what) ? what : `[data-flip="${CSS.escape(what)}"]`);
  }

  /** Where something is now; for a thing that is gone, where it was. */
  rect(what: string): DOMRect | null {
    return this.find(what)?.getBoundingClientRect() ?? this.seen.get(what)?.rect ?? null;
  }

  /** Where a thing was before. */
  was(name: string): DOMRect | null {
    return this.seen.get(name)?.rect ?? null;
  }

  /** A copy of a thing as it was, if it is gone and nothing else has come into its place. */
  copy(name: string): HTMLElement | null {
    const element = this.seen.get(name)?.element;
    return element && !element.isConnected && element.dataset['flip'] === name ? copyOf(element) : null;
  }

  /** Whether an act moves this thing itself. */
  claims(name: string): boolean {
    return this.claimed.has(name);
  }

  animate(element: Element, frames: Keyframe[], steps: number, options: KeyframeAnimationOptions = {}): Animation {
    const delay = this.due + Number(options.delay ?? 0);
    return element.animate(frames, { easing: EASE, fill: 'backwards', ...options, duration: steps * this.step, delay });
  }

  /** Let a thing walk through places to where it is now, with a hop each. Returns the steps it takes. */
  walk(name: string, through: readonly (DOMRect | null)[], hop = 0, perPlace = 1): number {
    const element = this.find(name);
    const now = element?.getBoundingClientRect();
    const first = this.was(name);
    if (!element || !now || now.width === 0) return 0;
    this.claimed.add(name);
    const stops = [first, ...through].filter((rect): rect is DOMRect => rect !== null);
    if (stops.length === 0) return 0;
    const frames: Keyframe[] = [];
    const shift = (rect: DOMRect): [number, number] => [middle(rect).x - middle(now).x, middle(rect).y - middle(now).y];
    const way: [number, number][] = [...stops.map(shift), [0, 0]];
    way.forEach(([x, y], at) => {
      frames.push({ transform: `translate(${x}px, ${y}px)`, zIndex: 9 });
      const next = way[at + 1];
      if (hop && next)
        frames.push({ transform: `translate(${(x + next[0]) / 2}px, ${(y + next[1]) / 2 - hop}px)`, zIndex: 9 });
    });
    const steps = (way.length - 1) * perPlace;
    this.animate(element, frames, steps, { easing: 'ease-in-out' });
    return steps;
  }

  /** Something that lies above the table while it moves, and is gone afterwards. */
  ghost(content: string | HTMLElement, rect: DOMRect): HTMLElement {
    let node: HTMLElement;
    if (typeof content === 'string') {
      node = document.createElement('div');
      node.innerHTML = content;
    } else node = content;
    Object.assign(node.style, {
      position: 'absolute',
      left: `${rect.left - this.frame.left}px`,
      top: `${rect.top - this.frame.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: '0',
      translate: 'none',
    });
    node.removeAttribute('data-flip');
    node.setAttribute('aria-hidden', 'true');
    if (this.held) this.held.push(node);
    else this.layer.append(node);
    return node;
  }

  /** Let be seen what flies. */
  lay(): void {
    this.layer.append(...(this.held ?? []));
    this.held = null;
  }

  /** A picture flies from one place to another; what is drawn for it is not there before it sets out. */
  fly(content: string | HTMLElement, from: DOMRect | null, to: DOMRect | null, steps = 1.5, arc = 0): void {
    if (!from || !to) return;
    const node = this.ghost(content, from);
    if (typeof content === 'string') node.style.opacity = '0';
    const x = middle(to).x - middle(from).x;
    const y = middle(to).y - middle(from).y;
    const scale = Math.min(2.5, Math.max(0.3, to.height / Math.max(1, from.height)));
    this.animate(
      node,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.6 },
      ],
      steps,
      { easing: 'ease-in-out', fill: typeof content === 'string' ? 'forwards' : 'both' },
    ).finished.then(
      () => node.remove(),
      () => node.remove(),
    );
  }

  /** A number or a word rises from a place: "+1". */
  float(text: string, at: DOMRect | null, colour = 'var(--glow)'): void {
    if (!at) return;
    const node = this.ghost('', at);
    node.textContent = text;
    node.className = 'float';
    node.style.color = colour;
    this.animate(
      node,
      [
        { transform: 'translateY(0) scale(.7)', opacity: 0 },
        { transform: 'translateY(-10px) scale(1.15)', opacity: 1, offset: 0.25 },
        { transform: 'translateY(-34px) scale(1)', opacity: 0 },
      ],
      4,
      { fill: 'both' },
    ).finished.then(
      () => node.remove(),
      () => node.remove(),
    );
  }

  shake(what: string | HTMLElement | null, by = 7): void {
    const element = typeof what === 'string' ? this.find(what) : what;
    const swing = [0, -1, 0.86, -0.7, 0.57, -0.28, 0];
    if (element) {
      const frames = swing.map((x, at) => ({
        transform: `translate(${x * by}px, ${at % 2 ? by / 3.5 : 0}px)`,
        filter: at < 2 ? 'brightness(2.2)' : 'none',
      }));
      this.animate(element, frames, 1.5);
    }
  }

  flash(what: string | HTMLElement | null, colour = 'var(--glow)'): void {
    const element = typeof what === 'string' ? this.find(what) : what;
    if (element)
      this.animate(
        element,
        [{ filter: 'none' }, { filter: `brightness(1.5) drop-shadow(0 0 10px ${colour})` }, { filter: 'none' }],
        2,
      );
  }

  /** It falls to pieces. */
  shatter(element: HTMLElement, rect: DOMRect): void {
    SHARDS.forEach((shape, at) => {
      const shard = this.ghost(at === SHARDS.length - 1 ? element : copyOf(element), rect);
      shard.style.clipPath = shape;
      const side = at % 2 ? 1 : -1;
      this.animate(
        shard,
        [
          { transform: 'none', opacity: 1, filter: 'brightness(2.2)' },
          { transform: `translate(${side * 4}px, 2px)`, opacity: 1, filter: 'brightness(1)', offset: 0.3 },
          {
            transform: `translate(${side * (14 + at * 5)}px, ${44 + at * 10}px) rotate(${side * (18 + at * 9)}deg)`,
            opacity: 0,
            filter: 'brightness(.5)',
          },
        ],
        2.6,
        { easing: 'cubic-bezier(.4,0,.9,.6)', fill: 'both' },
      ).finished.then(
        () => shard.remove(),
        () => shard.remove(),
      );
    });
  }
}

/** The moving things of one table. */
export class Stage {
  acts: Acts | null = null;
  private seen = new Map<string, Seen>();
  private broken = new Map<string, HTMLElement>();

  /** Before the table is drawn anew: remember where everything is. */
  before(root: ParentNode, events: readonly EventLine[]): void {
    this.seen = look(root);
    this.broken.clear();
    for (const { happened } of events) {
      const selector = this.acts?.breaks?.(happened);
      const element = selector ? root.querySelector<HTMLElement>(selector) : null;
      if (element?.dataset['flip']) this.broken.set(element.dataset['flip'], copyOf(element));
    }
  }

  /** After it is drawn: let things move from where they were, and play what happened. Returns how many milliseconds that takes. */
  after(root: ParentNode, layer: HTMLElement, events: readonly EventLine[], motion: Motion, seat: number): number {
    if (motion === 'off') return 0;
    const step = LONG[motion];
    const scene = new Scene(root, layer, this.seen, step, seat);
    for (const { happened } of events) {
      const act = this.acts?.on?.[happened.event] as ((happened: unknown, scene: Scene) => number | void) | undefined;
      const steps = act?.(happened, scene) ?? 0;
      scene.due = Math.min(scene.due + steps * step, LONGEST * step);
    }
    const long = scene.due;
    scene.due = 0;
    this.travel(root, scene);
    scene.lay();
    return Math.max(long, pause(events.length, motion));
  }

  private travel(root: ParentNode, scene: Scene): void {
    const now = look(root);
    const left = [...this.seen].filter(([name]) => !now.has(name));
    let moved = 0;
    for (const [name, { element, rect, card }] of now) {
      if (scene.claims(name) || rect.width === 0) continue;
      const was = this.seen.get(name);
      const twin = was ? -1 : left.findIndex(([, seen]) => card !== '' && seen.card === card);
      const selector = was || twin >= 0 ? null : this.acts?.from?.(element, scene.seat);
      const from =
        was?.rect ?? left[twin]?.[1].rect ?? (selector ? root.querySelector(selector)?.getBoundingClientRect() : null);
      if (twin >= 0) left.splice(twin, 1);
      const delay = was ? 0 : Math.min(moved, QUEUE) * scene.step * 0.6;
      if (from && from.width > 0) {
        const x = middle(from).x - middle(rect).x;
        const y = middle(from).y - middle(rect).y;
        const scale = Math.min(2.5, Math.max(0.4, from.height / Math.max(1, rect.height)));
        if (Math.hypot(x, y) < 2 && Math.abs(scale - 1) < 0.02) continue;
        const frames = [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
          { transform: 'none', zIndex: 9 },
        ];
        scene.animate(element, frames, 1.3, { delay });
      } else if (!was) {
        scene.animate(
          element,
          [
            { transform: 'translateY(-14px) scale(.86)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          1.3,
          { delay },
        );
      }
      if (!was) moved += 1;
    }
    for (const [name, { element, rect }] of left) if (!scene.claims(name)) this.leave(name, element, rect, root, scene);
    for (const [name, element] of this.broken) {
      const seen = this.seen.get(name);
      if (seen) scene.shatter(element, seen.rect);
    }
  }

  private leave(name: string, element: HTMLElement, rect: DOMRect, root: ParentNode, scene: Scene): void {
    if (this.broken.has(name) || rect.width === 0 || element.isConnected) return;
    const selector = this.acts?.to?.(element, scene.seat);
    const to = selector ? root.querySelector(selector)?.getBoundingClientRect() : null;
    if (to) scene.fly(element, rect, to);
  }

  /** Everything arrives at once. */
  finish(): void {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  }
}

function look(root: ParentNode): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const { flip, card } = element.dataset;
    if (flip) seen.set(flip, { element, rect: element.getBoundingClientRect(), card: card ?? '' });
  }
  return seen;
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  return copy;
}

const middle = (rect: DOMRect): { x: number; y: number } => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
});
