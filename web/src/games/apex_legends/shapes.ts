/** Every drawing by its kind and id; and what will soon be shown, made ready while there is nothing else to do. */
import { readAhead } from '../../lib/drawn';
import { idle } from '../../lib/idle';
import { figure } from './art/bodies';
import { ability, featPicture } from './art/feats';
import { gun } from './art/guns';
import { portrait } from './art/heads';
import { token } from './art/loot';
import { drawing, isPicture, picture, type Kind } from './art/pictures';
import { asLegend } from './desk.svelte';
import { printed } from './printed.svelte';

export type Drawing = readonly [kind: Kind, id: string];

function draw(kind: Kind, id: string): string {
  if (kind === 'portrait') return portrait(asLegend(id));
  if (kind === 'figure') return figure(asLegend(id));
  if (kind === 'token') return token(id, printed.rank(id));
  if (kind === 'ability') return ability(id);
  if (kind === 'feat') return featPicture(id, asLegend(printed.feat(id)?.legend ?? ''));
  const weapon = printed.weapon(id);
  return gun(weapon?.model ?? id, weapon?.ammo ?? 'light');
}

/** What is printed is the same in every match; before it is known nothing is kept. */
export const shapesOf = (kind: Kind, id: string): string =>
  printed.facts ? drawing(`${kind} ${id}`, () => draw(kind, id)) : draw(kind, id);

let coming: Drawing[] = [];

/** These are shown next. */
export function prepare(drawings: readonly Drawing[]): void {
  if (coming.length === 0 && drawings.length > 0) idle(next);
  coming.push(...drawings);
}

function next(): void {
  const [first, ...rest] = coming;
  coming = rest;
  if (!first) return;
  const [kind, id] = first;
  const shapes = shapesOf(kind, id);
  if (isPicture(kind, shapes)) picture(kind, shapes);
  else readAhead(shapes);
  if (coming.length > 0) idle(next);
}
