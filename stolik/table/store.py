"""The store: the answer log is the truth, everything else says who may write to it.

`SqlStore` has all the statements, as SQLAlchemy Core; SQLite (`sqlite.py`) and PostgreSQL (`postgres.py`) only carry
them out. An entry is in the log once `append` has returned True, whatever happens to the machine afterwards.

Statements are made once, here, and are given their values by name. What writes is prepared for the driver itself
(`Prepared`), since most of what a table does is to write answers down.
"""

from __future__ import annotations

import json
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Dialect,
    Integer,
    Row,
    Select,
    Table,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.sql import ClauseElement

from stolik.table.identity import clean_name
from stolik.table.messages import Clock, Level, RoomState
from stolik.table.rows import (
    Damaged,
    Entry,
    Held,
    Mark,
    MatchRow,
    PersonRow,
    Pulse,
    SeatRow,
    Standing,
    Taken,
    TalkRow,
)
from stolik.table.schema import answers, carried, held, marks, matches, people, seats, talk
from stolik.table.settings import Settings

log = logging.getLogger("stolik.store")
Given = dict[str, Any]
"""The values of a statement, by name."""
Statement = tuple[ClauseElement, Given]

WAITING_SHOWN = 30 * 60.0
"""How many seconds a public room in which nobody is stays in the list."""
ROOMS_EACH = 3
"""How many public rooms of one person the list has."""
DUE = 100
"""How many matches with a clock at zero are looked at together."""


class Prepared:
    """A statement as a driver takes it: its text, and the names of its values in their order."""

    __slots__ = ("_fixed", "_names", "sql")

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        made: Any = statement.compile(dialect=dialect)
        self.sql = str(made)
        self._names: tuple[str, ...] = tuple(made.positiontup or ())
        self._fixed: Given = {name: made.binds[name].value for name in self._names if not made.binds[name].required}

    def values(self, given: Given) -> list[Any]:
        """What the driver gets beside the text; KeyError when a value is missing."""
        known = {**self._fixed, **given} if self._fixed else given
        return [known[name] for name in self._names]


# Reading

A_MATCH = select(matches).where(matches.c.id == bindparam("id"))
BY_CODE = select(matches).where(matches.c.code == bindparam("code"))
BY_INVITE = select(matches).where(matches.c.invite == bindparam("invite"))
A_PERSON = select(people.c.person, people.c.name, people.c.lang).where(people.c.person == bindparam("person"))
A_MARK = select(marks.c.mark).where(marks.c.match == bindparam("match"))
SEATS = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.seat)
SEATS_OF = select(seats).where(seats.c.match.in_(bindparam("matches", expanding=True))).order_by(seats.c.seat)
ENTRIES = (
    select(answers)
    .where(answers.c.match == bindparam("match"), answers.c.seq >= bindparam("start"))
    .order_by(answers.c.seq)
)
PULSES = select(
    matches.c.id,
    matches.c.state,
    matches.c.rematch,
    select(func.max(answers.c.seq)).where(answers.c.match == matches.c.id).scalar_subquery().label("last"),
).where(matches.c.id.in_(bindparam("matches", expanding=True)))
ROOMS_OF = (
    select(matches)
    .where(matches.c.id.in_(select(seats.c.match).where(seats.c.person == bindparam("person"))))
    .order_by(matches.c.changed.desc())
    .limit(bindparam("limit", type_=Integer))
)
ENDED_OF = (
    select(matches)
    .where(
        matches.c.id.in_(select(seats.c.match).where(seats.c.person == bindparam("person"))),
        matches.c.state == "over",
        matches.c.lesson == 0,
        matches.c.parent.is_(None),
    )
    .order_by(matches.c.changed.desc())
    .limit(bindparam("limit", type_=Integer))
)
OPEN_MATCHES = (
    select(func.count())
    .select_from(matches)
    .where(matches.c.creator == bindparam("creator"), matches.c.state != "over")
)
COUNTS = select(matches.c.state, func.count().label("number")).group_by(matches.c.state)
IS_DUE = (
    select(matches.c.id)
    .where(matches.c.state == "playing", matches.c.due <= bindparam("now"))
    .order_by(matches.c.due)
    .limit(DUE)
)
HAS_CLOCKS = select(literal(1)).where(matches.c.state == "playing", matches.c.due.is_not(None)).limit(1)
HELD = select(held).where(held.c.match == bindparam("match")).order_by(held.c.since)
TALK = (
    select(talk)
    .where(talk.c.match == bindparam("match"))
    .order_by(talk.c.at.desc())
    .limit(bindparam("limit", type_=Integer))
)
SEALED = select(carried.c.person, carried.c.sealed).where(
    carried.c.code == bindparam("code"), carried.c.until > bindparam("now")
)


def _public_rooms() -> Select[Any]:
    """Few of each who opened them, those that wait for somebody before the others, newest first."""
    place = func.row_number().over(partition_by=matches.c.creator, order_by=matches.c.changed.desc())
    ranked = (
        select(matches, place.label("place"))
        .where(
            matches.c.public == 1,
            matches.c.state.in_(("waiting", "playing", "adjourned")),
            (matches.c.state != "waiting") | (matches.c.changed >= bindparam("since")),
        )
        .subquery("ranked")
    )
    return (
        select(*(ranked.c[column.name] for column in matches.c))
        .where(ranked.c.place <= ROOMS_EACH)
        .order_by(case((ranked.c.state == "waiting", 0), else_=1), ranked.c.changed.desc())
        .limit(bindparam("limit", type_=Integer))
    )


PUBLIC_ROOMS = _public_rooms()

# Writing

ADD_MATCH = insert(matches)
ADD_SEAT = insert(seats)
ADD_ENTRY = insert(answers)
STANDS = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in ("state", "asked", "result", "due", "changed")})
)
GO_ON = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.rules == bindparam("was"))
    .values(rules=bindparam("rules"), base=bindparam("base"))
)
NAME_SEATS = (
    update(seats).where(seats.c.person == bindparam("person"), seats.c.guest == 0).values(name=bindparam("name"))
)
TOUCH = (
    update(matches)
    .where(matches.c.state == "waiting", matches.c.id == bindparam("match"))
    .values(changed=bindparam("changed"))
)
IS_OLD = (matches.c.state == "waiting") & (matches.c.changed < bindparam("before"))
FORGET_WAITING = (
    *(delete(each).where(each.c.match.in_(select(matches.c.id).where(IS_OLD))) for each in (answers, marks, talk)),
    *(delete(each).where(each.c.match.in_(select(matches.c.id).where(IS_OLD))) for each in (seats, held)),
    delete(matches).where(IS_OLD),
)
TAKE_TURN = update(matches).where(matches.c.id == bindparam("match")).values(changed=matches.c.changed)
"""Whoever joins the same match waits here for the other one to be done, with PostgreSQL too."""
OTHERS = seats.alias("others")
IS_OPEN = (OTHERS.c.match == bindparam("match")) & (OTHERS.c.who == "open")
SIT = (
    update(seats)
    .where(
        seats.c.match == bindparam("match"),
        seats.c.who == "open",
        seats.c.seat == select(func.min(OTHERS.c.seat)).where(IS_OPEN).scalar_subquery(),
        ~exists().where(OTHERS.c.match == bindparam("match"), OTHERS.c.person == bindparam("person")),
    )
    .values(who="person", person=bindparam("person"), name=bindparam("name"), level=None)
)
BEGIN_WHEN_FULL = (
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.state == "waiting",
        ~exists().where(IS_OPEN, OTHERS.c.level.is_(None)),
    )
    .values(state="playing", changed=bindparam("changed"))
)
BEGIN = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.state == "waiting")
    .values(state="playing", changed=bindparam("changed"))
)
KEEP_WARM = (
    update(seats)
    .where(seats.c.match == bindparam("match"), seats.c.who == "open", seats.c.level.is_(None))
    .values(level=bindparam("level"))
)
RENAME_GUEST = (
    update(seats)
    .where(
        seats.c.match == bindparam("match"),
        seats.c.seat == bindparam("seat"),
        seats.c.person == bindparam("person"),
        seats.c.guest == 1,
    )
    .values(name=bindparam("name"))
)
STAND_IN = (
    update(seats)
    .where(seats.c.match == bindparam("match"), seats.c.seat == bindparam("seat"), seats.c.who == "person")
    .values(stands_in=bindparam("stands_in"), level=bindparam("level"))
)
SET_STATE = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.state != "over")
    .values(state=bindparam("state"), changed=bindparam("changed"))
)
SET_REMATCH = (
    update(matches)
    .where(matches.c.id == bindparam("match"), matches.c.rematch.is_(None))
    .values(rematch=bindparam("rematch"))
)
HOLD = insert(held)
STILL_HELD = (
    update(held).where(held.c.server == bindparam("server"), held.c.ended == 0).values(until=bindparam("until"))
)
LET_GO = STILL_HELD.values(ended=1)
LET_GO_OF = LET_GO.where(held.c.match == bindparam("match"))
FORGET_HELD = delete(held).where(held.c.match == bindparam("match"))
SAY = insert(talk)
FORGET_SEALED = delete(carried).where((carried.c.person == bindparam("person")) | (carried.c.until <= bindparam("now")))
SEAL = insert(carried)
UNSEAL = delete(carried).where(carried.c.code == bindparam("code"))


class SqlStore(ABC):
    """All that is kept, in statements that both databases understand."""

    is_shared = False
    """Whether other servers may write here without our being told: then `pulses` are compared."""

    def __init__(self, dialect: Dialect, insert_or_update: Any) -> None:
        self._dialect = dialect
        self._prepared: dict[ClauseElement, Prepared] = {}
        self._keep_person = _kept(insert_or_update(people), people)
        self._keep_mark = _kept(insert_or_update(marks), marks)

    def prepared(self, statement: ClauseElement) -> Prepared:
        """A statement as the driver takes it; made once."""
        found = self._prepared.get(statement)
        if found is None:
            found = self._prepared[statement] = Prepared(statement, self._dialect)
        return found

    # For the database

    @abstractmethod
    async def open(self) -> None:
        """Connect, lay the database out if it is empty, and bring it to this version's layout if it is older."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    @abstractmethod
    async def fetch(self, statement: Select[Any], given: Given) -> Sequence[Row[Any]]:
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
        rows = await self.fetch(A_PERSON, {"person": person})
        return PersonRow(**rows[0]._mapping) if rows else None

    async def keep_person(self, row: PersonRow) -> None:
        """Keep a person's name and language; the name also changes on the seats where the person sits."""
        await self.write(
            (self._keep_person, {**msgspec.structs.asdict(row), "seen": time.time()}),
            (NAME_SEATS, {"name": row.name, "person": row.person}),
        )

    # Matches

    async def add_match(self, row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Open a match. Raises Taken when its code is in use."""
        sat = [{**msgspec.structs.asdict(seat), "match": row.id} for seat in seats]
        for seat in sat:
            seat.update(guest=int(seat["guest"]), stands_in=int(seat["stands_in"]))
        await self.write(
            (ADD_MATCH, _values(row)),
            *((ADD_SEAT, seat) for seat in sat),
            *((ADD_ENTRY, _entry(row.id, entry)) for entry in entries),
        )

    async def match(self, id: str) -> MatchRow | None:
        """A match by its id."""
        return _one(await self.fetch(A_MATCH, {"id": id}))

    async def by_code(self, code: str) -> MatchRow | None:
        """A match by its six letters."""
        return _one(await self.fetch(BY_CODE, {"code": code}))

    async def by_invite(self, invite: str) -> MatchRow | None:
        """A match by the hash of its invitation."""
        return _one(await self.fetch(BY_INVITE, {"invite": invite}))

    async def mark(self, match: str) -> Mark | None:
        """The last stored state of a match."""
        rows = await self.fetch(A_MARK, {"match": match})
        return msgspec.json.decode(rows[0].mark, type=Mark) if rows else None

    async def go_on(self, row: MatchRow, was: str, mark: Mark) -> None:
        """Let a match go on by the rules of its row, unless somebody else has done so first."""
        base = _packed(row.base)
        await self.write(
            (GO_ON, {"rules": row.rules, "base": base, "match": row.id, "was": was}),
            self._marked(row.id, mark),
        )

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        return [_seat(row) for row in await self.fetch(SEATS, {"match": match})]

    async def public_rooms(self, limit: int = 50) -> list[MatchRow]:
        """Public matches that are not over, newest first: those that wait for somebody come before the others.

        Few of each who opened them, and none in which nobody has waited for a while.
        """
        return _sound(await self.fetch(PUBLIC_ROOMS, {"since": time.time() - WAITING_SHOWN, "limit": limit}))

    async def touch(self, matches: Sequence[str]) -> None:
        """Note that somebody still waits in these rooms."""
        if matches:
            now = time.time()
            await self.write(*((TOUCH, {"match": match, "changed": now}) for match in matches))

    async def forget_waiting(self, before: float) -> int:
        """Take away rooms that have waited in vain since then; how many."""
        return (await self.write(*((each, {"before": before}) for each in FORGET_WAITING)))[-1]

    async def rooms_of(self, person: str, limit: int = 100) -> list[MatchRow]:
        """The matches in which a person sits, the one that changed last first."""
        return _sound(await self.fetch(ROOMS_OF, {"person": person, "limit": limit}))

    async def ended_of(self, person: str, limit: int = 2000) -> list[MatchRow]:
        """The matches that a person has played to their end, the newest first; no lessons, no continuations."""
        return _sound(await self.fetch(ENDED_OF, {"person": person, "limit": limit}))

    async def seats_of(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        found: dict[str, list[SeatRow]] = {match: [] for match in matches}
        if matches:
            for row in await self.fetch(SEATS_OF, {"matches": list(matches)}):
                found[row.match].append(_seat(row))
        return found

    async def pulses(self, matches: Sequence[str]) -> dict[str, Pulse]:
        """How several matches stand, to be compared with what is held in memory."""
        if not matches:
            return {}
        rows = await self.fetch(PULSES, {"matches": list(matches)})
        seats = await self.seats_of(matches)
        return {
            row.id: Pulse(row.state, row.rematch, 0 if row.last is None else row.last + 1, seats[row.id])
            for row in rows
        }

    async def open_matches(self, person: str) -> int:
        """How many matches that a person opened are not over."""
        return int((await self.fetch(OPEN_MATCHES, {"creator": person}))[0][0])

    async def counts(self) -> dict[str, int]:
        """How many matches there are in each state."""
        return {row.state: int(row.number) for row in await self.fetch(COUNTS, {})}

    async def sit(self, match: str, person: str, name: str) -> int | None:
        """Take the first open seat, or keep the one that the person has; None when there is none. With the last one the
        match begins."""
        while True:
            await self.write(
                (TAKE_TURN, {"match": match}),
                (SIT, {"match": match, "person": person, "name": name}),
                (BEGIN_WHEN_FULL, {"match": match, "changed": time.time()}),
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
            (BEGIN, {"match": match, "changed": time.time()}), (KEEP_WARM, {"match": match, "level": level})
        )
        return done[0] == 1

    async def rename_guest(self, match: str, seat: int, person: str, name: str) -> bool:
        """A new name for another person on somebody's screen; False when that is nobody of the kind."""
        given = {"match": match, "seat": seat, "person": person, "name": name}
        return (await self.write((RENAME_GUEST, given)))[0] == 1

    async def stand_in(self, match: str, seat: int, level: Level | None) -> None:
        """Let a bot play for a person (a level), or give the seat back (None)."""
        given = {"match": match, "seat": seat, "stands_in": int(level is not None), "level": level}
        await self.write((STAND_IN, given))

    async def set_state(self, match: str, state: RoomState) -> None:
        """Adjourn a match or go on with it; a match that is over stays over."""
        await self.write((SET_STATE, {"match": match, "state": state, "changed": time.time()}))

    async def set_rematch(self, match: str, rematch: str) -> bool:
        """Name the match that follows; False when another one was faster."""
        return (await self.write((SET_REMATCH, {"match": match, "rematch": rematch})))[0] == 1

    async def set_standing(self, match: str, standing: Standing) -> None:
        """Note how a match stands."""
        await self.write((STANDS, _standing(match, standing)))

    # Clocks

    async def due(self, now: float) -> list[str]:
        """The matches one of whose clocks may be at zero."""
        return [row.id for row in await self.fetch(IS_DUE, {"now": now})]

    async def has_clocks(self) -> bool:
        """Whether a clock runs anywhere."""
        return bool(await self.fetch(HAS_CLOCKS, {}))

    async def hold(self, match: str, server: str, since: float) -> None:
        """From now on a server holds a match ("": it is there at all)."""
        given = {"match": match, "server": server, "since": since, "until": since, "ended": 0}
        await self.write((HOLD, given))

    async def still_held(self, server: str, now: float) -> None:
        """A server holds what it held, until now at least."""
        await self.write((STILL_HELD, {"server": server, "until": now}))

    async def let_go(self, server: str, now: float, match: str | None = None) -> None:
        """A server no longer holds a match (None: anything)."""
        given = {"server": server, "until": now}
        await self.write((LET_GO, given) if match is None else (LET_GO_OF, {**given, "match": match}))

    async def forget_held(self, match: str) -> None:
        """The clocks of a match are of no interest any more."""
        await self.write((FORGET_HELD, {"match": match}))

    async def held(self, match: str) -> list[Held]:
        """When a match was held, and by which servers."""
        rows = await self.fetch(HELD, {"match": match})
        return [Held(row.match, row.server, row.since, row.until) for row in rows]

    # Talk

    async def say(self, match: str, line: TalkRow) -> None:
        """Keep what somebody said."""
        await self.write((SAY, {**msgspec.structs.asdict(line), "team": int(line.team), "match": match}))

    async def talk(self, match: str, limit: int) -> list[TalkRow]:
        """What was said last, in order."""
        rows = await self.fetch(TALK, {"match": match, "limit": limit})
        return [TalkRow(row.seat, row.phrase, bool(row.team), row.at) for row in reversed(rows)]

    # Carrying one's matches to another device

    async def seal(self, code: str, person: str, sealed: str, until: float, now: float) -> None:
        """Keep what a code opens, in the place of all that the person has sealed before. Raises Taken."""
        await self.write(
            (FORGET_SEALED, {"person": person, "now": now}),
            (SEAL, {"code": code, "person": person, "sealed": sealed, "until": until}),
        )

    async def sealed(self, code: str, now: float) -> tuple[str, str] | None:
        """The person and what is sealed by the hash of a code, as long as it is good."""
        rows = await self.fetch(SEALED, {"code": code, "now": now})
        return (rows[0].person, rows[0].sealed) if rows else None

    async def unseal(self, code: str) -> bool:
        """Use a code up; False when somebody else has."""
        return (await self.write((UNSEAL, {"code": code})))[0] == 1

    # The answer log

    async def entries(self, match: str, start: int = 0) -> list[Entry]:
        """The log of a match from number `start` on."""
        rows = await self.fetch(ENTRIES, {"match": match, "start": start})
        return [Entry(row.seq, row.seat, row.kind, json.loads(row.answer), row.at, row.message) for row in rows]

    async def append(self, match: str, entry: Entry, standing: Standing) -> bool:
        """Write an entry down for good; False when somebody else wrote one with its number first."""
        marked = [] if standing.mark is None else [self._marked(match, standing.mark)]
        try:
            await self.write((ADD_ENTRY, _entry(match, entry)), (STANDS, _standing(match, standing)), *marked)
        except Taken:
            return False
        return True

    def _marked(self, match: str, mark: Mark) -> Statement:
        return self._keep_mark, {"match": match, "mark": _packed(mark)}


def _kept(made: Any, table: Table) -> ClauseElement:
    """Insert a row, or replace the one that has its key."""
    key = [column.name for column in table.primary_key]
    rest = {column.name: made.excluded[column.name] for column in table.c if column.name not in key}
    found: ClauseElement = made.on_conflict_do_update(index_elements=key, set_=rest)
    return found


def _entry(match: str, entry: Entry) -> Given:
    return {
        "match": match,
        "seq": entry.seq,
        "seat": entry.seat,
        "kind": entry.kind,
        "answer": json.dumps(entry.answer),
        "at": entry.at,
        "message": entry.message,
    }


def _standing(match: str, standing: Standing) -> Given:
    return {
        "match": match,
        "state": standing.state,
        "asked": json.dumps(standing.asked),
        "result": None if standing.result is None else json.dumps(standing.result),
        "due": standing.due,
        "changed": time.time(),
    }


def _packed(value: Clock | Mark | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _values(row: MatchRow) -> Given:
    """A match as its row has it."""
    return {
        **msgspec.structs.asdict(row),
        "options": json.dumps(row.options),
        "public": int(row.public),
        "asked": json.dumps(row.asked),
        "result": None if row.result is None else json.dumps(row.result),
        "clock": _packed(row.clock),
        "friendly": int(row.friendly),
        "base": _packed(row.base),
    }


def _one(rows: Sequence[Row[Any]]) -> MatchRow | None:
    return _match(rows[0]) if rows else None


def _match(row: Row[Any]) -> MatchRow:
    given = {name: getattr(row, name) for name in MatchRow.__struct_fields__}
    try:
        for name in ("options", "asked", "result", "clock", "base"):
            given[name] = None if given[name] is None else json.loads(given[name])
        for name in ("public", "friendly"):
            given[name] = bool(given[name])
        return msgspec.convert(given, MatchRow)
    except (ValueError, TypeError) as error:
        raise Damaged(f"the row of match {str(row.id)[:40]} is damaged") from error


def _sound(rows: Sequence[Row[Any]]) -> list[MatchRow]:
    """Those that can be read: one damaged row must not cost anybody the others."""
    found: list[MatchRow] = []
    for row in rows:
        try:
            found.append(_match(row))
        except Damaged:
            log.error("a row is damaged", extra={"match": str(row.id)[:40]})
    return found


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.who, row.person, clean_name(row.name), row.level, bool(row.guest), bool(row.stands_in))


def make_store(settings: Settings, turn: Path | None = None) -> SqlStore:
    """The store that the settings name; `turn`: the file by which several workers take turns at writing into one."""
    if settings.is_postgres:
        from stolik.table.postgres import PostgresStore

        return PostgresStore(settings.database)
    from stolik.table.sqlite import SqliteStore, Turns

    return SqliteStore(settings.database, None if turn is None else Turns(turn))
