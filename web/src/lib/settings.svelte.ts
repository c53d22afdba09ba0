/** What this browser remembers: language, motion, sound, contrast, size of text. */

import type { Clock, Lang } from '../protocol/types';

export type Motion = 'off' | 'fast' | 'normal';
export type Contrast = 'normal' | 'high';
export type TextSize = 'normal' | 'large';

export type Companion = 'novice' | 'regular' | 'veteran' | 'legend';

/** A table that was set up: its options, who sits where, whether strangers may come. */
export interface Usual {
  options: Record<string, string>;
  seats: string[];
  open: boolean;
  clock?: Clock | null;
  friendly?: boolean;
  shuffled?: boolean;
}

interface Kept {
  lang: Lang;
  motion: Motion;
  mute: boolean;
  /** Sounds by kind: what happens on the table, the bell of one's own move, the last seconds of one's own clock. */
  effects: boolean;
  bell: boolean;
  ticking: boolean;
  volume: number;
  contrast: Contrast;
  text: TextSize;
  /** Pass where passing is all that can be chosen, and only bots sit at the table. */
  passes: boolean;
  name: string;
  /** The game that was opened last, and who sat opposite. */
  game: string;
  level: Companion;
  /** By game: the table as it was kept in the set-up. */
  usual: Record<string, Usual>;
}

const KEY = 'stolik';
const LANGS: readonly Lang[] = ['en', 'pl', 'uk'];

function spoken(): Lang {
  for (const tag of navigator.languages) {
    const lang = LANGS.find((known) => tag.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}

function load(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

const kept = load();
const asks = (wish: string): boolean => typeof matchMedia === 'function' && matchMedia(wish).matches;
const calm = asks('(prefers-reduced-motion: reduce)');
const sharp = asks('(prefers-contrast: more)');

export const settings = $state<Kept>({
  lang: kept.lang ?? spoken(),
  motion: kept.motion ?? (calm ? 'off' : 'normal'),
  mute: kept.mute ?? false,
  effects: kept.effects ?? true,
  bell: kept.bell ?? true,
  ticking: kept.ticking ?? false,
  volume: kept.volume ?? 0.35,
  contrast: kept.contrast ?? (sharp ? 'high' : 'normal'),
  text: kept.text ?? 'normal',
  passes: kept.passes ?? true,
  name: kept.name ?? '',
  game: kept.game ?? '',
  level: kept.level ?? 'regular',
  usual: kept.usual ?? {},
});

/** Put on the page what its style depends on. */
export function dress(): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  dataset['contrast'] = settings.contrast;
  dataset['text'] = settings.text;
}
dress();

/** Change and remember. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  dress();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
