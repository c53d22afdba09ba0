"""Zones around figures on intersections (AP-ZONE)."""

from stolik.games.apex_legends.geometry.grid import X, Y, node_i, node_j, node_level
from stolik.games.apex_legends.geometry.terrain import Terrain


def zone_spaces(terrain: Terrain, n: int) -> int:
    """The spaces in the zone of a figure on an intersection (AP-ZONE-02)."""
    return terrain.node_adjacent[n]


def crosses(terrain: Terrain, n: int, a: int, b: int) -> bool:
    """Whether the line between two spaces runs through the zone of a figure on an intersection (AP-ZONE-05…07)."""
    if max(terrain.level[a], terrain.level[b]) != node_level(n):
        return False
    i, j = 2 * node_i(n), 2 * node_j(n)
    return _runs_inside(2 * X[a] + 1 - i, 2 * Y[a] + 1 - j, 2 * X[b] + 1 - i, 2 * Y[b] + 1 - j)


def crosses_to_node(terrain: Terrain, n: int, s: int, other: int) -> bool:
    """Whether the line between a space and an intersection runs through the zone of a figure on intersection n."""
    if max(terrain.level[s], node_level(other)) != node_level(n):
        return False
    i, j = 2 * node_i(n), 2 * node_j(n)
    return _runs_inside(2 * X[s] + 1 - i, 2 * Y[s] + 1 - j, 2 * node_i(other) - i, 2 * node_j(other) - j)


def _runs_inside(ax: int, ay: int, bx: int, by: int) -> bool:
    """AP-ZONE-06, in doubled coordinates with the intersection of the figure as origin."""
    if abs(ax) + abs(ay) < 2 or abs(bx) + abs(by) < 2:
        return True
    cross = abs(ax * by - ay * bx)
    if ax * bx <= 0 and cross < 2 * abs(bx - ax):
        return True
    return ay * by <= 0 and cross < 2 * abs(by - ay)
