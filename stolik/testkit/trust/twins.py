"""Twin worlds: what a reader cannot know is dealt anew, and not a byte of what they get may differ."""

from __future__ import annotations

import random

import msgspec

from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.table import frames
from stolik.testkit.trust.script import GAMES, Figures


def twins(number: int, seed: int = 4) -> Figures:
    """Deal anew what a reader cannot know, at random moments of all games: every byte of its frame stays the same."""
    dice = random.Random(seed)
    compared = 0
    while compared < number:
        game = find(GAMES[compared % len(GAMES)])
        seats = dice.choice([number for number in range(game.min_seats, game.max_seats + 1) if _can_sit(game, number)])
        match = Match.start(game, seats, dice.randrange(2**40), None)
        for turn in range(dice.randrange(20, 160)):
            if match.over:
                break
            question = dice.choice(match.questions)
            match.answer(question.seat, dice.choice(question.options))
            if turn % 8 or match.result is not None:
                continue
            for reader in (*range(match.seats), None):
                world = match.imagine(reader, Dice(f"{seed}/{compared}"))
                assert _frame(match, reader) == _frame(world, reader), (
                    f"{game.id}: {reader} could tell the worlds apart"
                )
                compared += 1
    return {"frames compared": compared, "differences": 0}


def _can_sit(game: Game, seats: int) -> bool:
    try:
        game.check_setup(seats, {})
    except BadSetup:
        return False
    return True


def _frame(match: Match, reader: int | None) -> bytes:
    """All that a reader can get now: the frame with what cannot be done, and what would come of an option."""
    made = frames.frame(match, reader, 1, 0, "1.0", None)
    asked = next((question for question in match.questions if question.seat == reader), None)
    if reader is None or asked is None:
        return msgspec.json.encode(made, order="deterministic")
    about = asked.options[len(match.answers) % len(asked.options)]
    return msgspec.json.encode((made, frames.preview(match, reader, list(about))), order="deterministic")
