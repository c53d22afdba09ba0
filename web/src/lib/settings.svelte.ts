/** What this browser remembers: language, motion, sound. */

import type { Lang } from '../protocol/types';

export type Motion = 'off' | 'fast' | 'normal';

interface Kept {
  lang: Lang;
  motion: Motion;
  mute: boolean;
  volume: number;
  name: string;
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
const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settings = $state<Kept>({
  lang: kept.lang ?? spoken(),
  motion: kept.motion ?? (calm ? 'off' : 'normal'),
  mute: kept.mute ?? false,
  volume: kept.volume ?? 0.35,
  name: kept.name ?? '',
});

/** Change and remember. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
