"""Maps: the three of the game, and every way in which a file can be none."""

import re
from collections import Counter
from pathlib import Path

import pytest

from stolik.games.apex_legends import content
from stolik.games.apex_legends.geometry.grid import (
    SIZE,
    SPACES,
    X,
    Y,
    node,
    node_i,
    node_j,
    node_level,
    space,
    spaces_of,
)
from stolik.games.apex_legends.geometry.placing import has_room
from stolik.games.apex_legends.map_files import FOLDER, MAPS, Map, find_map, load_map, summary, text_picture
from stolik.kernel.content import ContentError
from stolik.testkit.rule import rule

ROOT = Path(__file__).parents[3]
PICTURES = re.findall(r"```text\n(.*?)\n```", (ROOT / "docs" / "apex-maps.md").read_text("utf-8"), re.S)
IN_THE_BOX = {component.id: component.count for component in content.components()}

PLAIN = """\
id = "plain"
name = "A plain"
size = [12, 12]
source = ["original"]
beacons = [[6, 6]]
"""


def used(found: Map) -> Counter[str]:
    """How many of each component a map takes."""
    record = found.record
    parts: Counter[str] = Counter()
    for building in record.buildings:
        parts[f"building_{min(building.w, building.h)}x{max(building.w, building.h)}"] += 1
    for canyon in record.canyons:
        parts[f"canyon_{min(canyon.w, canyon.h)}x{max(canyon.w, canyon.h)}"] += 1
    parts.update(f"wall_{wall.len}" for wall in record.walls)
    parts.update(f"edge_wall_{wall.len}" for wall in record.edge_walls)
    for name, things in (
        ("low_wall", record.low_walls), ("low_edge_wall", record.low_edge_walls), ("supply_bin", record.bins),
        ("respawn_beacon", record.beacons), ("rock", record.rocks), ("tree", record.trees),
    ):  # fmt: skip
        if things:
            parts[name] = len(things)
    for line in record.zips:
        parts.update("zip_line_anchor" if end.kind == "anchor" else "edge_zip_line_anchor" for end in (line.a, line.b))
    return parts


@rule("AP-SETUP-07")
@pytest.mark.parametrize(("name", "picture"), list(zip(MAPS, PICTURES, strict=True)), ids=MAPS)
def test_the_maps_look_as_they_are_drawn(name: str, picture: str) -> None:
    drawn = text_picture(find_map(name).terrain)
    assert [line.rstrip() for line in drawn.splitlines()] == picture.splitlines()


@rule("AP-SETUP-08")
def test_crossroads_is_built_from_exactly_these_parts() -> None:
    assert used(find_map("crossroads")) == {
        "building_2x2": 1, "building_2x3": 3, "building_2x4": 2, "building_3x3": 2, "wall_1": 1, "wall_2": 2,
        "wall_3": 2, "low_wall": 3, "low_edge_wall": 1, "supply_bin": 10, "respawn_beacon": 4,
    }  # fmt: skip


@rule("AP-COMP-02", "AP-COMP-03", "AP-COMP-04")
@pytest.mark.parametrize("name", MAPS)
def test_no_map_takes_more_than_there_is_in_the_box(name: str) -> None:
    for component, number in used(find_map(name)).items():
        assert number <= IN_THE_BOX[component], component


@pytest.mark.parametrize("name", ["gorge", "timber"])
def test_both_sides_of_an_original_map_are_alike(name: str) -> None:
    """Turned by half a circle, the map is the same."""
    t = find_map(name).terrain
    for s in range(SPACES):
        twin = SPACES - 1 - s
        assert t.level[s] == t.level[twin]
        turned = {(SPACES - 1 - goal, cost) for goal, cost in t.steps[s]}
        assert turned == set(t.steps[twin])
        assert sum(1 << SPACES - 1 - seen for seen in spaces_of(t.visible[s])) == t.visible[twin]


@rule("AP-OBJ-07")
@pytest.mark.parametrize("name", MAPS)
def test_anchors_stand_on_free_intersections(name: str) -> None:
    t = find_map(name).terrain
    anchors = [n for a, b, _ in t.zips for n in (a, b)]
    assert len(set(anchors)) == len(anchors)
    for n in anchors:
        assert n in t.nodes
        assert has_room(t.layout, n)
        assert t.node_neighbours[n] & ~t.standing


@rule("AP-OBJ-07")
def test_edge_anchors_stand_on_the_rim_of_a_roof() -> None:
    t = find_map("timber").terrain
    on_roofs = [n for a, b, _ in t.zips for n in (a, b) if node_level(n) == 1]
    assert on_roofs == [node(4, 4, 1), node(8, 8, 1)]
    for n in on_roofs:
        around = [space(x, y) for x in (node_i(n) - 1, node_i(n)) for y in (node_j(n) - 1, node_j(n))]
        assert {t.level[s] for s in around} == {0, 1}


@rule("AP-OBJ-02", "AP-OBJ-03")
@pytest.mark.parametrize("name", MAPS)
def test_objects_stand_where_they_may(name: str) -> None:
    record, t = find_map(name).record, find_map(name).terrain
    edges = []
    for things, is_rim in (
        ((*record.walls, *record.low_walls, *record.bins), False),
        ((*record.edge_walls, *record.low_edge_walls), True),
    ):
        for thing in things:
            for is_vertical, x, y in thing.edges():
                edges.append((is_vertical, x, y))
                before = space(x - 1, y) if is_vertical else space(x, y - 1)
                assert (t.level[space(x, y)] != t.level[before]) == is_rim
    assert len(set(edges)) == len(edges)


@rule("AP-RESP-03")
@pytest.mark.parametrize("name", MAPS)
def test_every_beacon_has_room_around_it(name: str) -> None:
    t = find_map(name).terrain
    assert all(t.adjacent[beacon] & ~t.standing & ~t.canyons for beacon in t.beacons)


@pytest.mark.parametrize("name", MAPS)
def test_every_space_that_can_be_stood_on_can_be_reached(name: str) -> None:
    t = find_map(name).terrain
    reached, ways = {0}, [0]
    while ways:
        for goal, _ in t.steps[ways.pop()]:
            if goal not in reached:
                reached.add(goal)
                ways.append(goal)
    assert reached == {s for s in range(SPACES) if not t.solid >> s & 1}


def test_a_summary_is_one_line() -> None:
    assert summary(find_map("crossroads")) == (
        "crossroads: Crossroads, 104 spaces on the ground, 24 on level 1, 16 on level 2, 10 supply bins, 4 beacons"
    )


def test_every_file_of_the_folder_is_a_map() -> None:
    assert sorted(file.name for file in FOLDER.iterdir()) == [f"{name}.toml" for name in sorted(MAPS)]
    for name in MAPS:
        assert find_map(name).record.id == name


# What is no map


def load(tmp_path: Path, text: str) -> Map:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return load_map(file)


def complaint(tmp_path: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, text)
    return str(caught.value)


def test_the_smallest_map(tmp_path: Path) -> None:
    t = load(tmp_path, PLAIN).terrain
    assert t.beacons == [space(6, 6)]
    assert (X[t.beacons[0]], Y[t.beacons[0]]) == (6, 6)
    assert t.levels[0] == (1 << SIZE * SIZE) - 1


ROOF = "buildings = [{ x = 4, y = 4, w = 2, h = 2, base = 0 }]\n"


@rule("AP-OBJ-02", "AP-OBJ-03", "AP-COMP-02", "AP-COMP-03", "AP-COMP-04", "AP-DROP-06")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("walls = [{ o = 'X', x = 1, y = 1 }]", "6: walls.o: expected one of H, V, got 'X'"),
        ("walls = [{ o = 'V', x = 1 }]", "6: walls.y: missing"),
        ("hills = [[1, 1]]", "6: hills: unknown field, expected one of id, name"),
        ("rocks = [[12, 0]]", "6: rocks: expected int <= 11"),
        ("rocks = [[1, 1],\n[6, 6]]", "7: rocks: there is something on (6,6) already: respawn beacon"),
        ("trees = [[1, 1], [1, 1]]", "6: trees: there is something on (1,1) already: tree"),
        (
            "buildings = [{ x = 11, y = 4, w = 2, h = 2, base = 0 }]",
            "6: buildings: it reaches over the edge of the map, to (12,5)",
        ),
        (
            ROOF.replace("}]", "},\n{ x = 5, y = 5, w = 2, h = 2, base = 0 }]"),
            "7: buildings: there is another building on (5,5) already",
        ),
        (
            ROOF.replace("}]", "},\n{ x = 4, y = 4, w = 2, h = 3, base = 1 }]"),
            "7: buildings: there is no roof of level 1 below it on (4,6)",
        ),
        (
            "buildings = [{ x = 4, y = 4, w = 5, h = 1, base = 0 }]",
            "6: buildings: there is no building of 1x5 in the game",
        ),
        ("walls = [{ o = 'V', x = 0, y = 3 }]", "6: walls: V(0,3) is not between two spaces of the map"),
        ("walls = [{ o = 'H', x = 10, y = 3, len = 3 }]", "6: walls: H(12,3) is not between two spaces of the map"),
        ("walls = [{ o = 'H', x = 3, y = 12 }]", "6: walls: H(3,12) is not between two spaces of the map"),
        (
            "walls = [{ o = 'V', x = 3, y = 3, len = 2 }]\nbins = [{ o = 'V', x = 3, y = 4 }]",
            "7: bins: there is something on V(3,4) already: wall",
        ),
        (
            f"{ROOF}walls = [{{ o = 'V', x = 6, y = 4 }}]",
            "7: walls: the spaces on both sides of V(6,4) are on different levels",
        ),
        (
            f"{ROOF}low_edge_walls = [{{ o = 'V', x = 5, y = 4 }}]",
            "7: low_edge_walls: V(5,4) is not the edge of a roof: the spaces on both sides are on one level",
        ),
        ("edge_walls = [{ o = 'V', x = 5, y = 4, len = 1 }]", "6: edge_walls.len: expected int >= 2"),
        ("canyons = [{ x = 6, y = 6, w = 2, h = 1 }]", "6: canyons: (6,6) is occupied already"),
        (f"{ROOF}canyons = [{{ x = 5, y = 5, w = 2, h = 1 }}]", "7: canyons: (5,5) is a roof"),
        ("canyons = [{ x = 5, y = 5, w = 1, h = 1 }]", "6: canyons: there is no canyon of 1x1 in the game"),
        ("supply_drop_sites = [[6, 6]]", "6: supply_drop_sites: (6,6) is not free"),
        ("supply_drop_sites = [[1, 6], [1, 6]]", "6: supply_drop_sites: (1,6) is not free"),
        (
            "rocks = [[0, 0], [1, 0], [2, 0], [3, 0],\n[4, 0], [5, 0]]",
            "7: rocks: one rock too many: the game has 5",
        ),
        (
            "walls = [{ o='V', x=1, y=0, len=3 }, { o='V', x=2, y=0, len=3 },\n{ o='V', x=3, y=0, len=3 }]",
            "7: walls: one wall of 3 too many: the game has 2",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_built_is_refused(tmp_path: Path, more: str, said: str) -> None:
    assert complaint(tmp_path, PLAIN + more).startswith(f"mine.toml:{said}")


def zips(a: str, b: str, more: str = "") -> str:
    return f"zips = [{{ colour = 'red', a = {{ {a} }}, b = {{ {b} }} }}{more}]"


FAR = "kind = 'anchor', i = 9, j = 9, level = 0"


@rule("AP-OBJ-07", "AP-PLACE-02")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        (
            zips("kind = 'anchor', i = 3, j = 3, level = 1", FAR),
            "6: zips.a: none of the spaces at I(3,3)@1 is on level 1",
        ),
        (zips(FAR, FAR), "6: zips.b: I(9,9)@0 is not free"),
        (zips("kind = 'edge_anchor', i = 3, j = 3, level = 0", FAR), "6: zips.a: I(3,3)@0 is not on the rim of a roof"),
        (
            ROOF + zips("kind = 'edge_anchor', i = 5, j = 5, level = 1", FAR),
            "7: zips.a: I(5,5)@1 is not on the rim of a roof",
        ),
        (
            "walls = [{ o = 'V', x = 3, y = 3, len = 2 }]\n" + zips("kind = 'anchor', i = 3, j = 4, level = 0", FAR),
            "7: zips.a: I(3,4)@0 is not free",
        ),
        (
            zips(
                "kind = 'anchor', i = 3, j = 3, level = 0",
                FAR,
                ",\n{ colour = 'red', a = { kind = 'anchor', i = 1, j = 1, level = 0 },"
                " b = { kind = 'anchor', i = 2, j = 1, level = 0 } }",
            ),
            "7: zips.colour: there is a red zip line already",
        ),
        (zips("kind = 'hook', i = 3, j = 3, level = 0", FAR), "6: zips.a.kind: expected one of anchor, edge_anchor"),
    ],
)
def test_zip_lines_that_cannot_hang(tmp_path: Path, more: str, said: str) -> None:
    assert complaint(tmp_path, PLAIN + more).startswith(f"mine.toml:{said}")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("size = [12, 12]", "size = [10, 12]", "mine.toml:3: size: a map is 12 by 12 spaces, not 10 by 12"),
        ("beacons = [[6, 6]]\n", "", "mine.toml:1: beacons: a map needs at least one respawn beacon"),
        ('name = "A plain"\n', "", "mine.toml:1: name: missing"),
        ('id = "plain"', 'id = "A plain"', "mine.toml:1: id: expected str matching"),
        ('source = ["original"]', "source = []", "mine.toml:4: source: expected array of length >= 1"),
        ("size = [", "size = ", "mine.toml:3: not valid TOML"),
    ],
)
def test_what_every_map_needs(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert complaint(tmp_path, PLAIN.replace(old, new)).startswith(said)


@rule("AP-DROP-06")
def test_legends_must_be_able_to_enter_from_every_side(tmp_path: Path) -> None:
    walls = [f"{{ x = {x}, y = 0, w = 3, h = 2, base = {base} }}" for base in (0, 1) for x in (0, 3, 6)]
    rocks = "rocks = [[9, 0], [10, 0], [11, 0]]"
    text = f"{PLAIN}buildings = [{', '.join(walls)}]\n{rocks}\n"
    assert complaint(tmp_path, text) == "mine.toml:6: buildings: no legend can enter the map from the north"
    assert len(load(tmp_path, text.replace("[11, 0]", "[11, 1]")).record.buildings) == 6
