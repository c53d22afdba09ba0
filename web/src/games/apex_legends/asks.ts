/** What the bar asks once something has been chosen on the board and more is to be chosen or carried out. */
import type { BoardProps, Question, Said, Target } from '../../table/board';
import type { BoardView } from './types';

const card = (id: string | number): string =>
  `@card-${String(id)
    .replace(/_used$/, '')
    .replace(/_/g, '-')}`;
/** Questions in which an item is chosen first, then its place. */
const ITEMS = ['equip', 'gain', 'deal'];

/** What is asked is about one legend, or about several. */
function onlyOne(question: Question, place: number): Said['args'][string] | null {
  const [first, ...others] = new Set(question.options.map(({ option }) => option[place]));
  return first === undefined || others.length > 0 ? null : first;
}

/** Where a move can go on: not at all without another movement point; it may have to. */
function step({ options, said }: Question): Said | null {
  const offers = (verb: string): boolean => options.some(({ option }) => option[0] === verb);
  if (!options.some(({ target }) => target['space'])) return { message: 'board-ask-rush', args: {} };
  return offers('done') ? null : { message: 'board-ask-step', args: { mp: said.args['mp'] ?? '' } };
}

export function asks({
  question,
  pick,
  table,
}: Pick<BoardProps<BoardView>, 'question' | 'pick' | 'table'>): Said | null {
  if (!question) return null;
  if (question.kind === 'move') return step(question);
  const chosen = (kind: string): string | number | null => {
    const found = question.options.find(
      ({ target }) => target[kind] && pick.state({ [kind]: target[kind] } as Target) === 'chosen',
    );
    return found?.target[kind]?.[0] ?? null;
  };
  const enemy = chosen('legend');
  if (enemy !== null && (question.kind === 'act' || question.kind === 'shoot')) {
    const isPlain = question.kind === 'act' && chosen('special') === null;
    return question.options.some(({ option }) => String(option[0]).startsWith('shoot') && option[1] === enemy)
      ? { message: isPlain ? 'board-ask-fire' : 'board-ask-fire-free', args: {} }
      : null;
  }
  if (question.kind === 'tile' || question.kind === 'enter') {
    if (chosen('space') !== null) return { message: 'board-ask-who', args: {} };
    const legend = enemy ?? onlyOne(question, 1);
    if (legend === null) return null;
    return { message: question.kind === 'tile' ? 'board-ask-edge' : 'board-ask-enter', args: { card: card(legend) } };
  }
  if (question.kind === 'act' && table.ap === 0) return { message: 'board-ask-free', args: {} };
  const item = ITEMS.includes(question.kind) ? (chosen('card') ?? chosen('loot')) : null;
  return item === null ? null : { message: 'board-ask-place', args: { card: card(item) } };
}
