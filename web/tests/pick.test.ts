import { describe, expect, test } from 'vitest';
import type { Choice, Option, Question } from '../src/protocol/types';
import { Pick } from '../src/table/pick.svelte';

const choice = (...option: Option): Choice => ({ option, said: { message: 'x', args: {} }, target: { space: option.slice(1) }, key: null, role: '' });
const question = (id: string, ...options: Option[]): Question => ({
  id,
  seat: 0,
  kind: 'move',
  source: '',
  said: { message: 'x', args: {} },
  options: options.map((option) => choice(...option)),
  tries: null,
});

function picking(): { pick: Pick; sent: Option[] } {
  const sent: Option[] = [];
  return { pick: new Pick(({ option }) => sent.push(option)), sent };
}

describe('one gesture for several questions', () => {
  test('the answers follow one another as the questions come', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['stop']));
    pick.plan([['step', 'a'], ['step', 'b'], ['stop']]);
    expect(sent).toEqual([['step', 'a']]);
    pick.ask(question('1.0', ['step', 'a'], ['stop'])); // somebody else's frame: the question is the same
    expect(sent).toHaveLength(1);
    pick.ask(question('2.0', ['step', 'b'], ['stop']));
    pick.ask(question('3.0', ['stop']));
    expect(sent).toEqual([['step', 'a'], ['step', 'b'], ['stop']]);
  });

  test('what is not offered ends it, and so does another seat that is asked', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a']));
    pick.plan([['step', 'a'], ['step', 'b'], ['stop']]);
    pick.ask(question('2.0', ['react'], ['pass']));
    pick.ask(question('3.0', ['step', 'b'], ['stop']));
    expect(sent).toEqual([['step', 'a']]);
    pick.plan([['step', 'b'], ['stop']]);
    pick.ask(null);
    pick.ask(question('5.0', ['stop']));
    expect(sent).toEqual([['step', 'a'], ['step', 'b']]);
  });

  test('a refusal ends it', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a']));
    pick.plan([['step', 'a'], ['stop']]);
    pick.drop();
    pick.ask(question('2.0', ['stop']));
    expect(sent).toEqual([['step', 'a']]);
  });

  test('an answer that was never offered is not sent', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a']));
    pick.plan([['fly', 'a']]);
    expect(sent).toEqual([]);
    expect(pick.busy).toBe(false);
  });
});
