"""From one layout of the database to the next, by Alembic. `upgrade` is what a server does when it starts.

A new one: change `schema.py`, add a module to `versions` that does the same to a database that exists, name it in
`schema.LAYOUT`. `tests/table/test_migrations.py` compares both ways. It may only add: servers of the version before
still write while one after the other is replaced.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, inspect, select

from stolik.table.schema import LAYOUT, layout, metadata

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger("stolik.store")

FIRST = "first"
"""The first migration, which a database from before there were any has behind it."""


def upgrade(connection: Connection) -> None:
    """Lay an empty database out, or bring one of an earlier version to the layout of this one; within a transaction."""
    found = inspect(connection)
    if not found.has_table("matches"):
        metadata.create_all(connection)
        layout.create(connection, checkfirst=True)
        connection.execute(insert(layout).values(version_num=LAYOUT))
        return
    written = None
    if found.has_table(layout.name):
        written = connection.execute(select(layout.c.version_num)).scalar_one_or_none()
    if written != LAYOUT:
        run(connection, written)


def run(connection: Connection, written: str | None) -> None:
    """Carry out what is missing. Where no version is written down, it is a layout from before there were any."""
    from alembic import command  # Seldom needed, and not small.
    from alembic.script import ScriptDirectory

    chosen = config(connection)
    if written is None:
        command.stamp(chosen, FIRST)
    elif written not in {each.revision for each in ScriptDirectory.from_config(chosen).walk_revisions()}:
        # While servers are replaced one after the other an old one may start again. What is new was only added.
        log.warning("the database has the layout of a newer version", extra={"layout": written})
        return
    command.upgrade(chosen, "head")


def config(connection: Connection) -> Config:
    """What Alembic has to know."""
    from alembic.config import Config

    chosen = Config()
    chosen.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    chosen.set_main_option("path_separator", "os")
    chosen.attributes["connection"] = connection
    return chosen
