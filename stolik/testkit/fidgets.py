"""Watches bots for fidgeting: answers of one turn that cancel out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from stolik.bots import Bot
from stolik.kernel.errors import CannotUndo
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question
from stolik.kernel.state import Json


@dataclass(slots=True)
class Stop:
    """A question in a turn: what the seat saw of the table, and what it answered."""

    answers: int
    table: str
    kind: tuple[str, str]
    options: set[Option]
    is_beat_new: bool
    option: Option = ()


@dataclass(frozen=True, slots=True)
class Fidget:
    """What a seat did in a turn for nothing, from the first answer to the last."""

    seat: int
    turn: int
    options: tuple[Option, ...]


def watch(match: Match, bots: Sequence[Bot], answers: int = 20_000) -> list[Fidget]:
    """Let bots play on for this many answers; tells where they fidgeted.

    They did when the seat, without having learned anything, is asked again in its turn where it was asked before: with
    nothing changed on the table and no more to choose from, though the table looked otherwise in between or something
    was spent on it. They also did when an answer takes back an earlier one of the turn (`Game.undoes`).
    """
    found: list[Fidget] = []
    turns: dict[int, tuple[int, list[Stop]]] = {}
    for _ in range(answers):
        if match.result is not None:
            break
        question = match.questions[0]
        seat = question.seat
        turn = match.game.turn(match.state)
        if seat not in turns or turns[seat][0] != turn:
            turns[seat] = (turn, [])
        stops = turns[seat][1]
        here = _stop(match, question)
        for n, stop in enumerate(stops):
            if _is_back(here, stops[n:]) and _could_take_back(match, seat, stop.answers):
                found.append(Fidget(seat, turn, tuple(each.option for each in stops[n:])))
                break
        here.option = bots[seat].choose(match, question)
        for n, stop in enumerate(stops):
            if match.game.undoes(stop.option, here.option):
                found.append(Fidget(seat, turn, (*(each.option for each in stops[n:]), here.option)))
                break
        stops.append(here)
        match.answer(seat, here.option)
    return found


def _stop(match: Match, question: Question) -> Stop:
    table: dict[str, Json] = msgspec.to_builtins(match.game.view(match.state, question.seat))
    seen = {name: value for name, value in table.items() if name not in match.game.spent}
    return Stop(
        len(match.answers),
        json.dumps(_in_order(seen)),
        (question.kind, question.source),
        set(question.options),
        match.is_beat_new,
    )


def _in_order(value: Json) -> Json:
    """The same with lists of names sorted: a backpack is what is in it."""
    if isinstance(value, dict):
        return {name: _in_order(part) for name, part in value.items()}
    if isinstance(value, list):
        names = [part for part in value if isinstance(part, str)]
        return [*sorted(names)] if len(names) == len(value) else [_in_order(part) for part in value]
    return value


def _is_back(here: Stop, since: list[Stop]) -> bool:
    then = since[0]
    if here.table != then.table or here.kind != then.kind or not here.options <= then.options:
        return False
    return (here.is_beat_new and then.is_beat_new) or any(stop.table != then.table for stop in since)


def _could_take_back(match: Match, seat: int, answers: int) -> bool:
    """Whether the seat could still take back all since then: nobody has learned anything."""
    twin = match.copy()
    try:
        while len(twin.answers) > answers:
            twin.undo(seat)
    except CannotUndo:
        return False
    return True
