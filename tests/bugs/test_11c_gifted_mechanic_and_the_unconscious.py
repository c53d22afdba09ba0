"""The Gifted Mechanic passed over the vehicles of unconscious knights, which may be repaired."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def camp() -> Scenario:
    wk = Scenario("nelly_thompson", "logan_harris", "alinta", "zoey_shaw")
    wk.given(0, advances=["gifted_mechanic"])
    wk.given(1, wounds=8, unconscious="concussion", damage=2)
    wk.given(2, vehicle="road_hospital", damage=5, wreck="rickety")
    wk.given(3, vehicle="dune_buggy", damage=1)
    wk.do(("camp",))
    return wk


@rule("WK-SHARE-08", "WK-SHARE-09", "WK-UNC-04", "WK-RULING-49", "WK-WRECK-04")
def test_the_vehicle_of_an_unconscious_knight_is_repaired_but_no_wreck() -> None:
    wk = camp()
    wk.do(("use", "gifted_mechanic"))
    assert [wk.knight(number).damage for number in range(4)] == [0, 1, 5, 0]


@rule("WK-UNC-04")
def test_nothing_else_reaches_an_unconscious_knight() -> None:
    wk = camp()
    for text in (
        "each_here(lose(fuel,1))",
        "each_here(receive(damage,1))",
        "each_here(heal(1))",
        "each_here(gain(ammo,1))",
    ):
        wk.effect(0, text)
    logan = wk.knight(1)
    assert (logan.fuel, logan.damage, logan.wounds, logan.ammo) == (2, 2, 8, 2)
