/** The calls over HTTP. */

import type {
  GameInfo, Join, Joined, Lobby, Me, NewMe, Opened, Options, Problem, Replay, Room, Seating, Summary, Verified,
} from '../protocol/types';

export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly status: number) {
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

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (me: NewMe) => call<Me>('PUT', '/api/me', me),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  create: (game: string, options: Options, seats: Seating[], open: boolean) =>
    call<Opened>('POST', '/api/matches', { game, options, seats, public: open }),
  room: (match: string) => call<Room>('GET', at(match)),
  facts: (match: string) => call<unknown>('GET', `${at(match)}/facts`),
  join: (by: Join) => call<Joined>('POST', '/api/join', by),
  rematch: (match: string) => call<Opened>('POST', `${at(match)}/rematch`, {}),
  replay: (match: string, seat: number | 'all' | null) =>
    call<Replay>('GET', `${at(match)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  summary: (match: string) => call<Summary>('GET', `${at(match)}/summary`),
  goOn: (match: string, moment: number, seats: Seating[]) =>
    call<Opened>('POST', `${at(match)}/continue`, { moment, seats }),
  verify: (match: string) => call<Verified>('POST', `${at(match)}/verify`, {}),
  lesson: (game: string) => call<Opened>('POST', `/api/lessons/${encodeURIComponent(game)}`, {}),
};
