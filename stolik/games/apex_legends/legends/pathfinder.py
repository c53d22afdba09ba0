"""Pathfinder: grappling hook, zip line, and eight feats of a scout."""

from typing import Final

from stolik.games.apex_legends.catalogue import HOOK, NOTHING, ZIPLINE
from stolik.games.apex_legends.events import Initiated
from stolik.games.apex_legends.geometry.grid import distance, mask_of
from stolik.games.apex_legends.legends.verbs import choose_legend, may_choose
from stolik.games.apex_legends.map import LANDS, drops, sees
from stolik.games.apex_legends.options import GO, STAY, space_of, spaces_in
from stolik.games.apex_legends.rules.abilities import (
    choose_goal,
    choose_node,
    free_nodes,
    nodes_in_sight,
    seen_goals,
    sees_any_node,
    transfer_goals,
)
from stolik.games.apex_legends.rules.combined import move_and_ride
from stolik.games.apex_legends.rules.destroy import destroy_anchors
from stolik.games.apex_legends.rules.melee import adjacent_enemies, push, strike
from stolik.games.apex_legends.rules.movement import can_go_on, free_spaces, transfer
from stolik.games.apex_legends.rules.teams import allies
from stolik.games.apex_legends.rules.tokens import accelerate, is_cooling, start_cooldown
from stolik.games.apex_legends.state import ANCHOR_NODE, Board
from stolik.kernel.question import PASS, Question, Steps

HOOK_RANGE: Final = 3
SHORT: Final = 2
IN_SIGHT: Final = 1
ZIP_LOW: Final = 3
ZIP_HIGH: Final = 5

# Abilities


def can_hook(t: Board, who: int) -> bool:
    """PF-A-1, use A: a free space in 1–3 that Pathfinder sees."""
    return seen_goals(t, who, 1, HOOK_RANGE) != 0


def grappling_hook(t: Board, who: int) -> Steps:
    """PF-A-1, use A: swing to a free space in sight; from higher up, or at something solid, once more."""
    land = LANDS[t.land]
    level = land.level[t.space[who]]
    goal = yield from choose_goal(
        who, t.seat_of[who], seen_goals(t, who, 1, HOOK_RANGE), "grappling_hook", (1, HOOK_RANGE, IN_SIGHT)
    )
    transfer(t, who, goal)
    start_cooldown(t, HOOK)
    if can_go_on(t, who) and (land.level[goal] > level or land.by_structure(drops(t)) >> goal & 1):
        goals = transfer_goals(t, who, 1, SHORT)
        if goals:
            options = [*spaces_in(GO, goals), STAY]
            about = (1, SHORT, 0)
            option = yield Question(t.seat_of[who], "transfer", options, "grappling_hook", who, about=about)
            if option != STAY:
                transfer(t, who, space_of(option))


def can_swing_away(t: Board, who: int) -> bool:
    """PF-A-1, use B: a free space in 1–2 that Pathfinder sees."""
    return seen_goals(t, who, 1, SHORT) != 0


def swing_away(t: Board, who: int) -> Steps:
    """PF-A-1, use B: transfer to a free space in 1–2 in sight."""
    if t.log is not None:
        t.log.add(Initiated("pathfinder", "grappling_hook"))
    goal = yield from choose_goal(
        who, t.seat_of[who], seen_goals(t, who, 1, SHORT), "grappling_hook", (1, SHORT, IN_SIGHT)
    )
    transfer(t, who, goal)
    start_cooldown(t, HOOK)


def zip_nodes(t: Board) -> int:
    """The free intersections for anchors: old anchors are taken from the map first (AP-ABIL-06)."""
    nodes = free_nodes(t)
    for node in (t.figures[ANCHOR_NODE], t.figures[ANCHOR_NODE + 1]):
        if node != NOTHING:
            nodes |= 1 << node
    return nodes


def near_nodes(t: Board, who: int, nodes: int) -> int:
    """The corners of Pathfinder's own space on his own level (AP-PLACE-10)."""
    return mask_of(LANDS[t.land].corners[t.space[who]]) & nodes


def far_nodes(t: Board, who: int, nodes: int) -> int:
    """The intersections in 3–5."""
    return LANDS[t.land].nodes_within(t.space[who], ZIP_LOW, ZIP_HIGH) & nodes


def can_fire_zipline(t: Board, who: int) -> bool:
    """PF-A-2: room for both anchors."""
    nodes = zip_nodes(t)
    return near_nodes(t, who, nodes) != 0 and sees_any_node(t, t.space[who], far_nodes(t, who, nodes))


def zipline_gun(t: Board, who: int) -> Steps:
    """PF-A-2: an anchor at a corner of his own space, the other in 3–5 in sight."""
    destroy_anchors(t)
    nodes = free_nodes(t)
    near = yield from choose_node(t, who, near_nodes(t, who, nodes), "zipline_gun", True)
    seen = nodes_in_sight(t, t.space[who], far_nodes(t, who, nodes))
    far = yield from choose_node(t, who, seen, "zipline_gun")
    t.figures[ANCHOR_NODE] = near
    t.figures[ANCHOR_NODE + 1] = far
    start_cooldown(t, ZIPLINE)


# Feats


def all_aboard(t: Board, who: int) -> Steps:
    """Any legend of the team may move 1 and interact with an adjacent zip-line anchor."""
    mate = yield from choose_legend(t, who, "all_aboard")
    if mate != NOTHING:
        yield from move_and_ride(t, mate, 1)


def can_swing(t: Board, who: int) -> bool:
    """A free space in 1–2 that Pathfinder sees, or an adjacent enemy."""
    return seen_goals(t, who, 1, SHORT) != 0 or len(adjacent_enemies(t, who)) > 0


def quick_swing(t: Board, who: int) -> Steps:
    """Transfer to a free space in 1–2 in sight. Then you may push an adjacent enemy 1, collision 3."""
    goals = seen_goals(t, who, 1, SHORT)
    if goals:
        goal = yield from choose_goal(who, t.seat_of[who], goals, "quick_swing", (1, SHORT, IN_SIGHT))
        transfer(t, who, goal)
    if can_go_on(t, who):
        enemy = yield from choose_legend(t, who, "quick_swing")
        if enemy != NOTHING:
            yield from push(t, who, enemy, 1, 3)


def can_uppercut(t: Board, who: int) -> bool:
    """An enemy on an adjacent space."""
    return len(adjacent_enemies(t, who)) > 0


def uppercut(t: Board, who: int) -> Steps:
    """Deal 6 to an adjacent enemy and push it 3, collision 6."""
    enemy = yield from choose_legend(t, who, "uppercut")
    yield from strike(t, who, enemy, 6, 3, 6, "uppercut")


def reelable(t: Board, who: int) -> list[int]:
    """The allies in 1–3 that Pathfinder sees."""
    here = t.space[who]
    return [
        mate
        for mate in allies(t, who)
        if t.space[mate] != NOTHING and 1 <= distance(here, t.space[mate]) <= 3 and sees(t, here, t.space[mate])
    ]


may_choose("reel_in", reelable, PASS)


def reel_goals(t: Board, who: int) -> int:
    """The free spaces adjacent to Pathfinder."""
    return LANDS[t.land].adjacent[t.space[who]] & free_spaces(t)


def can_reel_in(t: Board, who: int) -> bool:
    """An ally to reel in, and room for it."""
    return len(reelable(t, who)) > 0 and reel_goals(t, who) != 0


def reel_in(t: Board, who: int) -> Steps:
    """An ally in 1–3 in sight may be transferred to a free space adjacent to Pathfinder."""
    mate = yield from choose_legend(t, who, "reel_in")
    if mate != NOTHING:
        goal = yield from choose_goal(mate, t.seat_of[who], reel_goals(t, who), "reel_in")
        transfer(t, mate, goal)


def hard_target(t: Board, who: int) -> Steps:
    """HT +5; on a higher level than the shooter +15 instead."""
    level = LANDS[t.land].level
    t.shot.ht += 15 if level[t.space[who]] > level[t.space[t.shot.shooter]] else 5
    yield from ()


def can_recalibrate(t: Board, who: int) -> bool:
    """The hook is cooling down."""
    return is_cooling(t, HOOK)


def recalibrate(t: Board, who: int) -> Steps:
    """Accelerate the grappling hook by 2."""
    accelerate(t, HOOK, 2)
    yield from ()
