"""First guesses: how much an option promises before anybody has looked further."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    CHIP_OF,
    COLUMNS,
    GAP_REWARD,
    NOTHING,
    QUEST_OF,
    REGION_OF,
    REGIONS,
    SPACE_REWARD,
    SPACES,
    STRENGTH,
    TOKEN_VP,
    TRACKS,
)
from stolik.games.wonderlands_war.evaluation import CARD_WORTH, WORTH, Bag, bust_chance, quest_progress
from stolik.games.wonderlands_war.rules.spaces import next_column
from stolik.games.wonderlands_war.rules.track import opponents
from stolik.games.wonderlands_war.rules.units import units_in
from stolik.games.wonderlands_war.state import UPRIGHT, Board
from stolik.kernel.question import PASS, Option, Question, number

PROMISE: Final[dict[str, float]] = {
    "head": 0.3,
    "host": 0.45,
    "take": 0.5,
    "draw": 0.6,
    "use": 0.9,
    "points": 0.5,
    "castle": 0.6,
    "lay": 0.5,
    "raise": 0.7,
    "double": 0.6,
    "triple": 0.9,
    "move": 0.7,
    "pawn": 0.7,
    "shed": 0.9,
    "steal": 0.8,
    "poison": 0.6,
    "give": 0.6,
    "return": 0.5,
    "both_feats": 0.95,
    "feat": 0.9,
    "rose_feat": 0.85,
    "roll": 0.4,
    "replace": 0.3,
}
"""By the option's verb, where nothing better is known."""


def promise(t: Board, question: Question, option: Option) -> float:
    """A first guess, from 0 to 1."""
    kind = question.kind
    seat = question.seat
    if kind == "draw_or_retreat":
        chance = draw_promise(t, seat)
        return chance if option[0] == "draw" else 1.0 - chance
    if option == PASS:
        return 0.45 if kind in ("wager", "shield", "paint") else 0.25
    verb = str(option[0])
    if verb == "chair":
        chair = number(option[1])
        worth = CARD_WORTH[t.table[chair]] - (2.0 if t.poison_on[chair] else 0.0)
        return min(0.95, max(0.05, worth / 9.0))
    if verb == "region":
        return _region_promise(t, seat, REGION_OF[str(option[1])])
    if verb == "forge":
        return _forge_promise(t, seat, CHIP_OF[str(option[1])], number(option[2]) - 1)
    if verb == "resolve":
        return 0.3 if option[1] == "die" else 0.6
    if verb == "strength":
        return min(1.0, 0.4 + 0.05 * number(option[1]))
    if verb == "lose":
        return 0.7 if option[1] == "supporter" else 0.4
    if verb == "gain":
        return 0.3 + 0.1 * STRENGTH[CHIP_OF[str(option[1])]]
    if verb == "wager":
        return min(0.9, 0.35 + 0.05 * t.strength[number(option[1])])
    if verb == "block":
        return 0.8 if units_in(t, seat, t.region) <= 2 else 0.5
    if verb == "keep" or verb == "discard":
        progress = quest_progress(t, seat, QUEST_OF[str(option[1])])
        return 0.3 + 0.5 * progress if verb == "keep" else 0.8 - 0.5 * progress
    return PROMISE.get(verb, 0.5)


def draw_promise(t: Board, seat: int) -> float:
    """How good drawing looks: better when behind, worse the likelier a bust."""
    bag = Bag(t, seat)
    bust = bust_chance(t, seat, bag)
    lead = t.strength[seat] - max((t.strength[other] for other in opponents(t, seat)), default=0)
    guess = 0.75 - 0.08 * lead - 1.3 * bust - 0.3 * (bag.mad + bag.double)
    return min(0.95, max(0.05, guess))


def _region_promise(t: Board, seat: int, region: int) -> float:
    """A region is good for its VP, better where a castle can be built, worse the more others are there."""
    value = TOKEN_VP[t.token[region]][t.round - 1] / 24.0
    if t.castles[seat * REGIONS + region] != UPRIGHT:
        value += 0.15
    mine = units_in(t, seat, region)
    others = sum(units_in(t, other, region) for other in range(t.seats) if other != seat)
    return min(0.95, max(0.05, 0.35 + value - 0.03 * others - 0.02 * mine))


def _forge_promise(t: Board, seat: int, chip: int, track: int) -> float:
    """The worth of the space that is covered and of what lies between it and its neighbours, less the chip."""
    column = next_column(t, seat, track)
    if column == COLUMNS:
        return 0.1
    space = track * COLUMNS + column
    worth = WORTH[SPACE_REWARD[t.seats][space]]
    for upper in (track - 1, track):
        if 0 <= upper < TRACKS - 1:
            gap = upper * COLUMNS + column
            reward = GAP_REWARD[t.seats][gap]
            other = seat * SPACES + (gap if upper != track else gap + COLUMNS)
            if reward != NOTHING and t.forged[other] != NOTHING:
                worth += WORTH[reward]
    if column == COLUMNS - 1:
        worth += 1.5
    return min(0.95, max(0.1, 0.3 + 0.1 * worth - 0.05 * STRENGTH[chip]))
