"""Worked examples: combat, the first half."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule(
    "WK-COMBAT-13", "WK-COMBAT-14", "WK-COMBAT-16", "WK-COMBAT-18", "WK-COMBAT-19", "WK-COMBAT-20", "WK-COMBAT-25",
    "WK-COMBAT-40", "WK-EQ-22",
)  # fmt: skip
def test_ex_24_simultaneous_ranged_attacks() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("gun_tower")
    wk.rolls("W=F G=S G=S", "G=S B=F W=- G=S", "W=S")
    wk.move("M37")
    wk.do(("arm", "pistol"), ("armour", "junk_armour"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour, johnny.ammo) == (1, "broken_junk_armour", 1)
    wk.do(("use", "quick_draw"), ("pick", "white", 1))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.xp, johnny.ammo) == (1, 1, 3)
    assert wk.pile("HD") == ["gun_tower"]


@rule("WK-COMBAT-29", "WK-COMBAT-31", "WK-COMBAT-32", "WK-THREAT-05")
def test_ex_25_enemy_shot_before_it_strikes() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, space="M50")
    wk.bag("tt02", "tt07")
    wk.wasteland("dingo_pack")
    wk.rolls("G=S G=- G=S B=S")
    wk.move("M49", "M50", "M51")
    assert wk.tokens() == ["tt02", "tt07"]
    wk.do(("arm", "sawed_off"))
    wk.settle()
    zoey = wk.knight(0)
    assert (zoey.wounds, zoey.xp, zoey.ammo, zoey.damage) == (0, 1, 1, 0)
    assert len(wk.table.bag) == 10
    assert wk.struck() == [("zoey_shaw", 3)]


@rule("WK-COMBAT-08", "WK-COMBAT-11", "WK-TRAIT-02", "WK-COMBAT-37")
def test_ex_26_ambush_thick_hide_battering_ram() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("chain_riders")
    wk.rolls("W=- G=S G=S", "G=S G=S G=-")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "thick_hide"), ("pass",))
    logan = wk.knight(0)
    assert (logan.wounds, logan.armour) == (1, "junk_armour")
    wk.settle()
    logan = wk.knight(0)
    assert (logan.wounds, logan.xp, logan.fuel) == (1, 1, 3)


@rule("WK-COMBAT-06", "WK-THREAT-03", "WK-TRAIT-02", "WK-COMBAT-08")
def test_ex_27_ambush_from_a_token() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt08")
    wk.wasteland("road_vultures")
    wk.rolls("W=S W=- G=-", "G=- B=BL W=- G=-")
    wk.move("M62")
    wk.do(("arm", "pistol"))
    assert wk.table.step == 1
    assert wk.question.kind == "dealt"
    wk.do(("pass",))
    assert wk.knight(0).wounds == 1
    assert (wk.table.step, len(wk.events("rolled"))) == (2, 2)
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.ammo, johnny.hands) == (1, 1, ["knife", "broken_pistol"])


@rule("WK-TRAIT-07", "WK-COMBAT-29", "WK-COMBAT-39", "WK-COMBAT-40")
def test_ex_28_unstoppable() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("chrome_zealots")
    wk.rolls("G=S B=S W=- G=S", "W=S G=S G=F")
    wk.move("M37")
    wk.do(("arm", "pistol"), ("pass",))
    assert (wk.table.foe_wounds, wk.table.step) == (2, 4)
    wk.do(("pass",))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.xp, johnny.ammo) == (2, 1, 2)


@rule("WK-TRAIT-05", "WK-TRAIT-06", "WK-DEAL-01")
def test_ex_29_armour_piercing() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, cargo=["painless"])
    wk.wasteland("screwjack")
    wk.rolls("G=S B=S+S", "G=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.offered(0) == [("use", "painless"), ("pass",)]
    wk.do(("use", "painless"))
    logan = wk.knight(0)
    assert (logan.wounds, logan.armour, logan.cargo) == (1, "junk_armour", [])


@rule("WK-COMBAT-05", "WK-COMBAT-15", "WK-COMBAT-24", "WK-COMBAT-38")
def test_ex_30_last_ammo_lost() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, fuel=0, ammo=1, meds=0, cargo=["stim_shot"])
    wk.bag("tt03")
    wk.wasteland("road_vultures")
    wk.rolls("W=- W=- G=-", "W=- R=BL")
    wk.move("M62")
    wk.do(("pass",), ("arm", "pistol"))
    assert wk.knight(0).ammo == 0
    assert wk.table.step == 4
    wk.do(("use", "stim_shot"))
    wk.settle()
    nelly = wk.knight(0)
    assert nelly.hands == ["knife", "pistol"]
    assert [line["dice"] for line in wk.events("rolled")][1] == ["white:-", "red:BL"]


@rule("WK-COMBAT-23", "WK-EQ-12", "WK-EQ-13")
def test_ex_31_bad_luck_breaks_the_weapon() -> None:
    wk = Scenario("zoey_shaw")
    wk.wasteland("dingo_pack")
    wk.rolls("G=S G=S G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "sawed_off"))
    wk.settle()
    assert wk.knight(0).hands == ["broken_sawed_off"]


@rule("WK-COMBAT-23", "WK-EQ-12", "WK-EQ-13")
def test_ex_31_bad_luck_twice_discards_it_and_the_success_counts() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["broken_sawed_off"], cargo=["stim_shot"])
    wk.wasteland("dingo_pack")
    wk.rolls("G=S G=- W=F G=- R=S+BL")
    wk.move("M37")
    wk.do(("arm", "broken_sawed_off"), ("use", "stim_shot"))
    wk.settle()
    zoey = wk.knight(0)
    assert (zoey.hands, zoey.xp) == ([], 1)
    assert "sawed_off" in wk.pile("equipment")


@rule("WK-COMBAT-18", "WK-COMBAT-19", "WK-COMBAT-41", "WK-COMBAT-45", "WK-UNC-01", "WK-UNC-04")
def test_ex_32_mutual_defeat() -> None:
    wk = Scenario("sarlow_lee", "logan_harris")
    wk.given(0, wounds=4, armour="")
    wk.wasteland("glow_walkers")
    wk.injury_deck("concussion")
    wk.rolls("W=S W=- G=S", "G=S B=S G=S G=F")
    wk.move("M37")
    wk.do(("arm", "wire_bat"))
    sarlow = wk.knight(0)
    assert (sarlow.wounds, sarlow.unconscious) == (6, "concussion")
    assert (sarlow.rad, sarlow.xp) == (0, 1)
    assert wk.pile("HD") == ["glow_walkers"]
    assert wk.asked == (1, "act")


@rule("WK-COMBAT-25", "WK-COMBAT-27", "WK-WOUND-03")
def test_ex_33_armour_against_tainted_wounds() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("bile_spitter")
    wk.rolls("W=S G=F G=S", "W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"), ("armour", "junk_armour"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.tainted, johnny.armour) == (0, 1, "broken_junk_armour")


@rule("WK-COMBAT-33", "WK-COMBAT-35", "WK-COMBAT-09", "WK-EQ-07")
def test_ex_34_grenade_in_the_assault() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, space="M37", vehicle="gun_pickup", cargo=["frag_grenade"])
    wk.wasteland("feral_boars")
    wk.move("M24")
    wk.do(("arm", "knife"), ("use", "mounted_gun"))
    assert wk.table.foe_wounds == 1
    assert wk.table.step == 3
    wk.do(("use", "frag_grenade"))
    wk.settle()
    logan = wk.knight(0)
    assert (logan.wounds, logan.xp, logan.meds, logan.cargo) == (0, 1, 3, [])
    assert wk.events("rolled") == []
