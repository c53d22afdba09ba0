"""What can be looked at again: a match moment by moment, its summary with the win-chance curve, its proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.kernel import record
from stolik.kernel.errors import StolikError
from stolik.kernel.event import Ended
from stolik.kernel.match import Answer, Match
from stolik.table import frames, rebuild
from stolik.table import messages as m
from stolik.table.store import MatchRow

KEY_MOMENTS = 5
LEAST_SWING = 0.04
"""A moment that changed the chances by less is not a key moment."""


def moments(row: MatchRow, answers: Sequence[Answer]) -> Iterator[tuple[Match, int]]:
    """The match at every moment, and how many log lines there were just before it. Always the same object."""
    match = rebuild.started(row)
    yield match, 0
    for seat, option in answers:
        before = len(match.log)
        match.answer(seat, option)
        yield match, before


def replay(row: MatchRow, answers: Sequence[Answer], seat: int | None, is_for_all: bool = False) -> m.Replay:
    """The match as one seat (None: a spectator) could see it; or, after the end, all seats together."""
    shown: list[m.Moment] = []
    for match, since in moments(row, answers):
        if is_for_all:
            game, state = match.game, match.state
            table = frames.merged([game.view(state, each) for each in (*range(match.seats), None)])
            view = m.View(table, frames.plain(game, table, None))
            events = [frames.shown_to_all(match, each) for each in match.log[since:]]
        else:
            view = frames.view(match, seat)
            events = frames.events(match, seat, since)
        shown.append(m.Moment(len(match.answers), view, events))
    return m.Replay(row.id, row.game, seat, shown)


def summary(row: MatchRow, answers: Sequence[Answer]) -> m.Summary:
    """A finished match at a glance."""
    curve: list[m.CurvePoint] = []
    swings: list[m.KeyMoment] = []
    match: Match | None = None
    for match, since in moments(row, answers):
        chance = chances(match)
        if curve and match.log[since:]:
            before = curve[-1].chance
            seat = max(range(match.seats), key=lambda each: chance[each] - before[each])
            swing = chance[seat] - before[seat]
            happened = next((event for event in match.events(None, since) if not isinstance(event, Ended)), None)
            if happened is not None:
                words = frames.event_words(match, happened)
                swings.append(m.KeyMoment(len(match.answers), words, round(swing, 4), seat))
        curve.append(m.CurvePoint(len(match.answers), chance))
    assert match is not None
    result = frames.result(match)
    assert result is not None
    swings = sorted((each for each in swings if each.swing >= LEAST_SWING), key=lambda each: -each.swing)
    keys = sorted(swings[:KEY_MOMENTS], key=lambda each: each.moment)
    return m.Summary(result, result.said, curve, keys, row.commitment, row.seed)


def chances(match: Match) -> list[float]:
    """How likely each seat is to win, by the game's own evaluation; after the end, its share.

    Those of one side win together. Where there is but one side, nothing but the game can win instead.
    """
    if match.result is not None:
        return [round(match.share(seat), 4) for seat in range(match.seats)]
    best: dict[int, float] = {}
    for seat, side in enumerate(match.sides):
        best[side] = max(best.get(side, 0.0), match.game.evaluate(match.state, seat))
    total = sum(best.values()) if len(best) > 1 else 1.0
    return [round(best[side] / total, 4) if total else round(1 / len(best), 4) for side in match.sides]


def record_of(row: MatchRow, answers: Sequence[Answer]) -> str:
    """The record of a match; the seed is in it once the match is over."""
    match = rebuild.started(row)
    for seat, option in answers:
        match.answer(seat, option)
    return record.save(match, reveal_seed=match.over)


def verify(row: MatchRow, answers: Sequence[Answer]) -> m.Verified:
    """Replay the record and check the seed against the commitment that was shown at the start."""
    try:
        text = record_of(row, answers)
        if record.read(text).commitment != row.commitment:
            return m.Verified(False, "the commitment of the record is not the one that was shown at the start")
        return m.Verified(True, record.verify(text))
    except StolikError as error:
        return m.Verified(False, str(error))
