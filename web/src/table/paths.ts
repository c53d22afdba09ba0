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

/**
 * Why the chosen thing can do nothing on the board: only when nothing opens to it, and only a reason that holds for every
 * place of it. Kinds of act that are still possible, and places that would fail for reasons of their own, say nothing.
 */
export function refusal(tries: readonly Walk<Try>[], chosen: readonly string[], now: Now): Try | null {
  if (chosen.length === 0 || now.open.length > 0) return null;
  const possible = new Set(now.left.map(({ option }) => option[0]));
  const closed = tries
    .filter(({ item, steps }) => follows(steps, chosen) && !possible.has(item.attempt[0]))
    .map(({ item }) => item);
  const [first] = closed;
  if (!first) return null;
  const said = (each: Try): string => JSON.stringify([each.clause, each.said]);
  return closed.every((each) => said(each) === said(first)) ? first : null;
}

const kindOf = (step: string): string => step.slice(0, step.indexOf(':'));

/** Several things of one kind that wait to be carried out together: the last of them can still be exchanged. */
const isGathered = (choice: Choice, chosen: readonly string[]): boolean =>
  choice.role === 'go' && chosen.length > 1 && new Set(chosen.map(kindOf)).size === 1;

/** The option to send without another click: the only one left, unless it asks for a button after the things. */
export function settled(now: Now, chosen: readonly string[]): Choice | null {
  const [only] = now.complete;
  if (!only || now.left.length > 1 || chosen.length === 0) return null;
  return 'button' in only.target || isGathered(only, chosen) ? null : only;
}

/** A button of the question bar: an option, or a thing that no Spot shows and that leads to several. */
export type Button = { choice: Choice; step: null } | { choice: Choice; step: string };

/** What must be buttons: options that need nothing more, and things that are not on the screen. */
export function buttons(
  options: readonly Walk<Choice>[],
  chosen: readonly string[],
  shown: (step: string) => boolean,
): Button[] {
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
