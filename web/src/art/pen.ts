/** The pen: flat shapes with slightly rough edges, always the same for the same points. */

/** Two or three flat tones of one colour, and an accent. The light comes from the upper left. */
export interface Tones {
  /** lit */ l: string;
  /** body */ m: string;
  /** shade */ d: string;
  /** accent: lamps, eyes, fire */ x: string;
}

export type Point = [number, number];

/** A small seeded generator (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export const round = (n: number): string => String(Math.round(n * 10) / 10);

/** "10,20 30,40" as points. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** Walk along the edges and shake them a little, as cut with a knife. */
function rough(corners: Point[], closed: boolean, by = 0.55): Point[] {
  const random = seeded(hash(corners.join(' ')));
  const out: Point[] = [];
  const last = closed ? corners.length : corners.length - 1;
  for (let i = 0; i < corners.length; i++) {
    const [x, y] = corners[i] as Point;
    out.push([x + (random() - 0.5) * by, y + (random() - 0.5) * by]);
    if (i >= last) break;
    const [nx, ny] = corners[(i + 1) % corners.length] as Point;
    const length = Math.hypot(nx - x, ny - y);
    const parts = Math.min(5, Math.floor(length / 11));
    for (let j = 1; j < parts; j++) {
      const k = j / parts;
      const off = (random() - 0.5) * by * 1.6;
      out.push([x + (nx - x) * k - ((ny - y) / length) * off, y + (ny - y) * k + ((nx - x) / length) * off]);
    }
  }
  return out;
}

const write = (all: Point[]): string => all.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** A filled polygon; `by` is how much its edges are shaken. */
export function p(fill: string, text: string | Point[], by = 0.55): string {
  const corners = typeof text === 'string' ? points(text) : text;
  return `<polygon fill="${fill}" points="${write(rough(corners, true, by))}"/>`;
}

/** A box. */
export const b = (fill: string, x: number, y: number, w: number, h: number): string =>
  p(fill, [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

/** An ellipse, cut with a knife. */
export function e(fill: string, cx: number, cy: number, rx: number, ry: number): string {
  const n = Math.max(10, Math.min(30, Math.round(Math.max(rx, ry) * 1.1)));
  const random = seeded(hash(`${cx} ${cy} ${rx} ${ry}`));
  const all: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const k = 1 + (random() - 0.5) * 0.022;
    all.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return `<polygon fill="${fill}" points="${write(all)}"/>`;
}

/** A disc. */
export const c = (fill: string, cx: number, cy: number, r: number): string => e(fill, cx, cy, r, r);

/** A ring: an unfilled circle. */
export const o = (stroke: string, w: number, cx: number, cy: number, r: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;

/** A thick line through points. */
export const s = (stroke: string, w: number, text: string): string =>
  `<polyline fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="bevel" points="${write(rough(points(text), false))}"/>`;

/** A curve, unshaken. */
export const d = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;

/** A thick curve, unshaken. */
export const k = (stroke: string, w: number, path: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

/** The same thing several times around a centre. */
export function around(n: number, cx: number, cy: number, part: string, from = 0): string {
  let out = '';
  for (let i = 0; i < n; i++) out += `<g transform="rotate(${round(from + (360 / n) * i)} ${cx} ${cy})">${part}</g>`;
  return out;
}

/** Mirrored at x = 50. */
export const mirror = (part: string): string => `<g transform="matrix(-1 0 0 1 100 0)">${part}</g>`;

/** Moved, scaled and turned about its own centre (50, 50). */
export const at = (x: number, y: number, size: number, turn: number, part: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(size * 1000) / 1000}) translate(-50 -50)">${part}</g>`;
