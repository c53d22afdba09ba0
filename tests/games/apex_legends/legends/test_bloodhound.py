"""Bloodhound: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

# Abilities


def test_ravens_go_to_enemies_in_three_without_sight() -> None:
    s = Scenario(
        "wall V(7,4) length 3", red=("wraith", "bangalore", "lifeline"), blue=("gibraltar", "bloodhound", "pathfinder")
    )
    s.legend("bloodhound", (5, 5))
    s.legend("wraith", (8, 5))
    s.legend("bangalore", (9, 5))
    s.legend("lifeline", (5, 6))
    s.acts("bloodhound")
    s.choose(("initiate", "eye_of_the_allfather"))
    assert set(s.options) == {("legend", "wraith"), ("legend", "lifeline"), ("done",)}
    s.choose(("legend", "wraith"), ("legend", "lifeline"))
    assert s.question.kind == "act"
    assert sorted(s.board.ravens) == sorted([LEGEND["wraith"], LEGEND["lifeline"]])
    assert s.token("eye_of_the_allfather") == "below 0"


def test_ravens_need_an_enemy_in_range() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5))
    s.legend("wraith", (9, 5))
    s.legend("bangalore", (9, 6))
    s.acts("bloodhound")
    assert not s.can(("initiate", "eye_of_the_allfather"))


@pytest.mark.parametrize(("has_raven", "hits"), [(True, 1), (False, 0)])
def test_cover_is_a_hit_against_a_raven(has_raven: bool, hits: int) -> None:
    s = Scenario("low wall V(9,5)", red=("bangalore", "wraith"))
    s.legend("gibraltar", (5, 5), weapons=["sentinel_2", "p2020_1"])
    s.legend("wraith", (9, 5))
    if has_raven:
        s.ravens("wraith")
    s.cooling("into_the_void", 1)
    s.aim("a7")  # 45, cover and headshot
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1))
    s.skip()
    assert s.events("hit")[0]["hits"] == hits


def test_the_beast_helps_moves_of_two_or_more_and_aiming() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("wraith", (8, 5))
    s.acts("bloodhound")
    s.choose(("initiate", "beast_of_the_hunt"), ("move",))
    assert s.question.note == 3
    s.choose(("done",), ("interact",), ("move",))
    assert s.question.note == 1
    s = Scenario()
    s.legend("bloodhound", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("wraith", (8, 5))
    s.beast()
    s.acts("bloodhound")
    s.choose(("shoot", "wraith", 1))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 50


def test_eliminating_an_enemy_renews_the_beast() -> None:
    s = Scenario()
    s.legend("bloodhound", (4, 4))
    s.legend("wraith", (5, 5), shield=0, health=4)
    s.beast(ends=3)
    s.aim("a13")
    s.acts("bloodhound")
    s.choose(("melee",), ("attack", "wraith"))
    assert s.token("beast_of_the_hunt") == "below 0"


# Feats


def test_allfathers_strength_shoots_then_moves() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["allfathers_strength"])
    s.legend("wraith", (8, 5))
    s.acts("bloodhound")
    s.choose(("play", "allfathers_strength"))
    assert s.question.kind == "shoot"
    s.choose(("shoot", "wraith", 2))
    s.skip()
    assert (s.question.kind, s.question.note, s.ap) == ("move", 2, 1)


def test_read_the_tracks_ignores_cover_of_the_chosen_enemy() -> None:
    for chosen, hits in (("wraith", 1), ("bangalore", 0)):
        s = Scenario("low wall V(9,5)")
        s.legend("bloodhound", (5, 5), hand=["read_the_tracks"], weapons=["g7_scout_1", "p2020_1"])
        s.legend("wraith", (9, 5))
        s.legend("bangalore", (5, 8))
        s.cooling("into_the_void", 1)
        s.aim("a10", "a5", "a6")  # 60 with cover
        s.acts("bloodhound")
        s.choose(("play", "read_the_tracks"), ("legend", chosen), ("shoot", "wraith", 1))
        s.skip()
        assert s.events("hit")[0]["hits"] == hits


@rule("AP-CARD-07")
@pytest.mark.parametrize(("ap", "has_shot", "can"), [(1, False, True), (1, True, False), (0, False, False)])
def test_read_the_tracks_needs_a_shot_to_come(ap: int, has_shot: bool, can: bool) -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["read_the_tracks"])
    s.legend("wraith", (9, 5))
    s.acts("bloodhound", ap=ap, has_shot=has_shot)
    assert s.can(("play", "read_the_tracks")) is can


@pytest.mark.parametrize(("has_moved", "can"), [(False, True), (True, False)])
def test_patient_hunter_needs_to_stand_still(has_moved: bool, can: bool) -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["patient_hunter"], weapons=["spitfire_1", "p2020_1"])
    s.legend("wraith", (8, 5))
    s.acts("bloodhound", has_moved=has_moved)
    s.choose(("shoot", "wraith", 1))
    assert s.can(("boost", "patient_hunter")) is can
    if can:
        s.choose(("boost", "patient_hunter"))
        s.skip()
        assert (s.events("aimed")[0]["threshold"], s.events("aimed")[0]["start"]) == (45, 2)


def test_foregone_conclusion_for_an_ally() -> None:
    s = Scenario()
    s.legend("bloodhound", (4, 4), hand=["foregone_conclusion"])
    s.legend("gibraltar", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("bangalore", (10, 5))
    s.aim("a1", "a2", "a5", "a6", "a3", "a14", "a12")
    s.acts("gibraltar")
    s.choose(("shoot", "bangalore", 1), ("play", "foregone_conclusion"))
    s.skip("react_before")
    # Distance 5, one beyond the range: 65 − 10. The shooter replaces two cards.
    assert s.events("aimed")[0]["threshold"] == 55
    assert (s.question.kind, s.question.seat) == ("redraw", s.seat("gibraltar"))
    s.choose(("redraw", "a1"), ("redraw", "a2"))
    s.skip()
    assert s.events("hit")[0]["hits"] == 2


def test_ravens_warning_replaces_one_card_and_must() -> None:
    s = Scenario()
    s.legend("bloodhound", (4, 4), hand=["ravens_warning"])
    s.legend("gibraltar", (5, 5))
    s.legend("wraith", (8, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a14", "a5", "a6", "a3", "a1", "a2")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "ravens_warning"))
    assert s.asked == (1, "redraw")
    assert {option[0] for option in s.options} == {"redraw"}
    s.choose(("redraw", "a14"))
    s.skip()
    assert s.events("hit")[0]["hits"] == 1  # three half-hits: a3, a1 and the new a2


def test_pursuit_ends_nearer_to_an_enemy() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["pursuit"])
    s.legend("wraith", (0, 5))
    s.legend("bangalore", (0, 6))
    s.acts("bloodhound")
    s.choose(("play", "pursuit"))
    assert not s.can(("done",))
    s.step((6, 5))  # away, but two points are enough to come back past the start
    assert not s.can(("step", 7, 5))
    s.step((5, 5), (4, 5))
    assert s.at("bloodhound") == (4, 5)


@rule("AP-CONV-08")
def test_pursuit_through_a_portal_ends_nearer_too() -> None:
    """With the last point through the portal: only its near side is nearer than the start."""
    s = Scenario()
    s.legend("bloodhound", (4, 5), hand=["pursuit"])
    s.legend("wraith", (11, 5))
    s.legend("bangalore", (11, 6))
    s.portals((7, 6), (4, 9))
    s.acts("bloodhound")
    s.choose(("play", "pursuit"))
    s.step((5, 5), (6, 5), (7, 6))
    assert {x for x, _ in s.of("go")} == {5}
    reason = s.game.why_not(s.board, s.question, s.question.seat, ("go", 3, 9))
    assert reason is not None
    assert reason.clause == "AP-CONV-08"


def test_slip_the_snare_moves_and_accelerates_one_ability() -> None:
    s = Scenario()
    s.legend("bloodhound", (5, 5), hand=["slip_the_snare"])
    s.legend("wraith", (8, 5), weapons=["sentinel_2", "p2020_1"])
    s.cooling("eye_of_the_allfather", 3)
    s.cooling("beast_of_the_hunt", 1)
    s.aim("a1")
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    s.skip("react_before")
    s.choose(("react", "slip_the_snare"), ("done",))
    assert set(s.options) == {("accelerate", "eye_of_the_allfather"), ("accelerate", "beast_of_the_hunt")}
    s.choose(("accelerate", "beast_of_the_hunt"))
    assert s.token("beast_of_the_hunt") == 0


def test_trophy_restores_health_and_draws_a_feat() -> None:
    s = Scenario()
    s.legend("bloodhound", (9, 9), health=25, hand=["trophy"], deck=["pursuit"])
    s.legend("gibraltar", (4, 4))
    s.legend("wraith", (5, 5), shield=0, health=4)
    s.aim("a13")
    s.acts("gibraltar")
    s.choose(("melee",), ("attack", "wraith"), ("play", "trophy"))
    assert (s.dial("bloodhound"), s.hand_of("bloodhound")) == ((20, 35), ["pursuit"])
