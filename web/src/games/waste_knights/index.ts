import '@fontsource/noto-serif/cyrillic-400.css';
import '@fontsource/noto-serif/latin-400.css';
import '@fontsource/noto-serif/latin-ext-400.css';
import '@fontsource/oswald/cyrillic-600.css';
import '@fontsource/oswald/cyrillic-700.css';
import '@fontsource/oswald/latin-600.css';
import '@fontsource/oswald/latin-700.css';
import '@fontsource/oswald/latin-ext-600.css';
import '@fontsource/oswald/latin-ext-700.css';
import type { BoardKey, GameLook } from '../../table/board';
import { acts } from './acts';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Dock from './Dashboard.svelte';
import { asks } from './driving';
import Help from './Help.svelte';
import Plate from './Plate.svelte';
import { printing } from './printing.svelte';
import Score from './Score.svelte';
import Signs from './Signs.svelte';
import { sounds } from './sounds';
import type { Facts, Happened, Preview, BoardView } from './types';

/** All of it is in theme.css. */
const theme: Record<string, string> = {};

const key = (name: string, message: string): BoardKey => ({ key: name, said: { message, args: {} } });
const keys: readonly BoardKey[] = [
  key('m', 'action-move'),
  key('c', 'action-camp'),
  key('x', 'action-explore'),
  key('t', 'action-city'),
  key('g', 'board-clipboard'),
  key('b', 'board-storybook'),
  key('i', 'board-next-dashboard'),
  key('↵', 'board-go-on'),
];

/** What is printed in the match that is shown now. */
function learn(facts: Facts): void {
  printing.facts = facts;
}

export { Board, CardFace, Help, theme };
export default {
  acts,
  asks,
  Board,
  CardFace,
  Dock,
  Help,
  keys,
  learn,
  Plate,
  Score,
  Signs,
  sounds,
  theme,
} satisfies GameLook<BoardView, Happened, Facts, Preview>;
