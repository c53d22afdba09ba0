/** Motion on the board: cards travel, hits shake, what is destroyed falls to pieces. Nothing waits for it. */
import type { EventLine, Motion } from '../../table/board';
import type { Happened, Table } from './types';
import { flips } from './view';

type Line = EventLine<Happened>;

interface Gone {
  clone: HTMLElement;
  rect: DOMRect;
  fell: boolean;
  key: string;
}

const SHARDS = [
  'polygon(0 0, 46% 0, 40% 34%, 52% 60%, 0 70%)',
  'polygon(46% 0, 100% 0, 100% 44%, 52% 60%, 40% 34%)',
  'polygon(0 70%, 52% 60%, 58% 100%, 0 100%)',
  'polygon(52% 60%, 100% 44%, 100% 100%, 58% 100%)',
];

export class Stage {
  private rects = new Map<string, DOMRect>();
  private hand = new Map<string, DOMRect>();
  private gone: Gone[] = [];
  private started = false;

  /** Before the board is drawn anew: remember where everything is. */
  before(root: HTMLElement, next: Table, events: readonly Line[], motion: Motion): void {
    this.rects.clear();
    this.gone = [];
    if (motion === 'off') return;
    const coming = flips(next);
    const fell = new Set(events.filter((line) => line.happened.event === 'destroyed').map(spotOf));
    for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const key = element.dataset['flip'] ?? '';
      const rect = element.getBoundingClientRect();
      this.rects.set(key, rect);
      const isHit = fell.has(element.dataset['at'] ?? '');
      if (!coming.has(key) || (isHit && element.dataset['kind'] === 'camp')) {
        this.gone.push({ clone: element.cloneNode(true) as HTMLElement, rect, fell: isHit, key });
      }
    }
  }

  /** After it is drawn: let things move from where they were. */
  after(root: HTMLElement, layer: HTMLElement, events: readonly Line[], motion: Motion, seat: number): void {
    const wasStarted = this.started;
    this.started = true;
    if (motion !== 'off' && wasStarted) {
      const time = motion === 'fast' ? 110 : 230;
      for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) this.arrive(element, root, time, seat);
      for (const gone of this.gone) this.leave(gone, root, layer, time, seat);
      for (const line of events) this.strike(line, root, time);
    }
    requestAnimationFrame(() => this.rememberHand());
  }

  private arrive(element: HTMLElement, root: HTMLElement, time: number, seat: number): void {
    const key = element.dataset['flip'] ?? '';
    const now = element.getBoundingClientRect();
    const owner = Number(element.dataset['owner']);
    const was = this.rects.get(key);
    const from = was ?? this.origin(element, root, owner, seat);
    if (!from) return;
    const x = from.left + from.width / 2 - now.left - now.width / 2;
    const y = from.top + from.height / 2 - now.top - now.height / 2;
    if (Math.hypot(x, y) < 2) return;
    const scale = was ? 1 : Math.min(1.4, Math.max(0.4, from.height / Math.max(1, now.height)));
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 }, { transform: 'none', zIndex: 9 }], {
      duration: time * 1.2,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
  }

  private origin(element: HTMLElement, root: HTMLElement, owner: number, seat: number): DOMRect | null {
    const card = element.dataset['card'] ?? '';
    if (card === 'punk') return rectOf(root, '[data-place="deck"]');
    if (card === 'raiders') return rectOf(root, `[data-place="raiders${owner}"]`);
    if (owner === seat) return this.hand.get(card) ?? null;
    return rectOf(root, `[data-place="hand${owner}"]`);
  }

  private leave(gone: Gone, root: HTMLElement, layer: HTMLElement, time: number, seat: number): void {
    const frame = layer.getBoundingClientRect();
    const place = (node: HTMLElement): void => {
      Object.assign(node.style, {
        position: 'absolute',
        left: `${gone.rect.left - frame.left}px`,
        top: `${gone.rect.top - frame.top}px`,
        width: `${gone.rect.width}px`,
        height: `${gone.rect.height}px`,
      });
      node.removeAttribute('data-flip');
      layer.append(node);
    };
    if (gone.fell) {
      SHARDS.forEach((shape, at) => {
        const shard = at === 0 ? gone.clone : (gone.clone.cloneNode(true) as HTMLElement);
        place(shard);
        shard.style.clipPath = shape;
        const side = at % 2 ? 1 : -1;
        shard
          .animate(
            [
              { transform: 'none', opacity: 1, filter: 'brightness(2.2)' },
              { transform: `translate(${side * 4}px, 2px)`, opacity: 1, filter: 'brightness(1)', offset: 0.3 },
              { transform: `translate(${side * (14 + at * 5)}px, ${44 + at * 10}px) rotate(${side * (18 + at * 9)}deg)`, opacity: 0, filter: 'brightness(.5)' },
            ],
            { duration: time * 2.6, easing: 'cubic-bezier(.4,0,.9,.6)' },
          )
          .finished.finally(() => shard.remove());
      });
      return;
    }
    place(gone.clone);
    const owner = Number(gone.clone.dataset['owner']);
    const isEvent = gone.key.startsWith('q');
    const to = isEvent ? rectOf(root, '[data-place="discard"]') : owner === seat ? null : rectOf(root, `[data-place="hand${owner}"]`);
    const x = to ? to.left + to.width / 2 - gone.rect.left - gone.rect.width / 2 : 0;
    const y = to ? to.top + to.height / 2 - gone.rect.top - gone.rect.height / 2 : frame.bottom - gone.rect.top;
    gone.clone
      .animate(
        [
          { transform: 'none', opacity: 1, filter: isEvent ? 'brightness(2)' : 'none' },
          { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.2, filter: 'none' },
        ],
        { duration: time * 1.5, easing: 'ease-in' },
      )
      .finished.finally(() => gone.clone.remove());
  }

  private strike(line: Line, root: HTMLElement, time: number): void {
    const element = root.querySelector<HTMLElement>(`[data-spot="${spotOf(line)}"]`);
    if (!element) return;
    if (line.happened.event === 'damaged' || line.happened.event === 'destroyed') {
      element.animate([0, -7, 6, -5, 4, -2, 0].map((x, at) => ({ transform: `translate(${x}px, ${at % 2 ? 2 : 0}px)`, filter: at < 2 ? 'brightness(2.4)' : 'none' })), { duration: time * 1.5 });
    } else if (line.happened.event === 'restored' || line.happened.event === 'used' || line.happened.event === 'turned_back') {
      const colour = line.happened.event === 'used' ? '#f2e93a' : '#19d3c5';
      element.animate([{ filter: 'none' }, { filter: `brightness(1.5) drop-shadow(0 0 10px ${colour})` }, { filter: 'none' }], { duration: time * 2 });
    }
  }

  private rememberHand(): void {
    this.hand.clear();
    for (const element of document.querySelectorAll<HTMLElement>('[data-target^="hand:"]')) {
      this.hand.set((element.dataset['target'] ?? '').slice('hand:'.length), element.getBoundingClientRect());
    }
  }
}

function rectOf(root: HTMLElement, selector: string): DOMRect | null {
  return root.querySelector(selector)?.getBoundingClientRect() ?? null;
}

function spotOf({ happened }: Line): string {
  return 'owner' in happened && 'row' in happened ? `${happened.owner},${happened.column},${happened.row}` : '';
}
