/** What is printed on a card, from the facts of the match. */

import { printing } from './printing.svelte';
import type { Printed } from './types';

const BLANK: Printed = {
  type: 'punk',
  copies: 0,
  cost: null,
  junk: null,
  bomb: null,
  start: null,
  unique: false,
  abilities: [],
  traits: [],
  icons: [],
  text: '',
};

/** The face of a card; blank until the facts have been read. */
export const printed = (card: string): Printed => printing.facts?.cards[card] ?? BLANK;

/** An id as the words files spell it. */
export const dashed = (id: string): string => id.replaceAll('_', '-');

/** The message of a card's text in this printing. */
export const textOf = (card: string): string => printed(card).text || `card-${dashed(card)}-text`;

/** The message that explains an effect icon in this edition. */
export const effectText = (name: string): string => printing.facts?.effects[name] ?? `effect-${name}-text`;
