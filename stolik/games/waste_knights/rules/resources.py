"""Fuel, Ammo and Meds: a limited pool, and what knights gain, lose and pay (WK-COMP, WK-EQ-19)."""

from typing import Final

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import MARKERS
from stolik.games.waste_knights.events import Gained, Lost
from stolik.games.waste_knights.options import GAIN, LOSE, NUMBER_OF, PAY, name_of
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import ANY, FUEL, RESOURCE_IDS, TANK
from stolik.kernel.question import Option, Question, Steps

PER_KNIGHT: Final = 3


def in_pool(t: Board, resource: int) -> int:
    """How many markers nobody has."""
    left = MARKERS
    for at in range(resource, len(t.res), PER_KNIGHT):
        left -= t.res[at]
    return left


def held(t: Board, me: int) -> int:
    """All resources of a knight."""
    at = PER_KNIGHT * me
    return t.res[at] + t.res[at + 1] + t.res[at + 2]


def gainable(t: Board, me: int, resource: int, count: int) -> int:
    """How much of a resource the knight would get: what the pool has left, Fuel no more than the Tank holds."""
    got = min(count, in_pool(t, resource))
    if resource == FUEL:
        got = max(0, min(got, stat(t, me, TANK) - t.res[PER_KNIGHT * me]))
    return got


def can_gain(t: Board, me: int) -> bool:
    """Whether there is any resource that the knight would get."""
    return any(gainable(t, me, one, 1) for one in range(PER_KNIGHT))


def gain_resource(t: Board, me: int, resource: int, count: int) -> None:
    """Gain what the pool has left; Fuel above the Tank is lost (WK-COMP-14, WK-EQ-19)."""
    got = gainable(t, me, resource, count)
    t.res[PER_KNIGHT * me + resource] += got
    if t.log is not None:
        t.log.add(Gained(name_of(t, me), RESOURCE_IDS[resource], got))


def lose_resource(t: Board, me: int, resource: int, count: int) -> None:
    """Discard up to this many."""
    lost = min(count, t.res[PER_KNIGHT * me + resource])
    t.res[PER_KNIGHT * me + resource] -= lost
    if lost and t.log is not None:
        t.log.add(Lost(name_of(t, me), RESOURCE_IDS[resource], lost))


def gain(t: Board, me: int, resource: int, count: int) -> Steps:
    """Gain resources; with `any` the knight chooses each, as long as there is anything to gain (WK-COMP-14)."""
    if resource != ANY:
        gain_resource(t, me, resource, count)
        return
    for left in range(count, 0, -1):
        if not can_gain(t, me):
            return
        option = yield Question(t.seat[me], "gain_resource", GAIN, note=left, about=(me,))
        gain_resource(t, me, NUMBER_OF[option], 1)


def lose(t: Board, me: int, resource: int, count: int, options: list[Option] = LOSE) -> Steps:
    """Discard resources as far as there are; with `any` the knight chooses each."""
    if resource != ANY:
        lose_resource(t, me, resource, count)
        return
    kind = "lose_resource" if options is LOSE else "pay_resource"
    for left in range(count, 0, -1):
        has = [options[one] for one in range(3) if t.res[PER_KNIGHT * me + one]]
        if not has:
            return
        option = yield Question(t.seat[me], kind, has, note=left, about=(me,))
        lose_resource(t, me, NUMBER_OF[option], 1)


def pay(t: Board, me: int, resource: int, count: int) -> Steps:
    """Pay a cost; whether it can be paid was checked before."""
    yield from lose(t, me, resource, count, PAY)


def can_pay(t: Board, me: int, resource: int, count: int) -> bool:
    """Whether the knight has exactly that much to give."""
    if resource == ANY:
        return held(t, me) >= count
    return t.res[PER_KNIGHT * me + resource] >= count
