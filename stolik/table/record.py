"""A person's record: of the matches that they played to their end, how many were won, and against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from stolik.table import messages as m
from stolik.table.bots import OLD
from stolik.table.rows import MatchRow, SeatRow

LAST: Final = 8
"""So many of the last matches of a game are told one by one."""


class Ended(NamedTuple):
    """A match that is over, who sat where, and the side of every seat."""

    row: MatchRow
    seats: Sequence[SeatRow]
    sides: Sequence[int]


def recorded(person: str, ended: Iterable[Ended]) -> m.PlayedRecord:
    """The record of a person, from matches of which the newest comes first."""
    games: dict[str, m.GameRecord] = {}
    foes: dict[tuple[str | None, m.Level | None, str], m.FoeRecord] = {}
    for match in ended:
        own = next((seat for seat in match.seats if seat.person == person and not seat.guest), None)
        if own is None or match.row.result is None:
            continue
        outcome = _outcome(match.row.result["places"], match.sides, own.seat)
        game = games.setdefault(match.row.game, m.GameRecord(match.row.game, 0, 0, []))
        _count(game, outcome)
        if len(game.last) < LAST:
            game.last.append(outcome)
        met = {_key(seat): seat for seat in match.seats if not _together(match.sides, own.seat, seat.seat)}
        for key, seat in met.items():
            _count(foes.setdefault(key, m.FoeRecord("" if key[1] else seat.name, key[1], 0, 0)), outcome)
    by_number = sorted(foes.values(), key=lambda foe: -foe.finished)
    return m.PlayedRecord(sorted(games.values(), key=lambda game: -game.finished), by_number)


def _count(record: m.GameRecord | m.FoeRecord, outcome: m.Outcome) -> None:
    record.finished += 1
    record.won += outcome == "won"


def _outcome(places: Sequence[int], sides: Sequence[int], seat: int) -> m.Outcome:
    """Who is first has won; where everybody is and not all play together, nobody has."""
    if places[seat] != 1:
        return "lost"
    is_draw = len(places) > 1 and set(places) == {1} and len(set(sides)) != 1
    return "drawn" if is_draw else "won"


def _together(sides: Sequence[int], one: int, other: int) -> bool:
    return one == other or (bool(sides) and sides[one] == sides[other])


def _key(seat: SeatRow) -> tuple[str | None, m.Level | None, str]:
    """One opponent: a level of bots, a person whatever their name is today, or a guest on the same screen by name."""
    if seat.who != "person":
        level = seat.level or "regular"
        return None, OLD.get(level, level), ""
    return (None, None, seat.name) if seat.guest else (seat.person, None, "")
