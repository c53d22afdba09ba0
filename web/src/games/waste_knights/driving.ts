/** Ways over the map: what can be reached, and how a planned way is answered. */

import type { Option, Said } from '../../table/board';
import { desk } from './desk.svelte';
import { printing } from './printing.svelte';
import { placeWord, type Given } from './reading';
import type { Preview, Reach, Way } from './types';

const isReach = (told: Preview | null): told is Reach => told !== null && 'ways' in told;

/** Every space where a route may end, by its id; nothing when no route is being thought of. */
export async function reachOf({ question, preview }: Given): Promise<Map<string, Way>> {
  const isMoving =
    question?.kind === 'route' ||
    (question?.kind === 'act' && question.options.some(({ option }) => option[0] === 'move'));
  if (!isMoving) return new Map();
  const told = await preview(['reach']);
  return new Map(isReach(told) ? told.ways.map((way) => [way.space, way]) : []);
}

/** That very way, drawn space by space; null if it cannot be gone or paid. */
export async function drawn({ preview }: Given, route: readonly string[]): Promise<Way | null> {
  const told = await preview(['way', ...route]);
  return isReach(told) ? (told.ways[0] ?? null) : null;
}

const RESTS: readonly string[] = ['pass', 'arrange'];

/** What is to be done before the question is answered: to read a page; to drive, or not, where the planned way ends and for what it costs; to end a turn in which nothing is left. */
export function asks({ question }: Pick<Given, 'question'>): Said | null {
  if (desk.unread.length > 0) return { message: 'board-read-on', args: {} };
  if (question?.kind === 'act' && question.options.every(({ option }) => RESTS.includes(String(option[0]))))
    return { message: 'board-turn-done', args: {} };
  const space = printing.space(desk.plan?.space);
  return desk.plan && space
    ? { message: 'board-route-ends', args: { place: placeWord(space), cost: desk.plan.cost } }
    : null;
}

/** Cut the last step off the planned way; what has been declared stays. */
export async function back(given: Given): Promise<void> {
  const plan = desk.plan;
  if (!plan) return;
  const least = given.question?.kind === 'route' ? given.table.route.length : 1;
  const rest = plan.route.slice(0, -1);
  desk.plan = rest.length > Math.max(1, least) ? await drawn(given, rest) : null;
}

/** Drive the planned way: begin to move, go step by step, stop. */
export function drive({ question, table, take }: Given): void {
  const way = desk.plan;
  if (!way || !question) return;
  const gone = question.kind === 'route' ? table.route.length : 1;
  const steps: Option[] = way.route.slice(gone).map((space) => ['go', space]);
  desk.plan = null;
  desk.way = null;
  if (question.kind === 'act') take(['move'], ...steps, ['stop']);
  else take(...steps, ['stop']);
}
