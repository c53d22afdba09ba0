"""Traits that act when their card enters play (RAD-TIME-05, RAD-RULING-21, -22)."""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.catalogue import KINDS
from stolik.games.radlands.state import Board
from stolik.kernel.question import Steps

Trait = Callable[[Board, int, int], Steps]

ENTERS: Final[list[Trait | None]] = [None] * KINDS
"""What a person does when it enters play, by kind; filled by `cards.people`."""


def enters_play(t: Board, seat: int, slot: int) -> Steps:
    """Carry out the trait of the person that has just entered play on a slot."""
    trait = ENTERS[t.card[slot]]
    if trait is not None:
        yield from trait(t, seat, slot)
