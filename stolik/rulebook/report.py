"""What `stolik rules` prints: every clause, the tests that name it, and the gaps."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stolik.rulebook.clauses import BadClause, Clause, read_games
from stolik.rulebook.proofs import BadProof, read_proofs

FIRST_WORDS = 88


class NoCheckout(LookupError):
    """There is no folder with rules and tests; the message says what to do."""


@dataclass(frozen=True, slots=True)
class GameReport:
    """The clauses of a game and the tests that name them."""

    game: str
    clauses: Sequence[Clause]
    proofs: Mapping[str, Sequence[str]]

    @property
    def informational(self) -> list[str]:
        """The ids of the clauses that need no test."""
        return [clause.id for clause in self.clauses if clause.informational]

    @property
    def tested(self) -> list[str]:
        """The ids of the clauses that need a test and have one."""
        return [clause.id for clause in self.clauses if not clause.informational and self.proofs.get(clause.id)]

    @property
    def gaps(self) -> list[str]:
        """The ids of the clauses that need a test and have none."""
        return [clause.id for clause in self.clauses if not clause.informational and not self.proofs.get(clause.id)]

    def counts(self) -> dict[str, int | list[str]]:
        """Return the public JSON shape: numbers of clauses, tested and informational ones, and the ids of the gaps."""
        return {
            "clauses": len(self.clauses),
            "tested": len(self.tested),
            "informational": len(self.informational),
            "gaps": self.gaps,
        }

    def summary(self) -> str:
        """Return one line of numbers."""
        return (
            f"{self.game}: {_count(len(self.clauses), 'clause')}, {len(self.tested)} tested, "
            f"{len(self.informational)} informational, {_count(len(self.gaps), 'gap')}"
        )

    def listing(self) -> str:
        """Return every clause under its heading, with its tests."""
        width = max((len(clause.id) for clause in self.clauses), default=0)
        lines: list[str] = []
        section: str | None = None
        for clause in self.clauses:
            if clause.section != section:
                section = clause.section
                lines += ["", section] if lines else [section]
            tests = self.proofs.get(clause.id, ())
            lines.append(f"  {clause.id:{width}}  {_state(clause, tests):13}  {_first_words(clause.text)}")
            lines += [f"  {'':{width}}    {test}" for test in tests]
        return "\n".join([*lines, "", self.summary()])


def read_reports(root: Path) -> dict[str, GameReport]:
    """Return a report for every game with rules in `root`/docs/rules. Raises BadClause, BadProof."""
    proofs = read_proofs(root / "tests", root)
    return {game: GameReport(game, clauses, proofs) for game, clauses in read_games(root / "docs" / "rules").items()}


def find_root(*starts: Path) -> Path:
    """Return the nearest folder at or above one of `starts` that has docs/rules and tests. Raises NoCheckout.

    Unless told otherwise, looks from the current folder, then from where this package lies.
    """
    for start in starts or (Path.cwd(), Path(__file__).resolve().parent):
        for folder in (start, *start.parents):
            if (folder / "tests").is_dir() and any((folder / "docs" / "rules").glob("*.md")):
                return folder
    raise NoCheckout(
        "The rules and their tests are part of the source, not of the installed package. "
        "Run this in a checkout of the project: a folder with docs/rules and tests."
    )


def main(game: str | None, summary: bool, as_json: bool) -> int:
    """Print the report on one game or all of them; return the exit status, 2 where there is nothing to report on."""
    try:
        reports = read_reports(find_root())
    except (NoCheckout, BadClause, BadProof) as error:
        print(error, file=sys.stderr)
        return 2
    if game is not None:
        if game not in reports:
            print(f"There are no rules of {game!r}. Games with rules: {', '.join(reports)}.", file=sys.stderr)
            return 2
        reports = {game: reports[game]}
    if as_json:
        print(json.dumps({name: report.counts() for name, report in reports.items()}))
    elif summary:
        print("\n".join(report.summary() for report in reports.values()))
    else:
        print("\n\n".join(report.listing() for report in reports.values()))
    return 0


def _state(clause: Clause, tests: Sequence[str]) -> str:
    if tests:
        return _count(len(tests), "test")
    return "informational" if clause.informational else "GAP"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _first_words(text: str) -> str:
    if len(text) <= FIRST_WORDS:
        return text
    return text[:FIRST_WORDS].rsplit(" ", 1)[0].rstrip(",;:") + " …"
