/** Where a box goes so that it does not cover what it speaks of. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed extends Rect {
  /** How much of the things is covered, in square pixels. */
  covered: number;
}

const GAP = 12;

function covered(box: Rect, thing: Rect): number {
  const wide = Math.min(box.left + box.width, thing.left + thing.width) - Math.max(box.left, thing.left);
  const high = Math.min(box.top + box.height, thing.top + thing.height) - Math.max(box.top, thing.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The things with the room that is left around them. */
function widened({ left, top, width, height }: Rect): Rect {
  return { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
}

/** Where a box of this size may stand in an area: at its edges first, then right beside the things. */
function places(area: Rect, width: number, height: number, things: readonly Rect[]): Rect[] {
  const lefts = [area.left + (area.width - width) / 2, area.left + GAP, area.left + area.width - width - GAP];
  const tops = [area.top + GAP, area.top + area.height - height - GAP, area.top + (area.height - height) / 2];
  for (const thing of things.map(widened)) {
    lefts.push(thing.left - width, thing.left + thing.width);
    tops.push(thing.top - height, thing.top + thing.height);
  }
  const inside = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(value, Math.max(least, most)));
  return tops.flatMap((top) =>
    lefts.map((left) => ({
      left: inside(left, area.left, area.left + area.width - width),
      top: inside(top, area.top, area.top + area.height - height),
      width,
      height,
    })),
  );
}

/**
 * The first place where the box covers nothing, trying one area and one width after the other; else where it covers least.
 * `tall` says how high the box is at a width.
 */
export function placed(
  areas: readonly Rect[],
  widths: readonly number[],
  tall: (width: number) => number,
  things: readonly Rect[],
): Placed | null {
  let best: Placed | null = null;
  const wide = things.map(widened);
  const sizes = widths.map((width) => ({ width, height: tall(width) }));
  for (const area of areas) {
    for (const { width, height } of sizes) {
      if (width > area.width || height > area.height) continue;
      for (const place of places(area, width, height, things)) {
        const sum = wide.reduce((total, thing) => total + covered(place, thing), 0);
        if (sum === 0) return { ...place, covered: 0 };
        if (best === null || sum < best.covered) best = { ...place, covered: sum };
      }
    }
  }
  return best;
}
