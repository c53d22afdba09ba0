"""What every chapter needs: reasons about sight, and what an attempt names."""

from stolik.games.apex_legends.geometry.grid import space
from stolik.games.apex_legends.geometry.sight import Veil
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, number


def veiled(veil: Veil) -> Reason:
    """A veil is in the way: which, where, and by which rule."""
    return no(veil.clause, "veil", {"what": f"@veil-{veil.what.lower()}", "x": veil.x, "y": veil.y})


def named_space(attempt: Option) -> int:
    """The space that an attempt (verb, x, y) names."""
    return space(number(attempt[1]), number(attempt[2]))


def named_slot(part: int | str) -> int:
    """The weapon slot (0 or 1) that a part of an attempt names."""
    return number(part) - 1
