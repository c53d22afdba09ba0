"""Clocks, talk, steps that may be taken back, matches carried to another device.

A database from before versions were written down may have some of it already.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "first"


def upgrade() -> None:
    """Add what is missing."""
    found = sa.inspect(op.get_bind())
    columns = {column["name"] for column in found.get_columns("matches")}
    for column in (
        sa.Column("clock", sa.Text),
        sa.Column("due", sa.DOUBLE_PRECISION),
        sa.Column("friendly", sa.Integer, nullable=False, server_default="0"),
    ):
        if column.name not in columns:
            op.add_column("matches", column)
    if not found.has_table("held"):
        op.create_table(
            "held",
            sa.Column("match", sa.Text, nullable=False),
            sa.Column("server", sa.Text, nullable=False),
            sa.Column("since", sa.DOUBLE_PRECISION, nullable=False),
            sa.Column("until", sa.DOUBLE_PRECISION, nullable=False),
            sa.Column("ended", sa.Integer, nullable=False),
            sa.PrimaryKeyConstraint("match", "server", "since"),
        )
    if not found.has_table("talk"):
        op.create_table(
            "talk",
            sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("phrase", sa.Text, nullable=False),
            sa.Column("team", sa.Integer, nullable=False),
            sa.Column("at", sa.DOUBLE_PRECISION, nullable=False),
        )
        op.create_index("talk_by_match", "talk", ["match", "at"])
    if not found.has_table("carried"):
        op.create_table(
            "carried",
            sa.Column("code", sa.Text, primary_key=True),
            sa.Column("person", sa.Text, nullable=False),
            sa.Column("sealed", sa.Text, nullable=False),
            sa.Column("until", sa.DOUBLE_PRECISION, nullable=False),
        )
