"""Units (WW-CARD-03 to 08, WW-MAD-04): where they may be placed, which may be moved, which may be lost."""

from stolik.games.wonderlands_war.catalogue import REGIONS, WHITE_KNIGHT
from stolik.games.wonderlands_war.options import LEADER_PIECE, SUPPORTER
from stolik.games.wonderlands_war.rules.ring import neighbours
from stolik.games.wonderlands_war.rules.units import can_return, pawns_of, units_in
from stolik.games.wonderlands_war.state import RESERVE, Board
from stolik.games.wonderlands_war.why.basics import piece_in, region_in, why_not_region
from stolik.kernel.game import Reason, no
from stolik.kernel.question import PASS, Option, Subject, number


def pawns_at(t: Board, seat: int, place: int) -> list[int]:
    """The player's pawns in a region or in the reserve."""
    return [pawn for pawn in pawns_of(t, seat) if t.pawn_at[pawn] == place]


def is_there(t: Board, seat: int, piece: int, region: int) -> bool:
    """Whether the player has this piece in a region."""
    if piece == SUPPORTER:
        return t.supporters[seat * REGIONS + region] > 0
    if piece == LEADER_PIECE:
        return t.leader_at[seat] == region
    return t.pawn_owner[piece] == seat and t.pawn_at[piece] == region


def has_elsewhere(t: Board, seat: int, region: int) -> bool:
    """Whether a supporter or a pawn of the player stands in another region."""
    return any(
        t.supporters[seat * REGIONS + other] or pawns_at(t, seat, other) for other in range(REGIONS) if other != region
    )


def why_not_place_units(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """The region of a unit icon."""
    if attempt == PASS:
        return no("WW-CARD-08", "must-place") if t.reserve[seat] else None
    region = region_in(attempt)
    reason = why_not_region(t, region)
    if reason is not None:
        return reason
    if t.reserve[seat] or pawns_at(t, seat, RESERVE) or has_elsewhere(t, seat, region):
        return None
    return no("WW-CARD-05", "nobody-to-move")


def why_not_place_unit(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """One unit of an icon."""
    if attempt == PASS:
        return no("WW-CARD-08", "must-place") if t.reserve[seat] else None
    verb = attempt[0]
    if verb == "supporter":
        return None if t.reserve[seat] else no("WW-CARD-04", "no-supporter")
    piece = piece_in(attempt)
    if piece == LEADER_PIECE:
        return no("WW-CARD-06", "leader-stays")
    if verb == "pawn":
        return None if is_in_reserve(t, seat, piece) else no("WW-CARD-04", "pawn-not-in-reserve")
    if t.reserve[seat]:
        return no("WW-CARD-05", "supporters-left")
    return why_not_relocate(t, subject, seat, attempt)


def is_in_reserve(t: Board, seat: int, pawn: int) -> bool:
    """Whether a pawn of the player waits in the reserve."""
    return t.pawn_owner[pawn] == seat and t.pawn_at[pawn] == RESERVE


def why_not_relocate(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A unit from another region to the one that is being filled; lost Wonderlandians wait for the tea party."""
    if attempt[0] == "pawn":
        if is_in_reserve(t, seat, piece_in(attempt)):
            return no("WW-MAD-07", "pawn-waits")
        return no("WW-CARD-04", "pawn-not-in-reserve")
    return _why_not_fetch(t, seat, attempt, subject.note, "WW-CARD-05")


def _why_not_fetch(t: Board, seat: int, attempt: Option, to: int, clause: str) -> Reason | None:
    piece = piece_in(attempt)
    start = region_in(attempt, 2)
    if piece == LEADER_PIECE:
        return no("WW-CARD-06", "leader-stays")
    if start == to:
        return no(clause, "there-already")
    return None if is_there(t, seat, piece, start) else no(clause, "no-such-unit")


def why_not_place_supporter(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """The region of a supporter that an ability brings."""
    if attempt == PASS:
        is_optional = subject.source == "double_speed" or not t.reserve[seat]
        clause = "WW-ALLY-10" if subject.source == "creature_b" else "WW-ALLY-18"
        return None if is_optional else no(clause, "must-place")
    region = region_in(attempt)
    reason = why_not_region(t, region)
    if reason is not None:
        return reason
    if t.reserve[seat] or can_return(t, seat) or has_elsewhere(t, seat, region):
        return None
    return no("WW-FAQ-04", "nobody-to-move")


def why_not_lose(t: Board, seat: int, piece: int, region: int) -> Reason | None:
    """The next unit lost in a region."""
    if not is_there(t, seat, piece, region):
        return no("WW-MAD-04", "no-such-unit")
    if piece != WHITE_KNIGHT and is_there(t, seat, WHITE_KNIGHT, region):
        return no("WW-WL-11", "knight-first")
    if piece == LEADER_PIECE and units_in(t, seat, region) > 1:
        return no("WW-MAD-04", "leader-last")
    return None


def why_not_lose_unit(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """A unit lost to madness or poison."""
    return why_not_lose(t, seat, piece_in(attempt), t.region)


def why_not_paint(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Paint My World: a unit from any region, or none."""
    return why_not_lose(t, seat, piece_in(attempt), region_in(attempt, 2))


def why_not_feather(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Gryphon's Feather: a supporter or a Wonderlandian of another region, or none."""
    return _why_not_fetch(t, seat, attempt, t.region, "WW-WL-27")


def why_not_vanish(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Vanishing Act: a supporter to or from an adjacent region, or none."""
    region = region_in(attempt)
    if region not in neighbours(t, t.region):
        return no("WW-FAC-22", "not-adjacent")
    if attempt[0] == "bring":
        return None if is_there(t, seat, SUPPORTER, region) else no("WW-FAC-22", "no-such-unit")
    if not is_there(t, seat, SUPPORTER, t.region):
        return no("WW-FAC-22", "no-such-unit")
    return no("WW-FAC-22", "last-unit") if units_in(t, seat, t.region) == 1 else None


def why_not_call(t: Board, subject: Subject, seat: int, attempt: Option) -> Reason | None:
    """Card Soldier B: supporters of one adjacent region, at most its strength, or none."""
    region = region_in(attempt)
    count = number(attempt[2])
    if region not in neighbours(t, t.region):
        return no("WW-ALLY-06", "not-adjacent")
    if count > subject.note:
        return no("WW-ALLY-06", "too-many-called", {"count": subject.note})
    there = t.supporters[seat * REGIONS + region]
    return None if count <= there else no("WW-ALLY-06", "too-few-there", {"count": there})
