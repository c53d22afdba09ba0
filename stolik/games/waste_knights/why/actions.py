"""Why an action cannot be taken (WK-ACT, WK-TURN, WK-THR, WK-SPEC)."""

from typing import Final

from stolik.games.waste_knights.active_rules import ON, sources
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.options import ARRANGE, CAMP, CITY, EXPLORE, MOVE, OVERHAUL, REGAIN, USE
from stolik.games.waste_knights.rules.city import is_in_city
from stolik.games.waste_knights.rules.equipment import cards_of
from stolik.games.waste_knights.rules.movement import can_start_move
from stolik.games.waste_knights.rules.perform import anytime, rules_on
from stolik.games.waste_knights.rules.turn import ACTIONS, granted
from stolik.games.waste_knights.state import (
    CAMPED,
    EXPLORED,
    FIRST_GRANTED,
    FIRST_NAMED,
    MOVED,
    OVERHAULED,
    REGAINED,
    VISITED_CITY,
    Board,
)
from stolik.games.waste_knights.story.shelf import thread_of
from stolik.games.waste_knights.story.threads import can_take
from stolik.games.waste_knights.story.why import every_action, why_not_action
from stolik.games.waste_knights.vocabulary import ANYTIME, SPECIAL
from stolik.games.waste_knights.why.effects import why_not_effect
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import PASS, Option, Subject

PLAIN: Final = [MOVE, CAMP, EXPLORE, CITY]
ONCE: Final = {MOVE: MOVED, CAMP: CAMPED, EXPLORE: EXPLORED, CITY: VISITED_CITY}


def tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Every action there is, those of the thread and of the knight's own cards included."""
    options = [*PLAIN, *every_action(t), REGAIN, OVERHAUL]
    options += [granted(use) for use in rules_on(t, me, SPECIAL)]
    options.append(ARRANGE)
    for source in sources(t, me):
        if ON[ANYTIME][source] and USE[source] not in options:
            options.append(USE[source])
    options.append(PASS)
    return options


def why_not(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What forbids an action."""
    if attempt == PASS:
        return None
    if attempt == REGAIN:
        if t.unconscious[me] == NOTHING:
            return no("WK-UNC-05", "not-unconscious")
        return unless(REGAINED not in t.taken, "WK-ACT-03", "action-taken")
    if t.unconscious[me] != NOTHING:
        return no("WK-ACT-05", "unconscious")
    if attempt == ARRANGE:
        if t.arranged:
            return no("WK-EQ-14", "arranged-already")
        return unless(cards_of(t, me), "WK-EQ-14", "nothing-to-arrange")
    if attempt[0] == "use":
        return why_not_effect(t, me, attempt, anytime(t, me))
    if len(t.taken) >= ACTIONS:
        return no("WK-TURN-01", "two-actions")
    if attempt in ONCE:
        return no("WK-ACT-02", "action-taken") if ONCE[attempt] in t.taken else _why_not_plain(t, me, attempt)
    if attempt == OVERHAUL:
        if OVERHAULED in t.taken:
            return no("WK-ACT-03", "action-taken")
        return unless(t.wreck[me] != NOTHING, "WK-WRECK-03", "no-wreck")
    return _why_not_named(t, me, attempt)


def _why_not_plain(t: Board, me: int, attempt: Option) -> Reason | None:
    if attempt == CITY:
        return unless(is_in_city(t, me), "WK-CITY-01", "not-in-city")
    if attempt != MOVE:
        return None
    if t.vehicle[me] == NOTHING:
        return no("WK-VEH-04", "no-vehicle")
    if t.wreck[me] != NOTHING:
        return no("WK-MOVE-16", "wreck")
    return unless(can_start_move(t, me), "WK-MOVE-14", "no-step-affordable")


def _why_not_named(t: Board, me: int, attempt: Option) -> Reason | None:
    """Judge a special action of a card, or an action of the thread."""
    taken = [FIRST_GRANTED + use.rule.number in t.taken for use in rules_on(t, me, SPECIAL) if granted(use) == attempt]
    actions = [action for action in thread_of(t).actions if action.option == attempt]
    taken += [FIRST_NAMED + action.number in t.taken for action in actions if can_take(t, me, action)]
    if taken:
        return unless(not all(taken), "WK-ACT-03", "action-taken")
    if any(FIRST_NAMED + action.number in t.taken for action in actions):
        return no("WK-ACT-03", "action-taken")
    return why_not_action(t, me, attempt)
