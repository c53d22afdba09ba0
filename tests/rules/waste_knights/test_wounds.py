"""Sections 19 to 21: wounds, radiation, dealing and receiving, unconsciousness, injuries."""

import pytest

from stolik.games.waste_knights.catalogue import FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.rules.wounds import attach_injury
from stolik.games.waste_knights.vocabulary import OPENING
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-WOUND-01", "WK-WOUND-02")
def test_both_kinds_of_wounds_lie_on_the_health_field_and_count() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, wounds=2, tainted=2, advances=["cornered"], xp=6)
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    # Cornered: 4 or more wounds, tainted ones included.
    assert wk.events("rolled")[1]["dice"] is not None
    rolled = wk.events("rolled")[1]["dice"]
    assert isinstance(rolled, list)
    assert str(rolled[-1]).startswith("red:")


@rule("WK-WOUND-03", "WK-COMBAT-27")
def test_armour_is_not_asked_for_tainted_wounds_alone() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("salt_crawler")
    wk.rolls("W=F B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).tainted == 1
    wk.assert_nothing_pending()


@rule("WK-WOUND-04", "WK-WOUND-05", "WK-RULING-76")
def test_healing_effects_give_points_that_turn_tainted_wounds() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=1, tainted=1)
    wk.effect(0, "heal(2)", ("heal", "tainted"), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted) == (1, 0)


@rule("WK-WOUND-06", "WK-RULING-77")
def test_tainted_wounds_are_placed_first() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=5, armour="")
    wk.wasteland("salt_crawler")
    wk.rolls("W=F B=S+S")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted) == (6, 1)


@rule("WK-WOUND-07", "WK-RULING-78", "WK-UNC-10", "WK-RAD-02")
def test_health_that_falls_below_the_wounds() -> None:
    wk = Scenario("logan_harris", "johnny_taylor")
    wk.given(0, rad=2, wounds=4, tainted=3)
    wk.wasteland("mirage")
    wk.move("M47")
    logan = wk.knight(0)
    # Health 8 - 2 = 6: one normal wound too many goes, and the knight is down.
    assert (wk.stat(0, "health"), logan.wounds, logan.tainted) == (6, 3, 3)
    assert logan.unconscious


@rule("WK-UNC-10")
def test_an_injury_that_lowers_health_is_checked_on_waking() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, tainted=7, unconscious="cracked_ribs")
    wk.injury_deck("concussion")
    wk.do(("special", "regain_consciousness"), ("heal", "tainted"), ("heal", "tainted"))
    johnny = wk.knight(0)
    # 3 tokens turned, one removed: 6 wounds at Health 6, unconscious again.
    assert (wk.stat(0, "health"), johnny.wounds + johnny.tainted) == (6, 6)
    assert (johnny.unconscious, johnny.injuries) == ("concussion", ["cracked_ribs"])
    assert wk.asked == (1, "act")


@rule("WK-RAD-01", "WK-RAD-02")
@pytest.mark.parametrize(("rad", "dice"), [(1, 2), (2, 1), (3, 1)])
def test_covered_spaces_of_the_track_take_effect(rad: int, dice: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=rad)
    wk.wasteland("mirage")
    wk.move("M37")
    while wk.question.kind == "lose_die":
        wk.do(("lose_die", "white"))
    rolled = wk.events("rolled")[0]["dice"]
    assert isinstance(rolled, list)
    assert len(rolled) == dice


@rule("WK-RAD-03")
@pytest.mark.parametrize(("rad", "after", "tainted"), [(2, 3, 1), (3, 3, 2), (1, 3, 0)])
def test_radiation_beyond_resistance_is_received_as_tainted_wounds(rad: int, after: int, tainted: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=rad)
    wk.effect(0, "receive(rad,2)")
    johnny = wk.knight(0)
    assert (johnny.rad, johnny.tainted) == (after, tainted)


@rule("WK-RAD-04", "WK-RULING-79")
def test_the_rightmost_radiation_goes_first() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3)
    wk.do(("camp",), ("cleanse",), ("done",))
    wk = Scenario("logan_harris")
    wk.given(0, rad=3)
    assert wk.stat(0, "health") == 6
    wk.effect(0, "heal_rad(1)")
    assert (wk.stat(0, "health"), wk.stat(0, "explore")) == (8, 1)


@rule("WK-RAD-05", "WK-RULING-79")
def test_resistance_that_falls_below_the_radiation() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, rad=4, unconscious="poisoned_blood", advances=["weathered"])
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    johnny = wk.knight(0)
    # Resistance 3 + 1 - 1 = 3 with 3 left after waking.
    assert (johnny.rad, johnny.tainted) == (3, 0)


@rule("WK-RAD-05")
def test_surplus_radiation_becomes_tainted_wounds() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3)
    wk.injury_deck("poisoned_blood")
    list(attach_injury(wk.table, 0))
    johnny = wk.knight(0)
    assert (johnny.rad, johnny.tainted) == (2, 1)


@rule("WK-RAD-05")
def test_a_special_card_that_lowers_resistance_leaves_no_surplus_radiation() -> None:
    wk = Scenario("zoey_shaw", "johnny_taylor", adventure="ghost_signal")
    wk.thread("A3-T2A", time=3)
    wk.given(0, rad=3)
    wk.own(0, faction=2)
    wk.own(1, faction=1)
    wk.do(("special", "leak_the_codes"), ("choose", 2))
    zoey = wk.knight(0)
    # Echo Implant: Resistance 3 - 1 = 2, so one token turns; then the radiation of the entry finds no room.
    assert (zoey.specials, zoey.rad, zoey.tainted) == ([8], 2, 2)


@rule("WK-DEAL-01", "WK-DEAL-02")
def test_what_is_dealt_may_be_negated_what_is_received_may_not() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("wrecked_convoy")
    wk.rolls("G=-")
    wk.move("M37")
    wk.do(("pass",))
    logan = wk.knight(0)
    # One wound received: neither armour nor Thick Hide was asked.
    assert (logan.wounds, logan.armour) == (1, "junk_armour")
    wk.assert_nothing_pending()


@rule("WK-DEAL-03")
@pytest.mark.parametrize(("answer", "rad"), [(("use", "sun_proof"), 0), (("pass",), 1)])
def test_effects_that_ignore_work_on_what_is_received(answer: tuple[str, ...], rad: int) -> None:
    wk = Scenario("alinta")
    wk.given(0, advances=["sun_proof"], vehicle="gaz_jeep")
    wk.effect(0, "receive(rad,1)", answer)
    assert wk.knight(0).rad == rad


@rule("WK-DEAL-04")
def test_damage_goes_to_the_vehicle_and_wounds_to_the_knight() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "receive(damage,1)")
    wk.effect(0, "receive(wound,2)")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wounds) == (1, 2)


@rule("WK-DEAL-05", "WK-RULING-80")
def test_wounds_dealt_by_an_effect_may_be_negated_once_with_armour(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor")
    reject = next(foe for foe in FOES if foe.id == "hulking_reject")
    rules = reject.on.copy()
    rules[OPENING] = parse("opening: hit(3)")
    monkeypatch.setattr(reject, "on", rules)
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.offered(0) == [("armour", "junk_armour"), ("pass",)]
    wk.do(("armour", "junk_armour"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour) == (1, "broken_junk_armour")


@rule("WK-UNC-01")
@pytest.mark.parametrize(("wounds", "is_down"), [(5, False), (6, True)])
def test_wounds_equal_to_health_knock_out(wounds: int, is_down: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=wounds)
    wk.injury_deck("concussion")
    wk.effect(0, "receive(wound,1)")
    assert wk.knight(0).unconscious == ("concussion" if is_down else "")


@rule("WK-UNC-02")
def test_the_turn_of_a_knight_that_falls_ends() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6)
    wk.explorations("x19")
    wk.do(("explore",), ("accept",))
    assert wk.asked == (1, "act")


@rule("WK-UNC-03", "WK-UNC-04", "WK-RULING-81")
def test_an_unconscious_knight_receives_and_loses_nothing() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, wounds=8, unconscious="concussion", space="M37")
    wk.effect(0, "each_knight(lose(any,1))", ("lose", "meds"))
    wk.effect(0, "each_knight(receive(rad,1))")
    wk.effect(1, "receive(damage,1)")
    wk.effect(1, "receive(tainted,1)")
    logan = wk.knight(1)
    assert (logan.rad, logan.damage, logan.tainted, logan.meds, logan.space) == (0, 0, 0, 2, "M37")
    assert (wk.knight(0).rad, wk.knight(0).meds) == (1, 1)


@rule("WK-UNC-05", "WK-UNC-06", "WK-UNC-08", "WK-RULING-83")
def test_regaining_consciousness() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, rad=2, unconscious="concussion")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.rad, johnny.meds) == (3, 1, 2)
    assert (johnny.unconscious, johnny.injuries) == ("", ["concussion"])
    assert wk.asked == (0, "act")
    for action in ("move", "camp", "explore", "city"):
        assert wk.can((action,))


@rule("WK-UNC-07", "WK-RULING-82")
def test_the_healing_of_waking_must_bring_the_wounds_below_health() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, unconscious="concussion")
    wk.do(("special", "regain_consciousness"))
    # The first point had to remove a wound; the others may be used.
    assert wk.knight(0).wounds == 6
    assert wk.offered(0) == [("heal", "wound"), ("done",)]


@rule("WK-INJ-01", "WK-INJ-03", "WK-RULING-84")
def test_injuries_last_and_add_up() -> None:
    wk = Scenario("alinta")
    wk.given(0, injuries=["smashed_knee", "cracked_ribs"])
    assert (wk.stat(0, "explore"), wk.stat(0, "health")) == (2, 5)
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=["broken_arm"], hands=["pistol"], cargo=["wire_bat", "knife"])
    wk.do(("arrange",), ("done",))
    assert wk.offered(0) == [("hold",), ("hold", "knife"), ("hold", "pistol")]


@rule("WK-INJ-03")
def test_effects_of_injuries_and_track_add_up() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, injuries=["concussion"], rad=3)
    wk.wasteland("minefield")
    wk.move("M37")
    assert wk.asked == (0, "lose_die")
    wk.do(("lose_die", "green"))
    rolled = wk.events("rolled")[0]["dice"]
    assert isinstance(rolled, list)
    # Two dice, two to lose, one always stays.
    assert len(rolled) == 1


@rule("WK-INJ-04")
@pytest.mark.parametrize(("injuries", "is_out"), [(["concussion"], False), (["concussion", "smashed_knee"], True)])
def test_with_two_injuries_a_collapse_eliminates(injuries: list[str], is_out: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, injuries=injuries)
    wk.explorations("x19")
    wk.do(("explore",), ("accept",))
    johnny = wk.knight(0)
    assert (johnny.is_eliminated, bool(johnny.unconscious)) == (is_out, not is_out)
