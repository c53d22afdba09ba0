"""Frames carry what changed: small enough for a phone on a bad line."""

from __future__ import annotations

import pytest

from stolik.testkit.frames import measure

SEATS = [("radlands", 2), ("wonderlands_war", 3), ("apex_legends", 4), ("waste_knights", 2)]
KILOBYTES = 6.0


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_mean_frame_of_a_drawn_board_is_small(game: str, seats: int) -> None:
    found = measure(game, seats, seed=1, is_brief=True, longest=400)
    assert found.frames >= 200
    assert found.kilobytes <= KILOBYTES


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_whole_table_is_many_times_as_large(game: str, seats: int) -> None:
    brief = measure(game, seats, seed=2, is_brief=True, longest=60)
    whole = measure(game, seats, seed=2, is_brief=False, longest=60)
    assert whole.frames == brief.frames
    assert whole.size > 3 * brief.size
