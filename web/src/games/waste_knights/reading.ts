/** Reading the view: names in words, whose dashboard it is, which scene is shown. */

import type { BoardProps, Picker, Say } from '../../table/board';
import { printing } from './printing.svelte';
import type { Aim, Happened, Knight, Preview, Prose, SpaceFacts, BoardView, ThreadAction } from './types';

export type Given = BoardProps<BoardView, Happened, Preview>;

/** An id as the words files spell it. */
export const dashed = (id: string): string => id.replaceAll('_', '-').toLowerCase();

type Args = Record<string, number | string>;
export const wording =
  (say: Say) =>
  (message: string, args: Args = {}): string =>
    say({ message, args });
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Words of the story in the reader's language. */
export const prose = (say: Say, { en, pl, uk }: Prose): string =>
  say({ message: 'story-text', args: { text_en: en, text_pl: pl, text_uk: uk } });

export const cardName = (say: Say, card: string): string => say({ message: `card-${dashed(card)}`, args: {} });
export const cardText = (say: Say, card: string): string => say({ message: `card-${dashed(card)}-text`, args: {} });
export const knightName = (say: Say, knight: string): string => say({ message: `knight-${dashed(knight)}`, args: {} });
export const vehicleName = (say: Say, vehicle: string): string =>
  say({ message: `vehicle-${dashed(vehicle)}`, args: {} });

/** The message that names the city or site on a space. */
const siteWord = ({ city, site_id: site }: SpaceFacts): string | null =>
  city ? `city-${dashed(city)}` : site ? `site-${dashed(site)}` : null;

/** The city or site on a space, else its terrain. */
export const placeName = (say: Say, space: SpaceFacts | undefined): string =>
  space ? say({ message: siteWord(space) ?? `terrain-${space.terrain}`, args: {} }) : '';

/** The same inside a sentence: an argument for its words. */
export const placeWord = (space: SpaceFacts): string => `@${siteWord(space) ?? `space-${space.terrain}`}`;

/** The text of the enemy's card without the lines that its signs say: type and attack first, the reward last, traits alone. */
export function foeText({ table: { combat }, say }: Given): string {
  if (combat?.name) return combat.text ? prose(say, combat.text) : '';
  if (!combat?.foe) return '';
  const traits = combat.traits.map((trait) => say({ message: `trait-${dashed(trait)}`, args: {} }));
  const lines = cardText(say, combat.foe).split('\n').slice(1);
  const hasReward = combat.rewards !== null && Object.values(combat.rewards).some((count) => count > 0);
  return (hasReward ? lines.slice(0, -1) : lines)
    .filter((line) => traits.reduce((rest, trait) => rest.replace(trait, ''), line).replace(/[\s.,;]/g, '') !== '')
    .join('\n');
}

/** What an aim of the story counts. */
export function aimName(say: Say, aim: Aim): string {
  if (aim.what === 'tokens') return capital(say({ message: `story-token-${dashed(aim.name)}`, args: {} }));
  return aim.label ? capital(prose(say, aim.label)) : say({ message: 'board-condition', args: {} });
}

/** A task of the thread. The story may have several entries for one, by place and by what has happened: they are told together. */
export interface Task {
  name: Prose;
  /** Where it can be done. */
  spaces: string[];
  anywhere: boolean;
  open: boolean;
  done: boolean;
  /** What it counts, if it always counts the same. */
  needs: Aim[];
  /** What of that is missing before it can be done at all. */
  lacks: Aim[];
}

export function tasksOf({ table: { story } }: Given): Task[] {
  const byName = new Map<string, ThreadAction[]>();
  for (const action of story.thread?.actions ?? [])
    byName.set(action.name.en, [...(byName.get(action.name.en) ?? []), action]);
  return [...byName.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const ready = all.filter(({ needs }) => needs.length === 0 || needs.some((way) => way.every(({ met }) => met)));
    const needs =
      all.length > 1 ? [] : (first.needs[0] ?? []).filter((aim) => aim.what === 'shared' && aim.sign === '>=');
    const lacks = ready.length > 0 ? [] : needs.filter(({ met }) => !met);
    const could = ready.length > 0 ? ready : all;
    const spaces = [...new Set(could.flatMap((action) => action.spaces))];
    const anywhere = could.some((action) => action.anywhere);
    return [
      {
        name: first.name,
        spaces,
        anywhere,
        open: all.some(({ open }) => open),
        done: lacks.length === 0 && (ready.length === 0 || (!anywhere && spaces.length === 0)),
        needs,
        lacks,
      },
    ];
  });
}

/** The number of the knight whose dashboard is shown: the one that is asked, else your own one, else the active one. */
export function whose({ table, seat, pick, question }: Given, shown: number | null): number {
  if (shown !== null && table.knights[shown]?.knight) return shown;
  if (question) {
    for (const kind of ['drop', 'slot', 'gear', 'resource', 'source']) {
      const [first] = pick.opens(kind);
      const number = Number(first?.[0]);
      const knight = first ? table.knights[number] : undefined;
      if (knight && (knight.seat === seat || kind === 'drop')) return number;
    }
  }
  if (seat === null || table.knights[table.active]?.seat === seat) return table.active;
  const own = table.knights.findIndex((knight) => knight.seat === seat);
  return own < 0 ? table.active : own;
}

export type SceneName =
  | 'posters'
  | 'garage'
  | 'crate'
  | 'fight'
  | 'exchange'
  | 'advances'
  | 'story'
  | 'card'
  | 'find'
  | 'market'
  | 'city'
  | 'camp'
  | 'map';

/** What lies above the dashboard now. */
export function sceneOf({ table, question }: Given): SceneName {
  const kind = question?.kind ?? '';
  if (kind === 'choose_vehicle' || kind === 'replace_vehicle') return 'garage';
  if (kind === 'draft' || kind === 'replace_weapon' || kind === 'replace_armour') return 'crate';
  if (table.phase === 'knight_choice' || table.phase === 'setup') return 'posters';
  if (table.phase === 'vehicle_choice' || table.garage.length > 0) return 'garage';
  if (table.phase === 'draft') return 'crate';
  if (table.combat) return 'fight';
  if (table.exchange) return 'exchange';
  if (kind === 'advance') return 'advances';
  if (table.offer.length > 0 || kind === 'pay' || kind === 'buy') return 'market';
  if (table.story.entry) return 'story';
  if (table.card) return 'card';
  if (table.exploring.length > 0 && table.phase === 'exploration') return 'find';
  if (table.phase === 'in_city') return 'city';
  return table.phase === 'camping' ? 'camp' : 'map';
}

/** Pages of the story that are in the book since it had the known ones, and are told to who looks: what concerns one of your own knights, or everybody. */
export function newPages({ table, seat, events }: Given, known: ReadonlySet<string>): number[] {
  // The last page is shown by the end of the match.
  if (seat === null || table.story.ending) return [];
  const isForAll = events.some(({ happened }) => happened.event === 'thread_began');
  return table.story.read.flatMap(({ id }, page) => {
    if (known.has(id) || id === table.story.entry?.id) return [];
    const told = events.findLast(({ happened }) => happened.event === 'read' && happened.entry === id)?.happened;
    const isMine =
      told?.event !== 'read' || table.knights.some((one) => one.knight === told.knight && one.seat === seat);
    return isForAll || isMine ? [page] : [];
  });
}

/** Whether a knight is led by who looks. */
export const isOwn = ({ table, seat }: Given, name: string | null | undefined): boolean =>
  seat !== null && name != null && table.knights.some((one) => one.knight === name && one.seat === seat);

/** The number of a knight by name. */
export const numberOf = (table: BoardView, name: string | null): number =>
  table.knights.findIndex((knight) => knight.knight === name);

export const isOpen = (pick: Picker, target: Record<string, (string | number)[]>): boolean =>
  ['open', 'chosen'].includes(pick.state(target));

/** What the wounds of a knight would be after so many more. */
export const hurtOf = (knight: Knight): number => knight.wounds + knight.tainted;

/** The place of a knight for pictures: a city or site, or nothing. */
export function placeOf(space: string | null | undefined): string | null {
  const found = printing.space(space);
  return found ? (found.city ?? found.site_id) : null;
}

/** The effects of the resistance track that are in force, in words: the knight's text numbers its spaces. */
export function radiationEffects(say: Say, knight: Knight): string[] {
  const lines = say({ message: `knight-${dashed(knight.knight ?? '')}-text`, args: {} })
    .split('\n')
    .slice(3);
  const spaces = lines.flatMap((line) => {
    const found = /^\D*(\d+)\s*[:–-]\s*(.+)$/.exec(line.trim());
    return found?.[1] && found[2] ? [{ at: Number(found[1]), text: found[2] }] : [];
  });
  return spaces.filter(({ at }) => at <= knight.rad).map(({ text }) => text);
}

/** A chance in thousandths as a whole percentage; what is possible is never 0, what may fail never 100. */
export function percent(thousandths: number): number {
  if (thousandths <= 0 || thousandths >= 1000) return Math.round(thousandths / 10);
  return Math.min(99, Math.max(1, Math.round(thousandths / 10)));
}

/** All equipment of a knight. */
export const kindsOf = (knight: Knight): string[] => [
  ...knight.hands,
  ...(knight.armour ? [knight.armour] : []),
  ...knight.cargo,
];
