"""Questions: who is asked, what, and every legal option. An illegal option cannot be expressed."""

from collections.abc import Generator, Sequence
from typing import Final

Option = tuple[int | str, ...]
"""Small, stable and readable: ("play", "sniper", 1, "front")."""

PASS: Final[Option] = ("pass",)
"""Declines what may be declined."""

CONCEDE: Final[Option] = ("concede",)
"""Accepted at any time from any seat; never offered among the options."""

LATER: Final[list[Option]] = []
"""Stands for options that the game lists when they are needed (see `Game.options`)."""


def number(part: int | str) -> int:
    """A part of an option that is a number."""
    assert isinstance(part, int)
    return part


class Subject:
    """What a question is about, without what is offered: enough to say why something may not be done.

    `note` is the number it turns on, often one that its words say (a count, a slot). `about` is what else the game
    needs to judge the options again. Neither is a secret.
    `source` is the id of the card or rule that asks, for words on the screen.
    """

    __slots__ = ("about", "kind", "note", "seat", "source")

    def __init__(self, seat: int, kind: str, source: str = "", note: int = 0, about: tuple[int, ...] = ()) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.source: str = source
        self.note: int = note
        self.about: tuple[int, ...] = about


class Question(Subject):
    """One decision of one seat.

    `is_always_asked`: also when there is a single option. So is every question asked with LATER: others may not know
    how many options it has, so they must not learn it from its not being asked.
    """

    __slots__ = ("is_always_asked", "is_later", "options")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        source: str = "",
        note: int = 0,
        is_always_asked: bool = False,
        about: tuple[int, ...] = (),
    ) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.options: list[Option] = options
        self.source: str = source
        self.note: int = note
        self.about: tuple[int, ...] = about
        is_later = options is LATER
        self.is_later: bool = is_later
        self.is_always_asked: bool = is_always_asked or is_later

    def subject(self) -> Subject:
        """The question with its options hidden."""
        return Subject(self.seat, self.kind, self.source, self.note, self.about)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"


class Together:
    """One question each for several seats, answered in any order and revealed together.

    Must be the first thing a beat asks, and the beat must not change the state before it.
    """

    __slots__ = ("answers", "questions")

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions: list[Question] = list(questions)
        self.answers: list[Option | None] = [None] * len(self.questions)

    def answer_of(self, seat: int) -> Option:
        """What the seat chose, once all are in."""
        for number, question in enumerate(self.questions):
            if question.seat == seat:
                answer = self.answers[number]
                if answer is not None:
                    return answer
        raise LookupError(f"seat {seat} has not answered")


Asked = Question | Together
Steps = Generator[Asked, Option, None]
"""A rule: changes the state, and where a person must choose, asks."""
