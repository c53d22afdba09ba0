"""Where a match turned, for each of its seats."""

from __future__ import annotations

from stolik.table.messages import KeyMoment, Said
from stolik.table.replay import KEY_MOMENTS, LEAST_SWING, turning_points


def turn(moment: int, *changes: float) -> tuple[list[float], KeyMoment]:
    swing = max(changes)
    key = KeyMoment(moment, Said("event-drew", {}), swing, changes.index(swing), 0)
    return list(changes), key


def told(*turns: tuple[list[float], KeyMoment]) -> list[int]:
    return [key.moment for key in turning_points(turns, len(turns[0][0]))]


def test_what_turned_it_for_a_seat_far_behind_is_told_too() -> None:
    between_two = [turn(place, 0.3, -0.3, 0.0) for place in range(10, 10 + KEY_MOMENTS)]
    assert 20 in told(*between_two, turn(20, 0.04, 0.05, -0.09)), (
        "the third seat loses nine points here and nowhere more"
    )


def test_a_loss_counts_as_much_as_a_gain_and_all_come_in_order() -> None:
    small = [turn(place, 0.06, -0.03, -0.03) for place in range(1, 1 + KEY_MOMENTS)]
    found = told(turn(9, -0.2, 0.1, 0.1), *small)
    assert found[-1] == 9
    assert found == sorted(found)
    assert len(found) == KEY_MOMENTS


def test_a_change_that_nobody_would_notice_is_none() -> None:
    little = LEAST_SWING * 0.9
    assert told(turn(1, little, -little)) == []
