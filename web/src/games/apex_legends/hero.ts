/** The arena at dusk: the ring as a wall of light behind plates with long shadows, two drop beams, six legends in front. */
import { figure } from './art/bodies';
import { b, c, e, p } from './art/pen';
import { TEAM, TEAM_DARK, type LegendName } from './art/tones';

const ORDER: LegendName[] = ['bloodhound', 'lifeline', 'gibraltar', 'bangalore', 'wraith', 'pathfinder'];

function block(
  x: number,
  y: number,
  w: number,
  h: number,
  up: number,
  tone: string,
  face: string,
  lit: number,
): string {
  let out = p(
    '#000',
    `${x},${y + h} ${x + w},${y} ${x + w + up * 2.4},${y + up * 0.9} ${x + w + up * 2.4},${y + h + up * 0.9} ${x + up * 1.2},${y + h + up * 0.9}`,
    'opacity=".4"',
  );
  out +=
    b(face, x, y + h - up, w, up) +
    b(tone, x, y - up, w, h) +
    `<path d="M${x} ${y - up + 1}h${w}M${x + 1} ${y - up}v${h}" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none"/>`;
  for (let n = 0; n < Math.floor(w / 34); n++)
    out += b(
      (n + lit) % 3 ? '#ffd98a' : '#1a232b',
      x + 12 + n * 34,
      y + h - up + 10,
      14,
      Math.max(6, up - 24),
      0,
      'opacity=".85"',
    );
  return out;
}

/** What stands behind: sky, ridge, towers, ring, ground, buildings, beams. */
export function scene(w: number, h: number): string {
  const hz = h * 0.56;
  const isWide = w > 600;
  let out = b('url(#apex-sky)', 0, 0, w, h);
  for (let n = 0; n < 46; n++)
    out += c('#fff', (n * 137) % w, (n * 71) % (hz * 0.7), 0.8 + (n % 3) * 0.4, 'opacity=".5"');
  const ridge = [
    [0, 60],
    [0.08, 92],
    [0.16, 48],
    [0.27, 110],
    [0.36, 52],
    [0.5, 84],
    [0.62, 40],
    [0.74, 118],
    [0.86, 56],
    [1, 96],
  ];
  out += p('#1a2631', `0,${hz} ${ridge.map(([x = 0, y = 0]) => `${w * x},${hz - y}`).join(' ')} ${w},${hz}`);
  for (const [x = 0, tall = 0] of [
    [0.13, 150],
    [0.3, 96],
    [0.7, 132],
    [0.88, 176],
  ]) {
    out +=
      p('#131d26', `${w * x - 16},${hz} ${w * x - 9},${hz - tall} ${w * x + 9},${hz - tall} ${w * x + 16},${hz}`) +
      b('#131d26', w * x - 20, hz - tall + 18, 40, 8) +
      c('#35e6dc', w * x, hz - tall - 4, 3);
  }
  out += `<path class="light" d="M${-w * 0.1} ${hz + 30}Q${w / 2} ${hz - 66} ${w * 1.1} ${hz + 30}V${hz - 150}Q${w / 2} ${hz - 250} ${-w * 0.1} ${hz - 150}Z" fill="url(#apex-wall)"/>`;
  let rays = '';
  for (let n = 0; n < 26; n++) {
    const x = (w * n) / 25;
    const bow = hz + 30 - 96 * (1 - ((x - w / 2) / (w * 0.6)) ** 2);
    rays += `<path d="M${x} ${bow + 20}V${bow - 120 - ((n * 37) % 60)}" stroke="#ffd0a6" stroke-opacity=".22" stroke-width="${1 + (n % 3)}"/>`;
  }
  out += `<g class="rays">${rays}</g><path d="M${-w * 0.1} ${hz + 32}Q${w / 2} ${hz - 64} ${w * 1.1} ${hz + 32}" stroke="#fff1de" stroke-width="4" fill="none"/>`;
  out += `<path d="M0 ${hz + 10}Q${w / 2} ${hz - 40} ${w} ${hz + 10}V${h}H0Z" fill="url(#apex-floor)"/>`;
  let grid = '';
  for (let n = -14; n < 15; n++) grid += `M${w / 2 + n * 34} ${hz - 8}L${w / 2 + n * 190} ${h}`;
  for (let n = 0; n < 8; n++) grid += `M0 ${hz + 14 + (n ** 1.75 * (h - hz)) / 30}H${w}`;
  out += `<path d="${grid}" stroke="#0b1118" stroke-opacity=".35" stroke-width="1.5"/>`;
  const blocks = isWide
    ? [
        [0.62, 10, 0.11, 24, 40],
        [0.27, 12, 0.1, 22, 34],
        [0.8, 36, 0.19, 50, 82],
        [0.02, 40, 0.17, 46, 66],
      ]
    : [
        [0.76, 40, 0.36, 44, 72],
        [-0.1, 44, 0.34, 40, 60],
      ];
  blocks.forEach(([x = 0, dy = 0, bw = 0, bh = 0, up = 0], n) => {
    out += block(w * x, hz + dy, w * bw, bh, up, '#93a5b2', '#41505d', n);
    if (up > 60)
      out += block(
        w * x + w * bw * 0.3,
        hz + dy - up + 6,
        w * bw * 0.5,
        bh * 0.6,
        up * 0.55,
        '#c9d5dd',
        '#5b6c7a',
        n + 1,
      );
  });
  for (const x of isWide ? [0.24, 0.76] : [0.2, 0.8]) {
    out +=
      p('#35e6dc', `${w * x - 5},0 ${w * x + 5},0 ${w * x + 26},${hz + 36} ${w * x - 26},${hz + 36}`, 'opacity=".14"') +
      e('#35e6dc', w * x, hz + 36, 30, 8, 'opacity=".3"');
  }
  return out;
}

/** The legends, blue on the left, red on the right. */
export function legends(w: number, feet: number, size: number): string {
  const xs = w > 600 ? [0.075, 0.185, 0.29, 0.71, 0.815, 0.925] : [0.1, 0.26, 0.42, 0.58, 0.74, 0.9];
  return ORDER.map((who, n) => {
    const big = size * (who === 'gibraltar' ? 1.06 : 1);
    const y = feet + ([0, 14, 34, 34, 14, 0][n] ?? 0);
    const x = w * (xs[n] ?? 0);
    const team = n < 3 ? 'blue' : 'red';
    return (
      p(
        '#000',
        `${x - 26 * big},${y} ${x + 26 * big},${y - 8 * big} ${x + 150 * big},${y + 42 * big} ${x + 96 * big},${y + 50 * big}`,
        'opacity=".45"',
      ) +
      e(TEAM[team], x, y, 44 * big, 12 * big, 'opacity=".9"') +
      e(TEAM_DARK[team], x, y + 3, 44 * big, 12 * big, 'opacity=".35"') +
      `<g transform="translate(${x - 50 * big} ${y - 134 * big}) scale(${big})"><g class="breath" style="animation-delay:${-n * 0.7}s">${figure(who)}</g></g>`
    );
  }).join('');
}
