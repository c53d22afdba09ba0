"""The Raiders (RAD-RAID): played and advanced by RAID, and what they do when they arrive."""

from stolik.games.radlands.catalogue import NOTHING, RAIDERS
from stolik.games.radlands.options import DAMAGE_AT
from stolik.games.radlands.rules.columns import camps
from stolik.games.radlands.rules.effect_icons import choose, damage_card
from stolik.games.radlands.rules.event_queue import advance, can_advance, can_queue, play_event
from stolik.games.radlands.state import Board
from stolik.kernel.question import Steps


def raiders_strike(t: Board, owner: int) -> Steps:
    """The opponent chooses one of their own camps, protected or not; it is damaged."""
    victim = 1 - owner
    damage_card(t, (yield from choose(victim, "raided", DAMAGE_AT, camps(t, victim), "raiders")))


def raiders_space(t: Board, seat: int) -> int:
    """The space of a seat's Raiders in its queue, or NOTHING."""
    for space in (1, 2, 3):
        if t.queue[seat * 3 + space - 1] == RAIDERS:
            return space
    return NOTHING


def can_raid(t: Board, seat: int) -> bool:
    """Whether RAID would do something now (RAD-RAID-01 to -05)."""
    if t.raiders_home[seat]:
        return can_queue(t, seat, RAIDERS)
    space = raiders_space(t, seat)
    return space != NOTHING and can_advance(t, seat, space)


def raid(t: Board, seat: int) -> Steps:
    """RAID: play your Raiders, or advance them."""
    if not can_raid(t, seat):
        return
    if t.raiders_home[seat]:
        t.raiders_home[seat] = 0
        yield from play_event(t, seat, RAIDERS)
    else:
        yield from advance(t, seat, raiders_space(t, seat))
