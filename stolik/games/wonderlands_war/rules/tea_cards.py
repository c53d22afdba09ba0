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
"""With so many chips of a kind in the supply no order of effects can use them up."""


def begin_effects(t: Board, seat: int, card: int) -> None:
    """Note what is to be resolved; what no order could change happens at once."""
    t.card = card
    t.pending = CARD_EFFECTS[card].copy()
    resolve_plain(t, seat)


def resolve_plain(t: Board, seat: int) -> None:
    """Resolve the effects that leave nothing to choose and come out the same in any order."""
    t.pending = [effect for effect in t.pending if not (is_plain(t, seat, effect) and grant(t, seat, effect))]
    t.phase = EFFECTS if t.pending else TURN_END


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
    choices: list[int] = []
    for effect in t.pending:
        if effect not in choices:
            choices.append(effect)
    effect = choices[0]
    if len(choices) > 1:
        option = yield Question(seat, "choose_effect", [RESOLVE[choice] for choice in choices], TEA[t.card])
        effect = REWARD_OF[str(option[1])]
    t.pending.remove(effect)
    yield from resolve(t, seat, effect)
    resolve_plain(t, seat)


def resolve(t: Board, seat: int, effect: int) -> Steps:
    """Carry out one effect, as far as possible (WW-CARD-01, WW-CARD-02)."""
    if effect == UNITS:
        yield from place_units(t, seat, CARD_UNITS[t.card])
    elif effect == MORE_UNITS:
        yield from place_units(t, seat, CARD_MORE_UNITS[t.card])
    elif effect == DIE:
        yield from roll_die(t, seat)
    elif effect == SPLIT:
        option = yield Question(seat, "choose_side", SIDES, TEA[t.card])
        is_top = option == SIDES[0]
        if t.log is not None:
            t.log.add(ChoseSide(seat, "top" if is_top else "bottom"))
        t.pending += CARD_TOP[t.card] if is_top else CARD_BOTTOM[t.card]
    elif effect == TAINTED:
        reward = CARD_TAINTED[t.card]
        option = yield Question(seat, "tainted", [TAKE, PASS], REWARD[reward])
        if option == TAKE:
            t.pending.append(reward)
            yield from roll_die(t, seat)
    elif effect == SMITH:
        yield from smith(t, seat)
    elif not grant(t, seat, effect):
        yield from choose_reward(t, seat, effect)
