"""What a lesson is made of: a match with scripted chance, perhaps from a prepared position, and steps.

A lesson is data and says by itself how its match begins; together with the answers of a log it gives the same match
everywhere. `docs/adding-a-game.md` shows how one is written.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final
from zlib import crc32

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question
from stolik.kernel.state import Json, State

Things = Mapping[str, Sequence[int | str]]
"""Something on the table, spelled as a target: {"slot": [0, 2, 1]}."""

ANY: Final[list[Option]] = []
"""A step that wants this takes whatever is offered."""


class Step:
    """One step. With words it is the learner's: something to read, to look at or to answer. Without, it is played.

    `wants` is the wanted answer, a list of those that will do, ANY, or None where nothing is to be answered. `point` is
    the thing the words speak of. `look` asks to point at that thing. `wrong` says why another choice will not do:
    words for all of them, or words by the option ("play sniper 1 front") or its verb ("play"). A step without words
    is played by the script, for any seat, with the first of its answers that is offered; `quick` makes no pause first.
    """

    __slots__ = ("is_look", "is_quick", "point", "seat", "wants", "words", "wrong")

    def __init__(
        self,
        seat: int,
        words: str,
        wants: Option | list[Option] | None = None,
        point: Things | None = None,
        look: bool = False,
        wrong: str | Mapping[str, str] = "",
        quick: bool = False,
    ) -> None:
        if look and (point is None or wants is not None):
            raise ValueError(f"the step {words!r} is to look at something: it points at it and wants no answer")
        if not words and wants is None:
            raise ValueError("a step without words is played, so it needs an answer")
        self.seat: int = seat
        self.words: str = words
        self.wants: tuple[Option, ...] | None = None
        if isinstance(wants, tuple):
            self.wants = (wants,)
        elif wants is not None:
            self.wants = tuple(wants)
        self.point: Things | None = point
        self.is_look: bool = look
        self.wrong: dict[str, str] = {"": wrong} if isinstance(wrong, str) else dict(wrong)
        self.is_quick: bool = quick

    @property
    def is_played(self) -> bool:
        """Whether the script answers it."""
        return not self.words

    def takes(self, option: Option) -> bool:
        """Whether this answer is wanted."""
        return self.wants is not None and (not self.wants or option in self.wants)

    def answer_to(self, question: Question) -> Option:
        """What the script answers: the first wanted answer that is offered."""
        assert self.wants is not None
        for option in self.wants or question.options:
            if option in question.options:
                return option
        raise LookupError(f"no answer of the script is offered: {self.wants}, at {question.kind!r} {question.options}")

    def why_wrong(self, option: Sequence[int | str]) -> str:
        """The words that say why this choice will not do now; empty: there are none of its own."""
        whole = " ".join(str(part) for part in option)
        verb = str(option[0]) if option else ""
        return self.wrong.get(whole) or self.wrong.get(verb) or self.wrong.get("", "")


class Lesson:
    """The script of a lesson for one seat.

    `chance` are the results of chance, stream by stream. `position` is where the match begins: data as `State.to_json`
    gives it, or what makes a state at the start of a beat, such as `Scenario.position`; chance that the scenario has
    scripted comes first. Without it the match begins as every match does. The played steps before the first one with
    words are in the log when the lesson opens, and nobody sees them being played.
    """

    __slots__ = ("_version", "chance", "game", "options", "position", "seat", "seats", "seed", "steps")

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        options: Mapping[str, str],
        seed: str,
        chance: Mapping[str, Sequence[Sequence[int]]],
        steps: Sequence[Step],
        position: Callable[[], State] | dict[str, Json] | None = None,
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.seat: int = seat
        self.options: dict[str, str] = dict(options)
        self.seed: str = seed
        self.chance: Mapping[str, Sequence[Sequence[int]]] = chance
        self.steps: tuple[Step, ...] = tuple(steps)
        self.position: Callable[[], State] | dict[str, Json] | None = position
        self._version: int = 0
        for step in self.steps:
            if step.words and step.seat != seat:
                raise ValueError(f"the step {step.words!r} has words, but they are for seat {seat} alone")

    def start(self) -> Match:
        """The match of the lesson, before its first step."""
        dice = Dice(self.seed)
        if self.position is None:
            dice.script = self._script(None)
            return Match.start(self.game, self.seats, None, self.options, dice)
        if isinstance(self.position, dict):
            state = self.game.blank()
            state.read_json(self.position)
        else:
            state = self.position()
        dice.script = self._script(state.dice.script)
        state.dice = dice
        return Match.at(self.game, state, self.seats, self.game.check_setup(self.seats, self.options))

    def _script(self, first: Mapping[str, list[list[int]]] | None) -> dict[str, list[list[int]]]:
        script: dict[str, list[list[int]]] = {}
        for results in (first or {}, self.chance):
            for stream, given in results.items():
                script.setdefault(stream, []).extend([list(result) for result in given])
        return script

    @property
    def opening(self) -> tuple[Step, ...]:
        """The played steps before the first one with words."""
        return self.steps[: next((n for n, step in enumerate(self.steps) if not step.is_played), len(self.steps))]

    @property
    def version(self) -> int:
        """A number of at most 31 bits that changes with all on which a running match of the lesson depends."""
        if not self._version:
            match = self.start()
            begins = [match.state.to_json(), match.state.dice.script]
            steps = [[step.seat, step.is_played, step.wants] for step in self.steps]
            text = json.dumps([self.seats, self.seat, self.options, begins, steps], sort_keys=True)
            self._version = max(2, crc32(text.encode()) & 0x7FFFFFFF)
        return self._version


def read_position(package: str, name: str = "lesson.json") -> dict[str, Json]:
    """A position from a JSON file of a package, as `State.to_json` gave it."""
    data: dict[str, Json] = json.loads(files(package).joinpath(name).read_text("utf-8"))
    return data
