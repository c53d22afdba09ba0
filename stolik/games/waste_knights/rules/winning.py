"""How the game ends (WK-ADV-06 to WK-ADV-08, WK-ELIM)."""

from typing import NoReturn

from stolik.games.waste_knights.state import Board


def win(t: Board, winners: list[int], reason: str, points: list[int] | None = None) -> NoReturn:
    """The game ends; these knights win, all others lose. `points` are those of the knights."""
    places = [1 if me in winners else 2 for me in range(len(t.seat))]
    _finish(t, places, points or [2 - place for place in places], reason)


def lose(t: Board, reason: str) -> NoReturn:
    """The game ends; all lose."""
    _finish(t, [2] * len(t.seat), [0] * len(t.seat), reason)


def _finish(t: Board, places: list[int], points: list[int], reason: str) -> NoReturn:
    """A seat with two knights has the better place and points of the two."""
    seats = t.seat[-1] + 1
    by_seat = [min(places[me] for me in range(len(places)) if t.seat[me] == seat) for seat in range(seats)]
    score = [max(points[me] for me in range(len(points)) if t.seat[me] == seat) for seat in range(seats)]
    t.finish(by_seat, score, reason)
