"""Radlands: the last card of the deck lies on the discard pile before the pile becomes the new deck.

The pile was shuffled first, and the card that had just been discarded from the deck was left out of the new deck. A
drawn card and a punk had always arrived before; so does a discarded card now.
"""

import pytest

from stolik.games.radlands.catalogue import FACE, ID
from stolik.games.radlands.game import HISTORY, RULES
from stolik.games.radlands.state import Board
from stolik.games.radlands.view import Discard
from stolik.kernel.dice import Dice
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, seen


def scientist_on_two_cards() -> Scenario:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(2)
    s.deck_top("muse", "gunner")
    s.discard(10)
    return s


@rule("RAD-RULING-02", "RAD-RULING-05")
def test_both_discarded_cards_are_in_the_new_deck() -> None:
    s = scientist_on_two_cards()
    pile = s.discard_pile()
    s.use("scientist")
    assert s.deck_size() == 11
    assert len(s.discard_pile()) == 1
    assert sorted(s.deck_ids() + s.discard_pile()) == sorted([*pile, "muse", "gunner"])
    assert s.board.ran_out
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-RULING-05")
def test_the_second_of_them_can_be_the_third_card() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.column(0, 2, "garage(d)")
    s.deck(2)
    s.deck_top("muse", "gunner")
    s.discard("looter")
    s.reshuffle("gunner", "looter", "muse")
    s.use("scientist")
    assert s.discard_pile() == ["gunner"]
    assert s.deck_ids() == ["looter", "muse"]
    assert s.targets() == ["gunner", "muse"]
    s.decline()
    s.assert_nothing_pending()


@rule("RAD-RULING-02", "RAD-RULING-76")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_the_card_on_the_pile_first_and_the_new_deck_then(seat: int | None) -> None:
    s = scientist_on_two_cards()
    s.use("scientist")
    told = [(line["event"], line.get("card")) for line in s.match.lines(seat)]
    from_deck = [line for line in told if line[0] in ("discarded_from_deck", "reshuffled")]
    third = s.discard_pile()[0]
    assert from_deck == [
        ("discarded_from_deck", "muse"),
        ("discarded_from_deck", "gunner"),
        ("reshuffled", None),
        ("discarded_from_deck", third),
    ]
    assert seen(s.match, seat).discard == Discard(1, third, [third])


@rule("RAD-RULING-02", "RAD-RULING-82")
def test_what_was_shuffled_in_is_known_to_be_in_the_second_deck() -> None:
    """Nobody imagines that the opponent holds Gunner: it was seen on the pile when the pile became the deck."""
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.hand(0, "scout")
    s.hand(1, "napalm", "sniper")
    s.deck(2)
    s.deck_top("muse", "gunner")
    s.discard("looter", "banish", "truce", "vigilante")
    s.reshuffle("looter", "banish", "gunner", "truce", "muse", "vigilante")
    s.use("scientist")
    s.decline()
    dealt = set()
    for seed in range(20):
        world = s.match.imagine(0, Dice(str(seed))).state
        assert isinstance(world, Board)
        assert sorted(ID[kind] for kind in world.hands[1]) == ["napalm", "sniper"]
        assert sorted(ID[face & FACE] for face in world.deck) == ["banish", "gunner", "muse", "truce", "vigilante"]
        dealt.add(tuple(world.deck))
    assert len(dealt) > 1


@rule("RAD-RULING-04")
def test_a_single_card_discarded_onto_an_empty_pile_is_the_whole_new_deck() -> None:
    """Scientist goes on and takes it once more: that is the second time the deck runs out."""
    s = Scenario()
    s.column(0, 1, "railgun | scientist | -")
    s.deck(1)
    s.deck_top("muse")
    s.use("scientist")
    assert s.match.result is not None
    assert s.match.result.reason == "deck_ran_out"
    assert s.board.ran_out
    assert s.discard_pile() == ["muse"]


@rule("RAD-RULING-77")
def test_the_card_lies_on_the_pile_when_the_revised_obelisk_wins() -> None:
    s = Scenario(camp_set="v2")
    s.column(0, 1, "obelisk | scientist | -")
    s.deck(1)
    s.deck_top("muse")
    s.discard("gunner")
    s.use("scientist")
    assert s.match.result is not None
    assert s.match.result.reason == "obelisk"
    assert s.discard_pile() == ["gunner", "muse"]


def test_the_rules_carry_a_new_version() -> None:
    assert RULES in HISTORY
    assert int(RULES.split("/")[1]) >= 2
