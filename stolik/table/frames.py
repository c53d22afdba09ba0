"""The one function that makes every frame, from what the kernel says a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.kernel.game import Said as KernelSaid
from stolik.kernel.log import Event
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.table import messages as m

KEYS = "1234567890"


def frame(
    match: Match,
    seat: int | None,
    number: int,
    since: int,
    question_id: str | None,
    undo: m.Said | None,
    lesson: m.LessonNow | None = None,
) -> m.Frame:
    """What this seat (None: a spectator) may see now. `since` is the number of log lines the reader has already."""
    question = None if seat is None else next((asked for asked in match.questions if asked.seat == seat), None)
    return m.Frame(
        frame=number,
        seat=seat,
        moment=len(match.answers),
        log=since,
        view=view(match, seat),
        events=events(match, seat, since),
        asked=[m.Asked(asked.seat, say(match.game.say_question(asked))) for asked in match.questions],
        question=None if question is None or question_id is None else question_now(match, question, question_id),
        undo=None if seat is None or undo is None else m.UndoNow(seat, undo),
        result=result(match),
        seed=match.state.dice.seed if match.over else None,
        lesson=lesson,
    )


def view(match: Match, seat: int | None) -> m.View:
    """The table as this seat (None: a spectator) sees it."""
    table = match.game.view(match.state, seat)
    return m.View(table, match.game.plain(table, seat))


def events(match: Match, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """The log lines from number `since` on, each with its words."""
    return [event(match, line) for line in match.lines(seat, since)]


def event(match: Match, line: dict[str, Any]) -> dict[str, Any]:
    """A log line with its moment and its words."""
    words = say(match.game.say_event(line))
    return {**{key: value for key, value in line.items() if key != "after"}, "moment": line["after"], "said": words}


def shown_to_all(match: Match, happened: Event) -> dict[str, Any]:
    """An event with all that any seat could see of it: for replays of finished matches."""
    line: dict[str, Any] = {}
    for seat in (None, *range(match.seats)):
        line.update(happened.line(seat))
    return event(match, line)


def question_now(match: Match, question: Question, question_id: str) -> m.QuestionNow:
    """The open question with every option, and every try that is not possible with its reason."""
    game, state = match.game, match.state
    options = [
        m.OptionNow(
            list(option),
            say(game.say_option(state, question, option)),
            game.target(state, question, option),
            KEYS[number] if number < len(KEYS) else None,
        )
        for number, option in enumerate(question.options)
    ]
    legal = set(question.options)
    tries: list[m.Try] = []
    for attempt in game.attempts(state, question, question.seat):
        if attempt in legal:
            continue
        reason = game.why_not(state, question, question.seat, attempt)
        if reason is not None:
            target = game.target(state, question, attempt)
            tries.append(m.Try(list(attempt), target, reason.clause, say(reason.said)))
    return m.QuestionNow(
        question_id, question.seat, question.kind, question.source, say(game.say_question(question)), options, tries
    )


def result(match: Match) -> m.Result | None:
    """How the match ended, if it has."""
    ended = match.result
    if ended is None:
        return None
    return m.Result(list(ended.places), list(ended.points), ended.reason, say(match.game.say_result(ended)))


def say(said: KernelSaid) -> m.Said:
    """What the kernel says, as a message."""
    return m.Said(said.message, dict(said.args))


def merged(views: Sequence[Any]) -> Any:
    """What several readers see together: where one sees nothing, what another sees."""
    seen = [each for each in views if each is not None]
    if not seen:
        return None
    first = seen[0]
    if isinstance(first, dict):
        return {key: merged([each.get(key) for each in seen if isinstance(each, dict)]) for key in first}
    if isinstance(first, list) and all(isinstance(each, list) and len(each) == len(first) for each in seen):
        return [merged(parts) for parts in zip(*seen, strict=True)]
    return first
