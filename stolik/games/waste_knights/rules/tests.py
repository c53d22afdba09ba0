"""Skill tests outside combat (WK-TEST)."""

from typing import Final

from stolik.games.waste_knights.events import Failed, Passed, Tested
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.flow import Cause, Counting
from stolik.games.waste_knights.rules.perform import resolve
from stolik.games.waste_knights.rules.rolls import clear_roll, gather, skill_dice, successes, throw
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import ROLL_ANY, ROLL_TEST, SKILLS

FAILED: Final = -1
ANY: Final = 0
"""The difficulty X: the number of successes is used (WK-TEST-03)."""


def skill_test(t: Board, me: int, skill: int, difficulty: int, bar: list[Rule] | None = None) -> Counting:
    """Test a skill; returns the successes, or FAILED. `bar` is the condition bar of an event (WK-EVENT-02)."""
    gather(t, me, skill_dice(t, me, skill), 0)
    t.skill = skill
    t.difficulty = difficulty
    if t.log is not None:
        t.log.add(Tested(name_of(t, me), SKILLS[skill], difficulty))
    if bar:
        yield from resolve(t, me, bar, Cause())
    yield from throw(t, me, 1 << skill | 1 << ROLL_TEST | 1 << ROLL_ANY)
    got = successes(t)
    need = max(1, t.difficulty)
    has_passed = got >= need
    clear_roll(t)
    if t.log is not None:
        if has_passed:
            t.log.add(Passed(name_of(t, me), SKILLS[skill], got))
        else:
            t.log.add(Failed(name_of(t, me), SKILLS[skill], got))
    return got if has_passed else FAILED
