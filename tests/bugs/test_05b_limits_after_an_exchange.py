"""Limits were kept after each card of an exchange: Fuel was spilt before the tank that came with it was in place."""

import pytest

from stolik.games.waste_knights.view import Resources
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

FOUR = ["binoculars", "radio_set", "geiger_counter", "medic_bag"]


def together(cargo: list[str], fuel: int = 4) -> Scenario:
    """Johnny (Gaz Jeep: Load 4, Tank 4) camps with Logan, who has a Toolbox, a Spare Tank and 2 Fuel."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M48", fuel=fuel, cargo=cargo)
    wk.given(1, space="M48", fuel=2, cargo=["toolbox", "spare_tank"])
    wk.do(("camp",), ("exchange", "logan_harris"))
    return wk


@rule("WK-SHARE-06")
@pytest.mark.parametrize("first", ["toolbox", "spare_tank"])
def test_a_tank_that_comes_with_the_fuel_holds_it_in_whatever_order_the_cards_are_asked_for(first: str) -> None:
    wk = together([])
    second = "spare_tank" if first == "toolbox" else "toolbox"
    wk.do(("ask", first), ("ask", second), ("ask", "fuel"), ("ask", "fuel"), ("propose",), ("agree",))
    wk.do(("stow", first), ("stow", second))
    assert (wk.knight(0).fuel, wk.stat(0, "tank"), wk.knight(1).fuel) == (6, 6, 0)
    assert wk.asked == (0, "camp")


@rule("WK-SHARE-06")
def test_fuel_above_the_tank_is_lost_when_the_tank_is_not_kept() -> None:
    wk = together(FOUR)  # no room for it, else it would have to be kept (WK-EQ-16)
    wk.do(("ask", "spare_tank"), ("ask", "fuel"), ("ask", "fuel"), ("propose",), ("agree",))
    wk.do(("discard", "spare_tank"))
    assert (wk.knight(0).fuel, wk.stat(0, "tank")) == (4, 4)
    assert wk.seen().pool == Resources(fuel=8, ammo=8, meds=8)


@rule("WK-SHARE-06", "WK-EQ-17")
def test_load_is_kept_once_with_all_cards_to_choose_from() -> None:
    wk = together(FOUR[:3], fuel=2)
    wk.do(("ask", "toolbox"), ("ask", "spare_tank"), ("propose",), ("agree",))
    wk.do(("stow", "toolbox"), ("stow", "spare_tank"))
    # Five cards, Load 4: one goes, and it may be any of them.
    assert wk.asked == (0, "shed")
    assert len(wk.offered(0)) == 5
    wk.do(("discard", "binoculars"))
    assert sorted(wk.knight(0).cargo) == ["geiger_counter", "radio_set", "spare_tank", "toolbox"]
    assert wk.asked == (0, "camp")


@rule("WK-SHARE-06")
def test_with_room_for_all_nothing_is_discarded() -> None:
    wk = together(FOUR[:2])
    wk.do(("ask", "toolbox"), ("ask", "spare_tank"), ("propose",), ("agree",))
    wk.do(("stow", "toolbox"), ("stow", "spare_tank"))
    assert len(wk.knight(0).cargo) == 4
    assert wk.asked == (0, "camp")


@rule("WK-SHARE-06", "WK-SHARE-04")
def test_the_other_knight_keeps_the_limits_after_the_whole_exchange_too() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M48", fuel=4, cargo=["toolbox", "spare_tank"])
    wk.given(1, space="M48", fuel=4)  # the Truck has Tank 4
    wk.do(("camp",), ("exchange", "logan_harris"))
    wk.do(("give", "toolbox"), ("give", "spare_tank"), ("give", "fuel"), ("give", "fuel"), ("propose",), ("agree",))
    wk.do(("stow", "toolbox"), ("stow", "spare_tank"))
    assert (wk.knight(0).fuel, wk.knight(1).fuel) == (2, 6)


@rule("WK-SHARE-06", "WK-EQ-16")
def test_weapons_beyond_the_hands_are_discarded_after_all_are_placed() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M48")  # Knife and Pistol
    wk.given(1, space="M48", hands=["machete", "crowbar"])
    wk.do(("camp",), ("exchange", "logan_harris"), ("ask", "machete"), ("ask", "crowbar"), ("propose",), ("agree",))
    wk.do(*sorted([("hold", "machete"), ("hold", "crowbar")], key=lambda option: option not in wk.offered(0)))
    assert wk.asked == (0, "shed")
    assert len(wk.offered(0)) == 4
    wk.do(("discard", "knife"), ("discard", "pistol"))
    assert sorted(wk.knight(0).hands) == ["crowbar", "machete"]
