"""Raiders (RAD-RAID). Assassin, Holdout, Scientist, Vanguard and Vigilante have RAID as their junk effect."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

Queue = tuple[str | None, str | None, str | None]


@pytest.fixture(params=[("ua", "v1"), ("pl", "v1"), ("ua", "v2")], ids="-".join)
def s(request: pytest.FixtureRequest) -> Scenario:
    edition, camp_set = request.param
    return Scenario(edition, camp_set)


def place_of_raiders(s: Scenario, owner: int) -> str:
    table = seen(s.match, None)
    place: str = table.sides[owner].raiders
    return place


@rule("RAD-RAID-01")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        ((None, None, None), (None, "raiders", None)),
        (("famine", None, None), ("famine", "raiders", None)),
        ((None, None, "famine"), (None, "raiders", "famine")),
        ((None, "famine", None), (None, "famine", "raiders")),
        (("banish", "famine", None), ("banish", "famine", "raiders")),
    ],
)
def test_raiders_are_played_to_space_two_or_the_first_free_space_behind(
    s: Scenario, queue: Queue, after: Queue
) -> None:
    s.queue(0, *queue)
    s.hand(0, "vigilante")
    assert place_of_raiders(s, 0) == "play_area"
    s.junk("vigilante")
    assert s.queue_of(0) == after
    assert place_of_raiders(s, 0) == "queue"
    assert place_of_raiders(s, 1) == "play_area"
    s.assert_nothing_pending()


@rule("RAD-RAID-02")
@pytest.mark.parametrize("first", [None, "banish"])
def test_raid_does_nothing_when_spaces_two_and_three_are_taken(s: Scenario, first: str | None) -> None:
    s.queue(0, first, "famine", "uprising")
    s.hand(0, "vigilante")
    assert not s.can(("use", "garage"))
    s.junk("vigilante")
    assert s.queue_of(0) == (first, "famine", "uprising")
    assert place_of_raiders(s, 0) == "play_area"
    assert s.discard_pile() == ["vigilante"]
    s.assert_nothing_pending()


@rule("RAD-RAID-03")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        ((None, None, "raiders"), (None, "raiders", None)),
        (("famine", None, "raiders"), ("famine", "raiders", None)),
        ((None, "raiders", None), ("raiders", None, None)),
        ((None, "raiders", "famine"), ("raiders", None, "famine")),
    ],
)
def test_raid_moves_queued_raiders_one_space_into_an_empty_space(s: Scenario, queue: Queue, after: Queue) -> None:
    s.queue(0, *queue)
    s.use("garage")
    assert s.queue_of(0) == after
    assert s.water_of(0) == 2
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-RAID-04")
@pytest.mark.parametrize(
    "queue",
    [("famine", "raiders", None), (None, "famine", "raiders"), ("banish", "famine", "raiders")],
)
def test_raid_does_not_move_raiders_behind_another_event(s: Scenario, queue: Queue) -> None:
    s.queue(0, *queue)
    s.hand(0, "vigilante")
    assert not s.can(("use", "garage"))
    s.junk("vigilante")
    assert s.queue_of(0) == queue
    assert s.discard_pile() == ["vigilante"]
    s.assert_nothing_pending()


@rule("RAD-RAID-05")
@pytest.mark.parametrize("others", [(None, None), ("famine", "uprising")])
def test_raid_resolves_raiders_on_space_one_at_once(s: Scenario, others: tuple[str | None, str | None]) -> None:
    s.queue(0, "raiders", *others)
    s.use("garage")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(d)"
    assert s.queue_of(0) == (None, *others)
    assert s.asked == (0, "act")


@rule("RAD-RAID-06")
def test_the_opponent_chooses_which_own_camp_the_raiders_damage_protected_or_not(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.column(1, 1, "reactor | vigilante | scout")
    s.column(1, 2, "cannon | muse")
    assert s.asked == (1, "raided")
    assert s.offered(0) == []
    assert s.offered(1) == [("damage", 1, column, 0) for column in (1, 2, 3)]
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d) | vigilante | scout"
    assert [s.show(1, column) for column in (2, 3)] == ["cannon | muse | -", "victory_totem"]
    assert [s.show(0, column) for column in (1, 2, 3)] == ["railgun", "garage", "supply_depot"]
    s.assert_nothing_pending()


@rule("RAD-RAID-06")
def test_a_destroyed_camp_cannot_be_given_to_the_raiders(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(d)")
    assert s.targets() == ["reactor", "victory_totem"]


@rule("RAD-RAID-06")
def test_raiders_destroy_a_damaged_camp(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.column(1, 2, "cannon(d) | muse")
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x) | muse | -"
    s.assert_nothing_pending()


@rule("RAD-RAID-07")
def test_resolved_raiders_return_to_their_owner_and_can_be_played_in_the_same_turn(s: Scenario) -> None:
    s.queue(0, "raiders")
    s.hand(0, "assassin", "holdout")
    s.junk("assassin")
    assert place_of_raiders(s, 0) == "resolving"
    s.hit("cannon")
    assert place_of_raiders(s, 0) == "play_area"
    assert s.discard_pile() == ["assassin"]
    s.junk("holdout")
    assert s.queue_of(0) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RAID-07")
def test_raiders_resolved_in_the_opponents_turn_return_to_their_owner(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(0, None, "raiders")
    s.queue(1, "raiders")
    s.use("omen_clock")
    s.answer(0, ("advance", 1, 1))
    s.hit("omen_clock")
    assert place_of_raiders(s, 1) == "play_area"
    assert s.queue_of(1) == (None, None, None)
    assert s.queue_of(0) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RAID-08")
def test_raid_may_be_carried_out_several_times_in_a_turn(s: Scenario) -> None:
    s.queue(0, None, None, "raiders")
    s.hand(0, "assassin", "holdout", "scientist", "vigilante")
    s.junk("assassin")
    assert s.queue_of(0) == (None, "raiders", None)
    s.junk("holdout")
    assert s.queue_of(0) == ("raiders", None, None)
    s.junk("scientist")
    s.hit("reactor")
    assert s.queue_of(0) == (None, None, None)
    s.junk("vigilante")
    assert s.queue_of(0) == (None, "raiders", None)
    s.use("garage")
    assert s.queue_of(0) == ("raiders", None, None)
    assert s.show(1, 1) == "reactor(d)"
    s.assert_nothing_pending()


@rule("RAD-RAID-09")
def test_raiders_move_forward_in_the_events_phases_of_their_owner(s: Scenario) -> None:
    s.queue(0, None, None, "raiders")
    s.end_turn()
    assert s.queue_of(0) == (None, None, "raiders")
    s.end_turn()
    assert s.queue_of(0) == (None, "raiders", None)
    s.end_turn()
    assert s.queue_of(0) == (None, "raiders", None)
    s.end_turn()
    assert s.queue_of(0) == ("raiders", None, None)
    s.end_turn()
    s.end_turn()
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.queue_of(0) == (None, None, None)
    assert s.show(1, 2) == "cannon(d)"
    s.assert_nothing_pending()


@rule("RAD-RAID-10")
def test_raiders_are_played_without_water(s: Scenario) -> None:
    s.hand(0, "vigilante")
    s.water(0, 0)
    s.junk("vigilante")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RAID-10")
def test_an_ability_that_raids_costs_only_its_own_water(s: Scenario) -> None:
    s.water(0, 1)
    s.use("garage")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.water_of(0) == 0
    s.assert_nothing_pending()


@rule("RAD-RAID-10")
@pytest.mark.parametrize("queue", [(None, None, None), ("raiders", None, None)])
def test_raiders_can_be_neither_played_from_the_play_area_nor_junked(s: Scenario, queue: Queue) -> None:
    s.queue(0, *queue)
    assert not [option for option in s.offered(0) if "raiders" in option]
    assert not s.can(("junk",))


@rule("RAD-RAID-11")
def test_raiders_in_the_queue_are_an_event_in_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | doomsayer")
    s.queue(1, None, "raiders")
    assert s.can(("use", "doomsayer"))


@rule("RAD-RAID-11")
def test_raiders_in_the_play_area_are_no_event_in_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | doomsayer")
    assert not s.can(("use", "doomsayer"))


@rule("RAD-RAID-11")
def test_raiders_are_moved_back_like_every_event(s: Scenario) -> None:
    s.hand(0, "doomsayer")
    s.queue(1, "raiders")
    s.play("doomsayer", 1)
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == (None, "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RAID-11")
def test_raiders_are_advanced_like_every_event(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(0, None, "raiders")
    s.use("omen_clock")
    assert s.queue_of(0) == ("raiders", None, None)
    s.assert_nothing_pending()


@rule("RAD-RAID-11")
def test_resolved_raiders_are_a_resolved_event(s: Scenario) -> None:
    s.column(0, 1, "watchtower")
    s.queue(0, "raiders")
    assert not s.can(("use", "watchtower"))
    s.use("garage")
    s.hit("cannon")
    assert s.can(("use", "watchtower"))


@rule("RAD-RAID-11")
def test_raiders_are_the_first_event_of_the_turn_for_zeto_khan(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.hand(0, "famine", "vigilante")
    s.junk("vigilante")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.assert_nothing_pending()
