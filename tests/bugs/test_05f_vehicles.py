"""Stories could neither replace a vehicle nor take it away, although the rulebook (p.12) speaks of such effects."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from stolik.games.waste_knights.active_rules import ABILITY_SOURCE, ON, replace_rules
from stolik.games.waste_knights.catalogue import VEHICLE_ID
from stolik.games.waste_knights.language import Rule, Scope, parse, parse_effects
from stolik.games.waste_knights.story.model import Entry
from stolik.games.waste_knights.vocabulary import RECEIVING
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario

UNUSED = ["motorbike", "dune_buggy", "gun_pickup", "road_hospital"]
FOUR = ["toolbox", "binoculars", "radio_set", "medic_bag"]


def entry(wk: Scenario, number: str) -> Entry:
    return next(entry for entry in wk.story.entries if entry.id == number)


# Another vehicle


@rule("WK-VEH-01", "WK-FAULT-04")
@pytest.mark.parametrize(
    ("which", "offered"),
    [("any", UNUSED), ("light", ["motorbike", "dune_buggy"]), ("heavy", ["road_hospital"]), ("medium", ["gun_pickup"])],
)
def test_the_knight_chooses_among_the_vehicles_that_nobody_drives(which: str, offered: list[str]) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")  # Gaz Jeep and Truck
    answers = [("choose_vehicle", offered[-1])] if len(offered) > 1 else []
    wk.effect(0, f"replace_vehicle({which})", *answers)
    assert (wk.knight(0).vehicle, wk.knight(1).vehicle) == (offered[-1], "truck")
    assert wk.events("replaced_vehicle")[0]["vehicle"] == offered[-1]
    assert wk.game.problems(wk.table) == []


@rule("WK-VEH-01")
@pytest.mark.parametrize("taken", ["truck", "gaz_jeep"])
def test_a_vehicle_that_a_knight_drives_cannot_be_had(taken: str) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=2)
    wk.effect(0, f"replace_vehicle({taken})")
    assert (wk.knight(0).vehicle, wk.knight(0).damage) == ("gaz_jeep", 2)
    assert wk.events("replaced_vehicle") == []


@rule("WK-VEH-01", "WK-ELIM-02")
def test_the_vehicle_of_an_eliminated_knight_is_in_the_box_and_can_be_had() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.effect(1, "eliminate()")
    wk.effect(0, "replace_vehicle(truck)")
    assert wk.knight(0).vehicle == "truck"
    assert wk.game.problems(wk.table) == []


@rule("WK-VEH-02", "WK-RULING-105")
def test_damage_faults_and_wreck_stay_with_the_old_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety", faults=["bent_axle"])
    deck = len(wk.table.fault_deck)
    wk.effect(0, "replace_vehicle(truck)")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck, johnny.faults) == (0, "", [])
    assert (wk.stat(0, "durability"), wk.stat(0, "speed")) == (6, 2)
    assert len(wk.table.fault_deck) == deck + 2
    assert wk.game.problems(wk.table) == []


@rule("WK-VEH-03")
def test_a_roomier_vehicle_takes_everything_over() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=FOUR, fuel=4)
    wk.effect(0, "replace_vehicle(road_hospital)")
    johnny = wk.knight(0)
    assert (johnny.cargo, johnny.fuel, wk.stat(0, "load"), wk.stat(0, "tank")) == (FOUR, 4, 5, 5)
    assert wk.events("discarded") == []


@rule("WK-VEH-03", "WK-EQ-18")
def test_a_smaller_vehicle_takes_what_fits_and_the_knight_chooses() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=FOUR, fuel=4)
    wk.effect(0, "replace_vehicle(motorbike)", ("discard", "binoculars"), ("discard", "radio_set"))
    johnny = wk.knight(0)
    assert (johnny.cargo, johnny.fuel) == (["toolbox", "medic_bag"], 3)
    assert wk.game.problems(wk.table) == []


@rule("WK-VEH-03", "WK-EQ-18")
def test_a_stowed_weapon_goes_into_a_free_hand_of_who_changes_to_a_smaller_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["pistol"], cargo=["toolbox", "binoculars", "knife"])
    wk.effect(0, "replace_vehicle(motorbike)")
    johnny = wk.knight(0)
    assert (sorted(johnny.hands), johnny.cargo) == (["knife", "pistol"], ["toolbox", "binoculars"])


@rule("WK-VEH-03", "WK-WRECK-08")
def test_parts_come_along_and_work_in_the_new_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["spare_tank", "plough_bumper"], fuel=6)
    wk.effect(0, "replace_vehicle(motorbike)")
    assert (wk.stat(0, "tank"), wk.stat(0, "durability"), wk.knight(0).fuel) == (5, 5, 5)


@rule("WK-VEH-01")
def test_the_vehicles_are_shown_while_the_knight_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.wasteland("figure_on_the_verge")
    monkeypatch.setattr(entry(wk, "110"), "fx", parse_effects("replace_vehicle(light)"))
    wk.move("M37")
    assert wk.asked == (0, "replace_vehicle")
    assert wk.seen(None).garage == ["motorbike", "dune_buggy"]
    assert wk.game.target(wk.table, wk.question, ("choose_vehicle", "motorbike")) == {"offer": ["motorbike"]}
    offered = [zone for zone in wk.game.plain(wk.seen(0), 0).zones if zone.id == "vehicles"]
    assert len(offered) == 1
    wk.do(("choose_vehicle", "motorbike"))
    assert (wk.seen(None).garage, wk.asked) == ([], (0, "entry"))


# No vehicle


@rule("WK-VEH-04", "WK-FAULT-04", "WK-RULING-106")
def test_who_loses_the_vehicle_loses_what_it_carried_and_keeps_what_is_worn() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=FOUR, fuel=3, damage=2, faults=["bent_axle"])
    wk.effect(0, "lose_vehicle()")
    johnny = wk.knight(0)
    assert (johnny.vehicle, johnny.cargo, johnny.fuel) == ("", [], 0)
    assert (johnny.hands, johnny.armour, johnny.ammo, johnny.meds) == (["knife", "pistol"], "junk_armour", 2, 2)
    assert (johnny.damage, johnny.faults) == (0, [])
    assert set(FOUR) <= set(wk.pile("equipment"))
    assert [wk.stat(0, name) for name in ("load", "tank", "speed", "bonus", "durability")] == [0] * 5
    assert wk.events("lost_vehicle")[0]["vehicle"] == "gaz_jeep"
    assert wk.game.problems(wk.table) == []


@rule("WK-VEH-04", "WK-EQ-18")
def test_stowed_weapons_and_armour_go_into_free_slots_of_the_knights_choice() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, hands=["pistol"], armour="", cargo=["toolbox", "knife", "machete", "vest"])
    wk.effect(0, "lose_vehicle()", ("wear", "vest"), ("hold", "machete"))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, johnny.cargo) == (["pistol", "machete"], "vest", [])
    assert {"toolbox", "knife"} <= set(wk.pile("equipment"))


@rule("WK-VEH-04")
def test_without_a_vehicle_nobody_moves_and_the_reason_is_told() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M49", vehicle="", fuel=0)  # on a highway, where a step costs nothing
    assert not wk.can(("move",))
    reason = wk.match.why_not(0, ("move",))
    assert reason is not None
    assert reason.clause == "WK-VEH-04"
    assert wk.can(("camp",))
    assert wk.can(("explore",))
    assert not wk.can(("special", "overhaul"))


@rule("WK-VEH-04")
def test_advances_and_special_abilities_make_no_vehicle() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, vehicle="", fuel=0, advances=["overloaded"])
    assert wk.stat(0, "load") == 0
    wk.effect(0, "gain(fuel,2)")
    assert wk.knight(0).fuel == 0


@rule("WK-VEH-04", "WK-EQ-08")
def test_found_gear_cannot_be_kept_without_a_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M37", vehicle="", fuel=0, hands=["pistol"])
    wk.equipment("toolbox", "machete")
    wk.effect(0, "draw_gear(2)", ("hold", "broken_machete"))
    johnny = wk.knight(0)
    assert (sorted(johnny.hands), johnny.cargo) == (["broken_machete", "pistol"], [])
    assert wk.pile("equipment")[-1] == "toolbox"


@rule("WK-VEH-04", "WK-DEAL-04")
def test_no_damage_and_no_fault_without_a_vehicle() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle="", fuel=0)
    wk.effect(0, "receive(damage,3); attach(fault)")
    johnny = wk.knight(0)
    assert (johnny.damage, johnny.wreck, johnny.faults, johnny.is_eliminated) == (0, "", [], False)


@rule("WK-VEH-04", "WK-ENTRY-03")
@pytest.mark.parametrize(("vehicle", "can"), [("gaz_jeep", True), ("", False)])
def test_a_price_in_damage_cannot_be_paid_without_a_vehicle(vehicle: str, can: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M13", vehicle=vehicle, fuel=0)
    wk.do(("thread", "salvage_the_pump_part"))  # entry 102: ram the door with your vehicle
    assert wk.can(("choose", 3)) == can


@rule("WK-VEH-01", "WK-VEH-04")
def test_a_lost_vehicle_can_be_replaced() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M49", vehicle="", fuel=0)
    wk.effect(0, "replace_vehicle(any)", ("choose_vehicle", "gaz_jeep"))
    assert wk.knight(0).vehicle == "gaz_jeep"
    wk.effect(0, "gain(fuel,1)")
    assert wk.knight(0).fuel == 1
    wk.do(("pass",))
    assert (wk.table.round, wk.can(("move",))) == (2, True)


@rule("WK-VEH-04")
@pytest.mark.parametrize(("vehicle", "xp"), [("truck", 1), ("gaz_jeep", 2), ("", 3)])
def test_conditions_ask_for_the_vehicle(vehicle: str, xp: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle=vehicle, fuel=0)
    wk.effect(0, "if(vehicle.type=heavy) xp(1) // if(vehicle.type=medium) xp(2) // if(you.vehicle=0) xp(3)")
    assert wk.knight(0).xp == xp


# In the middle of a move


@rule("WK-VEH-04", "WK-MOVE-02")
def test_a_vehicle_taken_away_by_the_encounter_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, cargo=["toolbox"])
    wk.wasteland("figure_on_the_verge")
    monkeypatch.setattr(entry(wk, "110"), "fx", parse_effects("lose_vehicle()"))
    wk.move("M37")
    assert (wk.asked, wk.knight(0).vehicle, wk.knight(0).space) == ((0, "entry"), "", "M37")
    wk.do(("choose", 1))
    # The move is over; the second action is taken on foot.
    assert (wk.asked, wk.table.route) == ((0, "act"), [])
    assert wk.can(("camp",))
    assert not wk.can(("move",))
    wk.do(("pass",), ("pass",))
    wk.settle()
    assert (wk.table.round, wk.can(("move",))) == (2, False)


@pytest.fixture
def on_radiation() -> Iterator[Callable[[list[Rule]], None]]:
    """Says what Johnny's ability does on radiation, for this test."""
    before = ON[RECEIVING][ABILITY_SOURCE]
    yield partial(replace_rules, ABILITY_SOURCE, RECEIVING)
    replace_rules(ABILITY_SOURCE, RECEIVING, before)


@rule("WK-VEH-05", "WK-MOVE-19")
@pytest.mark.parametrize(
    ("effect", "stops_at", "vehicle"),
    [("lose_vehicle()", "M47", ""), ("replace_vehicle(motorbike)", "M48", "motorbike")],
)
def test_a_vehicle_lost_on_the_route_stops_the_knight_and_a_replaced_one_goes_on(
    on_radiation: Callable[[list[Rule]], None], effect: str, stops_at: str, vehicle: str
) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M36")
    wk.wasteland("mirage")
    scope = Scope()
    scope.vehicles = {name: number for number, name in enumerate(VEHICLE_ID)}
    on_radiation(parse(f"receive(rad): {effect}", scope))
    wk.do(("move",), ("go", "M47"), ("go", "M48"), ("stop",))
    johnny = wk.knight(0)
    assert (johnny.space, johnny.vehicle) == (stops_at, vehicle)
    # Either way the wasteland card is drawn where the knight stands.
    assert [line["card"] for line in wk.events("revealed")] == ["mirage"]
    assert wk.events("revealed")[0]["knight"] == "johnny_taylor"


# Bots


@rule("WK-VEH-04")
def test_bots_know_what_a_vehicle_is_worth() -> None:
    def value(**given: object) -> float:
        wk = Scenario("johnny_taylor", "logan_harris")
        wk.given(0, space="M37", fuel=0, **given)  # type: ignore[arg-type]
        return wk.game.evaluate(wk.table, 0)

    whole = value()
    wrecked = value(damage=4, wreck="bent_axle")
    lost = value(vehicle="")
    assert 0.0 <= lost < wrecked < whole
