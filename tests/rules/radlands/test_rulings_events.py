"""Rulings on individual events (RAD-RULING-55 to -60)."""

from typing import Any

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-RULING-55")
def test_napalm_destroys_the_enemies_of_a_column_with_people() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "napalm")
    s.column(1, 1, "reactor | scout | punk[muse]")
    s.column(1, 3, "victory_totem | sniper | -")
    assert s.offered(0) == [("column", 1), ("column", 3)]
    s.answer(0, ("column", 1))
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem | sniper | -"]
    assert s.discard_pile() == ["scout", "napalm"]
    s.assert_nothing_pending()


@rule("RAD-RULING-55")
def test_napalm_without_enemies_hits_nothing() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "napalm")
    s.column(0, 1, "railgun | scout | -")
    assert s.asked == (0, "act")
    assert [s.show(1, column) for column in (1, 2, 3)] == ["reactor", "cannon", "victory_totem"]
    assert s.show(0, 1) == "railgun | scout | -"
    assert s.discard_pile() == ["napalm"]


@rule("RAD-RULING-56")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_owner_of_famine_decides_and_destroys_first(owner: int) -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | muse | scout")
    s.column(1, 1, "reactor | sniper | gunner")
    s.queue(owner, "famine")
    s.use("omen_clock")
    kept, lost = ["scout", "sniper"], ["muse", "gunner"]
    assert s.asked == (owner, "spare")
    s.hit(kept[owner])
    assert s.discard_pile() == [lost[owner]]
    assert s.asked == (1 - owner, "spare")
    s.hit(kept[1 - owner])
    assert s.discard_pile() == [lost[owner], lost[1 - owner], "famine"]
    assert s.show(0, 1) == "omen_clock(n) | scout | -"
    assert s.show(1, 1) == "reactor | sniper | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-56")
@pytest.mark.parametrize("people", ["- | -", "punk | -"])
def test_a_player_with_at_most_one_person_loses_nobody_to_famine(people: str) -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "famine")
    s.column(0, 1, "railgun | scout | -")
    s.column(1, 1, f"reactor | {people}")
    assert s.asked == (0, "act")
    assert s.show(0, 1) == "railgun | scout | -"
    assert s.show(1, 1) == ("reactor | punk | -" if people.startswith("punk") else "reactor")


@rule("RAD-RULING-57")
def test_high_ground_places_all_own_people_anew() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse(d) | punk[famine]")
    s.column(0, 2, "garage | scout | -")
    assert s.asked == (0, "rearrange")
    assert s.targets() == ["muse", "punk", "scout"]
    s.hit("scout")
    s.hit("muse")
    assert s.show(0, 1) == "railgun | muse(d) | punk"  # One decision: nobody moves before it is complete.
    s.answer(0, ("leave_empty",))
    assert s.show(0, 1) == "railgun | scout | muse(d)"
    assert s.show(0, 2) == "garage"
    assert s.show(0, 3) == "supply_depot | punk | -"
    assert s.face(0, 3, 1) == "famine"
    assert s.board.put_in_play == [0, 0]
    assert s.can(("use", "scout"))
    s.assert_nothing_pending()


@rule("RAD-RULING-57")
def test_a_column_never_gets_more_than_two_people() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | muse | scout")
    s.column(0, 2, "garage | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | vigilante")
    for name in ("vigilante", "looter", "gunner", "sniper"):
        assert not s.can(("leave_empty",))  # Six people fill six places.
        s.hit(name)
    s.hit("scout")
    assert [s.show(0, column) for column in (1, 2, 3)] == [
        "railgun | vigilante | looter",
        "garage | gunner | sniper",
        "supply_depot | scout | muse",
    ]
    s.assert_nothing_pending()


@rule("RAD-RULING-57")
def test_high_ground_keeps_readiness() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | muse(n) | scout")
    s.queue(0, "high_ground")
    s.use("omen_clock")
    s.hit("scout")
    s.answer(0, ("stand", 0, 1, 1))
    assert s.show(0, 1) == "omen_clock(n) | scout | muse(n)"
    s.assert_nothing_pending()


@rule("RAD-RULING-58")
def test_after_high_ground_all_cards_of_the_opponent_are_unprotected_this_turn() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | scout | muse")
    s.column(1, 1, "reactor | vigilante | punk")
    s.earlier(exposed=(0, 1))
    s.use("railgun")
    assert s.targets() == ["reactor", "vigilante", "punk", "cannon", "victory_totem"]


@rule("RAD-RULING-58")
def test_high_ground_ends_with_the_turn_and_leaves_the_owner_protected() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "high_ground")
    s.column(0, 1, "railgun | vanguard | -")
    s.column(1, 1, "reactor | vigilante | -")
    s.hit("vanguard")
    s.use("vanguard")
    assert s.targets() == ["reactor", "vigilante", "cannon", "victory_totem"]
    s.hit("reactor")
    assert s.asked == (1, "damage")
    assert s.targets() == ["vanguard", "garage", "supply_depot"]  # Railgun is protected.
    s.hit("garage")
    s.end_turn()
    s.end_turn()
    s.use("railgun")
    assert s.targets() == ["vigilante", "cannon", "victory_totem"]


@rule("RAD-RULING-58")
def test_after_high_ground_effects_on_unprotected_cards_reach_everybody() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | gunner | pyromaniac")
    s.column(1, 1, "reactor | vigilante | punk")
    s.earlier(exposed=(0, 1))
    s.use("pyromaniac")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit("reactor")
    s.use("gunner")
    assert s.show(1, 1) == "reactor(d) | vigilante(d) | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-58")
def test_cards_that_the_opponent_gains_later_this_turn_are_unprotected_too() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.column(0, 2, "railgun")
    s.earlier(exposed=(0, 1))
    s.queue(1, "uprising")
    s.use("omen_clock")
    s.answer(1, ("punk", 1, "front"), ("punk", 1, "front"), ("pass",))
    s.use("railgun")
    assert s.slots() == [(1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 2, 0), (1, 3, 0)]


@rule("RAD-RULING-58")
def test_high_ground_of_the_opponent_exposes_the_active_player() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | vanguard | scout")
    s.queue(1, "high_ground")
    s.use("omen_clock")
    s.use("vanguard")
    s.hit("reactor")
    assert s.asked == (1, "damage")
    assert s.targets() == ["omen_clock", "vanguard", "scout", "garage", "supply_depot"]


@rule("RAD-RULING-59")
@pytest.mark.parametrize(
    ("camps", "draws"),
    [
        (("reactor", "cannon", "victory_totem"), 0),
        (("reactor(d)", "cannon", "victory_totem"), 1),
        (("reactor", "cannon", "victory_totem(x)"), 1),
        (("reactor(d)", "cannon", "victory_totem(x)"), 2),
    ],
)
def test_bombardment_draws_for_all_destroyed_camps(camps: tuple[str, ...], draws: int) -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock")
    s.queue(0, "bombardment")
    for column, cards in enumerate(camps, 1):
        s.column(1, column, cards)
    s.use("omen_clock")
    assert len(s.hand_of(0)) == draws
    assert s.deck_size() == 30 - draws
    s.assert_nothing_pending()


@rule("RAD-RULING-60")
def test_truce_returns_everybody_and_destroys_nobody() -> None:
    s = Scenario()
    s.hand(0, "truce")
    s.column(0, 1, "railgun | muse(d) | punk[napalm]")
    s.column(1, 1, "reactor | vigilante | -")
    s.play("truce")
    assert s.hand_of(0) == ["muse", "napalm"]
    assert s.hand_of(1) == ["vigilante"]
    assert [s.show(0, 1), s.show(1, 1)] == ["railgun", "reactor"]
    assert s.discard_pile() == ["truce"]
    assert s.deck_size() == 30
    lines: Any = s.match.lines(None)
    assert "destroyed" not in [line["event"] for line in lines]
    s.assert_nothing_pending()
