import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../src/lib/live';

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const { sockets } = vi.hoisted(() => ({ sockets: [] as unknown[] }));
vi.mock('../src/lib/live', async (original) => ({
  ...(await original<typeof import('../src/lib/live')>()),
  socketOf: () => {
    const socket = new Fake();
    sockets.push(socket);
    return socket;
  },
}));
vi.mock('../src/lib/settings.svelte', () => ({ settings: { motion: 'off' } }));
vi.stubGlobal('document', { getAnimations: () => [], querySelector: () => null });
vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
vi.mock('../src/lib/sound', () => ({ play: () => undefined, soundOf: () => null }));

const { Session } = await import('../src/table/session.svelte');

const said = { message: 'x', args: {} };
const asked = (id: string, seat: number, ...options: string[]) => ({
  id,
  seat,
  kind: 'act',
  source: '',
  said,
  options: options.map((option) => ({ option: [option], said, target: { button: [option] }, key: null, role: '' })),
  tries: null,
});
const frame = (number: number, seat: number | null, more: Record<string, unknown> = {}) => ({
  type: 'frame',
  frame: number,
  seat,
  moment: number,
  log: 0,
  events: [],
  question: null,
  undo: null,
  result: null,
  view: { table: { turn: number }, plain: null },
  changes: null,
  ...more,
});
const welcome = (...mine: number[]) => ({
  type: 'welcome',
  game: 'tic_tac_toe',
  board: null,
  mine,
  sides: [0, 1],
  friendly: true,
});

/** A session that has been welcomed, and the socket it talks through. */
function sitting(...mine: number[]): { session: InstanceType<typeof Session>; socket: Fake } {
  const session = new Session('m_1');
  const socket = sockets.at(-1) as Fake;
  socket.onopen?.();
  socket.hear(welcome(...mine));
  return { session, socket };
}

const reply = (socket: Fake, message: Record<string, unknown>): void => {
  socket.hear({ id: socket.sent.at(-1)?.['id'], ...message });
};
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a session', () => {
  afterEach(() => {
    sockets.length = 0;
  });

  it('shows the own seat, and its newest frame', () => {
    const { session, socket } = sitting(1);
    expect([session.shown, session.spectator, session.curtain]).toEqual([1, false, false]);
    socket.hear(frame(1, 1));
    socket.hear(frame(2, 1, { question: asked('2.1', 1, 'draw') }));
    expect(session.frame?.frame).toBe(2);
    expect(session.yours).toBe(true);
    session.close();
  });

  it('has nobody here but a spectator', () => {
    const { session, socket } = sitting();
    socket.hear(frame(1, null));
    expect([session.shown, session.spectator, session.yours]).toEqual([null, true, false]);
    expect(session.frame?.frame).toBe(1);
    session.close();
  });

  it('puts what has changed into the view before', () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0));
    socket.hear(frame(2, 0, { view: null, changes: [[['table', 'turn'], 7]] }));
    expect(session.frame?.view.table).toEqual({ turn: 7 });
    session.close();
  });

  it('asks for the whole where a frame is missing', () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0));
    expect(socket.isClosed).toBe(false);
    socket.hear(frame(5, 0, { view: null, changes: [[['table', 'turn'], 7]] }));
    expect(session.frame?.frame).toBe(1);
    expect(socket.isClosed).toBe(true);
    session.close();
  });

  it('keeps of the log what a frame has in common with the one before', () => {
    const { session, socket } = sitting(0);
    const line = (message: string) => ({ event: {}, moment: 1, said: { message, args: {} }, sound: '' });
    socket.hear(frame(1, 0, { events: [line('a'), line('b')] }));
    socket.hear(frame(2, 0, { log: 1, events: [line('c')] }));
    expect(session.log.map((each) => each.said.message)).toEqual(['a', 'c']);
    session.close();
  });

  it('answers the open question under its id, once', async () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0, { question: asked('1.0', 0, 'draw', 'end') }));
    const count = socket.sent.length;
    session.take(['draw']);
    session.take(['end']);
    expect(socket.sent.slice(count)).toMatchObject([{ type: 'answer', seat: 0, question: '1.0', option: ['draw'] }]);
    expect(session.pick.busy).toBe(true);
    socket.hear(frame(2, 0));
    reply(socket, { type: 'done', frame: 2 });
    await settle();
    expect(session.pick.busy).toBe(false);
    session.close();
  });

  it('says what was refused, and lets choose anew', async () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0, { question: asked('1.0', 0, 'draw') }));
    session.take(['draw']);
    reply(socket, { type: 'refused', code: 'not_an_option', message: 'no', reason: null });
    await settle();
    expect(session.refused?.code).toBe('not_an_option');
    expect(session.pick.busy).toBe(false);
    session.close();
  });

  it('draws a curtain between two people on one screen', () => {
    const { session, socket } = sitting(0, 1);
    expect(session.curtain).toBe(true);
    session.lift();
    socket.hear(frame(1, 0, { question: asked('1.0', 0, 'draw') }));
    socket.hear(frame(1, 1));
    expect([session.shown, session.curtain]).toEqual([0, false]);
    socket.hear(frame(2, 0));
    socket.hear(frame(2, 1, { question: asked('2.1', 1, 'draw') }));
    expect([session.shown, session.curtain]).toEqual([1, true]);
    expect(session.pick.buttons).toEqual([]);
    session.lift();
    expect(session.pick.buttons).toHaveLength(1);
    session.close();
  });

  it('asks for a preview once per moment', () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0));
    const count = socket.sent.length;
    void session.preview(['reach']);
    void session.preview(['reach']);
    expect(socket.sent.slice(count)).toMatchObject([{ type: 'preview', about: ['reach'] }]);
    socket.hear(frame(2, 0));
    void session.preview(['reach']);
    expect(socket.sent.slice(count)).toHaveLength(2);
    session.close();
  });

  it('lets nothing be chosen while the table is away', () => {
    const { session, socket } = sitting(0);
    socket.hear(frame(1, 0, { question: asked('1.0', 0, 'draw') }));
    socket.onclose?.({ code: 1006, reason: '' });
    expect([session.offline, session.pick.away]).toEqual([true, true]);
    const count = socket.sent.length;
    session.take(['draw']);
    expect(socket.sent).toHaveLength(count);
    session.close();
  });
});
