"""Areas of effect and where grenades lie (AP-AOE, AP-GREN-05). A source may lie off the map."""

from stolik.games.apex_legends.geometry.grid import DX, DY, SIZE, X, Y, is_on_map, space, spaces_of
from stolik.games.apex_legends.geometry.sight import CLEAR
from stolik.games.apex_legends.geometry.terrain import Terrain


def square(x: int, y: int, n: int) -> int:
    """The spaces of the map in n×n around (x,y), n being odd (AP-AOE-01)."""
    return rectangle(x - n // 2, y - n // 2, x + n // 2, y + n // 2)


def rectangle(x0: int, y0: int, x1: int, y1: int) -> int:
    """The spaces of the map from (x0,y0) to (x1,y1), both included."""
    left, right = max(x0, 0), min(x1, SIZE - 1)
    if left > right:
        return 0
    row = (1 << (right + 1)) - (1 << left)
    mask = 0
    for y in range(max(y0, 0), min(y1, SIZE - 1) + 1):
        mask |= row << (y * SIZE)
    return mask


def line(x: int, y: int, way: int) -> int:
    """The spaces of the map in 1×5 with (x,y) in the middle, along an orthogonal direction (AP-GREN-08)."""
    across, down = 2 * abs(DX[way]), 2 * abs(DY[way])
    return rectangle(x - across, y - down, x + across, y + down)


def thunder(x: int, y: int, way: int) -> int:
    """The spaces of the map in the 5×4 of a rolling thunder on (x,y) that faces an orthogonal direction (AP-AOE-02)."""
    fx, fy = 3 * DX[way], 3 * DY[way]
    across, down = (2, 0) if DX[way] == 0 else (0, 2)
    return rectangle(min(x, x + fx) - across, min(y, y + fy) - down, max(x, x + fx) + across, max(y, y + fy) + down)


def landing_level(terrain: Terrain, x: int, y: int, drops: int) -> int:
    """The level of a grenade on (x,y): the surface, or the top of what stands there; 0 off the map (AP-GREN-05)."""
    if not is_on_map(x, y):
        return 0
    s = space(x, y)
    return terrain.level[s] + ((terrain.rocks_and_trees | drops) >> s & 1)


def reached(terrain: Terrain, x: int, y: int, level: int, pattern: int, drops: int) -> int:
    """The spaces of a pattern that an area without <aerial> affects from (x,y) on a level (AP-AOE-03)."""
    pattern &= terrain.levels[level]
    if is_on_map(x, y) and terrain.level[space(x, y)] == level:
        return pattern & terrain.seen(space(x, y), drops)
    veils = terrain.veils(drops)
    mask = 0
    for s in spaces_of(pattern):
        if veils.between(x, y, level, X[s], Y[s], level) == CLEAR:
            mask |= 1 << s
    return mask
