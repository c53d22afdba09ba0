"""The store: the answer log is the truth, everything else says who may write to it.

`SqlStore` has all the statements; SQLite (here) and PostgreSQL (`postgres.py`) only carry them out. An entry is in the
log once `append` has returned True, whatever happens to the machine afterwards.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from stolik.table.messages import Lang, Level, RoomState
from stolik.table.settings import Settings

T = TypeVar("T")
Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]


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
    lesson: bool
    rematch: str | None
    parent: str | None
    creator: str
    created: float
    changed: float


class SeatRow(msgspec.Struct):
    """A seat. `guest`: another person on the screen of the one who opened the match."""

    seat: int
    who: Literal["person", "open", "bot"]
    person: str | None
    name: str
    level: Level | None
    guest: bool = False
    stands_in: bool = False
    """A bot of this level plays while the person is away."""


class Entry(msgspec.Struct):
    """One line of the answer log. `answer` is an option, ["undo"] or ["lesson"] by `kind`."""

    seq: int
    seat: int
    kind: Literal["answer", "undo", "lesson"]
    answer: list[int | str]
    at: float
    message: str | None = None
    """Who sent it under which id, for safe repetition."""


class Standing(msgspec.Struct):
    """How a match stands after an entry, for lists of rooms."""

    state: RoomState
    asked: list[int]
    result: dict[str, Any] | None


class PersonRow(msgspec.Struct):
    """A person's name and language."""

    person: str
    name: str
    lang: Lang


class Taken(Exception):
    """Another row has that key already."""


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
    "CREATE INDEX IF NOT EXISTS seats_by_person ON seats (person)",
    "CREATE INDEX IF NOT EXISTS matches_by_state ON matches (state, public, changed)",
)

MATCH = (
    "id, game, rules, options, seats, seed, commitment, public, code, invite, state, asked, result, lesson, rematch, "
    "parent, creator, created, changed"
)
SEAT = "seat, who, person, name, level, guest, stands_in"


class SqlStore(ABC):
    """All that is kept, in SQL that both databases understand."""

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
                f"INSERT INTO matches ({MATCH}) VALUES ({', '.join('?' * 19)})",
                (
                    row.id, row.game, row.rules, json.dumps(row.options), row.seats, row.seed, row.commitment,
                    int(row.public), row.code, row.invite, row.state, json.dumps(row.asked), _text(row.result),
                    int(row.lesson), row.rematch, row.parent, row.creator, row.created, row.changed,
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

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        rows = await self.fetch(f"SELECT {SEAT} FROM seats WHERE match = ? ORDER BY seat", match)
        return [_seat(row) for row in rows]

    async def public_rooms(self, limit: int = 50) -> list[MatchRow]:
        """Public matches that are not over, newest first: those that wait for somebody come before the others."""
        rows = await self.fetch(
            f"SELECT {MATCH} FROM matches WHERE public = 1 AND state <> 'over' "
            "ORDER BY CASE state WHEN 'waiting' THEN 0 ELSE 1 END, changed DESC LIMIT ?",
            limit,
        )
        return [_match(row) for row in rows]

    async def rooms_of(self, person: str, limit: int = 100) -> list[MatchRow]:
        """The matches in which a person sits, the one that changed last first."""
        rows = await self.fetch(
            f"SELECT {MATCH} FROM matches WHERE id IN (SELECT match FROM seats WHERE person = ?) "
            "ORDER BY changed DESC LIMIT ?",
            person,
            limit,
        )
        return [_match(row) for row in rows]

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

    async def open_matches(self, person: str) -> int:
        """How many matches that a person opened are not over."""
        rows = await self.fetch("SELECT COUNT(*) FROM matches WHERE creator = ? AND state <> 'over'", person)
        return int(rows[0][0])

    async def counts(self) -> dict[str, int]:
        """How many matches there are in each state."""
        rows = await self.fetch("SELECT state, COUNT(*) FROM matches GROUP BY state")
        return {row[0]: int(row[1]) for row in rows}

    async def sit(self, match: str, person: str, name: str) -> int | None:
        """Take the first open seat; None when there is none. With the last one the match begins."""
        while True:
            taken = await self.write(
                (
                    (
                        "UPDATE seats SET who = 'person', person = ?, name = ? WHERE match = ? AND who = 'open' "
                        "AND seat = (SELECT MIN(seat) FROM seats WHERE match = ? AND who = 'open')"
                    ),
                    (person, name, match, match),
                ),
                (
                    (
                        "UPDATE matches SET state = 'playing', changed = ? WHERE id = ? AND state = 'waiting' "
                        "AND NOT EXISTS (SELECT 1 FROM seats WHERE match = ? AND who = 'open')"
                    ),
                    (time.time(), match, match),
                ),
            )
            seats = await self.seats(match)
            if taken[0]:
                return next(seat.seat for seat in seats if seat.person == person and not seat.guest)
            if not any(seat.who == "open" for seat in seats):
                return None

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
        try:
            await self.write(_insert(match, entry), _stands(match, standing))
        except Taken:
            return False
        return True


def _insert(match: str, entry: Entry) -> Statement:
    return (
        "INSERT INTO answers (match, seq, seat, kind, answer, at, message) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (match, entry.seq, entry.seat, entry.kind, json.dumps(entry.answer), entry.at, entry.message),
    )


def _stands(match: str, standing: Standing) -> Statement:
    return (
        "UPDATE matches SET state = ?, asked = ?, result = ?, changed = ? WHERE id = ?",
        (standing.state, json.dumps(standing.asked), _text(standing.result), time.time(), match),
    )


def _text(value: Any) -> str | None:
    return None if value is None else json.dumps(value)


def _one(rows: list[Row]) -> MatchRow | None:
    return _match(rows[0]) if rows else None


def _match(row: Row) -> MatchRow:
    given = list(row)
    given[3] = json.loads(given[3])
    given[7] = bool(given[7])
    given[11] = json.loads(given[11])
    given[12] = None if given[12] is None else json.loads(given[12])
    given[13] = bool(given[13])
    return MatchRow(*given)


def _seat(row: Row) -> SeatRow:
    return SeatRow(row[0], row[1], row[2], row[3], row[4], bool(row[5]), bool(row[6]))


@cache
def numbered(sql: str) -> str:
    """The statement with $1, $2 … in place of question marks."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class SqliteStore(SqlStore):
    """One file. All writing happens in one thread, one transaction after the other, each on the disk when it counts."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._writer = ThreadPoolExecutor(1, "stolik-write")
        self._reader = ThreadPoolExecutor(1, "stolik-read")
        self._out: sqlite3.Connection | None = None
        self._in: sqlite3.Connection | None = None
        self._version = -1

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
        """One transaction."""
        return await self._run(self._writer, lambda: self._write(statements))

    def _write(self, statements: Sequence[Statement]) -> list[int]:
        out = self._out
        assert out is not None
        out.execute("BEGIN IMMEDIATE")
        try:
            touched = [out.execute(sql, args).rowcount for sql, args in statements]
            out.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            out.execute("ROLLBACK")
            raise Taken(str(error)) from error
        except BaseException:
            if out.in_transaction:
                out.execute("ROLLBACK")
            raise
        return touched

    async def has_news(self) -> bool:
        """Whether another connection has written since the last time this was asked."""
        if self.path == ":memory:":
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


def make_store(settings: Settings) -> SqlStore:
    """The store that the settings name."""
    if settings.is_postgres:
        from stolik.table.postgres import PostgresStore

        return PostgresStore(settings.database)
    return SqliteStore(settings.database)
