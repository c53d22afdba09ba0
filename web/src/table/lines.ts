/** A line of the log in pieces, so that the cards it names can be pointed at. */

import type { Said } from '../protocol/types';
import { inRoles, seatOf, type Role } from './roles';

export interface Piece {
  text: string;
  /** The card that the piece names. */
  card: string | null;
  /** Signs directly before and after a name, which no line may tear from it. */
  before?: string;
  after?: string;
  /** The colour of the name of somebody who plays. */
  hue?: string;
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

/** Word a line by `say`, and cut it at the cards and at those who play, where roles say who that is. */
export function pieces(
  said: Said,
  happened: unknown,
  say: (said: Said) => string,
  roles: readonly (Role | null)[] = [],
  apart: readonly string[] = [],
): Piece[] {
  const told = inRoles(said, roles, apart);
  const args = { ...told.args };
  const named: Omit<Piece, 'text'>[] = [];
  for (const [name, value] of Object.entries(told.args)) {
    if (typeof value !== 'string') continue;
    const role = roles[seatOf(said.args[name]) ?? -1];
    const isCard = value.startsWith(CARD);
    if (!isCard && !role) continue;
    const text = say({ message: value.slice(1), args: isCard ? said.args : {} });
    args[name] = `${OPEN}${named.length}${MIDDLE}${text}${CLOSE}`;
    named.push({ card: isCard ? idOf(happened, value.slice(CARD.length)) : null, ...(role && { hue: role.hue }) });
  }
  const text = say(named.length > 0 ? { ...told, args } : told);
  const found: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const [number, rest] = part.split(MIDDLE);
    if (rest === undefined) {
      if (part) found.push({ text: part, card: null });
      continue;
    }
    const [name, after] = rest.split(CLOSE);
    found.push({ text: name ?? '', card: null, ...named[Number(number)] });
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
