"""Worked examples: camp and sharing, exploring and cities."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-CAMP-02", "WK-CAMP-03", "WK-CAMP-04", "WK-CAMP-06")
def test_ex_44_healing_points() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, wounds=3, tainted=2, rad=1)
    wk.do(("camp",), ("heal",), ("heal", "tainted"), ("heal", "wound"), ("heal", "wound"), ("cleanse",))
    zoey = wk.knight(0)
    assert (zoey.wounds, zoey.tainted, zoey.rad, zoey.meds) == (2, 1, 0, 0)


@rule("WK-CAMP-07", "WK-CAMP-08", "WK-CAMP-09", "WK-CAMP-10", "WK-CAMP-11")
def test_ex_45_splitting_repair() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, vehicle="gaz_jeep", damage=3, armour="broken_junk_armour", cargo=["broken_lucky_bullet"])
    wk.do(("camp",))
    assert not wk.can(("repair", "broken_lucky_bullet"))
    assert wk.can(("use", "nothing_is_scrap"))
    wk.do(("repair", "broken_junk_armour"), ("fix",))
    assert not wk.can(("use", "nothing_is_scrap"))
    wk.do(("fix",))
    nelly = wk.knight(0)
    assert (nelly.damage, nelly.armour, nelly.cargo) == (1, "junk_armour", ["broken_lucky_bullet"])
    assert not wk.can(("fix",))


@rule("WK-CAMP-07", "WK-CAMP-11")
def test_ex_45_all_repair_on_the_lucky_bullet() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, vehicle="gaz_jeep", damage=3, armour="broken_junk_armour", cargo=["broken_lucky_bullet"])
    wk.do(("camp",), ("use", "nothing_is_scrap"), ("repair", "broken_lucky_bullet"))
    assert not wk.can(("repair", "broken_junk_armour"))
    assert not wk.can(("fix",))
    nelly = wk.knight(0)
    assert (nelly.damage, nelly.cargo) == (3, ["lucky_bullet"])


@rule("WK-CAMP-08")
def test_ex_45_a_card_cannot_be_half_repaired() -> None:
    wk = Scenario("alinta")
    wk.given(0, armour="broken_junk_armour")
    wk.do(("camp",))
    assert not wk.can(("repair", "broken_junk_armour"))


@rule("WK-CAMP-12")
def test_ex_45_on_the_motorbike_it_would_be_a_wreck() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, damage=3, wreck="rickety")
    wk.do(("camp",))
    assert not wk.can(("fix",))


@rule("WK-SHARE-03", "WK-SHARE-04", "WK-SHARE-06", "WK-SHARE-08", "WK-EQ-17")
def test_ex_46_camp_for_two() -> None:
    wk = Scenario("sarlow_lee", "johnny_taylor")
    wk.given(0, vehicle="truck", meds=1, cargo=["toolbox"])
    wk.given(1, vehicle="gaz_jeep", wounds=5, cargo=["binoculars", "radio_set", "medic_bag", "katana"])
    wk.do(("camp",), ("heal", "johnny_taylor"), *[("heal", "wound")] * 4)
    assert (wk.knight(1).wounds, wk.knight(0).meds) == (1, 0)
    wk.do(("exchange", "johnny_taylor"), ("give", "toolbox"), ("propose",))
    assert wk.asked == (1, "consent")
    wk.answer(1, ("agree",))
    assert wk.question.seat == 1
    assert len([option for option in wk.offered(1) if option[0] == "discard"]) >= 1
    wk.answer(1, ("stow", "toolbox"))
    assert wk.question.kind == "shed"
    assert len(wk.offered(1)) == 5
    wk.answer(1, ("discard", "katana"))
    assert sorted(wk.knight(1).cargo) == ["binoculars", "medic_bag", "radio_set", "toolbox"]
    assert wk.knight(0).cargo == []
    assert wk.asked == (0, "camp")


@rule("WK-EXPL-02", "WK-EXPL-03", "WK-EXPL-05", "WK-EXPL-06", "WK-EXPL-09", "WK-EXPL-10")
def test_ex_47_one_more_card_for_fuel() -> None:
    wk = Scenario("alinta")
    wk.given(0, fuel=1)
    wk.explorations("x01", "x19", "x10", "x04")
    wk.equipment("katana")
    wk.do(("explore",), ("decline",), ("decline",))
    assert not wk.can(("decline",))
    wk.do(("fuel",))
    assert wk.can(("decline",))
    wk.do(("decline",))
    if wk.can(("accept",)):
        assert not wk.can(("decline",))
        wk.do(("accept",))
    wk.do(("stow", "broken_katana"))
    alinta = wk.knight(0)
    assert (alinta.fuel, alinta.cargo) == (0, ["broken_katana"])
    assert sorted(wk.pile("explorations")) == ["x01", "x04", "x10", "x19"]


@rule(
    "WK-CITY-02", "WK-CITY-04", "WK-CITY-10", "WK-CITY-12", "WK-CITY-13", "WK-CITY-14", "WK-CITY-15", "WK-CITY-16",
)  # fmt: skip
def test_ex_48_market_and_sawbones() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, space="M80", wounds=2, rad=1, hands=["pistol", "broken_knife"], armour="")
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "sawbones"), ("heal", "wound"), ("heal", "wound"))
    zoey = wk.knight(0)
    assert (zoey.wounds, zoey.rad) == (0, 0)
    wk.do(("visit", "market"))
    wk.do(("pay", "ammo"), ("pay", "ammo"), ("pay", "pistol"), ("done",))
    wk.do(("take", "broken_riot_gear"))
    wk.do(("wear", "broken_riot_gear"), ("take", "fuel"))
    zoey = wk.knight(0)
    assert (zoey.armour, zoey.fuel, zoey.ammo, zoey.hands) == ("broken_riot_gear", 3, 0, ["broken_knife"])
    assert {"machete", "stim_shot", "pistol"} <= set(wk.pile("equipment"))
    assert not wk.can(("visit",))


@rule("WK-CITY-06", "WK-CITY-08", "WK-WRECK-03", "WK-WRECK-04")
def test_ex_49_wreck_in_a_city() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M52", damage=4, wreck="rickety", faults=["bent_axle"])
    wk.do(("city",), ("visit", "mechanic"))
    assert not wk.can(("fix",))
    wk.do(("mend", "bent_axle"), ("done",))
    assert (wk.knight(0).faults, wk.knight(0).damage) == ([], 4)
    wk.do(("special", "overhaul"))
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.faults, johnny.wreck) == (1, ["rickety"], "")


@rule("WK-UNC-05", "WK-UNC-06", "WK-UNC-07", "WK-UNC-08")
def test_ex_50_regaining_consciousness_with_tainted_wounds() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, tainted=6, rad=1, unconscious="concussion")
    assert wk.offered(0) == [("special", "regain_consciousness"), ("pass",)]
    # The first point can only turn a token and is used by itself.
    wk.do(("special", "regain_consciousness"), ("heal", "wound"), ("heal", "tainted"), ("heal", "wound"))
    sarlow = wk.knight(0)
    assert (sarlow.wounds, sarlow.tainted, sarlow.rad, sarlow.meds) == (0, 4, 0, 2)
    assert (sarlow.unconscious, sarlow.injuries) == ("", ["concussion"])
    assert wk.can(("camp",))
    assert not wk.can(("special", "regain_consciousness"))


@rule("WK-UNC-07")
def test_ex_50_four_tokens_cannot_only_be_turned() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, tainted=6, unconscious="concussion")
    wk.do(("special", "regain_consciousness"), ("heal", "tainted"), ("heal", "tainted"))
    # Three tokens are turned; the last point could only remove one and did.
    sarlow = wk.knight(0)
    assert (sarlow.wounds, sarlow.tainted, sarlow.unconscious) == (2, 3, "")


@rule("WK-INJ-04", "WK-COMBAT-47", "WK-ELIM-01", "WK-ELIM-02")
def test_ex_51_third_injury() -> None:
    wk = Scenario("zoey_shaw", "logan_harris")
    wk.given(0, wounds=5, armour="", injuries=["concussion", "smashed_knee"], hands=["wire_bat"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=S B=BL", "G=S G=S G=S")
    wk.given(0, advances=["brawler"])
    wk.loose()
    wk.move("M37")
    wk.do(("arm", "wire_bat"))
    zoey = wk.knight(0)
    assert zoey.is_eliminated
    assert (zoey.unconscious, zoey.xp) == ("", 0)
    assert (zoey.hands, zoey.fuel, zoey.ammo, zoey.meds) == ([], 0, 0, 0)
    assert wk.asked == (1, "act")


@rule("WK-DMG-02", "WK-WRECK-01", "WK-WRECK-03", "WK-WRECK-05", "WK-FAULT-01")
def test_ex_52_wreck_and_rickety() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=3)
    wk.fault_deck("rickety")
    wk.wasteland("collapsed_overpass", "road_block")
    wk.rolls("G=-")
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck) == (4, "rickety")
    assert not wk.can(("move",))
    wk.do(("special", "overhaul"))
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck, johnny.faults) == (1, "", ["rickety"])
    assert wk.stat(0, "durability") == 3
    wk.do(("pass",))
    assert wk.can(("move",))


@rule("WK-XP-01", "WK-XP-02", "WK-XP-05", "WK-XP-06", "WK-XP-11")
def test_ex_54_two_advances_at_once() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, xp=2, hands=["assault_rifle"], ammo=4)
    wk.wasteland("juggernaut_rig")
    wk.explorations("x07")
    wk.equipment("molotov")
    wk.bag("tt03")
    wk.rolls("G=- G=- B=BL", "G=S G=S G=S G=S B=S+S")
    wk.move("M37")
    wk.do(("arm", "assault_rifle"), ("lose", "meds"))
    wk.settle_until("place_card")
    wk.do(("stow", "broken_molotov"), ("gain", "meds"))
    assert (wk.knight(0).xp, wk.knight(0).due) == (5, 1)
    wk.do(("explore",), ("accept",))
    assert (wk.knight(0).xp, wk.knight(0).due) == (6, 2)
    wk.do(("pass",))
    assert wk.question.kind == "advance"
    assert wk.can(("advance", "big_game"))
    wk.do(("advance", "big_game"), ("advance", "looter"))
    zoey = wk.knight(0)
    assert (zoey.due, zoey.advances) == (0, ["big_game", "looter"])


@rule("WK-XP-11")
def test_ex_54_big_game_was_not_open_before() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, xp=5, due=1)
    wk.do(("camp",), ("advance",))
    assert wk.can(("advance", "looter"))
    assert not wk.can(("advance", "big_game"))
