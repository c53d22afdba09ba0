"""Where the time goes, and how many machine instructions it takes, which does not depend on how busy a machine is.

`count` runs fixed matches and searches of each game under callgrind (part of Valgrind) and counts what the processor
was told to do. `docs/performance.md` keeps the counts; a test compares. `profile` tells the shares of single functions:
by callgrind where the package is compiled, else by Python's own profiler.

    python -m stolik.arena.instructions         count, and print the table of docs/performance.md
"""

from __future__ import annotations

import cProfile
import os
import platform
import pstats
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from stolik.arena.bench import SEED, is_compiled, played, seats_of
from stolik.bots.play import play
from stolik.bots.random import RandomBot
from stolik.bots.search import SearchBot
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import find, names

MATCHES = 4
"""How many matches are played."""
ITERATIONS = 20
"""How many iterations of search are made in the middle of each of three."""
GROWTH = 0.05
"""By how much a count may grow before somebody must look."""
KINDS = ("play", "search")
Counts = dict[str, dict[str, int]]


def run(game: str, kind: str) -> None:
    """The fixed work: whole matches at random, or a search in the middle of a match."""
    rules = find(game)
    if kind == "play":
        seats = seats_of(rules)
        for number in range(MATCHES):
            bots = [RandomBot(SEED * number + seat) for seat in range(seats)]
            play(Match.start(rules, seats, f"{SEED}/{number}", keep=False), bots)
        return
    for number in range(3):
        match = played(rules, number, 60)
        if match.result is None:
            SearchBot(SEED, ITERATIONS).choose(match, match.questions[0])


def machine() -> str:
    """What a count depends on: the interpreter, its compiler and the kind of processor."""
    how = "compiled" if is_compiled() else "plain"
    return f"{how} Python {platform.python_version()}, {platform.python_compiler()}, {platform.machine()}"


def can_count() -> bool:
    """Whether callgrind is installed."""
    return shutil.which("valgrind") is not None and shutil.which("callgrind_control") is not None


def count(games: Sequence[str] = ()) -> Counts:
    """Count the instructions of the fixed work of each game (all there are, unless some are named), in millions."""
    games = games or names()
    found: Counts = {game: {} for game in games}
    with tempfile.TemporaryDirectory() as folder:
        for name, total, _ in _dumps(Path(folder), games):
            game, kind = name.split(":")
            found[game][kind] = round(total / 1e6)
    return found


def _dumps(folder: Path, games: Sequence[str]) -> Iterator[tuple[str, int, Path]]:
    """Do the work in a process of its own under callgrind: name, instructions and dump of each part."""
    if not can_count():
        raise StolikError("callgrind is not installed (it comes with Valgrind)")
    out = folder / "out"
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    ran = subprocess.run(
        [*command, sys.executable, "-m", __spec__.name, "work", *games],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise StolikError(f"callgrind failed: {ran.stderr[-500:]}")
    for path in sorted(folder.glob("out.*")):
        text = path.read_text(errors="replace")
        trigger = re.search(r"^desc: Trigger: .*?([a-z_]+:[a-z]+)\s*$", text, re.MULTILINE)
        total = re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)
        if trigger and total:
            yield trigger[1], int(total[1]), path


def _work(games: Sequence[str]) -> None:
    """In the process under callgrind: what was loaded does not count, nor what the first run makes ready."""
    process = str(os.getpid())

    def tell(*words: str) -> None:
        subprocess.run(["callgrind_control", *words, process], check=True, stdout=subprocess.DEVNULL)

    for game in games:
        for kind in KINDS:
            run(game, kind)
    tell("--instr=on")
    for game in games:
        for kind in KINDS:
            tell("--zero")
            run(game, kind)
            tell(f"--dump={game}:{kind}")


# The page


def table(counts: Counts) -> str:
    """The table of docs/performance.md."""
    lines = ["| game | play | search |", "|---|---|---|"]
    lines += [f"| {game} | {of['play']} | {of['search']} |" for game, of in counts.items()]
    return "\n".join(lines)


def kept(page: str) -> tuple[str, Counts]:
    """The machine and the counts that the page holds."""
    found: Counts = {}
    for game, first, second in re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE):
        found[game] = {"play": int(first), "search": int(second)}
    named = re.search(r"^Counted with: (.*)$", page, re.MULTILINE)
    return named[1] if named else "", found


# Shares


def profile(games: Sequence[str], most: int = 15) -> str:
    """Which functions take how much of the fixed work."""
    lines: list[str] = []
    if is_compiled() and can_count():
        with tempfile.TemporaryDirectory() as folder:
            for name, _, path in _dumps(Path(folder), games):
                lines += [f"{name.replace(':', ', ')} (instructions, callgrind)", *_by_callgrind(path, most), ""]
        return "\n".join(lines)
    for game in games:
        for kind in KINDS:
            run(game, kind)
            watch = cProfile.Profile()
            watch.runcall(run, game, kind)
            lines += [f"{game}, {kind} (time, Python's profiler)", *_by_python(watch, most), ""]
    return "\n".join(lines)


def _by_python(watch: cProfile.Profile, most: int) -> list[str]:
    stats = pstats.Stats(watch)
    rows: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = stats.stats  # type: ignore[attr-defined]
    whole = sum(row[2] for row in rows.values()) or 1.0
    best = sorted(rows.items(), key=lambda item: -item[1][2])[:most]
    return [
        f"{100 * row[2] / whole:5.1f} %  {row[0]:>9,} times  {Path(where[0]).stem}.{where[2]}" for where, row in best
    ]


def _by_callgrind(path: Path, most: int) -> list[str]:
    told = subprocess.run(["callgrind_annotate", str(path)], capture_output=True, text=True, check=True).stdout
    rows = re.findall(r"^\s*[\d,]+ \(\s*([\d.]+)%\)\s+(\S*?):(\S+)", told, re.MULTILINE)
    return [f"{float(share):5.1f} %  {name}" for share, _, name in rows if name != "TOTALS"][:most]


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        _work(sys.argv[2:])
    else:
        print(f"Counted with: {machine()}\n\n{table(count())}")
