"""The Water Silo (RAD-SILO): taken into the hand, junked from it."""

from typing import Final

from stolik.games.radlands.events import Junked, TookSilo
from stolik.games.radlands.rules.effect_icons import gain_water, pay
from stolik.games.radlands.state import Board

SILO_COST: Final = 1


def junk_silo(t: Board, seat: int) -> None:
    """Junk the Water Silo: 1 water, and it is back in the play area."""
    t.silo_in_hand[seat] = 0
    if t.log is not None:
        t.log.add(Junked(seat, "water_silo"))
    gain_water(t, seat)


def take_silo(t: Board, seat: int) -> None:
    """Take the seat's own Water Silo into the hand."""
    pay(t, seat, SILO_COST)
    t.silo_in_hand[seat] = 1
    if t.log is not None:
        t.log.add(TookSilo(seat))
