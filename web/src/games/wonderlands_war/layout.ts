/** Where things stand: places around the table, regions in the looking glass, spaces of the battle track. */

export type Point = [number, number];

/** n points at equal distances along a super-ellipse, clockwise from the top. */
export function ring(n: number, cx: number, cy: number, rx: number, ry: number, power = 2): Point[] {
  const steps = 720;
  const points: Point[] = [];
  const length = [0];
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI * 2 - Math.PI / 2;
    const x = Math.cos(a);
    const y = Math.sin(a);
    const point: Point = [
      cx + rx * Math.sign(x) * Math.abs(x) ** (2 / power),
      cy + ry * Math.sign(y) * Math.abs(y) ** (2 / power),
    ];
    const last = points.at(-1);
    if (last) length.push((length.at(-1) ?? 0) + Math.hypot(point[0] - last[0], point[1] - last[1]));
    points.push(point);
  }
  const whole = length.at(-1) ?? 1;
  const found: Point[] = [];
  let at = 0;
  for (let j = 0; j < n; j++) {
    while ((length[at] ?? 0) < (whole * j) / n - 1e-6) at += 1;
    found.push(points[at] ?? [cx, cy]);
  }
  return found;
}

export function superPath(cx: number, cy: number, rx: number, ry: number, power = 2): string {
  return `M${ring(120, cx, cy, rx, ry, power)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;
}

/** A part of a box: left, top, right, bottom from 0 to 1. */
export type Part = [number, number, number, number];

/** The regions in the looking glass, in the order of the ring. */
const WIDE: Record<string, Part> = {
  tumtum_trees: [0, 0, 0.335, 0.495],
  red_keep: [0.335, 0, 0.665, 0.495],
  live_garden: [0.665, 0, 1, 0.495],
  na_muniu: [0, 0.495, 0.5, 1],
  pool_of_tears: [0.5, 0.495, 1, 1],
};
const TALL: Record<string, Part> = {
  na_muniu: [0, 0, 1, 0.2],
  tumtum_trees: [0, 0.2, 1, 0.4],
  red_keep: [0, 0.4, 1, 0.6],
  live_garden: [0, 0.6, 1, 0.8],
  pool_of_tears: [0, 0.8, 1, 1],
};
export const partOf = (region: string, isTall: boolean): Part => (isTall ? TALL : WIDE)[region] ?? [0, 0, 1, 1];

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  power: number;
}

export interface TableLayout {
  isTall: boolean;
  /** Size of a card. */
  cw: number;
  ch: number;
  table: Oval;
  glass: Oval;
  /** The Head of the Table and the thirteen chairs. */
  places: Point[];
}

/** The tea table in a pane of that size. */
export function layTable(width: number, height: number): TableLayout {
  const isTall = width < 560 && height > width * 0.9;
  const cw = isTall
    ? Math.min(84, width * 0.19)
    : Math.min(150, height * 0.205, width * 0.1 * (1 + Math.max(0, height / width - 0.55) * 0.7));
  const ch = isTall ? Math.min(cw * 0.89, height * 0.112) : cw * 0.755;
  const cx = width / 2;
  const cy = height / 2 + (isTall ? 2 : 4);
  const rx = width / 2 - cw / 2 - (isTall ? 5 : Math.min(22, width * 0.02));
  const ry = height / 2 - ch / 2 - (isTall ? 14 : Math.min(18, height * 0.035));
  const table: Oval = { cx, cy, rx, ry, power: isTall ? 3.2 : 2.75 };
  const glass: Oval = isTall
    ? { cx, cy: cy - 2, rx: width / 2 - cw - 18, ry: ry - ch * 0.98, power: 6 }
    : { cx, cy: cy + 3, rx: rx - cw * 0.84, ry: ry - ch * 0.72, power: 2.9 };
  return { isTall, cw, ch, table, glass, places: ring(14, cx, cy, rx, ry, table.power) };
}

/** Points of the way from a chair to another; forward or, for Alice, back. */
export function wayPoints({ table }: TableLayout, chairs: readonly number[], from: number, isBack: boolean): string {
  const last = chairs.at(-1);
  if (last === undefined) return '';
  const fine = 560;
  const many = ring(fine, table.cx, table.cy, table.rx - 2, table.ry - 2, table.power);
  const place = (chair: number): number => Math.round((chair / 14) * fine);
  const start = place(from);
  let end = place(last);
  const step = isBack ? -1 : 1;
  if (!isBack && end <= start) end += fine;
  if (isBack && end >= start) end -= fine;
  const found: string[] = [];
  for (let at = start; at !== end; at += step) {
    const [x, y] = many[((at % fine) + fine) % fine] ?? [0, 0];
    found.push(`${x.toFixed(0)},${y.toFixed(0)}`);
  }
  return found.join(' ');
}

/** The spaces of the battle track: an arc, or where it is narrow a snake of two rows. */
export function layTrack(end: number, width: number, isSnake: boolean, top: number, rise: number): Point[] {
  if (!isSnake) {
    const left = Math.max(20, width * 0.032);
    const step = (width - left * 2) / end;
    return Array.from({ length: end + 1 }, (_, n) => [left + n * step, top - Math.sin((n / end) * Math.PI) * rise]);
  }
  const half = Math.floor(end / 2);
  const cell = (width - 40) / (half + 0.55);
  return Array.from({ length: end + 1 }, (_, n) =>
    n <= half ? [20 + n * cell, top] : [20 + (end - n) * cell, top + rise],
  );
}

/** Things in a row, each as near to its own place as it can be, none nearer to the next than `gap` and none outside. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  // Neighbours that would be too near share one group, whose middle is the middle of what they want.
  const groups: { sum: number; many: number }[] = [];
  const start = (at: number): number => groups.slice(0, at).reduce((n, { many }) => n + many, 0);
  order.forEach((thing, at) => {
    groups.push({ sum: (wanted[thing] ?? 0) - at * gap, many: 1 });
    for (
      let last = groups.at(-1), before = groups.at(-2);
      last && before && before.sum / before.many > last.sum / last.many;
      last = groups.at(-1), before = groups.at(-2)
    ) {
      before.sum += last.sum;
      before.many += last.many;
      groups.pop();
    }
  });
  const found: number[] = [];
  groups.forEach(({ sum, many }, group) => {
    const first = start(group);
    for (let at = first; at < first + many; at++) {
      const place = sum / many + at * gap;
      found[order[at] ?? 0] = Math.max(low + at * gap, Math.min(high - (order.length - 1 - at) * gap, place));
    }
  });
  return found;
}
