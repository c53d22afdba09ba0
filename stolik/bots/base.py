"""What a bot is, and how it keeps from fidgeting and from going in circles."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question
from stolik.kernel.state import Json

BEATS: Final = 20
"""How many beats in which nobody is asked may lie between an answer and the next question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat of one match.

    It is handed the match, and may use of it only what its seat may know: the question, `view`, `lines` and
    `imagine`, never the true state.
    """

    imagines: bool
    """Whether it needs a match that keeps a record (`Match.start(keep=True)`), because it looks ahead."""

    def __init__(self, imagines: bool = False) -> None:
        self.imagines = imagines

    def choose(self, match: Match, question: Question) -> Option:
        """One of the question's options."""
        raise TypeError(f"{type(self).__name__} has no choose()")

    def hurry(self, seconds: float) -> None:
        """From now on take about so long for a decision and then the best found so far; 0: as long as it takes."""


class Position:
    """Where a seat is asked: what it sees, but for what is left to spend in its turn (`Game.spent`), and its options.

    `exact` is a number for all of it, equal for positions that are the same in everything.
    """

    __slots__ = ("exact", "kind", "options", "source", "table")

    def __init__(self, match: Match, question: Question) -> None:
        table = _seen(match, question.seat)
        self.kind: str = question.kind
        self.source: str = question.source
        self.options: set[Option] = set(question.options)
        self.exact: int = hash((self.kind, self.source, tuple(question.options), repr(table)))
        for name in match.game.spent:
            table.pop(name, None)
        self.table: Json = table

    def is_as_good_as(self, world: Match, question: Question) -> bool:
        """Whether a question in an imagined world finds the seat where it was here, with no more to choose from."""
        if question.kind != self.kind or question.source != self.source:
            return False
        for option in question.options:
            if option not in self.options:
                return False
        table = _seen(world, question.seat)
        for name in world.game.spent:
            table.pop(name, None)
        return alike(table, self.table)


def _seen(match: Match, seat: int) -> dict[str, Json]:
    """What a seat sees of the table, as plain data."""
    table: dict[str, Json] = msgspec.to_builtins(match.game.view(match.state, seat))
    return table


def alike(one: object, other: object) -> bool:
    """Whether two views show the same; the order of names in a list does not matter. A view may have tuples too."""
    if isinstance(one, dict):
        if not isinstance(other, dict) or len(one) != len(other):
            return False
        return all(name in other and alike(value, other[name]) for name, value in one.items())
    if isinstance(one, list):
        if not isinstance(other, list) or len(one) != len(other):
            return False
        if one == other:
            return True
        names = [name for name in one if isinstance(name, str)]
        others = [name for name in other if isinstance(name, str)]
        if len(names) == len(one) and len(others) == len(other):
            return sorted(names) == sorted(others)
        return all(alike(one[n], other[n]) for n in range(len(one)))
    return one == other


class Trail:
    """Remembers where a seat has been in its turn and what it chose there, so that it neither fidgets nor circles.

    Rules may allow to do and undo something for ever. Three things are remembered. What was chosen in a position that
    looked exactly as this one is not chosen there again. What leads straight back to a position of the same turn is
    not chosen (`is_back`). Nor is what takes back an earlier answer of the turn (`Game.undoes`). All of that only as
    long as there is something else to choose.
    """

    def __init__(self) -> None:
        self._chosen: dict[int, list[Option]] = {}
        self._turn: int = 0
        self._answers: list[Option] = []
        self._been: list[Position] = []
        """The positions of this turn, up to the one where the seat stands."""
        self.is_beat_new: bool = True
        """Whether the seat stands at the start of a beat."""

    def enter(self, match: Match, question: Question, turn: int) -> None:
        """Stand where the seat is asked now. `turn` is what `Game.turn` says of it."""
        is_alone = len(match.answers) > 0 and match.answers[-1][0] == question.seat
        if turn != self._turn or (turn == 0 and not is_alone):
            self._turn = turn
            self._answers = []
            self._been = []
        self._been.append(Position(match, question))
        self.is_beat_new = match.is_beat_new

    @property
    def has_moved(self) -> bool:
        """Whether the seat has been somewhere else in this turn."""
        return len(self._been) > 1

    def sensible(self, match: Match, options: list[Option]) -> list[Option]:
        """The options that were not yet chosen in this very position and take nothing of this turn back.

        When none is left: those that were not yet chosen; when none of these is left either: all.
        """
        chosen = self._chosen.get(self._been[-1].exact)
        if chosen is not None:
            options = [option for option in options if option not in chosen] or options
        if self._answers:
            game = match.game
            fresh: list[Option] = []
            for option in options:
                for earlier in self._answers:
                    if game.undoes(earlier, option):
                        break
                else:
                    fresh.append(option)
            options = fresh or options
        return options

    def is_back(self, world: Match, seat: int) -> bool:
        """Whether this imagined world, some answers of the seat later, is where the seat has been in this turn.

        In the midst of a beat a table that looks as it does now says nothing, for the question may have gone on.
        """
        is_beat_new = go_on(world)
        question = world.question
        if question is None or question.seat != seat or world.game.turn(world.state) != self._turn:
            return False
        if self._been[-1].is_as_good_as(world, question):
            return is_beat_new and self.is_beat_new
        return any(position.is_as_good_as(world, question) for position in self._been[:-1])

    def is_like_here(self, world: Match, seat: int) -> bool:
        """Whether the seat has the same choices in an imagined world as it has now, at the start of a beat."""
        if world.result is not None or not go_on(world):
            return False
        question = world.question
        return question is not None and question.seat == seat and set(question.options) == self._been[-1].options

    def note(self, option: Option) -> None:
        """Remember a choice."""
        self._chosen.setdefault(self._been[-1].exact, []).append(option)
        self._answers.append(option)


def go_on(world: Match) -> bool:
    """Bring a world that paused to the next question; tells whether it had."""
    is_new = world.paused
    for _ in range(BEATS):
        if not world.paused:
            break
        world.resume()
    return is_new
