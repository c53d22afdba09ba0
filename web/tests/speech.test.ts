import { describe, expect, it } from 'vitest';
import { Speech, readable } from '../src/lib/speech';

const PL =
  'card-scout = Zwiadowca\nhit = Uszkodzono: „{ $card }” ({ $seat }).\nask = { $source }: { $what }\nrow = rząd { $row }\nat = pole ({ $x }, { $y })\nseat-0 = Gracz 1\n';
const EN = 'only-english = Only here\nhit = Hit { $card }.\n';

describe('speech', () => {
  const speech = new Speech(
    [
      ['pl', PL],
      ['en', EN],
    ],
    ['Ola "Zła" \\'],
  );

  it('words nested messages with the plain arguments at hand', () => {
    expect(speech.say({ message: 'hit', args: { card: '@card-scout', seat: '@seat-0' } })).toBe(
      'Uszkodzono: „Zwiadowca” (Ola "Zła" \\).',
    );
    expect(speech.say({ message: 'ask', args: { source: '@card-scout', what: '@row', row: 2 } })).toBe(
      'Zwiadowca: rząd 2',
    );
  });

  it('keeps coordinates on one line', () => {
    expect(speech.word('at', { x: 10, y: -1 })).toBe('pole (10,\u00a0-1)');
  });

  it('falls back to English, then to the id', () => {
    expect(speech.word('only-english')).toBe('Only here');
    expect(speech.word('nowhere')).toBe('nowhere');
    expect(speech.word('nowhere', {}, 'Else')).toBe('Else');
    expect(readable('tic_tac_toe')).toBe('Tic tac toe');
  });
});
