import { describe, expect, it } from 'vitest';
import { isDraw } from '../src/lib/outcome';

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
