import { expect, test } from 'vitest';
import { changed } from '../src/lib/changes';

const before = {
  sides: [
    { water: 1, hand: ['muse'] },
    { water: 2, hand: null },
  ],
  deck: 40,
};

test('what changed is new, and what did not is the very same thing', () => {
  const now = changed(before, [
    [['sides', 0, 'water'], 3],
    [['deck'], 39],
  ]);
  expect(now).toEqual({
    sides: [
      { water: 3, hand: ['muse'] },
      { water: 2, hand: null },
    ],
    deck: 39,
  });
  expect(now.sides[1]).toBe(before.sides[1]);
  expect(now.sides[0]?.hand).toBe(before.sides[0]?.hand);
  expect(before.sides[0]?.water).toBe(1);
});

test('whole lists are replaced, nothing at all is the same table, and a new table is taken as it is', () => {
  expect(
    changed(before, [
      [
        ['sides', 0, 'hand'],
        ['muse', 'scout'],
      ],
    ]).sides[0]?.hand,
  ).toEqual(['muse', 'scout']);
  expect(changed(before, [])).toBe(before);
  expect(changed<unknown>(before, [[[], { deck: 1 }]])).toEqual({ deck: 1 });
});
