"""What every chapter needs: how a reason is made, what an attempt names, and who stands where."""

from typing import Final

from stolik.games.radlands.catalogue import KIND
from stolik.games.radlands.state import Board
from stolik.kernel.game import Args, Reason, Said
from stolik.kernel.question import Option

SIDES: Final = ("front", "behind")
"""Where a person goes in a column."""


def no(clause: str, message: str, args: Args | None = None) -> Reason:
    """A requirement that is not met."""
    return Reason(clause, Said(f"why-{message}", args))


def strange() -> Reason:
    """Nothing that the interface would send."""
    return Reason("", Said("why-not-offered"))


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
