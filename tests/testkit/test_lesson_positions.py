"""The positions that games ship for their lessons are those that their scenarios arrange."""

from __future__ import annotations

from importlib.resources import files

import pytest

from stolik.testkit.scenarios.lessons import FILE, POSITIONS, as_text


@pytest.mark.parametrize("package", POSITIONS)
def test_a_shipped_position_is_the_arranged_one(package: str) -> None:
    shipped = files(package).joinpath(FILE).read_text("utf-8")
    assert shipped == as_text(POSITIONS[package]()), "write it anew: python -m stolik.testkit.scenarios.lessons"
