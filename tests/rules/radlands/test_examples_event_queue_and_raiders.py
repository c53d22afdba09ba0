"""The worked examples EX-08 to EX-14: event queue and Raiders."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario, as_text


@rule("RAD-ACT-PLAY-EVENT-03", "RAD-ACT-PLAY-EVENT-04", "RAD-ACT-PLAY-EVENT-05", "RAD-RULING-01")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        (("famine", None, None), ("famine", "napalm", None)),
        (("famine", None, "uprising"), ("famine", "napalm", "uprising")),
        (("famine", "uprising", None), ("famine", "uprising", "napalm")),
    ],
)
def test_ex_08_an_event_whose_space_is_taken_goes_to_the_first_free_space_behind(
    edition: str, queue: tuple[str | None, ...], after: tuple[str | None, ...]
) -> None:
    s = Scenario(edition)
    s.hand(0, "napalm")
    s.queue(0, *queue)
    s.play("napalm")
    assert s.queue_of(0) == after
    assert s.water_of(0) == 1
    assert s.hand_of(0) == []
    assert s.discard_pile() == []
    s.assert_nothing_pending()


@rule("RAD-ACT-PLAY-EVENT-02", "RAD-ACT-PLAY-EVENT-06")
def test_ex_09_with_a_full_queue_only_an_event_with_bomb_number_0_can_be_played() -> None:
    s = Scenario()
    s.queue(0, "famine", "uprising", "raiders")
    s.hand(0, "banish", "strafe")
    s.column(1, 1, "reactor | scout | -")
    assert not s.can(("play", "banish"))
    assert s.can(("junk", "banish"))
    assert s.can(("play", "strafe"))
    s.play("strafe")
    assert s.show(1, 1) == "reactor | scout(d) | -"
    assert s.discard_pile() == ["strafe"]
    assert s.queue_of(0) == ("famine", "uprising", "raiders")
    s.assert_nothing_pending()


@rule(
    "RAD-ACT-PLAY-EVENT-02",
    "RAD-PROT-09",
    "RAD-RULING-05",
    "RAD-RULING-10",
    "RAD-CARD-PUNK-03",
    "RAD-CARD-PUNK-04",
)
def test_ex_10_strafe_hits_only_those_who_are_unprotected_when_it_starts() -> None:
    s = Scenario()
    s.hand(0, "strafe")
    s.column(1, 1, "reactor | vigilante | punk[muse]")
    s.column(1, 2, "cannon | scout(d) | -")
    s.play("strafe")
    assert s.show(1, 1) == "reactor | vigilante | -"
    assert s.show(1, 2) == "cannon"
    assert s.deck_size() == 31
    assert s.deck_ids()[0] == "muse"
    for seat in (0, 1, None):
        assert "muse" not in as_text(s.match.view(seat))
        assert "muse" not in as_text(s.match.lines(seat))
    assert s.discard_pile() == ["scout", "strafe"]
    assert s.water_of(0) == 1
    s.assert_nothing_pending()


@rule("RAD-PROT-09", "RAD-RULING-10")
def test_ex_10_the_person_behind_the_punk_is_unprotected_afterwards() -> None:
    s = Scenario()
    s.water(0, 4)
    s.hand(0, "strafe")
    s.column(1, 1, "reactor | vigilante | punk[muse]")
    s.column(1, 2, "cannon | scout(d) | -")
    s.play("strafe")
    s.use("railgun")
    assert s.targets() == ["vigilante", "cannon", "victory_totem"]


@rule("RAD-RAID-01", "RAD-RAID-02", "RAD-RULING-13", "RAD-RULING-14")
@pytest.mark.parametrize(
    ("queue", "after"),
    [
        ((None, None, None), (None, "raiders", None)),
        ((None, "famine", None), (None, "famine", "raiders")),
    ],
)
def test_ex_11_raid_puts_raiders_on_space_2_or_the_first_free_space_behind(
    queue: tuple[str | None, ...], after: tuple[str | None, ...]
) -> None:
    s = Scenario()
    s.hand(0, "vigilante")
    s.queue(0, *queue)
    assert s.can(("use", "garage"))
    s.junk("vigilante")
    assert s.queue_of(0) == after
    assert s.board.raiders_home == [0, 1]
    assert s.discard_pile() == ["vigilante"]
    s.assert_nothing_pending()


@rule("RAD-RAID-01", "RAD-RAID-02", "RAD-RULING-13", "RAD-RULING-14")
def test_ex_11_raiders_stay_at_home_when_spaces_2_and_3_are_taken() -> None:
    s = Scenario()
    s.hand(0, "vigilante")
    s.queue(0, None, "famine", "uprising")
    assert not s.can(("use", "garage"))
    s.junk("vigilante")
    assert s.queue_of(0) == (None, "famine", "uprising")
    assert s.board.raiders_home == [1, 1]
    assert s.discard_pile() == ["vigilante"]
    assert not s.can(("use", "garage"))
    s.assert_nothing_pending()


@rule("RAD-RAID-03", "RAD-RAID-05", "RAD-RAID-06", "RAD-RAID-07", "RAD-RAID-08")
@pytest.mark.parametrize("victim", ["reactor", "cannon", "victory_totem"])
def test_ex_12_three_raids_advance_resolve_and_play_the_raiders_anew(victim: str) -> None:
    s = Scenario()
    s.queue(0, None, "raiders", None)
    s.hand(0, "assassin", "holdout", "scientist")
    s.junk("assassin")
    assert s.queue_of(0) == ("raiders", None, None)
    s.assert_nothing_pending()

    s.junk("holdout")
    assert s.asked == (1, "raided")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit(victim)
    camps = [name + ("(d)" if name == victim else "") for name in ("reactor", "cannon", "victory_totem")]
    assert [s.show(1, column) for column in (1, 2, 3)] == camps
    assert s.queue_of(0) == (None, None, None)
    assert s.board.raiders_home == [1, 1]
    s.assert_nothing_pending()

    s.junk("scientist")
    assert s.queue_of(0) == (None, "raiders", None)
    assert s.discard_pile() == ["assassin", "holdout", "scientist"]
    assert s.water_of(0) == 3
    s.assert_nothing_pending()


@rule("RAD-RAID-04", "RAD-RULING-13")
def test_ex_13_raiders_behind_another_event_are_blocked() -> None:
    s = Scenario()
    s.queue(0, "famine", "raiders", None)
    s.hand(0, "vigilante")
    assert not s.can(("use", "garage"))
    s.junk("vigilante")
    assert s.discard_pile() == ["vigilante"]
    assert s.queue_of(0) == ("famine", "raiders", None)
    s.assert_nothing_pending()


@rule("RAD-RAID-06", "RAD-COL-05", "RAD-EFF-DAMAGE-02")
def test_ex_14_raiders_hit_a_protected_camp_that_the_victim_chooses() -> None:
    s = Scenario()
    s.turn_begins()
    s.queue(0, "raiders", None, None)
    s.column(1, 1, "reactor | vigilante | scout")
    s.column(1, 2, "cannon(d) | muse | -")
    assert s.asked == (1, "raided")
    assert s.targets() == ["reactor", "cannon", "victory_totem"]
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x) | muse | -"
    assert s.show(1, 1) == "reactor | vigilante | scout"
    assert s.show(1, 3) == "victory_totem"
    assert s.board.raiders_home == [1, 1]
    assert s.queue_of(0) == (None, None, None)
    assert s.discard_pile() == []
    assert s.asked == (0, "act")
    s.assert_nothing_pending()
