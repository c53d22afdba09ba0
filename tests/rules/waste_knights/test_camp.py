"""Sections 11 and 12: the camp action and sharing a space."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-CAMP-01", "WK-RULING-45")
def test_healing_and_repairing_are_interleaved_freely() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=4, damage=2, xp=3, due=1)
    wk.do(("camp",), ("fix",), ("heal",), ("heal", "wound"), ("heal", "wound"), ("heal", "wound"))
    wk.do(("advance",), ("advance", "handy"), ("fix",), ("heal",), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.damage, johnny.meds, johnny.advances) == (0, 0, 0, ["handy"])


@rule("WK-CAMP-02")
def test_any_number_of_meds_each_heals_three_or_removes_one_radiation() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=6, rad=2, meds=3)
    wk.do(("camp",), ("heal",), *[("heal", "wound")] * 3, ("cleanse",), ("cleanse",))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.rad, johnny.meds) == (3, 0, 0)
    assert not wk.can(("heal",))


@rule("WK-CAMP-03", "WK-WOUND-04")
def test_a_point_turns_a_tainted_wound() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, tainted=3)
    wk.do(("camp",), ("heal",), ("heal", "tainted"), ("heal", "tainted"), ("done",))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted) == (2, 1)


@rule("WK-CAMP-04")
def test_a_turned_wound_may_be_removed_by_the_next_point() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=1, tainted=1)
    wk.do(("camp",), ("heal",), ("heal", "tainted"), ("heal", "wound"), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted) == (0, 0)


@rule("WK-CAMP-05")
def test_unused_points_are_lost() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=1, meds=1)
    wk.do(("camp",), ("heal",), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.meds) == (0, 0)
    wk.assert_nothing_pending()


@rule("WK-CAMP-06")
def test_healing_points_do_not_remove_radiation() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=2, rad=1)
    wk.do(("camp",), ("heal",))
    assert wk.offered(0) == [("heal", "wound"), ("done",)]
    wk.do(("heal", "wound"), ("heal", "wound"))
    assert wk.knight(0).rad == 1


@rule("WK-CAMP-07", "WK-CAMP-10")
def test_there_are_as_many_points_as_the_repair_value() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, damage=5)
    wk.do(("camp",), ("fix",), ("fix",), ("fix",))
    assert not wk.can(("fix",))
    assert wk.knight(0).damage == 2


@rule("WK-CAMP-08")
@pytest.mark.parametrize(("damage", "can_repair"), [(0, True), (1, False)])
def test_a_card_is_repaired_for_its_whole_cost_only(damage: int, can_repair: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour="broken_junk_armour", damage=1)
    wk.do(("camp",))
    for _ in range(damage):
        wk.do(("fix",))
    assert wk.can(("repair", "broken_junk_armour")) == can_repair


@rule("WK-CAMP-09")
def test_a_point_removes_a_damage() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=1)
    wk.do(("camp",), ("fix",))
    assert wk.knight(0).damage == 0
    assert not wk.can(("fix",))


@rule("WK-CAMP-10")
def test_unused_repair_is_lost() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=3)
    wk.do(("camp",), ("fix",), ("done",), ("pass",))
    wk.settle()
    wk.do(("camp",), ("fix",), ("fix",))
    assert wk.knight(0).damage == 0
    assert not wk.can(("fix",))


@rule("WK-CAMP-11")
def test_a_cost_of_x_cannot_be_paid_in_a_camp() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, hands=["broken_katana"], cargo=["toolbox"], damage=1)
    wk.do(("camp",))
    assert wk.stat(0, "repair") == 5
    assert not wk.can(("repair", "broken_katana"))
    reason = wk.match.why_not(0, ("repair", "broken_katana"))
    assert reason is not None
    assert reason.clause == "WK-CAMP-11"


@rule("WK-CAMP-12", "WK-WRECK-04")
def test_the_damage_of_a_wreck_stays() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", armour="broken_junk_armour")
    wk.do(("camp",))
    assert not wk.can(("fix",))
    assert wk.can(("repair", "broken_junk_armour"))


@rule("WK-CAMP-13", "WK-RULING-46")
def test_a_camp_effect_works_once_per_action() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="road_hospital", wounds=3)
    wk.do(("camp",), ("use", "clean_bunk"), ("heal", "wound"))
    assert wk.knight(0).wounds == 2
    assert not wk.can(("use", "clean_bunk"))


@rule("WK-CAMP-13")
def test_a_card_that_is_spent_limits_itself() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=5, cargo=["army_rations"])
    wk.do(("camp",), ("use", "army_rations"), ("heal", "wound"), ("heal", "wound"))
    assert wk.knight(0).cargo == ["broken_army_rations"]
    wk.do(("use", "broken_army_rations"), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.cargo) == (2, [])


@rule("WK-CAMP-13")
def test_camp_effects_belong_to_the_own_camp() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, wounds=3, cargo=["army_rations"])
    wk.do(("camp",))
    assert not wk.can(("use", "army_rations"))


@rule("WK-CAMP-14", "WK-XP-05")
def test_due_advances_can_be_taken_in_the_camp() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, xp=3, due=1)
    wk.do(("camp",), ("advance",), ("advance", "dead_eye"))
    assert (wk.knight(0).due, wk.knight(0).advances) == (0, ["dead_eye"])
    assert not wk.can(("advance",))


@rule("WK-CAMP-15")
def test_healing_outside_the_camp_costs_no_meds() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M52", wounds=3)
    wk.do(("city",), ("visit", "sawbones"), *[("heal", "wound")] * 3)
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.meds) == (0, 2)


# Sharing a space


@rule("WK-SHARE-01", "WK-SHARE-02", "WK-PSET-13", "WK-RULING-47")
def test_a_camp_marker_lies_where_two_knights_are_and_nowhere_else() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("mirage")
    assert wk.seen().camps == ["M48"]
    wk.move("M37")
    assert wk.seen().camps == []


@rule("WK-SHARE-03", "WK-SHARE-04", "WK-RULING-48")
def test_an_exchange_may_be_one_sided_and_ignores_trade_values() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, cargo=["katana"])
    wk.do(("camp",), ("exchange", "logan_harris"), ("give", "katana"), ("ask", "fuel"), ("propose",))
    wk.answer(1, ("agree",))
    wk.answer(1, ("stow", "katana"))
    johnny, logan = wk.knight(0), wk.knight(1)
    assert (johnny.cargo, johnny.fuel, logan.cargo, logan.fuel) == ([], 3, ["katana"], 1)


@rule("WK-SHARE-04")
def test_nothing_changes_hands_without_consent() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.do(("camp",), ("exchange", "logan_harris"), ("ask", "fuel"), ("propose",))
    assert wk.asked == (1, "consent")
    wk.answer(1, ("refuse",))
    assert (wk.knight(0).fuel, wk.knight(1).fuel) == (2, 2)
    assert wk.asked == (0, "camp")


@rule("WK-SHARE-04")
def test_only_the_active_knight_exchanges() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.given(0, space="M37")
    wk.do(("camp",))
    assert not wk.can(("exchange",))
    wk = Scenario("johnny_taylor", "logan_harris", "alinta")
    wk.given(2, space="M37")
    wk.do(("camp",))
    assert [option[1] for option in wk.offered(0) if option[0] == "exchange"] == ["logan_harris"]


@rule("WK-SHARE-05", "WK-XP-13")
def test_bound_cards_and_tokens_cannot_be_exchanged() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, advances=["dead_eye"], hands=["old_justice"], injuries=["concussion"], xp=6, specials=[1])
    wk.given(0, claimed=["challenge"], faults=["rickety"])
    wk.do(("camp",), ("exchange", "logan_harris"))
    goods = {option[1] for option in wk.offered(0) if option[0] == "give"}
    assert goods == {"junk_armour", "fuel", "ammo", "meds"}


@rule("WK-SHARE-06", "WK-EQ-19")
def test_fuel_above_the_tank_is_lost_after_an_exchange() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, fuel=4)
    wk.do(("camp",), ("exchange", "logan_harris"), ("give", "fuel"), ("propose",))
    wk.answer(1, ("agree",))
    assert (wk.knight(0).fuel, wk.knight(1).fuel) == (1, 4)


@rule("WK-SHARE-07")
def test_repair_points_may_go_to_others_here() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, damage=2, armour="broken_leather_jacket")
    wk.do(("camp",), ("fix", "logan_harris"), ("repair", "broken_leather_jacket", "logan_harris"))
    logan = wk.knight(1)
    assert (logan.damage, logan.armour) == (1, "leather_jacket")
    assert not wk.can(("fix",))


@rule("WK-SHARE-08")
def test_gifted_mechanic_reaches_the_shared_space_only_while_camping() -> None:
    wk = Scenario("nelly_thompson", "logan_harris", "alinta")
    wk.given(0, advances=["gifted_mechanic"], damage=1)
    wk.given(1, damage=2)
    wk.given(2, damage=2, space="M37", vehicle="road_hospital")
    wk.do(("camp",), ("use", "gifted_mechanic"))
    assert (wk.knight(0).damage, wk.knight(1).damage, wk.knight(2).damage) == (1, 1, 2)
    wk.do(("done",))
    assert not wk.can(("use", "gifted_mechanic"))


@rule("WK-SHARE-09", "WK-UNC-04", "WK-RULING-49")
def test_an_unconscious_knight_exchanges_nothing_but_is_helped() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, wounds=8, unconscious="concussion", damage=1)
    wk.do(("camp",))
    assert not wk.can(("exchange", "logan_harris"))
    wk.do(("fix", "logan_harris"))
    assert wk.knight(1).damage == 0


@rule("WK-SHARE-10")
def test_knights_cannot_attack_each_other_on_their_own() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    verbs = {option[0] for option in wk.offered(0)}
    assert verbs <= {"move", "camp", "explore", "city", "thread", "special", "arrange", "use", "pass"}
    assert wk.match.why_not(0, ("attack", "logan_harris")) is not None
