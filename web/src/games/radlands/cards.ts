/** What is printed on the cards, as far as a face shows it. A test compares it with the game's content files. */

export type Effect = 'damage' | 'injure' | 'raid' | 'restore' | 'draw' | 'punk' | 'water';

export interface Printed {
  kind: 'camp' | 'person' | 'event' | 'silo' | 'raiders' | 'punk';
  cost?: number;
  junk?: Effect;
  bomb?: number;
  /** Starting cards of a camp. */
  start?: number;
  unique?: boolean;
  /** Water (-1: as much as the ability that is used) and what it does. */
  abilities?: [number, string][];
  traits?: string[];
}

export const CARDS: Record<string, Printed> = {
  // Camps
  adrenaline_lab: { kind: 'camp', start: 1, abilities: [[-1, 'adrenaline_lab']] },
  arcade: { kind: 'camp', start: 1, abilities: [[1, 'arcade']] },
  atomic_garden: { kind: 'camp', start: 1, abilities: [[2, 'atomic_garden']] },
  blood_bank: { kind: 'camp', start: 1, abilities: [[0, 'blood_bank']] },
  bonfire: { kind: 'camp', start: 1, abilities: [[0, 'bonfire']], traits: ['bonfire'] },
  cache: { kind: 'camp', start: 1, abilities: [[0, 'cache']] },
  cannon: { kind: 'camp', start: 1, abilities: [[1, 'cannon']] },
  catapult: { kind: 'camp', start: 0, abilities: [[2, 'catapult']] },
  command_post: { kind: 'camp', start: 2, abilities: [[3, 'command_post']] },
  construction_yard: { kind: 'camp', start: 2, abilities: [[1, 'construction_yard']] },
  garage: { kind: 'camp', start: 0, abilities: [[1, 'raid']] },
  juggernaut: { kind: 'camp', start: 0, abilities: [[1, 'juggernaut']] },
  labor_camp: { kind: 'camp', start: 1, abilities: [[0, 'labor_camp']] },
  mercenary_camp: { kind: 'camp', start: 0, abilities: [[2, 'mercenary_camp']] },
  mulcher: { kind: 'camp', start: 0, abilities: [[0, 'mulcher']] },
  nest_of_spies: { kind: 'camp', start: 1, abilities: [[1, 'nest_of_spies']] },
  oasis: { kind: 'camp', start: 1, traits: ['oasis'] },
  obelisk: { kind: 'camp', start: 3, traits: ['obelisk'] },
  omen_clock: { kind: 'camp', start: 1, abilities: [[1, 'omen_clock']] },
  outpost: { kind: 'camp', start: 1, abilities: [[2, 'raid'], [2, 'restore']] },
  parachute_base: { kind: 'camp', start: 1, abilities: [[-1, 'parachute_base']] },
  pillbox: { kind: 'camp', start: 1, abilities: [[3, 'pillbox']] },
  railgun: { kind: 'camp', start: 0, abilities: [[2, 'damage']] },
  reactor: { kind: 'camp', start: 1, abilities: [[2, 'reactor']] },
  resonator: { kind: 'camp', start: 1, abilities: [[2, 'resonator']] },
  scavenger_camp: { kind: 'camp', start: 1, abilities: [[2, 'raid'], [1, 'scavenger_camp']] },
  scud_launcher: { kind: 'camp', start: 0, abilities: [[1, 'scud_launcher']] },
  supply_depot: { kind: 'camp', start: 2, abilities: [[2, 'supply_depot']] },
  the_octagon: { kind: 'camp', start: 0, abilities: [[1, 'the_octagon']] },
  training_camp: { kind: 'camp', start: 1, abilities: [[1, 'training_camp']] },
  transplant_lab: { kind: 'camp', start: 2, abilities: [[1, 'transplant_lab']] },
  victory_totem: { kind: 'camp', start: 1, abilities: [[2, 'injure'], [2, 'raid']] },
  warehouse: { kind: 'camp', start: 1, abilities: [[0, 'warehouse']] },
  watchtower: { kind: 'camp', start: 0, abilities: [[1, 'watchtower']] },
  // People
  assassin: { kind: 'person', cost: 1, junk: 'raid', abilities: [[2, 'assassin']] },
  cult_leader: { kind: 'person', cost: 1, junk: 'draw', abilities: [[0, 'cult_leader']] },
  doomsayer: { kind: 'person', cost: 1, junk: 'draw', abilities: [[1, 'doomsayer']], traits: ['enters_doomsayer'] },
  exterminator: { kind: 'person', cost: 1, junk: 'draw', abilities: [[1, 'exterminator']] },
  gunner: { kind: 'person', cost: 1, junk: 'restore', abilities: [[2, 'gunner']] },
  holdout: { kind: 'person', cost: 2, junk: 'raid', abilities: [[1, 'damage']], traits: ['holdout'] },
  looter: { kind: 'person', cost: 1, junk: 'water', abilities: [[2, 'looter']] },
  mimic: { kind: 'person', cost: 1, junk: 'injure', abilities: [[-1, 'mimic']] },
  muse: { kind: 'person', cost: 1, junk: 'injure', abilities: [[0, 'water']] },
  mutant: { kind: 'person', cost: 1, junk: 'injure', abilities: [[0, 'mutant']] },
  pyromaniac: { kind: 'person', cost: 1, junk: 'injure', abilities: [[1, 'pyromaniac']] },
  rabble_rouser: { kind: 'person', cost: 1, junk: 'raid', abilities: [[1, 'punk'], [1, 'rabble_rouser']] },
  repair_bot: { kind: 'person', cost: 1, junk: 'injure', abilities: [[2, 'restore']], traits: ['enters_restore'] },
  rescue_team: { kind: 'person', cost: 1, junk: 'injure', abilities: [[0, 'rescue_team']], traits: ['ready_at_once'] },
  scientist: { kind: 'person', cost: 1, junk: 'raid', abilities: [[1, 'scientist']] },
  scout: { kind: 'person', cost: 1, junk: 'water', abilities: [[1, 'raid']] },
  sniper: { kind: 'person', cost: 1, junk: 'restore', abilities: [[2, 'sniper']] },
  vanguard: { kind: 'person', cost: 1, junk: 'raid', abilities: [[1, 'vanguard']], traits: ['enters_punk'] },
  vigilante: { kind: 'person', cost: 1, junk: 'raid', abilities: [[1, 'injure']] },
  wounded_soldier: { kind: 'person', cost: 1, junk: 'injure', abilities: [[1, 'damage']], traits: ['enters_wounded_soldier'] },
  argo_yesky: { kind: 'person', cost: 3, junk: 'punk', unique: true, abilities: [[1, 'damage']], traits: ['argo', 'enters_punk'] },
  karli_blaze: { kind: 'person', cost: 3, junk: 'punk', unique: true, abilities: [[1, 'damage']], traits: ['karli'] },
  magnus_karv: { kind: 'person', cost: 3, junk: 'punk', unique: true, abilities: [[2, 'magnus_karv']] },
  molgur_stang: { kind: 'person', cost: 4, junk: 'punk', unique: true, abilities: [[1, 'molgur_stang']] },
  vera_vosh: { kind: 'person', cost: 3, junk: 'punk', unique: true, abilities: [[1, 'injure']], traits: ['vera'] },
  zeto_khan: { kind: 'person', cost: 3, junk: 'punk', unique: true, abilities: [[1, 'zeto_khan']], traits: ['zeto'] },
  // Events
  banish: { kind: 'event', cost: 1, junk: 'raid', bomb: 1 },
  bombardment: { kind: 'event', cost: 4, junk: 'restore', bomb: 3 },
  famine: { kind: 'event', cost: 1, junk: 'injure', bomb: 1 },
  high_ground: { kind: 'event', cost: 0, junk: 'water', bomb: 1 },
  interrogate: { kind: 'event', cost: 1, junk: 'water', bomb: 0 },
  napalm: { kind: 'event', cost: 2, junk: 'restore', bomb: 1 },
  radiation: { kind: 'event', cost: 2, junk: 'raid', bomb: 1 },
  strafe: { kind: 'event', cost: 2, junk: 'draw', bomb: 0 },
  truce: { kind: 'event', cost: 2, junk: 'injure', bomb: 0 },
  uprising: { kind: 'event', cost: 1, junk: 'injure', bomb: 2 },
  // What each player owns, and the punk
  water_silo: { kind: 'silo', junk: 'water' },
  raiders: { kind: 'raiders', bomb: 2 },
  punk: { kind: 'punk' },
};

/** Camps that the revised 2.0 printing changed. */
export const CAMPS_V2: Record<string, Printed> = {
  adrenaline_lab: { kind: 'camp', start: 1, abilities: [[0, 'adrenaline_lab']] },
  cache: { kind: 'camp', start: 1, abilities: [[2, 'cache_v2']] },
  cannon: { kind: 'camp', start: 2, abilities: [[2, 'cannon_v2']], traits: ['starts_damaged'] },
  command_post: { kind: 'camp', start: 1, abilities: [[3, 'command_post']] },
  construction_yard: { kind: 'camp', start: 1, abilities: [[1, 'construction_yard_v2'], [2, 'raid']] },
  mercenary_camp: { kind: 'camp', start: 0, abilities: [[2, 'mercenary_camp_v2']] },
  obelisk: { kind: 'camp', start: 1, traits: ['obelisk_v2'] },
  parachute_base: { kind: 'camp', start: 1, abilities: [[0, 'parachute_base']] },
  resonator: { kind: 'camp', start: 1, abilities: [[1, 'resonator_v2']] },
  scavenger_camp: { kind: 'camp', start: 1, abilities: [[0, 'scavenger_camp_v2']] },
  training_camp: { kind: 'camp', start: 2, abilities: [[2, 'training_camp_v2']] },
  victory_totem: { kind: 'camp', start: 1, abilities: [[2, 'damage'], [2, 'raid']] },
  warehouse: { kind: 'camp', start: 1, abilities: [[1, 'warehouse_v2']] },
};

export function printed(card: string, isV2: boolean): Printed {
  return (isV2 ? CAMPS_V2[card] : undefined) ?? CARDS[card] ?? { kind: 'punk' };
}

/** An id as the words files spell it. */
export const dashed = (id: string): string => id.replaceAll('_', '-');

/** Revised camps whose text did not change. */
const SAME_TEXT = ['command_post'];

/** The message of a card's text in this printing. */
export function textOf(card: string, isV2: boolean): string {
  return isV2 && card in CAMPS_V2 && !SAME_TEXT.includes(card) ? `card-${dashed(card)}-v2-text` : `card-${dashed(card)}-text`;
}

/** The message that explains an effect icon: Restore differs by edition (RAD-EFF-RESTORE-04). */
export function effectText(effect: string, isUa: boolean): string {
  return isUa && effect === 'restore' ? 'effect-restore-ua-text' : `effect-${effect}-text`;
}
