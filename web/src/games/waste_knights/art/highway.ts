/** The picture of the first page in a box of 1600 × 800: a highway into a huge pale sun, the spire, the water tower, a jeep and a motorbike. */
import { k, mirror, p, round, seeded } from '../../../art/pen';
import { landmark, prop } from './places';
import { vehicle } from './vehicles';

function tufts(): string {
  const rnd = seeded(11);
  let out = '';
  for (let i = 0; i < 26; i++) {
    const x = rnd() * 1600;
    const y = 610 + rnd() * 170;
    if (Math.abs(x - 800) >= (y - 520) * 1.3)
      out += k('#6b5a2a', 3, `M${Math.round(x)} ${Math.round(y)}l-6 -14m6 14l1 -18m-1 18l8 -13`);
  }
  return out;
}

function posts(): string {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const z = 1 / (i * 0.55 + 1);
    const x = Math.round(800 + 560 * z);
    const y = 520 + 190 * z;
    out += `<path d="M${x} ${Math.round(y)}V${Math.round(y - 190 * z)}M${Math.round(x - 34 * z)} ${Math.round(y - 170 * z)}H${Math.round(x + 34 * z)}" stroke="#3a2419" stroke-width="${round(9 * z)}" fill="none"/>`;
  }
  return out;
}

const put = (drawn: string, x: number, y: number, size: number, extra = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" ${extra}>${drawn}</g>`;

export function highway(): string {
  return (
    '<defs><linearGradient id="wk-noon" x2="0" y2="1"><stop offset="0" stop-color="#4f8f8b"/><stop offset=".42" stop-color="#c9c48c"/><stop offset=".66" stop-color="#f0b65a"/></linearGradient><linearGradient id="wk-dark" x2="0" y2="1"><stop offset="0" stop-color="#1b1613" stop-opacity="0"/><stop offset="1" stop-color="#1b1613"/></linearGradient></defs>' +
    '<rect width="1600" height="800" fill="url(#wk-noon)"/><circle cx="800" cy="440" r="302" fill="#fbe2a0"/><circle cx="800" cy="440" r="262" fill="#fff3cc"/>' +
    `<g opacity=".9">${p('#c9803f', '0,500 120,430 210,440 260,380 420,372 470,440 640,470 760,452 900,468 1060,430 1120,372 1310,366 1370,440 1480,424 1600,470 1600,560 0,560', 3)}${p('#a35f30', '260,380 420,372 470,440 440,460 300,440', 2)}${p('#a35f30', '1120,372 1310,366 1370,440 1300,450 1180,430', 2)}</g>` +
    put(landmark('cerbero_spire'), 150, 330, 1.7, 'opacity=".92"') +
    put(landmark('pumps'), 1296, 356, 1.6) +
    p('#d99a4a', '0,520 400,500 800,512 1200,498 1600,520 1600,800 0,800', 3) +
    p('#b8753a', '0,600 300,560 700,600 700,800 0,800', 3) +
    p('#a8652f', '1600,590 1320,556 920,600 900,800 1600,800', 3) +
    '<path d="M788 512H812L1180 800H420Z" fill="#3a322c"/><path d="M788 512L420 800H450L791 512ZM812 512L1180 800H1150L809 512Z" fill="#f6e8c4"/><path d="M799 520h2l3 30h-8zM797 562h7l5 44h-18zM793 622h14l9 70h-34zM786 712h28l12 88h-52z" fill="#ffd83a"/>' +
    posts() +
    tufts() +
    put(prop('signpost'), 196, 560, 1.05) +
    put(prop('bones'), 1420, 600, 0.9) +
    `<ellipse cx="1184" cy="772" rx="170" ry="16" fill="#000" opacity=".4"/>${put(vehicle('gaz_jeep'), 1020, 478, 3.3)}<ellipse cx="404" cy="772" rx="120" ry="12" fill="#000" opacity=".4"/>${put(mirror(vehicle('motorbike')), 280, 552, 2.5)}` +
    '<rect y="690" width="1600" height="110" fill="url(#wk-dark)" opacity=".7"/>'
  );
}
