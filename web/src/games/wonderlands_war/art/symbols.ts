/** Drawings by name, each put into the page once and used from there as often as it is seen. */
import { abilityDisc, lockedDisc, status } from './abilities';
import { pawn } from './folk';
import { icon } from './icons';
import { FACTION, artefact, emblem, leader, type Faction } from './leaders';
import { INK, IVORY, at, c, g } from './pen';
import { castle, chip, cutOut, leaderFigure, pawnFigure, reward, seal, stone, supporter } from './pieces';
import { bagArt, chairBack, cup, scene, teapot, throne } from './scenery';
import { ally, item, poison } from './things';

const SPACE = 'http://www.w3.org/2000/svg';
const known = new Map<string, string>();
const pictures = new Map<string, Picture>();
let shelf: SVGSVGElement | null = null;

const FACTIONS: readonly Faction[] = ['alice', 'hatter', 'queen', 'jabberwock', 'cheshire'];
const asFaction = (text: string | undefined): Faction => FACTIONS.find((each) => each === text) ?? 'hatter';

/** A head in a medal. */
const medal = (faction: Faction): string =>
  c(FACTION[faction].d, 50, 50, 50) +
  `<g clip-path="circle(49px at 50px 50px)">${g('translate(8 10) scale(.84)', leader[faction]())}</g>`;

const DRAWINGS: Record<string, (id: string, faction: Faction, number: string) => string> = {
  leader: (id) => leaderFigure(asFaction(id)),
  medal: (id) => medal(asFaction(id)),
  emblem: (id, _, fill) => emblem[asFaction(id)](fill || '#fff8ea'),
  artefact: (id) => artefact[asFaction(id)](),
  pawn: (id, faction) => pawnFigure(id, faction),
  head: (id) =>
    id === 'tweedles'
      ? at(32, 54, 0.62, 0, pawn['tweedledum']?.() ?? '') + at(68, 54, 0.62, 0, pawn['tweedledee']?.() ?? '')
      : pawn[id]
        ? g('translate(8 8) scale(.84)', pawn[id]())
        : g('translate(14 12) scale(.72)', item[id]?.() ?? ''),
  cut: (id) => cutOut(g('translate(6 0) scale(.88 .97)', pawn[id]?.() ?? '')),
  item: (id) => item[id]?.() ?? '',
  ally: (id) => ally[id]?.() ?? '',
  chip: (id, faction, number) => chip(id, faction, Number(number)),
  reward: (id, _, number) => reward(id, Number(number)),
  icon: (id) => icon[id] ?? '',
  light: (id) => (icon[id] ?? '').replaceAll(INK, '\u0000').replaceAll(IVORY, '#3a1d40').replaceAll('\u0000', IVORY),
  dim: (id) => (icon[id] ?? '').replaceAll(INK, '#cdb6c6'),
  supporter: (id) => supporter(asFaction(id)),
  castle: (id) => castle(asFaction(id)),
  lying: (id) => castle(asFaction(id), true),
  seal: (id) => seal(id),
  stone: (id) => stone(id),
  ability: (id, faction) => abilityDisc(id, faction),
  locked: (id, faction) => lockedDisc(id, faction),
  status: (id) => status[id]?.() ?? '',
  scene: (id) => scene[id]?.() ?? '',
  bag: (id) => bagArt(FACTION[asFaction(id)]) + at(48, 66, 0.32, 0, emblem[asFaction(id)]('#fff8ea')),
  chair: (id) =>
    id in FACTION ? chairBack(FACTION[asFaction(id)].d, FACTION[asFaction(id)].m) : chairBack('#4b2a1c', '#7d3b3f'),
  throne: () => throne(),
  teapot: () => teapot(),
  cup: (id) => (id === 'grey' ? cup('#b9a88a', '#5a3320') : cup()),
  poison: () => poison(),
};

function shelves(): SVGSVGElement {
  if (shelf?.isConnected) return shelf;
  shelf = document.createElementNS(SPACE, 'svg');
  shelf.setAttribute('width', '0');
  shelf.setAttribute('height', '0');
  shelf.setAttribute('aria-hidden', 'true');
  shelf.style.position = 'absolute';
  shelf.innerHTML =
    '<defs><pattern id="ww-grain" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 1.5H7" stroke="#000" stroke-opacity=".1"/><path d="M0 5H7" stroke="#fff" stroke-opacity=".045"/></pattern></defs>';
  document.body.append(shelf);
  known.clear();
  return shelf;
}

function store(called: string, shapes: string): void {
  const part = document.createElementNS(SPACE, 'g');
  part.id = called;
  part.innerHTML = shapes;
  shelves().append(part);
}

/** The id of a drawing, `kind:id:faction:number`; it is drawn when first asked for. */
export function symbol(name: string): string {
  shelves();
  const found = known.get(name);
  if (found) return found;
  const [kind = '', id = '', faction, number = ''] = name.split(':');
  const called = `ww-${known.size}`;
  store(called, DRAWINGS[kind]?.(id, asFaction(faction), number) ?? '');
  known.set(name, called);
  return called;
}

/** The same as text, for pictures that are drawn at once. */
export function drawing(name: string): string {
  const [kind = '', id = '', faction, number = ''] = name.split(':');
  return DRAWINGS[kind]?.(id, asFaction(faction), number) ?? '';
}

/** A word or a number on a drawing; an image cannot use the page's faces. */
export interface Letters {
  text: string;
  fill: string;
  /** The middle of its base line and the size of its letters, in the units of the drawing. */
  x: number;
  y: number;
  size: number;
}

export interface Picture {
  /** An image: the page lays out one box instead of all the shapes of the drawing. */
  src: string;
  /** The class that has it as its background, so that its text is read once however often it is shown. */
  shown: string;
  letters: Letters[];
}

/** So much of a drawing, in its own units, may stand out of its box. */
export const PAD = 8;
const WRITTEN = ['chip', 'reward', 'seal', 'stone'];
const LETTERS = /<text x="([^"]*)" y="([^"]*)" font-size="([^"]*)"[^>]* fill="([^"]*)"[^>]*>([^<]*)<\/text>/g;

/** A box with what may stand out of it. */
export function padded(box: string): string {
  const [x = 0, y = 0, wide = 100, high = 100] = box.split(' ').map(Number);
  return `${x - PAD} ${y - PAD} ${wide + 2 * PAD} ${high + 2 * PAD}`;
}

/** A drawing without what is written on it, and that. */
export function apart(name: string): { shapes: string; letters: Letters[] } {
  const shapes = drawing(name);
  if (!WRITTEN.includes(name.slice(0, name.indexOf(':')))) return { shapes, letters: [] };
  const letters = [...shapes.matchAll(LETTERS)].map(([, x, y, size, fill = '', text = '']) => ({
    text,
    fill,
    x: Number(x),
    y: Number(y),
    size: Number(size),
  }));
  return { shapes: shapes.replace(LETTERS, ''), letters };
}

let sheet: CSSStyleSheet | null = null;
/** By the image: seals differ in their numbers alone. */
const classes = new Map<string, string>();
/** Making a document of a drawing is dear, so the browser may not forget it while another scene is shown. */
const kept: HTMLImageElement[] = [];

/** A drawing as an image of this part of it. */
export function image(name: string, box = '0 0 100 100', isSliced = false): Picture {
  const key = `${name} ${box} ${isSliced}`;
  const found = pictures.get(key);
  if (found) return found;
  const { shapes, letters } = apart(name);
  const svg = `<svg xmlns="${SPACE}" viewBox="${box}" preserveAspectRatio="${isSliced ? 'xMidYMax slice' : 'xMidYMid meet'}">${shapes}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const picture = { src, shown: classes.get(src) ?? keep(src), letters };
  pictures.set(key, picture);
  return picture;
}

function keep(src: string): string {
  const shown = `ww-pic-${classes.size}`;
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.insertRule(`.${shown} { background-image: url("${src}") }`);
  classes.set(src, shown);
  const picture = new Image();
  picture.src = src;
  kept.push(picture);
  return shown;
}
