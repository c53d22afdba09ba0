"""Rulings on Zeto Khan, Doomsayer, Scientist, Mutant, Looter and Magnus Karv (RAD-RULING-36 to -41, -54)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


# Zeto Khan


@rule("RAD-RULING-36")
def test_zeto_makes_the_first_event_of_a_turn_a_0() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "banish", "famine")
    s.column(1, 1, "reactor | scout | muse")
    s.play("banish")
    s.hit("scout")
    assert s.discard_pile() == ["scout", "banish"]
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_an_event_played_before_zeto_uses_up_the_first() -> None:
    s = Scenario()
    s.hand(0, "famine", "high_ground", "zeto_khan")
    s.water(0, 4)
    s.play("famine")
    s.play("zeto_khan", 1)
    s.play("high_ground")
    assert s.queue_of(0) == ("famine", "high_ground", None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_zeto_works_at_once_when_no_event_was_played_before() -> None:
    s = Scenario()
    s.hand(0, "high_ground", "zeto_khan")
    s.play("zeto_khan", 1)
    s.play("high_ground")
    assert s.queue_of(0) == (None, None, None)
    assert s.asked == (0, "rearrange")


@rule("RAD-RULING-36")
def test_an_event_with_bomb_number_0_counts_as_the_first() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "strafe", "famine")
    s.play("strafe")
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_raiders_played_by_raid_count_as_the_first() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "famine")
    s.use("garage")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    assert s.board.raiders_home == [1, 1]
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_advancing_raiders_does_not_count_as_playing() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, None, "raiders")
    s.hand(0, "banish")
    s.column(1, 1, "reactor | scout | -")
    s.use("garage")
    assert s.queue_of(0) == ("raiders", None, None)
    s.play("banish")
    assert s.discard_pile() == ["scout", "banish"]
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_a_raid_without_effect_does_not_count_as_playing() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, "famine", "raiders")
    s.hand(0, "banish", "vigilante")
    s.column(1, 1, "reactor | scout | -")
    s.junk("vigilante")
    assert s.queue_of(0) == ("famine", "raiders", None)
    s.play("banish")
    assert s.discard_pile() == ["vigilante", "scout", "banish"]
    s.assert_nothing_pending()


@rule("RAD-RULING-36")
def test_a_damaged_zeto_changes_no_event() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan(d) | -")
    s.hand(0, "famine")
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-37")
def test_with_zeto_an_event_needs_no_free_space() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, "famine", "uprising", "radiation")
    s.hand(0, "banish", "napalm")
    s.column(1, 1, "reactor | scout | -")
    s.play("banish")
    assert s.discard_pile() == ["scout", "banish"]
    assert s.queue_of(0) == ("famine", "uprising", "radiation")
    assert not s.can(("play", "napalm"))
    s.assert_nothing_pending()


@rule("RAD-RULING-37")
def test_with_zeto_raiders_need_no_free_space() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.queue(0, None, "uprising", "radiation")
    s.use("garage")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.queue_of(0) == (None, "uprising", "radiation")
    assert s.board.raiders_home == [1, 1]
    s.assert_nothing_pending()


# Doomsayer


@rule("RAD-RULING-38")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("famine", "uprising", None), (None, "famine", "uprising")),
        (("famine", None, "uprising"), (None, "famine", "uprising")),
        (("famine", None, None), (None, "famine", None)),
        ((None, "raiders", None), (None, None, "raiders")),
        (("raiders", "famine", None), (None, "raiders", "famine")),
    ],
)
def test_doomsayer_moves_all_events_back_from_the_last_on(
    before: tuple[str | None, ...], after: tuple[str | None, ...]
) -> None:
    s = Scenario()
    s.queue(0, "banish")
    s.queue(1, *before)
    s.hand(0, "doomsayer")
    s.play("doomsayer", 1)
    assert s.offered(0) == [("move_back",), ("pass",)]
    s.answer(0, ("move_back",))
    assert s.queue_of(1) == after
    assert s.queue_of(0) == ("banish", None, None)
    s.assert_nothing_pending()


@rule("RAD-RULING-38")
def test_doomsayer_may_leave_all_events_where_they_are() -> None:
    s = Scenario()
    s.queue(1, "famine", "uprising")
    s.hand(0, "doomsayer")
    s.play("doomsayer", 1)
    s.decline()
    assert s.queue_of(1) == ("famine", "uprising", None)
    s.assert_nothing_pending()


@rule("RAD-RULING-38")
@pytest.mark.parametrize("queue", [("famine", "uprising", "raiders"), (None, "famine", "uprising"), ()])
def test_events_without_room_stay(queue: tuple[str | None, ...]) -> None:
    s = Scenario()
    s.queue(1, *queue)
    s.hand(0, "doomsayer")
    s.play("doomsayer", 1)
    assert s.queue_of(1) == (queue or (None, None, None))
    s.assert_nothing_pending()


# Scientist


@rule("RAD-RULING-39")
def test_scientist_discards_three_cards_openly_then_offers_their_junk_effects() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.hand(0, "sniper")
    s.deck_top("muse", "strafe", "gunner", "scout")
    s.use("scientist")
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    view = seen(s.match, 1)
    assert view.discard.this_turn == ["muse", "strafe", "gunner"]
    assert sorted(s.targets()) == ["gunner", "muse", "strafe"]
    assert s.can(("pass",))
    s.answer(0, ("use_junk", "strafe"))
    assert s.hand_of(0) == ["scout", "sniper"]
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-39")
def test_scientist_may_use_none_of_the_junk_effects() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck_top("looter", "strafe", "scout")
    s.use("scientist")
    s.decline()
    assert s.hand_of(0) == []
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-39")
def test_scientists_cards_are_discarded_one_by_one() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.deck_top("muse", "strafe")
    s.discard("gunner", "sniper")
    s.reshuffle("gunner", "muse", "strafe", "sniper")
    s.use("scientist")
    # The second card was the last: the pile with Muse and Strafe became the deck before the third was taken.
    assert s.discard_pile() == ["gunner"]
    assert s.deck_ids() == ["muse", "strafe", "sniper"]
    s.decline()
    s.assert_nothing_pending()


# Mutant


@rule("RAD-RULING-40")
def test_mutant_chooses_damage_restore_or_both() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | mutant | -")
    s.use("mutant")
    assert s.offered(0) == [("damage",), ("restore",), ("both",)]


@rule("RAD-RULING-40")
def test_mutant_only_damages() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | mutant | -")
    s.use("mutant")
    s.answer(0, ("damage",))
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "railgun(d) | mutant(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-40")
def test_mutant_only_restores() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d) | mutant | -")
    s.use("mutant")
    s.answer(0, ("restore",))
    assert s.targets() == ["railgun"]
    s.hit("railgun")
    assert s.show(0, 1) == "railgun | mutant(d) | -"
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-RULING-40")
@EDITIONS
def test_mutant_does_both_in_this_order_and_is_damaged_last(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun(d) | mutant | -")
    s.use("mutant")
    s.answer(0, ("both",))
    assert s.asked == (0, "damage")
    s.hit("reactor")
    assert s.asked == (0, "restore")
    assert s.targets() == ["railgun"]  # The Mutant is not damaged yet.
    s.hit("railgun")
    assert s.show(0, 1) == "railgun | mutant(d) | -"
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


# Looter


@rule("RAD-RULING-41")
@pytest.mark.parametrize(("before", "after"), [("cannon", "cannon(d)"), ("cannon(d)", "cannon(x)")])
def test_looter_draws_when_it_damages_or_destroys_a_camp(before: str, after: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 2, before)
    s.use("looter")
    s.hit("cannon")
    assert s.show(1, 2) == after
    assert len(s.hand_of(0)) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-41")
@pytest.mark.parametrize("person", ["scout", "scout(d)", "punk"])
def test_looter_draws_nothing_when_it_hits_a_person(person: str) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | looter | -")
    s.column(1, 2, f"cannon | {person} | -")
    s.use("looter")
    s.hit(person.removesuffix("(d)"))
    assert s.hand_of(0) == []
    s.assert_nothing_pending()


# Magnus Karv


@rule("RAD-RULING-54")
def test_magnus_karv_damages_a_whole_column_protected_or_not() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor | scout | muse")
    s.use("magnus_karv")
    assert s.offered(0) == [("column", 1), ("column", 2), ("column", 3)]
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == "reactor(d) | scout(d) | muse(d)"
    assert [s.show(1, 2), s.show(1, 3)] == ["cannon", "victory_totem"]
    s.assert_nothing_pending()


@rule("RAD-RULING-54")
def test_a_column_without_a_card_that_can_be_damaged_cannot_be_chosen() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x) | scout | -")
    s.use("magnus_karv")
    assert s.offered(0) == [("column", 2), ("column", 3)]
    s.answer(0, ("column", 2))
    assert s.show(1, 2) == "cannon(x) | scout(d) | -"
    s.assert_nothing_pending()
