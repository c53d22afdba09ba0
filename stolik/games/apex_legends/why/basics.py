"""What every chapter needs: reasons about sight, and what an attempt names."""

from stolik.games.apex_legends.geometry.grid import distance, space
from stolik.games.apex_legends.geometry.sight import Veil
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.state import Board
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, number


def veiled(veil: Veil) -> Reason:
    """A veil is in the way: which, where, and by which rule."""
    return no(veil.clause, "veil", {"what": f"@veil-{veil.what.lower()}", "x": veil.x, "y": veil.y})


def not_adjacent(t: Board, here: int, there: int, clause: str) -> Reason:
    """Why a space is not adjacent to another: too far, on another level, or behind an obstacle (AP-ADJ-02)."""
    if distance(here, there) != 1:
        return no(clause, "not-adjacent")
    level = LANDS[t.land].level
    return no(clause, "adjacent-level" if level[here] != level[there] else "adjacent-obstacle")


def named_space(attempt: Option) -> int:
    """The space that an attempt (verb, x, y) names."""
    return space(number(attempt[1]), number(attempt[2]))


def named_slot(part: int | str) -> int:
    """The weapon slot (0 or 1) that a part of an attempt names."""
    return number(part) - 1
