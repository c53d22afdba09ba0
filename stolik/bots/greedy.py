"""A bot that looks one beat ahead and takes what the game's own evaluation likes best."""

from typing import Final

from stolik.bots.base import Bot, Trail, position_key
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

LOOKS: Final = 200
"""How many imagined outcomes one decision may cost, shared evenly by its options."""


class GreedyBot(Bot):
    """For every option: imagine it, let the beat come to its end, evaluate; the best wins, ties go to the first.

    What the beat still asks is looked through as well, as far as the budget goes: our own follow-ups by their best
    outcome for us, those of the other seats by their best outcome for them.
    """

    def __init__(self, seed: int, worlds: int = 1) -> None:
        super().__init__(True)
        self._seed: int = seed
        self._worlds: int = worlds
        self._decisions: int = 0
        self._trail: Trail = Trail()
        self._looks: int = 0

    def choose(self, match: Match, question: Question) -> Option:
        """The option whose outcome evaluates best."""
        options = question.options
        if len(options) == 1:
            return options[0]
        self._decisions += 1
        key = position_key(match, question)
        options = self._trail.untried(key, options)
        if len(options) == 1:
            return options[0]
        seat = question.seat
        best = options[0]
        best_value = -1.0
        for option in options:
            value = 0.0
            for world in range(self._worlds):
                self._looks = LOOKS // (len(options) * self._worlds)
                look = Look(match, seat, f"{self._seed}/{self._decisions}/{world}")
                value += self._outcome(look, [(seat, option)], None, seat)
            if value > best_value:
                best = option
                best_value = value
        self._trail.note(key, best)
        return best

    def _outcome(self, look: "Look", path: list[tuple[int, Option]], world: Match | None, judge: int) -> float:
        """How the beat ends for the judge after this path. `world` has all of the path but the last answer."""
        if world is None:
            world = look.world(path)
        else:
            world.advance(path[-1][0], path[-1][1])
        result = world.result
        if result is not None:
            return result.share(judge, world.sides)
        if world.paused:
            return world.game.evaluate(world.state, judge)
        question = world.question
        if question is None:
            question = world.questions[0]
        options = question.options
        if len(options) == 1:
            return self._outcome(look, [*path, (question.seat, options[0])], world, judge)
        if self._looks < len(options):
            option = likeliest(world, question)
            return self._outcome(look, [*path, (question.seat, option)], world, judge)
        self._looks -= len(options)
        if question.seat == judge:
            best_value = 0.0
            ready: Match | None = world
            for option in options:
                value = self._outcome(look, [*path, (question.seat, option)], ready, judge)
                ready = None
                if value > best_value:
                    best_value = value
            return best_value
        best = options[0]
        theirs = -1.0
        ready = world
        for option in options:
            value = self._outcome(look, [*path, (question.seat, option)], ready, question.seat)
            ready = None
            if value > theirs:
                best = option
                theirs = value
        return self._outcome(look, [*path, (question.seat, best)], None, judge)


class Look:
    """One imagined world, which can be entered again and again along different paths."""

    def __init__(self, match: Match, seat: int, seed: str) -> None:
        self._match: Match = match
        self._seat: int = seat
        self._seed: str = seed

    def world(self, path: list[tuple[int, Option]]) -> Match:
        """The world after these answers, paused where the beat ends."""
        world = self._match.imagine(self._seat, Dice(self._seed), True)
        world.pauses = True
        for seat, option in path:
            world.advance(seat, option)
        return world


def likeliest(world: Match, question: Question) -> Option:
    """The option that promises most; the first of equals."""
    best = question.options[0]
    most = -1.0
    for option in question.options:
        promise = world.game.promise(world.state, question, option)
        if promise > most:
            best = option
            most = promise
    return best
