/** Where it is one's move, whatever page is open: in the icon of the tab and, if allowed, as a note of the browser. */

import { markImage } from '../kit/mark';
import { api } from './api';
import { gameName, ui } from './words.svelte';
import type { Turn } from '../protocol/types';

const EVERY_MS = 20_000;

class Turns {
  waiting = $state.raw<Turn[]>([]);
  private known: Set<string> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): () => void {
    const look = (): void => void this.look();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take((await api.turns()).turns);
    } catch {
      // Without the table there is nothing to tell.
    }
    this.timer = setTimeout(() => void this.look(), EVERY_MS);
  }

  private take(turns: Turn[]): void {
    const fresh = this.known === null ? [] : turns.filter(({ match }) => !this.known?.has(match));
    this.known = new Set(turns.map(({ match }) => match));
    this.waiting = turns;
    dot(turns.length > 0);
    if (document.visibilityState === 'hidden') for (const turn of fresh) tell(turn);
  }
}

export const turns = new Turns();

function tell(turn: Turn): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(ui('ui-title-your-move', { game: gameName(turn.game) }), {
    tag: turn.match,
    icon: '/icon.svg',
  });
  note.onclick = () => {
    focus();
    location.href = `/table/${encodeURIComponent(turn.match)}`;
  };
}

/** The icon of the tab, with a dot while somebody waits for us. */
function dot(waits: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!link) return;
  link.dataset['plain'] ??= link.href;
  link.href = waits ? DOTTED : link.dataset['plain'];
}

const DOTTED = `data:image/svg+xml,${encodeURIComponent(markImage('', true))}`;
