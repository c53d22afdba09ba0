"""The store on PostgreSQL, for several servers: `pip install stolik[postgres]` and STOLIK_DATABASE=postgresql://…"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, Select, event, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolik.table import migrations
from stolik.table.rows import Taken
from stolik.table.settings import BadSettings
from stolik.table.store import Given, SqlStore, Statement

try:
    import asyncpg
    from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
except ImportError as error:
    raise BadSettings("STOLIK_DATABASE is PostgreSQL, but asyncpg is missing: pip install stolik[postgres]") from error

LOCK = 0x53746F6C696B
"""Held while the database is laid out, so that servers may start together."""
CONNECTIONS = 10


async def try_out(url: str) -> None:
    """Connect once and write nothing; raises what is wrong."""
    connection = await asyncpg.connect(url, timeout=10)
    try:
        if await connection.fetchval("SHOW transaction_read_only") == "on":
            raise BadSettings("the database of STOLIK_DATABASE is read-only; give one that can be written")
    finally:
        await connection.close()


class PostgresStore(SqlStore):
    """A database that several servers share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__(PGDialect_asyncpg(), insert)  # type: ignore[no-untyped-call]
        self.url = url
        self._engine: AsyncEngine | None = None
        self._reading: AsyncEngine | None = None

    async def open(self) -> None:
        """Connect; lay the database out if it is empty, and bring it to this version's layout if it is older."""
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(asyncpg.connect, self.url, command_timeout=30),  # The driver reads its own addresses.
            pool_size=CONNECTIONS,
            max_overflow=0,
        )
        event.listen(self._engine.sync_engine, "checkout", _must_be_there)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with self._engine.begin() as connection:
            await connection.run_sync(_lay_out)

    async def close(self) -> None:
        """Close all connections."""
        if self._engine is not None:
            await self._engine.dispose()

    async def fetch(self, statement: Select[Any], given: Given) -> Sequence[Row[Any]]:
        """The rows of a query."""
        if any(isinstance(value, str) and "\0" in value for value in given.values()):
            return []  # Such a text cannot be in this database, nor be asked for.
        assert self._reading is not None
        async with self._reading.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(statement, given)).all()
            return rows

    async def write(self, *statements: Statement) -> list[int]:
        """One transaction, on the driver's own connection."""
        touched: list[int] = []
        assert self._engine is not None
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                async with driver.transaction():
                    for statement, given in statements:
                        prepared = self.prepared(statement)
                        done = await driver.execute(prepared.sql, *prepared.values(given))
                        touched.append(int(done.rpartition(" ")[2]))
            except asyncpg.UniqueViolationError as error:
                raise Taken(str(error)) from error
            finally:
                if driver.is_closed() or driver.is_in_transaction():
                    await connection.invalidate()
        return touched


def _lay_out(connection: Connection) -> None:
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    migrations.upgrade(connection)


def _must_be_there(connection: Any, *_: object) -> None:
    """A connection that the database has closed meanwhile is replaced before it is used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
