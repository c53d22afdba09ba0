"""The layout of a Juggernaut's column (RAD-RULING-66 to -69). Columns are written from the back: R, M, F."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


def column(cards: str, moves: int, seat: int = 0) -> Scenario:
    """A Juggernaut's column as the first of a seat."""
    s = Scenario()
    s.column(seat, 1, cards, moves=moves)
    return s


@rule("RAD-RULING-66")
@pytest.mark.parametrize(
    ("moves", "before", "after"),
    [
        (0, "juggernaut", "- | juggernaut(n) | -"),
        (1, "- | juggernaut | -", "- | - | juggernaut(n)"),
    ],
)
def test_the_juggernaut_stands_on_the_place_of_its_moves(moves: int, before: str, after: str) -> None:
    s = column(before, moves)
    s.use("juggernaut")
    assert s.show(0, 1) == after
    assert s.water_of(0) == 2
    s.assert_nothing_pending()


@rule("RAD-RULING-66")
@pytest.mark.parametrize(
    ("moves", "cards"),
    [(0, "juggernaut | muse | scout"), (1, "muse | juggernaut | scout"), (2, "muse | scout | juggernaut")],
)
def test_people_use_the_two_other_places(moves: int, cards: str) -> None:
    s = column(cards, moves)
    s.hand(0, "vigilante")
    assert not s.can(("play", "vigilante", 1))  # Two people: the column is full.
    assert s.can(("play", "vigilante", 2))


@rule("RAD-RULING-67")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("juggernaut | muse | scout", "muse | juggernaut(n) | scout"),
        ("juggernaut | muse | -", "muse | juggernaut(n) | -"),
    ],
)
def test_the_first_move_puts_the_next_person_behind(before: str, after: str) -> None:
    s = column(before, 0)
    s.use("juggernaut")
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-67")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("muse | juggernaut | scout", "muse | scout | juggernaut(n)"),
        ("muse | juggernaut | -", "muse | - | juggernaut(n)"),
        ("- | juggernaut | scout", "scout | - | juggernaut(n)"),
    ],
)
def test_the_second_move_puts_the_front_person_behind(before: str, after: str) -> None:
    s = column(before, 1)
    s.use("juggernaut")
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-67")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("muse | scout | juggernaut", "juggernaut(n) | muse | scout"),
        ("muse | - | juggernaut", "juggernaut(n) | muse | -"),
        ("- | - | juggernaut", "juggernaut(n)"),
    ],
)
def test_the_third_move_returns_it_and_the_opponent_destroys_a_camp(before: str, after: str) -> None:
    s = column(before, 2)
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon | sniper | -")
    s.use("juggernaut")
    assert s.show(0, 1) == after
    assert s.asked == (1, "lose_camp")
    assert s.targets() == ["cannon", "victory_totem"]  # Protected too, destroyed ones not.
    assert not s.can(("pass",))
    s.hit("cannon")
    assert s.show(1, 2) == "cannon(x) | sniper | -"
    assert s.show(1, 3) == "victory_totem"
    s.assert_nothing_pending()


@rule("RAD-RULING-67")
def test_the_third_move_can_win_the_game() -> None:
    s = column("- | - | juggernaut", 2)
    s.column(1, 1, "reactor(x)")
    s.column(1, 2, "cannon(x)")
    s.use("juggernaut")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)


@rule("RAD-RULING-68")
def test_after_one_move_the_front_person_stays_when_the_back_one_leaves() -> None:
    s = column("muse | juggernaut | scout", 1)
    s.column(0, 2, "mulcher")
    s.use("mulcher")
    s.hit("muse")
    assert s.show(0, 1) == "- | juggernaut | scout"
    s.assert_nothing_pending()


@rule("RAD-RULING-68")
@pytest.mark.parametrize(
    ("before", "where", "after"),
    [
        ("- | juggernaut | -", "behind", "vigilante(n) | juggernaut | -"),
        ("- | juggernaut | -", "front", "- | juggernaut | vigilante(n)"),
        ("scout | juggernaut | -", "front", "scout | juggernaut | vigilante(n)"),
        ("scout | juggernaut | -", "behind", "vigilante(n) | juggernaut | scout"),
        ("- | juggernaut | scout", "behind", "vigilante(n) | juggernaut | scout"),
        ("- | juggernaut | scout", "front", "scout | juggernaut | vigilante(n)"),
    ],
)
def test_places_beside_a_juggernaut_after_one_move(before: str, where: str, after: str) -> None:
    s = column(before, 1)
    s.hand(0, "vigilante")
    assert [option[3] for option in s.offered(0) if option[:3] == ("play", "vigilante", 1)] == ["front", "behind"]
    s.play("vigilante", 1, where)
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-68")
@pytest.mark.parametrize(
    ("before", "places", "where", "after"),
    [
        ("- | - | juggernaut", ["front"], "front", "vigilante(n) | - | juggernaut"),
        ("scout | - | juggernaut", ["front", "behind"], "front", "scout | vigilante(n) | juggernaut"),
        ("scout | - | juggernaut", ["front", "behind"], "behind", "vigilante(n) | scout | juggernaut"),
    ],
)
def test_after_two_moves_people_can_stand_only_behind(before: str, places: list[str], where: str, after: str) -> None:
    s = column(before, 2)
    s.hand(0, "vigilante")
    assert [option[3] for option in s.offered(0) if option[:3] == ("play", "vigilante", 1)] == places
    s.play("vigilante", 1, where)
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-68")
def test_after_two_moves_the_column_closes_up_behind_it() -> None:
    s = column("muse | scout | juggernaut", 2)
    s.column(0, 2, "mulcher")
    s.use("mulcher")
    s.hit("muse")
    assert s.show(0, 1) == "scout | - | juggernaut"
    s.assert_nothing_pending()


@rule("RAD-RULING-68")
def test_high_ground_can_leave_the_place_behind_empty_after_one_move() -> None:
    s = column("muse | juggernaut | -", 1)
    s.turn_begins()
    s.queue(0, "high_ground")
    assert s.offered(0) == [("stand", 0, 1, 0), ("leave_empty",), ("stay",)]
    s.answer(0, ("leave_empty",), ("stand", 0, 1, 0))
    assert s.show(0, 1) == "- | juggernaut | muse"
    s.assert_nothing_pending()


@rule("RAD-RULING-68")
def test_high_ground_after_two_moves_uses_the_places_behind() -> None:
    s = column("muse | scout | juggernaut", 2)
    s.turn_begins()
    s.queue(0, "high_ground")
    s.hit("scout")
    s.hit("muse")
    assert s.show(0, 1) == "scout | muse | juggernaut"
    s.assert_nothing_pending()


@rule("RAD-RULING-69")
@pytest.mark.parametrize(
    ("moves", "cards", "target"),
    [
        (0, "juggernaut", "juggernaut"),
        (0, "juggernaut | scout | -", "scout"),
        (1, "scout | juggernaut | -", "juggernaut"),
        (1, "scout | juggernaut | muse", "muse"),
        (1, "- | juggernaut | muse", "muse"),
        (2, "scout | muse | juggernaut", "juggernaut"),
    ],
)
def test_the_juggernaut_is_unprotected_when_nobody_is_in_front(moves: int, cards: str, target: str) -> None:
    s = column(cards, moves, seat=1)
    s.use("railgun")
    assert s.targets() == [target, "cannon", "victory_totem"]


@rule("RAD-RULING-69")
def test_the_juggernaut_remains_a_camp() -> None:
    s = column("- | juggernaut | scout", 1, seat=1)
    s.column(0, 1, "railgun | molgur_stang | -")
    s.use("molgur_stang")
    assert s.targets() == ["juggernaut", "cannon", "victory_totem"]
    s.hit("juggernaut")
    assert s.show(1, 1) == "juggernaut(x) | scout | -"
    s.assert_nothing_pending()


@rule("RAD-RULING-69")
def test_the_juggernaut_is_no_enemy() -> None:
    s = column("- | - | juggernaut", 2, seat=1)
    s.column(0, 1, "railgun | vigilante | -")
    assert not s.can(("use", "vigilante"))


@rule("RAD-RULING-69")
@pytest.mark.parametrize(
    ("moves", "before", "after"),
    [
        (0, "juggernaut(d) | muse | -", "muse | juggernaut(d) | -"),
        (1, "- | juggernaut(d) | -", "- | - | juggernaut(d)"),
    ],
)
def test_the_juggernaut_keeps_its_damage_when_moving(moves: int, before: str, after: str) -> None:
    s = column(before, moves)
    s.use("juggernaut")
    assert s.show(0, 1) == after
    s.assert_nothing_pending()


@rule("RAD-RULING-69")
def test_the_number_of_moves_is_kept_between_turns() -> None:
    s = column("juggernaut", 0)
    s.use("juggernaut")
    s.end_turn()
    assert s.show(0, 1) == "- | juggernaut | -"
    s.end_turn()
    assert s.show(0, 1) == "- | juggernaut | -"
    s.use("juggernaut")
    assert s.show(0, 1) == "- | - | juggernaut(n)"
    s.assert_nothing_pending()
