/** The calls over HTTP. */

import type {
  Carry,
  Clock,
  GameInfo,
  Glance,
  Invited,
  Join,
  Joined,
  Level,
  Lobby,
  Me,
  NewMe,
  Opened,
  Options,
  PlayedRecord,
  Possible,
  Problem,
  Replay,
  Room,
  Seating,
  Summary,
  Turns,
  Verified,
} from '../protocol/types';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  const answer = await fetch(address, request);
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? 'bad_message', problem?.message ?? answer.statusText, answer.status);
  }
  return (await answer.json()) as T;
}

/** Moments of a replay that are fetched at once. */
const PIECE = 100;
const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (me: NewMe) => call<Me>('PUT', '/api/me', me),
  health: () => call<{ version: string }>('GET', '/healthz'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  record: () => call<PlayedRecord>('GET', '/api/record'),
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  create: (
    game: string,
    options: Options,
    seats: Seating[],
    open: boolean,
    more: { clock?: Clock | null; friendly?: boolean } = {},
  ) => call<Opened>('POST', '/api/matches', { game, options, seats, public: open, ...more }),
  room: (match: string) => call<Room>('GET', at(match)),
  facts: (match: string) => call<unknown>('GET', `${at(match)}/facts`),
  glance: (match: string) => call<Glance>('GET', `${at(match)}/glance`),
  possible: (game: string, options: Options) => call<Possible>('POST', '/api/setups', { game, options }),
  invited: (invite: string) => call<Invited>('GET', `/api/invites/${encodeURIComponent(invite)}`),
  begin: (match: string, level: Level) => call<Opened>('POST', `${at(match)}/begin`, { level }),
  join: (by: Join) => call<Joined>('POST', '/api/join', by),
  rematch: (match: string) => call<Opened>('POST', `${at(match)}/rematch`, {}),
  /** In pieces, so that a long match does not keep the table busy. */
  replay: async (match: string, seat: number | 'all' | null): Promise<Replay> => {
    const moments: Replay['moments'] = [];
    for (;;) {
      const piece = await call<Replay>(
        'GET',
        `${at(match)}/replay?start=${moments.length}&count=${PIECE}${seat === null ? '' : `&seat=${seat}`}`,
      );
      moments.push(...piece.moments);
      if (piece.moments.length === 0 || moments.length >= piece.of) return { ...piece, moments };
    }
  },
  nameSeat: (match: string, seat: number, name: string) => call<Opened>('PUT', `${at(match)}/name`, { seat, name }),
  turns: () => call<Turns>('GET', '/api/turns'),
  carry: () => call<Carry>('POST', '/api/carry', {}),
  carried: (code: string, leave: boolean) => call<Me>('POST', '/api/carried', { code, leave }),
  summary: (match: string) => call<Summary>('GET', `${at(match)}/summary`),
  goOn: (match: string, moment: number, seats: Seating[]) =>
    call<Opened>('POST', `${at(match)}/continue`, { moment, seats }),
  verify: (match: string) => call<Verified>('POST', `${at(match)}/verify`, {}),
  lesson: (game: string) => call<Opened>('POST', `/api/lessons/${encodeURIComponent(game)}`, {}),
};
