"""The store, on SQLite and, where it is installed, on PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from stolik.table.rows import Entry, MatchRow, PersonRow, SeatRow, Standing, Taken
from stolik.table.sqlite import SqliteStore
from stolik.table.store import SqlStore, Statement
from stolik.testkit.services import has_postgres
from stolik.testkit.table import finish

Work = Callable[[SqlStore], Awaitable[None]]
NOW = Standing("playing", [0], None)


@pytest.fixture(params=["sqlite", *(["postgres"] if has_postgres() else [])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store keeps things: a file, or the address of a PostgreSQL."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return str(tmp_path / "table.db")


def in_store(database: str, work: Work) -> None:
    async def run() -> None:
        store: SqlStore
        if database.startswith("postgresql:"):
            from stolik.table.postgres import PostgresStore

            store = PostgresStore(database)
        else:
            store = SqliteStore(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    finish(run())


def a_match(**changes: object) -> MatchRow:
    id = f"m_{secrets.token_hex(6)}"
    row = MatchRow(
        id=id, game="radlands", rules="radlands/1", options={"edition": "ua"}, seats=2, seed="s", commitment="c",
        public=False, code=secrets.token_hex(6), invite=secrets.token_hex(6), state="waiting", asked=[], result=None,
        lesson=0, rematch=None, parent=None, creator=f"p_{id}", created=time.time(), changed=time.time(),
    )  # fmt: skip
    for name, value in changes.items():
        setattr(row, name, value)
    return row


def seats(person: str) -> list[SeatRow]:
    return [SeatRow(0, "person", person, "Ola", None), SeatRow(1, "open", None, "", None)]


def entry(seq: int, message: str | None = None) -> Entry:
    return Entry(seq, 0, "answer", ["play", "sniper", 1, "front"], 1.5, message)


def test_what_is_kept_comes_back(database: str) -> None:
    async def work(store: SqlStore) -> None:
        row = a_match(public=True, lesson=7, parent="m_0", result={"places": [1, 2]})
        await store.add_match(row, seats(row.creator), [entry(0), entry(1, "p:c1")])
        assert await store.match(row.id) == row
        assert await store.by_code(row.code) == row
        assert await store.by_invite(row.invite) == row
        assert await store.seats(row.id) == seats(row.creator)
        assert await store.seats_of([row.id]) == {row.id: seats(row.creator)}
        assert await store.entries(row.id) == [entry(0), entry(1, "p:c1")]
        assert await store.entries(row.id, 1) == [entry(1, "p:c1")]
        assert row.id in [each.id for each in await store.public_rooms()]
        assert [each.id for each in await store.rooms_of(row.creator)] == [row.id]
        assert await store.open_matches(row.creator) == 1
        assert (await store.counts())["waiting"] >= 1
        assert await store.match("m_none") is None
        assert await store.seats_of([]) == {}

    in_store(database, work)


def test_a_number_of_the_log_is_given_once(database: str) -> None:
    async def work(store: SqlStore) -> None:
        row = a_match()
        await store.add_match(row, seats(row.creator))
        assert await store.append(row.id, entry(0), NOW)
        assert not await store.append(row.id, entry(0), Standing("over", [], None))
        won = await asyncio.gather(*(store.append(row.id, entry(1, f"p:{n}"), NOW) for n in range(20)))
        assert sum(won) == 1
        log = await store.entries(row.id)
        assert [each.seq for each in log] == [0, 1]
        assert log[1].message == f"p:{won.index(True)}"
        kept = await store.match(row.id)
        assert kept is not None
        assert kept.state == "playing"
        with pytest.raises(Taken):
            await store.add_match(a_match(code=row.code), [])

    in_store(database, work)


def test_a_seat_is_given_once(database: str) -> None:
    async def work(store: SqlStore) -> None:
        row = a_match()
        await store.add_match(row, seats(row.creator))
        taken = await asyncio.gather(*(store.sit(row.id, f"p_{row.id}{n}", f"N{n}") for n in range(10)))
        assert sorted(each is not None for each in taken) == [False] * 9 + [True]
        assert 1 in taken
        kept = await store.match(row.id)
        assert kept is not None
        assert kept.state == "playing"
        assert (await store.seats(row.id))[1].name == f"N{taken.index(1)}"

    in_store(database, work)


def test_people_and_what_changes(database: str) -> None:
    async def work(store: SqlStore) -> None:
        row = a_match(state="playing")
        await store.add_match(row, seats(row.creator))
        assert await store.person(row.creator) is None
        for name in ("Ola", "Олена"):
            await store.keep_person(PersonRow(row.creator, name, "uk"))
        assert await store.person(row.creator) == PersonRow(row.creator, "Олена", "uk")
        assert (await store.seats(row.id))[0].name == "Олена"
        await store.stand_in(row.id, 0, "normal")
        assert (await store.seats(row.id))[0].stands_in
        await store.stand_in(row.id, 0, None)
        assert (await store.seats(row.id))[0].level is None
        await store.set_state(row.id, "adjourned")
        assert await store.set_rematch(row.id, "m_2")
        assert not await store.set_rematch(row.id, "m_3")
        await store.set_standing(row.id, Standing("over", [], {"places": [1, 2]}))
        await store.set_state(row.id, "playing")
        kept = await store.match(row.id)
        assert kept is not None
        assert (kept.state, kept.rematch, kept.result) == ("over", "m_2", {"places": [1, 2]})

    in_store(database, work)


def test_sqlite_is_on_the_disk_before_it_counts(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        assert isinstance(store, SqliteStore)
        row = a_match()
        await store.add_match(row, seats(row.creator))
        other = sqlite3.connect(tmp_path / "table.db")
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()
        pragma = await store._run(store._writer, lambda: store._out.execute("PRAGMA synchronous").fetchone())  # type: ignore[union-attr]
        assert pragma == (2,)

    in_store(str(tmp_path / "table.db"), work)


def test_sqlite_notices_what_others_write(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        row = a_match()
        await store.add_match(row, seats(row.creator))
        assert not await store.has_news()
        await store.append(row.id, entry(0), NOW)
        assert not await store.has_news()
        other = SqliteStore(str(tmp_path / "table.db"))
        await other.open()
        await other.append(row.id, entry(1), NOW)
        await other.close()
        assert await store.has_news()
        assert not await store.has_news()

    in_store(str(tmp_path / "table.db"), work)


def test_what_many_write_at_once_goes_to_the_disk_together(tmp_path: Path) -> None:
    """Each is kept as a whole or not at all, and hears of it only when it is on the disk."""

    async def work(store: SqlStore) -> None:
        assert isinstance(store, SqliteStore)
        rows = [a_match() for _ in range(40)]
        for row in rows:
            await store.add_match(row, seats(row.creator))
        real = store._write_all
        sizes: list[int] = []
        other = sqlite3.connect(tmp_path / "table.db")

        def counted(jobs: list[tuple[Statement, ...]]) -> list[list[int] | BaseException]:
            sizes.append(len(jobs))
            time.sleep(0.01)
            return real(jobs)

        store._write_all = counted  # type: ignore[method-assign]

        async def append(row: MatchRow, number: int) -> bool:
            done = await store.append(row.id, entry(number, "p:x"), NOW)
            kept = other.execute("SELECT COUNT(*) FROM answers WHERE match = ? AND seq = ?", (row.id, number))
            assert kept.fetchone() == (1,)
            return done

        won = await asyncio.gather(*(append(row, number) for row in rows for number in (0, 0, 1)))
        assert won == [True, False, True] * 40
        assert len(sizes) < 10
        assert max(sizes) > 30
        bad = store.write((text("INSERT INTO nowhere VALUES (1)"), {}))
        good = store.append(rows[0].id, entry(2), NOW)
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], sqlite3.OperationalError)
        assert results[1] is True
        waiting = asyncio.create_task(store.append(rows[1].id, entry(2), NOW))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await store.append(rows[2].id, entry(2), NOW)
        other.close()

    in_store(str(tmp_path / "table.db"), work)


def test_a_new_file_is_opened_by_many_at_once(tmp_path: Path) -> None:
    def opened(path: Path) -> None:
        async def both() -> None:
            store = SqliteStore(str(path))
            await store.open()
            await store.close()

        asyncio.run(both())

    with ThreadPoolExecutor(6) as pool:
        for number in range(8):
            list(pool.map(opened, [tmp_path / f"{number}.db"] * 6))
