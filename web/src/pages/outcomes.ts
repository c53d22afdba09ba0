/** A match in a list: who sat there, and what came of it for us. */

import { isDraw } from '../lib/outcome';
import { namesOf } from '../lib/people';
import { ui, words } from '../lib/words.svelte';
import type { Room } from '../protocol/types';

const named = (room: Room): string[] => namesOf(room.seats, (seat) => words.of(room.game).word(`seat-${seat}`));

export function peopleOf(room: Room): string {
  const names = named(room);
  return room.seats
    .filter((seat) => seat.who !== 'open')
    .map((seat) => names[seat.seat] ?? '')
    .join(', ');
}

export function outcomeOf(room: Room): string {
  if (!room.result) return room.your_turn ? ui('ui-your-turn') : ui(`ui-state-${room.state}`);
  const winners = room.seats.filter((seat) => room.result?.places[seat.seat] === 1);
  const own = room.seats.filter((seat) => seat.mine);
  if (own.some((seat) => room.result?.places[seat.seat] === 1))
    return isDraw(room.result.places, room.sides ?? []) ? ui('ui-tied') : ui('ui-won');
  const names = named(room);
  return winners.length > 0
    ? ui('ui-winner', { name: winners.map((seat) => names[seat.seat] ?? '').join(', ') })
    : ui('ui-lost');
}
