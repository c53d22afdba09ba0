import { expect, test } from 'vitest';
import { pieces } from '../src/table/lines';
import type { Said } from '../src/protocol/types';

const NAMES: Record<string, string> = { 'card-raiders': 'Najeźdźcy', 'card-muse': 'Muza' };
const WORDS: Record<string, (args: Record<string, unknown>) => string> = {
  moved: ({ card }) => `Do przodu: „${String(card)}” (pole 1).`,
  dealt: ({ card, other }) => `Obozy: ${String(card)}, ${String(other)}.`,
};
const say = ({ message, args }: Said): string => NAMES[message] ?? WORDS[message]?.(args) ?? message;

test('signs that touch a name stay with it, whatever the line is', () => {
  const found = pieces({ message: 'moved', args: { card: '@card-raiders' } }, {}, say);
  expect(found).toEqual([
    { text: 'Do przodu: ', card: null },
    { text: 'Najeźdźcy', card: 'raiders', before: '„', after: '”' },
    { text: ' (pole 1).', card: null },
  ]);
});

test('between two names the comma belongs to the first, and no sign is lost', () => {
  const found = pieces({ message: 'dealt', args: { card: '@card-raiders', other: '@card-muse' } }, {}, say);
  expect(found.map(({ before = '', text, after = '' }) => before + text + after).join('')).toBe(
    'Obozy: Najeźdźcy, Muza.',
  );
  expect(found.filter(({ card }) => card).map(({ after }) => after)).toEqual([',', '.']);
});
