"""Worked examples: combat, the second half."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-TRAIT-09", "WK-TRAIT-10", "WK-COMBAT-14", "WK-TEST-06")
def test_ex_35_burst() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["machine_pistol"])
    wk.wasteland("feral_boars")
    wk.given(0, space="M37")
    wk.rolls("G=- B=BL G=S G=S", "G=S B=S")
    wk.move("M24")
    wk.do(("arm", "machine_pistol"))
    assert wk.knight(0).ammo == 1
    assert wk.can(("use", "machine_pistol"))
    wk.do(("use", "machine_pistol"), ("pick", "green", 1), ("pick", "blue", 1), ("done",))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.ammo, johnny.hands, johnny.xp) == (0, ["machine_pistol"], 1)


@rule("WK-TRAIT-09", "WK-COMBAT-14")
def test_ex_35_with_one_ammo_there_is_no_burst() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M37", hands=["machine_pistol"], ammo=1)
    wk.wasteland("feral_boars")
    wk.rolls("G=- B=S G=S G=S")
    wk.move("M24")
    wk.do(("arm", "machine_pistol"))
    assert wk.offered(0) == [("use", "quick_draw"), ("pass",)]
    wk.settle()
    assert wk.knight(0).ammo == 0


@rule("WK-COMBAT-21")
def test_ex_36_fate_symbols_and_several_effects() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, hands=["moonlit_blade"], advances=["death_touch"], xp=6)
    wk.wasteland("juggernaut_rig")
    wk.rolls("G=- G=- B=BL", "G=F B=S G=F B=S")
    wk.bag("tt03")
    wk.move("M37")
    wk.do(("arm", "moonlit_blade"), ("lose", "meds"))
    wk.do(("use", "death_touch"), ("use", "death_touch"))
    assert wk.struck() == [("juggernaut_rig", 0), ("sarlow_lee", 6)]


@rule("WK-COMBAT-21")
def test_ex_36_both_symbols_on_the_blade() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, hands=["moonlit_blade"], advances=["death_touch"], xp=6)
    wk.wasteland("juggernaut_rig")
    wk.rolls("G=- G=- B=BL", "G=F B=S G=F B=S")
    wk.bag("tt03")
    wk.move("M37")
    wk.do(("arm", "moonlit_blade"), ("lose", "meds"))
    wk.do(("use", "moonlit_blade"), ("use", "moonlit_blade"))
    assert wk.struck() == [("juggernaut_rig", 0), ("sarlow_lee", 4)]


@rule("WK-COMBAT-03", "WK-TRAIT-08", "WK-THREAT-11")
def test_ex_37_threat_trait() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt09")
    wk.wasteland("cerbero_strider")
    wk.rolls("G=- B=BL B=BL", "G=S B=S+S W=- G=S")
    wk.move("M37")
    assert wk.tokens() == ["tt09"]
    wk.do(("arm", "pistol"), ("pass",))
    wk.settle()
    johnny = wk.knight(0)
    assert wk.struck()[-1] == ("johnny_taylor", 4)
    assert johnny.xp == 0


@rule("WK-TRAIT-03", "WK-COMBAT-12", "WK-COMBAT-43")
def test_ex_38_two_ambushes() -> None:
    wk = Scenario("alinta", "logan_harris")
    wk.given(0, wounds=5, armour="", hands=["katana"])
    wk.wasteland("chain_riders")
    wk.rolls("W=S G=- G=-")
    wk.move("M37")
    wk.do(("arm", "katana"))
    alinta = wk.knight(0)
    assert alinta.unconscious
    assert alinta.xp == 0
    assert len(wk.events("rolled")) == 1
    assert wk.struck() == [("chain_riders", 1)]


@rule("WK-COMBAT-11", "WK-COMBAT-48", "WK-COMBAT-44")
def test_ex_39_paying_the_toll() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, fuel=1, ammo=1, meds=1)
    wk.bag("tt01")
    wk.wasteland("toll_crew")
    wk.move("M62")
    wk.do(("pass",), ("arm", "pistol"), ("accept",), ("pay", "fuel"), ("pay", "ammo"))
    wk.settle()
    nelly = wk.knight(0)
    assert (nelly.fuel, nelly.ammo, nelly.meds, nelly.wounds, nelly.xp) == (0, 0, 1, 0, 0)
    assert wk.events("rolled") == []
    assert wk.pile("HD") == ["toll_crew"]
    assert len(wk.table.bag) == 10


@rule("WK-THREAT-08", "WK-COMBAT-50")
def test_ex_40_rerolling_blanks() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt10")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=F W=-", "W=S W=-", "W=- G=- G=-")
    wk.move("M62")
    wk.do(("arm", "knife"), ("pass",))
    assert wk.knight(0).wounds == 2


@rule("WK-THREAT-04", "WK-THREAT-06", "WK-COMBAT-17", "WK-COMBAT-50")
def test_ex_41_tokens_add_to_the_attack() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M50")
    wk.bag("tt02", "tt05")
    wk.wasteland("patrol_drone")
    wk.rolls("W=S W=S W=- W=- B=BL", "W=- G=- G=- G=-")
    wk.move("M49", "M50", "M51")
    wk.do(("pass",), ("pass",), ("pass",))
    wk.do(("arm", "wire_bat"), ("armour", "vest"))
    alinta = wk.knight(0)
    assert (alinta.wounds, alinta.armour) == (2, "broken_vest")


@rule("WK-EQ-27", "WK-WORST-05")
def test_ex_42_which_card_breaks() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["pistol"], armour="", cargo=["binoculars", "broken_riot_gear"])
    wk.wasteland("screwjack")
    wk.rolls("G=- B=BL", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.cargo) == (["pistol"], ["broken_binoculars", "broken_riot_gear"])


@rule("WK-UNC-01", "WK-WOUND-05", "WK-OVR-08")
def test_ex_43_saved_by_coagulant() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=6, armour="", cargo=["coagulant"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=S W=-", "W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"), ("use", "coagulant"), ("heal", "wound"), ("heal", "wound"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.unconscious, johnny.cargo) == (6, "", [])


@rule("WK-TRAIT-02", "WK-COMBAT-12", "WK-COMBAT-45", "WK-COMBAT-50")
def test_ex_65_no_riposte_from_the_ground() -> None:
    wk = Scenario("sarlow_lee", "logan_harris")
    wk.given(0, space="M37", wounds=5, armour="", advances=["riposte"], xp=6)
    wk.wasteland("vine_strangler")
    wk.rolls("W=- G=S G=-")
    wk.move("M24")
    wk.do(("arm", "wire_bat"))
    sarlow = wk.knight(0)
    assert sarlow.unconscious
    assert (sarlow.xp, wk.struck(), wk.events("hurt")) == (6, [("vine_strangler", 1)], [])


@rule("WK-TRAIT-02", "WK-COMBAT-12", "WK-COMBAT-45", "WK-COMBAT-50")
def test_ex_65_riposte_of_a_standing_knight() -> None:
    wk = Scenario("sarlow_lee", "logan_harris")
    wk.given(0, space="M37", wounds=3, armour="", advances=["riposte"], xp=6)
    wk.wasteland("vine_strangler")
    wk.rolls("W=- G=S G=-", "G=S B=BL G=- G=-")
    wk.move("M24")
    wk.do(("arm", "wire_bat"))
    wk.settle()
    sarlow = wk.knight(0)
    assert (sarlow.wounds, sarlow.xp) == (4, 7)
    assert wk.struck() == [("vine_strangler", 1), ("sarlow_lee", 1)]
    assert [line["wounds"] for line in wk.events("hurt")] == [1]
