import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ mute: false }));
vi.mock('../src/lib/settings.svelte', () => ({ settings }));
const { soundOf } = await import('../src/lib/sound');
const { sounds } = await import('../src/games/apex_legends/sounds');
const events = import.meta.glob<string>('../../stolik/games/apex_legends/events.py', {
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

describe('the arena of Apex Legends', () => {
  const source = Object.values(events).join();
  const words = new Set(
    [...source.matchAll(/sound: ClassVar\[str\] = "(\w+)"|return "(\w+)" if /g)].map(
      ([, always, sometimes]) => always ?? sometimes!,
    ),
  );

  it('has notes of its own for every sound of its events, and no others', () => {
    expect(words.size).toBeGreaterThan(20);
    expect(Object.keys(sounds).sort()).toEqual([...words].sort());
  });

  it.each(Object.entries(sounds))('%s is short, can be heard and does not hurt', (_, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    for (const { from, to, at, long, loud } of notes) {
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(30); // ramps cannot reach 0
      expect(at + long).toBeLessThanOrEqual(0.9);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.8);
    }
  });
});
