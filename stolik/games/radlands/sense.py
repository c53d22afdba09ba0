"""What bots need to know of Radlands: how good a position is, and which options look promising."""

from typing import Final

from stolik.games.radlands.kinds import BOMB, COST, FIRST_CAMP, KIND, NOTHING, PUNK, RAIDERS
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.kernel.question import Option, Question

CAMP: Final = (10.0, 6.0, 0.0)
"""The worth of a camp by its harm."""
COVER: Final = 0.9
"""More for a camp with somebody in front of it."""
PUNK_WORTH: Final = 1.4
HAND_CARD: Final = 1.1
SILO: Final = 0.5
WATER: Final = 0.35
RAIDERS_WORTH: Final = (2.2, 1.3, 0.8)
"""Raiders on space 1, 2, 3."""
EVENT_WORTH: Final = 1.2
SPREAD: Final = 14.0
"""The lead in worth that makes a position nearly won."""


def evaluate(t: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    lead = worth(t, seat) - worth(t, 1 - seat)
    return 0.5 + 0.5 * lead / (SPREAD + abs(lead))


def worth(t: Board, seat: int) -> float:
    """What a side is worth: camps above all, then people, cards, Raiders and events on their way."""
    card = t.card
    harm = t.harm
    total = 0.0
    lost = 0
    for base in (seat * 9, seat * 9 + 3, seat * 9 + 6):
        folk = 0
        for slot in (base, base + 1, base + 2):
            kind = card[slot]
            if kind == NOTHING:
                continue
            if kind >= FIRST_CAMP:
                total += CAMP[harm[slot]]
                if harm[slot] == DESTROYED:
                    lost += 1
            elif kind == PUNK:
                total += PUNK_WORTH
                folk += 1
            else:
                value = 1.5 + 0.5 * COST[kind]
                total += value * 0.5 if harm[slot] == DAMAGED else value
                folk += 1
        if folk and harm[base] != DESTROYED:
            total += COVER
    if lost == 2:
        total -= 4.0
    total += HAND_CARD * len(t.hands[seat]) + SILO * t.silo_in_hand[seat] + WATER * t.water[seat]
    for place in range(3):
        kind = t.queue[seat * 3 + place]
        if kind == RAIDERS:
            total += RAIDERS_WORTH[place]
        elif kind != NOTHING:
            total += EVENT_WORTH + 0.5 * COST[kind]
    return total


PROMISE: Final[dict[str, float]] = {
    "use": 0.8,
    "play": 0.7,
    "junk": 0.4,
    "draw": 0.4,
    "take_silo": 0.3,
    "announce": 0.3,
    "end_turn": 0.2,
    "pass": 0.2,
}


def promise(t: Board, question: Question, option: Option) -> float:
    """A first guess, from 0 to 1."""
    verb = str(option[0])
    if verb == "junk" and option[1] == "water_silo":
        return 0.6
    if verb == "play" and len(option) == 2 and BOMB[KIND[str(option[1])]] == 0:
        return 0.5
    return PROMISE.get(verb, 0.5)
