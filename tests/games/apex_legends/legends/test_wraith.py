"""Wraith: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.testkit.scenarios.apex_legends import Scenario

# Abilities


def test_into_the_void_adds_a_point_to_each_own_move() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["kunai"])
    s.acts("wraith")
    s.choose(("initiate", "into_the_void"), ("move",))
    assert s.question.note == 3
    s.choose(("done",), ("rush",), ("discard", "kunai"))
    assert s.question.note == 2
    assert s.token("into_the_void") == 3


@pytest.mark.parametrize(
    ("weapon", "shots", "cards"), [("spitfire_1", 2, 1), ("longbow_1", 2, 1), ("peacekeeper_1", 1, 4)]
)
def test_as_a_reaction_it_lowers_a_rate_of_three_or_more(weapon: str, shots: int, cards: int) -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (7, 5), weapons=[weapon, "p2020_1"])
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "into_the_void"))
    aimed = s.events("aimed")[0]
    assert (aimed["shots"], aimed["cards"]) == (shots, cards)


def test_after_the_damage_she_may_move_two_unless_eliminated() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (7, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a1", "a5")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "into_the_void"))
    assert (s.asked, s.question.note) == ((0, "move"), 2)
    s.choose(("done",))
    assert s.question.kind == "act"
    s = Scenario()
    s.legend("wraith", (5, 5), shield=0, health=1)
    s.legend("gibraltar", (8, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "into_the_void"))
    assert (s.at("wraith"), s.question.kind) == (None, "act")


def test_the_rift_places_portals_around_a_move_of_five() -> None:
    s = Scenario()
    s.legend("wraith", (2, 2))
    s.acts("wraith")
    s.choose(("initiate", "dimensional_rift"), ("on", 1, 1))
    assert s.question.note == 5
    s.step((3, 3), (4, 4), (5, 5), (6, 6), (7, 7))
    s.choose(("on", 8, 8))
    assert (s.ap, s.token("dimensional_rift")) == (1, "below 4")
    s.choose(("move",))
    assert s.can(("step", 8, 8))


def test_with_one_portal_nothing_happens() -> None:
    s = Scenario()
    s.legend("bangalore", (2, 2))
    s.portals((3, 3))
    s.acts("bangalore")
    s.choose(("interact",), ("move",))
    assert not s.can(("step", 3, 3))


def test_a_legend_pushed_against_a_portal_collides() -> None:
    s = Scenario()
    s.legend("wraith", (1, 1))
    s.legend("gibraltar", (2, 2))
    s.portals((3, 3), (9, 9))
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == ((2, 2), (12, 40))


# Feats


def test_come_and_find_me_needs_somebody_at_a_portal() -> None:
    s = Scenario()
    s.legend("wraith", (6, 6), hand=["come_and_find_me"])
    s.portals((3, 3), (9, 9))
    s.acts("wraith")
    assert not s.can(("play", "come_and_find_me"))


def test_phase_step_goes_to_the_own_level_or_lower() -> None:
    s = Scenario("building (4,4)-(5,5); building (7,4)-(7,5); building (7,4)-(7,5)")
    s.legend("wraith", (5, 5), hand=["phase_step"])
    s.acts("wraith")
    s.choose(("play", "phase_step"))
    goals = set(s.of("go"))
    assert (4, 4) in goals
    assert (6, 6) in goals
    assert (7, 5) not in goals
    assert (8, 5) not in goals


def test_whispers_make_her_harder_to_hit_and_she_may_move() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["whispers"])
    s.cooling("into_the_void", 1)
    s.legend("gibraltar", (8, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a1", "a5", "a6", "a7", "a8")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "whispers"))
    assert s.events("aimed")[0]["threshold"] == 65
    assert (s.question.kind, s.question.note) == ("move", 1)


def test_seen_it_before_arranges_the_top_cards() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["seen_it_before"], weapons=["volt_1", "p2020_1"])
    s.legend("gibraltar", (8, 5))
    s.aim("a1", "a14", "a5", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("boost", "seen_it_before"))
    assert s.of("under") == [("a1",), ("a5",), ("a12",), ("a14",)]
    s.choose(("under", "a1"), ("under", "a5"), ("done",), ("top", "a12"))
    s.skip()
    revealed = s.events("revealed_aim")[0]["cards"]
    assert isinstance(revealed, list | tuple)
    assert list(revealed[:2]) == ["a12", "a14"]
    assert not {"a1", "a5"} & set(revealed)


def test_forewarned_lets_her_step_out_of_the_blast() -> None:
    s = Scenario()
    s.legend("wraith", (6, 5), hand=["forewarned"])
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5), ("play", "forewarned"))
    s.step((7, 6), (8, 7))
    assert s.dial("wraith") == (20, 40)


def test_forewarned_is_not_asked_outside_the_blast() -> None:
    s = Scenario()
    s.legend("wraith", (9, 5), hand=["forewarned"])
    s.legend("gibraltar", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("gibraltar")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.question.kind == "use"


def test_kunai_succeeds_without_a_card_and_deals_six() -> None:
    s = Scenario()
    s.legend("wraith", (3, 5), hand=["kunai"])
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.choose(("play", "kunai"), ("move",))
    s.step((4, 5), (5, 5))
    s.choose(("attack", "gibraltar"))
    assert (s.dial("gibraltar"), s.at("gibraltar"), s.ap) == ((14, 40), (7, 5), 1)
    assert s.events("revealed_aim") == []


def test_this_way_moves_any_legend_of_the_team_or_nobody() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["this_way"])
    s.legend("bangalore", (6, 6))
    s.legend("gibraltar", (8, 5), weapons=["sentinel_2", "p2020_1"])
    s.acts("gibraltar")
    s.choose(("shoot", "bangalore", 1))
    s.skip("react_before")
    s.choose(("react", "this_way"))
    assert set(s.options) == {("legend", "bangalore"), ("legend", "wraith"), ("pass",)}
    s.choose(("legend", "bangalore"))
    assert (s.question.kind, s.question.note) == ("move", 2)


@pytest.mark.parametrize(("distance", "can"), [(1, True), (2, True), (3, False)])
def test_from_nowhere_works_at_close_range(distance: int, can: bool) -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["from_nowhere"], weapons=["p2020_2", "volt_1"])
    s.legend("gibraltar", (5 + distance, 5), shield=20)
    s.aim("a12", "a5", "a6")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.can(("boost", "from_nowhere")) is can
    if can:
        s.choose(("boost", "from_nowhere"))
        s.skip()
        assert s.events("aimed")[0]["threshold"] == 35
        # 70, 30, 30: one hit with a headshot of 4 + 3.
        assert s.events("hit")[0]["damage"] == 6 + 7
