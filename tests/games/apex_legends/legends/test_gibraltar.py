"""Gibraltar: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

# GB-A-1 Dome of Protection


def test_the_dome_goes_to_a_free_intersection_in_two_that_he_sees() -> None:
    s = Scenario("wall V(7,4) length 4")
    s.legend("gibraltar", (5, 5))
    s.acts("gibraltar")
    s.choose(("initiate", "dome_of_protection"))
    nodes = set(s.of("node"))
    assert (3, 3, 0) in nodes
    assert (5, 8, 0) in nodes
    assert (2, 5, 0) not in nodes  # three spaces away
    assert (8, 6, 0) not in nodes  # behind the wall
    s.choose(("node", 5, 5, 0))
    assert s.token("dome_of_protection") == "below 0"


def test_from_inside_the_dome_nothing_is_thrown_or_shot_out() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), pack=["frag_grenade"])
    s.legend("wraith", (4, 4))
    s.legend("bangalore", (8, 5))
    s.dome((5, 5, 0))
    s.acts("gibraltar")
    assert {name for name, _ in s.of("shoot")} == {"wraith"}
    s.choose(("use",))
    assert s.of("use") == []


def test_a_grenade_from_outside_may_be_aimed_into_the_dome_but_hurts_nobody_there() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (6, 5))
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.dome((5, 5, 0))
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 5, 5))
    assert (s.dial("gibraltar"), s.dial("bloodhound")) == ((20, 40), (10, 40))


def test_a_shot_through_the_dome_is_forbidden() -> None:
    s = Scenario()
    s.legend("wraith", (2, 5))
    s.legend("bloodhound", (8, 5))
    s.legend("gibraltar", (2, 9))
    s.dome((5, 5, 0))
    s.acts("wraith")
    assert {name for name, _ in s.of("shoot")} == {"gibraltar"}


# GB-A-2 Defensive Bombardment


def test_the_bombardment_hits_friend_and_foe_on_every_level() -> None:
    s = Scenario("building (6,5)-(7,6)")
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (3, 3))
    s.legend("wraith", (7, 6))
    s.legend("bangalore", (8, 5))
    s.strike((5, 5), ends=1)
    s.turn_begins("blue")
    s.match.questions  # noqa: B018 - step 1 of the turn
    dials = [s.dial(name) for name in ("gibraltar", "bloodhound", "wraith", "bangalore")]
    assert dials == [(0, 36), (0, 36), (0, 36), (20, 40)]
    assert s.token("defensive_bombardment") == 3


# Feats


def test_safe_haven_needs_an_accessory_in_the_dome() -> None:
    for pack, can in ((["frag_grenade"], False), (["syringe"], True)):
        s = Scenario()
        s.legend("gibraltar", (5, 5), hand=["safe_haven"], pack=pack)
        s.dome((5, 5, 0))
        s.acts("gibraltar")
        assert s.can(("play", "safe_haven")) is can


def test_safe_haven_may_be_declined_by_each() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["safe_haven"], pack=["syringe"])
    s.dome((5, 5, 0))
    s.acts("gibraltar")
    s.choose(("play", "safe_haven"))
    assert s.question.kind == "use_one"
    s.decline()
    assert s.pack_of("gibraltar") == ["syringe"]


@rule("AP-OBJ-14")
def test_safe_haven_does_not_reach_into_a_canyon() -> None:
    s = Scenario("canyon (4,4)")
    s.legend("gibraltar", (5, 5), hand=["safe_haven"])
    s.legend("bloodhound", (4, 4), pack=["syringe"])
    s.dome((5, 5, 0))
    s.acts("gibraltar")
    assert not s.can(("play", "safe_haven"))


def test_shoulder_charge_moves_hits_and_pushes_two() -> None:
    s = Scenario()
    s.legend("gibraltar", (2, 5), hand=["shoulder_charge"])
    s.legend("wraith", (5, 5))
    s.acts("gibraltar")
    s.choose(("play", "shoulder_charge"))
    s.step((3, 5), (4, 5))
    assert (s.at("wraith"), s.dial("wraith"), s.ap) == ((7, 5), (16, 40), 1)


def test_shoulder_charge_may_be_played_for_its_move() -> None:
    s = Scenario()
    s.legend("gibraltar", (2, 5), hand=["shoulder_charge"])
    s.acts("gibraltar")
    s.choose(("play", "shoulder_charge"))
    s.step((3, 5))
    s.choose(("done",))
    assert s.question.kind == "act"


@pytest.mark.parametrize(
    ("land", "dome", "more"),
    [
        ("", None, 0),
        ("", (5, 5, 0), 2),
        ("low wall V(5,5)", None, 2),
        ("beacon (4,5)", None, 2),
        ("wall V(5,5)", None, 0),
    ],
)
def test_dug_in_gives_stability_and_damage_at_cover_or_in_the_dome(
    land: str, dome: tuple[int, int, int] | None, more: int
) -> None:
    s = Scenario(land)
    s.legend("gibraltar", (5, 5), hand=["dug_in"], weapons=["spitfire_1", "p2020_1"])
    s.legend("wraith", (5, 4) if dome else (8, 5))
    if dome:
        s.dome(dome)
    s.aim("a13", "a5", "a6", "a7", "a1")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("boost", "dug_in"))
    s.skip()
    assert s.events("aimed")[0]["start"] == 1
    assert s.events("hit")[0]["damage"] == 6 + more


@pytest.mark.parametrize(("at", "can"), [((8, 5), True), ((9, 5), False)])
def test_behind_me_restores_the_shield_of_an_ally_in_two(at: tuple[int, int], can: bool) -> None:
    s = Scenario()
    s.legend("gibraltar", (6, 5), hand=["behind_me"])
    s.legend("bloodhound", at, shield=5)
    s.legend("wraith", (at[0] + 2, 5), weapons=["p2020_1", "spitfire_1"])
    s.aim("a5", "a6", "a1")
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    s.skip("react_before")
    if can:
        before = s.dial("bloodhound")[0]
        s.choose(("react", "behind_me"))
        assert s.dial("bloodhound")[0] == before + 8
    else:
        assert not s.can(("react", "behind_me"))


def test_living_shield_as_target_ignores_eight() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["living_shield"])
    s.legend("wraith", (9, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13", "a5", "a6", "a7")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "living_shield"))
    s.skip()
    assert s.dial("gibraltar") == (20 - (12 - 8), 40)


def test_living_shield_needs_an_adjacent_target() -> None:
    s = Scenario("low wall V(6,5)")
    s.legend("bloodhound", (5, 5))
    s.legend("gibraltar", (6, 5), hand=["living_shield"])
    s.legend("wraith", (1, 5))
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert not s.can(("react",))


def test_not_on_my_watch_protects_an_adjacent_ally() -> None:
    s = Scenario()
    s.legend("gibraltar", (8, 5), hand=["not_on_my_watch"])
    s.legend("bloodhound", (7, 5))
    s.legend("wraith", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert set(s.options) == {
        ("play", "not_on_my_watch", "gibraltar"),
        ("play", "not_on_my_watch", "bloodhound"),
        ("pass",),
        ("never",),
    }
    s.choose(("play", "not_on_my_watch", "bloodhound"))
    assert (s.dial("bloodhound"), s.dial("gibraltar")) == ((10, 40), (10, 40))


def test_quick_deploy_accelerates_the_dome_by_two() -> None:
    s = Scenario()
    s.legend("gibraltar", hand=["quick_deploy"])
    s.cooling("dome_of_protection", 3)
    s.acts("gibraltar")
    s.choose(("play", "quick_deploy"))
    assert s.token("dome_of_protection") == 1


def test_bring_me_down_only_as_the_target() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 6), hand=["bring_me_down"])
    s.legend("bloodhound", (5, 5))
    s.legend("wraith", (9, 5))
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert not s.can(("react", "bring_me_down"))


def test_bring_me_down_lowers_headshots_never_below_zero() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["bring_me_down"])
    s.legend("wraith", (11, 5), weapons=["longbow_1", "p2020_1"])
    s.aim("a12", "a14")  # two headshots of 14 more
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "bring_me_down"))
    s.skip()
    assert s.events("hit")[0]["damage"] == 2 * 10 + 2 * 4 - 10
