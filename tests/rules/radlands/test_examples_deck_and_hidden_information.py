"""The worked examples EX-61 to EX-63: deck and hidden information."""

import pytest

from stolik.games.radlands.view import Discard, view
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text, seen


@rule("RAD-DECK-01", "RAD-DECK-03", "RAD-RULING-02")
def test_ex_61_the_first_time_the_deck_runs_out_the_discard_pile_becomes_the_deck_at_once() -> None:
    s = Scenario()
    s.deck(1)
    s.deck_top("muse")
    s.discard(12)
    pile = sorted(s.discard_pile())
    s.draw()
    assert s.hand_of(0) == ["muse"]
    assert s.deck_size() == 12
    assert sorted(s.deck_ids()) == pile
    assert s.discard_pile() == []
    assert not s.match.over
    assert s.asked == (0, "act")
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-DECK-01", "RAD-DECK-03", "RAD-RULING-02", "RAD-RULING-05")
def test_ex_61_cards_discarded_from_the_deck_are_on_the_pile_when_it_becomes_the_deck() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.deck_top("muse", "gunner")
    s.discard(10)
    pile = s.discard_pile()
    s.use("scientist")
    assert s.deck_size() == 11
    assert len(s.discard_pile()) == 1
    assert sorted(s.deck_ids() + s.discard_pile()) == sorted([*pile, "muse", "gunner"])
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-DECK-02", "RAD-RULING-03", "RAD-END-01")
def test_ex_62_the_second_time_the_deck_runs_out_the_game_is_a_draw_at_once() -> None:
    s = Scenario()
    s.turn_begins()
    s.deck(1)
    s.ran_out()
    s.discard(12)
    assert s.match.over
    assert s.match.result is not None
    assert s.match.result.places == (1, 1)
    assert s.match.result.reason == "deck_ran_out"
    assert s.match.questions == []
    assert s.water_of(0) == 0
    assert len(s.hand_of(0)) == 1


def hidden_things() -> Scenario:
    s = Scenario()
    s.hand(0, "muse", "famine", "water_silo")
    s.column(0, 1, "railgun | punk[sniper] | -")
    s.discard("banish", "napalm", "looter", "truce", "gunner", "scout", "strafe", fresh=2)
    return s


OLDER = ("banish", "napalm", "looter", "truce", "gunner")


@rule(
    "RAD-HIDE-01",
    "RAD-HIDE-02",
    "RAD-HIDE-03",
    "RAD-HIDE-04",
    "RAD-HIDE-05",
    "RAD-HIDE-07",
    "RAD-RULING-06",
)
@pytest.mark.parametrize("seat", [1, None])
def test_ex_63_the_opponent_sees_numbers_and_open_cards_only(seat: int | None) -> None:
    s = hidden_things()
    table = seen(s.match, seat)
    side = table.sides[0]
    assert side.hand_count == 2
    assert side.hand is None
    assert side.silo == "hand"
    assert [card and card.card for card in side.columns[0]] == ["railgun", "punk", None]
    assert table.discard == Discard(7, "strafe", ["scout", "strafe"])
    assert table.deck == 30
    shown = as_text(s.match.view(seat))
    assert not any(name in shown for name in ("muse", "famine", "sniper", *OLDER))


@rule("RAD-HIDE-01", "RAD-HIDE-02", "RAD-HIDE-05", "RAD-RULING-06")
def test_ex_63_the_owner_sees_the_own_hand_but_not_the_face_of_a_punk() -> None:
    s = hidden_things()
    view_of_a = s.match.view(0)
    table = seen(s.match, 0)
    assert table.sides[0].hand == ["muse", "famine"]
    assert table.sides[0].silo == "hand"
    assert table.discard == Discard(7, "strafe", ["scout", "strafe"])
    shown = as_text(view_of_a)
    assert not any(name in shown for name in ("sniper", *OLDER))


@rule("RAD-HIDE-02", "RAD-HIDE-03", "RAD-HIDE-05")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_ex_63_older_discards_the_order_of_the_deck_and_the_face_of_a_punk_change_no_view(seat: int | None) -> None:
    s = hidden_things()
    before = as_text(view(s.board, seat))
    other = s.board.copy()
    other.deck.reverse()
    other.discard[:5] = other.discard[4::-1]
    other.deck[0], other.under[1] = other.under[1], other.deck[0]
    assert other.deck != s.board.deck
    assert other.discard != s.board.discard
    assert as_text(view(other, seat)) == before
