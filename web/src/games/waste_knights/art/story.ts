/** The picture of an entry: the place (or the road), its props, the hour. Known entries have their own scene, all others one by their id. */
import { once } from './once';
import { c, hash, mirror, p, seeded, type Point } from '../../../art/pen';
import { landmark, prop, PROP_IDS } from './places';

type Hour = 'noon' | 'dusk' | 'dawn' | 'night';
export interface Setting {
  place?: string | null;
  props: string[];
  sky: Hour;
}

const SCENES: Record<string, Setting> = {
  'A1-104': { place: 'woomera_range', props: ['washing_line', 'bunker', 'rifle'], sky: 'noon' },
  'A1-102': { place: 'kimberley_vault', props: ['crate'], sky: 'noon' },
  'A1-103': { place: 'red_scar', props: ['deadtree', 'bones'], sky: 'dusk' },
  'A1-131': { place: 'salt_lighthouse', props: ['barrel', 'wanderer'], sky: 'dawn' },
  'A1-132': { place: 'causeway_wreck', props: ['barrel'], sky: 'dusk' },
  'A1-110': { props: ['wanderer', 'barrel', 'signpost'], sky: 'noon' },
  'A6-800': { place: 'lastbridge', props: ['signpost', 'crate'], sky: 'noon' },
  'A6-801': { place: 'lastbridge', props: ['signpost'], sky: 'dawn' },
  'A6-802': { place: 'dog_fence_gate', props: ['signpost'], sky: 'noon' },
  'A6-803': { place: 'cerbero_spire', props: ['signpost', 'bones'], sky: 'dusk' },
  'A6-804': { place: 'lastbridge', props: ['crate'], sky: 'dusk' },
  'A6-805': { place: 'lastbridge', props: ['barrel', 'bones'], sky: 'noon' },
  'A6-806': { place: 'lastbridge', props: ['barrel'], sky: 'noon' },
  'A6-807': { props: ['signpost', 'fire'], sky: 'night' },
  'A6-808': { place: 'dog_fence_gate', props: ['crate', 'wanderer'], sky: 'dusk' },
  'A6-810': { place: 'lastbridge', props: ['crate'], sky: 'dusk' },
  'A6-811': { place: 'lastbridge', props: ['signpost', 'wanderer'], sky: 'noon' },
  'A6-812': { props: ['deadtree', 'wanderer'], sky: 'noon' },
  'A6-813': { props: ['signpost', 'wanderer'], sky: 'dawn' },
  'A6-814': { place: 'lastbridge', props: ['signpost', 'wanderer'], sky: 'dusk' },
  'A6-820': { place: 'lastbridge', props: ['signpost'], sky: 'night' },
  'A6-821': { place: 'lastbridge', props: ['crate'], sky: 'dusk' },
  'A6-822': { place: 'lastbridge', props: ['signpost'], sky: 'dawn' },
  'A6-823': { place: 'lastbridge', props: ['crate', 'wanderer'], sky: 'noon' },
};
/** Two skies, the sun, and three hills from far to near. */
const SKY: Record<Hour, [string, string, string, string, string, string]> = {
  noon: ['#e9c778', '#f6e3ae', '#fff6d8', '#c98f4a', '#8d5a34', '#4d2e1c'],
  dusk: ['#b4583a', '#e09a5c', '#f9d48a', '#7d3a2c', '#532a24', '#2b1714'],
  dawn: ['#7fa6a0', '#c9d3b4', '#fbf0cf', '#6a8a80', '#4a5f54', '#2a3630'],
  night: ['#22343c', '#3a4f54', '#e8e2c4', '#2a3a3e', '#1d2728', '#101616'],
};
const HOURS: Hour[] = ['noon', 'dusk', 'dawn', 'night'];
/** Where a prop stands: x, y, size. */
const SPOTS: Record<string, [number, number, number]> = {
  washing_line: [150, 168, 1.05],
  bunker: [176, 190, 1.05],
  rifle: [116, 214, 0.62],
  bucket: [30, 230, 0.5],
  barrel: [34, 206, 0.7],
  crate: [26, 222, 0.7],
  deadtree: [4, 150, 1.2],
  bones: [196, 220, 0.8],
  wanderer: [206, 170, 1.05],
  signpost: [20, 160, 1.1],
  mast: [200, 120, 1.3],
  fire: [110, 214, 0.7],
};

/** Its own scene, or one made from the id: the place where it is read, two props of different sides, an hour. */
function setting(id: string, place: string | null): Setting {
  const known = SCENES[id];
  if (known) return { place, ...known };
  const rnd = seeded(hash(id));
  const sky = HOURS[Math.floor(rnd() * HOURS.length)] ?? 'noon';
  const left = PROP_IDS.filter((name) => (SPOTS[name]?.[0] ?? 120) < 100);
  const right = PROP_IDS.filter((name) => (SPOTS[name]?.[0] ?? 120) >= 100);
  const one = (names: string[]): string => names[Math.floor(rnd() * names.length)] ?? 'signpost';
  return { place, sky, props: rnd() < 0.25 ? [one(right)] : [one(left), one(right)] };
}

/** In a box of 300 × 320, with more country to both sides; `place` is the city or site where it happens. */
export const storyPicture = (id: string, place: string | null): string => scenePicture(id, setting(id, place));

/** A scene; the id decides what is left to chance. */
export const scenePicture = once((id: string, scene: Setting): string => {
  const [high, low, sun, far, middle, near] = SKY[scene.sky];
  const rnd = seeded(hash(id) + 3);
  const beside = seeded(hash(id) + 5);
  const hill = (y: number, colour: string, by: number): string => {
    const points: Point[] = [];
    const go = (from: number, to: number, random: () => number): void => {
      for (let x = from; x <= to; x += 26)
        points.push([x, y + Math.sin(x / 40 + random() * 6) * by + (random() - 0.5) * by]);
    };
    go(-20 - 26 * 11, -46, beside);
    go(-20, 320, rnd);
    go(344, 344 + 26 * 10, beside);
    return p(colour, [[-320, 400], ...points, [620, 400]], 1);
  };
  const x = scene.place ? 206 : 90 + rnd() * 130;
  const size = scene.place ? 62 : 44 + rnd() * 36;
  const stars =
    scene.sky === 'night'
      ? Array.from(
          { length: 26 },
          () =>
            `<circle cx="${Math.round(rnd() * 760 - 230)}" cy="${Math.round(rnd() * 150)}" r="1.1" fill="#fff4dd" opacity=".8"/>`,
        ).join('')
      : '';
  const big = scene.place ? `<g transform="translate(60 47) scale(1.85)">${landmark(scene.place)}</g>` : '';
  const props = scene.props.map((name) => {
    const [px, py, z] = SPOTS[name] ?? [120, 200, 0.8];
    const drawn = prop(name);
    return `<g transform="translate(${px} ${py}) scale(${z})">${name === 'rifle' ? mirror(drawn) : drawn}</g>`;
  });
  return (
    `<defs><pattern id="wk-halftone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.1" fill="#3a1f10" opacity=".34"/></pattern></defs>` +
    `<rect x="-320" width="940" height="320" fill="${high}"/><rect x="-320" y="90" width="940" height="230" fill="${low}"/>${stars}${c(sun, x, 96, size)}${p(high, '-320,84 -180,79 -60,86 0,84 60,78 120,86 190,80 300,88 420,82 620,86 620,95 300,96 0,94 -320,95', 1)}` +
    `${hill(206, far, 9)}${big}${hill(232, middle, 8)}${props.join('')}${hill(300, near, 7)}<rect x="-320" width="940" height="320" fill="url(#wk-halftone)"/>`
  );
});
