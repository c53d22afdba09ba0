/** What has not changed stays the very same thing, so that nothing is drawn again for it. */

export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const kept = now.map((value, place) => shared<unknown>(before[place], value));
    return (kept.length === before.length && kept.every((value, place) => value === before[place]) ? before : kept) as T;
  }
  if (Array.isArray(before)) return now;
  const old = before as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(now).map(([name, value]) => [name, shared<unknown>(old[name], value)]));
  const names = Object.keys(kept);
  return (names.length === Object.keys(old).length && names.every((name) => name in old && kept[name] === old[name]) ? old : kept) as T;
}
