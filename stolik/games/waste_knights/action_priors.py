"""First guesses: how much an option promises before anybody has looked further.

Walks of the tree search are played on by these, so they have to lead somewhere: to the next deed, and to do it there.
"""

from typing import Final

from stolik.games.waste_knights.catalogue import FACE, NOTHING, WEAPON_DICE
from stolik.games.waste_knights.evaluation import Means, find_of, is_reached, is_vain, next_deed
from stolik.games.waste_knights.map import COST
from stolik.games.waste_knights.options import (
    ACCEPT,
    ARRANGE,
    BURN_FUEL,
    CAMP,
    CITY,
    DECLINE,
    DONE,
    EXPLORE,
    MOVE,
    NUMBER_OF,
    OVERHAUL,
    REGAIN,
    STOP,
)
from stolik.games.waste_knights.planning import OUTLOOKS, STEP, distances
from stolik.games.waste_knights.state import ROUTE, Board
from stolik.games.waste_knights.story.run import CHOOSE
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.vocabulary import MEDS
from stolik.kernel.question import PASS, Option, Question

NEVER: Final = 0.02
USUAL: Final = 0.5


def promise(t: Board, question: Question, option: Option) -> float:
    """How good an option looks at first sight."""
    return promises(t, question, [option])[0]


def promises(t: Board, question: Question, options: list[Option]) -> list[float]:
    """The same for several options of a question; what they share is found out once."""
    kind = question.kind
    if kind in ("act", "route", "entry"):
        walk = _walk_of(t)
        if kind == "route":
            return _way_promises(t, options, walk)
        if kind == "act":
            return [_act_promise(t, option, walk) for option in options]
        return [_choice_promise(t, question, option) for option in options]
    if kind == "weapon":
        return [_weapon_promise(option) for option in options]
    if kind == "explore":
        return [_find_promise(t, option) for option in options]
    if kind in ("dealt", "after_roll", "hurt", "collapse", "assault", "opening", "heal", "beforehand"):
        return [0.2 if option in (PASS, DONE) else 0.6 for option in options]
    if kind in ("arrange", "exchange", "pay"):
        return [0.8 if option[0] in ("done", "cancel") else 0.2 for option in options]
    if kind in ("camp", "city", "advance", "return_token"):
        return [0.2 if option in (PASS, DONE) or option[0] == "exchange" else 0.6 for option in options]
    if kind == "place_card":
        return [0.1 if option[0] == "discard" else 0.6 for option in options]
    return [USUAL] * len(options)


class Walk:
    """Where the table that was looked at last is bound for: on the way walks ask at every step."""

    __slots__ = ("board", "goal", "start", "turn")

    def __init__(self, board: Board | None) -> None:
        self.board: Board | None = board
        self.goal: int = NOTHING
        """Where the knight should go, who began its move in this turn on this space."""
        self.turn: tuple[int, int] = (0, 0)
        self.start: int = NOTHING


_LATEST: Final = [Walk(None)]
"""Bots that think at the same time push each other's walk out of here, but never look into it."""


def _walk_of(t: Board) -> Walk:
    """The walk of this table."""
    walk = _LATEST[0]
    if walk.board is not t:
        walk = _LATEST[0] = Walk(t)
    return walk


def _goal(t: Board, walk: Walk) -> int:
    """The space of the next deed of the knight who acts; NOTHING: there is none. On its way it does not change."""
    me = t.active
    turn = (t.round, me)
    if t.phase != ROUTE or walk.start != t.space[me] or walk.turn != turn:
        outlook = OUTLOOKS[t.adventure][t.thread]
        walk.goal = NOTHING if is_reached(t, me, outlook) else next_deed(t, Means(t, me), outlook)[1]
        walk.turn = turn
        walk.start = t.space[me]
    return walk.goal


def _act_promise(t: Board, option: Option, walk: Walk) -> float:
    """The deed that is at hand, then the way to the next one; rest in between, for whoever needs it."""
    me = t.active
    if option == PASS:
        return 0.3 if len(t.taken) < 2 else 0.6
    if option == ARRANGE:
        return NEVER
    if option == MOVE:
        return 0.3 if _goal(t, walk) in (NOTHING, t.space[me]) else 0.8
    hurt = t.wounds[me] + t.tainted[me]
    if option == CAMP:
        return 0.15 + 0.1 * min(4, t.damage[me] + (hurt if t.res[3 * me + MEDS] else 0))
    if option == CITY:
        return 0.3 + 0.08 * min(4, hurt + t.damage[me]) + 0.1 * (len(t.injuries[me]) + len(t.faults[me]))
    if option == EXPLORE:
        return 0.4
    if option in (REGAIN, OVERHAUL):
        return 0.95
    for plan in OUTLOOKS[t.adventure][t.thread].plans:
        if plan.action.option == option and not is_vain(t, me, plan):
            return 0.9
    return 0.25


def _way_promises(t: Board, options: list[Option], walk: Walk) -> list[float]:
    """Along the shortest way to the next deed, and no further."""
    goal = _goal(t, walk)
    if goal == NOTHING:
        return [0.6 if option == STOP else 0.4 for option in options]
    here = t.route[-1]
    far = distances(goal)
    found: list[float] = []
    for option in options:
        if option == STOP:
            good = 0.95 if here == goal else 0.55
        elif option[0] != "go":
            good = 0.3
        else:
            space = NUMBER_OF[option]
            if here == goal or space in t.route:
                good = NEVER
            elif far[space] >= far[here]:
                good = 0.1
            else:
                detour = COST[space] + STEP + far[space] - far[here]
                good = max(0.6, 0.9 - 0.1 * detour)
        found.append(good)
    return found


def _choice_promise(t: Board, question: Question, option: Option) -> float:
    """A choice that brings what the action was taken for, by its chance."""
    if option[0] != "choose":
        return 0.3
    me = question.about[0]
    choice = adventure_of(t).entries[question.note].choices[CHOOSE.index(option)]
    is_known = False
    for plan in OUTLOOKS[t.adventure][t.thread].plans:
        good = plan.tries.get(question.note)
        if good is None:
            continue
        is_known = True
        if choice in good:
            return 0.5 + 0.4 * min(1.0, Means(t, me).chance(t, choice))
    return 0.3 if is_known else USUAL


def _weapon_promise(option: Option) -> float:
    """Many dice."""
    return 0.3 if option[1] == "unarmed" else 0.5 + 0.1 * len(WEAPON_DICE[FACE[str(option[1])]])


def _find_promise(t: Board, option: Option) -> float:
    """What lies there, by what it is worth."""
    if option == ACCEPT:
        return max(0.1, min(0.9, USUAL + 4.0 * find_of(t, t.active)))
    if option == DECLINE:
        return 0.45
    return 0.3 if option == BURN_FUEL else USUAL
