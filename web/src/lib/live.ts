/** One live connection to a match: says how far it has read, comes back by itself, repeats what got no reply. */

import type { FromServer, Hello, ToServer, Welcome } from '../protocol/types';

type Plain<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Request = Plain<ToServer>;

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LiveOptions {
  open: () => Socket;
  heard: (message: FromServer) => void;
  /** `wait`: milliseconds until the next attempt. */
  link: (link: Link, reason: string, wait?: number) => void;
  /** How the next frames should come, once it is known which match this is. */
  manner?: (welcome: Welcome) => Omit<Hello, 'type' | 'seen'>;
  random?: () => number;
  later?: (run: () => void, wait: number) => unknown;
}

/** What is refused with these codes was asked of a moment that is over, or of one that nobody is sure about. */
const MISSED: ReadonlySet<string> = new Set(['stale', 'unsure', 'not_asked']);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** How long to wait before the nth attempt: doubling, with jitter so that browsers do not return all at once. */
export function wait(attempt: number, random: number): number {
  return Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random));
}

/** Closing codes after which coming back is useless: unknown match, refused hello. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500;
}

export class Live {
  private socket: Socket | null = null;
  private attempt = 0;
  private seen = 0;
  private count = 0;
  private done = false;
  private greeted = false;
  private welcome: Welcome | null = null;
  private readonly prefix: string;
  private readonly pending = new Map<string, ToServer>();
  private readonly replies = new Map<string, (reply: FromServer) => void>();
  private readonly random: () => number;
  private readonly later: (run: () => void, wait: number) => unknown;

  constructor(private readonly options: LiveOptions) {
    this.random = options.random ?? Math.random;
    this.later = options.later ?? ((run, time) => setTimeout(run, time));
    this.prefix = `c${Math.floor(this.random() * 2 ** 40).toString(36)}-`;
  }

  connect(): void {
    if (this.done || this.socket) return;
    this.options.link('connecting', '');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.options.link('open', '');
      this.greeted = false;
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.greeted = false;
      if (this.done || isFinal(event.code)) {
        this.done = true;
        this.options.link('closed', event.reason);
        return;
      }
      const soon = wait(this.attempt++, this.random());
      this.options.link('lost', '', soon);
      this.later(() => this.connect(), soon);
    };
  }

  /** Send and wait for the reply; survives a lost connection. */
  ask(request: Request): Promise<FromServer> {
    const id = `${this.prefix}${++this.count}`;
    const message = { ...request, id } as ToServer;
    this.pending.set(id, message);
    const reply = new Promise<FromServer>((resolve) => this.replies.set(id, resolve));
    // Before hello it waits.
    if (this.socket && this.greeted) this.socket.send(JSON.stringify(message));
    return reply;
  }

  /** Try again at once, for instance when the browser is online again. */
  hurry(): void {
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.done = true;
    this.socket?.close();
    this.socket = null;
  }

  /** Start again from nothing, for instance when a change came to a frame that is not here. */
  again(): void {
    this.seen = 0;
    this.socket?.close();
  }

  private hello(): void {
    const manner = this.welcome ? this.options.manner?.(this.welcome) : {};
    this.socket?.send(JSON.stringify({ type: 'hello', seen: this.seen, ...manner } satisfies ToServer));
  }

  private greet(welcome: Welcome): void {
    if (this.greeted) return;
    this.greeted = true;
    this.welcome = welcome;
    this.hello();
    for (const message of this.pending.values()) this.socket?.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') this.greet(message);
    if (message.type === 'frame') this.seen = Math.max(this.seen, message.frame);
    if ('id' in message && message.id !== null) {
      this.pending.delete(message.id);
      this.replies.get(message.id)?.(message);
      this.replies.delete(message.id);
    }
    this.options.heard(message);
    // Who is told that things stand differently asks how they stand.
    if (message.type === 'refused' && MISSED.has(message.code) && this.greeted) this.hello();
  }
}

/** The socket of a match on this server. */
export function socketOf(match: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/live/${encodeURIComponent(match)}`) as unknown as Socket;
}
