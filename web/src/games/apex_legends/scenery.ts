/** What is drawn on the map now: the ring, figures, reach, the shot that is aimed, areas of what is pointed at. */
import { LEGEND } from './art/tones';
import { asLegend, shown, type Desk } from './desk.svelte';
import { lines } from './hampers';
import { Marks } from './marks';
import type { Space } from './place';
import { printed } from './printed.svelte';
import { feet, figures, smoke, dome, type Stood } from './standing';
import type { Preview } from './types';

export interface Scenery {
  marks: Marks;
  stood: Stood[];
}

export function scenery(desk: Desk): Scenery {
  const { table, places } = desk;
  const marks = new Marks(places);
  if (table.ring) marks.ring(table.ring, ...toCome(desk));
  const stood = figures(table, places, marks);
  if (table.grenade) marks.area(table.grenade.area, '#ff4b57', true);
  offered(desk, marks);
  reach(desk, marks);
  aim(desk, marks);
  looks(desk, marks);
  if (shown.preview) preview(desk, marks, shown.preview.found);
  return { marks, stood };
}

/** The ring to come and when. */
function toCome(desk: Desk): [ring: number[] | null, words: string] {
  const { ring, ring_card, round } = desk.table;
  const card = ring_card ? printed.ring(ring_card) : undefined;
  const next = printed.facts?.rounds.find((each) => each.round >= Math.max(1, round) && each.square_after);
  if (!ring || !card || !next) return [null, ''];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring;
  return [
    [x0 + card.left, y0 + card.top, x1 - card.right, y1 - card.bottom],
    desk.word('board-next-ring', { round: next.round }),
  ];
}

/** Spaces that can be chosen, under whoever stands there; before the fight in the key colour of the legend that may enter. */
function offered(desk: Desk, marks: Marks): void {
  const reached = new Set(shown.reach?.spaces.flatMap(({ x, y, ends }) => (ends ? [`${x},${y}`] : [])));
  const tones = new Map<string, string>();
  for (const { option } of (desk.kind === 'enter' && desk.question?.options) || [])
    tones.set(`${option[2]},${option[3]}`, LEGEND[asLegend(String(option[1]))].l);
  for (const [x = '0', y = '0'] of desk.pick.opens('space')) {
    if (reached.has(`${x},${y}`)) continue;
    const tone = tones.get(`${x},${y}`) ?? '#35e6dc';
    marks.plate(+x, +y, tone, `fill-opacity=".26" stroke="${tone}" stroke-opacity=".8" stroke-width="1.4"`, 1.5);
  }
}

function reach(desk: Desk, marks: Marks): void {
  const found = shown.reach;
  if (!found) return;
  const goal = desk.goal;
  for (const each of found.spaces) if (each.ends) marks.reach(each.x, each.y, each.cost, each === goal);
  const from = desk.owned.get(found.legend)?.legend;
  if (goal && from && from.x !== null && from.y !== null) marks.way([[from.x, from.y], ...goal.way]);
}

function at(desk: Desk, name: string): Space | null {
  const legend = desk.owned.get(name)?.legend;
  return legend && legend.x !== null && legend.y !== null ? [legend.x, legend.y] : null;
}

function aim(desk: Desk, marks: Marks): void {
  const { shot, active } = desk.table;
  const shooter = shot?.shooter ?? (desk.aimed ? active : null);
  const target = shot?.target ?? desk.aimed;
  if (!shooter || !target) return;
  const [from, to] = [at(desk, shooter), at(desk, target)];
  if (!from || !to) return;
  const slot = shot?.slot ?? desk.slot;
  const weapon = slot ? desk.weapon(shooter, slot) : undefined;
  const card = weapon ? printed.weapon(weapon.weapon) : undefined;
  if (card && !shot) marks.range(from, card.range[0], card.range[1]);
  const isOurs = desk.owned.get(shooter)?.colour === desk.own?.colour;
  marks.sight(feet(desk.places, ...from), feet(desk.places, ...to), isOurs ? '#ff8b1a' : '#ff4b57');
}

/** Whom the legend sees that is pointed at, what blocks the line to the enemy that is pointed at, the best range of a weapon. */
function looks(desk: Desk, marks: Marks): void {
  if (desk.aimed || desk.table.shot) return;
  const [owner, slot] = shown.pointed?.['weapon'] ?? [];
  const held = owner === undefined ? undefined : desk.weapon(String(owner), Number(slot));
  const card = held ? printed.weapon(held.weapon) : undefined;
  const from = owner === undefined ? null : at(desk, String(owner));
  if (card && from) marks.range(from, card.range[0], card.range[1]);
  const { exposed, sight, space } = shown;
  if (exposed && !desk.goal) {
    for (const { legend, sees } of exposed.by) {
      const there = at(desk, legend);
      if (sees && there) marks.sight(feet(desk.places, exposed.x, exposed.y), feet(desk.places, ...there), '#ffd84a');
    }
  }
  const front = desk.front?.legend;
  const stands =
    space &&
    [...desk.owned.values()].some(
      ({ legend, colour }) => legend.x === space[0] && legend.y === space[1] && colour !== desk.front?.colour,
    );
  if (!sight?.blocked || !stands || !front || front.x === null || front.y === null) return;
  marks.sight(feet(desk.places, front.x, front.y), feet(desk.places, ...space), '#ff6a74', false);
  marks.blocked(sight.blocked.what, sight.blocked.x, sight.blocked.y);
}

function preview(desk: Desk, marks: Marks, found: Preview): void {
  if (found.preview === 'areas') {
    const tone = found.damage ? '#ff8b1a' : found.heals ? '#78e0bf' : '#c3ced6';
    for (const area of found.areas) {
      marks.area(area.area, tone, found.areas.length === 1);
      if (area.then && found.areas.length === 1) marks.area(area.then, tone);
    }
    const [verb, i, j, level] = shown.preview?.about ?? [];
    if (verb === 'node') {
      const point = desk.places.at(Number(i), Number(j), Number(level));
      marks.over += desk.question?.said.args['source'] === '@card-dome-of-protection' ? dome(point) : smoke(point, 0.5);
    }
    for (const { shooter, target, forbidden, worse } of lines(found.hampers)) {
      const [from, to] = [at(desk, shooter), at(desk, target)];
      if (from && to)
        marks.hampered(feet(desk.places, ...from), feet(desk.places, ...to), forbidden ? null : `+${worse}`);
    }
  } else if (found.preview === 'thrown') {
    const about = shown.preview?.about ?? [];
    const scatter = found.scatters[0];
    for (const { area } of found.scatters) marks.area(area, '#ff8b1a', found.scatters.length === 1);
    const from = desk.table.active ? at(desk, desk.table.active) : null;
    if (scatter && from)
      marks.scatter(feet(desk.places, ...from), [Number(about[1]), Number(about[2])], scatter.landings, found.ways);
  }
}
