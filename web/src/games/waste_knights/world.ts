/** The road: a pale sun, a spire on the horizon, somebody's car. */

import '@fontsource/oswald/latin-600.css';
import '@fontsource/oswald/latin-ext-600.css';
import '@fontsource/oswald/cyrillic-600.css';
import { p as rough, seeded } from '../../art/pen';
import { grad, n0, put, type Mode, type WorldLook } from '../../kit/worlds';
import figures from './figures.json';
import type { Said } from '../../protocol/types';
import type { BoardView } from './types';

type Car = keyof typeof figures.cars;
type Figure = [car: Car, x: number, y: number, scale: number, flip?: boolean];

const CAST: Record<Mode, Figure[]> = {
  tall: [['gaz_jeep', 0.54, 0.97, 0.56]],
  wide: [
    ['motorbike', 0.575, 0.86, 0.34, true],
    ['gaz_jeep', 0.82, 0.97, 0.62],
  ],
  end: [
    ['motorbike', 0.14, 0.98, 0.42, true],
    ['truck', 0.87, 0.98, 0.48],
  ],
};
const ROAD: Record<Mode, number> = { tall: 0.5, wide: 0.62, end: 0.5 };
const SUN: Record<Mode, [x: number, y: number, r: number]> = {
  tall: [0.5, 0.4, 0.3],
  wide: [0.7, 0.46, 0.34],
  end: [0.5, 0.44, 0.42],
};

const car = (id: Car, x: number, y: number, s: number, flip = false): string =>
  `<ellipse cx="${n0(x)}" cy="${n0(y - 3 * s)}" rx="${n0(50 * s)}" ry="${n0(5 * s)}" fill="#000" opacity=".4"/>${put(x - (flip ? -50 : 50) * s, y - 90 * s, s, figures.cars[id], flip)}`;

function scene(w: number, h: number, mode: Mode, id: string): string {
  const [across, down, wide] = SUN[mode];
  const [hz, rx, sr] = [h * 0.64, w * ROAD[mode], Math.min(h * wide, w * 0.56)];
  const at = (...places: [number, number][]): string => places.map(([x, y]) => `${n0(w * x)},${n0(h * y)}`).join(' ');
  let out = `<defs>${grad(id, [0, '#4f8f8b'], [0.42, '#c9c48c'], [0.66, '#f0b65a'])}${grad(`${id}f`, [0, '#1b1613', 0], [1, '#1b1613'])}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/><circle cx="${n0(w * across)}" cy="${n0(h * down)}" r="${n0(sr)}" fill="#fbe2a0"/><circle cx="${n0(w * across)}" cy="${n0(h * down)}" r="${n0(sr * 0.86)}" fill="#fff3cc"/>`;
  out += rough(
    '#c9803f',
    at(
      [0, 0.62],
      [0.08, 0.54],
      [0.13, 0.55],
      [0.16, 0.46],
      [0.27, 0.45],
      [0.3, 0.55],
      [0.42, 0.6],
      [0.6, 0.58],
      [0.7, 0.53],
      [0.73, 0.45],
      [0.85, 0.44],
      [0.88, 0.55],
      [1, 0.58],
      [1, 0.72],
      [0, 0.72],
    ),
  );
  out +=
    rough('#a35f30', at([0.16, 0.46], [0.27, 0.45], [0.3, 0.55], [0.2, 0.56])) +
    rough('#a35f30', at([0.73, 0.45], [0.85, 0.44], [0.88, 0.55], [0.77, 0.54]));
  const z = h / 440;
  out +=
    put(w * 0.06, hz - 92 * z, 0.95 * z, figures.spire) +
    (w > 340 ? put(w * 0.84, hz - 84 * z, 0.9 * z, figures.pumps) : '');
  out +=
    rough('#d99a4a', at([0, 0.65], [0.25, 0.63], [0.5, 0.645], [0.75, 0.625], [1, 0.65], [1, 1], [0, 1])) +
    rough('#b8753a', at([0, 0.76], [0.2, 0.71], [0.44, 0.76], [0.44, 1], [0, 1])) +
    rough('#a8652f', at([1, 0.74], [0.82, 0.7], [0.57, 0.76], [0.56, 1], [1, 1]));
  const half = Math.max(w * 0.24, 90 * z);
  out += `<path d="M${n0(rx - 7)} ${n0(hz)}H${n0(rx + 7)}L${n0(rx + half)} ${h}H${n0(rx - half)}Z" fill="#3a322c"/><path d="M${n0(rx - 7)} ${n0(hz)}L${n0(rx - half)} ${h}h${n0(half * 0.09)}L${n0(rx - 5)} ${n0(hz)}ZM${n0(rx + 7)} ${n0(hz)}L${n0(rx + half)} ${h}h${n0(-half * 0.09)}L${n0(rx + 5)} ${n0(hz)}Z" fill="#f6e8c4"/>`;
  for (const [from, to] of [
    [0.04, 0.12],
    [0.2, 0.36],
    [0.46, 0.68],
    [0.8, 1],
  ] as const) {
    const y = (t: number): number => n0(hz + (h - hz) * t);
    const k = (t: number): number => 1 + half * 0.045 * t;
    out += `<path d="M${n0(rx - k(from))} ${y(from)}H${n0(rx + k(from))}L${n0(rx + k(to))} ${y(to)}H${n0(rx - k(to))}Z" fill="#ffd83a"/>`;
  }
  const random = seeded(4);
  for (let i = 0; i < w / 26; i++) {
    const [x, y] = [random() * w, hz + 14 * z + random() * (h - hz)];
    if (Math.abs(x - rx) < half * ((y - hz) / (h - hz)) + 14) continue;
    out += `<path d="M${n0(x)} ${n0(y)}l-4 -9m4 9l1 -12m-1 12l5 -9" stroke="#6b5a2a" stroke-width="2" fill="none"/>`;
  }
  if (w > 340) out += put(w * 0.2, h * 0.66, 0.62 * z, figures.signpost);
  out += CAST[mode].map(([which, x, y, s, flip]) => car(which, w * x, h * y, (s * h) / 100, flip)).join('');
  return `${out}<rect y="${n0(h * 0.82)}" width="${w}" height="${n0(h * 0.18)}" fill="url(#${id}f)" opacity=".6"/>`;
}

type Space = [id: string, terrain: string, x: number, y: number, city: number];
const SPACES = figures.spaces as Space[];
const LAND: Record<string, string> = {
  desert: '#ecd299',
  highway: '#cdbb9a',
  mountains: '#c9aa7a',
  bush: '#a8b075',
  crater: '#6d4a38',
};
const SEATS = ['#2aa6a0', '#e0592a', '#7a9a2f', '#c9a227'];

function hex(x: number, y: number, size: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => `${n0(x + size * Math.sin((i * Math.PI) / 3))} ${n0(y - size * Math.cos((i * Math.PI) / 3))}`).join('L')}Z`;
}

function mini(table: BoardView): string {
  const [xs, ys] = [SPACES.map((each) => each[2]), SPACES.map((each) => each[3])];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const z = Math.min(160 / (x1 - x0 + 140), 100 / (y1 - y0 + 160));
  const path = (spaces: Space[]): string => spaces.map(([, , x, y]) => hex(x * z, y * z, 60 * z)).join('');
  let land = `<path d="${path(SPACES)}" stroke="#d8e2cc" stroke-width="5" stroke-linejoin="round"/>`;
  for (const [terrain, fill] of Object.entries(LAND))
    land += `<path d="${path(SPACES.filter((each) => each[1] === terrain))}" fill="${fill}" stroke="#5a472c" stroke-width=".4"/>`;
  for (const [, , x, y, city] of SPACES)
    if (city) land += `<rect x="${n0(x * z - 2.2)}" y="${n0(y * z - 2.2)}" width="4.4" height="4.4" fill="#7e2312"/>`;
  table.knights.forEach((knight, place) => {
    const space = SPACES.find(([id]) => id === knight.space);
    if (!space) return;
    land += `<g transform="translate(${n0(space[2] * z)} ${n0(space[3] * z)})">${place === table.active ? '<circle r="8" fill="none" stroke="#fff" stroke-width="1.6"/>' : ''}<circle r="5.4" fill="${SEATS[knight.seat % 4]}" stroke="#1a1512" stroke-width="1.2"/><circle r="2" fill="#fff8e4"/></g>`;
  });
  return `<rect width="160" height="100" fill="#a9c9bb"/><g transform="translate(${n0(80 - ((x0 + x1) / 2) * z)} ${n0(50 - ((y0 + y1) / 2) * z)})">${land}</g>`;
}

/** The ending that was reached, and how many the story has. */
function ended({ story: { title, ending } }: BoardView): Said | null {
  if (!ending) return null;
  const { number, of, title: name } = ending;
  return {
    message: 'board-record',
    args: {
      number,
      endings: of,
      story_en: title.en,
      story_pl: title.pl,
      story_uk: title.uk,
      title_en: name.en,
      title_pl: name.pl,
      title_uk: name.uk,
    },
  };
}

export default {
  scene,
  mini,
  when: ({ round }) => (round > 0 ? { round } : null),
  ended,
} satisfies WorldLook<BoardView>;
