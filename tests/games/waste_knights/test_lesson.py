"""The lesson of Waste Knights can be taken to its end, and says what is there."""

from __future__ import annotations

from stolik.bots import make_bot
from stolik.games.waste_knights.lesson import LESSON
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.testkit.lessons import faults, walk


def test_the_lesson_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []


def test_what_the_words_say_is_on_the_table() -> None:
    radiation: dict[str, int] = {}
    rounds: dict[str, int] = {}
    marks: dict[str, int] = {}
    for step, match in walk(LESSON):
        assert isinstance(match.state, Board)
        radiation[step.words] = match.state.rad[0]
        rounds[step.words] = match.state.round
        marks[step.words] = match.state.shared[0]
        assert match.state.wounds[0] == 0
    assert (radiation["drive"], radiation["entry"], radiation["cleanse"]) == (1, 1, 0)
    assert (rounds["entry"], rounds["end-turn"], rounds["end-turn-again"]) == (1, 2, 3)
    assert (marks["thread"], marks["entry"], marks["finish"]) == (0, 1, 1)


def test_the_lesson_stands_on_the_first_adventure_and_goes_on_there() -> None:
    *_, (_, match) = walk(LESSON)
    assert match.setup["adventure"] == "provisional_licence"
    assert isinstance(match.state, Board)
    assert [adventure_of(match.state).entries[page].id for page in match.state.read[:2]] == ["800", "801"]
    bot = make_bot("greedy", 0)
    while not match.over:
        match.answer(0, bot.choose(match, match.question_for(0)))
    assert match.result is not None
