"""Rulings on people entering play (RAD-RULING-21 to -26)."""

from typing import Any

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["ua", "pl"])


@rule("RAD-RULING-21")
def test_a_person_is_paid_for_placed_and_counted_before_its_trait() -> None:
    s = Scenario()
    s.hand(0, "vanguard")
    s.play("vanguard", 2)
    assert s.asked == (0, "gain_punk")
    assert s.water_of(0) == 2
    assert s.show(0, 2) == "garage | vanguard(n) | -"
    assert s.hand_of(0) == []
    assert s.board.put_in_play == [1, 0]
    assert s.can(("punk", 2, "behind"))  # The board of the trait includes the new person.
    s.answer(0, ("punk", 2, "behind"))
    assert s.show(0, 2) == "garage | punk(n) | vanguard(n)"
    assert s.board.put_in_play == [2, 0]
    s.assert_nothing_pending()


@rule("RAD-RULING-21")
def test_a_person_enters_not_ready_unless_a_trait_says_so() -> None:
    s = Scenario()
    s.hand(0, "muse", "rescue_team")
    s.play("muse", 1)
    s.play("rescue_team", 2)
    assert s.show(0, 1) == "railgun | muse(n) | -"
    assert s.show(0, 2) == "garage | rescue_team | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-21")
def test_the_water_for_a_trait_is_what_is_left_after_paying() -> None:
    s = Scenario()
    s.hand(0, "repair_bot")
    s.column(0, 1, "railgun(d)")
    s.water(0, 1)
    s.play("repair_bot", 2)
    assert s.water_of(0) == 0
    assert s.targets() == ["railgun"]
    s.hit("railgun")
    assert s.show(0, 1) == "railgun"
    s.assert_nothing_pending()


@rule("RAD-RULING-22")
def test_wounded_soldier_draws_before_being_damaged() -> None:
    s = Scenario()
    s.hand(0, "wounded_soldier")
    s.deck(1)
    s.ran_out()
    s.play("wounded_soldier", 1)
    assert s.match.over  # The draw took the last card; the second part was not reached.
    assert s.show(0, 1) == "railgun | wounded_soldier(n) | -"


@rule("RAD-RULING-22")
def test_both_parts_are_carried_out() -> None:
    s = Scenario()
    s.hand(0, "wounded_soldier")
    s.deck_top("muse")
    s.play("wounded_soldier", 1)
    assert s.hand_of(0) == ["muse"]
    assert s.show(0, 1) == "railgun | wounded_soldier(d) | -"
    lines: Any = s.match.lines(0)
    kinds = [line["event"] for line in lines]
    assert kinds.index("drew") < kinds.index("damaged")
    s.assert_nothing_pending()


@rule("RAD-RULING-22")
def test_a_trait_is_finished_even_if_its_person_leaves_play_meanwhile() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scout | muse")
    s.column(0, 2, "garage | scout | muse")
    s.column(0, 3, "supply_depot | looter | -")
    s.hand(0, "vanguard")
    s.play("vanguard", 3)
    assert s.asked == (0, "make_room_for_punk")
    s.hit("vanguard")
    s.answer(0, ("place", 3, "front"))
    assert s.show(0, 3) == "supply_depot | looter | punk(n)"
    assert s.discard_pile() == ["vanguard"]
    s.assert_nothing_pending()


@rule("RAD-RULING-23")
def test_people_entering_under_karli_are_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze | -")
    s.hand(0, "muse", "argo_yesky")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse | -"
    s.junk("argo_yesky")
    s.answer(0, ("punk", 3, "front"))
    assert s.show(0, 3) == "supply_depot | punk | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-23")
def test_a_damaged_karli_makes_nobody_ready() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | karli_blaze(d) | -")
    s.hand(0, "muse")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-23")
def test_the_opponents_people_gain_nothing_from_karli() -> None:
    s = Scenario()
    s.column(1, 1, "reactor | karli_blaze | -")
    s.hand(0, "muse")
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-23")
def test_people_that_entered_before_karli_stay_not_ready() -> None:
    s = Scenario()
    s.hand(0, "karli_blaze", "muse", "scout")
    s.water(0, 5)
    s.play("muse", 2)
    s.play("karli_blaze", 1)
    s.play("scout", 3)
    assert s.show(0, 1) == "railgun | karli_blaze | -"
    assert s.show(0, 2) == "garage | muse(n) | -"
    assert s.show(0, 3) == "supply_depot | scout | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-24")
def test_a_rescue_team_turned_faceup_is_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[rescue_team] | -")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | rescue_team | -"
    assert s.can(("use", "rescue_team"))
    s.assert_nothing_pending()


@rule("RAD-RULING-24")
def test_anybody_else_turned_faceup_is_not_ready() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[muse] | -")
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | muse(n) | -"
    assert not s.can(("use", "muse"))
    s.assert_nothing_pending()


@rule("RAD-RULING-25")
def test_a_person_that_entered_in_the_opponents_turn_is_ready_in_its_owners_next() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(1, 1, "reactor | argo_yesky | -")
    s.queue(1, "uprising")
    s.use("omen_clock")
    assert s.asked == (1, "gain_punk")
    s.answer(1, ("punk", 2, "front"))
    s.decline()
    s.decline()
    assert s.show(1, 2) == "cannon | punk(n) | -"
    s.end_turn()
    assert s.show(1, 2) == "cannon | punk | -"
    assert s.can(("use", "punk"))


@rule("RAD-RULING-26")
@EDITIONS
def test_a_person_taken_back_and_played_again_is_undamaged(edition: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "railgun | rescue_team | scout(d)")
    s.use("rescue_team")
    s.hit("scout")
    assert s.show(0, 1) == "railgun | rescue_team(n) | -"
    assert s.hand_of(0) == ["scout"]
    s.play("scout", 1)
    assert s.show(0, 1) == "railgun | rescue_team(n) | scout(n)"
    s.assert_nothing_pending()


@rule("RAD-RULING-26")
def test_readiness_starts_anew() -> None:
    s = Scenario()
    s.hand(0, "rescue_team")
    s.play("rescue_team", 1)
    s.use("rescue_team")
    assert s.hand_of(0) == ["rescue_team"]
    s.play("rescue_team", 1)
    assert s.can(("use", "rescue_team"))
    s.assert_nothing_pending()


@rule("RAD-RULING-26")
def test_use_counters_start_anew() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vera_vosh | karli_blaze")
    s.column(0, 2, "garage | rescue_team | muse")
    s.use("muse")
    s.use("muse")
    assert not s.ready(0, 2, 2)
    s.use("rescue_team")
    s.hit("muse")
    s.play("muse", 2)
    s.use("muse")
    assert s.ready(0, 2, 2)  # The first use of a new object.
    s.use("muse")
    assert not s.ready(0, 2, 2)
    s.assert_nothing_pending()


@rule("RAD-RULING-26")
def test_a_punk_turned_faceup_forgets_that_it_acted() -> None:
    s = Scenario()
    s.column(0, 1, "training_camp | punk[muse] | -")
    s.column(0, 2, "garage | argo_yesky | karli_blaze")
    s.use("punk", 3)
    s.hit("reactor")
    assert not s.ready(0, 1, 1)
    s.use("training_camp")
    assert s.show(0, 1) == "training_camp(n) | muse | -"
    s.use("muse")
    assert s.water_of(0) == 2
    s.assert_nothing_pending()
