"""What a bot is, and how it keeps from fidgeting and from going in circles."""

from typing import Final

from mypy_extensions import mypyc_attr

from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

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


class Position:
    """What the asked seat sees, in two numbers.

    `footing` is equal for positions that look alike but for what is left to spend in the turn (`Game.spent`); `exact`
    only where that and the options are the same too.
    """

    __slots__ = ("exact", "footing")

    def __init__(self, match: Match, question: Question) -> None:
        table = match.view(question.seat)["table"]
        assert isinstance(table, dict)
        left = repr([table.pop(name, None) for name in match.game.spent])
        self.footing: int = hash((question.kind, question.source, repr(table)))
        self.exact: int = hash((self.footing, left, tuple(question.options)))


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
        self._been: set[int] = set()
        self._here: Position | None = None
        self._options: set[Option] = set()
        self.is_beat_new: bool = True
        """Whether the seat stands at the start of a beat."""

    def enter(self, match: Match, question: Question, turn: int) -> None:
        """Stand where the seat is asked now. `turn` is what `Game.turn` says of it."""
        is_alone = len(match.answers) > 0 and match.answers[-1][0] == question.seat
        if turn != self._turn or (turn == 0 and not is_alone):
            self._turn = turn
            self._answers = []
            self._been = set()
        self._here = Position(match, question)
        self._been.add(self._here.footing)
        self._options = set(question.options)
        self.is_beat_new = match.is_beat_new

    @property
    def has_moved(self) -> bool:
        """Whether the seat has been somewhere else in this turn."""
        return len(self._been) > 1

    def sensible(self, match: Match, options: list[Option]) -> list[Option]:
        """The options that were not yet chosen in this very position and take nothing of this turn back.

        When none is left: those that were not yet chosen; when none of these is left either: all.
        """
        here = self._here
        assert here is not None
        chosen = self._chosen.get(here.exact)
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

        In the midst of a beat a table that looks as before says nothing, for the question may have gone on.
        """
        here = self._here
        assert here is not None
        is_beat_new = go_on(world)
        there = self._position(world, seat)
        if there is None or there.footing not in self._been:
            return False
        return there.footing != here.footing or (is_beat_new and self.is_beat_new)

    def is_like_here(self, world: Match, seat: int) -> bool:
        """Whether the seat has the same choices in an imagined world as it has now, at the start of a beat."""
        if world.result is not None or not go_on(world):
            return False
        question = world.question
        if question is None or question.seat != seat or len(question.options) != len(self._options):
            return False
        return set(question.options) == self._options

    def _position(self, world: Match, seat: int) -> Position | None:
        """Where the seat is asked in the same turn."""
        question = world.question
        if question is None or question.seat != seat or world.game.turn(world.state) != self._turn:
            return None
        return Position(world, question)

    def note(self, option: Option) -> None:
        """Remember a choice."""
        here = self._here
        assert here is not None
        self._chosen.setdefault(here.exact, []).append(option)
        self._answers.append(option)


def go_on(world: Match) -> bool:
    """Bring a world that paused to the next question; tells whether it had."""
    is_new = world.paused
    for _ in range(BEATS):
        if not world.paused:
            break
        world.resume()
    return is_new
