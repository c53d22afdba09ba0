import { describe, expect, it } from 'vitest';
import { placed, type Rect } from '../src/table/placing';

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height });
const WIDTHS = [480, 380, 300, 240];
/** A box with so many words: the narrower, the higher. */
const words =
  (area: number) =>
  (width: number): number =>
    Math.ceil(area / width) + 40;

describe('the box of a lesson', () => {
  const screens = { desktop: rect(0, 48, 1066, 500), phone: rect(0, 48, 390, 560), landscape: rect(0, 40, 560, 350) };

  for (const [name, stage] of Object.entries(screens)) {
    it(`covers no thing of any place on a ${name}`, () => {
      for (let left = stage.left; left < stage.left + stage.width - 60; left += 37) {
        for (let top = stage.top; top < stage.top + stage.height - 90; top += 31) {
          const thing = rect(left, top, 60, 90);
          const found = placed(
            [stage],
            WIDTHS.map((width) => Math.min(width, stage.width - 24)),
            words(40_000),
            [thing],
          );
          expect(found?.covered, `${left} ${top}`).toBe(0);
          expect(found!.left).toBeGreaterThanOrEqual(stage.left);
          expect(found!.top).toBeGreaterThanOrEqual(stage.top);
          expect(found!.left + found!.width).toBeLessThanOrEqual(stage.left + stage.width);
          expect(found!.top + found!.height).toBeLessThanOrEqual(stage.top + stage.height);
        }
      }
    });
  }

  it('keeps off what else lies on the board, too, as far as there is room', () => {
    const stage = screens.desktop;
    const cards = [rect(340, 60, 390, 240), rect(340, 400, 390, 160)];
    const found = placed([stage], WIDTHS, words(40_000), [rect(470, 400, 120, 80)], cards);
    expect(found?.covered).toBe(0);
    const hides = cards.some(
      (card) =>
        found!.left < card.left + card.width &&
        card.left < found!.left + found!.width &&
        found!.top < card.top + card.height &&
        card.top < found!.top + found!.height,
    );
    expect(hides).toBe(false);
  });

  it('stands at the top in the middle when it speaks of nothing', () => {
    expect(placed([screens.desktop], WIDTHS, () => 120, [])).toEqual({
      left: 293,
      top: 60,
      width: 480,
      height: 120,
      covered: 0,
    });
  });

  it('becomes narrower before it covers something', () => {
    const found = placed([rect(0, 0, 844, 300)], WIDTHS, words(40_000), [rect(300, 0, 240, 300)]);
    expect([found?.covered, found?.width]).toEqual([0, 240]);
  });

  it('leaves the board when there is no room on it', () => {
    const board = rect(0, 48, 390, 300);
    expect(placed([board, rect(0, 0, 390, 844)], [360], () => 150, [board])).toMatchObject({ covered: 0, top: 682 });
  });

  it('covers as little as it can of what fills everything', () => {
    const all = rect(0, 0, 390, 844);
    expect(placed([all], [360, 240], words(30_000), [all])?.covered).toBeGreaterThan(0);
    expect(placed([rect(0, 0, 100, 100)], [240], () => 50, [])).toBeNull();
  });
});
