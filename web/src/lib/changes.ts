/** What changed in a view, put into the one before. What did not change stays the very same thing, so nothing is drawn again for it. */

import type { Frame as SentFrame } from '../protocol/messages';

export type Change = NonNullable<SentFrame['changes']>[number];

export function changed<T>(before: T, news: readonly Change[]): T {
  return news.reduce((now, [path, value]) => put(now, path, value) as T, before);
}

function put(data: unknown, [first, ...rest]: readonly (number | string)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.map((each: unknown, place) => (place === first ? put(each, rest, value) : each));
  const known = data as Record<string, unknown>;
  return { ...known, [first]: put(known[first], rest, value) };
}
