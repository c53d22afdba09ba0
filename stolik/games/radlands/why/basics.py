"""What every chapter needs: reasons that several have, what an attempt names, and who stands where."""

from typing import Final

from stolik.games.radlands.catalogue import KIND
from stolik.games.radlands.state import Board
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option

SIDES: Final = ("front", "behind")
"""Where a person goes in a column."""


def not_in_hand(clause: str) -> Reason:
    """The card is somewhere else."""
    return no(clause, "not-in-hand")


def why_not_pay(clause: str, t: Board, seat: int, cost: int) -> Reason | None:
    """Whether the seat has too little water."""
    has = t.water[seat]
    return no(clause, "water", {"needs": cost, "has": has}) if cost > has else None


def named_kind(attempt: Option) -> int:
    """The kind of the card that an attempt names second."""
    return KIND[str(attempt[1])]
