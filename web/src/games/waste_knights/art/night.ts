/** The camp by night, in a box of 1066 × 488: stars, the place far away, the fire, logs and those who sit there. */
import { once } from './once';
import { c, e, p, seeded } from '../../../art/pen';
import { bust } from './knights';
import { landmark, prop } from './places';

const log = (x: number, y: number, w: number): string =>
  p(
    '#2b1b12',
    [
      [x, y + 6],
      [x + w, y],
      [x + w + 4, y + 22],
      [x + 4, y + 32],
    ],
    2,
  ) +
  p(
    '#5d3f2a',
    [
      [x, y + 6],
      [x + w, y],
      [x + w + 1, y + 9],
      [x + 1, y + 17],
    ],
    2,
  ) +
  e('#a5815a', x + 3, y + 19, 8, 13) +
  e('#6d4a30', x + 3, y + 19, 4, 7);

/** Where guests sit: x, y, size, and whether they look to the left. */
export const SEATS_BY_FIRE: [number, number, number, boolean][] = [
  [596, 262, 1.35, false],
  [908, 300, 1.5, true],
  [470, 232, 1.1, false],
];

function sit(id: string, [x, y, size, isTurned]: [number, number, number, boolean]): string {
  return `<g transform="translate(${x} ${y}) scale(${isTurned ? -size : size} ${size})">${bust(id)}</g>`;
}

export const night = once((host: string, guests: string[], place: string | null): string => {
  const rnd = seeded(5);
  let stars = '';
  for (let i = 0; i < 70; i++)
    stars += `<circle cx="${Math.round(rnd() * 1066)}" cy="${Math.round(rnd() * 230)}" r="${Math.round(7 + rnd() * 14) / 10}" fill="#fff4dd" opacity="${Math.round(40 + rnd() * 60) / 100}"/>`;
  const far = place ? `<g opacity=".55" transform="translate(420 54) scale(2.4)">${landmark(place)}</g>` : '';
  const others = guests.map((id, at) => sit(id, SEATS_BY_FIRE[at] ?? [470, 232, 1.1, false])).join('');
  return (
    `<defs><radialGradient id="wk-fire" cx=".5" cy=".62" r=".5"><stop offset="0" stop-color="#ffb24a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb24a" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="1066" height="488" fill="#1d2c33"/>${stars}${c('#f3e4bf', 850, 80, 34)}${c('#1d2c33', 864, 72, 30)}${far}` +
    `${p('#23363b', '0,270 200,240 420,262 640,236 860,262 1066,240 1066,500 0,500', 2)}${p('#3a2a1f', '0,330 240,312 520,330 800,310 1066,326 1066,500 0,500', 2)}<rect width="1066" height="488" fill="url(#wk-fire)"/>` +
    `${others}${log(586, 380, 156)}${log(742, 432, 190)}<g transform="translate(470 296) scale(1.5)">${prop('fire')}</g>${sit(host, [262, 286, 2, false])}`
  );
});
