import { describe, expect, it } from 'vitest';
import { spell } from '../src/table/board';
import { face, MARKS, PHRASES, targetOf } from '../src/table/company.svelte';

const word = (id: string, args: Record<string, number>): string => `${id} ${Object.values(args).join(' ')}`;

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_999, '0:10'],
    [60_000, '1:00'],
    [3_599_000, '59:59'],
    [3_600_000, 'ui-clock-h 1 0'],
    [86_399_000, 'ui-clock-h 23 59'],
    [86_400_000, 'ui-clock-d 1 0'],
    [108_000_000, 'ui-clock-d 1 6'],
  ])('of %i ms reads %s', (left, text) => expect(face(left, word)).toBe(text));
});

describe('what is pointed at', () => {
  it.each([
    { slot: [1, 2, 0] },
    { hand: ['sniper'] },
    { deck: [] },
    { bin: ['h', 3, -1] },
    { legend: ['wraith'], space: [3, 4] },
  ])('is read from what its element says: %o', (target) => expect(targetOf(spell(target))).toEqual(target));
  it('is nothing where there is nothing', () => expect(targetOf('')).toEqual({}));
});

it('there are twelve phrases and six marks', () => {
  expect(PHRASES).toHaveLength(12);
  expect(MARKS).toHaveLength(6);
});
