"""Rulings on individual camps (RAD-RULING-29, -30, -42 to -48)."""

from typing import Any

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


# Adrenaline Lab


@rule("RAD-RULING-29")
@pytest.mark.parametrize("camp_set", ["v1", "v2"])
def test_adrenaline_lab_uses_a_damaged_person_and_destroys_it(camp_set: str) -> None:
    s = Scenario(camp_set=camp_set)
    s.column(0, 1, "adrenaline_lab | sniper(d) | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | -"
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["sniper"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
def test_adrenaline_lab_offers_every_ability_that_could_be_used() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | rabble_rouser(d) | vigilante(d)")
    s.column(0, 2, "garage | argo_yesky | scout")
    s.column(0, 3, "supply_depot | sniper(d) | -")
    s.water(0, 1)
    s.use("adrenaline_lab")
    # Rabble Rouser without a punk: PUNK only. Vigilante has no target, Sniper is too dear; Argo grants all three one
    # more. Scout is not damaged.
    assert s.offered(0) == [
        ("rouse", 0, 1, 1, 1),
        ("rouse", 0, 1, 1, 3),
        ("rouse", 0, 1, 2, 3),
        ("rouse", 0, 3, 1, 3),
    ]
    s.answer(0, ("rouse", 0, 1, 2, 3))
    s.hit("reactor")
    assert s.show(0, 1) == "adrenaline_lab(n) | rabble_rouser(d) | -"
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
def test_a_person_that_has_left_play_is_not_destroyed_once_more() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | mutant(d) | scout")
    s.use("adrenaline_lab")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(0, 1) == "adrenaline_lab(n) | scout | -"  # The Mutant died of its own damage, Scout stays.
    assert s.discard_pile() == ["mutant"]
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
def test_a_person_that_returned_to_hand_stays_there() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | rescue_team(d) | scout")
    s.use("adrenaline_lab")
    s.hit("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.discard_pile() == []
    assert s.show(0, 1) == "adrenaline_lab(n) | scout | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-29")
@pytest.mark.parametrize("people", ["scout | -", "punk | -", "punk | scout(n)"])
def test_without_a_damaged_person_adrenaline_lab_cannot_be_used(people: str) -> None:
    s = Scenario()
    s.column(0, 1, f"adrenaline_lab | {people}")
    s.column(0, 2, "garage | argo_yesky | -")
    assert not s.can(("use", "adrenaline_lab"))


# Parachute Base


@rule("RAD-RULING-30")
@pytest.mark.parametrize("camp_set", ["v1", "v2"])
@pytest.mark.parametrize(("water", "is_usable"), [(2, True), (1, False)])
def test_parachute_base_needs_water_for_person_and_ability(camp_set: str, water: int, is_usable: bool) -> None:
    s = Scenario(camp_set=camp_set)
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.water(0, water)
    assert s.can(("use", "parachute_base")) == is_usable


@rule("RAD-RULING-30")
def test_the_dropped_person_uses_an_ability_and_is_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.column(1, 1, "reactor | scout | -")
    s.use("parachute_base")
    s.answer(0, ("drop", "vigilante", 2, "front"))
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.show(0, 2) == "garage | vigilante(d) | -"
    assert s.show(0, 1) == "parachute_base(n)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_the_cheaper_of_two_abilities_counts() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "sniper", "muse")
    s.water(0, 1)
    s.use("parachute_base")
    # Sniper would need 3 water; Muse 1 and 0.
    assert {option[1] for option in s.offered(0)} == {"muse"}


@rule("RAD-RULING-30")
@pytest.mark.parametrize(("water", "columns"), [(1, [1]), (2, [1, 2, 3])])
def test_the_cost_rules_of_the_column_apply(water: int, columns: list[int]) -> None:
    s = Scenario()
    s.column(0, 1, "oasis")
    s.column(0, 2, "parachute_base")
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "vigilante")
    s.water(0, water)
    s.use("parachute_base")
    assert [option[2] for option in s.offered(0)] == columns
    s.answer(0, ("drop", "vigilante", 1, "front"))
    assert s.show(0, 1) == "oasis | vigilante(d) | -"
    assert s.water_of(0) == water - 1  # The person is free, its ability is not.
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_the_trait_of_the_dropped_person_is_carried_out_first() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.use("parachute_base")
    s.answer(0, ("drop", "wounded_soldier", 2, "front"))
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 2) == "garage | wounded_soldier(d) | -"
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 2) == "garage"  # Damaged by its trait, destroyed by Parachute Base.
    assert s.discard_pile() == ["wounded_soldier"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_an_ability_that_cannot_be_used_is_skipped_without_payment() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.use("parachute_base")
    s.answer(0, ("drop", "vigilante", 2, "front"))
    assert s.show(0, 2) == "garage | vigilante(d) | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
def test_a_dropped_person_that_has_left_play_is_not_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base | scout | -")
    s.hand(0, "rescue_team")
    s.use("parachute_base")
    s.answer(0, ("drop", "rescue_team", 1, "front"))
    s.hit("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    assert s.show(0, 1) == "parachute_base(n) | scout | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-30")
@pytest.mark.parametrize(
    ("enemy", "is_usable"),
    [("sniper", True), ("gunner(d)", False), ("mimic", False), ("repair_bot", False)],  # Nothing to restore.
)
def test_a_mimic_is_dropped_only_with_an_ability_to_copy(enemy: str, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "mimic")
    s.column(1, 1, f"reactor | {enemy} | -")
    assert s.can(("use", "parachute_base")) == is_usable


@rule("RAD-RULING-30")
@pytest.mark.parametrize(("water", "is_usable"), [(3, True), (2, False)])
def test_a_dropped_mimic_needs_water_for_the_ability_it_could_copy(water: int, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.hand(0, "mimic")
    s.column(1, 1, "reactor | sniper | -")
    s.water(0, water)
    assert s.can(("use", "parachute_base")) == is_usable


@rule("RAD-RULING-30")
@EDITIONS
def test_with_full_columns_a_person_is_dropped_only_where_room_may_be_made(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "parachute_base | scout | muse")
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.hand(0, "vigilante")
    assert s.can(("use", "parachute_base")) == (edition == "ua")
    if edition == "ua":
        s.use("parachute_base")
        s.answer(0, ("announce", "vigilante"))
        s.hit("gunner")
        s.answer(0, ("place", 3, "front"))
        assert s.show(0, 3) == "supply_depot | looter | vigilante(d)"
        assert s.discard_pile() == ["gunner"]
        s.assert_nothing_pending()


# Construction Yard of the first printing


@rule("RAD-RULING-42")
def test_construction_yard_turns_back_own_camps_only() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(1, 1, "reactor(x)")
    assert not s.can(("use", "construction_yard"))
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(x)")
    s.use("construction_yard")
    assert s.targets() == ["garage", "supply_depot"]


@rule("RAD-RULING-42")
def test_the_only_camp_may_give_way_without_losing() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.use("construction_yard")
    s.hit("garage")
    assert not s.match.over
    assert [s.show(0, column) for column in (1, 2, 3)] == ["construction_yard(x)", "garage", "supply_depot(x)"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-43")
def test_a_camp_turned_back_is_ready_though_it_was_used() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "cannon(d)")
    s.column(1, 2, "railgun")
    s.column(0, 3, "supply_depot | vera_vosh | -")
    s.use("cannon")
    s.hit("reactor")
    assert s.show(0, 2) == "cannon(x)"
    s.use("construction_yard")
    assert s.show(0, 2) == "cannon"
    s.use("cannon")
    s.hit("reactor")
    assert s.show(0, 2) == "cannon(d)"
    assert s.ready(0, 2)  # Under Vera the first use of a new object.
    s.assert_nothing_pending()


@rule("RAD-RULING-43")
def test_a_juggernaut_turned_back_starts_without_moves() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "juggernaut(x) | scout | muse")
    s.use("construction_yard")
    assert s.show(0, 2) == "juggernaut | scout | muse"
    s.use("juggernaut")
    assert s.show(0, 2) == "scout | juggernaut(n) | muse"
    s.assert_nothing_pending()


@rule("RAD-RULING-43")
@pytest.mark.parametrize("name", ["obelisk", "bonfire"])
def test_obelisk_and_bonfire_can_be_turned_back_and_stay(name: str) -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, f"{name}(x)")
    s.use("construction_yard")
    s.end_turn()
    assert s.show(0, 2) == name
    assert s.show(0, 1) == "construction_yard(x)"


# Training Camp of the first printing


@rule("RAD-RULING-44")
def test_both_players_see_the_face_of_a_turned_punk() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[muse] | -")
    s.use("training_camp")
    for seat in (0, 1, None):
        lines: Any = s.match.lines(seat)
        assert [line["card"] for line in lines if line["event"] == "flipped"] == ["muse"]


@rule("RAD-RULING-44")
def test_an_event_is_discarded_then_a_punk_then_water() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[famine] | scout")
    s.deck_top("sniper")
    s.use("training_camp")
    assert s.asked == (0, "gain_punk")
    assert s.discard_pile() == ["famine"]
    assert s.water_of(0) == 2
    assert s.offered(0) == [
        ("punk", 1, "front"),
        ("punk", 1, "behind"),
        ("punk", 2, "front"),
        ("punk", 3, "front"),
        ("pass",),
    ]
    s.answer(0, ("punk", 2, "front"))
    assert s.face(0, 2, 1) == "sniper"
    assert s.show(0, 1) == "training_camp(n) | scout | -"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-44")
def test_the_water_comes_also_when_the_punk_is_declined() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[famine] | -")
    s.use("training_camp")
    s.decline()
    assert s.show(0, 1) == "training_camp(n)"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RULING-44")
@EDITIONS
def test_with_six_people_a_punk_is_turned_and_nobody_destroyed(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "training_camp | punk[scout] | muse")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | vigilante")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | scout(n) | muse"
    assert s.discard_pile() == []
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


# The opponent's choices


@rule("RAD-RULING-45")
def test_the_opponent_of_mercenary_camp_decides_first() -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "famine", "sniper")
    s.use("mercenary_camp")
    assert s.asked == (1, "mercenaries")
    assert s.offered(1) == [("discard_two",), ("lose_card",)]
    s.answer(1, ("discard_two",))
    assert sorted(s.targets()) == ["famine", "muse", "sniper"]
    s.hit("muse")
    s.hit("sniper")
    assert s.hand_of(1) == ["famine"]
    assert s.discard_pile() == ["muse", "sniper"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-45")
@pytest.mark.parametrize("hand", [[], ["muse"], ["muse", "water_silo"]])
def test_without_two_discardable_cards_a_card_in_play_is_destroyed(hand: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.hand(1, *hand)
    s.column(1, 1, "reactor | scout | vigilante")
    s.column(1, 2, "cannon(x)")
    s.use("mercenary_camp")
    assert s.asked == (1, "lose_card")
    assert s.targets() == ["reactor", "scout", "vigilante", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x) | scout | vigilante"
    assert s.hand_of(1) == sorted(hand)
    s.assert_nothing_pending()


@rule("RAD-RULING-46")
def test_the_opponent_of_scud_launcher_chooses_among_all_own_cards() -> None:
    s = Scenario()
    s.column(0, 1, "scud_launcher")
    s.column(1, 1, "reactor | scout | punk")
    s.column(1, 2, "cannon(x)")
    s.use("scud_launcher")
    assert s.asked == (1, "suffer")
    assert s.targets() == ["reactor", "scout", "punk", "victory_totem"]
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | punk"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-47")
def test_the_octagon_destroys_one_person_of_each() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon | scout | -")
    s.column(1, 1, "reactor | muse | gunner")
    s.use("the_octagon")
    assert s.discard_pile() == ["scout"]
    assert s.asked == (1, "destroy_own")
    assert s.targets() == ["muse", "gunner"]
    s.hit("muse")
    assert s.show(1, 1) == "reactor | gunner | -"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-47")
def test_the_octagon_needs_an_own_person_but_no_enemy() -> None:
    s = Scenario()
    s.column(0, 1, "the_octagon")
    s.column(1, 1, "reactor | muse | -")
    assert not s.can(("use", "the_octagon"))
    s = Scenario()
    s.column(0, 1, "the_octagon | scout | -")
    s.use("the_octagon")
    assert s.show(0, 1) == "the_octagon(n)"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


# The Reactor


@rule("RAD-RULING-48")
def test_reactor_destroys_itself_and_everybody_at_once() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | scout | punk[muse]")
    s.column(1, 1, "railgun | gunner(d) | -")
    s.column(0, 2, "garage | sniper | -")
    s.use("reactor")
    assert [s.show(0, column) for column in (1, 2)] == ["reactor(x)", "garage"]
    assert s.show(1, 1) == "railgun"
    assert s.discard_pile() == ["scout", "sniper", "gunner"]
    assert s.deck_ids()[0] == "muse"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-48")
def test_a_reactor_that_was_the_last_camp_loses_the_game() -> None:
    s = Scenario()
    s.column(0, 1, "reactor | scout | -")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "railgun | gunner | -")
    s.use("reactor")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.show(1, 1) == "railgun"  # The people were destroyed at the same time.
