"""What docs/rulings.md says about every game, and the details of Radlands that no clause states."""

from __future__ import annotations

import pytest

from stolik.kernel.errors import CannotUndo
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture
def s() -> Scenario:
    return Scenario()


def test_a_card_you_showed_may_be_taken_back(s: Scenario) -> None:
    s.hand(0, "muse", "scout")
    s.play("muse", 1)
    assert s.match.undo(0) == ("play", "muse", 1, "front")
    assert s.hand_of(0) == ["muse", "scout"]
    s.junk("muse")
    assert s.match.can_undo(0) is not None


def test_a_drawn_card_may_not_be_taken_back(s: Scenario) -> None:
    s.hand(0, "muse")
    s.play("muse", 1)
    s.draw()
    assert s.match.can_undo(0) is None
    with pytest.raises(CannotUndo):
        s.match.undo(0)


def test_only_the_own_last_answer_may_be_taken_back(s: Scenario) -> None:
    s.hand(0, "muse")
    s.play("muse", 1)
    assert s.match.can_undo(1) is None
    s.end_turn()  # the opponent draws
    assert s.match.can_undo(0) is None


def test_a_choice_made_at_once_with_others_may_be_taken_back_until_all_are_in() -> None:
    match = Match.start("radlands", seed=3)
    first, other = match.options(0)[7], match.options(1)[0]
    match.answer(0, first)
    assert match.can_undo(1) is None
    assert match.undo(0) == first
    match.answer(0, first)
    match.answer(1, other)
    assert match.can_undo(0) is None
    assert match.can_undo(1) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_conceding_is_always_taken_and_never_offered(s: Scenario, seat: int) -> None:
    assert all(CONCEDE not in question.options for question in s.match.questions)
    s.match.answer(seat, CONCEDE)
    assert s.match.result is not None
    assert s.match.result.places[seat] == 2
    assert s.match.can_undo(seat) is None


def test_options_come_in_a_fixed_order(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse")
    s.hand(0, "scout", "famine", "assassin")
    s.water(0, 3)
    verbs = list(dict.fromkeys(option[0] for option in s.offered(0)))
    assert verbs == ["play", "junk", "take_silo", "draw", "use", "end_turn"]
    other = Scenario()
    other.column(0, 1, "railgun | muse")
    other.hand(0, "assassin", "scout", "famine")
    other.water(0, 3)
    assert other.offered(0) == s.offered(0)


def test_the_last_card_discarded_from_the_deck_goes_into_the_new_deck(s: Scenario) -> None:
    s.column(0, 1, "railgun | scientist")
    s.deck_top("muse", "strafe", "truce")
    s.deck(3)
    s.discard("scout", "famine")
    s.use("scientist")
    assert s.discard_pile() == []
    assert sorted(s.deck_ids()) == ["famine", "muse", "scout", "strafe", "truce"]


def test_a_person_alone_behind_a_juggernaut_that_moved_twice_stands_in_the_camp_row(s: Scenario) -> None:
    s.column(0, 1, "- | juggernaut | scout", moves=1)
    s.water(0, 3)
    s.use("juggernaut")
    assert s.show(0, 1) == "scout | - | juggernaut(n)"


def test_of_two_cards_alike_the_one_that_was_seen_counts_as_gone(s: Scenario) -> None:
    s.hand(0, "muse", "muse", seen=["muse"])
    s.play("muse", 1)
    assert s.hand_of(0) == ["muse"]
    assert s.board.known[0] == ()
