import { describe, expect, it } from 'vitest';
import { TEAM, TEAM_DARK } from '../src/games/apex_legends/art/tones';

/** Degrees round the wheel of colours: red is at 0, blue at 240. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
  const [most, span] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)];
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (sixth * 60 + 360) % 360;
}

describe.each([
  ['the figures and plates', TEAM],
  ['what lies in their shadow', TEAM_DARK],
])('the colours of the teams: %s', (_, tones) => {
  it('are those that their names say', () => {
    expect(Math.min(hue(tones.red), 360 - hue(tones.red))).toBeLessThan(25);
    expect(Math.abs(hue(tones.blue) - 240)).toBeLessThan(35);
  });
});
