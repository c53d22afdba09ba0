/** Motion on the board: knights drive, counters float, cards come from their decks, hits shake. */
import type { Acts, Scene } from '../../table/board';
import { printing } from './printing.svelte';
import type { Happened } from './types';

/** The counter of a knight on the dashboard, if it is shown. */
function counter(scene: Scene, name: string): DOMRect | null {
  return scene.find(`[data-counter^="${name}"]`)?.getBoundingClientRect() ?? null;
}
const space = (scene: Scene, id: string): DOMRect | null =>
  scene.find(`[data-target="space:${id}"]`)?.getBoundingClientRect() ?? null;
const drops = (scene: Scene): DOMRect | null => scene.find('[data-drops]')?.getBoundingClientRect() ?? null;
/** Where a figure would stand on a space. */
function figureAt(scene: Scene, name: string, id: string): DOMRect | null {
  const ground = space(scene, id);
  const figure = scene.rect(name);
  return ground && figure
    ? new DOMRect(
        ground.x + ground.width / 2 - figure.width / 2,
        ground.y + ground.height / 2 - figure.height * 0.66,
        figure.width,
        figure.height,
      )
    : null;
}
const plus = (count: number): string => `+${count}`;

export const acts: Acts<Happened> = {
  from: ({ dataset: { flip = '', card = '' } }) => {
    if (flip.startsWith('card-'))
      return printing.event(card)?.deck === 'mountains_bush' ? '[data-deck="wild"]' : '[data-deck="road"]';
    return flip.startsWith('find-') ? '[data-deck="finds"]' : null;
  },
  on: {
    declared: ({ knight, route }, scene) => {
      const name = `knight-${knight}`;
      const now = scene.find(name)?.dataset['at'];
      const end = now ? route.lastIndexOf(now) : -1;
      return end > 0
        ? scene.walk(
            name,
            route.slice(1, end).map((id) => figureAt(scene, name, id)),
            0,
            0.9,
          )
        : 0;
    },
    moved: ({ knight, space: to }, scene) => {
      const name = `knight-${knight}`;
      if (scene.claims(name) || scene.find(name)?.dataset['at'] !== to) return 0;
      return scene.walk(name, [], 6, 1);
    },
    irradiated: ({ count }, scene) => scene.float(plus(count), counter(scene, 'rad'), '#ffd23a'),
    cleansed: ({ count }, scene) => scene.float(`−${count}`, counter(scene, 'rad'), '#a3cdc2'),
    wounded: ({ wounds, tainted }, scene) => {
      scene.float(plus(wounds + tainted), drops(scene), '#ff6a4a');
      scene.shake('[data-portrait]', 4);
      return 1;
    },
    healed: (_, scene) => scene.float('−1', drops(scene), '#a3cdc2'),
    damaged: ({ count }, scene) => {
      scene.float(plus(count), counter(scene, 'damage'), '#ff8a66');
      return 0.5;
    },
    fixed: ({ count }, scene) => scene.float(`−${count}`, counter(scene, 'damage'), '#a3cdc2'),
    gained: ({ resource, count }, scene) => {
      if (count > 0) scene.float(plus(count), counter(scene, resource));
      return 0.5;
    },
    lost: ({ resource, count }, scene) => {
      if (count > 0) scene.float(`−${count}`, counter(scene, resource), '#ff8a66');
      return 0.5;
    },
    learned: ({ count }, scene) => scene.float(plus(count), counter(scene, 'xp')),
    rolled: () => 2.5,
    rerolled: () => 2.5,
    struck: (_, scene) => {
      scene.shake('[data-stranger]', 5);
      return 1;
    },
    hurt: (_, scene) => scene.shake('[data-stranger]', 5),
    fight_ended: () => 1.5,
    revealed: () => 1.5,
    time_moved: (_, scene) => {
      scene.flash('[data-counter="time"]');
      return 1;
    },
    token_placed: ({ space: at }, scene) => scene.float('★', space(scene, at)),
    token_claimed: ({ space: at }, scene) => scene.float('★', space(scene, at)),
    turn_began: (_, scene) => {
      scene.flash('[data-lamps]');
      return 0.5;
    },
    collapsed: (_, scene) => {
      scene.shake('[data-portrait]', 8);
      return 1;
    },
  },
};
