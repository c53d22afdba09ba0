"""Stored states, from which a match goes on under rules other than those it began with.

A database from before versions were written down may have some of it already.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "marks"
down_revision = "clocks"


def upgrade() -> None:
    """Add what is missing."""
    found = sa.inspect(op.get_bind())
    if "base" not in {column["name"] for column in found.get_columns("matches")}:
        op.add_column("matches", sa.Column("base", sa.Text))
    if not found.has_table("marks"):
        op.create_table(
            "marks", sa.Column("match", sa.Text, primary_key=True), sa.Column("mark", sa.Text, nullable=False)
        )
