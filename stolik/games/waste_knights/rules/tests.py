"""Skill tests outside combat (WK-TEST)."""

from typing import Final

from stolik.games.waste_knights.events import Failed, Passed, Tested
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.odds import permille
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.flow import Cause, Counting
from stolik.games.waste_knights.rules.perform import DEEDS, cause_of, resolve, rules_on
from stolik.games.waste_knights.rules.rolls import clear_roll, gather, skill_dice, successes, throw, without_weakest
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import BEFORE_ROLL, ROLL_ANY, ROLL_TEST, SKILLS

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
    yield from throw(t, me, _rolling(skill))
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


def _rolling(skill: int) -> int:
    """What kind of roll a test is."""
    return 1 << skill | 1 << ROLL_TEST | 1 << ROLL_ANY


def before_test(t: Board, me: int, skill: int, difficulty: int) -> Board:
    """The table as it would be before the roll of a test: what must be done is done, what may be used is not."""
    twin = t.copy()
    gather(twin, me, skill_dice(twin, me, skill), 0)
    twin.skill = skill
    twin.difficulty = difficulty
    for use in rules_on(twin, me, BEFORE_ROLL, _rolling(skill)):
        rule = use.rule
        if rule.may or rule.cost:
            continue
        for call in rule.calls if holds(twin, me, rule.cond) else rule.otherwise:
            if call.verb in DEEDS:
                DEEDS[call.verb](twin, me, call, cause_of(use.source))
    return twin


def chance_to_pass(t: Board) -> int:
    """Of the test whose dice lie ready, in thousandths; of dice that must be lost the weakest ones go."""
    return permille(without_weakest(t.pool, t.lost_dice), max(1, t.difficulty), t.added + t.first_test)
