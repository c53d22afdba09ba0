import { expect, it } from 'vitest';
import { tells } from '../src/games/apex_legends/tells';

it('tells once that a team has dealt out its pool, and to mates every item', () => {
  expect(tells({ event: 'dealt_out', team: 'red', left: 23 })).toBe(false);
  expect(tells({ event: 'dealt_out', team: 'red', left: 0 })).toBe(true);
  expect(tells({ event: 'sorted_item', team: 'red' })).toBe(false);
  expect(tells({ event: 'sorted_item', team: 'red', item: 'med_kit', to: 'deal_med_kit_wraith' })).toBe(true);
  expect(tells({ event: 'sorted_item', team: 'red', count: 12 })).toBe(true);
  expect(tells({ event: 'recruited', legend: 'wraith', team: 'red', seat: 0 })).toBe(true);
});
