"""How a refusal is written."""

from collections.abc import Callable

from stolik.games.waste_knights.state import Board
from stolik.kernel.game import Reason, Said
from stolik.kernel.question import Option, Subject

Tries = Callable[[Board, Subject, int], list[Option]]
"""What the knight might try at a question."""
Judges = Callable[[Board, Subject, int, Option], Reason | None]
"""What forbids an attempt, if anything does."""


def no(clause: str, message: str, count: int | None = None, other: int | None = None) -> Reason:
    """A refusal: the clause, the words, and up to two numbers in them."""
    args: dict[str, int | str] = {}
    if count is not None:
        args["count"] = count
    if other is not None:
        args["other"] = other
    return Reason(clause, Said(f"why-{message}", args))


def unless(is_met: object, clause: str, message: str) -> Reason | None:
    """A requirement: nothing if it is met, else the refusal."""
    return None if is_met else no(clause, message)


def unknown() -> Reason:
    """Nothing of the sort can be done here."""
    return no("WK-ACT-06", "not-now")
