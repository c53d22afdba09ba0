"""The grid lines that a straight segment crosses, in exact integers (AP-LOS-05…10, -18, -19).

A path depends on the ends alone, not on the map, and is the same wherever it starts. So each is worked out once,
relative to its first end, and all maps share it.
"""

from typing import Final

from stolik.games.apex_legends.geometry.grid import SIZE, WIDE

VERTICAL: Final = 0
HORIZONTAL: Final = 1
FALLING: Final = 2
RISING: Final = 3
FALLING_END: Final = 4
RISING_END: Final = 5
"""Kinds of crossings: the interior of an edge V or H; an intersection passed between its north-west and south-east
spaces (falling) or its north-east and south-west ones (rising); the last two are the second end itself (AP-LOS-27)."""

NEVER: Final = 99

Crossing = tuple[int, int, bool, int, int, bool]
"""Kind; place of the edge, or of the space south-east of the intersection, less the place of the first end; whether it
is on the boundary of the first end's own space; the least level difference at which the line x=k, and the line y=k, has
the second end in its shadow (AP-LOS-20); whether this is on the boundary of the space in which the path ends."""


class Path:
    """All that a segment crosses, from the second end back to the first, and the places it runs through in between.

    `last` is the place in which it ends: the second end's own, or the one through which it arrives at an intersection.
    """

    __slots__ = ("crossings", "last", "through")

    def __init__(self, crossings: list[Crossing], through: list[int], last: int) -> None:
        self.crossings = crossings
        self.through = through
        self.last = last


def between_spaces(dx: int, dy: int) -> Path:
    """The path between the centres of two spaces that are dx columns and dy rows apart."""
    index = (dx + SIZE + RANGE) * SPAN + dy + SIZE + RANGE
    path = _SPACE_TO_SPACE[index]
    if path is None:
        path = _SPACE_TO_SPACE[index] = _trace(1, 1, 1 + 2 * dx, 1 + 2 * dy)
    return path


def to_node(di: int, dj: int) -> Path:
    """The path from the centre of a space (x,y) to the intersection I(x+di, y+dj)."""
    path = _SPACE_TO_NODE.get((di, dj))
    if path is None:
        path = _SPACE_TO_NODE[(di, dj)] = _trace(1, 1, 2 * di, 2 * dj)
    return path


def from_node(dx: int, dy: int) -> Path:
    """The path from an intersection I(i,j) to the centre of the space (i+dx, j+dy)."""
    path = _NODE_TO_SPACE.get((dx, dy))
    if path is None:
        path = _NODE_TO_SPACE[(dx, dy)] = _trace(0, 0, 1 + 2 * dx, 1 + 2 * dy)
    return path


RANGE: Final = 6
"""A source may lie that far off the map."""
SPAN: Final = 2 * (SIZE + RANGE) + 1
_SPACE_TO_SPACE: Final[list[Path | None]] = [None] * (SPAN * SPAN)
_SPACE_TO_NODE: Final[dict[tuple[int, int], Path]] = {}
_NODE_TO_SPACE: Final[dict[tuple[int, int], Path]] = {}


def _trace(px: int, py: int, qx: int, qy: int) -> Path:
    """Follow the segment between two points in doubled coordinates; odd ones are spaces, even ones intersections."""
    dx, dy = qx - px, qy - py
    across, down = max(1, abs(dx)), max(1, abs(dy))
    scale = across * down
    found: list[tuple[int, Crossing]] = []  # with the way from the first end, in parts of `scale` (AP-LOS-10)
    for k in _lines_between(px, qx):
        n, d = py * dx + (2 * k - px) * dy, dx
        if d < 0:
            n, d = -n, -d
        row, rest = divmod(n, 2 * d)
        kind, least_y = (VERTICAL, NEVER) if rest else (_slant(dx, dy), _least(py, qy, row))
        found.append((abs(2 * k - px) * down, (kind, row * WIDE + k, False, _least(px, qx, k), least_y, False)))
    for k in _lines_between(py, qy):
        n, d = px * dy + (2 * k - py) * dx, dy
        if d < 0:
            n, d = -n, -d
        column, rest = divmod(n, 2 * d)
        if rest:
            found.append(
                (abs(2 * k - py) * across, (HORIZONTAL, k * WIDE + column, False, NEVER, _least(py, qy, k), False))
            )
    found.sort(reverse=True)
    through = _through([way for way, _ in found], px, py, dx, dy, scale)
    crossings = [crossing for _, crossing in found]
    last = (qy - (dy > 0 and qy % 2 == 0)) // 2 * WIDE + (qx - (dx > 0 and qx % 2 == 0)) // 2
    return Path(_with_ends(crossings, px, py, qx, qy), through, last)


def _lines_between(p: int, q: int) -> range:
    """The grid lines strictly between two doubled coordinates."""
    return range(min(p, q) // 2 + 1, (max(p, q) + 1) // 2)


def _slant(dx: int, dy: int) -> int:
    return FALLING if (dx > 0) == (dy > 0) else RISING


def _least(p: int, q: int, k: int) -> int:
    """The least level difference d with r ≤ X·d on grid line k, NEVER if X is 0 (AP-LOS-18…20)."""
    x = _lines_off(p, k) if p % 2 == 0 else _spaces_before(p, k)
    r = _lines_off(q, k) if q % 2 == 0 else _spaces_before(q, k) + 1
    if x < 1:
        return NEVER
    return max(1, -(-r // x))


def _lines_off(p: int, k: int) -> int:
    """From an intersection to a grid line."""
    return abs(p // 2 - k)


def _spaces_before(p: int, k: int) -> int:
    """From a space to a grid line: 0 if it lies beside the line."""
    c = p // 2
    return k - 1 - c if c < k else c - k


def _through(ways: list[int], px: int, py: int, dx: int, dy: int, scale: int) -> list[int]:
    """The places whose interior the segment runs through, without those of its ends."""
    places: list[int] = []
    for number in range(1, len(ways)):
        middle = ways[number - 1] + ways[number]  # in parts of 2 * scale
        column = (2 * scale * px + dx * middle) // (4 * scale)
        row = (2 * scale * py + dy * middle) // (4 * scale)
        places.append(row * WIDE + column)
    return places


def _with_ends(crossings: list[Crossing], px: int, py: int, qx: int, qy: int) -> list[Crossing]:
    """Mark what touches the space of the first end and that of the second; add the second end if it is a node."""
    if crossings:
        kind, at, is_own, least_x, least_y, _ = crossings[0]
        crossings[0] = kind, at, is_own, least_x, least_y, True
    if qx % 2 == 0:
        at = qy // 2 * WIDE + qx // 2
        end = FALLING_END if _slant(qx - px, qy - py) == FALLING else RISING_END
        crossings.insert(0, (end, at, False, _least(px, qx, qx // 2), _least(py, qy, qy // 2), True))
    if px % 2 and crossings:
        kind, at, _, least_x, least_y, touches = crossings[-1]
        crossings[-1] = kind, at, True, least_x, least_y, touches
    return crossings
