"""The maps that matches are played on. A state names its map by number; what the map is like is looked up here."""

from typing import Final

from stolik.games.apex_legends import map_files
from stolik.games.apex_legends.catalogue import NOTHING
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.games.apex_legends.state import DROP_SPACE, Board

LAND_NAMES: Final[list[str]] = list(map_files.MAPS)
LANDS: Final[list[Terrain]] = [map_files.terrain(name) for name in map_files.MAPS]


def add_land(name: str, terrain: Terrain) -> int:
    """Make another map known, and return its number."""
    LAND_NAMES.append(name)
    LANDS.append(terrain)
    return len(LANDS) - 1


def drops(t: Board) -> int:
    """The spaces on which a drop stands, the only veil that comes and goes."""
    space = t.figures[DROP_SPACE]
    return 0 if space == NOTHING else 1 << space


def standing(t: Board) -> int:
    """Every occupied space: legends, figures, and what belongs to the map (AP-GRID-02)."""
    return t.occupied | LANDS[t.land].standing


def sight_from(t: Board, a: int) -> bytes:
    """By space: 1 where line of sight from a space is clear (AP-LOS), else 0."""
    drop = t.figures[DROP_SPACE]
    if drop == NOTHING:
        return LANDS[t.land].sight[a]
    return LANDS[t.land].sight_past(a, drop)


def sees(t: Board, a: int, b: int) -> bool:
    """Whether line of sight between two spaces is clear."""
    return sight_from(t, a)[b] == 1


def seen_from(t: Board, a: int) -> int:
    """The spaces to which line of sight from a space is clear, as a set."""
    if t.figures[DROP_SPACE] == NOTHING:
        return LANDS[t.land].visible[a]
    return LANDS[t.land].seen(a, drops(t))


def is_canyon(t: Board, space: int) -> bool:
    """Whether a space belongs to a canyon."""
    return LANDS[t.land].is_canyon[space] == 1
