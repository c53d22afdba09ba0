/** Sounds of the road, by the names that events give. */

import { note, type Note } from '../../lib/sound';

const ticks = (count: number, apart: number, from: number, loud: number): Note[] =>
  Array.from({ length: count }, (_, at) => note('square', from, from * 0.6, 0.018, loud, at * apart));

export const sounds: Readonly<Record<string, readonly Note[]>> = {
  /** Dice on sheet metal. */
  dice: [0, 0.05, 0.09, 0.15, 0.2, 0.29].map((at, turn) =>
    note('noise', 3200 - turn * 260, 1500, 0.035, 0.34 - turn * 0.03, at),
  ),
  engine: [note('sawtooth', 62, 78, 0.16, 0.3), note('noise', 240, 140, 0.14, 0.25)],
  ignition: [
    note('sawtooth', 40, 58, 0.14, 0.25),
    note('sawtooth', 46, 110, 0.34, 0.35, 0.16),
    note('noise', 300, 700, 0.3, 0.2, 0.16),
  ],
  dawn: [note('sine', 294, 294, 0.3, 0.3), note('sine', 440, 440, 0.45, 0.3, 0.18)],
  thud: [note('sine', 120, 48, 0.16, 0.8), note('noise', 500, 160, 0.06, 0.25)],
  /** A card is turned over: paper, then a low drum. */
  drum: [note('noise', 2600, 5200, 0.09, 0.2), note('sine', 92, 54, 0.34, 0.75, 0.08)],
  bell: [note('triangle', 784, 780, 0.5, 0.4), note('sine', 1175, 1170, 0.4, 0.22, 0.03)],
  blow: [note('noise', 1900, 180, 0.14, 0.6), note('square', 150, 52, 0.1, 0.3)],
  clang: [note('square', 420, 330, 0.12, 0.25), note('noise', 2200, 900, 0.1, 0.3)],
  drip: [note('sine', 900, 320, 0.09, 0.5), note('sine', 700, 260, 0.08, 0.35, 0.11)],
  geiger: [...ticks(3, 0.035, 2100, 0.22), ...ticks(4, 0.05, 1900, 0.22).map((one) => ({ ...one, at: one.at + 0.15 }))],
  chime: [note('sine', 660, 662, 0.3, 0.3), note('sine', 990, 990, 0.36, 0.25, 0.1)],
  heart: [note('sine', 70, 44, 0.16, 0.9), note('sine', 62, 40, 0.2, 0.8, 0.22)],
  hiss: [note('noise', 5200, 2600, 0.7, 0.4), note('sawtooth', 90, 30, 0.4, 0.35)],
  snap: [note('noise', 3600, 700, 0.07, 0.55), note('square', 300, 110, 0.06, 0.25)],
  ratchet: ticks(5, 0.045, 760, 0.26),
  click: [note('triangle', 900, 1250, 0.05, 0.35)],
  scale: [note('triangle', 1320, 1310, 0.12, 0.25), note('sine', 200, 120, 0.12, 0.4, 0.08)],
  page: [note('noise', 1500, 4600, 0.16, 0.26), note('noise', 4200, 1800, 0.08, 0.16, 0.13)],
  pen: [note('noise', 5200, 3600, 0.07, 0.16), note('noise', 4400, 5600, 0.09, 0.16, 0.09)],
  stamp: [note('sine', 160, 60, 0.12, 0.85), note('noise', 1200, 300, 0.05, 0.35)],
  clock: [note('triangle', 1560, 1500, 0.03, 0.3), note('triangle', 1180, 1140, 0.04, 0.3, 0.16)],
  rip: [note('noise', 4200, 800, 0.26, 0.42)],
  star: [note('triangle', 700, 1050, 0.09, 0.35), note('triangle', 1050, 1400, 0.12, 0.3, 0.08)],
};
