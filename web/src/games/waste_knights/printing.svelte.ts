/** What is printed in the match that is shown: read once, found by id. */

import type {
  EnemyFacts,
  EventFacts,
  Facts,
  GearFacts,
  KnightFacts,
  SideFacts,
  SpaceFacts,
  VehicleFacts,
} from './types';

const byId = <T extends { id: string }>(all: T[] | undefined): Map<string, T> =>
  new Map((all ?? []).map((one) => [one.id, one]));

class Printing {
  facts = $state.raw<Facts | null>(null);
  readonly spaces = $derived(this.facts?.spaces ?? []);
  private readonly bySpace = $derived(byId<SpaceFacts>(this.facts?.spaces));
  private readonly byKnight = $derived(byId<KnightFacts>(this.facts?.knights));
  private readonly byVehicle = $derived(byId<VehicleFacts>(this.facts?.vehicles));
  private readonly byGear = $derived(byId<GearFacts>(this.facts?.equipment));
  private readonly byEnemy = $derived(byId<EnemyFacts>(this.facts?.enemies));
  private readonly byEvent = $derived(byId<EventFacts>(this.facts?.events));

  space(id: string | null | undefined): SpaceFacts | undefined {
    return this.bySpace.get(id ?? '');
  }

  knight(id: string): KnightFacts | undefined {
    return this.byKnight.get(id);
  }

  vehicle(id: string): VehicleFacts | undefined {
    return this.byVehicle.get(id);
  }

  /** A kind of equipment by any of its two sides. */
  gear(face: string): GearFacts | undefined {
    return this.byGear.get(kindOf(face));
  }

  side(face: string): SideFacts | undefined {
    const gear = this.gear(face);
    return isBroken(face) ? gear?.broken : gear?.working;
  }

  enemy(id: string): EnemyFacts | undefined {
    return this.byEnemy.get(id);
  }

  event(id: string): EventFacts | undefined {
    return this.byEvent.get(id);
  }
}

const BROKEN = 'broken_';
export const isBroken = (face: string): boolean => face.startsWith(BROKEN);
export const kindOf = (face: string): string => (isBroken(face) ? face.slice(BROKEN.length) : face);

export const printing = new Printing();
