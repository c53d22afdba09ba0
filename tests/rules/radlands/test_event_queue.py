"""The event queue (RAD-EVENT)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

Queue = tuple[str | None, str | None, str | None]


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def seen_queue(s: Scenario, viewer: int | None, owner: int) -> list[str | None]:
    table = seen(s.match, viewer)
    queue: list[str | None] = table.sides[owner].queue
    return queue


@rule("RAD-EVENT-01")
def test_each_player_has_a_queue_of_three_spaces(s: Scenario) -> None:
    s.queue(0, "famine", "uprising", "bombardment")
    s.queue(1, "banish", "radiation", "napalm")
    assert seen_queue(s, None, 0) == ["famine", "uprising", "bombardment"]
    assert seen_queue(s, None, 1) == ["banish", "radiation", "napalm"]


@rule("RAD-EVENT-01")
def test_an_event_goes_to_its_owners_queue_whatever_is_in_the_other_one(s: Scenario) -> None:
    s.queue(1, "radiation", "uprising", "bombardment")
    s.hand(0, "banish")
    s.play("banish")
    assert s.queue_of(0) == ("banish", None, None)
    assert s.queue_of(1) == ("radiation", "uprising", "bombardment")
    s.assert_nothing_pending()


@rule("RAD-EVENT-01")
def test_no_space_lies_behind_space_three(s: Scenario) -> None:
    s.queue(0, None, None, "famine")
    s.hand(0, "bombardment")
    s.water(0, 4)
    assert not s.can(("play", "bombardment"))


@rule("RAD-EVENT-02")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_an_event_resolves_in_its_owners_turn_of_that_number(s: Scenario, space: int) -> None:
    s.queue(0, *[None] * (space - 1), "radiation")
    for left in range(space - 1, 0, -1):
        s.end_turn()
        assert s.queue_of(0)[left] == "radiation"
        s.end_turn()
        assert s.queue_of(0)[left - 1] == "radiation"
        assert s.discard_pile() == []
    s.end_turn()
    assert s.queue_of(0) == ("radiation", None, None)
    s.end_turn()
    assert s.queue_of(0) == (None, None, None)
    assert s.discard_pile() == ["radiation"]
    s.assert_nothing_pending()


@rule("RAD-EVENT-03")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_events_in_both_queues(s: Scenario, viewer: int | None) -> None:
    s.queue(0, "famine", None, "raiders")
    s.queue(1, None, "banish")
    assert seen_queue(s, viewer, 0) == ["famine", None, "raiders"]
    assert seen_queue(s, viewer, 1) == [None, "banish", None]


@rule("RAD-EVENT-03")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_an_event_on_any_space_is_in_play(s: Scenario, space: int) -> None:
    s.column(0, 1, "railgun | doomsayer")
    s.queue(1, *[None] * (space - 1), "banish")
    assert s.can(("use", "doomsayer"))


@rule("RAD-EVENT-03")
def test_events_in_hand_deck_or_discard_pile_are_not_in_play(s: Scenario) -> None:
    s.column(0, 1, "railgun | doomsayer")
    s.hand(1, "banish")
    s.deck_top("famine")
    s.discard("strafe", fresh=1)
    s.queue(0, "radiation")
    assert not s.can(("use", "doomsayer"))


@rule("RAD-EVENT-04")
def test_a_queued_event_is_discarded_after_its_effect(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "banish")
    s.column(1, 1, "reactor | vigilante")
    s.column(1, 2, "cannon | muse")
    assert s.asked == (0, "destroy_any_enemy")
    assert s.discard_pile() == []
    assert s.queue_of(0) == (None, None, None)
    s.hit("vigilante")
    assert s.discard_pile() == ["vigilante", "banish"]
    s.assert_nothing_pending()


@rule("RAD-EVENT-04")
def test_an_event_that_resolves_when_played_is_discarded_after_its_effect(s: Scenario) -> None:
    s.hand(0, "strafe")
    s.column(1, 1, "reactor | scout(d)")
    s.play("strafe")
    assert s.discard_pile() == ["scout", "strafe"]
    assert s.queue_of(0) == (None, None, None)
    s.assert_nothing_pending()


@rule("RAD-EVENT-04")
def test_resolved_raiders_do_not_go_to_the_discard_pile(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "raiders")
    s.hit("cannon")
    assert s.discard_pile() == []
    assert s.queue_of(0) == (None, None, None)
    s.assert_nothing_pending()


@rule("RAD-EVENT-05")
@pytest.mark.parametrize(
    ("queue", "advanceable"),
    [
        ((None, "uprising", None), [2]),
        ((None, None, "uprising"), [3]),
        (("banish", None, "uprising"), [1, 3]),
        (("banish", "uprising", None), [1]),
        ((None, "uprising", "banish"), [2]),
        (("radiation", "uprising", "banish"), [1]),
    ],
)
def test_an_event_can_be_advanced_only_into_an_empty_space(s: Scenario, queue: Queue, advanceable: list[int]) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(0, *queue)
    s.queue(1, None, None, "famine")
    s.use("omen_clock")
    assert s.offered(0) == [*[("advance", 0, space) for space in advanceable], ("advance", 1, 3)]


@rule("RAD-EVENT-05")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        ((None, "uprising", None), ("uprising", None, None)),
        ((None, None, "uprising"), (None, "uprising", None)),
        (("banish", None, "uprising"), ("banish", "uprising", None)),
        ((None, "uprising", "banish"), ("uprising", None, "banish")),
    ],
)
def test_an_advanced_event_moves_one_space_and_takes_no_other_along(s: Scenario, queue: Queue, after: Queue) -> None:
    s.column(0, 1, "omen_clock")
    s.queue(0, *queue)
    s.queue(1, None, None, "famine")
    s.use("omen_clock")
    s.hit("uprising")
    assert s.queue_of(0) == after
    assert s.queue_of(1) == (None, None, "famine")
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-EVENT-06")
def test_an_event_advanced_from_space_one_resolves_at_once(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | scout")
    s.queue(0, "radiation", "uprising")
    s.use("omen_clock")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.discard_pile() == ["radiation"]
    assert s.queue_of(0) == (None, "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-EVENT-06")
def test_an_event_advanced_to_space_one_does_not_resolve_yet(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | scout")
    s.queue(0, None, "radiation")
    s.use("omen_clock")
    assert s.queue_of(0) == ("radiation", None, None)
    assert s.show(1, 1) == "reactor | scout | -"
    s.assert_nothing_pending()


@rule("RAD-EVENT-07")
def test_the_owner_chooses_for_an_event_that_resolves_in_the_opponents_turn(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "garage | muse | scout")
    s.column(1, 1, "reactor | vigilante")
    s.queue(1, "banish")
    s.use("omen_clock")
    assert s.asked == (1, "destroy_any_enemy")
    assert s.targets() == ["muse", "scout"]
    s.hit("muse")
    assert s.show(0, 2) == "garage | scout | -"
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.discard_pile() == ["muse", "banish"]
    assert s.asked == (0, "act")


@rule("RAD-EVENT-07")
def test_the_owner_draws_for_an_event_that_resolves_in_the_opponents_turn(s: Scenario) -> None:
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "garage(d)")
    s.queue(1, "bombardment")
    s.deck_top("muse")
    s.use("omen_clock")
    assert [s.show(0, column) for column in (1, 2, 3)] == ["omen_clock(d)", "garage(x)", "supply_depot(d)"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert (s.hand_of(0), s.hand_of(1)) == ([], ["muse"])
    s.assert_nothing_pending()


@rule("RAD-EVENT-08")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        (("famine", None, None), (None, "famine", None)),
        ((None, "famine", None), (None, None, "famine")),
        (("famine", None, "banish"), (None, "famine", "banish")),
        (("famine", "uprising", None), (None, "famine", "uprising")),
        ((None, "raiders", None), (None, None, "raiders")),
    ],
)
def test_an_event_moved_back_goes_one_space_to_a_higher_number(s: Scenario, queue: Queue, after: Queue) -> None:
    s.hand(0, "doomsayer")
    s.queue(0, "radiation")
    s.queue(1, *queue)
    s.play("doomsayer", 1)
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == after
    assert s.queue_of(0) == ("radiation", None, None)
    s.assert_nothing_pending()


@rule("RAD-EVENT-08")
@pytest.mark.parametrize(
    "queue", [(None, None, "famine"), (None, "uprising", "famine"), ("banish", "uprising", "famine")]
)
def test_an_event_without_a_free_space_behind_it_stays(s: Scenario, queue: Queue) -> None:
    s.hand(0, "doomsayer")
    s.queue(1, *queue)
    s.play("doomsayer", 1)
    assert s.queue_of(1) == queue
    s.assert_nothing_pending()


@rule("RAD-EVENT-09")
def test_events_in_a_queue_are_no_targets_of_damage(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper")
    s.queue(0, "radiation")
    s.queue(1, "famine", "uprising", "raiders")
    s.use("sniper")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]


@rule("RAD-EVENT-09")
def test_events_in_a_queue_survive_what_destroys_everybody(s: Scenario) -> None:
    s.column(0, 1, "reactor | muse")
    s.column(1, 1, "railgun | scout")
    s.queue(0, "radiation", None, "bombardment")
    s.queue(1, "famine", "raiders")
    s.use("reactor")
    assert s.queue_of(0) == ("radiation", None, "bombardment")
    assert s.queue_of(1) == ("famine", "raiders", None)
    assert s.discard_pile() == ["muse", "scout"]


@rule("RAD-EVENT-09")
def test_the_owner_of_an_event_cannot_lose_it_instead_of_a_card() -> None:
    s = Scenario()
    s.column(0, 1, "mercenary_camp")
    s.queue(1, "famine", "uprising")
    s.use("mercenary_camp")
    assert s.asked == (1, "lose_card")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]


@rule("RAD-EVENT-09")
def test_events_in_a_queue_cannot_be_junked(s: Scenario) -> None:
    s.queue(0, "strafe", "uprising", "famine")
    assert not s.can(("junk",))


@rule("RAD-EVENT-09")
def test_events_in_a_queue_are_not_taken_back_by_a_rescue_team(s: Scenario) -> None:
    s.column(0, 1, "railgun | rescue_team | muse")
    s.queue(0, "radiation", "uprising")
    s.use("rescue_team")
    assert s.targets() == ["rescue_team", "muse"]


@rule("RAD-EVENT-09")
def test_events_in_a_queue_are_not_taken_back_by_truce(s: Scenario) -> None:
    s.hand(0, "truce")
    s.column(0, 1, "railgun | muse")
    s.queue(0, "radiation", "uprising")
    s.queue(1, "famine")
    s.play("truce")
    assert s.hand_of(0) == ["muse"]
    assert s.hand_of(1) == []
    assert s.queue_of(0) == ("radiation", "uprising", None)
    assert s.queue_of(1) == ("famine", None, None)
    s.assert_nothing_pending()
