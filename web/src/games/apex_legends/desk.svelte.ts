/** What every part of the board needs: the view, the words, the choice in the making; given by context to the board and to the dock. */
import { getContext, setContext } from 'svelte';
import type { Choice } from '../../protocol/types';
import { spell, type BoardProps, type Option, type Picker, type Target } from '../../table/board';
import { settings } from '../../lib/settings.svelte';
import { LEGENDS, type Colour, type LegendName } from './art/tones';
import { Places, type Point } from './place';
import { printed } from './printed.svelte';
import { feet } from './standing';
import type {
  Entered,
  Exposed,
  Happened,
  Hit,
  Legend,
  Plan,
  Preview,
  Reach,
  Reached,
  Sight,
  BoardView,
  Team,
  Weapon,
} from './types';

export type Props = BoardProps<BoardView, Happened, Preview>;
type Words = Record<string, number | string>;

/** Questions whose answers can be seen before they are given, and hardly be taken back. */
const SHOWN_FIRST = ['throw', 'shift', 'place_space', 'place_node', 'facing'];
/** So far one who would hide another steps aside. */
const SWAY = 12;
const dashed = (id: string): string => id.replace(/_/g, '-');

/** What is pointed at, and whose board is looked at; the board and the dock share it. */
class Shown {
  pointed = $state.raw<Target | null>(null);
  /** A space that the pointer is on. */
  space = $state.raw<readonly [number, number] | null>(null);
  /** Whose board is shown instead of that of the active legend. */
  legend = $state<string | null>(null);
  /** The reach of the move that can be made now. */
  reach = $state.raw<Reach | null>(null);
  /** Whether the map is pointed at, so that a move can be seen before it is begun. */
  wants = $state(false);
  /** What would come of the option that is pointed at. */
  preview = $state.raw<{ about: Option; found: Preview } | null>(null);
  /** What the last shot came to. */
  hit = $state.raw<Hit | null>(null);
  /** The same, if this person was there to see it. */
  fell = $state.raw<Hit | null>(null);
  /** Where the last legend came to the edge of the map; it stands there until it steps on it. */
  entered = $state.raw<Entered | null>(null);
  /** What lies between the active legend and the space that is pointed at. */
  sight = $state.raw<Sight | null>(null);
  /** Who would see somebody on the space that is pointed at; or whom the legend that is pointed at sees. */
  exposed = $state.raw<Exposed | null>(null);
  /** The goal was tapped once: the second tap walks there. */
  isTapped = $state(false);
  /** What was tapped once, so that its consequences are shown: the second tap answers with it. */
  tapped = $state.raw<Choice | null>(null);
}
export const shown = new Shown();

export interface Owned {
  legend: Legend;
  colour: Colour;
}

/** An intersection on a level. */
export interface Node {
  i: number;
  j: number;
  level: number;
  at: Point;
  /** So many lie there one above the other, and so many of them higher than this one. */
  pile: number;
  place: number;
}

export class Desk {
  readonly pick: Picker;

  constructor(private readonly props: () => Props) {
    this.pick = new Proxy(props().pick, {
      get: (pick, name) => {
        if (name === 'point') {
          return (target: Target | null, element: HTMLElement | null): void => {
            shown.pointed = target;
            pick.point(target, element);
          };
        }
        const found: unknown = Reflect.get(pick, name, pick);
        return typeof found === 'function' ? (found as (...args: unknown[]) => unknown).bind(pick) : found;
      },
    });
  }

  get table(): BoardView {
    return this.props().table;
  }
  get seat(): number | null {
    return this.props().seat;
  }
  get question(): Props['question'] {
    return this.props().question;
  }
  get kind(): string {
    return this.props().question?.kind ?? '';
  }
  get motion(): Props['motion'] {
    return this.props().motion;
  }
  get events(): Props['events'] {
    return this.props().events;
  }
  get asked(): readonly number[] {
    return this.props().asked;
  }

  name = (seat: number): string => this.props().name(seat);
  preview = (about: Option): Promise<Preview | null> => this.props().preview(about);
  take = (...options: Option[]): void => this.props().take(...options);

  /**
   * With a finger: what is thrown, placed or turned is shown first, and the second tap on the same thing answers. Says whether this was
   * the first one.
   */
  isFirstTap(thing: HTMLElement): boolean {
    if (!SHOWN_FIRST.includes(this.kind) || thing.dataset['state'] !== 'open') return false;
    const spelled = thing.dataset['target'];
    for (const choice of this.question?.options ?? []) {
      const [target] = Object.entries(choice.target)
        .map(([kind, values]): Target => ({ [kind]: values }))
        .filter((each) => spell(each) === spelled);
      if (!target) continue;
      if (shown.tapped === choice) return false;
      shown.tapped = choice;
      this.pick.point(target, thing);
      return true;
    }
    return false;
  }

  // Words

  word = (message: string, args: Words = {}): string => this.props().say({ message, args });
  card = (id: string): string => this.word(`card-${dashed(id.replace(/_used$/, ''))}`);
  text = (id: string): string => this.word(`card-${dashed(id.replace(/_used$/, ''))}-text`).replace(/[<>]/g, '');
  /** With one decimal, as the language writes it. */
  decimal = (n: number): string =>
    n.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** A weapon without the number of its card. */
  gun = (id: string): string => this.card(id).replace(/ \(.*\)$/, '');

  // Who is who

  readonly places = $derived.by(() => new Places(printed.facts?.map ?? NOWHERE));
  readonly owned = $derived.by(
    () =>
      new Map(
        this.table.teams.flatMap(({ colour, legends }) =>
          legends.map((legend): [string, Owned] => [legend.legend, { legend, colour }]),
        ),
      ),
  );
  /** The team below; a spectator looks from the side of the team that acts. */
  readonly own = $derived.by<Team | undefined>(() =>
    this.table.teams.find(({ colour }) => colour === (this.table.team ?? 'red')),
  );
  readonly foes = $derived.by<Team | undefined>(() => this.table.teams.find((team) => team !== this.own));
  /** Where somebody stands: beside the middle where a legend on the next space to the south, or the one behind it, would hide the other. */
  stand(legend: Legend): Point {
    const [x, y] = [legend.x ?? 0, legend.y ?? 0];
    const [px, py] = feet(this.places, x, y);
    const level = this.places.level(x, y);
    const isHere = (row: number): boolean =>
      [...this.owned.values()].some(({ legend: other }) => other.x === x && other.y === row);
    const isHidden = isHere(y + 1) && this.places.level(x, y + 1) >= level;
    const isHiding = isHere(y - 1) && this.places.level(x, y - 1) <= level;
    return [px + (isHidden ? -SWAY : 0) + (isHiding ? SWAY : 0), py];
  }
  readonly health = $derived(printed.facts?.numbers.health ?? 40);

  /** Whose board is shown large: the one that acts or is asked, or the one that was clicked. */
  readonly front = $derived.by<Owned | null>(() => {
    const asked = this.asker;
    for (const name of [shown.legend, asked, this.table.moving, this.table.active, this.own?.legends[0]?.legend]) {
      const found = name ? this.owned.get(name) : undefined;
      if (found) return found;
    }
    return null;
  });
  /** The legend that the question is about, where it is not the active one: places of it are offered. */
  readonly asker = $derived.by<string | null>(() => {
    for (const { target } of this.question?.options ?? []) {
      if (this.kind === 'accelerate' && target['power'])
        return printed.ability(String(target['power'][0]))?.legend ?? null;
      const found = target['weapon'] ?? target['pack'] ?? target['gear'] ?? target['ground'] ?? target['fitted'];
      if (found && typeof found[0] === 'string' && this.kind !== 'equip') return found[0];
    }
    return null;
  });

  /** Whether tokens, attachments or places of a legend's board are to be chosen: then all of it must be seen. */
  readonly needsBoard = $derived.by(() =>
    ['loot', 'fitted', 'pack', 'gear'].some((kind) => this.pick.opens(kind).length > 0),
  );

  /** Intersections that can be chosen; one that lies under another on a roof is one of a pile. */
  readonly nodes = $derived.by<Node[]>(() => {
    const found = this.pick.opens('node').map((values) => {
      const [i = 0, j = 0, level = 0] = values.map(Number);
      return { i, j, level, at: this.places.at(i, j, level) };
    });
    return found.map((node) => {
      const pile = found.filter(({ i, j }) => i === node.i && j === node.j);
      return { ...node, pile: pile.length, place: pile.filter(({ level }) => level > node.level).length };
    });
  });

  offers(verb: string, ...rest: (string | number)[]): boolean {
    return (
      this.question?.options.some(
        ({ option }) => option[0] === verb && rest.every((part, place) => option[place + 1] === part),
      ) ?? false
    );
  }

  // The shot that is being aimed

  /** The enemy that was chosen to be shot at. */
  readonly aimed = $derived.by<string | null>(() => {
    if (this.kind !== 'act' && this.kind !== 'shoot') return null;
    const targets = new Set(
      (this.question?.options ?? [])
        .filter(({ option }) => option[0] === 'shoot' || option[0] === 'shoot_special')
        .map(({ option }) => String(option[1])),
    );
    return [...targets].find((legend) => this.pick.state({ legend: [legend] }) === 'chosen') ?? null;
  });
  /** The weapon that was chosen. */
  readonly slot = $derived.by<number | null>(() => {
    const { active } = this.table;
    const isChosen = (slot: number): boolean =>
      this.pick.state({ weapon: [active ?? '', slot] }) === 'chosen' ||
      this.pick.state({ special: [active ?? '', slot] }) === 'chosen';
    return active && this.aimed ? ([1, 2].find(isChosen) ?? null) : null;
  });
  /** Whether it fires its own action. */
  readonly isSpecial = $derived.by(
    () => this.slot !== null && this.pick.state({ special: [this.table.active ?? '', this.slot] }) === 'chosen',
  );

  /** The chance that a legend is hit with the better weapon. */
  best(legend: string): number | null {
    const plans = this.plans(legend);
    return plans.length ? Math.max(...plans.map(({ chances }) => chances.hits)) : null;
  }

  plans(legend: string): Plan[] {
    if (this.kind !== 'act' && this.kind !== 'shoot') return [];
    return (this.table.odds ?? []).filter(({ target }) => target === legend);
  }

  // Moving

  /** How the space that is pointed at can be reached. */
  readonly goal = $derived.by<Reached | null>(() => {
    const [x, y] = shown.space ?? [];
    return shown.reach?.spaces.find((each) => each.x === x && each.y === y && each.ends) ?? null;
  });

  /** Walk there: the steps answer the questions that follow, one after the other. */
  walk(reached: Reached): void {
    const portals = new Set(
      this.table.figures.flatMap((each) => (each.figure === 'portal' ? [`${each.x},${each.y}`] : [])),
    );
    let last = '';
    const steps = reached.way.map(([x, y]): Option => {
      const verb = portals.has(last) ? 'go' : 'step';
      last = `${x},${y}`;
      return [verb, x, y];
    });
    const begins: Option[] = this.kind === 'move' ? [] : [['move']];
    shown.reach = null;
    shown.isTapped = false;
    this.take(...begins, ...steps);
  }

  /** What whoever enters at a side of the map gets there. */
  side(side: string): string {
    const found = this.table.tile?.find((each) => each.side === side);
    const gains = found ? [this.card(found.bonus), ...(found.loot ? [this.card(found.loot)] : [])] : [];
    return [this.word(`side-${side}`), ...gains].join(' · ');
  }

  weapon(legend: string, slot: number): Weapon | undefined {
    return this.owned.get(legend)?.legend.weapons[slot - 1];
  }
}

const NOWHERE = { id: '', size: 12, levels: [], edges: [], things: [], canyons: [], bins: [], zip_lines: [] };
const KEY = Symbol('apex');

export function provide(props: () => Props): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

export const isLegend = (id: string): id is LegendName => (LEGENDS as string[]).includes(id);
export const asLegend = (id: string): LegendName => (isLegend(id) ? id : 'wraith');
/** Signed, as modifiers are written. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const range = ([low, high]: readonly [number, number]): string =>
  high > 12 ? `${low}+` : low === high ? String(low) : `${low}–${high}`;
export const rate = ([shots, cards]: readonly [number, number]): string =>
  cards === 1 ? String(shots) : `${shots}×${cards}`;
