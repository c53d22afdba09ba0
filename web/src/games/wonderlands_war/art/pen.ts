/** The pen of the paper theatre: plain shapes with clean curves. All drawings live in a box of 100 × 100 unless they say so. */

export const INK = '#1d0f22';
export const IVORY = '#f6ecd6';
export const GOLD = '#d9b25a';
const FACE = 'Playfair Display,Georgia,serif';

/** A filled polygon. */
export const p = (fill: string, points: string): string => `<polygon fill="${fill}" points="${points}"/>`;
/** A box with round corners. */
export const b = (fill: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`;
/** An ellipse. */
export const e = (fill: string, cx: number, cy: number, rx: number, ry = rx): string =>
  `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;
/** A disc. */
export const c = (fill: string, cx: number | string, cy: number | string, r: number | string): string =>
  `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`;
/** A filled curve. */
export const d = (fill: string, path: string): string => `<path fill="${fill}" d="${path}"/>`;
/** A thick curve. */
export const k = (stroke: string, w: number, path: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
/** A ring. */
export const o = (stroke: string, w: number, cx: number, cy: number, r: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;
/** Letters in the display face, centred. */
export const t = (fill: string, x: number, y: number, size: number, text: string | number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="900" font-family="${FACE}" text-anchor="middle" fill="${fill}" style="font-feature-settings:'lnum'">${text}</text>`;
export const g = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;
export const mirror = (inner: string): string => g('matrix(-1 0 0 1 100 0)', inner);
/** Moved, scaled and turned about its own centre (50, 50). */
export const at = (
  x: number | string,
  y: number | string,
  size: number,
  turn: number | string,
  inner: string,
): string => g(`translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-50 -50)`, inner);
export const around = (n: number, cx: number, cy: number, part: string, from = 0): string =>
  Array.from({ length: n }, (_, i) =>
    g(`rotate(${Math.round((from + (360 / n) * i) * 10) / 10} ${cx} ${cy})`, part),
  ).join('');

/** The same shapes in one colour and so much larger all around: the paper that is left when a figure is cut out. */
export function cut(colour: string, more: number, inner: string): string {
  const lines = inner.replace(
    / stroke="[^"]*" stroke-width="([\d.]+)"/g,
    (_, w: string) => ` stroke="${colour}" stroke-width="${Number(w) + more * 2}"`,
  );
  const fills = lines.replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`);
  return `<g stroke="${colour}" stroke-width="${more * 2}" stroke-linejoin="round">${fills}</g>`;
}
