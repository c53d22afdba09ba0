"""What people cost, when their abilities can be used, and what the ordinary ones do."""

import pytest

from stolik.games.radlands import content
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])

COSTS = {
    "assassin": 1,
    "cult_leader": 1,
    "doomsayer": 1,
    "exterminator": 1,
    "gunner": 1,
    "holdout": 2,
    "looter": 1,
    "mimic": 1,
    "muse": 1,
    "mutant": 1,
    "pyromaniac": 1,
    "rabble_rouser": 1,
    "repair_bot": 1,
    "rescue_team": 1,
    "scientist": 1,
    "scout": 1,
    "sniper": 1,
    "vanguard": 1,
    "vigilante": 1,
    "wounded_soldier": 1,
    "argo_yesky": 3,
    "karli_blaze": 3,
    "magnus_karv": 3,
    "molgur_stang": 4,
    "vera_vosh": 3,
    "zeto_khan": 3,
}

ABILITIES = [
    ("assassin", 1, 2),
    ("cult_leader", 1, 0),
    ("doomsayer", 1, 1),
    ("exterminator", 1, 1),
    ("gunner", 1, 2),
    ("holdout", 1, 1),
    ("looter", 1, 2),
    ("mimic", 1, 0),  # The Muse it can copy.
    ("muse", 1, 0),
    ("mutant", 1, 0),
    ("pyromaniac", 1, 1),
    ("rabble_rouser", 1, 1),
    ("rabble_rouser", 2, 1),
    ("repair_bot", 1, 2),
    ("rescue_team", 1, 0),
    ("scientist", 1, 1),
    ("scout", 1, 1),
    ("sniper", 1, 2),
    ("vanguard", 1, 1),
    ("vigilante", 1, 1),
    ("wounded_soldier", 1, 1),
    ("argo_yesky", 1, 1),
    ("karli_blaze", 1, 1),
    ("magnus_karv", 1, 2),
    ("molgur_stang", 1, 1),
    ("vera_vosh", 1, 1),
    ("zeto_khan", 1, 1),
]
READY_AT_ONCE = {"rescue_team", "karli_blaze"}


def with_person(name: str, edition: str = "ua") -> Scenario:
    """A position in which the ability of every person can do something."""
    s = Scenario(edition)
    s.column(0, 1, f"railgun | {name} | -")
    s.column(0, 2, "garage(d) | punk | -")
    s.column(1, 1, "reactor | scout(d) | muse")
    s.queue(1, "famine")
    return s


# All of them


def test_the_tables_name_every_person_and_every_ability() -> None:
    assert COSTS.keys() == {card.id for card in content.people()}
    assert [(name, number) for name, number, _ in ABILITIES] == [
        (card.id, number) for card in content.people() for number in range(1, len(card.abilities) + 1)
    ]


@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_a_person_is_played_for_exactly_its_cost(name: str, cost: int) -> None:
    s = Scenario()
    s.hand(0, name)
    s.water(0, cost)
    s.play(name, 1)
    if name in ("vanguard", "argo_yesky"):
        s.decline()
    assert s.water_of(0) == 0
    if name == "wounded_soldier":
        assert s.show(0, 1) == "railgun | wounded_soldier(d) | -"
    else:
        assert s.show(0, 1) == f"railgun | {name}{'' if name in READY_AT_ONCE else '(n)'} | -"
    s.assert_nothing_pending()


@pytest.mark.parametrize(("name", "cost"), COSTS.items())
def test_a_person_is_not_played_for_one_water_less(name: str, cost: int) -> None:
    s = Scenario()
    s.hand(0, name)
    s.water(0, cost - 1)
    assert not s.can(("play", name))
    assert s.can(("junk", name))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_an_ability_is_usable_for_exactly_its_cost(name: str, number: int, cost: int) -> None:
    s = with_person(name)
    s.water(0, cost)
    assert s.can(("use", name, 1, 1, number))
    if cost:
        s = with_person(name)
        s.water(0, cost - 1)
        assert not s.can(("use", name, 1, 1, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
@pytest.mark.parametrize("mark", ["(n)", "(d)"])
def test_a_person_that_is_not_ready_has_no_use(name: str, number: int, cost: int, mark: str) -> None:
    assert not with_person(f"{name}{mark}").can(("use", name, 1, 1, number))


@pytest.mark.parametrize(("name", "number", "cost"), ABILITIES)
def test_a_protected_person_may_use_its_ability(name: str, number: int, cost: int) -> None:
    s = with_person(name)
    s.column(0, 1, f"railgun | {name} | looter")
    assert s.can(("use", name, 1, 1, number))


DAMAGE = ["holdout", "wounded_soldier", "karli_blaze", "argo_yesky", "vanguard"]


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_hits_an_unprotected_card(name: str) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {name} | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon(d)")
    s.use(name)
    assert s.targets() == ["muse", "cannon", "victory_totem"]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x)"
    assert s.show(1, 1) == "reactor | scout | muse"
    assert s.water_of(0) == 2
    assert not s.ready(0, 1, 1)
    if name != "vanguard":
        s.assert_nothing_pending()


@pytest.mark.parametrize("name", ["vigilante", "vera_vosh"])
def test_injure_hits_an_unprotected_enemy(name: str) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {name} | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | gunner(d) | -")
    s.use(name)
    assert s.targets() == ["muse", "gunner"]
    s.hit("muse")
    assert s.show(1, 1) == "reactor | scout | muse(d)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@pytest.mark.parametrize("name", ["vigilante", "vera_vosh", "assassin", "gunner", "exterminator"])
def test_without_an_enemy_there_is_no_use(name: str) -> None:
    s = Scenario()
    s.column(0, 1, f"railgun | {name} | -")
    assert not s.can(("use", name))


# One by one


def test_assassin_destroys_an_undamaged_unprotected_enemy() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | assassin | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | punk[famine] | -")
    s.use("assassin")
    assert s.targets() == ["muse", "punk"]
    s.hit("muse")
    assert s.show(1, 1) == "reactor | scout | -"
    assert s.discard_pile() == ["muse"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_assassin_puts_a_punk_back_on_the_deck() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | assassin | -")
    s.column(1, 2, "cannon | punk[famine] | -")
    s.use("assassin")
    assert s.deck_ids()[0] == "famine"
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@pytest.mark.parametrize("victim", ["cult_leader", "punk"])
def test_cult_leader_destroys_an_own_person_then_damages(victim: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | cult_leader | -")
    s.column(0, 2, "garage | punk[muse] | -")
    s.use("cult_leader")
    assert s.targets() == ["cult_leader", "punk"]
    s.hit(victim)
    assert s.discard_pile() == (["cult_leader"] if victim == "cult_leader" else [])
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


def test_doomsayer_damages_only_while_the_opponent_has_an_event() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | doomsayer | -")
    s.queue(0, "famine")  # An own event does not count.
    assert not s.can(("use", "doomsayer"))
    s = Scenario()
    s.column(0, 1, "railgun | doomsayer | -")
    s.queue(1, None, None, "famine")
    s.use("doomsayer")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.queue_of(1) == (None, None, "famine")
    s.assert_nothing_pending()


def test_doomsayer_may_move_the_opponents_events_back_when_it_enters() -> None:
    s = Scenario()
    s.hand(0, "doomsayer")
    s.queue(1, "famine", "raiders")
    s.play("doomsayer", 1)
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == (None, "famine", "raiders")
    s.assert_nothing_pending()


def test_exterminator_destroys_all_damaged_enemies_protected_or_not() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | exterminator | looter(d)")
    s.column(1, 1, "reactor(d) | scout(d) | vigilante")
    s.column(1, 2, "cannon | punk | -")
    s.column(1, 3, "victory_totem | muse(d) | -")
    s.use("exterminator")
    assert [s.show(1, column) for column in (1, 2, 3)] == [
        "reactor(d) | vigilante | -",
        "cannon | punk | -",
        "victory_totem",
    ]
    assert s.show(0, 1) == "railgun | exterminator(n) | looter(d)"
    assert s.discard_pile() == ["scout", "muse"]
    s.assert_nothing_pending()


def test_exterminator_needs_a_damaged_enemy() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | exterminator | -")
    s.column(1, 1, "reactor(d) | scout | punk")
    assert not s.can(("use", "exterminator"))


def test_gunner_injures_all_unprotected_enemies() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | gunner | -")
    s.column(1, 1, "reactor | scout | muse")
    s.column(1, 2, "cannon | sniper(d) | -")
    s.use("gunner")
    assert s.show(1, 1) == "reactor | scout | muse(d)"
    assert s.show(1, 2) == "cannon"
    assert s.show(1, 3) == "victory_totem"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@pytest.mark.parametrize(("camp", "cost"), [("garage", 2), ("garage(d)", 2), ("garage(x)", 0)])
def test_holdout_is_free_in_the_column_of_a_destroyed_camp(camp: str, cost: int) -> None:
    s = Scenario()
    s.hand(0, "holdout")
    s.column(0, 2, camp)
    s.play("holdout", 2)
    assert s.water_of(0) == 3 - cost
    s.assert_nothing_pending()


def test_looter_draws_for_a_camp() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.deck_top("muse")
    s.use("looter")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.hand_of(0) == ["muse"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_looter_draws_nothing_for_a_person() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 1, "reactor | scout | -")
    s.use("looter")
    s.hit("scout")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.hand_of(0) == []
    s.assert_nothing_pending()


def test_mimic_pays_for_and_performs_the_ability_of_an_enemy() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | sniper(n) | scout")
    s.use("mimic")
    assert s.offered(0) == [("copy", 1, 1, 1, 1), ("copy", 1, 1, 2, 1)]
    s.answer(0, ("copy", 1, 1, 1, 1))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | sniper(n) | scout"
    assert s.show(0, 1) == "railgun | mimic(n) | -"
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_this_card_in_a_copied_ability_is_the_mimic() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | mutant | -")
    s.use("mimic")
    s.answer(0, ("damage",))
    s.hit("cannon")
    assert s.show(0, 1) == "railgun | mimic(d) | -"
    assert s.show(1, 1) == "reactor | mutant | -"
    s.assert_nothing_pending()


@pytest.mark.parametrize("water", [0, 1])
def test_mimic_with_nobody_to_copy_has_no_use(water: int) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mimic | muse(n)")
    s.column(1, 1, "reactor | muse(d) | punk")
    s.column(1, 2, "cannon | sniper | -")  # Too dear.
    s.water(0, water)
    assert not s.can(("use", "mimic"))


def test_muse_gives_water() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | muse | -")
    s.water(0, 0)
    s.use("muse")
    assert s.water_of(0) == 1
    assert not s.can(("use", "muse"))
    s.assert_nothing_pending()


def test_mutant_damages_restores_and_is_damaged() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | mutant | -")
    s.use("mutant")
    s.answer(0, ("both",))
    s.hit("reactor")
    s.hit("railgun")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "railgun | mutant(d) | -"
    s.assert_nothing_pending()


def test_mutant_is_damaged_though_nothing_could_be_restored() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | mutant | -")
    s.use("mutant")
    s.answer(0, ("restore",))
    assert s.show(0, 1) == "railgun | mutant(d) | -"
    assert s.show(1, 1) == "reactor"
    s.assert_nothing_pending()


def test_pyromaniac_damages_an_unprotected_camp() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | pyromaniac | -")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon(d)")
    s.use("pyromaniac")
    assert s.targets() == ["cannon", "victory_totem"]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x)"
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_pyromaniac_needs_an_unprotected_camp() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | pyromaniac | -")
    s.column(1, 1, "reactor | scout | -")
    s.column(1, 2, "cannon | punk | -")
    s.column(1, 3, "victory_totem(x)")
    assert not s.can(("use", "pyromaniac"))
