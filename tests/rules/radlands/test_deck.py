"""Deck, discard pile and running out (RAD-DECK)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=[("ua", "v1"), ("pl", "v1"), ("ua", "v2")], ids="-".join)
def s(request: pytest.FixtureRequest) -> Scenario:
    edition, camp_set = request.param
    return Scenario(edition, camp_set)


def places(s: Scenario) -> tuple[int, ...]:
    assert s.match.result is not None
    return s.match.result.places


@rule("RAD-DECK-01")
def test_the_shuffled_discard_pile_becomes_the_new_deck_when_the_deck_runs_out(s: Scenario) -> None:
    s.deck_top("muse")
    s.deck(1)
    s.discard("scout", "sniper", "famine", fresh=1)
    s.reshuffle("sniper", "famine", "scout")
    s.draw()
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids() == ["sniper", "famine", "scout"]
    assert s.discard_pile() == []
    assert s.asked == (0, "act")


@rule("RAD-DECK-01")
def test_the_deck_does_not_run_out_while_a_card_is_left(s: Scenario) -> None:
    s.deck_top("muse", "looter")
    s.deck(2)
    s.discard("scout", "sniper")
    s.draw()
    assert s.deck_ids() == ["looter"]
    assert s.discard_pile() == ["scout", "sniper"]


@rule("RAD-DECK-01")
def test_the_draw_of_the_replenish_phase_can_make_the_new_deck(s: Scenario) -> None:
    s.turn_begins()
    s.deck_top("muse")
    s.deck(1)
    s.discard("scout", "sniper")
    s.reshuffle("scout", "sniper")
    assert s.asked == (0, "act")
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids() == ["scout", "sniper"]
    assert s.water_of(0) == 3


@rule("RAD-DECK-01")
def test_a_punk_made_of_the_last_card_makes_the_new_deck(s: Scenario) -> None:
    s.hand(0, "karli_blaze")
    s.deck_top("muse")
    s.deck(1)
    s.discard("scout", "sniper")
    s.reshuffle("scout", "karli_blaze", "sniper")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 1, "front"))
    assert s.face(0, 1, 1) == "muse"
    assert s.deck_ids() == ["scout", "karli_blaze", "sniper"]
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-DECK-01")
def test_the_last_card_discarded_from_the_deck_is_in_the_new_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist")
    s.deck_top("muse", "strafe", "gunner")
    s.deck(3)
    s.discard("scout")
    s.reshuffle("scout", "strafe", "gunner", "muse")
    s.use("scientist")
    assert s.deck_ids() == ["scout", "strafe", "gunner", "muse"]
    assert s.discard_pile() == []
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-DECK-02")
def test_the_game_is_a_draw_when_the_second_deck_runs_out(s: Scenario) -> None:
    s.deck(1)
    s.ran_out()
    s.discard("scout", "sniper")
    s.draw()
    assert s.match.over
    assert places(s) == (1, 1)


@rule("RAD-DECK-02")
def test_the_second_deck_lasts_while_a_card_is_left(s: Scenario) -> None:
    s.deck(2)
    s.ran_out()
    s.discard("scout", "sniper")
    s.draw()
    assert not s.match.over
    assert s.deck_size() == 1
    assert s.asked == (0, "act")


@rule("RAD-DECK-02")
def test_the_first_time_is_no_draw_and_the_second_time_in_the_same_turn_is(s: Scenario) -> None:
    s.water(0, 4)
    s.deck(1)
    s.discard("scout")
    s.draw()
    assert s.asked == (0, "act")
    s.draw()
    assert places(s) == (1, 1)


@rule("RAD-DECK-02")
def test_the_draw_of_the_replenish_phase_can_end_the_game(s: Scenario) -> None:
    s.deck(1)
    s.ran_out()
    s.end_turn()
    assert places(s) == (1, 1)
    assert s.water_of(1) == 0


@rule("RAD-DECK-02")
def test_a_punk_made_of_the_last_card_of_the_second_deck_ends_the_game(s: Scenario) -> None:
    s.hand(0, "karli_blaze")
    s.deck(1)
    s.ran_out()
    s.junk("karli_blaze")
    s.answer(0, ("punk", 1, "front"))
    assert places(s) == (1, 1)


@rule("RAD-DECK-02")
def test_discarding_the_last_card_of_the_second_deck_ends_the_game(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist")
    s.deck(3)
    s.ran_out()
    s.use("scientist")
    assert places(s) == (1, 1)


@rule("RAD-DECK-03")
def test_the_top_card_is_drawn(s: Scenario) -> None:
    s.deck_top("muse", "sniper", "famine")
    s.draw()
    assert s.hand_of(0) == ["muse"]
    assert s.deck_ids()[:2] == ["sniper", "famine"]
    assert s.deck_size() == 29


@rule("RAD-DECK-03")
def test_the_top_card_becomes_the_punk(s: Scenario) -> None:
    s.hand(0, "karli_blaze")
    s.deck_top("muse", "sniper")
    s.junk("karli_blaze")
    s.answer(0, ("punk", 2, "front"))
    assert s.face(0, 2, 1) == "muse"
    assert s.deck_ids()[0] == "sniper"
    assert s.deck_size() == 29


@rule("RAD-DECK-03")
def test_cards_are_discarded_from_the_deck_one_by_one_from_the_top(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist")
    s.deck_top("muse", "strafe", "gunner", "looter")
    s.use("scientist")
    assert s.discard_pile() == ["muse", "strafe", "gunner"]
    assert s.deck_ids()[0] == "looter"


@rule("RAD-DECK-03")
def test_a_draw_of_several_cards_goes_on_with_the_new_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | zeto_khan")
    s.deck_top("muse", "looter")
    s.deck(2)
    s.discard("scout", "sniper", "famine")
    s.reshuffle("sniper", "famine", "scout")
    s.use("zeto_khan")
    assert s.hand_of(0) == ["looter", "muse", "sniper"]
    assert s.deck_ids() == ["famine", "scout"]


@rule("RAD-DECK-05")
def test_only_the_discard_pile_is_shuffled_into_the_new_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | punk[sniper]")
    s.column(1, 1, "reactor | scout | punk[famine]")
    s.hand(0, "gunner", "water_silo")
    s.hand(1, "strafe", "looter")
    s.queue(0, "radiation", "raiders")
    s.queue(1, None, None, "bombardment")
    s.deck_top("vanguard")
    s.deck(1)
    s.discard("muse", "vigilante", "banish")
    s.reshuffle("banish", "muse", "vigilante")
    s.draw()
    assert s.deck_ids() == ["banish", "muse", "vigilante"]
    assert s.show(0, 1) == "railgun | muse | punk"
    assert s.show(1, 1) == "reactor | scout | punk"
    assert (s.face(0, 1, 2), s.face(1, 1, 2)) == ("sniper", "famine")
    assert s.hand_of(0) == ["gunner", "vanguard", "water_silo"]
    assert s.hand_of(1) == ["looter", "strafe"]
    assert s.queue_of(0) == ("radiation", "raiders", None)
    assert s.queue_of(1) == (None, None, "bombardment")
    s.assert_nothing_pending()
