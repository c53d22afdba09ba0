"""Rulings on the event queue, the deck and the discard pile (RAD-RULING-01 to -06, -80, -81)."""

import pytest

from stolik.games.radlands.view import BoardView, Discard
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


def table(s: Scenario, seat: int | None) -> BoardView:
    """The table as a seat sees it."""
    return seen(s.match, seat)


def reason(s: Scenario) -> str | None:
    """Why the match ended, None while it goes on."""
    return None if s.match.result is None else s.match.result.reason


# Displaced events


@rule("RAD-RULING-01")
@EDITIONS
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("famine", None, None), ("famine", "napalm", None)),
        (("famine", None, "uprising"), ("famine", "napalm", "uprising")),
        (("famine", "uprising", None), ("famine", "uprising", "napalm")),
    ],
)
def test_a_displaced_event_goes_to_the_nearest_free_space_behind(
    edition: str, before: tuple[str | None, ...], after: tuple[str | None, ...]
) -> None:
    s = Scenario(edition)
    s.queue(0, *before)
    s.hand(0, "napalm")
    s.play("napalm")
    assert s.queue_of(0) == after
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-RULING-01")
@EDITIONS
def test_the_player_of_a_displaced_event_has_no_choice_of_space(edition: str) -> None:
    s = Scenario(edition)
    s.queue(0, "famine", None, None)
    s.hand(0, "napalm")
    assert [option for option in s.offered(0) if option[:2] == ("play", "napalm")] == [("play", "napalm")]
    s.play("napalm")
    s.assert_nothing_pending()


# Running out


@rule("RAD-RULING-02")
def test_the_deck_has_not_run_out_while_one_card_is_left() -> None:
    s = Scenario()
    s.deck(2)
    s.discard("scout", "muse")
    s.draw()
    assert s.deck_size() == 1
    assert s.discard_pile() == ["scout", "muse"]
    assert not s.board.ran_out
    s.assert_nothing_pending()


@rule("RAD-RULING-02")
def test_taking_the_last_card_makes_the_discard_pile_the_deck_at_once() -> None:
    s = Scenario()
    s.deck(1)
    s.deck_top("gunner")
    s.discard("scout", "muse")
    s.reshuffle("scout", "muse")
    s.draw()
    assert s.hand_of(0) == ["gunner"]
    assert s.deck_ids() == ["scout", "muse"]
    assert s.discard_pile() == []
    assert s.board.ran_out
    s.assert_nothing_pending()


@rule("RAD-RULING-02")
def test_the_new_deck_is_made_before_the_next_card_is_taken() -> None:
    s = Scenario()
    s.deck(1)
    s.deck_top("gunner")
    s.discard("scout", "muse", "sniper")
    s.reshuffle("muse", "scout", "sniper")
    s.use("supply_depot")
    assert s.targets() == ["gunner", "muse"]
    s.hit("gunner")
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids() == ["scout", "sniper"]
    assert s.discard_pile() == ["gunner"]
    s.assert_nothing_pending()


@rule("RAD-RULING-02")
def test_a_punk_can_be_the_last_card() -> None:
    s = Scenario()
    s.deck(1)
    s.deck_top("gunner")
    s.discard("scout")
    s.hand(0, "argo_yesky")
    s.reshuffle("scout", "argo_yesky")
    s.junk("argo_yesky")
    s.answer(0, ("punk", 1, "front"))
    assert s.face(0, 1, 1) == "gunner"
    assert s.deck_ids() == ["scout", "argo_yesky"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-RULING-03")
def test_the_second_run_out_is_a_draw_at_that_moment() -> None:
    s = Scenario()
    s.deck(1)
    s.ran_out()
    s.discard("scout", "muse")
    s.draw()
    assert reason(s) == "deck_ran_out"
    assert s.match.result is not None
    assert s.match.result.places == (1, 1)
    assert s.discard_pile() == ["scout", "muse"]


@rule("RAD-RULING-03")
def test_the_second_deck_lasts_until_its_last_card_is_taken() -> None:
    s = Scenario()
    s.deck(2)
    s.ran_out()
    s.draw()
    assert reason(s) is None
    s.assert_nothing_pending()


@rule("RAD-RULING-03")
def test_the_second_run_out_ends_the_game_in_the_middle_of_an_effect() -> None:
    s = Scenario()
    s.deck(2)
    s.ran_out()
    s.discard(5)
    s.hand(0, "interrogate")
    s.play("interrogate")
    assert reason(s) == "deck_ran_out"
    assert len(s.hand_of(0)) == 2
    assert len(s.discard_pile()) == 5


@rule("RAD-RULING-04")
def test_without_a_discard_pile_the_first_run_out_is_a_draw() -> None:
    s = Scenario()
    s.deck(1)
    s.draw()
    assert reason(s) == "deck_ran_out"
    assert s.match.result is not None
    assert s.match.result.places == (1, 1)


@rule("RAD-RULING-04")
def test_one_discarded_card_is_enough_for_a_new_deck() -> None:
    s = Scenario()
    s.deck(1)
    s.discard("scout")
    s.draw()
    assert reason(s) is None
    assert s.deck_ids() == ["scout"]
    s.assert_nothing_pending()


# What is in the discard pile when


@rule("RAD-RULING-05")
def test_an_event_is_not_in_the_discard_pile_while_it_is_resolved() -> None:
    s = Scenario()
    s.deck(5)
    s.deck_top("muse", "scout", "sniper", "gunner")
    s.hand(0, "interrogate")
    s.play("interrogate")
    assert s.asked == (0, "discard")
    assert s.discard_pile() == []
    s.hit("muse")
    s.hit("scout")
    s.hit("sniper")
    assert s.discard_pile() == ["muse", "scout", "sniper", "interrogate"]
    s.assert_nothing_pending()


@rule("RAD-RULING-05")
def test_an_event_that_takes_the_last_card_is_not_shuffled_in() -> None:
    s = Scenario()
    s.deck(4)
    s.hand(0, "interrogate")
    s.play("interrogate")
    assert reason(s) == "deck_ran_out"


@rule("RAD-RULING-05")
def test_a_junked_card_is_discarded_before_its_effect() -> None:
    s = Scenario()
    s.deck(1)
    s.deck_top("muse")
    s.hand(0, "strafe")
    s.junk("strafe")
    assert reason(s) is None
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids() == ["strafe"]
    s.assert_nothing_pending()


@rule("RAD-RULING-05")
def test_cards_discarded_earlier_by_the_same_effect_are_in_the_discard_pile() -> None:
    s = Scenario()
    s.column(0, 1, "warehouse")
    s.deck(1)
    s.deck_top("muse")
    s.hand(0, "scout")
    s.use("warehouse")
    assert reason(s) == "deck_ran_out"  # Scout became the new deck, and the second card took it.
    assert s.hand_of(0) == ["muse", "scout"]


# What the pile shows


@rule("RAD-RULING-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discard_pile_shows_its_size_its_top_and_the_cards_of_this_turn(seat: int | None) -> None:
    s = Scenario()
    s.discard("muse", "gunner", "sniper", "scout", "strafe", fresh=2)
    assert table(s, seat).discard == Discard(5, "strafe", ["scout", "strafe"])


@rule("RAD-RULING-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_in_the_next_turn_only_the_top_card_is_still_shown(seat: int | None) -> None:
    s = Scenario()
    s.discard("muse", "scout", "sniper", fresh=2)
    s.end_turn()
    assert table(s, seat).discard == Discard(3, "sniper", [])


# Between queue and pile


@rule("RAD-RULING-80")
def test_an_event_that_is_being_resolved_has_left_its_space() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "banish", "radiation")
    s.column(1, 1, "reactor | scout | muse")
    assert s.asked == (0, "destroy_any_enemy")
    assert s.queue_of(0) == (None, "radiation", None)
    assert table(s, 1).resolving == "banish"
    s.hit("scout")
    assert s.queue_of(0) == ("radiation", None, None)
    assert s.discard_pile() == ["scout", "banish"]
    s.assert_nothing_pending()


@rule("RAD-RULING-80")
def test_raiders_that_are_being_resolved_are_in_neither_place() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "raiders")
    assert s.asked == (1, "raided")
    assert s.queue_of(0) == (None, None, None)
    assert table(s, 0).sides[0].raiders == "resolving"
    s.hit("reactor")
    assert table(s, 0).sides[0].raiders == "play_area"
    s.assert_nothing_pending()


@rule("RAD-RULING-81")
def test_raiders_in_the_play_area_are_no_event_in_play() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | doomsayer | -")
    assert not s.can(("use", "doomsayer"))
    assert not s.can(("use", "omen_clock"))


@rule("RAD-RULING-81")
def test_raiders_in_the_queue_are_an_event_in_play() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | doomsayer | -")
    s.queue(1, None, "raiders")
    assert s.can(("use", "doomsayer"))
    assert s.can(("use", "omen_clock"))
