/** An address as a QR code, for the camera of a phone. */

import encodeQR from 'qr';

/** Light squares around the code, which readers need. */
const QUIET = 2;

export interface Drawn {
  /** Squares in a row. */
  size: number;
  /** The dark ones, as the path of an SVG. */
  path: string;
}

export function drawn(text: string): Drawn {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
