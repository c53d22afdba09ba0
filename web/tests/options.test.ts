import { expect, test } from 'vitest';
import { settled } from '../src/lib/options';
import type { GameInfo } from '../src/protocol/types';

const setting = (name: string, values: string[], first: string) => ({ name, values, first, names: {} });
const info: GameInfo = {
  game: 'roads',
  seats: [1, 4],
  settings: [setting('story', ['long', 'short', 'old'], 'short'), setting('dice', ['blue', 'red'], 'blue')],
  levels: [],
  lesson: false,
  board: null,
  hero: null,
};

test('who has chosen nothing begins with what the game begins with', () => {
  expect(settled(info)).toEqual({ story: 'short', dice: 'blue' });
});

test('what has been kept goes before it, and what is offered no more is left out', () => {
  expect(settled(info, { story: 'long' })).toEqual({ story: 'long', dice: 'blue' });
  expect(settled(info, { story: 'gone', dice: 'red', colour: 'teal' })).toEqual({ story: 'short', dice: 'red' });
});
