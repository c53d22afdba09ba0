"""Lifeline: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


def lifeline(land: str = "", red: tuple[str, ...] = ("lifeline", "wraith")) -> Scenario:
    return Scenario(land, red=red, blue=("gibraltar", "bloodhound"))


# Abilities


def test_the_drone_heals_everybody_beside_it_now_and_two_turns_later() -> None:
    s = lifeline()
    s.legend("lifeline", (5, 5), health=10)
    s.legend("gibraltar", (7, 5), health=10)
    s.legend("wraith", (9, 5), health=10)
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"), ("on", 6, 5))
    assert [s.dial(name)[1] for name in ("lifeline", "gibraltar", "wraith")] == [18, 18, 10]
    assert s.token("heal_drone") == "below 3"
    s = lifeline()
    s.legend("lifeline", (5, 5), health=10)
    s.drone((6, 5), ends=0)
    s.turn_begins("red")
    s.match.questions  # noqa: B018 - step 1 of the turn
    assert s.dial("lifeline")[1] == 18
    assert s.token("heal_drone") == 2
    assert not s.board.occupied >> (5 * 12 + 6) & 1


def test_the_drone_is_placed_on_the_own_level_or_lower() -> None:
    s = lifeline("building (6,5)-(7,6)")
    s.legend("lifeline", (5, 5))
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"))
    assert (6, 5) not in s.of("on")
    assert (4, 5) in s.of("on")


def test_the_package_lands_and_hurts_whoever_stands_there() -> None:
    s = lifeline()
    s.legend("lifeline", (1, 1))
    s.legend("gibraltar", (5, 5))
    s.site((5, 5), ends=0)
    s.turn_begins("red")
    assert s.asked == (1, "land")
    assert len(s.of("go")) == 8
    s.choose(("go", 6, 6))
    assert (s.dial("gibraltar"), s.at("gibraltar")) == ((5, 40), (6, 6))
    assert s.token("care_package") == 3


def test_an_older_drop_is_taken_from_the_map() -> None:
    s = lifeline()
    s.landed_drop((8, 8), is_open=True)
    s.site((5, 5), ends=0)
    s.turn_begins("red")
    s.match.questions  # noqa: B018 - step 1 of the turn
    assert s.board.figures[12] == 5 * 12 + 5
    assert s.board.figures[13] == 0
    assert not s.board.occupied >> (8 * 12 + 8) & 1


def test_a_drone_on_the_site_is_destroyed() -> None:
    s = lifeline()
    s.legend("lifeline", (5, 4), health=10)
    s.site((5, 5), ends=0)
    s.drone((5, 5), ends=0)
    s.turn_begins("red")
    s.match.questions  # noqa: B018 - step 1 of the turn
    assert s.token("heal_drone") == 2
    assert s.dial("lifeline")[1] == 10  # destroyed before its second effect


def test_three_tokens_from_her_own_bag() -> None:
    s = lifeline()
    s.legend("wraith", (5, 5))
    s.landed_drop((6, 5))
    s.care_bag("body_shield_legendary", "med_kit", "helmet_rare")
    s.acts("wraith")
    s.choose(("interact",), ("open_drop", 6, 5))
    assert [line["loot"] for line in s.events("drew_loot")] == ["body_shield_legendary", "med_kit", "helmet_rare"]
    s.choose(("wear", "body_shield_legendary"), ("on", 5, 5))
    assert s.dial("wraith") == (40, 40)


# Feats


def test_fresh_supplies_at_a_bin() -> None:
    s = lifeline("bin V(5,5)")
    s.legend("lifeline", (5, 5), hand=["fresh_supplies"], shield=0)
    s.legend("wraith", (6, 5), health=20)
    s.open_bin()
    s.acts("lifeline")
    s.choose(("play", "fresh_supplies"), ("legend", "wraith"))
    if s.question.kind == "choose":
        s.choose(("choose", "health"))
    assert s.dial("wraith") == (20, 32)


@pytest.mark.parametrize("feat", ["fresh_supplies", "scavenge"])
def test_without_a_bin_they_cannot_be_played(feat: str) -> None:
    s = lifeline("bin V(7,5)")
    s.legend("lifeline", (5, 5), hand=[feat], health=10)
    s.acts("lifeline")
    assert not s.can(("play", feat))


def test_shock_sticks() -> None:
    s = lifeline("wall V(7,5)")
    s.legend("lifeline", (5, 5), hand=["shock_sticks"])
    s.legend("gibraltar", (6, 5))
    s.acts("lifeline")
    s.choose(("play", "shock_sticks"))
    assert (s.dial("gibraltar"), s.question.kind, s.question.note) == ((8, 40), "move", 1)


def test_on_my_way_and_a_common_accessory_for_an_ally() -> None:
    s = lifeline()
    s.legend("lifeline", (3, 5), hand=["on_my_way"])
    s.legend("wraith", (6, 5), health=10, pack=["syringe"])
    s.acts("lifeline")
    s.choose(("play", "on_my_way"))
    s.step((4, 5), (5, 5))
    assert set(s.options) == {("legend", "lifeline"), ("legend", "wraith"), ("pass",)}
    s.choose(("legend", "wraith"), ("use", "syringe"))
    assert s.dial("wraith")[1] == 22


@rule("AP-OBJ-14")
def test_on_my_way_is_nothing_for_an_ally_in_a_canyon() -> None:
    s = Scenario("canyon (4,4)", red=("lifeline", "wraith"))
    s.legend("lifeline", (5, 5), hand=["on_my_way"])
    s.legend("wraith", (4, 4), pack=["syringe"])
    s.acts("lifeline")
    s.choose(("play", "on_my_way"), ("done",))
    assert set(s.options) == {("legend", "lifeline"), ("pass",)}


@pytest.mark.parametrize(("at", "can"), [((9, 5), True), ((10, 5), False)])
def test_triage_in_four(at: tuple[int, int], can: bool) -> None:
    s = lifeline()
    s.legend("lifeline", (5, 5), hand=["triage"])
    s.legend("wraith", at, health=20)
    s.legend("gibraltar", (at[0], 10), weapons=["sentinel_2", "p2020_1"])
    s.cooling("into_the_void", 1)
    s.aim("a1")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1))
    s.skip("react_before")
    assert s.can(("react", "triage")) is can
    if can:
        s.choose(("react", "triage"))
        assert s.dial("wraith")[1] == 28


def test_guardian_angel_for_an_ally() -> None:
    s = lifeline("crossroads")
    s.legend("lifeline", (5, 4), hand=["guardian_angel"])
    s.legend("wraith", None)
    s.team_chooses("red")
    s.choose(("activate", "wraith"))
    assert s.question.kind == "instant_respawn"
    s.choose(("play", "guardian_angel"))
    assert (4, 4) in s.of("respawn")
    s.choose(("respawn", 4, 4))
    assert (s.at("wraith"), s.ap) == ((4, 4), 2)


def test_scavenge_draws_a_rare_token() -> None:
    s = lifeline("bin V(5,5)")
    s.legend("lifeline", (5, 5), hand=["scavenge"])
    s.bag("rare", "med_kit")
    s.acts("lifeline")
    s.choose(("play", "scavenge"), ("keep", "med_kit"))
    assert s.pack_of("lifeline") == ["med_kit"]


def test_covering_fire_lets_an_ally_move() -> None:
    s = lifeline()
    s.legend("lifeline", (5, 5), hand=["covering_fire"], weapons=["spitfire_1", "p2020_1"])
    s.legend("wraith", (5, 8))
    s.legend("gibraltar", (8, 5))
    s.aim("a11", "a5", "a6", "a7", "a8")
    s.acts("lifeline")
    s.choose(("shoot", "gibraltar", 1), ("boost", "covering_fire"))
    s.skip("react_before")
    assert s.events("hit")[0]["damage"] == 7
    assert set(s.options) == {("legend", "wraith"), ("pass",)}
    s.choose(("legend", "wraith"))
    assert (s.question.kind, s.question.note) == ("move", 1)


@pytest.mark.parametrize(("drone", "ignored"), [(None, 6), ((5, 7), 10)])
def test_combat_shield_is_stronger_beside_the_drone(drone: tuple[int, int] | None, ignored: int) -> None:
    s = lifeline()
    s.legend("lifeline", (5, 5), hand=["combat_shield"])
    s.legend("wraith", (5, 8))
    s.legend("gibraltar", (9, 8), weapons=["spitfire_1", "p2020_1"])
    s.cooling("into_the_void", 1)
    if drone:
        s.drone(drone)
    s.aim("a11", "a13", "a5", "a6", "a7")
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "combat_shield"))
    s.skip()
    assert s.events("hit")[0]["damage"] == 12 - ignored
