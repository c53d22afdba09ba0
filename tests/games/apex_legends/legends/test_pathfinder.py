"""Pathfinder: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.testkit.scenarios.apex_legends import Scenario

RED, BLUE = ("wraith", "bangalore"), ("pathfinder", "gibraltar")


def pathfinder(land: str = "") -> Scenario:
    return Scenario(land, red=RED, blue=BLUE)


# Abilities


def test_the_hook_goes_to_a_free_space_in_three_that_he_sees() -> None:
    s = pathfinder("wall V(7,3) length 2; wall V(7,5) length 2; wall V(7,7) length 2")
    s.legend("pathfinder", (5, 5))
    s.legend("wraith", (3, 3))
    s.acts("pathfinder")
    s.choose(("initiate", "grappling_hook"))
    goals = set(s.of("go"))
    assert {(2, 5), (5, 8), (6, 5)} <= goals
    assert not {(3, 3), (8, 5), (5, 5), (1, 5)} & goals
    s.choose(("go", 2, 5))
    assert (s.at("pathfinder"), s.ap, s.token("grappling_hook")) == ((2, 5), 1, 2)
    assert s.question.kind == "act"


@pytest.mark.parametrize(
    ("land", "goal"),
    [
        ("building (7,5)-(8,6)", (7, 5)),
        ("low wall V(8,5)", (7, 5)),
        ("beacon (8,6)", (7, 5)),
        ("building (8,5)-(9,6)", (7, 5)),
    ],
)
def test_higher_up_or_at_something_solid_he_may_swing_again(land: str, goal: tuple[int, int]) -> None:
    s = pathfinder(land)
    s.legend("pathfinder", (5, 5))
    s.acts("pathfinder")
    s.choose(("initiate", "grappling_hook"), ("go", *goal))
    assert s.question.kind == "transfer"
    assert ("stay",) in s.options
    assert ("go", 7, 7) in s.options
    s.choose(("stay",))
    assert s.at("pathfinder") == goal


def test_as_a_reaction_after_fire_he_swings_two() -> None:
    s = pathfinder()
    s.legend("pathfinder", (5, 5))
    s.legend("wraith", (8, 5), weapons=["sentinel_2", "p2020_1"])
    s.aim("a1")
    s.acts("wraith")
    s.choose(("shoot", "pathfinder", 1))
    assert s.question.kind == "react_after"
    s.choose(("react", "grappling_hook"))
    assert (3, 5) in s.of("go")
    assert (2, 5) not in s.of("go")
    s.choose(("go", 3, 5))
    assert s.token("grappling_hook") == 2


def test_the_zip_line_serves_every_legend() -> None:
    s = pathfinder()
    s.legend("wraith", (5, 5))
    s.anchors((5, 5, 0), (9, 9, 0))
    s.acts("wraith")
    s.choose(("interact",), ("zip", 5, 5, 0), ("go", 9, 9))
    assert s.at("wraith") == (9, 9)


# Feats


def test_all_aboard_moves_one_and_rides() -> None:
    s = pathfinder()
    s.legend("pathfinder", (5, 5), hand=["all_aboard"])
    s.legend("gibraltar", (1, 2))
    s.anchors((3, 3, 0), (9, 9, 0))
    s.acts("pathfinder")
    s.choose(("play", "all_aboard"), ("legend", "gibraltar"), ("move",))
    s.step((2, 3))
    s.choose(("zip", 3, 3, 0), ("go", 8, 8))
    assert (s.at("gibraltar"), s.ap) == ((8, 8), 2)


def test_targeting_upgrade_halves_the_range_modifier() -> None:
    s = pathfinder()
    s.legend("pathfinder", (1, 5), hand=["targeting_upgrade"], weapons=["hemlok_2", "p2020_1"])
    s.legend("wraith", (8, 5))
    s.acts("pathfinder")
    s.choose(("shoot", "wraith", 1), ("boost", "targeting_upgrade"))
    s.skip()
    assert (s.events("aimed")[0]["threshold"], s.events("aimed")[0]["start"]) == (65, 0)


def test_quick_swing_and_a_push() -> None:
    s = pathfinder("wall V(9,5)")
    s.legend("pathfinder", (5, 5), hand=["quick_swing"])
    s.legend("wraith", (8, 5))
    s.acts("pathfinder")
    s.choose(("play", "quick_swing"), ("go", 7, 5))
    assert set(s.options) == {("legend", "wraith"), ("pass",)}
    s.choose(("legend", "wraith"))
    assert (s.at("wraith"), s.dial("wraith")) == ((8, 5), (17, 40))


@pytest.mark.parametrize(("at", "asked"), [((8, 5), True), ((9, 5), False), ((6, 5), False)])
def test_return_to_sender_in_two_of_the_grenade(at: tuple[int, int], asked: bool) -> None:
    s = pathfinder()
    s.legend("pathfinder", at, hand=["return_to_sender"])
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert (s.question.kind == "instant_grenade") is asked


def test_return_to_sender_shifts_up_to_two() -> None:
    s = pathfinder()
    s.legend("pathfinder", (7, 5), hand=["return_to_sender"])
    s.legend("wraith", (4, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5), ("play", "return_to_sender"))
    s.choose(("shift", "w"), ("shift", "w"))
    assert (s.dial("pathfinder"), s.dial("wraith")) == ((20, 40), (0, 40))


def test_return_to_sender_not_from_below() -> None:
    s = pathfinder("building (6,5)-(7,6)")
    s.legend("pathfinder", (5, 5), hand=["return_to_sender"])
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.question.kind == "use"


def test_uppercut_needs_an_adjacent_enemy() -> None:
    s = pathfinder()
    s.legend("pathfinder", (5, 5), hand=["uppercut"])
    s.acts("pathfinder")
    assert not s.can(("play", "uppercut"))


@pytest.mark.parametrize(("at", "can"), [((8, 8), True), ((9, 8), False)])
def test_reel_in_brings_an_ally_in_three(at: tuple[int, int], can: bool) -> None:
    s = pathfinder()
    s.legend("pathfinder", (5, 5), hand=["reel_in"])
    s.legend("gibraltar", at)
    s.legend("wraith", (11, 8), weapons=["sentinel_2", "p2020_1"])
    s.aim("a1")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip("react_before")
    assert s.can(("react", "reel_in")) is can
    if can:
        s.choose(("react", "reel_in"), ("legend", "gibraltar"), ("go", 6, 6))
        assert s.at("gibraltar") == (6, 6)


@pytest.mark.parametrize(("land", "more"), [("", 5), ("building (5,5)-(6,6)", 15), ("building (8,5)-(9,6)", 5)])
def test_hard_target_is_harder_from_above(land: str, more: int) -> None:
    s = pathfinder(land)
    s.legend("pathfinder", (5, 5), hand=["hard_target"])
    s.legend("wraith", (8, 5), weapons=["spitfire_1", "p2020_1"])
    s.acts("wraith")
    s.choose(("shoot", "pathfinder", 1), ("react", "hard_target"))
    assert s.events("aimed")[0]["threshold"] == 55 + more


def test_recalibrate_accelerates_the_hook() -> None:
    s = pathfinder()
    s.legend("pathfinder", hand=["recalibrate"])
    s.cooling("grappling_hook", 2)
    s.acts("pathfinder")
    s.choose(("play", "recalibrate"))
    assert s.token("grappling_hook") == 0
