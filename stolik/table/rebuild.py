"""A match from its row and its log: the same in every process, at every time."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.table import lessons
from stolik.table.store import Entry, MatchRow


class OtherRules(StolikError):
    """The match was begun under rules that this version no longer plays."""


def started(row: MatchRow) -> Match:
    """The match before its first answer."""
    game = find(row.game)
    if game.rules != row.rules:
        raise OtherRules(f"the match was begun by the rules {row.rules}; these are {game.rules}")
    if row.lesson:
        lesson = lessons.find(game)
        if lesson is None:
            raise OtherRules(f"{row.game} has no lesson any more")
        return lesson.start()
    return Match.start(game, row.seats, row.seed, row.options)


def carry_out(match: Match, entry: Entry) -> None:
    """Carry out one entry of the log."""
    if entry.kind == "answer":
        match.answer(entry.seat, entry.answer)
    elif entry.kind == "undo":
        match.undo(entry.seat)


def rebuilt(row: MatchRow, entries: Iterable[Entry]) -> Match:
    """The match as its log leaves it."""
    match = started(row)
    for entry in entries:
        carry_out(match, entry)
    return match
