/** The pen of the arena: crisp flat shapes as SVG text. One light from the upper left. */

/** A shape of one colour is seen through by its colour: as a whole it would be painted apart from the others. */
const through = (more: string): string =>
  more.includes('stroke=') ? more : more.replace(/(^| )opacity=/, '$1fill-opacity=');
const seen = (more: string): string => more.replace(/(^| )opacity=/, '$1stroke-opacity=');

export const p = (fill: string, points: string, more = ''): string =>
  `<polygon fill="${fill}" points="${points}" ${through(more)}/>`;
export const c = (fill: string, x: number, y: number, r: number, more = ''): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}" ${through(more)}/>`;
export const e = (fill: string, x: number, y: number, rx: number, ry: number, more = ''): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${through(more)}/>`;
export const b = (fill: string, x: number, y: number, w: number, h: number, r = 0, more = ''): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} ${through(more)}/>`;
const round = 'stroke-linecap="round" stroke-linejoin="round"';
/** A line through points. */
export const s = (stroke: string, width: number, points: string, more = ''): string =>
  `<polyline fill="none" stroke="${stroke}" stroke-width="${width}" ${round} points="${points}" ${seen(more)}/>`;
/** A filled curve. */
export const d = (fill: string, path: string, more = ''): string =>
  `<path fill="${fill}" d="${path}" ${through(more)}/>`;
/** A drawn curve. */
export const k = (stroke: string, width: number, path: string, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" ${round} d="${path}" ${seen(more)}/>`;
/** A part somewhere else, smaller, turned. */
export const g = (inner: string, x = 0, y = 0, scale = 1, turn = 0, more = ''): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}" ${more}>${inner}</g>`;
/** A word in the display face. */
export const t = (text: string | number, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="var(--display)" font-weight="800" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
