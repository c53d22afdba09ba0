"""What must always hold of a position."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import (
    CARDS,
    COPIES,
    DECK_OF,
    EXPLORATION_ID,
    FAULT_ID,
    FIRST_UNIQUE,
    GEAR_ID,
    GEAR_KINDS,
    INJURY_ID,
    KNIGHT_ID,
    MARKERS,
    NOTHING,
    THREATS,
)
from stolik.games.waste_knights.map import COUNT
from stolik.games.waste_knights.redeal import BEFORE_ROUNDS
from stolik.games.waste_knights.rules.equipment import cards_of, hand_limit, hands_needed
from stolik.games.waste_knights.rules.experience import MOST_ADVANCES, MOST_XP, advance_count
from stolik.games.waste_knights.rules.resources import in_pool
from stolik.games.waste_knights.state import ON_SPACE, SETUP, Board
from stolik.games.waste_knights.story.secrets import actual, worlds
from stolik.games.waste_knights.vocabulary import DURABILITY, HEALTH, LOAD, RESISTANCE, RESOURCES, SUPPLY, TANK, TOKENS


def problems(t: Board) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    if t.phase == SETUP:
        return []
    found = _lost_gear(t) + _lost_cards(t)
    if sorted([*t.bag, *t.tokens]) != list(range(THREATS)):
        found.append("a threat token is lost")
    for one in range(3):
        if in_pool(t, one) < 0:
            found.append(f"more than {MARKERS} {RESOURCES[one]}")
    if min(t.res) < 0:
        found.append("fewer resources than none")
    for kind, supply in enumerate(SUPPLY):
        out = sum(1 for code in t.placed if code // COUNT == kind) + sum(cards.count(kind) for cards in t.claimed)
        out += sum(1 for code in t.dropped if code // ON_SPACE == kind)
        if supply and out > supply:
            found.append(f"{out} {TOKENS[kind]} tokens")
    if t.phase not in BEFORE_ROUNDS:
        driven = [t.vehicle[me] for me in range(len(t.seat)) if not t.gone[me] and t.vehicle[me] != NOTHING]
        if len(set(driven)) != len(driven):
            found.append("two knights drive one vehicle")
        for me in range(len(t.seat)):
            found += _knight_problems(t, me)
    if t.worlds and actual(t) not in worlds(t):
        found.append("the secrets are what nobody thinks possible")
    return found


def _lost_gear(t: Board) -> list[str]:
    """Every equipment card is somewhere exactly once; unique ones at most once."""
    kinds = [*t.gear, *t.gear_gone, *t.start_cards, *t.box, *(face >> 1 for face in t.incoming + t.waiting + t.offer)]
    for me in range(len(t.seat)):
        kinds += [face >> 1 for face in cards_of(t, me)]
    found: list[str] = []
    for kind in range(GEAR_KINDS):
        count = kinds.count(kind)
        if count != COPIES[kind] and (kind < FIRST_UNIQUE or count > 1):
            found.append(f"{count} of {GEAR_ID[kind]}, not {COPIES[kind]}")
    return found


def _lost_cards(t: Board) -> list[str]:
    found: list[str] = []
    wild = [*t.wild[0], *t.wild[1], *t.wild_gone[0], *t.wild_gone[1]]
    if t.card != NOTHING:
        wild.append(t.card)
    if sorted(wild) != list(range(CARDS)):
        found.append("a wasteland card is lost")
    if any(DECK_OF[card] != deck for deck in (0, 1) for card in t.wild[deck] + t.wild_gone[deck]):
        found.append("a wasteland card is in the wrong deck")
    if sorted([*t.finds, *t.finds_gone, *t.drawn]) != list(range(len(EXPLORATION_ID))):
        found.append("an exploration card is lost")
    for name, deck, attached, beside, count in (
        ("injury", t.injury_deck, t.injuries, t.unconscious, len(INJURY_ID)),
        ("fault", t.fault_deck, t.faults, t.wreck, len(FAULT_ID)),
    ):
        cards = deck + [card for cards in attached for card in cards] + [card for card in beside if card != NOTHING]
        if sorted(cards) != list(range(count)):
            found.append(f"a card of the {name} deck is lost")
    sides = [side >> 1 for sides in t.advances for side in sides]
    if len(set(sides)) != len(sides):
        found.append("an advance card was taken twice")
    return found


def _knight_problems(t: Board, me: int) -> list[str]:
    if t.gone[me]:
        return []
    found: list[str] = []
    name = KNIGHT_ID[t.knight[me]]
    if not 0 <= t.xp[me] <= MOST_XP or advance_count(t, me) > MOST_ADVANCES:
        found.append(f"{name} has {t.xp[me]} XP and {advance_count(t, me)} advances")
    if min(t.wounds[me], t.tainted[me], t.rad[me], t.damage[me]) < 0:
        found.append(f"{name} has fewer than no tokens")
    if t.unconscious[me] == NOTHING and t.foe == NOTHING:
        if t.wounds[me] + t.tainted[me] >= stat(t, me, HEALTH):
            found.append(f"{name} stands with as many wounds as Health")
        if t.rad[me] > stat(t, me, RESISTANCE):
            found.append(f"{name} has more radiation than Resistance")
    if t.wreck[me] == NOTHING and t.damage[me] > stat(t, me, DURABILITY):
        found.append(f"{name} has more damage than Durability")
    if t.vehicle[me] == NOTHING and (t.damage[me] or t.faults[me] or t.wreck[me] != NOTHING):
        found.append(f"{name} has damage or faults without a vehicle")
    if t.incoming or t.waiting or t.is_shedding:
        return found
    if len(t.cargo[me]) > stat(t, me, LOAD):
        found.append(f"{name} carries too much")
    if t.res[3 * me] > stat(t, me, TANK):
        found.append(f"{name} has more Fuel than the Tank holds")
    if hands_needed(t.hands[me]) > hand_limit(t, me):
        found.append(f"{name} has more in the hands than they hold")
    return found
