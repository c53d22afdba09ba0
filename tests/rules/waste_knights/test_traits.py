"""Section 17: combat traits and keywords."""

import pytest

from stolik.games.waste_knights.catalogue import FOES
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-TRAIT-01")
def test_a_knight_has_traits_through_cards() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["sniper_rifle"])
    wk.wasteland("road_vultures")
    wk.rolls("G=S B=S B=S R=S")
    wk.move("M37")
    wk.do(("arm", "sniper_rifle"), ("pass",))
    assert wk.struck() == [("johnny_taylor", 4)]


@rule("WK-TRAIT-02")
@pytest.mark.parametrize(("enemy", "roll"), [("scrap_sniper", "W=S B=BL"), ("blade_emu", "G=S G=-")])
def test_ambush_attacks_before_openings_whatever_the_attack_type(enemy: str, roll: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="gun_pickup")
    wk.wasteland(enemy)
    wk.rolls(roll)
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    assert (wk.question.kind, wk.table.step) == ("dealt", 1)
    wk.do(("pass",))
    assert wk.question.kind == "opening"


@rule("WK-TRAIT-03", "WK-RULING-67")
def test_the_enemys_ambush_comes_first_then_the_knights() -> None:
    wk = Scenario("alinta")
    wk.given(0, hands=["katana"])
    wk.wasteland("chain_riders")
    wk.rolls("W=- G=- G=-", "W=S G=S G=S B=S")
    wk.move("M37")
    wk.do(("arm", "katana"))
    assert wk.struck() == [("chain_riders", 0), ("alinta", 4)]
    assert wk.knight(0).xp == 1


@rule("WK-TRAIT-04", "WK-RULING-67")
def test_a_knights_ambush_uses_the_weapon_and_pays_for_it() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["sniper_rifle"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- B=F B=F R=S")
    wk.move("M37")
    wk.do(("arm", "sniper_rifle"))
    assert (wk.table.step, wk.knight(0).ammo) == (1, 1)
    assert wk.events("rolled")[0]["dice"] == ["green:-", "blue:F", "blue:F", "red:S"]


@rule("WK-TRAIT-05")
def test_armour_piercing_wounds_cannot_be_negated() -> None:
    wk = Scenario("logan_harris")
    wk.wasteland("scrap_hound")
    wk.rolls("G=S G=-", "G=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"))
    logan = wk.knight(0)
    assert (logan.wounds, logan.armour) == (1, "junk_armour")


@rule("WK-TRAIT-06", "WK-DEAL-03", "WK-RULING-68")
def test_preventing_is_not_negating() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["broken_painless"])
    wk.wasteland("scrap_hound")
    wk.rolls("G=S G=S", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("use", "broken_painless"))
    assert wk.knight(0).wounds == 1


@rule("WK-TRAIT-07")
def test_an_unstoppable_knight_fights_on_until_step_5() -> None:
    wk = Scenario("logan_harris", "johnny_taylor")
    wk.given(0, wounds=7, armour="", advances=["will_not_fall"], xp=6)
    wk.wasteland("chain_riders")
    wk.rolls("W=S G=- G=-", "G=S G=S G=-")
    wk.move("M37")
    wk.do(("arm", "knife"), ("pass",))
    logan = wk.knight(0)
    # Down after the Ambush, yet the ram and the knife still act; only then unconscious.
    assert wk.struck() == [("chain_riders", 1), ("logan_harris", 2)]
    assert (logan.xp, bool(logan.unconscious)) == (7, True)


@rule("WK-TRAIT-07")
def test_an_unstoppable_enemy_uses_its_effects_until_step_5() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M37", cargo=["frag_grenade"])
    wk.wasteland("leech_swarm")
    wk.rolls("W=F W=- W=-", "W=- G=-")
    wk.move("M24")
    wk.do(("arm", "unarmed"), ("use", "frag_grenade"))
    johnny = wk.knight(0)
    assert (johnny.tainted, johnny.meds) == (1, 3)


@rule("WK-TRAIT-08")
def test_threat_draws_tokens_on_top_of_those_of_the_route() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt01", "tt02")
    wk.wasteland("pyre_wagon")
    wk.move("M62")
    assert wk.tokens() == ["tt01", "tt02"]


@rule("WK-TRAIT-09")
def test_burst_rerolls_any_dice_for_one_ammo() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["assault_rifle"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- G=- G=S B=BL", "G=S G=S B=S")
    wk.move("M37")
    wk.do(("arm", "assault_rifle"), ("use", "assault_rifle"))
    wk.do(("pick", "green", 1), ("pick", "green", 1), ("pick", "blue", 1), ("done",))
    zoey = wk.knight(0)
    assert wk.struck()[0] == ("zoey_shaw", 4)
    assert (zoey.ammo, zoey.hands) == (0, ["assault_rifle"])


@rule("WK-TRAIT-10", "WK-RULING-69")
def test_burst_works_once_per_attack() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["assault_rifle"], ammo=5)
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- G=- G=S B=BL", "G=-")
    wk.move("M37")
    wk.do(("arm", "assault_rifle"), ("use", "assault_rifle"), ("pick", "green", 1), ("done",))
    assert wk.question.kind != "after_roll"
    assert wk.knight(0).ammo == 3


@rule("WK-TRAIT-11", "WK-EQ-13")
@pytest.mark.parametrize(("armour", "wounds"), [("riot_gear", 1), ("broken_riot_gear", 2), ("broken_vest", 3)])
def test_protection_is_what_the_visible_side_says(armour: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, armour=armour)
    wk.wasteland("hulking_reject")
    wk.rolls("G=S G=S B=S+S", "W=- G=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("armour", armour))
    assert wk.knight(0).wounds == wounds


@rule("WK-TRAIT-12", "WK-RULING-70")
def test_a_trait_twice_is_a_trait_once() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt08")
    wk.wasteland("chain_riders")
    wk.rolls("W=- G=- G=-", "W=- G=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    assert [who for who, _ in wk.struck()] == ["chain_riders", "johnny_taylor"]


@rule("WK-TRAIT-12")
def test_a_second_threat_would_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    wagon = next(foe for foe in FOES if foe.id == "pyre_wagon")
    monkeypatch.setattr(wagon, "threat", 2)
    wk = Scenario("johnny_taylor")
    wk.wasteland("pyre_wagon")
    wk.move("M37")
    assert len(wk.tokens()) == 2
