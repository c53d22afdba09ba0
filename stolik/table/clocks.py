"""Clocks: how much time every seat has left, from what is written with the log and when the match was held.

Nothing here remembers anything that is not stored: whoever has the same entries and the same stretches of time in which
the match was held has the same clocks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from stolik.table import messages as m
from stolik.table.rows import Entry, Held

Stretch = tuple[float, float]
"""A time from when to when the match was held by some server."""

ALWAYS: tuple[Stretch, ...] = ((-math.inf, math.inf),)


def merged(stretches: Iterable[Stretch]) -> tuple[Stretch, ...]:
    """The same time without overlaps, in order."""
    found: list[Stretch] = []
    for since, until in sorted(stretches):
        if found and since <= found[-1][1]:
            found[-1] = found[-1][0], max(until, found[-1][1])
        else:
            found.append((since, until))
    return tuple(found)


def held_by(rows: Iterable[Held], own: str, now_since: float | None) -> tuple[Stretch, ...]:
    """When a match was held, by what is stored and by this server itself (`own`, since when), which holds it still."""
    known: list[Stretch] = [(row.since, row.until) for row in rows if row.server != own or row.since != now_since]
    if now_since is not None:
        known.append((now_since, math.inf))
    return merged(known)


def counted(since: float, until: float, stretches: Sequence[Stretch]) -> float:
    """How much of the time between two moments the match was held."""
    return sum(max(0.0, min(until, last) - max(since, first)) for first, last in stretches)


class Step(msgspec.Struct, frozen=True):
    """What an entry means for clocks."""

    at: float
    kind: str
    seat: int
    asked: frozenset[int]
    """Who is asked after it."""
    resting: frozenset[int] | None = None
    """Whose clocks rest from now on, if that changed."""
    place: int = -1
    """The number of the answer that was taken back (`undo`), or of the first of those (`back`)."""


class Clocks:
    """The clocks of one match."""

    def __init__(self, rule: m.Clock, seats: int, asked: Iterable[int]) -> None:
        self.rule = rule
        self.seats = seats
        self.steps: list[Step] = []
        self.first = frozenset(asked)
        self._stretches: tuple[Stretch, ...] = ALWAYS
        self._begin()

    def _begin(self) -> None:
        self._done = 0
        self.left = [float(self.rule.seconds)] * self.seats
        self.asked = self.first
        self.resting = frozenset(range(self.seats))
        """Before the first word about it all clocks rest."""
        self._at = 0.0
        self._snaps: list[list[float]] = []
        """What was left when each of the answers that stand was given."""

    def hold(self, stretches: tuple[Stretch, ...]) -> None:
        """Learn when the match was held; only that time counts."""
        if stretches != self._stretches:
            self._stretches = stretches
            self._begin()
            self._bring()

    def take(self, entry: Entry, asked: Iterable[int], place: int = -1) -> None:
        """Go on by an entry of the log. `place`: see `Step`."""
        resting = frozenset(int(seat) for seat in entry.answer) if entry.kind == "rest" else None
        self.steps.append(Step(entry.at, entry.kind, entry.seat, frozenset(asked), resting, place))
        self._bring()

    def _bring(self) -> None:
        for step in self.steps[self._done :]:
            self._step(step)
        self._done = len(self.steps)

    def _step(self, step: Step) -> None:
        spent = counted(self._at, step.at, self._stretches)
        for seat in self.asked - self.resting:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        # Servers need not agree to the second: time never goes back.
        self._at = max(self._at, step.at)
        if step.kind in ("answer", "time"):
            self._snaps.append(self.left.copy())
            for seat in self.asked - step.asked:
                self._refill(seat)
        elif step.kind == "undo" and step.place >= 0:
            snap = self._snaps.pop(step.place)
            if step.place == len(self._snaps):
                self.left = snap
            else:
                self.left[step.seat] = snap[step.seat]
        elif step.kind == "back" and step.place >= 0:
            self.left = self._snaps[step.place]
            del self._snaps[step.place :]
        if step.resting is not None:
            self.resting = step.resting
        self.asked = step.asked

    def _refill(self, seat: int) -> None:
        """The seat's move is over."""
        if self.rule.kind == "bank":
            self.left[seat] += self.rule.increment
        else:
            self.left[seat] = float(self.rule.seconds)

    @property
    def running(self) -> frozenset[int]:
        """The seats whose clocks run."""
        return self.asked - self.resting

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        spent = counted(self._at, now, self._stretches) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def at_zero(self, now: float) -> list[int]:
        """The seats that must move and have no time left."""
        return [seat for seat in sorted(self.running) if self.left_at(seat, now) <= 0]

    def due(self, now: float) -> float | None:
        """When the first of the clocks that run will be at zero."""
        running = self.running
        return now + min(self.left_at(seat, now) for seat in running) if running else None
