"""Why an action cannot be taken (WK-ACT, WK-TURN, WK-THR, WK-SPEC)."""

from typing import Final

from stolik.games.waste_knights.kinds import NOTHING
from stolik.games.waste_knights.names import ARRANGE, CAMP, CITY, EXPLORE, MOVE, OVERHAUL, REGAIN, USE
from stolik.games.waste_knights.rules.perform import rules_on
from stolik.games.waste_knights.rules.turn import ACTIONS, granted
from stolik.games.waste_knights.sources import ON, sources
from stolik.games.waste_knights.state import (
    CAMPED,
    EXPLORED,
    FIRST_NAMED,
    MOVED,
    OVERHAULED,
    VISITED_CITY,
    Table,
)
from stolik.games.waste_knights.story.shelf import thread_of
from stolik.games.waste_knights.story.why import every_action, why_not_action
from stolik.games.waste_knights.vocabulary import ANYTIME, SPECIAL
from stolik.games.waste_knights.why.reasons import no
from stolik.kernel.game import Reason
from stolik.kernel.question import PASS, Option, Question

PLAIN: Final = [MOVE, CAMP, EXPLORE, CITY]
ONCE: Final = {MOVE: MOVED, CAMP: CAMPED, EXPLORE: EXPLORED, CITY: VISITED_CITY}


def tries(t: Table, question: Question, me: int) -> list[Option]:
    """Every action there is, those of the thread and of the own cards included."""
    options = [*PLAIN, *every_action(t), REGAIN, OVERHAUL]
    options += [granted(use) for use in rules_on(t, me, SPECIAL)]
    options.append(ARRANGE)
    for source in sources(t, me):
        if ON[ANYTIME][source] and USE[source] not in options:
            options.append(USE[source])
    options.append(PASS)
    return options


def reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What forbids an action that is not offered."""
    if attempt == REGAIN:
        return no("WK-UNC-05", "not-unconscious")
    if t.unconscious[me] != NOTHING:
        return no("WK-ACT-05", "unconscious")
    if len(t.taken) >= ACTIONS and attempt[0] not in ("arrange", "use"):
        return no("WK-TURN-01", "two-actions")
    if attempt in ONCE and ONCE[attempt] in t.taken:
        return no("WK-ACT-02", "action-taken")
    if attempt == MOVE:
        if t.vehicle[me] == NOTHING:
            return no("WK-VEH-04", "no-vehicle")
        if t.wreck[me] != NOTHING:
            return no("WK-MOVE-16", "wreck")
        return no("WK-MOVE-14", "no-step-affordable")
    if attempt == CITY:
        return no("WK-CITY-01", "not-in-city")
    if attempt == OVERHAUL:
        if OVERHAULED in t.taken:
            return no("WK-ACT-03", "action-taken")
        return no("WK-WRECK-03", "no-wreck")
    if attempt == ARRANGE:
        return no("WK-EQ-14", "arranged-already") if t.arranged else no("WK-EQ-14", "nothing-to-arrange")
    if attempt[0] == "use":
        return no("WK-WRECK-02", "vehicle-effect-of-wreck")
    for action in thread_of(t).actions:
        if action.option == attempt and FIRST_NAMED + action.number in t.taken:
            return no("WK-ACT-03", "action-taken")
    found = why_not_action(t, me, attempt)
    return found if found is not None else no("WK-ACT-03", "action-taken")
