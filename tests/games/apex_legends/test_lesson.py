"""The lesson of Apex Legends can be taken to its end, and says what is there."""

from __future__ import annotations

from stolik.games.apex_legends.events import Damaged, Hit
from stolik.games.apex_legends.lesson import LESSON
from stolik.games.apex_legends.view import BoardView
from stolik.testkit.lessons import faults, walk


def test_the_lesson_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []


def test_what_the_words_say_happens() -> None:
    *_, (_, match) = walk(LESSON)
    happened = [each.event for each in match.log]
    mine, theirs = [event for event in happened if isinstance(event, Hit)]
    assert (mine.legend, mine.hits, list(mine.cards)) == ("bloodhound", 2, ["a13", "a3", "a11"])
    assert (theirs.legend, len(theirs.cards), list(theirs.reasons).count("cover")) == ("bangalore", 6, 3)
    first = next(event for event in happened if isinstance(event, Damaged))
    assert first.shield == 0
    assert first.health < 40
    assert match.questions[0].kind == "activate"


def test_the_magazine_goes_on_the_rifle_as_the_words_say() -> None:
    dealt = next(match for step, match in walk(LESSON) if step.words == "rest")
    table = dealt.view(0).table
    assert isinstance(table, BoardView)
    bangalore = next(each for each in table.teams[0].legends if each.legend == "bangalore")
    assert "heavy_magazine" in bangalore.weapons[0].attached
    assert "heavy_magazine" not in (bangalore.pack or [])
