"""What every chapter needs: reasons that several have, and what the parts of an attempt name."""

from collections.abc import Callable

from stolik.games.wonderlands_war.catalogue import CHIP_OF, REGION_OF
from stolik.games.wonderlands_war.options import PIECE_OF
from stolik.games.wonderlands_war.state import ABSENT, BUST, Board
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject, number

Judge = Callable[[Board, Subject, int, Option], Reason | None]
"""What forbids an answer to a question, for a seat; the answer looks like one of those that its kind can have."""


def region_in(attempt: Option, place: int = 1) -> int:
    """The region that an attempt names."""
    return REGION_OF[str(attempt[place])]


def chip_in(attempt: Option, place: int = 1) -> int:
    """The chip that an attempt names."""
    return CHIP_OF[str(attempt[place])]


def piece_in(attempt: Option) -> int:
    """The piece that an attempt names."""
    return PIECE_OF[str(attempt[1])]


def why_not_opponent(t: Board, seat: int, attempt: Option, clause: str) -> Reason | None:
    """Whether the attempt names somebody else who is in the battle and has not bust."""
    other = number(attempt[1])
    if other == seat:
        return no(clause, "yourself")
    if t.status[other] == ABSENT:
        return no("WW-OV-07", "not-in-battle")
    if t.status[other] == BUST:
        return no("WW-CHIP-09", "has-bust")
    return None


def why_not_region(t: Board, region: int) -> Reason | None:
    """Whether the region is in this game at all."""
    return no("WW-2P-01", "region-unused") if region == t.unused else None
