"""Adventures that are not on the shelf yet stay whole: as stories, and in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.cli import main

DRAFTS = Path(__file__).parents[3] / "drafts" / "adventures"
NAMES = ("where_he_lies",)


def test_these_are_all() -> None:
    assert tuple(sorted(folder.name for folder in DRAFTS.iterdir())) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_found_in_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["story", "check", str(DRAFTS / name)]) == 0
    assert capsys.readouterr().out.strip().endswith("in en, pl, uk")
