import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/keys';

const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
  left,
  top,
  width: 10,
  height: 10,
});

describe('arrow keys', () => {
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];
  it('go to the nearest in that direction', () => {
    expect(nearest(box(0, 0), grid, 'ArrowRight')).toBe(1);
    expect(nearest(box(0, 0), grid, 'ArrowDown')).toBe(3);
    expect(nearest(box(20, 20), grid, 'ArrowUp')).toBe(1);
    expect(nearest(box(0, 0), grid, 'ArrowLeft')).toBe(-1);
  });
});
