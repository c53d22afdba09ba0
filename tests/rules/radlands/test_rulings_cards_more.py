"""Rulings on more camps, on what counts and on who restores (RAD-RULING-49 to -53, -61 to -64)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


# Camps that damage themselves


@rule("RAD-RULING-49")
def test_warehouse_is_damaged_then_discards_then_draws_one_more() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine", "water_silo")
    s.deck_top("scout", "sniper", "gunner")
    s.use("warehouse")
    assert s.show(0, 1) == "warehouse(d)"
    assert sorted(s.targets()) == ["famine", "muse"]
    s.hit("muse")
    assert s.deck_size() == 30  # Nothing is drawn before the discards are done.
    assert s.offered(0) == [("discard", "famine"), ("done",)]
    s.hit("famine")
    assert s.discard_pile() == ["muse", "famine"]
    assert s.hand_of(0) == ["gunner", "scout", "sniper", "water_silo"]
    s.assert_nothing_pending()


@rule("RAD-RULING-49")
def test_warehouse_may_discard_a_single_card() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, "muse", "famine")
    s.deck_top("scout", "sniper")
    s.use("warehouse")
    s.hit("muse")
    s.answer(0, ("done",))
    assert s.hand_of(0) == ["famine", "scout", "sniper"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-49")
@pytest.mark.parametrize("hand", [[], ["water_silo"]])
def test_warehouse_needs_a_discardable_card(hand: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.hand(0, *hand)
    assert not s.can(("use", "warehouse"))


@rule("RAD-RULING-50")
def test_exactly_one_option_of_cache_is_chosen_after_the_damage() -> None:
    s = Scenario()
    s.column(0, 1, "cache")
    s.column(0, 2, "garage(d)")
    s.use("cache")
    assert s.show(0, 1) == "cache(d)"
    assert s.offered(0) == [("draw",), ("restore",), ("punk",)]
    s.answer(0, ("restore",))
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.hand_of(0) == []
    assert s.deck_size() == 30
    s.assert_nothing_pending()


@rule("RAD-RULING-50")
def test_an_option_without_effect_may_be_chosen() -> None:
    s = Scenario()
    s.column(0, 1, "cache")
    s.use("cache")
    s.answer(0, ("restore",))  # In the newer rules Cache cannot restore itself.
    assert s.show(0, 1) == "cache(d)"
    s.assert_nothing_pending()
    s = Scenario("pl")
    s.column(0, 1, "cache | scout | muse")
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.use("cache")
    s.answer(0, ("punk",))  # In the older rules there is no seventh person.
    assert s.deck_size() == 30
    s.assert_nothing_pending()


@rule("RAD-RULING-51")
@EDITIONS
def test_bonfire_restores_any_number_of_cards(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "bonfire")
    s.column(0, 2, "garage(d) | scout(d) | muse(d)")
    s.use("bonfire")
    assert s.targets() == ["garage", "scout", "muse"]
    s.hit("garage")
    s.hit("scout")
    s.answer(0, ("done",))
    assert s.show(0, 1) == "bonfire(d)"
    assert s.show(0, 2) == "garage | scout(n) | muse(d)"  # People are not ready, the camp is.
    s.assert_nothing_pending()


@rule("RAD-RULING-51")
def test_bonfire_may_restore_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "bonfire")
    s.column(0, 2, "garage(d)")
    s.use("bonfire")
    s.answer(0, ("done",))
    assert s.show(0, 1) == "bonfire(d)"
    assert s.show(0, 2) == "garage(d)"
    s.assert_nothing_pending()


@rule("RAD-RULING-52")
def test_a_cannon_that_destroys_itself_still_shoots() -> None:
    s = Scenario()
    s.column(0, 1, "cannon(d)")
    s.column(1, 2, "railgun")
    s.use("cannon")
    assert s.show(0, 1) == "cannon(x)"
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-RULING-52")
def test_a_cache_that_destroys_itself_still_draws() -> None:
    s = Scenario()
    s.column(0, 1, "cache(d)")
    s.deck_top("muse")
    s.use("cache")
    s.answer(0, ("draw",))
    assert s.show(0, 1) == "cache(x)"
    assert s.hand_of(0) == ["muse"]
    s.assert_nothing_pending()


@rule("RAD-RULING-52")
def test_a_bonfire_that_destroys_itself_still_restores() -> None:
    s = Scenario()
    s.column(0, 1, "bonfire(d)")
    s.column(0, 2, "garage(d)")
    s.use("bonfire")
    s.hit("garage")
    assert [s.show(0, 1), s.show(0, 2)] == ["bonfire(x)", "garage"]
    s.assert_nothing_pending()


@rule("RAD-RULING-52")
def test_a_warehouse_that_destroys_itself_still_draws() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse(d)")
    s.hand(0, "muse")
    s.use("warehouse")
    assert s.show(0, 1) == "warehouse(x)"
    assert s.discard_pile() == ["muse"]
    assert len(s.hand_of(0)) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-52")
@pytest.mark.parametrize("name", ["cannon", "cache", "bonfire", "warehouse"])
def test_the_loss_of_the_last_camp_stops_the_rest(name: str) -> None:
    s = Scenario()
    s.column(0, 1, f"{name}(d)")
    s.column(0, 2, "garage(x) | scout(d) | -")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 2, "railgun")
    s.hand(0, "muse")
    s.use(name)
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage(x) | scout(d) | -"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "railgun", "victory_totem"]


# Drawn cards


@rule("RAD-RULING-53")
def test_supply_depot_discards_one_of_the_two_just_drawn() -> None:
    s = Scenario()
    s.hand(0, "scout", "water_silo")
    s.deck_top("muse", "famine")
    s.use("supply_depot")
    assert sorted(s.targets()) == ["famine", "muse"]
    s.hit("famine")
    assert s.hand_of(0) == ["muse", "scout", "water_silo"]
    assert s.discard_pile() == ["famine"]
    s.assert_nothing_pending()


@rule("RAD-RULING-53")
def test_interrogate_discards_three_of_the_four_just_drawn() -> None:
    s = Scenario()
    s.hand(0, "interrogate", "scout")
    s.deck_top("muse", "sniper", "famine", "strafe")
    s.play("interrogate")
    assert sorted(s.targets()) == ["famine", "muse", "sniper", "strafe"]
    s.hit("muse")
    s.hit("famine")
    assert sorted(s.targets()) == ["sniper", "strafe"]
    s.hit("strafe")
    assert s.hand_of(0) == ["scout", "sniper"]
    assert s.discard_pile() == ["muse", "famine", "strafe", "interrogate"]
    s.assert_nothing_pending()


@rule("RAD-RULING-53")
def test_zeto_discards_from_the_whole_hand_without_the_water_silo() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "scout", "water_silo")
    s.deck_top("muse", "sniper", "famine")
    s.use("zeto_khan")
    assert sorted(s.targets()) == ["famine", "muse", "scout", "sniper"]
    s.hit("scout")
    s.hit("muse")
    s.hit("famine")
    assert s.hand_of(0) == ["sniper", "water_silo"]
    assert s.discard_pile() == ["scout", "muse", "famine"]
    s.assert_nothing_pending()


# What counts this turn, what counts now


@rule("RAD-RULING-61")
def test_watchtower_counts_events_of_either_player_in_any_phase() -> None:
    s = Scenario()
    s.column(0, 1, "watchtower")
    assert not s.can(("use", "watchtower"))
    s = Scenario()
    s.turn_begins()
    s.column(0, 1, "watchtower")
    s.queue(0, "banish")
    assert s.can(("use", "watchtower"))  # Resolved in the Events phase.
    s = Scenario()
    s.column(0, 1, "watchtower")
    s.column(0, 2, "omen_clock")
    s.queue(1, "banish")
    s.use("omen_clock")
    assert s.can(("use", "watchtower"))  # The opponent's.
    s.use("watchtower")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-RULING-61")
def test_watchtower_forgets_the_events_of_the_last_turn() -> None:
    s = Scenario()
    s.hand(0, "strafe")
    s.column(1, 1, "watchtower")
    s.play("strafe")
    s.end_turn()
    assert s.asked == (1, "act")
    assert not s.can(("use", "watchtower"))


@rule("RAD-RULING-62")
@pytest.mark.parametrize("name", ["nest_of_spies", "transplant_lab"])
def test_people_put_into_play_in_the_events_phase_count(name: str) -> None:
    s = Scenario()
    s.turn_begins()
    s.column(0, 1, name)
    s.column(0, 2, "garage(d)")
    s.queue(0, "uprising")
    s.answer(0, ("punk", 1, "front"), ("punk", 3, "front"), ("pass",))
    assert s.can(("use", name))


@rule("RAD-RULING-62")
@pytest.mark.parametrize("name", ["nest_of_spies", "transplant_lab"])
def test_people_that_left_play_again_count(name: str) -> None:
    s = Scenario()
    s.column(0, 1, name)
    s.column(0, 2, "garage(d)")
    s.hand(0, "rescue_team")
    s.play("rescue_team", 3)
    s.use("rescue_team")
    assert not s.can(("use", name))  # One so far.
    s.play("rescue_team", 3)
    s.use("rescue_team")
    assert s.can(("use", name))


@rule("RAD-RULING-62")
@pytest.mark.parametrize("name", ["nest_of_spies", "transplant_lab"])
def test_people_put_into_play_by_the_opponent_do_not_count(name: str) -> None:
    s = Scenario()
    s.column(0, 1, name)
    s.column(0, 2, "garage(d)")
    s.earlier(put_in_play=(1, 3))
    assert not s.can(("use", name))


@rule("RAD-RULING-63")
def test_arcade_looks_at_the_board_at_the_time_of_use() -> None:
    s = Scenario()
    s.column(0, 1, "arcade | scout | punk")
    s.column(0, 2, "mulcher")
    assert not s.can(("use", "arcade"))
    s.use("mulcher")
    s.hit("scout")
    assert s.can(("use", "arcade"))


@rule("RAD-RULING-63")
def test_rabble_rouser_looks_at_the_board_at_the_time_of_use() -> None:
    s = Scenario()
    s.column(0, 1, "mulcher | rabble_rouser | punk")
    assert s.can(("use", "rabble_rouser", 1, 1, 2))
    s.use("mulcher")
    s.hit("punk")
    assert not s.can(("use", "rabble_rouser", 1, 1, 2))
    assert s.can(("use", "rabble_rouser", 1, 1, 1))


@rule("RAD-RULING-63")
def test_command_post_looks_at_the_board_at_the_time_of_use() -> None:
    s = Scenario()
    s.column(0, 1, "command_post | punk | -")
    s.column(0, 2, "mulcher")
    s.water(0, 2)
    assert s.can(("use", "command_post"))
    s.use("mulcher")
    assert not s.can(("use", "command_post"))


# Who restores


@rule("RAD-RULING-64")
@pytest.mark.parametrize(("edition", "choices"), [("ua", ["adrenaline_lab"]), ("pl", ["adrenaline_lab", "repair_bot"])])
def test_through_adrenaline_lab_the_person_restores(edition: str, choices: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab(d) | repair_bot(d) | -")
    s.use("adrenaline_lab")
    assert s.targets() == choices
    s.hit("adrenaline_lab")
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["repair_bot"]
    s.assert_nothing_pending()


@rule("RAD-RULING-64")
@EDITIONS
def test_through_parachute_base_the_person_restores(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "parachute_base(d)")
    s.hand(0, "repair_bot")
    s.use("parachute_base")
    s.answer(0, ("drop", "repair_bot", 2, "front"))
    assert s.targets() == ["parachute_base"]  # Its trait first.
    s.decline()
    assert s.targets() == ["parachute_base"]
    s.hit("parachute_base")
    assert s.show(0, 1) == "parachute_base(n)"
    assert s.show(0, 2) == "garage | repair_bot(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-64")
@pytest.mark.parametrize(("edition", "choices"), [("ua", ["garage"]), ("pl", ["scientist", "garage"])])
def test_through_scientist_the_scientist_restores(edition: str, choices: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab | scientist(d) | -")
    s.column(0, 2, "garage(d)")
    s.deck_top("gunner", "muse", "strafe")
    s.use("adrenaline_lab")
    s.answer(0, ("use_junk", "gunner"))
    assert s.targets() == choices


@rule("RAD-RULING-64")
@pytest.mark.parametrize(("edition", "choices"), [("ua", ["garage"]), ("pl", ["mimic", "garage"])])
def test_through_mimic_the_mimic_restores(edition: str, choices: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab | mimic(d) | -")
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | repair_bot | -")
    s.use("adrenaline_lab")
    assert s.asked == (0, "restore")
    assert s.targets() == choices


@rule("RAD-RULING-64")
@EDITIONS
def test_a_junked_restore_may_choose_any_damaged_card(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "outpost(d) | gunner(d) | -")
    s.column(0, 2, "garage(d)")
    s.hand(0, "gunner")
    s.junk("gunner")
    assert s.targets() == ["outpost", "gunner", "garage"]
