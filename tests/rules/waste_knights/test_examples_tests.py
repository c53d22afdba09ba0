"""Worked examples: wasteland cards and tests."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-ENC-03", "WK-ENC-04", "WK-WASTE-06")
def test_ex_16_letter_without_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("zoey_shaw")
    monkeypatch.setattr(wk.story.threads[0], "encounters", [0, -1, 0, -1, -1, -1])
    wk.bag("tt06")
    wk.wasteland("the_long_shadow", "road_vultures")
    wk.move("M62")
    assert wk.card() == "road_vultures"
    assert wk.pile("HD") == ["the_long_shadow"]
    assert (wk.tokens(), wk.knight(0).damage) == (["tt06"], 0)
    wk.do(("arm", "unarmed"))
    assert [(line["token"], line["side"]) for line in wk.events("threatened")] == [("tt06", "red")]
    assert wk.knight(0).damage == 0


@rule("WK-THREAT-10", "WK-TEST-02", "WK-TEST-11", "WK-WASTE-07")
def test_ex_17_lost_success() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt08")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M62")
    johnny = wk.knight(0)
    assert (johnny.fuel, johnny.xp) == (0, 0)
    assert [line["successes"] for line in wk.events("failed")] == [0]
    wk.assert_nothing_pending()


@rule("WK-WASTE-07", "WK-WASTE-09", "WK-WASTE-11", "WK-UNC-02")
def test_ex_18_knocked_out_by_yellow_sides() -> None:
    wk = Scenario("alinta", "logan_harris")
    wk.given(0, space="M16", wounds=5, vehicle="gaz_jeep")
    wk.bag("tt01")
    wk.wasteland("council_of_the_hills")
    wk.do(("move",), ("go", "M25"), ("go", "M24"), ("stop",), ("pass",))
    alinta = wk.knight(0)
    assert (alinta.wounds, bool(alinta.unconscious)) == (6, True)
    assert wk.events("tested") == []
    assert wk.pile("MB") == ["council_of_the_hills"]
    assert len(wk.table.bag) == 10
    assert wk.asked == (1, "act")


@rule("WK-EVENT-01", "WK-EVENT-02", "WK-TEST-04")
def test_ex_19_condition_bar() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("road_block")
    wk.rolls("W=- G=S")
    wk.move("M37")
    assert wk.knight(0).fuel == 3
    assert [line["dice"] for line in wk.events("rolled")] == [["white:-", "green:S"]]
    wk.assert_nothing_pending()


@rule("WK-TEST-03", "WK-EQ-19")
def test_ex_20_difficulty_x_and_a_full_tank() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, vehicle="gun_pickup", fuel=3)
    wk.wasteland("wandering_trader")
    wk.rolls("G=S G=S")
    wk.move("M37")
    wk.do(("gain", "fuel"), ("gain", "ammo"))
    zoey = wk.knight(0)
    assert (zoey.fuel, zoey.ammo, zoey.meds) == (3, 3, 2)
    wk.assert_nothing_pending()


@rule("WK-DICE-09", "WK-DICE-13", "WK-RAD-02")
def test_ex_21_at_least_one_die() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3)
    wk.wasteland("road_block")
    wk.rolls("W=S")
    wk.move("M37")
    assert [line["dice"] for line in wk.events("rolled")] == [["white:S"]]
    assert wk.knight(0).fuel == 3


@rule("WK-DICE-10", "WK-DICE-13")
@pytest.mark.parametrize(
    ("lost", "rest"),
    [("green", ["blue", "green", "green"]), ("blue", ["green", "green", "green"])],
)
def test_ex_22_choosing_the_lost_die(lost: str, rest: list[str]) -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, rad=2)
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-", "G=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "wire_bat"))
    assert wk.offered(0) == [("lose_die", "green"), ("lose_die", "blue")]
    wk.do(("lose_die", lost))
    dice = wk.events("rolled")[1]["dice"]
    assert isinstance(dice, list)
    assert sorted(str(die).split(":")[0] for die in dice) == rest


@rule("WK-TEST-05", "WK-TEST-06")
def test_ex_23_bonus_before_reroll_after() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, vehicle="gaz_jeep", cargo=["focus_tabs", "lucky_bullet"])
    wk.wasteland("minefield")
    wk.rolls("G=- B=S", "G=S")
    wk.move("M37")
    assert wk.offered(0) == [("use", "focus_tabs"), ("pass",)]
    wk.do(("pass",))
    assert wk.offered(0) == [("use", "lucky_bullet"), ("pass",)]
    wk.do(("use", "lucky_bullet"), ("pick", "green", 1), ("done",), ("pass",))
    nelly = wk.knight(0)
    assert (nelly.xp, nelly.cargo) == (2, ["focus_tabs", "broken_lucky_bullet"])
