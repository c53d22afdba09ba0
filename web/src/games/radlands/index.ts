import '@fontsource/russo-one/latin-400.css';
import '@fontsource/russo-one/latin-ext-400.css';
import '@fontsource/russo-one/cyrillic-400.css';
import { held, type GameLook } from '../../table/board';
import { acts } from './acts';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Help from './Help.svelte';
import Plate from './Plate.svelte';
import Score from './Score.svelte';
import { printing } from './printing.svelte';
import type { Facts, Happened, BoardView } from './types';

/** All of it is in theme.css. */
const theme: Record<string, string> = {};

/** The cards of a seat; the Water Silo comes last. */
function hand(table: BoardView, seat: number | null): ReturnType<typeof held>[] | null {
  const side = seat === null ? undefined : table.sides[seat];
  if (!side?.hand) return null;
  return [...side.hand, ...(side.silo === 'hand' ? ['water_silo'] : [])].map(held);
}

/** What is printed in the match that is shown now. */
function learn(facts: Facts): void {
  printing.facts = facts;
}

export { Board, CardFace, Help, theme };
export default { acts, Board, CardFace, Help, hand, learn, Plate, Score, theme } satisfies GameLook<
  BoardView,
  Happened,
  Facts
>;
