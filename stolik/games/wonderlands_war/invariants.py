"""Everything is somewhere exactly once: what must always hold of a position."""

from stolik.games.wonderlands_war.catalogue import (
    ALLY_CHIPS,
    ARTEFACT,
    ARTEFACTS,
    CHAIRS,
    CHIP,
    CHIPS,
    COLUMNS,
    DOUBLE_MADNESS,
    FACTION_1,
    FACTION_2,
    FIRST_ITEM,
    FIRST_ITEM_CARD,
    FORGE,
    ITEM_CHIPS,
    JABBERWOCK,
    MADNESS,
    NOTHING,
    PAWN,
    PAWNS,
    PAWNS_OF_CARD,
    POISON,
    QUESTS,
    REGIONS,
    REGULAR_MADNESS,
    SPACES,
    SUPPORTER_TRACK,
    SUPPORTERS,
    TEA_CARDS,
    TRACK_SUPPORTERS,
    TRACKS,
    USED_CHAIRS,
    WONDERLANDIAN,
    starting_bag,
)
from stolik.games.wonderlands_war.rules.spaces import is_complete
from stolik.games.wonderlands_war.state import EFFECTS, FORGE_PHASE, KEEP_QUEST, ON_CARD, Board


def problems(t: Board) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    found: list[str] = []
    if t.phase < KEEP_QUEST:
        return found
    _check_cards(t, found)
    _check_chips(t, found)
    _check_units(t, found)
    for seat in range(t.seats):
        if t.shards[seat] < 0 or t.vp[seat] < 0:
            found.append(f"seat {seat} has {t.shards[seat]} shards and {t.vp[seat]} VP")
        if t.bag[seat] != sorted(t.bag[seat]):
            found.append(f"the bag of seat {seat} is not sorted")
        if len(t.mad[seat]) > 4 or not 1 <= t.leader[seat] <= 6 or not 0 <= t.strength[seat] <= 25:
            found.append(f"a track of seat {seat} is beyond its end")
    return found


def _check_cards(t: Board, found: list[str]) -> None:
    quests = [*t.quest_deck, *t.quest_discard]
    wonderlandians = [*t.wonderlandian_deck, *t.market]
    tea = [*t.tea_deck, *(card for card in t.table if card != NOTHING)]
    for seat in range(t.seats):
        quests += [*t.quests[seat], *t.feats[seat], *t.offers[seat]]
        wonderlandians += t.owned[seat]
        tea += t.cards[seat]
    if len(set(quests)) != len(quests) or len(quests) != (QUESTS if t.seats > 2 else QUESTS - QUESTS // REGIONS):
        found.append(f"{len(quests)} quests: {sorted(quests)}")
    expected = len(WONDERLANDIAN) if t.seats > 2 else len(WONDERLANDIAN) - 2
    if len(set(wonderlandians)) != len(wonderlandians) or len(wonderlandians) != expected:
        found.append(f"{len(wonderlandians)} Wonderlandian cards: {sorted(wonderlandians)}")
    now = [card for card in tea if card // TEA_CARDS == t.round - 1]
    if len(set(tea)) != len(tea) or (t.round and len(now) != TEA_CARDS):
        found.append(f"{len(now)} tea cards of round {t.round}")
    if any(card != NOTHING and chair not in USED_CHAIRS[t.seats] for chair, card in enumerate(t.table)):
        found.append("a card on a chair that is not used")
    if any(t.poison_on[chair] and t.table[chair] == NOTHING for chair in range(CHAIRS + 1)):
        found.append("poison on a chair without a card")


def _chips_of(t: Board, seat: int) -> list[int]:
    forged = [chip for chip in t.forged[seat * SPACES : seat * SPACES + SPACES] if chip != NOTHING]
    held = [t.held[seat]] if t.held[seat] != NOTHING else []
    return [*t.bag[seat], *t.drawn[seat], *t.active[seat], *t.exhausted[seat], *t.mad[seat], *forged, *held]


def _check_chips(t: Board, found: list[str]) -> None:
    counts = [0] * CHIPS
    for chip in t.box:
        counts[chip] += 1
    for chip in range(FORGE + 1):
        counts[chip] += t.supply[chip]
    counts[MADNESS] += t.madness_supply
    counts[POISON] += t.poison_pool + sum(t.poison_on)
    expected = [0] * CHIPS
    expected[: FORGE + 1] = ALLY_CHIPS
    bag = starting_bag(t.seats)
    for chip in (FACTION_1, FACTION_2, DOUBLE_MADNESS):
        expected[chip] = bag.count(chip) * t.seats
    expected[MADNESS] = REGULAR_MADNESS
    expected[POISON] = t.seats + 2 if t.seat_of[JABBERWOCK] != NOTHING else 0
    expected[ARTEFACT] = ARTEFACTS * t.seats
    for seat in range(t.seats):
        for card in t.owned[seat]:
            if card >= FIRST_ITEM_CARD:
                expected[FIRST_ITEM + card - FIRST_ITEM_CARD] = ITEM_CHIPS[card - FIRST_ITEM_CARD]
        for chip in _chips_of(t, seat):
            counts[chip] += 1
        counts[ARTEFACT] += sum(1 for track in range(TRACKS) if not is_complete(t, seat, track))
    # While the rewards of a completed track are chosen, its artefact is on the way to the bag.
    if t.phase in (FORGE_PHASE, EFFECTS) and counts[ARTEFACT] == expected[ARTEFACT] - 1:
        counts[ARTEFACT] += 1
    for chip in range(CHIPS):
        if counts[chip] != expected[chip]:
            found.append(f"{counts[chip]} of {CHIP[chip]}, not {expected[chip]}")


def _check_units(t: Board, found: list[str]) -> None:
    for seat in range(t.seats):
        count = t.reserve[seat] + sum(t.supporters[seat * REGIONS : seat * REGIONS + REGIONS])
        for column in range(COLUMNS):
            if t.forged[seat * SPACES + SUPPORTER_TRACK * COLUMNS + column] == NOTHING:
                count += TRACK_SUPPORTERS[column]
        if count != SUPPORTERS or min(t.supporters) < 0 or t.reserve[seat] < 0:
            found.append(f"seat {seat} has {count} supporters, not {SUPPORTERS}")
        if t.unused != NOTHING:
            place = seat * REGIONS + t.unused
            if t.supporters[place] or t.castles[place] or t.leader_at[seat] == t.unused:
                found.append(f"seat {seat} has something in the unused region")
    owners = [NOTHING] * PAWNS
    for seat in range(t.seats):
        for card in t.owned[seat]:
            if card < FIRST_ITEM_CARD:
                for pawn in PAWNS_OF_CARD[card]:
                    owners[pawn] = seat
    if tuple(owners) != t.pawn_owner:
        found.append(f"pawns belong to {t.pawn_owner}, not {owners}")
    for pawn in range(PAWNS):
        if owners[pawn] == NOTHING and t.pawn_at[pawn] != ON_CARD:
            found.append(f"{PAWN[pawn]} left its card")
