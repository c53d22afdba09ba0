"""Two players (WW-2P): the local resistance. The unused region is in `rules.ring`, castles are in `rules.castles`."""

from typing import Final

from stolik.games.wonderlands_war.rules.track import opponents
from stolik.games.wonderlands_war.state import NO_PLACE, SECOND, TIED, WINNER, Board

RESISTANCE: Final = (0, 3, 5, 7)
"""By round."""


def resistance(t: Board) -> int:
    """The strength of the local resistance in this round (WW-2P-10)."""
    return RESISTANCE[t.round]


def is_past_resistance(t: Board, seat: int) -> bool:
    """Whether a player's marker is past the resistance."""
    return t.strength[seat] > RESISTANCE[t.round]


def place_of(t: Board, seat: int) -> int:
    """How a player who did not bust came out (WW-2P-12 to 15)."""
    mine = t.strength[seat]
    least = resistance(t)
    if mine < least:
        return NO_PLACE
    best = max((t.strength[other] for other in opponents(t, seat)), default=-1)
    if mine < best:
        return SECOND
    return TIED if mine in (best, least) else WINNER
