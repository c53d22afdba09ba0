import { describe, expect, test, vi } from 'vitest';
import type { Choice, Option, Question } from '../src/protocol/types';
import { Pick } from '../src/table/pick.svelte';

const choice = (...option: Option): Choice => ({
  option,
  said: { message: 'x', args: {} },
  target: { space: option.slice(1) },
  key: null,
  role: '',
});
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
    expect(sent).toEqual([
      ['step', 'a'],
      ['step', 'b'],
    ]);
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

describe('choosing on the board', () => {
  const space = (...at: string[]) => ({ space: at });
  const element = {} as HTMLElement;

  test('what is offered is open, and a click answers it', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    expect([pick.state(space('a')), pick.state(space('c'))]).toEqual(['open', 'quiet']);
    pick.choose(space('c'));
    expect(sent).toEqual([]);
    pick.choose(space('b'));
    expect(sent).toEqual([['step', 'b']]);
  });

  test('while an answer is on its way nothing more is chosen', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    pick.choose(space('a'));
    pick.choose(space('b'));
    expect(sent).toEqual([['step', 'a']]);
    pick.drop();
    pick.choose(space('b'));
    expect(sent).toEqual([
      ['step', 'a'],
      ['step', 'b'],
    ]);
  });

  test('what is taken shows it at once, and all else stays as it is until the answer comes', () => {
    const { pick } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    pick.choose(space('a'));
    expect([pick.state(space('a')), pick.state(space('b')), pick.chosen]).toEqual(['chosen', 'open', []]);
    expect(pick.sent).toEqual(['step', 'a']);
    pick.ask(question('2.0', ['step', 'b']));
    expect([pick.state(space('a')), pick.state(space('b')), pick.sent]).toEqual(['quiet', 'open', null]);
  });

  test('what was put together before the last thing stays chosen with it, and nothing after a refusal', () => {
    const { pick, sent } = picking();
    const both = { ...choice('play', 'card', 'a'), target: { hand: ['card'], space: ['a'] } };
    pick.ask({
      ...question('1.0'),
      options: [both, { ...choice('play', 'card', 'b'), target: { hand: ['card'], space: ['b'] } }],
    });
    pick.choose({ hand: ['card'] });
    pick.choose(space('a'));
    expect(sent).toEqual([['play', 'card', 'a']]);
    const states = (): string[] => [{ hand: ['card'] }, space('a'), space('b')].map((each) => pick.state(each));
    expect(states()).toEqual(['chosen', 'chosen', 'open']);
    pick.drop();
    expect(states()).toEqual(['open', 'quiet', 'quiet']);
  });

  test('while an answer takes long only what was chosen is shown', () => {
    vi.useFakeTimers();
    const { pick } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b'], ['stop']));
    const calls = [pick.announce(space('a')), pick.announce(space('b'))];
    pick.choose(space('a'));
    vi.runAllTimers();
    expect([pick.state(space('a')), pick.state(space('b')), pick.buttons]).toEqual(['chosen', 'quiet', []]);
    pick.drop();
    const [stop] = pick.buttons;
    if (!stop) throw new Error('no button');
    pick.push(stop);
    vi.runAllTimers();
    expect([pick.state(space('a')), pick.buttons.map((each) => pick.isSent(each))]).toEqual(['quiet', [true]]);
    calls.forEach((each) => each());
    vi.useRealTimers();
  });

  test('what somebody else does meanwhile answers nothing', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    pick.choose(space('a'));
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    expect([pick.busy, pick.state(space('a'))]).toEqual([true, 'chosen']);
    pick.choose(space('b'));
    expect(sent).toEqual([['step', 'a']]);
  });

  test('while the table is away nothing glows', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a']));
    pick.away = true;
    expect([pick.state(space('a')), pick.buttons]).toEqual(['quiet', []]);
    pick.choose(space('a'));
    expect(sent).toEqual([]);
  });

  test('reasons are asked for once, when somebody points at what is not open', () => {
    let wondered = 0;
    const pick = new Pick(
      () => undefined,
      () => (wondered += 1),
    );
    pick.ask(question('1.0', ['step', 'a']));
    pick.point(space('a'), element);
    expect(wondered).toBe(0);
    pick.point(space('b'), element);
    pick.point(space('c'), element);
    expect(wondered).toBe(1);
    pick.learn('0.0', [
      { attempt: ['step', 'b'], target: space('b'), clause: 'X-1', said: { message: 'old', args: {} } },
    ]);
    expect(pick.why(space('b'))).toBeNull();
    pick.learn('1.0', [
      { attempt: ['step', 'b'], target: space('b'), clause: 'X-1', said: { message: 'no', args: {} } },
    ]);
    expect(pick.state(space('b'))).toBe('closed');
    expect(pick.why(space('b'))).not.toBeNull();
  });

  test('a printed number is the key of its thing, and what has none gets a digit that is free', () => {
    vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
    const { pick, sent } = picking();
    pick.numbers = 'space';
    pick.ask(question('1.0', ['step', '2'], ['step', '5'], ['step', '12'], ['leave']));
    const calls = ['2', '5', '12'].map((at) => pick.mount(space(at), { compareDocumentPosition: () => 4 } as never));
    expect(['2', '5', '12'].map((at) => pick.key(space(at)))).toEqual(['2', '5', null]);
    expect(pick.press('3')).toBe(false);
    for (const key of ['5', '1']) {
      pick.press(key);
      pick.drop();
    }
    expect(sent).toEqual([['step', '5'], ['leave']]);
    calls.forEach((call) => call());
    vi.unstubAllGlobals();
  });

  test('what nothing on the board shows is a button, and keys count on', () => {
    const { pick, sent } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    const leave = pick.mount(space('a'), element);
    expect(pick.buttons.map(({ choice: { option } }) => option)).toEqual([['step', 'b']]);
    expect(pick.key(space('a'))).toBe('1');
    expect(pick.press('3')).toBe(false);
    expect(pick.press('2')).toBe(true);
    expect(sent).toEqual([['step', 'b']]);
    leave();
    expect(pick.elementOf(space('a'))).toBeNull();
  });

  test('what will be drawn on the board is no button even before it is there', () => {
    const { pick } = picking();
    pick.ask(question('1.0', ['step', 'a'], ['step', 'b']));
    const calls = [pick.announce(space('a')), pick.announce(space('b'))];
    expect(pick.buttons).toEqual([]);
    const leave = pick.mount(space('a'), element);
    calls.forEach((call) => call());
    expect(pick.buttons.map(({ choice: { option } }) => option)).toEqual([['step', 'b']]);
    leave();
    expect(pick.buttons).toHaveLength(2);
  });

  test('a card stays while it is pinned', () => {
    const { pick } = picking();
    pick.zoom('sniper');
    pick.pin();
    pick.zoom('scout');
    expect(pick.card).toBe('sniper');
    pick.pin();
    expect(pick.card).toBeNull();
  });
});
