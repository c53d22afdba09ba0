"""Clauses about the map that no figure of the rulebook shows, or of which a figure shows one side only."""

import re
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from stolik.games.apex_legends.geometry import areas, grid, push, zones
from stolik.games.apex_legends.geometry.grid import (
    DIRECTION,
    DX,
    DY,
    distance_to_edge,
    distance_to_node,
    node,
    outside,
    place,
    space,
    within,
)
from stolik.games.apex_legends.geometry.paths import HORIZONTAL, VERTICAL, between_spaces
from stolik.games.apex_legends.geometry.sight import CLEAR
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_sketch import sketch

Space = tuple[int, int]
TOWER = "building (4,4)-(5,5); building (4,4)-(5,5)"
FENCED = (
    "building (4,4)-(5,5); edge wall H(4,4) length 2; edge wall H(4,6) length 2;"
    "edge wall V(4,4) length 2; edge wall V(6,4) length 2"
)


def cost(t: Terrain, a: Space, b: Space) -> int:
    return t.step_cost(space(*a), space(*b))


def sees(t: Terrain, a: Space, b: Space, drops: int = 0) -> bool:
    return bool(t.seen(space(*a), drops) >> space(*b) & 1)


def named(mask: int) -> list[Space]:
    return [(grid.X[s], grid.Y[s]) for s in grid.spaces_of(mask)]


def hides(t: Terrain, shooter: Space, target: Space) -> bool:
    return bool(t.hides_from[space(*shooter)] >> space(*target) & 1)


def is_free(t: Terrain, i: int, j: int, level: int) -> bool:
    return bool(t.free_nodes >> node(i, j, level) & 1)


# Conventions


@rule("AP-CONV-01")
def test_the_map_is_a_square_of_12_by_12_spaces() -> None:
    assert grid.SPACES == 144
    assert all(grid.is_on_map(*p) for p in [(0, 0), (11, 11), (0, 11), (11, 0)])
    assert not any(grid.is_on_map(*p) for p in [(12, 0), (0, 12), (-1, 0), (0, -1)])
    assert (grid.X[space(3, 7)], grid.Y[space(3, 7)]) == (3, 7)


@rule("AP-CONV-02")
def test_an_object_of_length_3_covers_three_edges_to_the_south_or_east() -> None:
    t = sketch("wall V(5,3) length 3; wall H(7,9) length 3")
    assert [cost(t, (4, y), (5, y)) for y in range(2, 7)] == [1, 2, 2, 2, 1]
    assert [cost(t, (x, 8), (x, 9)) for x in range(6, 11)] == [1, 2, 2, 2, 1]


@rule("AP-CONV-03")
def test_intersections_on_different_levels_are_different() -> None:
    assert len({node(i, j, level) for i in range(13) for j in range(13) for level in range(4)}) == 13 * 13 * 4
    n = node(12, 7, 2)
    assert (grid.node_i(n), grid.node_j(n), grid.node_level(n)) == (12, 7, 2)
    assert grid.spaces_at(5, 5) == [space(4, 4), space(5, 4), space(4, 5), space(5, 5)]  # (5,5) lies south-east of it


@rule("AP-CONV-04")
@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("n", (0, -1)), ("ne", (1, -1)), ("e", (1, 0)), ("se", (1, 1)),
        ("s", (0, 1)), ("sw", (-1, 1)), ("w", (-1, 0)), ("nw", (-1, -1)),
    ],
)  # fmt: skip
def test_the_eight_directions(name: str, step: Space) -> None:
    way = DIRECTION[name]
    assert (DX[way], DY[way]) == step


@rule("AP-CONV-05")
def test_geometry_knows_no_floating_point() -> None:
    folder = Path(grid.__file__).parent
    for file in sorted(folder.glob("*.py")):
        code = re.sub(r'""".*?"""|#.*', "", file.read_text("utf-8"), flags=re.S)
        assert not re.search(r"\bfloat\b|\d\.\d|[^/]/[^/]|\bmath\b", code), file.name


@rule("AP-CONV-07")
def test_a_range_includes_both_ends() -> None:
    near = within(space(5, 5), 2, 3)
    assert [bool(near >> space(x, 5) & 1) for x in range(1, 6)] == [False, True, True, False, False]
    assert within(space(0, 0), 0, 0) == 1
    assert within(space(0, 0), 11, 99) == sum(1 << s for s in range(144) if max(s % 12, s // 12) == 11)


# Levels, buildings, connected elements


@rule("AP-LEVEL-01", "AP-BLDG-01", "AP-BLDG-02")
def test_stacked_buildings_add_up_and_leave_one_surface() -> None:
    t = sketch("building (4,4)-(6,6); building (4,4)-(5,5)")
    assert [t.level[space(x, 4)] for x in range(3, 8)] == [0, 2, 2, 1, 0]
    assert cost(t, (4, 4), (5, 4)) == 1  # a roof is used like any space


@rule("AP-LEVEL-02")
def test_a_wall_on_a_roof_reaches_one_level_higher_than_the_roof() -> None:
    t = sketch("building (4,4)-(5,5); wall V(5,4); low wall V(5,5)")
    assert t.layout.edge_top(True, place(5, 4)) == 2
    assert t.layout.edge_top(True, place(5, 5)) == 0


@rule("AP-BLDG-02", "AP-PLACE-07")
def test_a_roof_corner_is_another_intersection_than_the_one_below() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert is_free(t, 6, 6, 0)
    assert is_free(t, 6, 6, 1)
    assert named(t.node_adjacent[node(6, 6, 1)]) == [(5, 5)]


@rule("AP-BLDG-03")
def test_walls_stand_where_levels_differ_and_nowhere_else() -> None:
    t = sketch("building (2,4)-(3,5); building (4,4)-(5,5); building (4,4)-(5,5)")
    tops = [t.layout.edge_top(True, place(x, 4)) for x in (2, 3, 4, 5, 6)]
    assert tops == [1, 0, 2, 0, 2]
    t = sketch("building (2,4)-(3,5); building (4,4)-(5,5)")
    assert t.layout.edge_top(True, place(4, 4)) == 0
    assert sees(t, (2, 4), (5, 4))


@rule("AP-BLDG-03", "AP-OBJ-01")
def test_a_building_wall_is_no_obstacle() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert cost(t, (3, 4), (4, 4)) == 2  # one level up, nothing more
    assert t.neighbours[space(4, 4)] >> space(3, 4) & 1


@rule("AP-BLDG-04")
def test_nobody_steps_on_a_roof_with_edge_walls_all_around() -> None:
    t = sketch(FENCED)
    assert named(t.solid) == [(4, 4), (5, 4), (4, 5), (5, 5)]
    assert cost(t, (4, 4), (5, 4)) == 0
    assert t.standing == 0
    assert sketch(FENCED.replace("edge wall V(6,4) length 2", "edge wall V(6,4)")).solid == 0


@rule("AP-CONN-01")
def test_a_rock_joins_no_wall() -> None:
    t = sketch("wall V(5,4); rock (4,5)")
    assert sees(t, (4, 4), (5, 5))  # past the end of the wall and the corner of the rock
    assert not sees(sketch("wall V(5,4); wall H(4,5)"), (4, 4), (5, 5))


@rule("AP-CONN-02", "AP-CONN-03", "AP-CONN-04")
@pytest.mark.parametrize(
    ("walls", "falling", "rising"),
    [
        ("wall V(5,4); wall H(5,5)", True, False),  # N and E
        ("wall V(5,4); wall H(4,5)", False, True),  # N and W
        ("wall V(5,5); wall H(4,5)", True, False),  # S and W
        ("wall V(5,5); wall H(5,5)", False, True),  # S and E
        ("wall V(5,4); wall V(5,5)", False, False),  # N and S
        ("wall H(4,5); wall H(5,5)", False, False),  # W and E
        ("wall V(5,4)", True, True),
        ("wall H(4,5)", True, True),
    ],
)
def test_a_line_through_an_intersection_crosses_what_stands_on_both_sides(
    walls: str, falling: bool, rising: bool
) -> None:
    t = sketch(walls)
    assert sees(t, (4, 4), (5, 5)) == falling
    assert sees(t, (5, 4), (4, 5)) == rising
    assert (cost(t, (4, 4), (5, 5)) == 1) == falling
    assert (cost(t, (5, 4), (4, 5)) == 1) == rising


# Objects


@rule("AP-OBJ-01")
@pytest.mark.parametrize(
    ("kind", "is_obstacle", "is_veil", "is_cover"),
    [("wall", True, True, False), ("low wall", True, False, True), ("bin", True, False, True)],
)
def test_objects_on_edges(kind: str, is_obstacle: bool, is_veil: bool, is_cover: bool) -> None:
    t = sketch(f"{kind} V(5,5)")
    assert (cost(t, (4, 5), (5, 5)) == 2) == is_obstacle
    assert (not t.adjacent[space(4, 5)] >> space(5, 5) & 1) == is_obstacle
    assert (not sees(t, (4, 5), (5, 5))) == is_veil
    assert hides(t, (3, 5), (5, 5)) == is_cover


@rule("AP-OBJ-01")
@pytest.mark.parametrize(
    ("kind", "is_impassable", "is_veil", "is_cover"),
    [
        ("beacon", True, False, True), ("rock", True, True, False), ("tree", True, True, False),
        ("heat shield", False, False, True),
    ],
)  # fmt: skip
def test_objects_on_spaces(kind: str, is_impassable: bool, is_veil: bool, is_cover: bool) -> None:
    t = sketch(f"{kind} (5,5)")
    assert t.standing == 1 << space(5, 5)
    assert (cost(t, (4, 5), (5, 5)) == 0) == is_impassable
    assert (not sees(t, (4, 5), (6, 5))) == is_veil
    assert hides(t, (4, 5), (6, 5)) == is_cover


@rule("AP-OBJ-01", "AP-MOVE-12")
def test_an_edge_wall_closes_the_edge_of_a_roof_and_a_low_one_covers() -> None:
    t = sketch("building (4,4)-(5,5); edge wall V(6,4); low edge wall V(6,5)")
    assert (cost(t, (5, 4), (6, 4)), cost(t, (6, 4), (5, 4))) == (0, 0)
    assert (cost(t, (5, 5), (6, 5)), cost(t, (6, 5), (5, 5))) == (2, 3)
    assert hides(t, (8, 5), (5, 5))
    assert not hides(t, (8, 4), (5, 4))
    assert not sees(t, (8, 4), (5, 4))


@rule("AP-OBJ-11")
def test_a_canyon_is_ground_that_can_be_entered() -> None:
    t = sketch("canyon (5,5)")
    assert named(t.canyons) == [(5, 5)]
    assert not t.standing >> space(5, 5) & 1
    assert cost(t, (4, 5), (5, 5)) == 1
    assert t.level[space(5, 5)] == 0


@rule("AP-OBJ-09", "AP-GREN-05", "AP-LOS-26")
def test_a_grenade_lies_on_top_of_a_rock_and_hits_that_level() -> None:
    t = sketch("rock (5,5); building (6,5)-(7,6)")
    assert areas.landing_level(t, 5, 5, 0) == 1
    assert areas.landing_level(t, 4, 5, 1 << space(4, 5)) == 1
    assert areas.landing_level(t, 6, 5, 1 << space(6, 5)) == 2
    assert areas.landing_level(t, 4, 5, 0) == 0
    assert named(areas.reached(t, 5, 5, 1, areas.square(5, 5, 3), 0)) == [(6, 5), (6, 6)]


# Movement


@rule("AP-MOVE-04")
def test_no_step_leaves_the_map() -> None:
    t = sketch("")
    assert [len(t.steps[space(*s)]) for s in [(0, 0), (5, 0), (5, 5), (11, 11)]] == [3, 5, 8, 3]


@rule("AP-MOVE-08")
def test_two_levels_up_is_too_much_and_two_down_is_not() -> None:
    t = sketch(TOWER)
    assert (cost(t, (3, 4), (4, 4)), cost(t, (4, 4), (3, 4))) == (0, 1)
    assert (cost(t, (3, 3), (4, 4)), cost(t, (4, 4), (3, 3))) == (0, 1)


@rule("AP-MOVE-09", "AP-MOVE-12")
def test_a_wall_is_crossed_on_its_own_level_only() -> None:
    t = sketch("building (4,4)-(5,5); wall V(5,4)")
    assert (cost(t, (4, 4), (5, 4)), cost(t, (5, 4), (4, 4))) == (2, 2)
    # From the ground beside the building: the diagonal up passes the end of no wall above.
    assert cost(t, (4, 3), (5, 4)) == 2


@rule("AP-MOVE-09", "AP-MOVE-14")
def test_a_wall_one_level_up_closes_its_side_of_a_climb() -> None:
    # Edge walls lie on both sides of I(5,4). The wall between the roofs could be climbed from its own level only.
    t = sketch("building (4,4)-(5,5); edge wall H(4,4) length 2; wall V(5,4)")
    assert cost(t, (4, 3), (5, 4)) == 0
    assert cost(t, (5, 4), (4, 3)) == 2
    t = sketch("building (4,4)-(5,5); edge wall H(4,4) length 2")
    assert (cost(t, (4, 3), (5, 4)), cost(t, (5, 4), (4, 3))) == (0, 0)


@rule("AP-MOVE-11")
def test_what_stands_lower_than_the_start_does_not_matter() -> None:
    t = sketch("building (4,4)-(5,5); wall H(6,6); wall V(6,6)")
    assert cost(t, (5, 5), (6, 6)) == 1
    t = sketch("wall H(6,6); wall V(6,6)")
    assert cost(t, (5, 5), (6, 6)) == 2


@rule("AP-MOVE-14")
def test_a_corner_building_counts_only_above_both_ends() -> None:
    t = sketch("building (5,4)-(6,4); building (4,5)-(4,6)")
    assert cost(t, (4, 4), (5, 5)) == 2  # both corners are one level up
    t = sketch("building (4,4)-(6,4); building (4,5)-(4,6)")
    assert cost(t, (4, 4), (5, 5)) == 1  # one starts as high as the corners
    assert cost(t, (5, 5), (4, 4)) == 2  # and climbs as high as they are


@rule("AP-MOVE-14")
def test_edge_walls_on_both_edges_of_a_corner_building_close_it() -> None:
    corners = "building (5,4)-(6,4); building (4,5)-(4,6)"
    t = sketch(f"{corners}; edge wall V(5,4); edge wall H(5,5); edge wall H(4,5); edge wall V(5,5)")
    assert cost(t, (4, 4), (5, 5)) == 0
    t = sketch(f"{corners}; edge wall V(5,4); edge wall H(5,5); edge wall H(4,5)")
    assert cost(t, (4, 4), (5, 5)) == 2  # the second corner still lets pass


@rule("AP-MOVE-15", "AP-MOVE-16")
def test_one_side_free_costs_nothing_and_the_least_restriction_counts() -> None:
    high = "building (5,4)-(6,4); building (5,4)-(6,4)"
    assert cost(sketch(high), (4, 4), (5, 5)) == 1
    assert cost(sketch(f"{high}; low wall V(5,5)"), (4, 4), (5, 5)) == 2
    assert cost(sketch(f"{high}; building (4,5)-(4,6); building (4,5)-(4,6)"), (4, 4), (5, 5)) == 0


@rule("AP-MOVE-17")
def test_the_walls_of_a_building_that_is_climbed_do_not_count() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert (cost(t, (3, 3), (4, 4)), cost(t, (4, 3), (4, 4)), cost(t, (5, 3), (4, 4))) == (2, 2, 2)


@rule("AP-DROP-08")
def test_the_first_step_onto_the_map_starts_on_level_0_beside_it() -> None:
    t = sketch("building (4,0)-(5,1); building (8,0)-(9,1); building (8,0)-(9,1); rock (0,5)")
    north, east, south, west = range(4)
    costs = {(grid.X[s], grid.Y[s]): cost for s, cost in t.steps[outside(north, 4)]}
    assert costs == {(3, 0): 1, (4, 0): 2, (5, 0): 2}
    assert [s for s, _ in t.steps[outside(north, 8)]] == [space(7, 0)]
    assert named(sum(1 << s for s, _ in t.steps[outside(east, 0)])) == [(11, 0), (11, 1)]
    assert named(sum(1 << s for s, _ in t.steps[outside(south, 3)])) == [(2, 11), (3, 11), (4, 11)]
    assert named(sum(1 << s for s, _ in t.steps[outside(west, 5)])) == [(0, 4), (0, 6)]


@rule("AP-MOVE-13")
def test_each_side_of_a_diagonal_step_is_two_half_edges() -> None:
    side_c, side_d = ("V(5,4)", "H(5,5)"), ("H(4,5)", "V(5,5)")  # of the step from (4,4) to (5,5): C is (5,4), D (4,5)
    for c, d in product(side_c, side_d):
        t = sketch(f"low wall {c}; low wall {d}")
        assert (cost(t, (4, 4), (5, 5)), cost(t, (5, 5), (4, 4))) == (2, 2)
    for one, other in (side_c, side_d):
        assert cost(sketch(f"low wall {one}; low wall {other}"), (4, 4), (5, 5)) == 1  # past it on the other side


# Distance and nearness


@rule("AP-DIST-01")
@pytest.mark.parametrize(("a", "b", "far"), [((0, 0), (0, 0), 0), ((0, 0), (11, 3), 11), ((5, 5), (4, 6), 1)])
def test_distance_is_the_greater_of_the_two_differences(a: Space, b: Space, far: int) -> None:
    assert grid.distance(space(*a), space(*b)) == far


@rule("AP-DIST-02")
def test_the_own_edges_and_corners_are_at_distance_0() -> None:
    s = space(5, 5)
    assert [distance_to_edge(s, *e) for e in [(True, 5, 5), (True, 6, 5), (False, 5, 5), (False, 5, 6)]] == [0] * 4
    assert [distance_to_node(s, node(i, j, 0)) for i, j in [(5, 5), (6, 5), (5, 6), (6, 6)]] == [0] * 4
    assert distance_to_edge(s, True, 7, 5) == 1
    assert distance_to_node(s, node(7, 5, 1)) == 1
    assert distance_to_node(space(11, 11), node(12, 12, 0)) == 0


@rule("AP-DIST-03")
@pytest.mark.parametrize("j", [3, 4, 5])
@pytest.mark.parametrize("row", [6, 7, 8, 9])
def test_an_intersection_is_as_far_from_a_line_as_their_numbers_differ(j: int, row: int) -> None:
    down, across = sketch("building (4,2)-(6,5)"), sketch("building (2,4)-(5,6)")
    distance, depth = abs(j - 6), row - 6 + 1  # the roof ends on the line y=6; its shadow is as deep as that is far
    assert down.sees_node(space(5, row), node(5, j, 1), 0) == (depth > distance)
    assert across.sees_node(space(row, 5), node(j, 5, 1), 0) == (depth > distance)


@rule("AP-ADJ-01")
def test_distance_1_is_any_touching_space_whatever_stands_between() -> None:
    assert named(within(space(0, 0), 1, 1)) == [(1, 0), (0, 1), (1, 1)]


@rule("AP-ADJ-02", "AP-ADJ-03")
def test_a_lower_space_neighbours_a_higher_one_and_not_the_other_way_round() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert t.neighbours[space(4, 4)] >> space(3, 4) & 1
    assert not t.neighbours[space(3, 4)] >> space(4, 4) & 1
    assert not t.adjacent[space(4, 4)] >> space(3, 4) & 1
    assert not t.adjacent[space(4, 4)] >> space(4, 4) & 1


@rule("AP-ADJ-04")
def test_an_object_on_the_shared_edge_is_between() -> None:
    t = sketch("bin V(5,5)")
    assert not t.adjacent[space(4, 5)] >> space(5, 5) & 1
    assert t.adjacent[space(4, 5)] >> space(5, 4) & 1  # past its end
    t = sketch("building (4,4)-(5,5); low edge wall V(6,4)")
    assert not t.neighbours[space(5, 4)] >> space(6, 4) & 1
    assert t.neighbours[space(5, 4)] >> space(6, 5) & 1


@rule("AP-ADJ-05")
def test_diagonally_both_sides_and_one_obstacle_are_needed() -> None:
    for elements, is_adjacent in [
        ("low wall V(5,4); low wall H(4,5)", False),
        ("low wall V(5,4)", True),
        ("building (5,4)-(6,4); low wall H(4,5)", False),
        ("building (5,4)-(6,4); building (4,5)-(4,6)", True),
    ]:
        assert bool(sketch(elements).adjacent[space(4, 4)] >> space(5, 5) & 1) == is_adjacent, elements


@rule("AP-ADJ-06")
def test_only_the_foot_is_adjacent_to_a_building_wall() -> None:
    t = sketch(TOWER)
    assert t.by_structure(0) >> space(3, 4) & 1
    assert not t.by_structure(0) >> space(4, 4) & 1
    assert not t.by_structure(0) >> space(3, 3) & 1


@rule("AP-ADJ-07", "AP-ADJ-08", "AP-PLACE-10")
def test_spaces_at_an_intersection() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert named(t.node_neighbours[node(6, 6, 1)]) == [(5, 5), (6, 5), (5, 6), (6, 6)]
    assert named(t.node_neighbours[node(6, 6, 0)]) == [(6, 5), (5, 6), (6, 6)]
    assert t.corners[space(5, 5)] == [node(5, 5, 1), node(6, 5, 1), node(5, 6, 1), node(6, 6, 1)]


@rule("AP-ADJ-09")
def test_an_object_on_a_space_is_adjacent_where_its_space_is() -> None:
    t = sketch("beacon (5,5); building (6,4)-(7,5); low wall V(5,5)")
    assert named(t.adjacent[space(5, 5)]) == [(4, 4), (5, 4), (4, 6), (5, 6), (6, 6)]
    drop = 1 << space(1, 1)
    assert t.by_structure(drop) >> space(0, 0) & 1
    assert not t.by_structure(0) >> space(0, 0) & 1


# Line of sight


@rule("AP-LOS-01")
def test_a_space_is_on_the_level_of_its_surface_and_an_intersection_on_its_own() -> None:
    t = sketch("building (2,4)-(3,5); building (8,4)-(9,5); wall V(6,4) length 2")
    assert sees(t, (3, 4), (8, 4))  # from roof to roof, over a wall as high as they are
    assert not sees(t, (4, 4), (7, 4))  # on the ground it is higher than both
    assert t.sees_node(space(3, 4), node(8, 5, 1), 0)
    assert not t.sees_node(space(3, 4), node(8, 5, 0), 0)  # the same point, a level lower


@rule("AP-LOS-05")
def test_lines_strictly_between_the_two_ends_are_crossed() -> None:
    start, spot, corner = space(3, 4), space(6, 4), node(6, 5, 0)  # at (7,9), (13,9) and (12,10)
    crossed = {k for k in range(1, 11) if not sketch(f"wall V({k},4) length 2").seen(start, 0) >> spot & 1}
    assert crossed == {4, 5, 6}  # even numbers between 7 and 13, halved
    crossed = {k for k in range(1, 11) if not sketch(f"wall V({k},4) length 2").sees_node(start, corner, 0)}
    assert crossed == {4, 5}  # between 7 and 12: the line through the corner itself is none


@rule("AP-LOS-08")
@pytest.mark.parametrize(
    ("walls", "is_seen"),
    [
        ("wall H(4,4)", False),
        ("wall H(5,4)", True),
        ("wall H(3,4)", True),
        ("wall H(5,6)", False),
        ("wall H(4,6)", True),
        ("wall H(4,5)", True),
        ("wall H(5,5)", True),
        ("wall H(4,5); wall H(5,5)", False),
    ],
)
def test_a_horizontal_line_is_crossed_inside_an_edge_or_at_an_intersection(walls: str, is_seen: bool) -> None:
    # From (4,3) to (5,6): in H(4,4), through I(5,5), in H(5,6).
    t = sketch(walls)
    assert (sees(t, (4, 3), (5, 6)), sees(t, (5, 6), (4, 3))) == (is_seen, is_seen)


@rule("AP-LOS-10")
def test_crossings_are_in_the_order_of_their_exact_fractions() -> None:
    for dx, dy in product(range(12), repeat=2):
        ways = []
        for kind, at, *_ in between_spaces(dx, dy).crossings:
            row, column = divmod(at, grid.WIDE)
            by_column = Fraction(2 * column - 1, 2 * dx) if kind != HORIZONTAL else None
            by_row = Fraction(2 * row - 1, 2 * dy) if kind != VERTICAL else None
            assert by_column is None or by_row is None or by_column == by_row  # an intersection is on both lines
            ways.append(by_column if by_column is not None else by_row)
        assert ways == sorted(set(ways), key=lambda way: way or 0, reverse=True)
        assert all(way is not None and 0 < way < 1 for way in ways)


@rule("AP-LOS-03")
@pytest.mark.parametrize(
    "element", ["low wall V(5,5)", "bin V(5,5)", "beacon (5,5)", "heat shield (5,5)", "canyon (5,5)"]
)
def test_what_is_no_veil_never_blocks(element: str) -> None:
    assert sees(sketch(element), (4, 5), (6, 5))


@rule("AP-LOS-04")
def test_a_space_sees_itself() -> None:
    t = sketch("rock (5,5)")
    assert all(t.visible[s] >> s & 1 for s in range(144))


@rule("AP-LOS-11", "AP-LOS-16")
def test_an_edge_wall_on_a_roof_rises_above_the_roof() -> None:
    t = sketch("building (2,4)-(3,5); edge wall V(4,4)")
    assert not sees(t, (3, 4), (6, 4))
    assert sees(t, (3, 5), (6, 5))


@rule("AP-LOS-13")
def test_the_own_edge_counts_if_it_rises_above_the_viewer_or_on_one_level() -> None:
    t = sketch("building (2,4)-(3,5); wall V(3,4); wall V(7,4)")
    assert not sees(t, (2, 4), (5, 4))  # a wall of level 2 on the own edge
    assert not sees(t, (7, 4), (6, 4))  # the same level: no exemption
    assert sees(t, (3, 4), (4, 4))


@rule("AP-LOS-14")
def test_an_edge_takes_the_higher_of_wall_and_rock() -> None:
    t = sketch("building (2,4)-(3,5); wall V(7,4); rock (7,4)")
    u = sketch("building (2,4)-(3,5); building (7,4)-(7,4); rock (7,4)")
    assert not sees(t, (3, 4), (8, 4))
    assert sees(t, (3, 4), (11, 4)) == sees(sketch("building (2,4)-(3,5); rock (7,4)"), (3, 4), (11, 4))
    assert not sees(u, (3, 4), (11, 4))  # on a roof the rock rises above both


@rule("AP-LOS-20")
def test_the_shadow_ends_exactly_at_x_times_d() -> None:
    flat = "building (0,4)-(3,6); wall V(6,4) length 3"
    # From the roof at (1,5): line x=6, X=4.
    assert [sees(sketch(flat), (1, 5), (x, 5)) for x in range(6, 12)] == [False] * 4 + [True, True]
    # From level 2 a wall of top 2 on another roof of level 1: d=2 to the ground, X=1.
    high = "building (0,4)-(2,6); building (0,4)-(2,6); building (4,4)-(5,6); wall V(5,5)"
    assert [sees(sketch(high), (2, 5), (x, 5)) for x in range(6, 9)] == [False, False, False]
    assert sees(sketch(high), (2, 5), (9, 5))


@rule("AP-LOS-21")
def test_a_corner_hides_only_if_both_lines_do() -> None:
    roof = "building (2,2)-(4,4)"
    t = sketch(roof)
    assert not sees(t, (3, 3), (5, 5))  # through I(5,5): X=1, r=1 on both lines
    assert sees(t, (3, 3), (6, 6))
    assert sees(t, (4, 4), (5, 5))  # the own corner
    # At I(5,5) the wall H(5,5) lies on the side of V(5,4): one line per side is enough, X=1 on both.
    assert not sees(sketch(f"{roof}; wall H(5,5)"), (3, 3), (5, 5))


@rule("AP-LOS-22")
def test_level_between_hides_only_the_space_directly_behind() -> None:
    t = sketch(f"{TOWER}; rock (8,8)")
    assert sees(t, (5, 5), (7, 7))
    assert not sees(t, (5, 5), (9, 9))  # through the corner I(9,9) of its own space
    assert sees(t, (5, 5), (10, 10))


@rule("AP-LOS-23")
def test_for_an_intersection_the_space_before_it_counts() -> None:
    t = sketch(f"{TOWER}; wall V(8,5)")
    assert not t.sees_node(space(5, 5), node(9, 6, 0), 0)  # arrives through (8,5), whose west edge is the wall
    assert t.sees_node(space(5, 5), node(10, 6, 0), 0)


@rule("AP-LOS-12", "AP-LOS-26")
def test_a_drop_hides_like_a_rock_while_it_stands() -> None:
    t, drop = sketch(""), 1 << space(5, 5)
    assert not sees(t, (4, 5), (6, 5), drop)
    assert sees(t, (4, 5), (6, 5))
    assert sees(t, (4, 4), (6, 4), drop)
    veil = t.why_blocked(space(4, 5), space(6, 5), drop)
    assert veil is not None
    assert (veil.clause, veil.what) == ("AP-LOS-16", "V")


# Cover


@rule("AP-COVER-01", "AP-LOS-03")
def test_cover_blocks_no_view() -> None:
    t = sketch("bin V(5,5)")
    assert hides(t, (2, 5), (5, 5))
    assert sees(t, (2, 5), (5, 5))


@rule("AP-COVER-02", "AP-ADJ-06")
def test_cover_needs_the_target_on_the_level_of_the_object() -> None:
    t = sketch("building (4,4)-(5,5); low edge wall V(6,4)")
    assert hides(t, (9, 4), (5, 4))
    assert not hides(t, (5, 4), (6, 4))  # the low edge wall stands one level above that target


@rule("AP-COVER-03")
def test_a_mere_corner_gives_no_cover() -> None:
    assert not hides(sketch("low wall V(5,5)"), (3, 3), (5, 5))
    assert hides(sketch("low wall V(5,5); wall V(5,4)"), (3, 3), (5, 5))
    assert not hides(sketch("wall V(5,5); low wall V(5,4)"), (3, 3), (5, 5))  # the low wall is not the target's


@rule("AP-COVER-05")
def test_a_building_wall_counts_from_its_foot_to_below_its_roof() -> None:
    foot = sketch("building (5,3)-(6,4); low wall V(5,5)")
    assert hides(foot, (3, 3), (5, 5))
    roof = sketch("building (4,5)-(6,6); low wall V(5,5)")
    assert not hides(roof, (3, 3), (5, 5))  # on level 1 the walls below the roof are no elements


@rule("AP-COVER-04")
def test_a_beacon_covers_only_what_is_adjacent_and_behind_it() -> None:
    t = sketch("beacon (6,5)")
    assert hides(t, (3, 6), (7, 4))  # runs through (6,5), then (6,4)
    assert not hides(t, (7, 4), (3, 6))  # the other end is not adjacent to the beacon
    assert not hides(t, (3, 5), (7, 4))  # runs past it
    assert not hides(sketch("beacon (6,5); low wall H(6,5); low wall V(7,5)"), (3, 6), (7, 4))  # an obstacle between
    assert not hides(sketch("beacon (6,5)"), (7, 5), (6, 5))  # its own space does not count
    assert not hides(sketch("beacon (5,4)"), (4, 4), (5, 5))  # only its corner is touched


# Zones, areas, pushes, placement


@rule("AP-ZONE-01", "AP-ZONE-02")
def test_a_zone_holds_the_spaces_of_its_level() -> None:
    t = sketch("building (4,4)-(5,5)")
    assert named(zones.zone_spaces(t, node(6, 6, 0))) == [(6, 5), (5, 6), (6, 6)]
    assert named(zones.zone_spaces(t, node(6, 6, 1))) == [(5, 5)]
    assert named(zones.zone_spaces(t, node(0, 0, 0))) == [(0, 0)]


@rule("AP-ZONE-05")
def test_touching_a_corner_of_a_zone_is_not_crossing_it() -> None:
    t, n = sketch(""), node(5, 5, 0)
    assert zones.crosses(t, n, space(2, 4), space(8, 4))
    assert not zones.crosses(t, n, space(2, 3), space(8, 3))
    assert not zones.crosses(t, n, space(4, 3), space(5, 4))  # ends in it, along its side
    assert not zones.crosses(t, n, space(3, 5), space(6, 2))  # along its north-west side
    assert zones.crosses(t, n, space(3, 5), space(7, 3))


@rule("AP-ZONE-06")
def test_a_line_to_an_intersection_may_cross_a_zone_too() -> None:
    t, n = sketch(""), node(5, 5, 0)
    assert zones.crosses_to_node(t, n, space(2, 5), n)
    assert zones.crosses_to_node(t, n, space(2, 4), node(9, 5, 0))
    assert not zones.crosses_to_node(t, n, space(4, 5), node(4, 5, 0))  # ends on a corner of the zone
    assert not zones.crosses_to_node(t, n, space(2, 4), node(4, 5, 0))
    roof = sketch("building (1,4)-(2,5)")
    assert not zones.crosses_to_node(roof, n, space(2, 4), node(9, 5, 0))  # the higher end is above the zone


@rule("AP-AOE-01")
def test_odd_squares_are_centred() -> None:
    assert named(areas.square(5, 5, 3)) == [(x, y) for y in (4, 5, 6) for x in (4, 5, 6)]
    assert len(named(areas.square(5, 5, 5))) == 25
    assert named(areas.square(0, 0, 3)) == [(0, 0), (1, 0), (0, 1), (1, 1)]


@rule("AP-AOE-02")
@pytest.mark.parametrize(
    ("way", "corners"),
    [
        (grid.NORTH, ((3, 2), (7, 5))), (grid.EAST, ((5, 3), (8, 7))), (grid.SOUTH, ((3, 5), (7, 8))),
        (grid.WEST, ((2, 3), (5, 7))),
    ],
)  # fmt: skip
def test_the_thunder_lies_ahead_of_its_figure(way: int, corners: tuple[Space, Space]) -> None:
    (x0, y0), (x1, y1) = corners
    assert named(areas.thunder(5, 5, way)) == [(x, y) for y in range(y0, y1 + 1) for x in range(x0, x1 + 1)]


@rule("AP-AOE-05")
def test_an_area_off_the_map_works_as_if_the_map_went_on() -> None:
    t = sketch("building (10,4)-(11,5); wall H(11,3)")
    assert named(areas.reached(t, 12, 3, 0, areas.square(12, 3, 3), 0)) == [(11, 2), (11, 3)]
    assert areas.reached(t, 14, 3, 0, areas.square(14, 3, 3), 0) == 0
    assert named(areas.thunder(13, 5, grid.WEST)) == [(x, y) for y in range(3, 8) for x in (10, 11)]
    assert areas.thunder(14, 5, grid.EAST) == 0


@rule("AP-PUSH-02")
@pytest.mark.parametrize(
    ("to", "name"),
    [
        ((5, 4), "n"), ((6, 4), "ne"), ((6, 5), "e"), ((7, 6), "e"), ((6, 7), "s"), ((8, 7), "se"), ((7, 8), "se"),
        ((4, 7), "s"), ((3, 4), "w"), ((2, 3), "nw"), ((3, 7), "sw"), ((5, 2), "n"),
    ],
)  # fmt: skip
def test_the_direction_of_a_push_is_the_nearest_of_eight(to: Space, name: str) -> None:
    assert push.direction(space(5, 5), space(*to)) == DIRECTION[name]


@rule("AP-PUSH-03")
@pytest.mark.parametrize(
    ("elements", "start", "way", "occupied"),
    [
        ("", (11, 5), "e", []),
        ("building (6,5)-(7,6)", (5, 5), "e", []),
        ("", (5, 5), "e", [(6, 5)]),
        ("low wall V(6,5)", (5, 5), "e", []),
        ("building (4,5)-(5,6); low edge wall V(6,5)", (5, 5), "e", []),
        ("building (6,5)-(7,5); building (5,6)-(5,7)", (5, 5), "se", []),
        ("low wall V(6,5); building (5,6)-(5,7)", (5, 5), "se", []),
    ],
)
def test_a_collision_in_which_the_pushed_legend_stays(
    elements: str, start: Space, way: str, occupied: list[Space]
) -> None:
    mask = sum(1 << space(*s) for s in occupied)
    outcome, _ = push.push_step(sketch(elements), space(*start), DIRECTION[way], mask)
    assert outcome == push.STAYS


@rule("AP-PUSH-03", "AP-PUSH-07")
@pytest.mark.parametrize(
    ("elements", "start", "way"),
    [
        ("", (5, 5), "e"),
        ("building (4,5)-(5,6)", (5, 5), "e"),
        ("building (4,5)-(5,6); building (4,5)-(5,6)", (5, 5), "se"),
        ("low wall V(6,5)", (5, 5), "se"),
        ("canyon (6,5)", (5, 5), "e"),
        ("building (4,4)-(5,5); wall H(6,6); wall V(6,6)", (5, 5), "se"),
    ],
)
def test_a_push_without_collision(elements: str, start: Space, way: str) -> None:
    number = DIRECTION[way]
    goal = space(start[0] + DX[number], start[1] + DY[number])
    assert push.push_step(sketch(elements), space(*start), number, 0) == (push.MOVES, goal)


@rule("AP-PUSH-05")
def test_without_a_free_space_beside_it_the_pushed_legend_stays() -> None:
    t = sketch("building (4,4)-(5,5)")
    around = within(space(6, 4), 0, 1)
    assert push.push_step(t, space(5, 4), grid.EAST, around) == (push.LANDS, space(6, 4))
    assert push.landing_spaces(t, space(6, 4), around) == 0
    assert named(push.landing_spaces(t, space(6, 4), around & ~(1 << space(7, 4)))) == [(7, 4)]


@rule("AP-PLACE-02")
def test_border_intersections_exist() -> None:
    t = sketch("building (0,0)-(1,1)")
    assert is_free(t, 12, 12, 0)
    assert is_free(t, 0, 0, 1)
    assert node(0, 0, 0) not in t.nodes
    assert node(1, 1, 0) not in t.nodes


@rule("AP-PLACE-03", "AP-OBJ-11")
def test_a_canyon_is_taken_when_things_are_placed() -> None:
    t = sketch("canyon (5,5); beacon (6,6)")
    assert named(t.standing | t.canyons) == [(5, 5), (6, 6)]


@rule("AP-PLACE-04")
def test_an_anchor_occupies_its_intersection() -> None:
    t = sketch("zip I(3,3)@0 I(8,8)@0")
    assert not is_free(t, 3, 3, 0)
    assert is_free(t, 3, 4, 0)


@rule("AP-PLACE-05")
@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        ("", True), ("wall V(5,4)", True), ("wall V(5,4); bin V(5,5)", False), ("wall H(4,5); low wall H(5,5)", False),
        ("wall V(5,4); wall H(5,5); wall V(5,5)", False), ("wall V(5,4); wall H(5,5)", True),
    ],
)  # fmt: skip
def test_a_straight_pair_leaves_no_room(elements: str, expected: bool) -> None:
    assert is_free(sketch(elements), 5, 5, 0) == expected


@rule("AP-PLACE-06")
def test_the_figure_stands_outside_a_right_angle_if_there_is_room() -> None:
    assert is_free(sketch("building (5,5)-(6,6)"), 5, 5, 0)  # the foot of a corner
    assert not is_free(sketch("building (3,4)-(4,5); building (3,2)-(5,3)"), 5, 4, 0)  # the foot of two at once
    # Inside of an L of buildings: the angle is the open space, the other three are solid.
    assert not is_free(sketch("building (4,3)-(5,4); building (3,5)-(4,6)"), 5, 5, 0)
    # The same corner on the roofs.
    assert is_free(sketch("building (4,3)-(5,4); building (3,5)-(4,6)"), 5, 5, 1)


@rule("AP-PLACE-08")
def test_nodes_in_a_range_and_in_sight() -> None:
    t = sketch("wall V(8,5)")
    s = space(5, 5)
    assert t.nodes_within(s, 0, 0) == sum(1 << n for n in t.corners[s])
    assert t.nodes_within(s, 3, 5) >> node(9, 6, 0) & 1
    assert not t.nodes_within(s, 3, 5) >> node(8, 6, 0) & 1
    assert not t.sees_node(s, node(9, 6, 0), 0)
    assert t.veils(0).to_node(5, 5, 0, node(9, 6, 0)) != CLEAR
    assert t.why_node_blocked(s, node(8, 5, 0), 0) is None


def test_sight_is_worked_out_once_and_then_only_looked_up() -> None:
    t = sketch("building (4,4)-(6,6); building (4,4)-(5,5); wall V(8,3) length 3; rock (2,9)")
    assert t.all_pairs() == t.visible
