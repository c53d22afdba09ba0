"""What options point at: a thing on the table wherever there is one, and never the same for two options."""

import pytest

from stolik.games.wonderlands_war import GAME
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

BUTTONS = {"pass", "draw", "retreat", "host", "return"}
"""Options of one word, which have no thing of their own."""


@pytest.mark.parametrize(("seats", "ally_set"), [(2, "a"), (3, "b"), (4, "c"), (5, "d")])
def test_only_options_of_one_word_are_buttons_and_all_targets_of_a_question_differ(seats: int, ally_set: str) -> None:
    options = {"ally_set": ally_set, "factions": "chosen"}
    match = Match.start("wonderlands_war", seats=seats, seed=f"targets {seats}", options=options)
    dice = Dice(seats)
    while not match.over:
        for question in match.questions:
            targets = [GAME.target(match.state, question, option) for option in question.options]
            assert len({repr(target) for target in targets}) == len(targets), question
            for option, target in zip(question.options, targets, strict=True):
                if "button" in target:
                    assert len(option) == 1, (question, option)
                    assert option[0] in BUTTONS
        question = match.questions[dice.below(len(match.questions), "seat")]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])


CASES: list[tuple[str, Option, dict[str, list[int | str]]]] = [
    ("choose_effect", ("resolve", "rose_weak"), {"effect": ["rose_weak"]}),
    ("choose_side", ("side", "top"), {"side": ["top"]}),
    ("tainted", ("take",), {"effect": ["castle"]}),
    ("choose_ally", ("gain", "rose_weak"), {"supply": ["rose_weak"]}),
    ("place_unit", ("supporter",), {"reserve": [1, "supporter"]}),
    ("place_unit", ("pawn", "dormouse"), {"reserve": [1, "dormouse"]}),
    ("choose_faction", ("faction", "queen"), {"faction": ["queen"]}),
    ("jump", ("jump", 7), {"space": [7]}),
    ("strength", ("strength", 4), {"strength": [4]}),
    ("call_supporters", ("call", "red_keep", 2), {"region": ["red_keep", 2]}),
    ("end_effect", ("use", "walrus"), {"effect": ["walrus"]}),
    ("amulet", ("amulet", 0, "madness"), {"chip": [0, "madness"]}),
    ("amulet", ("amulet", 0), {"seat": [0]}),
    ("claws", ("poison", 0), {"seat": [0]}),
    ("place_poison", ("poison", 3), {"chair": [3]}),
    ("feats", ("feat", "caucus_race"), {"quest": ["caucus_race"]}),
    ("feats", ("rose_feat", "caucus_race"), {"other": ["caucus_race"]}),
    ("feats", ("both_feats", "caucus_race", "swim_for_shore"), {"quest": ["caucus_race"], "other": ["swim_for_shore"]}),
    ("roll_again", ("roll",), {"die": []}),
    ("caterpillar", ("replace",), {"bag": []}),
    ("shield", ("block",), {"shield": [1]}),
    ("riddle", ("shed",), {"shard": [1]}),
    ("card_soldier", ("double",), {"badge": ["double"]}),
    ("award", ("points",), {"award": ["points"]}),
    ("everywhere", ("move",), {"reserve": [1, "leader"]}),
    ("take_wonderlandian", ("take", "walrus"), {"market": ["walrus"]}),
    ("unlock", ("unlock", "royal_temper"), {"disc": [1, "royal_temper"]}),
]


@pytest.mark.parametrize(("kind", "option", "target"), CASES)
def test_an_option_points_at_its_thing(kind: str, option: Option, target: dict[str, list[int | str]]) -> None:
    board = Board(Dice(0))
    board.lay_empty(2, [0] * 5, False)
    assert GAME.target(board, Question(1, kind, [option], "castle"), option) == target
