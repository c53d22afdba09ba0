"""Option-tree counts from fixed positions: what the rules offer has not changed unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.kernel.match import Match
from stolik.testkit.tally import Position, read, tally, write

FOLDER = Path(__file__).parent / "tally"
POSITIONS = [(file.stem, position) for file in sorted(FOLDER.glob("*.tally")) for position in read(file)]


@pytest.mark.parametrize(
    ("game", "position"), POSITIONS, ids=lambda each: each.name if isinstance(each, Position) else ""
)
def test_as_many_sequences_of_answers_as_ever(game: str, position: Position) -> None:
    """Where this differs on purpose: `python -m stolik.testkit.tally tests/tally`, and read the difference."""
    assert position.at.split()[0] == game
    assert position.count() == position.tallies


def test_every_game_has_positions_at_several_points_of_a_match() -> None:
    for game in ("apex_legends", "radlands", "waste_knights", "wonderlands_war"):
        assert len({position.after for name, position in POSITIONS if name == game}) >= 4


def test_a_tally_of_one_is_what_is_offered_and_a_tally_of_two_all_that_follows() -> None:
    match = Match.start("radlands", 2, "tally", {"first_game": "on"})
    options = match.questions[0].options
    assert tally(match, 1) == len(options)
    by_hand = 0
    for option in options:
        twin = match.copy()
        twin.answer(match.questions[0].seat, option)
        by_hand += len(twin.questions[0].options)
    assert tally(match, 2) == by_hand


def test_a_file_reads_back_as_it_was_written(tmp_path: Path) -> None:
    positions = [position for name, position in POSITIONS if name == "radlands"]
    write(tmp_path / "radlands.tally", positions)
    assert (tmp_path / "radlands.tally").read_text() == (FOLDER / "radlands.tally").read_text()
