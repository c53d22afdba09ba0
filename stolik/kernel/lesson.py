"""What a lesson is made of: a match with scripted chance, and steps of words and wanted answers."""

from collections.abc import Mapping, Sequence

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Option


class Step:
    """One step. For the learner: words, a thing to point at and the wanted answer (None: only to be read).

    For another seat: what it answers, without words.
    """

    __slots__ = ("point", "seat", "wants", "words")

    def __init__(
        self,
        seat: int,
        words: str,
        wants: Option | None = None,
        point: Mapping[str, Sequence[int | str]] | None = None,
    ) -> None:
        self.seat: int = seat
        self.words: str = words
        self.wants: Option | None = wants
        self.point: Mapping[str, Sequence[int | str]] | None = point


class Lesson:
    """The script of a lesson for one seat. `chance` are the results of chance, stream by stream."""

    __slots__ = ("chance", "game", "options", "seat", "seats", "seed", "steps")

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        options: Mapping[str, str],
        seed: str,
        chance: Mapping[str, Sequence[Sequence[int]]],
        steps: Sequence[Step],
    ) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.seat: int = seat
        self.options: dict[str, str] = dict(options)
        self.seed: str = seed
        self.chance: Mapping[str, Sequence[Sequence[int]]] = chance
        self.steps: tuple[Step, ...] = tuple(steps)

    def start(self) -> Match:
        """The match of the lesson, before its first step."""
        dice = Dice(self.seed)
        script: dict[str, list[list[int]]] = {}
        for stream, results in self.chance.items():
            script[stream] = [list(result) for result in results]
        dice.script = script
        return Match.start(self.game, self.seats, None, self.options, dice)
