"""Apex Legends: The Board Game as the kernel sees it."""

from collections.abc import Callable, Mapping

from stolik.games.apex_legends import why, wording
from stolik.games.apex_legends.action_priors import promise
from stolik.games.apex_legends.catalogue import EVERY_LEGEND, LEGENDS, RED, TRACK
from stolik.games.apex_legends.evaluation import evaluate, evaluate_all
from stolik.games.apex_legends.facts import Facts, facts
from stolik.games.apex_legends.invariants import problems
from stolik.games.apex_legends.legends.register import fill
from stolik.games.apex_legends.legends.wraith import peek_options
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.map_files import MAPS, OURS, SHELF
from stolik.games.apex_legends.odds import work_out_longest_burst
from stolik.games.apex_legends.options import END
from stolik.games.apex_legends.plain import plain
from stolik.games.apex_legends.preview import Previewed, preview
from stolik.games.apex_legends.redeal import redeal
from stolik.games.apex_legends.rules.actions import actions, discard_options, one_action
from stolik.games.apex_legends.rules.boosts import boost_options
from stolik.games.apex_legends.rules.combined import Parts, interact_part, interact_use_part, use_one_options, use_part
from stolik.games.apex_legends.rules.division import DIVISIONS, divided, legends_each
from stolik.games.apex_legends.rules.equipping import equip
from stolik.games.apex_legends.rules.instants import instant_options
from stolik.games.apex_legends.rules.loot import pack_options
from stolik.games.apex_legends.rules.map_drop import choose_tile, enter
from stolik.games.apex_legends.rules.pool import equip_options
from stolik.games.apex_legends.rules.reactions import AFTER_FIRE, BEFORE_FIRE, reaction_options
from stolik.games.apex_legends.rules.rounds import activate, begin_turn, next_seat, transition
from stolik.games.apex_legends.rules.setup import choose_colour, draft, set_up
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.rules.use import watch_options
from stolik.games.apex_legends.rules.winning import conceded
from stolik.games.apex_legends.state import (
    ACTING,
    ACTIVATING,
    COLOUR,
    DRAFT,
    DRAFTS,
    ENTERING,
    EQUIPPING,
    INITIATIVE,
    TILE,
    TURN,
    Board,
)
from stolik.games.apex_legends.targets import target
from stolik.games.apex_legends.view import BoardView, view
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, Said, Setting
from stolik.kernel.plain import Plain
from stolik.kernel.question import Option, Question, Steps, Subject
from stolik.kernel.state import Result, State
from stolik.kernel.view import View

RULES = "apex_legends/2"
HISTORY = {
    "apex_legends/2": "Starting pools are dealt out in any order; teams are divided freely; the ring may be left out.",
    "apex_legends/1": "First release.",
}

UNDONE = (("take", "drop"), ("drop", "take"), ("attach", "detach"), ("detach", "attach"))
"""What takes the other back when it is done with the same thing."""


class ApexLegends(Game):
    """Two teams of two or three legends. Two to six people: one for a team, one for each legend, or in between."""

    def __init__(self) -> None:
        super().__init__(
            "apex_legends",
            RULES,
            (2, 6),
            (
                Setting("map", MAPS, names={name: SHELF[name].record.name for name in MAPS[len(OURS) :]}),
                Setting("team_size", ("2", "3")),
                Setting("draft", DRAFTS),
                Setting("ring", ("on", "off")),
                Setting("first_team", DIVISIONS),
                Setting("second_team", DIVISIONS),
            ),
            "stolik.games.apex_legends",
            luck=20,
            spent=("ap", "mp", "moving", "has_rushed", "has_shot", "has_moved"),
            setup=("colour", "draft", "equip", "tile"),
        )

    def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The complete options; the legends of both teams must come out even among the people (AP-GOAL-13)."""
        chosen = super().check_setup(seats, options)
        _shares(seats, chosen)
        return chosen

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        """Two teams; the seats of the first come first."""
        second = _shares(seats, options)[1][0]
        return tuple(0 if seat < second else 1 for seat in range(seats))

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        board = Board(dice)
        size = legends_each(seats, options["team_size"])
        land, drafted = LAND_NAMES.index(options["map"]), DRAFTS.index(options["draft"])
        board.lay_empty(land, size, drafted, options["ring"] == "on", _shares(seats, options))
        return board

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Board)
        phase = state.phase
        if phase == ACTING:
            return one_action(state)
        if phase == ACTIVATING:
            return activate(state)
        if phase == TURN:
            return begin_turn(state)
        if phase == EQUIPPING:
            return equip(state)
        if phase == TILE:
            return choose_tile(state)
        if phase == ENTERING:
            return enter(state)
        if phase == DRAFT:
            return draft(state)
        if phase == COLOUR:
            return choose_colour(state)
        if phase == INITIATIVE:
            return set_up(state)
        return transition(state)

    def options(self, state: State, question: Question) -> list[Option]:
        assert isinstance(state, Board)
        kind = question.kind
        note, about = question.note, question.about
        if kind == "act":
            return actions(state, state.active)
        if kind == "react_before":
            return reaction_options(state, question.seat, BEFORE_FIRE)
        if kind == "react_after":
            return reaction_options(state, question.seat, AFTER_FIRE)
        if kind == "boost":
            return boost_options(state, note)
        if kind == "interact":
            return interact_part(state, note, Parts(about))
        if kind == "use":
            return use_part(state, note, Parts(about))
        if kind == "equip":
            return equip_options(state, question.seat)
        if kind == "discard_feat":
            return discard_options(state, note)
        if kind in ("make_room", "drop_loot"):
            return pack_options(state, note)
        if kind == "use_one":
            return use_one_options(state, note, about[0], about[1])
        if kind == "interact_use":
            return interact_use_part(state, note, Parts(about))
        if kind == "instant_thrown":
            return watch_options(state, about)
        if kind == "peek":
            return peek_options(state, about)
        return instant_options(state, note)

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

    def concede(self, state: State, seat: int) -> Result:
        assert isinstance(state, Board)
        return conceded(state, seat)

    def view_seats(self, state: State) -> range:
        assert isinstance(state, Board)
        return range(state.seats)

    def say_question(self, question: Question) -> Said:
        return wording.say_question(question)

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        assert isinstance(state, Board)
        return wording.say_option(state, question, option)

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        assert isinstance(state, Board)
        return target(state, question, option)

    def role(self, question: Question, option: Option) -> str:
        if option[0] in ("shoot", "shoot_special"):
            return "go"
        return "end" if option == END else super().role(question, option)

    def plain(self, view: View, seat: int | None) -> Plain:
        assert isinstance(view, BoardView)
        return plain(view)

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> Previewed | None:
        assert isinstance(state, Board)
        return preview(state, question, seat, about)

    def facts(self, options: Mapping[str, str]) -> Facts:
        return facts(options)

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

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Board)
        team = "red" if team_of_seat(state, seat) == RED else "blue"
        return [team, *(LEGENDS[who] for who, other in enumerate(state.seat_of) if other == seat)]

    def turn(self, state: State) -> int:
        assert isinstance(state, Board)
        return 1 + (state.round * TRACK + state.marker) * (EVERY_LEGEND + 1) + state.active + 1

    def next_seat(self, state: State) -> int:
        assert isinstance(state, Board)
        return next_seat(state)

    def undoes(self, earlier: Option, option: Option) -> bool:
        return (earlier[0], option[0]) in UNDONE and earlier[1:2] == option[1:2]

    def promise(self, state: State, question: Question, option: Option) -> float:
        assert isinstance(state, Board)
        return promise(state, question, option)

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        assert isinstance(state, Board)
        return [promise(state, question, option) for option in options]

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Board)
        return problems(state)

    def pieces(self) -> dict[str, Callable[[], object]]:
        return {"odds": work_out_longest_burst, "sight": LANDS[0].all_pairs}


def _shares(seats: int, options: Mapping[str, str]) -> list[list[int]]:
    """By team: the seat that plays its first, second … legend."""
    size = legends_each(seats, options["team_size"])
    return divided(seats, size, options["first_team"], options["second_team"])


fill()
GAME = ApexLegends()
