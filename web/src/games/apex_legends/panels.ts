/** Which panel covers the plates now. */
import type { Desk } from './desk.svelte';

export type PanelKind = 'aim' | 'shot' | 'blast' | 'place' | 'peek' | 'tray' | 'choice' | 'entry';

const TRAY = ['gain', 'make_room', 'drop_loot', 'old_attachment', 'choose_weapon', 'put_where', 'load'];
/** What is asked while a shot is under way and about it; other questions show the boards again. */
const SHOT = ['', 'boost', 'react_before', 'react_after', 'instant_boost', 'redraw', 'initiate_or_not'];

export function panelOf(desk: Desk): PanelKind | null {
  const { kind, table } = desk;
  if (desk.aimed) return 'aim';
  if (kind === 'peek') return 'peek';
  if (kind === 'throw' || kind === 'axis' || kind === 'shift' || table.grenade) return 'blast';
  if (kind === 'place_node' || kind === 'place_space' || kind === 'facing') return 'place';
  if (kind === 'choose') return 'choice';
  if (TRAY.includes(kind)) return 'tray';
  if (table.shot && SHOT.includes(kind)) return 'shot';
  if ((table.phase === 'tile' || table.phase === 'entering') && ['', 'tile', 'enter'].includes(kind))
    return table.moving ? null : 'entry';
  return null;
}
