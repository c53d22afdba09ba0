/** The arena: towers, a ring of fire, legends in its light. */

import '@fontsource/exo-2/latin-800.css';
import '@fontsource/exo-2/latin-ext-800.css';
import '@fontsource/exo-2/cyrillic-800.css';
import { grad, n0, put, stars, type Mode, type WorldLook } from '../../kit/worlds';
import figures from './figures.json';
import type { BoardView } from './types';

type Who = keyof typeof figures.figures;
type Team = 'red' | 'blue';
type Figure = [who: Who, x: number, y: number, scale: number, team: Team, flip?: boolean];

const TEAMS: Record<Team, string> = { red: '#ff4655', blue: '#4a7dff' };
const CAST: Record<Mode, Figure[]> = {
  tall: [
    ['wraith', 0.74, 0.84, 0.4, 'red'],
    ['bangalore', 0.38, 0.93, 0.56, 'red'],
  ],
  wide: [
    ['lifeline', 0.6, 0.86, 0.42, 'blue'],
    ['wraith', 0.955, 0.84, 0.42, 'red'],
    ['gibraltar', 0.725, 0.93, 0.56, 'blue'],
    ['bangalore', 0.862, 0.93, 0.53, 'red'],
  ],
  end: [
    ['bloodhound', 0.065, 0.92, 0.42, 'red'],
    ['bangalore', 0.19, 0.97, 0.44, 'red'],
    ['wraith', 0.83, 0.96, 0.4, 'blue'],
    ['pathfinder', 0.94, 0.92, 0.42, 'blue'],
  ],
};

const figure = (who: Who, x: number, y: number, s: number, team: Team, flip = false): string =>
  `<polygon points="${n0(x - 26 * s)},${n0(y)} ${n0(x + 26 * s)},${n0(y - 8 * s)} ${n0(x + 130 * s)},${n0(y + 40 * s)} ${n0(x + 84 * s)},${n0(y + 46 * s)}" opacity=".4"/><ellipse cx="${n0(x)}" cy="${n0(y + 3 * s)}" rx="${n0(44 * s)}" ry="${n0(12 * s)}" fill="#0008"/><ellipse cx="${n0(x)}" cy="${n0(y)}" rx="${n0(44 * s)}" ry="${n0(12 * s)}" fill="${TEAMS[team]}"/>` +
  put(x - (flip ? -50 : 50) * s, y - 134 * s, s, figures.figures[who], flip);

/** A building: its roof, its wall with lit windows, its long shadow. */
function block(x: number, y: number, w: number, h: number, up: number): string {
  const windows = Array.from(
    { length: Math.floor(w / 26) },
    (_, i) =>
      `<rect x="${n0(x + 9 + i * 26)}" y="${n0(y + h - up + 7)}" width="11" height="${n0(up * 0.4)}" fill="${i % 3 ? '#ffd98a' : '#1a232b'}"/>`,
  );
  return `<path d="M${n0(x)} ${n0(y + h)}L${n0(x + w)} ${n0(y)}L${n0(x + w + up * 2)} ${n0(y + up)}V${n0(y + h + up)}H${n0(x + up)}Z" opacity=".4"/><rect x="${n0(x)}" y="${n0(y + h - up)}" width="${n0(w)}" height="${n0(up)}" fill="#41505d"/><rect x="${n0(x)}" y="${n0(y - up)}" width="${n0(w)}" height="${n0(h)}" fill="#93a5b2"/><path d="M${n0(x)} ${n0(y - up + 1)}h${n0(w)}M${n0(x + 1)} ${n0(y - up)}v${n0(h)}" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none"/>${windows.join('')}`;
}

function scene(w: number, h: number, mode: Mode, id: string): string {
  const hz = h * 0.58;
  let out = `<defs>${grad(id, [0, '#101a26'], [0.42, '#233445'], [0.66, '#7a4a2c'], [0.72, '#ff8b1a'])}${grad(`${id}w`, [0, '#ff7a1f', 0], [0.45, '#ff7a1f', 0.4], [0.85, '#ff9a3d', 0.95], [1, '#ffd9a6'])}${grad(`${id}g`, [0, '#3b4a46'], [1, '#10171c'])}</defs><rect width="${w}" height="${h}" fill="url(#${id})"/>${stars(w, hz * 0.6, Math.round(w / 14), 3, '#fff')}`;
  for (const [x, tall] of [
    [0.08, 0.3],
    [0.34, 0.2],
    [0.68, 0.26],
    [0.9, 0.34],
  ] as const) {
    out += `<path d="M${n0(w * x - 11)} ${hz}l5 ${n0(-h * tall)}h12l5 ${n0(h * tall)}Z" fill="#131d26"/><rect x="${n0(w * x - 14)}" y="${n0(hz - h * tall + 12)}" width="28" height="6" fill="#131d26"/><circle cx="${n0(w * x)}" cy="${n0(hz - h * tall - 4)}" r="2.5" fill="#35e6dc"/>`;
  }
  out += `<path d="M${-w * 0.1} ${hz + 18}Q${w / 2} ${hz - h * 0.1} ${w * 1.1} ${hz + 18}V${hz - h * 0.2}Q${w / 2} ${hz - h * 0.36} ${-w * 0.1} ${hz - h * 0.2}Z" fill="url(#${id}w)"/>`;
  for (let i = 0; i <= 18; i++) {
    const x = (w * i) / 18;
    const low = hz + 18 - h * 0.12 * (1 - ((x - w / 2) / (w * 0.6)) ** 2);
    out += `<path d="M${n0(x)} ${n0(low + 10)}V${n0(low - h * 0.17 - ((i * 37) % 40))}" stroke="#ffd0a6" stroke-opacity=".22" stroke-width="${1 + (i % 3)}"/>`;
  }
  out += `<path d="M${-w * 0.1} ${hz + 20}Q${w / 2} ${hz - h * 0.096} ${w * 1.1} ${hz + 20}" stroke="#fff1de" stroke-width="3" fill="none"/><path d="M0 ${hz + 8}Q${w / 2} ${hz - h * 0.06} ${w} ${hz + 8}V${h}H0Z" fill="url(#${id}g)"/>`;
  for (let i = -12; i <= 12; i++)
    out += `<path d="M${n0(w / 2 + i * w * 0.035)} ${n0(hz - 4)}L${n0(w / 2 + i * w * 0.19)} ${h}" stroke="#0b1118" stroke-opacity=".4"/>`;
  for (let i = 0; i < 7; i++)
    out += `<path d="M0 ${n0(hz + 10 + (i ** 1.7 * (h - hz)) / 24)}H${w}" stroke="#0b1118" stroke-opacity=".4"/>`;
  const z = h / 440;
  const narrow = w < 340;
  const blocks: [number, number, number, number, number][] = [
    [-0.04, 18, 150, 30, 44],
    [narrow ? 0.7 : 0.84, 16, 150, 30, 52],
    ...(narrow ? [] : [[0.3, 4, 90, 16, 26] as [number, number, number, number, number]]),
  ];
  for (const [x, dy, bw, bh, up] of blocks) out += block(w * x, hz + dy * z, bw * z, bh * z, up * z);
  for (const x of [0.22, 0.78])
    out += `<polygon points="${n0(w * x - 4)},0 ${n0(w * x + 4)},0 ${n0(w * x + 18)},${n0(hz + 22)} ${n0(w * x - 18)},${n0(hz + 22)}" fill="#35e6dc" opacity=".15"/>`;
  return (
    out + CAST[mode].map(([who, x, y, s, team, flip]) => figure(who, w * x, h * y, (s * h) / 134, team, flip)).join('')
  );
}

interface Plan {
  buildings: { x: number; y: number; w: number; h: number; base: number }[];
  walls: { o: string; x: number; y: number; len: number }[];
}

const MAPS: Record<string, Plan> = figures.maps;

function mini(table: BoardView): string {
  const plan = MAPS[table.map];
  const [z, ox, oy] = [92 / 12, 34, 4];
  let out = `<rect width="160" height="100" fill="#151d26"/><rect x="${ox}" y="${oy}" width="92" height="92" fill="#2d3b3b"/>`;
  for (const { x, y, w, h, base } of [...(plan?.buildings ?? [])].sort((one, other) => one.base - other.base)) {
    const up = (base + 1) * 2.4;
    out += `<rect x="${n0(ox + x * z + up)}" y="${n0(oy + y * z)}" width="${n0(w * z)}" height="${n0(h * z)}" fill="#0b1118" opacity=".5"/><rect x="${n0(ox + x * z)}" y="${n0(oy + y * z - up)}" width="${n0(w * z)}" height="${n0(h * z)}" fill="${base ? '#c9d5dd' : '#93a5b2'}" stroke="#fff" stroke-opacity=".5" stroke-width=".6"/>`;
  }
  for (const { o, x, y, len } of plan?.walls ?? [])
    out += `<path d="M${n0(ox + x * z)} ${n0(oy + y * z)}${o === 'H' ? 'h' : 'v'}${n0(len * z)}" stroke="#b4503c" stroke-width="2.4"/>`;
  const ring = table.ring;
  if (ring?.length === 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring;
    out += `<rect x="${n0(ox + x0 * z)}" y="${n0(oy + y0 * z)}" width="${n0((x1 - x0 + 1) * z)}" height="${n0((y1 - y0 + 1) * z)}" fill="none" stroke="#ff8b1a" stroke-width="1.4" stroke-dasharray="4 2"/>`;
  }
  for (const team of table.teams) {
    for (const { x, y } of team.legends) {
      if (x !== null && y !== null)
        out += `<circle cx="${n0(ox + (x + 0.5) * z)}" cy="${n0(oy + (y + 0.5) * z)}" r="4.2" fill="${TEAMS[team.colour]}" stroke="#fff" stroke-width="1.2"/>`;
    }
  }
  return out;
}

export default { scene, mini, when: ({ round }) => (round > 0 ? { round } : null) } satisfies WorldLook<BoardView>;
