/** The map as a sheet of a road atlas: terrains merge, roads join, coasts are cut roughly. All comes from the list of spaces. */
import type { Hazard, Terrain } from '../kinds';
import type { SpaceFacts } from '../types';
import { ICONS, type IconName } from './icons';
import { c, e, hash, k, p, round, seeded, type Point } from '../../../art/pen';
import { landmark } from './places';

/** The radius of a space in the drawing. */
export const S = 60;
const R3 = Math.sqrt(3);
export const centre = ({ q, r }: { q: number; r: number }): Point => [S * R3 * (q + r / 2), S * 1.5 * r];
const at = (point: Point): string => point.map(round).join(' ');
const corner = (x: number, y: number, i: number, z = S): Point => {
  const angle = (Math.PI / 180) * (60 * i - 90);
  return [x + z * Math.cos(angle), y + z * Math.sin(angle)];
};
export const hexPath = (x: number, y: number, z = S): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => at(corner(x, y, i, z))).join('L')}Z`;
const DIRS: Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** The Great Rift: the gaps between the west and the east. */
const RIFT: Point[] = [
  [6, 1],
  [7, 1],
  [6, 2],
  [7, 0],
  [5, 4],
  [3, 6],
  [2, 7],
  [3, 7],
  [2, 8],
  [3, 8],
];

export const FILL: Record<Terrain, string> = {
  desert: '#ecd299',
  highway: '#e8cd93',
  mountains: '#c9aa7a',
  bush: '#a8b075',
  crater: '#6d4a38',
};

type Random = () => number;

/** What grows or stands on a space, around (x, y). */
export const TERRAIN: Record<Terrain, (x: number, y: number, rnd: Random) => string> = {
  desert(x, y, rnd) {
    let out = '';
    for (let i = 0; i < 3; i++) {
      const dx = (rnd() - 0.5) * 56,
        dy = (i - 1) * 26 + (rnd() - 0.5) * 14,
        w = 16 + rnd() * 14;
      out += k(
        '#d3ab63',
        3,
        `M${round(x + dx - w)} ${round(y + dy)} q${round(w * 0.5)} -9 ${round(w)} 0 t${round(w)} 0`,
      );
    }
    for (let i = 0; i < 5; i++)
      out += `<circle cx="${round(x + (rnd() - 0.5) * 76)}" cy="${round(y + (rnd() - 0.5) * 76)}" r="1.8" fill="#c2964c"/>`;
    if (rnd() < 0.3) {
      const dx = (rnd() - 0.5) * 50,
        dy = (rnd() - 0.5) * 40;
      out += k(
        '#8d8c4a',
        2.4,
        `M${round(x + dx)} ${round(y + dy)} l-5 -10 M${round(x + dx)} ${round(y + dy)} l0 -13 M${round(x + dx)} ${round(y + dy)} l6 -9`,
      );
    }
    return out;
  },
  highway: (x, y, rnd) => TERRAIN.desert(x, y, rnd),
  bush(x, y, rnd) {
    let out = '';
    const spots: Point[] = [
      [-28, -26],
      [6, -34],
      [32, -14],
      [-36, 8],
      [-4, -2],
      [30, 22],
      [-18, 34],
      [12, 38],
    ];
    for (const [dx, dy] of spots) {
      if (rnd() < 0.16) continue;
      const a = x + dx + (rnd() - 0.5) * 9,
        z = y + dy + (rnd() - 0.5) * 9,
        r = 9 + rnd() * 6;
      out +=
        e('#59672f', a + 3, z + r * 0.75, r * 1.02, r * 0.5) +
        c('#6c7a3a', a + 1, z + 1, r) +
        c('#8a9a4c', a - r * 0.22, z - r * 0.25, r * 0.66);
      out += `<rect x="${round(a - 1.5)}" y="${round(z + r * 0.7)}" width="3" height="7" fill="#5d4630"/>`;
    }
    return out;
  },
  mountains(x, y, rnd) {
    let out = '';
    const spots: [number, number, number, number][] = [
      [-22, -6, 34, 46],
      [20, -12, 36, 52],
      [-2, 26, 36, 44],
      [34, 28, 24, 30],
      [-36, 30, 22, 26],
    ];
    for (const [dx, dy, w, h] of spots) {
      const a = x + dx + (rnd() - 0.5) * 8,
        z = y + dy + 14 + (rnd() - 0.5) * 6,
        hh = h * (0.85 + rnd() * 0.3);
      out +=
        p('#8d6b43', [
          [a - w / 2, z],
          [a, z - hh],
          [a + w / 2, z],
        ]) +
        p('#c99f68', [
          [a - w / 2, z],
          [a, z - hh],
          [a + w * 0.08, z - hh * 0.45],
          [a - w * 0.06, z],
        ]) +
        p('#f5e6c3', [
          [a - w * 0.13, z - hh * 0.74],
          [a, z - hh],
          [a + w * 0.13, z - hh * 0.74],
          [a, z - hh * 0.62],
        ]);
    }
    return out;
  },
  crater(x, y) {
    return (
      e('#4a2f24', x, y, 46, 44) +
      e('#2b1a14', x, y + 3, 38, 35) +
      e('#130b09', x, y + 6, 28, 25) +
      k('#8d5f42', 3, `M${x - 40} ${y - 18} q18 -26 44 -25`) +
      k('#e2592a', 3, `M${x - 14} ${y + 14} l9 -8 l7 6 l12 -10`) +
      k('#ffd83a', 1.4, `M${x - 12} ${y + 13} l8 -6 l6 5`)
    );
  },
};

/** Dark lines: highways join each other and cities; one that joins nothing runs straight on. */
function roadsOf(spaces: SpaceFacts[]): string {
  const known = new Map(spaces.map((h) => [`${h.q},${h.r}`, h]));
  const legs: string[] = [];
  for (const h of spaces) {
    if (h.terrain !== 'highway') continue;
    const [x, y] = centre(h);
    const ends = DIRS.map(([q = 0, r = 0]) => known.get(`${h.q + q},${h.r + r}`));
    const dirs = ends.flatMap((n, i) => (n && (n.terrain === 'highway' || n.city) ? [i] : []));
    const joined = [...dirs];
    if (dirs.length === 0) dirs.push(0, 3);
    if (dirs.length === 1) {
      const opposite = ((dirs[0] ?? 0) + 3) % 6;
      const next = [opposite, (opposite + 1) % 6, (opposite + 5) % 6].find(
        (i) => ends[i] && ends[i]?.terrain !== 'crater',
      );
      if (next !== undefined) dirs.push(next);
    }
    const mid = (i: number): Point => {
      const angle = (Math.PI / 180) * (i * -60);
      return [x + Math.cos(angle) * S * R3 * 0.5, y + Math.sin(angle) * S * R3 * 0.5];
    };
    const [first = 0, ...rest] = dirs;
    for (const one of rest) legs.push(`M${at(mid(first))} Q${at([x, y])} ${at(mid(one))}`);
    for (const i of joined) {
      const city = ends[i];
      if (city?.city && city.terrain !== 'highway') legs.push(`M${at(mid(i))} L${at(centre(city))}`);
    }
  }
  return legs.join('');
}

const HAZARDS: Record<Hazard, [string, string]> = {
  rad: ['#ffd23a', '#1a1512'],
  contamination: ['#a7c13c', '#1a1512'],
  threat: ['#d8432a', '#fff4dd'],
};
/** A hazard symbol; a marker has a white rim. */
export function hazard(name: Hazard, x: number, y: number, z = 15, isMarker = false): string {
  const [back, ink] = HAZARDS[name];
  const rim = isMarker ? `<circle r="${z + 3.4}" fill="#fff8e4" stroke="#1a1512" stroke-width="1.4"/>` : '';
  return (
    `<g transform="translate(${round(x)} ${round(y)})"><circle r="${z}" fill="#1a1512" opacity=".3" cx="1.5" cy="2.5"/>${rim}<circle r="${z}" fill="${back}" stroke="#1a1512" stroke-width="2"/>` +
    `<g transform="scale(${round2((z * 1.32) / 24)}) translate(-12 -12.5)" fill="${ink}" color="${ink}" style="--icon-hole:${back}">${ICONS[name]}</g></g>`
  );
}
const round2 = (n: number): number => Math.round(n * 1000) / 1000;
const TOKENS: Record<string, [string, IconName]> = {
  challenge: ['#b5301f', 'challenge'],
  thread: ['#1f6f78', 'thread'],
  entry: ['#6d5357', 'entry'],
  general: ['#8c5a22', 'flag'],
  fortification: ['#4b5453', 'shield'],
};
/** A token of the story. */
export function token(name: string, x: number, y: number, z = 18): string {
  const [back, icon] = TOKENS[name] ?? ['#6d5357', 'gear'];
  const ink = '#ffe6a8';
  return (
    `<g transform="translate(${round(x)} ${round(y)})"><circle r="${z}" cx="2" cy="4" fill="#000" opacity=".35"/><circle r="${z}" fill="${back}" stroke="#fff4dd" stroke-width="3"/>` +
    `<circle r="${z - 4}" fill="none" stroke="${ink}" stroke-width="1.4" stroke-dasharray="3 3" opacity=".7"/><g transform="scale(${round2((z * 1.1) / 24)}) translate(-12 -12)" fill="${ink}" color="${ink}" style="--icon-hole:${back}">${ICONS[icon]}</g></g>`
  );
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** The extent of the map in drawing units, with some sea around. */
export function extent(spaces: SpaceFacts[]): Box {
  const xs = spaces.map((h) => centre(h)[0]);
  const ys = spaces.map((h) => centre(h)[1]);
  const x = Math.min(...xs) - S * R3 * 0.5 - 54;
  const y = Math.min(...ys) - S - 60;
  return { x, y, w: Math.max(...xs) + S * R3 * 0.5 + 54 - x, h: Math.max(...ys) + S + 34 - y };
}

const FILTERS =
  '<filter id="coast" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>' +
  '<filter id="wobble" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter>';

const join = (spaces: SpaceFacts[], z: number): string => spaces.map((h) => hexPath(...centre(h), z)).join('');

/** The ground of the sheet: sea, rift, terrain, roads. */
function ground(spaces: SpaceFacts[]): string {
  const land = join(spaces, S + 0.6);
  const rift = RIFT.map(([q = 0, r = 0]) => hexPath(...centre({ q, r }), S + 3)).join('');
  const near = ([q, r]: Point, [p2, r2]: Point): boolean => DIRS.some(([dq, dr]) => q + dq === p2 && r + dr === r2);
  const spot = ([q, r]: Point): string => at(centre({ q, r }));
  const gorge = RIFT.flatMap((a, i) => [
    `M${spot(a)}l1 0`,
    ...RIFT.slice(i + 1)
      .filter((z) => near(a, z))
      .map((z) => `M${spot(a)}L${spot(z)}`),
  ]).join('');
  const ravine = (colour: string, width: number): string =>
    `<path d="${gorge}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  let out = `<g filter="url(#coast)"><path d="${land}${rift}" fill="none" stroke="#b9d2c3" stroke-width="64" stroke-linejoin="round"/><path d="${land}${rift}" fill="none" stroke="#d3dfca" stroke-width="34" stroke-linejoin="round"/>`;
  out += `<path d="${rift}" fill="#8a5236"/>${ravine('#5f3020', 84)}${ravine('#3a1b13', 54)}${ravine('#1c0c09', 26)}<path d="${gorge}" fill="none" stroke="#b97a52" stroke-width="3" stroke-dasharray="20 26" transform="translate(-34 -12)"/></g>`;
  out += `<g filter="url(#coast)"><path d="${land}" fill="#f3e2b4" stroke="#5a472c" stroke-width="13" stroke-linejoin="round"/><path d="${land}" fill="#f3e2b4" stroke="#f3e2b4" stroke-width="7" stroke-linejoin="round"/></g>`;
  const areas = (Object.keys(FILL) as Terrain[]).map(
    (name) =>
      `<path d="${join(
        spaces.filter((h) => h.terrain === name),
        S + 1,
      )}" fill="${FILL[name]}"/>`,
  );
  out += `<g filter="url(#wobble)">${areas.join('')}</g>`;
  for (const h of spaces) {
    const drawn = TERRAIN[h.terrain](...centre(h), seeded(hash(h.id)));
    out += h.city || h.site_id ? `<g opacity=".42">${drawn}</g>` : drawn;
  }
  const roads = roadsOf(spaces);
  out += `<path d="${roads}" fill="none" stroke="#4a3a2a" stroke-width="21" stroke-linecap="round"/><path d="${roads}" fill="none" stroke="#6b6058" stroke-width="16" stroke-linecap="round"/><path d="${roads}" fill="none" stroke="#f6d66b" stroke-width="2.6" stroke-dasharray="11 9"/>`;
  return `${out}<path d="${join(spaces, S)}" fill="none" stroke="#5a472c" stroke-width="1.8" opacity=".42"/>`;
}

/** Landmarks and printed hazards. */
function places(spaces: SpaceFacts[]): string {
  let out = '';
  for (const h of spaces) {
    const [x, y] = centre(h);
    const name = h.city ?? h.site_id;
    if (h.city) out += `<path d="${hexPath(x, y, S - 3)}" fill="#fff3cf" opacity=".45"/>`;
    if (name) out += `<g transform="translate(${round(x - 41)} ${round(y - 57)}) scale(.82)">${landmark(name)}</g>`;
  }
  for (const h of spaces) {
    const [x, y] = centre(h);
    h.hazards.forEach((one, i) => {
      out +=
        h.city || h.site_id
          ? hazard(one, x + (i ? -36 : 37), y + 8, 14)
          : hazard(one, x + (i - (h.hazards.length - 1) / 2) * 34, y, 17);
    });
  }
  return out;
}

function waves({ x, y, w, h }: Box): string {
  let out = '';
  for (let i = 0; i < 60; i++) out += `M${round(x + ((i * 173) % w))} ${round(y + ((i * 97) % h))}q9 -7 18 0t18 0`;
  return `<path d="${out}" fill="none" stroke="#7fa79a" stroke-width="2.4" opacity=".55"/>`;
}

const svg = (box: Box, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(box.x)} ${round(box.y)} ${round(box.w)} ${round(box.h)}" width="${round(box.w)}" height="${round(box.h)}">${inner}</svg>`;
const file = (drawn: string): string => `data:image/svg+xml,${encodeURIComponent(drawn)}`;

/** The sheet as picture files: the ground, and what stands on it, above the light of what can be reached. */
export interface Sheets {
  ground: string;
  places: string;
}
const drawn = new Map<string, Sheets>();

/** They are drawn once: every match has the same country. */
export function sheetsOf(spaces: SpaceFacts[], box: Box): Sheets {
  const key = JSON.stringify(spaces);
  const known = drawn.get(key) ?? {
    ground: file(svg(box, `<defs>${FILTERS}</defs>${waves(box)}${ground(spaces)}`)),
    places: file(svg(box, places(spaces))),
  };
  drawn.set(key, known);
  return known;
}

/** A name on one or two lines. */
export function lines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= 12 || words.length < 2) return [name];
  const cut = (at: number): [string, string] => [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const uneven = (at: number): number => Math.abs(cut(at)[0].length - cut(at)[1].length);
  let best = 1;
  for (let i = 2; i < words.length; i++) if (uneven(i) < uneven(best)) best = i;
  return cut(best);
}
