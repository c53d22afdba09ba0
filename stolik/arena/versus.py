"""Two versions beside each other: the same work with the same seeds, in slices that take turns.

Each version runs in a process of its own: from the sources in its folder, or from what `make fast` has built there. A
slice is a fixed amount of work, and its time is the processor's. The ratio is the median of the slices' ratios, with
its quartiles.

    python -m stolik.arena.versus FOLDER        another version's folder: print the table of docs/performance.md

The processes run this very file, so it asks of the other version no more than it has.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any

from stolik.kernel.errors import StolikError

if TYPE_CHECKING:
    from stolik.kernel.game import Game
    from stolik.kernel.match import Match

HERE = Path(__file__).resolve()
WORK = ("decisions", "copies", "iterations")
HOW = ("plain", "compiled")
SEED = 20
WALKS = 200
PARTS = (0.3, 0.4, 0.5, 0.6)
MATCHES = 10
"""So many matches give positions, one at each of these parts of them."""


# In the process of a version


class Worker:
    """Does what it is told, and says how long it took."""

    def __init__(self) -> None:
        self.positions: dict[str, list[Match]] = {}

    def options(self, game: Game) -> dict[str, str]:
        """The options under which all versions play the same: the oldest value of a setting that has had others."""
        return {each.name: each.retired[0] for each in game.settings if getattr(each, "retired", ())}

    def start(self, game: Game, number: int, keep: bool) -> Match:
        """A match by its number."""
        from stolik.kernel.match import Match

        return Match.start(game, max(2, game.min_seats), f"{SEED}/{number}", self.options(game), keep=keep)

    def played(self, game: Game, number: int, answers: int | None = None) -> Match:
        """A random match that keeps its record, over or after so many answers."""
        dice = random.Random(SEED + number)
        match = self.start(game, number, True)
        while match.result is None and (answers is None or len(match.answers) < answers):
            question = match.questions[0]
            match.advance(question.seat, question.options[int(dice.random() * len(question.options))])
        return match

    def where(self, game: Game) -> list[Match]:
        """Positions of random matches, found once."""
        if game.id not in self.positions:
            found: list[Match] = []
            for number in range(MATCHES):
                answers = len(self.played(game, number).answers)
                found += [self.played(game, number, int(answers * part)) for part in PARTS]
            self.positions[game.id] = [match for match in found if match.result is None]
        return self.positions[game.id]

    def work(self, name: str, what: str, first: int, count: int) -> tuple[float, int]:
        """Do so much of it from a number on: seconds of the processor, and what was counted."""
        from stolik.bots.random import RandomBot
        from stolik.bots.search import SearchBot
        from stolik.kernel.registry import find

        loop = import_module("stolik.bots.play" if find_spec("stolik.bots.play") else "stolik.arena.simulate")
        game = find(name)
        where = self.where(game)
        asked = [match for match in where if len(match.questions[0].options) > 1]
        done = 0
        began = process_time()
        for number in range(first, first + count):
            if what == "decisions":
                match = self.start(game, number, False)
                done += loop.play(match, [RandomBot(SEED * number + seat) for seat in range(match.seats)])
            elif what == "copies":
                where[number % len(where)].copy()
                done += 1
            else:
                match = asked[number % len(asked)]
                bot = SearchBot(SEED, WALKS)
                bot.choose(match, match.questions[0])
                done += bot.walked
        return process_time() - began, done

    def serve(self) -> None:
        """Tell which package this is; then a line for every line."""
        from stolik.kernel import match

        print(json.dumps(match.__file__), flush=True)
        for line in sys.stdin:
            print(json.dumps(self.work(*json.loads(line))), flush=True)


# Between two of them


class Version:
    """The process of one version."""

    def __init__(self, folder: Path, how: str, script: Path = HERE) -> None:
        if not (folder / "stolik").is_dir():
            raise StolikError(f"there is no Stolik in {folder}")
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        env.pop("PYTHONPATH", None)
        python = folder / ".venv-fast" / "bin" / "python"
        if how == "plain":
            env["PYTHONPATH"] = str(folder)
            plain = folder / ".venv" / "bin" / "python"
            python = next((each for each in (plain, python) if each.exists()), Path(sys.executable))
        if not python.exists():
            raise StolikError(f"{folder} is not compiled: `make fast` there makes {python.relative_to(folder)}")
        self.process = subprocess.Popen(
            [python, "-P", script, "serve"], env=env, cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.folder = folder
        file = str(self._heard())
        if file.endswith(".py") != (how == "plain") or not Path(file).is_relative_to(folder):
            self.close()
            raise StolikError(f"{folder} is not {how}: it runs {file}")

    def _heard(self) -> Any:
        """Its next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise StolikError(f"the process of {self.folder} has ended")
        return json.loads(line)

    def ask(self, *what: object) -> Any:
        """Tell it something; what it says."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(what) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # It has ended, so there is nothing to be heard.
        return self._heard()

    def slice(self, *what: str | int) -> tuple[float, int]:
        """Let it do a slice of work."""
        seconds, done = self.ask(*what)
        return float(seconds), int(done)

    def close(self) -> None:
        """End it."""
        self.process.communicate()


def compared(before: Version, now: Version, game: str, what: str, slices: int, seconds: float) -> str:
    """Three cells of the table: both rates and their ratio."""
    count = 1
    while True:  # This warms both up, too.
        spent, _ = before.slice(game, what, 0, count)
        now.slice(game, what, 0, count)
        if spent > seconds / 3:
            break
        count *= 2
    count = max(1, round(count * seconds / spent))
    old: list[float] = []
    new: list[float] = []
    for number in range(slices):
        order = ((before, old), (now, new)) if number % 2 else ((now, new), (before, old))
        for version, rates in order:
            took, done = version.slice(game, what, number * count, count)
            rates.append(done / took)
    return cells(old, new)


def cells(old: Sequence[float], new: Sequence[float]) -> str:
    """The rates of all slices as the table has them."""
    ratios = [now / before for before, now in zip(old, new, strict=True)]
    low, _, high = quantiles(ratios, n=4, method="inclusive")
    return f"{median(old):,.0f} | {median(new):,.0f} | ×{median(ratios):.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    """Print the table."""
    from stolik.kernel.registry import names

    parser = argparse.ArgumentParser(prog="python -m stolik.arena.versus")
    parser.add_argument("folder", type=Path, help="the version before")
    parser.add_argument("--now", type=Path, default=HERE.parents[2], help="the version beside it (this one)")
    parser.add_argument("--games", nargs="+", default=names())
    parser.add_argument("--work", nargs="+", choices=WORK, default=WORK)
    parser.add_argument("--how", nargs="+", choices=HOW, default=HOW)
    parser.add_argument("--slices", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    try:
        pairs = [(Version(given.folder.resolve(), how), Version(given.now.resolve(), how)) for how in given.how]
    except StolikError as error:
        sys.exit(str(error))
    print("| | " + " | ".join(f"{how} before | {how} now | ratio" for how in given.how) + " |")
    print("|---|" + "---|" * (3 * len(pairs)))
    for what in given.work:
        for game in given.games:
            found = [compared(*pair, game, what, given.slices, given.seconds) for pair in pairs]
            print(f"| {game}, {what} | " + " | ".join(found) + " |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["serve"]:
        Worker().serve()
    else:
        main()
