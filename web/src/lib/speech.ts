/** Words of one language from Fluent text; what it lacks is said by the next language, at last by the bare id. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Atom, Said } from '../protocol/types';

/** Coordinates: no line tears them apart. */
const PAIR = /\((-?\d+), (-?\d+)\)/g;

export class Speech {
  readonly lang: string;
  private readonly bundles: FluentBundle[];

  /** `texts` are pairs of language and Fluent text, the wanted language first. */
  constructor(texts: [lang: string, text: string][], names: readonly string[] = []) {
    this.lang = texts[0]?.[0] ?? 'en';
    this.bundles = texts.map(([lang, text]) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      if (names.length > 0) bundle.addResource(new FluentResource(seatWords(names)), { allowOverrides: true });
      return bundle;
    });
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** The words; arguments that name a message (`@card-sniper`) are worded first, with the plain ones at hand. */
  say(said: Said): string {
    const plain: Record<string, FluentVariable> = {};
    const named: [string, string][] = [];
    for (const [name, value] of Object.entries(said.args)) {
      if (typeof value === 'string' && value.startsWith('@')) named.push([name, value.slice(1)]);
      else plain[name] = value;
    }
    const args = { ...plain };
    for (const [name, message] of named) args[name] = this.format(message, plain);
    return this.format(said.message, args);
  }

  /** A message by its id; `otherwise` if there is none. */
  word(message: string, args: Record<string, Atom> = {}, otherwise?: string): string {
    if (otherwise !== undefined && !this.has(message)) return otherwise;
    return this.say({ message, args });
  }

  private format(message: string, args: Record<string, FluentVariable>): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []).replace(PAIR, '($1,\u00a0$2)');
    }
    return message;
  }
}

/** Messages that put the players' names in the place of "Player 1". */
function seatWords(names: readonly string[]): string {
  return names
    .map((name, seat) => (name ? `seat-${seat} = { "${name.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}" }` : ''))
    .join('\n');
}

/** An id as a person may read it when no words exist: `tic_tac_toe` is "Tic tac toe". */
export function readable(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
