/** The words in use: loads the text of a language once, changes language without a reload. */

import type { Atom, Said } from '../protocol/types';
import { keep, settings } from './settings.svelte';
import { Speech, readable } from './speech';
import type { Lang } from '../protocol/types';

const texts = new Map<string, Promise<string>>();

function text(lang: Lang, game: string): Promise<string> {
  const address = `/api/words/${lang}${game ? `?game=${encodeURIComponent(game)}` : ''}`;
  const known = texts.get(address);
  if (known) return known;
  const loading = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  texts.set(address, loading);
  loading.catch(() => texts.delete(address));
  return loading;
}

async function speech(lang: Lang, game: string, names: readonly string[]): Promise<Speech> {
  const langs: Lang[] = lang === 'en' ? ['en'] : [lang, 'en'];
  const loaded = await Promise.all(langs.map((each) => text(each, game)));
  return new Speech(
    langs.map((each, place) => [each, loaded[place] ?? '']),
    names,
  );
}

const silent = new Speech([['en', '']]);

class Words {
  private spoken = $state.raw<Record<string, Speech>>({});
  private wanted: Record<string, readonly string[]> = {};

  /** Make the words of a game ready (empty: the table's own), with the names of its players. */
  async load(game = '', names: readonly string[] = []): Promise<void> {
    const key = JSON.stringify(names) + settings.lang;
    this.wanted[game] = names;
    const loaded = await speech(settings.lang, game, names);
    if (JSON.stringify(this.wanted[game]) + settings.lang === key) this.spoken = { ...this.spoken, [game]: loaded };
  }

  async turnTo(lang: Lang): Promise<void> {
    keep({ lang });
    await Promise.all(Object.entries(this.wanted).map(([game, names]) => this.load(game, names)));
    // The page says its language once it speaks it.
    if (settings.lang === lang) document.documentElement.lang = lang;
  }

  get ready(): boolean {
    return '' in this.spoken;
  }

  of(game: string): Speech {
    return this.spoken[game] ?? this.spoken[''] ?? silent;
  }
}

export const words = new Words();

/** What the table itself says. */
export function ui(message: string, args: Record<string, Atom> = {}): string {
  return words.of('').word(message, args);
}

export function gameName(game: string): string {
  return words.of(game).word(`game-${dashed(game)}`, {}, readable(game));
}

export function settingName(game: string, name: string): string {
  return words.of(game).word(`setting-${dashed(name)}`, {}, readable(name));
}

export function settingValue(game: string, name: string, value: Atom): string {
  return words.of(game).word(`setting-${dashed(name)}-${dashed(String(value))}`, {}, readable(String(value)));
}

export function sayer(game: string): (said: Said) => string {
  return (said) => words.of(game).say(said);
}

/** The same where a drawn board shows what happened: it may say less there (`board-event-…`). */
export function briefly(game: string): (said: Said) => string {
  return (said) => {
    const message = `board-${said.message}`;
    const speech = words.of(game);
    return speech.say(speech.has(message) ? { ...said, message } : said);
  };
}

export function dashed(id: string): string {
  return id.replace(/[_.\s]+/g, '-').toLowerCase();
}
