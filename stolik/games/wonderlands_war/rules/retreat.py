"""Retreat (WW-RETREAT): who draws no more in a battle."""

from stolik.games.wonderlands_war.catalogue import DORMOUSE, NOTHING
from stolik.games.wonderlands_war.events import Retreated
from stolik.games.wonderlands_war.rules.units import has_pawn
from stolik.games.wonderlands_war.state import ACTIVE, RETREATED, Board


def dormouse_owner(t: Board) -> int:
    """The participant who may retreat in draw 1, or NOTHING (WW-WL-10)."""
    owner = t.pawn_owner[DORMOUSE]
    return owner if owner != NOTHING and t.status[owner] == ACTIVE and has_pawn(t, owner, DORMOUSE) else NOTHING


def give_up_draws(t: Board, seat: int) -> None:
    """The player draws no more in this battle."""
    t.status[seat] = RETREATED
    t.drawing[seat] = 0
    t.more[seat] = 0


def retreat(t: Board, seat: int) -> None:
    """The player retreats without having chosen it."""
    give_up_draws(t, seat)
    if t.log is not None:
        t.log.add(Retreated(seat, t.strength[seat]))
