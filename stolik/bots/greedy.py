"""A bot that looks one beat ahead and takes what the game's own evaluation likes best."""

from time import perf_counter
from typing import Final

from stolik.bots.base import Bot, Trail, go_on
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

LOOKS: Final = 200
"""How many imagined outcomes one decision may cost, shared evenly by its options."""
SAME: Final = 1e-9
"""Values that are nearer than this are equal."""

Path = list[tuple[int, Option]]


class Outcome:
    """Where an option leads: the answers up to the end of the beat, what it is worth, whether it ends the turn."""

    __slots__ = ("ends", "path", "value")

    def __init__(self, value: float, path: Path, ends: bool) -> None:
        self.value: float = value
        self.path: Path = path
        self.ends: bool = ends


class GreedyBot(Bot):
    """For every option: imagine it, let the beat come to its end, evaluate; the best wins, ties go to the first.

    What the beat still asks is looked through as well, as far as the budget goes: our own follow-ups by their best
    outcome for us, those of the other seats by their best outcome for them.

    An option that is idle is passed over: one that leads back to where the seat has been in this turn, and one that
    makes nothing better, could be taken straight back, and so only puts off the end of the turn.
    """

    def __init__(self, seed: int, worlds: int = 1) -> None:
        super().__init__(True)
        self._budget: int = LOOKS
        self._limit: float = 0.0
        self._seed: int = seed
        self._worlds: int = worlds
        self._beats: int = 0
        self._trail: Trail = Trail()
        self._looks: int = 0
        self._turn: int = 0
        self._peak: float = 0.0
        """What the best position of this turn was worth so far: what is worth more leads to a new one."""

    def hurry(self, seconds: float) -> None:
        """Look at no more options when that is over."""
        self._limit = seconds

    def choose(self, match: Match, question: Question) -> Option:
        """The option whose outcome evaluates best."""
        options = question.options
        if len(options) == 1:
            return options[0]
        if match.is_beat_new:
            # Within a beat the luck stays the same, so that what was begun for a reason is carried on for it.
            self._beats += 1
        seat = question.seat
        look = Look(match, seat, f"{self._seed}/{self._beats}/0")
        world = look.world([])
        now = world.game.evaluate(world.state, seat)
        turn = world.game.turn(world.state)
        if turn != self._turn or turn == 0 or now > self._peak:
            self._peak = now
        self._turn = turn
        self._trail.enter(match, question, turn)
        options = self._trail.sensible(match, options)
        best = options[0]
        if len(options) > 1:
            outcomes = self._outcomes(match, look, world, seat, options)
            best = self._pick(look, options[: len(outcomes)], outcomes, now)
        self._trail.note(best)
        return best

    def _outcomes(
        self, match: Match, look: "Look", world: Match | None, seat: int, options: list[Option]
    ) -> list[Outcome]:
        """What comes of every option: its way in the first world, its value as an average of all worlds.

        In a hurry there may be fewer: what was not looked at in time is not taken.
        """
        end = perf_counter() + self._limit if self._limit > 0.0 else 0.0
        share = self._budget // (len(options) * self._worlds)
        outcomes: list[Outcome] = []
        for option in options:
            self._looks = share
            outcomes.append(self._outcome(look, [(seat, option)], world, seat))
            world = None
            if end > 0.0 and perf_counter() >= end:
                return outcomes
        for number in range(1, self._worlds):
            other = Look(match, seat, f"{self._seed}/{self._beats}/{number}")
            for n, option in enumerate(options):
                self._looks = share
                outcomes[n].value += self._outcome(other, [(seat, option)], None, seat).value
        for outcome in outcomes:
            outcome.value /= self._worlds
        return outcomes

    def _pick(self, look: "Look", options: list[Option], outcomes: list[Outcome], now: float) -> Option:
        """The best option that is not idle, of equals the one that is done soonest; if all are idle, the best."""
        end = best_end(outcomes)
        order = sorted([(-outcomes[n].value, len(outcomes[n].path), n) for n in range(len(options))])
        for _, _, n in order:
            if not self._is_idle(look, outcomes[n], end, now):
                return options[n]
        return options[order[0][2]]

    def _is_idle(self, look: "Look", outcome: Outcome, end: Outcome | None, now: float) -> bool:
        """Whether an option only leads back, or only puts off the end of the turn.

        The latter: it makes nothing better, neither now nor when the turn is then ended. That is enough where a turn
        has something to spend (`Game.spent`); elsewhere it may prepare something, unless it could be taken straight
        back. In the midst of a beat only the next question counts, for what has been begun is brought to its best end.
        """
        if outcome.ends:
            return False
        seat = outcome.path[0][0]
        if not self._trail.is_beat_new:
            if not self._trail.has_moved:
                return False
            world = look.world(outcome.path[:1])
            return not world.paused and world.result is None and self._trail.is_back(world, seat)
        if len(outcome.path) > 1 and (
            outcome.value <= now + SAME or self._budget < LOOKS or any(other != seat for other, _ in outcome.path)
        ):
            outcome = self._carried_out(look, outcome.path[:1], seat)
        if outcome.value > self._peak + SAME:
            return False
        world = look.world(outcome.path)
        if world.result is not None:
            return False
        if self._trail.is_back(world, seat):
            return True
        if end is None or outcome.value > now + SAME:
            return False
        question = world.question
        ending = end.path[0][1]
        if question is None or question.seat != seat or ending not in question.options:
            return False
        options = question.options
        world.advance(seat, ending)
        if settled(world, seat) > end.value + SAME:
            return False
        return len(world.game.spent) > 0 or self._can_be_undone(look, outcome.path, seat, options, now)

    def _carried_out(self, look: "Look", path: Path, seat: int) -> Outcome:
        """What the seat will make of a beat once it has begun it: every follow-up decided when it comes."""
        while True:
            world = look.world(path)
            if world.result is not None or world.paused:
                self._looks = 0
                return self._outcome(look, path, None, seat)
            question = world.question
            if question is None:
                question = world.first_question()
            options = question.options
            best: Outcome | None = None
            for option in options:
                self._looks = LOOKS // len(options)
                outcome = self._outcome(look, [*path, (question.seat, option)], None, question.seat)
                if best is None or (-outcome.value, len(outcome.path)) < (-best.value, len(best.path)):
                    best = outcome
            assert best is not None
            path = best.path[: len(path) + 1]

    def _can_be_undone(self, look: "Look", path: Path, seat: int, options: list[Option], now: float) -> bool:
        """Whether one of these options, given after a path, leads back to where the seat stands now."""
        for option in options:
            world = look.world(path)
            go_on(world)
            world.advance(seat, option)
            if abs(settled(world, seat) - now) < SAME and self._trail.is_like_here(world, seat):
                return True
        return False

    def _outcome(self, look: "Look", path: Path, world: Match | None, judge: int) -> Outcome:
        """How the beat ends for the judge after this path. `world` has all of the path but the last answer."""
        if world is None:
            world = look.world(path)
        else:
            world.advance(path[-1][0], path[-1][1])
        result = world.result
        if result is not None:
            return Outcome(result.share(judge, world.sides), path, True)
        if world.paused:
            ends = self._turn != 0 and world.game.turn(world.state) != self._turn
            return Outcome(world.game.evaluate(world.state, judge), path, ends)
        question = world.question
        if question is None:
            question = world.first_question()
        options = question.options
        if len(options) == 1:
            return self._outcome(look, [*path, (question.seat, options[0])], world, judge)
        if self._looks < len(options):
            option = likeliest(world, question)
            return self._outcome(look, [*path, (question.seat, option)], world, judge)
        self._looks -= len(options)
        chooser = question.seat
        best: Outcome | None = None
        ready: Match | None = world
        for option in options:
            outcome = self._outcome(look, [*path, (chooser, option)], ready, chooser)
            ready = None
            if best is None or outcome.value > best.value:
                best = outcome
        assert best is not None
        if chooser == judge:
            return best
        return self._outcome(look, [*path, best.path[len(path)]], None, judge)


class Look:
    """One imagined world, which can be entered again and again along different paths."""

    def __init__(self, match: Match, seat: int, seed: str) -> None:
        self._match: Match = match
        self._seat: int = seat
        self._seed: str = seed

    def world(self, path: Path) -> Match:
        """The world after these answers, paused where the beat ends."""
        world = self._match.imagine(self._seat, Dice(self._seed), True)
        world.pauses = True
        for seat, option in path:
            world.advance(seat, option)
        return world


def best_end(outcomes: list[Outcome]) -> Outcome | None:
    """The best way to end the turn, if there is one."""
    best: Outcome | None = None
    for outcome in outcomes:
        if outcome.ends and (best is None or outcome.value > best.value):
            best = outcome
    return best


def settled(world: Match, judge: int) -> float:
    """What a world is worth to the judge where its beat ends, if everybody takes what promises most."""
    while world.result is None and not world.paused:
        question = world.question
        if question is None:
            question = world.first_question()
        world.advance(question.seat, likeliest(world, question))
    if world.result is not None:
        return world.result.share(judge, world.sides)
    return world.game.evaluate(world.state, judge)


def likeliest(world: Match, question: Question) -> Option:
    """The option that promises most; the first of equals."""
    promises = world.game.promises(world.state, question, question.options)
    return question.options[promises.index(max(promises))]
