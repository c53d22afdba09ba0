"""Zones of the dome and of smokes (AP-ZONE): who is in them, and what runs through them."""

from typing import Final

from stolik.games.apex_legends.catalogue import NOTHING
from stolik.games.apex_legends.geometry.zones import crosses, crosses_to_node, zone_spaces
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.state import DOME_NODE, SMOKE_NODE, Board

SMOKE_HT: Final = 10
"""BL-A-1: what each smoke adds to the Hit Threshold of a shot out of, into or through it."""


def dome_zone(t: Board) -> int:
    """The spaces in the zone of the dome (GB-A-1)."""
    node = t.figures[DOME_NODE]
    return 0 if node == NOTHING else zone_spaces(LANDS[t.land], node)


def is_in_dome(t: Board, space: int) -> bool:
    """Whether a space is in the zone of the dome."""
    return t.figures[DOME_NODE] != NOTHING and (dome_zone(t) >> space & 1) == 1


def dome_forbids(t: Board, a: int, b: int) -> bool:
    """Whether the dome forbids to shoot or destroy from one space to another: into, out of or through its zone."""
    node = t.figures[DOME_NODE]
    if node == NOTHING:
        return False
    land = LANDS[t.land]
    zone = zone_spaces(land, node)
    starts_inside = zone >> a & 1
    if starts_inside != zone >> b & 1:
        return True
    return not starts_inside and crosses(land, node, a, b)


def dome_forbids_node(t: Board, a: int, node: int) -> bool:
    """The same for something on an intersection, which is in no zone (AP-ZONE-02)."""
    dome = t.figures[DOME_NODE]
    if dome == NOTHING:
        return False
    land = LANDS[t.land]
    return (zone_spaces(land, dome) >> a & 1) == 1 or crosses_to_node(land, dome, a, node)


def aimable(t: Board, who: int) -> int:
    """The spaces at which a legend may aim <thrown> objects: from inside the dome only those inside (GB-A-1)."""
    zone = dome_zone(t)
    return zone if zone >> t.space[who] & 1 else -1


def smokes_on(t: Board, a: int, b: int) -> int:
    """How many smokes a shot from one space to another goes out of, into or through."""
    count = 0
    land = LANDS[t.land]
    for node in (t.figures[SMOKE_NODE], t.figures[SMOKE_NODE + 1]):
        if node != NOTHING:
            zone = zone_spaces(land, node)
            if zone >> a & 1 or zone >> b & 1 or crosses(land, node, a, b):
                count += 1
    return count
