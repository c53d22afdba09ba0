import '@fontsource/russo-one/latin-400.css';
import '@fontsource/russo-one/latin-ext-400.css';
import '@fontsource/russo-one/cyrillic-400.css';
import { held, type GameLook } from '../../table/board';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Help from './Help.svelte';
import { printing } from './printing.svelte';
import type { Facts, Happened, Table } from './types';

/** Neon desert punk. */
const theme: Record<string, string> = {
  '--display': "'Russo One', 'Inter', sans-serif",
  '--bg': '#120a1c',
  '--panel': '#1c1030',
  '--panel-2': '#2b1742',
  '--ink': '#fff4dd',
  '--dim': '#c6b3dc',
  '--line': '#4b2f68',
  '--glow': '#f2f23a',
  '--chosen': '#1cd6c8',
  '--accent': '#ff2e88',
};

/** The cards of a seat; the Water Silo comes last. */
function hand(table: Table, seat: number | null): ReturnType<typeof held>[] | null {
  const side = seat === null ? undefined : table.sides[seat];
  if (!side?.hand) return null;
  return [...side.hand, ...(side.silo === 'hand' ? ['water_silo'] : [])].map(held);
}

/** What is printed in the match that is shown now. */
function learn(facts: Facts): void {
  printing.facts = facts;
}

export { Board, CardFace, Help, theme };
export default { Board, CardFace, Help, hand, learn, theme } satisfies GameLook<Table, Happened, Facts>;
