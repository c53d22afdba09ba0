"""Tallies: how many sequences of answers there are from a named position, counted to a small depth (our perft).

A file has one position after the other:

    id    the-first-turn
    at    radlands seats=2 seed=tally first_game=on
    after 6
    tally 1 14
    tally 2 131

`at` names game, seats, seed and settings; `after` this many answers, drawn by that seed. A tally that differs says that
some rule offers something else than it did: whoever means it runs `python -m stolik.testkit.tally tests/tally`, reads
the difference and keeps it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from stolik.kernel.dice import Dice
from stolik.kernel.match import Match


@dataclass
class Position:
    """A named position and its tallies by depth."""

    name: str
    at: str
    after: int
    tallies: dict[int, int] = field(default_factory=dict)

    def match(self) -> Match:
        """The match at this position."""
        game, *words = self.at.split()
        settings = dict(word.split("=", 1) for word in words)
        seats, seed = int(settings.pop("seats")), settings.pop("seed")
        match = Match.start(game, seats, seed, settings)
        dice = Dice(f"{seed}/tally")
        for _ in range(self.after):
            question = match.questions[0]
            match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
        return match

    def count(self) -> dict[int, int]:
        """The tallies as they are now."""
        match = self.match()
        return {depth: tally(match, depth) for depth in self.tallies}

    def text(self) -> str:
        """As it stands in a file."""
        lines = [f"id    {self.name}", f"at    {self.at}", f"after {self.after}"]
        lines += [f"tally {depth} {count}" for depth, count in self.tallies.items()]
        return "\n".join(lines) + "\n"


def tally(match: Match, depth: int) -> int:
    """How many sequences of this many answers there are; one that ends the match before counts once."""
    if match.over:
        return 1
    question = match.questions[0]
    if depth == 1:
        return len(question.options)
    found = 0
    for option in question.options:
        twin = match.copy()
        twin.answer(question.seat, option)
        found += tally(twin, depth - 1)
    return found


def read(file: Path) -> list[Position]:
    """The positions of a file."""
    found: list[Position] = []
    for block in file.read_text("utf-8").split("\n\n"):
        lines = [line.split(maxsplit=1) for line in block.splitlines()]
        facts = {key: value for key, value in lines if key != "tally"}
        counts = [value.split() for key, value in lines if key == "tally"]
        position = Position(facts["id"], facts["at"], int(facts["after"]))
        position.tallies = {int(depth): int(count) for depth, count in counts}
        found.append(position)
    return found


def write(file: Path, positions: list[Position]) -> None:
    """Keep positions in a file."""
    file.write_text("\n".join(position.text() for position in positions), "utf-8")


if __name__ == "__main__":
    for each in sorted(Path(sys.argv[1]).glob("*.tally")):
        known = read(each)
        for one in known:
            one.tallies = one.count()
        write(each, known)
        print(each.name, len(known))
