import { expect, test } from 'vitest';
import { shared } from '../src/lib/same';

test('what is equal stays the same thing, and what changed is new', () => {
  const before = { zones: [{ id: 'map', cells: [{ x: 1 }, null, { x: 2 }] }], counters: [{ value: 1 }] };
  const kept = shared(before, { zones: [{ id: 'map', cells: [{ x: 1 }, null, { x: 3 }] }], counters: [{ value: 1 }] });
  expect(kept).toEqual({ zones: [{ id: 'map', cells: [{ x: 1 }, null, { x: 3 }] }], counters: [{ value: 1 }] });
  expect(kept.counters).toBe(before.counters);
  expect(kept.zones[0]?.cells[0]).toBe(before.zones[0]?.cells[0]);
  expect(kept.zones[0]?.cells[2]).not.toBe(before.zones[0]?.cells[2]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('nothing is left of what went away, and another kind of thing is taken as it is', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shared([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(shared({ 0: 1 }, [1])).toEqual([1]);
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, null)).toBeNull();
});
