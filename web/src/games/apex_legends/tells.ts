/** What the log tells: of a starting pool that is dealt out item by item, what the reader's own team did, and when a team is ready. */
import type { Happened } from './types';

export function tells(happened: Happened): boolean {
  if (happened.event === 'dealt_out') return happened.left === 0;
  if (happened.event === 'sorted_item') return happened.item != null || happened.count != null;
  return true;
}
