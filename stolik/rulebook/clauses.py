"""The clauses of the games, read from `docs/rules/<game>.md`.

A clause is a list item that starts with its id in bold and has tags in square brackets:

    - **RAD-WIN-02** A player wins at the moment all three camps of the opponent are destroyed. [PL+UA]

A tag may also stand after the part of the text that it belongs to. Indented lines below a clause belong to it.
Everything else in the file is prose.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*(?:\s+(?P<text>.*))?$")
_NEARLY = re.compile(r"\s*[-*+]\s+(?:\*\*|__|`)?[A-Z]{2,}(?:-[A-Za-z0-9]+)*-\d+\S*(?:\*\*|__|`)")
_HEADING = re.compile(r"#+\s+(?P<title>.+?)\s*#*$")
_TAG = re.compile(r"`[^`]*`|\[([^\[\]]+)\](?!\()")  # in code it is no tag, and a link is none either
_LAST_TAGS = re.compile(r"(?:\s*\[[^\[\]]+\])+$")


class BadClause(ValueError):
    """A rules file that does not follow the form; the message names file and line."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered sentence of the rules."""

    id: str
    text: str
    tags: tuple[str, ...]
    section: str
    line: int

    @property
    def informational(self) -> bool:
        """Whether there is nothing in it that a test could prove."""
        return "informational" in self.tags


def read_clauses(path: Path) -> list[Clause]:
    """Return the clauses of one rules file, in order. Raises BadClause."""
    return parse_clauses(path.read_text(encoding="utf-8"), str(path))


def parse_clauses(text: str, name: str) -> list[Clause]:
    """Return the clauses in `text`; `name` stands for the file in errors. Raises BadClause."""
    clauses: list[Clause] = []
    seen: dict[str, int] = {}
    section = ""
    fenced = False
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].rstrip()
        number = at + 1
        at += 1
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        if heading := _HEADING.match(line):
            section = heading["title"]
            continue
        found = _CLAUSE.match(line)
        if found is None:
            if _NEARLY.match(line):
                raise BadClause(f"{name}:{number}: a clause is written `- **RAD-WIN-01** text [tags]`, not: {line}")
            continue
        words = [found["text"] or ""]
        while at < len(lines) and lines[at].startswith("  ") and lines[at].strip() and not _NEARLY.match(lines[at]):
            words.append(lines[at].strip())
            at += 1
        clause = _clause(found["id"], " ".join(words).strip(), section, number)
        if not clause.text:
            raise BadClause(f"{name}:{number}: the clause {clause.id} has no text")
        if clause.id in seen:
            raise BadClause(f"{name}:{number}: the clause {clause.id} is already on line {seen[clause.id]}")
        seen[clause.id] = number
        clauses.append(clause)
    return clauses


def _clause(clause: str, words: str, section: str, line: int) -> Clause:
    tags = tuple(tag for tag in _TAG.findall(words) if tag)
    return Clause(clause, _LAST_TAGS.sub("", words), tags, section, line)


def read_games(folder: Path) -> dict[str, list[Clause]]:
    """Return the clauses of every game with a rules file in `folder`, by game. Raises BadClause."""
    games: dict[str, list[Clause]] = {}
    home: dict[str, Path] = {}
    for path in sorted(folder.glob("*.md")):
        clauses = read_clauses(path)
        for clause in clauses:
            if clause.id in home:
                raise BadClause(f"{path}:{clause.line}: the clause {clause.id} is already in {home[clause.id]}")
            home[clause.id] = path
        if clauses:
            games[path.stem] = clauses
    return games
