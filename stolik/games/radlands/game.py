"""Radlands as the kernel sees it."""

from collections.abc import Mapping

from stolik.games.radlands import why, wording
from stolik.games.radlands.action_priors import promise, promises
from stolik.games.radlands.cards.camps import drops
from stolik.games.radlands.cards.register import fill
from stolik.games.radlands.evaluation import evaluate
from stolik.games.radlands.facts import Facts, facts
from stolik.games.radlands.invariants import problems
from stolik.games.radlands.options import DONE, END_TURN, JUNK_SILO, TAKE_SILO
from stolik.games.radlands.plain import plain
from stolik.games.radlands.redeal import redeal
from stolik.games.radlands.rules.actions import actions, one_action
from stolik.games.radlands.rules.discards import discards
from stolik.games.radlands.rules.setup import camp_choices, draft, lay_out
from stolik.games.radlands.rules.turn import begin_turn
from stolik.games.radlands.state import ACTIONS, DRAFT, SETUP, Board
from stolik.games.radlands.targets import target
from stolik.games.radlands.view import BoardView, view
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, Said, Setting
from stolik.kernel.plain import Plain
from stolik.kernel.question import Option, Question, Steps, Subject
from stolik.kernel.state import Result, State
from stolik.kernel.view import View

RULES = "radlands/2"
HISTORY = {
    "radlands/2": "A card discarded from the deck lies on the pile before an emptied deck is renewed.",
    "radlands/1": "First release.",
}


class Radlands(Game):
    """Two players, three camps each."""

    def __init__(self) -> None:
        super().__init__(
            "radlands",
            RULES,
            (2, 2),
            (
                Setting("edition", ("ua", "pl")),
                Setting("camp_set", ("v1", "v2")),
                Setting("first_game", ("off", "on")),
            ),
            "stolik.games.radlands",
            setup=("choose_camps",),
        )

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        board = Board(dice)
        board.lay_empty(options["edition"] == "ua", options["camp_set"], options["first_game"] == "on")
        return board

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Board)
        if state.phase == ACTIONS:
            return one_action(state)
        if state.phase == SETUP:
            return lay_out(state)
        if state.phase == DRAFT:
            return draft(state)
        return begin_turn(state)

    def options(self, state: State, question: Question) -> list[Option]:
        assert isinstance(state, Board)
        if question.kind == "act":
            return actions(state, question.seat)
        if question.kind == "choose_camps":
            return camp_choices(state, question.seat)
        if question.kind == "drop":
            return drops(state, question.seat)
        options = discards(state, question.seat, question.note)
        if question.kind == "discard_more":
            options.append(DONE)
        return options

    def view(self, state: State, seat: int | None) -> BoardView:
        assert isinstance(state, Board)
        return view(state, seat)

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        assert isinstance(state, Board)
        redeal(state, seat, dice)

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        assert isinstance(state, Board)
        return why.attempts(state, question, seat)

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        assert isinstance(state, Board)
        return why.why_not(state, subject, seat, attempt)

    def say_question(self, question: Question) -> Said:
        return wording.say_question(question)

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        assert isinstance(state, Board)
        return wording.say_option(state, question, option)

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        assert isinstance(state, Board)
        return target(state, question, option)

    def facts(self, options: Mapping[str, str]) -> Facts:
        return facts(options)

    def role(self, question: Question, option: Option) -> str:
        if question.kind == "choose_camps":
            return "go"
        return "end" if option == END_TURN else super().role(question, option)

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
        first = evaluate(state, 0)
        return [first, 1.0 - first]

    def turn(self, state: State) -> int:
        assert isinstance(state, Board)
        return state.turn

    def undoes(self, earlier: Option, option: Option) -> bool:
        return (earlier, option) in ((TAKE_SILO, JUNK_SILO), (JUNK_SILO, TAKE_SILO))

    def promise(self, state: State, question: Question, option: Option) -> float:
        assert isinstance(state, Board)
        return promise(state, question, option)

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        assert isinstance(state, Board)
        return promises(state, question, options)

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Board)
        return problems(state)


fill()
GAME = Radlands()
