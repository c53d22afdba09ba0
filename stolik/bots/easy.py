"""A bot for beginners to beat: it sees less far than greedy and is not picky, but it never chooses blindly."""

import random
from math import exp
from typing import Final

from stolik.bots.greedy import LOOKS, GreedyBot, Look, Outcome, best_end
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

CARELESS: Final = 0.2
"""How much less than the best an option may look and still be taken now and then, as a part of how far the options of
a decision lie apart on average."""


class EasyBot(GreedyBot):
    """Judges every option as greedy does, but only by what it brings at once, and takes one of the better ones.

    The chance of an option falls with what it is worse than the best: at `CARELESS` it is about a third of the best
    one's. So it errs where little is at stake and hardly ever where much is. A turn is ended only when nothing looks
    better, idle options are passed over, and what has been begun is brought to its best end.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dice: random.Random = random.Random(seed)
        self._spreads: float = 0.0
        self._spread_over: int = 0

    def choose(self, match: Match, question: Question) -> Option:
        """One of the better options. What an option still asks is looked through only once it has been begun."""
        self._budget = 0 if match.is_beat_new else LOOKS
        return super().choose(match, question)

    def _pick(self, look: Look, options: list[Option], outcomes: list[Outcome], now: float) -> Option:
        if not self._trail.is_beat_new:
            return super()._pick(look, options, outcomes, now)
        end = best_end(outcomes)
        order = sorted([(-outcomes[n].value, len(outcomes[n].path), n) for n in range(len(options))])
        left = [n for _, _, n in order]
        self._spreads += outcomes[left[0]].value - outcomes[left[-1]].value
        self._spread_over += 1
        while left:
            n = self._draw(outcomes, left)
            if not self._is_idle(look, outcomes[n], end, now):
                return options[n]
            left.remove(n)
        return options[order[0][2]]

    def _draw(self, outcomes: list[Outcome], left: list[int]) -> int:
        """One of those that are left, the best of which comes first: the better, the likelier.

        Where the best goes on with the turn only such options count, and where it ends it only such.
        """
        best = outcomes[left[0]]
        blur = CARELESS * self._spreads / self._spread_over
        if blur <= 0.0:
            return left[0]
        alike = [n for n in left if outcomes[n].ends == best.ends]
        chances = [exp((outcomes[n].value - best.value) / blur) for n in alike]
        luck = self._dice.random() * sum(chances)
        for n, chance in zip(alike, chances, strict=True):
            luck -= chance
            if luck < 0.0:
                return n
        return left[0]
