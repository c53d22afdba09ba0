"""The figures of the rulebook that are about the map alone: steps, relations, distances, sight, cover, zones, areas."""

import pytest

from stolik.games.apex_legends.geometry import areas, grid, push, zones
from stolik.games.apex_legends.geometry.grid import distance, distance_to_edge, distance_to_node, node, place, space
from stolik.games.apex_legends.geometry.sight import CLEAR
from stolik.games.apex_legends.geometry.terrain import Terrain
from stolik.games.apex_legends.map_files import terrain
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_sketch import sketch

Space = tuple[int, int]

CAMP = "building (6,7)-(7,8); low wall V(6,6); bin H(5,9); beacon (3,7)"
CORNERS = "building (3,3)-(4,4); building (5,5)-(6,6)"
HIGH_CORNERS = f"{CORNERS}; {CORNERS}"
TOWER = "building (4,4)-(6,6); building (4,4)-(5,5)"
ANGLE = "low wall H(5,5); bin V(5,5)"
RELATIONS = "building (3,3)-(5,5); building (6,3)-(7,5); building (3,3)-(4,5); low wall H(5,5)"
BESIDE_WALL = "building (0,4)-(3,5); wall V(6,3) length 3; bin H(8,4)"
LOOKOUT = "building (2,3)-(4,5); wall V(7,4) length 2"
TWO_ROOFS = "building (1,3)-(4,4); building (5,3)-(8,4); building (2,3)-(3,4)"
ROOF = "building (4,4)-(6,5)"
KEEP = "building (3,4)-(4,5); building (3,4)-(4,5)"
SMOKY_ROOF = "building (3,4)-(6,5)"


def cost(t: Terrain, a: Space, b: Space) -> int:
    return t.step_cost(space(*a), space(*b))


def sees(t: Terrain, a: Space, b: Space, drops: int = 0) -> bool:
    """Both ways at once: line of sight is symmetric (AP-LOS-02)."""
    there, back = (bool(t.seen(space(*p), drops) >> space(*q) & 1) for p, q in ((a, b), (b, a)))
    assert there == back
    return there


def blocked_by(t: Terrain, a: Space, b: Space) -> tuple[str, str, int, int]:
    veil = t.why_blocked(space(*a), space(*b), 0)
    assert veil is not None
    return veil.clause, veil.what, veil.x, veil.y


def named(mask: int) -> list[Space]:
    return [(grid.X[s], grid.Y[s]) for s in grid.spaces_of(mask)]


def hides(t: Terrain, shooter: Space, target: Space) -> bool:
    return bool(t.hides_from[space(*shooter)] >> space(*target) & 1)


# Movement


@rule("AP-MOVE-07", "AP-MOVE-10", "AP-OBJ-01")
def test_ex_006_a_step_beside_an_impassable_beacon() -> None:
    t = sketch(CAMP)
    assert cost(t, (5, 7), (4, 7)) == 1
    assert cost(t, (4, 7), (3, 7)) == 0


@rule("AP-MOVE-03", "AP-MOVE-12", "AP-MOVE-10")
def test_ex_007_a_bin_costs_one_more_unless_one_goes_around_its_end() -> None:
    t = sketch(CAMP)
    assert cost(t, (5, 7), (5, 8)) == 1
    assert cost(t, (5, 8), (5, 9)) == 2
    assert cost(t, (5, 7), (4, 8)) + cost(t, (4, 8), (5, 9)) == 2


@rule("AP-MOVE-02", "AP-MOVE-05")
def test_ex_008_two_free_spaces() -> None:
    t = sketch(CAMP)
    assert cost(t, (5, 7), (4, 6)) + cost(t, (4, 6), (3, 5)) == 2


@rule("AP-MOVE-06")
def test_ex_009_a_legend_on_the_way_changes_no_cost() -> None:
    t = sketch(CAMP)
    assert (cost(t, (5, 7), (4, 8)), cost(t, (4, 8), (3, 9))) == (1, 1)


@rule("AP-MOVE-13", "AP-MOVE-14", "AP-MOVE-16", "AP-CONN-01")
def test_ex_010_building_and_low_wall_at_one_intersection() -> None:
    assert cost(sketch(CAMP), (5, 7), (6, 6)) == 2


@rule("AP-MOVE-14", "AP-MOVE-16")
def test_ex_011_the_less_restrictive_of_a_high_building_and_a_wall_counts() -> None:
    assert cost(sketch("building (6,7)-(7,8); building (6,7)-(7,8); wall V(6,6)"), (5, 7), (6, 6)) == 2


@rule("AP-MOVE-14", "AP-MOVE-16")
def test_ex_012_between_two_corners_of_level_1() -> None:
    assert cost(sketch(CORNERS), (5, 4), (4, 5)) == 2


@rule("AP-MOVE-14", "AP-MOVE-16")
def test_ex_013_between_two_corners_of_level_2() -> None:
    assert cost(sketch(HIGH_CORNERS), (5, 4), (4, 5)) == 0


@rule("AP-MOVE-16")
def test_ex_014_across_low_wall_and_bin_at_a_right_angle() -> None:
    assert cost(sketch(ANGLE), (4, 4), (5, 5)) == 2


@rule("AP-MOVE-15", "AP-CONN-04")
def test_ex_015_around_the_same_corner() -> None:
    t = sketch(ANGLE)
    assert (cost(t, (4, 5), (5, 4)), cost(t, (5, 4), (6, 4))) == (1, 1)


@rule("AP-MOVE-08", "AP-MOVE-10")
@pytest.mark.parametrize("goal", [(5, 3), (6, 4), (6, 3)])
def test_ex_016_down_by_any_number_of_levels(goal: Space) -> None:
    assert cost(sketch(TOWER), (5, 4), goal) == 1


@rule("AP-MOVE-10")
def test_ex_017_up_one_level() -> None:
    assert cost(sketch("building (4,4)-(6,6); low edge wall V(7,5)"), (7, 6), (6, 6)) == 2


@rule("AP-MOVE-10", "AP-MOVE-12")
def test_ex_018_up_across_a_low_edge_wall_or_beside_it() -> None:
    t = sketch("building (4,4)-(6,6); low edge wall V(7,5)")
    assert cost(t, (7, 5), (6, 5)) == 3
    assert cost(t, (7, 5), (6, 6)) == 2


@rule("AP-MOVE-11", "AP-MOVE-17")
def test_ex_019_down_through_elements_that_stand_lower() -> None:
    t = sketch("building (4,4)-(5,5); wall H(6,6); wall V(6,6)")
    assert cost(t, (5, 5), (6, 6)) == 1
    assert cost(t, (6, 6), (5, 5)) == 3


@rule("AP-MOVE-12", "AP-ADJ-06")
def test_ex_020_a_bin_is_adjacent_and_costs_two_to_cross() -> None:
    t = sketch("bin V(6,5)")
    assert t.bins_by[space(5, 5)] == [0]
    assert cost(t, (5, 5), (6, 5)) == 2
    assert {cost for goal, cost in t.steps[space(5, 5)] if goal != space(6, 5)} == {1}


@rule("AP-ADJ-06")
def test_ex_021_a_bin_at_distance_1_is_not_adjacent() -> None:
    t = sketch("bin V(6,5)")
    assert t.bins_by[space(4, 5)] == []
    assert distance_to_edge(space(4, 5), True, 6, 5) == 1


@rule("AP-MOVE-08", "AP-MOVE-10")
def test_ex_022_up_and_down_diagonally() -> None:
    t = sketch("building (5,5)-(6,6); low wall V(7,4); beacon (6,3)")
    assert cost(t, (4, 4), (5, 5)) == 2
    assert cost(t, (5, 5), (6, 4)) == 1


@rule("AP-OBJ-01", "AP-MOVE-09", "AP-MOVE-12", "AP-LOS-11")
def test_ex_105_edge_wall_and_low_edge_wall() -> None:
    t = sketch("building (4,4)-(6,6); edge wall V(7,4) length 2; low edge wall H(4,7)")
    steps = [((7, 4), (6, 4)), ((6, 4), (7, 4)), ((4, 6), (4, 7)), ((4, 7), (4, 6))]
    assert [cost(t, a, b) for a, b in steps] == [0, 0, 2, 3]
    assert t.layout.edge_top(True, place(7, 4)) == 2


@rule("AP-MOVE-08", "AP-MOVE-14", "AP-BLDG-01")
def test_ex_121_around_the_tower_of_crossroads() -> None:
    t = terrain("crossroads")
    steps = [((4, 7), (5, 8)), ((5, 4), (5, 5)), ((5, 8), (5, 7)), ((5, 7), (5, 6))]
    assert [cost(t, a, b) for a, b in steps] == [2, 0, 2, 2]


# Relations and distances


@rule("AP-ADJ-01", "AP-ADJ-02", "AP-ADJ-03", "AP-ADJ-04", "AP-ADJ-05")
def test_ex_023_distance_1_adjacent_and_neighbouring() -> None:
    t, s = sketch(RELATIONS), space(5, 5)
    assert len(named(grid.within(s, 1, 1))) == 8
    assert named(t.adjacent[s]) == [(6, 4), (6, 5)]
    assert named(t.neighbours[s]) == [(6, 4), (6, 5), (4, 6), (5, 6), (6, 6)]


@rule("AP-ADJ-06")
def test_ex_024_adjacent_to_an_edge() -> None:
    t = sketch("building (4,4)-(5,5); low wall V(5,4)")
    assert named(t.by_cover) == [(4, 4), (5, 4)]
    t = sketch("building (4,4)-(5,5); low edge wall V(6,4)")
    assert named(t.by_cover) == [(5, 4)]


@rule("AP-ADJ-07", "AP-CONV-03")
def test_ex_025_adjacent_to_an_intersection() -> None:
    t = sketch("building (3,3)-(5,5); building (3,3)-(4,5)")
    assert named(t.node_adjacent[node(5, 5, 1)]) == [(5, 4), (5, 5)]
    assert named(t.node_adjacent[node(5, 5, 2)]) == [(4, 4), (4, 5)]


@rule("AP-DIST-01")
def test_ex_027_distance_between_spaces_ignores_levels() -> None:
    assert distance(space(2, 2), space(5, 3)) == 3


@rule("AP-DIST-02")
def test_ex_028_distance_to_an_edge() -> None:
    assert distance_to_edge(space(4, 4), True, 6, 4) == 1


@rule("AP-DIST-02")
def test_ex_029_distance_to_an_intersection() -> None:
    assert distance_to_node(space(2, 2), node(6, 4, 0)) == 3


@rule("AP-ADJ-02", "AP-ADJ-03")
def test_ex_097_adjacent_for_picking_up_neighbouring_for_dropping() -> None:
    t, s = sketch("building (4,4)-(5,5); low wall V(5,4)"), space(4, 4)
    assert named(t.adjacent[s]) == [(4, 5), (5, 5)]
    assert t.neighbours[s] >> space(3, 4) & 1
    assert not t.neighbours[s] >> space(5, 4) & 1


@rule("AP-OBJ-06", "AP-ADJ-07", "AP-ADJ-08")
def test_ex_100_the_zip_line_across_the_gorge() -> None:
    t = terrain("gorge")
    here, there, colour = t.zips[0]
    assert (here, there, colour) == (node(4, 5, 0), node(8, 7, 0), "red")
    assert t.node_adjacent[here] >> space(4, 5) & 1
    goals = t.node_neighbours[there] & ~t.standing
    assert named(goals) == [(7, 6), (8, 6), (8, 7)]
    assert named(goals & ~t.canyons) == [(7, 6), (8, 7)]


@rule("AP-RESP-03", "AP-ADJ-09")
def test_ex_103_the_spaces_around_a_beacon() -> None:
    t = terrain("crossroads")
    ally = space(8, 4)
    assert {(grid.X[b], grid.Y[b]): distance(b, ally) for b in t.beacons} == {
        (7, 0): 4, (9, 5): 1, (2, 6): 6, (4, 11): 7,
    }  # fmt: skip
    assert len(named(t.adjacent[space(9, 5)])) == 8


@rule("AP-ADJ-05", "AP-PUSH-03", "AP-LOS-15", "AP-MOVE-16")
def test_ex_124_between_two_building_corners() -> None:
    t = sketch(CORNERS)
    assert not sees(t, (5, 4), (4, 5))
    assert cost(t, (5, 4), (4, 5)) == 2
    assert t.adjacent[space(5, 4)] >> space(4, 5) & 1
    way = push.direction(space(6, 3), space(5, 4))
    assert push.push_step(t, space(5, 4), way, 0) == (push.STAYS, space(4, 5))
    t = sketch("building (3,3)-(4,4); low wall H(5,5)")
    assert sees(t, (5, 4), (4, 5))
    assert not t.adjacent[space(5, 4)] >> space(4, 5) & 1


# Line of sight


@rule("AP-LOS-07", "AP-LOS-14", "AP-LOS-16")
def test_ex_030_a_wall_is_crossed() -> None:
    t = sketch("wall V(5,3) length 2")
    assert not sees(t, (3, 4), (6, 4))
    assert blocked_by(t, (3, 4), (6, 4)) == ("AP-LOS-16", "V", 5, 4)


@rule("AP-LOS-15", "AP-CONN-04")
def test_ex_031_only_the_end_of_a_wall_is_touched() -> None:
    assert sees(sketch("wall V(5,3) length 2"), (3, 4), (6, 1))


@rule("AP-LOS-03")
def test_ex_032_a_low_wall_is_no_veil() -> None:
    assert sees(sketch("low wall V(5,7)"), (3, 7), (6, 7))


@rule("AP-LOS-15", "AP-LOS-16", "AP-CONN-01")
@pytest.mark.parametrize("goal", [(6, 2), (6, 3), (6, 4), (6, 5), (7, 2), (7, 3), (7, 4), (7, 5), (8, 4)])
def test_ex_033_building_and_wall_are_one_veil(goal: Space) -> None:
    t = sketch("building (4,2)-(5,3); wall V(6,4) length 2")
    assert not sees(t, (5, 4), goal)
    if goal in [(6, 3), (6, 5)]:
        assert blocked_by(t, (5, 4), goal) == ("AP-LOS-16", "I", 6, max(goal[1], 4))


@rule("AP-LOS-16")
def test_ex_034_a_building_higher_than_both() -> None:
    t = sketch("building (2,5)-(3,6); building (5,4)-(6,5); building (5,4)-(6,5)")
    assert not sees(t, (2, 5), (9, 5))


@rule("AP-LOS-18", "AP-LOS-19", "AP-LOS-20")
def test_ex_035_the_shadow_of_the_own_roof() -> None:
    t = sketch("building (2,4)-(4,6)")
    assert sees(t, (3, 5), (6, 5))
    assert not sees(t, (3, 5), (5, 5))
    assert blocked_by(t, (3, 5), (5, 5)) == ("AP-LOS-20", "V", 5, 5)


@rule("AP-LOS-18", "AP-LOS-20")
def test_ex_036_the_farthest_veil_counts() -> None:
    t = sketch(BESIDE_WALL)
    assert not sees(t, (2, 4), (7, 5))
    assert blocked_by(t, (2, 4), (7, 5))[:3] == ("AP-LOS-20", "V", 6)


@rule("AP-LOS-20", "AP-LOS-24")
@pytest.mark.parametrize(
    ("goal", "is_seen"),
    [((8, 4), False), ((9, 4), True), ((7, 1), True), ((6, 1), True), ((5, 4), True), ((4, 4), False)],
)
def test_ex_037_seen_and_hidden_around_the_wall(goal: Space, is_seen: bool) -> None:
    assert sees(sketch(BESIDE_WALL), (2, 4), goal) == is_seen


@rule("AP-LOS-13")
@pytest.mark.parametrize("goal", [(7, 3), (5, 4)])
def test_ex_038_the_own_edge_hides_nothing(goal: Space) -> None:
    assert sees(sketch(LOOKOUT), (4, 4), goal)


@rule("AP-LOS-18", "AP-LOS-20")
@pytest.mark.parametrize(("goal", "is_seen"), [((8, 4), False), ((7, 4), False), ((9, 4), True)])
def test_ex_039_a_wall_near_the_target(goal: Space, is_seen: bool) -> None:
    assert sees(sketch(LOOKOUT), (4, 4), goal) == is_seen


@rule("AP-LOS-18", "AP-LOS-20")
@pytest.mark.parametrize(("goal", "is_seen"), [((5, 4), True), ((4, 4), False)])
def test_ex_040_from_level_2_to_level_1(goal: Space, is_seen: bool) -> None:
    assert sees(sketch(TWO_ROOFS), (2, 4), goal) == is_seen


@rule("AP-LOS-20")
@pytest.mark.parametrize(("goal", "is_seen"), [((2, 1), False), ((2, 2), False), ((2, 0), True)])
def test_ex_041_from_level_2_to_level_0_the_shadow_is_twice_as_long(goal: Space, is_seen: bool) -> None:
    assert sees(sketch(TWO_ROOFS), (2, 4), goal) == is_seen


@rule("AP-LOS-13", "AP-LOS-15")
def test_ex_042_only_corners_of_connected_elements_are_touched() -> None:
    assert sees(sketch("building (2,2)-(3,3); building (5,3)-(6,4); wall H(4,4)"), (3, 3), (5, 5))


@rule("AP-LOS-01", "AP-DIST-03", "AP-LOS-18", "AP-LOS-20")
@pytest.mark.parametrize(("start", "is_seen"), [((5, 7), True), ((5, 6), False)])
def test_ex_043_an_intersection_as_the_higher_end(start: Space, is_seen: bool) -> None:
    assert sketch(ROOF).sees_node(space(*start), node(5, 5, 1), 0) == is_seen


@rule("AP-LOS-19", "AP-LOS-20")
@pytest.mark.parametrize(("row", "is_seen"), [(7, False), (8, True)])
def test_ex_044_an_intersection_as_the_lower_end(row: int, is_seen: bool) -> None:
    assert sketch(ROOF).sees_node(space(5, 4), node(5, row, 0), 0) == is_seen


@rule("AP-LOS-22")
def test_ex_045_directly_behind_a_wall_of_level_1() -> None:
    t = sketch(f"{KEEP}; wall V(7,4) length 2")
    assert not sees(t, (4, 4), (7, 4))
    assert blocked_by(t, (4, 4), (7, 4)) == ("AP-LOS-22", "V", 7, 4)


@rule("AP-LOS-22")
def test_ex_046_not_directly_behind_it() -> None:
    assert sees(sketch(f"{KEEP}; wall V(7,4) length 2"), (4, 4), (8, 4))


@rule("AP-LOS-13", "AP-LOS-15", "AP-LOS-22")
@pytest.mark.parametrize(("goal", "is_seen"), [((6, 5), False), ((5, 5), True)])
def test_ex_047_beside_the_building(goal: Space, is_seen: bool) -> None:
    assert sees(sketch(f"{KEEP}; wall V(6,5)"), (4, 4), goal) == is_seen


@rule("AP-LOS-13", "AP-LOS-22")
@pytest.mark.parametrize(("goal", "is_seen"), [((7, 4), False), ((8, 4), True)])
def test_ex_048_over_the_edge_of_a_roof_of_level_1(goal: Space, is_seen: bool) -> None:
    assert sees(sketch("building (3,4)-(6,5); building (3,4)-(4,5)"), (4, 4), goal) == is_seen


@rule("AP-LOS-20", "AP-LOS-21", "AP-LOS-22")
@pytest.mark.parametrize(
    ("goal", "is_seen"),
    [
        ((5, 5), False), ((6, 5), False), ((5, 7), False), ((6, 8), False), ((7, 5), True), ((7, 9), True),
        ((9, 5), False), ((10, 5), True),
    ],
)  # fmt: skip
def test_ex_049_the_view_from_a_roof_of_level_2(goal: Space, is_seen: bool) -> None:
    t = sketch("building (2,4)-(4,6); building (2,4)-(4,6); wall V(9,5)")
    assert sees(t, (3, 5), goal) == is_seen
    if goal == (6, 8):
        assert blocked_by(t, (3, 5), goal) == ("AP-LOS-21", "I", 5, 7)


@rule("AP-CONN-01", "AP-LOS-12", "AP-LOS-15", "AP-MOVE-15")
def test_ex_106_between_two_rocks() -> None:
    t = sketch("rock (5,4); rock (4,5)")
    assert sees(t, (3, 3), (6, 6))
    assert cost(t, (4, 4), (5, 5)) == 1


@rule("AP-LOS-12", "AP-LOS-15", "AP-LOS-16")
def test_ex_107_through_a_rock_from_corner_to_corner() -> None:
    assert not sees(sketch("rock (5,5)"), (3, 3), (7, 7))


@rule("AP-LOS-12", "AP-LOS-18", "AP-LOS-20")
@pytest.mark.parametrize(("goal", "is_seen"), [((7, 5), False), ((9, 5), False), ((10, 5), True)])
@pytest.mark.parametrize("is_drop", [False, True])
def test_ex_108_over_a_rock_from_a_roof(goal: Space, is_seen: bool, is_drop: bool) -> None:
    t = sketch("building (1,4)-(3,6)" if is_drop else "building (1,4)-(3,6); rock (6,5)")
    assert sees(t, (3, 5), goal, 1 << space(6, 5) if is_drop else 0) == is_seen


@rule("AP-LOS-17")
def test_ex_109_from_roof_to_roof_over_a_wall_on_the_ground() -> None:
    assert sees(sketch("building (1,4)-(2,5); building (8,4)-(9,5); wall V(5,4) length 2"), (2, 4), (8, 4))


@rule("AP-LOS-13", "AP-LOS-22")
@pytest.mark.parametrize(("goal", "is_seen"), [((5, 7), True), ((5, 8), False), ((5, 9), True)])
def test_ex_122_the_view_from_the_tower_of_crossroads(goal: Space, is_seen: bool) -> None:
    assert sees(terrain("crossroads"), (5, 6), goal) == is_seen


@rule("AP-LOS-27", "AP-LOS-21", "AP-PLACE-06")
@pytest.mark.parametrize(("start", "is_seen"), [((5, 4), False), ((6, 5), True), ((5, 5), True)])
def test_ex_125_the_foot_of_the_own_building(start: Space, is_seen: bool) -> None:
    t, foot = sketch(ROOF), node(7, 6, 0)
    assert t.free_nodes >> foot & 1
    assert t.sees_node(space(*start), foot, 0) == is_seen
    veil = t.why_node_blocked(space(*start), foot, 0)
    assert (veil is None) == is_seen
    if veil is not None:
        assert (veil.clause, veil.what, veil.x, veil.y) == ("AP-LOS-21", "I", 7, 6)


# Cover


@rule("AP-COVER-03", "AP-COVER-05")
def test_ex_054_cover_through_a_shared_intersection() -> None:
    t = sketch("bin V(5,4); low wall V(5,5)")
    assert hides(t, (3, 3), (5, 5))
    assert not hides(t, (5, 5), (3, 3))


@rule("AP-COVER-02")
def test_ex_073_a_low_wall_covers_the_target_behind_it() -> None:
    t = sketch("low wall V(6,5)")
    assert hides(t, (2, 5), (6, 5))
    assert not hides(t, (2, 5), (7, 5))


@rule("AP-COVER-04")
@pytest.mark.parametrize(("target", "is_hidden"), [((7, 5), True), ((8, 5), False)])
def test_ex_115_a_beacon_as_cover(target: Space, is_hidden: bool) -> None:
    assert hides(sketch("beacon (6,5)"), (4, 5), target) == is_hidden


# Areas


@rule("AP-AOE-03", "AP-GREN-09")
def test_ex_056_the_area_of_a_frag_grenade() -> None:
    t = sketch("wall V(6,5) length 2")
    area = areas.reached(t, 7, 5, 0, areas.square(7, 5, 3), 0)
    assert named(area) == [(x, y) for y in (4, 5, 6) for x in (6, 7, 8)]


@rule("AP-AOE-02", "AP-AOE-03", "AP-AOE-04")
def test_ex_057_the_area_of_a_rolling_thunder() -> None:
    t = sketch("building (6,6)-(7,7); wall V(7,3) length 2")
    area = areas.thunder(4, 5, grid.EAST)
    assert named(area) == [(x, y) for y in range(3, 8) for x in range(4, 8)]
    missed = area & ~areas.reached(t, 4, 5, 0, area, 0)
    assert sorted(named(missed)) == [(6, 6), (6, 7), (7, 3), (7, 4), (7, 6), (7, 7)]


@rule("AP-GREN-05", "AP-AOE-03")
def test_ex_110_a_grenade_on_a_roof() -> None:
    t = sketch("building (4,4)-(6,6)")
    level = areas.landing_level(t, 4, 4, 0)
    assert level == 1
    assert named(areas.reached(t, 4, 4, level, areas.square(4, 4, 3), 0)) == [(4, 4), (5, 4), (4, 5), (5, 5)]


@rule("AP-AOE-03", "AP-LOS-15")
def test_ex_111_an_area_and_connected_walls() -> None:
    t = sketch("wall V(5,4); wall H(4,5)")
    area = areas.reached(t, 4, 4, 0, areas.square(4, 4, 3), 0)
    assert named(area) == [(3, 3), (4, 3), (5, 3), (3, 4), (4, 4), (3, 5)]


@rule("AP-GREN-04", "AP-GREN-05", "AP-AOE-05")
def test_ex_112_a_grenade_off_the_map() -> None:
    t = sketch("")
    level = areas.landing_level(t, 12, 5, 0)
    assert level == 0
    assert named(areas.reached(t, 12, 5, level, areas.square(12, 5, 3), 0)) == [(11, 4), (11, 5), (11, 6)]


@rule("AP-GREN-08")
def test_ex_114_the_area_of_a_thermite_along_an_axis() -> None:
    assert named(areas.line(4, 5, grid.NORTH)) == [(4, y) for y in range(3, 8)]
    assert named(areas.line(4, 5, grid.WEST)) == [(x, 5) for x in range(2, 7)]


# Push


@rule("AP-PUSH-01", "AP-PUSH-04", "AP-PUSH-05")
def test_ex_058_pushed_onto_an_occupied_lower_space() -> None:
    t = sketch("building (4,4)-(5,5); beacon (6,4)")
    way = push.direction(space(4, 4), space(5, 4))
    assert way == grid.EAST
    occupied = t.standing | 1 << space(4, 4) | 1 << space(5, 4)
    assert push.push_step(t, space(5, 4), way, occupied) == (push.LANDS, space(6, 4))
    beside = push.landing_spaces(t, space(6, 4), occupied)
    assert named(beside) == [(5, 3), (6, 3), (7, 3), (7, 4), (6, 5), (7, 5)]


@rule("AP-PUSH-03", "AP-ADJ-05")
def test_ex_059_pushed_against_connected_obstacles() -> None:
    t = sketch("low wall V(6,5); bin H(5,6)")
    way = push.direction(space(4, 4), space(5, 5))
    assert push.push_step(t, space(5, 5), way, 0) == (push.STAYS, space(6, 6))


# Placement


@rule("AP-PLACE-02", "AP-PLACE-05", "AP-PLACE-06", "AP-PLACE-07", "AP-PLACE-08")
def test_ex_061_where_a_smoke_may_be_placed() -> None:
    t = sketch("building (6,6)-(7,7); building (8,6)-(9,7); bin V(3,3); wall H(3,3); bin H(7,2); wall H(8,2)")
    near = t.free_nodes & t.nodes_within(space(5, 5), 0, 5)
    for i, j, level in [(3, 3, 0), (7, 2, 0), (9, 2, 0), (6, 6, 0), (6, 6, 1), (8, 7, 1)]:
        assert near >> node(i, j, level) & 1, (i, j, level)
    for i, j, level in [(8, 2, 0), (8, 8, 0)]:
        assert not near >> node(i, j, level) & 1, (i, j, level)


@rule("AP-PLACE-05", "AP-PLACE-06")
def test_ex_062_free_intersections_at_a_straight_pair() -> None:
    t = sketch("wall V(5,4); low wall V(5,5)")
    assert [t.free_nodes >> node(5, j, 0) & 1 for j in (4, 5, 6)] == [1, 0, 1]


# Zones


@rule("AP-ZONE-01", "AP-ZONE-05", "AP-ZONE-06")
def test_ex_063_shooting_through_smoke() -> None:
    t, smoke = sketch(""), node(5, 5, 0)
    assert zones.crosses(t, smoke, space(3, 3), space(6, 6))
    assert zones.crosses(t, smoke, space(6, 6), space(3, 3))


@rule("AP-ZONE-05", "AP-ZONE-06")
def test_ex_064_running_along_the_side_of_a_zone() -> None:
    assert not zones.crosses(sketch(""), node(5, 5, 0), space(4, 3), space(7, 6))


@rule("AP-ZONE-02", "AP-ZONE-03")
def test_ex_065_a_space_in_two_zones() -> None:
    t = sketch("")
    for n in (node(5, 5, 0), node(6, 5, 0)):
        assert zones.zone_spaces(t, n) >> space(5, 4) & 1


@rule("AP-ZONE-05", "AP-ZONE-07")
def test_ex_066_a_zone_on_a_roof_and_a_shooter_on_its_level() -> None:
    t = sketch(SMOKY_ROOF)
    assert sees(t, (4, 4), (10, 7))
    assert zones.crosses(t, node(7, 6, 1), space(4, 4), space(10, 7))


@rule("AP-ZONE-01", "AP-ZONE-07")
def test_ex_067_a_zone_on_a_roof_and_both_on_the_ground() -> None:
    t = sketch(SMOKY_ROOF)
    assert sees(t, (10, 7), (5, 6))
    assert not zones.crosses(t, node(7, 6, 1), space(10, 7), space(5, 6))
    assert zones.crosses(t, node(7, 6, 0), space(10, 7), space(5, 6))


@rule("AP-ZONE-05", "AP-ZONE-07")
def test_ex_068_a_zone_below_the_higher_end() -> None:
    t = sketch(SMOKY_ROOF)
    assert not zones.crosses(t, node(9, 4, 0), space(6, 4), space(10, 4))
    assert not zones.zone_spaces(t, node(9, 4, 0)) >> space(10, 4) & 1


@rule("AP-ZONE-04", "AP-ZONE-05")
def test_ex_086_into_from_and_through_a_dome() -> None:
    t, dome = sketch(""), node(5, 5, 0)
    inside = zones.zone_spaces(t, dome)
    assert [inside >> space(*s) & 1 for s in [(4, 4), (5, 5), (2, 5), (8, 5)]] == [1, 1, 0, 0]
    assert zones.crosses(t, dome, space(2, 5), space(8, 5))


def test_clear_is_what_nothing_blocks() -> None:
    t = sketch("wall V(5,3) length 2")
    assert t.why_blocked(space(3, 4), space(4, 4), 0) is None
    assert t.veils(0).between(3, 4, 0, 4, 4, 0) == CLEAR
