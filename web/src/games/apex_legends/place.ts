/** Where things are drawn: an orthogonal grid seen slightly from the south; what is on level n is drawn n × LIFT higher. */
import type { Map as Land } from './types';

export const CW = 46;
export const CH = 37;
export const LIFT = 11;
export const LEFT = 22;
export const TOP = 44;

export type Point = [x: number, y: number];
export type Space = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Places {
  readonly size: number;
  readonly box: Box;

  constructor(readonly land: Land) {
    this.size = land.size;
    this.box = { x: 0, y: 0, w: land.size * CW + 2 * LEFT, h: TOP + land.size * CH + 20 };
  }

  level(x: number, y: number): number {
    return this.land.levels[y]?.[x] ?? 0;
  }

  isOn(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.size && y < this.size;
  }

  /** A point of the grid, fractions allowed, on a level. */
  at(x: number, y: number, level = 0): Point {
    return [LEFT + x * CW, TOP + y * CH - level * LIFT];
  }

  corner(x: number, y: number): Point {
    return this.at(x, y, this.level(x, y));
  }

  centre(x: number, y: number): Point {
    return this.at(x + 0.5, y + 0.5, this.level(x, y));
  }

  /** The space under a point of the drawing; higher plates lie over those behind them. */
  under(px: number, py: number): Space | null {
    const x = Math.floor((px - LEFT) / CW);
    if (x < 0 || x >= this.size) return null;
    for (let y = this.size - 1; y >= 0; y--) {
      const [, top] = this.corner(x, y);
      if (py >= top && py < top + CH) return [x, y];
    }
    return null;
  }

  /** What must be in view to see these spaces. */
  around(spaces: readonly Space[]): Box | null {
    if (spaces.length === 0) return null;
    const xs = spaces.map(([x]) => x);
    const ys = spaces.map(([, y]) => y);
    const [x, y] = this.at(Math.min(...xs) - 0.35, Math.min(...ys) - 1.15);
    const [right, bottom] = this.at(Math.max(...xs) + 1.35, Math.max(...ys) + 1.35);
    return { x, y, w: right - x, h: bottom - y };
  }
}

export const key = (x: number, y: number): number => y * 100 + x;
