import { describe, expect, it } from 'vitest';
import type { Choice, Target, Try } from '../src/protocol/types';
import { narrow, refusal, walks } from '../src/table/paths';

const choice = (option: (string | number)[], target: Target): Choice => ({
  option,
  target,
  said: { message: 'x', args: {} },
  key: null,
  role: '',
});
const closed = (
  attempt: (string | number)[],
  target: Target,
  message: string,
  args: Record<string, number> = {},
): Try => ({
  attempt,
  target,
  clause: 'RAD-X',
  said: { message, args },
});
const HAND = { hand: ['vanguard'] };
const junk = choice(['junk', 'vanguard'], { ...HAND, button: ['junk'] });
const place = (column: number): Target => ({ ...HAND, slot: [0, column, 1] });

function said(options: Choice[], tries: Try[], chosen = ['hand:vanguard']): string | null {
  const open = walks(options);
  return refusal(walks(tries), chosen, narrow(open, chosen))?.said.message ?? null;
}

describe('why the chosen thing can do nothing on the board', () => {
  it('says the reason that holds for all its places', () => {
    const tries = [1, 2, 3].map((column) =>
      closed(['play', 'vanguard', column], place(column), 'why-water', { needs: 1, has: 0 }),
    );
    expect(said([junk], tries)).toBe('why-water');
  });

  it('says nothing where the places fail for reasons of their own', () => {
    const tries = [
      closed(['play', 'vanguard', 1], place(1), 'why-column-full'),
      closed(['play', 'vanguard', 2], place(2), 'why-water'),
    ];
    expect(said([junk], tries)).toBeNull();
  });

  it('tells numbers apart: two costs are two reasons', () => {
    const tries = [1, 2].map((column) =>
      closed(['play', 'vanguard', column], place(column), 'why-water', { needs: column, has: 0 }),
    );
    expect(said([junk], tries)).toBeNull();
  });

  it('says nothing of a variant while the thing can go somewhere', () => {
    const tries = [closed(['announce', 'vanguard'], HAND, 'why-columns-have-room')];
    expect(said([junk, choice(['play', 'vanguard', 2], place(2))], tries)).toBeNull();
  });

  it('says nothing of another variant of what can be done, and nothing before a choice', () => {
    const tries = [closed(['junk', 'vanguard', 2], HAND, 'why-water')];
    expect(said([junk], tries)).toBeNull();
    expect(said([junk], [closed(['play', 'vanguard', 1], place(1), 'why-water')], [])).toBeNull();
  });
});
