"""Rose: scores (A), goes back to the bag (B), allows another feat (C), brings a supporter when forged (D)."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import NOTHING, ROSE, SET_A, SET_B, SET_C, SET_D
from stolik.games.wonderlands_war.rules.points import gain_vp
from stolik.games.wonderlands_war.rules.units import place_supporter
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import Steps

FORGED_VP: Final = 2
ROSES_FOR_A_FEAT: Final = 2


def is_rose(chip: int) -> bool:
    """Whether a chip is a Rose of any level."""
    return chip // 2 == ROSE


def active_roses(t: Board, seat: int) -> int:
    """The number of active Roses."""
    active = t.active[seat]
    return active.count(ROSE * 2) + active.count(ROSE * 2 + 1)


def scores(t: Board) -> bool:
    """A: whether Roses score at the end of a battle and when forged in it."""
    return t.ally[ROSE] == SET_A


def forged(t: Board, seat: int, chip: int) -> Steps:
    """A: 2 VP in a battle. D: a supporter, in a battle or not."""
    if is_rose(chip):
        card = t.ally[ROSE]
        if card == SET_A and t.region != NOTHING:
            gain_vp(t, seat, FORGED_VP, "rose_a")
        elif card == SET_D:
            yield from place_supporter(t, seat, "rose_d", False)


def goes_to_bag(t: Board, chip: int) -> bool:
    """B: whether this active chip goes into the bag at clean-up."""
    return t.ally[ROSE] == SET_B and is_rose(chip)


def allows_feat(t: Board, seat: int) -> bool:
    """C: whether one more feat may be completed, without its region and condition."""
    return t.ally[ROSE] == SET_C and active_roses(t, seat) >= ROSES_FOR_A_FEAT
