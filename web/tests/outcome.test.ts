import { describe, expect, it } from 'vitest';
import { isDraw, placeOf } from '../src/lib/outcome';

describe('a draw', () => {
  it('is when all sides come first', () => {
    expect(isDraw([1, 1], [0, 1])).toBe(true);
    expect(isDraw([1, 1, 1, 1], [0, 0, 1, 1])).toBe(true);
  });
  it('is not what those have who win together', () => {
    expect(isDraw([1, 1, 1], [0, 0, 0])).toBe(false);
    expect(isDraw([1], [0])).toBe(false);
  });
  it('is not when somebody comes second, or all lose', () => {
    expect(isDraw([1, 2], [0, 1])).toBe(false);
    expect(isDraw([2, 2], [0, 0])).toBe(false);
  });
});

describe('the own place', () => {
  it('is told to whoever comes behind the first of three or more', () => {
    expect(placeOf([2, 1, 3], [0, 1, 2], 2)).toEqual([3, 3]);
    expect(placeOf([2, 1, 2], [], 0)).toEqual([2, 3]);
    expect(placeOf([2, 1, 1], [0, 1, 2], 0)).toEqual([3, 3]);
  });
  it('is not told to the first, nor where there are two sides or one', () => {
    expect(placeOf([2, 1, 3], [0, 1, 2], 1)).toBeNull();
    expect(placeOf([1, 2], [0, 1], 1)).toBeNull();
    expect(placeOf([2, 2, 1, 1], [0, 0, 1, 1], 0)).toBeNull();
    expect(placeOf([2, 2, 2], [0, 0, 0], 0)).toBeNull();
  });
});
