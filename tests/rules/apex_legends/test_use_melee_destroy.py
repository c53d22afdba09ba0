"""Chapters 24 to 27: grenades and accessories, melee and push, destroy, respawn."""

import pytest

from stolik.games.apex_legends.catalogue import LEGEND, LEGENDS
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


@rule("AP-USE-01")
def test_one_item_from_the_own_backpack() -> None:
    s = Scenario()
    s.legend("wraith", pack=["syringe", "frag_grenade", "hcog_classic"])
    s.legend("bangalore", pack=["med_kit"])
    s.acts("wraith")
    s.choose(("use",))
    assert s.of("use") == [("syringe",), ("frag_grenade",)]
    s.choose(("use", "syringe"))
    assert s.of("use") == []
    assert s.pack_of("wraith") == ["frag_grenade", "hcog_classic"]


@rule("AP-GREN-01")
def test_the_planned_space_is_in_range_whatever_stands_between() -> None:
    s = Scenario("wall V(6,0) length 3; building (7,4)-(8,5); rock (8,8)")
    s.legend("wraith", (5, 5), pack=["frag_grenade"])
    s.legend("gibraltar", (7, 7))
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"))
    spaces = set(s.of("throw"))
    expected = {(x, y) for x in range(12) for y in range(12) if 2 <= max(abs(x - 5), abs(y - 5)) <= 5}
    assert spaces == expected


@rule("AP-GREN-01", "AP-GREN-08")
def test_the_orientation_of_a_thermite_is_chosen() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), pack=["thermite_grenade"])
    s.acts("wraith")
    s.choose(("use",), ("use", "thermite_grenade"))
    assert set(s.options) == {("axis", "ew"), ("axis", "ns")}


@rule("AP-GREN-02", "AP-GREN-03")
def test_cards_are_drawn_and_the_grenade_shifted_one_after_the_other() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), pack=["frag_grenade"])
    s.aim("a6", "a1")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.events("revealed_aim")[0]["cards"] == ("a6", "a1")
    assert (s.events("landed")[0]["x"], s.events("landed")[0]["y"]) == (5, 4)


@rule("AP-GREN-04")
def test_a_grenade_goes_on_over_virtual_spaces_and_may_come_back() -> None:
    for cards, where in ((("a7", "a10"), (12, 5)), (("a7", "a6"), (11, 5)), (("a7", "a3"), (13, 4))):
        s = Scenario()
        s.legend("wraith", (8, 5), pack=["frag_grenade"])
        s.aim(*cards)
        s.acts("wraith")
        s.choose(("use",), ("use", "frag_grenade"), ("throw", 11, 5))
        assert (s.events("landed")[0]["x"], s.events("landed")[0]["y"]) == where


@rule("AP-GREN-05", "AP-OBJ-09")
def test_a_grenade_on_a_rock_is_on_the_level_of_its_top() -> None:
    s = Scenario("rock (6,5); building (7,5)-(8,6)")
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.legend("gibraltar", (7, 5))  # on the roof
    s.legend("bloodhound", (6, 4))  # on the ground
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert (s.dial("gibraltar"), s.dial("bloodhound")) == ((10, 40), (20, 40))


@rule("AP-GREN-06", "AP-GREN-09", "AP-DMG-07")
def test_friend_and_foe_in_the_area_are_hit_at_once() -> None:
    s = Scenario()
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.legend("bangalore", (5, 4))
    s.legend("gibraltar", (5, 5))
    s.legend("bloodhound", (6, 6))
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 5, 5))
    dials = [s.dial(name) for name in ("wraith", "bangalore", "gibraltar", "bloodhound")]
    assert dials == [(20, 40), (10, 40), (0, 40), (10, 40)]


@rule("AP-GREN-07")
def test_the_grenade_is_gone_and_the_cards_are_shuffled_back() -> None:
    s = Scenario()
    s.legend("wraith", (2, 5), pack=["frag_grenade"])
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert s.pack_of("wraith") == []
    assert s.lying(7, 5) == []
    assert (sorted(s.board.aim), s.board.drawn) == (list(range(14)), [])


@rule("AP-GREN-08")
@pytest.mark.parametrize(
    ("axis", "hit", "spared"), [("ew", [(3, 5), (7, 5)], [(5, 3), (8, 5)]), ("ns", [(5, 3), (5, 7)], [(3, 5), (5, 8)])]
)
def test_a_thermite_burns_five_spaces_in_a_row(
    axis: str, hit: list[tuple[int, int]], spared: list[tuple[int, int]]
) -> None:
    for at, dial in [(at, (5, 40)) for at in hit] + [(at, (20, 40)) for at in spared]:
        s = Scenario()
        s.legend("wraith", (9, 9), pack=["thermite_grenade"])
        s.legend("gibraltar", at)
        s.aim("a10")
        s.acts("wraith")
        s.choose(("use",), ("use", "thermite_grenade"), ("axis", axis), ("throw", 5, 5))
        assert s.dial("gibraltar") == dial


@rule("AP-ACC-01", "AP-ACC-04")
def test_an_accessory_works_at_once_and_may_be_wasted() -> None:
    s = Scenario()
    s.legend("wraith", pack=["syringe"])
    s.acts("wraith")
    s.choose(("use",), ("use", "syringe"), ("done",))
    assert (s.dial("wraith"), s.pack_of("wraith")) == ((20, 40), [])


@rule("AP-ACC-03")
def test_an_accelerant_moves_every_own_token_two_spaces() -> None:
    s = Scenario()
    s.legend("bangalore", pack=["ultimate_accelerant"])
    s.cooling("smoke_launcher", 2)
    s.cooling("smoke_launcher", 1, number=1)
    s.cooling("rolling_thunder", 2)
    s.cooling("into_the_void", 3)
    s.acts("bangalore")
    s.choose(("use",), ("use", "ultimate_accelerant"), ("done",))
    assert [s.token("smoke_launcher", n) for n in (0, 1)] == [0, 0]
    assert (s.token("rolling_thunder"), s.token("into_the_void")) == (0, 3)


@rule("AP-ACC-03")
def test_an_accelerant_leaves_tokens_below_the_initiative_track_alone() -> None:
    s = Scenario()
    s.legend("gibraltar", pack=["ultimate_accelerant"])
    s.dome((5, 5, 0), ends=4)
    s.cooling("defensive_bombardment", 3)
    s.acts("gibraltar")
    s.choose(("use",), ("use", "ultimate_accelerant"), ("done",))
    assert (s.token("dome_of_protection"), s.token("defensive_bombardment")) == ("below 4", 1)


# Melee and push


@rule("AP-MELEE-01")
def test_only_an_enemy_on_an_adjacent_space_is_attacked() -> None:
    s = Scenario("building (6,6)-(7,7); low wall V(6,5)")
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (4, 5))  # an ally
    s.legend("gibraltar", (6, 5))  # behind a low wall
    s.legend("bloodhound", (6, 6))  # on a roof
    s.acts("wraith")
    s.choose(("melee",))
    assert s.of("attack") == []
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 6))
    s.legend("bloodhound", (7, 5))
    s.acts("wraith")
    s.choose(("melee",))
    assert s.of("attack") == [("gibraltar",)]


@rule("AP-MELEE-02", "AP-PUSH-01")
@pytest.mark.parametrize(("card", "dial", "at"), [("a6", (16, 40), (7, 5)), ("a5", (20, 40), (6, 5))])
def test_forty_or_more_deals_four_and_pushes(card: str, dial: tuple[int, int], at: tuple[int, int]) -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.aim(card)
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.dial("gibraltar"), s.at("gibraltar")) == (dial, at)


@rule("AP-MELEE-03", "AP-PUSH-06")
def test_a_collision_deals_four_more_as_a_separate_instance() -> None:
    s = Scenario("wall V(7,5)")
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.dial("gibraltar"), s.at("gibraltar")) == ((12, 40), (6, 5))
    assert [line["damage"] for line in s.events("damaged")] == [4, 4]


@rule("AP-MELEE-04")
def test_melee_has_no_reactions_and_the_card_goes_back() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5), hand=["bring_me_down", "behind_me"])
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.question.kind == "melee"
    assert sorted(s.board.aim) == list(range(14))


@rule("AP-MELEE-05")
def test_no_push_after_an_elimination() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5), shield=0, health=4)
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.at("gibraltar") is None
    assert s.events("pushed") == []


@rule("AP-PUSH-01", "AP-PUSH-08")
def test_a_push_goes_space_by_space_and_is_no_move() -> None:
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5), hand=["uppercut"])
    s.legend("wraith", (6, 6))
    s.acts("pathfinder")
    s.choose(("play", "uppercut"))
    if s.question.kind == "choose_legend":
        s.choose(("legend", "wraith"))
    assert [(line["x"], line["y"]) for line in s.events("pushed")] == [(7, 7), (8, 8), (9, 9)]
    assert s.dial("wraith") == (14, 40)


@rule("AP-PUSH-06")
def test_a_collision_ends_the_push() -> None:
    s = Scenario("wall V(8,6)", blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 6), hand=["uppercut"])
    s.legend("wraith", (6, 6))
    s.acts("pathfinder")
    s.choose(("play", "uppercut"))
    if s.question.kind == "choose_legend":
        s.choose(("legend", "wraith"))
    assert (s.at("wraith"), s.dial("wraith")) == ((7, 6), (20 - 6 - 6, 40))


@rule("AP-PUSH-03")
@pytest.mark.parametrize(
    ("land", "at"),
    [
        ("", (11, 5)),  # off the map
        ("building (7,5)-(8,6)", (6, 5)),  # a higher level
        ("beacon (7,5)", (6, 5)),  # occupied
        ("low wall V(7,5)", (6, 5)),  # an occupied edge
    ],
)
def test_a_push_that_cannot_go_on_collides(land: str, at: tuple[int, int]) -> None:
    s = Scenario(land)
    s.legend("wraith", (at[0] - 1, 5))
    s.legend("gibraltar", at)
    s.legend("bloodhound", (0, 11))
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == (at, (12, 40))


@rule("AP-PUSH-04", "AP-PUSH-05")
def test_pushed_onto_an_occupied_lower_space_its_controller_chooses_beside_it() -> None:
    s = Scenario("building (4,4)-(5,5); beacon (6,4)")
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 4))
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.asked == (1, "land")
    assert set(s.of("go")) == {(5, 3), (6, 3), (7, 3), (7, 4), (7, 5), (6, 5)}
    s.choose(("go", 7, 4))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == ((7, 4), (12, 40))


@rule("AP-PUSH-07")
def test_being_pushed_down_causes_no_damage() -> None:
    s = Scenario("building (4,4)-(5,5); building (4,4)-(5,5)")
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 4))
    s.aim("a6")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == ((6, 4), (16, 40))


# Destroy


@rule("AP-DESTROY-01", "AP-DESTROY-02")
def test_with_a_weapon_in_sight_and_best_range_no_ammo_is_spent() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("bloodhound", "gibraltar"))
    s.legend("wraith", (5, 5), weapons=[("hemlok_1", 1), ("p2020_1", 1)])
    s.legend("bangalore", (9, 5))
    s.legend("gibraltar", (5, 2))
    s.ravens("bangalore", "gibraltar", "wraith")
    s.acts("wraith")
    s.choose(("destroy",))
    assert set(s.options) == {("with", 1), ("directly",), ("move",), ("done",)}
    s.choose(("with", 1))
    # The Hemlok reaches exactly 4 spaces.
    assert s.of("destroy") == [("raven", "bangalore")]
    s.choose(("destroy", "raven", "bangalore"))
    assert s.weapons_of("wraith")[0] == ("hemlok_1", 1)
    assert s.question.kind == "destroy"
    assert not s.can(("directly",))


@rule("AP-DESTROY-02")
def test_a_direct_attack_reaches_the_own_and_adjacent_spaces() -> None:
    s = Scenario("low wall V(6,5)", red=("wraith", "lifeline"), blue=("bloodhound", "gibraltar"))
    s.legend("wraith", (5, 5))
    s.legend("lifeline", (4, 4))
    s.drone((6, 5))
    s.ravens("wraith", "lifeline")
    s.acts("wraith")
    s.choose(("destroy",), ("directly",))
    assert s.of("destroy") == [("raven", "wraith"), ("raven", "lifeline")]  # the drone is behind the low wall


@rule("AP-DESTROY-02")
def test_at_most_two_figures() -> None:
    s = Scenario(red=("wraith", "lifeline", "bangalore"), blue=("bloodhound", "gibraltar", "pathfinder"))
    s.legend("wraith", (5, 5))
    s.legend("lifeline", (4, 4))
    s.legend("bangalore", (4, 5))
    s.ravens("wraith", "lifeline", "bangalore")
    s.acts("wraith")
    s.choose(("destroy",), ("directly",), ("destroy", "raven", "wraith"), ("destroy", "raven", "lifeline"))
    assert s.question.kind == "destroy"
    assert s.board.ravens == [LEGEND["bangalore"]]


@rule("AP-DESTROY-03", "AP-DESTROY-04")
def test_the_token_of_a_destroyed_drone_goes_to_cooldown() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("lifeline", "gibraltar"))
    s.legend("wraith", (5, 5))
    s.drone((6, 5), ends=4)
    s.acts("wraith")
    s.choose(("destroy",), ("directly",), ("destroy", "drone"))
    assert s.token("heal_drone") == 2
    s.choose(("move",))
    assert s.can(("step", 6, 5))


@rule("AP-DESTROY-05")
def test_the_token_of_the_ravens_moves_with_the_last_one() -> None:
    s = Scenario(red=("wraith", "lifeline"), blue=("bloodhound", "gibraltar"))
    s.legend("wraith", (5, 5))
    s.legend("lifeline", (4, 4))
    s.ravens("wraith", "lifeline", ends=4)
    s.acts("wraith")
    s.choose(("destroy",), ("directly",), ("destroy", "raven", "wraith"))
    assert s.token("eye_of_the_allfather") == "below 4"
    s.choose(("destroy", "raven", "lifeline"))
    assert s.token("eye_of_the_allfather") == 3


@rule("AP-DESTROY-05", "AP-PLACE-09", "AP-ELIM-07")
def test_a_raven_that_waits_for_its_legend_keeps_the_token_where_it_is() -> None:
    s = Scenario(red=("wraith", "lifeline"), blue=("bloodhound", "gibraltar"))
    s.legend("wraith", (5, 5))
    s.legend("lifeline", None)
    s.ravens("wraith", "lifeline", ends=4)
    s.acts("wraith")
    s.choose(("destroy",), ("directly",), ("destroy", "raven", "wraith"))
    assert s.token("eye_of_the_allfather") == "below 4"
    assert [LEGENDS[who] for who in s.board.ravens] == ["lifeline"]


@rule("AP-DESTROY-05", "AP-DESTROY-06")
def test_both_anchors_leave_together_and_own_figures_may_be_chosen() -> None:
    s = Scenario(blue=("pathfinder", "gibraltar"))
    s.legend("pathfinder", (5, 5))
    s.anchors((5, 5, 0), (9, 9, 0))
    s.acts("pathfinder")
    s.choose(("destroy",), ("directly",), ("destroy", "zip_anchor"))
    assert not s.can(("zip",))
    assert s.board.figures[8:10] == [-1, -1]


# Respawn

CROSSROADS = {"a": (2, 6), "b": (9, 5), "c": (7, 0), "d": (4, 11)}


@rule("AP-RESP-02", "AP-RESP-06")
def test_eliminated_in_its_own_activation_a_legend_may_come_back_at_once() -> None:
    s = Scenario("beacon (1,1); canyon (6,5)")
    s.legend("wraith", (5, 5), pack=["syringe"], hand=["kunai"])
    s.legend("bangalore", (0, 3))
    s.acts("wraith", ap=2, has_rushed=True)
    s.choose(("move",), ("step", 6, 5), ("fall",))
    assert s.question.kind == "respawn_or_not"
    s.choose(("respawn",), ("respawn", 1, 2))
    assert (s.at("wraith"), s.ap, s.question.kind) == ((1, 2), 0, "act")
    assert not s.can(("rush",))  # the limit of this activation stays used


@rule("AP-RESP-02")
def test_it_may_also_leave_it_at_that() -> None:
    s = Scenario("beacon (1,1); canyon (6,5)")
    s.legend("wraith", (6, 5))
    s.acts("wraith", ap=2)
    s.choose(("fall",), ("pass",))
    assert s.at("wraith") is None
    assert s.board.active == LEGEND["bangalore"]


@rule("AP-RESP-03")
def test_the_beacon_nearest_to_an_ally_is_used() -> None:
    s = Scenario("crossroads")
    s.legend("gibraltar", None)
    s.legend("bloodhound", (8, 4))
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert set(s.of("respawn")) == {(x, y) for x in (8, 9, 10) for y in (4, 5, 6)} - {(9, 5), (8, 4)}


@rule("AP-RESP-03")
def test_of_equally_near_beacons_the_owner_chooses() -> None:
    s = Scenario("beacon (2,5); beacon (8,5)")
    s.legend("gibraltar", None)
    s.legend("bloodhound", (5, 5))
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert {(2, 4), (8, 6)} <= set(s.of("respawn"))


@rule("AP-RESP-04")
def test_with_no_ally_on_the_map_any_beacon_will_do() -> None:
    s = Scenario("beacon (2,5); beacon (8,9)")
    s.legend("gibraltar", None)
    s.legend("bloodhound", None)
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert {(2, 4), (8, 8)} <= set(s.of("respawn"))


@rule("AP-RESP-05")
def test_a_beacon_without_a_free_space_is_passed_over() -> None:
    around = "; ".join(f"rock ({x},{y})" for x in (1, 2, 3) for y in (4, 5, 6) if (x, y) != (2, 5))
    s = Scenario(f"beacon (2,5); beacon (9,5); {around}")
    s.legend("gibraltar", None)
    s.legend("bloodhound", (4, 5))
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert {x for x, _ in s.of("respawn")} == {8, 9, 10}


@rule("AP-RESP-07")
def test_the_ring_does_not_matter() -> None:
    s = Scenario("beacon (2,5); beacon (9,5)")
    s.ring(6, 3, 11, 8)
    s.legend("gibraltar", None)
    s.legend("bloodhound", (4, 5))
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert {x for x, _ in s.of("respawn")} == {1, 2, 3}
