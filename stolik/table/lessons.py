"""Lessons: a match on the real engine with a script, step by step. A game's own lesson lies in its module `lesson`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from stolik.kernel.game import Game
from stolik.kernel.lesson import Lesson, Step
from stolik.kernel.question import Option
from stolik.table import messages as m
from stolik.table.store import Entry


@cache
def find(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    module = f"{game.words}.lesson"
    if not game.words or find_spec(module) is None:
        return None
    lesson = import_module(module).LESSON
    assert isinstance(lesson, Lesson)
    return lesson


class Progress:
    """How far a lesson has come: every answer and every "read" takes it one step on."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0

    def take(self, entry: Entry) -> None:
        """Go on by an entry of the log."""
        if entry.kind != "undo" and self.place < len(self.lesson.steps):
            self.place += 1

    @property
    def step(self) -> Step | None:
        """The open step; None when the lesson is over and the match goes on freely."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    def now(self) -> m.LessonNow | None:
        """The open step as its reader gets it; while the opponent moves there is none."""
        step = self.step
        if step is None or step.seat != self.lesson.seat:
            return None
        mine = [each for each in self.lesson.steps if each.seat == self.lesson.seat]
        return m.LessonNow(
            mine.index(step) + 1,
            len(mine),
            m.Said(f"lesson-{step.words}", {}),
            None if step.point is None else {key: list(value) for key, value in step.point.items()},
            None if step.wants is None else list(step.wants),
        )

    def allows(self, seat: int, option: Sequence[int | str]) -> bool:
        """Whether the script lets this seat answer so now."""
        step = self.step
        return step is None or (step.seat == seat and step.wants is not None and tuple(option) == step.wants)

    def reply(self, seat: int) -> Option | None:
        """What the script answers for the other seat."""
        step = self.step
        return step.wants if step is not None and step.seat == seat and seat != self.lesson.seat else None

    @property
    def is_reading(self) -> bool:
        """Whether the open step only wants to be read."""
        step = self.step
        return step is not None and step.seat == self.lesson.seat and step.wants is None
