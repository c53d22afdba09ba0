"""What every chapter needs: how a reason is made, what an attempt names, and who stands where."""

from typing import Final

from stolik.games.radlands.catalogue import KIND, NOTHING
from stolik.games.radlands.options import SIDE
from stolik.games.radlands.rules.columns import people
from stolik.games.radlands.state import DAMAGED, Board
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
    """The kind of the card that an attempt names second; NOTHING if that is none."""
    name = attempt[1] if len(attempt) > 1 else ""
    return KIND.get(name, NOTHING) if isinstance(name, str) else NOTHING


def named_column(part: int | str) -> int:
    """The column (0 to 2) that a part of an attempt names; NOTHING if that is none."""
    return part - 1 if isinstance(part, int) and 1 <= part <= 3 else NOTHING


def named_slot(owner: int | str, column: int | str, row: int | str) -> int:
    """The slot that three parts of an attempt name; NOTHING if that is none."""
    place = named_column(column)
    if place == NOTHING or not isinstance(owner, int) or not isinstance(row, int):
        return NOTHING
    return owner * 9 + place * 3 + row if 0 <= owner <= 1 and 0 <= row <= 2 else NOTHING


def people_in(t: Board, column: int) -> list[int]:
    """The slots of the people of a column (0 to 5), wherever its camp stands."""
    return [slot for slot in people(t, column // 3) if slot // 3 == column]


def works(t: Board, seat: int, kind: int) -> bool:
    """Whether the trait of a person is active on a seat's side."""
    return any(t.card[slot] == kind and t.harm[slot] != DAMAGED for slot in SIDE[seat])
