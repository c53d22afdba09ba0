/** Two-step selection: an option is a path of things to choose, the card first, then its place. */

import type { Choice, Target, Try } from '../protocol/types';
import { spell } from './board';

/** Targets that are never on the board but buttons. */
const OFF_BOARD = new Set(['button', 'ability']);

/** The things to choose one after another; empty for options that are buttons. Several ids are several steps. */
export function path(target: Target): Target[] {
  const steps: Target[] = [];
  for (const [kind, values] of Object.entries(target)) {
    if (OFF_BOARD.has(kind)) continue;
    if (values.length > 1 && values.every((value) => typeof value === 'string')) {
      for (const value of values) steps.push({ [kind]: [value] });
    } else {
      steps.push({ [kind]: values });
    }
  }
  return steps;
}

export interface Walk<T> {
  item: T;
  steps: string[];
}

export function walks<T extends { target: Target }>(items: readonly T[]): Walk<T>[] {
  return items.map((item) => ({ item, steps: path(item.target).map(spell) }));
}

function follows(steps: readonly string[], chosen: readonly string[]): boolean {
  return chosen.every((step, place) => steps[place] === step);
}

export interface Now {
  /** What can be chosen next, in the order of the options. */
  open: string[];
  /** Options that need nothing more. */
  complete: Choice[];
  /** All that is still possible. */
  left: Choice[];
}

/** What is possible after the things chosen so far. */
export function narrow(options: readonly Walk<Choice>[], chosen: readonly string[]): Now {
  const open: string[] = [];
  const complete: Choice[] = [];
  const left: Choice[] = [];
  for (const { item, steps } of options) {
    if (!follows(steps, chosen)) continue;
    left.push(item);
    const next = steps[chosen.length];
    if (next === undefined) complete.push(item);
    else if (!open.includes(next)) open.push(next);
  }
  return { open, complete, left };
}

/** The first reason why a thing cannot be chosen next. */
export function reason(tries: readonly Walk<Try>[], chosen: readonly string[], step: string): Try | null {
  return tries.find(({ steps }) => follows(steps, chosen) && steps[chosen.length] === step)?.item ?? null;
}

/** What a person may have meant by the things chosen so far and may not do: the first reason of each kind of act. */
export function refusals(tries: readonly Walk<Try>[], chosen: readonly string[], left: readonly Choice[]): Try[] {
  const found: Try[] = [];
  if (chosen.length === 0) return found;
  for (const { item, steps } of tries) {
    const verb = item.attempt[0];
    if (!follows(steps, chosen) || left.some(({ option }) => option[0] === verb)) continue;
    if (!found.some(({ attempt }) => attempt[0] === verb)) found.push(item);
  }
  return found;
}

/** The option to send without another click: the only one left, unless it asks for a button after a thing. */
export function settled(now: Now, chosen: readonly string[]): Choice | null {
  const [only] = now.complete;
  if (!only || now.left.length > 1 || chosen.length === 0) return null;
  return 'button' in only.target ? null : only;
}

/** A button of the question bar: an option, or a thing that no Spot shows and that leads to several. */
export type Button = { choice: Choice; step: null } | { choice: Choice; step: string };

/** What must be buttons: options that need nothing more, and things that are not on the screen. */
export function buttons(options: readonly Walk<Choice>[], chosen: readonly string[], shown: (step: string) => boolean): Button[] {
  const found: Button[] = [];
  const steps = new Map<string, { choices: Choice[]; last: boolean }>();
  for (const walk of options) {
    if (!follows(walk.steps, chosen)) continue;
    const next = walk.steps[chosen.length];
    if (next === undefined) found.push({ choice: walk.item, step: null });
    else if (!shown(next)) {
      const known = steps.get(next) ?? { choices: [], last: true };
      known.choices.push(walk.item);
      known.last &&= walk.steps.length === chosen.length + 1;
      steps.set(next, known);
    }
  }
  for (const [step, { choices, last }] of steps) {
    const [first] = choices;
    if (!first) continue;
    if (last || choices.length === 1) for (const choice of choices) found.push({ choice, step: null });
    else found.push({ choice: first, step });
  }
  return found;
}
