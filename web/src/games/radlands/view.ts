/** Reading the view: what moves is called the same before and after, and where a card stands in words. */

import type { InPlay } from './types';

/** What a card in play or in a queue is called while things move. */
export const flipCard = (handle: number): string => `c${handle}`;
export const flipEvent = (seat: number, card: string): string => `q${seat}-${card}`;

/** Where a card stands, in the words of the game: with its camp on row 0 people are near (1) and in front (2) of it. */
export function placeWord(column: (InPlay | null)[], row: number): 'camp' | 'front' | 'behind' | 'alone' {
  if (column[row]?.type === 'camp') return 'camp';
  const people = column.map((card, at) => (card?.type === 'person' ? at : -1)).filter((at) => at >= 0);
  if (people.length < 2) return 'alone';
  return row === Math.max(...people) ? 'front' : 'behind';
}
