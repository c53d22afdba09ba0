/** The company at a table: clocks, what people say, what the team shows, whom this browser does not want to hear. */

import type { Clocks, FromServer, Phrase, Pointed, TalkLine, Target } from '../protocol/types';

export const PHRASES: readonly Phrase[] = [
  'hello',
  'well_played',
  'careful',
  'oops',
  'one_moment',
  'your_move',
  'thanks',
  'help_me',
  'mine',
  'behind_you',
  'good_luck',
  'again',
];
export const MARKS: readonly Phrase[] = ['mark_clap', 'mark_smile', 'mark_wow', 'mark_hmm', 'mark_heart', 'mark_tea'];

const BUBBLE_MS = 4000;
const POINT_MS = 3000;

export interface Shown extends Pointed {
  id: number;
}

export class Company {
  clocks = $state.raw<Clocks | null>(null);
  talk = $state.raw<TalkLine[]>([]);
  /** What a seat has just said. */
  bubbles = $state.raw<Record<number, TalkLine>>({});
  /** What the team shows now. */
  pointed = $state.raw<Shown[]>([]);
  /** Seats that this browser does not want to hear. */
  muted = $state.raw<number[]>([]);
  /** Whether something was said that nobody has looked at. */
  news = $state(false);
  private heardAt = 0;
  private count = 0;

  constructor(private readonly match: string) {
    try {
      this.muted = JSON.parse(localStorage.getItem(this.key) ?? '[]') as number[];
    } catch {
      this.muted = [];
    }
  }

  private get key(): string {
    return `stolik-muted-${this.match}`;
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.muted));
    } catch {
      // A browser that keeps nothing is quiet until it is reloaded.
    }
  }

  /** Milliseconds that a seat has left; null: it has no clock. */
  left(seat: number, now: number): number | null {
    const clock = this.clocks?.seats.find((each) => each.seat === seat);
    if (!clock || clock.left === null) return null;
    return clock.runs ? Math.max(0, clock.left - (now - this.heardAt)) : clock.left;
  }

  runs(seat: number): boolean {
    return this.clocks?.seats.some((each) => each.seat === seat && each.runs) ?? false;
  }

  hear(message: FromServer): void {
    if (message.type === 'clocks') {
      this.heardAt = performance.now();
      this.clocks = message;
    } else if (message.type === 'talk') {
      this.talk = message.old ? message.lines : [...this.talk, ...message.lines];
      if (!message.old) for (const line of message.lines) this.pop(line);
    } else if (message.type === 'pointed' && !this.muted.includes(message.seat)) {
      const id = ++this.count;
      this.pointed = [...this.pointed.filter(({ seat }) => seat !== message.seat), { ...message, id }];
      setTimeout(() => (this.pointed = this.pointed.filter((other) => other.id !== id)), POINT_MS);
    }
  }

  private pop(line: TalkLine): void {
    if (this.muted.includes(line.seat)) return;
    this.news = true;
    this.bubbles = { ...this.bubbles, [line.seat]: line };
    setTimeout(() => {
      if (this.bubbles[line.seat] !== line) return;
      const rest = { ...this.bubbles };
      delete rest[line.seat];
      this.bubbles = rest;
    }, BUBBLE_MS);
  }
}

/** A time in words as short as a clock face; `word` says days and hours. */
export function face(left: number, word: (id: string, args: Record<string, number>) => string): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 86400)
    return word('ui-clock-d', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  if (seconds >= 3600)
    return word('ui-clock-h', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The target that an element on the table says it is: `slot:1,2,0`. */
export function targetOf(spelled: string): Target {
  const target: Target = {};
  for (const part of spelled.split(' ')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const values = part.slice(colon + 1);
    target[part.slice(0, colon)] =
      values === '' ? [] : values.split(',').map((value) => (/^-?\d+$/.test(value) ? Number(value) : value));
  }
  return target;
}
