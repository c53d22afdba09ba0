"""Section 14: the city action."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

CITIES = ["M01", "M20", "M48", "M52", "M80", "M81"]


@rule("WK-CITY-01")
@pytest.mark.parametrize(("space", "can"), [*((city, True) for city in CITIES), ("M37", False), ("M36", False)])
def test_only_a_city_space_has_the_city_action(space: str, can: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space=space)
    assert wk.can(("city",)) == can
    if not can:
        reason = wk.match.why_not(0, ("city",))
        assert reason is not None
        assert reason.clause == "WK-CITY-01"


@rule("WK-CITY-02")
def test_two_different_shops_in_any_order() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["broken_toolbox"])
    wk.do(("city",))
    assert [option[1:] for option in wk.offered(0)] == [("sawbones",), ("mechanic",), ("workshop",), ("market",), ()]
    wk.do(("visit", "workshop"), ("repair", "broken_toolbox"))
    assert not wk.can(("visit", "workshop"))
    wk.do(("visit", "sawbones"))
    wk.assert_nothing_pending()
    assert not wk.can(("city",))


@rule("WK-CITY-03")
def test_other_actions_are_open_in_a_city() -> None:
    wk = Scenario("johnny_taylor")
    for action in ("move", "camp", "explore", "city", "pass"):
        assert wk.can((action,))


@rule("WK-CITY-04")
def test_the_sawbones_removes_radiation_and_heals_four_or_discards_an_injury() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=5, rad=2, injuries=["concussion", "smashed_knee"])
    wk.do(("city",), ("visit", "sawbones"))
    assert wk.offered(0) == [("treat",), ("cure", "concussion"), ("cure", "smashed_knee")]
    wk.do(("treat",), *[("heal", "wound")] * 4)
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.rad, johnny.injuries) == (1, 1, ["concussion", "smashed_knee"])


@rule("WK-CITY-04", "WK-CITY-05", "WK-INJ-02", "WK-DECK-05")
def test_a_discarded_injury_is_shuffled_back() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=5, injuries=["concussion"])
    wk.do(("city",), ("visit", "sawbones"), ("cure", "concussion"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.injuries) == (5, [])
    assert sorted(wk.table.injury_deck) == list(range(8))


@rule("WK-CITY-06", "WK-CITY-07", "WK-FAULT-02", "WK-DECK-05")
@pytest.mark.parametrize(("answer", "damage", "faults"), [(("fix",), 0, ["bent_axle"]), (("mend", "bent_axle"), 3, [])])
def test_the_mechanic_removes_damage_or_a_fault(answer: tuple[str, ...], damage: int, faults: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=3, faults=["bent_axle"])
    wk.do(("city",), ("visit", "mechanic"), answer)
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.faults) == (damage, faults)
    assert len(wk.table.fault_deck) == 8 - len(faults)


@rule("WK-CITY-06")
def test_the_mechanic_removes_three_damage_at_most() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, damage=5)
    wk.do(("city",), ("visit", "mechanic"))
    assert wk.knight(0).damage == 2


@rule("WK-CITY-08", "WK-RULING-52")
def test_a_wreck_keeps_its_damage_but_may_lose_a_fault() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", faults=["bent_axle"])
    wk.do(("city",), ("visit", "mechanic"))
    assert wk.offered(0) == [("mend", "bent_axle"), ("pass",)]


@rule("WK-CITY-09")
@pytest.mark.parametrize("card", ["broken_katana", "broken_knife"])
def test_the_workshop_repairs_one_card_whatever_its_cost(card: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["broken_katana", "broken_knife"])
    wk.do(("city",), ("visit", "workshop"), ("repair", card))
    assert card.removeprefix("broken_") in wk.knight(0).hands
    assert sum(name.startswith("broken_") for name in wk.knight(0).hands) == 1


@rule("WK-CITY-10", "WK-CITY-17")
def test_the_market_offers_three_cards_and_nobody_has_to_buy() -> None:
    wk = Scenario("johnny_taylor")
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"))
    assert wk.seen(0).offer == ["broken_machete", "broken_riot_gear", "broken_stim_shot"]
    wk.do(("done",))
    wk.settle()
    johnny = wk.knight(0)
    assert (johnny.fuel, johnny.ammo, johnny.meds, johnny.cargo) == (2, 2, 2, [])
    assert wk.pile("equipment")[-3:] == ["machete", "riot_gear", "stim_shot"]


@rule("WK-CITY-11")
def test_both_sides_of_an_offered_card_are_known_to_all() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"))
    assert wk.seen(0).offer == wk.seen(1).offer == wk.seen().offer


@rule("WK-CITY-12", "WK-CITY-13")
def test_a_resource_is_worth_one_and_a_card_the_value_of_its_visible_side() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["katana", "broken_toolbox"])
    wk.equipment("assault_rifle", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"), ("pay", "ammo"))
    assert wk.question.note == 1
    wk.do(("pay", "katana"))
    assert wk.question.note == 5
    wk.do(("pay", "broken_toolbox"))
    assert wk.question.note == 7
    wk.do(("done",), ("take", "broken_assault_rifle"), ("stow", "broken_assault_rifle"))
    assert wk.question.note == 4


@rule("WK-CITY-14", "WK-RULING-53")
def test_no_more_is_taken_than_was_paid_and_the_rest_is_lost() -> None:
    wk = Scenario("johnny_taylor")
    wk.equipment("assault_rifle", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"), ("pay", "ammo"), ("pay", "ammo"), ("done",))
    assert not wk.can(("take", "broken_assault_rifle"))
    wk.do(("take", "broken_stim_shot"), ("stow", "broken_stim_shot"), ("done",))
    johnny = wk.knight(0)
    assert (johnny.ammo, wk.table.credit) == (0, 0)


@rule("WK-CITY-15", "WK-EQ-16")
def test_a_bought_card_stays_broken_and_is_placed_at_once() -> None:
    wk = Scenario("johnny_taylor")
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"), ("pay", "ammo"), ("done",), ("take", "broken_machete"))
    assert wk.asked == (0, "place_card")
    wk.do(("stow", "broken_machete"))
    assert wk.knight(0).cargo == ["broken_machete"]


@rule("WK-CITY-16", "WK-EQ-23")
def test_paid_and_left_cards_go_to_the_discard_pile() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["katana"])
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.do(("city",), ("visit", "market"), ("pay", "katana"), ("done",), ("done",))
    assert wk.pile("equipment")[-4:] == ["katana", "machete", "riot_gear", "stim_shot"]


@rule("WK-CITY-18")
def test_unique_equipment_pays_nothing() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["old_justice"])
    wk.do(("city",), ("visit", "market"))
    assert not wk.can(("pay", "old_justice"))
    assert wk.can(("pay", "junk_armour"))
    reason = wk.match.why_not(0, ("pay", "old_justice"))
    assert reason is not None
    assert reason.clause == "WK-CITY-18"


@rule("WK-CITY-19")
def test_trade_elsewhere_has_its_own_number_of_cards() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("voices_on_the_radio")
    wk.equipment("machete", "riot_gear", "stim_shot")
    wk.move("M37")
    wk.do(("choose", 2))
    assert wk.seen(0).offer == ["broken_machete", "broken_riot_gear"]
    wk.do(("pay", "ammo"), ("done",), ("take", "broken_machete"), ("stow", "broken_machete"))
    assert wk.knight(0).cargo == ["broken_machete"]


@rule("WK-CITY-20", "WK-RULING-54")
@pytest.mark.parametrize("shop", ["sawbones", "mechanic", "workshop"])
def test_a_shop_that_can_do_nothing_may_be_visited(shop: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("city",), ("visit", shop))
    assert [line["shop"] for line in wk.events("visited")] == [shop]
    assert wk.asked == (0, "city")
