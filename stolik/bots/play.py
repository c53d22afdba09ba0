"""The loop of a match between bots, compiled where the bots are."""

from collections.abc import Sequence
from typing import Final

from stolik.bots.base import Bot
from stolik.kernel.match import Match

LIMIT: Final = 20_000
"""Decisions after which a match is given up as unfinished: a fault of a bot or a game, never a result."""


def play(match: Match, bots: Sequence[Bot], limit: int = LIMIT) -> int:
    """Play a match to its end or to the limit; tells how many decisions there were with two or more options."""
    seated = list(bots)
    decisions = 0
    while match.result is None and decisions < limit:
        question = match.question
        if question is None:
            question = match.first_question()
        seat = question.seat
        if len(question.options) > 1:
            decisions += 1
        match.advance(seat, seated[seat].choose(match, question))
    return decisions
