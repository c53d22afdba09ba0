"""Armour took a grenade for an attack of the kind that its thrower had chosen."""

import pytest

from stolik.games.waste_knights.catalogue import CARD, FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.view import Shielded
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def thrown(weapon: str, armour: str) -> Scenario:
    """Zoey attacks Johnny, who is unarmed, and throws a Frag Grenade besides; her own attack hits nothing."""
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="dune_buggy", hands=[weapon], armour="", cargo=["frag_grenade"])
    wk.given(1, armour=armour)
    wk.given(2, space="M53")
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    if weapon == "pistol":
        wk.rolls("G=- G=- W=- G=-", "W=- G=-")
    else:
        wk.rolls("W=- G=-", "G=- G=-")
    wk.do(("thread", "settle_accounts"), ("choose", 1), ("arm", "unarmed"), ("arm", weapon), ("use", "frag_grenade"))
    assert wk.asked == (1, "dealt")
    return wk


@rule("WK-DEAL-05", "WK-COMBAT-09", "WK-COMBAT-35", "WK-EQ-06")
@pytest.mark.parametrize(
    ("armour", "negated"), [("vest", 1), ("broken_vest", 1), ("kevlar_weave", 2), ("broken_kevlar_weave", 1)]
)
def test_a_grenade_of_a_shooter_is_no_ranged_attack(armour: str, negated: int) -> None:
    wk = thrown("pistol", armour)
    shown = wk.match.preview(1, ("armour", armour))
    assert isinstance(shown, Shielded)
    assert shown.stops == negated
    wk.do(("armour", armour))
    assert wk.knight(1).wounds == 2 - negated


@rule("WK-DEAL-05", "WK-COMBAT-09", "WK-COMBAT-35", "WK-EQ-06")
def test_spikes_do_not_reach_who_throws_a_grenade() -> None:
    wk = thrown("knife", "spiked_plates")
    wk.do(("armour", "spiked_plates"))
    assert (wk.knight(1).wounds, wk.knight(1).armour) == (0, "broken_spiked_plates")
    assert wk.knight(0).wounds == 0


@rule("WK-DEAL-05", "WK-EQ-06")
@pytest.mark.parametrize(("fx", "left"), [("opening: hit(2)", 1), ("fate: wounds(1)", 0)])
def test_what_an_enemy_deals_before_it_shoots_is_no_ranged_attack(
    fx: str, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    foe = FOES[CARD["road_vultures"]]  # ranged, WWG
    rules = parse(fx)
    monkeypatch.setattr(foe, "on", [[each for each in rules if each.trigger == trigger] for trigger in range(33)])
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=[], armour="vest")
    wk.wasteland("road_vultures")
    wk.rolls("W=S W=F G=-" if fx.startswith("fate") else "W=- W=- G=-", "W=- G=-")
    wk.move("M37")
    wk.do(("armour", "vest"))
    assert wk.knight(0).wounds == left
