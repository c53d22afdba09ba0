"""The one function that makes every frame, from what the kernel says a seat may see.

A frame is made after an answer was stored, so nothing a game says about its match may break it: a reason, a sentence or
a target that fails costs only itself (`told`).
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, strange
from stolik.kernel.game import Said as KernelSaid
from stolik.kernel.log import Happening
from stolik.kernel.match import Match
from stolik.kernel.plain import Plain, plain_of
from stolik.kernel.question import Option, Question
from stolik.kernel.view import View
from stolik.table import messages as m
from stolik.table.changes import Change
from stolik.table.metrics import METRICS
from stolik.table.rebuild import OutOfTime, RulesChanged, TookBack

log = logging.getLogger("stolik.frames")
T = TypeVar("T")

KEYS = "1234567890"
WORDLESS_REASON = strange()

_failed: set[tuple[str, str, str]] = set()
"""What has failed in this process, so that a fault that comes back with every frame is logged once."""


def told(game: Game, part: str, work: Callable[[], T], instead: Callable[[], T]) -> T:
    """What a game says about its match. Where it fails: `instead`, and the fault is counted and logged."""
    try:
        return work()
    except Exception as error:
        METRICS.explanations_failed.labels(part).inc()
        last = traceback.extract_tb(error.__traceback__)[-1]
        fault = game.id, part, f"{last.name}:{last.lineno}"
        if fault not in _failed:
            _failed.add(fault)
            extra = {
                "game": game.id,
                "part": part,
                "fault": type(error).__name__,
                "where": f"{last.name}:{last.lineno}",
            }
            log.error("an explanation failed", extra=extra)
        return instead()


def frame(
    match: Match,
    seat: int | None,
    number: int,
    since: int,
    question_id: str | None,
    undo: m.UndoNow | None,
    lesson: m.LessonNow | None = None,
    shown: m.View | list[Change] | None = None,
    has_tries: bool = True,
) -> m.Frame:
    """What this seat (None: a spectator) may see now. `since` is the number of log lines the reader has already.

    `shown` is the view, or what changed in it for a reader who has the frame before; without it the view is made.
    """
    question = None if seat is None else next((asked for asked in match.questions if asked.seat == seat), None)
    seen = view(match, seat) if shown is None else shown
    return m.Frame(
        frame=number,
        seat=seat,
        moment=len(match.answers),
        log=since,
        view=seen if isinstance(seen, m.View) else None,
        changes=None if isinstance(seen, m.View) else seen,
        events=events(match, seat, since),
        asked=[m.Asked(asked.seat, question_words(match, asked)) for asked in match.questions],
        question=None
        if question is None or question_id is None
        else asked_now(match, question, question_id, has_tries),
        undo=undo,
        result=result(match),
        seed=match.state.dice.seed if match.over else None,
        lesson=lesson,
    )


def view(match: Match, seat: int | None, has_plain: bool = True) -> m.View:
    """The table as this seat (None: a spectator) sees it."""
    table = match.game.view(match.state, seat)
    return m.View(table, plain(match.game, table, seat) if has_plain else None)


def plain(game: Game, table: View, seat: int | None) -> Plain:
    """The plain board of a view."""
    return told(game, "plain", lambda: game.plain(table, seat), lambda: plain_of(table))


def events(match: Match, seat: int | None, since: int = 0) -> list[m.EventNow]:
    """What happened from event number `since` on, each with its words."""
    return [event(match, each.shown(seat), each.after) for each in match.log[since:]]


def event(match: Match, happened: Event, moment: int) -> m.EventNow:
    """An event with its moment, its words and its sound."""
    return m.EventNow(happened, moment, event_words(match, happened), happened.heard)


def shown_to_all(match: Match, each: Happening) -> m.EventNow:
    """An event with all that any seat could see of it: for replays of finished matches."""
    return event(match, each.event, each.after)


def event_words(match: Match, happened: Event) -> m.Said:
    """An event as a sentence."""
    game = match.game
    if isinstance(happened, TookBack):
        return m.Said("event-took-back", {"seat": f"@seat-{happened.seat}", "count": happened.count})
    if isinstance(happened, OutOfTime):
        return m.Said("event-out-of-time", {"seat": f"@seat-{happened.seat}"})
    if isinstance(happened, RulesChanged):
        return m.Said("event-rules-changed", {"was": happened.was, "now": happened.now, "count": happened.lost})
    return say(told(game, "say_event", lambda: game.say_event(happened), lambda: KernelSaid("event-wordless")))


def question_words(match: Match, question: Question) -> m.Said:
    """A question as a sentence."""
    game = match.game
    return say(told(game, "say_question", lambda: game.say_question(question), lambda: KernelSaid("ask-wordless")))


def option_words(match: Match, question: Question, option: Option) -> m.Said:
    """An option as a button would show it."""
    game = match.game

    def nth() -> KernelSaid:
        return KernelSaid("option-wordless", {"number": question.options.index(option) + 1})

    return say(told(game, "say_option", lambda: game.say_option(match.state, question, option), nth))


def asked_now(match: Match, question: Question, question_id: str, has_tries: bool = True) -> m.QuestionNow:
    """The open question with every option."""
    try:
        options = _options(match, question)
    except Exception:  # One of them fails, and shall cost only itself.
        options = _options_one_by_one(match, question)
    words = question_words(match, question)
    found = tries(match, question) if has_tries else None
    return m.QuestionNow(question_id, question.seat, question.kind, question.source, words, options, found)


def _options(match: Match, question: Question) -> list[m.OptionNow]:
    """Every option with its words, its target and its role, as fast as can be."""
    state, say_option, find_target, role = match.state, match.game.say_option, match.game.target, match.game.role
    made: list[m.OptionNow] = []
    for number, option in enumerate(question.options):
        said = say_option(state, question, option)
        words = m.Said(said.message, dict(said.args))
        key = KEYS[number] if number < len(KEYS) else None
        made.append(m.OptionNow(list(option), words, find_target(state, question, option), key, role(question, option)))
    return made


def _options_one_by_one(match: Match, question: Question) -> list[m.OptionNow]:
    """The same where a game fails at one of them."""
    game = match.game
    return [
        m.OptionNow(
            list(option),
            option_words(match, question, option),
            target(match, question, option),
            KEYS[number] if number < len(KEYS) else None,
            told(game, "role", partial(game.role, question, option), str),
        )
        for number, option in enumerate(question.options)
    ]


def tries(match: Match, question: Question) -> list[m.Try]:
    """Everything a person might try at a question and may not, each with its reason."""
    game, state = match.game, match.state
    legal = set(question.options)
    found: list[m.Try] = []
    for attempt in told(game, "attempts", lambda: game.attempts(state, question, question.seat), list[Option]):
        if attempt in legal:
            continue
        reason = why_not(match, question, attempt)
        if reason is not None:
            found.append(m.Try(list(attempt), target(match, question, attempt), reason.clause, say(reason.said)))
    return found


def target(match: Match, question: Question, option: Option) -> m.Target:
    """What on the table an option or a try is about."""
    game = match.game
    return told(game, "target", lambda: game.target(match.state, question, option), lambda: {"button": list(option)})


def why_not(match: Match, question: Question, attempt: Option) -> Reason | None:
    """The requirement that an attempt fails."""
    game, subject = match.game, question.subject()
    return told(
        game, "why_not", lambda: game.why_not(match.state, subject, subject.seat, attempt), lambda: WORDLESS_REASON
    )


def preview(match: Match, seat: int, about: Sequence[int | str]) -> View | None:
    """What would come of something that is pointed at."""
    return told(match.game, "preview", lambda: match.preview(seat, about), lambda: None)


def result(match: Match) -> m.Result | None:
    """How the match ended, if it has."""
    ended = match.result
    if ended is None:
        return None
    words = told(match.game, "say_result", lambda: match.game.say_result(ended), lambda: KernelSaid("event-ended"))
    return m.Result(list(ended.places), list(ended.points), ended.reason, say(words))


def out_of_time(seat: int) -> m.Said:
    """How a match ended that was lost because a clock was at zero."""
    return m.Said("over-time", {"loser": f"@seat-{seat}"})


def say(said: KernelSaid) -> m.Said:
    """What the kernel says, as a message."""
    return m.Said(said.message, dict(said.args))


def merged(views: Sequence[Any]) -> Any:
    """What several readers see together: where one sees nothing, what another sees."""
    seen = [each for each in views if each is not None]
    if not seen:
        return None
    first = seen[0]
    if isinstance(first, msgspec.Struct):
        fields = first.__struct_fields__
        return type(first)(*(merged([getattr(each, name) for each in seen]) for name in fields))
    if isinstance(first, dict):
        return {key: merged([each.get(key) for each in seen if isinstance(each, dict)]) for key in first}
    if isinstance(first, list) and all(isinstance(each, list) and len(each) == len(first) for each in seen):
        return [merged(parts) for parts in zip(*seen, strict=True)]
    return first
