/** Marks on the map: areas, the ring, reach, ways, sight lines, ranges, landings, small labels. Strings of SVG. */
import { b, c, d, k, p, t } from './art/pen';
import { INK } from './art/tones';
import { CH, CW, LEFT, TOP, type Places, type Point, type Space } from './place';

/** Marks that lie on plates, by row; -1: on the ground. */
export class Marks {
  private readonly found = new Map<number, string>();
  /** Above the ground, below what stands. */
  under = '';
  /** Above everything. */
  over = '';

  constructor(readonly places: Places) {}

  /** A mark on the plate of a space. */
  on(x: number, y: number, drawing: string): void {
    const row = this.places.level(x, y) ? y : -1;
    this.found.set(row, (this.found.get(row) ?? '') + drawing);
  }

  of(row: number): string {
    return this.found.get(row) ?? '';
  }

  plate(x: number, y: number, fill: string, more = '', inset = 0): void {
    if (!this.places.isOn(x, y)) return;
    const [px, py] = this.places.corner(x, y);
    this.on(x, y, b(fill, px + inset, py + inset, CW - 2 * inset, CH - 2 * inset, inset ? 3 : 0, more));
  }

  /** An area of effect: tinted plates with a border round them. */
  area(spaces: readonly Space[], tone: string, strong = false): void {
    const inside = new Set(spaces.map(([x, y]) => `${x},${y}`));
    for (const [x, y] of spaces) {
      if (!this.places.isOn(x, y)) continue;
      const [px, py] = this.places.corner(x, y);
      let line = '';
      if (!inside.has(`${x},${y - 1}`)) line += `M${px} ${py}h${CW}`;
      if (!inside.has(`${x},${y + 1}`)) line += `M${px} ${py + CH}h${CW}`;
      if (!inside.has(`${x - 1},${y}`)) line += `M${px} ${py}v${CH}`;
      if (!inside.has(`${x + 1},${y}`)) line += `M${px + CW} ${py}v${CH}`;
      this.on(
        x,
        y,
        b(tone, px, py, CW, CH, 0, `fill-opacity="${strong ? 0.34 : 0.13}"`) +
          `<path d="${line}" stroke="${tone}" stroke-width="${strong ? 2.6 : 1.6}" ${strong ? '' : 'stroke-dasharray="5 4"'} fill="none"/>`,
      );
    }
  }

  /** Outside the ring; its wall; the ring to come, with its words. */
  ring(ring: readonly number[], next: readonly number[] | null, words: string): void {
    const { size } = this.places;
    const [x0 = 0, y0 = 0, x1 = size - 1, y1 = size - 1] = ring;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (x >= x0 && x <= x1 && y >= y0 && y <= y1) continue;
        this.plate(x, y, '#2a0d08', 'fill-opacity=".45"');
        this.plate(x, y, 'url(#apex-hatch)');
      }
    }
    if (x0 > 0 || y0 > 0 || x1 < size - 1 || y1 < size - 1) {
      const [left, top] = this.places.at(x0, y0);
      const [right, bottom] = this.places.at(x1 + 1, y1 + 1);
      const [w, h, tall] = [right - left, bottom - top, 15];
      this.over += `<g class="wall">${d('#ff6a1f', `M${left} ${top}v${-tall}h${w}v${tall}z`, 'fill-opacity=".22"')}${d('#ff6a1f', `M${left} ${bottom}v${-tall}h${w}v${tall}z`, 'fill-opacity=".2"')}<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" stroke="#ff6a1f" stroke-opacity=".35" stroke-width="8"/><rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" stroke="#ff8b3d" stroke-width="2.6"/><path d="M${left} ${top - tall}h${w}M${left} ${bottom - tall}h${w}" stroke="#ffd0a6" stroke-opacity=".7" stroke-width="1.2"/></g>`;
    }
    if (!next) return;
    const [a = 0, n = 0, z = 0, s = 0] = next;
    const [left, top] = this.places.at(a, n);
    const [right, bottom] = this.places.at(z + 1, s + 1);
    this.under += `<rect x="${left + 1}" y="${top + 1}" width="${right - left - 2}" height="${bottom - top - 2}" fill="none" stroke="#ff9a4d" stroke-opacity=".9" stroke-width="1.8" stroke-dasharray="9 6"/>`;
    const wide = 6.7 * words.length + 12;
    const at = Math.max(LEFT + wide, right);
    this.over += `<g transform="translate(${at - wide} ${Math.min(bottom + 4, TOP + size * CH + 4)})"><rect y="-7" width="${wide}" height="14" rx="2" fill="#a9560a"/>${t(words, wide / 2, 3.7, 10.5, '#fff', 'text-anchor="middle"')}</g>`;
  }

  /** A space that can be reached, with its cost. */
  reach(x: number, y: number, cost: number, hot: boolean): void {
    const [px, py] = this.places.corner(x, y);
    const strength = hot ? 0.62 : Math.max(0.14, 0.42 - cost * 0.05);
    this.on(
      x,
      y,
      b(
        '#35e6dc',
        px + 2,
        py + 2,
        CW - 4,
        CH - 4,
        3,
        `fill-opacity="${strength}" stroke="#35e6dc" stroke-opacity="${hot ? 1 : 0.75}" stroke-width="${hot ? 2.6 : 1.2}"`,
      ) +
        t(
          cost,
          px + CW - 6,
          py + CH - 6,
          hot ? 15 : 12.5,
          '#eafffd',
          'text-anchor="end" style="paint-order:stroke" stroke="#06282b" stroke-width="3"',
        ),
    );
  }

  /** The way there. */
  way(spaces: readonly Space[]): void {
    const points = spaces.map(([x, y]) => this.places.centre(x, y));
    const last = points[points.length - 1];
    if (!last) return;
    const line = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
    this.over +=
      k('#06282b', 7, line, 'opacity=".6"') +
      k('#eafffd', 3.4, line, 'stroke-dasharray="1 8"') +
      points
        .slice(1, -1)
        .map(([x, y]) => c('#eafffd', x, y, 3.4))
        .join('') +
      c('none', last[0], last[1], 10, 'stroke="#fff" stroke-width="3"');
  }

  /** The line from a shooter to a target; dotted where it is blocked. */
  sight(from: Point, to: Point, tone: string, clear = true): void {
    const [x0, y0, x1, y1] = [from[0], from[1] - 20, to[0], to[1] - 20];
    const long = Math.max(1, Math.hypot(x1 - x0, y1 - y0));
    const [ax, ay] = [(-(y1 - y0) / long) * 15, ((x1 - x0) / long) * 15];
    const line = `M${x0} ${y0}L${x1} ${y1}`;
    this.over += `<g class="sight">${p(tone, `${x0},${y0} ${x1 + ax},${y1 + ay} ${x1 - ax},${y1 - ay}`, 'fill-opacity=".2"')}${k(INK, 5, line, 'opacity=".5"')}${k(tone, 2.2, line, `stroke-dasharray="${clear ? '10 5' : '2 6'}"`)}</g>`;
  }

  /** A line between two who can shoot at each other now: by how much it will be harder, or not at all any more. */
  hampered(from: Point, to: Point, by: string | null): void {
    const [x0, y0, x1, y1] = [from[0], from[1] - 20, to[0], to[1] - 20];
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const tone = by === null ? '#ff4b57' : '#ffd84a';
    const line = `M${x0} ${y0}L${x1} ${y1}`;
    const cross = `M${x - 7} ${y - 7}l14 14m0 -14l-14 14`;
    this.over +=
      k(INK, 5.5, line, 'opacity=".55"') + k(tone, 2.4, line, `stroke-dasharray="${by === null ? '1 7' : '9 5'}"`);
    if (by === null) this.over += c(INK, x, y, 12, 'opacity=".75"') + k(tone, 4, cross);
    else this.tag(x, y, by, tone, null);
  }

  /** The edge or intersection that blocks a line. */
  blocked(what: 'H' | 'I' | 'V', x: number, y: number): void {
    const level = Math.max(
      this.places.level(x, y),
      what === 'V' ? this.places.level(x - 1, y) : 0,
      what === 'H' ? this.places.level(x, y - 1) : 0,
    );
    const [px, py] = this.places.at(x, y, level);
    const line =
      what === 'V'
        ? `M${px} ${py - 8}v${CH + 8}`
        : what === 'H'
          ? `M${px} ${py - 4}h${CW}`
          : `M${px - 7} ${py - 11}l14 14m0 -14l-14 14`;
    this.over += `<g class="veil">${k(INK, 9, line)}${k('#ff4b57', 5, line)}</g>`;
  }

  /** Best range: squares round the shooter as a dotted band. */
  range([x, y]: Space, low: number, high: number): void {
    const far = Math.min(high, 2 * this.places.size);
    const square = (r: number): string => {
      const [px, py] = this.places.at(x + 0.5 - r, y + 0.5 - r);
      return `M${px} ${py}h${2 * r * CW}v${2 * r * CH}h${-2 * r * CW}z`;
    };
    const path = square(far + 0.5) + square(low - 0.5);
    this.under += `<g clip-path="url(#apex-field)"><path d="${path}" fill="#ffd84a" fill-opacity=".085" fill-rule="evenodd"/><path d="${path}" fill="none" stroke="#ffd84a" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" opacity=".75"/></g>`;
  }

  /** Where a grenade may come to lie, in percent, and its arc. */
  scatter(from: Point, goal: Space, landings: readonly (readonly [number, number, number])[], ways: number): void {
    const [x0, y0] = from;
    const [x1, y1] = this.places.at(goal[0] + 0.5, goal[1] + 0.5, this.places.level(goal[0], goal[1]));
    for (const [x, y, count] of landings) {
      const share = (count * 100) / ways;
      const [px, py] = this.places.isOn(x, y) ? this.places.centre(x, y) : this.places.at(x + 0.5, y + 0.5);
      const isGoal = x === goal[0] && y === goal[1];
      this.over += c(
        '#ff4b57',
        px,
        py,
        Math.round((4 + share * 0.5) * 10) / 10,
        `fill-opacity="${Math.min(0.85, 0.3 + share / 40).toFixed(2)}" stroke="#fff" stroke-width="${isGoal ? 1.6 : 0.6}"`,
      );
      if (share >= 4)
        this.over += t(
          Math.round(share),
          px,
          py + 4,
          10.5,
          '#fff',
          'text-anchor="middle" style="paint-order:stroke" stroke="#0b1118" stroke-width="2.6"',
        );
    }
    const arc = `M${x0} ${y0 - 26}Q${(x0 + x1) / 2} ${Math.min(y0, y1) - 110} ${x1} ${y1}`;
    this.over += k(INK, 6, arc, 'opacity=".45"') + k('#ffd84a', 2.6, arc, 'stroke-dasharray="7 6"');
  }

  /** A small label without a language: damage, an hourglass, the turns that are left. */
  tag(px: number, py: number, word: string, tone: string, turns: number | null): void {
    const lead = 7 * word.length + (word ? 4 : 0);
    const wide = 8 + lead + (turns === null ? 0 : 12 + 7 * String(turns).length);
    const x = -wide / 2 + 4;
    let out =
      `<rect x="${-wide / 2}" y="-8.5" width="${wide}" height="16" rx="2" fill="${tone}" stroke="${INK}"/>` +
      (word ? t(word, x, 3.8, 12, INK) : '');
    if (turns !== null)
      out +=
        p(INK, `${x + lead},-5 ${x + lead + 8},-5 ${x + lead},5 ${x + lead + 8},5`) +
        t(turns, x + lead + 11, 3.8, 12, INK);
    const { w, h } = this.places.box;
    const inside = (n: number, half: number, most: number): number => Math.max(half, Math.min(most - half, n));
    this.over += `<g transform="translate(${inside(px, wide / 2 + 1, w)} ${inside(py, 10, h)})">${out}</g>`;
  }
}
