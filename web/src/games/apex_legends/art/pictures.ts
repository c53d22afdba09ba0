/** Drawings as pictures: each is put together once, and the browser keeps it as one thing instead of dozens of shapes. */

import { idle } from '../../../lib/idle';

export type Kind = 'portrait' | 'figure' | 'gun' | 'token' | 'ability' | 'feat';

export const BOX: Record<Kind, string> = {
  portrait: '0 0 100 100',
  figure: '0 0 100 140',
  gun: '0 0 200 72',
  token: '0 0 64 64',
  ability: '0 0 64 64',
  feat: '0 0 120 76',
};
export const FIT: Partial<Record<Kind, string>> = { figure: 'xMidYMax meet', feat: 'xMidYMid slice' };

/** Patterns and clips that the drawings use. */
export const DOTS =
  '<pattern id="apex-dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="1.6" cy="1.6" r=".9" fill="#fff" fill-opacity=".1"/></pattern>';
export const NECK =
  '<clipPath id="apex-neck"><path d="M-20 -30H130V58L84 62L70 70L62 82H38L30 70L16 62L-20 58Z"/></clipPath>';

const drawings = new Map<string, string>();

/** The drawing of a thing; put together when it is first asked for. */
export function drawing(name: string, draw: () => string): string {
  let found = drawings.get(name);
  if (found === undefined) drawings.set(name, (found = draw()));
  return found;
}

/** Pictures that the browser has read; held, so that it keeps them. */
const ready = new Map<string, HTMLImageElement>();
const waiting = new Map<string, Kind>();

/** Letters need the page's own face, and a figure leaves its frame: these stay drawings. */
export const isPicture = (kind: Kind, drawn: string): boolean => kind !== 'figure' && !drawn.includes('<text');

/**
 * Its address as a picture, or null: then it is drawn as shapes. To read a picture takes long, so that it is done when there is
 * nothing else to do, one at a time, for the next time it is shown.
 */
export function picture(kind: Kind, drawn: string): string | null {
  if (!isPicture(kind, drawn)) return null;
  const found = ready.get(drawn);
  if (found) return found.src;
  if (waiting.size === 0) soon();
  waiting.set(drawn, kind);
  return null;
}

const soon = (): void => idle(() => void read());

async function read(): Promise<void> {
  const [next] = waiting;
  if (!next) return;
  const [drawn, kind] = next;
  const defs = (drawn.includes('#apex-dots') ? DOTS : '') + (drawn.includes('#apex-neck') ? NECK : '');
  const fit = FIT[kind];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX[kind]}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${defs && `<defs>${defs}</defs>`}${drawn}</svg>`)}`;
  try {
    await image.decode();
    ready.set(drawn, image);
  } catch {
    // It stays a drawing.
  }
  waiting.delete(drawn);
  if (waiting.size > 0) soon();
}
