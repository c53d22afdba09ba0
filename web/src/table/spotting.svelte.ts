/** What everything that can be chosen has in common, whoever draws it: its state, its name, its answers to pointer, finger and key. */

import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { spell, type Picker, type Target } from './board';
import './spot.css';

const HOVER = 300;
const LONG = 450;

export interface Spotted {
  target: Target;
  /** Its name for screen readers. */
  label: string;
  /** The card to show big. */
  card?: string | null;
}

export class Spotting {
  /** The thing on the screen. */
  element = $state.raw<HTMLElement>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;
  /** Whether the pointer or the focus is here. */
  private hot = false;
  private aimed = false;

  private readonly target = $derived.by(() => this.given().target);
  private readonly card = $derived.by(() => this.given().card ?? null);
  readonly spelled = $derived.by(() => spell(this.target));
  readonly look = $derived.by(() => this.pick.state(this.target));
  /** Known once it is on the screen: the numbers follow the order of all that is there. */
  readonly key = $derived.by(() => (this.element ? this.pick.key(this.target, this.element) : null));
  readonly why = $derived.by(() => (this.look === 'closed' ? this.pick.why(this.target) : null));
  readonly hinted = $derived.by(() => this.pick.hinted(this.target));
  readonly active = $derived(this.look === 'open' || this.look === 'chosen');
  readonly role = $derived(this.active || this.why ? 'button' : 'group');
  readonly tabindex = $derived.by(() => (this.active ? 0 : this.why !== null || this.card !== null ? -1 : undefined));
  /** The number to press, where it is shown. */
  readonly badge = $derived(this.look === 'open' ? this.key : null);

  constructor(
    private readonly pick: Picker,
    private readonly given: () => Spotted,
  ) {
    $effect.pre(() => {
      void this.spelled;
      return untrack(() => this.pick.announce(this.target));
    });
    $effect(() => {
      void this.spelled;
      const { element } = this;
      return element ? untrack(() => this.pick.mount(this.target, element)) : undefined;
    });
    $effect(() => {
      void this.card;
      return this.cool;
    });
  }

  /** What is shown because of this thing goes away with it. */
  readonly cool = (): void => {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.aimed = false;
    if (!this.hot) return;
    this.hot = false;
    this.pick.point(null, null);
    this.pick.zoom(null);
  };

  private warm(): void {
    this.hot = true;
    this.pick.point(this.target, this.element ?? null);
  }

  readonly enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    clearTimeout(this.timer);
    this.warm();
  };

  /** The big card comes when the pointer itself moves, not when a board moves under it. */
  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || this.aimed) return;
    this.aimed = true;
    if (!this.hot) this.warm();
    if (this.card) this.timer = setTimeout(() => this.pick.zoom(this.card), HOVER);
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.cool();
  };

  readonly down = (event: PointerEvent): void => {
    this.pressed = false;
    if (event.pointerType !== 'touch') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.warm();
      if (this.card) this.pick.zoom(this.card);
    }, LONG);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    clearTimeout(this.timer);
    if (this.pressed && this.card) this.pick.zoom(null);
  };

  readonly grab = (event: MouseEvent): void => event.preventDefault();

  readonly menu = (event: MouseEvent): void => {
    if (this.pressed) event.preventDefault();
  };

  readonly focus = (): void => {
    if (!this.element?.matches(':focus-visible')) return;
    this.warm();
    if (this.card) this.pick.zoom(this.card);
  };

  readonly press = (event: MouseEvent): void => {
    if (!this.active && !this.why) {
      this.warm(); // Perhaps there is a reason, and it is asked for now.
      return;
    }
    event.stopPropagation();
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    clearTimeout(this.timer);
    if (this.active) this.pick.choose(this.target);
    else this.warm();
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.target !== this.element || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.active) this.pick.choose(this.target);
    else this.warm();
  };
}

/** Make an element that somebody else has drawn something to choose, until it is called off. */
export function spot(element: HTMLElement, pick: Picker, given: () => Spotted): () => void {
  let called = (): void => undefined;
  const stop = untrack(() =>
    $effect.root(() => {
      const it = new Spotting(pick, given);
      it.element = element;
      const listeners = {
        pointerenter: it.enter,
        pointermove: it.move,
        pointerleave: it.leave,
        pointerdown: it.down,
        pointerup: it.up,
        pointercancel: it.up,
        mousedown: it.grab,
        contextmenu: it.menu,
        focus: it.focus,
        blur: it.cool,
        click: it.press,
        keydown: it.keydown,
      };
      // `on` and not addEventListener: what goes away while it has the focus says so in the middle of drawing.
      const ends = Object.entries(listeners).map(([name, listener]) => on(element, name, listener as EventListener));
      called = () => ends.forEach((end) => end());
      element.classList.add('spot');
      $effect(() => {
        const { look, hinted, badge } = it;
        for (const state of ['open', 'chosen', 'closed']) element.classList.toggle(state, look === state);
        element.classList.toggle('hinted', hinted);
        const attributes: Record<string, string | null | undefined> = {
          role: it.role,
          'aria-label': given().label,
          'aria-disabled': it.why ? 'true' : null,
          'aria-pressed': look === 'chosen' ? 'true' : null,
          'aria-keyshortcuts': it.key,
          'data-target': it.spelled,
          'data-state': look,
          'data-card': given().card,
          'data-key': badge,
          tabindex: it.tabindex?.toString(),
        };
        for (const [name, value] of Object.entries(attributes)) {
          if (value == null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      });
    }),
  );
  return () => {
    called();
    stop();
  };
}
