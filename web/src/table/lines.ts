/** A line of the log in pieces, so that the cards it names can be pointed at. */

import type { Said } from '../protocol/types';

export interface Piece {
  text: string;
  /** The card that the piece names. */
  card: string | null;
  /** Signs directly before and after a name, which no line may tear from it. */
  before?: string;
  after?: string;
}

const OPENERS = /[^\s\p{L}\p{N}]+$/u;
const CLOSERS = /^[^\s\p{L}\p{N}]+/u;

/** Around a name while a line is worded; private characters that no text contains. */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const CARD = '@card-';

/** The id that the game itself uses for a card with this name in the words, as it stands in the event; else a guess. */
function idOf(happened: unknown, dashed: string): string {
  const wanted = dashed.toLowerCase();
  const seen: unknown[] = [happened];
  while (seen.length > 0) {
    const each = seen.pop();
    if (typeof each === 'string') {
      if (each.replace(/[_.\s]+/g, '-').toLowerCase() === wanted) return each;
    } else if (each && typeof each === 'object') seen.push(...Object.values(each));
  }
  return dashed.replace(/-/g, '_');
}

/** Word a line by `say`, and cut it at the cards that are named in it. */
export function pieces(said: Said, happened: unknown, say: (said: Said) => string): Piece[] {
  const args = { ...said.args };
  let named = false;
  for (const [name, value] of Object.entries(said.args)) {
    if (typeof value !== 'string' || !value.startsWith(CARD)) continue;
    named = true;
    const id = idOf(happened, value.slice(CARD.length));
    args[name] = `${OPEN}${id}${MIDDLE}${say({ message: value.slice(1), args: said.args })}${CLOSE}`;
  }
  const text = say(named ? { ...said, args } : said);
  if (!named) return [{ text, card: null }];
  const found: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const [id, rest] = part.split(MIDDLE);
    if (rest === undefined) {
      if (part) found.push({ text: part, card: null });
      continue;
    }
    const [name, after] = rest.split(CLOSE);
    found.push({ text: name ?? '', card: id ?? null });
    if (after) found.push({ text: after, card: null });
  }
  return tied(found);
}

/** Give each name the signs that touch it. */
function tied(found: Piece[]): Piece[] {
  found.forEach((piece, place) => {
    if (!piece.card) return;
    const [left, right] = [found[place - 1], found[place + 1]];
    if (left && !left.card) {
      piece.before = OPENERS.exec(left.text)?.[0] ?? '';
      left.text = left.text.replace(OPENERS, '');
    }
    if (right && !right.card) {
      piece.after = CLOSERS.exec(right.text)?.[0] ?? '';
      right.text = right.text.replace(CLOSERS, '');
    }
  });
  return found.filter(({ text }) => text);
}
