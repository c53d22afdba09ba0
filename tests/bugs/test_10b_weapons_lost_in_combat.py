"""Knights attacked with the dice of weapons just broken or taken; enemies chose harm that did none."""

from collections.abc import Sequence

import pytest

from stolik.games.waste_knights.catalogue import CARD, FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.rules.worst import worst_of
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

BLANK = "G=- G=-"


@pytest.fixture(name="foe")
def _foe(monkeypatch: pytest.MonkeyPatch) -> str:
    """The Scrap Hound (melee, GG, Health 2), whose rules a test may change."""
    foe = FOES[CARD["scrap_hound"]]
    monkeypatch.setattr(foe, "on", [list(rules) for rules in foe.on])
    return "scrap_hound"


def fight(foe: str, fx: str, weapon: str, *rolls: str, also: Sequence[str] = (), ammo: int = 2) -> Scenario:
    """Johnny (Blades WG, Guns GB) meets an enemy that does something besides."""
    for each in parse(fx):
        FOES[CARD[foe]].on[each.trigger].append(each)
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48", hands=[weapon, *also], armour="", ammo=ammo)
    wk.wasteland(foe)
    wk.rolls(*rolls)
    wk.move("M37")
    wk.do(("arm", weapon))
    wk.settle()
    return wk


def dice_of(wk: Scenario) -> list[object]:
    """What Johnny rolled."""
    return [line["dice"] for line in wk.events("rolled") if line["who"] == "johnny_taylor"]


@rule("WK-COMBAT-52", "WK-EQ-11", "WK-EQ-12")
def test_a_weapon_broken_before_the_attack_has_the_dice_of_its_broken_side(foe: str) -> None:
    wk = fight(foe, "opening: break_gear(weapon,1)", "sledgehammer", BLANK, "W=S G=- W=- G=-")
    assert wk.knight(0).hands == ["broken_sledgehammer"]
    assert dice_of(wk) == [["white:S", "green:-", "white:-", "green:-"]]


@rule("WK-COMBAT-52", "WK-COMBAT-04", "WK-COMBAT-38", "WK-EQ-12")
@pytest.mark.parametrize(
    ("weapon", "fx"),
    [("sledgehammer", "opening: discard_gear(weapon,1)"), ("broken_sledgehammer", "opening: break_gear(weapon,1)")],
)
def test_without_the_weapon_the_attack_is_unarmed(foe: str, weapon: str, fx: str) -> None:
    wk = fight(foe, fx, weapon, BLANK, "W=S G=-")
    assert wk.knight(0).hands == []
    assert dice_of(wk) == [["white:S", "green:-"]]
    assert wk.pile("equipment").count("sledgehammer") == 1
    assert wk.game.problems(wk.table) == []


@rule("WK-COMBAT-52", "WK-COMBAT-15", "WK-COMBAT-38")
def test_a_gun_that_is_lost_leaves_an_unarmed_attack_in_step_4(foe: str) -> None:
    wk = fight(foe, "opening: discard_gear(weapon,1)", "sniper_rifle", "G=- B=BL B=S R=BL", BLANK)
    assert wk.struck() == [("johnny_taylor", 1), ("scrap_hound", 0)]  # the ambush came first
    wk = fight(foe, "", "hunting_rifle", BLANK, "W=S G=-", ammo=1)
    assert (wk.struck()[-1], wk.knight(0).ammo) == (("johnny_taylor", 1), 1)
    assert dice_of(wk) == [["white:S", "green:-"]]


@rule("WK-COMBAT-52", "WK-RULING-109", "WK-COMBAT-18")
def test_a_weapon_lost_to_the_enemys_simultaneous_attack_is_not_used(foe: str) -> None:
    wk = fight(foe, "fate: discard_gear(weapon,1)", "sledgehammer", "G=F G=-", "W=S G=-")
    assert dice_of(wk) == [["white:S", "green:-"]]


@rule("WK-EQ-11")
def test_the_text_of_the_broken_side_counts_in_the_steps_to_come(foe: str) -> None:
    wk = fight(foe, "opening: break_gear(weapon,1)", "hunting_spear", BLANK, "W=S G=- W=- G=-")
    assert wk.events("hurt") == []  # only the working Spear deals a wound in step 3


@rule("WK-EQ-11")
def test_a_second_card_of_the_kind_may_be_used_in_its_place(foe: str) -> None:
    wk = fight(foe, "opening: discard_gear(weapon,1)", "machete", BLANK, "W=S G=- W=- G=-", also=["machete"])
    assert wk.knight(0).hands == ["machete"]
    assert dice_of(wk) == [["white:S", "green:-", "white:-", "green:-"]]


@rule("WK-WORST-02", "WK-WORST-03")
@pytest.mark.parametrize(
    ("given", "options", "worst"),
    [
        ({"wreck": "rickety", "damage": 4}, ["receive(damage,1)", "lose(any,1)"], "lose(any,1)"),
        ({}, ["receive(damage,1)", "lose(any,1)"], "receive(damage,1)"),
        ({"fuel": 0}, ["lose(fuel,3)", "lose(meds,1)"], "lose(meds,1)"),
        ({"ammo": 1}, ["lose(ammo,3)", "lose(meds,2)"], "lose(meds,2)"),
        ({"hands": [], "armour": ""}, ["break_gear(weapon,2)", "lose(any,1)"], "lose(any,1)"),
        ({"hands": ["broken_knife"]}, ["discard_gear(weapon,1)", "break_gear(armour,1)"], "break_gear(armour,1)"),
        ({"hands": ["broken_knife"], "fuel": 0}, ["lose(fuel,1)", "break_gear(weapon,1)"], "break_gear(weapon,1)"),
    ],
)
def test_the_worst_is_what_really_happens(given: dict[str, object], options: list[str], worst: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, **given)  # type: ignore[arg-type]
    assert options[worst_of(wk.table, 0, [parse(option)[0].calls for option in options])] == worst


@rule("WK-WORST-03")
def test_an_enemy_does_what_its_else_says(foe: str) -> None:
    wk = fight(foe, "fate: if(vehicle.type=heavy) wounds(2) else wounds(1)", "knife", "G=F G=-", "W=- G=- G=-")
    assert wk.struck()[0] == ("scrap_hound", 1)


@rule("WK-COMBAT-52", "WK-INJ-01")
def test_a_weapon_that_loses_its_hands_is_not_used(foe: str) -> None:
    for each in parse("opening: attach(injury)"):
        FOES[CARD[foe]].on[each.trigger].append(each)
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48", hands=["sledgehammer"], armour="")
    wk.injury_deck("broken_arm")
    wk.wasteland(foe)
    wk.rolls(BLANK, "W=S G=-")
    wk.move("M37")
    wk.do(("arm", "sledgehammer"))
    wk.settle()
    assert (wk.knight(0).hands, wk.knight(0).cargo) == ([], ["sledgehammer"])
    assert dice_of(wk) == [["white:S", "green:-"]]
