/** The choice in the making: what glows, what is chosen, why not, what a click does. */

import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Choice, Option, Question, Target, Try } from '../protocol/types';
import { spell, type BoardKey, type Picker, type SpotState, type Why } from './board';
import { buttons, narrow, path, reason, refusal, settled, walks, type Button, type Walk } from './paths';

export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Milliseconds after which a person sees that the answer is still on its way. */
const SLOW = 150;

const spellOption = (option: Option): string => option.join(' ');
const kind = (step: string): string => step.slice(0, step.indexOf(':'));

export class Pick implements Picker {
  private question = $state.raw<Question | null>(null);
  private spots = new SvelteSet<string>();
  /** By how many parts of the screen each thing is shown. */
  private showing = new Map<string, number>();
  /** Counts up when elements come or go: their order says which number is whose. */
  private laid = $state(0);
  /** All elements that show a thing; the first of them stands for it. */
  private mounted = new Map<string, Set<HTMLElement>>();
  private elements = new Map<string, HTMLElement>();
  chosen = $state.raw<string[]>([]);
  pointed = $state.raw<{ target: Target; element: HTMLElement } | null>(null);
  card = $state<string | null>(null);
  pinned = $state(false);
  /** While an answer is on its way nothing more can be chosen. */
  private sending = $state(false);
  /** The option that is on its way. */
  private under = $state.raw<Choice | null>(null);
  /** The thing with which it was completed: it shows at once that it was taken, all else waits for the answer. */
  private taken = $state.raw<string | null>(null);
  /** When it takes long, nothing else glows. */
  private late = $state(false);
  /** While the table does not answer nothing glows and nothing can be chosen. */
  away = $state(false);
  /** The board's own keys. */
  kept = $state.raw<readonly BoardKey[]>([]);
  /** Things of this kind have their number printed beside them: it is their key, so that no thing bears two. */
  numbers = $state.raw<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly walks = $derived<Walk<Choice>[]>(this.question ? walks(this.question.options) : []);
  /** Why not; null until somebody wonders. */
  private known = $state.raw<readonly Try[] | null>(null);
  private readonly tries = $derived<Walk<Try>[]>(walks(this.known ?? []));
  readonly now = $derived(narrow(this.walks, this.chosen));
  private readonly opened = $derived(new Set(this.slow ? [] : this.now.open));

  /** What the question bar offers as buttons; when the answer takes long, the pressed one alone. */
  readonly buttons = $derived.by<Button[]>(() => {
    if (this.away) return [];
    const all = buttons(this.walks, this.chosen, (step) => this.spots.has(step));
    return this.late ? all.filter((button) => this.isSent(button)) : all;
  });

  /** Why nothing on the board can be done with the chosen thing. */
  readonly refused = $derived(this.slow ? null : refusal(this.tries, this.chosen, this.now));

  /** Buttons that have a key of the board's own, whatever else can be chosen. */
  private readonly verbs = $derived(
    new Map(
      this.buttons.flatMap((button) =>
        this.kept
          .filter(({ verb }) => button.step === null && verb === button.choice.option[0])
          .map(({ key }) => [button, key] as const),
      ),
    ),
  );
  private readonly digits = $derived(KEYS.filter((key) => ![...this.verbs.values()].includes(key)));

  /** Printed numbers first, the others in reading order: each thing on the board once, then the buttons. */
  private readonly keys = $derived.by(() => {
    void this.laid;
    const shown = this.now.open.filter((step) => this.spots.has(step));
    const at = (step: string): HTMLElement | undefined => this.elements.get(step);
    shown.sort((one, other) => {
      const [a, b] = [at(one), at(other)];
      return a && b && a !== b ? (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1) : 0;
    });
    const keys = new Map<string, string>();
    const isPrinted = (step: string): boolean => kind(step) === this.numbers;
    for (const step of shown.filter(isPrinted)) {
      const number = step.slice(step.indexOf(':') + 1);
      if (this.digits.includes(number)) keys.set(step, number);
    }
    const free = this.digits.filter((digit) => ![...keys.values()].includes(digit));
    for (const step of shown) {
      const digit = isPrinted(step) ? undefined : free.shift();
      if (digit) keys.set(step, digit);
    }
    return { keys, free };
  });

  /** The end of the turn has a key of its own. */
  private readonly numbered = $derived(
    this.buttons.filter((button) => button.choice.role !== 'end' && !this.verbs.has(button)),
  );

  private readonly hints = $derived.by(() => {
    const found = new Set<string>();
    if (!this.pointed || this.slow) return found;
    const step = spell(this.pointed.target);
    if (!this.opened.has(step)) return found;
    for (const next of narrow(this.walks, [...this.chosen, step]).open) if (kind(next) !== kind(step)) found.add(next);
    return found;
  });

  private asked = '';
  /** Answers that a gesture gave beforehand. */
  private next: readonly Option[] = [];

  /** `wonder` asks for the reasons of the open question; they come back by `learn`. */
  constructor(
    private readonly send: (choice: Choice) => void,
    private readonly wonder: () => void = () => undefined,
  ) {}

  get slow(): boolean {
    return this.late || this.away;
  }

  get busy(): boolean {
    return this.sending || this.away;
  }

  set busy(sending: boolean) {
    this.sending = sending;
    clearTimeout(this.timer);
    this.late = false;
    if (sending) this.timer = setTimeout(() => (this.late = true), SLOW);
    else this.under = this.taken = null;
  }

  /** The option that is on its way. */
  get sent(): Option | null {
    return this.under?.option ?? null;
  }

  /** Whether a button was pressed whose answer is on its way. */
  isSent({ choice, step }: Button): boolean {
    return step === null && this.under !== null && spellOption(choice.option) === spellOption(this.under.option);
  }

  /** A new question, or none. Keeps what is chosen only if it is the same question. */
  ask(question: Question | null): void {
    const isNew = question?.id !== this.question?.id || question?.seat !== this.question?.seat;
    if (isNew) {
      this.chosen = [];
      this.known = null;
    }
    if (question?.tries) this.known = question.tries;
    this.question = question;
    // What somebody else did meanwhile answers nothing.
    if (isNew || !this.under) this.busy = false;
    if (isNew && this.next.length > 0) this.plan(this.next);
  }

  /** The answer was refused: nothing is chosen, and nothing follows. */
  drop(): void {
    this.busy = false;
    this.chosen = [];
    this.next = [];
  }

  /** Answer with the first of these; the others answer the questions that follow. What is not offered ends it. */
  plan(options: readonly Option[]): void {
    const [first, ...rest] = options;
    const choice = first && this.question?.options.find((each) => spellOption(each.option) === spellOption(first));
    this.next = [];
    if (!choice || this.busy) return;
    this.take(choice);
    this.next = rest;
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
    if ((this.chosen.includes(step) && !this.slow) || (step === this.taken && !this.away)) return 'chosen';
    if (this.opened.has(step) || this.instead(step) >= 0) return 'open';
    return !this.slow && reason(this.tries, this.chosen, step) ? 'closed' : 'quiet';
  }

  opens(kind: string): string[][] {
    if (!kind || this.slow) return [];
    const start = `${kind}:`;
    return this.now.open.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length).split(','));
  }

  /** Why the thing that is pointed at cannot be chosen. */
  get reason(): Why | null {
    return this.pointed && this.state(this.pointed.target) === 'closed' ? this.why(this.pointed.target) : null;
  }

  why(target: Target): Why | null {
    return reason(this.tries, this.chosen, spell(target));
  }

  key(target: Target, element?: HTMLElement): string | null {
    const step = spell(target);
    const key = this.keys.keys.get(step) ?? null;
    return key && element && this.elements.get(step) !== element ? null : key;
  }

  /** The number key of a button, counted on after the Spots. */
  keyOf(button: Button): string | null {
    const place = this.numbered.indexOf(button);
    return this.verbs.get(button) ?? this.keys.free[place] ?? null;
  }

  /** The option that ends the turn, wherever it is shown. */
  get end(): Choice | null {
    return this.slow ? null : (this.question?.options.find(({ role }) => role === 'end') ?? null);
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
    const own = [...this.verbs].find(([, known]) => known === key)?.[0];
    const button = own ?? this.numbered[this.keys.free.indexOf(key)];
    if (button) this.push(button);
    return button !== undefined;
  }

  push(button: Button): void {
    if (button.step === null) this.take(button.choice);
    else this.step(button.step);
  }

  take(choice: Choice): void {
    if (this.busy) return;
    this.next = [];
    this.busy = true;
    this.under = choice;
    this.taken = path(choice.target).map(spell).at(-1) ?? null;
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

  announce(target: Target): () => void {
    const step = spell(target);
    return untrack(() => {
      const showing = this.showing.get(step) ?? 0;
      this.showing.set(step, showing + 1);
      if (!showing) this.spots.add(step);
      return () => {
        const left = (this.showing.get(step) ?? 1) - 1;
        if (left) this.showing.set(step, left);
        else {
          this.showing.delete(step);
          this.spots.delete(step);
        }
      };
    });
  }

  mount(target: Target, element: HTMLElement): () => void {
    const step = spell(target);
    return untrack(() => {
      const leave = this.announce(target);
      this.laid += 1;
      const all = this.mounted.get(step) ?? new Set<HTMLElement>();
      this.mounted.set(step, all.add(element));
      // What lies both on the board and below it is numbered on the board.
      const known = this.elements.get(step);
      if (!known || (!known.closest('.board') && element.closest('.board'))) this.elements.set(step, element);
      return () => {
        leave();
        this.laid += 1;
        all.delete(element);
        if (all.size === 0) this.mounted.delete(step);
        if (this.elements.get(step) !== element) return;
        const [next] = all;
        if (next) this.elements.set(step, next);
        else this.elements.delete(step);
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
    if (choice) {
      // What else can be chosen stays as it is until the answer comes: a board that darkened and glowed anew would be drawn twice.
      this.chosen = kept;
      this.take(choice);
    } else {
      this.chosen = chosen;
      this.doubt();
    }
  }
}
