/** Things composed of motifs: chips, standing figures, supporters, castles, rewards, seals. */
import { pawn } from './folk';
import { icon } from './icons';
import { FACTION, artefact, emblem, leader, type Faction, type Tones } from './leaders';
import { GOLD, INK, IVORY, around, at, b, c, cut, d, e, g, k, o, t } from './pen';
import { ally, doubleMadness, item, madness, poison, stain } from './things';

/** Rim and field of every kind of chip. */
const FIELD: Record<string, [string, string]> = {
  card_soldier: ['#b9ab8d', '#4d4a63'],
  flamingo: ['#c84f78', '#fbe0e4'],
  rose: ['#255444', '#bfe0c0'],
  red_rook: ['#7d241f', '#f3dcb4'],
  creature: ['#43307a', '#d9cdf5'],
  forge: ['#3a4049', '#8b4a2a'],
};
const ITEM_FIELD: [string, string] = ['#9a7426', '#3f2f58'];

function face(kind: string, faction: Faction): [string, string, string] {
  const tones = FACTION[faction];
  if (kind === 'faction_1' || kind === 'faction_2')
    return [tones.d, tones.m, at(50, 47, 0.5, 0, emblem[faction]('#fff8ea'))];
  if (kind === 'artefact') return [tones.d, tones.d, c(tones.m, 50, 50, 31) + at(50, 47, 0.58, 0, artefact[faction]())];
  const field = FIELD[kind];
  if (field) return [...field, at(50, 48, 0.6, 0, ally[kind]?.() ?? '')];
  return [...ITEM_FIELD, at(50, 48, 0.56, 0, item[kind]?.() ?? '')];
}

/** A chip: rim in the colour of its kind, the motif, the printed strength. Strong chips, artefacts and items have golden rims. */
export function chip(id: string, faction: Faction, strength: number): string {
  if (id === 'madness') return madness();
  if (id === 'double_madness') return doubleMadness();
  if (id === 'poison') return stain('#3f6b1d') + c('#16240c', 50, 50, 35) + at(50, 49, 0.56, 0, poison());
  const kind = id.replace(/_(weak|strong)$/, '');
  const [rim, field, art] = face(kind, faction);
  const isGold = id.endsWith('_strong') || kind === 'artefact' || id in item;
  const notch = around(8, 50, 50, b(isGold ? '#f2d27c' : '#f6ecd6', 44.5, 2, 11, 9.5, 1));
  const number =
    strength > 0
      ? c(INK, 79, 78, 20) + c(isGold ? '#ffdf8c' : '#fff8ea', 79, 78, 17.5) + t(INK, 79, 87.5, 27, strength)
      : '';
  return (
    c('#00000055', 51.5, 53, 47) +
    c(isGold ? '#a87a24' : '#00000060', 50, 51.5, 47.5) +
    c(rim, 50, 50, 47) +
    notch +
    c(isGold ? GOLD : INK, 50, 50, 38.5) +
    c(field, 50, 50, 36) +
    art +
    number
  );
}

/** A figure cut out of paper: an ivory edge, a thin line of ink around it, a foot in the owner's colour. */
export function standee(inner: string, tones?: Tones): string {
  const figure = g('translate(6 0) scale(.88 .97)', inner);
  const foot = tones ? e('#00000066', 50, 99, 40, 8) + e(tones.d, 50, 97, 38, 7) + e(tones.m, 50, 95, 38, 6) : '';
  return foot + cutOut(figure);
}

/** The same for any drawing. */
export const cutOut = (figure: string): string => cut('#1d0f22', 4, figure) + cut('#fff4dc', 3.1, figure) + figure;

export const leaderFigure = (faction: Faction): string => standee(leader[faction](), FACTION[faction]);
export const pawnFigure = (id: string, faction: Faction): string => standee(pawn[id]?.() ?? '', FACTION[faction]);

/** A supporter: a turned pawn with the emblem of the faction on the belly. */
export function supporter(faction: Faction): string {
  const tones = FACTION[faction];
  return (
    e('#00000066', 50, 95, 36, 7) +
    d(
      INK,
      'M12 96 C12 82 26 74 32 56 C18 50 20 42 30 40 C18 22 32 4 50 4 C68 4 82 22 70 40 C80 42 82 50 68 56 C74 74 88 82 88 96Z',
    ) +
    d(tones.m, 'M17 92 C18 82 34 76 38 52 L62 52 C66 76 82 82 83 92Z') +
    d(tones.d, 'M56 52 L62 52 C66 76 82 82 83 92 L60 92 C64 78 60 64 56 52Z') +
    b(tones.l, 28, 43, 44, 9, 4.5) +
    c(tones.m, 50, 26, 18) +
    d(tones.d, 'M56 9 C70 16 70 36 56 43 L50 44 C60 34 62 20 56 9Z') +
    e(tones.l, 42, 19, 6, 5) +
    at(50, 74, 0.27, 0, emblem[faction]('#fff8ea'))
  );
}

/** A castle with the flag of its owner; lying on its side with two players. */
export function castle(faction: Faction, isLying = false): string {
  const tones = FACTION[faction];
  const up =
    e('#00000066', 50, 95, 44, 6) +
    d(
      INK,
      'M8 96 L8 38 L22 38 L22 46 L32 46 L32 28 L47 28 L47 3 L53 3 L84 12 L55 24 L55 28 L68 28 L68 46 L78 46 L78 38 L92 38 L92 96Z',
    ) +
    d(
      '#efe3c8',
      'M12 92 L12 42 L18 42 L18 50 L36 50 L36 32 L42 32 L42 38 L58 38 L58 32 L64 32 L64 50 L82 50 L82 42 L88 42 L88 92Z',
    ) +
    d('#bca57c', 'M58 38 L58 32 L64 32 L64 50 L82 50 L82 42 L88 42 L88 92 L58 92Z') +
    d(tones.m, 'M50 6 L78 12 L50 21Z') +
    k(INK, 3.5, 'M50 5 L50 34') +
    d(INK, 'M40 92 L40 74 C40 62 60 62 60 74 L60 92Z') +
    b(tones.m, 20, 60, 10, 14, 5) +
    b(tones.d, 70, 60, 10, 14, 5);
  return isLying ? g('translate(4 12) scale(.92) rotate(82 50 54)', up) : up;
}

/** The seal of points: used wherever VP are meant. */
export function seal(text: string, fill = GOLD): string {
  const isLong = text.length > 1;
  return (
    around(12, 50, 50, c(fill, 50, 10, 9)) +
    c(fill, 50, 50, 40) +
    c('#6f1230', 50, 50, 34) +
    o('#f0d58e', 2, 50, 50, 29) +
    t('#fff3d0', 50, isLong ? 64 : 66, text.length > 2 ? 32 : isLong ? 40 : 46, text)
  );
}

function wedge(place: number): string {
  const point = (at: number): string => {
    const angle = ((at * 72 - 90) * Math.PI) / 180;
    return `${(50 + 45 * Math.cos(angle)).toFixed(1)} ${(50 + 45 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M50 50 L${point(place)} A45 45 0 0 1 ${point(place + 1)}Z`;
}

/** Any ally chip: a wheel of the five kinds. */
export const anyAlly = (isStrong: boolean): string =>
  c(INK, 50, 50, 48) +
  ['#d8cbb4', '#f58aa8', '#3b7a48', '#c8402f', '#7a5cc0'].map((fill, place) => d(fill, wedge(place))).join('') +
  c(isStrong ? GOLD : INK, 50, 50, 24) +
  c(IVORY, 50, 50, 21) +
  t(INK, 50, 62, 34, '?') +
  (isStrong ? o(GOLD, 6, 50, 50, 46) : '');

const badge = (text: string, x = 76, y = 76): string =>
  c(IVORY, x, y, 26) + c('#b3203c', x, y, 22) + t('#fff', x, y + 10.5, 31, text);
const value = (text: string): string =>
  c(IVORY, 76, 74, 27) + c('#6f1230', 76, 74, 23) + t('#ffe9b0', 76, 86, 34, text);
const drawn = (name: string): string => icon[name] ?? '';

/** The picture of a reward of a tea card or the forge. */
export function reward(code: string, strength = 0): string {
  if (code === 'forge' || (/_(weak|strong)$/.test(code) && !code.startsWith('any')))
    return chip(code, 'hatter', strength);
  if (code === 'any_weak') return anyAlly(false);
  if (code === 'any_strong') return anyAlly(true);
  if (code === 'shed_1') return g('translate(2 0) scale(.86)', drawn('shard')) + badge('−1', 74, 74);
  if (code === 'shed_3') return g('translate(2 0) scale(.86)', drawn('shard')) + badge('−3', 74, 74);
  if (code === 'star') return drawn('star') + t(INK, 50, 68, 38, 4);
  if (code.startsWith('supporters_'))
    return g('translate(-8 2) scale(.9)', drawn('units')) + badge(`+${code.slice(-1)}`);
  if (code.startsWith('castle_value_')) return drawn('castle') + value(code.slice(-1));
  return drawn(code);
}

/** A stone of the battle track or a place on the podium. */
export const stone = (text: string): string =>
  c(INK, 50, 50, 48) + c('#fff8ea', 50, 50, 41) + t(INK, 50, 69, text.length > 2 ? 40 : 54, text);
