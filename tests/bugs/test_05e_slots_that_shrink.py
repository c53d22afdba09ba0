"""When slots shrank, what fitted no more was discarded although the vehicle, or a free slot, had room for it."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

FOUR = ["toolbox", "binoculars", "radio_set", "medic_bag"]


def wakes_with_a_broken_arm(cargo: list[str], hands: list[str] | None = None) -> Scenario:
    """Johnny (Gaz Jeep, Load 4) regains consciousness with one usable hand."""
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, unconscious="broken_arm", cargo=cargo, hands=hands)
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    return wk


@rule("WK-EQ-18", "WK-RULING-72", "WK-INJ-01")
@pytest.mark.parametrize("stowed", ["knife", "pistol"])
def test_a_weapon_of_own_choice_goes_into_the_vehicle_while_it_has_room(stowed: str) -> None:
    wk = wakes_with_a_broken_arm(FOUR[:3])
    assert wk.asked == (0, "shift")
    assert wk.offered(0) == [("stow", "knife"), ("stow", "pistol")]
    wk.do(("stow", stowed))
    johnny = wk.knight(0)
    assert sorted([*johnny.hands, stowed]) == ["knife", "pistol"]
    assert sorted(johnny.cargo) == sorted([*FOUR[:3], stowed])
    assert not wk.events("discarded")
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-EQ-17")
def test_with_a_full_vehicle_a_weapon_is_discarded() -> None:
    wk = wakes_with_a_broken_arm(FOUR)
    assert wk.asked == (0, "shed")
    wk.do(("discard", "knife"))
    johnny = wk.knight(0)
    assert (johnny.hands, sorted(johnny.cargo)) == (["pistol"], sorted(FOUR))
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-EQ-17")
def test_with_a_full_vehicle_another_card_may_be_discarded_to_stow_the_weapon() -> None:
    wk = wakes_with_a_broken_arm(FOUR)
    assert {option[1] for option in wk.offered(0)} == {"knife", "pistol", *FOUR}
    wk.do(("discard", "binoculars"), ("stow", "knife"))
    johnny = wk.knight(0)
    assert (johnny.hands, sorted(johnny.cargo)) == (["pistol"], ["knife", "medic_bag", "radio_set", "toolbox"])
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-EQ-09")
@pytest.mark.parametrize("hands", [["wire_bat"], ["sawed_off"]])
def test_a_two_handed_weapon_goes_into_the_vehicle_without_a_question(hands: list[str]) -> None:
    wk = wakes_with_a_broken_arm([], hands)
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.cargo) == ([], hands)
    wk.assert_nothing_pending()


@rule("WK-EQ-18")
def test_one_weapon_in_the_good_hand_stays() -> None:
    wk = wakes_with_a_broken_arm([], ["pistol"])
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.cargo) == (["pistol"], [])
    wk.assert_nothing_pending()


def overhauls_with_a_torn_cargo_bed(cargo: list[str], hands: list[str], armour: str = "junk_armour") -> Scenario:
    """Johnny's Gaz Jeep is left with Load 3."""
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="torn_cargo_bed", cargo=cargo, hands=hands, armour=armour)
    wk.do(("special", "overhaul"))
    return wk


@rule("WK-EQ-18", "WK-FAULT-01")
def test_a_stowed_weapon_goes_into_a_free_hand_before_anything_is_discarded() -> None:
    wk = overhauls_with_a_torn_cargo_bed(["toolbox", "binoculars", "knife", "machete"], ["pistol"])
    assert wk.asked == (0, "shift")
    assert {option[1] for option in wk.offered(0)} == {"knife", "machete"}
    wk.do(("hold", "machete"))
    johnny = wk.knight(0)
    assert (sorted(johnny.hands), sorted(johnny.cargo)) == (["machete", "pistol"], ["binoculars", "knife", "toolbox"])
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-EQ-05")
def test_stowed_armour_goes_into_the_free_armour_slot() -> None:
    wk = overhauls_with_a_torn_cargo_bed([*FOUR[:3], "vest"], ["knife", "pistol"], "")
    johnny = wk.knight(0)
    assert (johnny.armour, sorted(johnny.cargo)) == ("vest", sorted(FOUR[:3]))
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-EQ-09")
@pytest.mark.parametrize(
    ("spare", "hands", "armour"),
    [
        ("machete", ["knife", "pistol"], "junk_armour"),  # both hands are full
        ("wire_bat", ["pistol"], "junk_armour"),  # one hand is free, two are needed
        ("vest", ["knife", "pistol"], "junk_armour"),  # armour is worn
        ("medic_bag", [], ""),  # gear is kept in the vehicle only
    ],
)
def test_what_fits_nowhere_is_discarded(spare: str, hands: list[str], armour: str) -> None:
    wk = overhauls_with_a_torn_cargo_bed([*FOUR[:3], spare], hands, armour)
    assert wk.asked == (0, "shed")
    assert {option[1] for option in wk.offered(0)} == {*FOUR[:3], spare}
    wk.do(("discard", "radio_set"))
    johnny = wk.knight(0)
    assert (sorted(johnny.cargo), johnny.hands) == (sorted(["toolbox", "binoculars", spare]), hands)
    wk.assert_nothing_pending()


@rule("WK-EQ-18")
def test_a_vehicle_that_still_holds_all_loses_nothing() -> None:
    wk = overhauls_with_a_torn_cargo_bed(FOUR[:3], ["knife", "pistol"])
    assert wk.knight(0).cargo == FOUR[:3]
    wk.assert_nothing_pending()


@rule("WK-EQ-18", "WK-INJ-01")
def test_a_broken_arm_holds_no_second_weapon_of_a_shrunken_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="torn_cargo_bed", injuries=["broken_arm"], hands=["pistol"])
    wk.given(0, cargo=["toolbox", "binoculars", "radio_set", "knife"])
    wk.do(("special", "overhaul"))
    assert wk.asked == (0, "shed")


@rule("WK-EQ-16", "WK-EQ-17", "WK-RULING-71")
def test_a_new_card_still_moves_no_other() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x04")
    wk.equipment("machete")
    wk.do(("explore",), ("accept",), ("hold", "broken_machete"))
    assert wk.asked == (0, "shed")
    assert wk.offered(0) == [("discard", "knife"), ("discard", "pistol"), ("discard", "broken_machete")]
