"""How a refusal is written."""

from collections.abc import Callable

from stolik.games.waste_knights.state import Table
from stolik.kernel.game import Reason, Said
from stolik.kernel.question import Option, Question

Tries = Callable[[Table, Question, int], list[Option]]
"""What the knight might try at a question."""
Finds = Callable[[Table, Question, int, Option], Reason]
"""What forbids an attempt that is not offered."""


def no(clause: str, message: str, count: int | None = None, other: int | None = None) -> Reason:
    """A refusal: the clause, the words, and up to two numbers in them."""
    args: dict[str, int | str] = {}
    if count is not None:
        args["count"] = count
    if other is not None:
        args["other"] = other
    return Reason(clause, Said(f"why-{message}", args))


def unknown(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """Nothing of the sort can be done here."""
    return no("WK-ACT-06", "not-now")
