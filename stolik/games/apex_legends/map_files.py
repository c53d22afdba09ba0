"""Maps: TOML files in, checked against the rules of building one, tables of the terrain out.

The maps that can be played are those that come with the game, then those that STOLIK_MAPS names: files, or folders of
them. The format is described in docs/apex-maps.md.
"""

import os
import sys
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from stolik.games.apex_legends import content
from stolik.games.apex_legends.geometry.grid import (
    OUTSIDE,
    PLACE,
    SIZE,
    is_on_map,
    node,
    place,
    space,
    spaces_at,
    spaces_of,
)
from stolik.games.apex_legends.geometry.layout import (
    BEACON,
    BIN,
    EDGE_WALL,
    HEAT_SHIELD,
    LOW_EDGE_WALL,
    LOW_WALL,
    NOTHING,
    OBJECTS,
    ON_RIM,
    ROCK,
    TREE,
    WALL,
    Layout,
)
from stolik.games.apex_legends.geometry.nearness import nodes_at
from stolik.games.apex_legends.geometry.placing import has_room
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.kernel.content import ContentError, Lines, Where, load_document

OURS: Final = ("crossroads", "gorge", "timber")
"""Those of the game, the earliest first: a state names a map by its place among all."""
FOLDER = resources.files("stolik.games.apex_legends") / "content" / "maps"

Column = Annotated[int, Meta(ge=0, lt=SIZE)]
Line = Annotated[int, Meta(ge=0, le=SIZE)]
Colour = Literal["red", "blue", "green", "yellow"]
Spaces = tuple[tuple[Column, Column], ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a map file."""


class Building(Record, frozen=True, kw_only=True):
    """A building on the rectangle with north-west space (x,y); it stands on level `base`, its roof is one higher."""

    id: str = ""
    x: Column
    y: Column
    w: Annotated[int, Meta(ge=1)]
    h: Annotated[int, Meta(ge=1)]
    base: Annotated[int, Meta(ge=0, le=1)]


class OnEdge(Record, frozen=True, kw_only=True):
    """An object on the edge V(x,y) or H(x,y) and, if longer, on the following edges to the south or east."""

    o: Literal["V", "H"]
    x: Line
    y: Line
    len: Annotated[int, Meta(ge=1, le=3)] = 1

    def edges(self) -> list[tuple[bool, int, int]]:
        """Every edge it covers: whether it is vertical, x, y (AP-CONV-02)."""
        if self.o == "V":
            return [(True, self.x, self.y + n) for n in range(self.len)]
        return [(False, self.x + n, self.y) for n in range(self.len)]


class OnOneEdge(OnEdge, frozen=True, kw_only=True):
    """An object of length 1."""

    len: Literal[1] = 1


class LongOnEdge(OnEdge, frozen=True, kw_only=True):
    """An object of length 2 or 3."""

    len: Annotated[int, Meta(ge=2, le=3)]


class Canyon(Record, frozen=True, kw_only=True):
    """A canyon on the rectangle with the north-west space (x,y)."""

    x: Column
    y: Column
    w: Annotated[int, Meta(ge=1)]
    h: Annotated[int, Meta(ge=1)]


class Anchor(Record, frozen=True, kw_only=True):
    """A zip-line anchor on the intersection I(i,j)@level; an edge anchor stands on the rim of a roof."""

    kind: Literal["anchor", "edge_anchor"]
    i: Line
    j: Line
    level: Annotated[int, Meta(ge=0, le=2)]


class ZipLine(Record, frozen=True, kw_only=True):
    """Two linked anchors."""

    colour: Colour
    a: Anchor
    b: Anchor


class MapRecord(Record, frozen=True, kw_only=True):
    """A map file."""

    id: content.Id
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    size: tuple[int, int]
    source: content.Sources
    notes: str = ""
    buildings: tuple[Building, ...] = ()
    walls: tuple[OnEdge, ...] = ()
    low_walls: tuple[OnOneEdge, ...] = ()
    low_edge_walls: tuple[OnOneEdge, ...] = ()
    edge_walls: tuple[LongOnEdge, ...] = ()
    bins: tuple[OnOneEdge, ...] = ()
    zips: tuple[ZipLine, ...] = ()
    canyons: tuple[Canyon, ...] = ()
    beacons: Spaces = ()
    rocks: Spaces = ()
    trees: Spaces = ()
    heat_shields: Spaces = ()
    supply_drop_sites: Spaces = ()


class Map:
    """A map that keeps all rules of building one: its record, and its terrain."""

    def __init__(self, record: MapRecord, terrain: Terrain) -> None:
        self.record = record
        self.terrain = terrain


def find_map(name: str) -> Map:
    """One of MAPS, by its id."""
    return SHELF[name]


def terrain(name: str) -> Terrain:
    """The terrain of one of MAPS."""
    return find_map(name).terrain


def load_map(path: Traversable) -> Map:
    """Read and check a map file. Raises ContentError for the first problem found."""
    record, lines = load_document(path, MapRecord)
    return Map(record, _Building(record, lines).terrain())


class _Building:
    """Builds a map in the order of AP-SETUP-07 and complains about the first thing that cannot be built."""

    def __init__(self, record: MapRecord, lines: Lines) -> None:
        self.record = record
        self.lines = lines
        self.layout = Layout()

    def terrain(self) -> Terrain:
        """Build it all."""
        record = self.record
        if record.size != (SIZE, SIZE):
            self._refuse(("size",), f"a map is {SIZE} by {SIZE} spaces, not {record.size[0]} by {record.size[1]}")
        self._count_components()
        self._raise_buildings()
        self._put_on_edges("walls", record.walls, WALL)
        self._put_on_edges("low_walls", record.low_walls, LOW_WALL)
        self._put_on_edges("low_edge_walls", record.low_edge_walls, LOW_EDGE_WALL)
        self._put_on_edges("edge_walls", record.edge_walls, EDGE_WALL)
        self._put_on_edges("bins", record.bins, BIN)
        self._put_on_spaces("beacons", record.beacons, BEACON)
        self._put_on_spaces("rocks", record.rocks, ROCK)
        self._put_on_spaces("trees", record.trees, TREE)
        self._put_on_spaces("heat_shields", record.heat_shields, HEAT_SHIELD)
        self._dig_canyons()
        sites = self._drop_sites()
        if not record.beacons:
            self._refuse(("beacons",), "a map needs at least one respawn beacon")
        bins = [edge for each in record.bins for edge in each.edges()]
        terrain = Terrain(self.layout, bins, self._zip_lines(), sites)
        self._check_sides(terrain)
        return terrain

    def _refuse(self, where: Where, problem: str) -> None:
        raise self.lines.error(where, problem)

    # What there is in the box (AP-COMP-02 … 04)

    def _count_components(self) -> None:
        record = self.record
        for key, thing, parts in (
            ("buildings", "building", [_measure(part.w, part.h) for part in record.buildings]),
            ("canyons", "canyon", [_measure(part.w, part.h) for part in record.canyons]),
            ("walls", "wall", [str(part.len) for part in record.walls]),
            ("edge_walls", "edge_wall", [str(part.len) for part in record.edge_walls]),
            ("low_walls", "low_wall", [""] * len(record.low_walls)),
            ("low_edge_walls", "low_edge_wall", [""] * len(record.low_edge_walls)),
            ("bins", "supply_bin", [""] * len(record.bins)),
            ("beacons", "respawn_beacon", [""] * len(record.beacons)),
            ("rocks", "rock", [""] * len(record.rocks)),
            ("trees", "tree", [""] * len(record.trees)),
            ("heat_shields", "heat_shield", [""] * len(record.heat_shields)),
        ):
            self._count(key, thing, parts)
        for kind, component in (("anchor", "zip_line_anchor"), ("edge_anchor", "edge_zip_line_anchor")):
            anchors = [n for n, line in enumerate(record.zips) for end in (line.a, line.b) if end.kind == kind]
            there = _in_the_box()[component]
            if len(anchors) > there:
                self._refuse(
                    ("zips", anchors[there]), f"one {component.replace('_', ' ')} too many: the game has {there}"
                )

    def _count(self, key: str, thing: str, parts: list[str]) -> None:
        used: dict[str, int] = {}
        for n, part in enumerate(parts):
            component = f"{thing}_{part}" if part else thing
            there = _in_the_box().get(component, 0)
            used[component] = used.get(component, 0) + 1
            name = thing.replace("_", " ")
            if not there:
                self._refuse((key, n), f"there is no {name} of {part} in the game")
            if used[component] > there:
                size = f" of {part}" if part else ""
                self._refuse((key, n), f"one {name}{size} too many: the game has {there}")

    # Building (AP-SETUP-07, AP-OBJ-02, AP-OBJ-03)

    def _raise_buildings(self) -> None:
        numbered = sorted(enumerate(self.record.buildings), key=lambda pair: pair[1].base)
        for n, building in numbered:
            where = ("buildings", n)
            for x, y in self._rectangle(where, building.x, building.y, building.w, building.h):
                level = self.layout.level[place(x, y)]
                if level > building.base:
                    self._refuse(where, f"there is another building on ({x},{y}) already")
                if level < building.base:
                    self._refuse(where, f"there is no roof of level {building.base} below it on ({x},{y})")
            self.layout.raise_building(building.x, building.y, building.w, building.h)

    def _rectangle(self, where: Where, x0: int, y0: int, w: int, h: int) -> list[tuple[int, int]]:
        if not is_on_map(x0 + w - 1, y0 + h - 1):
            self._refuse(where, f"it reaches over the edge of the map, to ({x0 + w - 1},{y0 + h - 1})")
        return [(x, y) for y in range(y0, y0 + h) for x in range(x0, x0 + w)]

    def _put_on_edges(self, key: str, objects: Sequence[OnEdge], kind: int) -> None:
        for n, each in enumerate(objects):
            for is_vertical, x, y in each.edges():
                self._put_on_edge((key, n), kind, is_vertical, x, y)

    def _put_on_edge(self, where: Where, kind: int, is_vertical: bool, x: int, y: int) -> None:
        name, layout, edge = f"{'V' if is_vertical else 'H'}({x},{y})", self.layout, place(x, y)
        before = (x - 1, y) if is_vertical else (x, y - 1)
        if not is_on_map(x, y) or not is_on_map(*before):
            self._refuse(where, f"{name} is not between two spaces of the map")
        there = (layout.vertical if is_vertical else layout.horizontal)[edge]
        if there != NOTHING:
            self._refuse(where, f"there is something on {name} already: {OBJECTS[there].replace('_', ' ')}")
        is_level = layout.level[edge] == layout.level[place(*before)]
        if ON_RIM[kind] and is_level:
            self._refuse(where, f"{name} is not the edge of a roof: the spaces on both sides are on one level")
        if not ON_RIM[kind] and not is_level:
            self._refuse(where, f"the spaces on both sides of {name} are on different levels")
        layout.put_on_edge(kind, is_vertical, x, y)

    def _put_on_spaces(self, key: str, spaces: Spaces, kind: int) -> None:
        for n, (x, y) in enumerate(spaces):
            there = self.layout.on_space[space(x, y)]
            if there != NOTHING:
                self._refuse((key, n), f"there is something on ({x},{y}) already: {OBJECTS[there].replace('_', ' ')}")
            self.layout.on_space[space(x, y)] = kind

    def _dig_canyons(self) -> None:
        for n, canyon in enumerate(self.record.canyons):
            where = ("canyons", n)
            for x, y in self._rectangle(where, canyon.x, canyon.y, canyon.w, canyon.h):
                s = space(x, y)
                if self.layout.level[place(x, y)]:
                    self._refuse(where, f"({x},{y}) is a roof")
                if self.layout.on_space[s] != NOTHING or self.layout.canyons >> s & 1:
                    self._refuse(where, f"({x},{y}) is occupied already")
                self.layout.canyons |= 1 << s

    def _drop_sites(self) -> list[int]:
        sites: list[int] = []
        for n, (x, y) in enumerate(self.record.supply_drop_sites):
            s = space(x, y)
            if self.layout.on_space[s] != NOTHING or self.layout.canyons >> s & 1 or s in sites:
                self._refuse(("supply_drop_sites", n), f"({x},{y}) is not free")
            sites.append(s)
        return sites

    def _zip_lines(self) -> list[tuple[int, int, str]]:
        lines: list[tuple[int, int, str]] = []
        taken: list[int] = []
        colours: list[str] = []
        for n, line in enumerate(self.record.zips):
            if line.colour in colours:
                self._refuse(("zips", n, "colour"), f"there is a {line.colour} zip line already")
            colours.append(line.colour)
            for end, anchor in (("a", line.a), ("b", line.b)):
                taken.append(self._anchor(("zips", n, end), anchor, taken))
            lines.append((taken[-2], taken[-1], line.colour))
        return lines

    def _anchor(self, where: Where, anchor: Anchor, taken: list[int]) -> int:
        name, found = f"I({anchor.i},{anchor.j})@{anchor.level}", node(anchor.i, anchor.j, anchor.level)
        if found not in nodes_at(self.layout, anchor.i, anchor.j):
            self._refuse(where, f"none of the spaces at {name} is on level {anchor.level}")
        if found in taken or not has_room(self.layout, found):
            self._refuse(where, f"{name} is not free")
        around = spaces_at(anchor.i, anchor.j)
        is_rim = anchor.level > 0 and (
            len(around) < 4 or any(self.layout.level[PLACE[s]] < anchor.level for s in around)
        )
        if anchor.kind == "edge_anchor" and not is_rim:
            self._refuse(where, f"{name} is not on the rim of a roof")
        return found

    def _check_sides(self, terrain: Terrain) -> None:
        """A legend can enter from every side with the 2 MP that the poorest bonus token gives (AP-DROP-06)."""
        for side, name in enumerate(("north", "east", "south", "west")):
            ways = [step for k in range(SIZE) for step in terrain.steps[OUTSIDE + side * SIZE + k]]
            if not any(cost <= 2 and not (terrain.standing | terrain.canyons) >> goal & 1 for goal, cost in ways):
                self._refuse(("buildings",), f"no legend can enter the map from the {name}")


def _measure(w: int, h: int) -> str:
    return f"{min(w, h)}x{max(w, h)}"


def _in_the_box() -> dict[str, int]:
    return {component.id: component.count for component in content.components()}


def text_picture(terrain: Terrain) -> str:
    """The map in characters: digits are roofs, the rest is explained in docs/apex-maps.md."""
    layout = terrain.layout
    lines: list[str] = []
    for y in range(SIZE):
        lines.append("+" + "+".join(_above(layout, x, y) for x in range(SIZE)) + "+")
        lines.append("".join(_left(layout, x, y) + _inside(terrain, x, y) for x in range(SIZE)) + " ")
    return "\n".join(lines)


_ACROSS = {WALL: "===", EDGE_WALL: "###", LOW_WALL: "---", LOW_EDGE_WALL: "~~~", BIN: "-S-"}
_DOWN = {WALL: "I", EDGE_WALL: "#", LOW_WALL: "!", LOW_EDGE_WALL: "~", BIN: "S"}
_ON_SPACE = {BEACON: "B", ROCK: "R", TREE: "T", HEAT_SHIELD: "H"}


def _above(layout: Layout, x: int, y: int) -> str:
    """The edge north of a space."""
    kind = layout.horizontal[place(x, y)]
    if kind:
        return _ACROSS[kind]
    return "___" if y and layout.level[place(x, y)] != layout.level[place(x, y - 1)] else "   "


def _left(layout: Layout, x: int, y: int) -> str:
    """The edge west of a space."""
    kind = layout.vertical[place(x, y)]
    if kind:
        return _DOWN[kind]
    return "|" if x and layout.level[place(x, y)] != layout.level[place(x - 1, y)] else " "


def _inside(terrain: Terrain, x: int, y: int) -> str:
    s = space(x, y)
    level = terrain.level[s]
    mark = "c" if terrain.canyons >> s & 1 else _ON_SPACE.get(terrain.layout.on_space[s], " ")
    return f"{level or '.'}{mark} "


def summary(found: Map) -> str:
    """A map in one line: its name and what is on it."""
    terrain, record = found.terrain, found.record
    ground, first, second = (len(spaces_of(terrain.levels[level])) for level in range(3))
    spaces = f"{ground} spaces on the ground, {first} on level 1, {second} on level 2"
    return f"{record.id}: {record.name}, {spaces}, {len(record.bins)} supply bins, {len(terrain.beacons)} beacons"


def shelved() -> dict[str, Map]:
    """All maps by id; a foreign one that is bad, or has the id of another, is left out and the reason told."""
    found = {name: load_map(FOLDER / f"{name}.toml") for name in OURS}
    for path in _foreign():
        try:
            foreign = load_map(path)
        except ContentError as error:
            _leave_out(path, str(error))
            continue
        if foreign.record.id in found:
            _leave_out(path, f"there is one called {foreign.record.id}")
            continue
        found[foreign.record.id] = foreign
    return found


def _foreign() -> list[Path]:
    paths: list[Path] = []
    for name in os.environ.get("STOLIK_MAPS", "").split(os.pathsep):
        if not name:
            continue
        path = Path(name)
        inside = sorted(path.glob("*.toml"))
        if path.is_dir() and not inside:
            _leave_out(path, "there is no .toml file in this folder")
        else:
            paths += inside or [path]
    return paths


def _leave_out(path: Path, reason: str) -> None:
    print(f"stolik: the map in {path} is left out: {reason}", file=sys.stderr)


SHELF: Final = shelved()
MAPS: Final = tuple(SHELF)
