"""How Alembic runs here: on a connection that is open already, in its transaction."""

from __future__ import annotations

from alembic import context

from stolik.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
