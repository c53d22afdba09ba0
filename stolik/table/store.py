"""The store: the answer log is the truth, everything else says who may write to it.

`SqlStore` has all the statements; SQLite (here) and PostgreSQL (`postgres.py`) only carry them out. An entry is in the
log once `append` has returned True, whatever happens to the machine afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import logging
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from stolik.table.messages import Clock, Lang, Level, Phrase, RoomState
from stolik.table.people import clean_name
from stolik.table.settings import Settings

log = logging.getLogger("stolik.store")
T = TypeVar("T")
Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]


class Mark(msgspec.Struct):
    """A stored state from which a match can go on by other rules than those it was begun by."""

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


WAITING_SHOWN = 30 * 60.0
"""How many seconds a public room in which nobody is stays in the list."""
ROOMS_EACH = 3
"""How many public rooms of one person the list has."""

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL,
        seed TEXT NOT NULL, commitment TEXT NOT NULL, public INTEGER NOT NULL, code TEXT NOT NULL UNIQUE,
        invite TEXT NOT NULL UNIQUE, state TEXT NOT NULL, asked TEXT NOT NULL, result TEXT, lesson INTEGER NOT NULL,
        rematch TEXT, parent TEXT, creator TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS seats (
        match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, who TEXT NOT NULL, person TEXT,
        name TEXT NOT NULL, level TEXT, guest INTEGER NOT NULL, stands_in INTEGER NOT NULL,
        PRIMARY KEY (match, seat))""",
    """CREATE TABLE IF NOT EXISTS answers (
        match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        answer TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, message TEXT,
        UNIQUE (match, seq))""",
    """CREATE TABLE IF NOT EXISTS people (
        person TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS held (
        match TEXT NOT NULL, server TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
        ended INTEGER NOT NULL, PRIMARY KEY (match, server, since))""",
    """CREATE TABLE IF NOT EXISTS talk (
        match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, phrase TEXT NOT NULL, team INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS carried (
        code TEXT PRIMARY KEY, person TEXT NOT NULL, sealed TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS marks (match TEXT PRIMARY KEY, mark TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS seats_by_person ON seats (person)",
    "CREATE INDEX IF NOT EXISTS talk_by_match ON talk (match, at)",
    "CREATE INDEX IF NOT EXISTS matches_by_state ON matches (state, public, changed)",
)

ADDED = (
    ("matches", "clock", "TEXT"),
    ("matches", "due", "DOUBLE PRECISION"),
    ("matches", "friendly", "INTEGER NOT NULL DEFAULT 0"),
    ("matches", "base", "TEXT"),
)
"""Columns that a database of an earlier version lacks: table, name, kind."""

MATCH = (
    "id, game, rules, options, seats, seed, commitment, public, code, invite, state, asked, result, lesson, rematch, "
    "parent, creator, created, changed, clock, due, friendly, base"
)
SEAT = "seat, who, person, name, level, guest, stands_in"


class SqlStore(ABC):
    """All that is kept, in SQL that both databases understand."""

    is_shared = False
    """Whether other servers may write here without our being told: then `pulses` are compared."""

    # For the database

    @abstractmethod
    async def open(self) -> None:
        """Connect, and make the tables if there are none."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    @abstractmethod
    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[int]:
        """Carry out all of the statements or none; how many rows each touched. Raises Taken."""

    async def has_news(self) -> bool:
        """Whether another process may have written since the last time this was asked."""
        return False

    # People

    async def person(self, person: str) -> PersonRow | None:
        """A person's name and language."""
        rows = await self.fetch("SELECT person, name, lang FROM people WHERE person = ?", person)
        return PersonRow(*rows[0]) if rows else None

    async def keep_person(self, row: PersonRow) -> None:
        """Keep a person's name and language; the name also changes on the seats where the person sits."""
        await self.write(
            (
                (
                    "INSERT INTO people (person, name, lang, seen) VALUES (?, ?, ?, ?) ON CONFLICT (person) DO UPDATE "
                    "SET name = excluded.name, lang = excluded.lang, seen = excluded.seen"
                ),
                (row.person, row.name, row.lang, time.time()),
            ),
            ("UPDATE seats SET name = ? WHERE person = ? AND guest = 0", (row.name, row.person)),
        )

    # Matches

    async def add_match(self, row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Open a match. Raises Taken when its code is in use."""
        made: list[Statement] = [
            (
                f"INSERT INTO matches ({MATCH}) VALUES ({', '.join('?' * 23)})",
                (
                    row.id, row.game, row.rules, json.dumps(row.options), row.seats, row.seed, row.commitment,
                    int(row.public), row.code, row.invite, row.state, json.dumps(row.asked), _text(row.result),
                    row.lesson, row.rematch, row.parent, row.creator, row.created, row.changed,
                    _clock_text(row.clock), row.due, int(row.friendly), None,
                ),
            )
        ]  # fmt: skip
        for seat in seats:
            values = (row.id, seat.seat, seat.who, seat.person, seat.name, seat.level, int(seat.guest))
            made.append(
                (f"INSERT INTO seats (match, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*values, int(seat.stands_in)))
            )
        made += [_insert(row.id, entry) for entry in entries]
        await self.write(*made)

    async def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return _one(await self.fetch(f"SELECT {MATCH} FROM matches WHERE id = ?", id))

    async def by_code(self, code: str) -> MatchRow | None:
        """A match by its six letters."""
        return _one(await self.fetch(f"SELECT {MATCH} FROM matches WHERE code = ?", code))

    async def by_invite(self, invite: str) -> MatchRow | None:
        """A match by the hash of its invitation."""
        return _one(await self.fetch(f"SELECT {MATCH} FROM matches WHERE invite = ?", invite))

    async def mark(self, match: str) -> Mark | None:
        """The last stored state of a match."""
        rows = await self.fetch("SELECT mark FROM marks WHERE match = ?", match)
        return msgspec.json.decode(rows[0][0], type=Mark) if rows else None

    async def go_on(self, row: MatchRow, was: str, mark: Mark) -> None:
        """Let a match go on by the rules of its row, unless somebody else has done so first."""
        base = None if row.base is None else msgspec.json.encode(row.base).decode()
        await self.write(
            ("UPDATE matches SET rules = ?, base = ? WHERE id = ? AND rules = ?", (row.rules, base, row.id, was)),
            _marked(row.id, mark),
        )

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        rows = await self.fetch(f"SELECT {SEAT} FROM seats WHERE match = ? ORDER BY seat", match)
        return [_seat(row) for row in rows]

    async def public_rooms(self, limit: int = 50) -> list[MatchRow]:
        """Public matches that are not over, newest first: those that wait for somebody come before the others.

        Few of each who opened them, and none in which nobody has waited for a while.
        """
        rows = await self.fetch(
            f"SELECT {MATCH} FROM (SELECT {MATCH}, ROW_NUMBER() OVER (PARTITION BY creator ORDER BY changed DESC) "
            "AS place FROM matches WHERE public = 1 AND state IN ('waiting', 'playing', 'adjourned') "
            "AND (state <> 'waiting' OR changed >= ?)) AS ranked WHERE place <= ? "
            "ORDER BY CASE state WHEN 'waiting' THEN 0 ELSE 1 END, changed DESC LIMIT ?",
            time.time() - WAITING_SHOWN,
            ROOMS_EACH,
            limit,
        )
        return _sound(rows)

    async def touch(self, matches: Sequence[str]) -> None:
        """Note that somebody still waits in these rooms."""
        if matches:
            marks = ", ".join("?" * len(matches))
            await self.write(
                (f"UPDATE matches SET changed = ? WHERE state = 'waiting' AND id IN ({marks})", (time.time(), *matches))
            )

    async def forget_waiting(self, before: float) -> int:
        """Take away rooms that have waited in vain since then; how many."""
        old = "SELECT id FROM matches WHERE state = 'waiting' AND changed < ?"
        done = await self.write(
            (f"DELETE FROM answers WHERE match IN ({old})", (before,)),
            (f"DELETE FROM marks WHERE match IN ({old})", (before,)),
            (f"DELETE FROM talk WHERE match IN ({old})", (before,)),
            (f"DELETE FROM seats WHERE match IN ({old})", (before,)),
            (f"DELETE FROM talk WHERE match IN ({old})", (before,)),
            (f"DELETE FROM held WHERE match IN ({old})", (before,)),
            ("DELETE FROM matches WHERE state = 'waiting' AND changed < ?", (before,)),
        )
        return done[-1]

    async def rooms_of(self, person: str, limit: int = 100) -> list[MatchRow]:
        """The matches in which a person sits, the one that changed last first."""
        rows = await self.fetch(
            f"SELECT {MATCH} FROM matches WHERE id IN (SELECT match FROM seats WHERE person = ?) "
            "ORDER BY changed DESC LIMIT ?",
            person,
            limit,
        )
        return _sound(rows)

    async def seats_of(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        found: dict[str, list[SeatRow]] = {match: [] for match in matches}
        if not matches:
            return found
        marks = ", ".join("?" * len(matches))
        rows = await self.fetch(f"SELECT match, {SEAT} FROM seats WHERE match IN ({marks}) ORDER BY seat", *matches)
        for row in rows:
            found[row[0]].append(_seat(row[1:]))
        return found

    async def pulses(self, matches: Sequence[str]) -> dict[str, Pulse]:
        """How several matches stand, to be compared with what is held in memory."""
        if not matches:
            return {}
        marks = ", ".join("?" * len(matches))
        rows = await self.fetch(
            "SELECT id, state, rematch, (SELECT MAX(seq) FROM answers WHERE answers.match = matches.id) FROM matches "
            f"WHERE id IN ({marks})",
            *matches,
        )
        seats = await self.seats_of(matches)
        return {row[0]: Pulse(row[1], row[2], 0 if row[3] is None else row[3] + 1, seats[row[0]]) for row in rows}

    async def open_matches(self, person: str) -> int:
        """How many matches that a person opened are not over."""
        rows = await self.fetch("SELECT COUNT(*) FROM matches WHERE creator = ? AND state <> 'over'", person)
        return int(rows[0][0])

    async def counts(self) -> dict[str, int]:
        """How many matches there are in each state."""
        rows = await self.fetch("SELECT state, COUNT(*) FROM matches GROUP BY state")
        return {row[0]: int(row[1]) for row in rows}

    async def sit(self, match: str, person: str, name: str) -> int | None:
        """Take the first open seat, or keep the one that the person has; None when there is none. With the last one the
        match begins."""
        while True:
            await self.write(
                # Whoever joins the same match waits here for the other one to be done, with PostgreSQL too.
                ("UPDATE matches SET changed = changed WHERE id = ?", (match,)),
                (
                    (
                        "UPDATE seats SET who = 'person', person = ?, name = ?, level = NULL WHERE match = ? "
                        "AND who = 'open' AND seat = (SELECT MIN(seat) FROM seats WHERE match = ? AND who = 'open') "
                        "AND NOT EXISTS (SELECT 1 FROM seats AS mine WHERE mine.match = ? AND mine.person = ?)"
                    ),
                    (person, name, match, match, match, person),
                ),
                (
                    (
                        "UPDATE matches SET state = 'playing', changed = ? WHERE id = ? AND state = 'waiting' "
                        "AND NOT EXISTS (SELECT 1 FROM seats WHERE match = ? AND who = 'open' AND level IS NULL)"
                    ),
                    (time.time(), match, match),
                ),
            )
            seats = await self.seats(match)
            for seat in sorted(seats, key=lambda each: each.guest):
                if seat.person == person:
                    return seat.seat
            if not any(seat.who == "open" for seat in seats):
                return None

    async def begin(self, match: str, level: Level) -> bool:
        """Let a bot keep every open seat warm and begin; False when the match does not wait for anybody."""
        done = await self.write(
            (
                "UPDATE matches SET state = 'playing', changed = ? WHERE id = ? AND state = 'waiting'",
                (time.time(), match),
            ),
            ("UPDATE seats SET level = ? WHERE match = ? AND who = 'open' AND level IS NULL", (level, match)),
        )
        return done[0] == 1

    async def rename_guest(self, match: str, seat: int, person: str, name: str) -> bool:
        """A new name for another person on somebody's screen; False when that is nobody of the kind."""
        done = await self.write(
            (
                "UPDATE seats SET name = ? WHERE match = ? AND seat = ? AND person = ? AND guest = 1",
                (name, match, seat, person),
            )
        )
        return done[0] == 1

    async def stand_in(self, match: str, seat: int, level: Level | None) -> None:
        """Let a bot play for a person (a level), or give the seat back (None)."""
        await self.write(
            (
                "UPDATE seats SET stands_in = ?, level = ? WHERE match = ? AND seat = ? AND who = 'person'",
                (int(level is not None), level, match, seat),
            )
        )

    async def set_state(self, match: str, state: RoomState) -> None:
        """Adjourn a match or go on with it; a match that is over stays over."""
        await self.write(
            (
                "UPDATE matches SET state = ?, changed = ? WHERE id = ? AND state <> 'over'",
                (state, time.time(), match),
            )
        )

    async def set_rematch(self, match: str, rematch: str) -> bool:
        """Name the match that follows; False when another one was faster."""
        done = await self.write(("UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch, match)))
        return done[0] == 1

    async def set_standing(self, match: str, standing: Standing) -> None:
        """Note how a match stands."""
        await self.write(_stands(match, standing))

    # Clocks

    async def due(self, now: float) -> list[str]:
        """The matches one of whose clocks may be at zero."""
        rows = await self.fetch(
            "SELECT id FROM matches WHERE state = 'playing' AND due <= ? ORDER BY due LIMIT 100", now
        )
        return [row[0] for row in rows]

    async def has_clocks(self) -> bool:
        """Whether a clock runs anywhere."""
        return bool(await self.fetch("SELECT 1 FROM matches WHERE state = 'playing' AND due IS NOT NULL LIMIT 1"))

    async def hold(self, match: str, server: str, since: float) -> None:
        """From now on a server holds a match ("": it is there at all)."""
        made = "INSERT INTO held (match, server, since, until, ended) VALUES (?, ?, ?, ?, 0)"
        await self.write((made, (match, server, since, since)))

    async def still_held(self, server: str, now: float) -> None:
        """A server holds what it held, until now at least."""
        await self.write(("UPDATE held SET until = ? WHERE server = ? AND ended = 0", (now, server)))

    async def let_go(self, server: str, now: float, match: str | None = None) -> None:
        """A server no longer holds a match (None: anything)."""
        only = "" if match is None else " AND match = ?"
        args = (now, server) if match is None else (now, server, match)
        await self.write((f"UPDATE held SET until = ?, ended = 1 WHERE server = ? AND ended = 0{only}", args))

    async def forget_held(self, match: str) -> None:
        """The clocks of a match are of no interest any more."""
        await self.write(("DELETE FROM held WHERE match = ?", (match,)))

    async def held(self, match: str) -> list[Held]:
        """When a match was held, and by which servers."""
        rows = await self.fetch("SELECT match, server, since, until FROM held WHERE match = ? ORDER BY since", match)
        return [Held(*row) for row in rows]

    # Talk

    async def say(self, match: str, line: TalkRow) -> None:
        """Keep what somebody said."""
        await self.write(
            (
                "INSERT INTO talk (match, seat, phrase, team, at) VALUES (?, ?, ?, ?, ?)",
                (match, line.seat, line.phrase, int(line.team), line.at),
            )
        )

    async def talk(self, match: str, limit: int) -> list[TalkRow]:
        """What was said last, in order."""
        rows = await self.fetch(
            "SELECT seat, phrase, team, at FROM talk WHERE match = ? ORDER BY at DESC LIMIT ?", match, limit
        )
        return [TalkRow(row[0], row[1], bool(row[2]), row[3]) for row in reversed(rows)]

    # Carrying one's matches to another device

    async def seal(self, code: str, person: str, sealed: str, until: float, now: float) -> None:
        """Keep what a code opens, in the place of all that the person has sealed before. Raises Taken."""
        await self.write(
            ("DELETE FROM carried WHERE person = ? OR until <= ?", (person, now)),
            ("INSERT INTO carried (code, person, sealed, until) VALUES (?, ?, ?, ?)", (code, person, sealed, until)),
        )

    async def sealed(self, code: str, now: float) -> tuple[str, str] | None:
        """The person and what is sealed by the hash of a code, as long as it is good."""
        rows = await self.fetch("SELECT person, sealed FROM carried WHERE code = ? AND until > ?", code, now)
        return (rows[0][0], rows[0][1]) if rows else None

    async def unseal(self, code: str) -> bool:
        """Use a code up; False when somebody else has."""
        return (await self.write(("DELETE FROM carried WHERE code = ?", (code,))))[0] == 1

    # The answer log

    async def entries(self, match: str, start: int = 0) -> list[Entry]:
        """The log of a match from number `start` on."""
        rows = await self.fetch(
            "SELECT seq, seat, kind, answer, at, message FROM answers WHERE match = ? AND seq >= ? ORDER BY seq",
            match,
            start,
        )
        return [Entry(row[0], row[1], row[2], json.loads(row[3]), row[4], row[5]) for row in rows]

    async def append(self, match: str, entry: Entry, standing: Standing) -> bool:
        """Write an entry down for good; False when somebody else wrote one with its number first."""
        marked = [] if standing.mark is None else [_marked(match, standing.mark)]
        try:
            await self.write(_insert(match, entry), _stands(match, standing), *marked)
        except Taken:
            return False
        return True


def _marked(match: str, mark: Mark) -> Statement:
    return (
        "INSERT INTO marks (match, mark) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET mark = excluded.mark",
        (match, msgspec.json.encode(mark).decode()),
    )


def _insert(match: str, entry: Entry) -> Statement:
    return (
        "INSERT INTO answers (match, seq, seat, kind, answer, at, message) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (match, entry.seq, entry.seat, entry.kind, json.dumps(entry.answer), entry.at, entry.message),
    )


def _stands(match: str, standing: Standing) -> Statement:
    return (
        "UPDATE matches SET state = ?, asked = ?, result = ?, due = ?, changed = ? WHERE id = ?",
        (standing.state, json.dumps(standing.asked), _text(standing.result), standing.due, time.time(), match),
    )


def _text(value: Any) -> str | None:
    return None if value is None else json.dumps(value)


def _clock_text(clock: Clock | None) -> str | None:
    return None if clock is None else msgspec.json.encode(clock).decode()


def _one(rows: list[Row]) -> MatchRow | None:
    return _match(rows[0]) if rows else None


def _match(row: Row) -> MatchRow:
    given = list(row)
    try:
        given[3] = json.loads(given[3])
        given[7] = bool(given[7])
        given[11] = json.loads(given[11])
        given[12] = None if given[12] is None else json.loads(given[12])
        given[19] = None if given[19] is None else json.loads(given[19])
        given[21] = bool(given[21])
        given[22] = None if given[22] is None else json.loads(given[22])
        return msgspec.convert(dict(zip(MatchRow.__struct_fields__, given, strict=True)), MatchRow)
    except (ValueError, TypeError) as error:
        raise Damaged(f"the row of match {str(row[0])[:40]} is damaged") from error


def _sound(rows: list[Row]) -> list[MatchRow]:
    """Those that can be read: one damaged row must not cost anybody the others."""
    found: list[MatchRow] = []
    for row in rows:
        try:
            found.append(_match(row))
        except Damaged:
            log.error("a row is damaged", extra={"match": str(row[0])[:40]})
    return found


def _seat(row: Row) -> SeatRow:
    return SeatRow(row[0], row[1], row[2], clean_name(row[3]), row[4], bool(row[5]), bool(row[6]))


@cache
def numbered(sql: str) -> str:
    """The statement with $1, $2 … in place of question marks."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class Turns:
    """Processes write into one file in turn: who has waited is woken at once, where SQLite would look again later."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)

    @contextlib.contextmanager
    def mine(self) -> Iterator[None]:
        """While it is this process's turn; blocks."""
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)


BATCH = 256
"""How many transactions go to the disk together at most."""


class SqliteStore(SqlStore):
    """One file. All writing happens in one thread, and is on the disk when it counts."""

    def __init__(self, path: str, turns: Turns | None = None) -> None:
        self.path = path
        self.is_shared = turns is not None
        self._turns = turns
        self._writer = ThreadPoolExecutor(1, "stolik-write")
        self._reader = ThreadPoolExecutor(1, "stolik-read")
        self._out: sqlite3.Connection | None = None
        self._in: sqlite3.Connection | None = None
        self._version = -1
        self._pending: list[tuple[tuple[Statement, ...], asyncio.Future[list[int]]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the file, make it if there is none."""
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        await self._run(self._writer, self._open_writer)
        if self.path != ":memory:":
            await self._run(self._reader, self._open_reader)

    def _open_writer(self) -> None:
        self._out = self._connect()
        self._out.execute("PRAGMA journal_mode = WAL")
        self._out.execute("BEGIN IMMEDIATE")
        for statement in SCHEMA:
            self._out.execute(statement)
        for table, name, kind in ADDED:
            if name not in [row[1] for row in self._out.execute(f"PRAGMA table_info({table})")]:
                self._out.execute(f"ALTER TABLE {table} ADD COLUMN {name} {kind}")
        self._out.execute("COMMIT")
        self._version = self._data_version()

    def _open_reader(self) -> None:
        self._in = self._connect()
        self._in.execute("PRAGMA query_only = ON")

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=True)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        if self._flushing is not None:
            await self._flushing
        await self._run(self._reader, lambda: self._in.close() if self._in is not None else None)
        await self._run(self._writer, lambda: self._out.close() if self._out is not None else None)
        self._out = self._in = None
        self._reader.shutdown()
        self._writer.shutdown()

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query."""
        if self.path == ":memory:":
            return await self._run(self._writer, lambda: _fetch(self._out, sql, args))
        return await self._run(self._reader, lambda: _fetch(self._in, sql, args))

    async def write(self, *statements: Statement) -> list[int]:
        """One transaction. What many write at the same time goes to the disk together; each hears of it afterwards."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[int]] = loop.create_future()
        self._pending.append((statements, done))
        if self._flushing is None:
            self._flushing = loop.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        """Write until nothing is left to be written."""
        while self._pending:
            batch, self._pending = self._pending[:BATCH], self._pending[BATCH:]
            try:
                results = await self._run(self._writer, partial(self._write_all, [each[0] for each in batch]))
            except BaseException as error:
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():  # Nobody waits any more.
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._flushing = None

    def _write_all(self, jobs: list[tuple[Statement, ...]]) -> list[list[int] | BaseException]:
        """Several transactions with one sync: each as a whole or not at all, and all that were carried out are kept."""
        with contextlib.nullcontext() if self._turns is None else self._turns.mine():
            return self._write_now(jobs)

    def _write_now(self, jobs: list[tuple[Statement, ...]]) -> list[list[int] | BaseException]:
        out = self._out
        assert out is not None
        results: list[list[int] | BaseException] = []
        out.execute("BEGIN IMMEDIATE")
        try:
            for statements in jobs:
                out.execute("SAVEPOINT job")
                try:
                    results.append([out.execute(sql, args).rowcount for sql, args in statements])
                except sqlite3.Error as error:
                    if not out.in_transaction:
                        raise
                    out.execute("ROLLBACK TO job")
                    is_taken = isinstance(error, sqlite3.IntegrityError)
                    results.append(Taken(str(error)) if is_taken else error)
                out.execute("RELEASE job")
            out.execute("COMMIT")
        except BaseException:
            if out.in_transaction:
                out.execute("ROLLBACK")
            raise
        return results

    async def has_news(self) -> bool:
        """Whether another connection has written since the last time this was asked."""
        if self.path == ":memory:" or self.is_shared:  # Other workers write all the time, and tell what it is about.
            return False
        version = await self._run(self._writer, self._data_version)
        changed = self._version != version
        self._version = version
        return changed

    def _data_version(self) -> int:
        assert self._out is not None
        return int(self._out.execute("PRAGMA data_version").fetchone()[0])

    async def _run(self, where: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(where, work)


def _fetch(connection: sqlite3.Connection | None, sql: str, args: Sequence[Any]) -> list[Row]:
    assert connection is not None
    return connection.execute(sql, args).fetchall()


def make_store(settings: Settings, turns: Turns | None = None) -> SqlStore:
    """The store that the settings name; `turns`: where several workers write into one file."""
    if settings.is_postgres:
        from stolik.table.postgres import PostgresStore

        return PostgresStore(settings.database)
    return SqliteStore(settings.database, turns)
