"""Chapter 2: teams, stages, victory points, and how a match ends."""

import pytest

from stolik.games.apex_legends.catalogue import NOTHING
from stolik.games.apex_legends.state import PHASES, Board
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


def strike_down(s: Scenario, attacker: str = "wraith", victim: str = "gibraltar") -> None:
    """The victim has 4 health left and is hit in melee."""
    s.legend(attacker, (4, 4))
    s.legend(victim, (5, 5), shield=0, health=4)
    s.acts(attacker)
    s.aim("a13")
    s.choose(("melee",), ("attack", victim))


def last_round(s: Scenario) -> None:
    s.round(8)
    s.transition(5)


def outcome(s: Scenario) -> tuple[str, tuple[int, ...]]:
    assert s.match.result is not None
    return s.match.result.reason, tuple(s.match.result.places)


@rule("AP-GOAL-01")
@pytest.mark.parametrize(("seats", "size"), [(2, 2), (4, 2), (2, 3), (6, 3)])
def test_both_teams_have_the_same_number_of_legends(seats: int, size: int) -> None:
    match = Match.start("apex_legends", seats=seats, seed=1, options={"team_size": str(size), "draft": "first_game"})
    board = match.state
    assert isinstance(board, Board)
    assert [len(team) for team in board.members] == [size, size]
    assert sum(team != NOTHING for team in board.team) == 2 * size


@rule("AP-GOAL-02")
def test_one_player_may_control_several_legends_and_each_keeps_its_own_things() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("bangalore", hand=["double_time"], pack=["syringe"])
    assert {s.seat(name) for name in RED3} == {0}
    assert {s.seat(name) for name in BLUE3} == {1}
    assert (s.hand_of("bangalore"), s.hand_of("wraith")) == (["double_time"], [])
    assert (s.pack_of("bangalore"), s.pack_of("wraith")) == (["syringe"], [])


@rule("AP-GOAL-02")
def test_each_of_six_players_has_one_legend() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    assert [s.seat(name) for name in (*RED3, *BLUE3)] == [0, 1, 2, 3, 4, 5]


@rule("AP-GOAL-02")
def test_a_rule_for_each_player_applies_once_for_each_legend() -> None:
    s = Scenario()
    s.transition()
    s.match.questions  # noqa: B018 - starts the match: everybody draws a feat
    assert [len(s.hand_of(name)) for name in ("bangalore", "wraith", "gibraltar", "bloodhound")] == [1, 1, 1, 1]


@rule("AP-GOAL-03")
def test_the_three_stages_come_in_order() -> None:
    match = Match.start("apex_legends", seed=3, options={"draft": "first_game"})
    dice = Dice(5)
    stages: list[str] = []
    while len(stages) < 3:
        board = match.state
        assert isinstance(board, Board)
        name = PHASES[board.phase]
        stage = {"equipping": "equipping", "tile": "drop", "entering": "drop"}.get(name, "encounter")
        if name not in ("initiative", "colour", "draft") and stage not in stages:
            stages.append(stage)
        question = match.questions[0]
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert stages == ["equipping", "drop", "encounter"]


@rule("AP-GOAL-04")
def test_a_legend_starts_with_two_deathboxes_and_each_taken_one_is_a_victory_point() -> None:
    s = Scenario()
    strike_down(s)
    assert [s.deathboxes(name) for name in ("bangalore", "wraith", "gibraltar", "bloodhound")] == [2, 2, 1, 2]
    assert (s.points("red"), s.points("blue")) == (1, 0)


@rule("AP-GOAL-05")
def test_a_team_wins_as_soon_as_every_enemy_has_lost_a_deathbox() -> None:
    s = Scenario()
    s.legend("bloodhound", deathboxes=1)
    strike_down(s)
    assert outcome(s) == ("elimination", (1, 2))


@rule("AP-GOAL-05")
def test_a_team_does_not_win_while_one_enemy_has_both_deathboxes() -> None:
    s = Scenario()
    s.legend("gibraltar", deathboxes=1)
    strike_down(s)
    assert not s.match.over
    assert (s.deathboxes("gibraltar"), s.points("red")) == (0, 2)


@rule("AP-GOAL-05")
def test_a_team_of_three_is_beaten_only_when_all_three_have_lost_one() -> None:
    for tokens, is_over in ((2, False), (1, True)):
        s = Scenario(red=RED3, blue=BLUE3)
        s.legend("bloodhound", deathboxes=1)
        s.legend("pathfinder", deathboxes=tokens)
        strike_down(s)
        assert s.match.over is is_over


@rule("AP-GOAL-06")
def test_two_points_win_when_a_legend_without_deathboxes_would_be_activated() -> None:
    s = Scenario()
    s.legend("gibraltar", None, deathboxes=0)
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert outcome(s) == ("points", (1, 2))


@rule("AP-GOAL-06")
def test_activating_another_legend_does_not_end_the_match() -> None:
    s = Scenario()
    s.legend("gibraltar", None, deathboxes=0)
    s.team_chooses("blue")
    s.choose(("activate", "bloodhound"))
    assert s.asked == (1, "act")


@rule("AP-GOAL-06")
@pytest.mark.parametrize(("pathfinder", "is_over"), [(1, False), (0, True)])
def test_teams_of_three_need_four_points(pathfinder: int, is_over: bool) -> None:
    s = Scenario("crossroads", red=RED3, blue=BLUE3)
    s.legend("gibraltar", None, deathboxes=0)
    s.legend("pathfinder", deathboxes=pathfinder)
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert s.match.over is is_over
    if not is_over:
        assert s.asked == (1, "respawn")


@rule("AP-GOAL-06")
def test_a_legend_with_a_deathbox_left_is_activated_whatever_the_points() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("gibraltar", None, deathboxes=0)
    s.legend("pathfinder", deathboxes=0)
    s.team_chooses("blue")
    s.choose(("activate", "pathfinder"))
    assert outcome(s) == ("points", (1, 2))
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("gibraltar", None, deathboxes=0)
    s.legend("pathfinder", deathboxes=0)
    s.team_chooses("blue")
    s.choose(("activate", "bloodhound"))
    assert s.asked == (1, "act")


@rule("AP-GOAL-07")
def test_points_are_checked_before_the_respawn() -> None:
    s = Scenario()
    s.legend("gibraltar", None, deathboxes=0)
    s.legend("bloodhound", None, deathboxes=2)
    s.team_chooses("blue", "bloodhound")
    s.match.questions  # noqa: B018 - Gibraltar is the only one left to activate
    assert outcome(s) == ("points", (1, 2))
    assert s.at("gibraltar") is None


@rule("AP-GOAL-07", "AP-GOAL-08", "AP-DMG-07")
def test_eliminations_by_one_grenade_are_all_carried_out_before_the_check() -> None:
    s = Scenario()
    s.legend("bangalore", (0, 0), deathboxes=1)
    s.legend("bloodhound", (11, 11), deathboxes=1)
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("gibraltar", (8, 5), shield=0, health=10)
    s.acts("wraith")
    s.aim("a10", "a12")
    # Landing between the two, Wraith is two spaces away and only Gibraltar is hit.
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert outcome(s) == ("elimination", (1, 2))
    s = Scenario()
    s.legend("bangalore", (0, 0), deathboxes=1)
    s.legend("bloodhound", (11, 11), deathboxes=1)
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("gibraltar", (7, 5), shield=0, health=10)
    s.acts("wraith")
    s.aim("a6", "a10")
    # Shifted to the west it lies between both, and both fall together.
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert outcome(s) == ("draw", (1, 1))
    assert (s.points("red"), s.points("blue")) == (2, 2)


@rule("AP-GOAL-08", "AP-GOAL-10")
def test_when_both_teams_are_beaten_at_once_more_points_win() -> None:
    s = Scenario()
    s.legend("bangalore", (0, 0), deathboxes=1)
    s.legend("bloodhound", (11, 11), deathboxes=0)
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.legend("gibraltar", (7, 5), shield=0, health=10)
    s.acts("wraith")
    s.aim("a6", "a10")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert outcome(s) == ("victory_points", (1, 2))


@rule("AP-GOAL-09")
def test_after_round_eight_the_match_is_over() -> None:
    s = Scenario()
    last_round(s)
    assert s.match.over


@rule("AP-GOAL-09")
def test_after_round_seven_it_goes_on() -> None:
    s = Scenario()
    s.round(7)
    s.transition(2)
    assert s.asked == (0, "activate")
    assert s.board.round == 8


@rule("AP-GOAL-10")
def test_more_victory_points_win_after_round_eight() -> None:
    s = Scenario()
    s.legend("gibraltar", deathboxes=1, health=40)
    s.legend("wraith", health=1)
    last_round(s)
    assert outcome(s) == ("victory_points", (1, 2))


@rule("AP-GOAL-11")
@pytest.mark.parametrize(
    ("wraith", "bloodhound", "places", "reason"),
    [(25, 26, (2, 1), "health"), (26, 25, (1, 2), "health"), (25, 25, (1, 1), "draw")],
)
def test_equal_points_compare_the_best_legends_that_have_both_deathboxes(
    wraith: int, bloodhound: int, places: tuple[int, ...], reason: str
) -> None:
    s = Scenario()
    s.legend("bangalore", deathboxes=1, health=40)
    s.legend("gibraltar", deathboxes=1, health=40)
    s.legend("wraith", health=wraith)
    s.legend("bloodhound", health=bloodhound)
    last_round(s)
    assert outcome(s) == (reason, places)


@rule("AP-GOAL-11")
def test_the_highest_health_of_a_team_counts_not_the_sum() -> None:
    s = Scenario()
    for name, health in (("bangalore", 30), ("wraith", 30), ("gibraltar", 31), ("bloodhound", 1)):
        s.legend(name, health=health)
    last_round(s)
    assert outcome(s) == ("health", (2, 1))


@rule("AP-GOAL-11")
def test_a_team_without_an_unbeaten_legend_counts_as_zero() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    for name in ("bangalore", "wraith", "lifeline"):
        s.legend(name, deathboxes=1)
    s.legend("gibraltar", deathboxes=0)
    s.legend("pathfinder", deathboxes=1)
    s.legend("bloodhound", health=1)
    last_round(s)
    assert outcome(s) == ("health", (2, 1))


@rule("AP-GOAL-12")
def test_otherwise_the_match_is_a_draw() -> None:
    s = Scenario()
    last_round(s)
    assert outcome(s) == ("draw", (1, 1))
