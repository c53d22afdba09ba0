"""Turns: two different actions, in any order (WK-TURN, WK-ACT, WK-THR, WK-SPEC, WK-PASS)."""

from typing import Final

from stolik.games.waste_knights.active_rules import InEffect, Use, in_effect
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import Acted, PassedTurn, TurnBegan
from stolik.games.waste_knights.options import ARRANGE, CAMP, CITY, EXPLORE, MOVE, OVERHAUL, REGAIN, name_of
from stolik.games.waste_knights.rules.camp import begin_camp
from stolik.games.waste_knights.rules.city import begin_city, is_in_city
from stolik.games.waste_knights.rules.equipment import arrange, has_cards
from stolik.games.waste_knights.rules.experience import take_advances
from stolik.games.waste_knights.rules.exploration import begin_exploration
from stolik.games.waste_knights.rules.movement import begin_move, can_start_move
from stolik.games.waste_knights.rules.perform import anytime, apply, demand, offered, picked, rules_on, still_open
from stolik.games.waste_knights.rules.round import next_turn
from stolik.games.waste_knights.rules.threats import return_tokens
from stolik.games.waste_knights.rules.vehicle import overhaul, settle_vehicle
from stolik.games.waste_knights.rules.wounds import lies_here, pick_up, regain
from stolik.games.waste_knights.state import (
    ACTION,
    AFTER_ACTION,
    CAMPED,
    EXPLORED,
    FIRST_GRANTED,
    FIRST_NAMED,
    MOVED,
    OVERHAULED,
    REGAINED,
    THREAD_ACTION,
    TURN_ENDS,
    TURN_STARTS,
    VISITED_CITY,
    Board,
)
from stolik.games.waste_knights.story.run import reach, reached_goal, take_thread_action
from stolik.games.waste_knights.story.shelf import thread_of
from stolik.games.waste_knights.story.threads import can_take
from stolik.games.waste_knights.vocabulary import ANYTIME, PER_ACTION, PER_TURN, SPECIAL, TURN_END, TURN_START
from stolik.kernel.question import LATER, PASS, Option, Question, Steps

ACTIONS: Final = 2


def start_turn(t: Board) -> Steps:
    """The next knight's turn begins, or the round ends."""
    next_turn(t)
    if t.phase != TURN_STARTS:
        return
    me = t.active
    t.taken = []
    t.arranged = False
    t.turn_over = False
    t.starting = False  # until the first turn the round has only been starting (WK-ROUND-06)
    t.used[PER_TURN] = ()
    t.phase = ACTION
    if t.log is not None:
        t.log.add(TurnBegan(name_of(t, me), t.round))
    if t.unconscious[me] == NOTHING:
        if lies_here(t, me):
            yield from pick_up(t, me)
        uses = rules_on(t, me, TURN_START)
        if uses:
            yield from demand(t, me, uses)
        if t.turn_over:
            t.phase = TURN_ENDS


def act_options(t: Board, me: int) -> list[Option]:
    """All that the knight may do now; an unconscious one only one thing (WK-ACT-05)."""
    taken = t.taken
    options: list[Option] = []
    if t.unconscious[me] != NOTHING:
        if REGAINED not in taken:
            options.append(REGAIN)
        options.append(PASS)
        return options
    now = in_effect(t, me)
    if len(taken) >= ACTIONS:
        return _free_options(t, me, now)
    if MOVED not in taken and can_start_move(t, me):
        options.append(MOVE)
    if CAMPED not in taken:
        options.append(CAMP)
    if EXPLORED not in taken:
        options.append(EXPLORE)
    if VISITED_CITY not in taken and is_in_city(t, me):
        options.append(CITY)
    for action in thread_of(t).actions:
        if FIRST_NAMED + action.number not in taken and can_take(t, me, action) and action.option not in options:
            options.append(action.option)
    if t.wreck[me] != NOTHING and OVERHAULED not in taken:
        options.append(OVERHAUL)
    for use in still_open(t, me, now.uses[SPECIAL]):
        if FIRST_GRANTED + use.rule.number not in taken:
            options.append(granted(use))
    return options + _free_options(t, me, now)


def _free_options(t: Board, me: int, now: InEffect) -> list[Option]:
    """What is free before and after every action (WK-EQ-14), and the end of the turn."""
    options: list[Option] = []
    if not t.arranged and has_cards(t, me):
        options.append(ARRANGE)
    if now.uses[ANYTIME]:
        options += offered(anytime(t, me))
    options.append(PASS)
    return options


def _may_go_on(t: Board, me: int) -> bool:
    """Whether after the last action there is still something free to do: equipment to arrange, an effect to use."""
    return has_cards(t, me) or bool(anytime(t, me))


def granted(use: Use) -> Option:
    """The special action that a card gives (WK-SPEC-01)."""
    return ("special", use.rule.name.lower())


def take_action(t: Board) -> Steps:
    """One action, or something that is free before and after actions (WK-EQ-14)."""
    me = t.active
    is_open = len(t.taken) < ACTIONS
    options = LATER if is_open or thread_of(t).has_secrets else act_options(t, me)
    option = yield Question(t.seat[me], "act", options, is_always_asked=is_open)
    verb = option[0]
    if verb == "arrange":
        yield from arrange(t, me)
        yield from settle_vehicle(t, me)  # a part may have been discarded
        if t.turn_over:
            t.phase = TURN_ENDS
        return
    if verb == "use":
        t.arranged = False
        yield from apply(t, me, picked(anytime(t, me), option))
        if t.turn_over:
            t.phase = TURN_ENDS
        return
    if option == PASS:
        t.phase = TURN_ENDS
        if t.log is not None and len(t.taken) < ACTIONS:
            t.log.add(PassedTurn(name_of(t, me)))
        return
    t.used[PER_ACTION] = ()
    t.first_test = 0
    if t.log is not None:
        t.log.add(Acted(name_of(t, me), str(option[-1])))
    if option == MOVE:
        begin_move(t, me)
    elif option == CAMP:
        yield from begin_camp(t, me)
    elif option == EXPLORE:
        begin_exploration(t, me)
    elif option == CITY:
        begin_city(t)
    else:
        t.phase = AFTER_ACTION
        yield from _named_action(t, me, option)


def _named_action(t: Board, me: int, option: Option) -> Steps:
    """A special action; an action of the thread is resolved in a beat of its own."""
    if option == REGAIN:
        t.taken.append(REGAINED)
        yield from regain(t, me)
        return
    if option == OVERHAUL:
        t.taken.append(OVERHAULED)
        yield from overhaul(t, me)
        return
    for use in rules_on(t, me, SPECIAL):
        if granted(use) == option:
            t.taken.append(FIRST_GRANTED + use.rule.number)
            yield from apply(t, me, use)
            return
    for number, action in enumerate(thread_of(t).actions):
        if action.option == option and can_take(t, me, action):
            t.taken.append(FIRST_NAMED + action.number)
            t.chosen = number
            t.phase = THREAD_ACTION
            return


def take_named_action(t: Board) -> Steps:
    """The thread or special action that was chosen (WK-THR-01)."""
    me = t.active
    option = thread_of(t).actions[t.chosen].option
    t.chosen = NOTHING
    t.phase = AFTER_ACTION
    yield from take_thread_action(t, me, option)


def after_action(t: Board) -> Steps:
    """The action is resolved: tokens go back, goals are checked, and the turn goes on or ends (WK-TURN-04)."""
    me = t.active
    return_tokens(t)
    t.first_test = 0
    t.arranged = False
    is_last = t.turn_over or (len(t.taken) >= ACTIONS and not _may_go_on(t, me))
    t.phase = TURN_ENDS if is_last else ACTION
    goal = reached_goal(t, me)
    if goal != NOTHING:
        yield from reach(t, me, goal)
    if t.turn_over:
        t.phase = TURN_ENDS


def end_turn(t: Board) -> Steps:
    """Due advances may be taken, also by an unconscious knight (WK-TURN-05)."""
    me = t.active
    t.phase = TURN_STARTS
    if t.gone[me]:
        return
    if t.unconscious[me] == NOTHING:
        uses = rules_on(t, me, TURN_END)
        if uses:
            yield from demand(t, me, uses)
    if t.due[me]:
        yield from take_advances(t, me)
