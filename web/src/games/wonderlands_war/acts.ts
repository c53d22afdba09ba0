/** How the pieces move when something happens: the values come from the events, never from the animation. */

import type { Acts, Scene } from '../../table/board';
import { drawing } from './art/symbols';
import type { Happened } from './types';

const picture = (name: string): string =>
  `<svg viewBox="0 0 100 100" width="100%" height="100%" overflow="visible" aria-hidden="true">${drawing(name)}</svg>`;
const place = (name: string): string => `[data-place="${name}"]`;
const region = (id: string): string => `[data-region="${id}"]`;
const clump = (seat: number, id: string): string => `[data-clump="${seat}-${id}"]`;

/** The back of a tea card. */
const PAPER =
  '<svg viewBox="0 0 106 80" width="100%" height="100%" aria-hidden="true"><rect width="106" height="80" rx="9" fill="#fbf3e0" stroke="#c9b284" stroke-width="3"/><rect x="8" y="8" width="90" height="64" rx="6" fill="#6f1230"/><path d="M40 34h26c0 16-4 20-13 20s-13-4-13-20z" fill="#f6ecd6"/></svg>';

/** Whether a place is drawn and on the screen: the drawer may be shut. */
const isShown = (rect: DOMRect | null): rect is DOMRect =>
  rect !== null && rect.width > 0 && rect.left < innerWidth && rect.right > 0;

/** Where something is, if it can be seen. */
function seen(scene: Scene, what: string): DOMRect | null {
  const rect = scene.rect(what);
  return isShown(rect) ? rect : null;
}

/** A square in the middle of a place that can be seen. */
function inside(rect: DOMRect | null, size: number): DOMRect | null {
  return isShown(rect)
    ? new DOMRect(rect.left + rect.width / 2 - size / 2, rect.top + rect.height / 2 - size / 2, size, size)
    : null;
}

/** Where the bag of a seat is: the dial, the dock or the plate; where the plates are in a drawer, what stands for the seat on the board. */
const bagOf = (scene: Scene, seat: number): DOMRect | null =>
  inside(
    (seat === scene.seat ? (seen(scene, '.wonder .dial') ?? seen(scene, place('bag'))) : null) ??
      seen(scene, place(`bag${seat}`)) ??
      seen(scene, place(`strength${seat}`)) ??
      seen(scene, place(`vp${seat}`)),
    40,
  );
const headOf = (scene: Scene, seat: number): DOMRect | null =>
  seen(scene, `mark${seat}`) ?? seen(scene, `leader${seat}`) ?? seen(scene, place(`vp${seat}`));

function pop(scene: Scene, what: HTMLElement | null, from = 'translateY(-22px) scale(1.15)'): void {
  if (what)
    scene.animate(
      what,
      [
        { transform: from, opacity: 0 },
        { transform: 'translateY(2px) scale(1)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      1.4,
    );
}

/** From chair to chair, one hop per place. */
function hops(scene: Scene, seat: number, to: number): number {
  const was = scene.was(`leader${seat}`);
  const chairs = Array.from({ length: 14 }, (_, at) => scene.rect(place(`chair${at}`)));
  const end = chairs[to];
  if (!was || !end) return scene.walk(`leader${seat}`, [], 14);
  const near = (rect: DOMRect | null): number =>
    rect
      ? Math.hypot(
          rect.left + rect.width / 2 - was.left - was.width / 2,
          rect.top + rect.height / 2 - was.top - was.height / 2,
        )
      : Infinity;
  const start = chairs.reduce((best, rect, at) => (near(rect) < near(chairs[best] ?? null) ? at : best), 0);
  const ahead = (to - start + 14) % 14;
  // Alice walks the other way.
  const isBack = scene.find(`leader${seat}`)?.querySelector('[data-pic="leader:alice"]') !== null;
  const way: (DOMRect | null)[] = [];
  for (let at = 1; at < (isBack ? (start - to + 14) % 14 : ahead); at++)
    way.push(inside(chairs[(isBack ? start - at + 14 : start + at) % 14] ?? null, was.width));
  return Math.min(5, scene.walk(`leader${seat}`, way, 12, way.length > 6 ? 0.4 : 0.6));
}

/** A chip of a bag arcs up, turns over, and falls where it belongs. */
function chipTo(scene: Scene, seat: number, chip: string, to: DOMRect | null, arc = 70): number {
  scene.fly(picture(`chip:${chip}::`), bagOf(scene, seat), to, 1.4, arc);
  return 1;
}

export const acts: Acts<Happened> = {
  from: (thing) => (thing.dataset['flip']?.startsWith('tea') ? place('chair0') : null),
  on: {
    moved_leader: ({ seat, chair }, scene) => hops(scene, seat, chair),
    reached_head: ({ seat }, scene) => {
      scene.flash(place('chair0'));
      return hops(scene, seat, 0);
    },
    rolled: ({ seat, shards }, scene) => {
      const cloth = inside(scene.rect(place('chair0')), 54);
      if (cloth) {
        const die = scene.ghost(picture('icon:die'), new DOMRect(cloth.left, cloth.top + 90, 54, 54));
        scene
          .animate(
            die,
            [
              { transform: 'translate(-90px,-40px) rotate(-320deg)', opacity: 0 },
              { transform: 'translate(-30px,10px) rotate(-120deg)', opacity: 1 },
              { transform: 'none', opacity: 1, offset: 0.6 },
              { transform: 'none', opacity: 0 },
            ],
            4,
            { fill: 'both' },
          )
          .finished.then(
            () => die.remove(),
            () => die.remove(),
          );
        scene.float(String(shards), cloth, '#8ff0dd');
      }
      scene.fly(picture('icon:shard'), cloth, inside(scene.rect(place(`shards${seat}`)), 22), 2);
      return 1.5;
    },
    dealt: ({ chairs, cards }, scene) => {
      chairs.forEach((chair, at) => {
        const card = scene.find(`tea${chair}-${cards[at] ?? ''}`);
        if (card)
          scene.animate(
            card,
            [
              { transform: 'translateY(-40px) rotate(-24deg) scale(.4)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            1.1,
            { delay: at * scene.step * 0.16 },
          );
      });
      return Math.min(2.5, 1 + chairs.length * 0.16);
    },
    took_card: ({ seat, chair, card }, scene) => {
      const was = scene.was(`tea${chair}-${card}`);
      const middle = inside(scene.rect('.wonder .stage'), 130);
      if (!was || !middle) return 0;
      // It waits at its chair for whoever comes to take it, is shown to all, and goes to them; one's own is large on the table at once.
      const node = scene.ghost(scene.copy(`tea${chair}-${card}`) ?? PAPER, was);
      const by = (to: DOMRect, scale: number): string =>
        `translate(${to.left + to.width / 2 - was.left - was.width / 2}px, ${to.top + to.height / 2 - was.top - was.height / 2}px) scale(${scale})`;
      const shown = by(middle, 1.7);
      const isMine = seat === scene.seat;
      const goes = isMine ? shown : by(headOf(scene, seat) ?? middle, 0.4);
      scene
        .animate(
          node,
          [
            { transform: 'none', opacity: 1 },
            { transform: shown, opacity: 1, offset: isMine ? 0.8 : 0.25 },
            { transform: shown, opacity: 1, offset: 0.8 },
            { transform: goes, opacity: 0 },
          ],
          isMine ? 1.4 : 4.4,
          { easing: 'ease-in-out', fill: 'both', delay: isMine ? -scene.due : 0 },
        )
        .finished.then(
          () => node.remove(),
          () => node.remove(),
        );
      return isMine ? 0.6 : 1.2;
    },
    gained_chip: ({ seat, chip }, scene) => {
      const from = scene.rect(place(`gain-${chip}`)) ?? scene.rect('.wonder .stage');
      scene.fly(picture(`chip:${chip}::`), inside(from, 46), bagOf(scene, seat), 1.6, 20);
      return 0.5;
    },
    got_poison: ({ seat }, scene) => {
      scene.fly(picture('chip:poison'), inside(headOf(scene, seat), 36), bagOf(scene, seat), 1.8, -20);
      return 0.6;
    },
    got_madness: ({ seat }, scene) => {
      scene.fly(picture('chip:madness'), inside(headOf(scene, seat), 36), bagOf(scene, seat), 1.8, -20);
      return 0.4;
    },
    poisoned: ({ chair }, scene) => {
      pop(scene, scene.find(`poison${chair}`), 'translateY(-30px) rotate(60deg)');
      return 0.8;
    },
    placed: ({ seat, region: id, count }, scene) => {
      const there = scene.find(clump(seat, id));
      pop(scene, there);
      scene.float(`+${count}`, there?.getBoundingClientRect() ?? scene.rect(region(id)));
      return 0.7;
    },
    placed_pawn: ({ pawn }, scene) => {
      pop(scene, scene.find(`pawn-${pawn}`), 'translateY(-40px) scale(1.3)');
      return 0.8;
    },
    leader_placed: ({ seat }, scene) => scene.walk(`leader${seat}`, [], 40, 1.4),
    leader_moved: ({ seat }, scene) => scene.walk(`leader${seat}`, [], 40, 1.4),
    moved_unit: ({ seat, region: id }, scene) => {
      pop(scene, scene.find(clump(seat, id)));
      return 0.6;
    },
    lost_unit: ({ seat, region: id }, scene) => {
      scene.shake(scene.find(clump(seat, id)), 5);
      scene.float('−1', headOf(scene, seat), '#ff8f93');
      return 0.6;
    },
    built_castle: ({ seat, region: id }, scene) => {
      const castle = scene.find(`castle${seat}-${id}`);
      if (castle)
        scene.animate(
          castle,
          [
            { transform: 'translateY(100%) scaleY(.1)', opacity: 0.4 },
            { transform: 'translateY(34%) scaleY(.5)' },
            { transform: 'translateY(-6%) scaleY(1.08)' },
            { transform: 'none', opacity: 1 },
          ],
          2.2,
          { transformOrigin: 'bottom' } as KeyframeAnimationOptions,
        );
      return 1;
    },
    raised_castle: ({ seat, region: id }, scene) => {
      pop(scene, scene.find(`castle${seat}-${id}`), 'rotate(80deg)');
      return 1;
    },
    mended_shield: ({ seat }, scene) =>
      scene.flash(scene.find(place(seat === scene.seat ? 'shield' : `shield${seat}`)), '#8ff0dd'),
    leader_grew: ({ seat }, scene) => scene.float('+1', headOf(scene, seat)),
    unlocked: ({ seat, ability }, scene) => {
      scene.fly(
        picture(`ability:${ability}:`),
        inside(scene.rect('.wonder'), 90),
        inside(scene.rect(place(`vp${seat}`)), 30),
        2.4,
        10,
      );
      return 1;
    },
    forged: ({ chip }, scene) => {
      const middle = inside(scene.rect('.wonder'), 84);
      if (middle) {
        const struck = scene.ghost(picture(`chip:${chip}::`), middle);
        scene
          .animate(
            struck,
            [
              { transform: 'translateY(-80px) scale(1.3)', opacity: 0 },
              { transform: 'none', opacity: 1, filter: 'brightness(2.6)' },
              { transform: 'translate(3px,2px)', filter: 'brightness(1)' },
              { transform: 'none', opacity: 0 },
            ],
            3,
            { fill: 'both' },
          )
          .finished.then(
            () => struck.remove(),
            () => struck.remove(),
          );
      }
      return 1;
    },
    battle_began: (_, scene) => {
      scene.flash('.wonder h2');
      return 1.2;
    },
    wagered: ({ seat }, scene) => scene.flash(scene.find(place(`vp${seat}`))),
    drew: ({ seat, chip }, scene) => {
      const bag = scene.find(place(`bag${seat}`));
      if (bag) scene.animate(bag, [{ transform: 'none' }, { transform: 'scale(1.06)' }, { transform: 'none' }], 1);
      return chipTo(scene, seat, chip, inside(headOf(scene, seat), 44)) * 0.5;
    },
    played: ({ seat, added, strength }, scene) => {
      const chips = [...scene.root.querySelectorAll<HTMLElement>(`[data-flip^="active${seat}-"]`)];
      const last = chips.at(-1);
      if (last)
        scene.animate(
          last,
          [
            { transform: 'translateY(-46px) scale(1.7)', opacity: 0 },
            { transform: 'none', opacity: 1, offset: 0.6 },
            { transform: 'translate(2px, 2px)' },
            { transform: 'translate(-2px, 0)' },
            { transform: 'none' },
          ],
          1.6,
        );
      const steps = scene.walk(`mark${seat}`, [], 10, 1.3);
      if (strength > 0) scene.float(`${added >= 0 ? '+' : ''}${added}`, headOf(scene, seat));
      return Math.max(1, steps);
    },
    gained_strength: ({ seat, count }, scene) => {
      scene.float(`+${count}`, headOf(scene, seat));
      return 0.6;
    },
    jumped: ({ seat }, scene) => scene.walk(`mark${seat}`, [], 60, 1.6),
    went_mad: ({ seat }, scene) => {
      const cups = [...scene.root.querySelectorAll<HTMLElement>(`[data-flip^="mad${seat}-"]`)];
      const last = cups.at(-1);
      if (last)
        scene.animate(
          last,
          [
            { transform: 'scale(3)', opacity: 0 },
            { transform: 'scale(.9)', opacity: 1, offset: 0.7 },
            { transform: 'none' },
          ],
          1.8,
        );
      scene.shake(`mark${seat}`, 4);
      return 1;
    },
    blocked: ({ seat }, scene) => {
      scene.shake(scene.find(place(`shield${seat}`)), 6);
      return 1;
    },
    bust: ({ seat }, scene) => {
      const mark = scene.find(`mark${seat}`);
      if (mark)
        scene.animate(
          mark,
          [{ rotate: '0deg', translate: '0 0', scale: '1', filter: 'none' }, { rotate: '-90deg', offset: 0.8 }, {}],
          2,
        );
      return 1.2;
    },
    refreshed: ({ seat }, scene) => {
      const saucers = scene.rect(place(`mad${seat}`));
      for (let at = 0; at < 3; at++)
        scene.fly(picture('chip:madness'), inside(saucers, 26), bagOf(scene, seat), 1.6 + at * 0.3, 40);
      return 1;
    },
    retreated: ({ seat }, scene) => {
      scene.float('⚑', headOf(scene, seat), '#fffaf0');
      return 0.5;
    },
    won: ({ seat }, scene) => {
      scene.flash(`mark${seat}`);
      return 1;
    },
    tied: ({ seat }, scene) => {
      scene.flash(`mark${seat}`);
      return 1;
    },
    gained_vp: ({ seat, count }, scene) => {
      const seal = scene.find(place(`vp${seat}`));
      if (seal) scene.animate(seal, [{ transform: 'scale(1.7) rotate(-14deg)' }, { transform: 'none' }], 1.4);
      scene.float(`+${count}`, seal?.getBoundingClientRect() ?? null);
      return 0.7;
    },
    lost_vp: ({ seat, count }, scene) => scene.float(`−${count}`, scene.rect(place(`vp${seat}`)), '#ff8f93'),
    gained_shards: ({ seat, count }, scene) =>
      scene.float(`+${count}`, scene.rect(place(seat === scene.seat ? 'shards' : `shards${seat}`)), '#8ff0dd'),
    shed_shards: ({ seat, count }, scene) =>
      scene.float(`−${count}`, scene.rect(place(seat === scene.seat ? 'shards' : `shards${seat}`)), '#8ff0dd'),
    gave_shard: ({ seat, to }, scene) => {
      scene.fly(
        picture('icon:shard'),
        inside(scene.rect(place(`shards${seat}`)), 24),
        inside(scene.rect(place(`shards${to}`)), 24),
        2,
        20,
      );
      return 1;
    },
  },
};
