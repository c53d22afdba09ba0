"""Section 18: equipment."""

from collections.abc import Sequence
from typing import Final

import pytest

from stolik.games.waste_knights.view import Resources
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-EQ-02", "WK-EQ-03")
def test_a_weapon_in_the_vehicle_has_no_effect() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["knife"], cargo=["pistol"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert wk.offered(0) == [("arm", "knife"), ("arm", "unarmed")]
    reason = wk.match.why_not(0, ("arm", "pistol"))
    assert reason is not None
    assert reason.clause == "WK-EQ-03"


@rule("WK-EQ-05")
def test_armour_in_the_vehicle_has_no_effect() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour="", cargo=["riot_gear"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert wk.knight(0).wounds == 1
    wk.assert_nothing_pending()


@rule("WK-EQ-06")
@pytest.mark.parametrize(("is_used", "wounds"), [(True, 1), (False, 0)])
def test_an_armours_text_acts_when_it_is_used(is_used: bool, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour="spiked_plates")
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("armour", "spiked_plates") if is_used else ("pass",))
    assert sum(int(str(line["wounds"])) for line in wk.events("hurt")) == wounds


@rule("WK-EQ-06", "WK-OVR-08")
@pytest.mark.parametrize(
    ("armour", "cargo", "asked"), [("cerbero_exo_plate", [], True), ("", ["cerbero_exo_plate"], False)]
)
def test_text_that_holds_while_equipped(armour: str, cargo: list[str], asked: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour=armour, cargo=cargo)
    wk.wasteland("mirage")
    wk.move("M37")
    assert (wk.question.kind == "lose_die") == asked


@rule("WK-EQ-06")
@pytest.mark.parametrize(("armour", "rad"), [("hazmat_suit", 0), ("broken_hazmat_suit", 0)])
def test_a_hazmat_suit_is_used_in_the_way_its_text_names(armour: str, rad: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour=armour)
    wk.wasteland("mirage")
    wk.move("M47")
    assert wk.offered(0) == [("use", armour), ("pass",)]
    wk.do(("use", armour))
    johnny = wk.knight(0)
    assert (johnny.rad, johnny.armour) == (rad, "broken_hazmat_suit" if armour == "hazmat_suit" else "")


@rule("WK-EQ-07")
def test_a_thrown_weapon_works_from_the_vehicle_and_never_from_the_hands() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade"])
    wk.wasteland("dingo_pack")
    wk.do(("arrange",), ("done",))
    assert not any("frag_grenade" in option for option in wk.offered(0))
    wk.do(("hold", "knife", "pistol"), ("wear", "junk_armour"))
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.offered(0) == [("use", "frag_grenade"), ("pass",)]


@rule("WK-EQ-08")
def test_drugs_and_gear_lie_in_the_vehicle_and_count_as_equipped() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["toolbox", "binoculars", "stim_shot"])
    assert (wk.stat(0, "repair"), wk.stat(0, "explore")) == (4, 3)
    wk.do(("arrange",), ("done",))
    offered = {name for option in wk.offered(0) for name in option[1:]}
    assert offered == {"knife", "pistol"}


@rule("WK-EQ-10", "WK-EQ-17")
def test_the_vehicle_holds_as_many_cards_as_its_load() -> None:
    wk = Scenario("alinta")
    wk.given(0, cargo=["toolbox", "binoculars"])
    wk.explorations("x04")
    wk.equipment("radio_set")
    wk.do(("explore",), ("accept",), ("stow", "broken_radio_set"))
    assert wk.asked == (0, "shed")
    assert wk.offered(0) == [("discard", "toolbox"), ("discard", "binoculars"), ("discard", "broken_radio_set")]
    wk.do(("discard", "toolbox"))
    assert sorted(wk.knight(0).cargo) == ["binoculars", "broken_radio_set"]
    assert wk.pile("equipment")[-1] == "toolbox"


@rule("WK-EQ-11")
def test_only_the_visible_side_counts() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["broken_toolbox"])
    assert wk.stat(0, "repair") == 3


@rule("WK-EQ-12")
@pytest.mark.parametrize(("card", "left"), [("toolbox", ["broken_toolbox"]), ("broken_toolbox", [])])
def test_breaking_turns_a_working_card_and_discards_a_broken_one(card: str, left: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=[], armour="", cargo=[card])
    wk.effect(0, "break_gear(any,1)")
    assert wk.knight(0).cargo == left
    assert ("toolbox" in wk.pile("equipment")) == (not left)


@rule("WK-EQ-13")
def test_a_broken_weapon_is_used_with_its_broken_side() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["broken_crowbar"])
    wk.wasteland("scrap_hound")
    wk.rolls("G=- G=-", "W=F G=- W=-")
    wk.move("M37")
    wk.do(("arm", "broken_crowbar"))
    # One die of the broken side; its Fate deals 1 wound to a machine.
    assert wk.struck()[-1] == ("johnny_taylor", 1)


@rule("WK-EQ-14", "WK-EQ-15")
def test_cards_are_moved_and_discarded_before_and_after_an_action_not_within() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=2, cargo=["katana"])
    wk.do(("arrange",), ("discard", "pistol"), ("done",), ("hold", "katana"), ("wear",))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, sorted(johnny.cargo)) == (["katana"], "", ["junk_armour", "knife"])
    wk.do(("camp",))
    assert not wk.can(("arrange",))
    reason = wk.match.why_not(0, ("arrange",))
    assert reason is not None
    assert reason.clause == "WK-EQ-15"
    wk.do(("done",), ("arrange",), ("done",), ("hold", "knife", "katana"), ("wear", "junk_armour"))
    assert sorted(wk.knight(0).hands) == ["katana", "knife"]


@rule("WK-EQ-14")
def test_only_in_the_own_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    assert wk.offered(1) == []
    reason = wk.match.why_not(1, ("arrange",))
    assert reason is not None


@rule("WK-EQ-16", "WK-RULING-71")
def test_a_new_card_is_placed_at_once_and_others_stay() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x04")
    wk.equipment("machete")
    wk.do(("explore",), ("accept",))
    assert wk.asked == (0, "place_card")
    assert wk.offered(0) == [("hold", "broken_machete"), ("stow", "broken_machete")]
    wk.do(("hold", "broken_machete"))
    # Both hands are full: a card of own choice goes, none is stowed.
    assert wk.offered(0) == [("discard", "knife"), ("discard", "pistol"), ("discard", "broken_machete")]
    wk.do(("discard", "knife"))
    johnny = wk.knight(0)
    assert (sorted(johnny.hands), johnny.cargo) == (["broken_machete", "pistol"], [])


@rule("WK-EQ-10", "WK-EQ-14")
def test_a_weapon_takes_the_place_of_an_armour_that_is_put_on() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="motorbike", hands=["crossbow"], armour="", cargo=["riot_gear", "vest"])
    wk.do(("arrange",), ("done",), ("hold",))
    assert wk.offered(0) == [("wear", "vest"), ("wear", "riot_gear")]
    assert wk.game.problems(wk.table) == []
    wk.do(("wear", "riot_gear"))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, sorted(johnny.cargo)) == ([], "riot_gear", ["crossbow", "vest"])
    assert not wk.table.is_shedding


FOUR: Final = ["toolbox", "binoculars", "radio_set", "medic_bag"]
"""As many as the Gaz Jeep holds."""


def found(
    card: str, cargo: Sequence[str], hands: Sequence[str] = ("knife", "pistol"), armour: str = "vest"
) -> Scenario:
    """Johnny explores and finds a card."""
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=hands, armour=armour, cargo=cargo)
    wk.explorations("x04")
    wk.equipment(card)
    wk.do(("explore",), ("accept",))
    return wk


@rule("WK-EQ-16", "WK-EQ-17")
@pytest.mark.parametrize(
    ("card", "hands", "armour", "load", "places"),
    [
        ("machete", ["knife", "pistol"], "vest", 3, ["hold", "stow"]),
        ("machete", ["knife", "pistol"], "vest", 4, ["hold", "stow", "discard"]),
        ("machete", ["knife"], "vest", 4, ["hold", "stow"]),
        ("crossbow", ["knife"], "vest", 4, ["hold", "stow", "discard"]),
        ("crossbow", [], "vest", 4, ["hold", "stow"]),
        ("riot_gear", ["knife"], "vest", 3, ["wear", "stow"]),
        ("riot_gear", ["knife"], "vest", 4, ["wear", "stow", "discard"]),
        ("riot_gear", ["knife"], "", 4, ["wear", "stow"]),
        ("lucky_bullet", [], "", 4, ["stow", "discard"]),
        ("frag_grenade", [], "", 4, ["stow", "discard"]),
    ],
)
def test_a_new_card_is_discarded_only_for_want_of_room(
    card: str, hands: Sequence[str], armour: str, load: int, places: Sequence[str]
) -> None:
    wk = found(card, FOUR[:load], hands, armour)
    assert [option[0] for option in wk.offered(0)] == places
    reason = wk.match.why_not(0, ("discard", f"broken_{card}"))
    assert (reason.clause if reason else "") == ("" if "discard" in places else "WK-EQ-16")


@rule("WK-EQ-16")
@pytest.mark.parametrize("card", ["lucky_bullet", "frag_grenade", "stim_shot"])
def test_a_card_with_one_place_is_shown_before_it_goes_there(card: str) -> None:
    wk = found(card, FOUR[:3])
    assert (wk.asked, wk.offered(0)) == ((0, "place_card"), [("stow", f"broken_{card}")])
    wk.do(("stow", f"broken_{card}"))
    assert (wk.asked, wk.knight(0).cargo) == ((0, "act"), [*FOUR[:3], f"broken_{card}"])


@rule("WK-EQ-17")
def test_a_card_stowed_beyond_the_load_costs_one_of_the_vehicle() -> None:
    wk = found("riot_gear", FOUR, armour="")
    wk.do(("stow", "broken_riot_gear"))
    assert {option[1] for option in wk.offered(0)} == {*FOUR, "broken_riot_gear"}


@rule("WK-EQ-17")
def test_a_second_armour_takes_the_place_of_the_first() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x04")
    wk.equipment("riot_gear")
    wk.do(("explore",), ("accept",), ("wear", "broken_riot_gear"))
    assert wk.knight(0).armour == "broken_riot_gear"
    assert wk.pile("equipment")[-1] == "junk_armour"


@rule("WK-EQ-18", "WK-RULING-72", "WK-INJ-01")
def test_shrinking_hands_load_and_tank() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, unconscious="broken_arm")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    assert wk.asked == (0, "shift")
    wk.do(("stow", "knife"))
    assert (wk.knight(0).hands, wk.knight(0).cargo) == (["pistol"], ["knife"])
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=4, damage=4, wreck="leaking_tank")
    wk.do(("special", "overhaul"))
    assert wk.knight(0).fuel == 2
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["toolbox", "binoculars", "radio_set", "medic_bag"], damage=4, wreck="torn_cargo_bed")
    wk.do(("special", "overhaul"), ("discard", "toolbox"))
    assert len(wk.knight(0).cargo) == 3


@rule("WK-EQ-18", "WK-RULING-72", "WK-INJ-01")
@pytest.mark.parametrize(
    ("hands", "armour", "cargo", "answers", "after"),
    [
        # The armour of the full vehicle makes room for a weapon.
        (["knife", "pistol"], "", ["riot_gear", *FOUR[:3]], [("stow", "pistol")], (["knife"], "riot_gear")),
        # A two-handed weapon changes places with a one-handed one.
        (["crossbow"], "vest", ["knife", *FOUR[:3]], [], (["knife"], "vest")),
        # A weapon of one hand makes no room for another.
        (["knife", "pistol"], "vest", ["machete", *FOUR[:3]], [("discard", "machete"), ("stow", "knife")], None),
        (["knife", "pistol"], "vest", FOUR, [("discard", "pistol")], (["knife"], "vest")),
    ],
)
def test_a_lost_hand_costs_no_card_that_finds_a_place(
    hands: Sequence[str],
    armour: str,
    cargo: Sequence[str],
    answers: Sequence[tuple[str, str]],
    after: tuple[Sequence[str], str] | None,
) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, unconscious="broken_arm", hands=hands, armour=armour, cargo=cargo)
    wk.do(("special", "regain_consciousness"), ("heal", "wound"), ("done",), *answers)
    johnny = wk.knight(0)
    assert wk.asked == (0, "act")
    assert (johnny.hands, johnny.armour) == (after or (["pistol"], "vest"))
    held = {*hands, *cargo, armour} - {"", johnny.armour, *johnny.hands}
    assert set(johnny.cargo) == held - {name for verb, name in answers if verb == "discard"}


@rule("WK-EQ-18", "WK-EQ-17")
def test_a_tank_that_is_discarded_to_make_room_takes_its_fuel_with_it() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="motorbike", fuel=5, cargo=["spare_tank", "toolbox"])
    wk.equipment("binoculars")
    wk.explorations("x08")
    wk.given(0, space="M49")
    wk.do(("explore",), ("accept",), ("stow", "broken_binoculars"), ("discard", "spare_tank"))
    assert (wk.stat(0, "tank"), wk.knight(0).fuel) == (3, 3)


@rule("WK-EQ-19", "WK-COMP-14")
def test_fuel_above_the_tank_is_lost() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=3)
    wk.effect(0, "gain(fuel,3)")
    assert wk.knight(0).fuel == 4


@rule("WK-COMP-14", "WK-RULING-04")
def test_a_short_pool_gives_what_it_has() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, ammo=9)
    wk.effect(0, "gain(ammo,3)")
    assert wk.knight(0).ammo == 3
    assert wk.seen().pool == Resources(fuel=8, ammo=0, meds=8)


@rule("WK-EQ-20", "WK-RULING-73")
def test_ammo_and_meds_have_no_personal_limit() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "gain(ammo,10)")
    wk.effect(0, "gain(meds,10)")
    johnny = wk.knight(0)
    assert (johnny.ammo, johnny.meds) == (12, 12)


@rule("WK-EQ-21", "WK-XP-19")
def test_equipment_comes_from_the_deck_broken_side_up() -> None:
    wk = Scenario("johnny_taylor")
    wk.equipment("toolbox", "radio_set")
    wk.effect(0, "draw_gear(2)", ("stow", "broken_toolbox"), ("stow", "broken_radio_set"))
    assert wk.knight(0).cargo == ["broken_toolbox", "broken_radio_set"]


@rule("WK-EQ-22")
@pytest.mark.parametrize(
    ("armour", "left", "wounds"), [("junk_armour", "broken_junk_armour", 1), ("broken_junk_armour", "", 2)]
)
def test_used_armour_breaks_or_goes_and_negates_by_the_side_that_was_visible(
    armour: str, left: str, wounds: int
) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour=armour)
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=S B=S", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("armour", armour))
    johnny = wk.knight(0)
    assert (johnny.armour, johnny.wounds) == (left, wounds)


@rule("WK-EQ-23")
def test_discarded_cards_lie_on_the_discard_pile() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("arrange",), ("discard", "pistol"))
    assert wk.pile("equipment")[-1] == "pistol"
    assert wk.seen().decks.equipment_discard == wk.pile("equipment")


@rule("WK-EQ-24", "WK-WRECK-02")
def test_a_part_of_a_wreck_cannot_be_used() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", cargo=["nitro_kit", "spare_tank"])
    assert not wk.can(("move",))
    # The lasting change of the Tank stays (WK-WRECK-08).
    assert wk.stat(0, "tank") == 6


@rule("WK-EQ-25", "WK-RULING-74")
def test_other_cargo_of_a_wreck_stays_usable() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", cargo=["toolbox", "rad_purge"], rad=2)
    assert wk.stat(0, "repair") == 4
    wk.do(("use", "rad_purge"))
    assert (wk.knight(0).rad, wk.knight(0).cargo) == (0, ["toolbox"])


@rule("WK-EQ-26", "WK-WRECK-06")
def test_the_vehicle_stays_within_reach() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", cargo=["toolbox"], fuel=3)
    johnny = wk.knight(0)
    assert (johnny.cargo, johnny.fuel, wk.stat(0, "load"), wk.stat(0, "tank")) == (["toolbox"], 3, 4, 4)
    assert wk.can(("arrange",))


@rule("WK-EQ-27", "WK-WORST-05", "WK-RULING-75")
@pytest.mark.parametrize(
    ("cards", "hit"),
    [
        (["toolbox", "katana"], "katana"),
        (["toolbox", "broken_assault_rifle"], "toolbox"),
        (["broken_toolbox", "broken_assault_rifle"], "broken_assault_rifle"),
        (["stim_shot", "machete"], "machete"),
        (["geiger_counter", "medic_bag"], "geiger_counter"),
        (["katana", "old_justice"], "old_justice"),
    ],
)
def test_which_card_an_effect_breaks(cards: list[str], hit: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=[], armour="", cargo=cards)
    wk.effect(0, "break_gear(any,1)")
    lost = set(cards) - set(wk.knight(0).cargo)
    assert lost == {hit}


@rule("WK-EQ-27")
def test_an_effect_may_name_the_kind_of_card() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["toolbox"])
    wk.effect(0, "break_gear(weapon,1)")
    assert wk.knight(0).hands == ["broken_knife", "pistol"]
    wk.effect(0, "discard_gear(armour,1)")
    assert wk.knight(0).armour == ""
