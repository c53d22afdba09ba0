"""A position written down in a few lines, then played with checked answers: the base of every game's scenario."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.kernel.dice import Dice
from stolik.kernel.errors import NotAnOption
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import State


class Scenario:
    """A position under construction that becomes a match as soon as it is asked or answered anything.

    A game's own scenario subclasses it, gives `position()` and `is_at_rest()`, and calls `change()` first in everything
    that sets up: after the start nothing can be set.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.setup = game.check_setup(seats, options or {})
        self.dice = Dice("scenario")
        self._match: Match | None = None

    # For the game

    def position(self) -> State:
        """The state to start from, at the start of a beat."""
        raise TypeError(f"{type(self).__name__} does not say it")

    def is_at_rest(self, question: Question) -> bool:
        """Whether this is the question that is open when nothing is pending."""
        raise TypeError(f"{type(self).__name__} does not say it")

    def change(self) -> None:
        """Refuse to set anything once the match has started."""
        if self._match is not None:
            raise RuntimeError("the match has started: set the position up first, then ask and answer")

    # Chance

    def script(self, stream: str, *results: Sequence[int]) -> None:
        """What chance answers next on a stream: the number of a roll, the whole order of a shuffle."""
        self.change()
        script_dice(self.dice, stream, *results)

    # The match

    @property
    def match(self) -> Match:
        """The match; the first use starts it."""
        if self._match is None:
            self._match = Match.at(self.game, self.position(), self.seats, self.setup)
        return self._match

    @property
    def question(self) -> Question:
        """The one open question."""
        asked = self.match.questions
        if len(asked) != 1:
            what = f"over: {self.match.result}" if self.match.over else f"{len(asked)} questions are open"
            raise AssertionError(f"there is no single open question ({what})")
        return asked[0]

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked and the kind of the question."""
        return self.question.seat, self.question.kind

    def answer(self, seat: int, *options: Sequence[int | str]) -> None:
        """Answer one question after the other for a seat, each through the checked door."""
        for option in options:
            try:
                self.match.answer(seat, option)
            except NotAnOption as error:
                raise NotAnOption(f"{error}; offered: {self.offered(seat)}") from None

    def offered(self, seat: int) -> list[Option]:
        """The options of the seat's open question; empty when it is not asked."""
        return list(self.match.options(seat))

    def can(self, option: Sequence[int | str]) -> bool:
        """Whether an option is open to the seat that is asked. A beginning will do: `("use", "sniper")`."""
        start = tuple(option)
        return any(offered[: len(start)] == start for asked in self.match.questions for offered in asked.options)

    def decline(self) -> None:
        """Answer the open question with "pass"."""
        self.answer(self.question.seat, PASS)

    def assert_nothing_pending(self) -> None:
        """The match is over, or back at the question that is open when nothing is pending."""
        if self.match.over:
            return
        if not self.is_at_rest(self.question):
            raise AssertionError(f"still pending: {self.question!r}")


def script_dice(dice: Dice, stream: str, *results: Sequence[int]) -> Dice:
    """Write down what the dice answer next on a stream; returns the dice."""
    if dice.script is None:
        dice.script = {}
    dice.script.setdefault(stream, []).extend(list(result) for result in results)
    return dice
