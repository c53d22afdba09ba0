"""Layouts of the database: every earlier one is brought to today's, and the migrations lead where the code is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import DOUBLE_PRECISION, REAL, Connection, create_engine, inspect, select

from stolik.table import migrations
from stolik.table.rows import Entry
from stolik.table.schema import LAYOUT, layout, metadata
from stolik.table.sqlite import SqliteStore
from stolik.testkit.services import has_postgres
from stolik.testkit.table import finish

STORED = Path(__file__).parent / "stored" / "table-1.sql"
"""As the first version of the table has left it."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'table.db'}")
    with engine.begin() as opened:
        yield opened
    engine.dispose()


def columns(connection: Connection) -> dict[str, list[str]]:
    found = inspect(connection)
    return {table: [column["name"] for column in found.get_columns(table)] for table in sorted(found.get_table_names())}


def differences(connection: Connection) -> list[object]:
    """Where a database is not as the code has it; Alembic's own table is nobody's."""

    def is_ours(name: str | None, kind: str, _: object) -> bool:
        return kind != "table" or name != layout.name

    def is_another(_: object, found: object, wanted: object, kind: object, ours: object) -> bool | None:
        return False if isinstance(kind, REAL) and isinstance(ours, DOUBLE_PRECISION) else None  # One to SQLite.

    context = MigrationContext.configure(connection, opts={"compare_type": is_another, "include_name": is_ours})
    return list(compare_metadata(context, metadata))


def version(connection: Connection) -> str | None:
    return connection.execute(select(layout.c.version_num)).scalar_one_or_none()


def test_the_newest_migration_is_the_layout_of_the_code(connection: Connection) -> None:
    scripts = ScriptDirectory.from_config(migrations.config(connection))
    assert scripts.get_heads() == [LAYOUT]
    assert scripts.get_bases() == [migrations.FIRST]


def test_all_migrations_together_lead_to_the_layout_of_the_code(connection: Connection) -> None:
    upgrade(migrations.config(connection), "head")
    assert differences(connection) == []
    assert version(connection) == LAYOUT


def test_a_new_database_is_laid_out_at_once(connection: Connection) -> None:
    migrations.upgrade(connection)
    assert differences(connection) == []
    assert version(connection) == LAYOUT
    before = columns(connection)
    migrations.upgrade(connection)
    assert columns(connection) == before


@pytest.mark.parametrize("reached", ["first", "clocks", "marks"])
def test_every_layout_from_before_versions_is_upgraded(connection: Connection, reached: str) -> None:
    upgrade(migrations.config(connection), reached)
    layout.drop(connection)
    migrations.upgrade(connection)
    assert differences(connection) == []
    assert version(connection) == LAYOUT


def test_a_database_of_the_first_layout_keeps_all_that_it_had(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    database = sqlite3.connect(file)
    database.executescript(STORED.read_text("utf-8"))
    written = database.execute("SELECT match, seq, seat, kind FROM answers ORDER BY match, seq").fetchall()
    names = [row[0] for row in database.execute("SELECT id FROM matches")]
    database.close()

    async def read() -> list[tuple[str, Entry]]:
        store = SqliteStore(str(file))
        await store.open()
        try:
            rows = [await store.match(name) for name in names]
            assert all(
                row is not None and (row.clock, row.due, row.friendly, row.base) == (None,) * 2 + (False, None)
                for row in rows
            )
            return [(name, entry) for name in sorted(names) for entry in await store.entries(name)]
        finally:
            await store.close()

    for _ in range(2):  # The second time nothing is left to do.
        kept = finish(read())
        assert [(name, entry.seq, entry.seat, entry.kind) for name, entry in kept] == written
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        # What a key may be was left open then (to SQLite an empty key is one, unless it is told); nothing else differs.
        assert {change[0][0] for change in differences(connection)} == {"modify_nullable"}  # type: ignore[index]
        assert version(connection) == LAYOUT
    engine.dispose()


def test_a_database_of_a_later_version_is_left_as_it_is(
    connection: Connection, caplog: pytest.LogCaptureFixture
) -> None:
    migrations.upgrade(connection)
    connection.execute(layout.update().values(version_num="later"))
    migrations.upgrade(connection)
    assert version(connection) == "later"
    assert "newer version" in caplog.text


@pytest.mark.skipif(not has_postgres(), reason="PostgreSQL is not installed: make services")
def test_postgresql_is_laid_out_and_upgraded_too(postgres: str) -> None:
    from sqlalchemy import text

    from stolik.table.postgres import PostgresStore

    async def through(first: bool) -> None:
        store = PostgresStore(postgres)
        await store.open()
        assert store._engine is not None
        async with store._engine.begin() as opened:
            assert await opened.run_sync(version) == LAYOUT
            assert await opened.run_sync(differences) == []
            if first:  # As it was before there were versions, and before the last change.
                for statement in ("DROP TABLE alembic_version", "DROP TABLE marks", "ALTER TABLE matches DROP base"):
                    await opened.execute(text(statement))
        await store.close()

    finish(through(True))
    finish(through(False))
