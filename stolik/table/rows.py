"""What is kept, as the rest of the table sees it: matches, seats, entries of the answer log, people."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stolik.table.messages import Clock, Lang, Level, Phrase, RoomState


class Mark(msgspec.Struct):
    """A stored state from which a match can go on under rules other than those it began with."""

    rules: str
    """The rules that led to it."""
    seq: int
    """How many entries of the log it holds."""
    state: dict[str, Any] | None = None
    """At the start of a beat; None: the match before its first answer."""
    given: list[tuple[int, list[int | str]]] = []
    """The answers since then that it holds, too."""
    until: int = 0
    """Up to here the entries that follow agree with today's rules."""
    resumed: int = 0
    """From here on they were made by them; those between have no effect any more."""


class MatchRow(msgspec.Struct):
    """A match, apart from its answers."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seats: int
    seed: str
    commitment: str
    public: bool
    code: str
    invite: str
    """Hash of the invitation's secret."""
    state: RoomState
    asked: list[int]
    """The seats with an open question, for lists of rooms."""
    result: dict[str, Any] | None
    lesson: int
    """The version of the lesson that is played; 0: none."""
    rematch: str | None
    parent: str | None
    creator: str
    created: float
    changed: float
    clock: Clock | None = None
    due: float | None = None
    """When the first of the clocks that run will be at zero, if nothing happens before."""
    friendly: bool = False
    """Whether steps may be taken back beyond a reveal when all agree."""
    base: Mark | None = None
    """Where it went on by the rules of now, if it was begun by others."""


class SeatRow(msgspec.Struct):
    """A seat. `guest`: another person on the screen of the one who opened the match.

    An open seat with a level is kept warm by a bot: it plays until somebody sits down.
    """

    seat: int
    who: Literal["person", "open", "bot"]
    person: str | None
    name: str
    level: Level | None
    guest: bool = False
    stands_in: bool = False
    """A bot of this level plays while the person is away."""


class Entry(msgspec.Struct):
    """One line of the answer log.

    By `kind`, `answer` is an option (`answer`; `time`: the clock of the seat was at zero), ["undo"], ["lesson"], the
    seats whose clocks rest from now on (`rest`), or a word about taking back (`back`): ["ask", moment, seats that must
    agree …], ["yes"], ["no"].
    """

    seq: int
    seat: int
    kind: Literal["answer", "undo", "lesson", "time", "rest", "back"]
    answer: list[int | str]
    at: float
    message: str | None = None
    """Who sent it under which id, for safe repetition."""


class Standing(msgspec.Struct):
    """How a match stands after an entry, for lists of rooms."""

    state: RoomState
    asked: list[int]
    result: dict[str, Any] | None
    due: float | None = None
    mark: Mark | None = None
    """The state itself, where it is due to be stored."""


class Held(msgspec.Struct):
    """A stretch of time in which a server held a match, or (match "") was there at all."""

    match: str
    server: str
    since: float
    until: float


class TalkRow(msgspec.Struct):
    """Something that a seat has said; `team`: only to those on its side."""

    seat: int
    phrase: Phrase
    team: bool
    at: float


class Pulse(msgspec.Struct):
    """What another server may have changed about a match."""

    state: RoomState
    rematch: str | None
    entries: int
    seats: list[SeatRow]


class PersonRow(msgspec.Struct):
    """A person's name and language."""

    person: str
    name: str
    lang: Lang


class Damaged(Exception):
    """A row that cannot be read. The message names it, and nothing that stands in it."""


class Taken(Exception):
    """Another row has that key already."""
