/** What every part of the board reads: the view, the open question, words, and who looks. */

import { getContext, setContext } from 'svelte';
import { spell, type BoardProps, type Picker, type Say, type Target, type Why } from '../../table/board';
import type { Atom, Option, Question } from '../../protocol/types';
import { FACTION, type Faction, type Tones } from './art/leaders';
import { printing } from './printing.svelte';
import type { Happened, Preview, Region, Side, BoardView, Units } from './types';

export type Props = BoardProps<BoardView, Happened, Preview>;

const KEY = Symbol('wonderland');
/** Abilities whose words differ on the two-player side of the board. */
const OF_TWO = ['host', 'royal_temper', 'curious_gift', 'nightmare_grin'];
const EMPTY: Units = { supporters: 0, pawns: [], leader: false, castle: 'none' };

export const dashed = (id: string): string => id.replaceAll('_', '-');
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a card needs that lies on no table: words. */
export class Voice {
  constructor(private readonly voice: () => Say) {}

  /** Whose place is below. */
  get me(): number {
    return 0;
  }
  faction(_seat: number): Faction {
    return 'hatter';
  }
  say(message: string, args: Record<string, Atom> = {}): string {
    return this.voice()({ message, args });
  }
  word(family: string, id: string): string {
    return this.say(`${family}-${dashed(id)}`);
  }
  /** A chip, its artefacts by their own names. */
  chipName(id: string, faction: Faction | string): string {
    return id === 'artefact' ? this.word('artefact', printing.artefactName(faction)) : this.word('chip', id);
  }
  /** A Wonderlandian card. */
  cardName(id: string): string {
    return this.word(printing.hasPawn(id) ? 'pawn' : 'item', id);
  }
}

export class Scene extends Voice {
  constructor(private readonly props: () => Props) {
    super(() => props().say);
  }

  get table(): BoardView {
    return this.props().table;
  }
  get seats(): Side[] {
    return this.table.seats;
  }
  get pick(): Picker {
    return this.props().pick;
  }
  get question(): Question | null {
    return this.props().question;
  }
  get kind(): string {
    return this.question?.kind ?? '';
  }
  get motion(): Props['motion'] {
    return this.props().motion;
  }
  /** Whose place is below; for a spectator the first seat. */
  override get me(): number {
    return this.props().seat ?? 0;
  }
  get isSpectator(): boolean {
    return this.props().seat === null;
  }
  get mine(): Side {
    return this.side(this.me);
  }
  get asked(): readonly number[] {
    return this.props().asked;
  }

  side(seat: number): Side {
    const side = this.seats[seat];
    if (!side) throw new Error(`nobody sits at ${seat}`);
    return side;
  }
  override faction(seat: number): Faction {
    return this.seats[seat]?.faction ?? 'hatter';
  }
  tones(seat: number): Tones {
    return FACTION[this.faction(seat)];
  }
  /** Who sits there: a person or a bot. */
  name(seat: number): string {
    return this.props().name(seat);
  }
  region(id: string): Region | undefined {
    return this.table.regions.find((region) => region.region === id);
  }
  units(seat: number, region: string): Units {
    return this.region(region)?.units[seat] ?? EMPTY;
  }
  /** Supporters, pawns and the leader of a seat in a region. */
  count(seat: number, region: string): number {
    const units = this.units(seat, region);
    return units.supporters + units.pawns.length + (units.leader ? 1 : 0);
  }
  castlesLeft(seat: number): number {
    return (
      this.table.regions.length - this.table.regions.filter((region) => region.units[seat]?.castle !== 'none').length
    );
  }

  /** Why something cannot be done. */
  sayWhy(why: Why): string {
    return this.props().say(why.said);
  }
  factionName(seat: number): string {
    return this.word('faction', this.faction(seat));
  }
  shortName(seat: number): string {
    return this.word('faction-short', this.faction(seat));
  }
  abilityText(id: string): string {
    return this.say(`ability-${dashed(id)}${this.seats.length === 2 && OF_TWO.includes(id) ? '-two' : ''}-text`);
  }
  /** What a chip does in this match; of an artefact, what its two abilities add. */
  chipText(chip: string, faction: string): string[] {
    if (['madness', 'double_madness', 'poison'].includes(chip)) return [this.say(`board-${dashed(chip)}-text`)];
    if (chip === 'forge') return [this.say('ally-card-forge-text')];
    if (chip === 'artefact')
      return printing
        .artefactAbilities(faction)
        .map((each) => `${this.word('ability', each)}: ${this.abilityText(each)}`);
    const kind = chip.replace(/_(weak|strong)$/, '');
    const set = this.table.ally_cards[kind];
    if (set) return [this.say(`ally-card-${dashed(kind)}-${set}-text`)];
    return chip.startsWith('faction') ? [] : [this.say(`item-${dashed(chip)}-text`)];
  }

  /** Whether a thing can be chosen, or was just taken. */
  isOpen(target: Target): boolean {
    return ['open', 'chosen'].includes(this.pick.state(target));
  }
  /** The option of the open question that is about a thing, if it is the only one. */
  optionAt(target: Target): Option | null {
    const step = spell(target);
    const found = this.question?.options.filter((each) => spell(each.target) === step) ?? [];
    return found.length === 1 ? (found[0]?.option ?? null) : null;
  }
  /** What choosing a thing means in words, or what it is. */
  label(target: Target, otherwise: string): string {
    const step = spell(target);
    const found = this.question?.options.find((each) => spell(each.target) === step);
    return found ? this.props().say(found.said) : otherwise;
  }
  /** The options of a verb. */
  options(verb: string): Option[] {
    return this.question?.options.map((each) => each.option).filter(([first]) => first === verb) ?? [];
  }
  preview(about: Option): Promise<Preview | null> {
    return this.props().preview(about);
  }
  take(...options: Option[]): void {
    this.props().take(...options);
  }
}

export function makeScene(props: () => Props): Scene {
  const scene = new Scene(props);
  setContext(KEY, scene);
  return scene;
}

export const makeVoice = (say: () => Say): Voice => setContext(KEY, new Voice(say));

export const theScene = (): Scene => getContext<Scene>(KEY);
/** The scene, or where there is none, what speaks. */
export const theVoice = (): Voice => getContext<Voice>(KEY);
