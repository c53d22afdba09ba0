"""The FAQ of the events (RAD-FAQ)."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=["ua", "pl"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(edition=request.param)


def five_people(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter")


def six_people(s: Scenario) -> None:
    five_people(s)
    s.column(0, 3, "supply_depot | looter | vigilante")


def board_of(s: Scenario) -> list[str]:
    return [s.show(0, column) for column in (1, 2, 3)]


@rule("RAD-FAQ-BOMBARDMENT-01")
def test_bombardment_destroys_camps_that_were_damaged_and_damages_the_others(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "bombardment")
    s.column(0, 1, "railgun(d)")
    s.column(1, 1, "reactor(d) | scout")
    s.column(1, 3, "victory_totem(x)")
    assert s.asked == (0, "act")
    assert s.show(1, 1) == "reactor(x) | scout | -"
    assert s.show(1, 2) == "cannon(d)"
    assert s.show(1, 3) == "victory_totem(x)"
    assert s.show(0, 1) == "railgun(d)"
    s.assert_nothing_pending()


@rule("RAD-FAQ-BOMBARDMENT-01")
def test_bombardment_wins_when_all_remaining_camps_were_damaged(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "bombardment")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(d)")
    s.column(1, 3, "victory_totem(x)")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@rule("RAD-FAQ-HIGH-GROUND-01")
def test_people_may_stay_where_they_are_on_high_ground(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse(d) | scout")
    s.column(0, 2, "garage | punk[famine]")
    s.column(1, 1, "reactor | vigilante | looter")
    s.answer(0, ("stand", 0, 1, 1), ("stand", 0, 1, 2))
    assert s.can(("stand", 0, 2, 1))
    s.answer(0, ("stand", 0, 2, 1))
    assert board_of(s) == ["railgun | muse(d) | scout", "garage | punk | -", "supply_depot"]
    assert s.face(0, 2, 1) == "famine"
    s.assert_nothing_pending()


@rule("RAD-FAQ-HIGH-GROUND-01")
def test_everybody_stays_by_one_answer_on_high_ground(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse(d) | scout")
    s.column(0, 2, "garage | punk[famine]")
    s.column(1, 1, "reactor | vigilante | looter")
    assert s.can(("stay",))
    s.answer(0, ("stay",))
    assert board_of(s) == ["railgun | muse(d) | scout", "garage | punk | -", "supply_depot"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-HIGH-GROUND-01")
def test_who_has_moved_one_places_the_others_too_on_high_ground(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse | scout")
    s.answer(0, ("stand", 0, 1, 2))
    assert not s.can(("stay",))


@rule("RAD-FAQ-HIGH-GROUND-01")
def test_the_enemy_is_unprotected_although_nobody_moved_on_high_ground(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(1, 1, "reactor | vigilante | looter")
    s.use("railgun")
    assert s.targets() == ["reactor", "vigilante", "looter", "cannon", "victory_totem"]


@rule("RAD-FAQ-HIGH-GROUND-01")
def test_people_may_change_places_on_high_ground(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse | scout")
    s.answer(0, ("stand", 0, 1, 2), ("leave_empty",), ("leave_empty",))
    assert board_of(s) == ["railgun | scout | -", "garage", "supply_depot | muse | -"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-RADIATION-01")
def test_radiation_hits_all_people_of_both_players_protected_or_not(s: Scenario) -> None:
    s.turn_begins()
    s.queue(0, "radiation")
    s.column(0, 1, "railgun | muse | punk[scout]")
    s.column(0, 2, "garage(d) | scout(d)")
    s.column(1, 1, "reactor | vigilante | looter(d)")
    s.column(1, 2, "cannon | punk[famine]")
    assert board_of(s) == ["railgun | muse(d) | -", "garage(d)", "supply_depot"]
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor | vigilante(d) | -", "cannon", "victory_totem"]
    assert s.discard_pile() == ["scout", "looter", "radiation"]
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRUCE-01")
def test_truce_returns_people_that_forget_everything(s: Scenario) -> None:
    s.hand(0, "truce")
    s.column(0, 1, "railgun | muse(d) | vigilante(n)")
    s.column(1, 1, "reactor | scout(d)")
    s.play("truce")
    assert s.hand_of(0) == ["muse", "vigilante"]
    assert s.hand_of(1) == ["scout"]
    assert board_of(s) == ["railgun", "garage", "supply_depot"]
    assert s.show(1, 1) == "reactor"
    assert s.discard_pile() == ["truce"]
    s.play("muse", 2)
    assert s.show(0, 2) == "garage | muse(n) | -"
    s.end_turn()
    s.play("scout", 1)
    assert s.show(1, 1) == "reactor | scout(n) | -"
    s.assert_nothing_pending()


@rule("RAD-FAQ-TRUCE-01")
def test_truce_lets_a_used_person_be_used_again(s: Scenario) -> None:
    s.hand(0, "truce")
    s.column(0, 1, "railgun | muse | rescue_team")
    s.column(0, 2, "garage | scout")
    s.use("rescue_team")
    s.hit("scout")
    assert s.show(0, 1) == "railgun | muse | rescue_team(n)"
    s.play("truce")
    s.play("rescue_team", 1)
    assert s.can(("use", "rescue_team"))


@rule("RAD-FAQ-TRUCE-01")
def test_punks_returned_by_truce_become_ordinary_cards_of_their_owners(s: Scenario) -> None:
    s.hand(0, "truce")
    s.column(0, 1, "railgun | punk[famine]")
    s.column(1, 1, "reactor | punk[sniper] | punk[napalm]")
    s.play("truce")
    assert s.hand_of(0) == ["famine"]
    assert s.hand_of(1) == ["napalm", "sniper"]
    assert s.deck_size() == 30
    s.play("famine")
    assert s.queue_of(0) == ("famine", None, None)
    s.end_turn()
    s.play("sniper", 2)
    assert s.show(1, 2) == "cannon | sniper(n) | -"
    s.play("napalm")
    assert s.queue_of(1) == ("napalm", None, None)
    s.assert_nothing_pending()


@rule("RAD-FAQ-UPRISING-01")
def test_in_the_older_edition_uprising_gives_no_punk_beyond_the_sixth_person() -> None:
    s = Scenario(edition="pl")
    five_people(s)
    s.turn_begins()
    s.queue(0, "uprising")
    assert s.offered(0) == [("punk", 3, "front"), ("punk", 3, "behind"), ("pass",)]
    s.answer(0, ("punk", 3, "front"))
    assert s.asked == (0, "act")
    assert board_of(s) == [
        "railgun | muse | scout",
        "garage | sniper | gunner",
        "supply_depot | looter | punk(n)",
    ]
    assert s.discard_pile() == ["uprising"]
    assert s.deck_size() == 28


@rule("RAD-FAQ-UPRISING-01")
def test_in_the_older_edition_uprising_gives_no_punk_to_six_people() -> None:
    s = Scenario(edition="pl")
    six_people(s)
    s.turn_begins()
    s.queue(0, "uprising")
    assert s.asked == (0, "act")
    assert board_of(s)[2] == "supply_depot | looter | vigilante"
    assert s.deck_size() == 29


@rule("RAD-FAQ-UPRISING-02")
def test_in_the_newer_edition_surplus_punks_of_uprising_are_not_gained_unless_room_is_made() -> None:
    s = Scenario(edition="ua")
    five_people(s)
    s.turn_begins()
    s.queue(0, "uprising")
    s.answer(0, ("punk", 3, "front"))
    for _ in range(2):
        assert s.asked == (0, "make_room_for_punk")
        s.decline()
    assert s.asked == (0, "act")
    assert board_of(s) == [
        "railgun | muse | scout",
        "garage | sniper | gunner",
        "supply_depot | looter | punk(n)",
    ]
    assert s.discard_pile() == ["uprising"]
    assert s.deck_size() == 28


@rule("RAD-FAQ-UPRISING-02")
def test_in_the_newer_edition_room_may_be_made_for_each_punk_of_uprising() -> None:
    s = Scenario(edition="ua")
    six_people(s)
    s.turn_begins()
    s.queue(0, "uprising")
    assert s.targets() == ["muse", "scout", "sniper", "gunner", "looter", "vigilante"]
    s.hit("muse")
    s.answer(0, ("place", 1, "behind"))
    assert s.show(0, 1) == "railgun | punk(n) | scout"
    s.decline()
    s.hit("vigilante")
    s.answer(0, ("place", 3, "front"))
    assert board_of(s) == [
        "railgun | punk(n) | scout",
        "garage | sniper | gunner",
        "supply_depot | looter | punk(n)",
    ]
    assert s.discard_pile() == ["muse", "vigilante", "uprising"]
    assert s.asked == (0, "act")


@rule("RAD-FAQ-UPRISING-02")
def test_in_the_newer_edition_nobody_may_be_destroyed_while_there_is_room_for_the_punk() -> None:
    s = Scenario(edition="ua")
    five_people(s)
    s.turn_begins()
    s.queue(0, "uprising")
    assert s.asked == (0, "gain_punk")
    assert s.targets() == []
