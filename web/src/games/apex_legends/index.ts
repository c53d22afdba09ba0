import '@fontsource/exo-2/latin-700.css';
import '@fontsource/exo-2/latin-ext-700.css';
import '@fontsource/exo-2/cyrillic-700.css';
import '@fontsource/exo-2/latin-800.css';
import '@fontsource/exo-2/latin-ext-800.css';
import '@fontsource/exo-2/cyrillic-800.css';
import '@fontsource/exo-2/latin-800-italic.css';
import '@fontsource/exo-2/latin-ext-800-italic.css';
import '@fontsource/exo-2/cyrillic-800-italic.css';
import './panel.css';
import type { BoardKey, GameLook } from '../../table/board';
import { acts } from './acts';
import { asks } from './asks';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Hand from './Hand.svelte';
import Help from './Help.svelte';
import { printed } from './printed.svelte';
import Score from './Score.svelte';
import SeatPlate from './SeatPlate.svelte';
import Signs from './Signs.svelte';
import { sounds } from './sounds';
import { tells } from './tells';
import type { Facts, Happened, Preview, BoardView } from './types';

const key = (name: string, message: string): BoardKey => ({ key: name, said: { message, args: {} } });
const keys = [
  key('[ ]', 'keys-target'),
  key('w', 'keys-gun'),
  key('Enter', 'board-go-option-shoot'),
  key('r', 'option-rush'),
  key('s', 'keys-stop'),
  key('t', 'keys-take'),
  key('d', 'option-drop-loot'),
  key('p', 'keys-pass'),
  key('n', 'option-never'),
  key('↑ ↓ ← →', 'keys-stroll'),
  key('c', 'board-follow'),
  key('+ −', 'board-zoom'),
];

const theme = { '--chosen': '#ff8b1a' };

function learn(facts: Facts): void {
  printed.facts = facts;
}

export default {
  acts,
  asks,
  Board,
  Dock: Hand,
  Plate: SeatPlate,
  Signs,
  CardFace,
  Help,
  keys,
  learn,
  Score,
  sounds,
  tells,
  theme,
} satisfies GameLook<BoardView, Happened, Facts, Preview>;
