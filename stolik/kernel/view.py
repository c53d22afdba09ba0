"""What a seat may see, as typed data: the base of every game's view, and what the kernel puts around it.

A game's `view.py` builds a tree of `View` structs up from nothing. JSON (`msgspec.json.encode`), plain data
(`msgspec.to_builtins`) and TypeScript (`web/scripts/types`) come from it.
"""

from __future__ import annotations

import msgspec

Option = tuple[int | str, ...]


class View(msgspec.Struct):
    """A part of what a seat may see."""


class SeatAsked(View):
    """Somebody is asked something, or (`done`) has answered while others still think."""

    seat: int
    kind: str
    source: str
    done: bool


class Mine(View):
    """The open question of the seat that looks."""

    kind: str
    source: str
    options: list[Option]


class Ending(View):
    """How the match ended."""

    places: list[int]
    points: list[int]
    reason: str


class Seen(View):
    """All that a seat (None: a spectator) may see of a match."""

    game: str
    seat: int | None
    answers: int
    asked: list[SeatAsked]
    question: Mine | None
    result: Ending | None
    table: View
    """The game's own view."""
