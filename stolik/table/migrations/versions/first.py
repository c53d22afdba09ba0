"""The first layout: matches, seats, answers, people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    """Lay out a database."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("invite", sa.Text, nullable=False, unique=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("lesson", sa.Integer, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.Column("parent", sa.Text),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("created", sa.DOUBLE_PRECISION, nullable=False),
        sa.Column("changed", sa.DOUBLE_PRECISION, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("stands_in", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.DOUBLE_PRECISION, nullable=False),
        sa.Column("message", sa.Text),
        sa.UniqueConstraint("match", "seq"),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("seen", sa.DOUBLE_PRECISION, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("matches_by_state", "matches", ["state", "public", "changed"])
