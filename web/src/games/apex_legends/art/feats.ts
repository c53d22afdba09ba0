/** Feats and abilities: which motifs a picture is made of, and what a feat does in signs. */
import { head } from './heads';
import type { IconName } from './icons';
import { MOTIFS, type MotifName } from './motifs';
import { b, g, p } from './pen';
import { LEGEND, type LegendName } from './tones';

type Chip = [icon: IconName, word: string];
/** The near motif, the far one, and the signs of what it does. */
type Feat = [near: MotifName, far: MotifName, ...chips: Chip[]];

export const FEATS: Record<string, Feat> = {
  safe_haven: ['dome', 'cross', ['use', '1×']],
  shoulder_charge: ['fist', 'boot', ['move', '2'], ['melee', '4'], ['rush', '2']],
  dug_in: ['wall', 'bullets', ['range', '+2'], ['hit', '+2']],
  behind_me: ['shield', 'cross', ['shield', '+8']],
  living_shield: ['arm', 'swap', ['shield', '8'], ['target', '⇄']],
  not_on_my_watch: ['blast', 'shield', ['shield', '10']],
  quick_deploy: ['dome', 'clock', ['clock', '−2']],
  bring_me_down: ['arm', 'skull', ['head', '−10'], ['shield', '10']],
  cold_steel: ['knife', 'boot', ['melee', '6'], ['move', '2']],
  armour_piercers: ['bullets', 'shield', ['hit', '+2']],
  trigger_discipline: ['scope', 'bullets', ['target', '−10'], ['ammo', '−1']],
  double_time: ['boot', 'lightning', ['move', '4']],
  lost_in_the_smoke: ['smoke', 'eye', ['low', '–'], ['cover', '= ✕']],
  bad_day_shooter: ['smoke', 'scope', ['target', '= 65']],
  always_ready: ['boot', 'cross', ['move', '3']],
  resupply: ['bullets', 'bin', ['ammo', '+2']],
  come_and_find_me: ['portal', 'swap', ['rush', '⇄']],
  phase_step: ['void', 'boot', ['rush', '1–2']],
  whispers: ['eye', 'void', ['target', '+10'], ['move', '1']],
  seen_it_before: ['cards', 'eye', ['eye', '4']],
  forewarned: ['blast', 'void', ['move', '2']],
  kunai: ['knife', 'void', ['move', '2'], ['melee', '6']],
  this_way: ['boot', 'portal', ['move', '2']],
  from_nowhere: ['portal', 'skull', ['target', '−10'], ['head', '+3']],
  allfathers_strength: ['bullets', 'prints', ['shoot', ''], ['move', '2']],
  read_the_tracks: ['prints', 'eye', ['cover', '–']],
  patient_hunter: ['scope', 'clock', ['target', '−10'], ['range', '+1']],
  foregone_conclusion: ['cards', 'scope', ['target', '−10'], ['cards', '2']],
  ravens_warning: ['raven', 'cards', ['cards', '1']],
  pursuit: ['prints', 'boot', ['move', '3'], ['target', '']],
  slip_the_snare: ['boot', 'clock', ['move', '2'], ['clock', '−1']],
  trophy: ['skull', 'cross', ['health', '+10'], ['cards', '+1']],
  all_aboard: ['zipgun', 'boot', ['move', '1'], ['zip', '']],
  targeting_upgrade: ['scope', 'lightning', ['range', '+2']],
  quick_swing: ['hook', 'fist', ['rush', '1–2']],
  return_to_sender: ['blast', 'swap', ['rush', '2']],
  uppercut: ['fist', 'lightning', ['melee', '6'], ['rush', '3']],
  reel_in: ['hook', 'swap', ['rush', '1–3']],
  hard_target: ['scope', 'hook', ['target', '+5'], ['high', '+15']],
  recalibrate: ['hook', 'clock', ['clock', '−2']],
  fresh_supplies: ['bin', 'cross', ['shield', '12'], ['health', '12']],
  shock_sticks: ['lightning', 'fist', ['melee', '8'], ['move', '1']],
  on_my_way: ['boot', 'cross', ['move', '2'], ['use', '']],
  triage: ['cross', 'eye', ['health', '+8']],
  guardian_angel: ['wings', 'drone', ['bolt', '0'], ['health', '']],
  scavenge: ['bin', 'lightning', ['take', '1']],
  covering_fire: ['bullets', 'boot', ['hit', '+1'], ['move', '1']],
  combat_shield: ['shield', 'drone', ['shield', '6']],
};

/** By ability: its motif. */
export const ABILITIES: Record<string, MotifName> = {
  dome_of_protection: 'dome',
  defensive_bombardment: 'bombard',
  smoke_launcher: 'smoke',
  rolling_thunder: 'missiles',
  into_the_void: 'void',
  dimensional_rift: 'portal',
  eye_of_the_allfather: 'raven',
  beast_of_the_hunt: 'beast',
  grappling_hook: 'hook',
  zipline_gun: 'zipgun',
  heal_drone: 'drone',
  care_package: 'drop',
};

export function ability(name: string): string {
  const motif = ABILITIES[name];
  return motif ? MOTIFS[motif]() : '';
}

/** What a feat does, in signs. */
export function chips(name: string): Chip[] {
  const [, , ...found] = FEATS[name] ?? ['scope', 'cards'];
  return found;
}

/** 120 × 76: the legend's light, the far motif small, the near one large, the head at the edge. */
export function featPicture(name: string, legend: LegendName): string {
  const [near, far] = FEATS[name] ?? ['scope', 'cards'];
  const t = LEGEND[legend];
  let seed = 0;
  for (let n = 0; n < name.length; n++) seed += name.charCodeAt(n) * (n + 3);
  const slant = 8 + (seed % 26);
  return (
    b(t.bg, 0, 0, 120, 76) +
    p(t.m, `${slant},0 ${slant + 30},0 ${slant + 92},76 ${slant + 40},76`, 'opacity=".5"') +
    p(t.l, `${slant + 40},0 ${slant + 48},0 ${slant + 110},76 ${slant + 98},76`, 'opacity=".28"') +
    b('url(#apex-dots)', 0, 0, 120, 76) +
    g(MOTIFS[far](), 78, 4 + (seed % 5), 0.6, 0, 'opacity=".95"') +
    g(head(legend), -14, 22, 0.62) +
    g(MOTIFS[near](), 40, 12, 0.98)
  );
}
