/** Motion on the board: figures hop from space to space, shots sweep, bars float what they lose, grenades fly and burst. */
import type { Acts, Scene } from '../../table/board';
import { loot } from './art/loot';
import { ability } from './art/feats';
import { CH, CW, type Places, type Point } from './place';
import { portrait } from './art/heads';
import { MOTIFS } from './art/motifs';
import { asLegend } from './desk.svelte';
import { feet, legendFigure } from './standing';
import type { Colour } from './art/tones';
import type { Happened, BoardView } from './types';

/** Where everybody stood before this change. */
class Stood {
  places: Places | null = null;
  /** Where the grenade lies that flew last. */
  grenade: readonly [number, number] | null = null;
  readonly colours = new Map<string, Colour>();
  private now = new Map<string, Point>();
  private before = new Map<string, Point>();

  remember(table: BoardView): void {
    this.before = this.now;
    this.now = new Map();
    for (const { colour, legends } of table.teams) for (const { legend } of legends) this.colours.set(legend, colour);
    if (!this.places) return;
    for (const { legends } of table.teams)
      for (const { legend, x, y } of legends)
        if (x !== null && y !== null) this.now.set(legend, feet(this.places, x, y));
  }

  was(legend: string): Point | null {
    return this.before.get(legend) ?? null;
  }

  is(legend: string): Point | null {
    return this.now.get(legend) ?? null;
  }
}
export const stage = new Stood();

const figureOf = (legend: string): string => `[data-figure="${legend}"]`;
const plateOf = (legend: string): string => `[data-plate="${legend}"]`;
const small = (drawing: string): string => `<svg viewBox="0 0 64 64" width="100%" height="100%">${drawing}</svg>`;

/** A point of the map on the screen. */
function onScreen(scene: Scene, x: number, y: number, level = 0, size = 40): DOMRect | null {
  const world = scene.find('.world > svg');
  const { places } = stage;
  if (!world || !places) return null;
  const rect = world.getBoundingClientRect();
  const zoom = rect.width / places.box.w;
  const [px, py] = places.at(x, y, level);
  return new DOMRect(
    rect.left + px * zoom - (size * zoom) / 2,
    rect.top + py * zoom - (size * zoom) / 2,
    size * zoom,
    size * zoom,
  );
}

const onSpace = (scene: Scene, x: number, y: number, size?: number): DOMRect | null =>
  onScreen(scene, x + 0.5, y + 0.5, stage.places?.isOn(x, y) ? stage.places.level(x, y) : 0, size);

/** The figure goes from where it was when the last animation left it to a space. */
const left = new WeakMap<Scene, Map<string, Point>>();
function go(scene: Scene, legend: string, x: number, y: number, hop: number, steps: number): number {
  const element = scene.find(figureOf(legend));
  const end = stage.is(legend);
  const { places } = stage;
  if (!element || !end || !places) return 0;
  const known = left.get(scene) ?? new Map<string, Point>();
  left.set(scene, known);
  const from = known.get(legend) ?? stage.was(legend) ?? places.at(x + 0.5, y + 0.5);
  const to = feet(places, x, y);
  known.set(legend, to);
  const at = ([px, py]: Point, up = 0): string => `translate(${px - end[0]}px, ${py - end[1] - up}px)`;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isLast = Math.abs(to[0] - end[0]) < 1 && Math.abs(to[1] - end[1]) < 1;
  scene.animate(element, [{ transform: at(from) }, { transform: at(middle, hop) }, { transform: at(to) }], steps, {
    easing: 'ease-in-out',
    fill: isLast ? 'backwards' : 'both',
  });
  scene
    .find(`[data-bar="${legend}"]`)
    ?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: steps * scene.step, delay: scene.due });
  return steps;
}

function burst(scene: Scene, at: DOMRect | null, tone: string): void {
  if (!at) return;
  const node = scene.ghost('', at);
  Object.assign(node.style, {
    borderRadius: '50%',
    background: `radial-gradient(${tone}, ${tone}88 40%, transparent 70%)`,
  });
  void scene
    .animate(
      node,
      [
        { transform: 'scale(.2)', opacity: 1 },
        { transform: 'scale(2.6)', opacity: 0 },
      ],
      2,
      { fill: 'both' },
    )
    .finished.then(
      () => node.remove(),
      () => node.remove(),
    );
}

/** The broadcast: whose deathbox has fallen runs across the map. */
function banner(scene: Scene, legend: string): void {
  const pane = scene.rect('.pane');
  if (!pane) return;
  const node = scene.ghost(
    `<svg viewBox="0 0 300 60" width="100%" height="100%"><path d="M14 0H300L286 60H0Z" fill="#a32433"/><path d="M14 0H300L298.6 6H12.6Z" fill="#ff8b1a"/><svg x="60" y="6" width="54" height="54" viewBox="0 0 100 100">${portrait(asLegend(legend))}</svg><svg x="190" y="8" width="46" height="46" viewBox="0 0 64 64">${MOTIFS.skull()}</svg></svg>`,
    new DOMRect(pane.left + pane.width / 2 - 150, pane.top + pane.height * 0.3, 300, 60),
  );
  void scene
    .animate(
      node,
      [
        { transform: 'translateX(-60%)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.15 },
        { transform: 'none', opacity: 1, offset: 0.85 },
        { transform: 'translateX(60%)', opacity: 0 },
      ],
      6,
      { fill: 'both' },
    )
    .finished.then(
      () => node.remove(),
      () => node.remove(),
    );
}

/** A token goes from the figure to its board. */
function pocket(scene: Scene, legend: string, id: string): number {
  const from = scene.rect(figureOf(legend));
  const to = scene.rect(plateOf(legend));
  if (from && to)
    scene.fly(
      small(loot(id)),
      new DOMRect(from.left, from.top, 26, 26),
      new DOMRect(to.left + to.width / 2, to.top + to.height / 2 - 13, 26, 26),
      1,
      20,
    );
  return 0.6;
}

const cool = (id: string, scene: Scene): number => {
  scene.flash(`[data-ability="${id}"]`, '#35e6dc');
  return 0.3;
};

function hurt(scene: Scene, legend: string, amount: number, isShield: boolean): number {
  const at = scene.rect(figureOf(legend)) ?? scene.rect(plateOf(legend));
  scene.float(`−${amount}`, at, isShield ? '#6cc4ff' : '#ff6a74');
  scene.flash(plateOf(legend), isShield ? '#6cc4ff' : '#ff4b57');
  const element = scene.find(figureOf(legend));
  if (element)
    scene.animate(
      element,
      [0, -5, 4, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` })),
      1.2,
    );
  return 1;
}

const heal = (legend: string, points: number, tone: string, scene: Scene): number => {
  scene.float(`+${points}`, scene.rect(figureOf(legend)), tone);
  scene.flash(plateOf(legend), tone);
  return 0.8;
};

export const acts: Acts<Happened> = {
  from: ({ dataset: { flip = '' } }) => (flip.startsWith('gain:') ? '.pane' : null),
  on: {
    moved: ({ legend, x, y }, scene) => go(scene, legend, x, y, 7, 0.8),
    entered: ({ legend, x, y }, scene) => go(scene, legend, x, y, 14, 1),
    transferred: ({ legend, x, y }, scene) => go(scene, legend, x, y, 26, 1.2),
    pushed: ({ legend, x, y }, scene) => go(scene, legend, x, y, 0, 0.8),
    swapped: ({ legend, ally }, scene) => {
      for (const name of [legend, ally]) {
        const [end, from] = [stage.is(name), stage.was(name)];
        const element = scene.find(figureOf(name));
        if (element && end && from)
          scene.animate(
            element,
            [{ transform: `translate(${from[0] - end[0]}px, ${from[1] - end[1]}px)` }, { transform: 'none' }],
            1.2,
          );
      }
      return 1.2;
    },
    respawned: ({ legend, x, y }, scene) => {
      burst(scene, onSpace(scene, x, y, 60), '#35e6dc');
      const element = scene.find(figureOf(legend));
      if (element)
        scene.animate(
          element,
          [
            { transform: 'translate(0, -160px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          2,
        );
      return 2;
    },
    shot_at: ({ legend, enemy }, scene) => {
      const [from, to] = [scene.rect(figureOf(legend)), scene.rect(figureOf(enemy))];
      if (!from || !to) return 1;
      scene.fly(
        '<div style="width:100%;height:6px;margin-top:40%;border-radius:3px;background:#ffd84a;box-shadow:0 0 12px #ff8b1a"></div>',
        new DOMRect(from.left, from.top, 26, 26),
        new DOMRect(to.left, to.top, 26, 26),
        1.2,
      );
      return 1.4;
    },
    revealed_aim: ({ cards }) => Math.min(4, 1 + cards.length * 0.7),
    damaged: ({ legend, damage, shield }, scene) => hurt(scene, legend, damage, shield > 0),
    absorbed: ({ legend, damage }, scene) => hurt(scene, legend, damage, true),
    collided: ({ legend, damage }, scene) => hurt(scene, legend, damage, false),
    attacked: ({ enemy }, scene) => {
      scene.shake(plateOf(enemy));
      return 1;
    },
    eliminated: ({ legend }, scene) => {
      const was = stage.was(legend);
      const world = scene.find('.world > svg');
      if (was && world && stage.places) {
        const rect = world.getBoundingClientRect();
        const zoom = rect.width / stage.places.box.w;
        const figure = document.createElement('div');
        figure.innerHTML = `<svg viewBox="-24 -52 48 64" width="100%" height="100%">${legendFigure(asLegend(legend), stage.colours.get(legend) ?? 'red', false)}</svg>`;
        const at = new DOMRect(rect.left + (was[0] - 24) * zoom, rect.top + (was[1] - 52) * zoom, 48 * zoom, 64 * zoom);
        burst(scene, new DOMRect(at.left - 10, at.top, 80, 80), '#ff4b57');
        scene.shatter(figure, at);
      }
      banner(scene, legend);
      scene.shake(plateOf(legend), 10);
      return 4;
    },
    healed: ({ legend, points }, scene) => heal(legend, points, '#f3f7fa', scene),
    recharged: ({ legend, points }, scene) => heal(legend, points, '#6cc4ff', scene),
    threw: ({ legend, loot: id, x, y }, scene) => {
      const from = scene.rect(figureOf(legend));
      stage.grenade = [x, y];
      scene.fly(
        small(loot(id)),
        from ? new DOMRect(from.left, from.top, 30, 30) : null,
        onSpace(scene, x, y, 26),
        2,
        70,
      );
      return 2;
    },
    landed: ({ x, y }, scene) => {
      stage.grenade = [x, y];
      burst(scene, onSpace(scene, x, y, 24), '#ffd84a');
      return 1;
    },
    shifted: ({ x, y }, scene) => {
      stage.grenade = [x, y];
      burst(scene, onSpace(scene, x, y, 24), '#ffd84a');
      return 0.8;
    },
    exploded: (_happened, scene) => {
      if (stage.grenade) burst(scene, onSpace(scene, ...stage.grenade, CW * 1.6), '#ff8b1a');
      scene.shake('.pane', 4);
      return 1.4;
    },
    initiated: ({ ability: id, legend }, scene) => {
      const dot = scene.rect(`[data-ability="${id}"]`);
      scene.fly(small(ability(id)), dot, scene.rect(figureOf(legend)), 1.4, 30);
      return 1.2;
    },
    placed: ({ x, y }, scene) => {
      burst(scene, onSpace(scene, x, y, 36), '#35e6dc');
      return 0.8;
    },
    placed_node: ({ i, j, level }, scene) => {
      burst(scene, onScreen(scene, i, j, level, CW), '#8fe0f5');
      return 0.8;
    },
    came_down: ({ x, y }, scene) => {
      burst(scene, onSpace(scene, x, y, CH * 3), '#ff8b1a');
      scene.shake('.pane', 5);
      return 2;
    },
    ring_shrank: (_happened, scene) => {
      const wall = scene.find('.world .wall');
      if (wall)
        scene.animate(
          wall,
          [
            { opacity: 0, transform: 'scale(1.12)', transformOrigin: '300px 270px' },
            { opacity: 1, transform: 'none', transformOrigin: '300px 270px' },
          ],
          4,
        );
      return 4;
    },
    activated: ({ legend }, scene) => {
      burst(scene, scene.rect(figureOf(legend)) ?? scene.rect(plateOf(legend)), '#ffffff');
      return 1;
    },
    hit: ({ legend, hits, headshots }, scene) => {
      if (hits + headshots) scene.shake(figureOf(legend), 4);
      return 0.6;
    },
    opened_bin: ({ x, y }, scene) => {
      burst(scene, onSpace(scene, x, y, 30), '#35e6dc');
      return 0.6;
    },
    drew_loot: ({ legend, loot: id }, scene) => {
      const from = scene.rect(figureOf(legend));
      if (from)
        scene.fly(
          small(loot(id)),
          new DOMRect(from.left, from.top, 24, 24),
          new DOMRect(from.left, from.top - 46, 30, 30),
          1.4,
        );
      return 0.7;
    },
    kept: ({ legend, loot: id }, scene) => pocket(scene, legend, id),
    wore: ({ legend, loot: id }, scene) => pocket(scene, legend, id),
    attached: ({ legend, loot: id }, scene) => pocket(scene, legend, id),
    cooled_down: ({ ability: id }, scene) => cool(id, scene),
    accelerated: ({ ability: id }, scene) => cool(id, scene),
    turn_began: (_happened, scene) => {
      scene.flash('.bug', '#ff8b1a');
      return 1;
    },
    round_began: (_happened, scene) => {
      scene.flash('.bug', '#ff8b1a');
      return 1;
    },
    played: ({ legend }, scene) => {
      scene.flash(plateOf(legend), '#35e6dc');
      return 1;
    },
    took: ({ loot: id, legend, x, y }, scene) => {
      scene.fly(small(loot(id)), onSpace(scene, x, y, 22), scene.rect(figureOf(legend)), 1, 20);
      return 0.8;
    },
    dropped: ({ loot: id, legend, x, y }, scene) => {
      const from = scene.rect(figureOf(legend));
      scene.fly(
        small(loot(id)),
        from ? new DOMRect(from.left, from.top, 22, 22) : null,
        onSpace(scene, x, y, 22),
        1,
        20,
      );
      return 0.8;
    },
  },
};
