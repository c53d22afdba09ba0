import '@fontsource/playfair-display/latin-700.css';
import '@fontsource/playfair-display/latin-900.css';
import '@fontsource/playfair-display/latin-ext-700.css';
import '@fontsource/playfair-display/latin-ext-900.css';
import '@fontsource/playfair-display/cyrillic-700.css';
import '@fontsource/playfair-display/cyrillic-900.css';
import type { BoardProps, GameLook, Said } from '../../table/board';
import type { Cast } from '../../table/roles';
import { acts } from './acts';
import { FACTION } from './art/leaders';
import Board from './Board.svelte';
import Brings from './Brings.svelte';
import CardFace from './CardFace.svelte';
import Dock from './Dock.svelte';
import Help from './Help.svelte';
import { keys } from './keys';
import Plate from './Plate.svelte';
import { printing } from './printing.svelte';
import { sounds } from './sounds';
import Score from './Score.svelte';
import type { Facts, Happened, Preview, BoardView } from './types';

/** A tea party gone to war. */
const theme: Record<string, string> = {
  '--display': "'Playfair Display', Georgia, serif",
  '--bg': '#241029',
  '--panel': '#2f1536',
  '--panel-2': '#43224b',
  '--ink': '#f8efdc',
  '--dim': '#cdb6c6',
  '--line': '#6a4470',
  '--glow': '#ffd76a',
  '--chosen': '#8ff0dd',
  '--accent': '#e2394f',
  '--dock-height': 'clamp(86px, calc(100vw - 900px), 142px)',
};

/** What is printed in the match that is shown now. */
function learn(facts: Facts): void {
  printing.facts = facts;
}

/** The seats are called by their leaders, as on the table. */
const cast: Cast<BoardView> = {
  roles: ({ seats }) =>
    seats.map(({ faction }) => (faction ? { name: `faction-${faction}`, hue: FACTION[faction].l } : null)),
  apart: ['event-took-faction', 'event-took-back'],
};

/** What the bar asks once a chip is chosen that is to be forged. */
function asks({ question, pick }: Pick<BoardProps, 'question' | 'pick'>): Said | null {
  if (question?.kind !== 'forge' && question?.kind !== 'smith') return null;
  const chosen = question.options.find(
    ({ option: [verb, chip] }) =>
      verb === 'forge' && chip !== undefined && pick.state({ chip: [question.seat, chip] }) === 'chosen',
  );
  return chosen ? { message: 'board-ask-track', args: chosen.said.args } : null;
}

export default {
  Board,
  Brings,
  Dock,
  Plate,
  Score,
  CardFace,
  Help,
  keys,
  numbers: 'chair',
  acts,
  learn,
  theme,
  cast,
  sounds,
  asks,
  hand: () => null,
} satisfies GameLook<BoardView, Happened, Facts, Preview>;
