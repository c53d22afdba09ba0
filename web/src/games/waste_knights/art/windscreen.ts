/** What the driver sees: sky and land by the enemy's type, the enemy, the hood in front. */
import { once } from './once';
import { c, hash, p, seeded } from '../../../art/pen';
import type { FoeType } from '../kinds';
import { foeFigure } from './foes';
import { bust } from './knights';
import { FOE_TONES, TONES as T } from './tones';

const HOOD: Record<string, { l: string; m: string; d: string }> = {
  truck: T.rust,
  gaz_jeep: T.olive,
  dune_buggy: T.ochre,
  gun_pickup: T.teal,
  road_hospital: T.white,
  motorbike: T.rust,
};

export interface Outlook {
  /** Where the enemy stands: a share of the width. */
  x: number;
  size: number;
  /** Shares of the height. */
  horizon: number;
  hood: number;
}

/** Sky, ruins and ground behind an enemy. */
export const country = once((id: string, type: FoeType, w: number, h: number, { x, horizon }: Outlook): string => {
  const g = FOE_TONES[type];
  const rnd = seeded(hash(id) + 7);
  const hy = h * horizon;
  let far = '';
  for (let i = 0; i < 26; i++) {
    const bx = i * (w / 22) - 20 + rnd() * 18;
    const bh = 14 + rnd() * 64;
    far += p(
      g.far,
      [
        [bx, hy + 20],
        [bx, hy - bh],
        [bx + 10 + rnd() * 8, hy - bh - rnd() * 12],
        [bx + 22 + rnd() * 18, hy - bh * 0.8],
        [bx + 26 + rnd() * 16, hy + 20],
      ],
      1.5,
    );
  }
  const sun = c(g.sun, w * x, hy - h * 0.2, h * 0.34) + c('#fffbe6', w * x, hy - h * 0.2, h * 0.29);
  const hills = p(
    g.far,
    [
      [0, hy + 4],
      [w * 0.3, hy - 8],
      [w * 0.6, hy + 6],
      [w, hy - 8],
      [w, h],
      [0, h],
    ],
    2,
  );
  const near = p(
    g.near,
    [
      [0, hy + 34],
      [w * 0.25, hy + 22],
      [w * 0.55, hy + 34],
      [w, hy + 20],
      [w, h],
      [0, h],
    ],
    2,
  );
  const road = `<path d="M${w * 0.5 - 20} ${hy + 24}L${w * 0.5 + 10} ${hy + 24}L${w * 0.5 + 190} ${h}L${w * 0.5 - 190} ${h}Z" fill="#2b2522" opacity=".55"/>`;
  return `<defs><linearGradient id="wk-sky" x2="0" y2="1"><stop offset="0" stop-color="${g.sky}"/><stop offset="1" stop-color="${g.sun}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#wk-sky)"/>${sun}${far}${hills}${near}${road}`;
});

/** The enemy, or the other knight of a duel, with a shadow. */
export const stranger = once(
  (id: string, type: FoeType | null, w: number, h: number, { x, size, horizon }: Outlook): string => {
    const foot = h * horizon + 62;
    const drawn = type === null ? bust(id) : foeFigure(id, type);
    return `<ellipse cx="${w * x}" cy="${foot}" rx="${size * 48}" ry="${size * 6}" fill="#000" opacity=".35"/><g transform="translate(${w * x - 50 * size} ${foot - 96 * size}) scale(${size})">${drawn}</g>`;
  },
);

/** Your own hood and the frame of the windscreen. */
export const hood = once((vehicle: string | null, w: number, h: number, { hood: share }: Outlook): string => {
  const t = HOOD[vehicle ?? ''] ?? T.tar;
  const hh = h * share;
  const y = h - hh;
  const bow = (left: number, inner: number, top: number, bend: number): string =>
    `M${w * left} ${h + 4} C${w * inner} ${y + hh * bend} ${w * (inner + 0.17)} ${top} ${w * 0.5} ${top} S${w * (1 - inner)} ${y + hh * bend} ${w * (1 - left)} ${h + 4}Z`;
  return (
    `<path d="${bow(-0.06, 0.1, y, 0.36)}" fill="${t.d}"/><path d="${bow(0.02, 0.14, y + 12, 0.44)}" fill="${t.m}"/>` +
    `<path d="M${w * 0.08} ${h * 0.985} C${w * 0.18} ${y + hh * 0.5} ${w * 0.32} ${y + 22} ${w * 0.47} ${y + 20}" stroke="${t.l}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M${w * 0.5} ${y + 12}V${h}" stroke="${t.d}" stroke-width="4" opacity=".7"/>` +
    `<path d="M0 0H${w}V10Q${w * 0.5} 34 0 10Z" fill="#15100d"/><path d="M0 0V${h}H14Q30 ${h * 0.5} 12 0Z" fill="#15100d"/><path d="M${w} 0V${h}H${w - 14}Q${w - 30} ${h * 0.5} ${w - 12} 0Z" fill="#15100d"/>`
  );
});
