"""The store on SQLite: one file, read by aiosqlite, written by one thread."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Row, Select, create_engine, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from stolik.table import migrations
from stolik.table.rows import Taken
from stolik.table.schema import LAYOUT, layout
from stolik.table.store import Given, SqlStore, Statement

T = TypeVar("T")

BATCH = 256
"""How many transactions go to the disk together at most."""
WHICH = select(layout.c.version_num)
WAITS = 10.0
"""How many seconds a connection waits for another program to let go of the file."""


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


class SqliteStore(SqlStore):
    """One file. All writing happens in one thread, and is on the disk when it counts.

    That thread has the driver's own connection, so that what many write at the same moment costs one sync and one
    change of threads, whatever their number.
    """

    def __init__(self, path: str, turns: Turns | None = None) -> None:
        super().__init__(SQLiteDialect_pysqlite(), insert)
        self.path = path
        self.is_shared = turns is not None
        self._turns = turns
        self._writer = ThreadPoolExecutor(1, "stolik-write")
        self._out: sqlite3.Connection | None = None
        self._in: AsyncEngine | None = None
        self._version = -1
        self._pending: list[tuple[tuple[Statement, ...], asyncio.Future[list[int]]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the file; lay it out if it is new, and bring it to this version's layout if it is older."""
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        await self._run(self._writer, self._open_writer)
        self._in = create_async_engine(
            URL.create("sqlite+aiosqlite", database=self.path),
            isolation_level="AUTOCOMMIT",
            pool_size=1,
            max_overflow=0,
            pool_reset_on_return=None,  # There is nothing to take back for who only reads.
            connect_args={"timeout": WAITS},
        )
        event.listen(self._in.sync_engine, "connect", _only_read)

    def _open_writer(self) -> None:
        self._out = sqlite3.connect(self.path, timeout=WAITS, isolation_level=None, check_same_thread=True)
        self._out.execute("PRAGMA synchronous = FULL")
        self._out.execute("PRAGMA foreign_keys = ON")
        _write_ahead(self._out)
        if not self._is_laid_out(self._out):
            self._lay_out(self._out)
        self._version = self._data_version()

    def _is_laid_out(self, out: sqlite3.Connection) -> bool:
        """Whether nothing is to be done, as nearly always."""
        try:
            return bool(out.execute(self.prepared(WHICH).sql).fetchone() == (LAYOUT,))
        except sqlite3.OperationalError:  # There is no such table.
            return False

    def _lay_out(self, out: sqlite3.Connection) -> None:
        engine = create_engine("sqlite://", creator=lambda: out, poolclass=StaticPool)
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Who starts at the same moment waits, and finds it done.
            migrations.upgrade(connection)

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        if self._flushing is not None:
            await self._flushing
        if self._in is not None:
            await self._in.dispose()
        await self._run(self._writer, lambda: self._out.close() if self._out is not None else None)
        self._out = self._in = None
        self._writer.shutdown()

    async def fetch(self, statement: Select[Any], given: Given) -> Sequence[Row[Any]]:
        """The rows of a query."""
        assert self._in is not None
        async with self._in.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement, given)).all()
            return rows

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
                    results.append([self._carry_out(out, *each) for each in statements])
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

    def _carry_out(self, out: sqlite3.Connection, statement: Any, given: Given) -> int:
        prepared = self.prepared(statement)
        return out.execute(prepared.sql, prepared.values(given)).rowcount

    async def has_news(self) -> bool:
        """Whether another connection has written since the last time this was asked."""
        if self.is_shared:  # Other workers write all the time, and tell what it is about.
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


def _only_read(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _write_ahead(out: sqlite3.Connection) -> None:
    """Turn the write-ahead log on. SQLite itself does not wait for whoever does the same with a new file just now."""
    end = time.monotonic() + WAITS
    while True:
        try:
            out.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(0.02)
