"""Sections 22 to 24: damage, wrecks, faults, attached cards, elimination."""

import pytest

from stolik.games.waste_knights.rules.vehicle import attach_fault
from stolik.games.waste_knights.rules.wounds import attach_injury
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-DMG-01", "WK-DMG-02", "WK-RULING-85", "WK-WRECK-01")
@pytest.mark.parametrize(("count", "damage", "wreck"), [(3, 3, ""), (4, 4, "rickety"), (6, 4, "rickety")])
def test_damage_up_to_the_durability(count: int, damage: int, wreck: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.fault_deck("rickety")
    wk.effect(0, f"receive(damage,{count})")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck) == (damage, wreck)


@rule("WK-DMG-03")
def test_damage_is_removed_by_camp_mechanic_and_effects() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=3)
    wk.effect(0, "repair(1)")
    assert wk.knight(0).damage == 2
    wk.do(("camp",), ("fix",), ("done",))
    assert wk.knight(0).damage == 1
    wk.do(("city",), ("visit", "mechanic"))
    assert wk.knight(0).damage == 0


@rule("WK-WRECK-02")
def test_the_ability_of_a_wreck_cannot_be_used() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="road_hospital", damage=5, wreck="rickety", wounds=2)
    wk.do(("camp",))
    assert not wk.can(("use", "clean_bunk"))


@rule("WK-WRECK-03")
def test_an_overhaul_removes_three_damage_and_attaches_the_fault() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, damage=6, wreck="bent_axle")
    wk.do(("special", "overhaul"))
    logan = wk.knight(0)
    assert (logan.damage, logan.wreck, logan.faults, wk.stat(0, "speed")) == (3, "", ["bent_axle"], 1)


@rule("WK-WRECK-04", "WK-WRECK-05")
def test_damage_of_a_wreck_neither_comes_nor_goes() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety")
    wk.effect(0, "receive(damage,2)")
    wk.effect(0, "repair(2)")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck, johnny.faults) == (4, "rickety", [])


@rule("WK-WRECK-05")
def test_no_fault_is_attached_to_a_wreck() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", faults=["bent_axle", "leaking_tank"])
    list(attach_fault(wk.table, 0))
    johnny = wk.knight(0)
    assert (johnny.is_eliminated, johnny.faults) == (False, ["bent_axle", "leaking_tank"])


@rule("WK-WRECK-06", "WK-RULING-74")
def test_a_wreck_keeps_load_tank_and_equipment() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=3, cargo=["toolbox", "radio_set"], fuel=4)
    wk.effect(0, "receive(damage,1)")
    johnny = wk.knight(0)
    assert johnny.wreck
    assert (johnny.cargo, johnny.fuel) == (["toolbox", "radio_set"], 4)


@rule("WK-WRECK-07", "WK-RULING-86")
def test_becoming_a_wreck_does_not_end_the_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=3)
    wk.wasteland("rockfall")
    wk.given(0, space="M37")
    wk.rolls("W=- G=-")
    wk.move("M24")
    assert wk.knight(0).wreck
    assert wk.asked == (0, "act")


@rule("WK-WRECK-08", "WK-RULING-87")
def test_lasting_changes_of_values_are_not_switched_off() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=6, wreck="rickety", cargo=["plough_bumper"], advances=["lead_foot"])
    assert (wk.stat(0, "durability"), wk.stat(0, "speed")) == (6, 4)


@rule("WK-WRECK-09", "WK-RULING-78")
def test_too_much_damage_after_an_overhaul_is_a_wreck_again() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, vehicle="truck", damage=6, wreck="rickety", faults=[])
    wk.also(lambda t: t.damage.__setitem__(0, 8))
    wk.loose()
    wk.fault_deck("bent_axle")
    wk.do(("special", "overhaul"))
    logan = wk.knight(0)
    # 8 - 3 = 5 damage, Durability 6 - 1 = 5.
    assert (logan.damage, logan.wreck, logan.faults) == (5, "bent_axle", ["rickety"])


@rule("WK-WRECK-09")
def test_a_durability_that_shrinks_makes_a_wreck() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=5, hands=[], armour="", cargo=["plough_bumper"])
    wk.fault_deck("bent_axle")
    wk.effect(0, "break_gear(any,1)")
    johnny = wk.knight(0)
    assert (wk.stat(0, "durability"), johnny.damage, johnny.wreck) == (5, 5, "bent_axle")


@rule("WK-WRECK-09", "WK-EQ-17")
def test_a_part_that_is_discarded_to_make_room_may_leave_a_wreck() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="motorbike", damage=4, cargo=["plough_bumper", "toolbox"])
    wk.fault_deck("bent_axle")
    wk.equipment("binoculars")
    wk.effect(0, "draw_gear(1)", ("stow", "broken_binoculars"), ("discard", "plough_bumper"))
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck) == (3, "bent_axle")


@rule("WK-WRECK-09", "WK-EQ-14")
@pytest.mark.parametrize(("faults", "is_eliminated"), [([], False), (["leaking_tank", "thirsty_engine"], True)])
def test_a_part_that_is_discarded_of_free_will_may_leave_a_wreck(faults: list[str], is_eliminated: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, vehicle="motorbike", damage=4, hands=[], armour="", cargo=["plough_bumper"], faults=faults, fuel=1)
    wk.fault_deck("bent_axle")
    wk.do(("arrange",), ("discard", "plough_bumper"))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.wreck, johnny.is_eliminated) == ("" if is_eliminated else "bent_axle", is_eliminated)
    assert wk.asked == (int(is_eliminated), "act")


@rule("WK-WRECK-04", "WK-WRECK-08")
def test_a_wreck_that_loses_a_part_keeps_its_damage() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="motorbike", damage=5, wreck="bent_axle", hands=[], armour="", cargo=["plough_bumper"])
    wk.effect(0, "discard_gear(any,1)")
    assert (wk.stat(0, "durability"), wk.knight(0).damage) == (3, 5)
    assert wk.match.game.problems(wk.table) == []
    wk.do(("special", "overhaul"))
    assert (wk.knight(0).damage, wk.knight(0).wreck) == (2, "")


@rule("WK-FAULT-01")
def test_faults_last_and_add_up() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=["bent_axle", "thirsty_engine"])
    assert (wk.stat(0, "speed"), wk.stat(0, "bonus")) == (2, 1)
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=["loose_plating"])
    wk.effect(0, "receive(damage,1)")
    assert wk.knight(0).damage == 2
    wk.effect(0, "receive(damage,1)")
    assert wk.knight(0).damage == 3


@rule("WK-FAULT-01")
def test_burnt_wiring_takes_ability_and_parts() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=["burnt_wiring"], cargo=["spare_tank", "nitro_kit"])
    assert wk.stat(0, "tank") == 4
    wk.do(("move",))
    assert not wk.can(("use", "nitro_kit"))


@rule("WK-FAULT-03")
@pytest.mark.parametrize(("faults", "is_out"), [(["bent_axle"], False), (["bent_axle", "leaking_tank"], True)])
def test_with_two_faults_a_wreck_eliminates(faults: list[str], is_out: bool) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=3, faults=faults)
    wk.wasteland("rockfall")
    wk.given(0, space="M37")
    wk.rolls("W=- G=-")
    wk.move("M24")
    assert wk.knight(0).is_eliminated == is_out


@rule("WK-FAULT-04")
def test_nothing_printed_takes_a_vehicle_away() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety")
    wk.do(("special", "overhaul"))
    assert wk.knight(0).vehicle == "gaz_jeep"


@rule("WK-ATTACH-01", "WK-ATTACH-02", "WK-ATTACH-03")
@pytest.mark.parametrize(("faults", "after"), [([], 1), (["bent_axle"], 2)])
def test_ex_53_attached_by_an_effect(faults: list[str], after: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, faults=faults)
    wk.fault_deck("rickety")
    list(attach_fault(wk.table, 0))
    johnny = wk.knight(0)
    assert johnny.faults == [*faults, "rickety"]
    assert (len(johnny.faults), johnny.damage, johnny.wreck, johnny.is_eliminated) == (after, 0, "", False)


@rule("WK-ATTACH-01", "WK-ATTACH-02", "WK-ATTACH-03")
def test_ex_53_a_third_fault_eliminates() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, faults=["bent_axle", "leaking_tank"])
    list(attach_fault(wk.table, 0))
    assert wk.knight(0).is_eliminated


@rule("WK-ATTACH-01", "WK-ATTACH-02", "WK-ATTACH-03")
@pytest.mark.parametrize("injuries", [[], ["concussion"], ["concussion", "smashed_knee"]])
def test_an_attached_injury_hurts_nobody_but_the_third_eliminates(injuries: list[str]) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, injuries=injuries)
    wk.injury_deck("festering_wound")
    list(attach_injury(wk.table, 0))
    johnny = wk.knight(0)
    if len(injuries) == 2:
        assert johnny.is_eliminated
    else:
        assert (johnny.injuries, johnny.wounds, johnny.unconscious) == ([*injuries, "festering_wound"], 0, "")
        assert wk.asked == (0, "act")


# Elimination


def fallen(*more: str) -> Scenario:
    """Johnny, about to be eliminated by exploring, and others."""
    wk = Scenario("johnny_taylor", *more)
    wk.given(0, wounds=6, injuries=["concussion", "smashed_knee"], faults=["rickety"])
    wk.explorations("x19")
    return wk


@rule("WK-ELIM-01", "WK-ELIM-02", "WK-ELIM-03", "WK-RULING-88", "WK-ELIM-05")
def test_what_becomes_of_an_eliminated_knight() -> None:
    wk = fallen("logan_harris")
    wk.given(0, hands=["old_justice"], cargo=["toolbox"], advances=["dead_eye"])
    wk.do(("explore",), ("accept",))
    johnny = wk.knight(0)
    assert johnny.is_eliminated
    assert (johnny.hands, johnny.armour, johnny.cargo) == ([], "", [])
    assert (johnny.fuel, johnny.ammo, johnny.meds) == (0, 0, 0)
    assert wk.pile("equipment")[-2:] == ["junk_armour", "toolbox"]
    # Unique equipment, injuries and faults go to the box, not back to their decks.
    assert len(wk.table.box) == 1
    assert (len(wk.table.injury_deck), len(wk.table.fault_deck)) == (6, 7)
    wk.do(("pass",))
    assert wk.asked == (1, "act")
    assert wk.table.round == 2


@rule("WK-ELIM-04", "WK-RULING-88")
def test_story_items_stay_on_the_space_for_the_next_knight() -> None:
    wk = fallen("logan_harris")
    wk.given(0, specials=[1], claimed=["challenge"])
    wk.given(1, space="M37")
    wk.wasteland("mirage")
    wk.rolls("W=S")
    wk.do(("explore",), ("accept",))
    assert wk.knight(1).specials == []
    wk.move("M48")
    logan = wk.knight(1)
    assert (logan.specials, logan.claimed) == ([1], ["challenge"])


@rule("WK-ELIM-04")
def test_items_are_taken_at_the_start_of_a_turn_there_too() -> None:
    wk = fallen("logan_harris")
    wk.given(0, specials=[1])
    wk.do(("explore",), ("accept",))
    assert wk.knight(1).specials == [1]


@rule("WK-ELIM-04", "WK-RAD-05")
@pytest.mark.parametrize(("wounds", "falls"), [(5, False), (6, True)])
def test_a_card_that_is_picked_up_counts_at_once(wounds: int, falls: bool) -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", adventure="ghost_signal")
    wk.thread("A3-T2A")
    wk.given(0, rad=3, wounds=wounds)
    wk.special_lies(8, "M53")
    wk.wasteland("road_vultures")
    wk.move("M53")
    johnny = wk.knight(0)
    # Echo Implant: Resistance 3 - 1 = 2, and one token turns into a tainted wound.
    assert (johnny.specials, johnny.rad, johnny.tainted, bool(johnny.unconscious)) == ([8], 2, 1, falls)
    assert wk.asked == ((1, "act") if falls else (0, "weapon"))


@rule("WK-ELIM-04")
def test_a_card_that_is_picked_up_is_gained() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", adventure="the_drybay_sweepstake")
    wk.given(0, space="M49", fuel=1)
    wk.special_lies(4, "M49")
    wk.round(2, active=1)
    wk.do(("pass",))
    # Black Tar Contract: on gaining 2 Fuel, and from now on speed bonus 3 instead of 2.
    assert (wk.knight(0).specials, wk.knight(0).fuel, wk.stat(0, "bonus")) == ([4], 3, 3)


@rule("WK-COMP-13", "WK-ELIM-04")
def test_tokens_that_an_eliminated_knight_left_are_not_in_the_pool() -> None:
    wk = fallen("logan_harris")
    wk.given(0, claimed=["challenge"] * 3)
    wk.given(1, space="M37")
    wk.thread("A1-T2B", setup=False)
    wk.do(("explore",), ("accept",))
    wk.effect(1, "place(challenge,here,12)")
    assert wk.tokens_on("challenge", "M37") == 9


@rule("WK-TURN-06", "WK-FAULT-03")
def test_a_knight_who_gives_or_sells_the_last_support_of_the_vehicle_is_out_at_once() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    faults = ["leaking_tank", "thirsty_engine"]
    wk.given(0, vehicle="motorbike", damage=4, fuel=1, cargo=["plough_bumper"], faults=faults)
    wk.do(("camp",), ("exchange", "logan_harris"), ("give", "plough_bumper"), ("propose",), ("agree",))
    wk.do(("stow", "plough_bumper"))
    assert (wk.knight(0).is_eliminated, wk.knight(1).cargo, wk.asked) == (True, ["plough_bumper"], (1, "act"))
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, vehicle="motorbike", damage=4, fuel=1, cargo=["plough_bumper"], faults=faults)
    wk.do(("city",), ("visit", "market"), ("pay", "plough_bumper"))
    assert (wk.knight(0).is_eliminated, wk.table.offer, wk.asked) == (True, (), (1, "act"))


@rule("WK-ELIM-06", "WK-RULING-103")
def test_the_program_does_not_judge_whether_the_objective_is_still_possible() -> None:
    wk = fallen("logan_harris")
    wk.do(("explore",), ("accept",))
    assert not wk.match.over


@rule("WK-ELIM-07", "WK-RULING-89")
def test_the_next_remaining_player_becomes_first_player() -> None:
    wk = fallen("logan_harris", "alinta")
    wk.do(("explore",), ("accept",))
    assert wk.seen().first == 1


@rule("WK-ELIM-08", "WK-RULING-90")
def test_without_knights_all_lose() -> None:
    wk = fallen()
    wk.do(("explore",), ("accept",))
    assert wk.match.over
    result = wk.match.result
    assert result is not None
    assert (result.reason, result.points) == ("all_eliminated", (0,))


@rule("WK-ELIM-09", "WK-RULING-90")
def test_in_a_competitive_adventure_the_last_knight_goes_on() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", adventure="the_drybay_sweepstake")
    wk.given(0, wounds=6, injuries=["concussion", "smashed_knee"])
    wk.explorations("x19")
    wk.do(("explore",), ("accept",))
    assert not wk.match.over
    assert wk.asked == (1, "act")
