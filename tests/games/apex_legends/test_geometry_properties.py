"""What must hold on every map: symmetry, mirrored maps, and the clauses worked out a second time with fractions."""

from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.apex_legends.geometry import layout as kinds
from stolik.games.apex_legends.geometry import zones
from stolik.games.apex_legends.geometry.cover import hides
from stolik.games.apex_legends.geometry.grid import (
    SIZE,
    SPACES,
    X,
    Y,
    distance,
    distance_to_node,
    node,
    node_i,
    node_j,
    node_level,
    place,
    space,
    spaces_at,
    spaces_of,
)
from stolik.games.apex_legends.geometry.layout import Layout
from stolik.games.apex_legends.geometry.nearness import nodes_at
from stolik.games.apex_legends.geometry.paths import NEVER, VERTICAL, between_spaces, from_node, to_node
from stolik.games.apex_legends.geometry.sight import CLEAR, Veils
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.games.apex_legends.map import LANDS
from stolik.testkit.rule import rule

QUICK = settings(max_examples=30, deadline=None)
SLOW = settings(max_examples=8, deadline=None)

FLAT = (kinds.WALL, kinds.LOW_WALL, kinds.BIN)
RIM = (kinds.EDGE_WALL, kinds.LOW_EDGE_WALL)
ON_SPACE = (kinds.BEACON, kinds.ROCK, kinds.TREE, kinds.HEAT_SHIELD)


class Sketch(NamedTuple):
    """A random map: what stands where, so that it can be mirrored."""

    buildings: list[tuple[int, int, int, int]]
    edges: list[tuple[int, bool, int, int]]
    objects: list[tuple[int, int, int]]

    def layout(self) -> Layout:
        layout = Layout()
        for x, y, w, h in self.buildings:
            layout.raise_building(x, y, w, h)
        for kind, is_vertical, x, y in self.edges:
            layout.put_on_edge(kind, is_vertical, x, y)
        for kind, x, y in self.objects:
            layout.on_space[space(x, y)] = kind
        return layout

    def terrain(self) -> Terrain:
        return Terrain(self.layout(), [], [], [])

    def mirrored(self) -> "Sketch":
        """East and west exchanged."""
        return Sketch(
            [(SIZE - x - w, y, w, h) for x, y, w, h in self.buildings],
            [(kind, v, SIZE - x if v else SIZE - 1 - x, y) for kind, v, x, y in self.edges],
            [(kind, SIZE - 1 - x, y) for kind, x, y in self.objects],
        )

    def transposed(self) -> "Sketch":
        """Rows and columns exchanged."""
        return Sketch(
            [(y, x, h, w) for x, y, w, h in self.buildings],
            [(kind, not v, y, x) for kind, v, x, y in self.edges],
            [(kind, y, x) for kind, x, y in self.objects],
        )


columns = st.integers(0, SIZE - 1)


@st.composite
def sketches(draw: st.DrawFn) -> Sketch:
    layout = Layout()
    buildings, edges, objects = [], [], []
    sizes = st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2)])
    for x, y, (w, h) in draw(st.lists(st.tuples(columns, columns, sizes), max_size=9)):
        if x + w > SIZE or y + h > SIZE:
            continue
        levels = {layout.level[place(x + i, y + j)] for i in range(w) for j in range(h)}
        if len(levels) == 1 and max(levels) < 2:
            layout.raise_building(x, y, w, h)
            buildings.append((x, y, w, h))
    picks = st.tuples(st.integers(0, 5), st.booleans(), columns, columns)
    taken = set()
    for pick, is_vertical, x, y in draw(st.lists(picks, max_size=40)):
        before = (x - 1, y) if is_vertical else (x, y - 1)
        if min(before) < 0 or (is_vertical, x, y) in taken:
            continue
        is_level = layout.level[place(x, y)] == layout.level[place(*before)]
        edges.append((FLAT[pick % 3] if is_level else RIM[pick % 2], is_vertical, x, y))
        taken.add((is_vertical, x, y))
    places = set()
    for pick, x, y in draw(st.lists(st.tuples(st.integers(0, 3), columns, columns), max_size=8)):
        if (x, y) not in places:
            objects.append((ON_SPACE[pick], x, y))
            places.add((x, y))
    return Sketch(buildings, edges, objects)


# The clauses of line of sight once more, straight from their text


class End(NamedTuple):
    """A space (x,y) or an intersection I(x,y), with its level."""

    is_space: bool
    x: int
    y: int
    level: int

    @property
    def point(self) -> tuple[int, int]:
        return (2 * self.x + 1, 2 * self.y + 1) if self.is_space else (2 * self.x, 2 * self.y)


Edge = tuple[bool, int, int]


class Clauses:
    """AP-LOS-01 to -27, worked out with fractions and without tables."""

    def __init__(self, layout: Layout, drops: int) -> None:
        self.layout = layout
        self.drops = drops

    def level(self, x: int, y: int) -> int:
        return self.layout.level[place(x, y)]

    def sides(self, edge: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
        is_vertical, x, y = edge
        return ((x - 1, y), (x, y)) if is_vertical else ((x, y - 1), (x, y))

    def edge_top(self, edge: Edge) -> int | None:
        a, b = (self.level(*side) for side in self.sides(edge))
        tops = [max(a, b)] if a != b else []
        is_vertical, x, y = edge
        kind = (self.layout.vertical if is_vertical else self.layout.horizontal)[place(x, y)]
        if kind in (kinds.WALL, kinds.EDGE_WALL):
            tops.append(max(a, b) + 1)
        return max(tops, default=None)

    def cell_top(self, x: int, y: int) -> int | None:
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            return None
        s = space(x, y)
        if self.layout.on_space[s] in (kinds.ROCK, kinds.TREE) or self.drops >> s & 1:
            return self.level(x, y) + 1
        return None

    def clear(self, a: End, b: End) -> bool:
        if a.point == b.point:
            return True
        higher, lower = (a, b) if a.level >= b.level else (b, a)
        hi, lo = higher.level, lower.level
        d = hi - lo
        events = self.events(higher, lower)
        if any(top > hi for _, top, _, _ in events):
            return False
        if d == 0:
            return True
        same = [event for event in events if event[1] == hi]
        if same:
            far = max(event[0] for event in same)
            for t, _, sides, _ in same:
                if t == far and all(self.is_hidden_by(side, higher, lower) for side in sides):
                    return False
        return not any(lo < top < hi and touches for _, top, _, touches in events)

    def is_hidden_by(self, side: list[tuple[Edge, int]], higher: End, lower: End) -> bool:
        hi, d = higher.level, higher.level - lower.level
        for (is_vertical, x, y), top in side:
            k = x if is_vertical else y
            c, e = (higher.x, lower.x) if is_vertical else (higher.y, lower.y)
            far = (k - 1 - c if c < k else c - k) if higher.is_space else abs(c - k)
            deep = (e - k + 1 if e >= k else k - e) if lower.is_space else abs(e - k)
            if top > hi or (top == hi and far >= 1 and deep <= far * d):
                return True
        return False

    def kept(self, edge: Edge, top: int | None, higher: End, lower: End) -> int | None:
        """A top after the distance-0 exemption (AP-LOS-13)."""
        if top is None or higher.level == lower.level or not higher.is_space or top > higher.level:
            return top
        return None if (higher.x, higher.y) in self.sides(edge) else top

    def events(self, higher: End, lower: End) -> list[tuple[Fraction, int, list[list[tuple[Edge, int]]], bool]]:
        (px, py), (qx, qy) = higher.point, lower.point
        dx, dy = qx - px, qy - py
        found = []
        points = set()
        for k in range(-8, SIZE + 9):
            for p, d in ((px, dx), (py, dy)):
                if min(p, p + d) < 2 * k < max(p, p + d):
                    points.add(Fraction(2 * k - p, d))
        arrives = self.arrival(higher, lower)
        ends_below = not lower.is_space and higher.level > lower.level and self.level(*arrives) > lower.level
        if ends_below:
            points.add(Fraction(1))
        for t in sorted(points):
            x, y = px + t * dx, py + t * dy
            touches = all(2 * c <= v <= 2 * c + 2 for c, v in zip(arrives, (x, y), strict=True))
            if x % 2 == 0 and y % 2 == 0:
                found += [(t, *event, touches) for event in self.at_vertex(int(x) // 2, int(y) // 2, higher, lower)]
                continue
            edge = (True, int(x) // 2, int(y // 2)) if x % 2 == 0 else (False, int(x // 2), int(y) // 2)
            tops = [self.edge_top(edge), *(self.cell_top(*side) for side in self.sides(edge))]
            left = [top for top in (self.kept(edge, top, higher, lower) for top in tops) if top is not None]
            if left:
                found.append((t, max(left), [[(edge, max(left))]], touches))
        return found

    def arrival(self, higher: End, lower: End) -> tuple[int, int]:
        """The lower end's space, or the one through which the segment arrives at it."""
        if lower.is_space:
            return lower.x, lower.y
        (px, py), (qx, qy) = higher.point, lower.point
        return lower.x - (qx > px), lower.y - (qy > py)

    def at_vertex(self, i: int, j: int, higher: End, lower: End) -> list[tuple[int, list[list[tuple[Edge, int]]]]]:
        (px, py), (qx, qy) = higher.point, lower.point
        n, s, w, e = (True, i, j - 1), (True, i, j), (False, i - 1, j), (False, i, j)
        sides = [(n, e), (w, s)] if (qx > px) == (qy > py) else [(n, w), (s, e)]
        groups = [{edge: self.edge_top(edge) for edge in (n, s, w, e)}]
        for x, y in ((i - 1, j - 1), (i, j - 1), (i - 1, j), (i, j)):
            own = [edge for edge in (n, s, w, e) if (x, y) in self.sides(edge)]
            groups.append({edge: self.cell_top(x, y) for edge in own})
        found = []
        for group in groups:
            tops = {edge: self.kept(edge, top, higher, lower) for edge, top in group.items()}
            both = [[(edge, top) for edge in side if (top := tops.get(edge)) is not None] for side in sides]
            if all(both):
                found.append((min(max(top for _, top in side) for side in both), both))
        return found


def end_of_space(layout: Layout, s: int) -> End:
    return End(True, X[s], Y[s], layout.level[place(X[s], Y[s])])


@rule(
    "AP-LOS-05", "AP-LOS-06", "AP-LOS-07", "AP-LOS-08", "AP-LOS-10", "AP-LOS-11", "AP-LOS-12", "AP-LOS-14", "AP-LOS-24"
)
@QUICK
@given(sketches(), st.lists(st.integers(0, SPACES - 1), min_size=1, max_size=3), st.lists(columns, max_size=2))
def test_sight_between_spaces_is_what_the_clauses_say(sketch: Sketch, starts: list[int], dropped: list[int]) -> None:
    layout = sketch.layout()
    drops = sum({1 << s * 13 % SPACES for s in dropped})
    veils, clauses = Veils(layout, drops), Clauses(layout, drops)
    for a in starts:
        for b in range(SPACES):
            p, q = end_of_space(layout, a), end_of_space(layout, b)
            is_clear = veils.between(p.x, p.y, p.level, q.x, q.y, q.level) == CLEAR
            assert is_clear == clauses.clear(p, q), (p, q)


@rule("AP-LOS-01", "AP-LOS-18", "AP-LOS-19", "AP-LOS-21", "AP-LOS-23", "AP-LOS-27")
@QUICK
@given(sketches(), st.lists(st.integers(0, SPACES - 1), min_size=1, max_size=2))
def test_sight_to_intersections_is_what_the_clauses_say(sketch: Sketch, starts: list[int]) -> None:
    layout = sketch.layout()
    veils, clauses = Veils(layout, 0), Clauses(layout, 0)
    for s in starts:
        p = end_of_space(layout, s)
        for i in range(SIZE + 1):
            for j in range(SIZE + 1):
                for n in nodes_at(layout, i, j):
                    q = End(False, i, j, node_level(n))
                    assert (veils.to_node(p.x, p.y, p.level, n) == CLEAR) == clauses.clear(p, q), (p, q)


@rule("AP-LOS-02", "AP-LOS-04", "AP-LOS-06")
@SLOW
@given(sketches(), st.integers(0, SPACES - 1))
def test_sight_is_symmetric(sketch: Sketch, drop: int) -> None:
    t = sketch.terrain()
    for drops in (0, 1 << drop):
        rows = [t.seen(s, drops) for s in range(SPACES)]
        for a in range(SPACES):
            assert rows[a] >> a & 1
            for b in range(a):
                assert rows[a] >> b & 1 == rows[b] >> a & 1


@rule("AP-LOS-06")
@QUICK
@given(sketches(), st.integers(0, SPACES - 1), st.integers(0, SPACES - 1), st.integers(0, 2))
def test_on_one_level_either_end_may_be_called_the_higher(sketch: Sketch, a: int, b: int, level: int) -> None:
    veils = Veils(sketch.layout(), 0)
    there = veils.blocked(between_spaces(X[b] - X[a], Y[b] - Y[a]), place(X[a], Y[a]), level, level)
    back = veils.blocked(between_spaces(X[a] - X[b], Y[a] - Y[b]), place(X[b], Y[b]), level, level)
    assert (there == CLEAR) == (back == CLEAR)


@rule("AP-LOS-09", "AP-LOS-25")
def test_one_level_down_an_edge_hides_what_is_nearer_to_it_than_the_viewer() -> None:
    ways = range(-SIZE + 1, SIZE)
    for dx in ways:
        for dy in ways:
            for path, px, qx, qy in (
                (between_spaces(dx, dy), 1, 1 + 2 * dx, 1 + 2 * dy),
                (to_node(dx, dy), 1, 2 * dx, 2 * dy),
                (from_node(dx, dy), 0, 1 + 2 * dx, 1 + 2 * dy),
            ):
                for kind, at, _, least_x, least_y, _ in path.crossings:
                    if kind > 1:
                        continue
                    row = (at + 12) // 24  # the rim is wider than any path is long to the west
                    column = at - 24 * row
                    line, p, q = (column, px, qx) if kind == VERTICAL else (row, px, qy)
                    is_nearer = abs(q - 2 * line) < abs(2 * line - p)
                    least = least_x if kind == VERTICAL else least_y
                    assert (least <= 1) == is_nearer, (dx, dy, kind, line)
                    assert min(p, q) < 2 * line < max(p, q)
                    assert least == NEVER or least >= 1


@rule("AP-MOVE-02", "AP-MOVE-04", "AP-MOVE-08", "AP-MOVE-10")
@SLOW
@given(sketches())
def test_steps_cost_one_to_three_and_keep_to_the_map(sketch: Sketch) -> None:
    t = sketch.terrain()
    for s in range(SPACES):
        for goal, cost in t.steps[s]:
            assert distance(s, goal) == 1
            assert not t.solid >> goal & 1
            rise = t.level[goal] - t.level[s]
            assert rise <= 1
            assert cost - 1 - max(rise, 0) in (0, 1)


@rule("AP-ADJ-02", "AP-ADJ-03")
@SLOW
@given(sketches())
def test_adjacent_goes_both_ways_and_neighbouring_only_down(sketch: Sketch) -> None:
    t = sketch.terrain()
    for s in range(SPACES):
        assert t.adjacent[s] == t.neighbours[s] & t.levels[t.level[s]]
        assert not t.adjacent[s] >> s & 1
        for other in spaces_of(t.neighbours[s]):
            assert t.level[other] <= t.level[s]
            assert distance(s, other) == 1
            if t.level[other] == t.level[s]:
                assert t.adjacent[other] >> s & 1
            else:
                assert not t.neighbours[other] >> s & 1


def turned(mask: int, is_mirror: bool) -> int:
    turn = 0
    for s in spaces_of(mask):
        turn |= 1 << (space(SIZE - 1 - X[s], Y[s]) if is_mirror else space(Y[s], X[s]))
    return turn


@rule("AP-CONV-01", "AP-CONV-02", "AP-CONV-03", "AP-CONV-04")
@SLOW
@given(sketches(), st.booleans())
def test_a_mirrored_map_plays_the_same(sketch: Sketch, is_mirror: bool) -> None:
    t, u = sketch.terrain(), (sketch.mirrored() if is_mirror else sketch.transposed()).terrain()
    for s in range(SPACES):
        image = space(SIZE - 1 - X[s], Y[s]) if is_mirror else space(Y[s], X[s])
        for name in ("visible", "adjacent", "neighbours", "hides_from"):
            assert turned(getattr(t, name)[s], is_mirror) == getattr(u, name)[image], name
        costs = {turned(1 << goal, is_mirror): cost for goal, cost in t.steps[s]}
        assert costs == {1 << goal: cost for goal, cost in u.steps[image]}
    for name in ("by_cover", "solid", "standing"):
        assert turned(getattr(t, name), is_mirror) == getattr(u, name)
    assert turned(t.by_structure(0), is_mirror) == u.by_structure(0)
    images = [
        node(SIZE - node_i(n), node_j(n), node_level(n)) if is_mirror else node(node_j(n), node_i(n), node_level(n))
        for n in spaces_of(t.free_nodes)
    ]
    assert sorted(images) == spaces_of(u.free_nodes)


@rule("AP-ADJ-07", "AP-ADJ-08", "AP-PLACE-02")
@SLOW
@given(sketches())
def test_intersections_exist_on_the_levels_of_their_spaces(sketch: Sketch) -> None:
    t = sketch.terrain()
    for i in range(SIZE + 1):
        for j in range(SIZE + 1):
            around = {s: t.level[s] for s in spaces_at(i, j)}
            for level in range(4):
                n = node(i, j, level)
                assert (n in t.nodes) == (level in around.values())
                if n in t.nodes:
                    assert spaces_of(t.node_adjacent[n]) == sorted(s for s in around if around[s] == level)
                    assert spaces_of(t.node_neighbours[n]) == sorted(s for s in around if around[s] <= level)


@rule("AP-DIST-02", "AP-PLACE-08")
@QUICK
@given(st.integers(0, SPACES - 1), st.integers(0, 11), st.integers(0, 11))
def test_the_intersections_within_a_range(s: int, low: int, high: int) -> None:
    near = [n for n in EMPTY.nodes if low <= distance_to_node(s, n) <= high]
    assert spaces_of(EMPTY.nodes_within(s, low, high)) == near


@rule("AP-COVER-01")
@SLOW
@given(sketches())
def test_only_who_is_adjacent_to_cover_can_hide(sketch: Sketch) -> None:
    t = sketch.terrain()
    for shooter in range(SPACES):
        for target in range(SPACES):
            is_hidden = hides(t.layout, t.adjacent, shooter, target)
            assert is_hidden == bool(t.hides_from[shooter] >> target & 1)
            assert not is_hidden or t.by_cover >> target & 1


@rule("AP-ZONE-05", "AP-ZONE-06")
@settings(max_examples=400, deadline=None)
@given(st.integers(0, SPACES - 1), st.integers(0, SPACES - 1), st.integers(0, SIZE), st.integers(0, SIZE))
def test_a_line_crosses_a_zone_if_it_has_a_point_inside_the_rhombus(a: int, b: int, i: int, j: int) -> None:
    """Clip the segment by the four sides of the rhombus; something of positive length must be left."""
    ax, ay, bx, by = 2 * X[a] + 1 - 2 * i, 2 * Y[a] + 1 - 2 * j, 2 * X[b] + 1 - 2 * i, 2 * Y[b] + 1 - 2 * j
    low, high = Fraction(0), Fraction(1)
    is_inside = True
    for u, v in ((1, 1), (1, -1), (-1, 1), (-1, -1)):  # inside: u·x + v·y < 2
        start, step = u * ax + v * ay, u * (bx - ax) + v * (by - ay)
        if step == 0:
            is_inside &= start < 2
        elif step > 0:
            high = min(high, Fraction(2 - start, step))
        else:
            low = max(low, Fraction(2 - start, step))
    assert zones.crosses(EMPTY, node(i, j, 0), a, b) == (is_inside and low < high)


EMPTY = Sketch([], [], []).terrain()


@pytest.mark.parametrize("land", range(3))
def test_a_drop_changes_only_what_it_stands_before(land: int) -> None:
    """Rows with a drop are made from those without; this looks at every pair."""
    terrain = LANDS[land]
    for drop in range(0, SPACES, 29):
        veils, level = terrain.veils(1 << drop), terrain.level
        for s in range(drop % 7, SPACES, 17):
            seen = [
                t for t in range(SPACES) if t == s or veils.between(X[s], Y[s], level[s], X[t], Y[t], level[t]) == CLEAR
            ]
            assert spaces_of(terrain.seen(s, 1 << drop)) == seen
