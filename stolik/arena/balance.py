"""How fair a game is among equal bots: what every faction, legend, team and seat wins, measured against its fair share.

`python -m stolik.arena.balance GAME --games 2000 --jobs 0` spreads the matches over every number of seats and every
setting, and prints a table. `--option` keeps a setting fixed, `--seats` the number of seats.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stolik.arena.processes import processes
from stolik.arena.simulate import wilson
from stolik.bots import check_bot, make_bot
from stolik.bots.play import play
from stolik.kernel.dice import derived
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.kernel.setups import every_setup, is_allowed

FAIR = (0.6, 1.5)
"""What is won may lie so far off the fair share."""


@dataclass(frozen=True, slots=True)
class Part:
    """One seat of one match: what describes it, its fair share of the win, and what it got."""

    labels: tuple[str, ...]
    fair: float
    won: float


@dataclass(slots=True)
class Row:
    """Everything that carries one label."""

    seats: int = 0
    fair: float = 0.0
    won: float = 0.0

    @property
    def ratio(self) -> float:
        """What was won, in fair shares."""
        return self.won / self.fair

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the ratio."""
        low, high = wilson(self.won, self.seats)
        return low * self.seats / self.fair, high * self.seats / self.fair

    @property
    def is_fair(self) -> bool:
        """Whether the ratio is near enough to 1."""
        return FAIR[0] <= self.ratio <= FAIR[1]

    def to_json(self) -> dict[str, float]:
        """The public shape."""
        low, high = self.interval
        return {
            "seats": self.seats,
            "won": round(self.won, 2),
            "ratio": round(self.ratio, 3),
            "low": round(low, 3),
            "high": round(high, 3),
        }


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a process needs to play a match by its number."""

    game: str
    bot: str
    seed: str
    setups: tuple[tuple[int, dict[str, str]], ...]

    def play(self, number: int) -> list[Part]:
        """Play one match between equal bots; empty where it was given up."""
        seats, options = self.setups[number % len(self.setups)]
        bots = [make_bot(self.bot, derived(self.seed, number, "bot", seat)) for seat in range(seats)]
        match = Match.start(self.game, seats, f"{self.seed}/{number}", options, keep=any(bot.imagines for bot in bots))
        play(match, bots)
        if match.result is None:
            return []
        return [self._part(match, seat) for seat in range(seats)]

    @staticmethod
    def _part(match: Match, seat: int) -> Part:
        traits = match.game.traits(match.state, seat)
        labels = [f"seat {seat + 1} of {match.seats}", *traits]
        for trait in traits:
            labels.append(f"{trait}, {match.seats} seats")
            labels += [f"{trait}, {name} {value}" for name, value in match.setup.items()]
        return Part(tuple(labels), 1 / len(set(match.sides)), match.share(seat))


def balance(
    game: str,
    bot: str = "greedy",
    games: int = 1000,
    seed: int | str = 0,
    jobs: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, Row]:
    """The rows by label, after this many matches. Raises UnknownGame, UnknownBot or BadSetup before the first one."""
    rules = find(game)
    check_bot(bot)
    if games < 1 or jobs < 0:
        raise StolikError("the number of games must be 1 or more, that of jobs 1 or more (0: one per core)")
    held = dict(options or {})
    rules.check_setup(rules.min_seats if seats is None else seats, held)
    setups = [
        (count, {**chosen, **held}) for count, chosen in every_setup(rules) if seats in (None, count) and count > 1
    ]
    # What is held fast may not go with all that would come with it.
    setups = [setup for setup in setups if is_allowed(rules, *setup)]
    found = [setup for number, setup in enumerate(setups) if setup not in setups[:number]]
    rows: dict[str, Row] = {}
    for parts in _all(Plan(game, bot, str(seed), tuple(found)), games, min(jobs or os.cpu_count() or 1, games)):
        for part in parts:
            for label in part.labels:
                row = rows.setdefault(label, Row())
                row.seats += 1
                row.fair += part.fair
                row.won += part.won
    return dict(sorted(rows.items()))


def _all(plan: Plan, games: int, jobs: int) -> Iterable[list[Part]]:
    if jobs == 1:
        yield from map(plan.play, range(games))
        return
    with processes(jobs) as pool:
        yield from pool.imap_unordered(plan.play, range(games))


def text(rows: Mapping[str, Row]) -> str:
    """The rows as a table of a page."""
    lines = ["| what | seats | won | of the fair share | 95 % |", "| --- | ---: | ---: | ---: | ---: |"]
    for label, row in rows.items():
        low, high = row.interval
        mark = "" if row.is_fair else " (!)"
        lines.append(f"| {label} | {row.seats} | {row.won:g} | {row.ratio:.2f}{mark} | {low:.2f} to {high:.2f} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = parser_of("balance", __doc__ or "", 1000)
    chosen = parser.parse_args(arguments)
    try:
        options = dict(map(pair, chosen.option))
        rows = balance(chosen.game, chosen.bot, chosen.games, chosen.seed, chosen.jobs, chosen.seats, options)
    except StolikError as problem:
        print(f"stolik: {problem}", file=sys.stderr)
        return 2
    print(json.dumps({label: row.to_json() for label, row in rows.items()}) if chosen.json else text(rows))
    return 0


def parser_of(name: str, about: str, games: int) -> argparse.ArgumentParser:
    """The command line of a module here that lets equal bots play this many matches, unless told otherwise."""
    parser = argparse.ArgumentParser(prog=f"stolik.arena.{name}", description=about.split("\n", 1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many matches (default: {games})")
    parser.add_argument("--bot", default="greedy", help="the bot on every seat (default: greedy)")
    parser.add_argument("--seed", default="0", metavar="S", help="same seed, same matches (default: 0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; 0: one per core (default: 1)")
    parser.add_argument("--seats", type=int, metavar="N", help="only with this many seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting to keep fixed")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of a table")
    return parser


def pair(option: str) -> tuple[str, str]:
    """A setting as it is written on the command line, NAME=VALUE."""
    name, equals, value = option.partition("=")
    if not equals:
        raise StolikError(f"an option is NAME=VALUE, not {option!r}")
    return name, value


if __name__ == "__main__":
    sys.exit(main())
