import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note } from '../src/lib/sound';

const settings = vi.hoisted(() => ({ mute: false }));
vi.mock('../src/lib/settings.svelte', () => ({ settings }));
const { soundOf } = await import('../src/lib/sound');
const { sounds } = await import('../src/games/apex_legends/sounds');
const { sounds: ofTea } = await import('../src/games/wonderlands_war/sounds');
const events = import.meta.glob<string>('../../stolik/games/{apex_legends,wonderlands_war}/events.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the sound of an event', () => {
  it('is one of the table, by the word that every game may use', () => {
    expect(soundOf('destroy')).toBe('crash');
    expect(soundOf('place')).toBe('place');
    expect(soundOf('')).toBeNull();
    expect(soundOf('chalk')).toBeNull();
  });

  it('is the one that the game has brought, before ours', () => {
    const own = { chalk: [{ wave: 'noise', from: 5200, to: 2400, at: 0, long: 0.1, loud: 0.3 }] } as const;
    expect(soundOf('chalk', own)).toBe(own.chalk);
    expect(soundOf('place', { place: own.chalk })).toBe(own.chalk);
  });
});

describe('the loudspeaker', () => {
  const opened: Loudspeaker[] = [];

  class Loudspeaker {
    state = 'suspended';
    constructor() {
      opened.push(this);
    }
    async resume(): Promise<void> {
      this.state = 'running';
    }
    async suspend(): Promise<void> {
      this.state = 'suspended';
    }
  }

  beforeEach(() => {
    opened.length = 0;
    vi.resetModules();
    vi.stubGlobal('AudioContext', Loudspeaker);
  });

  it('is not opened for who wants no sound', async () => {
    const { wake } = await import('../src/lib/sound');
    settings.mute = true;
    await wake();
    expect(opened).toEqual([]);
    settings.mute = false;
    await wake();
    expect(opened.map(({ state }) => state)).toEqual(['running']);
  });

  it('is at rest as soon as nobody wants it, and wakes again', async () => {
    const { wake } = await import('../src/lib/sound');
    settings.mute = false;
    await wake();
    settings.mute = true;
    await wake();
    expect(opened[0]?.state).toBe('suspended');
    settings.mute = false;
    await wake();
    expect(opened.map(({ state }) => state)).toEqual(['running']);
  });
});

/** The words that the events of a game give. */
function wordsOf(game: string): Set<string> {
  const source = events[`../../stolik/games/${game}/events.py`] ?? '';
  const found = source.matchAll(/sound: ClassVar\[str\] = "(\w+)"|return "(\w+)" if /g);
  return new Set([...found].map(([, always, sometimes]) => always ?? sometimes!));
}

function isBearable(notes: readonly Note[]): void {
  expect(notes.length).toBeGreaterThan(0);
  for (const { from, to, at, long, loud } of notes) {
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(30); // ramps cannot reach 0
    expect(at + long).toBeLessThanOrEqual(0.9);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(0.8);
  }
}

describe('the arena of Apex Legends', () => {
  const words = wordsOf('apex_legends');

  it('has notes of its own for every sound of its events, and no others', () => {
    expect(words.size).toBeGreaterThan(20);
    expect(Object.keys(sounds).sort()).toEqual([...words].sort());
  });

  it.each(Object.entries(sounds))('%s is short, can be heard and does not hurt', (_, notes) => isBearable(notes));
});

describe("the tea party and the war of Wonderland's War", () => {
  const words = wordsOf('wonderlands_war');

  it('is heard in every word of its events', () => {
    expect([...words].filter((word) => soundOf(word, ofTea) === null)).toEqual([]);
  });

  it('has its own notes for what its events say and for nothing else', () => {
    expect(Object.keys(ofTea).length).toBeGreaterThan(18);
    expect(Object.keys(ofTea).filter((word) => !words.has(word))).toEqual([]);
  });

  it.each(Object.entries(ofTea))('%s is short, can be heard and does not hurt', (_, notes) => isBearable(notes));
});
