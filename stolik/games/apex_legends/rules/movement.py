"""Movement (AP-MOVE, AP-RUSH): steps, what they cost, and what happens on entering a space."""

from typing import Final

from stolik.games.apex_legends.catalogue import BLOODHOUND, FEAT, LEGENDS, NOTHING
from stolik.games.apex_legends.events import Moved, Rushed, Transferred
from stolik.games.apex_legends.geometry.grid import SPACES, X, Y, distance, mask_of, spaces_of, within
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import DONE, GO, RUSH, STEP, space_of, spaces_in
from stolik.games.apex_legends.rules.feats import spend_feat
from stolik.games.apex_legends.rules.teams import enemies
from stolik.games.apex_legends.state import BEAST_ON, DROP_SPACE, PORTAL_SPACE, Board
from stolik.kernel.question import LATER, Option, Question, Steps

ANYWHERE: Final = (1 << SPACES) - 1
RUSH_MOVE: Final = 1
BEAST_NEEDS: Final = 2
"""The beast helps moves of this value or more."""


def mp_of(t: Board, who: int, value: int) -> int:
    """The movement points of a move action of this value (AP-MOVE-01, WR-A-1, BH-A-2)."""
    mp = value
    if t.is_in_void and who == t.active:
        mp += 1
    if who == BLOODHOUND and value >= BEAST_NEEDS and t.figures[BEAST_ON] != NOTHING:
        mp += 1
    return mp


def can_rush(t: Board, who: int) -> bool:
    """Whether a legend may discard a feat card for a rush (AP-RUSH-01)."""
    return who == t.active and not t.has_rushed and len(t.hands[who]) > 0


def move(t: Board, who: int, value: int, start: int = NOTHING) -> Steps:
    """A move action. From the outside position `start` the first step must be made."""
    mp = mp_of(t, who, value)
    must_step = start != NOTHING
    if must_step:
        t.space[who] = start
    else:
        t.occupied &= ~(1 << t.space[who])
    t.moving = who
    while True:
        options = steps(t, who, mp)
        here = t.space[who]
        may_rush = not must_step and can_rush(t, who)
        if not options and not may_rush:
            break
        if may_rush:
            options.append(RUSH)
        if not must_step and may_end_on(t, here):
            options.append(DONE)
        t.mp = mp
        option = yield Question(t.seat_of[who], "move", options, "", mp)
        if option == DONE:
            break
        if option == RUSH:
            yield from rush(t, who)
            mp += 1
            continue
        goal = space_of(option)
        cost = LANDS[t.land].step_cost(here, goal)
        mp -= cost
        t.mp = mp
        must_step = False
        step_onto(t, who, goal, cost)
        way_out = portal_exits(t, goal)
        if way_out:
            yield from go_through(t, who, fitting_exits(t, way_out, mp))
        if LANDS[t.land].is_canyon[t.space[who]]:
            break
    t.moving = NOTHING
    t.mp = 0
    t.occupied |= 1 << t.space[who]


def step_onto(t: Board, who: int, goal: int, cost: int) -> None:
    """One step."""
    t.space[who] = goal
    if who == t.active:
        t.has_moved = True
    if t.log is not None:
        t.log.add(Moved(LEGENDS[who], X[goal], Y[goal], cost))


def may_end_on(t: Board, space: int) -> bool:
    """Whether a move may end on a space: a free one, and one that the card allows (AP-MOVE-06, BH-F-6)."""
    if (t.occupied | LANDS[t.land].standing) >> space & 1:
        return False
    return not t.must_end_in or (t.must_end_in >> space & 1) == 1


def steps(t: Board, who: int, mp: int) -> list[Option]:
    """The steps that a moving legend can make (AP-MOVE-02 to -17, -19)."""
    land = LANDS[t.land]
    here = t.space[who]
    taken = (t.occupied | land.standing) & land.around[here]
    options: list[Option] = []
    for goal, cost in land.steps[here]:
        if cost > mp:
            continue
        if taken and taken >> goal & 1 and not can_pass(t, goal, mp - cost):
            continue
        if t.must_end_in and not can_end_in(t, goal, mp - cost, t.must_end_in):
            continue
        options.append(STEP[goal])
    return options


def can_pass(t: Board, space: int, mp: int) -> bool:
    """Whether an occupied space can be entered: with enough MP to leave it again (AP-MOVE-06, -07, -19, AP-OBJ-13)."""
    land = LANDS[t.land]
    if space == t.figures[DROP_SPACE] or land.canyons >> space & 1:
        return False
    if portal_exits(t, space):
        return True
    taken = t.occupied | land.standing
    for goal, cost in land.steps[space]:
        if cost <= mp and (not taken >> goal & 1 or can_pass(t, goal, mp - cost)):
            return True
    return False


def can_end_in(t: Board, space: int, mp: int, wanted: int) -> bool:
    """Whether a legend that has just entered a space with this many MP left can end its move on one of the wanted."""
    land = LANDS[t.land]
    wanted &= ~(t.occupied | land.standing)
    drop = t.figures[DROP_SPACE]
    most = {space: mp}
    waiting = [space]
    while waiting:
        here = waiting.pop()
        left = most[here]
        exits = portal_exits(t, here)
        if exits:
            for goal in spaces_of(exits):
                if goal != drop and most.get(goal, NOTHING) < left:
                    most[goal] = left
                    waiting.append(goal)
            continue
        if wanted >> here & 1:
            return True
        if land.is_canyon[here]:
            continue
        for goal, cost in land.steps[here]:
            if cost <= left and goal != drop and most.get(goal, NOTHING) < left - cost:
                most[goal] = left - cost
                waiting.append(goal)
    return False


def nearer_to_an_enemy(t: Board, who: int) -> int:
    """The spaces that are nearer to at least one enemy than a legend is now (BH-F-6)."""
    here = t.space[who]
    found = 0
    for enemy in enemies(t, who):
        there = t.space[enemy]
        if there != NOTHING and there != here:
            found |= within(there, 0, distance(here, there) - 1)
    return found


# Entering a space


def portal_exits(t: Board, space: int) -> int:
    """The free spaces to which a portal on this space leads; none without a portal here and another elsewhere."""
    first, second = t.figures[PORTAL_SPACE], t.figures[PORTAL_SPACE + 1]
    if first == NOTHING or second == NOTHING or space not in (first, second):
        return 0
    land = LANDS[t.land]
    return land.neighbours[second if space == first else first] & free_spaces(t)


def fitting_exits(t: Board, exits: int, mp: int) -> int:
    """Those of the exits from which the move can still end where the card allows (BH-F-6)."""
    if not t.must_end_in:
        return exits
    return mask_of([space for space in spaces_of(exits) if can_end_in(t, space, mp, t.must_end_in)])


def go_through(t: Board, who: int, exits: int) -> Steps:
    """WR-A-2: a legend that enters a portal transfers to a free space neighbouring the other one."""
    option = yield Question(t.seat_of[who], "portal", spaces_in(GO, exits), "dimensional_rift", who)
    goal = space_of(option)
    t.space[who] = goal
    _tell_transfer(t, who, goal)


def transfer(t: Board, who: int, goal: int) -> None:
    """Put a legend on a space directly (AP-CONV-09)."""
    t.occupied &= ~(1 << t.space[who])
    t.space[who] = goal
    t.occupied |= 1 << goal
    if who == t.active:
        t.has_moved = True
    _tell_transfer(t, who, goal)


def _tell_transfer(t: Board, who: int, goal: int) -> None:
    if t.log is not None:
        t.log.add(Transferred(LEGENDS[who], X[goal], Y[goal]))


def can_go_on(t: Board, who: int) -> bool:
    """Whether a legend's action goes on: it is on the map and not in a canyon (AP-OBJ-13, AP-ELIM-08)."""
    space = t.space[who]
    return space != NOTHING and not LANDS[t.land].is_canyon[space]


def free_spaces(t: Board) -> int:
    """The spaces that are free for a legend and that it may enter (AP-PLACE-03, AP-OBJ-11, AP-BLDG-04)."""
    land = LANDS[t.land]
    return ANYWHERE & ~(t.occupied | land.standing | land.solid)


def free_for_objects(t: Board) -> int:
    """The spaces that are free for objects: canyons are not."""
    land = LANDS[t.land]
    return ANYWHERE & ~(t.occupied | land.standing | land.canyons)


# Rush


def rush(t: Board, who: int) -> Steps:
    """Discard a feat card from the hand; its text is ignored (AP-RUSH-01)."""
    t.has_rushed = True
    option = yield Question(t.seat_of[who], "discard_feat", LATER, "", who)
    spend_feat(t, FEAT[str(option[1])])
    if t.log is not None:
        t.log.add(Rushed(LEGENDS[who], str(option[1])))
