"""From one layout of the database to the next, by Alembic. `upgrade` is what a server does when it starts.

A new one: change `schema.py`, add a module to `versions` that does the same to a database that exists, name it in
`schema.LAYOUT`. `tests/table/test_migrations.py` compares both ways.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, inspect, select

from stolik.table.schema import LAYOUT, layout, metadata

if TYPE_CHECKING:
    from alembic.config import Config

FIRST = "first"


def upgrade(connection: Connection) -> None:
    """Lay an empty database out, or bring one of an earlier version to the layout of this one; within a transaction."""
    found = inspect(connection)
    if not found.has_table("matches"):
        metadata.create_all(connection)
        layout.create(connection, checkfirst=True)
        connection.execute(insert(layout).values(version_num=LAYOUT))
        return
    is_known = found.has_table(layout.name)
    if is_known and connection.execute(select(layout.c.version_num)).scalar_one_or_none() == LAYOUT:
        return
    run(connection, is_known)


def run(connection: Connection, is_known: bool) -> None:
    """Carry out what is missing. Where no version is written down, it is a layout from before there were any."""
    from alembic import command  # Seldom needed, and not small.

    chosen = config(connection)
    if not is_known:
        command.stamp(chosen, FIRST)
    command.upgrade(chosen, "head")


def config(connection: Connection) -> Config:
    """What Alembic has to know."""
    from alembic.config import Config

    chosen = Config()
    chosen.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    chosen.set_main_option("path_separator", "os")
    chosen.attributes["connection"] = connection
    return chosen
