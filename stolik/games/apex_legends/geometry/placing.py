"""Where a figure may stand on an intersection (AP-PLACE-02, -05, -06)."""

from stolik.games.apex_legends.geometry.grid import WIDE, node_i, node_j, node_level, place
from stolik.games.apex_legends.geometry.layout import Layout


def has_room(layout: Layout, n: int) -> bool:
    """Whether the elements at an intersection leave it free; figures on it are another matter (AP-PLACE-04)."""
    at, level = place(node_i(n), node_j(n)), node_level(n)
    north, south = layout.holds_element(True, at - WIDE, level), layout.holds_element(True, at, level)
    west, east = layout.holds_element(False, at - 1, level), layout.holds_element(False, at, level)
    if (north and south) or (west and east):
        return False
    if not ((north or south) and (west or east)):
        return True
    inside = at - (WIDE if north else 0) - (1 if west else 0)
    return all(layout.level[p] <= level for p in (at - WIDE - 1, at - WIDE, at - 1, at) if p != inside)
