"""Steps, nearness, pushes, cover and free intersections, worked out a second time from the clauses on random maps.

Nothing here uses the engine's geometry but to compare with it: a map is read from its text, places are pairs of
numbers, and lines are fractions. (Line of sight and zones are in `test_geometry_properties`.)
"""

import random
from fractions import Fraction
from itertools import pairwise
from typing import Final

import pytest

from stolik.games.apex_legends.geometry.grid import POSITION, SIZE, SPACES, X, Y, node, space, spaces_of
from stolik.games.apex_legends.geometry.push import LANDS, MOVES, STAYS, push_step
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_sketch import sketch

Place = tuple[int, int]
Edge = tuple[str, int, int]

DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
BUILDINGS: Final = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2)]
CLOSED: Final = 99
MAPS: Final = range(12)


class Plan:
    """A random map and what its clauses say."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.level: dict[Place, int] = {(x, y): 0 for x in range(SIZE) for y in range(SIZE)}
        self.roofs: list[tuple[set[Place], int]] = []
        self.edges: dict[Edge, str] = {}
        self.objects: dict[Place, str] = {}
        text: list[str] = []
        for _ in range(chance.randrange(12)):
            w, h = chance.choice(BUILDINGS)
            x, y = chance.randrange(SIZE + 1 - w), chance.randrange(SIZE + 1 - h)
            cells = {(x + i, y + j) for i in range(w) for j in range(h)}
            base = self.level[x, y]
            if base < 2 and all(self.level[cell] == base for cell in cells):
                self.level.update(dict.fromkeys(cells, base + 1))
                self.roofs.append((cells, base + 1))
                text.append(f"building ({x},{y})-({x + w - 1},{y + h - 1})")
        for cells, roof in self.roofs:
            if chance.random() < 0.2:
                for a, b in self.rim(cells):
                    if b in self.level and self.level[b] < roof == self.level[a]:
                        self.edges[self.between(a, b)] = "edge wall" if chance.random() < 0.97 else "low edge wall"
        for _ in range(chance.randrange(70)):
            edge = (chance.choice("VH"), chance.randrange(SIZE), chance.randrange(SIZE))
            a, b = self.sides(edge)
            if a in self.level and edge not in self.edges:
                flat, rim = ["wall", "low wall", "bin"], ["edge wall", "low edge wall"]
                self.edges[edge] = chance.choice(flat if self.level[a] == self.level[b] else rim)
        for _ in range(chance.randrange(14)):
            place = (chance.randrange(SIZE), chance.randrange(SIZE))
            self.objects[place] = chance.choice(["beacon", "rock", "tree", "heat shield"])
        text += [f"{kind} {way}({x},{y})" for (way, x, y), kind in self.edges.items()]
        text += [f"{kind} ({x},{y})" for (x, y), kind in self.objects.items()]
        self.terrain: Terrain = sketch("; ".join(text))
        self.crowd: set[Place] = {place for place in self.level if chance.random() < 0.2} | set(self.objects)

    # The map

    @staticmethod
    def between(a: Place, b: Place) -> Edge:
        return ("V" if a[1] == b[1] else "H", max(a[0], b[0]), max(a[1], b[1]))

    @staticmethod
    def sides(edge: Edge) -> tuple[Place, Place]:
        way, x, y = edge
        return ((x - 1, y) if way == "V" else (x, y - 1)), (x, y)

    @staticmethod
    def rim(cells: set[Place]) -> list[tuple[Place, Place]]:
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        pairs = [((x, y), (x + i, y + j)) for x, y in cells for i, j in steps]
        return [(a, b) for a, b in pairs if b not in cells]

    def height(self, place: Place) -> int:
        """Outside the map is on level 0 (AP-DROP-08)."""
        return self.level.get(place, 0)

    def base(self, edge: Edge) -> int:
        return max(self.height(side) for side in self.sides(edge))

    def around(self, place: Place) -> list[Place]:
        near = [(place[0] + i, place[1] + j) for i, j in DIRECTIONS]
        return [other for other in near if other in self.level]

    # AP-MOVE

    def is_solid(self, place: Place) -> bool:
        """AP-MOVE-07, AP-BLDG-04."""
        if self.objects.get(place) in ("beacon", "rock", "tree"):
            return True
        for cells, roof in self.roofs:
            if place in cells and self.level[place] == roof:
                rim = [self.between(a, b) for a, b in self.rim(cells)]
                if all(self.edges.get(edge) == "edge wall" and self.base(edge) == roof for edge in rim):
                    return True
        return False

    def restriction(self, edge: Edge, la: int) -> int:
        """0 where nothing matters for a step from this level (AP-MOVE-11, -12)."""
        kind = self.edges.get(edge)
        if kind is None or self.base(edge) not in (la, la + 1):
            return 0
        return CLOSED if kind == "edge wall" or (kind == "wall" and self.base(edge) == la + 1) else 1

    def side(self, a: Place, b: Place, c: Place) -> tuple[list[int], bool]:
        """What one side of a diagonal holds, and whether an obstacle is among it (AP-MOVE-13, -14, AP-ADJ-05)."""
        la, lb, lc = self.height(a), self.height(b), self.height(c)
        halves = (self.between(a, c), self.between(c, b))
        found = [self.restriction(edge, la) for edge in halves if self.restriction(edge, la)]
        has_obstacle = len(found) > 0
        if lc > max(la, lb):
            is_walled = all(self.edges.get(edge) == "edge wall" for edge in halves)
            found.append(1 if lc == la + 1 and not is_walled else CLOSED)
        return found, has_obstacle

    def corners(self, a: Place, b: Place) -> tuple[Place, Place]:
        return (a[0], b[1]), (b[0], a[1])

    def cost(self, a: Place, b: Place) -> int:
        """0 where the step cannot be made (AP-MOVE-08 to -17)."""
        la, lb = self.height(a), self.height(b)
        if self.is_solid(b) or lb > la + 1:
            return 0
        cost = 1 + max(0, lb - la)
        if a[0] == b[0] or a[1] == b[1]:
            least = self.restriction(self.between(a, b), la)
        else:
            (one, _), (other, _) = (self.side(a, b, corner) for corner in self.corners(a, b))
            least = min(one + other) if one and other else 0
        return 0 if least == CLOSED else cost + least

    # AP-ADJ

    def has_obstacle(self, a: Place, b: Place) -> bool:
        if a[0] == b[0] or a[1] == b[1]:
            edge = self.between(a, b)
            return edge in self.edges and self.base(edge) >= self.level[a]
        (one, is_one), (other, is_other) = (self.side(a, b, corner) for corner in self.corners(a, b))
        return len(one) > 0 and len(other) > 0 and (is_one or is_other)

    def neighbours(self, a: Place) -> set[Place]:
        return {b for b in self.around(a) if self.level[b] <= self.level[a] and not self.has_obstacle(a, b)}

    def adjacent(self, a: Place) -> set[Place]:
        return {b for b in self.neighbours(a) if self.level[b] == self.level[a]}

    # AP-PUSH

    def push(self, a: Place, way: Place) -> int:
        b = (a[0] + way[0], a[1] + way[1])
        if b not in self.level or self.level[b] > self.level[a]:
            return STAYS
        if way[0] and way[1]:
            if all(self.side(a, b, corner)[0] for corner in self.corners(a, b)):
                return STAYS
        elif self.between(a, b) in self.edges and self.base(self.between(a, b)) == self.level[a]:
            return STAYS
        if b in self.crowd:
            return STAYS if self.level[a] == self.level[b] else LANDS
        return MOVES

    # AP-COVER, AP-PLACE

    def holds(self, edge: Edge, level: int) -> bool:
        """AP-COVER-05."""
        low, high = sorted(self.height(side) for side in self.sides(edge))
        return low <= level < high or (edge in self.edges and high == level)

    def halves(self, i: int, j: int) -> dict[str, Edge]:
        return {"N": ("V", i, j - 1), "S": ("V", i, j), "W": ("H", i - 1, j), "E": ("H", i, j)}

    def is_free(self, i: int, j: int, level: int) -> bool:
        """AP-PLACE-05, -06."""
        held = {name for name, edge in self.halves(i, j).items() if self.holds(edge, level)}
        if {"N", "S"} <= held or {"E", "W"} <= held:
            return False
        if len(held) < 2:
            return True
        inside = (i - 1 if "W" in held else i, j - 1 if "N" in held else j)
        outside = {(i - 1, j - 1), (i, j - 1), (i - 1, j), (i, j)} - {inside}
        return all(self.height(place) <= level for place in outside)

    def covers(self, edge: Edge, target: Place) -> bool:
        """A cover object to which the target is adjacent (AP-ADJ-06)."""
        is_cover = self.edges.get(edge) in ("low wall", "low edge wall", "bin")
        return is_cover and target in self.sides(edge) and self.level[target] == self.base(edge)

    def hides(self, shooter: Place, target: Place) -> bool:
        """AP-COVER-01 to -04."""
        px, py = Fraction(2 * shooter[0] + 1, 2), Fraction(2 * shooter[1] + 1, 2)
        dx, dy = target[0] - shooter[0], target[1] - shooter[1]
        parts = {Fraction(0), Fraction(1)}
        for start, length in ((px, dx), (py, dy)):
            parts |= {(k - start) / length for k in range(SIZE + 1) if length and 0 < (k - start) / length < 1}
        marks = sorted(parts)
        for t in marks[1:-1]:
            x, y = px + t * dx, py + t * dy
            if x.denominator != 1 or y.denominator != 1:
                edge = ("V", int(x), int(y // 1)) if x.denominator == 1 else ("H", int(x // 1), int(y))
                if self.covers(edge, target):
                    return True
                continue
            halves = self.halves(int(x), int(y))
            sides = ("NE", "WS") if (dx > 0) == (dy > 0) else ("NW", "SE")
            is_held = all(any(self.holds(halves[name], self.level[target]) for name in side) for side in sides)
            if is_held and any(self.covers(edge, target) for edge in halves.values()):
                return True
        for t, u in pairwise(marks):
            middle = (int((px + (t + u) / 2 * dx) // 1), int((py + (t + u) / 2 * dy) // 1))
            is_cover = middle not in (shooter, target) and self.objects.get(middle) in ("beacon", "heat shield")
            if is_cover and target in self.adjacent(middle):
                return True
        return False


@pytest.fixture(scope="module", params=MAPS, ids=str)
def plan(request: pytest.FixtureRequest) -> Plan:
    return Plan(request.param)


def places(mask: int) -> set[Place]:
    return {(X[s], Y[s]) for s in spaces_of(mask)}


OUTSIDE: Final = [
    [(k, -1) for k in range(SIZE)],
    [(SIZE, k) for k in range(SIZE)],
    [(k, SIZE) for k in range(SIZE)],
    [(-1, k) for k in range(SIZE)],
]
"""The positions outside the map, by side, in the order of their numbers (AP-DROP-08)."""


@rule("AP-MOVE-07", "AP-MOVE-08", "AP-MOVE-09", "AP-MOVE-10", "AP-MOVE-11", "AP-MOVE-12", "AP-MOVE-14", "AP-MOVE-16")
def test_a_step_costs_what_the_clauses_say(plan: Plan) -> None:
    starts = [(s, (X[s], Y[s])) for s in range(SPACES)]
    starts += list(enumerate([place for side in OUTSIDE for place in side], SPACES))
    assert len(starts) == len(POSITION)
    for number, a in starts:
        costs = {(X[goal], Y[goal]): cost for goal, cost in plan.terrain.steps[number]}
        assert costs == {b: plan.cost(a, b) for b in plan.around(a) if plan.cost(a, b)}, a


@rule("AP-ADJ-02", "AP-ADJ-03", "AP-ADJ-04", "AP-ADJ-05")
def test_who_is_adjacent_and_neighbouring(plan: Plan) -> None:
    for a in plan.level:
        assert places(plan.terrain.adjacent[space(*a)]) == plan.adjacent(a), a
        assert places(plan.terrain.neighbours[space(*a)]) == plan.neighbours(a), a


@rule("AP-PUSH-03", "AP-PUSH-04")
def test_what_stops_a_push(plan: Plan) -> None:
    for a in plan.level:
        crowd = sum(1 << space(*place) for place in plan.crowd - {a})
        for number, way in enumerate(DIRECTIONS):
            assert push_step(plan.terrain, space(*a), number, crowd)[0] == plan.push(a, way), (a, way)


@rule("AP-COVER-01", "AP-COVER-02", "AP-COVER-03", "AP-COVER-04", "AP-COVER-05")
def test_who_hides_from_whom(plan: Plan) -> None:
    for number, target in enumerate(sorted(places(plan.terrain.by_cover))):
        for shooter in sorted(set(plan.level) - {target})[number % 9 :: 9]:
            is_hidden = bool(plan.terrain.hides_from[space(*shooter)] >> space(*target) & 1)
            assert is_hidden == plan.hides(shooter, target), (shooter, target)


@rule("AP-PLACE-02", "AP-PLACE-05", "AP-PLACE-06")
def test_which_intersections_are_free(plan: Plan) -> None:
    for i in range(SIZE + 1):
        for j in range(SIZE + 1):
            for level in range(3):
                exists = level in {plan.level.get(c) for c in ((i - 1, j - 1), (i, j - 1), (i - 1, j), (i, j))}
                is_free = bool(plan.terrain.free_nodes >> node(i, j, level) & 1)
                assert is_free == (exists and plan.is_free(i, j, level)), (i, j, level)
