"""The layout of the database, as SQLAlchemy knows it. A change here comes with a migration (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import (
    DOUBLE_PRECISION,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

LAYOUT = "marks"
"""The newest migration: what a database is that is laid out as here."""

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("code", Text, nullable=False, unique=True),
    Column("invite", Text, nullable=False, unique=True),
    Column("state", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("result", Text),
    Column("lesson", Integer, nullable=False),
    Column("rematch", Text),
    Column("parent", Text),
    Column("creator", Text, nullable=False),
    Column("created", DOUBLE_PRECISION, nullable=False),
    Column("changed", DOUBLE_PRECISION, nullable=False),
    Column("clock", Text),
    Column("due", DOUBLE_PRECISION),
    Column("friendly", Integer, nullable=False, server_default="0"),
    Column("base", Text),
    Index("matches_by_state", "state", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("guest", Integer, nullable=False),
    Column("stands_in", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
    Index("seats_by_person", "person"),
)

answers = Table(
    "answers",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", DOUBLE_PRECISION, nullable=False),
    Column("message", Text),
    UniqueConstraint("match", "seq"),
)

people = Table(
    "people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("seen", DOUBLE_PRECISION, nullable=False),
)

held = Table(
    "held",
    metadata,
    Column("match", Text, nullable=False),
    Column("server", Text, nullable=False),
    Column("since", DOUBLE_PRECISION, nullable=False),
    Column("until", DOUBLE_PRECISION, nullable=False),
    Column("ended", Integer, nullable=False),
    PrimaryKeyConstraint("match", "server", "since"),
)

talk = Table(
    "talk",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("team", Integer, nullable=False),
    Column("at", DOUBLE_PRECISION, nullable=False),
    Index("talk_by_match", "match", "at"),
)

carried = Table(
    "carried",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("sealed", Text, nullable=False),
    Column("until", DOUBLE_PRECISION, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("match", Text, primary_key=True),
    Column("mark", Text, nullable=False),
)

layout = Table("alembic_version", MetaData(), Column("version_num", Text, primary_key=True))
"""Which migration a database has reached: Alembic's own table, and no part of what it compares."""
