"""The spaces of the forge tracks (WW-FORGE-05, WW-FORGE-11, WW-FORGE-15)."""

from stolik.games.wonderlands_war.catalogue import (
    CASTLE_TRACK,
    CASTLE_VALUE_4,
    COLUMNS,
    NOTHING,
    SPACE_REWARD,
    SPACES,
    TRACKS,
)
from stolik.games.wonderlands_war.state import Board

LEAST_CASTLE = 3
"""The castle value with an empty track."""


def next_column(t: Board, seat: int, track: int) -> int:
    """The leftmost empty space of a track (0 to 2), or 3 when it is complete."""
    start = seat * SPACES + track * COLUMNS
    forged = t.forged
    for column in range(COLUMNS):
        if forged[start + column] == NOTHING:
            return column
    return COLUMNS


def is_complete(t: Board, seat: int, track: int) -> bool:
    """Whether all three spaces of a track are covered."""
    return t.forged[seat * SPACES + track * COLUMNS + COLUMNS - 1] != NOTHING


def open_tracks(t: Board, seat: int) -> list[int]:
    """The tracks that still have an empty space."""
    forged = t.forged
    last = seat * SPACES + COLUMNS - 1
    return [track for track in range(TRACKS) if forged[last + track * COLUMNS] == NOTHING]


def castle_value(t: Board, seat: int) -> int:
    """What each castle scores at the end of the game."""
    covered = next_column(t, seat, CASTLE_TRACK)
    if not covered:
        return LEAST_CASTLE
    return SPACE_REWARD[t.seats][CASTLE_TRACK * COLUMNS + covered - 1] - CASTLE_VALUE_4 + 4
