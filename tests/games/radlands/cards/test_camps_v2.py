"""Camps of the revised printing: costs and readiness of all changed abilities, then the camps one by one."""

import pytest

from stolik.games.radlands import content
from stolik.games.radlands.catalogue import camp_deck, camp_kind
from stolik.games.radlands.view import Side
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.scenario import script_dice
from stolik.testkit.scenarios.radlands import Scenario, camp_row, seen

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])

ABILITIES = [
    ("adrenaline_lab", 1, 1),  # A damaged Scout's RAID.
    ("cache", 1, 2),
    ("cannon", 1, 2),
    ("command_post", 1, 1),  # 3 less two punks.
    ("construction_yard", 1, 1),
    ("construction_yard", 2, 2),
    ("mercenary_camp", 1, 2),
    ("parachute_base", 1, 1),  # A Muse: 1 and 0.
    ("resonator", 1, 1),
    ("scavenger_camp", 1, 0),
    ("training_camp", 1, 2),
    ("victory_totem", 1, 2),
    ("victory_totem", 2, 2),
    ("warehouse", 1, 1),
]


def revised(edition: str = "ua") -> Scenario:
    """The default position with the revised camps."""
    return Scenario(edition, "v2")


def with_camp(cards: str) -> Scenario:
    """A position in which the abilities of every changed camp can do something."""
    s = revised()
    s.loose()
    s.column(0, 1, f"{cards} | punk | punk")
    s.column(0, 2, "oasis(d) | scout(d) | muse")
    s.column(1, 1, "reactor | muse | -")
    s.hand(0, "muse")
    return s


# All of them


def test_the_table_names_every_ability_of_the_changed_camps() -> None:
    old = {camp.id: camp for camp in content.camps("v1")}
    changed = [camp for camp in content.camps("v2") if camp != old[camp.id]]
    assert len(changed) == 13
    assert [(name, number) for name, number, _ in ABILITIES] == [
        (camp.id, number) for camp in changed for number in range(1, len(camp.abilities) + 1)
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
@pytest.mark.parametrize("mark", ["(n)", "(x)"])
def test_a_used_or_destroyed_camp_has_no_use(name: str, number: int, cost: int, mark: str) -> None:
    assert not with_camp(f"{name}{mark}").can(("use", name, 1, 0, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_a_damaged_camp_is_ready(name: str, number: int, cost: int) -> None:
    assert with_camp(f"{name}(d)").can(("use", name, 1, 0, number)) == (name != "cannon")


def start_with(*chosen: str) -> Side:
    """Seat 0's side of the table after it chose these camps; seat 1 begins."""
    others = ["oasis", "pillbox", "outpost", "bonfire", "mulcher", "arcade"]
    spare = ["railgun", "garage", "reactor"]
    dealt = [camp_kind(name, "v2") for name in (*chosen, *spare, *others)]
    rest = [kind for kind in camp_deck("v2") if kind not in dealt]
    dice = script_dice(Dice(1), "camps", [*rest, *reversed(dealt)])
    script_dice(dice, "start", [1])
    match = Match.start("radlands", options={"camp_set": "v2"}, dice=dice)
    match.answer(0, ("keep", *chosen))
    match.answer(1, ("keep", "oasis", "pillbox", "outpost"))
    return seen(match, 0).sides[0]


@pytest.mark.parametrize(
    ("chosen", "cards"),
    [
        (("cannon", "command_post", "construction_yard"), 2 + 1 + 1),
        (("obelisk", "training_camp", "mercenary_camp"), 1 + 2 + 0),
        (("cache", "warehouse", "victory_totem"), 1 + 1 + 1),
        (("resonator", "scavenger_camp", "supply_depot"), 1 + 1 + 2),
        (("adrenaline_lab", "parachute_base", "watchtower"), 1 + 1 + 0),
    ],
)
def test_starting_cards_of_the_changed_camps(chosen: tuple[str, ...], cards: int) -> None:
    assert start_with(*chosen).hand_count == cards


# One by one


def test_cache_raids_then_gains_a_punk() -> None:
    s = revised()
    s.column(0, 1, "cache")
    s.use("cache")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.can(("pass",))
    s.answer(0, ("punk", 2, "front"))
    assert s.show(0, 2) == "garage | punk(n) | -"
    assert s.show(0, 1) == "cache(n)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_cache_gains_a_punk_though_the_raid_is_blocked() -> None:
    s = revised()
    s.column(0, 1, "cache")
    s.queue(0, None, "famine", "uprising")
    s.use("cache")
    s.answer(0, ("punk", 1, "front"))
    assert s.queue_of(0) == (None, "famine", "uprising")
    assert s.show(0, 1) == "cache(n) | punk(n) | -"
    s.assert_nothing_pending()


def test_cache_has_no_use_when_neither_part_can_do_anything() -> None:
    s = revised("pl")
    s.column(0, 1, "cache | scout | muse")
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | gunner | looter")
    s.queue(0, None, "famine", "uprising")
    assert not s.can(("use", "cache"))


def test_cannon_begins_the_game_damaged() -> None:
    side = start_with("cannon", "supply_depot", "watchtower")
    assert [camp.state for camp in camp_row(side)] == ["damaged", "undamaged", "undamaged"]


def test_cannon_shoots_only_while_undamaged() -> None:
    s = revised()
    s.column(0, 1, "cannon")
    s.column(1, 2, "railgun")
    s.use("cannon")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "cannon(n)"  # It does not damage itself.
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_cannon_is_usable_in_the_turn_it_is_restored() -> None:
    s = revised()
    s.column(0, 1, "cannon(d)")
    s.column(1, 2, "railgun")
    s.hand(0, "gunner")
    assert not s.can(("use", "cannon"))
    s.junk("gunner")
    s.hit("cannon")
    assert s.can(("use", "cannon"))


def test_command_post_still_counts_punks() -> None:
    s = revised()
    s.column(0, 1, "command_post | punk | punk")
    s.use("command_post")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_construction_yard_shifts_a_person_or_raids() -> None:
    s = revised()
    s.column(0, 1, "construction_yard")
    s.column(1, 1, "reactor | scout(d) | vigilante(n)")
    s.use("construction_yard", 1)
    s.hit("scout")
    s.answer(0, ("place", 3, "front"))
    assert [s.show(1, 1), s.show(1, 3)] == ["reactor | vigilante(n) | -", "victory_totem | scout(d) | -"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()
    s = revised()
    s.column(0, 1, "construction_yard")
    s.use("construction_yard", 2)
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_construction_yard_does_not_turn_camps_back() -> None:
    s = revised()
    s.column(0, 1, "construction_yard")
    s.column(0, 2, "garage(x)")
    assert not s.can(("use", "construction_yard", 1, 0, 1))


@pytest.mark.parametrize(("people", "is_usable"), [(3, False), (4, True), (5, True)])
def test_mercenary_camp_needs_four_people(people: int, is_usable: bool) -> None:
    s = revised()
    folk = ["punk" if n < people else "-" for n in range(6)]
    for column, name in enumerate(["mercenary_camp", "garage", "supply_depot"]):
        s.column(0, column + 1, f"{name} | {folk[column * 2]} | {folk[column * 2 + 1]}")
    assert s.can(("use", "mercenary_camp")) == is_usable


def test_mercenary_camp_damages_any_camp() -> None:
    s = revised()
    s.column(0, 1, "mercenary_camp | punk | scout")
    s.column(0, 2, "garage | muse(d) | punk")
    s.column(1, 1, "reactor | scout | vigilante")
    s.column(1, 2, "cannon(x)")
    s.use("mercenary_camp")
    assert s.asked == (0, "damage_any_camp")
    assert s.targets() == ["reactor", "victory_totem"]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | scout | vigilante"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_obelisk_stands_at_the_start() -> None:
    assert camp_row(start_with("obelisk", "supply_depot", "watchtower"))[0].state == "undamaged"


def test_obelisk_wins_with_the_last_card_of_the_deck() -> None:
    s = revised()
    s.column(0, 1, "obelisk")
    s.deck(1)
    s.discard(3)
    s.draw()
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


def test_resonator_damages_as_the_only_ability() -> None:
    s = revised()
    s.column(0, 1, "resonator")
    s.column(1, 1, "reactor | scout | -")
    s.use("resonator")
    assert s.targets() == ["scout", "cannon", "victory_totem"]
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.water_of(0) == 2
    assert not s.can(("use", "garage"))
    s.assert_nothing_pending()


@pytest.mark.parametrize("choice", ["punk", "water"])
def test_scavenger_camp_exchanges_a_card(choice: str) -> None:
    s = revised()
    s.column(0, 1, "scavenger_camp")
    s.hand(0, "muse", "famine", "water_silo")
    s.use("scavenger_camp")
    assert sorted(s.targets()) == ["famine", "muse"]
    s.hit("muse")
    assert s.offered(0) == [("punk",), ("water",)]
    s.answer(0, (choice,))
    if choice == "punk":
        s.answer(0, ("punk", 2, "front"))
    assert s.show(0, 2) == ("garage | punk(n) | -" if choice == "punk" else "garage")
    assert s.water_of(0) == (3 if choice == "punk" else 4)
    assert s.discard_pile() == ["muse"]
    assert s.hand_of(0) == ["famine", "water_silo"]
    s.assert_nothing_pending()


@pytest.mark.parametrize("hand", [[], ["water_silo"]])
def test_scavenger_camp_needs_a_discardable_card(hand: list[str]) -> None:
    s = revised()
    s.column(0, 1, "scavenger_camp")
    s.hand(0, *hand)
    assert not s.can(("use", "scavenger_camp"))


@pytest.mark.parametrize(
    ("people", "is_usable"), [("- | -", False), ("scout | -", False), ("scout(d) | punk", True), ("muse | scout", True)]
)
def test_training_camp_needs_two_people_in_its_column(people: str, is_usable: bool) -> None:
    s = revised()
    s.column(0, 1, f"training_camp | {people}")
    s.column(0, 2, "garage | scout | muse(d)")
    assert s.can(("use", "training_camp")) == is_usable
    if is_usable:
        s.use("training_camp")
        s.hit("reactor")
        assert s.show(1, 1) == "reactor(d)"
        assert s.water_of(0) == 1
        s.assert_nothing_pending()


def test_victory_totem_damages_camps_too() -> None:
    s = revised()
    s.column(0, 1, "victory_totem")
    s.column(1, 3, "oasis")
    s.use("victory_totem", 1)
    assert s.targets() == ["reactor", "cannon", "oasis"]
    s.hit("oasis")
    assert s.show(1, 3) == "oasis(d)"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@EDITIONS
def test_warehouse_restores_while_the_opponent_has_an_unprotected_camp(edition: str) -> None:
    s = revised(edition)
    s.column(0, 1, "warehouse(d)")
    s.column(0, 2, "garage(d)")
    s.use("warehouse")
    assert s.targets() == (["garage"] if edition == "ua" else ["warehouse", "garage"])
    s.hit("garage")
    assert s.show(0, 2) == "garage"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_warehouse_needs_an_unprotected_camp_and_something_to_restore() -> None:
    s = revised()
    s.column(0, 1, "warehouse")
    assert not s.can(("use", "warehouse"))
    s = revised()
    s.column(0, 1, "warehouse")
    s.column(0, 2, "garage(d)")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem | punk | -")
    assert not s.can(("use", "warehouse"))


def test_adrenaline_lab_still_pays_for_the_ability() -> None:
    s = revised()
    s.column(0, 1, "adrenaline_lab | sniper(d) | -")
    s.use("adrenaline_lab")
    s.hit("reactor")
    assert s.discard_pile() == ["sniper"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_parachute_base_still_pays_for_person_and_ability() -> None:
    s = revised()
    s.column(0, 1, "parachute_base")
    s.hand(0, "vigilante")
    s.column(1, 1, "reactor | scout | -")
    s.use("parachute_base")
    s.answer(0, ("drop", "vigilante", 2, "front"))
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.show(0, 2) == "garage | vigilante(d) | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()
