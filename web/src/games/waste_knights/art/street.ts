/** The street of a city: four shopfronts in a box of 1066 × 488; the market stall. */
import { once } from './once';
import { b, c, p, s } from '../../../art/pen';
import type { Shop } from '../kinds';
import { thing } from './gear';
import { star } from './knights';
import { landmark, prop } from './places';
import { INK } from './tones';
import { vehicle } from './vehicles';

const put = (drawn: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`;
const WALLS: Record<Shop, [string, string, string]> = {
  sawbones: ['#e6dcc4', '#b9ab8a', '#b32a20'],
  mechanic: ['#8fa7a3', '#5d7775', '#23494d'],
  workshop: ['#c98a5a', '#8a5434', '#6e2819'],
  market: ['#d9b468', '#a07a34', '#7d3a1c'],
};
/** What is in the windows, from the left wall x and the roof y on. */
const WINDOWS: Record<Shop, (x: number, y: number) => string> = {
  sawbones: (x, y) =>
    b('#2a2320', x + 26, y + 100, 70, 150) +
    b('#6d5a40', x + 32, y + 106, 58, 144) +
    b('#a9c6bb', x + 118, y + 100, 90, 76) +
    s('#2a2320', 4, `${x + 163},${y + 100} ${x + 163},${y + 176}`) +
    put(thing('medic_bag'), x + 124, y + 160, 0.8) +
    put(b('#b32a20', 42, 10, 16, 80) + b('#b32a20', 10, 42, 80, 16), x + 126, y + 14, 0.62) +
    put(thing('coagulant'), x + 196, y + 190, 0.42),
  mechanic: (x, y) =>
    b('#1d1815', x + 20, y + 84, 196, 166) +
    [0, 1, 2, 3].map((i) => s('#4b5453', 4, `${x + 20},${y + 92 + i * 8} ${x + 216},${y + 92 + i * 8}`)).join('') +
    b('#4b5453', x + 40, y + 214, 156, 8) +
    put(vehicle('gaz_jeep'), x + 58, y + 124, 1.15) +
    c(INK, x + 196, y + 232, 16) +
    c('#4b5453', x + 196, y + 232, 7),
  workshop: (x, y) =>
    b('#2a1c14', x + 20, y + 92, 196, 130) +
    b('#925d37', x + 14, y + 214, 208, 16) +
    put(thing('junk_armour'), x + 34, y + 104, 0.95) +
    put(thing('toolbox'), x + 128, y + 146, 0.7) +
    put(thing('big_wrench'), x + 130, y + 84, 0.6) +
    star(x + 122, y + 186, 12, '#ffd83a', 8, 0.4) +
    star(x + 122, y + 186, 5, '#fff', 8, 0.4),
  market: (x, y) =>
    b('#2a1c14', x + 20, y + 96, 196, 120) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        p(
          i % 2 ? '#f7eeda' : '#b64a2b',
          [
            [x + 4 + i * 29, y + 56],
            [x + 33 + i * 29, y + 56],
            [x + 29 + i * 29, y + 98],
            [x + 2 + i * 29, y + 98],
          ],
          1,
        ),
      )
      .join('') +
    b('#925d37', x + 10, y + 200, 216, 50) +
    b('#6d4426', x + 10, y + 200, 216, 10) +
    put(thing('crossbow'), x + 26, y + 116, 0.8) +
    put(thing('hazmat_suit'), x + 104, y + 112, 0.8) +
    put(thing('radio_set'), x + 168, y + 140, 0.5) +
    put(prop('barrel'), x + 170, y + 196, 0.5),
};

/** A shopfront in a box of 264 × 400. */
export const shopfront = once((shop: Shop): string => {
  const [lit, shade, roof] = WALLS[shop];
  const [x, y, w, h] = [8, 30, 248, 370];
  const house =
    b(lit, x, y, w, h) +
    b(shade, x + w * 0.72, y, w * 0.28, h) +
    p(
      roof,
      [
        [x - 8, y],
        [x + 10, y - 22],
        [x + w - 10, y - 22],
        [x + w + 8, y],
      ],
      1,
    );
  return house + WINDOWS[shop](x, y);
});

/** Behind the houses, in a box of 1066 × 488. */
export const skyline = (city: string): string =>
  `<rect width="1066" height="488" fill="#efc97e"/>${c('#fff1c4', 640, 120, 120)}${p('#c98f4a', '0,190 160,160 330,184 520,150 760,180 1066,150 1066,520 0,520', 2)}` +
  `${put(landmark(city), 430, -26, 2)}${put(landmark(city), 150, 60, 0.9)}${p('#8a6a44', '0,366 1066,366 1066,520 0,520', 1)}${p('#a5815a', '0,366 1066,366 1066,378 0,378', 1)}`;

/** Boards and a cloth on them, in a box of 1066 × 488. */
export const stall = (): string =>
  `<rect width="1066" height="488" fill="#6d4426"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => b(i % 2 ? '#7a4e2c' : '#6d4426', 0, i * 74, 1066, 73) + s('#4d2e1c', 3, `0,${i * 74} 1066,${i * 74}`)).join('')}` +
  `<g transform="rotate(-1.5 400 240)">${p('#c9a05a', '40,60 720,52 728,420 30,428', 3)}${p('#b64a2b', '40,60 720,52 721,74 41,82', 2)}${p('#b64a2b', '31,404 727,398 728,420 30,428', 2)}${p('#4f918c', '40,90 720,82 720,92 41,100', 2)}</g>`;
