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

/** So many steps across an area are tried where the box shall keep off other things, too. */
const STEPS = 12;

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

/** All over an area, from its top to its bottom. */
function everywhere(area: Rect, width: number, height: number): Rect[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((down) =>
    steps.map((along) => ({
      left: area.left + GAP + along * Math.max(0, area.width - width - 2 * GAP),
      top: area.top + GAP + down * Math.max(0, area.height - height - 2 * GAP),
      width,
      height,
    })),
  );
}

/**
 * The first place where the box covers nothing, trying one area and one width after the other; else where it covers least.
 * `tall` says how high the box is at a width. Of the places that cover none of the things, that is taken which covers
 * least of the `others` on the board.
 */
export function placed(
  areas: readonly Rect[],
  widths: readonly number[],
  tall: (width: number) => number,
  things: readonly Rect[],
  others: readonly Rect[] = [],
): Placed | null {
  let best: Placed | null = null;
  const wide = things.map(widened);
  const sizes = widths.map((width) => ({ width, height: tall(width) }));
  const sum = (place: Rect, all: readonly Rect[]): number =>
    all.reduce((total, thing) => total + covered(place, thing), 0);
  for (const area of areas) {
    let free: Placed | null = null;
    let least = Infinity;
    for (const { width, height } of sizes) {
      if (width > area.width || height > area.height) continue;
      const tried = places(area, width, height, things);
      if (others.length > 0) tried.push(...everywhere(area, width, height));
      for (const place of tried) {
        const lost = sum(place, wide);
        if (best === null || lost < best.covered) best = { ...place, covered: lost };
        if (lost > 0) continue;
        const hidden = sum(place, others);
        if (hidden === 0) return { ...place, covered: 0 };
        if (hidden < least) [free, least] = [{ ...place, covered: 0 }, hidden];
      }
    }
    if (free) return free;
  }
  return best;
}
