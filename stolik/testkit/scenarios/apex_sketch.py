"""Small maps for tests, in the notation of the worked examples: ``building (4,4)-(5,5); wall V(6,4) length 2``.

A building raises its rectangle by one level; stacked ones are written one after the other. What stands on edges or
spaces comes after the buildings.
"""

import re
from functools import cache

from stolik.games.apex_legends.geometry.grid import node, space
from stolik.games.apex_legends.geometry.layout import (
    BEACON,
    BIN,
    EDGE_WALL,
    HEAT_SHIELD,
    LOW_EDGE_WALL,
    LOW_WALL,
    ROCK,
    TREE,
    WALL,
    Layout,
)
from stolik.games.apex_legends.geometry.terrain import Terrain

ON_EDGE = {"wall": WALL, "edge wall": EDGE_WALL, "low wall": LOW_WALL, "low edge wall": LOW_EDGE_WALL, "bin": BIN}
ON_SPACE = {"beacon": BEACON, "rock": ROCK, "tree": TREE, "heat shield": HEAT_SHIELD}

BUILDING = re.compile(r"building \((\d+),(\d+)\)-\((\d+),(\d+)\)")
EDGE = re.compile(r"([a-z ]+) ([VH])\((\d+),(\d+)\)(?: length (\d))?")
SPACE = re.compile(r"([a-z ]+) \((\d+),(\d+)\)")
ZIP = re.compile(r"zip I\((\d+),(\d+)\)@(\d) I\((\d+),(\d+)\)@(\d)")


@cache
def sketch(text: str) -> Terrain:
    """The map with these elements on an empty ground."""
    layout = Layout()
    bins: list[tuple[bool, int, int]] = []
    zips: list[tuple[int, int, str]] = []
    for element in filter(None, (part.strip() for part in text.split(";"))):
        if match := BUILDING.fullmatch(element):
            x0, y0, x1, y1 = map(int, match.groups())
            layout.raise_building(x0, y0, x1 - x0 + 1, y1 - y0 + 1)
        elif match := ZIP.fullmatch(element):
            i, j, level, k, m, other = map(int, match.groups())
            zips.append((node(i, j, level), node(k, m, other), f"zip {len(zips)}"))
        elif (match := EDGE.fullmatch(element)) and match[1] in ON_EDGE:
            is_vertical, x, y = match[2] == "V", int(match[3]), int(match[4])
            for n in range(int(match[5] or 1)):
                at = (is_vertical, x, y + n) if is_vertical else (is_vertical, x + n, y)
                layout.put_on_edge(ON_EDGE[match[1]], *at)
                if match[1] == "bin":
                    bins.append(at)
        elif (match := SPACE.fullmatch(element)) and (match[1] == "canyon" or match[1] in ON_SPACE):
            s = space(int(match[2]), int(match[3]))
            if match[1] == "canyon":
                layout.canyons |= 1 << s
            else:
                layout.on_space[s] = ON_SPACE[match[1]]
        else:
            raise ValueError(f"no element of a map: {element!r}")
    return Terrain(layout, bins, zips, [])
