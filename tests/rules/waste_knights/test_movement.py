"""Section 6: the move action and hazards."""

import pytest

from stolik.games.waste_knights.catalogue import FAULT_ID
from stolik.games.waste_knights.map import SPACE
from stolik.games.waste_knights.rules.movement import Budget
from stolik.games.waste_knights.state import WALK, Board
from stolik.kernel.state import put
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def goals(wk: Scenario) -> list[str]:
    """The spaces that the route may go on to."""
    return sorted(str(option[1]) for option in wk.offered(0) if option[0] == "go")


@rule("WK-MOVE-01", "WK-EQ-09")
def test_before_moving_hands_and_armour_are_arranged() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["katana", "wire_bat", "riot_gear"])
    wk.do(("arrange",), ("done",))
    assert ("hold", "knife", "pistol") in wk.offered(0)
    assert ("hold", "wire_bat") in wk.offered(0)
    assert not wk.can(("hold", "knife", "wire_bat"))
    wk.do(("hold", "pistol", "katana"))
    assert wk.offered(0) == [("wear", "junk_armour"), ("wear", "riot_gear"), ("wear",)]
    wk.do(("wear", "riot_gear"))
    johnny = wk.knight(0)
    assert (sorted(johnny.hands), johnny.armour) == (["katana", "pistol"], "riot_gear")
    assert sorted(johnny.cargo) == ["junk_armour", "knife", "wire_bat"]


@rule("WK-MOVE-02", "WK-EQ-15", "WK-COMBAT-49")
def test_nothing_is_rearranged_from_the_start_of_the_move_to_its_end() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["katana"])
    wk.wasteland("dingo_pack")
    assert wk.can(("arrange",))
    wk.do(("move",))
    assert not wk.can(("arrange",))
    reason = wk.match.why_not(0, ("arrange",))
    assert reason is not None
    wk.do(("go", "M37"), ("stop",))
    assert wk.offered(0) == [("arm", "knife"), ("arm", "pistol"), ("arm", "unarmed")]
    wk.do(("arm", "unarmed"))
    wk.settle()
    assert wk.can(("arrange",))


@rule("WK-MOVE-03")
def test_a_route_goes_from_space_to_adjacent_space() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("move",))
    assert goals(wk) == ["M36", "M37", "M47", "M49", "M61", "M62"]
    wk.do(("go", "M37"))
    assert goals(wk) == ["M24", "M25", "M36", "M38", "M48", "M49"]


@rule("WK-MOVE-04")
def test_a_route_needs_a_step() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("move",))
    assert not wk.can(("stop",))
    wk.do(("go", "M37"))
    assert wk.can(("stop",))


@rule("WK-MOVE-05", "WK-RULING-20")
def test_every_entry_of_a_space_is_paid_and_resolved_also_past_another_knight() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(1, space="M37")
    wk.bag("tt01", "tt02")
    wk.wasteland("road_block")
    # 1 + 0 + 1 (Four-by-Four) + 0 = 2 MP; the threat symbol of M25 twice.
    wk.move("M37", "M25", "M24", "M25")
    assert [line["fuel"] for line in wk.events("declared")] == [0]
    assert len(wk.events("drew_token")) == 2


@rule("WK-MOVE-06", "WK-MOVE-07")
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [("M50", "M49", 0), ("M48", "M37", 1), ("M38", "M39", 2), ("M59", "M71", 2)],
)
def test_the_cost_of_a_space_is_that_of_its_terrain(start: str, goal: str, cost: int) -> None:
    wk = Scenario("logan_harris")
    wk.given(0, space=start, vehicle="gun_pickup")
    wk.do(("move",), ("go", goal))
    assert Budget(wk.table, 0).cost(wk.table) == cost


@rule("WK-MOVE-08")
def test_craters_cannot_be_entered() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M25")
    wk.do(("move",))
    assert "M26" not in goals(wk)
    reason = wk.match.why_not(0, ("go", "M26"))
    assert reason is not None
    assert reason.clause == "WK-MOVE-08"


@rule("WK-MOVE-09", "WK-WASTE-02")
def test_a_city_counts_as_its_terrain() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M07", vehicle="gun_pickup", fuel=0)
    wk.wasteland("rockfall")
    wk.rolls("W=S G=-")
    wk.move("M01")
    assert wk.pile("MB") == ["rockfall"]
    wk.do(("explore",))
    assert wk.question.source.startswith("x")


@rule("WK-MOVE-10")
def test_a_special_site_is_a_normal_space_of_its_terrain() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M12")
    wk.wasteland("rockfall")
    wk.rolls("W=S G=-")
    wk.move("M13")
    johnny = wk.knight(0)
    assert (johnny.space, wk.pile("MB")) == ("M13", ["rockfall"])


@rule("WK-MOVE-11", "WK-MOVE-15")
def test_speed_is_there_again_in_each_move_and_nothing_is_kept() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, fuel=0)
    wk.wasteland("mirage")
    wk.rolls("W=S")
    wk.move("M37")
    wk.do(("pass",), ("move",))
    # Truck, Speed 2: one MP was left over, yet two desert spaces are all there is again.
    wk.do(("go", "M38"), ("go", "M50"))
    assert goals(wk) == ["M49", "M51"]


@rule("WK-MOVE-12")
def test_fuel_gives_the_speed_bonus() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, fuel=1)
    wk.do(("move",), ("go", "M37"), ("go", "M38"), ("go", "M50"))
    # Speed 2 and 1 Fuel of bonus 1: exactly three desert spaces.
    assert goals(wk) == ["M49", "M51"]
    wk.do(("stop",))
    assert wk.knight(0).fuel == 0


@rule("WK-MOVE-13", "WK-RULING-21")
def test_effects_are_declared_before_fuel_and_no_fuel_too_much_is_spent() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, cargo=["nitro_kit"])
    wk.do(("move",))
    assert wk.can(("use", "nitro_kit"))
    wk.do(("use", "nitro_kit"), ("go", "M37"), ("go", "M38"), ("go", "M50"))
    assert not wk.can(("use", "broken_nitro_kit"))
    wk.do(("stop",))
    assert (wk.knight(0).fuel, wk.knight(0).cargo) == (2, ["broken_nitro_kit"])


@rule("WK-MOVE-14")
def test_a_route_that_cannot_be_paid_is_illegal() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, fuel=0)
    wk.do(("move",), ("go", "M37"), ("go", "M38"))
    assert not wk.can(("go", "M39"))
    reason = wk.match.why_not(0, ("go", "M39"))
    assert reason is not None
    assert reason.clause == "WK-MOVE-14"


@rule("WK-MOVE-16", "WK-WRECK-02")
def test_a_wreck_cannot_move() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety")
    assert not wk.can(("move",))
    reason = wk.match.why_not(0, ("move",))
    assert reason is not None
    assert reason.clause in ("WK-MOVE-16", "WK-WRECK-02")


@rule("WK-MOVE-17", "WK-RULING-22")
def test_hazards_resolve_space_by_space_and_not_on_the_start() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M47")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M36", "M37")
    johnny = wk.knight(0)
    assert (johnny.rad, johnny.space) == (1, "M37")
    moved = [line["event"] for line in wk.match.lines(None) if line["event"] in ("moved", "irradiated")]
    assert moved == ["moved", "irradiated", "moved"]


@rule("WK-MOVE-18", "WK-WASTE-02")
def test_a_conscious_knight_draws_a_card_at_the_end_of_the_route() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M53")
    wk.wasteland("road_block")
    wk.rolls("W=S")
    wk.move("M52")
    assert wk.pile("HD") == ["road_block"]


@rule("WK-MOVE-20", "WK-RULING-24")
def test_being_placed_is_not_moving() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "move_to(space:M47)")
    johnny = wk.knight(0)
    assert (johnny.space, johnny.rad, johnny.fuel) == ("M47", 0, 2)
    assert wk.events("revealed") == []


@rule("WK-HAZ-01")
def test_every_symbol_of_the_route_is_resolved_the_last_space_included() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M47", "M36")
    assert wk.knight(0).rad == 2


@rule("WK-HAZ-02", "WK-HAZ-03")
def test_radiation_and_contamination_symbols() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M73")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M74", "M63")
    johnny = wk.knight(0)
    assert (johnny.tainted, johnny.rad, johnny.wounds) == (1, 1, 0)


@rule("WK-HAZ-04")
def test_a_threat_symbol_draws_a_token_that_waits_for_the_card() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.move("M62", "M73")
    order = [line["event"] for line in wk.match.lines(None)]
    assert order.index("drew_token") < order.index("revealed") < order.index("threatened")
    assert wk.knight(0).rad == 1


@rule("WK-HAZ-05", "WK-COMP-16", "WK-RULING-06", "WK-RULING-25")
def test_symbols_of_a_space_resolve_radiation_first_then_contamination_then_threat() -> None:
    wk = Scenario("johnny_taylor")
    wk.token("threat_marker", "M37")
    wk.token("contamination_marker", "M37")
    wk.token("rad_marker", "M37")
    wk.bag("tt03")
    wk.wasteland("dingo_pack")
    wk.move("M37")
    kinds = ("irradiated", "wounded", "drew_token")
    assert [line["event"] for line in wk.match.lines(None) if line["event"] in kinds] == list(kinds)


@rule("WK-HAZ-06", "WK-HAZ-07", "WK-RULING-26")
def test_a_collapse_on_the_way_ends_the_turn_without_a_card() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, rad=3)
    wk.bag("tt01")
    wk.move("M62", "M48", "M47", "M46")
    johnny = wk.knight(0)
    assert johnny.space == "M47"
    assert johnny.unconscious
    assert len(wk.table.bag) == 10
    assert wk.events("threatened") == []
    assert wk.events("revealed") == []
    assert wk.asked == (1, "act")


@rule("WK-HAZ-08", "WK-RULING-27")
def test_an_empty_bag_gives_no_token() -> None:
    wk = Scenario("johnny_taylor")
    wk.also(lambda t: t.bag.clear())
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.loose()
    wk.move("M62")
    assert wk.events("drew_token") == []
    wk.assert_nothing_pending()


@rule("WK-MOVE-19", "WK-RULING-23")
def test_a_vehicle_wrecked_on_the_way_stops_there_and_its_card_is_drawn() -> None:
    def on_the_way(t: Board) -> None:
        t.phase = WALK
        t.route = [SPACE["M71"], SPACE["M70"], SPACE["M59"]]
        t.wreck = put(t.wreck, 0, FAULT_ID.index("rickety"))
        t.fault_deck.remove(t.wreck[0])

    wk = Scenario("johnny_taylor")
    wk.given(0, space="M71", damage=4)
    wk.wasteland("mirage")
    wk.rolls("W=S G=-")
    wk.also(on_the_way)
    johnny = wk.knight(0)
    assert (johnny.space, johnny.wreck) == ("M70", "rickety")
    assert wk.pile("HD") == ["mirage"]
