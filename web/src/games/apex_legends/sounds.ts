/** What the arena sounds like: each word that an event gives, as notes. */

import { note, type Note } from '../../lib/sound';

export const sounds: Readonly<Record<string, readonly Note[]>> = {
  // Going about
  steps: [note('noise', 900, 420, 0.05, 0.3), note('noise', 780, 360, 0.05, 0.24, 0.11)],
  climb: [note('noise', 1700, 1100, 0.05, 0.3), note('noise', 2100, 1400, 0.05, 0.26, 0.11)],
  rush: [note('noise', 700, 2400, 0.16, 0.3)],
  whoosh: [note('noise', 400, 3600, 0.12, 0.35), note('noise', 3600, 600, 0.14, 0.25, 0.12)],
  scrape: [note('noise', 620, 300, 0.24, 0.4), note('sawtooth', 82, 60, 0.2, 0.16)],
  beam: [note('sine', 280, 1120, 0.42, 0.35), note('triangle', 560, 2240, 0.42, 0.16, 0.04)],
  // A shot
  charge: [note('sawtooth', 120, 520, 0.2, 0.16), note('sine', 240, 1040, 0.2, 0.25)],
  click: [note('square', 2400, 1500, 0.025, 0.2), note('square', 2500, 1600, 0.025, 0.18, 0.07)],
  thud: [note('sine', 150, 55, 0.14, 0.7), note('noise', 700, 180, 0.08, 0.35)],
  crack: [note('noise', 5200, 1300, 0.06, 0.6), note('square', 340, 90, 0.09, 0.3)],
  hiss: [note('noise', 6200, 3800, 0.26, 0.24)],
  swing: [note('noise', 1500, 500, 0.09, 0.35), note('sine', 130, 60, 0.1, 0.5, 0.07)],
  // Shield and health
  glass: [
    note('triangle', 2600, 2300, 0.07, 0.25),
    note('triangle', 3500, 2900, 0.09, 0.2, 0.03),
    note('noise', 7000, 4200, 0.12, 0.2),
  ],
  thump: [note('sine', 110, 48, 0.18, 0.75)],
  horn: [
    note('sawtooth', 98, 98, 0.5, 0.3),
    note('sawtooth', 147, 145, 0.5, 0.22, 0.02),
    note('sine', 49, 49, 0.6, 0.5),
  ],
  fizz: [note('noise', 3200, 6800, 0.3, 0.2), note('sine', 520, 780, 0.22, 0.25)],
  hum: [note('triangle', 180, 270, 0.34, 0.4), note('sine', 360, 540, 0.34, 0.2)],
  // Grenades
  pin: [note('triangle', 3100, 3000, 0.06, 0.3), note('noise', 900, 2200, 0.14, 0.2, 0.05)],
  tick: [note('square', 1250, 1200, 0.03, 0.18)],
  boom: [note('noise', 900, 60, 0.5, 0.75), note('sine', 95, 30, 0.45, 0.75)],
  // Feats and abilities
  draw: [note('noise', 2600, 5200, 0.11, 0.22)],
  feat: [note('triangle', 440, 660, 0.09, 0.35), note('noise', 3800, 1900, 0.07, 0.2)],
  ability: [note('sine', 330, 495, 0.12, 0.4), note('triangle', 660, 990, 0.16, 0.25, 0.09)],
  unfold: [note('sine', 90, 240, 0.24, 0.55), note('noise', 500, 1900, 0.2, 0.18)],
  missiles: [
    note('noise', 4200, 500, 0.26, 0.3),
    note('noise', 800, 70, 0.4, 0.65, 0.22),
    note('sine', 80, 32, 0.36, 0.6, 0.22),
  ],
  raven: [note('sawtooth', 720, 520, 0.09, 0.2), note('sawtooth', 700, 480, 0.1, 0.18, 0.13)],
  wreck: [note('noise', 2600, 240, 0.24, 0.5), note('square', 130, 50, 0.2, 0.25)],
  // Loot
  latch: [note('square', 420, 300, 0.03, 0.3), note('noise', 1600, 700, 0.08, 0.3, 0.05)],
  clink: [note('triangle', 1900, 1850, 0.06, 0.26), note('triangle', 2500, 2450, 0.07, 0.2, 0.06)],
  toss: [note('noise', 1300, 500, 0.12, 0.25)],
  use: [note('noise', 2200, 900, 0.07, 0.25), note('sine', 480, 640, 0.1, 0.3, 0.06)],
  // The broadcast
  recruit: [note('triangle', 392, 392, 0.1, 0.35), note('triangle', 587, 587, 0.16, 0.35, 0.1)],
  tile: [note('sine', 200, 85, 0.13, 0.65), note('noise', 1500, 400, 0.05, 0.22)],
  turn: [note('triangle', 523, 523, 0.11, 0.35), note('triangle', 784, 784, 0.2, 0.35, 0.12)],
  siren: [note('sine', 300, 460, 0.45, 0.28), note('sine', 460, 300, 0.45, 0.24, 0.45)],
};
