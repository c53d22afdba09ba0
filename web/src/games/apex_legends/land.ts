/** The map as it is printed: ground, shadows, roofs, edges, what stands on spaces. Painted from north to south. */
import { b, c, d, e, k, p, t } from './art/pen';
import { INK } from './art/tones';
import { CH, CW, LEFT, LIFT, TOP, key, type Places } from './place';
import type { Edge, Map as Land } from './types';

type Pair = [even: string, odd: string];
const GROUND: Record<string, Pair> = {
  crossroads: ['#33424f', '#2f3d49'],
  gorge: ['#463d3b', '#403836'],
  timber: ['#33443f', '#2f403b'],
};
const OTHER: Pair = ['#39424a', '#343d45'];
const ROOF: Pair[] = [OTHER, ['#8294a2', '#7a8c9a'], ['#b9c7d1', '#b0bfca'], ['#e4ecf1', '#dce5eb']];
const FACE = ['', '#43525f', '#5b6c7a', '#7c8d9a'];

export interface Drawn {
  /** Below everything. */
  ground: string;
  /** By row: what lies below marks on roofs, and what stands above them. */
  rows: { low: string; high: string }[];
  /** Lines that hang above all. */
  zips: string;
  axes: string;
}

export function drawLand(places: Places, open: ReadonlySet<number>): Drawn {
  const { land, size } = places;
  const across = edgesBy(land, 'h');
  const down = edgesBy(land, 'v');
  const bins = new Map(land.bins.map((bin, number) => [`${bin.way}${key(bin.x, bin.y)}`, number]));
  const isOpen = (edge: Edge): boolean => open.has(bins.get(`${edge.way}${key(edge.x, edge.y)}`) ?? -1);
  const rows = Array.from({ length: size }, (_, y) => {
    let low = '';
    let high = '';
    for (let x = 0; x < size; x++) {
      const edge = across.get(key(x, y));
      if (edge) low += named(edge.object, drawEdge(places, edge, isOpen(edge)));
    }
    for (let x = 0; x < size; x++) low += roof(places, x, y);
    for (let x = 0; x < size; x++) low += shade(places, x, y);
    for (let x = 0; x < size; x++) {
      const edge = down.get(key(x, y));
      if (edge) high += named(edge.object, drawEdge(places, edge, isOpen(edge)));
    }
    for (const thing of land.things)
      if (thing.y === y) high += named(thing.object, stands(places, thing.object, thing.x, y));
    return { low, high };
  });
  return {
    ground: ground(places) + shadows(places),
    rows,
    zips: land.zip_lines.map(({ first, second }) => named('zip_line', zipLine(places, first, second))).join(''),
    axes: axes(places),
  };
}

/** What it is can be read from the drawing. */
const named = (object: string, drawn: string): string => (drawn ? `<g data-drawn="${object}">${drawn}</g>` : '');

function edgesBy(land: Land, way: 'h' | 'v'): Map<number, Edge> {
  return new Map(land.edges.filter((edge) => edge.way === way).map((edge) => [key(edge.x, edge.y), edge]));
}

function ground(places: Places): string {
  const { land, size } = places;
  const tones = GROUND[land.id] ?? OTHER;
  const [w, h] = [size * CW, size * CH];
  let out =
    b('#0c1319', LEFT - 6, TOP - 6, w + 12, h + 14, 4) +
    b('#1a242c', LEFT - 4, TOP - 4, w + 8, h + 8, 3) +
    b(tones[0], LEFT, TOP, w, h);
  let odd = '';
  for (let y = 0; y < size; y++)
    for (let x = 1 - (y % 2); x < size; x += 2) odd += `M${LEFT + x * CW} ${TOP + y * CH}h${CW}v${CH}h-${CW}z`;
  out += d(tones[1], odd);
  const [mx, my] = places.at(size / 2, size / 2);
  for (const r of [2.2, 4.1, 5.8])
    out += e('none', mx, my, r * CW, r * CH, 'stroke="#fff" stroke-opacity=".05" stroke-width="7"');
  let lines = '';
  for (let n = 0; n <= size; n++) lines += `M${LEFT} ${TOP + n * CH}h${w}M${LEFT + n * CW} ${TOP}v${h}`;
  out += `<path d="${lines}" stroke="#0b1118" stroke-opacity=".38" fill="none"/>`;
  const holes = new Set(land.canyons.map(([x, y]) => key(x, y)));
  for (const [x, y] of land.canyons)
    out += named('canyon', canyon(places, x, y, !holes.has(key(x - 1, y)), !holes.has(key(x + 1, y))));
  return out;
}

function canyon(places: Places, x: number, y: number, left: boolean, right: boolean): string {
  const [px, py] = places.at(x, y);
  const a = px + (left ? 6 : 0);
  const z = px + (right ? CW - 6 : CW);
  const [w, h] = [CW, CH];
  return (
    d(
      '#131a1c',
      `M${a} ${py + 5}L${px + w * 0.4} ${py + 3}L${z} ${py + 6}L${z - (right ? 3 : 0)} ${py + h - 5}L${px + w * 0.6} ${py + h - 3}L${a + (left ? 4 : 0)} ${py + h - 6}Z`,
    ) +
    d(
      '#5b4a3e',
      `M${a} ${py + 5}L${px + w * 0.4} ${py + 3}L${z} ${py + 6}L${z} ${py + 15}L${px + w * 0.62} ${py + 11}L${px + w * 0.3} ${py + 14}L${a} ${py + 12}Z`,
    ) +
    d(
      '#3b2f29',
      `M${a} ${py + 12}L${px + w * 0.3} ${py + 14}L${px + w * 0.62} ${py + 11}L${z} ${py + 15}L${z} ${py + 20}L${px + w * 0.5} ${py + 18}L${a} ${py + 19}Z`,
    )
  );
}

/** What higher plates and walls cast on the ground. */
function shadows(places: Places): string {
  const { land, size } = places;
  let cast = '';
  let clip = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const rise = places.level(x, y);
      const [px, py] = places.at(x, y);
      if (!rise) {
        clip += `M${px} ${py}h${CW}v${CH}h-${CW}z`;
        continue;
      }
      const [dx, dy] = [0.5 * CW * rise, 0.34 * CH * rise];
      cast += p(
        '#000',
        `${px},${py} ${px + CW},${py} ${px + CW + dx},${py + dy} ${px + CW + dx},${py + CH + dy} ${px + dx},${py + CH + dy} ${px},${py + CH}`,
      );
    }
  }
  for (const edge of land.edges) {
    if (edge.object !== 'wall' || edge.base > 0) continue;
    const [px, py] = places.at(edge.x, edge.y);
    cast += p(
      '#000',
      edge.way === 'v'
        ? `${px},${py} ${px + 17},${py + 9} ${px + 17},${py + CH + 9} ${px},${py + CH}`
        : `${px},${py} ${px + CW},${py} ${px + CW + 17},${py + 9} ${px + 17},${py + 9}`,
    );
  }
  return `<clipPath id="apex-ground"><path d="${clip}"/></clipPath><g opacity=".42" clip-path="url(#apex-ground)">${cast}</g>`;
}

function roof(places: Places, x: number, y: number): string {
  const level = places.level(x, y);
  if (!level) return '';
  const [px, py] = places.corner(x, y);
  const [w, h] = [CW, CH];
  const line = (path: string, stroke: string, opacity: number, width: number): string =>
    `<path d="${path}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`;
  const north = places.level(x, y - 1) < level;
  const west = places.level(x - 1, y) < level;
  let out =
    b((ROOF[level] ?? OTHER)[(x + y) % 2] ?? '', px, py, w, h) + line(`M${px} ${py}h${w}v${h}h-${w}z`, INK, 0.16, 1);
  const south = places.level(x, y + 1);
  if (south < level) {
    const drop = (level - south) * LIFT;
    out += b(FACE[level] ?? '', px, py + h, w, drop) + b(INK, px, py + h + drop - 3, w, 3, 0, 'opacity=".35"');
    for (const n of [0.22, 0.62]) {
      const lit = (x * 7 + y * 5 + Math.floor(n * 9)) % 3 === 0;
      out += b(lit ? '#ffd98a' : '#222d36', px + w * n, py + h + 3, w * 0.16, Math.max(3, drop - 8), 0, 'opacity=".8"');
    }
    out += line(`M${px} ${py + h}h${w}`, INK, 0.6, 1.4);
  }
  if (north) out += line(`M${px} ${py + 1}h${w}`, '#fff', 0.85, 2);
  if (west) out += line(`M${px + 1} ${py}v${h}`, '#fff', 0.85, 2);
  if (places.level(x + 1, y) < level) out += line(`M${px + w - 1} ${py}v${h}`, INK, 0.5, 2);
  if (north && west) out += t(level, px + 6, py + 14, 12, INK, 'fill-opacity=".62"');
  if ((x * 5 + y * 3) % 7 === 1)
    out +=
      b(INK, px + w * 0.56, py + h * 0.5, w * 0.26, h * 0.26, 1, 'opacity=".15"') +
      b('#fff', px + w * 0.56, py + h * 0.5, w * 0.26, 2, 0, 'opacity=".3"');
  return out;
}

/** What a higher plate casts on this one. */
function shade(places: Places, x: number, y: number): string {
  const level = places.level(x, y);
  if (!level) return '';
  const [px, py] = places.corner(x, y);
  const west = places.level(x - 1, y) - level;
  const north = places.level(x, y - 1) - level;
  return (
    (west > 0 ? b('#000', px, py, CW * 0.5 * west, CH, 0, 'opacity=".3"') : '') +
    (north > 0 ? b('#000', px, py, CW, CH * 0.3 * north, 0, 'opacity=".3"') : '')
  );
}

// Edges

interface Build {
  tall: number;
  thick: number;
  top: string;
  face: string;
  edge: string;
}
const RED = { top: '#d2654b', face: '#8a3527', edge: '#f0917a' };
const AMBER = { top: '#e8b25c', face: '#9a6a2a', edge: '#ffd797' };
const BUILT: Record<string, Build> = {
  wall: { tall: 17, thick: 6, ...RED },
  edge_wall: { tall: 15, thick: 5, ...RED },
  low_wall: { tall: 8, thick: 6, ...AMBER },
  low_edge_wall: { tall: 8, thick: 5, ...AMBER },
};

function drawEdge(places: Places, edge: Edge, isOpen: boolean): string {
  const [px, py] = places.at(edge.x, edge.y, edge.base);
  if (edge.object === 'supply_bin') return drawBin(edge.way, px, py, isOpen);
  const built = BUILT[edge.object];
  if (!built) return '';
  const { tall, thick, top, face, edge: lit } = built;
  const shift = edge.object.endsWith('edge_wall') ? (places.level(edge.x, edge.y) === edge.base ? 4 : -4) : 0;
  if (edge.way === 'h') {
    const y0 = py + shift;
    const joints = edge.object.startsWith('low') ? [0.3, 0.66] : [0.5];
    return (
      b(face, px, y0 - tall + thick / 2, CW, tall, 1) +
      b(top, px, y0 - tall, CW, thick, 1) +
      b(lit, px, y0 - tall, CW, 1.6) +
      joints.map((n) => b(INK, px + CW * n - 1, y0 - tall, 2, tall + thick / 2, 0, 'opacity=".35"')).join('')
    );
  }
  const x0 = px + shift - thick / 2;
  return (
    b(face, x0, py + CH - tall, thick, tall) + b(top, x0, py - tall, thick, CH, 1) + b(lit, x0, py - tall, 1.6, CH)
  );
}

/** Closed ones are cyan with a gold lock, open ones grey with the lid up. */
function drawBin(way: 'h' | 'v', px: number, py: number, isOpen: boolean): string {
  const [lid, body, edge] = isOpen ? ['#5d7482', '#33454f', '#8ba1ad'] : ['#58c8ff', '#1c6e9c', '#c5efff'];
  if (way === 'h') {
    const a = px + CW * 0.16;
    const w = CW * 0.68;
    const box = b(INK, a - 1, py - 11, w + 2, 17, 2) + b(body, a, py - 3, w, 8, 1);
    return isOpen
      ? box + b('#141d24', a + 2, py - 10, w - 4, 8, 1) + b(edge, a, py - 15, w, 4, 1)
      : box + b(lid, a, py - 10, w, 8, 1) + b(edge, a, py - 10, w, 2) + b('#ffc53d', a + w / 2 - 3, py - 4, 6, 4, 1);
  }
  const a = py + CH * 0.14;
  const h = CH * 0.6;
  const box = b(INK, px - 7, a - 9, 14, h + 10, 2) + b(body, px - 6, a + h - 8, 12, 8, 1);
  return isOpen
    ? box + b('#141d24', px - 4, a - 6, 8, h - 3, 1) + b(edge, px - 9, a - 8, 3, h, 1)
    : box + b(lid, px - 6, a - 8, 12, h, 1) + b(edge, px - 6, a - 8, 2, h) + b('#ffc53d', px - 2, a + h - 9, 4, 5, 1);
}

// What stands on spaces

const THINGS: Record<string, (x: number, y: number) => string> = {
  respawn_beacon: (x, y) =>
    e('#000', x + 6, y + 5, 15, 6, 'opacity=".35"') +
    e('#1c2833', x, y + 4, 13, 6) +
    e('#3c4b58', x, y + 2, 13, 6) +
    p('#c3d0d9', `${x - 3},${y + 2} ${x - 1.4},${y - 24} ${x + 1.4},${y - 24} ${x + 3},${y + 2}`) +
    p('#7b8c99', `${x},${y + 2} ${x},${y - 24} ${x + 1.4},${y - 24} ${x + 3},${y + 2}`) +
    c('#35e6dc', x, y - 26, 6, 'opacity=".3"') +
    c('#35e6dc', x, y - 26, 3.6) +
    k('#35e6dc', 1.6, `M${x - 8} ${y - 29}a9 9 0 0 1 3 -6M${x + 8} ${y - 29}a9 9 0 0 0 -3 -6`),
  rock: (x, y) =>
    p('#000', `${x - 14},${y + 9} ${x + 14},${y + 10} ${x + 30},${y + 18} ${x + 6},${y + 19}`, 'opacity=".35"') +
    p(
      '#5b6268',
      `${x - 18},${y + 10} ${x - 15},${y - 8} ${x - 3},${y - 20} ${x + 10},${y - 14} ${x + 18},${y + 2} ${x + 15},${y + 11}`,
    ) +
    p('#8f979c', `${x - 18},${y + 10} ${x - 15},${y - 8} ${x - 3},${y - 20} ${x + 1},${y - 6} ${x - 7},${y + 10}`) +
    p('#b9c0c4', `${x - 15},${y - 8} ${x - 3},${y - 20} ${x - 1},${y - 12} ${x - 10},${y - 2}`),
  tree: (x, y) =>
    p('#000', `${x},${y + 6} ${x + 16},${y + 2} ${x + 34},${y + 14} ${x + 20},${y + 20}`, 'opacity=".35"') +
    b('#4a3525', x - 3, y - 6, 6, 15) +
    p('#1e4a38', `${x - 17},${y + 2} ${x},${y - 20} ${x + 17},${y + 2}`) +
    p('#2f6b4d', `${x - 17},${y + 2} ${x},${y - 20} ${x - 2},${y + 2}`) +
    p('#25573f', `${x - 13},${y - 10} ${x},${y - 32} ${x + 13},${y - 10}`) +
    p('#46916a', `${x - 13},${y - 10} ${x},${y - 32} ${x - 1},${y - 10}`),
  heat_shield: (x, y) =>
    d('#ff9a2e', `M${x - 17} ${y + 6}a17 20 0 0 1 34 0z`, 'opacity=".6"') +
    k('#ffd08a', 1.6, `M${x - 17} ${y + 6}a17 20 0 0 1 34 0`),
};

function stands(places: Places, object: string, x: number, y: number): string {
  const [px, py] = places.centre(x, y);
  return THINGS[object]?.(px, py) ?? '';
}

export type Node = readonly [i: number, j: number, level: number];

/** Two anchors and the line between them. */
export function zipLine(places: Places, first: Node, second: Node, tone = '#ffd84a'): string {
  const ends = [first, second].map(([i, j, level]) => places.at(i, j, level));
  const posts = ends
    .map(
      ([x, y]) =>
        e('#000', x + 3, y + 2, 8, 4, 'opacity=".4"') +
        p('#2b3640', `${x - 5},${y + 3} ${x - 2},${y - 20} ${x + 2},${y - 20} ${x + 5},${y + 3}`) +
        c(tone, x, y - 20, 4.4) +
        c(INK, x, y - 20, 1.8),
    )
    .join('');
  const [[x0, y0], [x1, y1]] = ends as [[number, number], [number, number]];
  const line = `M${x0} ${y0 - 20}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 12} ${x1} ${y1 - 20}`;
  return k(INK, 3.6, line, 'opacity=".5"') + k(tone, 1.6, line) + posts;
}

function axes(places: Places): string {
  let out = '';
  for (let n = 0; n < places.size; n++) {
    const [x, y] = places.at(n + 0.5, n + 0.5);
    out += `<text x="${x}" y="${TOP + places.size * CH + 15}" text-anchor="middle">${n}</text><text x="${LEFT - 11}" y="${y + 4}" text-anchor="middle">${n}</text>`;
  }
  return `<g class="axis">${out}</g>`;
}

/** The whole map, small and flat. */
export function drawSmall(places: Places): string {
  const tones = GROUND[places.land.id] ?? OTHER;
  const { w, h } = places.box;
  let out = b(INK, 0, 0, w, h, 12) + b(tones[0], LEFT, TOP, places.size * CW, places.size * CH);
  for (let y = 0; y < places.size; y++) {
    for (let x = 0; x < places.size; x++) {
      const level = places.level(x, y);
      if (level) out += b((ROOF[level] ?? OTHER)[0], LEFT + x * CW, TOP + y * CH, CW, CH);
    }
  }
  for (const [x, y] of places.land.canyons) out += b('#131a1c', LEFT + x * CW, TOP + y * CH, CW, CH);
  return out;
}
