"""The ledger of a battle: what moved the markers and the scores, in order. No rule reads it; people look at it.

Its first entry is the region; it stays until the next battle begins.
"""

from typing import Final

from stolik.games.wonderlands_war.catalogue import CHIP, CHIPS, NOTHING
from stolik.games.wonderlands_war.state import Board

STRENGTH_SOURCES: Final = (
    "leader",
    "pawns",
    "castle",
    "march_hare",
    "white_rabbit",
    "knave_of_hearts",
    "caterpillar_pipe",
    "hare_butter",
    "scalding_cup",
    "war_tactics",
    "nightmare_grin",
    "flamingo_c",
    "bust",
)
VP_SOURCES: Final = (
    "battle",
    "second",
    "duchess",
    "eyes_of_flame",
    "royal_temper",
    "rose_a",
    "star",
    "walrus_oysters",
    "walrus",
    "gryphon",
)
LEADER: Final = CHIPS
PAWNS: Final = CHIPS + 1
CASTLE: Final = CHIPS + 2
"""What opening strength is made of comes first."""
FIRST_GAIN: Final = CHIPS + 3
FIRST_VP: Final = CHIPS + len(STRENGTH_SOURCES)
SOURCE: Final[list[str]] = [*CHIP, *STRENGTH_SOURCES, *VP_SOURCES, "award_castle"]
"""Up to the last chip: what that chip added when it was played."""
AWARD_CASTLE: Final = len(SOURCE) - 1
MOVED_BY: Final[dict[str, int]] = {name: CHIPS + number for number, name in enumerate(STRENGTH_SOURCES)}
SCORED_BY: Final[dict[str, int]] = {name: FIRST_VP + number for number, name in enumerate(VP_SOURCES)}

SEATS: Final = 8
COUNTS: Final = 512
ZERO: Final = 256


def note(t: Board, seat: int, source: int, count: int) -> None:
    """Write down that this much came to the seat (or was lost) from a source."""
    t.ledger.append((source * SEATS + seat) * COUNTS + ZERO + count)


def note_vp(t: Board, seat: int, source: str, count: int) -> None:
    """Write down VP, if there is a battle."""
    if t.region != NOTHING:
        t.ledger.append((SCORED_BY[source] * SEATS + seat) * COUNTS + ZERO + count)


def entries(t: Board, seat: int) -> list[tuple[int, int]]:
    """The seat's entries: source and count."""
    found: list[tuple[int, int]] = []
    for entry in t.ledger[1:]:
        who = entry // COUNTS
        if who % SEATS == seat:
            found.append((who // SEATS, entry % COUNTS - ZERO))
    return found
