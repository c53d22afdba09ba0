"""Steps from space to space and what they cost (AP-MOVE), with what stands at the sides of a diagonal (AP-CONN).

Legends and drops are not looked at here: they forbid to stay on or to enter a space, whatever way one comes.
"""

from typing import Final

from stolik.games.apex_legends.geometry.grid import AHEAD
from stolik.games.apex_legends.geometry.layout import EDGE_WALL, HAS_LEVEL, IS_IMPASSABLE, IS_OBSTACLE, Layout

FORBIDDEN: Final = 0
"""The cost of a step that cannot be made."""

NONE: Final = 0
PASSABLE: Final = 1
CLOSED: Final = 2
"""The least restrictive element on a side: none at all, one that adds 1 MP, or only such as forbid the step."""


def step_cost(layout: Layout, a: int, way: int) -> int:
    """The movement points of a step from a place in a direction, or FORBIDDEN (AP-MOVE-08…17)."""
    la = layout.level[a]
    lb = layout.level[a + AHEAD[way]]
    if lb > la + 1:
        return FORBIDDEN
    extra = _across_corner(layout, a, way) if way & 1 else _across_edge(layout, a, way)
    if extra == CLOSED:
        return FORBIDDEN
    return 1 + (1 if lb > la else 0) + extra


def _across_edge(layout: Layout, a: int, way: int) -> int:
    """What an orthogonal step crosses (AP-MOVE-12)."""
    return edge_restriction(layout, a, way, layout.level[a])


def edge_restriction(layout: Layout, p: int, way: int, la: int) -> int:
    """What the object on an edge of place p means for a step that starts on level la (AP-MOVE-09, -11, -12)."""
    kind = layout.object_towards(p, way)
    if not IS_OBSTACLE[kind]:
        return NONE
    base = layout.base_towards(p, way)
    if base < la or base > la + 1:
        return NONE
    if IS_IMPASSABLE[kind] or (HAS_LEVEL[kind] and base > la):
        return CLOSED
    return PASSABLE


def _across_corner(layout: Layout, a: int, way: int) -> int:
    """What a diagonal step crosses: elements count only if both sides hold some (AP-MOVE-15, -16)."""
    left, right = side_restriction(layout, a, way, -1), side_restriction(layout, a, way, 1)
    if left == NONE or right == NONE:
        return NONE
    return min(left, right)


def side_restriction(layout: Layout, a: int, way: int, turn: int) -> int:
    """The least restrictive element at one side of a diagonal step from place a (AP-MOVE-13, -14).

    The side is the place next to a that lies one turn (-1 left, 1 right) off the way, with its edges to both ends.
    """
    la, lb = layout.level[a], layout.level[a + AHEAD[way]]
    first, second = (way + turn) & 7, (way - turn) & 7
    c = a + AHEAD[first]
    near = edge_restriction(layout, a, first, la)
    far = edge_restriction(layout, c, second, la)
    corner = NONE
    lc = layout.level[c]
    if lc > la and lc > lb:
        is_walled = layout.object_towards(a, first) == EDGE_WALL and layout.object_towards(c, second) == EDGE_WALL
        corner = PASSABLE if lc == la + 1 and not is_walled else CLOSED
    least = NONE
    for found in (near, far, corner):
        if found != NONE and (least == NONE or found < least):
            least = found
    return least


def has_obstacle_at_side(layout: Layout, a: int, way: int, turn: int) -> bool:
    """Whether an element at that side of a diagonal is an obstacle: all edge objects are, buildings are not."""
    la = layout.level[a]
    first, second = (way + turn) & 7, (way - turn) & 7
    if edge_restriction(layout, a, first, la) != NONE:
        return True
    return edge_restriction(layout, a + AHEAD[first], second, la) != NONE
