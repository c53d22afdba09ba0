/** Every card's picture: a recipe of two to four motifs and a background, with small seeded variation from the card's id. */
import { MOTIFS, type MotifName } from './motifs';
import { around, at, b, c, d, hash, p, s, seeded, type Point, type Tones } from '../../art/pen';

// Colours: near-black violet, hot pink, acid yellow, turquoise, bone; everything else is a shade of these.

export const TONES = {
  pink: { l: '#ff8cc3', m: '#ff2e88', d: '#a0135f', x: '#f2f23a' },
  yellow: { l: '#fdffb0', m: '#f2e93a', d: '#b8860f', x: '#ff2e88' },
  teal: { l: '#a5fff4', m: '#1cd6c8', d: '#0b6a78', x: '#ff2e88' },
  bone: { l: '#fff4dd', m: '#e0cfae', d: '#8b7767', x: '#19d3c5' },
  violet: { l: '#a675ea', m: '#6a34a8', d: '#331760', x: '#f2f23a' },
  rust: { l: '#ffb469', m: '#e8662f', d: '#7d2a2c', x: '#f2f23a' },
  ink: { l: '#6b4390', m: '#2b1742', d: '#150b22', x: '#f2f23a' },
  inkPink: { l: '#7a4494', m: '#2b1742', d: '#150b22', x: '#ff2e88' },
  inkTeal: { l: '#6b4390', m: '#2b1742', d: '#150b22', x: '#2ff0e0' },
  inkBone: { l: '#6b4390', m: '#2b1742', d: '#150b22', x: '#fff4dd' },
  steel: { l: '#cbd3ee', m: '#7f86b4', d: '#3f4273', x: '#ff2e88' },
  acid: { l: '#eaff8f', m: '#9be830', d: '#3f7d1f', x: '#ff2e88' },
} satisfies Record<string, Tones>;

export type Tone = keyof typeof TONES;

interface Sky {
  sky: string;
  band: string;
  sun: string;
  far: string;
  near: string;
}

const SKIES = {
  pink: { sky: '#3b0f4f', band: '#5c1464', sun: '#ff2e88', far: '#4a1457', near: '#170b22' },
  yellow: { sky: '#6d1a5c', band: '#93245f', sun: '#f2e93a', far: '#571453', near: '#1a0b24' },
  teal: { sky: '#0c2a48', band: '#0f3c5c', sun: '#1cd6c8', far: '#123055', near: '#0d0d22' },
  bone: { sky: '#472a66', band: '#5d3a78', sun: '#ffe9c4', far: '#3a2057', near: '#170b22' },
  rust: { sky: '#5a133e', band: '#7d1c45', sun: '#ff7a3a', far: '#4b1040', near: '#1a0a1f' },
  acid: { sky: '#123b3f', band: '#19524b', sun: '#b6f23a', far: '#12354a', near: '#0c1020' },
  violet: { sky: '#1d0f36', band: '#2c1650', sun: '#9b5cf0', far: '#2a1450', near: '#110820' },
} satisfies Record<string, Sky>;

export type SkyName = keyof typeof SKIES;

/** The picture is drawn in 160 × 100, its background a good deal wider; the middle 100 × 100 is always seen. */
export const WIDTH = 160;
export const HEIGHT = 100;

const INK = '#120a1c';

function dunes(fill: string, y: number, high: number, random: () => number): string {
  const all: Point[] = [[-64, 114]];
  const shift = random() * 6;
  for (let i = 0; i <= 14; i++) {
    const x = -64 + i * 20.6;
    all.push([x, y + Math.sin(i * 1.35 + shift) * high + (random() - 0.5) * high * 0.6]);
  }
  all.push([224, 114]);
  return p(fill, all);
}

function stripedSun(sky: Sky, cx: number, cy: number, r: number): string {
  let out = c(sky.sun, cx, cy, r);
  for (let i = 0; i < 4; i++) out += b(sky.sky, cx - r - 2, cy + r * (0.16 + i * 0.22), r * 2 + 4, 1.4 + i * 0.9);
  return out;
}

function stars(random: () => number, n: number): string {
  let out = '';
  for (let i = 0; i < n; i++) out += c('#fff4dd', random() * 280 - 60, random() * 62, 0.5 + random() * 0.8);
  return out;
}

function skyline(fill: string, random: () => number): string {
  let out = '';
  for (let x = -64; x < 222;) {
    const w = 9 + random() * 13;
    const h = 14 + random() * 34;
    const cut = random() * 9;
    out += p(fill, [
      [x, 114],
      [x, 84 - h],
      [x + w * 0.4, 84 - h + cut * 0.3],
      [x + w * 0.55, 84 - h - cut * 0.4],
      [x + w, 84 - h + cut],
      [x + w, 114],
    ]);
    x += w + random() * 7;
  }
  return out;
}

/** Backgrounds by name. */
const GROUNDS = {
  /** a huge striped sun over dunes */
  sun: (sky: Sky, random: () => number) =>
    b(sky.band, -64, 62, 288, 20) +
    stripedSun(sky, 80, 50, 43) +
    dunes(sky.far, 84, 3, random) +
    dunes(sky.near, 92, 2, random),
  /** a whole disc behind a head */
  disc: (sky: Sky, random: () => number) =>
    p(sky.band, '-64,-14 224,-14 224,26 -64,82') +
    c(sky.sun, 80 + (random() - 0.5) * 8, 46, 37) +
    dunes(sky.near, 90, 4, random),
  dunes: (sky: Sky, random: () => number) =>
    b(sky.band, -64, -14, 288, 42) +
    c(sky.sun, 34 + random() * 92, 34, 19) +
    dunes(sky.band, 62, 7, random) +
    dunes(sky.far, 74, 6, random) +
    dunes(sky.near, 88, 4, random),
  ruins: (sky: Sky, random: () => number) =>
    p(sky.band, '-64,60 224,12 224,80 -64,80') +
    c(sky.sun, 110 - random() * 60, 40, 27) +
    skyline(sky.far, random) +
    dunes(sky.near, 90, 3, random),
  night: (sky: Sky, random: () => number) => {
    const x = 22 + random() * 20;
    return (
      stars(random, 34) +
      c(sky.sun, x, 24, 13) +
      c(sky.sky, x + 6, 21, 11) +
      dunes(sky.far, 76, 8, random) +
      dunes(sky.near, 90, 4, random)
    );
  },
  smoke: (sky: Sky, random: () => number) => {
    let out = b(sky.band, -64, 56, 288, 60);
    for (let i = 0; i < 14; i++)
      out += c(i % 2 ? sky.far : sky.band, random() * 270 - 55, 20 + random() * 60, 12 + random() * 16);
    out += c(sky.sun, 80, 48, 30);
    for (let i = 0; i < 12; i++)
      out += c(i % 2 ? sky.far : sky.near, (i / 11) * 280 - 60, 94 + random() * 10, 15 + random() * 8);
    return out;
  },
  /** rays from the middle: something happens */
  rays: (sky: Sky, random: () => number) =>
    around(14, 80, 52, p(sky.sun, '69.6,-120 90.4,-120 80,52'), random() * 25) + c(sky.band, 80, 52, 30),
  /** a neon grid to the horizon */
  grid: (sky: Sky) => {
    let out = stripedSun(sky, 80, 40, 32) + b(sky.near, -64, 66, 288, 50);
    for (let i = -12; i <= 12; i++) out += s(sky.sun, 0.9, `${80 + i * 12},66 ${80 + i * 54},112`);
    for (const y of [66, 70, 76, 85, 97]) out += s(sky.sun, 0.9, `-64,${y} 224,${y}`);
    return out;
  },
  /** a room with a lamp */
  hall: (sky: Sky) =>
    p(sky.band, '-64,-14 224,-14 224,72 -64,72') +
    p(sky.far, '52,-2 108,-2 150,74 10,74') +
    b(sky.near, -64, 72, 288, 44) +
    s(sky.sun, 1.4, '-64,72 224,72') +
    b(sky.sun, 60, 4, 40, 3),
} satisfies Record<string, (sky: Sky, random: () => number) => string>;

export type GroundName = keyof typeof GROUNDS;

/** One motif of a picture: name, tones, centre, size (1 = as high as the picture), turn, mirrored. */
export type Layer = [
  motif: MotifName,
  tone: Tone,
  x?: number,
  y?: number,
  size?: number,
  turn?: number,
  flip?: boolean,
];

export interface Recipe {
  ground: GroundName;
  sky: SkyName;
  layers: Layer[];
}

const camp = (ground: GroundName, sky: SkyName, ...layers: Layer[]): Recipe => ({ ground, sky, layers });
const person = camp;
const event = camp;

const PUNK = person('rays', 'violet', ['punkmask', 'violet', 80, 56, 0.92], ['chain', 'steel', 80, 92, 0.46]);

/** A recipe for every card. */
export const RECIPES: Record<string, Recipe> = {
  // Camps: silhouettes against a huge sun
  adrenaline_lab: camp('sun', 'acid', ['lab', 'inkPink', 66, 50, 0.96], ['syringe', 'steel', 112, 48, 0.74, 8]),
  arcade: camp('grid', 'pink', ['arcade', 'violet', 80, 50, 0.98], ['lightning', 'yellow', 126, 34, 0.34, 8]),
  atomic_garden: camp('sun', 'acid', ['greenhouse', 'inkTeal', 62, 56, 0.84], ['sprout', 'acid', 112, 48, 0.9]),
  blood_bank: camp('sun', 'bone', ['post', 'inkPink', 52, 58, 0.76], ['bloodbag', 'bone', 96, 50, 0.92]),
  bonfire: camp(
    'night',
    'bone',
    ['bonfire', 'rust', 80, 52, 0.92],
    ['bullskull', 'bone', 130, 74, 0.34],
    ['rock', 'ink', 24, 76, 0.5],
  ),
  cache: camp(
    'dunes',
    'yellow',
    ['crate', 'rust', 76, 54, 0.78],
    ['barrel', 'teal', 118, 62, 0.6],
    ['rock', 'ink', 36, 74, 0.52],
  ),
  cannon: camp('sun', 'yellow', ['cannon', 'inkPink', 80, 51, 1.0], ['bomb', 'ink', 128, 76, 0.36]),
  catapult: camp('sun', 'rust', ['catapult', 'ink', 80, 50, 0.98], ['rock', 'ink', 132, 76, 0.42]),
  command_post: camp('sun', 'teal', ['post', 'inkPink', 72, 51, 0.98], ['flag', 'pink', 120, 52, 0.72]),
  construction_yard: camp('sun', 'yellow', ['crane', 'ink', 78, 50, 1.02], ['wall', 'inkTeal', 108, 78, 0.48]),
  garage: camp('sun', 'pink', ['garage', 'ink', 74, 52, 0.92], ['tyres', 'steel', 124, 70, 0.5]),
  juggernaut: camp('sun', 'rust', ['treads', 'ink', 80, 49, 1.08], ['bullskull', 'bone', 80, 80, 0.3]),
  labor_camp: camp(
    'sun',
    'bone',
    ['pick', 'inkPink', 80, 46, 0.96],
    ['wall', 'ink', 50, 70, 0.6],
    ['wall', 'ink', 110, 70, 0.6],
    ['chain', 'steel', 80, 84, 0.6],
  ),
  mercenary_camp: camp(
    'sun',
    'pink',
    ['tent', 'inkTeal', 66, 54, 0.86],
    ['knife', 'steel', 112, 50, 0.82, 24],
    ['knife', 'bone', 118, 50, 0.82, -24],
  ),
  mulcher: camp('sun', 'acid', ['shredder', 'inkPink', 80, 51, 0.98], ['gear', 'steel', 128, 78, 0.38, 10]),
  nest_of_spies: camp('sun', 'violet', ['nest', 'ink', 80, 54, 0.94], ['spyeye', 'bone', 80, 20, 0.36]),
  oasis: camp(
    'sun',
    'teal',
    ['palm', 'inkPink', 66, 50, 0.98],
    ['palm', 'ink', 104, 58, 0.76, 8, true],
    ['pool', 'teal', 80, 52, 0.9],
  ),
  obelisk: camp('sun', 'violet', ['obelisk', 'inkTeal', 80, 49, 1.0], ['rock', 'ink', 116, 80, 0.36]),
  omen_clock: camp('sun', 'bone', ['clock', 'rust', 80, 50, 0.98], ['hourglass', 'yellow', 130, 74, 0.4, 8]),
  outpost: camp('sun', 'yellow', ['outpost', 'inkTeal', 80, 51, 0.96], ['flag', 'pink', 92, 20, 0.34]),
  parachute_base: camp(
    'dunes',
    'teal',
    ['parachute', 'pink', 66, 46, 0.88, -6],
    ['parachute', 'yellow', 120, 32, 0.5, 8],
    ['post', 'ink', 114, 80, 0.4],
  ),
  pillbox: camp('sun', 'teal', ['pillbox', 'inkPink', 80, 50, 0.98], ['barrel', 'rust', 30, 76, 0.38]),
  railgun: camp('sun', 'violet', ['railgun', 'inkTeal', 76, 54, 0.98], ['dish', 'inkTeal', 126, 72, 0.46]),
  reactor: camp('sun', 'acid', ['reactor', 'inkBone', 80, 50, 1.0], ['barrel', 'acid', 128, 76, 0.4]),
  resonator: camp('night', 'teal', ['coil', 'steel', 80, 50, 0.98], ['antenna', 'inkPink', 130, 66, 0.5]),
  scavenger_camp: camp('sun', 'rust', ['rags', 'inkTeal', 76, 52, 0.92], ['dog', 'inkPink', 122, 74, 0.5, 0, true]),
  scud_launcher: camp('sun', 'bone', ['launcher', 'inkPink', 78, 50, 1.0], ['tyres', 'steel', 24, 80, 0.3]),
  supply_depot: camp('sun', 'teal', ['depot', 'ink', 76, 52, 0.92], ['crate', 'rust', 122, 74, 0.46]),
  the_octagon: camp('hall', 'pink', ['octagon', 'violet', 80, 50, 0.98], ['lamp', 'bone', 80, 14, 0.26]),
  training_camp: camp('sun', 'acid', ['dummy', 'inkPink', 74, 50, 0.96], ['barbell', 'steel', 116, 78, 0.52]),
  transplant_lab: camp('sun', 'pink', ['lab', 'inkTeal', 56, 56, 0.8], ['heartjar', 'teal', 108, 52, 0.84]),
  victory_totem: camp('sun', 'yellow', ['totem', 'inkPink', 80, 50, 1.0], ['torch', 'rust', 124, 66, 0.56]),
  warehouse: camp('sun', 'rust', ['shelves', 'inkTeal', 80, 48, 1.0], ['crate', 'rust', 128, 80, 0.34]),
  watchtower: camp('sun', 'bone', ['tower', 'inkPink', 80, 49, 1.0], ['dog', 'inkPink', 126, 76, 0.42]),

  // People: a face, a hat, a tool
  assassin: person(
    'disc',
    'pink',
    ['hood', 'ink', 74, 50, 1.0],
    ['shadowface', 'inkPink', 74, 50, 1.0],
    ['knife', 'steel', 116, 56, 0.76, 28],
  ),
  cult_leader: person(
    'disc',
    'yellow',
    ['bust', 'violet', 80, 54, 0.92],
    ['horns', 'bone', 80, 50, 0.92],
    ['bullskull', 'bone', 80, 42, 0.62],
  ),
  doomsayer: person(
    'smoke',
    'bone',
    ['bust', 'rust', 66, 54, 0.92],
    ['hood', 'rust', 66, 54, 0.92],
    ['beard', 'bone', 66, 54, 0.92],
    ['hourglass', 'yellow', 118, 54, 0.66, 8],
  ),
  exterminator: person(
    'disc',
    'acid',
    ['coat', 'violet', 72, 50, 1.0],
    ['gasmask', 'acid', 72, 48, 1.04],
    ['skull', 'bone', 122, 66, 0.44],
  ),
  gunner: person(
    'disc',
    'rust',
    ['bust', 'steel', 64, 52, 0.94],
    ['helmet', 'acid', 64, 52, 0.94],
    ['machinegun', 'steel', 102, 70, 0.82, -14],
  ),
  holdout: person(
    'ruins',
    'teal',
    ['bust', 'rust', 74, 52, 0.96],
    ['scarf', 'pink', 74, 52, 0.96],
    ['helmet', 'rust', 74, 52, 0.96],
    ['wall', 'ink', 116, 76, 0.6],
  ),
  looter: person(
    'night',
    'yellow',
    ['bust', 'ink', 64, 54, 0.92],
    ['scarf', 'ink', 64, 54, 0.92],
    ['sack', 'rust', 114, 58, 0.74, 6],
  ),
  mimic: person('disc', 'violet', ['coat', 'teal', 80, 58, 0.9], ['masks', 'bone', 80, 44, 0.84]),
  muse: person(
    'disc',
    'teal',
    ['bust', 'pink', 66, 52, 0.96],
    ['hair', 'pink', 66, 52, 0.96],
    ['guitar', 'yellow', 112, 52, 0.9, 24],
  ),
  mutant: person('disc', 'violet', ['mutant', 'acid', 80, 52, 1.0], ['trefoil', 'yellow', 130, 28, 0.32]),
  pyromaniac: person(
    'smoke',
    'rust',
    ['bust', 'ink', 66, 54, 0.92],
    ['goggles', 'steel', 66, 54, 0.92],
    ['spikehair', 'rust', 66, 54, 0.92],
    ['torch', 'rust', 116, 50, 0.9, 12],
  ),
  rabble_rouser: person(
    'disc',
    'bone',
    ['bust', 'pink', 62, 54, 0.92],
    ['mohawk', 'pink', 62, 54, 0.92],
    ['megaphone', 'yellow', 112, 44, 0.72, -6],
  ),
  repair_bot: person('hall', 'teal', ['robot', 'bone', 70, 52, 0.96], ['wrench', 'yellow', 118, 56, 0.72, 14]),
  rescue_team: person(
    'disc',
    'bone',
    ['bust', 'rust', 60, 54, 0.92],
    ['helmet', 'pink', 60, 54, 0.92],
    ['stretcher', 'teal', 106, 66, 0.76],
    ['cross', 'pink', 116, 28, 0.34],
  ),
  scientist: person(
    'hall',
    'acid',
    ['bust', 'bone', 64, 54, 0.92],
    ['goggles', 'teal', 64, 54, 0.92],
    ['flask', 'teal', 114, 54, 0.78, 8],
    ['lightning', 'yellow', 30, 40, 0.36],
  ),
  scout: person(
    'dunes',
    'yellow',
    ['bust', 'teal', 62, 54, 0.92],
    ['scarf', 'teal', 62, 54, 0.92],
    ['goggles', 'bone', 62, 54, 0.92],
    ['motorbike', 'ink', 122, 70, 0.5],
  ),
  sniper: person(
    'night',
    'teal',
    ['hood', 'teal', 62, 52, 0.96],
    ['shadowface', 'teal', 62, 52, 0.96],
    ['rifle', 'bone', 92, 62, 0.96, -16],
    ['crosshair', 'pink', 128, 28, 0.4],
  ),
  vanguard: person(
    'disc',
    'rust',
    ['bust', 'steel', 92, 52, 0.94],
    ['helmet', 'steel', 92, 52, 0.94],
    ['visor', 'teal', 92, 52, 0.94],
    ['shield', 'violet', 54, 58, 0.8],
  ),
  vigilante: person(
    'ruins',
    'bone',
    ['bust', 'rust', 72, 54, 0.92],
    ['brim', 'rust', 72, 54, 0.92],
    ['scarf', 'violet', 72, 54, 0.92],
    ['pistol', 'steel', 114, 66, 0.54, -30],
  ),
  wounded_soldier: person(
    'smoke',
    'pink',
    ['bust', 'acid', 74, 54, 0.92],
    ['bandage', 'pink', 74, 54, 0.92],
    ['eyeband', 'pink', 74, 54, 0.92],
    ['crutch', 'bone', 118, 56, 0.84, 10],
  ),
  argo_yesky: person(
    'rays',
    'yellow',
    ['bust', 'pink', 80, 54, 0.92],
    ['armour', 'bone', 80, 54, 0.92],
    ['spikehair', 'teal', 80, 54, 0.92],
    ['paint', 'teal', 80, 54, 0.92],
  ),
  karli_blaze: person(
    'rays',
    'rust',
    ['flame', 'rust', 80, 40, 1.0],
    ['bust', 'violet', 80, 54, 0.92],
    ['mohawk', 'yellow', 80, 54, 0.92],
    ['visor', 'yellow', 80, 54, 0.92],
  ),
  magnus_karv: person(
    'rays',
    'teal',
    ['bust', 'steel', 80, 54, 0.92],
    ['armour', 'steel', 80, 54, 0.92],
    ['beard', 'rust', 80, 54, 0.92],
    ['horns', 'bone', 80, 54, 0.92],
  ),
  molgur_stang: person(
    'rays',
    'acid',
    ['bust', 'ink', 72, 54, 0.94],
    ['gasmask', 'ink', 72, 54, 0.98],
    ['crown', 'yellow', 72, 54, 0.98],
    ['saw', 'steel', 122, 58, 0.6],
  ),
  vera_vosh: person(
    'rays',
    'violet',
    ['bust', 'teal', 80, 54, 0.92],
    ['hair', 'bone', 80, 54, 0.92],
    ['eyeband', 'pink', 80, 54, 0.92],
    ['crown', 'pink', 80, 54, 0.92],
  ),
  zeto_khan: person(
    'rays',
    'pink',
    ['halo', 'yellow', 80, 52, 0.9],
    ['bust', 'teal', 80, 54, 0.92],
    ['brim', 'violet', 80, 54, 0.92],
    ['beard', 'ink', 80, 54, 0.92],
  ),

  // Events: something is coming
  banish: event('dunes', 'pink', ['door', 'yellow', 58, 50, 0.92], ['boot', 'bone', 110, 54, 0.72, -24]),
  bombardment: event(
    'smoke',
    'yellow',
    ['bomb', 'ink', 80, 48, 0.84],
    ['bomb', 'ink', 32, 34, 0.46, -20],
    ['bomb', 'ink', 130, 66, 0.5, 20],
  ),
  famine: event('dunes', 'bone', ['bowl', 'rust', 80, 54, 0.9], ['bullskull', 'bone', 132, 70, 0.42]),
  high_ground: event(
    'dunes',
    'teal',
    ['rock', 'violet', 80, 54, 1.0],
    ['flag', 'pink', 92, 24, 0.46],
    ['stair', 'ink', 34, 74, 0.54],
  ),
  interrogate: event(
    'night',
    'violet',
    ['lamp', 'yellow', 80, 48, 0.98],
    ['chair', 'ink', 82, 64, 0.62],
    ['cardfan', 'bone', 132, 70, 0.4],
  ),
  napalm: event(
    'smoke',
    'rust',
    ['flame', 'rust', 52, 54, 0.86],
    ['flame', 'rust', 108, 54, 0.86],
    ['missile', 'steel', 80, 40, 0.72, 180],
  ),
  radiation: event('rays', 'acid', ['trefoil', 'yellow', 80, 50, 0.86], ['skull', 'bone', 130, 72, 0.36, 8]),
  strafe: event('dunes', 'rust', ['plane', 'steel', 70, 48, 0.96, 128], ['bullets', 'yellow', 126, 74, 0.42, 14]),
  truce: event('disc', 'bone', ['handshake', 'pink', 80, 52, 0.98], ['flag', 'bone', 130, 34, 0.46]),
  uprising: event('rays', 'pink', ['crowd', 'inkBone', 80, 60, 0.94], ['fist', 'teal', 80, 38, 0.7]),

  // The cards that each player owns, and the punk
  water_silo: camp(
    'sun',
    'pink',
    ['silo', 'steel', 80, 50, 0.98],
    ['drop', 'teal', 128, 40, 0.3],
    ['drop', 'teal', 34, 52, 0.22],
  ),
  raiders: event(
    'smoke',
    'pink',
    ['motorbike', 'ink', 66, 54, 0.92],
    ['motorbike', 'violet', 130, 66, 0.5],
    ['skull', 'bone', 112, 24, 0.36],
  ),
  punk: PUNK,
};

const drawn = new Map<string, string>();

/** The inside of a card's picture, to be put into `<svg viewBox="0 0 160 100">`. */
export function picture(card: string): string {
  const known = drawn.get(card);
  if (known !== undefined) return known;
  const recipe = RECIPES[card] ?? PUNK;
  const sky: Sky = SKIES[recipe.sky];
  const random = seeded(hash(card));
  let out = b(sky.sky, -64, -14, 288, 130) + GROUNDS[recipe.ground](sky, random);
  for (const [name, tone, x = 80, y = 50, size = 1, turn = 0, flip = false] of recipe.layers) {
    const part = MOTIFS[name](TONES[tone]);
    out += at(x, y, size, turn, flip ? `<g transform="matrix(-1 0 0 1 100 0)">${part}</g>` : part);
  }
  drawn.set(card, out);
  return out;
}

/** A picture as a file of its own. */
export function svg(card: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${picture(card)}</svg>`;
}

/** A crack over a damaged card. */
export function crack(seed: number): string {
  const random = seeded(seed * 977 + 5);
  const x = 62 + random() * 40;
  const main = `${x},-4 ${x - 9},18 ${x + 5},34 ${x - 12},55 ${x + 3},74 ${x - 8},104`;
  return (
    s(INK, 4.6, main) +
    s('#ff2e88', 1.5, main) +
    s(INK, 3, `${x + 5},34 ${x + 30},44 ${x + 44},38`) +
    s('#ff2e88', 1, `${x + 5},34 ${x + 30},44 ${x + 44},38`) +
    s(INK, 3, `${x - 12},55 ${x - 34},50 ${x - 52},60`) +
    s('#ff2e88', 1, `${x - 12},55 ${x - 34},50 ${x - 52},60`)
  );
}

/** What is left of a destroyed camp. */
export function rubble(card: string): string {
  const random = seeded(hash(card) + 7);
  let out = b('#1a0f28', -64, -14, 288, 130) + c('#2a1640', 80, 46, 40);
  for (let i = 0; i < 4; i++) {
    const x = 36 + i * 28 + random() * 8;
    out += d('#38215080', `M${x} 66 C${x - 14} 48 ${x + 12} 34 ${x - 4} 8 C${x + 18} 28 ${x + 4} 46 ${x + 14} 66 Z`);
  }
  out +=
    s('#8a6aa8', 2.6, '52,62 62,26 57,18') +
    s('#8a6aa8', 2.6, '100,60 110,34 121,31') +
    s('#6b4d88', 2.2, '80,56 78,30');
  for (let i = 0; i < 20; i++) {
    const x = 14 + random() * 132;
    const heap = Math.max(6, 44 - Math.abs(x - 80) * 0.52);
    const y = 86 - heap * (1 - i / 20);
    const r = 7 + random() * 10;
    const turn = random() * 6.28;
    const corner = (angle: number, wide: number): Point => [
      x + Math.cos(turn + angle) * r * wide,
      y + Math.sin(turn + angle) * r * wide * 0.8,
    ];
    const body = [corner(0, 1), corner(1.3, 0.9), corner(2.6, 1.1), corner(4.4, 0.9)];
    out += p(['#5f447c', '#46305f', '#533a6e'][i % 3] ?? '#46305f', body);
    out += p('#8f70ac', [corner(2.6, 1.1), corner(3.6, 0.95), corner(4.4, 0.9), corner(3.5, 0.55)]);
  }
  return out + c('#ff2e88', 66, 70, 1.6) + c('#ff7a3a', 92, 64, 1.3) + c('#ff2e88', 104, 76, 1.2);
}
