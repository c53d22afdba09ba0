"""The store on PostgreSQL, for several servers: `pip install stolik[postgres]` and STOLIK_DATABASE=postgresql://…"""

from __future__ import annotations

from typing import Any

from stolik.table.settings import BadSettings
from stolik.table.store import ADDED, SCHEMA, Row, SqlStore, Statement, Taken, numbered

try:
    import asyncpg
except ImportError as error:
    raise BadSettings("STOLIK_DATABASE is PostgreSQL, but asyncpg is missing: pip install stolik[postgres]") from error

LOCK = 0x53746F6C696B
"""Held while the tables are made, so that servers may start together."""


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
        self.url = url
        self._pool: Any = None

    async def open(self) -> None:
        """Connect, and make the tables if there are none."""
        self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=10, command_timeout=30)
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            for statement in SCHEMA:
                await connection.execute(statement)
            for table, name, kind in ADDED:
                await connection.execute(f"ALTER TABLE {table} ADD COLUMN IF NOT EXISTS {name} {kind}")

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.close()

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """The rows of a query."""
        if any(isinstance(arg, str) and "\0" in arg for arg in args):
            return []  # Such a text cannot be in this database, nor be asked for.
        return [tuple(row) for row in await self._pool.fetch(numbered(sql), *args)]

    async def write(self, *statements: Statement) -> list[int]:
        """One transaction."""
        touched: list[int] = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, args in statements:
                    done = await connection.execute(numbered(sql), *args)
                    touched.append(int(done.rpartition(" ")[2]))
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from error
        return touched
