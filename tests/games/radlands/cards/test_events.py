"""What events cost, where they are queued and what they do."""

import pytest

from stolik.games.radlands import content
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])

EVENTS = [
    ("banish", 1, 1),
    ("bombardment", 4, 3),
    ("famine", 1, 1),
    ("high_ground", 0, 1),
    ("interrogate", 1, 0),
    ("napalm", 2, 1),
    ("radiation", 2, 1),
    ("strafe", 2, 0),
    ("truce", 2, 0),
    ("uprising", 1, 2),
]
QUEUED = [(name, cost, bomb) for name, cost, bomb in EVENTS if bomb]


def resolving(name: str, edition: str = "ua", owner: int = 0) -> Scenario:
    """The event is on space 1 when its owner's turn begins."""
    s = Scenario(edition)
    s.turn_begins(owner)
    s.queue(owner, name)
    return s


# All of them


def test_the_table_names_every_event() -> None:
    assert [name for name, _, _ in EVENTS] == [card.id for card in content.events()]


@EDITIONS
@pytest.mark.parametrize(("name", "cost", "bomb"), QUEUED)
def test_an_event_goes_to_the_space_of_its_bomb_number(name: str, cost: int, bomb: int, edition: str) -> None:
    s = Scenario(edition)
    s.hand(0, name)
    s.water(0, cost)
    s.play(name)
    assert s.queue_of(0)[bomb - 1] == name
    assert s.queue_of(0).count(None) == 2
    assert s.water_of(0) == 0
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@pytest.mark.parametrize(("name", "cost", "bomb"), EVENTS)
def test_an_event_is_played_for_exactly_its_cost(name: str, cost: int, bomb: int) -> None:
    s = Scenario()
    s.hand(0, name)
    s.water(0, cost)
    assert s.can(("play", name))
    if cost:
        s = Scenario()
        s.hand(0, name)
        s.water(0, cost - 1)
        assert not s.can(("play", name))
        assert s.can(("junk", name))


@pytest.mark.parametrize(("name", "cost", "bomb"), EVENTS)
def test_a_full_queue_stops_only_events_that_are_queued(name: str, cost: int, bomb: int) -> None:
    s = Scenario()
    s.queue(0, "banish", "uprising", "raiders")
    s.hand(0, name)
    s.water(0, 4)
    assert s.can(("play", name)) == (bomb == 0)


@pytest.mark.parametrize(("name", "cost", "bomb"), QUEUED)
def test_a_queued_event_resolves_on_space_1_and_is_discarded(name: str, cost: int, bomb: int) -> None:
    s = resolving(name)
    for _ in range(3 if name == "uprising" else 0):
        s.decline()
    assert s.asked == (0, "act")  # Nobody has people: the others do what they can without a choice.
    assert s.discard_pile() == [name]
    assert s.queue_of(0) == (None, None, None)


# One by one


@pytest.mark.parametrize("victim", ["scout", "vigilante", "punk"])
def test_banish_destroys_any_enemy(victim: str) -> None:
    s = resolving("banish")
    s.column(0, 1, "railgun | muse | -")
    s.column(1, 1, "reactor | scout | vigilante")
    s.column(1, 2, "cannon | punk | -")
    assert s.targets() == ["scout", "vigilante", "punk"]
    s.hit(victim)
    left = {"scout": "reactor | vigilante | -", "vigilante": "reactor | scout | -"}
    assert s.show(1, 1) == left.get(victim, "reactor | scout | vigilante")
    assert s.show(1, 2) == ("cannon" if victim == "punk" else "cannon | punk | -")
    assert s.discard_pile() == ([] if victim == "punk" else [victim]) + ["banish"]
    s.assert_nothing_pending()


def test_banish_without_an_enemy_spares_camps_and_own_people() -> None:
    s = resolving("banish")
    s.column(0, 1, "railgun | muse | -")
    assert s.asked == (0, "act")
    assert s.show(0, 1) == "railgun | muse | -"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]


def test_bombardment_damages_all_camps_and_draws_for_destroyed_ones() -> None:
    s = resolving("bombardment")
    s.column(1, 1, "reactor(d) | scout | -")
    s.column(1, 3, "victory_totem(x)")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(x) | scout | -", "cannon(d)", "victory_totem(x)"]
    assert len(s.hand_of(0)) == 2 + 1  # Two for the camps, one in Replenish.
    assert s.show(0, 1) == "railgun"


def test_bombardment_can_win_before_any_card_is_drawn() -> None:
    s = resolving("bombardment")
    for column, name in enumerate(["reactor(d)", "cannon(d)", "victory_totem(x)"], 1):
        s.column(1, column, name)
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.hand_of(0) == []


def test_famine_leaves_each_player_one_person() -> None:
    s = resolving("famine")
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | -")
    s.column(1, 1, "reactor | punk[holdout] | gunner")
    assert s.asked == (0, "spare")
    s.hit("sniper")
    assert s.asked == (1, "spare")
    s.hit("gunner")
    assert [s.show(0, 1), s.show(0, 2), s.show(1, 1)] == ["railgun", "garage | sniper | -", "reactor | gunner | -"]
    assert s.discard_pile() == ["muse", "scout", "famine"]
    assert s.hand_of(0) == ["holdout"]  # The punk's card was on top of the deck.
    s.assert_nothing_pending()


def test_famine_of_the_opponent_asks_its_owner_first() -> None:
    s = resolving("famine", owner=1)
    s.column(0, 1, "railgun | muse | scout")
    s.column(1, 1, "reactor | gunner | sniper")
    assert s.asked == (1, "spare")
    s.hit("sniper")
    assert s.asked == (0, "spare")
    s.hit("muse")
    assert s.discard_pile() == ["gunner", "scout", "famine"]
    s.assert_nothing_pending()


def test_high_ground_rearranges_and_exposes_the_opponent() -> None:
    s = resolving("high_ground")
    s.column(0, 1, "railgun | muse(d) | -")
    s.column(0, 2, "garage | scout | -")
    s.column(1, 1, "reactor | vigilante | gunner")
    s.answer(0, ("leave_empty",))
    s.hit("scout")
    s.hit("muse")
    assert [s.show(0, 1), s.show(0, 2)] == ["railgun", "garage | scout | muse(d)"]
    s.use("railgun")
    assert s.targets() == ["reactor", "vigilante", "gunner", "cannon", "victory_totem"]


def test_high_ground_may_leave_everybody_in_place() -> None:
    s = resolving("high_ground")
    s.column(0, 1, "railgun | muse | scout")
    s.hit("muse")
    s.hit("scout")
    assert s.show(0, 1) == "railgun | muse | scout"
    s.assert_nothing_pending()


def test_high_ground_without_people_still_exposes_the_opponent() -> None:
    s = resolving("high_ground")
    s.column(1, 1, "reactor | scout | -")
    s.use("railgun")
    assert s.targets() == ["reactor", "scout", "cannon", "victory_totem"]


def test_interrogate_keeps_one_of_four() -> None:
    s = Scenario()
    s.hand(0, "interrogate", "scout")
    s.deck_top("muse", "sniper", "famine", "strafe")
    s.play("interrogate")
    for name in ("muse", "famine", "strafe"):
        assert "scout" not in s.targets()
        s.hit(name)
    assert s.hand_of(0) == ["scout", "sniper"]
    assert s.discard_pile() == ["muse", "famine", "strafe", "interrogate"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


def test_interrogate_tells_a_drawn_copy_from_the_one_in_hand() -> None:
    s = Scenario()
    s.hand(0, "interrogate", "muse")
    s.deck_top("muse", "sniper", "famine", "strafe")
    s.play("interrogate")
    s.hit("muse")
    assert "muse" not in s.targets()  # The other Muse was not drawn.
    s.hit("sniper")
    s.hit("famine")
    assert s.hand_of(0) == ["muse", "strafe"]
    s.assert_nothing_pending()


def test_napalm_destroys_the_enemies_of_one_column() -> None:
    s = resolving("napalm")
    s.column(0, 1, "railgun | muse | -")
    s.column(1, 1, "reactor(x) | scout | punk[holdout]")
    s.column(1, 2, "cannon | gunner | -")
    assert s.offered(0) == [("column", 1), ("column", 2)]
    s.answer(0, ("column", 1))
    assert [s.show(1, 1), s.show(1, 2)] == ["reactor(x)", "cannon | gunner | -"]
    assert s.discard_pile() == ["scout", "napalm"]
    assert s.hand_of(0) == ["holdout"]
    s.assert_nothing_pending()


def test_napalm_with_one_possible_column_hits_it() -> None:
    s = resolving("napalm")
    s.column(1, 2, "cannon | gunner | scout")
    assert s.asked == (0, "act")
    assert s.show(1, 2) == "cannon"


def test_radiation_injures_all_people() -> None:
    s = resolving("radiation")
    s.column(0, 1, "railgun | muse | punk[scout]")
    s.column(0, 2, "garage | sniper(d) | -")
    s.column(1, 1, "reactor | vigilante | gunner")
    s.column(1, 2, "cannon(d)")
    assert [s.show(0, 1), s.show(0, 2)] == ["railgun | muse(d) | -", "garage"]
    assert [s.show(1, 1), s.show(1, 2)] == ["reactor | vigilante(d) | gunner(d)", "cannon(d)"]
    assert s.discard_pile() == ["sniper", "radiation"]
    assert s.hand_of(0) == ["scout"]


def test_strafe_injures_all_unprotected_enemies_at_once() -> None:
    s = Scenario()
    s.hand(0, "strafe")
    s.column(0, 1, "railgun | muse | -")
    s.column(1, 1, "reactor | vigilante | punk[muse]")
    s.column(1, 2, "cannon | scout(d) | -")
    s.column(1, 3, "victory_totem | sniper | gunner")
    s.play("strafe")
    assert [s.show(1, column) for column in (1, 2, 3)] == [
        "reactor | vigilante | -",
        "cannon",
        "victory_totem | sniper | gunner(d)",
    ]
    assert s.show(0, 1) == "railgun | muse | -"
    assert s.discard_pile() == ["scout", "strafe"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


def test_strafe_without_an_enemy_does_nothing() -> None:
    s = Scenario()
    s.hand(0, "strafe")
    s.play("strafe")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.discard_pile() == ["strafe"]
    s.assert_nothing_pending()


def test_truce_returns_all_people_to_their_owners() -> None:
    s = Scenario()
    s.hand(0, "truce", "scout")
    s.hand(1, "famine")
    s.column(0, 1, "railgun | muse(d) | punk[napalm]")
    s.column(1, 1, "reactor | vigilante | -")
    s.column(1, 2, "cannon | punk[holdout] | -")
    s.play("truce")
    assert s.hand_of(0) == ["muse", "napalm", "scout"]
    assert s.hand_of(1) == ["famine", "holdout", "vigilante"]
    assert [s.show(0, 1), s.show(1, 1), s.show(1, 2)] == ["railgun", "reactor", "cannon"]
    assert s.discard_pile() == ["truce"]
    s.play("muse", 1)
    assert s.show(0, 1) == "railgun | muse(n) | -"
    s.assert_nothing_pending()


def test_truce_leaves_a_moved_juggernaut_where_it_stands() -> None:
    s = Scenario()
    s.hand(0, "truce")
    s.column(0, 1, "muse | juggernaut | scout", moves=1)
    s.play("truce")
    assert s.show(0, 1) == "- | juggernaut | -"
    s.assert_nothing_pending()


@EDITIONS
def test_uprising_gains_up_to_three_punks(edition: str) -> None:
    s = resolving("uprising", edition)
    s.answer(0, ("punk", 1, "front"), ("punk", 1, "behind"), ("pass",))
    assert s.show(0, 1) == "railgun | punk(n) | punk(n)"
    assert s.deck_size() == 30 - 2 - 1
    s.assert_nothing_pending()


@EDITIONS
def test_uprising_with_five_people(edition: str) -> None:
    s = resolving("uprising", edition)
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | -")
    s.answer(0, ("punk", 3, "front"))
    if edition == "ua":
        for _ in range(2):
            assert s.asked == (0, "make_room_for_punk")
            s.decline()
    assert s.show(0, 3) == "supply_depot | looter | punk(n)"
    assert s.deck_size() == 30 - 1 - 1
    s.assert_nothing_pending()
