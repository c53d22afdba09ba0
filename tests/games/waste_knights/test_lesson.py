"""The lesson of Waste Knights can be taken to its end, and says what is there."""

from __future__ import annotations

from stolik.games.waste_knights.lesson import LESSON
from stolik.games.waste_knights.state import Board
from stolik.testkit.lessons import faults, walk


def test_the_lesson_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []


def test_what_the_words_say_is_on_the_table() -> None:
    radiation: dict[str, int] = {}
    rounds: dict[str, int] = {}
    for step, match in walk(LESSON):
        assert isinstance(match.state, Board)
        radiation[step.words] = match.state.rad[0]
        rounds[step.words] = match.state.round
        assert match.state.wounds[0] == 0
    assert (radiation["drive"], radiation["entry"], radiation["cleanse"]) == (1, 2, 1)
    assert (rounds["entry"], rounds["end-turn"], rounds["end-turn-again"]) == (1, 2, 3)
