"""Pushes and collisions (AP-PUSH)."""

from typing import Final

from stolik.games.apex_legends.geometry.grid import AHEAD, DIRECTION, OFF, PLACE, SPACE, X, Y
from stolik.games.apex_legends.geometry.movement import NONE, side_restriction
from stolik.games.apex_legends.geometry.terrain import Terrain

MOVES: Final = 0
STAYS: Final = 1
LANDS: Final = 2
"""What one space of a push comes to: the legend moves; it collides and stays; it collides and is put beside it."""

_BY_SIGNS: Final = [
    [DIRECTION["nw"], DIRECTION["n"], DIRECTION["ne"]],
    [DIRECTION["w"], -1, DIRECTION["e"]],
    [DIRECTION["sw"], DIRECTION["s"], DIRECTION["se"]],
]


def direction(pusher: int, target: int) -> int:
    """The direction in which one space is pushed from another, the nearest of the eight (AP-PUSH-02)."""
    dx, dy = X[target] - X[pusher], Y[target] - Y[pusher]
    across = (dx > 0) - (dx < 0)
    down = (dy > 0) - (dy < 0)
    if abs(dy) >= 2 * abs(dx):
        across = 0
    if abs(dx) >= 2 * abs(dy):
        down = 0
    return _BY_SIGNS[down + 1][across + 1]


def push_step(terrain: Terrain, s: int, way: int, occupied: int) -> tuple[int, int]:
    """What happens to a legend on a space that is pushed one space, and the space it is pushed to (OFF if none).

    `occupied` are all spaces with legends or objects on them (AP-PUSH-03, -04).
    """
    layout, p = terrain.layout, PLACE[s]
    t = SPACE[p + AHEAD[way]]
    if t == OFF or terrain.level[t] > terrain.level[s]:
        return STAYS, t
    if way & 1:
        if side_restriction(layout, p, way, -1) != NONE and side_restriction(layout, p, way, 1) != NONE:
            return STAYS, t
    elif layout.object_towards(p, way):
        return STAYS, t
    if occupied >> t & 1:
        return (STAYS if terrain.level[t] == terrain.level[s] else LANDS), t
    return MOVES, t


def landing_spaces(terrain: Terrain, t: int, occupied: int) -> int:
    """The free spaces on which a legend may be put that was pushed down onto an occupied one (AP-PUSH-05)."""
    return terrain.neighbours[t] & ~occupied
