/** What stands on the map: legends on the shape of their team, what abilities have put there, loot. */
import { drone, figure } from './art/bodies';
import { token } from './art/loot';
import { MOTIFS } from './art/motifs';
import { b, c, d, e, g, k, p, t } from './art/pen';
import { drawing } from './art/pictures';
import { INK, TEAM, TEAM_DARK, type Colour, type LegendName } from './art/tones';
import type { Marks } from './marks';
import { CH, CW, type Places, type Point } from './place';
import { rankOf } from './printed.svelte';
import type { Legend, BoardView } from './types';

const HEX = [
  [-1, 0],
  [-0.5, -0.9],
  [0.5, -0.9],
  [1, 0],
  [0.5, 0.9],
  [-0.5, 0.9],
] as const;

/** Where the feet of a legend are. */
export function feet(places: Places, x: number, y: number): Point {
  const [px, py] = places.centre(x, y);
  return [px, py + CH * 0.12];
}

/** Where loot lies on a space: at the feet of whoever stands there. */
export function lootAt(places: Places, table: BoardView, x: number, y: number): Point {
  const [px, py] = places.centre(x, y);
  const isTaken = table.teams.some(({ legends }) => legends.some((legend) => legend.x === x && legend.y === y));
  return isTaken ? [px + 12, py + 8] : [px, py];
}

/** A legend round (0, 0), its feet there: red stands on a hexagon, blue on a disc. */
export function legendFigure(name: LegendName, colour: Colour, active: boolean): string {
  return drawing(`standing ${name} ${colour} ${active}`, () => drawLegend(name, colour, active));
}

function drawLegend(name: LegendName, colour: Colour, active: boolean): string {
  const r = CW * 0.36;
  const scale = active ? 0.39 : 0.357;
  let out = p('#000', '-6,3 6,-3 34,11 26,17', 'opacity=".4"');
  if (active) {
    out +=
      e(TEAM[colour], 0, 0, r + 12, (r + 12) * 0.62, 'fill-opacity=".2"') +
      e(TEAM[colour], 0, 0, r + 9, (r + 9) * 0.62, 'fill-opacity=".28" stroke="#fff" stroke-width="2.4" class="now"');
  }
  if (colour === 'red') {
    const hex = (down: number): string =>
      HEX.map(([a, z]) => `${(r * a).toFixed(1)},${(down + r * 0.6 * z).toFixed(1)}`).join(' ');
    out +=
      p(TEAM_DARK.red, hex(4), `stroke="${INK}" stroke-width="2"`) +
      p(TEAM.red, hex(0), `stroke="${INK}" stroke-width="1.4"`);
  } else {
    out +=
      e(TEAM_DARK.blue, 0, 4, r, r * 0.56, `stroke="${INK}" stroke-width="2"`) +
      e(TEAM.blue, 0, 0, r, r * 0.56, `stroke="${INK}" stroke-width="1.4"`);
  }
  return out + `<g transform="translate(${-50 * scale} ${-131 * scale}) scale(${scale})">${figure(name)}</g>`;
}

/** Shield and health above a figure. */
export function bars(legend: Legend, health: number, active: boolean): string {
  const width = CW * 0.78;
  const x = -width / 2;
  const y = -142 * (active ? 0.39 : 0.357) - 9;
  const limit = Math.max(legend.shield_limit, 1);
  let out =
    b(INK, x - 2, y - 2, width + 4, 11, 2, 'opacity=".88"') +
    b('#24384a', x, y, width, 3, 1) +
    b('#6cc4ff', x, y, (width * legend.shield) / limit, 3, 1);
  out +=
    b('#43202a', x, y + 4, width, 3.4, 1) +
    b(
      legend.health * 3 <= health ? '#ff4b57' : '#f3f7fa',
      x,
      y + 4,
      Math.max(1.6, (width * legend.health) / health),
      3.4,
      1,
    );
  for (const n of [1, 2, 3]) out += b(INK, x + (width * n) / 4, y, 0.8, 7.4);
  if (legend.raven) out += g(MOTIFS.raven(), x - 13, y - 4, 0.22);
  if (legend.beast) out += g(MOTIFS.beast(), x + width + 1, y - 4, 0.2);
  return out;
}

/** The corners round an enemy that can be shot, with the chance. */
export function reticle(word: string, strong: boolean): string {
  const tone = strong ? '#ff8b1a' : '#ffd84a';
  const r = CW * 0.48;
  const q = r * 0.46;
  const y = -24;
  let out = `<path d="M${-r} ${y - r + q}v${-q}h${q}M${r - q} ${y - r}h${q}v${q}M${r} ${y + r - q}v${q}h${-q}M${-r + q} ${y + r}h${-q}v${-q}" stroke="${tone}" stroke-width="${strong ? 3 : 2.2}" fill="none" stroke-linecap="round"/>`;
  if (word) {
    const wide = 9 + 7.6 * word.length;
    out += `<rect x="${-wide / 2}" y="${y + r}" width="${wide}" height="16" rx="2" fill="${tone}" stroke="${INK}" stroke-width="1.5"/>${t(word, 0, y + r + 12.6, 12.5, INK, 'text-anchor="middle"')}`;
  }
  return out;
}

export function lootOn(name: string, n: number): string {
  const rank = rankOf(name);
  return (
    e('#ffd84a', n * 7, 9 - n * 5, 12, 5, 'opacity=".35"') +
    `<g transform="translate(${n * 7 - 10} ${-10 - n * 5}) scale(.3125)">${token(name, rank)}</g>`
  );
}

const PUFFS = [
  [-0.55, 0.1, 0.42, '#6d7b86'],
  [0.5, 0.14, 0.44, '#5c6a75'],
  [-0.1, 0.3, 0.46, '#66747f'],
  [-0.3, -0.4, 0.44, '#8d9ba6'],
  [0.3, -0.36, 0.42, '#7a8893'],
  [0, -0.74, 0.34, '#a3b1bb'],
  [-0.34, -0.62, 0.24, '#bccad3'],
] as const;

export function smoke([px, py]: Point, opacity = 0.72): string {
  const [rx, ry] = [CW * 0.98, CH * 0.98];
  return `<g opacity="${opacity}">${PUFFS.map(([a, z, r, tone]) => c(tone, px + a * rx, py + z * ry, r * rx)).join('')}</g>`;
}

export function dome([px, py]: Point): string {
  const [rx, ry] = [CW * 1.02, CH * 1.02];
  return (
    d(
      '#8fe0f5',
      `M${px - rx} ${py}A${rx} ${rx * 0.98} 0 0 1 ${px + rx} ${py}A${rx} ${ry * 0.5} 0 0 1 ${px - rx} ${py}Z`,
      'fill-opacity=".17"',
    ) +
    k('#8fe0f5', 2, `M${px - rx} ${py}A${rx} ${rx * 0.98} 0 0 1 ${px + rx} ${py}`) +
    k(
      '#8fe0f5',
      1,
      `M${px - rx * 0.5} ${py + ry * 0.36}A${rx * 0.52} ${rx * 1.2} 0 0 1 ${px + rx * 0.5} ${py + ry * 0.36}`,
      'opacity=".5"',
    ) +
    k(
      '#fff',
      2.4,
      `M${px - rx * 0.78} ${py - rx * 0.42}A${rx} ${rx} 0 0 1 ${px - rx * 0.3} ${py - rx * 0.86}`,
      'opacity=".8"',
    )
  );
}

/** Something that stands on a row: x, its drawing round (0, 0), and where that is. */
export interface Stood {
  row: number;
  x: number;
  id: string;
  at: Point;
  drawing: string;
}

/** What abilities have put on the map; areas, domes and labels go to the marks. */
export function figures(table: BoardView, places: Places, marks: Marks): Stood[] {
  const found: Stood[] = [];
  const stand = (id: string, x: number, y: number, drawing: string): void =>
    void found.push({ row: y, x, id, at: places.centre(x, y), drawing });
  const anchors = table.figures.filter((each) => each.figure === 'zip_anchor');
  for (const each of table.figures) {
    if (each.figure === 'dome' || each.figure === 'smoke') {
      const at = places.at(...each.node);
      const isDome = each.figure === 'dome';
      const tone = isDome ? '#8fe0f5' : '#c3ced6';
      marks.under += e(
        tone,
        at[0],
        at[1],
        CW * 1.02,
        CH * 1.02,
        isDome
          ? `fill-opacity=".16" stroke="${tone}" stroke-width="2"`
          : `fill-opacity=".12" stroke="${tone}" stroke-width="1.6" stroke-dasharray="3 5"`,
      );
      marks.over += isDome ? dome(at) : smoke(at);
      if (each.turns !== null) marks.tag(at[0], at[1] - (isDome ? CW : CH * 1.1), '', tone, each.turns);
    } else if (each.figure === 'bombardment' || each.figure === 'thunder') {
      marks.area(each.area, '#ff8b1a');
      if (each.figure === 'thunder' && each.then) marks.area(each.then, '#a9560a');
      const inside = places.isOn(each.x, each.y);
      const [px, py] = places.isOn(each.x, each.y)
        ? places.centre(each.x, each.y)
        : places.at(each.x + 0.5, each.y + 0.5);
      const shown = inside ? ([px, py + 24] as Point) : each.area[0] ? places.centre(...each.area[0]) : null;
      if (shown) marks.tag(shown[0], shown[1], String(each.damage), '#ff8b1a', each.turns);
      if (!inside) continue;
      if (each.figure === 'bombardment') {
        marks.on(
          each.x,
          each.y,
          e('none', px, py, 17, 14, 'stroke="#ff8b1a" stroke-width="3"') +
            `<path d="M${px - 22} ${py}h12M${px + 10} ${py}h12M${px} ${py - 18}v10M${px} ${py + 8}v10" stroke="#ff8b1a" stroke-width="2.6"/>`,
        );
      } else {
        const missiles = [0, 1, 2]
          .map(
            (n) =>
              b('#d9e2e8', n * 9 - 12, -20, 6, 20, 2) +
              p('#ff4b57', `${n * 9 - 12},-20 ${n * 9 - 9},-28 ${n * 9 - 6},-20`) +
              p('#ff8b1a', `${n * 9 - 12},0 ${n * 9 - 9},9 ${n * 9 - 6},0`),
          )
          .join('');
        stand(
          'thunder',
          each.x,
          each.y,
          g(missiles, 0, -2, 0.9, { n: 0, s: 180, e: 90, w: 270 }[each.facing as 'n'] ?? 0),
        );
      }
    } else if (each.figure === 'portal')
      stand('portal', each.x, each.y, e('#9b86ee', 0, 6, 17, 7, 'opacity=".45"') + g(MOTIFS.portal(), -21, -36, 0.68));
    else if (each.figure === 'drone') {
      marks.area(each.area, '#78e0bf');
      stand('drone', each.x, each.y, e('#78e0bf', 0, 5, 16, 7, 'opacity=".4"') + g(drone(), -22, -34, 0.88));
      const [px, py] = places.centre(each.x, each.y);
      if (each.turns !== null) marks.tag(px, py - 40, `+${each.heals}`, '#78e0bf', each.turns);
    } else if (each.figure === 'drop')
      stand(
        'drop',
        each.x,
        each.y,
        e('#000', 8, 8, 20, 7, 'opacity=".4"') + g(MOTIFS.drop(), -22, -34, 0.7, 0, each.open ? 'opacity=".6"' : ''),
      );
    else if (each.figure === 'drop_site') {
      const [px, py] = places.centre(each.x, each.y);
      marks.on(
        each.x,
        each.y,
        e('#ff6f7f', px, py, 16, 12, 'fill-opacity=".2" stroke="#ff6f7f" stroke-width="2.4" stroke-dasharray="6 4"') +
          p('#ff6f7f', `${px - 7},${py - 5} ${px + 7},${py - 5} ${px},${py + 6}`),
      );
      marks.tag(px, py - 16, String(each.damage), '#ff6f7f', each.turns);
    }
  }
  const [first, second] = anchors;
  if (first?.figure === 'zip_anchor' && !second) {
    const [x, y] = places.at(...first.node);
    marks.over +=
      p('#2b3640', `${x - 5},${y + 3} ${x - 2},${y - 20} ${x + 2},${y - 20} ${x + 5},${y + 3}`) +
      c('#f1d65c', x, y - 20, 4.4);
  }
  return found;
}
