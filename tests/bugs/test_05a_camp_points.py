"""Repair points were counted once, at the start of the camp: what changed the value in the camp counted too late."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def points(wk: Scenario) -> int:
    return wk.seen(0).repair_left


@rule("WK-CAMP-01", "WK-CAMP-07", "WK-RAD-02")
@pytest.mark.parametrize(("rad", "before", "after"), [(2, 3, 4), (3, 3, 3), (1, 4, 4)])
def test_cleansing_the_space_that_lowers_repair_gives_the_point_back_at_once(rad: int, before: int, after: int) -> None:
    wk = Scenario("nelly_thompson")  # Repair 4; the second space of the track takes 1
    wk.given(0, rad=rad, vehicle="truck", damage=5)
    wk.do(("camp",))
    assert points(wk) == before
    wk.do(("cleanse",))
    assert points(wk) == after
    wk.do(*[("fix",)] * after)
    assert (wk.knight(0).damage, wk.can(("fix",))) == (5 - after, False)


@rule("WK-CAMP-07", "WK-CAMP-10")
def test_points_that_were_used_stay_used_when_the_value_rises() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, rad=2, vehicle="truck", damage=5)
    wk.do(("camp",), ("fix",), ("fix",), ("fix",))
    assert not wk.can(("fix",))
    reason = wk.match.why_not(0, ("fix",))
    assert reason is not None
    assert reason.clause == "WK-CAMP-07"
    wk.do(("cleanse",), ("fix",))
    assert (wk.knight(0).damage, wk.can(("fix",))) == (1, False)


@rule("WK-CAMP-01", "WK-CAMP-07", "WK-CAMP-14")
@pytest.mark.parametrize(("advance", "more"), [("handy", 1), ("steady_hands", 0)])
def test_an_advance_taken_in_the_camp_counts_at_once(advance: str, more: int) -> None:
    wk = Scenario("sarlow_lee")  # Repair 1
    wk.given(0, vehicle="truck", damage=4, xp=3, due=1)
    wk.do(("camp",), ("fix",))
    assert points(wk) == 0
    wk.do(("advance",), ("advance", advance))
    assert points(wk) == more
    assert wk.can(("fix",)) == bool(more)


@rule("WK-CAMP-07", "WK-CAMP-08")
def test_a_toolbox_repaired_in_the_camp_helps_with_the_next_repair() -> None:
    wk = Scenario("johnny_taylor")  # Repair 2, with the broken Toolbox 3, with the working one 4
    wk.given(0, damage=3, cargo=["broken_toolbox"])
    wk.do(("camp",))
    assert points(wk) == 3
    wk.do(("repair", "broken_toolbox"))
    assert points(wk) == 2
    wk.do(("fix",), ("fix",))
    assert (wk.knight(0).damage, wk.can(("fix",))) == (1, False)


@rule("WK-CAMP-07", "WK-SHARE-03")
@pytest.mark.parametrize(("spent", "left"), [(1, 1), (2, 0), (3, 0)])
def test_a_toolbox_given_away_takes_the_unused_points_with_it(spent: int, left: int) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, vehicle="truck", damage=5, cargo=["toolbox"])
    wk.given(1, vehicle="gaz_jeep", space="M48")
    wk.given(0, space="M48")
    wk.do(("camp",), *[("fix",)] * spent)
    assert points(wk) == 4 - spent
    wk.do(("exchange", "logan_harris"), ("give", "toolbox"), ("propose",), ("agree",), ("stow", "toolbox"))
    assert points(wk) == left
    assert wk.can(("fix",)) == bool(left)


@rule("WK-CAMP-07", "WK-SHARE-03")
def test_a_toolbox_taken_over_in_the_camp_helps_at_once() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, vehicle="truck", damage=5, space="M48")
    wk.given(1, vehicle="gaz_jeep", space="M48", cargo=["toolbox"])
    wk.do(("camp",), ("fix",), ("fix",))
    assert points(wk) == 0
    wk.do(("exchange", "logan_harris"), ("ask", "toolbox"), ("propose",), ("agree",), ("stow", "toolbox"))
    assert points(wk) == 2


@rule("WK-CAMP-07", "WK-CAMP-11")
@pytest.mark.parametrize(("rad", "can"), [(2, True), (3, False)])
def test_an_effect_paid_in_repair_points_follows_the_value(rad: int, can: bool) -> None:
    wk = Scenario("nelly_thompson")  # Nothing Is Scrap costs 4 points
    wk.given(0, rad=rad, cargo=["broken_lucky_bullet"])
    wk.do(("camp",))
    assert not wk.can(("use", "nothing_is_scrap"))
    wk.do(("cleanse",))
    assert wk.can(("use", "nothing_is_scrap")) == can


@rule("WK-CAMP-01", "WK-CAMP-02")
def test_an_advance_for_healing_counts_with_the_next_meds() -> None:
    wk = Scenario("sarlow_lee")  # 4 points for a Meds, with Steady Hands 5
    wk.given(0, tainted=5, xp=3, due=1)
    wk.do(("camp",), ("heal",), *[("heal", "tainted")] * 4)
    wk.do(("advance",), ("advance", "steady_hands"), ("heal",), ("heal", "tainted"), *[("heal", "wound")] * 4)
    sarlow = wk.knight(0)
    assert (sarlow.wounds, sarlow.tainted, wk.question.kind) == (1, 0, "act")


@rule("WK-CAMP-07")
def test_outside_a_camp_no_repair_points_are_shown() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=1)
    assert points(wk) == 0
    wk.do(("camp",))
    assert points(wk) == 2
    wk.do(("done",))
    assert points(wk) == 0
