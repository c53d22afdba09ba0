/** What the tea party and the war sound like: each word that an event gives, as notes. */

import { note, type Note } from '../../lib/sound';

const knock = (at: number, pitch: number): Note[] => [
  note('sine', pitch, pitch * 0.45, 0.12, 0.6, at),
  note('noise', 900, 300, 0.05, 0.2, at),
];
const tick = (at: number): Note[] => [
  note('triangle', 1100, 720, 0.04, 0.28, at),
  note('noise', 1500, 700, 0.03, 0.2, at),
];

export const sounds: Readonly<Record<string, readonly Note[]>> = {
  // Round the table
  chime: [
    note('sine', 523, 521, 0.6, 0.32),
    note('sine', 1046, 1042, 0.4, 0.14),
    note('sine', 523, 521, 0.5, 0.22, 0.35),
  ],
  hops: [...tick(0), ...tick(0.12), ...tick(0.24)],
  throne: [
    note('sine', 180, 90, 0.1, 0.5),
    note('sine', 1560, 1550, 0.3, 0.2),
    note('sine', 2340, 2330, 0.24, 0.12, 0.03),
  ],
  die: [...tick(0), ...tick(0.09), ...tick(0.16), note('triangle', 2600, 2500, 0.1, 0.22, 0.22)],
  shard: [note('triangle', 2600, 2500, 0.09, 0.24), note('triangle', 3400, 3300, 0.12, 0.18, 0.05)],
  riffle: [0, 0.05, 0.1, 0.15, 0.2].map((at) => note('noise', 3000, 4600, 0.035, 0.2, at)),
  paper: [note('noise', 4200, 1500, 0.14, 0.25), note('noise', 1200, 2600, 0.06, 0.12, 0.1)],
  card: [note('noise', 5200, 2200, 0.05, 0.3), note('noise', 2200, 5200, 0.04, 0.2, 0.05)],
  drip: [note('sine', 900, 1500, 0.06, 0.4), note('sine', 700, 1250, 0.07, 0.32, 0.16)],
  pour: [note('noise', 900, 2600, 0.5, 0.25), note('sine', 420, 760, 0.45, 0.12, 0.05)],
  key: [
    note('square', 700, 500, 0.03, 0.2),
    note('noise', 2400, 1200, 0.04, 0.22, 0.05),
    note('triangle', 1300, 1295, 0.14, 0.25, 0.1),
  ],
  // In the glass
  knock: knock(0, 190),
  castle: [...knock(0, 150), ...knock(0.14, 175), ...knock(0.28, 205), note('triangle', 1180, 1320, 0.1, 0.16, 0.36)],
  fall: [note('sine', 300, 70, 0.18, 0.4), note('noise', 800, 200, 0.08, 0.3, 0.14)],
  // Battles
  cloth: [
    note('noise', 500, 1300, 0.18, 0.3),
    note('triangle', 2400, 2300, 0.04, 0.2, 0.2),
    note('triangle', 3000, 2900, 0.05, 0.16, 0.25),
  ],
  chip: [
    note('sine', 160, 60, 0.16, 0.75),
    note('noise', 1500, 300, 0.05, 0.3),
    note('triangle', 1700, 1500, 0.06, 0.25, 0.02),
    note('triangle', 1400, 1350, 0.05, 0.14, 0.09),
  ],
  crack: [
    note('noise', 2400, 800, 0.06, 0.3),
    note('sine', 640, 600, 0.5, 0.32),
    note('sine', 905, 860, 0.42, 0.26, 0.01),
    note('square', 1360, 1240, 0.12, 0.08),
  ],
  metal: [
    note('noise', 5200, 2600, 0.09, 0.35),
    note('triangle', 2700, 2600, 0.25, 0.25),
    note('square', 900, 860, 0.1, 0.14),
  ],
  gong: [
    note('sine', 98, 92, 0.85, 0.6),
    note('sine', 147, 139, 0.7, 0.35, 0.02),
    note('triangle', 233, 221, 0.5, 0.15, 0.02),
  ],
  drum: [
    note('sine', 140, 70, 0.14, 0.6),
    note('noise', 1600, 700, 0.06, 0.3),
    note('noise', 1500, 800, 0.04, 0.18, 0.1),
  ],
  fanfare: [
    note('sawtooth', 392, 392, 0.14, 0.18),
    note('sawtooth', 523, 523, 0.14, 0.18, 0.13),
    note('sawtooth', 659, 657, 0.34, 0.2, 0.26),
    note('sine', 330, 329, 0.34, 0.25, 0.26),
  ],
  seal: [
    note('sine', 220, 110, 0.1, 0.6),
    note('noise', 1100, 400, 0.05, 0.25),
    note('triangle', 784, 784, 0.12, 0.2, 0.06),
  ],
  anvil: [
    note('sine', 160, 80, 0.08, 0.5),
    note('triangle', 3200, 3100, 0.3, 0.3),
    note('square', 1900, 1850, 0.06, 0.12),
    note('triangle', 3250, 3150, 0.2, 0.15, 0.2),
  ],
};
