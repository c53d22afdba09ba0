/** The four dice with all their faces, lying there or small for lists; dots tell the colours apart. */
import type { Colour, Face } from '../kinds';

interface Paint {
  /** front, lit edge, right side, below, ink */ f: string;
  l: string;
  r: string;
  b: string;
  k: string;
  pips: number;
}
const DIE: Record<Colour, Paint> = {
  white: { f: '#f8f1dd', l: '#ffffff', r: '#cfc3a2', b: '#a99b78', k: '#2a2320', pips: 0 },
  green: { f: '#7d9440', l: '#a3b85e', r: '#5a6d2a', b: '#43521e', k: '#fff8e4', pips: 1 },
  blue: { f: '#2f7590', l: '#5a9db4', r: '#1f546a', b: '#173f50', k: '#fff8e4', pips: 2 },
  red: { f: '#b5301f', l: '#dd6149', r: '#85200f', b: '#64170b', k: '#fff8e4', pips: 3 },
};
type Symbol = 'S' | 'F' | 'BL';
const SYM: Record<Symbol, (x: number, y: number, z: number, col: string) => string> = {
  S: (x, y, z, col) =>
    `<g transform="translate(${x} ${y}) scale(${z})"><path fill="${col}" d="M0-12 L3.2-4.4 11.4-3.7 5.2 1.7 7.1 9.7 0 5.4-7.1 9.7-5.2 1.7-11.4-3.7-3.2-4.400Z"/></g>`,
  F: (x, y, z, col) =>
    `<g transform="translate(${x} ${y}) scale(${z})"><path fill="none" stroke="${col}" stroke-width="4.6" d="M-6 10 L-9.5 10 M6 10 L9.5 10 M-6.5 10.5 C-12-2-7-10.5 0-10.5 S12-2 6.5 10.5"/></g>`,
  BL: (x, y, z, col) =>
    `<g transform="translate(${x} ${y}) scale(${z})"><path fill="${col}" fill-rule="evenodd" d="M-10-1 Q-10-11 0-11 T10-1 Q10 4 6 5.5 V11 H-6 V5.5 Q-10 4-10-1Z M-6.5-1 a3 3 0 1 0 6 0 a3 3 0 1 0-6 0Z M.5-1 a3 3 0 1 0 6 0 a3 3 0 1 0-6 0Z"/><path d="M-2.5 7v4M2.5 7v4" stroke="#0006" stroke-width="1.6"/></g>`,
};
/** A symbol of the dice in a box of -13 -13 26 26. */
export const symbol = (name: Symbol, col = 'currentColor'): string => SYM[name](0, 0, 1, col);
/** A die in a box of -2 -2 54 54; no face before the roll. */
export function die(colour: Colour, face: Face | null = null): string {
  const q = DIE[colour];
  let marks = '';
  if (face && face !== '-') {
    const [one, two] = face.split('+') as [Symbol, Symbol | undefined];
    marks =
      two === undefined ? SYM[one](22, 22, 1.05, q.k) : SYM[one](14.5, 15, 0.82, q.k) + SYM[two](29.5, 29, 0.82, q.k);
  }
  let pips = '';
  for (let i = 0; i < q.pips; i++) pips += `<circle cx="${38 - i * 5}" cy="6.2" r="1.5" fill="${q.k}" opacity=".75"/>`;
  return (
    `<ellipse cx="29" cy="45" rx="23" ry="6" fill="#000" opacity=".28"/><path d="M7 1h32q5 0 6.5 3l3 5q.9 2 .9 4v29q0 7-7 7H12q-3 0-5-1.5l-4.5-3Q0 42 0 38V8q0-7 7-7z" fill="${q.b}"/>` +
    `<path d="M42 3l6 6q1.4 2 1.4 5v27l-6-4z" fill="${q.r}"/><rect width="44" height="44" rx="8" fill="${q.f}"/>` +
    `<path d="M2.5 36V9q0-6.5 6.5-6.5h27" fill="none" stroke="${q.l}" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>${marks}${pips}`
  );
}
const DOTS: [number, number][][] = [
  [],
  [[8, 8]],
  [
    [6, 10],
    [10, 6],
  ],
  [
    [5, 11],
    [11, 5],
    [8, 8],
  ],
];
/** A small flat die in a box of 16 × 16. */
export function pip(colour: Colour): string {
  const q = DIE[colour];
  const dots = (DOTS[q.pips] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.4" fill="${q.k}" opacity=".9"/>`)
    .join('');
  return `<rect x=".7" y=".7" width="14.6" height="14.6" rx="3.2" fill="${q.f}" stroke="#1a1512" stroke-width="1.2"/><path d="M3 11V5q0-2 2-2h6" stroke="${q.l}" stroke-width="1.3" fill="none" opacity=".8"/>${dots}`;
}
