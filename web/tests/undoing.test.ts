import { expect, test } from 'vitest';
import { arrow, stepsOf } from '../src/table/undoing';

test('the place where a card went is looked for before the card', () => {
  expect(stepsOf({ hand: ['sniper'], slot: [0, 1, 1] })).toEqual([
    'hand:sniper slot:0,1,1',
    'slot:0,1,1',
    'hand:sniper',
  ]);
  expect(stepsOf({ space: ['M12'] })).toEqual(['space:M12']);
  expect(stepsOf({})).toEqual([]);
});

test('the arrow begins at the button and ends at the edge of the thing, pointing into it', () => {
  const button = { x: 900, y: 700, width: 100, height: 40 };
  const { line, x, y, turn } = arrow(button, { x: 400, y: 200, width: 100, height: 80 });
  expect(line).toMatch(/^M950 700Q/);
  expect(line.endsWith(`${x} ${y}`)).toBe(true);
  expect([x === 500 || (x >= 400 && x <= 500), y >= 200 && y <= 280]).toEqual([true, true]);
  expect([x, y].some((at) => [400, 500, 200, 280].includes(at))).toBe(true);
  expect(Math.abs(turn)).toBeGreaterThan(90);
});

test('a thing that lies over the button is pointed at without a line that is not a number', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  expect(arrow(box, box).line).not.toContain('NaN');
});
