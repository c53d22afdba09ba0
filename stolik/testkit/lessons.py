"""Checks a lesson from its first step to its last, on the real engine."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.kernel.game import Said
from stolik.kernel.lesson import Lesson, Step
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.kernel.words import LANGUAGES, Speech


def walk(lesson: Lesson, choice: int = 0) -> Iterator[tuple[Step, Match]]:
    """Every step and the match right after it; `choice` is which of several wanted answers is given."""
    match = lesson.start()
    for number, step in enumerate(lesson.steps):
        if step.wants is not None:
            question = match.question_for(step.seat)
            wanted = [option for option in step.wants or question.options if option in question.options]
            what = step.words or f"number {number}"
            assert wanted, f"step {what}: {step.wants} is not offered, but {question.kind}: {question.options}"
            match.answer(step.seat, wanted[0 if step.is_played else choice % len(wanted)])
        yield step, match


def _unexplained(lesson: Lesson) -> list[tuple[str, Option]]:
    """By step, the first choice that is offered, is not the wanted one, and gets no words of its own."""
    found: list[tuple[str, Option]] = []
    match = lesson.start()
    for step in lesson.steps:
        if step.wants is None:
            continue
        question = next((each for each in match.questions if each.seat == step.seat), None)
        if question is None or not any(step.takes(option) for option in question.options):
            break  # told by others
        wrong = [option for option in question.options if not step.takes(option) and not step.why_wrong(option)]
        if wrong and not step.is_played:
            found.append((step.words, wrong[0]))
        match.answer(step.seat, step.answer_to(question))
    return found


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson: steps that cannot be taken, words that are missing; empty when all is well."""
    found: list[str] = []
    most = max((len(step.wants) for step in lesson.steps if step.wants), default=1)
    for choice in range(most):
        try:
            for step, match in walk(lesson, choice):
                if match.over and step is not lesson.steps[-1]:
                    found.append(f"the match is over after the step {step.words!r}")
                    break
        except Exception as error:
            found.append(f"choosing number {choice + 1}: {type(error).__name__}: {error}")
    found += [f"the step {words!r} does not say why {option} is wrong" for words, option in _unexplained(lesson)]
    used = {step.words for step in lesson.steps if step.words}
    used |= {words for step in lesson.steps for words in step.wrong.values() if words}
    for language in LANGUAGES:
        speech = Speech(lesson.game, language, strict=True)
        for words in sorted(used):
            try:
                speech.say(Said(f"lesson-{words}"))
            except Exception as error:
                found.append(f"lesson-{words} in {language}: {error}")
    if lesson.start().state.to_json() != lesson.start().state.to_json():
        found.append("it does not begin twice in the same way")
    return found
