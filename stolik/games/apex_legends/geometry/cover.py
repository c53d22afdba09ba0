"""Cover: whether a target hides from a shooter (AP-COVER)."""

from stolik.games.apex_legends.geometry.grid import OFF, PLACE, SPACE, WIDE, X, Y
from stolik.games.apex_legends.geometry.layout import IS_COVER, Layout
from stolik.games.apex_legends.geometry.paths import FALLING, HORIZONTAL, VERTICAL, between_spaces


def hides(layout: Layout, adjacent: list[int], shooter: int, target: int) -> bool:
    """Whether a target hides from a shooter; `adjacent` is the table of AP-ADJ-02 (AP-COVER-01)."""
    if shooter == target:
        return False
    path = between_spaces(X[target] - X[shooter], Y[target] - Y[shooter])
    p = PLACE[shooter]
    kind, at, _, _, _, _ = path.crossings[0]  # the only one on the boundary of the target's space
    level = layout.level[PLACE[target]]
    if kind in (VERTICAL, HORIZONTAL):
        if _covers(layout, kind == VERTICAL, p + at, level):
            return True
    elif _covers_at_corner(layout, kind == FALLING, p + at, PLACE[target], level):
        return True
    for place in path.through:  # AP-COVER-04
        s = SPACE[p + place]
        if s != OFF and IS_COVER[layout.on_space[s]] and adjacent[s] >> target & 1:
            return True
    return False


def _covers(layout: Layout, is_vertical: bool, edge: int, level: int) -> bool:
    """Whether an edge of the target's space carries a cover object on the target's level (AP-COVER-02)."""
    kind = (layout.vertical if is_vertical else layout.horizontal)[edge]
    return IS_COVER[kind] and layout.base(is_vertical, edge) == level


def _covers_at_corner(layout: Layout, is_falling: bool, at: int, target: int, level: int) -> bool:
    """Whether elements on both sides of a corner of the target's space cover it (AP-COVER-03)."""
    north, south = layout.holds_element(True, at - WIDE, level), layout.holds_element(True, at, level)
    east, west = layout.holds_element(False, at, level), layout.holds_element(False, at - 1, level)
    if not ((north or east) and (south or west)) if is_falling else not ((north or west) and (south or east)):
        return False
    is_north, is_west = target < at - 1, target in (at - 1, at - WIDE - 1)
    return _covers(layout, True, at - WIDE if is_north else at, level) or _covers(
        layout, False, at - 1 if is_west else at, level
    )
