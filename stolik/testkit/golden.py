"""Golden matches: whole records that today's rules must replay to the letter.

`python -m stolik.testkit.golden tests/golden` plays what is lacking: for every game, every number of people with every
setting, one match under today's rules, whose version stands in the name of its file. Where a change of the rules
replays one of them differently, the game's rules version is bumped, and the new version gets matches of its own. The
old ones stay: they must go on to open.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Final

from stolik.bots import make_bot
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE
from stolik.kernel.record import Record, read, read_file, save
from stolik.kernel.registry import loaded
from stolik.kernel.setups import every_setup

LIMIT: Final = 900
"""A match that lasts longer is given up by the seat that is asked."""
BOTS: Final = ("easy", "random")


def files(folder: Path) -> list[Path]:
    """The golden records, by name."""
    return sorted(folder.glob("*.jsonl"))


def lacking(folder: Path, game: Game) -> list[tuple[int, dict[str, str]]]:
    """The setups of a game, seats and settings, for which there is no golden match of today's rules."""
    there = [_read(file) for file in files(folder)]
    held = {(record.seats, *sorted(record.options.items())) for record in there if record.rules == game.rules}
    wanted = [(seats, game.check_setup(seats, options)) for seats, options in every_setup(game)]
    return [(seats, options) for seats, options in wanted if (seats, *sorted(options.items())) not in held]


def played(game: Game, seats: int, seed: str, options: dict[str, str]) -> Match:
    """A whole match of bots: in turn one that thinks a little and one that does not."""
    match = Match.start(game, seats, seed, options)
    bots = [make_bot(BOTS[seat % len(BOTS)], seat) for seat in range(seats)]
    while not match.over:
        question = match.questions[0]
        if len(match.answers) >= LIMIT:
            match.answer(question.seat, CONCEDE)
        else:
            match.answer(question.seat, bots[question.seat].choose(match, question))
    return match


def make(folder: Path) -> list[str]:
    """Play what is lacking; the names of the new records."""
    made: list[str] = []
    for game in loaded():
        for seats, options in lacking(folder, game):
            file = _free(folder, game)
            (folder / file).write_text(save(played(game, seats, file, options)), "utf-8")
            made.append(file)
    return made


def _free(folder: Path, game: Game) -> str:
    """The next name for a record: what is there stays, also of settings that are no longer offered."""
    version = game.rules.replace("/", "-")
    number = next(number for number in count() if not (folder / f"{version}-{number:02}.jsonl").exists())
    return f"{version}-{number:02}.jsonl"


def _read(file: Path) -> Record:
    return read(read_file(str(file)))


if __name__ == "__main__":
    for each in make(Path(sys.argv[1])):
        print(each)
