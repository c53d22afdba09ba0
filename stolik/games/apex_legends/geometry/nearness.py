"""Adjacent and neighbouring (AP-ADJ)."""

from stolik.games.apex_legends.geometry.grid import (
    AHEAD,
    OFF,
    PLACE,
    SPACE,
    WIDE,
    node,
    node_i,
    node_j,
    node_level,
    spaces_at,
)
from stolik.games.apex_legends.geometry.layout import Layout
from stolik.games.apex_legends.geometry.movement import NONE, has_obstacle_at_side, side_restriction


def has_obstacle_between(layout: Layout, p: int, way: int) -> bool:
    """Whether an obstacle lies between a place and the next in a direction, seen from the first (AP-ADJ-04, -05)."""
    if not way & 1:
        return layout.object_towards(p, way) != 0 and layout.base_towards(p, way) >= layout.level[p]
    if side_restriction(layout, p, way, -1) == NONE or side_restriction(layout, p, way, 1) == NONE:
        return False
    return has_obstacle_at_side(layout, p, way, -1) or has_obstacle_at_side(layout, p, way, 1)


def adjacent_to(layout: Layout, s: int) -> int:
    """The spaces adjacent to a space: distance 1, same level, no obstacle between (AP-ADJ-02)."""
    return _near(layout, s, False)


def neighbouring(layout: Layout, s: int) -> int:
    """The spaces neighbouring a space: distance 1, same or lower level, no obstacle between (AP-ADJ-03)."""
    return _near(layout, s, True)


def _near(layout: Layout, s: int, takes_lower: bool) -> int:
    p, mask = PLACE[s], 0
    for way in range(8):
        q = p + AHEAD[way]
        t = SPACE[q]
        if t == OFF or layout.level[q] > layout.level[p] or (layout.level[q] < layout.level[p] and not takes_lower):
            continue
        if not has_obstacle_between(layout, p, way):
            mask |= 1 << t
    return mask


def beside_object(layout: Layout, is_vertical: bool, edge: int) -> list[int]:
    """The spaces adjacent to the object on an edge: beside it, on the level of its base (AP-ADJ-06)."""
    base = layout.base(is_vertical, edge)
    both = (edge - 1 if is_vertical else edge - WIDE, edge)
    return [SPACE[p] for p in both if SPACE[p] != OFF and layout.level[p] == base]


def is_at_building_wall(layout: Layout, s: int) -> bool:
    """Whether a space is adjacent to a building wall, that is at its foot (AP-ADJ-06)."""
    p = PLACE[s]
    return any(layout.level[p + AHEAD[way]] > layout.level[p] for way in range(0, 8, 2))


def adjacent_to_node(layout: Layout, n: int) -> int:
    """The spaces at an intersection that are on its level (AP-ADJ-07)."""
    return _around_node(layout, n, node_level(n))


def neighbouring_node(layout: Layout, n: int) -> int:
    """The spaces at an intersection that are on its level or lower (AP-ADJ-08)."""
    return _around_node(layout, n, 0)


def _around_node(layout: Layout, n: int, lowest: int) -> int:
    mask = 0
    for s in spaces_at(node_i(n), node_j(n)):
        if lowest <= layout.level[PLACE[s]] <= node_level(n):
            mask |= 1 << s
    return mask


def nodes_at(layout: Layout, i: int, j: int) -> list[int]:
    """The intersections I(i,j) that exist: one for each level of its spaces (AP-PLACE-02)."""
    return [node(i, j, level) for level in sorted({layout.level[PLACE[s]] for s in spaces_at(i, j)})]
