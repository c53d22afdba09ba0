/** Motion on the board: cards come from hands and decks, hits shake, what is destroyed falls to pieces. */
import type { Acts, Scene } from '../../table/board';
import type { Happened } from './types';

interface Place {
  owner: number;
  column: number;
  row: number;
}

const TURQUOISE = '#19d3c5';
const YELLOW = '#f2e93a';

const at = ({ owner, column, row }: Place): string => `${owner},${column},${row}`;
const ground = (place: Place): string => `[data-spot="${at(place)}"]`;
const shake = (place: Place, scene: Scene): void => scene.shake(ground(place));
const mend = (place: Place, scene: Scene): void => scene.flash(ground(place), TURQUOISE);

export const acts: Acts<Happened> = {
  from: ({ dataset: { card, owner = '' } }, seat) => {
    if (card === 'punk') return '[data-place="deck"]';
    if (card === 'raiders') return `[data-place="raiders${owner}"]`;
    return Number(owner) === seat ? null : `[data-place="hand${owner}"]`;
  },
  to: ({ dataset: { kind, owner = '' } }, seat) => {
    if (kind === 'event') return '[data-place="discard"]';
    return Number(owner) === seat ? '.dock' : `[data-place="hand${owner}"]`;
  },
  breaks: (happened) => (happened.event === 'destroyed' ? `[data-flip][data-at="${at(happened)}"]` : null),
  on: {
    damaged: shake,
    destroyed: shake,
    restored: mend,
    turned_back: mend,
    used: (happened, scene) => scene.flash(ground(happened), YELLOW),
  },
};
