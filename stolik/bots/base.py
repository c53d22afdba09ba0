"""What a bot is, and how it keeps from going in circles."""

from mypy_extensions import mypyc_attr

from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question


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


class Trail:
    """Remembers what was chosen where, so that no choice is made twice in the very same position.

    Rules may allow to do and undo something for ever. Whoever comes back to a position that looks exactly as before
    has gone in a circle, and takes another option than last time until none is left.
    """

    def __init__(self) -> None:
        self._chosen: dict[int, list[Option]] = {}

    def untried(self, key: int, options: list[Option]) -> list[Option]:
        """The options not yet chosen in this position; all when none is left."""
        chosen = self._chosen.get(key)
        if chosen is None:
            return options
        left = [option for option in options if option not in chosen]
        return left or options

    def note(self, key: int, option: Option) -> None:
        """Remember a choice."""
        self._chosen.setdefault(key, []).append(option)


def position_key(match: Match, question: Question) -> int:
    """A number for all that the asked seat sees now; equal for positions that look alike."""
    return hash((question.kind, question.source, repr(match.view(question.seat)["table"])))
