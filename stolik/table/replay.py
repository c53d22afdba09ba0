"""What can be looked at again: a match moment by moment, its summary with the win-chance curve, its proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stolik.kernel import record
from stolik.kernel.errors import OtherRules, StolikError
from stolik.kernel.event import Ended
from stolik.kernel.match import Answer, Match
from stolik.table import frames, rebuild
from stolik.table import messages as m
from stolik.table.rows import MatchRow

KEY_MOMENTS = 5
"""So many moments turned the match for each seat."""
MOST = 1000
"""How many moments one piece of a replay may have."""
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


def replay(
    row: MatchRow,
    answers: Sequence[Answer],
    seat: int | None,
    is_for_all: bool = False,
    start: int = 0,
    count: int = 0,
) -> m.Replay:
    """The match as one seat (None: a spectator) could see it; or, after the end, all seats together.

    `start`, `count`: a piece of it, this many moments from that one on.
    """
    shown: list[m.Moment] = []
    for place, (match, since) in enumerate(moments(row, answers)):
        if place < start:
            continue
        if count and len(shown) == count:
            break
        if is_for_all:
            game, state = match.game, match.state
            table = frames.merged([game.view(state, each) for each in (*range(match.seats), None)])
            view = m.View(table, frames.plain(game, table, None))
            events = [frames.shown_to_all(match, each) for each in match.log[since:]]
        else:
            view = frames.view(match, seat)
            events = frames.events(match, seat, since)
        shown.append(m.Moment(len(match.answers), view, events))
    return m.Replay(row.id, row.game, seat, shown, len(answers) + 1)


def decisions(row: MatchRow, answers: Sequence[Answer]) -> list[tuple[str, str]]:
    """The kind of question that each answer answered, and what the option is at every table ("end", "pass")."""
    match = rebuild.started(row)
    found: list[tuple[str, str]] = []
    for seat, option in answers:
        question = next((each for each in match.questions if each.seat == seat), None)  # None: somebody gives up
        found.append(("", "") if question is None else (question.kind, match.game.role(question, option)))
        match.answer(seat, option)
    return found


def summary(row: MatchRow, answers: Sequence[Answer]) -> m.Summary:
    """A finished match at a glance: its curve and its turning points, without the set-up and the mere ends of turns.

    What turned it for one seat may have changed little for another: each seat's greatest changes are among them.
    """
    curve: list[m.CurvePoint] = []
    turns: list[tuple[list[float], m.KeyMoment]] = []
    match: Match | None = None
    made = decisions(row, answers)
    setup = rebuild.started(row).game.setup
    begun = next((place for place, (kind, _) in enumerate(made) if kind not in setup), 0)
    for match, since in moments(row, answers):
        if len(match.answers) < begun:
            continue
        chance = chances(match)
        if curve and match.log[since:] and made[len(match.answers) - 1][1] != "end":
            before = curve[-1].chance
            changes = [now - then for now, then in zip(chance, before, strict=True)]
            swing = max(changes)
            happened = next((event for event in match.events(None, since) if not isinstance(event, Ended)), None)
            if happened is not None:
                words = frames.event_words(match, happened)
                by, seat = match.answers[-1][0], changes.index(swing)
                turns.append((changes, m.KeyMoment(len(match.answers), words, round(swing, 4), seat, by)))
        curve.append(m.CurvePoint(len(match.answers), chance))
    assert match is not None
    result = frames.result(match)
    assert result is not None
    return m.Summary(result, result.said, curve, turning_points(turns, match.seats), row.commitment, row.seed)


def turning_points(turns: Sequence[tuple[list[float], m.KeyMoment]], seats: int) -> list[m.KeyMoment]:
    """The greatest changes of each seat's chances, up or down, in the order in which they happened."""
    found: dict[int, m.KeyMoment] = {}
    for seat in range(seats):
        own = [(abs(changes[seat]), key) for changes, key in turns if abs(changes[seat]) >= LEAST_SWING]
        for _, key in sorted(own, key=lambda each: -each[0])[:KEY_MOMENTS]:
            found[key.moment] = key
    return [found[moment] for moment in sorted(found)]


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
    if row.base is not None:
        raise OtherRules(
            f"the match was begun under the rules {row.base.rules}: no record of it replays under {row.rules}"
        )
    match = rebuild.started(row)
    for seat, option in answers:
        match.answer(seat, option)
    return record.save(match, reveal_seed=match.over, is_known=row.parent is not None)


def verify(row: MatchRow, answers: Sequence[Answer]) -> m.Verified:
    """Replay the record and check the seed against the commitment that was shown at the start."""
    try:
        text = record_of(row, answers)
        if record.read(text).commitment != row.commitment:
            return m.Verified(False, "the commitment of the record is not the one that was shown at the start")
        return m.Verified(True, record.verify(text))
    except StolikError as error:
        return m.Verified(False, str(error))
