"""Hidden information (WW-INFO): worlds that look the same to a seat, and where everything must be."""

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
from stolik.games.wonderlands_war.state import (
    ABSENT,
    EFFECTS,
    FORGE_PHASE,
    KEEP_QUEST,
    ON_CARD,
    SCORING,
    Board,
)
from stolik.kernel.dice import Dice

# Worlds that look the same


def redeal(t: Board, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat (None: a spectator) cannot know: decks, foreign quests and wagers, chips just looked at.

    What a bag holds follows from what everybody saw going in and out, so bags stay as they are.
    """
    t.tea_deck.sort()
    dice.scatter(t.tea_deck, "redeal")
    t.wonderlandian_deck.sort()
    dice.scatter(t.wonderlandian_deck, "redeal")
    _redeal_quests(t, seat, dice)
    for other in range(t.seats):
        if other == seat:
            continue
        if t.wagers[other] != NOTHING:
            fighting = [rival for rival in range(t.seats) if t.status[rival] != ABSENT]
            t.wagers[other] = fighting[dice.below(len(fighting), "redeal")]
        if t.drawn[other]:
            chips = sorted(t.bag[other] + t.drawn[other])
            dice.scatter(chips, "redeal")
            count = len(t.drawn[other])
            t.drawn[other] = sorted(chips[:count])
            t.bag[other] = sorted(chips[count:])


def _redeal_quests(t: Board, seat: int | None, dice: Dice) -> None:
    """Foreign hands and offers, the deck, and what others discarded; in the final scoring all hands are open."""
    if t.phase == SCORING:
        return
    others = [other for other in range(t.seats) if other != seat]
    thrown = [place for place, owner in enumerate(t.discarded_by) if owner != seat]
    hidden = t.quest_deck + [t.quest_discard[place] for place in thrown]
    for other in others:
        hidden += t.quests[other]
        hidden += t.offers[other]
    hidden.sort()
    dice.scatter(hidden, "redeal")
    mine = NOTHING if seat is None else t.returned[seat]
    for other in others:
        count = len(t.offers[other])
        t.offers[other] = sorted(hidden[:count])
        del hidden[:count]
        count = len(t.quests[other])
        if mine in hidden[:count] and not t.draws[other]:
            # What the seat put back at the start cannot be what another kept from the start.
            hidden.remove(mine)
            hidden.append(mine)
        t.quests[other] = hidden[:count]
        del hidden[:count]
    for place in thrown:
        t.quest_discard[place] = hidden.pop(0)
    t.quest_deck = hidden
    for other in others:
        # What another put back at the start, the seat does not know.
        t.returned[other] = NOTHING


# Everything is somewhere exactly once


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
    if owners != t.pawn_owner:
        found.append(f"pawns belong to {t.pawn_owner}, not {owners}")
    for pawn in range(PAWNS):
        if owners[pawn] == NOTHING and t.pawn_at[pawn] != ON_CARD:
            found.append(f"{PAWN[pawn]} left its card")
