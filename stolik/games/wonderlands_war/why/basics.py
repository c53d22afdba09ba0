"""What every chapter needs: how a reason is made, and what the parts of an attempt name."""

from collections.abc import Mapping

from stolik.games.wonderlands_war.catalogue import CHIP_OF, NOTHING, REGION_OF
from stolik.games.wonderlands_war.options import PIECE_OF
from stolik.games.wonderlands_war.state import ABSENT, BUST, Board
from stolik.kernel.game import Args, Reason, Said
from stolik.kernel.question import Option


def no(clause: str, message: str, args: Args | None = None) -> Reason:
    """A requirement that is not met."""
    return Reason(clause, Said(f"why-{message}", args))


def strange() -> Reason:
    """Nothing that the interface would send."""
    return Reason("", Said("why-not-offered"))


def part(attempt: Option, place: int, names: Mapping[str, int]) -> int:
    """What a part of an attempt names; NOTHING if that is none of these."""
    if place >= len(attempt):
        return NOTHING
    name = attempt[place]
    return names.get(name, NOTHING) if isinstance(name, str) else NOTHING


def region_in(attempt: Option, place: int = 1) -> int:
    """The region that an attempt names."""
    return part(attempt, place, REGION_OF)


def chip_in(attempt: Option, place: int = 1) -> int:
    """The chip that an attempt names."""
    return part(attempt, place, CHIP_OF)


def piece_in(attempt: Option, place: int = 1) -> int:
    """The piece that an attempt names."""
    return part(attempt, place, PIECE_OF)


def number_in(attempt: Option, place: int, most: int) -> int:
    """The number from 0 to `most` that an attempt names; NOTHING if that is none."""
    if place >= len(attempt):
        return NOTHING
    value = attempt[place]
    return value if isinstance(value, int) and 0 <= value <= most else NOTHING


def seat_in(t: Board, attempt: Option, place: int = 1) -> int:
    """The seat that an attempt names."""
    return number_in(attempt, place, t.seats - 1)


def why_not_opponent(t: Board, seat: int, attempt: Option, clause: str) -> Reason | None:
    """Whether the attempt names somebody else who is in the battle and has not bust."""
    other = seat_in(t, attempt)
    if other == NOTHING:
        return strange()
    if other == seat:
        return no(clause, "yourself")
    if t.status[other] == ABSENT:
        return no("WW-OV-07", "not-in-battle")
    if t.status[other] == BUST:
        return no("WW-CHIP-09", "has-bust")
    return None


def why_not_region(t: Board, region: int) -> Reason | None:
    """Whether the region is in this game at all."""
    if region == NOTHING:
        return strange()
    return no("WW-2P-01", "region-unused") if region == t.unused else None
