/** The tea party: a clock with thirteen hours, chips in the air, guests behind the table. */

import '@fontsource/playfair-display/latin-900.css';
import '@fontsource/playfair-display/latin-ext-900.css';
import '@fontsource/playfair-display/cyrillic-900.css';
import { grad, n0, put, stars, type Mode, type WorldLook } from '../../kit/worlds';
import figures from './figures.json';
import type { BoardView } from './types';

type Leader = keyof typeof figures.leaders;
type Figure = [who: Leader, x: number, y: number, scale: number];

const CAST: Record<Mode, Figure[]> = {
  tall: [
    ['cheshire', 0.8, 0.82, 0.3],
    ['hatter', 0.38, 0.83, 0.46],
  ],
  wide: [
    ['jabberwock', 0.575, 0.82, 0.34],
    ['queen', 0.68, 0.83, 0.34],
    ['cheshire', 0.945, 0.82, 0.34],
    ['hatter', 0.815, 0.83, 0.48],
  ],
  end: [
    ['alice', 0.19, 0.83, 0.29],
    ['jabberwock', 0.075, 0.83, 0.33],
    ['queen', 0.82, 0.83, 0.29],
    ['hatter', 0.925, 0.83, 0.37],
  ],
};
const CLOCK: Record<Mode, [x: number, y: number, r: number]> = {
  tall: [0.5, 0.34, 0.34],
  wide: [0.72, 0.4, 0.36],
  end: [0.5, 0.4, 0.44],
};
const HOURS = ['XIII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const FLYING: [chip: keyof typeof figures.chips, x: number, y: number, size: number, turn: number][] = [
  ['rose_strong', 0.1, 0.34, 34, -14],
  ['madness', 0.23, 0.2, 28, 8],
  ['flamingo_strong', 0.8, 0.22, 38, 12],
  ['red_rook_strong', 0.93, 0.4, 30, -18],
  ['creature_strong', 0.07, 0.12, 30, 20],
  ['card_soldier_strong', 0.95, 0.13, 30, 8],
];
/** Cut out of card: an edge of paper, an edge of ink. */
const CUT =
  '<feMorphology in="SourceAlpha" operator="dilate" radius="3" result="a"/><feFlood flood-color="#fff4dc"/><feComposite in2="a" operator="in" result="edge"/><feMorphology in="a" operator="dilate" radius=".9" result="b"/><feFlood flood-color="#1d0f22"/><feComposite in2="b" operator="in" result="ink"/><feMerge><feMergeNode in="ink"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge>';

function scene(w: number, h: number, mode: Mode, id: string): string {
  const [across, down, wide] = CLOCK[mode];
  const [ty, cx, cy, cr] = [h * 0.8, w * across, h * down, Math.min(h * wide, w * 0.56)];
  let out = `<defs>${grad(id, [0, '#1b0a24'], [0.6, '#4a1a4a'], [1, '#7a2741'])}<filter id="${id}f" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">${CUT}</filter></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>${stars(w, h * 0.6, Math.round(w / 12), 11, '#ffe9c0')}`;
  for (const [x, s] of [
    [-0.02, 1.5],
    [0.14, 1.05],
    [0.88, 1.15],
    [1.03, 1.6],
  ] as const) {
    out += `<g transform="translate(${n0(w * x)} ${n0(h * 0.86)}) scale(${n0((s * h) / 420)})" fill="#2c0f34"><path d="M-12 0 C-4 -50 -24 -70 -10 -110 L10 -110 C24 -70 4 -50 14 0Z"/><path d="M-70 -110 C-80 -170 -30 -196 0 -188 C40 -198 84 -164 70 -110 C56 -84 -54 -82 -70 -110Z"/></g>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${cr * 1.16}" fill="#f6e6bd" opacity=".12"/><g transform="translate(${n0(cx)} ${n0(cy)})"><circle r="${cr}" fill="#d9b25a"/><circle r="${cr * 0.955}" fill="#8a5d1c"/><circle r="${cr * 0.93}" fill="#f6e6bd"/><circle r="${cr * 0.64}" fill="none" stroke="#c9a65c" stroke-width="1.5"/>${HOURS.map((hour, i) => `<g transform="rotate(${n0((i / 13) * 360)}) translate(0 ${n0(-cr * 0.78)})"><text y="${n0(cr * 0.06)}" font-size="${n0(cr * 0.16)}" font-weight="900" text-anchor="middle" fill="#7d5a2a" font-family="Playfair Display,serif">${hour}</text></g>`).join('')}<path d="M-3 8L0 ${n0(-cr * 0.56)}L3 8Z" fill="#3b1430" transform="rotate(-52)"/><path d="M-4 8L0 ${n0(-cr * 0.4)}L4 8Z" fill="#3b1430" transform="rotate(62)"/><circle r="6" fill="#8a1838"/></g>`;
  out += FLYING.map(
    ([chip, x, y, size, turn]) =>
      `<g transform="translate(${n0(w * x)} ${n0(h * y)}) rotate(${turn}) scale(${n0((size / 100) * (h / 420))}) translate(-50 -50)">${figures.chips[chip]}</g>`,
  ).join('');
  out += CAST[mode]
    .map(([who, x, y, scale]) =>
      put(
        w * x - (50 * scale * h) / 100,
        h * y - scale * h,
        (scale * h) / 100,
        `<g filter="url(#${id}f)">${figures.leaders[who]}</g>`,
      ),
    )
    .join('');
  const cloth = (bottom: string): string =>
    `M${n0(-w * 0.02)} ${ty}C${n0(w * 0.2)} ${n0(ty - h * 0.035)} ${n0(w * 0.8)} ${n0(ty - h * 0.035)} ${n0(w * 1.02)} ${ty}V${bottom}H${n0(-w * 0.02)}Z`;
  out += `<path d="${cloth(String(h))}" fill="#1f4a48"/><path d="${cloth(String(n0(ty + h * 0.03)))}" fill="#2f6f69"/>`;
  const gap = Math.max(14, h * 0.042);
  for (let x = gap / 2; x < w; x += gap)
    out += `<circle cx="${n0(x)}" cy="${n0(ty + h * 0.045)}" r="${n0(gap * 0.36)}" fill="#e9dcb8"/><circle cx="${n0(x)}" cy="${n0(ty + h * 0.045)}" r="${n0(gap * 0.12)}" fill="#1f4a48"/>`;
  const z = h / 420;
  for (const [x, s] of [
    [0.2, 0.3],
    [0.56, 0.28],
    [0.84, 0.32],
  ] as const)
    out += put(w * x, ty - 32 * s * 3 * z + 2, s * z, figures.cup);
  return out + put(w * 0.34, ty - 46 * z, 0.56 * z, figures.teapot);
}

const PLACES: Record<string, [x: number, y: number, w: number, h: number, sky: string]> = {
  tumtum_trees: [24, 19, 36, 31, '#2f5a66'],
  red_keep: [62, 19, 36, 31, '#7a2741'],
  live_garden: [100, 19, 36, 31, '#e0925f'],
  na_muniu: [24, 52, 55, 29, '#b98433'],
  pool_of_tears: [81, 52, 55, 29, '#3f7fa3'],
};
const TONES: Record<string, string> = {
  alice: '#5fb0e6',
  hatter: '#f08a35',
  queen: '#e2394f',
  jabberwock: '#86b93c',
  cheshire: '#b174e0',
};

function mini(table: BoardView, _seat: number | null, id: string): string {
  const tone = (seat: number): string => TONES[table.seats[seat]?.faction ?? ''] ?? '#fdf3dd';
  let out =
    '<rect width="160" height="100" fill="#1d0b26"/><rect x="8" y="5" width="144" height="90" rx="44" fill="#1f4a48"/><rect x="22" y="17" width="116" height="66" rx="27" fill="#d9b25a"/>';
  out += `<clipPath id="${id}"><rect x="24" y="19" width="112" height="62" rx="25"/></clipPath><g clip-path="url(#${id})">`;
  for (const region of table.regions) {
    const place = PLACES[region.region];
    if (!place) continue;
    const [x, y, w, h, sky] = place;
    out += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky}"/>`;
    const all = region.units.flatMap((units, seat) =>
      [
        ...(units.castle === 'upright' ? [true] : []),
        ...Array<boolean>(units.supporters + units.pawns.length).fill(false),
      ].map((castle) => ({ castle, seat })),
    );
    const per = Math.max(1, Math.ceil(Math.sqrt(all.length * 1.8)));
    all.forEach(({ castle, seat }, n) => {
      const px = x + w / 2 + ((n % per) - (Math.min(per, all.length) - 1) / 2) * 7;
      const py = y + h / 2 + (Math.floor(n / per) - (Math.ceil(all.length / per) - 1) / 2) * 8;
      out += castle
        ? `<path d="M${n0(px - 3.2)} ${n0(py + 3.2)}v-6h1.6v1.6h1v-1.6h1.2v1.6h1v-1.6h1.6v6Z" fill="${tone(seat)}" stroke="#1d0f22" stroke-width=".7"/>`
        : `<circle cx="${n0(px)}" cy="${n0(py)}" r="2.7" fill="${tone(seat)}" stroke="#1d0f22" stroke-width=".7"/>`;
    });
  }
  out += '</g>';
  table.seats.forEach((side, seat) => {
    const turn = (((side.chair ?? (seat * 14) / table.seats.length) / 14) * 360 - 90) * (Math.PI / 180);
    const [x, y] = [80 + Math.cos(turn) * 66, 50 + Math.sin(turn) * 40];
    const face = side.faction && figures.leaders[side.faction];
    out += face ? put(x - 9, y - 12, 0.18, face) : `<circle cx="${n0(x)}" cy="${n0(y)}" r="5" fill="#d9b25a"/>`;
  });
  return out;
}

export default { scene, mini, when: ({ round }) => (round > 0 ? { round } : null) } satisfies WorldLook<BoardView>;
