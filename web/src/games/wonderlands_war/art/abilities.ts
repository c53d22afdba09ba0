/** The twenty abilities and the five effects of leaders, each as the thing it moves on a disc of its faction. */
import { icon } from './icons';
import { FACTION, artefact, emblem, leader, type Faction } from './leaders';
import { GOLD, INK, IVORY, at, c, cut, d, g, k, o, t } from './pen';
import { castle, chip, seal, supporter } from './pieces';
import { bagArt, cup, teapot } from './scenery';
import { ally, item, poison } from './things';

const light = (name: string): string => (icon[name] ?? '').replaceAll(INK, IVORY);
const arrow = (fill: string): string =>
  k(INK, 15, 'M58 84 L90 84 M78 70 L92 84 L78 98') + k(fill, 8, 'M58 84 L90 84 M78 70 L92 84 L78 98');
const two = (part: string): string => at(34, 52, 0.72, 0, part) + at(66, 56, 0.72, 0, part);

const PICTURES: Record<string, () => string> = {
  against_the_clock: () =>
    item['rabbit_watch']?.() +
    k('#1d0f22', 13, 'M88 40 C82 14 52 4 30 16 M30 16 L40 2 M30 16 L46 24') +
    k('#a8dcf7', 7, 'M88 40 C82 14 52 4 30 16 M30 16 L40 2 M30 16 L46 24'),
  everywhere_at_once: () => at(46, 46, 0.86, 0, leader.alice()) + arrow('#ffd76a'),
  mended_mirror: () => icon['shield'] + k('#fff8ea', 6, 'M34 52 L46 66 L70 34'),
  love_of_learning: () => bagArt(FACTION.alice) + at(52, 62, 0.4, 0, chip('rose_weak', 'alice', 0)),
  friend_of_the_people: () => light('wonderlandian'),
  host: () => teapot(),
  scalding_cup: () => at(50, 56, 1, 0, cup()) + k('#fff8ea', 5, 'M34 26 C28 18 40 12 34 2 M56 26 C50 18 62 12 56 2'),
  unanswerable_riddle: () => light('shed'),
  war_tactics: () => supporter('hatter'),
  always_six_oclock: () => item['rabbit_watch']?.() ?? '',
  red_army: () =>
    at(28, 56, 0.62, 0, supporter('queen')) +
    at(72, 56, 0.62, 0, supporter('queen')) +
    at(50, 50, 0.8, 0, supporter('queen')),
  paint_my_world: () =>
    (ally['rose']?.() ?? '') +
    k('#fff8ea', 7, 'M70 60 L92 84') +
    d('#ff8f93', 'M62 48 C72 46 78 54 76 64 C68 66 60 58 62 48Z'),
  royal_temper: () => seal('1') + k('#ffd76a', 6, 'M4 20 L16 28 M96 20 L84 28 M50 -4 L50 4'),
  off_with_their_heads: () => artefact.queen(),
  double_speed: () => two(supporter('queen')) + k(IVORY, 5, 'M2 40 L16 40 M-2 56 L12 56 M2 72 L16 72'),
  jaws_that_bite: () =>
    d('#fff6dc', 'M4 30 L14 58 L26 32 L38 62 L50 32 L62 62 L74 32 L86 58 L96 30 L92 12 L8 12Z') +
    d('#d6c394', 'M8 88 L18 66 L30 86 L42 64 L54 86 L66 64 L78 86 L88 66 L94 88 L86 98 L14 98Z') +
    at(50, 54, 0.5, 0, poison()),
  claws_that_catch: () =>
    at(44, 54, 0.8, -8, poison()) +
    k('#fff6dc', 7, 'M62 6 C76 18 82 34 80 50 M78 4 C90 16 96 30 95 44 M46 4 C60 16 66 30 66 44'),
  manxome_foe: () => artefact.jabberwock(),
  slithy_toves: () => two(poison()),
  eyes_of_flame: () =>
    d(
      '#ff8a3c',
      'M6 46 C10 18 26 26 30 4 C44 14 44 26 52 16 C56 6 66 4 66 -4 C80 8 78 24 90 28 C98 44 90 70 50 84 C20 78 2 66 6 46Z',
    ) + at(50, 54, 0.86, 0, emblem.jabberwock('#2c3d12')),
  curious_gift: () =>
    at(50, 46, 0.8, 0, icon['shard'] ?? '') +
    k('#ff9bd2', 8, 'M18 46 L82 46') +
    d('#ff9bd2', 'M50 46 C36 24 18 30 30 44Z M50 46 C64 24 82 30 70 44Z') +
    k(IVORY, 6, 'M12 92 L88 92'),
  nightmare_grin: () => emblem.cheshire('#fff8ea'),
  vanishing_act: () =>
    `<g opacity=".45">${at(28, 52, 0.8, 0, supporter('cheshire'))}</g>` +
    `<g opacity=".7">${at(48, 52, 0.8, 0, supporter('cheshire'))}</g>` +
    at(70, 52, 0.8, 0, supporter('cheshire')),
  were_all_mad_here: () =>
    at(38, 42, 0.78, 0, chip('madness', 'cheshire', 0)) + at(72, 68, 0.56, 0, icon['shard'] ?? ''),
  fading_smile: () =>
    `<g opacity=".8">${at(50, 38, 0.72, 0, icon['shard'] ?? '')}</g>` + at(50, 78, 0.62, 0, emblem.cheshire('#fff8ea')),
};

/** The picture of an ability alone. */
export const abilityArt = (id: string): string => PICTURES[id]?.() ?? '';

/** On the disc of its faction. */
export const abilityDisc = (id: string, faction: Faction): string =>
  c('#00000055', 51, 52.5, 49) +
  c(FACTION[faction].d, 50, 50, 49) +
  o(GOLD, 3, 50, 50, 46) +
  at(50, 50, 0.64, 0, abilityArt(id));

/** Locked: the teacup's cover lies on it, its picture shows through. */
export const lockedDisc = (id: string, faction: Faction): string =>
  c('#5b3a63', 50, 50, 49) +
  c('#8a6a92', 50, 49, 44) +
  `<g opacity=".55">${at(50, 50, 0.6, 0, cut('#3a2145', 0, abilityArt(id)))}</g>` +
  g('translate(60 56) scale(.4)', padlock(FACTION[faction].m));

const padlock = (fill: string): string =>
  k(INK, 20, 'M28 48 L28 30 C28 4 72 4 72 30 L72 48') +
  k(IVORY, 9, 'M28 48 L28 30 C28 4 72 4 72 30 L72 48') +
  d(INK, 'M10 44 L90 44 L90 100 L10 100Z') +
  d(fill, 'M16 50 L84 50 L84 94 L16 94Z') +
  c(INK, 50, 68, 8) +
  k(INK, 7, 'M50 70 L50 84');

/** How a seat stands in a battle: swords, a white flag, madness. */
export const status: Record<string, () => string> = {
  active: () =>
    k(INK, 17, 'M14 14 L86 86 M86 14 L14 86') +
    k('#ffb3b6', 10, 'M14 14 L86 86 M86 14 L14 86') +
    k('#ffd0d0', 9, 'M8 66 L34 92 M92 66 L66 92'),
  retreated: () => k('#b98f5a', 9, 'M20 6 L20 98') + d('#fffaf0', 'M24 8 L90 14 L76 34 L90 54 L24 54Z'),
  bust: () => chip('madness', 'alice', 0),
};

/** A coat of arms for the market: a castle beside a pawn, and so on. */
export const award = (faction: Faction): string => castle(faction);
export const roman = (text: string): string => t('#6f1230', 50, 70, 60, text);
