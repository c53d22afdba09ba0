/** What is printed in the match, by id. */
import type { Rank } from './art/tones';
import type {
  AbilityCard,
  AimCard,
  Attachment,
  Facts,
  Feat,
  Gear,
  GrenadeToken,
  LegendCard,
  RingCard,
  WeaponCard,
} from './types';

class Printed {
  facts = $state.raw<Facts | null>(null);
  private readonly weapons = $derived(byId(this.facts?.weapons));
  private readonly feats = $derived(byId(this.facts?.feats));
  private readonly abilities = $derived(byId(this.facts?.abilities));
  private readonly legends = $derived(byId(this.facts?.legends));
  private readonly rings = $derived(byId(this.facts?.ring_cards));
  private readonly aims = $derived(byId(this.facts?.aim));
  private readonly attachments = $derived(byId(this.facts?.attachments));
  private readonly gears = $derived(byId(this.facts?.gear));
  private readonly grenades = $derived(byId(this.facts?.grenades));
  private readonly ranks = $derived.by(() => {
    const found = new Map<string, Rank>();
    if (!this.facts) return found;
    const { accessories, grenades, attachments, gear } = this.facts;
    for (const { id, rank } of [...accessories, ...grenades, ...attachments]) found.set(id, rank);
    for (const { id, rank, starting } of gear) found.set(id, starting ? 'starting' : rank);
    return found;
  });

  weapon = (id: string): WeaponCard | undefined => this.weapons.get(id);
  feat = (id: string): Feat | undefined => this.feats.get(id);
  ability = (id: string): AbilityCard | undefined => this.abilities.get(id);
  legend = (id: string): LegendCard | undefined => this.legends.get(id);
  ring = (id: string): RingCard | undefined => this.rings.get(id);
  aim = (id: string): AimCard | undefined => this.aims.get(id);
  attachment = (id: string): Attachment | undefined => this.attachments.get(id.replace(/_used$/, ''));
  gear = (id: string): Gear | undefined => this.gears.get(id.replace(/_used$/, ''));
  grenade = (id: string): GrenadeToken | undefined => this.grenades.get(id);
  rank = (id: string): Rank => this.ranks.get(id.replace(/_used$/, '')) ?? 'common';
  feats_of = (legend: string): Feat[] => this.facts?.feats.filter((feat) => feat.legend === legend) ?? [];
  abilities_of = (legend: string): AbilityCard[] =>
    this.facts?.abilities.filter((ability) => ability.legend === legend) ?? [];
  isLoot = (id: string): boolean => this.ranks.has(id.replace(/_used$/, ''));
}

function byId<T extends { id: string }>(rows: readonly T[] | undefined): Map<string, T> {
  return new Map((rows ?? []).map((row) => [row.id, row]));
}

export const printed = new Printed();
export const rankOf = printed.rank;
