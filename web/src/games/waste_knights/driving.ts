/** Ways over the map: what can be reached, and how a planned way is answered. */

import type { Option } from '../../table/board';
import { desk } from './desk.svelte';
import type { Given } from './reading';
import type { Preview, Reach, Way } from './types';

const isReach = (told: Preview | null): told is Reach => told !== null && 'ways' in told;

/** Every space where a route may end, by its id; nothing when no route is being thought of. */
export async function reachOf({ question, preview }: Given): Promise<Map<string, Way>> {
  const isMoving = question?.kind === 'route' || (question?.kind === 'act' && question.options.some(({ option }) => option[0] === 'move'));
  if (!isMoving) return new Map();
  const told = await preview(['reach']);
  return new Map(isReach(told) ? told.ways.map((way) => [way.space, way]) : []);
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
