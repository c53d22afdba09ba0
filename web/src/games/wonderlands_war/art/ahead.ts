/** Pictures that will be wanted, made while nothing else is to be done: a browser needs more than a millisecond for each. */
import type { Facts } from '../types';
import { icon } from './icons';
import { image, padded } from './symbols';

type Wanted = Parameters<typeof image>;

const STAINS = ['madness', 'double_madness', 'poison'];
const STATES = ['active', 'retreated', 'bust'];
/** Milliseconds that must be left before the browser draws again. */
const LEFT = 6;
/** Where a browser does not say when it is idle. */
const REST = 120;

/** As `Pic` asks for it. */
const pic = (name: string, box = '0 0 100 100'): Wanted => [name, padded(box)];

/** What the boards show, roughly in the order in which it is needed. */
export function wanted(facts: Facts, factions: readonly string[], mine: string): Wanted[] {
  const own = (id: string): string[] =>
    id.startsWith('faction') || id === 'artefact' ? [mine, ...factions.filter((each) => each !== mine)] : ['hatter'];
  const chips = [...facts.chips, ...STAINS.map((id) => ({ id, strength: 0 }))];
  const strengths = new Map(facts.chips.map(({ id, strength }) => [id, strength]));
  const rewards = new Set([
    ...facts.tea.flatMap((card) => [...card.rewards, ...card.bottom, ...(card.tainted ? [card.tainted] : [])]),
    ...[facts.forge, facts.forge_of_two].flatMap(({ spaces, gaps }) => [...spaces, ...gaps].flat()),
  ]);
  rewards.delete(null);
  const all = [
    ...factions.flatMap((faction): Wanted[] => [
      pic(`leader:${faction}`, '0 -4 100 106'),
      ...['medal', 'supporter', 'castle', 'bag'].map((kind) => pic(`${kind}:${faction}`)),
    ]),
    ...['seal:1', 'stone:1', 'ally:forge', ...STATES.map((state) => `status:${state}`)].map((name) => pic(name)),
    ...facts.regions.map((region): Wanted => [`scene:${region}`, '0 0 400 240']),
    ...[...rewards].map((code) => pic(`reward:${code}:hatter:${strengths.get(code ?? '') ?? ''}`)),
    ...chips.flatMap(({ id, strength }) =>
      own(id).flatMap((faction) => [pic(`chip:${id}:${faction}:${strength}`), pic(`chip:${id}:${faction}:0`)]),
    ),
    ...Object.keys(icon).flatMap((id) => [pic(`icon:${id}`), pic(`light:${id}`)]),
    ...(facts.factions.find(({ id }) => id === mine)?.abilities ?? []).map((id) => pic(`ability:${id}:${mine}`)),
  ];
  return [...new Map(all.map((each) => [each.join(), each])).values()];
}

/** Make pictures, a few whenever there is time; gives what stops it. */
export function makeAhead(pictures: Wanted[]): () => void {
  const left = [...pictures];
  let stop = (): void => undefined;
  const make = (): void => {
    const next = left.shift();
    if (next) image(...next);
  };
  const wait = (): void => {
    if (left.length === 0) return;
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback((time) => {
        do make();
        while (time.timeRemaining() > LEFT && left.length > 0);
        wait();
      });
      stop = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(() => {
        make();
        wait();
      }, REST);
      stop = () => clearTimeout(id);
    }
  };
  wait();
  return () => stop();
}
