import { describe, expect, it } from 'vitest';
import { lines } from '../src/games/apex_legends/hampers';

const shot = (shooter: string, target: string, forbidden: boolean, worse: number) => ({
  shooter,
  target,
  forbidden,
  worse,
});

describe('lines', () => {
  it('shows two who hamper each other once', () => {
    const both = [shot('wraith', 'gibraltar', false, 10), shot('gibraltar', 'wraith', false, 10)];
    expect(lines(both)).toEqual([{ ...both[0], mutual: true }]);
  });

  it('keeps apart what is not the same both ways', () => {
    const uneven = [shot('wraith', 'gibraltar', false, 10), shot('gibraltar', 'wraith', true, 0)];
    expect(lines(uneven).map(({ shooter, mutual }) => [shooter, mutual])).toEqual([
      ['wraith', false],
      ['gibraltar', false],
    ]);
    expect(lines([shot('wraith', 'gibraltar', true, 0)])).toEqual([
      { ...shot('wraith', 'gibraltar', true, 0), mutual: false },
    ]);
  });
});
