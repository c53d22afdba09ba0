"""Why a step cannot be made, and why a space or an intersection cannot be chosen (AP-MOVE, AP-PLACE)."""

from typing import Final

from stolik.games.apex_legends.catalogue import LIFELINE, LOOT_KIND, NOTHING, PATHFINDER, THROW_HIGH, THROW_LOW
from stolik.games.apex_legends.geometry.grid import AHEAD, PLACE, POSITION, SPACES, distance, distance_to_node
from stolik.games.apex_legends.legends.bangalore import SMOKE_RANGE, THUNDER_RANGE
from stolik.games.apex_legends.legends.gibraltar import DOME_RANGE, STRIKE_RANGE
from stolik.games.apex_legends.legends.lifeline import DRONE_RANGE, SITE_RANGE, ways_out
from stolik.games.apex_legends.legends.pathfinder import ZIP_HIGH, ZIP_LOW, reel_goals
from stolik.games.apex_legends.legends.wraith import portal_goals
from stolik.games.apex_legends.map import LANDS, drops
from stolik.games.apex_legends.options import FALL, STAY, node_of
from stolik.games.apex_legends.rules.interact import arrivals
from stolik.games.apex_legends.rules.melee import landings
from stolik.games.apex_legends.rules.movement import (
    can_end_in,
    can_pass,
    fitting_exits,
    free_for_objects,
    free_spaces,
    may_end_on,
    portal_exits,
)
from stolik.games.apex_legends.rules.respawn import angel_spaces, respawn_spaces
from stolik.games.apex_legends.rules.teams import allies
from stolik.games.apex_legends.rules.zones import is_in_dome
from stolik.games.apex_legends.state import ANCHOR_NODE, DOME_NODE, DROP_SPACE, SMOKE_NODE, Board
from stolik.games.apex_legends.why.acts import why_not_rush
from stolik.games.apex_legends.why.basics import named_space, not_adjacent, veiled
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, Subject

# Moving


def why_not_move(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge a step, a rush, or the end of a move."""
    who = t.moving
    here = t.space[who]
    if attempt == ("rush",):
        return no("AP-DROP-11", "not-in-stage-2") if t.active == NOTHING else why_not_rush(t, who)
    if attempt == ("done",):
        if here >= SPACES:
            return no("AP-DROP-08", "must-enter")
        if may_end_on(t, here):
            return None
        is_taken = (t.occupied | LANDS[t.land].standing) >> here & 1
        return no("AP-MOVE-06", "space-taken") if is_taken else no("AP-CONV-08", "not-nearer")
    return _why_not_step(t, here, named_space(attempt), subject.note)


def _why_not_step(t: Board, here: int, goal: int, mp: int) -> Reason | None:
    land = LANDS[t.land]
    is_outside = here >= SPACES
    if goal == here or (not is_outside and distance(here, goal) > 1):
        return no("AP-MOVE-02", "one-space")
    if land.solid >> goal & 1 or goal == t.figures[DROP_SPACE]:
        return no("AP-MOVE-07", "impassable")
    cost = land.step_cost(here, goal)
    if not cost:
        way = PLACE[goal] - POSITION[here]
        if way not in AHEAD:
            return no("AP-DROP-08", "not-beside")
        if land.level[goal] > (0 if is_outside else land.level[here]) + 1:
            return no("AP-MOVE-08", "too-high")
        return no("AP-MOVE-12" if AHEAD.index(way) % 2 == 0 else "AP-MOVE-16", "barred")
    if cost > mp:
        return no("AP-MOVE-03", "mp", {"needs": cost, "has": mp})
    if (t.occupied | land.standing) >> goal & 1 and not can_pass(t, goal, mp - cost):
        if land.canyons >> goal & 1:
            return no("AP-OBJ-13", "canyon-taken")
        return no("AP-MOVE-06", "cannot-leave")
    if t.must_end_in and not can_end_in(t, goal, mp - cost, t.must_end_in):
        return no("AP-CONV-08", "not-nearer")
    return None


# Spaces


def why_not_space(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge the choice of a space."""
    if attempt == FALL:
        return None
    if attempt == STAY:
        return None if _may_stay(subject) else no("AP-CONV-08", "must-choose")
    goal = named_space(attempt)
    kind = subject.kind
    if kind == "transfer":
        return _why_not_transfer(t, subject, goal)
    if kind == "respawn" or kind in ELSEWHERE:
        return _why_not_put(t, subject, goal)
    who = subject.note
    here = t.space[who]
    land = LANDS[t.land]
    if kind == "put_where":
        is_near = goal == here or (land.neighbours[here] >> goal & 1) == 1
        return None if is_near else no("AP-LOOT-03", "not-neighbouring")
    if kind == "throw":
        grenade = LOOT_KIND[subject.source]
        return _why_not_aim(t, who, goal, THROW_LOW[grenade], THROW_HIGH[grenade], "AP-GREN-01")
    if kind == "place_space":
        return _why_not_place(t, subject.source, who, goal)
    assert kind == "canyon"
    if not free_spaces(t) >> goal & 1:
        return _not_free(t, goal)
    return None if land.adjacent[here] >> goal & 1 else not_adjacent(t, here, goal, "AP-OBJ-15")


def _why_not_put(t: Board, subject: Subject, goal: int) -> Reason | None:
    kind = subject.kind
    if _goals(t, subject) >> goal & 1:
        return None
    if not free_spaces(t) >> goal & 1:
        return _not_free(t, goal)
    if kind == "portal" and portal_exits(t, t.space[subject.note]) >> goal & 1:
        return no("AP-CONV-08", "not-nearer")
    if subject.source == "care_package":
        return no("AP-ADJ-03", "not-out-of-the-way")
    if kind == "respawn":
        return _not_at_beacon(t, subject)
    return no(*ELSEWHERE[kind])


def _not_free(t: Board, goal: int) -> Reason:
    """A legend cannot be put on an occupied space, nor on a roof with edge walls all around (AP-BLDG-04)."""
    land = LANDS[t.land]
    if land.solid & ~land.standing & ~t.occupied & 1 << goal:
        return no("AP-MOVE-07", "impassable")
    return no("AP-PLACE-03", "not-free")


def _not_at_beacon(t: Board, subject: Subject) -> Reason:
    who = subject.note
    if subject.about[0] and who != LIFELINE:
        return no("AP-RESP-03", "beacon-or-lifeline")
    if all(t.space[mate] == NOTHING for mate in allies(t, who)):
        return no("AP-RESP-04", "any-beacon")
    return no("AP-RESP-03", "beacon")


def _goals(t: Board, subject: Subject) -> int:
    """Where somebody may be put who respawns, rides, goes through a portal or makes way."""
    kind, note = subject.kind, subject.note
    if kind == "respawn":
        return respawn_spaces(t, note) | (angel_spaces(t, note) if subject.about[0] else 0)
    if kind == "ride":
        return arrivals(t, note)
    if kind == "portal":
        return fitting_exits(t, portal_exits(t, t.space[note]), t.mp)
    if subject.source == "care_package":
        return ways_out(t, note)
    return landings(t, note, subject.about[0])


ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "ride": ("AP-OBJ-06", "not-at-anchor"),
    "portal": ("AP-ADJ-03", "not-at-portal"),
    "land": ("AP-PUSH-05", "not-beside-fall"),
}
"""By question: why a free space is none of those that are meant."""


def _may_stay(subject: Subject) -> bool:
    """Only the second swing of the hook may be declined."""
    return not subject.about[2]


def _why_not_transfer(t: Board, subject: Subject, goal: int) -> Reason | None:
    who = subject.note
    low, high, in_sight = subject.about
    here = t.space[who]
    if not free_spaces(t) >> goal & 1:
        return _not_free(t, goal)
    if not low:
        if subject.source == "reel_in":
            if reel_goals(t, PATHFINDER) >> goal & 1:
                return None
            return not_adjacent(t, t.space[PATHFINDER], goal, "AP-ADJ-02")
        return None if portal_goals(t, who) >> goal & 1 else no("AP-ADJ-03", "not-at-portal")
    far = _why_not_distance(distance(here, goal), low, high)
    if far is not None:
        return far
    land = LANDS[t.land]
    if subject.source == "phase_step" and land.level[goal] > land.level[here]:
        return no("AP-LEVEL-01", "higher-level")
    return _why_not_see(t, here, goal) if in_sight else None


def _why_not_distance(away: int, low: int, high: int, clause: str = "AP-PLACE-08") -> Reason | None:
    if low <= away <= high:
        return None
    return no(clause, "distance", {"low": low, "high": high, "away": away})


def _why_not_see(t: Board, here: int, goal: int) -> Reason | None:
    veil = LANDS[t.land].why_blocked(here, goal, drops(t))
    return None if veil is None else veiled(veil)


def _why_not_aim(t: Board, who: int, goal: int, low: int, high: int, clause: str) -> Reason | None:
    far = _why_not_distance(distance(t.space[who], goal), low, high, clause)
    if far is not None:
        return far
    if is_in_dome(t, t.space[who]) and not is_in_dome(t, goal):
        return no("AP-SHOOT-05", "dome-out")
    return None


SITES: Final[dict[str, tuple[int, int]]] = {"heal_drone": (1, DRONE_RANGE), "care_package": (1, SITE_RANGE)}
STRIKES: Final[dict[str, tuple[int, int]]] = {
    "defensive_bombardment": (0, STRIKE_RANGE),
    "rolling_thunder": (0, THUNDER_RANGE),
}


def _why_not_place(t: Board, source: str, who: int, goal: int) -> Reason | None:
    here = t.space[who]
    land = LANDS[t.land]
    if source in STRIKES:
        low, high = STRIKES[source]
        return _why_not_aim(t, who, goal, low, high, "AP-PLACE-08")
    if not free_for_objects(t) >> goal & 1:
        return no("AP-PLACE-03", "not-free")
    if source not in SITES:
        return None if land.adjacent[here] >> goal & 1 else not_adjacent(t, here, goal, "AP-ADJ-02")
    low, high = SITES[source]
    far = _why_not_distance(distance(here, goal), low, high)
    if far is not None:
        return far
    if source == "heal_drone" and land.level[goal] > land.level[here]:
        return no("AP-LEVEL-01", "higher-level")
    return _why_not_see(t, here, goal)


# Intersections

NODE_RANGE: Final[dict[str, tuple[int, int]]] = {
    "dome_of_protection": (0, DOME_RANGE),
    "smoke_launcher": (0, SMOKE_RANGE),
    "zipline_gun": (ZIP_LOW, ZIP_HIGH),
}


def why_not_node(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge the choice of an intersection."""
    node = node_of(attempt)
    land = LANDS[t.land]
    who = subject.note
    is_near = bool(subject.about[0])
    here = t.space[who]
    if is_near:
        if node not in land.corners[here]:
            return no("AP-PLACE-10", "not-own-corner")
    else:
        low, high = NODE_RANGE[subject.source]
        far = _why_not_distance(distance_to_node(here, node), low, high)
        if far is not None:
            return far
    for figure in (DOME_NODE, SMOKE_NODE, SMOKE_NODE + 1, ANCHOR_NODE, ANCHOR_NODE + 1):
        if t.figures[figure] == node:
            return no("AP-PLACE-04", "node-taken")
    if land.anchor_nodes >> node & 1:
        return no("AP-PLACE-04", "node-taken")
    if not land.free_nodes >> node & 1:
        return no("AP-PLACE-05", "node-walled")
    if subject.source == "smoke_launcher" or is_near:
        return None
    veil = land.why_node_blocked(here, node, drops(t))
    return None if veil is None else veiled(veil)
