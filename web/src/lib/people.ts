/** What people and bots are called at a table. */

import { companion, LEVELS, strength, type Level } from '../kit/bots';
import { ui, words } from './words.svelte';

export const botName = (level: string | null | undefined): string => words.of('').word(`bot-${companion(level)}`);
export const levelWord = (level: string | null | undefined): string => words.of('').word(`level-${companion(level)}`);
export const levelLine = (level: string | null | undefined): string =>
  words.of('').word(`level-${companion(level)}-line`);
export const levelMore = (level: string | null | undefined): string =>
  words.of('').word(`level-${companion(level)}-more`);

/** A face in words: "Greta, Veteran, 3 of 4". */
export const faceWords = (level: Level): string =>
  ui('ui-face', { name: botName(level), level: levelWord(level), number: strength(level) });

export { companion, LEVELS, type Level };

interface Sitting {
  seat: number;
  who: 'person' | 'open' | 'bot';
  name: string;
  level?: string | null | undefined;
}

/** A bot plays there until somebody sits down. */
export const isWarm = ({ who, level }: { who: string; level?: string | null | undefined }): boolean =>
  who === 'open' && level != null;

const LETTERS = 'ABCDEF';

/** The names of all seats, in their order: of two with the same name each has the letter of its seat. */
export function namesOf(seats: readonly Sitting[], word: (seat: number) => string): string[] {
  const plain = seats.map((sitting) =>
    sitting.who === 'bot' || isWarm(sitting)
      ? botName(sitting.level)
      : sitting.who === 'open'
        ? ui('ui-open-seat')
        : sitting.name || word(sitting.seat),
  );
  return plain.map((name, place) => {
    const twins =
      (seats[place]?.who !== 'open' || seats[place]?.level) &&
      plain.some((other, at) => at !== place && other === name);
    return twins ? ui('ui-twin', { name, letter: LETTERS[place % 6] ?? '' }) : name;
  });
}
