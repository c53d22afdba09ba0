import { describe, expect, it } from 'vitest';
import type { Choice, Target } from '../src/protocol/types';
import { spell } from '../src/table/board';
import { buttons, narrow, path, settled, walks } from '../src/table/paths';

const choice = (option: (string | number)[], target: Target): Choice => ({
  option,
  target,
  said: { message: 'x', args: {} },
  key: null,
  role: '',
});

const act = walks([
  choice(['play', 'sniper', 1], { hand: ['sniper'], slot: [0, 1, 1] }),
  choice(['play', 'sniper', 2], { hand: ['sniper'], slot: [0, 2, 1] }),
  choice(['junk', 'sniper'], { hand: ['sniper'], button: ['junk'] }),
  choice(['use', 'mutant', 1], { slot: [0, 3, 1], ability: [1] }),
  choice(['use', 'outpost', 1], { slot: [0, 3, 0], ability: [1] }),
  choice(['use', 'outpost', 2], { slot: [0, 3, 0], ability: [2] }),
  choice(['draw'], { deck: [] }),
  choice(['end_turn'], { button: ['end_turn'] }),
]);

describe('two-step selection', () => {
  it('takes several ids as several steps and strips the number of a step', () => {
    expect(path({ camps: ['a', 'b'] }).map(spell)).toEqual(['camps:a', 'camps:b']);
    expect(path({ camp1: ['a'], camp2: ['b'] }).map(spell)).toEqual(['camp:a', 'camp:b']);
    expect(path({ place: [1, 'front'] }).map(spell)).toEqual(['place:1,front']);
  });

  it('offers first the card, then the place', () => {
    expect(narrow(act, []).open).toEqual(['hand:sniper', 'slot:0,3,1', 'slot:0,3,0', 'deck:']);
    expect(narrow(act, ['hand:sniper']).open).toEqual(['slot:0,1,1', 'slot:0,2,1']);
  });

  it('sends the only option left, but never junks a card on one click', () => {
    const junkOnly = walks([choice(['junk', 'sniper'], { hand: ['sniper'], button: ['junk'] })]);
    expect(settled(narrow(junkOnly, ['hand:sniper']), ['hand:sniper'])).toBeNull();
    expect(settled(narrow(act, ['deck:']), ['deck:'])?.option).toEqual(['draw']);
    expect(settled(narrow(act, ['slot:0,3,1']), ['slot:0,3,1'])?.option[1]).toBe('mutant');
    expect(settled(narrow(act, ['slot:0,3,0']), ['slot:0,3,0'])).toBeNull();
  });

  it('makes buttons of what no Spot shows', () => {
    const shown = (step: string): boolean => step !== 'deck:';
    expect(buttons(act, [], shown).map((b) => b.choice.option[0])).toEqual(['end_turn', 'draw']);
    const blind = buttons(act, [], () => false);
    expect(blind.find((b) => b.step === 'hand:sniper')).toBeTruthy();
  });
});
