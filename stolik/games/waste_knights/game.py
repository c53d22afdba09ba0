"""Waste Knights as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from stolik.games.waste_knights import why, wording
from stolik.games.waste_knights.action_priors import promise, promises
from stolik.games.waste_knights.evaluation import evaluate, evaluate_all, position
from stolik.games.waste_knights.facts import Facts, facts
from stolik.games.waste_knights.invariants import problems
from stolik.games.waste_knights.plain import plain
from stolik.games.waste_knights.preview import Preview, preview
from stolik.games.waste_knights.redeal import redeal
from stolik.games.waste_knights.rules import effects
from stolik.games.waste_knights.rules.camp import camp
from stolik.games.waste_knights.rules.city import go_shopping
from stolik.games.waste_knights.rules.exploration import explore, ways_on
from stolik.games.waste_knights.rules.movement import choose_route, walk, ways
from stolik.games.waste_knights.rules.round import begin, end_round, goals_of_round, read_next, start_round
from stolik.games.waste_knights.rules.setup import choose_knight, choose_vehicle, draft, lay_out
from stolik.games.waste_knights.rules.turn import (
    act_options,
    after_action,
    end_turn,
    start_turn,
    take_action,
    take_named_action,
)
from stolik.games.waste_knights.state import (
    ACTION,
    AFTER_ACTION,
    CAMPING,
    DRAFT,
    END_GOALS,
    EXPLORATION,
    IN_CITY,
    KNIGHT_CHOICE,
    PHASES,
    ROUND_ENDS,
    ROUND_GOALS,
    ROUND_STARTS,
    ROUTE,
    SETUP,
    STORY,
    THREAD_ACTION,
    TURN_ENDS,
    TURN_STARTS,
    VEHICLE_CHOICE,
    WALK,
    Board,
)
from stolik.games.waste_knights.story import verbs
from stolik.games.waste_knights.story.endings import tally
from stolik.games.waste_knights.story.model import COOPERATIVE, Adventure
from stolik.games.waste_knights.story.run import choice_options
from stolik.games.waste_knights.story.shelf import ADVENTURES, OFFERED, RETIRED, adventure_of
from stolik.games.waste_knights.targets import target
from stolik.games.waste_knights.view import BoardView, view
from stolik.games.waste_knights.vocabulary import COLOURS
from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Position, Reason, Said, Setting
from stolik.kernel.plain import Plain
from stolik.kernel.question import PASS, Option, Question, Steps, Subject
from stolik.kernel.state import Result, State
from stolik.kernel.view import View

RULES = "waste_knights/3"
HISTORY = {
    "waste_knights/3": "New cards are thrown away only for want of room; Rad Purge works before combats and tests.",
    "waste_knights/2": "Equipment is arranged after every action, moved before it is discarded; points follow values.",
    "waste_knights/1": "First release.",
}

FIRST_ADVENTURE: Final = "provisional_licence"
"""The short one that teaches the game."""
SOLO_KNIGHTS: Final = 2
"""So many a single player may lead (WK-SOLO-02)."""


BETWEEN_TURNS: Final = (TURN_ENDS, ROUND_ENDS, END_GOALS, ROUND_STARTS)
IS_BETWEEN_TURNS: Final = [int(phase in BETWEEN_TURNS) for phase in range(len(PHASES))]
"""By phase."""


class WasteKnights(Game):
    """One to four knights and an adventure."""

    def __init__(self) -> None:
        super().__init__(
            "waste_knights",
            RULES,
            (1, 4),
            (
                Setting(
                    "adventure",
                    tuple(one.key for one in OFFERED),
                    tuple(one.key for one in RETIRED),
                    first=FIRST_ADVENTURE,
                ),
                Setting("setup", ("draft", "quick"), first="quick"),
                Setting("solo", ("one", "two")),
                Setting("first_die", ("blue", "white", "green", "red")),
            ),
            "stolik.games.waste_knights",
            luck=20,
            setup=("choose_knight", "choose_vehicle", "draft"),
            tries=8,
            foresight=0.1,
        )

    def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The complete options; an adventure says for how many knights it is."""
        chosen = super().check_setup(seats, options)
        adventure = _adventure(chosen)
        knights = SOLO_KNIGHTS if seats == 1 and chosen["solo"] == "two" else seats
        if not adventure.least <= knights <= adventure.most:
            hint = "; a single player may lead two with solo=two" if knights < adventure.least == SOLO_KNIGHTS else ""
            span = "one knight" if adventure.most == 1 else f"{adventure.least} to {adventure.most} knights"
            raise BadSetup(f"{adventure.key} is for {span}, not {knights}{hint}")
        return chosen

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """A cooperative adventure is won by all together."""
        return (0,) * seats if _adventure(options).mode == COOPERATIVE else tuple(range(seats))

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        board = Board(dice)
        is_double = seats == 1 and options["solo"] == "two"
        board.lay_empty(SOLO_KNIGHTS if is_double else seats)
        board.seat = (0, 0) if is_double else tuple(range(seats))
        board.adventure = [adventure.key for adventure in ADVENTURES].index(options["adventure"])
        board.is_quick = options["setup"] == "quick"
        board.first_die = COLOURS.index(options["first_die"])
        return board

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Board)
        if state.next_entry >= 0:
            return read_next(state)
        phase = state.phase  # the most frequent first
        if phase == ROUTE:
            return choose_route(state)
        if phase == ACTION:
            return take_action(state)
        if phase == TURN_STARTS:
            return start_turn(state)
        if phase == AFTER_ACTION:
            return after_action(state)
        if phase == TURN_ENDS:
            return end_turn(state)
        if phase == CAMPING:
            return camp(state)
        if phase in (END_GOALS, ROUND_GOALS):
            return goals_of_round(state)
        if phase == ROUND_STARTS:
            return start_round(state)
        if phase == ROUND_ENDS:
            return end_round(state)
        if phase == WALK:
            return walk(state)
        if phase == EXPLORATION:
            return explore(state)
        if phase == IN_CITY:
            return go_shopping(state)
        if phase == THREAD_ACTION:
            return take_named_action(state)
        if phase == SETUP:
            return lay_out(state)
        if phase == KNIGHT_CHOICE:
            return choose_knight(state)
        if phase == VEHICLE_CHOICE:
            return choose_vehicle(state)
        if phase == DRAFT:
            return draft(state)
        assert phase == STORY
        return begin(state)

    def options(self, state: State, question: Question) -> list[Option]:
        assert isinstance(state, Board)
        kind = question.kind
        if kind == "act":
            return act_options(state, state.active)
        if kind == "route":
            return ways(state, state.active)
        if kind == "explore":
            return ways_on(state, state.active)
        return choice_options(state, question)

    def view(self, state: State, seat: int | None) -> BoardView:
        assert isinstance(state, Board)
        return view(state, seat)

    def view_seats(self, state: State) -> range:
        assert isinstance(state, Board)
        return range(state.seat[-1] + 1)

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        assert isinstance(state, Board)
        redeal(state, seat, dice)

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        assert isinstance(state, Board)
        return why.attempts(state, question, seat)

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        assert isinstance(state, Board)
        return why.why_not(state, subject, seat, attempt)

    def concede(self, state: State, seat: int) -> Result:
        """A cooperative adventure is lost by all together; in the others the one who gives up is last."""
        assert isinstance(state, Board)
        seats = self.view_seats(state)
        is_shared = adventure_of(state).mode == COOPERATIVE
        places = [2 if is_shared or other == seat else 1 for other in seats]
        return Result(places, [2 - place for place in places], "conceded")

    def say_question(self, question: Question) -> Said:
        return wording.say_question(question)

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        assert isinstance(state, Board)
        return wording.say_option(state, question, option)

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        assert isinstance(state, Board)
        return target(state, question, option)

    def role(self, question: Question, option: Option) -> str:
        """To pass among the actions ends the turn."""
        return "end" if option == PASS and question.kind == "act" else super().role(question, option)

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> Preview | None:
        assert isinstance(state, Board)
        return preview(state, question, seat, about)

    def facts(self, options: Mapping[str, str]) -> Facts:
        return facts(options)

    def plain(self, view: View, seat: int | None) -> Plain:
        assert isinstance(view, BoardView)
        return plain(view, seat)

    def say_event(self, event: Event) -> Said:
        return wording.say_event(event)

    def say_result(self, result: Result) -> Said:
        return wording.say_result(result)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        return evaluate(state, seat)

    def evaluate_all(self, state: State, seats: int) -> list[float]:
        assert isinstance(state, Board)
        return evaluate_all(state, seats)

    def position(self, state: State) -> Position | None:
        assert isinstance(state, Board)
        return position(state)

    def turn(self, state: State) -> int:
        assert isinstance(state, Board)
        return 1 + 2 * (state.round * len(state.seat) + state.active) + IS_BETWEEN_TURNS[state.phase]

    def promise(self, state: State, question: Question, option: Option) -> float:
        assert isinstance(state, Board)
        return promise(state, question, option)

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        assert isinstance(state, Board)
        return promises(state, question, options)

    def tally(self, state: State, result: Result) -> list[tuple[str, str]]:
        """The ending and the threads of the story, and how long it was."""
        assert isinstance(state, Board)
        return tally(state, result)

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Board)
        return problems(state)


effects.fill()
verbs.fill()


def _adventure(options: Mapping[str, str]) -> Adventure:
    """The adventure that these options name."""
    return next(adventure for adventure in ADVENTURES if adventure.key == options["adventure"])


GAME = WasteKnights()
