"""What stands on a map: levels of the spaces, objects on edges, objects on spaces (AP-GRID, AP-LEVEL, AP-BLDG, AP-OBJ).

An edge is named by the place east of it (V) or south of it (H), so that edges and places share one numbering
(AP-CONV-02). What an object does follows from its tags on the object sheet.
"""

from typing import Final

from stolik.games.apex_legends import content
from stolik.games.apex_legends.geometry.grid import (
    AHEAD,
    EAST,
    NORTH,
    PLACES,
    SOUTH,
    SPACES,
    WEST,
    WIDE,
    place,
    space,
)

NOTHING: Final = 0
WALL: Final = 1
EDGE_WALL: Final = 2
LOW_WALL: Final = 3
LOW_EDGE_WALL: Final = 4
BIN: Final = 5
BEACON: Final = 6
ROCK: Final = 7
TREE: Final = 8
HEAT_SHIELD: Final = 9

OBJECTS: Final = (
    "", "wall", "edge_wall", "low_wall", "low_edge_wall", "supply_bin", "respawn_beacon", "rock", "tree", "heat_shield",
)  # fmt: skip
"""The ids of the object sheet, by number."""


def _tagged(tag: str) -> list[bool]:
    tags = {sheet.id: sheet.tags for sheet in content.objects()}
    return [any(each == tag for each in tags.get(name, ())) for name in OBJECTS]


IS_VEIL: Final = _tagged("veil")
IS_COVER: Final = _tagged("cover")
IS_OBSTACLE: Final = _tagged("obstacle")
IS_IMPASSABLE: Final = _tagged("impassable")
HAS_LEVEL: Final = _tagged("level_1")
ON_RIM: Final = [name in ("edge_wall", "low_edge_wall") for name in OBJECTS]
"""Objects that stand on the edge between a roof and a lower space; the others between spaces of one level."""


class Layout:
    """The elements of a map. Objects are put on after the buildings, as their base is the level they stand on."""

    __slots__ = ("buildings", "canyons", "horizontal", "level", "on_space", "vertical")

    def __init__(self) -> None:
        self.level = [0] * PLACES
        self.vertical = [NOTHING] * PLACES
        self.horizontal = [NOTHING] * PLACES
        self.on_space = [NOTHING] * SPACES
        self.canyons = 0
        self.buildings: list[tuple[int, int, int, int, int]] = []

    def raise_building(self, x: int, y: int, w: int, h: int) -> None:
        """Put a building on a rectangle of level spaces; its roof is one level higher (AP-LEVEL-01)."""
        for row in range(y, y + h):
            for column in range(x, x + w):
                self.level[place(column, row)] += 1
        self.buildings.append((x, y, w, h, self.level[place(x, y)]))

    def put_on_edge(self, kind: int, is_vertical: bool, x: int, y: int) -> None:
        """Put an object on V(x,y) or H(x,y); it covers this edge alone."""
        (self.vertical if is_vertical else self.horizontal)[place(x, y)] = kind

    def base(self, is_vertical: bool, edge: int) -> int:
        """The level on which an object of this edge stands: that of the higher space beside it (AP-OBJ-02)."""
        return max(self.level[edge], self.level[edge - 1] if is_vertical else self.level[edge - WIDE])

    def object_towards(self, p: int, way: int) -> int:
        """The object on the edge of a place in an orthogonal direction."""
        if way == NORTH:
            return self.horizontal[p]
        if way == WEST:
            return self.vertical[p]
        if way == EAST:
            return self.vertical[p + 1]
        assert way == SOUTH
        return self.horizontal[p + WIDE]

    def base_towards(self, p: int, way: int) -> int:
        """The level on which an object on that edge stands."""
        return max(self.level[p], self.level[p + AHEAD[way]])

    def edge_top(self, is_vertical: bool, edge: int) -> int:
        """The top of the connectable veils on an edge, 0 if there is none (AP-LOS-11)."""
        there = self.level[edge]
        here = self.level[edge - 1] if is_vertical else self.level[edge - WIDE]
        kind = (self.vertical if is_vertical else self.horizontal)[edge]
        if IS_VEIL[kind]:
            return max(here, there) + 1
        return max(here, there) if here != there else 0

    def holds_element(self, is_vertical: bool, edge: int, level: int) -> bool:
        """Whether an edge holds an element on a level: an object with that base, or a building wall (AP-COVER-05)."""
        there = self.level[edge]
        here = self.level[edge - 1] if is_vertical else self.level[edge - WIDE]
        if (self.vertical if is_vertical else self.horizontal)[edge] and max(here, there) == level:
            return True
        return min(here, there) <= level < max(here, there)

    def closed_roofs(self) -> list[int]:
        """The spaces of roofs whose every edge carries an edge wall: nobody can step on them (AP-BLDG-04)."""
        closed: list[int] = []
        for x, y, w, h, roof in self.buildings:
            if self._is_closed(x, y, w, h, roof):
                closed += [
                    space(column, row)
                    for row in range(y, y + h)
                    for column in range(x, x + w)
                    if self.level[place(column, row)] == roof
                ]
        return sorted(closed)

    def _is_closed(self, x: int, y: int, w: int, h: int, roof: int) -> bool:
        for column in range(x, x + w):
            for row in (y, y + h):
                edge = place(column, row)
                if self.horizontal[edge] != EDGE_WALL or self.base(False, edge) != roof:
                    return False
        for row in range(y, y + h):
            for column in (x, x + w):
                edge = place(column, row)
                if self.vertical[edge] != EDGE_WALL or self.base(True, edge) != roof:
                    return False
        return True
