/** What Undo would take back, on the table: the things the answer was about, and an arrow to them. */

import type { Target } from '../protocol/types';
import { spell } from './board';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The things of an answer one by one, as elements spell them; the last one first: where a card went, before the card. */
export function stepsOf(target: Target): string[] {
  const parts = Object.entries(target).map(([kind, values]) => spell({ [kind]: values }));
  return [spell(target), ...parts.reverse()].filter((step, at, all) => step !== '' && all.indexOf(step) === at);
}

/** A bent line from the button to the edge of a thing, and which way its head points, in degrees. */
export function arrow(from: Box, to: Box): { line: string; x: number; y: number; turn: number } {
  const start = { x: from.x + from.width / 2, y: from.y };
  const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const bend = { x: start.x + (middle.x - start.x) * 0.15, y: middle.y + (start.y - middle.y) * 0.25 };
  const [dx, dy] = [bend.x - middle.x, bend.y - middle.y];
  // From its middle to its edge, on the way to where the line comes from.
  const part = Math.min(to.width / 2 / Math.max(Math.abs(dx), 1), to.height / 2 / Math.max(Math.abs(dy), 1), 1);
  const [x, y] = [middle.x + dx * part, middle.y + dy * part];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    line: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(x)} ${round(y)}`,
    x: round(x),
    y: round(y),
    turn: round((Math.atan2(y - bend.y, x - bend.x) * 180) / Math.PI),
  };
}
