"""Chapter 28: labels, feats, abilities, timing and placement; and the words of chapter 1 that cards use."""

import pytest

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


# Conventions


@rule("AP-CONV-06")
def test_any_legend_of_your_team_includes_you_and_nobody_else() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("wraith", (5, 5), hand=["this_way"])
    s.legend("gibraltar", (8, 5))
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("pass",), ("react", "this_way"))
    assert s.of("legend") == [("bangalore",), ("wraith",), ("lifeline",)]


@rule("AP-CONV-06")
def test_each_legend_of_your_team_are_all_of_them() -> None:
    s = Scenario(red=("gibraltar", "wraith", "lifeline"), blue=("bangalore", "bloodhound", "pathfinder"))
    s.legend("gibraltar", (5, 5), health=10, hand=["safe_haven"], pack=["syringe"])
    s.legend("wraith", (4, 4), health=10, pack=["med_kit"])
    s.legend("lifeline", (9, 9), pack=["syringe"])  # outside the zone
    s.legend("pathfinder", (4, 5), pack=["syringe"])  # an enemy inside
    s.dome((5, 5, 0))
    s.acts("gibraltar")
    s.choose(("play", "safe_haven"), ("use", "syringe"), ("use", "med_kit"))
    assert s.question.kind == "act"
    assert (s.dial("gibraltar"), s.dial("wraith")) == ((20, 22), (20, 30))


@rule("AP-CONV-08")
def test_may_is_optional_and_the_rest_is_not() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["cold_steel"])
    s.legend("gibraltar", (6, 5))
    s.acts("bangalore")
    s.choose(("play", "cold_steel"))
    assert set(s.options) == {("legend", "gibraltar"), ("pass",)}
    s.decline()
    assert (s.question.kind, s.dial("gibraltar")) == ("move", (20, 40))
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5), hand=["uppercut"])
    s.legend("wraith", (6, 5))
    s.legend("bangalore", (4, 5))
    s.acts("pathfinder")
    s.choose(("play", "uppercut"))
    assert set(s.options) == {("legend", "wraith"), ("legend", "bangalore")}


@rule("AP-CONV-08")
def test_up_to_includes_none() -> None:
    s = Scenario(red=("bloodhound", "wraith"), blue=("gibraltar", "bangalore"))
    s.legend("bloodhound", (5, 5))
    s.legend("gibraltar", (7, 5))
    s.acts("bloodhound")
    s.choose(("initiate", "eye_of_the_allfather"))
    assert ("done",) in s.options


@rule("AP-CONV-09", "AP-MOVE-18")
def test_a_transfer_costs_nothing_and_ignores_what_lies_between() -> None:
    s = Scenario("wall V(6,4) length 3; canyon (6,5)")
    s.legend("wraith", (5, 5), hand=["phase_step"])
    s.acts("wraith")
    s.choose(("play", "phase_step"), ("go", 7, 5))
    assert (s.at("wraith"), s.ap) == ((7, 5), 2)


@rule("AP-CONV-10")
def test_spent_loot_and_weapons_never_come_back_feats_go_to_their_pile() -> None:
    s = Scenario()
    s.legend("bangalore", pack=["syringe"], hand=["resupply"], weapons=[("r301_1", 1), ("re45_1", 1)])
    s.acts("bangalore")
    s.choose(("play", "resupply"), ("load", 1), ("load", 1), ("use",), ("use", "syringe"), ("done",))
    assert s.discard_of("bangalore") == ["resupply"]
    assert len(s.board.box) == 1
    assert s.pack_of("bangalore") == []


@rule("AP-CONV-11")
def test_a_choice_is_made_by_whoever_resolves_the_card_and_a_moving_legend_by_its_own_player() -> None:
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    s.legend("pathfinder", (5, 5), hand=["all_aboard"])
    s.legend("bloodhound", (3, 3))
    s.anchors((4, 4, 0), (9, 9, 0))
    s.acts("pathfinder")
    s.choose(("play", "all_aboard"))
    assert s.question.seat == s.seat("pathfinder")
    s.choose(("legend", "bloodhound"))
    assert s.question.seat == s.seat("bloodhound")


@rule("AP-CONV-11")
def test_who_transfers_another_legend_chooses_where() -> None:
    s = Scenario(seats=4)
    s.legend("wraith", (9, 2), hand=["come_and_find_me"])
    s.legend("gibraltar", (4, 3))
    s.portals((3, 3), (9, 9))
    s.acts("wraith")
    s.choose(("play", "come_and_find_me"))
    assert s.asked == (s.seat("wraith"), "transfer")
    s.choose(("go", 10, 9))
    assert s.at("gibraltar") == (10, 9)


# Movement beyond single steps


@rule("AP-MOVE-01")
def test_unspent_movement_is_lost_and_never_added_up() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("move",), ("step", 6, 5), ("done",), ("move",))
    assert s.question.note == 2
    s.step((7, 5), (8, 5))
    assert s.at("wraith") == (8, 5)


@rule("AP-MOVE-18", "AP-MOVE-19")
def test_a_portal_works_on_entering_and_may_take_the_last_point() -> None:
    s = Scenario()
    s.legend("bangalore", (2, 2))
    s.portals((3, 3), (9, 9))
    s.acts("bangalore")
    s.choose(("interact",), ("move",), ("step", 3, 3))
    assert s.question.kind == "portal"
    assert set(s.of("go")) == {(x, y) for x in (8, 9, 10) for y in (8, 9, 10)} - {(9, 9)}
    s.choose(("go", 10, 9))
    assert s.at("bangalore") == (10, 9)


@rule("AP-MOVE-19")
def test_without_a_free_space_beyond_a_portal_is_an_occupied_space() -> None:
    around = "; ".join(f"rock ({x},{y})" for x in (8, 9, 10) for y in (8, 9, 10) if (x, y) != (9, 9))
    s = Scenario(around)
    s.legend("bangalore", (2, 2))
    s.portals((3, 3), (9, 9))
    s.acts("bangalore")
    s.choose(("interact",), ("move",))
    assert not s.can(("step", 3, 3))
    s.choose(("done",), ("done",), ("move",))
    assert s.can(("step", 3, 3))


@rule("AP-GRID-01", "AP-GRID-02")
def test_legends_and_figures_occupy_spaces_and_others_do_not() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("bangalore", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.drone((6, 6))
    s.site((5, 6), ends=4)
    s.acts("bangalore")
    s.choose(("interact",), ("move",))
    free = set(s.of("step"))
    assert not {(6, 5), (6, 6)} & free
    assert (5, 6) in free


# Labels


@rule("AP-CARD-01")
def test_free_actions_cost_nothing_special_actions_what_they_say() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["resupply", "double_time"])
    s.acts("bangalore")
    s.choose(("play", "resupply"))
    while s.question.kind == "load":
        s.choose(("load", 1))
    assert s.ap == 2
    s.choose(("play", "double_time"), ("done",))
    assert s.ap == 1


@rule("AP-CARD-01", "AP-CARD-02")
def test_cards_are_played_only_when_their_label_says_so() -> None:
    s = Scenario(red=("wraith", "bangalore"))
    s.legend("wraith", hand=["kunai", "whispers", "seen_it_before", "this_way", "forewarned"])
    s.acts("wraith")
    assert s.of("play") == [("kunai",)]


@rule("AP-CARD-02")
def test_reactions_are_optional_and_only_to_enemy_fire() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["bring_me_down"])
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert ("pass",) in s.options
    s.decline()
    assert s.hand_of("gibraltar") == ["bring_me_down"]


@rule("AP-CARD-03")
def test_instants_are_not_played_in_step_one_of_a_turn() -> None:
    """A bombardment comes down in step 1: Not on My Watch cannot answer it."""
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["not_on_my_watch"])
    s.strike((5, 5), ends=1)
    s.turn_begins("blue")
    assert s.asked == (1, "activate")
    assert s.dial("gibraltar") == (0, 36)


@rule("AP-CARD-03")
def test_instants_are_not_played_in_the_transition_phase() -> None:
    """The ring eliminates an enemy: no Trophy."""
    s = Scenario()
    s.ring(2, 2, 9, 9)
    s.legend("bloodhound", (5, 5), health=10, hand=["trophy"])
    s.legend("wraith", (0, 0), health=8)
    s.legend("bangalore", (4, 4))
    s.legend("gibraltar", (6, 6))
    s.transition()
    assert s.asked == (0, "activate")
    assert "trophy" in s.hand_of("bloodhound")


@rule("AP-CARD-03")
def test_instants_are_played_in_any_legends_activation() -> None:
    s = Scenario()
    s.legend("gibraltar", (6, 5), hand=["not_on_my_watch"])
    s.legend("wraith", (3, 5), pack=["frag_grenade"])
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5))
    assert s.asked == (1, "instant_thrown")
    s.choose(("play", "not_on_my_watch", "gibraltar"))
    assert s.dial("gibraltar") == (10, 40)


@rule("AP-CARD-05")
def test_sentences_are_done_in_their_order() -> None:
    """Shoulder Charge: first the move, then the blow."""
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["shoulder_charge"])
    s.legend("wraith", (6, 5))
    s.acts("gibraltar")
    s.choose(("play", "shoulder_charge"))
    assert (s.question.kind, s.dial("wraith")) == ("move", (20, 40))


@rule("AP-CARD-05")
def test_and_allows_any_order() -> None:
    for first in ("move", "attack"):
        s = Scenario()
        s.legend("wraith", (5, 5), hand=["kunai"])
        s.legend("gibraltar", (6, 5))
        s.acts("wraith")
        s.choose(("play", "kunai"))
        assert {option[0] for option in s.options} == {"attack", "move", "done"}
        s.choose(next(option for option in s.options if option[0] == first))


@rule("AP-CARD-06")
def test_ability_cards_are_never_discarded() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 6, 6, 0), ("initiate", "smoke_launcher"), ("node", 4, 4, 0))
    assert not s.can(("initiate", "smoke_launcher"))
    assert (s.token("smoke_launcher"), s.token("smoke_launcher", 1)) == ("below 4", "below 4")
    assert s.discard_of("bangalore") == []


@rule("AP-CARD-07")
@pytest.mark.parametrize(("position", "can"), [(0, False), (1, True)])
def test_a_card_is_played_only_if_it_can_have_an_effect(position: int, can: bool) -> None:
    s = Scenario()
    s.legend("gibraltar", hand=["quick_deploy"])
    if position:
        s.cooling("dome_of_protection", position)
    s.acts("gibraltar")
    assert s.can(("play", "quick_deploy")) is can


# Feats


@rule("AP-FEAT-01")
def test_a_played_feat_goes_face_up_to_its_pile_and_its_cost_is_paid() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["double_time", "armour_piercers"])
    s.acts("bangalore")
    s.choose(("play", "double_time"), ("done",))
    assert (s.hand_of("bangalore"), s.discard_of("bangalore"), s.ap) == (["armour_piercers"], ["double_time"], 1)


@rule("AP-FEAT-03")
def test_a_feat_is_used_only_while_its_legend_is_on_the_map() -> None:
    s = Scenario("crossroads", red=("wraith", "lifeline"), blue=("gibraltar", "bloodhound"))
    s.legend("lifeline", None, hand=["triage", "combat_shield"])
    s.legend("wraith", (5, 4))
    s.legend("gibraltar", (5, 0))
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1))
    assert s.question.kind == "react_before"  # Wraith's own ability
    assert set(s.options) == {("react", "into_the_void"), ("pass",), ("never",)}


@rule("AP-FEAT-03")
def test_guardian_angel_is_the_exception_for_lifelines_own_respawn() -> None:
    s = Scenario("crossroads", red=("wraith", "lifeline"))
    s.legend("lifeline", None, hand=["guardian_angel"])
    s.legend("wraith", (8, 4))
    s.team_chooses("red")
    s.choose(("activate", "lifeline"))
    assert s.question.kind == "instant_respawn"
    s.choose(("play", "guardian_angel"))
    assert s.question.kind == "respawn"
    s.choose(("respawn", 9, 6))
    assert s.ap == 2


# Abilities


@rule("AP-ABIL-01")
def test_an_ability_needs_an_available_token() -> None:
    s = Scenario()
    s.cooling("dome_of_protection", 1)
    s.acts("gibraltar")
    assert not s.can(("initiate", "dome_of_protection"))
    assert s.can(("initiate", "defensive_bombardment"))


@rule("AP-ABIL-02")
def test_an_ability_needs_a_legal_placement() -> None:
    around = "; ".join(f"rock ({x},{y})" for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5))
    s = Scenario(around)
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    assert not s.can(("initiate", "dimensional_rift"))
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    assert s.can(("initiate", "dimensional_rift"))


@rule("AP-ABIL-03")
def test_an_ability_with_two_uses_offers_one_for_its_token() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("initiate", "into_the_void"))
    assert s.token("into_the_void") == 3
    s.choose(("end",), ("end",))
    assert s.asked == (1, "activate")
    s.choose(("activate", "gibraltar"), ("shoot", "wraith", 1))
    assert s.question.kind != "react_before"


@rule("AP-ABIL-04", "AP-TIME-06")
def test_without_a_timed_step_the_token_cools_down_at_once() -> None:
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5))
    s.acts("pathfinder")
    s.choose(("initiate", "zipline_gun"), ("node", 5, 5, 0), ("node", 9, 9, 0))
    assert s.token("zipline_gun") == 3


@rule("AP-ABIL-05")
def test_when_the_cooldown_starts_the_figures_return_except_permanent_ones() -> None:
    s = Scenario(red=("bangalore", "wraith"), blue=("gibraltar", "pathfinder"))
    s.smoke((5, 5, 0), ends=1)
    s.anchors((8, 8, 0), (3, 3, 0))
    s.turn_begins("blue")
    s.match.questions  # noqa: B018 - step 1 of the turn
    assert s.board.figures[1] == -1
    assert -1 not in s.board.figures[8:10]


@rule("AP-ABIL-06")
def test_a_permanent_figure_is_taken_from_the_map_if_there_is_no_other() -> None:
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5))
    s.anchors((9, 9, 0), (3, 3, 0))
    s.acts("pathfinder")
    s.choose(("initiate", "zipline_gun"), ("node", 5, 5, 0), ("node", 9, 9, 0))
    s.choose(("interact",), ("zip", 5, 5, 0), ("go", 9, 9))
    assert s.at("pathfinder") == (9, 9)


@rule("AP-ABIL-08", "AP-ABIL-10")
def test_two_smokes_run_independently_and_may_be_placed_in_one_activation() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.cooling("smoke_launcher", 2)
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 6, 6, 0))
    assert [s.token("smoke_launcher", n) for n in (0, 1)] == [2, "below 4"]
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 6, 6, 0), ("initiate", "smoke_launcher"), ("node", 4, 4, 0))
    assert s.ap == 2


@rule("AP-ABIL-09")
def test_abilities_run_on_while_their_legend_is_eliminated() -> None:
    s = Scenario()
    s.legend("gibraltar", None)
    s.legend("wraith", (5, 5))
    s.strike((5, 5), ends=0)
    s.turn_begins("red")
    s.match.questions  # noqa: B018 - step 1 of the turn
    assert s.dial("wraith") == (0, 36)
    assert s.token("defensive_bombardment") == 3


@rule("AP-ABIL-09")
def test_an_eliminated_legend_initiates_nothing() -> None:
    s = Scenario("crossroads")
    s.legend("gibraltar", None)
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert not s.can(("initiate",))


# Timing


@rule("AP-TIME-01", "AP-TIME-03")
@pytest.mark.parametrize(("marker", "below"), [(0, "below 4"), (3, "below 1")])
def test_a_duration_of_three_ends_three_turns_ahead(marker: int, below: str) -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.marker(marker)
    s.choose(("initiate", "smoke_launcher"), ("node", 6, 6, 0))
    assert s.token("smoke_launcher") == below


@rule("AP-TIME-01")
def test_a_duration_starts_at_once_and_ends_in_step_one() -> None:
    s = Scenario()
    s.legend("gibraltar", (8, 5))
    s.legend("bangalore", (5, 5))
    s.acts("bangalore")
    s.choose(("initiate", "smoke_launcher"), ("node", 7, 5, 0), ("shoot", "gibraltar", 1))
    s.skip()
    threshold = s.events("aimed")[0]["threshold"]
    s2 = Scenario()
    s2.legend("gibraltar", (8, 5))
    s2.legend("bangalore", (5, 5))
    s2.acts("bangalore")
    s2.choose(("shoot", "gibraltar", 1))
    s2.skip()
    base = s2.events("aimed")[0]["threshold"]
    assert isinstance(base, int)
    assert threshold == base + 10


@rule("AP-TIME-02", "AP-TIME-03")
@pytest.mark.parametrize(("marker", "below"), [(1, "below 4"), (4, "below 1")])
def test_a_delay_of_two_is_resolved_two_turns_ahead(marker: int, below: str) -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.acts("gibraltar")
    s.marker(marker)
    s.choose(("initiate", "defensive_bombardment"), ("on", 5, 5))
    assert s.token("defensive_bombardment") == below


@rule("AP-TIME-04", "AP-TURN-02")
def test_a_new_token_goes_below_those_already_there() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.smoke((9, 9, 0), ends=4)
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"), ("on", 5, 5))
    assert [entry // 16 for entry in s.board.track] == [4, 4]
    assert s.board.track[-1] % 16 == 1  # the bombardment is the lower one


@rule("AP-TIME-05")
def test_several_labels_are_counted_one_after_the_other() -> None:
    s = Scenario()
    s.thunder((5, 3), "s", ends=0)
    s.turn_begins("red")
    s.match.questions  # noqa: B018 - the first effect
    assert s.token("rolling_thunder") == "below 3"


@rule("AP-TIME-07")
def test_a_delayed_effect_hits_what_is_there_then() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (9, 9))
    s.strike((5, 5), ends=1)
    s.acts("wraith")
    s.choose(("move",))
    s.step((6, 6), (7, 7))
    s.choose(("end",), ("end",))
    assert s.dial("wraith") == (0, 36)
    s = Scenario()
    s.legend("wraith", (7, 7))
    s.legend("bangalore", (9, 9))
    s.strike((5, 5), ends=1)
    s.acts("wraith")
    s.choose(("move",))
    s.step((8, 8), (8, 7))
    s.choose(("end",), ("end",))
    assert s.dial("wraith") == (20, 40)


# Placement


@rule("AP-PLACE-01")
def test_on_a_space_means_any_space_and_on_a_free_one_only_a_free_one() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"))
    assert ("on", 6, 5) not in s.options
    s = Scenario()
    s.legend("gibraltar", (5, 5))
    s.legend("wraith", (6, 5))
    s.acts("gibraltar")
    s.choose(("initiate", "defensive_bombardment"))
    assert ("on", 6, 5) in s.options


@rule("AP-PLACE-03")
def test_a_space_with_a_figure_that_occupies_nothing_is_free() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5))
    s.strike((6, 5), ends=4)
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"))
    assert ("on", 6, 5) in s.options


@rule("AP-PLACE-08", "AP-PLACE-10")
def test_ranges_are_measured_from_the_own_legend() -> None:
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5))
    s.acts("pathfinder")
    s.choose(("initiate", "zipline_gun"))
    assert set(s.of("node")) == {(5, 5, 0), (6, 5, 0), (5, 6, 0), (6, 6, 0)}
    s.choose(("node", 5, 5, 0))
    far = set(s.of("node"))
    assert (8, 5, 0) not in far  # a corner of (7,5): distance 2
    assert (9, 5, 0) in far


@rule("AP-PLACE-09")
def test_an_attached_object_moves_and_falls_with_its_legend_and_does_not_occupy() -> None:
    s = Scenario("beacon (1,1)", red=("wraith", "bangalore"), blue=("bloodhound", "gibraltar"))
    s.legend("wraith", (4, 4))
    s.legend("bangalore", (5, 5), shield=0, health=10)
    s.ravens("bangalore")
    s.legend("gibraltar", (6, 6))
    s.aim("a13")
    s.acts("gibraltar")
    s.choose(("melee",), ("attack", "bangalore"))
    assert s.board.ravens == [LEGEND["bangalore"]]
    assert s.at("bangalore") == (5, 5)  # Wraith stood in the way: a collision


# What the modules leave


@rule("AP-MOD-08")
def test_lifelines_drop_needs_no_module() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5))
    s.acts("lifeline")
    assert s.can(("initiate", "care_package"))


@rule("AP-MOD-09")
def test_a_landed_drop_is_a_veil_and_impassable() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("bangalore", (5, 5))
    s.legend("gibraltar", (9, 5))
    s.legend("bloodhound", (5, 9))
    s.landed_drop((7, 5))
    s.acts("bangalore")
    assert {name for name, _ in s.of("shoot")} == {"bloodhound"}
    s.choose(("move",))
    s.step((6, 5))
    assert not s.can(("step", 7, 5))
