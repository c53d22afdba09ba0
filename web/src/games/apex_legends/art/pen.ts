/** The pen of the arena: crisp flat shapes as SVG text. One light from the upper left. */

export const p = (fill: string, points: string, more = ''): string => `<polygon fill="${fill}" points="${points}" ${more}/>`;
export const c = (fill: string, x: number, y: number, r: number, more = ''): string => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}" ${more}/>`;
export const e = (fill: string, x: number, y: number, rx: number, ry: number, more = ''): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;
export const b = (fill: string, x: number, y: number, w: number, h: number, r = 0, more = ''): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} ${more}/>`;
const round = 'stroke-linecap="round" stroke-linejoin="round"';
/** A line through points. */
export const s = (stroke: string, width: number, points: string, more = ''): string =>
  `<polyline fill="none" stroke="${stroke}" stroke-width="${width}" ${round} points="${points}" ${more}/>`;
/** A filled curve. */
export const d = (fill: string, path: string, more = ''): string => `<path fill="${fill}" d="${path}" ${more}/>`;
/** A drawn curve. */
export const k = (stroke: string, width: number, path: string, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" ${round} d="${path}" ${more}/>`;
/** A part somewhere else, smaller, turned. */
export const g = (inner: string, x = 0, y = 0, scale = 1, turn = 0, more = ''): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}" ${more}>${inner}</g>`;
/** A word in the display face. */
export const t = (text: string | number, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="var(--display)" font-weight="800" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
