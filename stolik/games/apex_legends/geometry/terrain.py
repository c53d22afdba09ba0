"""The tables of one map: made once, then only looked up. What changes during a match is passed in.

The one thing that comes to stand on a map and blocks the view is a supply drop, so whoever asks for a line of sight
passes the mask of the spaces with drops.
"""

from typing import Final

from stolik.games.apex_legends.geometry.cover import hides
from stolik.games.apex_legends.geometry.grid import (
    AHEAD,
    LINES,
    NODES,
    OFF,
    PLACE,
    PLACES,
    POSITION,
    POSITIONS,
    SPACE,
    SPACES,
    X,
    Y,
    mask_of,
    node,
    node_i,
    node_j,
    node_level,
    nodes_up_to,
    place,
    row_of,
    spaces_of,
)
from stolik.games.apex_legends.geometry.layout import (
    BEACON,
    HEAT_SHIELD,
    IS_COVER,
    IS_IMPASSABLE,
    IS_OBSTACLE,
    IS_VEIL,
    NOTHING,
    ROCK,
    TREE,
    Layout,
)
from stolik.games.apex_legends.geometry.movement import FORBIDDEN, step_cost
from stolik.games.apex_legends.geometry.nearness import (
    adjacent_to,
    adjacent_to_node,
    beside_object,
    is_at_building_wall,
    neighbouring,
    neighbouring_node,
    nodes_at,
)
from stolik.games.apex_legends.geometry.paths import between_spaces, from_node, to_node
from stolik.games.apex_legends.geometry.placing import has_room
from stolik.games.apex_legends.geometry.sight import CLEAR, Veil, Veils, veil

MOST_KEPT: Final = 50_000
"""So many answers about changed views are kept for one map before they are forgotten."""


class Terrain:
    """One map. Nothing in it changes; all matches on the map share it."""

    __slots__ = (
        "_all_nodes", "_kept_nodes", "_kept_rows", "_kept_sights", "_kept_veils", "_structures", "adjacent",
        "anchor_nodes", "around", "beacons", "bins", "bins_by", "by_cover", "canyons", "corners", "drop_sites",
        "free_nodes", "heat_shields", "hidden", "hides_from", "is_canyon", "layout", "level", "levels", "neighbours",
        "node_adjacent", "node_neighbours", "nodes", "rocks_and_trees", "sight", "solid", "standing", "steps",
        "visible", "within_reach", "zips",
    )  # fmt: skip

    def __init__(
        self, layout: Layout, bins: list[tuple[bool, int, int]], zips: list[tuple[int, int, str]], drop_sites: list[int]
    ) -> None:
        self.layout = layout
        self.bins = bins
        self.zips = zips
        self.drop_sites = drop_sites
        self.level = [layout.level[PLACE[s]] for s in range(SPACES)]
        self.levels = [mask_of([s for s in range(SPACES) if self.level[s] == level]) for level in range(4)]
        self.canyons = layout.canyons
        self.is_canyon = row_of(self.canyons)
        self.beacons = [s for s in range(SPACES) if layout.on_space[s] == BEACON]
        self.rocks_and_trees = self._with_object([ROCK, TREE])
        self.heat_shields = self._with_object([HEAT_SHIELD])
        self.standing = mask_of([s for s in range(SPACES) if layout.on_space[s] != NOTHING])
        self.solid = mask_of(
            [s for s in range(SPACES) if IS_IMPASSABLE[layout.on_space[s]]] + layout.closed_roofs(),
        )
        self.steps = [self._steps_from(position) for position in range(POSITIONS)]
        self.around = [mask_of([goal for goal, _ in steps]) for steps in self.steps]
        self.adjacent = [adjacent_to(layout, s) for s in range(SPACES)]
        self.neighbours = [neighbouring(layout, s) for s in range(SPACES)]
        self.within_reach = [bytes([t == s or self.adjacent[s] >> t & 1 for t in range(SPACES)]) for s in range(SPACES)]

        self.nodes = [n for j in range(LINES) for i in range(LINES) for n in nodes_at(layout, i, j)]
        self._all_nodes = mask_of(self.nodes)
        self.node_adjacent = [0] * NODES
        self.node_neighbours = [0] * NODES
        for n in self.nodes:
            self.node_adjacent[n] = adjacent_to_node(layout, n)
            self.node_neighbours[n] = neighbouring_node(layout, n)
        self.anchor_nodes = mask_of([n for a, b, _ in zips for n in (a, b)])
        self.free_nodes = mask_of([n for n in self.nodes if has_room(layout, n)]) & ~self.anchor_nodes
        self.corners = [self._corners_of(s) for s in range(SPACES)]

        self._kept_veils = {0: Veils(layout, 0)}
        self._kept_rows: dict[tuple[int, int], int] = {}
        self._kept_sights: list[list[bytes]] = [[] for _ in range(SPACES)]
        self._kept_nodes: dict[tuple[int, int], tuple[int, int]] = {}
        self.visible = self.all_pairs()
        self.sight = [row_of(seen) for seen in self.visible]
        self.by_cover = self._beside(IS_COVER)
        covered = spaces_of(self.by_cover)  # nobody else can hide
        self.hides_from = [mask_of([t for t in covered if hides(layout, self.adjacent, s, t)]) for s in range(SPACES)]
        self.hidden = [row_of(spaces) for spaces in self.hides_from]

        self.bins_by: list[list[int]] = [[] for _ in range(SPACES)]
        for number, (is_vertical, x, y) in enumerate(bins):
            for s in beside_object(layout, is_vertical, place(x, y)):
                self.bins_by[s].append(number)
        self._structures = self._beside(
            [a or b or c for a, b, c in zip(IS_OBSTACLE, IS_VEIL, IS_IMPASSABLE, strict=True)]
        )
        self._structures |= mask_of([s for s in range(SPACES) if is_at_building_wall(layout, s)])

    # Making the tables

    def _with_object(self, kinds: list[int]) -> int:
        return mask_of([s for s in range(SPACES) if self.layout.on_space[s] in kinds])

    def _steps_from(self, position: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        p = POSITION[position]
        for way in range(8):
            t = SPACE[p + AHEAD[way]]
            if t == OFF or self.solid >> t & 1:
                continue
            cost = step_cost(self.layout, p, way)
            if cost != FORBIDDEN:
                found.append((t, cost))
        return found

    def _corners_of(self, s: int) -> list[int]:
        x, y, level = X[s], Y[s], self.level[s]
        return [node(x, y, level), node(x + 1, y, level), node(x, y + 1, level), node(x + 1, y + 1, level)]

    def all_pairs(self) -> list[int]:
        """By space: the spaces that it sees when there are no drops (AP-LOS)."""
        veils, level = self._kept_veils[0], self.level
        seen = [1 << s for s in range(SPACES)]  # AP-LOS-04
        for a in range(SPACES):
            for b in range(a + 1, SPACES):
                if veils.between(X[a], Y[a], level[a], X[b], Y[b], level[b]) == CLEAR:
                    seen[a] |= 1 << b
                    seen[b] |= 1 << a
        return seen

    def _beside(self, has_tag: list[bool]) -> int:
        """The spaces adjacent to an object with a tag (AP-ADJ-06, -09)."""
        layout, mask = self.layout, 0
        for s in range(SPACES):
            if has_tag[layout.on_space[s]]:
                mask |= self.adjacent[s]
        for edge in range(PLACES):
            if has_tag[layout.vertical[edge]]:
                mask |= mask_of(beside_object(layout, True, edge))
            if has_tag[layout.horizontal[edge]]:
                mask |= mask_of(beside_object(layout, False, edge))
        return mask

    # Asking

    def step_cost(self, a: int, b: int) -> int:
        """The movement points of a step from a space or outside position to a space, 0 if there is no such step."""
        for t, cost in self.steps[a]:
            if t == b:
                return cost
        return FORBIDDEN

    def seen(self, s: int, drops: int) -> int:
        """The spaces that a space sees (AP-LOS)."""
        if not drops:
            return self.visible[s]
        key = (s, drops)
        mask = self._kept_rows.get(key)
        if mask is None:
            mask = self._row(s, drops)
            if len(self._kept_rows) >= MOST_KEPT:
                self._kept_rows.clear()
            self._kept_rows[key] = mask
        return mask

    def sight_past(self, s: int, drop: int) -> bytes:
        """The same with a drop on a space, to be looked up space by space (see `sight`)."""
        rows = self._kept_sights[drop]
        if not rows:
            rows = self._kept_sights[drop] = [b""] * SPACES
        row = rows[s]
        if not row:
            row = rows[s] = row_of(self.seen(s, 1 << drop))
        return row

    def _row(self, s: int, drops: int) -> int:
        """As without drops, but for the spaces that a drop may stand before."""
        veils, level = self.veils(drops), self.level
        x, y = X[s], Y[s]
        mask = self.visible[s]
        for t in self._past(s, drops):
            mask &= ~(1 << t)
            if veils.between(x, y, level[s], X[t], Y[t], level[t]) == CLEAR:
                mask |= 1 << t
        return mask

    def _past(self, s: int, drops: int) -> list[int]:
        """The other spaces to which a straight line from a space touches the square of a drop."""
        x, y = X[s], Y[s]
        found: list[int] = []
        for drop in spaces_of(drops):
            across, down = X[drop] - x, Y[drop] - y
            for t in range(SPACES):
                to_x, to_y = X[t] - x, Y[t] - y
                aside = to_x * down - to_y * across
                # The line comes as near to the middle of the square as its corners are: half a diagonal.
                if t != s and 2 * aside * aside <= to_x * to_x + to_y * to_y:
                    found.append(t)
        return found

    def veils(self, drops: int) -> Veils:
        """All veils, with drops on these spaces."""
        found = self._kept_veils.get(drops)
        if found is None:
            if len(self._kept_veils) >= MOST_KEPT // SPACES:
                self._kept_veils = {0: self._kept_veils[0]}
            found = self._kept_veils[drops] = self._kept_veils[0].with_drops(drops)
        return found

    def sees_node(self, s: int, n: int, drops: int) -> bool:
        """Whether a space and an intersection see each other."""
        return self.nodes_seen(s, 1 << n, drops) != 0

    def nodes_seen(self, s: int, nodes: int, drops: int, is_one_enough: bool = False) -> int:
        """Those of the intersections that a space sees; one of them, if there are any, where that is enough."""
        key = (s, drops)
        known, seen = self._kept_nodes.get(key, (0, 0))
        unknown = nodes & ~known
        if unknown and not (is_one_enough and nodes & seen):
            veils, level = self.veils(drops), self.level[s]
            for n in spaces_of(unknown):
                known |= 1 << n
                if veils.to_node(X[s], Y[s], level, n) == CLEAR:
                    seen |= 1 << n
                    if is_one_enough:
                        break
            if len(self._kept_nodes) >= MOST_KEPT:
                self._kept_nodes.clear()
            self._kept_nodes[key] = (known, seen)
        return nodes & seen

    def nodes_within(self, s: int, low: int, high: int) -> int:
        """The existing intersections at a distance of low to high from a space, both included."""
        mask = self._all_nodes & nodes_up_to(s, high)
        return mask & ~nodes_up_to(s, low - 1) if low > 0 else mask

    def why_blocked(self, a: int, b: int, drops: int) -> Veil | None:
        """The veil that keeps two spaces from seeing each other, if they do not."""
        if self.level[a] < self.level[b]:
            a, b = b, a
        if a == b:
            return None
        path = between_spaces(X[b] - X[a], Y[b] - Y[a])
        found = self.veils(drops).blocked(path, PLACE[a], self.level[a], self.level[b])
        return None if found == CLEAR else veil(path, PLACE[a], found)

    def why_node_blocked(self, s: int, n: int, drops: int) -> Veil | None:
        """The veil that keeps a space and an intersection from seeing each other, if they do not."""
        found = self.veils(drops).to_node(X[s], Y[s], self.level[s], n)
        if found == CLEAR:
            return None
        i, j = node_i(n), node_j(n)
        if self.level[s] >= node_level(n):
            return veil(to_node(i - X[s], j - Y[s]), PLACE[s], found)
        return veil(from_node(X[s] - i, Y[s] - j), place(i, j), found)

    def by_structure(self, drops: int) -> int:
        """The spaces adjacent to an object that is an obstacle, a veil or impassable; building walls are veils."""
        mask = self._structures
        while drops:
            lowest = drops & -drops
            mask |= self.adjacent[lowest.bit_length() - 1]
            drops ^= lowest
        return mask
