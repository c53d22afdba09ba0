"""The map as small ints: spaces in the order of their ids, their terrain, hazards and neighbours."""

from typing import Final

from stolik.games.waste_knights import content
from stolik.games.waste_knights.vocabulary import CRATER, TERRAINS

SPACES: Final = content.spaces()
SPACE_ID: Final[list[str]] = [space.id for space in SPACES]
SPACE: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACE_ID)}
COUNT: Final = len(SPACE_ID)

TERRAIN: Final[list[int]] = [TERRAINS.index(space.terrain) for space in SPACES]
CITY: Final[list[str]] = [space.city for space in SPACES]
"""The city on a space, as the adventures spell it, or nothing."""
CITIES: Final[dict[str, int]] = {space.city: number for number, space in enumerate(SPACES) if space.city}
SITES: Final[dict[int, int]] = {space.site: number for number, space in enumerate(SPACES) if space.site}

HAZARDS: Final[list[list[int]]] = [["RCT".index(letter) for letter in space.hazards] for space in SPACES]
"""The printed symbols of a space: 0 radiation, 1 contamination, 2 threat, in the order in which they resolve."""
for _symbols in HAZARDS:
    _symbols.sort()

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_AT: Final = {(space.q, space.r): number for number, space in enumerate(SPACES)}
NEIGHBOURS: Final[list[list[int]]] = [
    [_AT[space.q + q, space.r + r] for q, r in DIRECTIONS if (space.q + q, space.r + r) in _AT] for space in SPACES
]
CRATERS: Final = frozenset(number for number, terrain in enumerate(TERRAIN) if terrain == CRATER)
WAYS: Final[list[list[int]]] = [[other for other in near if TERRAIN[other] != CRATER] for near in NEIGHBOURS]
"""The neighbours that can be entered."""

ENTRY_COST: Final[list[int]] = [terrain.cost or 0 for terrain in content.terrains()]
COST: Final[list[int]] = [ENTRY_COST[terrain] for terrain in TERRAIN]
DECK: Final[list[int]] = [0 if terrain.deck == "HD" else 1 for terrain in content.terrains()]
"""The wasteland deck of a terrain: 0 highway/desert, 1 mountains/bush."""
CHEAPEST_WAY: Final[list[int]] = [min((COST[other] for other in ways), default=99) for ways in WAYS]
"""What the cheapest step from a space costs, without effects."""
