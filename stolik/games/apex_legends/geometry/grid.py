"""Spaces, intersections, directions and distances of the 12×12 grid (AP-CONV, AP-DIST). Nothing here knows a map.

A space is an int, row by row from the north-west corner. An intersection on a level is a *node*, an int too. Sets of
spaces or nodes are bit masks. A *place* is a space or a virtual space around the map, in a wider grid that saves the
geometry from asking where the map ends.
"""

from typing import Final

SIZE: Final = 12
SPACES: Final = SIZE * SIZE
LINES: Final = SIZE + 1
"""Grid lines of one direction; the intersections of a level are LINES × LINES."""
TOP_LEVEL: Final = 3
"""The highest level on which anything can be: the top of a drop on a roof of level 2."""
NODES: Final = LINES * LINES * (TOP_LEVEL + 1)

X: Final = [space % SIZE for space in range(SPACES)]
Y: Final = [space // SIZE for space in range(SPACES)]

DX: Final = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
"""The eight directions, clockwise from north (AP-CONV-04): even ones are orthogonal, odd ones diagonal."""
NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTION: Final[dict[str, int]] = {name: number for number, name in enumerate(DIRECTIONS)}


def space(x: int, y: int) -> int:
    """The space (x,y) of the map."""
    return y * SIZE + x


def is_on_map(x: int, y: int) -> bool:
    """Whether (x,y) is a space of the map (AP-CONV-01)."""
    return 0 <= x < SIZE and 0 <= y < SIZE


def mask_of(spaces: list[int]) -> int:
    """The set of these spaces, or nodes."""
    mask = 0
    for each in spaces:
        mask |= 1 << each
    return mask


def spaces_of(mask: int) -> list[int]:
    """The members of a set of spaces, or nodes, in ascending order."""
    found: list[int] = []
    first = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        if byte:
            for bit in BITS[byte]:
                found.append(first + bit)
        first += 8
    return found


BITS: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
"""By byte: which of its bits are set. A set is read byte by byte, since arithmetic on whole sets is dear."""


# Intersections


def node(i: int, j: int, level: int) -> int:
    """The intersection I(i,j)@level (AP-CONV-03)."""
    return (level * LINES + j) * LINES + i


def node_i(n: int) -> int:
    """The vertical grid line of a node."""
    return n % LINES


def node_j(n: int) -> int:
    """The horizontal grid line of a node."""
    return n // LINES % LINES


def node_level(n: int) -> int:
    """The level of a node."""
    return n // (LINES * LINES)


def spaces_at(i: int, j: int) -> list[int]:
    """The spaces of the map that share the intersection I(i,j): up to four."""
    return [space(x, y) for y in (j - 1, j) for x in (i - 1, i) if is_on_map(x, y)]


# Distances


def distance(a: int, b: int) -> int:
    """The distance of two spaces (AP-DIST-01)."""
    return DISTANCE[a * SPACES + b]


def distance_to_edge(s: int, is_vertical: bool, x: int, y: int) -> int:
    """The distance from a space to the edge V(x,y) or H(x,y): that of the nearer of its spaces (AP-DIST-02)."""
    if is_vertical:
        return max(_to_line(X[s], x), abs(Y[s] - y))
    return max(abs(X[s] - x), _to_line(Y[s], y))


def distance_to_node(s: int, n: int) -> int:
    """The distance from a space to an intersection: that of the nearest of its spaces (AP-DIST-02)."""
    return max(_to_line(X[s], node_i(n)), _to_line(Y[s], node_j(n)))


def _to_line(column: int, line: int) -> int:
    """How many columns lie between a column and a grid line."""
    return column - line if column >= line else line - 1 - column


def within(s: int, low: int, high: int) -> int:
    """The spaces at a distance of low to high from a space, both included (AP-CONV-07)."""
    mask = _UP_TO[s][min(high, SIZE - 1)]
    return mask & ~_UP_TO[s][low - 1] if low > 0 else mask


def nodes_up_to(s: int, far: int) -> int:
    """The intersections of all levels up to so far from a space."""
    at = s * SIZE + min(far, SIZE - 1)
    if not _NODES_UP_TO[at]:
        _NODES_UP_TO[at] = _square_of_nodes(s, far)
    return _NODES_UP_TO[at]


_NODES_UP_TO: Final[list[int]] = [0] * (SPACES * SIZE)
"""By space and distance, as far as they have been asked for; none is empty."""


def _square_of_nodes(s: int, far: int) -> int:
    left, right = max(0, X[s] - far), min(SIZE, X[s] + 1 + far)
    top, bottom = max(0, Y[s] - far), min(SIZE, Y[s] + 1 + far)
    row = (1 << (right + 1)) - (1 << left)
    mask = 0
    for j in range(top, bottom + 1):
        mask |= row << (j * LINES)
    for _ in range(TOP_LEVEL):
        mask |= mask << (LINES * LINES)
    return mask


def _distances() -> bytes:
    return bytes([max(abs(X[a] - X[b]), abs(Y[a] - Y[b])) for a in range(SPACES) for b in range(SPACES)])


def _rings() -> list[list[int]]:
    """By space and distance: the spaces up to that far away."""
    table: list[list[int]] = []
    for s in range(SPACES):
        row = [0] * SIZE
        for t in range(SPACES):
            row[distance(s, t)] |= 1 << t
        for far in range(1, SIZE):
            row[far] |= row[far - 1]
        table.append(row)
    return table


DISTANCE: Final = _distances()
_UP_TO: Final = _rings()

# Places: the map with a rim of virtual spaces

RIM: Final = 6
"""How far the virtual spaces reach. A grenade ends at most 4 spaces off the map (two cards, Return to Sender)."""
WIDE: Final = SIZE + 2 * RIM
PLACES: Final = WIDE * WIDE
OFF: Final = -1
"""No space of the map."""


def place(x: int, y: int) -> int:
    """The place of (x,y), on the map or up to RIM spaces off it."""
    return (y + RIM) * WIDE + x + RIM


PLACE: Final = [place(X[s], Y[s]) for s in range(SPACES)]
"""The place of a space."""
SPACE: Final = [OFF] * PLACES
"""The space of a place, or OFF."""
for _s in range(SPACES):
    SPACE[PLACE[_s]] = _s
AHEAD: Final = [DY[way] * WIDE + DX[way] for way in range(8)]
"""What to add to a place for one step in a direction."""

OUTSIDE: Final = SPACES
"""The first of the 48 outside positions: 12 for each side of the map, north, east, south, west (AP-DROP-08)."""
POSITIONS: Final = SPACES + 4 * SIZE


def outside(side: int, k: int) -> int:
    """The position outside the map next to border space k of a side (0 north, 1 east, 2 south, 3 west)."""
    return OUTSIDE + side * SIZE + k


def _outside_places() -> list[int]:
    along = range(SIZE)
    north = [place(k, -1) for k in along]
    east = [place(SIZE, k) for k in along]
    south = [place(k, SIZE) for k in along]
    west = [place(-1, k) for k in along]
    return north + east + south + west


POSITION: Final = PLACE + _outside_places()
"""The place of a space or outside position."""


def row_of(mask: int) -> bytes:
    """A set of spaces, to be looked up space by space: 1 where it has a space or outside position, else 0."""
    return f"{mask:0{POSITIONS}b}"[::-1].encode().translate(_ZEROS_AND_ONES)


_ZEROS_AND_ONES: Final = bytes.maketrans(b"01", b"\x00\x01")
