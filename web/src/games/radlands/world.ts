/** The desert: a huge sun over a grid, and people who want your water. */

import '@fontsource/russo-one/latin-400.css';
import '@fontsource/russo-one/latin-ext-400.css';
import '@fontsource/russo-one/cyrillic-400.css';
import { seeded } from '../../art/pen';
import { grad, n0, put, stars, type Mode, type WorldLook } from '../../kit/worlds';
import figures from './figures.json';
import type { InPlay, BoardView } from './types';

type Who = keyof typeof figures;
/** Who, where (in parts of the scene), how tall (in parts of its height), looking the other way. */
type Figure = [who: Who, x: number, y: number, scale: number, flip?: boolean];

const CAST: Record<Mode, Figure[]> = {
  tall: [['pyromaniac', 0.6, 1.02, 0.62]],
  wide: [
    ['exterminator', 0.98, 0.94, 0.42, true],
    ['cult_leader', 0.545, 0.9, 0.38],
    ['vanguard', 0.87, 1.01, 0.56],
    ['pyromaniac', 0.69, 1.02, 0.62],
  ],
  end: [
    ['vigilante', 0.205, 0.95, 0.3],
    ['gunner', 0.085, 0.985, 0.36],
    ['muse', 0.815, 0.95, 0.3, true],
    ['cult_leader', 0.92, 0.985, 0.36, true],
  ],
};
const SUN: Record<Mode, [x: number, y: number, r: number]> = {
  tall: [0.5, 0.42, 0.34],
  wide: [0.7, 0.44, 0.38],
  end: [0.5, 0.4, 0.46],
};

/** A person is drawn in 160 × 100, the bust about 100 wide, standing on y = 100. */
const person = (who: Who, x: number, y: number, scale: number, flip = false): string =>
  put(x - (flip ? -80 : 80) * scale, y - 100 * scale, scale, figures[who], flip);

function scene(w: number, h: number, mode: Mode, id: string): string {
  const [across, down, wide] = SUN[mode];
  const [hz, sx, sy, sr] = [h * 0.68, w * across, h * down, Math.min(h * wide * 1.1, w * 0.62)];
  let out = `<defs>${grad(id, [0, '#140a26'], [0.55, '#4b1a57'], [1, '#b52c6b'])}${grad(`${id}s`, [0, '#f7e733'], [0.6, '#ff8a3d'], [1, '#ff3d8b'])}<pattern id="${id}d" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".9" opacity=".2"/></pattern><clipPath id="${id}c"><rect width="${w}" height="${hz}"/></clipPath></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>${stars(w, hz * 0.6, Math.round(w / 12), 5, '#e9d3ff')}`;
  out += `<g clip-path="url(#${id}c)"><circle cx="${sx}" cy="${sy}" r="${sr}" fill="url(#${id}s)"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="${sx - sr - 8}" width="${2 * sr + 16}" y="${n0(sy + sr * (0.1 + i * 0.17))}" height="${n0(sr * (0.02 + i * 0.014))}" fill="#7a2260"/>`).join('')}</g>`;
  const random = seeded(9);
  let ridge = `M0 ${hz}`;
  for (let x = 0; x <= w + 40; x += 40) ridge += `L${x} ${n0(hz - 14 - random() * h * 0.1)}`;
  out += `<path d="${ridge}L${w} ${hz}Z" fill="#3a124a"/>`;
  for (const [x, tall, flat] of [
    [0.1, 0.3, 0],
    [0.3, 0.18, 1],
    [0.76, 0.24, 1],
    [0.92, 0.36, 0],
  ] as const) {
    out += flat
      ? `<path d="M${n0(w * x - 22)} ${hz}l4 ${n0(-h * tall)}l18 -8l18 8l4 ${n0(h * tall)}Z" fill="#2a0c3a"/>`
      : `<path d="M${n0(w * x - 14)} ${hz}l5 ${n0(-h * tall * 0.7)}l6 -4l3 ${n0(-h * tall * 0.3)}l3 ${n0(h * tall * 0.3)}l6 4l5 ${n0(h * tall * 0.7)}Z" fill="#2a0c3a"/>`;
  }
  out += `<rect y="${hz}" width="${w}" height="${h - hz}" fill="#150820"/><rect y="${hz - 1}" width="${w}" height="2.5" fill="#ff2e88"/>`;
  for (let i = -16; i <= 16; i++)
    out += `<path d="M${n0(sx + i * w * 0.045)} ${hz}L${n0(sx + i * w * 0.2)} ${h}" stroke="#5a2474" stroke-width="1.2"/>`;
  for (const t of [0.08, 0.2, 0.36, 0.58, 0.86])
    out += `<path d="M0 ${n0(hz + (h - hz) * t)}H${w}" stroke="#5a2474" stroke-width="1.2"/>`;
  out += `<rect width="${w}" height="${h}" fill="url(#${id}d)"/>`;
  return (
    out + CAST[mode].map(([who, x, y, scale, flip]) => person(who, w * x, h * y, (scale * h) / 100, flip)).join('')
  );
}

/** A card of the small picture: a camp is a roof against the sun, a person a bust; hurt ones are tilted, ruins are grey. */
function card(each: InPlay | null, x: number, y: number): string {
  if (!each)
    return `<rect x="${x - 12}" y="${y - 6.5}" width="24" height="13" rx="2" fill="none" stroke="#4b2f68" stroke-dasharray="2 2"/>`;
  const [hurt, gone] = [each.state === 'damaged', each.state === 'destroyed'];
  const punk = each.card === 'punk';
  const inside = gone
    ? '<path d="M-9 5l4-6 3 3 3-6 4 5 4-3 2 7z" fill="#5d4a70"/>'
    : each.type === 'camp'
      ? '<circle cy="1" r="5.5" fill="#f7e733"/><path d="M-10 5.5V1l4-3 3 2 2-5 4 4 3-2 4 4v4.5z" fill="#2a0c3a"/>'
      : `<path d="M-6 6c0-4 2.5-5 6-5s6 1 6 5z" fill="${punk ? '#7d46d8' : '#1cb5ab'}"/><circle cy="-1.5" r="3.2" fill="${punk ? '#2b1742' : '#e2b48c'}"/><path d="M-3-2.500h6" stroke="#ff2e88" stroke-width="1.6"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${hurt ? 9 : 0})"><rect x="-12" y="-6.5" width="24" height="13" rx="2" fill="${gone ? '#1d1428' : each.type === 'camp' ? '#5b1d5c' : '#2b1742'}" stroke="${hurt ? '#ff2e88' : gone ? '#4b2f68' : '#a675ea'}" stroke-width="1.2"/>${inside}</g>`;
}

function mini(table: BoardView, seat: number | null): string {
  const mine = seat ?? 0;
  let out =
    '<rect width="160" height="100" fill="#180d28"/><circle cx="80" cy="49" r="34" fill="#3a1148"/><rect y="50" width="160" height="50" fill="#130a1e"/><rect y="49.3" width="160" height="1.4" fill="#ff2e88"/>';
  table.sides.forEach((side, who) =>
    side.columns.forEach((column, x) =>
      [0, 1, 2].forEach(
        (row) => (out += card(column[row] ?? null, 48 + x * 32, who === mine ? 90 - row * 15.5 : 10 + row * 15.5)),
      ),
    ),
  );
  return out;
}

export default { scene, mini, when: ({ turn }) => (turn > 0 ? { turn } : null) } satisfies WorldLook<BoardView>;
