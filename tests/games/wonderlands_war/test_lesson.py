"""The lesson of Wonderland's War can be taken to its end, and says what is there."""

from __future__ import annotations

from stolik.games.wonderlands_war.catalogue import CHIP, REGION_OF
from stolik.games.wonderlands_war.lesson import LESSON, ME, QUEEN
from stolik.games.wonderlands_war.state import Board
from stolik.testkit.lessons import faults, walk


def test_the_lesson_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []


def boards() -> dict[str, Board]:
    """The board right before each of the learner's steps."""
    found: dict[str, Board] = {}
    match = LESSON.start()
    state = match.state.copy()
    for step, now in walk(LESSON):
        assert isinstance(state, Board)
        if step.words:
            found.setdefault(step.words, state)
        state = now.state.copy()
    return found


def test_what_the_words_say_is_on_the_table() -> None:
    at = boards()
    bag = [CHIP[chip] for chip in at["bag"].bag[ME]]
    assert len(bag) == 13
    assert (bag.count("madness"), bag.count("double_madness")) == (2, 1)
    assert (at["first-draw"].strength[ME], at["first-draw"].strength[QUEEN]) == (4, 3)
    assert at["let-it"].strength[ME] == 4
    assert at["retreat"].strength[ME] == 5
    assert at["retreat"].strength[QUEEN] == 4
    assert not at["retreat"].shield[ME]
    assert at["feat"].vp[ME] == 2
    assert at["head"].shards[ME] + 1 == at["refilled"].shards[ME]
    assert at["finish"].marker == REGION_OF["tumtum_trees"] or at["finish"].fought >= 1
