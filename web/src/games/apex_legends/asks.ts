/** What the bar asks once something has been chosen on the board and more is to be chosen or carried out. */
import type { BoardProps, Said, Target } from '../../table/board';

const card = (id: string | number): string =>
  `@card-${String(id)
    .replace(/_used$/, '')
    .replace(/_/g, '-')}`;
/** Questions in which an item is chosen first, then its place. */
const ITEMS = ['equip', 'gain', 'deal'];

export function asks({ question, pick }: Pick<BoardProps, 'question' | 'pick'>): Said | null {
  if (!question) return null;
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
  if (enemy !== null && question.kind === 'tile') return { message: 'board-ask-edge', args: { card: card(enemy) } };
  const item = ITEMS.includes(question.kind) ? (chosen('card') ?? chosen('loot')) : null;
  return item === null ? null : { message: 'board-ask-place', args: { card: card(item) } };
}
