"""Players divide into the teams as they like, and a team gives its legends to its players as it likes (p.8, p.10).

The number of seats alone decided it: the first half was one team, and its seats played the legends in turn.
"""

from itertools import product
from pathlib import Path

import pytest

from stolik.arena.balance import balance
from stolik.bots import make_bot
from stolik.games.apex_legends.catalogue import LEGENDS
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.rules.division import DIVISIONS, divided, legends_each
from stolik.games.apex_legends.view import view
from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.rulebook.clauses import read_games
from stolik.testkit.conformance import conformance
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening, Scenario
from stolik.testkit.words import Voices

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")
RULES = Path(__file__).parents[2] / "docs" / "rules"
SEAT_0_IS_RED = [*range(12), 12, 13]
ONE_AGAINST_THREE = {"team_size": "3", "first_team": "one", "second_team": "each"}

Parts = frozenset[frozenset[int]]


def parts(shares: list[int]) -> Parts:
    """Which legends of a team have the same player."""
    return frozenset(frozenset(n for n, each in enumerate(shares) if each == seat) for seat in shares)


@pytest.mark.parametrize(
    ("seats", "size", "shares"),
    [
        (2, 2, [[0, 0], [1, 1]]),
        (2, 3, [[0, 0, 0], [1, 1, 1]]),
        (3, 2, [[0, 1], [2, 2]]),
        (3, 3, [[0, 1, 0], [2, 2, 2]]),
        (4, 2, [[0, 1], [2, 3]]),
        (4, 3, [[0, 1, 0], [2, 3, 2]]),
        (5, 3, [[0, 1, 2], [3, 4, 3]]),
        (6, 3, [[0, 1, 2], [3, 4, 5]]),
    ],
)
def test_without_a_wish_the_people_are_divided_as_before(seats: int, size: int, shares: list[list[int]]) -> None:
    assert divided(seats, size, "even", "even") == shares
    assert (DIVISIONS[0], legends_each(5, "2"), legends_each(4, "2")) == ("even", 3, 2)


@rule("AP-GOAL-13", "AP-GOAL-02")
def test_every_division_is_possible_and_each_is_a_fair_one() -> None:
    """By size: whatever way to part the legends of both teams there is, some setting says it."""
    ways: dict[int, set[tuple[Parts, Parts]]] = {2: set(), 3: set()}
    for seats, size, first, second in product(range(2, 7), (2, 3), DIVISIONS, DIVISIONS):
        try:
            shares = divided(seats, size, first, second)
        except BadSetup:
            continue
        assert [len(each) for each in shares] == [size, size]
        assert sorted({seat for each in shares for seat in each}) == list(range(seats)), "everybody plays"
        assert max(shares[0]) < min(shares[1]), "nobody plays in both teams, and the first team sits first"
        ways[size].add((parts(shares[0]), parts(shares[1])))
    # Two legends can be parted in two ways, three in five.
    assert (len(ways[2]), len(ways[3])) == (4, 25)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (4, {"first_team": "one"}, "even with even or each; each with even or each; with team_size=3 it is possible"),
        (2, {"second_team": "each"}, "possible are, for the first team and the second: even with even or one"),
        (3, {"first_team": "12_3"}, "two teams of 2 legends among 3 people"),
        (6, {"first_team": "13_2"}, "two teams of 3 legends among 6 people"),
        (4, {**ONE_AGAINST_THREE, "second_team": "12_3"}, "one with even or each;"),
        (2, {"first_team": "both"}, "option first_team of apex_legends can be even, one, each, 12_3"),
    ],
)
def test_what_does_not_come_out_even_is_refused_with_what_is_possible(
    seats: int, options: dict[str, str], said: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        Match.start("apex_legends", seats, 1, options)
    assert said in str(refused.value)


def test_what_a_refusal_calls_possible_is_possible() -> None:
    with pytest.raises(BadSetup) as refused:
        divided(4, 3, "one", "one")
    listed = str(refused.value).split("the second: ")[1].split("; ")
    found = {(way.split(" with ")[0], beside) for way in listed for beside in way.split(" with ")[1].split(" or ")}
    for first, second in product(DIVISIONS, DIVISIONS):
        try:
            divided(4, 3, first, second)
        except BadSetup:
            assert (first, second) not in found
        else:
            assert (first, second) in found


@rule("AP-GOAL-13", "AP-INIT-08")
@pytest.mark.parametrize(
    ("first", "second", "red", "blue"),
    [
        ("one", "each", [0, 0, 0], [1, 2, 3]),
        ("each", "one", [0, 1, 2], [3, 3, 3]),
        ("12_3", "1_23", [0, 0, 1], [2, 3, 3]),
        ("13_2", "12_3", [0, 1, 0], [2, 2, 3]),
    ],
)
def test_the_legends_of_the_first_game_go_to_their_people(
    first: str, second: str, red: list[int], blue: list[int]
) -> None:
    s = Opening(4, draft="first_game", team_size="3", first_team=first, second_team=second)
    s.script("aim", SEAT_0_IS_RED)
    s.match.questions  # noqa: B018 - starts the match
    assert [s.seat(name) for name in RED3] == red
    assert [s.seat(name) for name in BLUE3] == blue
    assert s.match.sides == tuple(0 if seat in red else 1 for seat in range(4))


@rule("AP-GOAL-13", "AP-INIT-08", "AP-INIT-05")
def test_in_the_draft_whoever_will_play_a_legend_picks_it() -> None:
    s = Opening(4, team_size="3", first_team="one", second_team="each")
    s.script("aim", SEAT_0_IS_RED)
    assert s.asked == (0, "colour")
    s.choose(("blue",))
    seats = []
    while len(s.match.questions) == 1 and s.question.kind == "draft":
        seats.append(s.question.seat)
        s.choose(s.options[0])
    seats.append(s.board.seat_of[s.board.members[0][-1]])  # the last one is forced
    assert seats == [0, 1, 0, 2, 0, 3]
    assert [s.board.seat_of[who] for who in s.board.members[0]] == [1, 2, 3]


@rule("AP-GOAL-13", "AP-TURN-03")
def test_one_person_plays_three_legends_against_three_people() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=4, options=ONE_AGAINST_THREE)
    s.team_chooses("red")
    for name in RED3[:2]:
        assert s.asked == (0, "activate")
        s.choose(("activate", name))
        assert s.asked == (0, "act")
        s.choose(("end",))
    assert s.asked == (0, "act"), "the last one is activated without a question"
    s.choose(("end",))
    assert s.asked == (1, "activate")
    s.choose(("activate", "pathfinder"))
    assert s.asked == (3, "act")


@rule("AP-GOAL-13", "AP-SHOOT-14")
def test_reactions_are_asked_of_whoever_plays_the_target_or_its_allies() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=4, options=ONE_AGAINST_THREE)
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (8, 5), hand=["bring_me_down"])
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    while s.question.kind == "boost":
        s.choose(("pass",))
    assert s.asked == (1, "react_before")


@rule("AP-GOAL-13", "AP-LEG-03")
def test_a_team_of_three_sees_what_is_its_own_and_the_one_does_not() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=4, options=ONE_AGAINST_THREE)
    s.legend("pathfinder", pack=["syringe"])
    for seat, is_seen in enumerate((False, True, True, True)):
        assert ("syringe" in str(view(s.board, seat))) == is_seen


def test_when_one_of_three_concedes_the_one_wins() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=4, options=ONE_AGAINST_THREE)
    s.match.answer(2, ("concede",))
    assert s.match.result is not None
    assert tuple(s.match.result.places) == (1, 2, 2, 2)
    assert [s.match.share(seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


def test_before_the_colours_are_chosen_the_first_team_concedes_as_one() -> None:
    match = Match.start("apex_legends", 4, 1, ONE_AGAINST_THREE)
    match.answer(3, ("concede",))
    assert match.result is not None
    assert tuple(match.result.places) == (1, 2, 2, 2)


@rule("AP-EQUIP-02", "AP-GOAL-13")
def test_everybody_deals_out_what_the_own_legends_drew() -> None:
    s = Opening(3, draft="first_game", team_size="3", first_team="1_23", second_team="one")
    s.script("aim", SEAT_0_IS_RED)
    assert [(question.seat, question.note) for question in s.match.questions] == [(0, 12), (2, 36)]
    s.answer(0, s.match.options(0)[1])
    s.answer(2, s.match.options(2)[1])
    assert [(question.seat, question.note) for question in s.match.questions] == [(1, 24), (2, 35)]
    drawn = {str(option[1]) for option in s.match.options(1) if option[0] == "deal"}
    pool = view(s.board, 1).pool
    assert pool is not None
    assert {item.item for item in pool if item.open} == drawn
    assert {option[2] for option in s.match.options(1) if option[0] == "deal"} == set(RED3), "also to Bangalore"


@pytest.mark.parametrize("name", ["first_team", "second_team"])
def test_every_division_has_words_of_its_own(name: str) -> None:
    voices = Voices(GAME)
    dashed = name.replace("_", "-")
    assert next(setting.values for setting in GAME.settings if setting.name == name) == DIVISIONS
    texts = [voices.say(Said(f"setting-{dashed}-{value.replace('_', '-')}")) for value in DIVISIONS]
    for language in range(3):
        assert len({text[language] for text in texts}) == len(DIVISIONS)
    assert voices.say(Said(f"setting-{dashed}"))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, ONE_AGAINST_THREE), (3, {"first_team": "one", "draft": "random"})],
)
def test_other_divisions_conform(seats: int, options: dict[str, str]) -> None:
    clauses = {clause.id for clause in read_games(RULES)["apex_legends"]}
    assert conformance("apex_legends", seats, options, 1, "divided", clauses, one_in=8) > 0


def test_a_held_setting_is_not_measured_with_divisions_that_need_another() -> None:
    """Half of the setups of four people divide three legends, which is no division of two."""
    rows = balance("apex_legends", "random", 6, 1, seats=4, options={"team_size": "2"})
    assert rows["seat 1 of 4"].seats == 6


def test_bots_play_one_against_three_to_the_end() -> None:
    match = Match.start("apex_legends", 4, "one", {**ONE_AGAINST_THREE, "draft": "first_game"})
    bots = [make_bot("greedy", seat) for seat in range(4)]
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, bots[question.seat].choose(match, question))
    assert match.result is not None
    assert len(set(zip(match.sides, match.result.places, strict=True))) == 2
    played = [name for seat in range(4) for name in GAME.traits(match.state, seat)[1:]]
    assert sorted(played) == sorted(LEGENDS)
