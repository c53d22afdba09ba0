"""The current thread: what it offers, where, to whom, and its own rules (adventures.md 1.4, WK-THR)."""

from typing import Final

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.language import Place, Rule
from stolik.games.waste_knights.map import CITY, COUNT
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.perform import is_out, resolve
from stolik.games.waste_knights.rules.perform import is_spent as is_rule_spent
from stolik.games.waste_knights.rules.perform import note_use as note_rule
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import (
    NONE,
    ONCE_A_GAME,
    ONCE_A_KNIGHT,
    ONCE_A_KNIGHT_AND_PLACE,
    ONCE_A_ROUND,
    Action,
)
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.vocabulary import AT_SPACE, AT_TOKEN, IN_ANY_CITY, PER_KNIGHT, WIN, WITH_KNIGHT
from stolik.kernel.question import Option

NOBODY: Final[list[int]] = []

# Knights


def in_turn_order(t: Board, first: int) -> list[int]:
    """All knights clockwise, from this one on."""
    n = len(t.seat)
    return [(first + step) % n for step in range(n)]


def conscious(t: Board) -> list[int]:
    """The conscious knights in turn order, from the first player on."""
    return [me for me in in_turn_order(t, t.first) if not is_out(t, me)]


def companions(t: Board, me: int) -> list[int]:
    """The other conscious knights on the same space."""
    space = t.space[me]
    return [other for other in range(len(t.seat)) if other != me and t.space[other] == space and not is_out(t, other)]


def leader(t: Board, variable: int, without: list[int] = NOBODY, awake: bool = False) -> int:
    """Who has most of a variable among the remaining knights; ties: XP, resources, turn order. NOTHING: nobody."""
    width = len(adventure_of(t).own_names)
    best = NOTHING
    best_value, best_xp, best_held = -1, 0, 0
    for me in in_turn_order(t, t.first):
        if t.gone[me] or me in without or (awake and is_out(t, me)):
            continue
        value = t.own[me * width + variable]
        xp = t.xp[me]
        held = t.res[3 * me] + t.res[3 * me + 1] + t.res[3 * me + 2]
        if (value, xp, held) > (best_value, best_xp, best_held) or best == NOTHING:
            best, best_value, best_xp, best_held = me, value, xp, held
    return best


def who_resolves(t: Board, me: int) -> int:
    """The knight, or if it is out the next conscious one; if nobody is, the next that remains (WK-ENTRY-06)."""
    if not is_out(t, me):
        return me
    order = in_turn_order(t, me)
    for other in order:
        if not is_out(t, other):
            return other
    for other in order:
        if not t.gone[other]:
            return other
    return me


# Places


def is_at(t: Board, me: int, place: Place) -> bool:
    """Whether the knight's space is such a place."""
    kind = place.kind
    if kind == AT_SPACE:
        return t.space[me] == place.at
    if kind == AT_TOKEN:
        return place.at * COUNT + t.space[me] in t.placed
    if kind == IN_ANY_CITY:
        return CITY[t.space[me]] != ""
    if kind == WITH_KNIGHT:
        return bool(companions(t, me))
    return True  # here, anywhere


# Actions


def can_take(t: Board, me: int, action: Action) -> bool:
    """Whether place, limit and requirement of an action are met."""
    return is_in_place(t, me, action) and not is_spent(t, me, action) and holds(t, me, action.requires)


def is_in_place(t: Board, me: int, action: Action) -> bool:
    """Whether the knight is where the action can be taken, and there is something to read there."""
    for place in action.at:
        if is_at(t, me, place):
            return not action.entry_at or entry_of(t, me, action) != NONE
    return False


def entry_of(t: Board, me: int, action: Action) -> int:
    """The entry that the action reads on the knight's space."""
    for number, place in enumerate(action.entry_at):
        if is_at(t, me, place):
            return action.entry_of[number]
    return action.entry


def is_spent(t: Board, me: int, action: Action) -> bool:
    """Whether the limit of the action has been reached. Once a turn is what holds for every name (WK-ACT-03)."""
    return is_spent_at(t, me, action, t.space[me])


def is_spent_at(t: Board, me: int, action: Action, space: int) -> bool:
    """Whether the limit of the action would be reached on a space."""
    limit = action.limit
    if limit in (ONCE_A_KNIGHT, ONCE_A_KNIGHT_AND_PLACE):
        return _use(t, me, action, space) in t.done_actions
    if limit in (ONCE_A_ROUND, ONCE_A_GAME):
        return _use(t, me, action, space) in t.done_in_game
    return False


def note_use(t: Board, me: int, action: Action) -> None:
    """Count a use against the limit."""
    limit = action.limit
    if limit in (ONCE_A_KNIGHT, ONCE_A_KNIGHT_AND_PLACE):
        t.done_actions += (_use(t, me, action, t.space[me]),)
    elif limit in (ONCE_A_ROUND, ONCE_A_GAME):
        t.done_in_game += (_use(t, me, action, t.space[me]),)


def _use(t: Board, me: int, action: Action, space: int) -> int:
    """A use as one number: the action and what its limit is counted by."""
    limit = action.limit
    if limit == ONCE_A_ROUND:
        return action.number * 1000 + t.round
    if limit == ONCE_A_KNIGHT:
        return action.number * 1000 + me * COUNT
    if limit == ONCE_A_KNIGHT_AND_PLACE:
        return action.number * 1000 + me * COUNT + space
    return action.number * 1000


def action_of(t: Board, me: int, option: Option) -> Action:
    """The action behind an option that was offered."""
    for action in thread_of(t).actions:
        if action.option == option and can_take(t, me, action):
            return action
    raise LookupError(option)


def encounter_entry(t: Board, letter: int) -> int:
    """The entry for a letter in the encounter table of the thread, or NONE (WK-ENC-01)."""
    return thread_of(t).encounters[letter]


# Rules


def resolve_thread_rules(t: Board, me: int, trigger: int) -> Doing:
    """The rules of the thread for this moment, by this knight; NOTHING: by the first player's."""
    if t.thread == NOTHING:
        return False
    rules: list[Rule] = thread_of(t).on[trigger]
    if not rules:
        return False
    who = who_resolves(t, t.first) if me == NOTHING else me
    for rule in rules:
        counted = who if rule.per == PER_KNIGHT else 0  # other limits are those of all knights together
        if is_rule_spent(t, counted, rule):
            continue
        if holds(t, who, rule.cond):
            note_rule(t, counted, rule)
        # Who won may have fallen with the enemy (WK-COMBAT-46).
        if (yield from resolve(t, who, [rule], Cause(), to_the_end=True)):
            return True
    return False


def after_victory(t: Board, me: int) -> Doing:
    """What the thread adds when a knight has defeated an enemy."""
    return (yield from resolve_thread_rules(t, me, WIN))


def after_elimination(t: Board, me: int) -> Doing:
    """What the adventure adds when a knight is eliminated."""
    rules = adventure_of(t).on_eliminated
    if not rules:
        return False
    return (yield from resolve(t, who_resolves(t, me), rules, Cause()))
