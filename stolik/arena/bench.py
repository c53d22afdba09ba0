"""How fast everything is, and how fast other engines are beside it in the same run.

Every row is measured in short slices that take turns with all other rows, so that a machine that slows down for a
while slows all of them and the ratios stay fair. Time is the processor's, not the clock's: what else the machine does
counts for nothing. A rate is that of all slices together; beside it stand the quartiles of the slices. A decision
counts if it had at least two options.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from statistics import quantiles
from time import process_time
from types import ModuleType
from typing import IO

from stolik.bots.play import play
from stolik.bots.random import RandomBot
from stolik.bots.search import SearchBot
from stolik.kernel import match as match_module
from stolik.kernel import record
from stolik.kernel.errors import StolikError
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.registry import find, names, register

SECONDS = 2.0
ROUNDS = 8
SEED = 20
PARTS = (0.3, 0.4, 0.5, 0.6, 0.7)
"""The points of a match at which copies and searches are measured."""
SAMPLE = 12
"""How many matches give such positions."""
WALKS = 200
"""Iterations that a search gets at each of them."""

Numbers = dict[str, float | int]
Spread = dict[str, tuple[float, float]]


class Row:
    """One thing to measure: runs for a slice of time and adds up what it counted.

    What runs in another process says under `nanoseconds` how long that took there.
    """

    def __init__(self, run: Callable[[float], dict[str, int]]) -> None:
        self.run = run
        self.counts: dict[str, int] = {}
        self.seconds = 0.0
        self.slices: list[tuple[float, dict[str, int]]] = []

    def slice(self, seconds: float) -> None:
        """Measure for about that long."""
        began = process_time()
        counts = self.run(seconds)
        spent = process_time() - began
        elsewhere = counts.pop("nanoseconds", 0)
        if elsewhere:
            spent = elsewhere / 1e9
        self.seconds += spent
        self.slices.append((spent, counts))
        for name, count in counts.items():
            self.counts[name] = self.counts.get(name, 0) + count

    def rates(self) -> Numbers:
        """What was counted, by the second."""
        return {f"{name}_per_s": round(count / self.seconds, 1) for name, count in self.counts.items()}

    def spread(self) -> Spread:
        """The first and third quartile of the slices' rates."""
        found: Spread = {}
        for name in self.counts:
            rates = [counts[name] / spent for spent, counts in self.slices if spent > 0]
            if len(rates) > 1:
                low, _, high = quantiles(rates, n=4, method="inclusive")
                found[f"{name}_per_s"] = (round(low, 1), round(high, 1))
        return found


def seats_of(game: Game) -> int:
    """With how many seats a game is measured: as few as it has, but two at least."""
    return max(2, game.min_seats)


# Ours


class OurPlay:
    """Whole random matches through the loop that the arena uses."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = 0

    def __call__(self, seconds: float) -> dict[str, int]:
        """Play matches for a while."""
        end = process_time() + seconds
        decisions = matches = 0
        seats = seats_of(self.game)
        while process_time() < end:
            self.number += 1
            bots = [RandomBot(SEED * self.number + seat) for seat in range(seats)]
            match = Match.start(self.game, seats, f"{SEED}/{self.number}", keep=False)
            decisions += play(match, bots)
            matches += 1
        return {"decisions": decisions, "matches": matches}


def positions(game: Game) -> list[Match]:
    """Positions of random matches, at the start of a beat and in the middle of one, spread over the match."""
    found: list[Match] = []
    for number in range(SAMPLE):
        answers = len(played(game, number).answers)
        for part in PARTS:
            found.append(played(game, number, int(answers * part)))
    return [match for match in found if match.result is None]


def played(game: Game, number: int, answers: int | None = None) -> Match:
    """A random match that keeps its record, over or after that many answers."""
    dice = random.Random(SEED + number)
    match = Match.start(game, seats_of(game), f"{SEED}/{number}")
    while match.result is None and (answers is None or len(match.answers) < answers):
        question = match.questions[0]
        match.advance(question.seat, question.options[int(dice.random() * len(question.options))])
    return match


class OurCopies:
    """Exact copies of positions."""

    def __init__(self, where: Sequence[Match]) -> None:
        self.where = where

    def __call__(self, seconds: float) -> dict[str, int]:
        """Copy all positions in turn for a while."""
        end = process_time() + seconds
        copies = 0
        while process_time() < end:
            for match in self.where:
                match.copy()
            copies += len(self.where)
        return {"copies": copies}


class OurSearch:
    """Iterations of the tree search, shared by positions."""

    def __init__(self, where: Sequence[Match]) -> None:
        self.where = [match for match in where if len(match.questions[0].options) > 1]
        self.next = 0

    def __call__(self, seconds: float) -> dict[str, int]:
        """Search from one position after the other for a while."""
        end = process_time() + seconds
        walked = 0
        while process_time() < end:
            match = self.where[self.next % len(self.where)]
            self.next += 7
            bot = SearchBot(SEED, WALKS)
            bot.choose(match, match.questions[0])
            walked += bot.walked
        return {"search": walked}


class OurPiece:
    """A piece of work that a game names."""

    def __init__(self, work: Callable[[], object]) -> None:
        self.work = work

    def __call__(self, seconds: float) -> dict[str, int]:
        """Do it again and again for a while, once at least."""
        end = process_time() + seconds
        calls = 0
        while not calls or process_time() < end:
            self.work()
            calls += 1
        return {"calls": calls}


# Peers


class CatanatronPlay:
    """Random play of catanatron: four of its own random players."""

    def __init__(self) -> None:
        import catanatron

        self.kit: ModuleType = catanatron
        self.number = 0

    def new(self) -> object:
        """A game of Catan between random players."""
        kit = self.kit
        colors = (kit.Color.RED, kit.Color.BLUE, kit.Color.WHITE, kit.Color.ORANGE)
        self.number += 1
        return kit.Game([kit.RandomPlayer(color) for color in colors], seed=SEED + self.number)

    def __call__(self, seconds: float) -> dict[str, int]:
        """Play games for a while; the last one may be left unfinished."""
        end = process_time() + seconds
        decisions = 0
        while process_time() < end:
            decisions += catan(self.new(), end)
        return {"decisions": decisions}


def catan(game: object, end: float = float("inf"), ticks: int = 1_000_000) -> int:
    """Play a game of catanatron on; tells the number of decisions with two or more options."""
    decisions = 0
    state = game.state  # type: ignore[attr-defined]
    winning_color = game.winning_color  # type: ignore[attr-defined]
    play_tick = game.play_tick  # type: ignore[attr-defined]
    while ticks and winning_color() is None and state.num_turns < 1000:
        if len(state.playable_actions) > 1:
            decisions += 1
            if decisions % 64 == 0 and process_time() >= end:
                break
        play_tick()
        ticks -= 1
    return decisions


class CatanatronCopies:
    """Copies of catanatron's games at mid-match."""

    def __init__(self, source: CatanatronPlay) -> None:
        self.where: list[object] = []
        for _ in range(4):
            whole = source.new()
            catan(whole)
            again = source.kit.Game(
                [source.kit.RandomPlayer(player.color) for player in whole.state.players],  # type: ignore[attr-defined]
                seed=whole.seed,  # type: ignore[attr-defined]
            )
            catan(again, ticks=len(whole.state.actions) // 2)  # type: ignore[attr-defined]
            self.where.append(again)

    def __call__(self, seconds: float) -> dict[str, int]:
        """Copy all positions in turn for a while."""
        end = process_time() + seconds
        copies = 0
        while process_time() < end:
            for game in self.where:
                game.copy()  # type: ignore[attr-defined]
            copies += len(self.where)
        return {"copies": copies}


class OpenSpielPlay:
    """Random play of OpenSpiel's tic-tac-toe in Python."""

    def __init__(self) -> None:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe

        assert tic_tac_toe
        self.game = pyspiel.load_game("python_tic_tac_toe")
        self.dice = random.Random(SEED)

    def __call__(self, seconds: float) -> dict[str, int]:
        """Play games for a while."""
        end = process_time() + seconds
        decisions = 0
        draw = self.dice.random
        while process_time() < end:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if len(actions) > 1:
                    decisions += 1
                state.apply_action(actions[int(draw() * len(actions))])
        return {"decisions": decisions}


class BoardgameIoPlay:
    """Random play of boardgame.io's tic-tac-toe in a Node process that waits between slices."""

    def __init__(self) -> None:
        node = shutil.which("node")
        if node is None:
            raise ImportError("Node is not installed")
        folder = Path(os.environ.get("STOLIK_NODE_PEERS", ".")).resolve()
        if not (folder / "node_modules" / "boardgame.io").is_dir():
            raise ImportError(f"no node_modules/boardgame.io in {folder} (npm install boardgame.io; STOLIK_NODE_PEERS)")
        self.process = subprocess.Popen(
            [node, str(Path(__file__).with_name("boardgame_io.mjs")), str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        self(0.3)  # Let its compiler warm up.

    def __call__(self, seconds: float) -> dict[str, int]:
        """Let it play for a while."""
        into, out = self.process.stdin, self.process.stdout
        assert into is not None and out is not None
        into.write(f"{seconds}\n")
        into.flush()
        line = out.readline()
        if not line:
            raise ImportError("its process ended unexpectedly")
        played = json.loads(line)
        return {"decisions": int(played["decisions"]), "nanoseconds": int(played["seconds"] * 1e9)}

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


# The run


class Bench:
    """All rows of a run."""

    def __init__(self, games: Sequence[Game], with_peers: bool) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.pieces: dict[str, dict[str, Row]] = {}
        self.peers: dict[str, list[Row]] = {}
        self.bytes: dict[str, int] = {}
        self.seats: dict[str, int] = {}
        self.missing: list[str] = []
        self._node: BoardgameIoPlay | None = None
        for game in games:
            where = positions(game)
            self.rows[game.id] = [Row(OurPlay(game)), Row(OurCopies(where)), Row(OurSearch(where))]
            self.pieces[game.id] = {name: Row(OurPiece(work)) for name, work in game.pieces().items()}
            sizes = [len(record.save(played(game, number)).encode()) for number in range(SAMPLE)]
            self.seats[game.id] = seats_of(game)
            self.bytes[game.id] = round(sum(sizes) / len(sizes))
        if with_peers:
            self._add("catanatron", self._catanatron)
            self._add("open_spiel", self._open_spiel)
            self._add("boardgame.io", self._boardgame_io)

    def _add(self, name: str, make: Callable[[], list[Row]]) -> None:
        try:
            self.peers[name] = make()
        except ImportError as error:
            self.missing.append(f"{name} is left out: {error}")

    def _catanatron(self) -> list[Row]:
        play_on = CatanatronPlay()
        return [Row(play_on), Row(CatanatronCopies(play_on))]

    def _open_spiel(self) -> list[Row]:
        return [Row(OpenSpielPlay())]

    def _boardgame_io(self) -> list[Row]:
        self._node = BoardgameIoPlay()
        return [Row(self._node)]

    def run(self, seconds: float) -> None:
        """Measure every row for about that many seconds, in slices that take turns."""
        rows = [row for group in (*self.rows.values(), *self.peers.values()) for row in group]
        rows += [row for pieces in self.pieces.values() for row in pieces.values()]
        for _ in range(ROUNDS):
            for row in rows:
                row.slice(seconds / ROUNDS)
        if self._node is not None:
            self._node.close()

    def figures(self) -> dict[str, Numbers]:
        """Each game's rates, the mean size of a record, and how many sat at it."""
        table = {name: _together(rows) for name, rows in self.rows.items()}
        return {
            name: {**rates, "record_bytes": self.bytes[name], "seats": self.seats[name]}
            for name, rates in table.items()
        }

    def piece_times(self) -> dict[str, dict[str, float]]:
        """By game: milliseconds of the processor that its pieces take, where it has any."""
        return {
            game: {name: round(1000 * row.seconds / row.counts["calls"], 4) for name, row in pieces.items()}
            for game, pieces in self.pieces.items()
            if pieces
        }

    def spreads(self) -> dict[str, Spread]:
        """The quartiles of the rates of each game and each peer."""
        both = (*self.rows.items(), *self.peers.items())
        return {name: {key: pair for row in rows for key, pair in row.spread().items()} for name, rows in both}

    def peer_figures(self) -> dict[str, Numbers]:
        """Each peer's rates."""
        return {name: _together(rows) for name, rows in self.peers.items()}


def _together(rows: Sequence[Row]) -> Numbers:
    rates: Numbers = {}
    for row in rows:
        rates.update(row.rates())
    return rates


def is_compiled() -> bool:
    """Whether the kernel in use was compiled."""
    return not str(match_module.__file__).endswith(".py")


def example_games() -> None:
    """Make the example game of a checkout known, where we are in one and the game is not installed."""
    folder = Path(__file__).resolve().parents[2] / "examples" / "tic_tac_toe"
    if "tic_tac_toe" in names() or not folder.is_dir():
        return
    sys.path.insert(0, str(folder))
    try:
        register(import_module("tic_tac_toe").GAME)
    finally:
        sys.path.remove(str(folder))


def bench(game: str | None, seconds: float, with_peers: bool, as_json: bool, out: IO[str] | None = None) -> int:
    """Measure and print; one game or all. Tells the exit code."""
    out = out or sys.stdout
    if not 0 < seconds <= 3600:
        raise StolikError(f"the number of seconds must be above 0 and at most 3600, not {seconds:g}")
    example_games()
    chosen = [find(name) for name in ([game] if game is not None else names())]
    run = Bench(chosen, with_peers)
    for message in run.missing:
        print(message, file=sys.stderr)
    run.run(seconds)
    ours = run.figures()
    peers = run.peer_figures()
    times = run.piece_times()
    if as_json:
        spreads = run.spreads()
        data: dict[str, object] = {name: {**rates, "quartiles": spreads[name]} for name, rates in ours.items()}
        if times:
            data["pieces_ms"] = times
        if with_peers:
            data["peers"] = peers
        print(json.dumps(data), file=out)
    else:
        print(text(ours, peers, run.spreads()), file=out)
        for name, pieces in times.items():
            print(f"{name}:", ", ".join(f"{piece} {ms:.3g} ms" for piece, ms in pieces.items()), file=out)
    return 0


COLUMNS = ("decisions_per_s", "matches_per_s", "copies_per_s", "search_per_s", "record_bytes")
HEADS = ("decisions/s", "matches/s", "copies/s", "search/s", "bytes a record")


def text(ours: dict[str, Numbers], peers: dict[str, Numbers], spreads: dict[str, Spread] | None = None) -> str:
    """The figures as a table, half the distance of their quartiles in percent, and the ratios of ours to the peers'."""
    table = [["", "seats", *HEADS]]
    for name, figures in (*ours.items(), *peers.items()):
        spread = (spreads or {}).get(name, {})
        cells = [_number(figures.get(column)) + _percent(spread.get(column)) for column in COLUMNS]
        table.append([name, _number(figures.get("seats")), *cells])
    widths = [max(len(line[n]) for line in table) for n in range(len(table[0]))]
    how = "compiled" if is_compiled() else "in plain Python"
    lines = [f"Stolik {how} {sys.version.split()[0]}, one core, seconds of the processor", ""]
    for line in table:
        first, *rest = line
        lines.append(
            "  ".join([first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))])
        )
    ratios = [
        f"{name} makes {ours[name][column] / figures[column]:.1f} times the {what} of {peer}"
        for peer, figures in peers.items()
        for name in ours
        if (name == "tic_tac_toe") == (peer in ("open_spiel", "boardgame.io"))
        for column, what in (("decisions_per_s", "decisions per second"), ("copies_per_s", "copies per second"))
        if figures.get(column)
    ]
    return "\n".join([*lines, *([""] if ratios else []), *ratios])


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 or isinstance(value, int) else f"{value:,.1f}"


def _percent(quartiles: tuple[float, float] | None) -> str:
    if quartiles is None:
        return ""
    low, high = quartiles
    return f" ±{100 * (high - low) / (high + low):.0f} %"
