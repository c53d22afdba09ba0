"""Line of sight (AP-LOS): which veils a segment meets, and whether one of them blocks it.

The top of a veil is 0 where there is none: a top of 0 is above nobody, and between no two levels.
"""

from typing import Final

from stolik.games.apex_legends.geometry.grid import (
    PLACE,
    PLACES,
    RIM,
    SPACES,
    WIDE,
    node_i,
    node_j,
    node_level,
    place,
    spaces_of,
)
from stolik.games.apex_legends.geometry.layout import HAS_LEVEL, IS_VEIL, Layout
from stolik.games.apex_legends.geometry.paths import (
    FALLING,
    FALLING_END,
    HORIZONTAL,
    VERTICAL,
    Path,
    between_spaces,
    from_node,
    to_node,
)

CLEAR: Final = -1
NO_SHADOW: Final = -2
TOO_HIGH: Final = 0
EDGE_SHADOW: Final = 1
CORNER_SHADOW: Final = 2
DIRECTLY_BEHIND: Final = 3
CLAUSES: Final = ("AP-LOS-16", "AP-LOS-20", "AP-LOS-21", "AP-LOS-22")


class Veil:
    """What blocks a line of sight: the clause, and the edge V(x,y) or H(x,y) or the intersection I(x,y)."""

    __slots__ = ("clause", "what", "x", "y")

    def __init__(self, clause: str, what: str, x: int, y: int) -> None:
        self.clause = clause
        self.what = what
        self.x = x
        self.y = y


class Veils:
    """The tops of all veils of a map with some drops on it."""

    __slots__ = ("across", "cells", "down", "horizontal", "layout", "level", "vertical")

    vertical: list[int]
    horizontal: list[int]
    cells: list[int]
    across: list[int]
    down: list[int]

    def __init__(self, layout: Layout, drops: int, base: "Veils | None" = None) -> None:
        self.layout = layout
        self.level = layout.level
        if base is not None:  # what a drop changes are its own square and the four edges around it
            self.vertical, self.horizontal = base.vertical, base.horizontal
            self.cells, self.across, self.down = base.cells.copy(), base.across.copy(), base.down.copy()
            for s in spaces_of(drops):
                p = PLACE[s]
                self.cells[p] = layout.level[p] + 1
                for edge in (p, p + 1, p + WIDE):
                    self._raise(edge)
            return
        self.vertical = [layout.edge_top(True, edge) if edge else 0 for edge in range(PLACES)]
        self.horizontal = [layout.edge_top(False, edge) if edge >= WIDE else 0 for edge in range(PLACES)]
        self.cells = [0] * PLACES
        for s in range(SPACES):
            kind = layout.on_space[s]
            if (IS_VEIL[kind] and HAS_LEVEL[kind]) or drops >> s & 1:
                self.cells[PLACE[s]] = layout.level[PLACE[s]] + 1
        self.across = self.vertical.copy()
        self.down = self.horizontal.copy()
        for p in range(WIDE, PLACES):
            self._raise(p)

    def _raise(self, p: int) -> None:
        """The edges west and north of a place are as high as what stands on either side of them."""
        cell = self.cells[p]
        self.across[p] = max(self.vertical[p], cell, self.cells[p - 1])
        self.down[p] = max(self.horizontal[p], cell, self.cells[p - WIDE])

    def with_drops(self, drops: int) -> "Veils":
        """The same map with drops on these spaces."""
        return Veils(self.layout, drops, self)

    def between(self, ax: int, ay: int, la: int, bx: int, by: int, lb: int) -> int:
        """Whether two spaces on these levels see each other: CLEAR, or what blocks (see `blocked`)."""
        if la >= lb:
            return self.blocked(between_spaces(bx - ax, by - ay), place(ax, ay), la, lb)
        return self.blocked(between_spaces(ax - bx, ay - by), place(bx, by), lb, la)

    def to_node(self, x: int, y: int, level: int, n: int) -> int:
        """Whether a space and an intersection see each other: CLEAR, or what blocks (see `blocked`)."""
        i, j, other = node_i(n), node_j(n), node_level(n)
        if level >= other:
            return self.blocked(to_node(i - x, j - y), place(x, y), level, other)
        return self.blocked(from_node(x - i, y - j), place(i, j), other, level)

    def blocked(self, path: Path, p: int, hi: int, lo: int) -> int:
        """CLEAR, or what blocks the path from the higher end at place p: 4 × the crossing's number + the reason."""
        across, down = self.across, self.down
        d = hi - lo
        has_shadow = False
        number = -1
        for kind, at, is_own, least_x, least_y, touches in path.crossings:
            number += 1
            if kind <= HORIZONTAL:
                top = across[p + at] if kind == VERTICAL else down[p + at]
                if top > hi:
                    return 4 * number + TOO_HIGH
                if d == 0 or top <= lo or is_own:  # AP-LOS-17; AP-LOS-13
                    continue
                if top < hi:
                    if touches:
                        return 4 * number + DIRECTLY_BEHIND
                elif not has_shadow:  # only the farthest of this height counts
                    if d >= (least_x if kind == VERTICAL else least_y):
                        return 4 * number + EDGE_SHADOW
                    has_shadow = True
                continue
            if kind >= FALLING_END and (d == 0 or self.level[p + path.last] <= lo):
                continue
            reason = self._at_corner(kind, p, p + at, is_own, least_x, least_y, touches, hi, lo, has_shadow)
            if reason >= 0:
                return 4 * number + reason
            if reason == NO_SHADOW:
                has_shadow = True
        return CLEAR

    def _at_corner(
        self, kind: int, p: int, at: int, is_own: bool, least_x: int, least_y: int, touches: bool, hi: int, lo: int,
        has_shadow: bool,
    ) -> int:  # fmt: skip
        """What happens at an intersection: why it blocks, NO_SHADOW if a veil as high as hi lets pass, or CLEAR.

        The two sides of the passage (AP-CONN-03) are the half-edge to the north with one to the east or west, and the
        half-edge to the south with the other.
        """
        is_falling = kind in (FALLING, FALLING_END)
        north, south = self.vertical[at - WIDE], self.vertical[at]
        if is_falling:
            with_north, with_south = self.horizontal[at], self.horizontal[at - 1]
            upper, lower = self.cells[at - WIDE - 1], self.cells[at]
        else:
            with_north, with_south = self.horizontal[at - 1], self.horizontal[at]
            upper, lower = self.cells[at - WIDE], self.cells[at - 1]
        if is_own:  # AP-LOS-13
            if p < at - 1:  # the higher end's space is the upper one
                north, with_south, upper = _above(north, hi), _above(with_south, hi), _above(upper, hi)
            else:
                south, with_north, lower = _above(south, hi), _above(with_north, hi), _above(lower, hi)
        joined = min(max(north, with_north), max(south, with_south))
        if joined > hi or upper > hi or lower > hi:
            return TOO_HIGH
        d = hi - lo
        if d == 0:
            return CLEAR
        reason = CLEAR
        if not has_shadow and hi in (joined, upper, lower):
            if joined == hi and (
                (_shades(north, hi, d, least_x) or _shades(with_north, hi, d, least_y))
                and (_shades(south, hi, d, least_x) or _shades(with_south, hi, d, least_y))
            ):
                return CORNER_SHADOW
            if hi in (upper, lower) and d >= least_x and d >= least_y:
                return CORNER_SHADOW
            reason = NO_SHADOW
        if touches and (lo < joined < hi or lo < upper < hi or lo < lower < hi):
            return DIRECTLY_BEHIND
        return reason


def _above(top: int, hi: int) -> int:
    """The top of a half-edge of the higher end's own space: it counts only above that end."""
    return top if top > hi else 0


def _shades(top: int, hi: int, d: int, least: int) -> bool:
    """Whether a half-edge hides the lower end (AP-LOS-21)."""
    return top > hi or (top == hi and d >= least)


def veil(path: Path, p: int, found: int) -> Veil:
    """What `Veils.blocked` has found on a path from the higher end at place p."""
    kind, at, _, _, _, _ = path.crossings[found // 4]
    what = "V" if kind == VERTICAL else "H" if kind == HORIZONTAL else "I"
    return Veil(CLAUSES[found % 4], what, (p + at) % WIDE - RIM, (p + at) // WIDE - RIM)
