"""Worked examples: movement and hazards."""

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-MOVE-06", "WK-MOVE-07", "WK-MOVE-15", "WK-HAZ-04", "WK-WASTE-01")
def test_ex_09_highways_are_free() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("road_vultures")
    wk.bag("tt01", "tt09")
    wk.move("M49", "M50", "M51", "M52")
    logan = wk.knight(0)
    assert (logan.space, logan.fuel) == ("M52", 2)
    assert wk.tokens() == ["tt01", "tt09"]
    assert wk.card() == "road_vultures"


@rule("WK-MOVE-06", "WK-MOVE-09", "WK-MOVE-11", "WK-WASTE-01", "WK-WASTE-02")
def test_ex_10_four_by_four() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("vine_strangler")
    wk.bag("tt01")
    wk.move("M37", "M25", "M15", "M07", "M01")
    johnny = wk.knight(0)
    assert (johnny.space, johnny.fuel) == ("M01", 2)
    assert wk.tokens() == ["tt01"]
    assert wk.card() == "vine_strangler"


SALTGATE = ("M51", "M50", "M49", "M48", "M47", "M46", "M45", "M58", "M70", "M81")


@rule("WK-MOVE-12", "WK-MOVE-13")
def test_ex_11_fuel_for_a_long_route() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M52", fuel=2)
    wk.bag("tt01", "tt03", "tt04")
    wk.do(("move",), *(("go", space) for space in SALTGATE))
    assert wk.knight(0).fuel == 2
    wk.do(("stop",))
    assert wk.knight(0).fuel == 1


@rule("WK-MOVE-14")
def test_ex_11_without_fuel_the_route_is_illegal() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M52", fuel=0)
    wk.do(("move",), *(("go", space) for space in SALTGATE[:6]))
    with pytest.raises(NotAnOption):
        wk.do(*(("go", space) for space in SALTGATE[6:]), ("stop",))
    reason = wk.match.why_not(0, ("go", "M81"))
    assert reason is not None
    assert wk.knight(0).space == "M52"


@rule("WK-HAZ-02", "WK-HAZ-03", "WK-HAZ-05", "WK-HAZ-06", "WK-HAZ-07", "WK-UNC-01")
def test_ex_12_collapse_on_the_causeway() -> None:
    wk = Scenario("sarlow_lee", "logan_harris")
    wk.given(0, space="M41", wounds=5, rad=2)
    wk.bag("tt01")
    wk.injury_deck("concussion")
    wk.move("M40", "M28", "M29")
    sarlow = wk.knight(0)
    assert (sarlow.rad, sarlow.wounds, sarlow.tainted) == (3, 5, 1)
    assert (sarlow.space, sarlow.unconscious) == ("M28", "concussion")
    assert len(wk.table.bag) == 10
    assert wk.pile("HD") == wk.pile("MB") == []
    assert wk.asked == (1, "act")


@rule("WK-RAD-01", "WK-RAD-03")
def test_ex_13_full_resistance_track() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, wounds=1)
    wk.move("M47")
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted, johnny.rad) == (1, 1, 3)


@rule("WK-HAZ-01", "WK-HAZ-03", "WK-HAZ-04", "WK-OVR-08")
def test_ex_14_ignoring_one_symbol() -> None:
    wk = Scenario("alinta")
    wk.bag("tt01")
    wk.wasteland("road_vultures")
    wk.move("M62", "M74")
    wk.decline()
    assert wk.tokens() == ["tt01"]
    wk.do(("use", "reader_of_tracks"))
    alinta = wk.knight(0)
    assert (alinta.space, alinta.tainted) == ("M74", 0)
    assert wk.tokens() == ["tt01"]


@rule("WK-HAZ-01")
def test_ex_14_a_second_symbol_cannot_be_ignored() -> None:
    wk = Scenario("alinta")
    wk.wasteland("road_vultures")
    wk.move("M62", "M74")
    wk.do(("use", "reader_of_tracks"))
    alinta = wk.knight(0)
    assert (alinta.space, alinta.tainted) == ("M74", 1)
    assert wk.tokens() == []


@rule("WK-MOVE-03", "WK-MOVE-04")
def test_ex_15_a_route_must_lead_elsewhere() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, space="M52")
    wk.do(("move",), ("go", "M53"))
    assert wk.can(("stop",))
    wk.do(("go", "M52"))
    assert not wk.can(("stop",))
    reason = wk.match.why_not(0, ("stop",))
    assert reason is not None
    assert reason.clause == "WK-MOVE-04"
