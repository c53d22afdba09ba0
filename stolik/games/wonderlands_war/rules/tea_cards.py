"""The effects of a taken tea card (WW-CARD): all of them, in the order its owner chooses."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    CALM,
    CARD_BOTTOM,
    CARD_EFFECTS,
    CARD_MORE_UNITS,
    CARD_TAINTED,
    CARD_TOP,
    CARD_UNITS,
    DIE,
    FORGE,
    LEADER,
    MORE_UNITS,
    REWARD,
    REWARD_OF,
    SHED_1,
    SHED_3,
    SHIELD,
    SMITH,
    SPLIT,
    TAINTED,
    TEA,
    TOP_LEADER,
    UNITS,
)
from stolik.games.wonderlands_war.events import ChoseSide
from stolik.games.wonderlands_war.options import RESOLVE, SIDES, TAKE
from stolik.games.wonderlands_war.rules.die import roll_die
from stolik.games.wonderlands_war.rules.forging import smith
from stolik.games.wonderlands_war.rules.rewards import choose_reward, grant
from stolik.games.wonderlands_war.rules.units import place_units
from stolik.games.wonderlands_war.state import EFFECTS, TURN_END, Board
from stolik.kernel.question import PASS, Question, Steps

PLENTY: Final = 5
"""With this many chips of a kind in the supply no order of effects can use them up."""


def begin_effects(t: Board, seat: int, card: int) -> None:
    """Note what is to be resolved; what no order could change happens at once."""
    t.card = card
    t.pending = CARD_EFFECTS[card].copy()
    resolve_plain(t, seat)


def resolve_plain(t: Board, seat: int) -> None:
    """Resolve the effects that leave nothing to choose and come out the same in any order."""
    left: list[int] = []
    for effect in t.pending:
        if not (is_plain(t, seat, effect) and grant(t, seat, effect)):
            left.append(effect)
    t.pending = left
    t.phase = EFFECTS if left else TURN_END


def is_plain(t: Board, seat: int, effect: int) -> bool:
    """Whether neither the moment nor the owner makes a difference to an effect."""
    if effect <= FORGE:
        return t.supply[effect] >= PLENTY
    if effect == LEADER:
        return t.leader[seat] < TOP_LEADER
    if effect in (SHED_1, SHED_3):
        return not any(other in (DIE, LEADER, SPLIT, TAINTED) for other in t.pending)
    return effect in (SHIELD, CALM)


def one_effect(t: Board) -> Steps:
    """Choose one of the effects that are left, and resolve it."""
    seat = t.turn
    pending = t.pending
    effect = pending[0]
    if len(pending) > 1 and pending.count(effect) < len(pending):
        choices = [RESOLVE[choice] for choice in dict.fromkeys(pending)]
        option = yield Question(seat, "choose_effect", choices, TEA[t.card])
        effect = REWARD_OF[str(option[1])]
    pending.remove(effect)
    yield from resolve(t, seat, effect)
    resolve_plain(t, seat)


def resolve(t: Board, seat: int, effect: int) -> Steps:
    """Carry out one effect, as far as possible (WW-CARD-01, WW-CARD-02)."""
    if effect == UNITS:
        return place_units(t, seat, CARD_UNITS[t.card])
    if effect == MORE_UNITS:
        return place_units(t, seat, CARD_MORE_UNITS[t.card])
    if effect == DIE:
        return roll_die(t, seat)
    if effect == SPLIT:
        return choose_side(t, seat)
    if effect == TAINTED:
        return tainted(t, seat)
    if effect == SMITH:
        return smith(t, seat)
    return gain(t, seat, effect)


def choose_side(t: Board, seat: int) -> Steps:
    """A split card: the effects of its upper or of its lower half."""
    option = yield Question(seat, "choose_side", SIDES, TEA[t.card])
    is_top = option == SIDES[0]
    if t.log is not None:
        t.log.add(ChoseSide(seat, "top" if is_top else "bottom"))
    t.pending += CARD_TOP[t.card] if is_top else CARD_BOTTOM[t.card]


def tainted(t: Board, seat: int) -> Steps:
    """A reward that may be taken for a roll of the die."""
    reward = CARD_TAINTED[t.card]
    option = yield Question(seat, "tainted", [TAKE, PASS], REWARD[reward])
    if option == TAKE:
        t.pending.append(reward)
        yield from roll_die(t, seat)


def gain(t: Board, seat: int, reward: int) -> Steps:
    """A reward."""
    if not grant(t, seat, reward):
        yield from choose_reward(t, seat, reward)
