"""Random play: whole matches, every question of them, and dice that answer what a test wrote down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stolik.kernel.dice import Dice
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.scenario import script_dice

LIMIT = 20_000
"""More decisions than a random match of any game should ever take."""


def random_choice(match: Match, dice: Dice) -> tuple[int, Option]:
    """One of the open questions and one of its options, by these dice: the seat and the option."""
    asked = match.questions
    question = asked[dice.below(len(asked), "question")] if len(asked) > 1 else asked[0]
    return question.seat, question.options[dice.below(len(question.options), "option")]


def play_on(match: Match, dice: Dice, limit: int = LIMIT) -> Match:
    """Play a match to its end at random and return it; AssertionError if it takes more decisions than the limit."""
    for _ in range(limit):
        if match.over:
            return match
        match.advance(*random_choice(match, dice))
    raise AssertionError(f"the match has not ended after {limit} decisions")


def random_match(
    game: str | Game,
    seed: int | str = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    keep: bool = True,
    limit: int = LIMIT,
) -> Match:
    """A whole match, played at random to its end. The same seed gives the same match."""
    return play_on(Match.start(game, seats, seed, options, keep=keep), players(seed), limit)


def playouts(
    game: str | Game,
    n: int,
    seed: int | str = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    limit: int = LIMIT,
) -> Iterator[Match]:
    """An independent copy of the match at every question of `n` random matches."""
    for number in range(n):
        match = Match.start(game, seats, f"{seed}/{number}", options)
        dice = players(f"{seed}/{number}")
        for _ in range(limit):
            if match.over:
                break
            yield match.copy()
            match.advance(*random_choice(match, dice))
        else:
            raise AssertionError(f"match {number} of seed {seed} has not ended after {limit} decisions")


def players(seed: int | str) -> Dice:
    """The dice by which random players choose, apart from those of the match with the same seed."""
    return Dice(f"{seed}/players")


def scripted(results: Mapping[str, Sequence[Sequence[int]]], seed: int | str = "script") -> Dice:
    """Dice that answer what is written down, stream by stream, and then go on by their seed.

    A roll takes the first number of a result, a shuffle takes the result as the whole order: `{"start": [[1]]}`.
    """
    dice = Dice(seed)
    for stream, answers in results.items():
        script_dice(dice, stream, *answers)
    return dice
