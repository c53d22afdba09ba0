/** What is printed in the match that is shown: read once, used by everything that is drawn. */

import type { Facts, ForgeFacts, QuestFacts, TeaFacts } from './types';

class Printing {
  facts = $state.raw<Facts | null>(null);
  private readonly cards = $derived(new Map(this.facts?.tea.map((card) => [card.id, card])));
  private readonly questions = $derived(new Map(this.facts?.quests.map((quest) => [quest.id, quest])));
  private readonly strengths = $derived(new Map(this.facts?.chips.map((chip) => [chip.id, chip.strength])));
  private readonly opening = $derived(new Map(this.facts?.pawns.map((pawn) => [pawn.id, pawn.strength])));
  private readonly cardsOfPawns = $derived(new Set(this.facts?.pawns.map((pawn) => pawn.card)));

  tea(id: string): TeaFacts | null {
    return this.cards.get(id) ?? null;
  }
  quest(id: string): QuestFacts | null {
    return this.questions.get(id) ?? null;
  }
  strength(chip: string): number {
    return this.strengths.get(chip) ?? 0;
  }
  /** The strength a pawn opens with; of a card with two pawns, that of one. */
  pawnStrength(id: string): number {
    return this.opening.get(id) ?? this.facts?.pawns.find((pawn) => pawn.card === id)?.strength ?? 0;
  }
  hasPawn(card: string): boolean {
    return this.cardsOfPawns.has(card);
  }
  /** The pawns of a Wonderlandian card. */
  pawnsOf(card: string): string[] {
    return this.facts?.pawns.filter((pawn) => pawn.card === card).map((pawn) => pawn.id) ?? [];
  }
  chipsOf(card: string): number {
    return this.facts?.items.find((item) => item.id === card)?.chips ?? 0;
  }
  forge(players: number): ForgeFacts {
    return (players === 2 ? this.facts?.forge_of_two : this.facts?.forge) ?? { spaces: [], gaps: [] };
  }
  leaderEffect(faction: string): string {
    return this.facts?.factions.find((each) => each.id === faction)?.leader ?? '';
  }
  /** The two abilities that come with playing the artefact. */
  artefactAbilities(faction: string): string[] {
    return this.facts?.factions.find((each) => each.id === faction)?.abilities.slice(0, 2) ?? [];
  }
  artefactName(faction: string): string {
    return this.facts?.factions.find((each) => each.id === faction)?.artefact ?? '';
  }
}

export const printing = new Printing();
