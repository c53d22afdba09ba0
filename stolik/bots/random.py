"""A bot that chooses anything, each option with the same chance."""

import random
from collections.abc import Callable

from stolik.bots.base import Bot
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question


class RandomBot(Bot):
    """Any option, evenly."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._draw: Callable[[], float] = random.Random(seed).random

    def choose(self, match: Match, question: Question) -> Option:
        """Any of the options."""
        options = question.options
        return options[int(self._draw() * len(options))]
