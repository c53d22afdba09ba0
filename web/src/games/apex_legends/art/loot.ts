/** Loot in a box of 64 × 64: the picture of a token by its id, and the token as a tile with its rank as frame and pips. */
import { b, c, d, e, g, k, p, s, t } from './pen';
import { AMMO, INK, RANK, RANK_DARK, type Ammo, type Rank } from './tones';

const l = '#f2f7fa';
const m = '#a9b8c4';
const dd = '#5d6d7a';
const red = '#ff5a64';
const blue = '#4db5ff';
const gold = '#ffc53d';

/** By id without rank; `tone` is the colour of the rank. */
const DRAWN: Record<string, (tone: string) => string> = {
  syringe: () =>
    g(
      b(l, -5, -20, 10, 28, 2) +
        b(red, -5, -6, 10, 14, 1) +
        b(m, 1, -20, 4, 28, 1) +
        b(dd, -9, -24, 18, 4, 1) +
        b(dd, -2, -30, 4, 8) +
        s(l, 2, '0,8 0,26') +
        b(dd, -6, 7, 12, 4, 1),
      32,
      32,
      1,
      40,
    ),
  shield_cell: () =>
    g(
      b(dd, -9, -22, 18, 44, 4) +
        b(blue, -6, -14, 12, 28, 2) +
        b('#c9ebff', -6, -14, 5, 28, 2) +
        b(m, -9, -22, 18, 6, 2) +
        b(dd, -9, 16, 18, 6, 2),
      32,
      32,
      1,
      28,
    ),
  med_kit: () =>
    b('#c2ccd3', 8, 18, 48, 34, 5) +
    b(l, 8, 18, 34, 34, 5) +
    b(dd, 24, 12, 16, 7, 3) +
    b(red, 26, 28, 12, 16, 1) +
    b(red, 20, 31.6, 24, 8.6, 1),
  shield_battery: () =>
    b(dd, 14, 14, 36, 40, 6) +
    b(m, 24, 8, 16, 7, 2) +
    b('#0f2b44', 19, 20, 26, 28, 3) +
    p(blue, '35,22 24,37 31,37 28,47 40,32 33,32') +
    b('#fff', 16, 16, 4, 34, 2, 'opacity=".35"'),
  ultimate_accelerant: () =>
    b(dd, 18, 10, 28, 44, 6) +
    b('#2a343d', 23, 16, 18, 32, 3) +
    c(gold, 32, 32, 11) +
    p('#5c4310', '32,24 39,32 35,32 35,40 29,40 29,32 25,32') +
    b('#fff', 20, 12, 4, 40, 2, 'opacity=".3"'),
  phoenix_kit: () =>
    b('#3a2a4d', 8, 20, 48, 32, 5) +
    b('#57407a', 8, 20, 32, 32, 5) +
    b(dd, 24, 13, 16, 8, 3) +
    d(gold, 'M32 24 Q38 32 46 29 Q44 40 34 42 L32 48 L30 42 Q20 40 18 29 Q26 32 32 24Z') +
    c('#fff3c4', 32, 34, 3),
  frag_grenade: () =>
    e('#4c5b46', 32, 37, 17, 19) +
    d('#738868', 'M32 18 Q15 20 15 38 Q16 50 25 54 Q20 36 32 18Z') +
    s('#2d3829', 2, '17,34 47,34') +
    s('#2d3829', 2, '17,42 47,42') +
    s('#2d3829', 2, '27,20 26,54') +
    s('#2d3829', 2, '38,20 39,54') +
    b(dd, 26, 10, 12, 9, 2) +
    k(m, 3, 'M37 11 Q50 12 48 30') +
    `<circle cx="22" cy="12" r="5" fill="none" stroke="${gold}" stroke-width="2.6"/>`,
  thermite_grenade: () =>
    b('#3b4650', 22, 16, 20, 40, 5) +
    b('#6a7986', 22, 16, 9, 40, 4) +
    b('#ff8b1a', 22, 26, 20, 8) +
    b('#ff8b1a', 22, 40, 20, 5) +
    b(dd, 26, 9, 12, 8, 2) +
    d('#ffcf4a', 'M47 34 Q56 42 50 56 Q40 54 44 44 Q46 40 47 34Z') +
    d('#ff5a24', 'M48 44 Q52 50 49 55 Q44 53 46 48Z'),
  barrel_stabilizer: () =>
    g(
      b(dd, -26, -8, 40, 16, 3) +
        b(m, -26, -8, 40, 6, 3) +
        b(dd, 10, -11, 16, 22, 3) +
        b(m, 10, -11, 16, 7, 3) +
        b(INK, 14, -5, 3, 12) +
        b(INK, 20, -5, 3, 12),
      32,
      32,
      1,
      -20,
    ),
  shotgun_bolt: () =>
    g(
      b(dd, -22, -9, 44, 18, 3) +
        b(m, -22, -9, 44, 7, 3) +
        b(red, -14, -2, 18, 9, 2) +
        s(l, 4, '12,0 20,16') +
        c(l, 21, 18, 5),
      32,
      30,
      1,
      -14,
    ),
  helmet: (tone) =>
    d(dd, 'M10 40 Q8 12 32 10 Q56 12 54 40 L48 46 L48 36 L16 36 L16 46Z') +
    d(m, 'M10 40 Q8 12 32 10 Q38 10 42 12 Q22 16 20 36 L16 36 L16 46Z') +
    b(INK, 16, 34, 32, 10, 3) +
    b(tone, 18, 36, 28, 5, 2) +
    s(l, 2.4, '16,26 20,18 28,14'),
  body_shield: (tone) =>
    d(dd, 'M32 6 L54 14 L52 36 Q48 52 32 60 Q16 52 12 36 L10 14Z') +
    d(tone, 'M32 6 L32 60 Q16 52 12 36 L10 14Z', 'opacity=".9"') +
    d(tone, 'M32 6 L54 14 L52 36 Q48 52 32 60Z', 'opacity=".55"') +
    p(INK, '32,18 42,22 41,36 32,46 23,36 22,22') +
    p(tone, '32,24 37,26 36.6,34 32,39 27.4,34 27,26'),
  knockdown_shield: (tone) =>
    k(dd, 9, 'M10 46 A22 22 0 0 1 54 46') +
    k(tone, 4.4, 'M10 46 A22 22 0 0 1 54 46') +
    k(tone, 2, 'M18 46 A14 14 0 0 1 46 46', 'opacity=".6"') +
    c(l, 26, 46, 5) +
    p(l, '20,56 30,50 46,54 46,58') +
    b(dd, 6, 56, 52, 4, 2),
};

function magazine(ammo: Ammo): string {
  const x = AMMO[ammo];
  return g(
    p(dd, '-11,-24 11,-24 16,22 -4,26') +
      p(m, '-11,-24 -2,-24 4,24 -4,26') +
      b(x, -8, -14, 18, 5, 1, 'transform="rotate(3)"') +
      b(x, -6, -4, 18, 5, 1) +
      b(x, -5, 6, 18, 5, 1) +
      p(l, '-6,-24 -6,-31 0,-34 6,-31 6,-24'),
    32,
    34,
  );
}

function stock(isSniper: boolean): string {
  const more = isSniper ? b(dd, 30, 16, 16, 6, 2) : '';
  return (
    p(dd, '6,24 12,20 56,22 56,34 38,36 16,50 8,48') +
    p(m, '6,24 12,20 56,22 56,26 30,30 8,38') +
    b(INK, 4, 22, 5, 28, 2) +
    more
  );
}

const OPTICS: Record<string, [word: string, long: 0 | 1 | 2]> = {
  hcog_classic: ['1×', 0],
  holo: ['1×', 0],
  variable_holo: ['1–2', 0],
  digital_threat: ['1×', 0],
  hcog_bruiser: ['2×', 1],
  hcog_ranger: ['3×', 1],
  variable_aog: ['2–4', 1],
  sniper_6x: ['6×', 2],
  variable_sniper: ['4–8', 2],
  digital_sniper_threat: ['6–10', 2],
};

function optic([word, long]: [word: string, long: 0 | 1 | 2]): string {
  const label = t(word, 4, 61, 17, l, `style="paint-order:stroke" stroke="${INK}" stroke-width="4"`);
  if (long === 0) {
    return (
      b(dd, 12, 12, 40, 32, 8) +
      b('#10303f', 17, 17, 30, 22, 4) +
      c('none', 32, 28, 8, 'stroke="#4be3d6" stroke-width="2.4"') +
      c(red, 32, 28, 2.6) +
      b(m, 12, 12, 40, 4, 2) +
      b(dd, 22, 44, 20, 8, 2) +
      label
    );
  }
  const w = long === 1 ? 40 : 52;
  const end = 32 + w / 2;
  return (
    b(dd, 32 - w / 2, 20, w, 20, 5) +
    b(m, 32 - w / 2, 20, w, 6, 3) +
    p(dd, `${end - 10},16 ${end + 4},14 ${end + 4},46 ${end - 10},44`) +
    e('#4be3d6', end + 2, 30, 4, 12) +
    b(dd, 24, 40, 16, 8, 2) +
    b(dd, 26, 12, 10, 9, 2) +
    label
  );
}

const bareOf = (name: string): string =>
  name.replace(/_used$/, '').replace(/_(starting|common|rare|epic|legendary)$/, '');

/** The picture of a token by its id; its rank and its exhausted side do not change what is drawn. */
export function loot(name: string, tone = '#dfe8ee'): string {
  const bare = bareOf(name);
  if (bare.endsWith('_magazine')) return magazine(bare.split('_')[0] as Ammo);
  if (bare.endsWith('_stock')) return stock(bare === 'sniper_stock');
  const seen = OPTICS[bare];
  return seen ? optic(seen) : (DRAWN[bare]?.(tone) ?? c(m, 32, 32, 18));
}

const PIPS: Record<Rank, number> = { starting: 0, common: 1, rare: 2, epic: 3, legendary: 4 };

/** A token as a tile, 64 × 64, dulled when exhausted. */
export function token(name: string, rank: Rank): string {
  let marks = '';
  for (let n = 0; n < PIPS[rank]; n++)
    marks += p(RANK[rank], `${56 - n * 9},3 ${61 - n * 9},3 ${57.4 - n * 9},11 ${52.4 - n * 9},11`);
  return (
    p(RANK_DARK[rank], '6,0 64,0 64,58 58,64 0,64 0,6') +
    p('#fff', '6,0 64,0 0,52 0,6', 'opacity=".06"') +
    `<g${name.endsWith('_used') ? ' opacity=".45"' : ''}>${loot(name, RANK[rank])}</g>${marks}` +
    p('none', '6,1 63,1 63,58 58,63 1,63 1,6', `stroke="${RANK[rank]}" stroke-width="2"`)
  );
}
