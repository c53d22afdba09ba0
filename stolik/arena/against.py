"""This version's bots against those of another version: has it become weaker?

The other version plays in a process of its own (`replica.py`), with a match of its own that takes the same answers.
Both must be asked the same all along, hear the same from chance and end alike: where they part, the match does not
count. Where one of them knows answers that the other does not, the bots choose among those that both know.

Matches go on until a sequential test (Wald 1945) has decided, or there are no more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any

from stolik.arena import replica
from stolik.arena.simulate import Score, seating
from stolik.arena.versus import Version
from stolik.bots import Bot, check_bot, make_bot
from stolik.bots.play import LIMIT
from stolik.kernel import match as match_module
from stolik.kernel.dice import derived
from stolik.kernel.errors import StolikError
from stolik.kernel.game import Game
from stolik.kernel.match import Answer, Match
from stolik.kernel.registry import find

MARGIN = 0.1
"""A share that is this much below the fair one is what "weaker" means."""
ERROR = 0.05
"""How often the test may be wrong, either way."""
WEAKER, NOT_WEAKER, UNDECIDED = "weaker", "not weaker", "undecided"


@dataclass(slots=True)
class Wald:
    """Wald's sequential test: is what is won the fair share, or less by the margin?

    A match that is drawn or won in part counts by its part. As such matches vary less than those that are won or lost,
    the test errs more rarely with them than it says.
    """

    fair: float = 0.5
    margin: float = MARGIN
    error: float = ERROR
    matches: int = 0
    won: float = 0.0

    def __post_init__(self) -> None:
        if not 0 < self.margin < self.fair:
            raise StolikError(f"the margin must be above 0 and below {self.fair:g}, not {self.margin:g}")
        if not 0 < self.error < 0.5:
            raise StolikError(f"the error must be above 0 and below 0.5, not {self.error:g}")

    def note(self, share: float) -> None:
        """One more match, and what was won of it."""
        self.matches += 1
        self.won += share

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the matches are if the share is the fair one."""
        low = self.fair - self.margin
        lost = self.matches - self.won
        return self.won * log(self.fair / low) + lost * log((1 - self.fair) / (1 - low))

    @property
    def border(self) -> float:
        """Evidence that suffices, to either side."""
        return log((1 - self.error) / self.error)

    @property
    def verdict(self) -> str:
        """What the test says so far."""
        if self.evidence >= self.border:
            return NOT_WEAKER
        return WEAKER if self.evidence <= -self.border else UNDECIDED


@dataclass(frozen=True, slots=True)
class Played:
    """A match that counts: everybody's share, all answers, and how many were chosen from two options or more."""

    shares: tuple[float, ...]
    answers: list[Answer]
    decisions: int


@dataclass(slots=True)
class Contest:
    """What came of it."""

    game: str
    bots: list[str]
    options: dict[str, str]
    test: Wald
    is_together: bool
    """Whether all seats win together: then each version plays the same matches by itself."""
    games: int = 0
    parted: int = 0
    """Matches in which the two versions parted: they do not count."""
    unfinished: int = 0
    """Matches that were given up."""
    narrowed: int = 0
    """Matches that count in which one version knew answers that the other did not."""
    decisions: int = 0
    seconds: float = 0.0
    alone: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """What each version won by itself, this one first, where all win together."""

    @property
    def score(self) -> Score:
        """What this version won; where all win together, a match that both won or both lost is half won."""
        return Score(0, self.test.won, self.test.matches)

    @property
    def rates(self) -> list[Score]:
        """What each version won by itself, this one first; empty where they play against each other."""
        return [Score(0, won, self.test.matches) for won in self.alone] if self.is_together else []

    def to_json(self) -> dict[str, object]:
        """The public shape of `stolik sim --against --json`."""
        return {
            "options": self.options,
            "games": self.games,
            "counted": self.test.matches,
            "parted": self.parted,
            "unfinished": self.unfinished,
            "narrowed": self.narrowed,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "verdict": self.test.verdict,
            "evidence": round(self.test.evidence, 4),
            "border": round(self.test.border, 4),
            "fair": self.test.fair,
            "margin": self.test.margin,
            "error": self.test.error,
            **_shown(self.score),
            "alone": [_shown(rate) for rate in self.rates],
        }


def _shown(score: Score) -> dict[str, float]:
    return {name: value for name, value in score.to_json().items() if name != "wins"}


class Other(Version):
    """The process of the other version: compiled if this one is, from its folder."""

    def __init__(self, folder: Path) -> None:
        is_plain = match_module.__file__.endswith(".py")
        super().__init__(folder.resolve(), "plain" if is_plain else "compiled", Path(replica.__file__))

    def tell(self, *order: object) -> Any:
        """Let it do something; raises what it refuses."""
        told = self.ask(*order)
        if isinstance(told, dict):
            raise StolikError(f"the other version refuses: {told['refused']}")
        return told

    def __enter__(self) -> Other:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Parted(Exception):
    """The two versions do not play the same match any more."""


class Duel:
    """All that is needed to play a match by its number."""

    def __init__(
        self, game: Game, bots: Sequence[str], other: Other, seed: str, options: dict[str, str], limit: int = LIMIT
    ) -> None:
        self.game = game
        self.bots = list(bots)
        self.other = other
        self.seed = seed
        self.options = options
        self.limit = limit
        self.sides = game.sides(len(bots), options)
        self.narrowed = False
        """Whether in the last match one version knew answers that the other did not."""

    def is_ours(self, bot: int) -> bool:
        """Whether this version plays a bot: the side that is named first."""
        return self.sides[bot] == self.sides[0]

    def play(self, number: int, ours: Callable[[int], bool]) -> Played | None:
        """The match that `simulate` plays by this number, the bots shared out; None if it is given up, or Parted."""
        seats = seating(number, self.sides)
        here: dict[int, Bot] = {}
        there: list[tuple[int, str, int]] = []
        for seat, bot in enumerate(seats):
            spec, seed = self.bots[bot], derived(self.seed, number, "bot", bot)
            if ours(bot):
                here[seat] = make_bot(spec, seed)
            else:
                there.append((seat, spec, seed))
        self.narrowed = False
        begun = (self.game.id, len(seats), f"{self.seed}/{number}", self.options)
        match = Match.start(*begun)
        stands = self.other.tell("begin", *begun, there)
        decisions = 0
        while match.result is None:
            if decisions == self.limit:
                return None
            options = self._common(replica.standing(match), stands)
            seat = match.questions[0].seat
            if len(options) > 1:
                decisions += 1
            if seat in here:
                replica.narrow(match, options)
                option = here[seat].choose(match, match.questions[0])
            else:
                option = tuple(self.other.tell("choose", options))
            match.advance(seat, option)
            stands = self.other.tell("answer", seat, option)
        if replica.standing(match) != stands:
            raise Parted
        return Played(tuple(match.share(seat) for seat in range(len(seats))), match.answers, decisions)

    def _common(self, here: list[Any], there: list[Any]) -> list[Any]:
        """The options that both versions know, in the order of this one."""
        if here[:2] != there[:2]:
            raise Parted
        common = [option for option in here[2] if option in there[2]]
        if not common:
            raise Parted
        if not len(common) == len(here[2]) == len(there[2]):
            self.narrowed = True
        return common


def contest(
    game: str,
    bots: Sequence[str],
    folder: Path,
    games: int,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    margin: float = MARGIN,
    error: float = ERROR,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> Contest:
    """Let the side that is named first be of this version, all others of the version in a folder; `games` is the most.

    Sides change seats from match to match, as in `simulate`. Where all seats win together, each version plays every
    match by itself; it is won by the version that wins where the other one loses. A setting that has had other values
    has its oldest one unless the options say otherwise.
    """
    if games < 1:
        raise StolikError(f"the number of games must be 1 or more, not {games}")
    rules = find(game)
    oldest = {each.name: each.retired[0] for each in rules.settings if each.retired}
    setup = rules.check_setup(len(bots), {**oldest, **(options or {})})
    for spec in bots:
        check_bot(spec)
    sides = rules.sides(len(bots), setup)
    sizes = {sides.count(side) for side in sides}
    if len(sizes) > 1:
        raise StolikError("the sides must be of one size, or they could not change seats")
    is_together = len(set(sides)) == 1
    test = Wald(0.5 if is_together else 1 / len(set(sides)), margin, error)
    found = Contest(game, list(bots), setup, test, is_together)
    began = perf_counter()
    with Other(folder) as other:
        duel = Duel(rules, bots, other, str(seed), setup, limit)
        for number in range(games):
            _count(found, duel, number)
            if progress is not None:
                progress(found.games)
            if found.test.verdict != UNDECIDED:
                break
    found.seconds = perf_counter() - began
    return found


def _count(found: Contest, duel: Duel, number: int) -> None:
    """Play a match by its number and take note of it."""
    found.games += 1
    is_narrowed = False
    played: list[Played] = []
    for ours in (lambda _: True, lambda _: False) if found.is_together else (duel.is_ours,):
        try:
            match = duel.play(number, ours)
        except Parted:
            found.parted += 1
            return
        if match is None:
            found.unfinished += 1
            return
        is_narrowed = is_narrowed or duel.narrowed
        played.append(match)
    found.narrowed += is_narrowed
    found.decisions += sum(match.decisions for match in played)
    if found.is_together:
        won = [match.shares[0] for match in played]
        found.alone = [sum(both) for both in zip(found.alone, won, strict=True)]
        found.test.note((1 + won[0] - won[1]) / 2)
    else:
        found.test.note(played[0].shares[seating(number, duel.sides).index(0)])  # All of a side win alike.
