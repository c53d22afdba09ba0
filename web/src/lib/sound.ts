/** Small sounds made by Web Audio: no files. Quiet, and silent before the first gesture. */

import { settings } from './settings.svelte';

type Wave = OscillatorType | 'noise';

/** One tone of a sound. */
export interface Note {
  wave: Wave;
  /** Hertz at start and end. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  long: number;
  loud: number;
}

/** A tone, from now on if nothing else is said. */
export const note = (wave: Wave, from: number, to: number, long: number, loud = 0.5, at = 0): Note => ({
  wave,
  from,
  to,
  at,
  long,
  loud,
});

export const SOUNDS = {
  tick: [note('triangle', 880, 660, 0.05, 0.25)],
  choose: [note('triangle', 520, 780, 0.08, 0.35)],
  place: [note('sine', 180, 70, 0.16, 0.8), note('noise', 1800, 300, 0.06, 0.25)],
  draw: [note('noise', 2600, 5200, 0.11, 0.22)],
  hit: [note('square', 160, 60, 0.12, 0.35), note('noise', 900, 200, 0.16, 0.5)],
  crash: [note('noise', 1400, 90, 0.45, 0.7), note('sawtooth', 110, 35, 0.4, 0.4)],
  mend: [note('sine', 520, 700, 0.12, 0.35), note('sine', 780, 1040, 0.16, 0.35, 0.09)],
  drop: [note('sine', 900, 1500, 0.07, 0.4), note('sine', 700, 1300, 0.07, 0.3, 0.09)],
  rip: [note('noise', 4200, 900, 0.18, 0.35)],
  horn: [note('sawtooth', 146, 146, 0.3, 0.3), note('sawtooth', 220, 218, 0.42, 0.25, 0.12)],
  bell: [note('sine', 660, 655, 0.5, 0.4), note('sine', 990, 985, 0.4, 0.25, 0.04)],
  /** Somebody sits down, says something; the last seconds of a clock. */
  sit: [note('sine', 150, 80, 0.12, 0.6), note('noise', 700, 250, 0.08, 0.3)],
  talk: [note('sine', 1200, 900, 0.04, 0.3), note('noise', 3000, 1800, 0.03, 0.15)],
  clock: [note('triangle', 1000, 800, 0.04, 0.3)],
  no: [note('square', 140, 120, 0.1, 0.2)],
  win: [
    note('triangle', 523, 523, 0.14, 0.4),
    note('triangle', 659, 659, 0.14, 0.4, 0.13),
    note('triangle', 784, 790, 0.45, 0.5, 0.26),
  ],
  lose: [
    note('triangle', 392, 390, 0.2, 0.4),
    note('triangle', 311, 308, 0.2, 0.4, 0.18),
    note('triangle', 233, 220, 0.5, 0.45, 0.36),
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** What the sounds are that games give their events. */
const HEARD: Record<string, Sound> = {
  destroy: 'crash',
  hit: 'hit',
  heal: 'mend',
  gain: 'drop',
  coin: 'drop',
  lose: 'rip',
  draw: 'draw',
  shuffle: 'draw',
  flip: 'draw',
  roll: 'tick',
  turn: 'horn',
  play: 'place',
  place: 'place',
  move: 'place',
};

/** The sound of an event: the game's own of that name, else ours; none for those that a game leaves silent. */
export function soundOf(
  sound: string,
  own: Readonly<Record<string, readonly Note[]>> | undefined = {},
): Sound | readonly Note[] | null {
  return own[sound] ?? HEARD[sound] ?? null;
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound after a gesture only; who wants none keeps no loudspeaker waiting. */
export async function wake(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  if (settings.mute) {
    if (context?.state === 'running') await context.suspend();
    return;
  }
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
}

/** Play one of our sounds, or one that a game has brought, so many seconds from now. */
export function play(sound: Sound | readonly Note[], wait = 0): void {
  const notes = typeof sound === 'string' ? SOUNDS[sound] : sound;
  const isWanted = sound === 'bell' ? settings.bell : sound === 'clock' ? settings.ticking : settings.effects;
  if (settings.mute || !isWanted || !context || context.state !== 'running') return;
  const now = context.currentTime + wait;
  for (const part of notes) {
    const gain = context.createGain();
    const start = now + part.at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(part.loud * settings.volume * 0.4, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + part.long);
    gain.connect(context.destination);
    if (part.wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = noise(context);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.setValueAtTime(part.from, start);
      filter.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
      source.connect(filter).connect(gain);
      source.start(start);
      source.stop(start + part.long);
    } else {
      const source = context.createOscillator();
      source.type = part.wave;
      source.frequency.setValueAtTime(part.from, start);
      source.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
      source.connect(gain);
      source.start(start);
      source.stop(start + part.long);
    }
  }
}

function noise(at: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const data = hiss.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return hiss;
}
