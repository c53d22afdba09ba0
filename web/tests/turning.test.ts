import { expect, test } from 'vitest';
import { turningPoints } from '../src/table/turning';
import type { Summary } from '../src/protocol/types';

const chances = [
  [0.25, 0.5, 0.25],
  [0.25, 0.7, 0.05],
  [0.55, 0.4, 0.05],
  [0.35, 0.4, 0.25],
  [0.34, 0.41, 0.25],
];
const summary = {
  curve: chances.map((chance, place) => ({ moment: place + 3, chance })),
  key_moments: [4, 5, 6, 7].map((moment) => ({
    moment,
    said: { message: `event-${moment}`, args: {} },
    swing: 0.2,
    seat: 1,
    by: 1,
  })),
} as unknown as Summary;

test('a match turned for a seat where its own chances changed, up or down', () => {
  const told = turningPoints(summary, 0, 5).map(({ key, before, after }) => [key.moment, before, after]);
  expect(told).toEqual([
    [5, 25, 55],
    [6, 55, 35],
  ]);
});

test('the greatest changes are told, in the order in which they came', () => {
  expect(turningPoints(summary, 2, 1).map(({ key }) => key.moment)).toEqual([4]);
  expect(turningPoints(summary, 2, 2).map(({ key }) => key.moment)).toEqual([4, 6]);
});
