"""Camps of the first printing: costs and readiness of all abilities, then camps A to M one by one."""

import pytest

from stolik.games.radlands import content
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])

ABILITIES = [
    ("adrenaline_lab", 1, 1),  # A damaged Scout's RAID.
    ("arcade", 1, 1),
    ("atomic_garden", 1, 2),
    ("blood_bank", 1, 0),
    ("bonfire", 1, 0),
    ("cache", 1, 0),
    ("cannon", 1, 1),
    ("catapult", 1, 2),
    ("command_post", 1, 2),  # 3 less one punk.
    ("construction_yard", 1, 1),
    ("garage", 1, 1),
    ("juggernaut", 1, 1),
    ("labor_camp", 1, 0),
    ("mercenary_camp", 1, 2),
    ("mulcher", 1, 0),
    ("nest_of_spies", 1, 1),
    ("omen_clock", 1, 1),
    ("outpost", 1, 2),
    ("outpost", 2, 2),
    ("parachute_base", 1, 1),  # A Muse: 1 and 0.
    ("pillbox", 1, 2),  # 3 less one destroyed camp.
    ("railgun", 1, 2),
    ("reactor", 1, 2),
    ("resonator", 1, 2),
    ("scavenger_camp", 1, 2),
    ("scavenger_camp", 2, 1),
    ("scud_launcher", 1, 1),
    ("supply_depot", 1, 2),
    ("the_octagon", 1, 1),
    ("training_camp", 1, 1),
    ("transplant_lab", 1, 1),
    ("victory_totem", 1, 2),
    ("victory_totem", 2, 2),
    ("warehouse", 1, 0),
    ("watchtower", 1, 1),
]


def with_camp(cards: str) -> Scenario:
    """A position in which the abilities of every camp of the first printing can do something."""
    s = Scenario()
    s.loose()  # The camps that are not under test may be there twice.
    s.column(0, 1, f"{cards} | punk | -")
    s.column(0, 2, "oasis(d)" if cards.startswith("arcade") else "oasis(d) | scout(d) | -")
    s.column(0, 3, "obelisk(x)")
    s.hand(0, "muse")
    s.queue(1, "famine")
    s.column(1, 1, "reactor | muse | -")
    s.column(1, 2, "cannon(d)")
    s.earlier(put_in_play=(2, 0), raiders_resolved=(1, 0), events_resolved=1)
    return s


# All of them


def test_the_table_names_every_ability() -> None:
    assert [(name, number) for name, number, _ in ABILITIES] == [
        (card.id, number) for card in content.camps("v1") for number in range(1, len(card.abilities) + 1)
    ]


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_an_ability_is_usable_for_exactly_its_cost(name: str, number: int, cost: int) -> None:
    s = with_camp(name)
    s.water(0, cost)
    assert s.can(("use", name, 1, 0, number))
    if cost:
        s = with_camp(name)
        s.water(0, cost - 1)
        assert not s.can(("use", name, 1, 0, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_a_used_camp_has_no_use(name: str, number: int, cost: int) -> None:
    assert not with_camp(f"{name}(n)").can(("use", name, 1, 0, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_a_destroyed_camp_has_no_use(name: str, number: int, cost: int) -> None:
    assert not with_camp(f"{name}(x)").can(("use", name, 1, 0, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_a_damaged_camp_is_ready(name: str, number: int, cost: int) -> None:
    assert with_camp(f"{name}(d)").can(("use", name, 1, 0, number)) == (name != "construction_yard")


@pytest.mark.parametrize("name", ["railgun", "command_post", "nest_of_spies", "pillbox", "watchtower"])
def test_damage_hits_an_unprotected_card(name: str) -> None:
    s = Scenario()
    s.column(0, 1, name)
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon(d)")
    s.earlier(put_in_play=(2, 0), events_resolved=1)
    s.use(name)
    assert s.targets() == ["muse", "cannon", "victory_totem"]
    s.hit("muse")
    assert s.show(1, 1) == "reactor | scout | muse(d)"
    assert s.show(0, 1) == f"{name}(n)"
    s.assert_nothing_pending()


RAIDING = [("garage", 1, 1), ("outpost", 1, 2), ("scavenger_camp", 1, 2), ("victory_totem", 2, 2)]


@pytest.mark.parametrize(("name", "number", "cost"), RAIDING)
def test_raid_plays_the_raiders(name: str, number: int, cost: int) -> None:
    s = Scenario()
    s.loose()
    s.column(0, 1, name)
    s.use(name, number, column=1)
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


@pytest.mark.parametrize(("name", "number", "cost"), RAIDING)
def test_a_blocked_raid_has_no_use(name: str, number: int, cost: int) -> None:
    s = Scenario()
    s.loose()
    s.column(0, 1, name)
    s.queue(0, None, "famine", "uprising")
    assert not s.can(("use", name, 1, 0, number))


RESTORING = [("outpost", 2, 2), ("scavenger_camp", 2, 1), ("transplant_lab", 1, 1)]


@EDITIONS
@pytest.mark.parametrize(("name", "number", "cost"), RESTORING)
def test_restore_is_optional_and_for_itself_only_in_the_older_rules(
    name: str, number: int, cost: int, edition: str
) -> None:
    s = Scenario(edition)
    s.column(0, 1, f"{name}(d)")
    s.column(0, 2, "garage(d) | scout(d) | -")
    s.column(1, 1, "reactor(d)")
    s.earlier(put_in_play=(2, 0), raiders_resolved=(1, 0))
    s.use(name, number)
    assert s.targets() == ([name] if edition == "pl" else []) + ["garage", "scout"]
    assert s.can(("pass",))
    s.hit("scout")
    assert s.show(0, 2) == "garage(d) | scout(n) | -"
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


# One by one


def test_adrenaline_lab_rouses_a_damaged_person() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | vanguard(d) | -")
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.asked == (1, "damage")
    s.hit("garage")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "adrenaline_lab(n)"
    assert s.discard_pile() == ["vanguard"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_adrenaline_lab_finds_its_patient_wherever_it_stands_then() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | scout | cult_leader(d)")
    s.use("adrenaline_lab")
    s.hit("scout")
    s.hit("reactor")
    assert s.show(0, 1) == "adrenaline_lab(n)"  # Cult Leader had closed up to Scout's place.
    assert s.discard_pile() == ["scout", "cult_leader"]
    s.assert_nothing_pending()


@pytest.mark.parametrize(("water", "is_usable"), [(2, True), (1, False)])
def test_adrenaline_lab_pays_for_the_persons_ability(water: int, is_usable: bool) -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | sniper(d) | -")
    s.water(0, water)
    assert s.can(("use", "adrenaline_lab")) == is_usable


def test_arcade_gains_a_punk() -> None:
    s = Scenario()
    s.column(0, 1, "arcade | scout | -")
    s.use("arcade")
    assert s.can(("pass",))
    s.answer(0, ("punk", 1, "behind"))
    assert s.show(0, 1) == "arcade(n) | punk(n) | scout"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_arcade_with_two_people_has_no_use() -> None:
    s = Scenario()
    s.column(0, 1, "arcade | punk | -")
    s.column(0, 2, "garage | scout(d) | -")
    assert not s.can(("use", "arcade"))


@EDITIONS
def test_atomic_garden_restores_a_person_who_becomes_ready(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "atomic_garden(d) | scout(d) | -")
    s.column(0, 2, "garage(d) | muse(d) | -")
    s.use("atomic_garden")
    assert s.targets() == ["scout", "muse"]  # No camps.
    s.hit("muse")
    assert s.show(0, 2) == "garage(d) | muse | -"
    s.use("muse")
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_atomic_garden_makes_a_used_person_ready_again() -> None:
    s = Scenario()
    s.column(0, 1, "atomic_garden | mutant | -")
    s.use("mutant")
    s.answer(0, ("damage",))
    s.hit("reactor")
    s.use("atomic_garden")
    s.hit("mutant")
    assert s.can(("use", "mutant"))
    s.assert_nothing_pending()


def test_atomic_garden_needs_a_damaged_person() -> None:
    s = Scenario()
    s.column(0, 1, "atomic_garden | scout | punk")
    s.column(0, 2, "garage(d)")
    assert not s.can(("use", "atomic_garden"))


SACRIFICES = ["blood_bank", "catapult", "labor_camp", "mulcher", "the_octagon"]


@pytest.mark.parametrize("name", SACRIFICES)
def test_a_sacrifice_needs_an_own_person(name: str) -> None:
    s = Scenario()
    s.column(0, 1, name)
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | scout | -")
    assert not s.can(("use", name))


def test_blood_bank_turns_a_person_into_water() -> None:
    s = Scenario()
    s.column(0, 1, "blood_bank | scout | punk")
    s.use("blood_bank")
    assert s.targets() == ["scout", "punk"]
    s.hit("scout")
    assert s.show(0, 1) == "blood_bank(n) | punk | -"
    assert s.discard_pile() == ["scout"]
    assert s.water_of(0) == 4
    s.assert_nothing_pending()


def test_bonfire_restores_any_number_of_cards() -> None:
    s = Scenario()
    s.column(0, 1, "bonfire")
    s.column(0, 2, "garage(d) | scout(d) | -")
    s.use("bonfire")
    s.hit("garage")
    s.hit("scout")
    assert s.show(0, 1) == "bonfire(d)"
    assert s.show(0, 2) == "garage | scout(n) | -"
    s.assert_nothing_pending()


@EDITIONS
def test_bonfire_can_never_be_restored(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "bonfire(d)")
    s.column(0, 2, "garage(d)")
    s.hand(0, "gunner")
    s.junk("gunner")
    assert s.targets() == ["garage"]
    s.decline()
    s.use("bonfire")
    assert s.show(0, 1) == "bonfire(x)"
    assert s.targets() == ["garage"]


@pytest.mark.parametrize(("edition", "choices"), [("ua", ["garage"]), ("pl", ["cache", "garage"])])
def test_cache_restores_itself_only_in_the_older_rules(edition: str, choices: list[str]) -> None:
    s = Scenario(edition)
    s.column(0, 1, "cache")
    s.column(0, 2, "garage(d)")
    s.use("cache")
    assert s.show(0, 1) == "cache(d)"
    s.answer(0, ("restore",))
    assert s.targets() == choices
    s.decline()
    s.assert_nothing_pending()


def test_cache_gains_a_punk() -> None:
    s = Scenario()
    s.column(0, 1, "cache")
    s.use("cache")
    s.answer(0, ("punk",), ("punk", 2, "front"))
    assert s.show(0, 2) == "garage | punk(n) | -"
    assert s.hand_of(0) == []
    s.assert_nothing_pending()


def test_cache_draws() -> None:
    s = Scenario()
    s.column(0, 1, "cache")
    s.deck_top("muse")
    s.use("cache")
    s.answer(0, ("draw",))
    assert s.hand_of(0) == ["muse"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@pytest.mark.parametrize(("before", "after"), [("cannon", "cannon(d)"), ("cannon(d)", "cannon(x)")])
def test_cannon_damages_itself_then_an_unprotected_card(before: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, before)
    s.column(1, 2, "railgun")
    s.use("cannon")
    assert s.show(0, 1) == after
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_a_cannon_that_was_the_last_camp_loses_before_it_shoots() -> None:
    s = Scenario()
    s.column(0, 1, "cannon(d)")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 2, "railgun")
    s.use("cannon")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "railgun", "victory_totem"]


def test_catapult_damages_any_card_then_costs_a_person() -> None:
    s = Scenario()
    s.column(0, 1, "catapult | punk[scout] | muse")
    s.column(1, 1, "reactor | vigilante | gunner")
    s.use("catapult")
    assert s.targets() == ["reactor", "vigilante", "gunner", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | vigilante | gunner"
    assert s.targets() == ["punk", "muse"]
    s.hit("punk")
    assert s.show(0, 1) == "catapult(n) | muse | -"
    assert s.deck_ids()[0] == "scout"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@pytest.mark.parametrize(("punks", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_command_post_costs_one_less_for_each_own_punk(punks: int, cost: int) -> None:
    s = Scenario()
    people = ["punk" if n < punks else "-" for n in range(4)]
    s.column(0, 1, f"command_post | {people[0]} | {people[1]}")
    s.column(0, 2, f"garage | {people[2]} | {people[3]}")
    s.column(1, 1, "reactor | punk | scout")
    s.use("command_post")
    s.hit("scout")
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


def test_construction_yard_turns_a_camp_back_and_is_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "railgun(x)")
    s.use("construction_yard")
    assert [s.show(0, 1), s.show(0, 2)] == ["construction_yard(x)", "railgun"]
    s.use("railgun")
    s.hit("reactor")
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@pytest.mark.parametrize(
    ("yard", "garage"), [("construction_yard(d)", "garage(x)"), ("construction_yard", "garage(d)")]
)
def test_construction_yard_must_be_undamaged_and_needs_a_destroyed_camp(yard: str, garage: str) -> None:
    s = Scenario()
    s.column(0, 1, yard)
    s.column(0, 2, garage)
    assert not s.can(("use", "construction_yard"))


def test_juggernaut_moves_forward_and_people_go_behind() -> None:
    s = Scenario()
    s.column(0, 1, "juggernaut | muse | scout")
    s.use("juggernaut")
    assert s.show(0, 1) == "muse | juggernaut(n) | scout"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_juggernauts_third_move_costs_the_opponent_a_camp_of_their_choice() -> None:
    s = Scenario()
    s.column(0, 1, "muse | scout | juggernaut", moves=2)
    s.column(1, 1, "reactor | gunner | -")
    s.use("juggernaut")
    assert s.show(0, 1) == "juggernaut(n) | muse | scout"
    assert s.asked == (1, "lose_camp")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(x) | gunner | -"
    s.assert_nothing_pending()


@EDITIONS
def test_labor_camp_destroys_a_person_then_restores(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "labor_camp(d) | punk | -")
    s.column(0, 2, "garage(d)")
    s.use("labor_camp")
    assert s.show(0, 1) == "labor_camp(d)"
    assert s.targets() == (["garage"] if edition == "ua" else ["labor_camp", "garage"])
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_labor_camp_may_restore_nothing() -> None:
    s = Scenario()
    s.column(0, 1, "labor_camp | scout | -")
    s.use("labor_camp")
    assert s.show(0, 1) == "labor_camp(n)"
    s.assert_nothing_pending()


@pytest.mark.parametrize("choice", ["discard_two", "lose_card"])
def test_mercenary_camp_lets_the_opponent_choose(choice: str) -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.hand(1, "muse", "famine", "sniper")
    s.column(1, 1, "reactor | scout | vigilante")
    s.use("mercenary_camp")
    s.answer(1, (choice,))
    if choice == "discard_two":
        s.hit("famine")
        s.hit("muse")
        assert s.discard_pile() == ["famine", "muse"]
        assert s.show(1, 1) == "reactor | scout | vigilante"
    else:
        s.hit("scout")
        assert s.discard_pile() == ["scout"]
        assert s.hand_of(1) == ["famine", "muse", "sniper"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@pytest.mark.parametrize("hand", [[], ["muse"], ["muse", "water_silo"]])
def test_with_too_few_cards_the_opponent_of_mercenary_camp_loses_one_in_play(hand: list[str]) -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.hand(1, *hand)
    s.use("mercenary_camp")
    assert s.asked == (1, "lose_card")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x)"
    s.assert_nothing_pending()


def test_mulcher_turns_a_person_into_a_card() -> None:
    s = Scenario()
    s.column(0, 1, "mulcher | scout | -")
    s.deck_top("muse")
    s.use("mulcher")
    assert s.discard_pile() == ["scout"]
    assert s.hand_of(0) == ["muse"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_mulcher_draws_the_card_of_the_punk_it_destroyed() -> None:
    s = Scenario()
    s.column(0, 1, "mulcher | punk[famine] | -")
    s.use("mulcher")
    assert s.hand_of(0) == ["famine"]
    assert s.deck_size() == 30
    s.assert_nothing_pending()
