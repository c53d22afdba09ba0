"""What a table of people begins with where nobody has chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.cli import main
from stolik.games.waste_knights.game import GAME
from stolik.kernel.match import Match
from stolik.kernel.record import load, read_file
from stolik.kernel.registry import find, names


@pytest.mark.parametrize("name", names())
def test_a_first_table_can_be_played_alone_and_with_somebody(name: str) -> None:
    game = find(name)
    firsts = {setting.name: setting.first for setting in game.settings}
    assert all(setting.first in setting.values for setting in game.settings)
    for seats in {game.min_seats, max(2, game.min_seats)}:
        assert Match.start(game, seats, "first", firsts).setup == firsts


def test_strangers_begin_with_the_adventure_that_teaches_and_programs_with_the_long_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    monkeypatch.setattr("stolik.terminal.play.Table.run", lambda self: 0)
    assert main(["play", "waste_knights", "--save", str(file)]) == 0
    assert load(read_file(str(file))).setup | {"solo": "", "first_die": ""} == {
        "adventure": "provisional_licence", "setup": "quick", "solo": "", "first_die": "",
    }  # fmt: skip
    assert Match.start(GAME, 2, "programs").setup["adventure"] == "the_last_reservoir_2"
