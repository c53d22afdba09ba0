"""The course of a match: its log carried out entry by entry, and every frame that can be made of it.

The log is the truth. Whoever holds the same entries has the same course: the same match, the same words, the same ids
of questions, the same step of a lesson.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from stolik.kernel.log import Happening
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Question
from stolik.table import frames, lessons, rebuild
from stolik.table import messages as m
from stolik.table.changes import Change, changes
from stolik.table.clocks import Clocks
from stolik.table.rows import Entry, MatchRow

Reader = tuple[int | None, bool]
"""A seat (None: a spectator), and whether it draws the plain board: what they see is the same for all of a kind."""


class Given(NamedTuple):
    """An answer in words, and what on the table it was about."""

    said: m.Said
    target: m.Target


class Course:
    """One match from its first entry to its newest."""

    def __init__(self, row: MatchRow, entries: Iterable[Entry] = ()) -> None:
        self.entries: list[Entry] = []
        self.play = rebuild.Play(row)
        lesson = lessons.find(self.match.game) if row.lesson else None
        self.progress = None if lesson is None else lessons.Progress(lesson)
        self.given: list[Given | None] = [None] * len(self.match.answers)
        """Every answer that stands, as it was told; nothing of those that other rules have left."""
        self.lengths = [len(self.match.log)]
        """How long the log of events was at every frame."""
        self.common = [0]
        """How many of its lines each frame has in common with the one before."""
        self.opened: dict[int, tuple[Question, int]] = {}
        """The open question of a seat, and the frame in which it was asked first."""
        self._kept: dict[Reader, tuple[int, Any, list[Change] | None]] = {}
        """The number of the newest frame made for a kind of reader, its view as plain data, and what was new in it."""
        self._note_questions()
        self.clocks = None if row.clock is None else Clocks(row.clock, row.seats, self.opened)
        for entry in entries:
            self.take(entry)

    @property
    def match(self) -> Match:
        """The match as it is after the newest entry."""
        return self.play.match

    @property
    def frame(self) -> int:
        """The number of the newest frame."""
        return len(self.entries) + 1

    def take(self, entry: Entry) -> None:
        """Carry out the next entry."""
        if self.play.is_past(entry):
            self.entries.append(entry)
            self.lengths.append(self.lengths[-1])
            self.common.append(self.lengths[-1])
            self._note_questions()
            if self.clocks is not None:
                self.clocks.take(entry, ())
            return
        given = self._given(entry)
        before = self.match.log.copy() if entry.kind == "back" else self.match.log
        length = len(before)
        place = self.play.take(entry)
        if entry.kind in ("answer", "time"):
            self.given.append(given)
        elif entry.kind == "undo":
            del self.given[place]
        elif place >= 0:
            del self.given[place:]
        if self.progress is not None:
            self.progress.take(entry)
        self.entries.append(entry)
        now = self.match.log
        self.lengths.append(len(now))
        self.common.append(_common(before, now) if before is not now else min(length, len(now)))
        self._note_questions()
        if self.clocks is not None:
            self.clocks.take(entry, self.opened, place)

    def _given(self, entry: Entry) -> Given | None:
        """An answer as it is told, before it is given."""
        if entry.kind not in ("answer", "time"):
            return None
        option = tuple(entry.answer)
        question = next((asked for asked in self.match.questions if asked.seat == entry.seat), None)
        if question is None or option not in question.options:
            return None
        words = frames.option_words(self.match, question, option)
        return Given(words, frames.target(self.match, question, option))

    def _note_questions(self) -> None:
        """A question keeps its id until it is answered, whatever the others answer meanwhile."""
        now: dict[int, tuple[Question, int]] = {}
        for question in self.match.questions:
            was = self.opened.get(question.seat)
            now[question.seat] = was if was is not None and was[0] is question else (question, self.frame)
        self.opened = now

    def question_id(self, seat: int) -> str | None:
        """The id of a seat's open question."""
        opened = self.opened.get(seat)
        return None if opened is None else f"{opened[1]}.{seat}"

    def since(self, seen: int) -> int:
        """How many lines of the log of events a reader of that frame still has."""
        return min([self.lengths[seen - 1], *self.common[seen:]]) if seen else 0

    def frame_for(self, reader: Reader, since: int, is_next: bool = False, is_brief: bool = False) -> m.Frame:
        """The newest frame for a kind of reader; `is_next`: one who has the frame before."""
        seat, has_plain = reader
        question_id = None if seat is None else self.question_id(seat)
        lesson = None
        if self.progress is not None and seat == self.progress.lesson.seat:
            lesson = self.progress.now()
        undo = None if seat is None else self._undo(seat)
        view = frames.view(self.match, seat, has_plain)
        news = self._news(reader, view) if is_brief else None
        shown = news if is_next and news is not None else view
        made = frames.frame(self.match, seat, self.frame, since, question_id, undo, lesson, shown, not is_brief)
        late = self.timed_out
        if made.result is not None and late is not None:
            made.result.said = frames.out_of_time(late)
        return made

    @property
    def timed_out(self) -> int | None:
        """The seat that has lost because its clock was at zero."""
        last = self.entries[-1] if self.entries else None
        return last.seat if last is not None and last.kind == "time" and tuple(last.answer) == CONCEDE else None

    def _news(self, reader: Reader, shown: m.View) -> list[Change] | None:
        """What is new in a view since the frame before, if that was made for this kind of reader."""
        kept = self._kept.get(reader)
        if kept is not None and kept[0] == self.frame:
            return kept[2]
        now = msgspec.to_builtins(shown)
        news = changes(kept[1], now) if kept is not None and kept[0] == self.frame - 1 else None
        self._kept[reader] = self.frame, now, news
        return news

    def _undo(self, seat: int) -> m.UndoNow | None:
        if self.progress is not None and not self.progress.can_take_back(seat):
            return None
        option = self.match.can_undo(seat)
        if option is None:
            return None
        answers = self.match.answers
        place = max(n for n in range(len(answers)) if answers[n] == (seat, option))
        given = self.given[place]
        return None if given is None else m.UndoNow(seat, given.said, given.target, place + 1)


def _common(before: list[Happening], now: list[Happening]) -> int:
    """How many lines two logs begin with together."""
    same = 0
    for was, has in zip(before, now, strict=False):
        if was.event != has.event or was.after != has.after:
            break
        same += 1
    return same
