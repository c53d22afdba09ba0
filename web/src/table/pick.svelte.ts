/** The choice in the making: what glows, what is chosen, why not, what a click does. */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Choice, Question, Target, Try } from '../protocol/types';
import { spell, type Picker, type SpotState, type Why } from './board';
import { buttons, narrow, reason, refusal, settled, walks, type Button, type Walk } from './paths';

export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Milliseconds after which a person sees that the answer is still on its way. */
const SLOW = 150;

const kind = (step: string): string => step.slice(0, step.indexOf(':'));

export class Pick implements Picker {
  private question = $state.raw<Question | null>(null);
  private spots = new SvelteSet<string>();
  private counts = new Map<string, number>();
  private elements = new Map<string, HTMLElement>();
  chosen = $state.raw<string[]>([]);
  pointed = $state.raw<{ target: Target; element: HTMLElement } | null>(null);
  card = $state<string | null>(null);
  pinned = $state(false);
  /** While an answer is on its way nothing more can be chosen. */
  private sending = $state(false);
  /** When it takes long, nothing glows either. */
  slow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly walks = $derived<Walk<Choice>[]>(this.question ? walks(this.question.options) : []);
  /** Why not; null until somebody wonders. */
  private known = $state.raw<readonly Try[] | null>(null);
  private readonly tries = $derived<Walk<Try>[]>(walks(this.known ?? []));
  readonly now = $derived(narrow(this.walks, this.chosen));
  private readonly opened = $derived(new Set(this.slow ? [] : this.now.open));

  /** What the question bar offers as buttons. */
  readonly buttons = $derived.by<Button[]>(() =>
    this.slow ? [] : buttons(this.walks, this.chosen, (step) => this.spots.has(step)),
  );

  /** Why nothing on the board can be done with the chosen thing. */
  readonly refused = $derived(this.slow ? null : refusal(this.tries, this.chosen, this.now));

  private readonly keys = $derived.by(() => {
    const keys = new Map<string, string>();
    let place = 0;
    for (const step of this.now.open) {
      const key = KEYS[place];
      if (!key) break;
      if (!this.spots.has(step)) continue;
      keys.set(step, key);
      place += 1;
    }
    return { keys, place };
  });

  private readonly hints = $derived.by(() => {
    const found = new Set<string>();
    if (!this.pointed || this.slow) return found;
    const step = spell(this.pointed.target);
    if (!this.opened.has(step)) return found;
    for (const next of narrow(this.walks, [...this.chosen, step]).open) if (kind(next) !== kind(step)) found.add(next);
    return found;
  });

  private asked = '';

  /** `wonder` asks for the reasons of the open question; they come back by `learn`. */
  constructor(
    private readonly send: (choice: Choice) => void,
    private readonly wonder: () => void = () => undefined,
  ) {}

  get busy(): boolean {
    return this.sending;
  }

  set busy(sending: boolean) {
    this.sending = sending;
    clearTimeout(this.timer);
    this.slow = false;
    if (sending) this.timer = setTimeout(() => (this.slow = true), SLOW);
  }

  /** A new question, or none. Keeps what is chosen only if it is the same question. */
  ask(question: Question | null): void {
    if (question?.id !== this.question?.id || question?.seat !== this.question?.seat) {
      this.chosen = [];
      this.known = null;
    }
    if (question?.tries) this.known = question.tries;
    this.question = question;
    this.busy = false;
  }

  /** The reasons of a question have come. */
  learn(question: string, tries: readonly Try[]): void {
    if (question === this.question?.id) this.known = tries;
  }

  /** Ask for the reasons once per question, when somebody points at what cannot be chosen or chooses something. */
  private doubt(): void {
    const question = this.question;
    if (!question || this.known !== null || this.asked === question.id) return;
    this.asked = question.id;
    this.wonder();
  }

  state(target: Target): SpotState {
    const step = spell(target);
    if (this.chosen.includes(step) && !this.slow) return 'chosen';
    if (this.opened.has(step) || this.instead(step) >= 0) return 'open';
    return !this.slow && reason(this.tries, this.chosen, step) ? 'closed' : 'quiet';
  }

  opens(kind: string): string[][] {
    if (!kind || this.slow) return [];
    const start = `${kind}:`;
    return this.now.open.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length).split(','));
  }

  why(target: Target): Why | null {
    return reason(this.tries, this.chosen, spell(target));
  }

  key(target: Target): string | null {
    return this.keys.keys.get(spell(target)) ?? null;
  }

  /** The number key of a button, counted on after the Spots. */
  keyOf(place: number): string | null {
    return KEYS[this.keys.place + place] ?? null;
  }

  hinted(target: Target): boolean {
    return this.hints.has(spell(target));
  }

  /** Elements of what the pointed thing would touch. */
  touched(): HTMLElement[] {
    return [...this.hints].flatMap((step) => this.elements.get(step) ?? []);
  }

  choose(target: Target): void {
    this.step(spell(target));
  }

  /** Choose by number key; true if the key meant something. */
  press(key: string): boolean {
    for (const [step, known] of this.keys.keys) {
      if (known !== key) continue;
      this.step(step);
      return true;
    }
    const place = KEYS.indexOf(key) - this.keys.place;
    const button = place >= 0 ? this.buttons[place] : undefined;
    if (button) this.push(button);
    return button !== undefined;
  }

  push(button: Button): void {
    if (button.step === null) this.take(button.choice);
    else this.step(button.step);
  }

  take(choice: Choice): void {
    if (this.busy) return;
    this.busy = true;
    this.send(choice);
  }

  /** Take back the last thing chosen; true if there was one. */
  cancel(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }

  zoom(card: string | null): void {
    if (!this.pinned) this.card = card;
  }

  pin(): void {
    if (this.pinned) {
      this.pinned = false;
      this.card = null;
    } else if (this.card) {
      this.pinned = true;
    }
  }

  mount(target: Target, element: HTMLElement): () => void {
    const step = spell(target);
    return untrack(() => {
      this.counts.set(step, (this.counts.get(step) ?? 0) + 1);
      this.elements.set(step, element);
      this.spots.add(step);
      return () => {
        const left = (this.counts.get(step) ?? 1) - 1;
        this.counts.set(step, left);
        if (left === 0) this.spots.delete(step);
        if (this.elements.get(step) === element) this.elements.delete(step);
      };
    });
  }

  point(target: Target | null, element: HTMLElement | null): void {
    this.pointed = target && element ? { target, element } : null;
    if (target && !this.opened.has(spell(target))) this.doubt();
  }

  elementOf(target: Target): HTMLElement | null {
    return this.elements.get(spell(target)) ?? null;
  }

  /** How many chosen things to keep if another thing is chosen in the place of one of them; -1 if it cannot be. */
  private instead(step: string): number {
    if (this.slow) return -1;
    if (this.now.open.some((open) => kind(open) === kind(step))) return -1;
    for (let length = this.chosen.length - 1; length >= 0; length--) {
      const chosen = this.chosen[length];
      if (chosen === undefined || kind(chosen) !== kind(step)) continue;
      if (narrow(this.walks, this.chosen.slice(0, length)).open.includes(step)) return length;
    }
    return -1;
  }

  private step(step: string): void {
    if (this.busy) return;
    const at = this.chosen.indexOf(step);
    if (at >= 0) {
      this.chosen = this.chosen.slice(0, at);
      return;
    }
    let kept = this.chosen;
    if (!this.now.open.includes(step)) {
      const length = this.instead(step);
      if (length < 0) return;
      kept = kept.slice(0, length);
    }
    const chosen = [...kept, step];
    const choice = settled(narrow(this.walks, chosen), chosen);
    this.chosen = chosen;
    if (choice) this.take(choice);
    else this.doubt();
  }
}
