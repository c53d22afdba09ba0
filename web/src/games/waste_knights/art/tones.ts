/** Ochre, rust, faded teal, cream, tar; everything else is a shade of these. l lit, m body, d shade, x accent. */
export const INK = '#1a1512';
export const TONES = {
  ochre: { l: '#f4d48a', m: '#d59c3c', d: '#8c5a22', x: '#b4482a' },
  rust: { l: '#e58f5c', m: '#b64a2b', d: '#6e2819', x: '#ffd83a' },
  teal: { l: '#a3cdc2', m: '#4f918c', d: '#23494d', x: '#ffd83a' },
  cream: { l: '#fffaea', m: '#ecdcb6', d: '#a99268', x: '#b4482a' },
  tar: { l: '#6f6154', m: '#3c332c', d: '#1d1815', x: '#ffd83a' },
  olive: { l: '#bcc182', m: '#7d894a', d: '#434d2b', x: '#d9482a' },
  steel: { l: '#d6d9d0', m: '#8f9893', d: '#4b5453', x: '#e2592a' },
  sick: { l: '#dbe581', m: '#98ad3e', d: '#4f6124', x: '#8a2f6a' },
  leather: { l: '#cf9563', m: '#925d37', d: '#4d2e1c', x: '#ffd83a' },
  sand: { l: '#fae7b8', m: '#e3c17e', d: '#ad8343', x: '#b4482a' },
  blood: { l: '#e8694f', m: '#b32a20', d: '#651411', x: '#fff4dd' },
  dusk: { l: '#a98c8a', m: '#6d5357', d: '#37292f', x: '#ffb347' },
  white: { l: '#ffffff', m: '#e8e4d6', d: '#a9a493', x: '#b4482a' },
};
/** Five enemy types and what a card of theirs looks like. */
import type { FoeType } from '../kinds';

export interface FoeTones {
  sky: string;
  band: string;
  sun: string;
  far: string;
  near: string;
  edge: string;
}
export const FOE_TONES: Record<FoeType, FoeTones> = {
  machine: { sky: '#8fa7a3', band: '#76908d', sun: '#f6e7b8', far: '#5d7775', near: '#2d3b3c', edge: '#4f918c' },
  gang: { sky: '#e0a04a', band: '#cf843a', sun: '#f9dc8a', far: '#a4562c', near: '#4a2418', edge: '#b64a2b' },
  cult: { sky: '#8d5a63', band: '#74454f', sun: '#f2b266', far: '#532f3b', near: '#27161d', edge: '#7b3b4c' },
  beast: { sky: '#d8bd7c', band: '#c6a564', sun: '#fff1c4', far: '#9c8146', near: '#4c3d22', edge: '#7d894a' },
  mutant: { sky: '#a9b065', band: '#8f9850', sun: '#e7ec9c', far: '#626c36', near: '#2b3119', edge: '#98ad3e' },
};
