import { describe, expect, it } from 'vitest';
import type { Said } from '../src/protocol/types';
import { pieces } from '../src/table/lines';
import { inRoles, type Role } from '../src/table/roles';

const ROLES: (Role | null)[] = [{ name: 'faction-queen', hue: '#f00' }, null];
const WORDS: Record<string, string> = { 'faction-queen': 'the Queen', 'seat-0': 'Ola', 'seat-1': 'Jan' };

function say({ message, args }: Said): string {
  const worded = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      String(value).replace(/^@(.*)/, (_, id: string) => WORDS[id] ?? id),
    ]),
  );
  if (message in WORDS) return WORDS[message] ?? '';
  return message === 'event-gave' ? `${worded['seat']} gives 1 to ${worded['to']}.` : `${worded['seat']} leads.`;
}

describe('roles', () => {
  const gave: Said = { message: 'event-gave', args: { seat: '@seat-0', to: '@seat-1' } };

  it('stand for those who have one', () => {
    expect(say(inRoles(gave, ROLES, []))).toBe('the Queen gives 1 to Jan.');
  });

  it('leave the players where they are meant', () => {
    expect(inRoles({ ...gave, message: 'event-led' }, ROLES, ['event-led']).args['seat']).toBe('@seat-0');
    expect(inRoles({ message: 'over-scored', args: { winner: '@seat-0' } }, ROLES, []).args['winner']).toBe('@seat-0');
  });

  it('have their colour in the log', () => {
    expect(pieces(gave, {}, say, ROLES)).toEqual([
      { text: 'the Queen', card: null, hue: '#f00' },
      { text: ' gives 1 to Jan.', card: null },
    ]);
  });

  it('colour the name of the player too', () => {
    const led: Said = { message: 'event-led', args: { seat: '@seat-0' } };
    expect(pieces(led, {}, say, ROLES, ['event-led'])[0]).toEqual({ text: 'Ola', card: null, hue: '#f00' });
  });
});
