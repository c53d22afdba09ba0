/** Guns from parts: the class gives the habit, the model the details. In a box of 200 × 72, muzzle to the right. */
import { b, c, d, g, k, p, s } from './pen';
import { AMMO, type Ammo } from './tones';

type Recipe = [
  kind: string,
  stock: string,
  x0: number,
  x1: number,
  end: number,
  magazine: string,
  sight: string,
  extras: string[],
];

/** By model: kind, stock, receiver from and to, end of the barrel, magazine, sight, extras. */
const GUNS: Record<string, Recipe> = {
  hemlok: ['assault_rifle', 'full', 60, 126, 176, 'straight', 'rail', ['shroud']],
  flatline: ['assault_rifle', 'full', 58, 120, 168, 'curved', 'iron', ['vents']],
  havoc: ['assault_rifle', 'bull', 40, 134, 174, 'cell', 'rail', ['fork']],
  r301: ['assault_rifle', 'skeleton', 60, 118, 172, 'straight', 'rail', ['hand']],
  alternator: ['smg', 'skeleton', 66, 116, 146, 'long', 'iron', ['twin']],
  prowler: ['smg', 'bull', 48, 124, 150, 'back', 'rail', []],
  r99: ['smg', 'skeleton', 66, 122, 142, 'long', 'iron', ['vents']],
  car: ['smg', 'full', 62, 118, 148, 'curved', 'iron', ['hand']],
  volt: ['smg', 'skeleton', 62, 122, 150, 'cell', 'rail', ['shroud']],
  devotion: ['lmg', 'full', 54, 130, 184, 'box', 'rail', ['vents', 'bipod']],
  lstar: ['lmg', 'full', 50, 134, 170, 'cell', 'iron', ['fork', 'coil']],
  rampage: ['lmg', 'full', 54, 132, 186, 'drum', 'iron', ['bipod']],
  spitfire: ['lmg', 'full', 54, 126, 188, 'box', 'rail', ['bipod', 'hand']],
  repeater: ['marksman', 'wood', 62, 116, 184, 'none', 'iron', ['lever']],
  g7_scout: ['marksman', 'full', 60, 112, 184, 'straight', 'dot', ['hand']],
  triple_take: ['marksman', 'full', 56, 122, 180, 'straight', 'dot', ['triple']],
  longbow: ['sniper_rifle', 'full', 56, 118, 196, 'straight', 'long', ['brake']],
  sentinel: ['sniper_rifle', 'wood', 58, 116, 196, 'none', 'long', ['bolt']],
  eva8: ['shotgun', 'full', 60, 112, 160, 'drum', 'iron', ['thick']],
  mozambique: ['shotgun', 'none', 74, 112, 136, 'none', 'iron', ['triple', 'grip']],
  peacekeeper: ['shotgun', 'wood', 60, 116, 170, 'none', 'iron', ['thick', 'lever']],
  p2020: ['pistol', 'none', 76, 132, 140, 'grip', 'iron', []],
  re45: ['pistol', 'none', 74, 130, 144, 'griplong', 'iron', ['vents']],
  wingman: ['pistol', 'none', 76, 112, 148, 'cylinder', 'iron', []],
  kraber: ['sniper_rifle', 'full', 52, 120, 200, 'straight', 'long', ['brake', 'bipod']],
  mastiff: ['shotgun', 'full', 56, 118, 164, 'none', 'rail', ['thick', 'vents']],
  bocek: ['marksman', 'bow', 0, 0, 0, 'none', 'dot', []],
};

const R301: Recipe = ['assault_rifle', 'skeleton', 60, 118, 172, 'straight', 'rail', ['hand']];
const STEEL = { d: '#3a4956', m: '#6f8292', l: '#c3d0d9' };
const WOOD = { d: '#4a2d1c', m: '#7f5230', l: '#b98350' };

/** A weapon by its model (the id without its number), with a stripe in the colour of its ammo. */
export function gun(model: string, ammo: Ammo): string {
  const [kind, stock, x0, x1, end, mag, sight, extras] = GUNS[model] ?? R301;
  const { d: dd, m, l: light } = STEEL;
  const x = AMMO[ammo];
  if (stock === 'bow') {
    return (
      k(m, 7, 'M60 4 Q118 20 118 36 Q118 52 60 68') +
      k(light, 2.4, 'M62 4 Q120 20 120 34') +
      s('#c9d4dc', 1.6, '60,4 70,36 60,68') +
      s(light, 3, '40,36 176,36') +
      p(x, '170,28 192,36 170,44') +
      p(x, '36,30 52,36 36,42') +
      b(dd, 108, 24, 14, 24, 4)
    );
  }
  const out: string[] = [];
  const top = 26;
  if (['full', 'wood'].includes(stock)) {
    const w = stock === 'wood' ? WOOD : STEEL;
    out.push(p(w.d, `6,30 ${x0 + 6},${top + 2} ${x0 + 6},${top + 16} 30,46 8,56`));
    out.push(p(w.m, `6,30 ${x0 + 6},${top + 2} ${x0 + 6},${top + 8} 26,38 8,42`));
    out.push(p(w.l, `6,30 ${x0 + 6},${top + 2} ${x0 + 6},${top + 4} 8,33`));
  } else if (stock === 'skeleton') {
    out.push(s(dd, 5, `${x0 + 4},${top + 6} 18,30 20,50 ${x0 - 8},${top + 15}`));
    out.push(s(m, 2, `${x0 + 4},${top + 4} 18,28`));
    out.push(b(dd, 10, 27, 10, 26, 2));
  } else if (stock === 'bull') {
    out.push(p(dd, `12,26 ${x0 + 20},22 ${x0 + 20},50 14,52`));
    out.push(p(m, `12,26 ${x0 + 20},22 ${x0 + 20},32 13,36`));
  }
  const thick = extras.includes('thick') ? 11 : ['pistol', 'lmg'].includes(kind) ? 6 : 5;
  const by = top + 5;
  if (end) {
    out.push(b(dd, x1 - 4, by, end - x1 + 4, thick, 1.4) + b(light, x1 - 4, by, end - x1 + 4, 1.8));
    if (extras.includes('thick')) {
      out.push(b(dd, x1, by + 12, end - x1 - 12, 7, 2) + b(m, x1 + 6, by + 10, 26, 11, 3));
    }
    if (extras.includes('triple')) {
      out.push(b(m, x1 - 4, by - 5, end - x1, 3.6, 1) + b(m, x1 - 4, by + 7, end - x1, 3.6, 1));
    }
    if (extras.includes('twin')) {
      out.push(b(m, x1 - 4, by + 7, end - x1 + 2, 4, 1));
    }
    if (extras.includes('brake')) {
      out.push(b(m, end - 12, by - 3, 12, thick + 6, 1.6) + b(dd, end - 8, by - 3, 2, thick + 6));
    }
    if (extras.includes('fork')) {
      out.push(
        p(m, `${x1},${top} ${end},${top + 2} ${end - 6},${top + 6} ${x1},${top + 8}`) +
          p(dd, `${x1},${top + 18} ${end - 8},${top + 15} ${end - 14},${top + 11} ${x1},${top + 10}`) +
          b(x, x1 + 4, top + 8, end - x1 - 12, 3),
      );
    }
    if (extras.includes('shroud')) {
      out.push(p(m, `${x1 - 4},${top} ${end - 18},${top + 3} ${end - 18},${top + 14} ${x1 - 4},${top + 18}`));
    }
    if (extras.includes('hand')) {
      out.push(
        p(m, `${x1 - 2},${top + 2} ${x1 + 30},${top + 4} ${x1 + 30},${top + 15} ${x1 - 2},${top + 16}`) +
          s(dd, 2, `${x1 + 6},${top + 10} ${x1 + 24},${top + 10}`),
      );
    }
    if (extras.includes('bipod')) {
      out.push(s(m, 3, `${end - 26},${by + 4} ${end - 36},62`) + s(dd, 3, `${end - 24},${by + 4} ${end - 14},62`));
    }
  }
  const height = kind === 'lmg' ? 20 : kind === 'pistol' ? 13 : 17;
  out.push(
    p(
      dd,
      `${x0},${top + 2} ${x0 + 6},${top - 2} ${x1},${top - 2} ${x1 + 4},${top + 4} ${x1},${top + height} ${x0 + 4},${top + height}`,
    ),
  );
  out.push(
    p(
      m,
      `${x0},${top + 2} ${x0 + 6},${top - 2} ${x1},${top - 2} ${x1 + 4},${top + 4} ${x1},${top + 8} ${x0 + 2},${top + 9}`,
    ),
  );
  out.push(p(light, `${x0 + 4},${top} ${x0 + 6},${top - 2} ${x1},${top - 2} ${x1 + 2},${top + 1}`));
  out.push(b(x, x0 + 14, top + 9, 24, 3.6, 1));
  const gx = x0 + (kind === 'pistol' ? 6 : 12);
  out.push(
    p(
      dd,
      `${gx},${top + height - 2} ${gx + 14},${top + height - 2} ${gx + 8},${top + height + 24} ${gx - 6},${top + height + 22}`,
    ),
  );
  out.push(k(dd, 2.4, `M${gx + 13} ${top + height} q12 2 10 9 l-12 1`));
  const mx = x0 + (x1 - x0) * 0.62;
  if (mag === 'straight') {
    out.push(
      p(m, `${mx},${top + height - 1} ${mx + 15},${top + height - 1} ${mx + 17},64 ${mx + 3},66`) +
        p(light, `${mx},${top + height - 1} ${mx + 3},${top + height - 1} ${mx + 6},65 ${mx + 3},66`),
    );
  } else if (mag === 'curved') {
    out.push(
      d(m, `M${mx} ${top + height - 1} h16 q2 16 14 24 l-12 4 q-16 -10 -18 -28Z`) +
        k(light, 1.8, `M${mx + 1.4} ${top + height} q2 16 16 26`),
    );
  } else if (mag === 'long') {
    out.push(
      p(m, `${mx},${top + height - 1} ${mx + 10},${top + height - 1} ${mx + 12},70 ${mx + 2},70`) +
        s(light, 1.6, `${mx + 1.4},${top + height} ${mx + 3},69`),
    );
  } else if (mag === 'back') {
    out.push(p(m, `30,50 44,50 40,70 26,68`) + p(light, '30,50 33,50 29,68 26,68'));
  } else if (mag === 'box') {
    out.push(b(m, mx - 10, top + height - 1, 34, 24, 3) + b(x, mx - 6, top + height + 6, 26, 4, 1));
  } else if (mag === 'drum') {
    out.push(
      c(m, mx + 6, top + height + 10, 15) +
        c(dd, mx + 6, top + height + 10, 8) +
        k(light, 2, `M${mx - 6} ${top + height + 6} a13 13 0 0 1 9 -9`),
    );
  } else if (mag === 'cell') {
    out.push(
      p(m, `${mx - 2},${top + height - 2} ${mx + 20},${top + height - 2} ${mx + 16},60 ${mx + 2},60`) +
        b(x, mx + 4, top + height + 3, 10, 9, 2),
    );
  } else if (['grip', 'griplong'].includes(mag)) {
    const long = mag === 'griplong' ? 12 : 3;
    out.push(
      p(
        m,
        `${gx - 5},${top + height + 20} ${gx + 8},${top + height + 21} ${gx + 5},${top + height + 22 + long} ${gx - 8},${top + height + 21 + long}`,
      ),
    );
  } else if (mag === 'cylinder') {
    out.push(
      b(m, x0 + 14, top - 1, 20, 18, 5) +
        b(light, x0 + 14, top + 1, 20, 3) +
        s(dd, 2, `${x0 + 20},${top + 3} ${x0 + 20},${top + 14}`) +
        s(dd, 2, `${x0 + 28},${top + 3} ${x0 + 28},${top + 14}`),
    );
  }
  if (extras.includes('lever')) {
    out.push(k(m, 3.4, `M${x0 + 18} ${top + height} q2 16 18 14 q10 -2 6 -13`));
  }
  if (extras.includes('bolt')) {
    out.push(s(light, 3, `${x0 + 16},${top + 2} ${x0 + 8},${top + 14}`) + c(light, x0 + 8, top + 15, 3.4));
  }
  if (extras.includes('vents')) {
    for (let n = 0; n < 3; n++) {
      out.push(b(dd, x1 - 26 + n * 8, top + 1, 4, 5, 1));
    }
  }
  if (extras.includes('coil')) {
    for (let n = 0; n < 3; n++) {
      out.push(b(x, x1 + 4 + n * 9, top - 4, 4, 24, 2));
    }
  }
  const sx = x0 + 22;
  if (sight === 'rail') {
    out.push(b(dd, sx, top - 6, x1 - sx - 8, 5, 1) + b(m, sx, top - 6, x1 - sx - 8, 1.6));
  } else if (sight === 'iron') {
    out.push(p(dd, `${x1 - 8},${top - 2} ${x1 - 4},${top - 8} ${x1},${top - 2}`) + b(dd, x0 + 10, top - 6, 4, 5));
  } else if (sight === 'dot') {
    out.push(
      b(dd, sx, top - 15, 26, 12, 3) +
        c(x, sx + 22, top - 9, 3.4) +
        b(m, sx, top - 15, 26, 3, 1.5) +
        b(dd, sx + 8, top - 4, 8, 4),
    );
  } else if (sight === 'long') {
    out.push(
      b(dd, sx - 12, top - 15, 54, 9, 3) +
        p(dd, `${sx + 36},${top - 18} ${sx + 48},${top - 18} ${sx + 48},${top - 3} ${sx + 36},${top - 4}`) +
        b(m, sx - 12, top - 15, 54, 2.6, 1.3) +
        c(x, sx + 46, top - 10.5, 3.4) +
        b(dd, sx, top - 7, 5, 6) +
        b(dd, sx + 22, top - 7, 5, 6),
    );
  }
  const drawn = out.join('');
  if (stock === 'none') {
    return g(drawn, -52, -17, 1.46);
  }
  return drawn;
}
