"""Many matches between bots: who wins how often, how long it takes, how sure that is.

Every match has a seed of its own, derived from the simulation's seed and the match's number, and the bots change seats
from match to match. So the outcome is the same for any number of processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from stolik.arena.processes import processes
from stolik.bots import check_bot, make_bot
from stolik.bots.play import LIMIT, play
from stolik.kernel.dice import derived
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import find

Z = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Played:
    """One match: each seat's share of the win, or None where it was given up; decisions with two or more options."""

    number: int
    seating: tuple[int, ...]
    shares: tuple[float, ...] | None
    decisions: int
    tally: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """Wins among finished matches, with a 95 % interval of the share.

    `wins` counts matches won by the bot's side alone, `parts` also the parts of wins that sides share.
    """

    wins: int
    parts: float
    games: int

    @property
    def share(self) -> float:
        """The part of the matches that was won; shared wins count by their part."""
        return self.parts / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return wilson(self.parts, self.games)[0]

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return wilson(self.parts, self.games)[1]

    def to_json(self) -> dict[str, float]:
        """The public shape."""
        return {
            "wins": self.wins,
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }


@dataclass(slots=True)
class Report:
    """What came of a simulation."""

    game: str
    bots: list[str]
    games: int
    finished: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0
    wins_by_bot: list[int] = field(default_factory=list)
    wins_by_seat: list[int] = field(default_factory=list)
    parts_by_bot: list[float] = field(default_factory=list)
    parts_by_seat: list[float] = field(default_factory=list)
    tally: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often each value of a kind came up that the game has counted (`Game.tally`)."""

    def by_bot(self) -> dict[str, Score]:
        """Each bot's score; equal names are numbered (`random`, `random#2`)."""
        return {
            name: self._score(self.wins_by_bot[n], self.parts_by_bot[n]) for n, name in enumerate(numbered(self.bots))
        }

    def by_seat(self) -> list[Score]:
        """Each seat's score."""
        return [self._score(wins, parts) for wins, parts in zip(self.wins_by_seat, self.parts_by_seat, strict=True)]

    def _score(self, wins: int, parts: float) -> Score:
        return Score(wins, parts, self.finished)

    def to_json(self) -> dict[str, object]:
        """The public shape of `stolik sim --json`."""
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "bots": {name: score.to_json() for name, score in self.by_bot().items()},
            "seats": [score.to_json() for score in self.by_seat()],
            "tally": self.tally,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def numbered(names: Sequence[str]) -> list[str]:
    """The names, later ones of a kind with a number: random, random#2."""
    seen: dict[str, int] = {}
    out: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        out.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return out


def seating(number: int, sides: Sequence[int]) -> tuple[int, ...]:
    """Which bot sits on each seat in a match.

    Whole sides move on by one place every match, and inside a side its bots once every side has been everywhere, so
    that those who were named for one side stay together. Sides of different sizes do not change places.
    """
    camps = [[seat for seat, each in enumerate(sides) if each == side] for side in dict.fromkeys(sides)]
    if len({len(camp) for camp in camps}) > 1:
        moves, turns = 0, number
    else:
        moves, turns = number % len(camps), number // len(camps)
    bots = [0] * len(sides)
    for place, camp in enumerate(camps):
        named = camps[(place + moves) % len(camps)]
        for n, seat in enumerate(camp):
            bots[seat] = named[(n + turns) % len(named)]
    return tuple(bots)


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a process needs to play a match by its number."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...]
    sides: tuple[int, ...]
    limit: int

    def play(self, number: int) -> Played:
        """Play one match."""
        seats = seating(number, self.sides)
        bots = [make_bot(self.bots[bot], derived(self.seed, number, "bot", bot)) for bot in seats]
        match = Match.start(
            self.game,
            len(bots),
            f"{self.seed}/{number}",
            dict(self.options),
            keep=any(bot.imagines for bot in bots),
        )
        decisions = play(match, bots, self.limit)
        shares = None if match.result is None else tuple(match.share(seat) for seat in range(len(bots)))
        tally = () if match.result is None else tuple(match.game.tally(match.state, match.result))
        return Played(number, seats, shares, decisions, tally)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` matches of a game between these bots, in `jobs` processes (0: one per core).

    Raises UnknownGame, UnknownBot or BadSetup before the first match. `progress` is told the number of matches played.
    """
    if games < 1:
        raise StolikError(f"the number of games must be 1 or more, not {games}")
    if jobs < 0:
        raise StolikError(f"the number of jobs must be 1 or more (0: one per core), not {jobs}")
    rules = find(game)
    setup = rules.check_setup(len(bots), options or {})
    for spec in bots:
        check_bot(spec)
    plan = Plan(game, tuple(bots), str(seed), tuple(setup.items()), rules.sides(len(bots), setup), limit)
    none, nothing = [0] * len(bots), [0.0] * len(bots)
    report = Report(
        game,
        list(bots),
        games,
        wins_by_bot=none.copy(),
        wins_by_seat=none,
        parts_by_bot=nothing.copy(),
        parts_by_seat=nothing,
    )
    began = perf_counter()
    for done, played in enumerate(_all(plan, games, min(jobs or os.cpu_count() or 1, games)), 1):
        _count(report, played)
        if progress is not None:
            progress(done)
    report.seconds = perf_counter() - began
    return report


def _all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(plan.play, range(games))
        return
    with processes(jobs) as pool:
        yield from pool.imap(plan.play, range(games), max(1, min(50, games // (jobs * 8))))


def _count(report: Report, played: Played) -> None:
    report.decisions += played.decisions
    report.longest = max(report.longest, played.decisions)
    report.shortest = min(report.shortest, played.decisions) if report.shortest else played.decisions
    if played.shares is None:
        return
    report.finished += 1
    for kind, value in played.tally:
        values = report.tally.setdefault(kind, {})
        values[value] = values.get(value, 0) + 1
    for seat, share in enumerate(played.shares):
        bot = played.seating[seat]
        report.parts_by_seat[seat] += share
        report.parts_by_bot[bot] += share
        if share == 1.0:
            report.wins_by_seat[seat] += 1
            report.wins_by_bot[bot] += 1
