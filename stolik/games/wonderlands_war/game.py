"""Wonderland's War as the kernel sees it."""

from collections.abc import Mapping

from stolik.games.wonderlands_war import why, wording
from stolik.games.wonderlands_war.action_priors import promise
from stolik.games.wonderlands_war.catalogue import ALLY_SETS, FACTION, NOTHING, REGIONS
from stolik.games.wonderlands_war.evaluation import evaluate, evaluate_all
from stolik.games.wonderlands_war.facts import Facts, facts
from stolik.games.wonderlands_war.invariants import problems
from stolik.games.wonderlands_war.plain import plain
from stolik.games.wonderlands_war.preview import Preview, preview
from stolik.games.wonderlands_war.redeal import redeal
from stolik.games.wonderlands_war.rules.battle_result import (
    award,
    declare_feats,
    end_effects,
    feat_options,
    friend_comes,
)
from stolik.games.wonderlands_war.rules.chip_effects import play_chips
from stolik.games.wonderlands_war.rules.draw import chip_choices, choose_chips, decide, draw_chips
from stolik.games.wonderlands_war.rules.final_scoring import conceded, score
from stolik.games.wonderlands_war.rules.forging import one_forging
from stolik.games.wonderlands_war.rules.quests import discards
from stolik.games.wonderlands_war.rules.setup import keep_quests, quest_choices, take_factions
from stolik.games.wonderlands_war.rules.tea_cards import one_effect
from stolik.games.wonderlands_war.rules.tea_party import end_turn, poison_cards, start_round, tea_turn
from stolik.games.wonderlands_war.rules.wagers import place_wagers, settle_wagers
from stolik.games.wonderlands_war.rules.war_phase import open_battle
from stolik.games.wonderlands_war.state import Board
from stolik.games.wonderlands_war.targets import target
from stolik.games.wonderlands_war.view import BoardView, view
from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup, short
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, Said, Setting
from stolik.kernel.plain import Plain
from stolik.kernel.question import Option, Question, Steps, Subject
from stolik.kernel.state import Result, State
from stolik.kernel.view import View

RULES = "wonderlands_war/2"
HISTORY = {
    "wonderlands_war/2": "At the tea party a lost Wonderlandian may return wherever an ability places a supporter.",
    "wonderlands_war/1": "First release.",
}

KIND_SETTINGS = ("card_soldier_set", "flamingo_set", "rose_set", "red_rook_set", "creature_set")
"""The ally set of each kind, in the order of the kinds."""

BEATS = (
    take_factions,
    keep_quests,
    start_round,
    poison_cards,
    tea_turn,
    one_effect,
    end_turn,
    open_battle,
    place_wagers,
    decide,
    draw_chips,
    choose_chips,
    play_chips,
    award,
    declare_feats,
    end_effects,
    one_forging,
    settle_wagers,
    friend_comes,
    score,
)
"""By phase."""

DRAWS = 100
"""More than a battle can have."""


class WonderlandsWar(Game):
    """Two to five players, three rounds of tea and war."""

    def __init__(self) -> None:
        super().__init__(
            "wonderlands_war",
            RULES,
            (2, 5),
            (
                Setting("ally_set", ("a", "b", "c", "d", "mixed")),
                *(Setting(name, ("as_set", "a", "b", "c", "d", "drawn")) for name in KIND_SETTINGS),
                Setting("factions", ("drawn", "chosen")),
                Setting("first_player", ("drawn", "1", "2", "3", "4", "5")),
                Setting("odds", ("shown", "hidden")),
            ),
            "stolik.games.wonderlands_war",
            luck=20,
            setup=("choose_faction", "keep_quest"),
        )

    def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        chosen = super().check_setup(seats, options)
        first = chosen["first_player"]
        if first != "drawn" and int(first) > seats:
            can = f"drawn or 1 to {seats} with {seats} players"
            raise BadSetup(f"option first_player of {self.id} can be {can}, not {short(first)}")
        return chosen

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        board = Board(dice)
        cards = [_ally_card(options["ally_set"], options[name]) for name in KIND_SETTINGS]
        board.lay_empty(seats, cards, options["factions"] == "chosen")
        first = options["first_player"]
        board.first = NOTHING if first == "drawn" else int(first) - 1
        board.shows_odds = options["odds"] == "shown"
        return board

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Board)
        return BEATS[state.phase](state)

    def options(self, state: State, question: Question) -> list[Option]:
        assert isinstance(state, Board)
        kind = question.kind
        if kind == "feats":
            return feat_options(state, question.seat)
        if kind == "choose_chip":
            return chip_choices(state, question.seat)
        if kind == "keep_quest":
            return quest_choices(state, question.seat)
        return discards(state, question.seat)

    def view(self, state: State, seat: int | None) -> BoardView:
        assert isinstance(state, Board)
        return view(state, seat)

    def view_seats(self, state: State) -> range:
        assert isinstance(state, Board)
        return range(state.seats)

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        assert isinstance(state, Board)
        redeal(state, seat, dice)

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        assert isinstance(state, Board)
        return why.attempts(state, question, seat)

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        assert isinstance(state, Board)
        return why.why_not(state, subject, seat, attempt)

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> Preview | None:
        assert isinstance(state, Board)
        return preview(state, question, seat, about)

    def facts(self, options: Mapping[str, str]) -> Facts:
        return facts()

    def say_question(self, question: Question) -> Said:
        return wording.say_question(question)

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        assert isinstance(state, Board)
        return wording.say_option(state, question, option)

    def target(self, state: State, question: Question, option: Option) -> dict[str, list[int | str]]:
        assert isinstance(state, Board)
        return target(state, question, option)

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
        return evaluate_all(state)

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Board)
        return [FACTION[state.faction[seat]]]

    def turn(self, state: State) -> int:
        assert isinstance(state, Board)
        turn = state.round * (state.seats + 1) + state.turn + 1
        return 1 + (turn * (REGIONS + 1) + state.region + 1) * DRAWS + state.draw

    def promise(self, state: State, question: Question, option: Option) -> float:
        assert isinstance(state, Board)
        return promise(state, question, option)

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        assert isinstance(state, Board)
        return [promise(state, question, option) for option in options]

    def concede(self, state: State, seat: int) -> Result:
        assert isinstance(state, Board)
        return conceded(state, seat)

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Board)
        return problems(state)


def _ally_card(common: str, own: str) -> int:
    """The ability card of a kind by the common setting and its own; NOTHING if it is to be drawn (WW-SETUP-03)."""
    name = common if own == "as_set" else own
    return NOTHING if name in ("mixed", "drawn") else ALLY_SETS.index(name)


GAME = WonderlandsWar()
