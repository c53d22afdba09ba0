"""A working Molotov could not be thrown at a knight, who is of no enemy type; a broken one could."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-DUEL-06", "WK-COMBAT-35", "WK-EQ-11")
@pytest.mark.parametrize("molotov", ["molotov", "broken_molotov"])
def test_a_molotov_deals_one_wound_to_a_knight(molotov: str) -> None:
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="dune_buggy", hands=[], armour="", cargo=[molotov])
    wk.given(1, hands=[], armour="")
    wk.given(2, space="M53")
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    wk.rolls("W=- G=-", "G=-")
    wk.do(("thread", "settle_accounts"), ("choose", 1))
    assert wk.asked == (0, "assault")
    wk.do(("use", molotov))
    assert wk.knight(1).wounds == 1
    assert wk.knight(0).cargo == []


@rule("WK-COMBAT-35", "WK-EQ-11")
@pytest.mark.parametrize(
    ("enemy", "wounds"),
    [("hulking_reject", 2), ("feral_boars", 2), ("juggernaut_rig", 2), ("cerbero_strider", 1), ("pyre_wagon", 1)],
)
def test_a_molotov_deals_two_wounds_to_beasts_mutants_and_gangs_only(enemy: str, wounds: int) -> None:
    wk = Scenario("logan_harris")
    is_rough = enemy == "feral_boars"
    wk.given(
        0, space="M05" if is_rough else "M48", vehicle="gun_pickup", hands=[], armour="", ammo=0, cargo=["molotov"]
    )
    wk.wasteland(enemy)
    wk.move("M06" if is_rough else "M37")
    wk.settle_until("assault")
    wk.do(("use", "molotov"))
    assert wk.events("hurt")[0]["wounds"] == wounds
