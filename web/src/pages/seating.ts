/** Who shall sit where at a new table. */

import { companion } from '../kit/bots';
import type { GameInfo, Seating } from '../protocol/types';

export type Chair =
  { who: 'me' } | { who: 'open' } | { who: 'here'; name: string } | { who: 'bot'; level: ReturnType<typeof companion> };

/** As text, to be kept: "me", "open", "here Ola", "bot veteran". */
export const written = (chair: Chair): string =>
  chair.who === 'bot' ? `bot ${chair.level}` : chair.who === 'here' ? `here ${chair.name}` : chair.who;

export function read(text: string): Chair {
  const [who, ...rest] = text.split(' ');
  if (who === 'bot') return { who, level: companion(rest[0]) };
  if (who === 'here') return { who, name: rest.join(' ') };
  return who === 'open' ? { who } : { who: 'me' };
}

export const wish = (chair: Chair): Seating =>
  chair.who === 'here'
    ? { who: 'here', name: chair.name.trim().slice(0, 24) || null }
    : chair.who === 'bot'
      ? { who: 'bot', level: chair.level }
      : { who: chair.who };

/** We first, then bots of a level, as few as the game takes. */
export function usual(info: GameInfo, level: ReturnType<typeof companion>): Chair[] {
  return Array.from({ length: info.seats[0] }, (_, place): Chair =>
    place === 0 ? { who: 'me' } : { who: 'bot', level },
  );
}

/** Somebody else sits down on a chair. There is one of us: whoever takes our chair changes places with us. */
export function seated(chairs: readonly Chair[], place: number, chair: Chair): Chair[] {
  const mine = chairs.findIndex(({ who }) => who === 'me');
  const was = chairs[place];
  if (!was || (place === mine && chair.who !== 'me')) return [...chairs];
  return chairs.map((each, at) => (at === place ? chair : chair.who === 'me' && at === mine ? was : each));
}
