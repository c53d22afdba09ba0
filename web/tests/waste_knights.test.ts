import { describe, expect, test } from 'vitest';
import { percent, sceneOf, type Given } from '../src/games/waste_knights/reading';

const shown = (kind: string, more: object): string =>
  sceneOf({
    question: { kind },
    table: {
      phase: 'action',
      combat: null,
      exchange: null,
      offer: [],
      garage: [],
      exploring: [],
      card: null,
      story: { entry: null },
      ...more,
    },
  } as unknown as Given);

describe('what lies above the dashboard', () => {
  const story = { entry: { id: 'A1-111' } };

  test('a page of the story, until what it sells is paid for and taken', () => {
    expect(shown('entry', { story })).toBe('story');
    expect(shown('pay', { story })).toBe('market');
    expect(shown('buy', { story, offer: ['vest'] })).toBe('market');
    expect(shown('may', { story })).toBe('story');
  });

  test('a fight before the page that it comes from', () => {
    expect(shown('weapon', { story, combat: {} })).toBe('fight');
  });

  test('the street, the stall, the fire, the map', () => {
    expect(shown('city', { phase: 'in_city' })).toBe('city');
    expect(shown('pay', { phase: 'in_city' })).toBe('market');
    expect(shown('camp', { phase: 'camping' })).toBe('camp');
    expect(shown('act', {})).toBe('map');
  });
});

test('what is possible is never 0 %, what may fail never 100 %', () => {
  expect([0, 1, 4, 996, 999, 1000].map(percent)).toEqual([0, 1, 1, 99, 99, 100]);
});
