import { describe, expect, it } from 'vitest';
import { Live, wait, type Socket } from '../src/lib/live';
import type { FromServer } from '../src/protocol/types';

class Fake implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function rig(): { live: Live; sockets: Fake[]; heard: FromServer[]; links: string[]; later: (() => void)[] } {
  const sockets: Fake[] = [];
  const heard: FromServer[] = [];
  const links: string[] = [];
  const later: (() => void)[] = [];
  const live = new Live({
    open: () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    heard: (message) => heard.push(message),
    link: (link) => links.push(link),
    random: () => 0.5,
    later: (run) => later.push(run),
  });
  return { live, sockets, heard, links, later };
}

describe('live', () => {
  it('waits longer each time, with jitter, and not too long', () => {
    expect(wait(0, 0)).toBe(150);
    expect(wait(3, 0.5)).toBe(2400);
    expect(wait(30, 1)).toBe(12000);
  });

  it('asks how things stand when it is told that they stand differently', () => {
    const { live, sockets, heard } = rig();
    live.connect();
    sockets[0]?.onopen?.();
    sockets[0]?.hear({ type: 'welcome' });
    sockets[0]?.hear({ type: 'frame', frame: 4 });
    void live.ask({ type: 'answer', seat: 0, question: '1.0', option: ['draw'] });
    const id = sockets[0]?.sent[1]?.['id'];
    sockets[0]?.hear({ type: 'refused', id, code: 'not_an_option', message: '' });
    expect(sockets[0]?.sent.length).toBe(2);
    sockets[0]?.hear({ type: 'refused', id, code: 'stale', message: '' });
    expect(sockets[0]?.sent[2]).toEqual({ type: 'hello', seen: 4 });
    expect(heard.at(-1)?.type).toBe('refused');
  });

  it('says how far it has read and repeats what got no reply, under the same id', async () => {
    const { live, sockets, later, links } = rig();
    live.connect();
    sockets[0]?.onopen?.();
    sockets[0]?.hear({ type: 'welcome' });
    sockets[0]?.hear({ type: 'welcome' });
    expect(sockets[0]?.sent).toEqual([{ type: 'hello', seen: 0 }]);
    const reply = live.ask({ type: 'answer', seat: 0, question: '1.0', option: ['draw'] });
    sockets[0]?.hear({ type: 'frame', frame: 7 });
    sockets[0]?.onclose?.({ code: 1006, reason: '' });
    expect(links.at(-1)).toBe('lost');
    later.shift()?.();
    sockets[1]?.onopen?.();
    sockets[1]?.hear({ type: 'welcome' });
    expect(sockets[1]?.sent[0]).toEqual({ type: 'hello', seen: 7 });
    expect(sockets[1]?.sent[1]).toEqual(sockets[0]?.sent[1]);
    sockets[1]?.hear({ type: 'done', id: sockets[1]?.sent[1]?.['id'], frame: 8 });
    expect((await reply).type).toBe('done');
    sockets[1]?.onclose?.({ code: 1006, reason: '' });
    later.shift()?.();
    sockets[2]?.onopen?.();
    sockets[2]?.hear({ type: 'welcome' });
    expect(sockets[2]?.sent).toHaveLength(1);
  });

  it('does not come back where there is nothing', () => {
    const { live, sockets, later, links } = rig();
    live.connect();
    sockets[0]?.onclose?.({ code: 4404, reason: 'unknown_match' });
    expect(links.at(-1)).toBe('closed');
    expect(later).toHaveLength(0);
  });
});
