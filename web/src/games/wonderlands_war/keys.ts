/** The board's own keys. */

import type { BoardKey } from '../../table/board';
import type { Scene } from './scene.svelte';
import { shelf } from './shelf.svelte';

const said = (message: string): BoardKey['said'] => ({ message, args: {} });

export const keys: readonly BoardKey[] = [
  { key: 'd', said: said('option-draw') },
  { key: 'r', said: said('option-retreat') },
  { key: '0', said: said('board-key-pass'), verb: 'pass' },
  { key: '← →', said: said('board-key-round') },
  { key: 'q w e r', said: said('board-key-tracks') },
  { key: 'space', said: said('board-show-table') },
  { key: 'a', said: said('board-faction-board') },
  { key: 'b', said: said('board-bag') },
  { key: 'f', said: said('board-forge') },
  { key: '⇧1–5', said: said('board-key-seats') },
];

const TRACKS = 'qwer';

/** The Head and the chairs that can be chosen, clockwise. */
const GLOWING = '.tea :is([data-target^="chair:"], [data-target^="head:"])[data-state="open"]';

/** Walk round the table: to the next place that can be chosen, or back; true if there is one. */
function walk(step: number): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(GLOWING)];
  const on = document.activeElement;
  const at = places.findIndex((place) => place === on);
  if (places.length === 0 || (at < 0 && on !== document.body && !on?.closest('.tea'))) return false;
  places[at < 0 ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length]?.focus();
  return true;
}

function used(key: string, event: KeyboardEvent, ww: Scene, hasPanel: boolean): boolean {
  if (ww.kind === 'draw_or_retreat' && (key === 'd' || key === 'r') && !shelf.opened) {
    const option = ww.options(key === 'd' ? 'draw' : 'retreat')[0];
    if (option) ww.take(option);
    return option !== undefined;
  }
  const track = TRACKS.indexOf(key);
  if ((ww.kind === 'forge' || ww.kind === 'smith') && track >= 0) {
    const target = { track: [ww.me, track + 1] };
    if (ww.isOpen(target)) ww.pick.choose(target);
    return true;
  }
  if (
    key === ' ' &&
    hasPanel &&
    !(event.target instanceof HTMLElement && event.target.closest('[data-target], button, a'))
  ) {
    if (shelf.opened) shelf.opened = null;
    else shelf.away = !shelf.away;
    return true;
  }
  if (key === 'escape' && shelf.opened) {
    shelf.opened = null;
    return true;
  }
  if (!hasPanel && (key === 'arrowright' || key === 'arrowleft')) return walk(key === 'arrowright' ? 1 : -1);
  if (key === 'a') shelf.toggle({ kind: 'faction', seat: ww.me });
  else if (key === 'b') shelf.toggle({ kind: 'bag' });
  else if (key === 'f') shelf.toggle({ kind: 'faction', seat: ww.me, part: 'forge' });
  else if (event.shiftKey && /^Digit[1-5]$/.test(event.code)) {
    const seat = Number(event.code.slice(5)) - 1;
    if (seat < ww.seats.length) shelf.toggle({ kind: 'faction', seat });
  } else return false;
  return true;
}

export function keydown(event: KeyboardEvent, ww: Scene, hasPanel: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target instanceof HTMLElement ? event.target : null;
  if (on?.closest('input, textarea, select, dialog') || document.querySelector('dialog[open]')) return;
  if (!used(event.key.toLowerCase(), event, ww, hasPanel)) return;
  event.preventDefault();
  event.stopPropagation();
}
