"""Lessons: a match on the real engine with a script, step by step. A game's own lesson lies in its module `lesson`."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from stolik.kernel.game import Game
from stolik.kernel.lesson import Lesson, Step
from stolik.table import messages as m
from stolik.table.rows import Entry

log = logging.getLogger("stolik.lessons")

UNNUMBERED = 1
"""The version of lessons that were begun before lessons had versions."""


@cache
def find(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one that can be loaded."""
    module = f"{game.words}.lesson"
    try:
        if not game.words or find_spec(module) is None:
            return None
        lesson = import_module(module).LESSON
    except Exception:  # whatever another package does
        log.exception("a lesson cannot be loaded", extra={"game": game.id})
        return None
    assert isinstance(lesson, Lesson)
    return lesson


class Progress:
    """How far a lesson has come. Every answer and every "read" takes it one step on, taking back leads back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self._given: list[tuple[int, int]] = []
        """For every answer that stands: its seat, and at which step it was given."""
        self._numbers: list[int] = []
        """The number of every step as the learner counts: steps with the same words, one after another, are one."""
        number, words = 0, ""
        for step in lesson.steps:
            if step.words and step.words != words:
                number, words = number + 1, step.words
            self._numbers.append(number)

    def take(self, entry: Entry) -> None:
        """Go on by an entry of the log."""
        if entry.kind == "undo":
            number = self._last_of(entry.seat)
            self.place = self._given.pop(number)[1]
            return
        if entry.kind not in ("answer", "lesson"):
            return
        if entry.kind == "answer":
            self._given.append((entry.seat, self.place))
        if self.place < len(self.lesson.steps):
            self.place += 1

    def _last_of(self, seat: int) -> int:
        return max(number for number, (who, _) in enumerate(self._given) if who == seat)

    @property
    def step(self) -> Step | None:
        """The open step; None when the lesson is over and the match goes on freely."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    def now(self) -> m.LessonNow | None:
        """The open step as its reader gets it; while the script plays there is none."""
        step = self.step
        if step is None or step.is_played:
            return None
        return m.LessonNow(
            self._numbers[self.place],
            self._numbers[-1],
            m.Said(f"lesson-{step.words}", {}),
            None if step.point is None else {key: list(value) for key, value in step.point.items()},
            None if step.wants is None else [list(option) for option in step.wants],
            step.is_look,
        )

    def allows(self, seat: int, option: Sequence[int | str]) -> bool:
        """Whether the script lets this seat answer so now."""
        step = self.step
        return step is None or (step.seat == seat and not step.is_played and step.takes(tuple(option)))

    def why_wrong(self, option: Sequence[int | str]) -> m.Said | None:
        """Why this choice will not do now, in the words of the open step, if it has any."""
        words = "" if self.step is None else self.step.why_wrong(option)
        return m.Said(f"lesson-{words}", {}) if words else None

    def can_take_back(self, seat: int) -> bool:
        """Whether taking back this seat's last answer leads to a place where the lesson can go on."""
        if not any(who == seat for who, _ in self._given):
            return False
        number = self._last_of(seat)
        place = self._given[number][1]
        if place == len(self.lesson.steps):
            return True
        return number == len(self._given) - 1 and not self.lesson.steps[place].is_played

    def plays(self, seat: int) -> Step | None:
        """The open step, if the script answers it for this seat."""
        step = self.step
        return step if step is not None and step.is_played and step.seat == seat else None

    @property
    def is_reading(self) -> bool:
        """Whether the open step wants no answer: it is to be read or looked at."""
        step = self.step
        return step is not None and step.wants is None


def opening(lesson: Lesson) -> list[Entry]:
    """The answers that are in the log when the lesson opens."""
    match = lesson.start()
    entries: list[Entry] = []
    for step in lesson.opening:
        option = step.answer_to(match.question_for(step.seat))
        match.answer(step.seat, option)
        entries.append(Entry(len(entries), step.seat, "answer", list(option), time.time()))
    return entries
