"""Bangalore: both abilities and all eight feats, each with its edge."""

import pytest

from stolik.testkit.scenarios.apex_legends import Scenario

# Abilities


def test_a_smoke_needs_no_sight_and_goes_to_a_free_intersection_in_five() -> None:
    s = Scenario("wall V(7,0) length 3; wall V(7,3) length 3; wall V(7,6) length 3")
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"))
    nodes = set(s.of("node"))
    assert (10, 5, 0) in nodes
    assert (0, 0, 0) in nodes
    assert (12, 5, 0) not in nodes
    assert (7, 1, 0) not in nodes  # in the middle of a wall


def test_one_smoke_counts_once_two_count_twice() -> None:
    for smokes, more in ((1, 10), (2, 20)):
        s = Scenario()
        s.legend("wraith", (2, 5), weapons=["spitfire_1", "p2020_1"])
        s.legend("gibraltar", (6, 5))
        s.smoke((3, 5, 0))  # Wraith stands in it and shoots through it
        if smokes == 2:
            s.smoke((6, 6, 0), number=1)
        s.acts("wraith")
        s.choose(("shoot", "gibraltar", 1))
        s.skip()
        assert s.events("aimed")[0]["threshold"] == 55 + more


def test_rolling_thunder_hits_enemies_only_and_rolls_on() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 4))
    s.legend("gibraltar", (7, 6))
    s.legend("bloodhound", (5, 8))
    s.thunder((5, 3), "s", ends=0)
    s.turn_begins("red")
    assert s.asked == (0, "activate")
    assert [s.dial(name) for name in ("bangalore", "gibraltar", "bloodhound")] == [(20, 40), (0, 40), (20, 40)]
    assert s.token("rolling_thunder") == "below 3"
    # Two turns later it strikes again, three spaces on: rows 6 to 9.
    for _ in range(2):
        while s.question.kind in ("activate", "act"):
            turn = s.board.marker
            s.choose(("end",) if s.question.kind == "act" else s.options[0])
            if s.board.marker != turn:
                break
    assert s.dial("bloodhound") == (0, 40)
    assert s.dial("gibraltar") == (0, 20)
    assert s.token("rolling_thunder") == 2


def test_the_thunder_is_placed_in_five_facing_an_edge() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "rolling_thunder"))
    assert {(0, 0), (10, 10), (5, 5)} <= set(s.of("on"))
    assert (11, 5) not in s.of("on")
    s.choose(("on", 6, 6))
    assert s.options == [("facing", "n"), ("facing", "e"), ("facing", "s"), ("facing", "w")]
    s.choose(("facing", "e"))
    assert s.token("rolling_thunder") == "below 3"


# Feats


def test_cold_steel_hits_and_moves() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["cold_steel"])
    s.legend("gibraltar", (6, 5))
    s.acts("bangalore")
    s.choose(("play", "cold_steel"), ("legend", "gibraltar"))
    s.step((5, 6), (5, 7))
    assert (s.dial("gibraltar"), s.at("bangalore"), s.ap) == ((14, 40), (5, 7), 2)


def damage_with(boost: str | None) -> tuple[object, object, object]:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=[boost] if boost else [], weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (8, 5))
    s.aim("a11", "a13", "a5", "a6", "a1")
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1))
    if boost:
        s.choose(("boost", boost))
    s.skip()
    aimed = s.events("aimed")[0]
    return aimed["threshold"], aimed["shots"], s.events("hit")[0]["damage"]


def test_armour_piercers_add_two_to_every_hit() -> None:
    assert damage_with(None) == (55, 5, 12)
    assert damage_with("armour_piercers") == (55, 5, 16)


def test_trigger_discipline_is_easier_and_slower() -> None:
    assert damage_with("trigger_discipline")[:2] == (45, 4)


def test_trigger_discipline_leaves_at_least_one_shot() -> None:
    s = Scenario()
    s.legend("bangalore", (1, 5), hand=["trigger_discipline"], weapons=["sentinel_2", "p2020_1"])
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1), ("boost", "trigger_discipline"))
    s.skip()
    assert s.events("aimed")[0]["shots"] == 1


def test_double_time_moves_four() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["double_time"])
    s.acts("bangalore")
    s.choose(("play", "double_time"))
    assert s.question.note == 4


@pytest.mark.parametrize(("plays", "hits"), [(True, 1), (False, 3)])
def test_lost_in_the_smoke_ignores_low_and_makes_cover_a_miss(plays: bool, hits: int) -> None:
    """P2020 from a roof into the smoke: Hit Threshold 50, the target lower and not hiding."""
    s = Scenario("building (8,5)-(9,6)", red=("bangalore", "wraith"))
    s.legend("bangalore", (3, 8), hand=["lost_in_the_smoke"])
    s.legend("wraith", (6, 5))
    s.legend("gibraltar", (8, 5), weapons=["p2020_1", "sentinel_2"])
    s.smoke((6, 5, 0))
    s.cooling("smoke_launcher", 1, number=1)
    s.cooling("into_the_void", 1)
    s.aim("a3", "a9", "a11")  # 25 with LOW, 55 with COVER, 65
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "lost_in_the_smoke") if plays else ("pass",))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 50
    assert s.events("hit")[0]["hits"] == hits


def test_always_ready_moves_three_or_one_and_a_common_accessory() -> None:
    s = Scenario(red=("bangalore", "wraith"))
    s.legend("bangalore", (5, 5), health=20, hand=["always_ready"], pack=["syringe", "med_kit"])
    s.legend("gibraltar", (8, 5), weapons=["sentinel_2", "p2020_1"])
    s.aim("a1")
    s.acts("gibraltar")
    s.choose(("shoot", "bangalore", 1), ("pass",), ("react", "always_ready"), ("choose", "move_1"))
    s.step((5, 6))
    assert s.question.kind == "use_one"
    assert set(s.options) == {("use", "syringe"), ("pass",)}  # the med kit is rare
    s.choose(("use", "syringe"))
    assert s.dial("bangalore") == (20, 32)


def test_always_ready_with_three_steps() -> None:
    s = Scenario(red=("bangalore", "wraith"))
    s.legend("bangalore", (5, 5), hand=["always_ready"])
    s.legend("gibraltar", (8, 5), weapons=["sentinel_2", "p2020_1"])
    s.aim("a1")
    s.acts("gibraltar")
    s.choose(("shoot", "bangalore", 1), ("pass",), ("react", "always_ready"), ("choose", "move_3"))
    assert s.question.note == 3


def test_resupply_needs_room() -> None:
    s = Scenario()
    s.legend("bangalore", hand=["resupply"], weapons=[("r301_1", 5), ("re45_1", 5)])
    s.acts("bangalore")
    assert not s.can(("play", "resupply"))
