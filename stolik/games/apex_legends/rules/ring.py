"""The ring (AP-RING): its rectangle, its damage, and how it shrinks."""

from typing import Final

from stolik.games.apex_legends.catalogue import BLUE, KNOCKDOWN, NOTHING, RED, RING_CAP, RING_DAMAGE, RING_SHRINK
from stolik.games.apex_legends.events import RingShrank
from stolik.games.apex_legends.geometry.grid import X, Y
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import HEALTH_ONLY, hurt
from stolik.games.apex_legends.rules.setup import turn_up_ring_card
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import Steps

SMALLEST: Final = 2
"""AP-RING-06: the ring never becomes smaller than this."""


def is_inside(t: Board, space: int) -> bool:
    """Whether a space is inside the ring (AP-RING-01)."""
    x0, y0, x1, y1 = t.ring
    return x0 <= X[space] <= x1 and y0 <= Y[space] <= y1


def ring_damage(t: Board, who: int) -> int:
    """What the ring does to a legend at the end of this round (AP-RING-07, AP-GEAR-10)."""
    damage = RING_DAMAGE[t.round]
    cap = RING_CAP[t.gear[who * 3 + KNOCKDOWN] >> 1]
    return min(damage, cap) if cap else damage


def burn(t: Board) -> Steps:
    """Every legend on the map outside the ring takes damage (AP-TRANS-02)."""
    for team in (RED, BLUE):
        for who in t.members[team]:
            if t.space[who] != NOTHING and not is_inside(t, t.space[who]):
                hurt(t, who, ring_damage(t, who), "ring", HEALTH_ONLY)
    yield from bury(t)


def shrunk(low: int, high: int, from_low: int, from_high: int) -> tuple[int, int]:
    """One side of the rectangle after shrinking; the right or bottom number is lowered first (AP-RING-06)."""
    too_much = SMALLEST - (high - low + 1 - from_low - from_high)
    if too_much > 0:
        lowered = min(from_high, too_much)
        from_high -= lowered
        from_low = max(0, from_low - (too_much - lowered))
    return low + from_low, high - from_high


def shrink(t: Board) -> None:
    """A square space of the round track: shrink by the card that is face up, then turn up another (AP-RING-03, -04)."""
    top, bottom, left, right = RING_SHRINK[t.ring_card]
    t.ring[0], t.ring[2] = shrunk(t.ring[0], t.ring[2], left, right)
    t.ring[1], t.ring[3] = shrunk(t.ring[1], t.ring[3], top, bottom)
    if t.log is not None:
        x0, y0, x1, y1 = t.ring
        t.log.add(RingShrank(x0, y0, x1, y1))
    t.ring_deck.append(t.ring_card)
    turn_up_ring_card(t)
