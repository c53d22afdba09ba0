"""Rulings on effects that hit several cards at once (RAD-RULING-10 to -12)."""

from typing import Any

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-RULING-10")
def test_cards_that_become_unprotected_are_not_added() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | gunner | -")
    s.column(1, 1, "reactor | vigilante | punk[muse]")
    s.column(1, 2, "cannon | sniper | scout(d)")
    s.use("gunner")
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.show(1, 2) == "cannon | sniper | -"
    assert s.discard_pile() == ["scout"]
    s.assert_nothing_pending()


@rule("RAD-RULING-10")
def test_all_cards_of_the_set_are_changed() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | gunner | -")
    s.column(1, 1, "reactor | vigilante | -")
    s.column(1, 2, "cannon | sniper | scout")
    s.column(1, 3, "victory_totem | muse | punk")
    s.use("gunner")
    assert [s.show(1, column) for column in (1, 2, 3)] == [
        "reactor | vigilante(d) | -",
        "cannon | sniper | scout(d)",
        "victory_totem | muse | -",
    ]
    s.assert_nothing_pending()


@rule("RAD-RULING-10")
def test_a_card_is_hit_once_however_it_moves_meanwhile() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(1, 1, "reactor | scout(d) | vigilante")
    assert s.show(1, 1) == "reactor | vigilante(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-10")
def test_the_opponent_decides_nothing_in_between() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "bombardment")
    s.column(1, 1, "reactor(d)")
    assert s.asked == (0, "act")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor(x)", "cannon(d)", "victory_totem(d)"]


@rule("RAD-RULING-11")
def test_columns_close_up_before_a_win_is_checked() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(d) | scout(d) | vigilante")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("magnus_karv")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.show(1, 1) == "reactor(x) | vigilante(d) | -"


@rule("RAD-RULING-11")
def test_columns_close_up_when_nobody_wins() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | magnus_karv | -")
    s.column(1, 1, "reactor(d) | scout(d) | vigilante")
    s.use("magnus_karv")
    s.answer(0, ("column", 1))
    assert s.show(1, 1) == "reactor(x) | vigilante(d) | -"
    assert not s.match.over
    s.assert_nothing_pending()


def punks_and_people(active: int) -> Scenario:
    """Both players have punks and people; all will be destroyed at the start of the active player's turn."""
    s = Scenario()
    s.turn_begins(active)
    s.queue(active, "radiation")
    s.column(0, 1, "railgun | punk[muse] | punk[scout]")
    s.column(0, 3, "supply_depot | punk[sniper] | gunner(d)")
    s.column(1, 1, "reactor | looter(d) | punk[holdout]")
    s.column(1, 2, "cannon | mutant(d) | -")
    s.column(1, 3, "victory_totem | punk[famine] | mimic(d)")
    return s


@rule("RAD-RULING-12")
@pytest.mark.parametrize(
    ("active", "drawn", "top"),
    [
        (0, "famine", ["holdout", "sniper", "scout", "muse"]),
        (1, "sniper", ["scout", "muse", "famine", "holdout"]),
    ],
)
def test_punks_destroyed_at_once_go_to_the_deck_in_table_order(active: int, drawn: str, top: list[str]) -> None:
    s = punks_and_people(active)
    assert s.hand_of(active) == [drawn]  # The last one put was the top card.
    assert s.deck_ids()[:4] == top


@rule("RAD-RULING-12")
@pytest.mark.parametrize(
    ("active", "pile"),
    [
        (0, ["gunner", "looter", "mutant", "mimic", "radiation"]),
        (1, ["looter", "mutant", "mimic", "gunner", "radiation"]),
    ],
)
def test_people_destroyed_at_once_go_to_the_pile_in_table_order(active: int, pile: list[str]) -> None:
    assert punks_and_people(active).discard_pile() == pile


@rule("RAD-RULING-12")
def test_nobody_sees_the_punks_that_go_to_the_deck() -> None:
    s = punks_and_people(0)
    for seat in (0, 1, None):
        lines: Any = s.match.lines(seat)
        destroyed = [line["card"] for line in lines if line["event"] == "destroyed"]
        assert destroyed.count("punk") == 5
        assert "scout" not in destroyed
