"""Situations in which two or three clauses meet; what must come of them follows from the clauses alone."""

from collections.abc import Sequence

import pytest

from stolik.kernel.errors import NotAnOption
from stolik.kernel.question import PASS, Option
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

# Roads

TO_PORT_EMBER = ("M37", "M25", "M15", "M07", "M01")
"""From Pumps: 1, 0, 0, 1 and 2 MP, the last for bush."""


@rule("WK-MOVE-12", "WK-MOVE-13", "WK-MOVE-14", "WK-FAULT-01", "WK-WRECK-08")
@pytest.mark.parametrize(
    ("vehicle", "faults", "advances", "fuel"),
    [
        ("gaz_jeep", [], [], 0),
        ("gaz_jeep", ["dead_suspension"], [], 1),
        ("gaz_jeep", ["bent_axle"], [], 1),
        ("gaz_jeep", ["bent_axle", "thirsty_engine"], [], 1),
        ("gaz_jeep", ["bent_axle", "dead_suspension"], [], 1),
        ("gaz_jeep", ["burnt_wiring"], [], 1),
        ("gaz_jeep", ["burnt_wiring", "bent_axle"], [], 1),
        ("gaz_jeep", ["dead_suspension"], ["lead_foot"], 0),
        ("truck", [], [], 2),
        ("truck", ["thirsty_engine"], [], 2),
        ("truck", ["bent_axle"], [], None),
        ("truck", ["bent_axle"], ["lead_foot"], 2),
        ("truck", ["dead_suspension"], ["lead_foot"], 2),
        ("road_hospital", [], [], 1),
        ("road_hospital", ["bent_axle"], [], 2),
        ("road_hospital", ["thirsty_engine"], [], 2),
        ("dune_buggy", [], [], 1),
        ("dune_buggy", ["dead_suspension"], [], 1),
        ("dune_buggy", ["dead_suspension", "thirsty_engine"], [], 2),
        ("motorbike", [], [], 0),
        ("motorbike", ["bent_axle"], [], 1),
        ("gun_pickup", [], [], 1),
        ("gun_pickup", ["dead_suspension"], [], 2),
        ("gun_pickup", ["bent_axle", "dead_suspension"], [], None),
    ],
)
def test_what_a_route_into_the_bush_costs(
    vehicle: str, faults: Sequence[str], advances: Sequence[str], fuel: int | None
) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48", vehicle=vehicle, faults=faults, advances=advances)
    if fuel is None:
        with pytest.raises(NotAnOption):
            wk.move(*TO_PORT_EMBER)
        return
    wk.move(*TO_PORT_EMBER)
    assert wk.events("declared")[0]["fuel"] == fuel


@rule("WK-MOVE-04", "WK-MOVE-05", "WK-HAZ-01")
def test_a_route_back_over_its_start_pays_and_resolves_every_entry() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M52", rad=0)
    wk.bag("tt04", "tt09")
    wk.wasteland("mirage")
    wk.rolls("W=S G=S")
    wk.move("M51", "M52", "M51")
    assert len(wk.events("drew_token")) == 2  # both entries of M51, none for the start
    assert wk.knight(0).rad == 2


# Threat tokens before a test


@rule("WK-WASTE-07", "WK-WASTE-08", "WK-EVENT-02", "WK-THREAT-09")
@pytest.mark.parametrize(
    ("token", "given", "card", "roll", "is_passed"),
    [
        # The last Fuel goes before the bar of the Mirage is read: difficulty 2.
        ("tt03", {"fuel": 1, "ammo": 0, "meds": 0}, "mirage", "W=S G=-", False),
        ("tt03", {"fuel": 1, "ammo": 0, "meds": 0}, "mirage", "W=S G=S", True),
        ("tt03", {"fuel": 0, "ammo": 1, "meds": 0}, "mirage", "W=S G=-", False),
        # Engine Fire: the damage of the token counts.
        ("tt06", {"damage": 1}, "engine_fire", "G=S", False),
        ("tt06", {"damage": 0}, "engine_fire", "G=S", True),
        ("tt10", {"damage": 1}, "engine_fire", "G=S", False),
        ("tt07", {"damage": 0}, "engine_fire", "G=S", False),
        # A success less, also where Meds gave one.
        ("tt08", {}, "mirage", "W=S G=S", True),
        ("tt08", {}, "mirage", "W=S G=-", False),
    ],
)
def test_a_yellow_side_comes_before_the_condition_bar(
    token: str, given: dict[str, int], card: str, roll: str, is_passed: bool
) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50", **given)  # type: ignore[arg-type]
    wk.bag(token)
    wk.wasteland(card)
    wk.rolls(roll)
    wk.move("M49")
    assert bool(wk.events("passed")) == is_passed
    assert bool(wk.events("failed")) == (not is_passed)


@rule("WK-WASTE-07", "WK-RAD-02", "WK-DICE-10", "WK-DICE-13")
@pytest.mark.parametrize("token", ["tt04", "tt09"])
def test_radiation_of_a_token_costs_the_test_a_die(token: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50", rad=1)  # space 2: 1 die less in Survival
    wk.bag(token)
    wk.wasteland("mirage")
    wk.rolls("W=S")
    wk.move("M49")
    assert wk.asked == (0, "lose_die")
    wk.do(("lose_die", "green"))
    assert wk.events("rolled")[0]["dice"] == ["white:S"]


@rule("WK-THREAT-10", "WK-EVENT-03", "WK-TEST-10", "WK-TEST-11")
@pytest.mark.parametrize(
    ("pays", "roll", "is_passed"), [(True, "W=-", False), (True, "W=S", True), (False, "W=S", False)]
)
def test_a_bought_success_and_a_lost_one(pays: bool, roll: str, is_passed: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt08")
    wk.wasteland("wrecked_convoy")
    wk.rolls(roll)
    wk.move("M49")
    wk.do(("accept",) if pays else PASS)
    assert bool(wk.events("passed")) == is_passed
    meds = 2 - pays + is_passed
    assert (wk.knight(0).meds, wk.knight(0).wounds) == (meds, int(not is_passed))


@rule("WK-THREAT-10")
def test_the_lost_success_is_gone_with_the_first_test() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt08")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M49")
    assert (wk.table.first_test, wk.tokens(), len(wk.table.bag)) == (0, [], 10)


# Meds, healing points


@rule("WK-CAMP-02", "WK-CAMP-05", "WK-INJ-01")
@pytest.mark.parametrize(
    ("knight", "advances", "injuries", "points"),
    [
        ("johnny_taylor", [], [], 3),
        ("johnny_taylor", [], ["festering_wound"], 2),
        ("sarlow_lee", [], [], 4),
        ("sarlow_lee", [], ["festering_wound"], 3),
        ("sarlow_lee", ["steady_hands"], [], 5),
        ("sarlow_lee", ["steady_hands"], ["festering_wound"], 4),
    ],
)
def test_healing_points_of_one_meds(knight: str, advances: Sequence[str], injuries: Sequence[str], points: int) -> None:
    wk = Scenario(knight)
    wk.given(0, wounds=5, advances=advances, injuries=injuries, meds=1)
    wk.do(("camp",), ("heal",), *[("heal", "wound")] * points)
    assert wk.question.kind != "heal"
    assert (wk.knight(0).wounds, wk.knight(0).meds) == (5 - points, 0)


@rule("WK-CITY-04", "WK-UNC-05", "WK-UNC-06", "WK-CAMP-15")
def test_a_festering_wound_lessens_meds_and_nothing_else() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M52", wounds=6, injuries=["festering_wound"])
    wk.do(("city",), ("visit", "sawbones"), ("treat",), *[("heal", "wound")] * 4)
    assert wk.asked == (0, "city")
    assert wk.knight(0).wounds == 2
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, injuries=["festering_wound"], unconscious="concussion")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)  # the first point must be used
    assert wk.question.kind != "heal"
    assert (wk.knight(0).wounds, wk.knight(0).meds) == (3, 2)


# Waking up


@rule("WK-UNC-05", "WK-UNC-07", "WK-RAD-02", "WK-RAD-04")
@pytest.mark.parametrize(
    ("knight", "wounds", "rad"), [("logan_harris", 6, 3), ("nelly_thompson", 4, 4), ("zoey_shaw", 6, 3)]
)
def test_radiation_that_goes_first_may_leave_nothing_to_heal(knight: str, wounds: int, rad: int) -> None:
    wk = Scenario(knight)
    wk.given(0, wounds=wounds, rad=rad, unconscious="concussion")
    wk.do(("special", "regain_consciousness"))
    assert ("done",) in wk.offered(0)
    wk.do(("done",))
    after = wk.knight(0)
    assert (after.wounds, after.rad, after.unconscious, after.injuries) == (wounds, rad - 1, "", ["concussion"])


@rule("WK-UNC-07", "WK-UNC-10", "WK-WOUND-07", "WK-INJ-04")
@pytest.mark.parametrize(
    ("healed", "injuries", "ends"),
    [(2, [], "awake"), (1, [], "unconscious"), (2, ["concussion"], "awake"), (1, ["concussion"], "eliminated")],
)
def test_cracked_ribs_on_waking_with_one_wound_too_many(healed: int, injuries: Sequence[str], ends: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=7, injuries=injuries, unconscious="cracked_ribs")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * (healed - 1), ("done",))
    after = wk.knight(0)
    if ends == "eliminated":
        assert after.is_eliminated
        return
    assert (after.unconscious != "", after.is_eliminated) == (ends == "unconscious", False)
    assert after.injuries == [*injuries, "cracked_ribs"]
    assert after.wounds == 7 - healed


@rule("WK-UNC-05", "WK-RAD-05", "WK-INJ-01")
@pytest.mark.parametrize(("rad", "left", "tainted"), [(3, 2, 0), (2, 1, 0)])
def test_poisoned_blood_on_waking_finds_the_track_already_lighter(rad: int, left: int, tainted: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, rad=rad, unconscious="poisoned_blood")
    wk.do(("special", "regain_consciousness"), *[("heal", "wound")] * 3)
    assert (wk.knight(0).rad, wk.knight(0).tainted) == (left, tainted)


@rule("WK-RAD-05", "WK-WOUND-07", "WK-ATTACH-02")
@pytest.mark.parametrize(("wounds", "falls"), [(5, False), (6, True)])
def test_poisoned_blood_turns_the_last_radiation_into_a_tainted_wound(wounds: int, falls: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=wounds, rad=3)
    wk.injury_deck("poisoned_blood", "concussion")
    wk.effect(0, "attach(injury)")
    after = wk.knight(0)
    assert (after.rad, after.wounds, after.tainted) == (2, wounds, 1)
    assert (after.unconscious != "") == falls


# Wrecks


@rule("WK-WRECK-03", "WK-WRECK-09", "WK-FAULT-01", "WK-EQ-24")
@pytest.mark.parametrize(
    ("vehicle", "cargo", "damage", "card", "left", "durability"),
    [
        ("gaz_jeep", [], 4, "rickety", 1, 3),
        ("motorbike", [], 3, "rickety", 0, 2),
        ("truck", [], 6, "rickety", 3, 5),
        ("truck", ["plough_bumper"], 8, "burnt_wiring", 5, 6),
        ("gun_pickup", ["plough_bumper"], 6, "burnt_wiring", 3, 4),
        ("motorbike", ["plough_bumper"], 5, "burnt_wiring", 2, 3),
        ("motorbike", ["broken_plough_bumper"], 4, "burnt_wiring", 1, 3),
        ("motorbike", ["plough_bumper"], 5, "rickety", 2, 4),
    ],
)
def test_an_overhaul_and_what_the_fault_does_at_once(
    vehicle: str, cargo: Sequence[str], damage: int, card: str, left: int, durability: int
) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle=vehicle, cargo=cargo, damage=damage, wreck=card)
    wk.do(("special", "overhaul"))
    assert (wk.knight(0).damage, wk.knight(0).wreck, wk.knight(0).faults) == (left, "", [card])
    assert wk.stat(0, "durability") == durability


@rule("WK-WRECK-01", "WK-FAULT-03", "WK-EQ-12", "WK-WORST-05")
@pytest.mark.parametrize(
    ("damage", "faults", "ends"), [(3, [], "whole"), (4, [], "wreck"), (4, ["rickety", "bent_axle"], "eliminated")]
)
def test_a_bumper_that_breaks_may_take_the_vehicle_with_it(damage: int, faults: Sequence[str], ends: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(
        0,
        vehicle="motorbike",
        hands=[],
        armour="",
        cargo=["plough_bumper"],
        damage=damage - len(faults) // 2,
        faults=faults,
    )
    wk.effect(0, "break_gear(any,1)")
    after = wk.knight(0)
    assert (after.wreck != "", after.is_eliminated) == (ends == "wreck", ends == "eliminated")


# Pools that run short


@rule("WK-COMP-14", "WK-COMBAT-14", "WK-COMBAT-40")
def test_rewards_stop_where_the_pool_is_empty() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "alinta", "zoey_shaw")
    for knight in range(4):
        wk.given(knight, ammo=3)
    wk.given(0, hands=["pistol"], armour="")
    wk.wasteland("gun_tower")
    wk.rolls("W=- G=- G=-", "G=S B=S W=S G=S")
    wk.move("M37")
    wk.do(("arm", "pistol"))
    wk.settle()
    # The shot gave one marker back; the tower has two Ammo, the pool one.
    assert wk.knight(0).ammo == 3


@rule("WK-TRAIT-08", "WK-HAZ-08")
def test_the_threat_trait_finds_an_empty_bag() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("cerbero_strider")
    wk.also(lambda t: t.bag.clear())
    wk.loose()
    wk.move("M37")
    assert wk.asked == (0, "weapon")
    assert wk.events("drew_token") == []


# Camp for two


def camp_for_two(**tank: int) -> Scenario:
    wk = Scenario("johnny_taylor", "nelly_thompson")
    wk.given(0, fuel=tank.get("johnny", 2))
    wk.given(1, vehicle="motorbike", fuel=tank.get("nelly", 2))
    wk.do(("camp",))
    return wk


@rule("WK-SHARE-06", "WK-EQ-19", "WK-COMP-11")
@pytest.mark.parametrize(("given", "had", "has"), [(1, 2, 3), (2, 2, 3), (2, 3, 3)])
def test_fuel_that_is_given_over_the_tank_is_lost(given: int, had: int, has: int) -> None:
    wk = camp_for_two(nelly=had)
    wk.do(("exchange", "nelly_thompson"), *[("give", "fuel")] * given, ("propose",), ("agree",))
    assert (wk.knight(0).fuel, wk.knight(1).fuel) == (2 - given, has)


@rule("WK-SHARE-06", "WK-EQ-18", "WK-EQ-24")
def test_who_gives_a_spare_tank_away_keeps_no_more_fuel_than_the_tank_holds() -> None:
    wk = Scenario("johnny_taylor", "nelly_thompson")
    wk.given(0, cargo=["spare_tank"], fuel=6)
    wk.given(1, vehicle="motorbike", cargo=[])
    wk.do(("camp",), ("exchange", "nelly_thompson"), ("give", "spare_tank"), ("propose",), ("agree",))
    while wk.question.kind == "place_card":
        wk.do(("stow", "spare_tank"))
    assert (wk.knight(0).fuel, wk.stat(0, "tank"), wk.stat(1, "tank")) == (4, 4, 5)


@rule("WK-SHARE-07", "WK-SHARE-09", "WK-CAMP-12", "WK-WRECK-04")
@pytest.mark.parametrize(("wreck", "can"), [(None, True), ("rickety", False)])
def test_an_unconscious_knights_vehicle_is_repaired_unless_it_is_a_wreck(wreck: str | None, can: bool) -> None:
    wk = Scenario("johnny_taylor", "nelly_thompson")
    wk.given(1, wounds=6, unconscious="concussion", vehicle="motorbike", damage=3 if wreck else 2, wreck=wreck)
    wk.do(("camp",))
    offered = wk.offered(0)
    assert (("fix", "nelly_thompson") in offered) == can
    assert ("exchange", "nelly_thompson") not in offered


# Exploration


@rule("WK-EXPL-06", "WK-EXPL-07", "WK-EXPL-08", "WK-INJ-03")
@pytest.mark.parametrize(
    ("knight", "injuries", "rad", "fuel", "most"),
    [
        ("johnny_taylor", [], 0, 0, 2),
        ("johnny_taylor", ["smashed_knee"], 0, 0, 1),
        ("johnny_taylor", ["smashed_knee"], 0, 1, 2),
        ("logan_harris", [], 2, 0, 1),
        ("logan_harris", ["smashed_knee"], 2, 0, 1),
        ("logan_harris", ["smashed_knee"], 2, 1, 2),
        ("alinta", ["smashed_knee"], 0, 1, 3),
    ],
)
def test_how_many_cards_an_exploration_has(
    knight: str, injuries: Sequence[str], rad: int, fuel: int, most: int
) -> None:
    wk = Scenario(knight)
    wk.given(0, injuries=injuries, rad=rad, fuel=fuel)
    wk.do(("explore",))
    drawn = 1
    while True:
        options: list[Option] = wk.offered(0)
        if ("fuel",) in options:
            wk.do(("fuel",))
        elif ("decline",) in options:
            wk.do(("decline",))
            drawn += 1
        else:
            break
    assert drawn == most


# Duels, besides attacks


@rule("WK-DUEL-04", "WK-DEAL-05", "WK-COMBAT-26")
def test_armour_may_stop_a_mounted_gun_and_then_an_attack() -> None:
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="gun_pickup", hands=["pistol"], armour="")
    wk.given(1, armour="riot_gear", hands=[], vehicle="gaz_jeep")
    wk.given(2, space="M53")
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    wk.rolls("G=S G=S W=S G=S", "W=- G=-")
    wk.do(("thread", "settle_accounts"), ("choose", 1), ("arm", "pistol"))
    wk.do(("use", "mounted_gun"), ("armour", "riot_gear"))
    assert wk.knight(1).armour == "broken_riot_gear"
    assert wk.asked == (1, "dealt")
    wk.do(("armour", "broken_riot_gear"))
    assert (wk.knight(1).wounds, wk.knight(1).armour, wk.knight(0).ammo) == (2, "", 0)


# Combat: who falls when


@rule("WK-TRAIT-02", "WK-COMBAT-12", "WK-DEAL-05", "WK-COMBAT-40", "WK-COMBAT-14")
def test_spikes_fell_an_ambusher_before_a_shot_is_paid_for() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour="spiked_plates", meds=0)
    wk.wasteland("blade_emu")
    wk.rolls("G=S G=S")
    wk.move("M37")
    wk.do(("arm", "pistol"), ("armour", "spiked_plates"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour, johnny.meds, johnny.ammo) == (0, "broken_spiked_plates", 1, 2)


@rule("WK-TRAIT-07", "WK-COMBAT-39", "WK-COMBAT-41", "WK-COMBAT-47", "WK-INJ-04")
@pytest.mark.parametrize(("injuries", "xp"), [([], 8), (["concussion", "blurred_sight"], 6)])
def test_an_unstoppable_winner_who_falls_in_step_5(injuries: Sequence[str], xp: int) -> None:
    wk = Scenario("logan_harris", "johnny_taylor")
    wk.given(0, wounds=7, advances=["will_not_fall"], xp=6, armour="", injuries=injuries)
    wk.wasteland("dune_ray")
    wk.rolls("G=S G=S G=S", "G=S G=S G=S")
    wk.move("M37")
    wk.do(("arm", "knife"), PASS)
    logan = wk.knight(0)
    assert (logan.xp, logan.is_eliminated, bool(logan.unconscious)) == (xp, bool(injuries), not injuries)


@rule("WK-COMBAT-51", "WK-FAULT-03", "WK-COMBAT-18", "WK-COMBAT-47", "WK-TURN-06")
def test_a_third_fault_in_the_enemys_roll_ends_it_before_the_knights() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=3, faults=["leaking_tank", "thirsty_engine"])
    wk.wasteland("pyre_wagon")
    wk.bag("tt06")  # an automatic Fate: 1 damage
    wk.rolls("W=S G=S G=S")
    wk.move("M37")
    wk.do(("arm", "pistol"))
    assert [who for who, _ in wk.struck()] == ["pyre_wagon"]
    assert (wk.knight(0).is_eliminated, wk.knight(0).xp, wk.asked) == (True, 0, (1, "act"))


@rule("WK-COMBAT-19", "WK-COMBAT-45", "WK-COMBAT-51", "WK-RAD-02", "WK-WOUND-07")
def test_radiation_of_a_fate_lowers_health_and_the_shot_is_still_fired() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, wounds=6, rad=2, hands=["pistol"], space="M05", armour="")
    wk.wasteland("ash_monks")
    wk.rolls("W=F W=- G=-", "W=S G=S W=S G=S")
    wk.move("M06")
    wk.do(("arm", "pistol"))
    logan = wk.knight(0)
    assert (logan.rad, bool(logan.unconscious), logan.xp, len(wk.struck())) == (3, True, 1, 2)


@rule("WK-COMBAT-23", "WK-COMBAT-10", "WK-COMBAT-33", "WK-TRAIT-04", "WK-EQ-11")
def test_a_spear_that_breaks_in_an_ambush_gives_no_assault() -> None:
    wk = Scenario("alinta")
    wk.given(0, advances=["ghost_of_the_dunes"], xp=6, hands=["hunting_spear"], cargo=["stim_shot"])
    wk.wasteland("hulking_reject")
    wk.rolls("W=- G=- G=S G=- R=BL", "G=- G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "hunting_spear"), ("use", "stim_shot"))
    assert (wk.knight(0).hands, wk.events("hurt")) == (["broken_hunting_spear"], [])


@rule("WK-THREAT-06", "WK-COMBAT-25", "WK-DICE-12")
def test_token_wounds_come_even_with_an_attack_that_misses() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt02")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=- G=-")
    wk.move("M49")
    wk.do(("arm", "knife"))
    assert (wk.question.kind, wk.question.note) == ("dealt", 2)
    wk.do(("armour", "junk_armour"))
    assert (wk.knight(0).wounds, wk.knight(0).armour) == (0, "broken_junk_armour")


# Turns and actions


@rule("WK-EXPL-11", "WK-XP-05", "WK-TURN-05", "WK-UNC-07", "WK-RAD-02")
def test_an_advance_taken_unconscious_is_there_on_waking() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, wounds=6, rad=2, space="M52", xp=2)
    wk.explorations("x20")
    wk.do(("explore",), ("accept",), ("gain", "ammo"))  # the third radiation: Health 6
    logan = wk.knight(0)
    assert (logan.rad, logan.ammo, bool(logan.unconscious), wk.question.kind) == (3, 3, True, "advance")
    wk.do(("advance", "tough"))
    assert wk.offered(0) == [("special", "regain_consciousness"), PASS]
    wk.do(("special", "regain_consciousness"))
    assert ("done",) in wk.offered(0)  # radiation 2, Health 9: nothing must be healed


@rule("WK-ACT-03", "WK-UNC-08", "WK-WRECK-03", "WK-TURN-01")
def test_waking_and_an_overhaul_fill_a_turn() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, unconscious="concussion", wounds=7, wreck="rickety", damage=4)
    wk.do(("special", "regain_consciousness"), ("heal", "wound"), ("done",))
    assert (("move",) in wk.offered(0), ("special", "overhaul") in wk.offered(0)) == (False, True)
    wk.do(("special", "overhaul"))
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.faults, johnny.injuries) == (1, ["rickety"], ["concussion"])
    reason = wk.match.why_not(0, ("move",))
    assert reason is not None
    assert reason.clause == "WK-TURN-01"


@rule("WK-CITY-12", "WK-EQ-18", "WK-CITY-14")
def test_a_tank_that_is_sold_takes_the_fuel_that_could_have_paid_with_it() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=6, cargo=["spare_tank"])
    wk.do(("city",), ("visit", "market"), ("pay", "spare_tank"))
    assert (wk.knight(0).fuel, wk.table.credit) == (4, 3)


# Rad Purge: any time on the own turn outside combats and tests


@rule("WK-OVR-08", "WK-RAD-02", "WK-MOVE-18", "WK-EVENT-01")
def test_radiation_of_the_last_space_can_be_purged_before_the_test() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=1, space="M46", cargo=["rad_purge"])
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M47")
    wk.do(PASS)  # before the symbol
    assert (wk.asked, wk.knight(0).rad, wk.card()) == ((0, "beforehand"), 2, "mirage")
    wk.do(("use", "rad_purge"))
    assert wk.events("rolled")[0]["dice"] == ["white:S", "green:-"]  # space 2 is free again


@rule("WK-OVR-08", "WK-RAD-02", "WK-WASTE-07", "WK-EVENT-01")
def test_radiation_of_a_token_can_be_purged_before_the_test() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=1, space="M50", cargo=["rad_purge"])
    wk.bag("tt04")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M49")
    assert (wk.asked, wk.knight(0).rad) == ((0, "beforehand"), 1)
    wk.do(PASS)
    assert (wk.asked, wk.knight(0).rad, wk.card()) == ((0, "beforehand"), 2, "mirage")
    wk.do(("use", "rad_purge"))
    assert (len(wk.events("passed")), wk.knight(0).cargo) == (1, [])


@rule("WK-OVR-08", "WK-RAD-03", "WK-WASTE-07")
@pytest.mark.parametrize("is_used", [True, False])
def test_a_full_track_can_be_purged_before_the_token_of_an_encounter(is_used: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, space="M50", cargo=["rad_purge"])
    wk.bag("tt04")
    wk.wasteland("hitcher")
    wk.move("M49")
    assert wk.asked == (0, "beforehand")
    wk.do(("use", "rad_purge") if is_used else PASS)
    assert (wk.question.kind, wk.knight(0).rad, wk.knight(0).tainted) == ("entry", 2 if is_used else 3, 1 - is_used)


@rule("WK-OVR-08")
def test_nothing_is_asked_of_a_knight_without_radiation_or_in_a_combat() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=0, cargo=["rad_purge"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    assert wk.asked == (0, "weapon")
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=1, cargo=["rad_purge"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    wk.do(PASS)
    assert wk.asked == (0, "weapon")
    reason = wk.match.why_not(0, ("use", "rad_purge"))
    assert reason is not None
    assert reason.clause == "WK-ACT-06"
