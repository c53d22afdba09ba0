"""Chapter 10: rounds, turns and activations."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


def end_all(s: Scenario, *names: str) -> None:
    """Activate these one after the other; the last of a team is activated without being asked for."""
    for name in names:
        if s.question.kind == "activate":
            s.choose(("activate", name))
        s.choose(("end",))


@rule("AP-ROUND-01", "AP-TURN-03", "AP-TURN-04", "AP-TRANS-07")
def test_a_round_is_red_turn_blue_turn_transition() -> None:
    s = Scenario()
    s.team_chooses("red")
    assert s.asked == (0, "activate")
    end_all(s, "wraith", "bangalore")
    assert (s.asked, s.board.marker, s.board.round) == ((1, "activate"), 1, 1)
    end_all(s, "gibraltar", "bloodhound")
    assert (s.asked, s.board.marker, s.board.round) == ((0, "activate"), 3, 2)


@rule("AP-ROUND-02")
def test_the_initiative_track_has_two_rounds_and_is_cyclic() -> None:
    s = Scenario()
    s.team_chooses("red")
    markers = []
    for _ in range(3):
        markers.append(s.board.marker)
        end_all(s, "wraith", "bangalore")
        markers.append(s.board.marker)
        end_all(s, "gibraltar", "bloodhound")
    assert markers == [0, 1, 3, 4, 0, 1]


@rule("AP-TURN-01")
def test_what_lies_below_the_marker_is_resolved_before_anybody_acts() -> None:
    s = Scenario()
    s.smoke((5, 5, 0), ends=0)
    s.turn_begins("red")
    assert s.asked == (0, "activate")
    assert s.token("smoke_launcher") == 2


@rule("AP-TURN-01", "AP-TURN-03")
def test_each_legend_of_the_team_is_activated_once_in_any_order() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.team_chooses("red")
    assert s.of("activate") == [("bangalore",), ("wraith",), ("lifeline",)]
    s.choose(("activate", "wraith"), ("end",))
    assert s.of("activate") == [("bangalore",), ("lifeline",)]
    s.choose(("activate", "lifeline"), ("end",))
    assert (s.board.active, s.asked) == (1, (0, "act"))  # Bangalore is the last one left


@rule("AP-TURN-02")
def test_tokens_below_the_marker_are_resolved_from_top_to_bottom() -> None:
    """The thunder strikes while the dome stands, or after it has gone, by the order of the tokens."""
    for dome_first, dial in ((False, (20, 40)), (True, (0, 40))):
        s = Scenario()
        s.legend("gibraltar", (5, 5))
        if dome_first:
            s.dome((5, 5, 0), ends=1)
            s.thunder((5, 3), "s", ends=1)
        else:
            s.thunder((5, 3), "s", ends=1)
            s.dome((5, 5, 0), ends=1)
        s.turn_begins("blue")
        s.match.questions  # noqa: B018 - step 1 of the turn
        assert s.dial("gibraltar") == dial
        assert s.token("dome_of_protection") == 3


@rule("AP-ACT-01")
def test_an_activation_gives_two_points_and_what_is_left_is_lost() -> None:
    s = Scenario()
    s.team_chooses("red")
    s.choose(("activate", "wraith"))
    assert s.ap == 2
    s.choose(("end",))
    assert (s.board.active, s.ap) == (1, 2)


@rule("AP-ACT-02")
def test_an_action_is_finished_before_the_next_is_chosen() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("move",), ("step", 5, 6))
    assert s.question.kind == "move"
    assert not s.can(("shoot",))


@rule("AP-ACT-03")
def test_without_points_no_action_that_costs_one_can_be_taken() -> None:
    s = Scenario()
    s.legend("bangalore", hand=["double_time", "resupply"])
    s.acts("bangalore", ap=1)
    assert s.can(("play", "double_time"))
    s.choose(("move",), ("done",))
    assert s.ap == 0
    verbs = {option[0] for option in s.options}
    assert not verbs & {"move", "interact", "use", "melee", "destroy", "shoot"}
    assert s.of("play") == [("resupply",)]


@rule("AP-ACT-04")
def test_a_legend_may_pass_at_any_time_between_actions() -> None:
    s = Scenario()
    s.acts("wraith")
    assert s.can(("end",))
    s.choose(("move",))
    assert not s.can(("end",))
    s.choose(("done",))
    assert s.can(("end",))


@rule("AP-ACT-05")
def test_the_basic_actions_cost_one_point_each() -> None:
    s = Scenario("bin V(5,5)")
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.legend("gibraltar", (6, 5))
    s.ravens("wraith")
    s.acts("wraith")
    assert {("move",), ("interact",), ("use",), ("melee",), ("destroy",), ("shoot", "gibraltar", 1)} <= set(s.options)
    for action, finish in (("move", 1), ("interact", 1), ("use", 1), ("melee", 1), ("destroy", 1)):
        s = Scenario("bin V(5,5)")
        s.legend("wraith", (5, 5), pack=["syringe"])
        s.legend("gibraltar", (6, 5))
        s.ravens("wraith")
        s.acts("wraith")
        s.choose((action,))
        s.choose(*[("done",)] * finish)
        assert (s.ap, s.question.kind) == (1, "act"), action


@rule("AP-ACT-05")
def test_the_same_action_may_be_taken_twice_except_shooting() -> None:
    s = Scenario()
    s.acts("wraith")
    s.choose(("move",), ("step", 2, 1), ("done",), ("move",), ("step", 3, 2), ("done",))
    assert (s.at("wraith"), s.ap) == ((3, 2), 0)


@rule("AP-ACT-05", "AP-ACT-11", "AP-SHOOT-02")
def test_only_one_shoot_action_in_an_activation() -> None:
    s = Scenario()
    s.acts("wraith", has_shot=True)
    assert not s.can(("shoot",))
    s = Scenario()
    s.acts("wraith")
    assert s.can(("shoot",))
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert s.question.kind == "act"
    assert s.ap == 1
    assert not s.can(("shoot",))


@rule("AP-ACT-06")
def test_parts_of_a_combined_action_come_in_any_order_and_may_be_skipped() -> None:
    for order in (["use", "move"], ["move", "use"], ["use"], ["move"], []):
        s = Scenario()
        s.legend("wraith", (5, 5), health=20, pack=["syringe"])
        s.acts("wraith")
        s.choose(("use",))
        for part in order:
            if part == "use":
                s.choose(("use", "syringe"))
            else:
                s.choose(("move",), ("step", 5, 6))
                if s.question.kind == "move":
                    s.choose(("done",))
        if s.question.kind == "use":
            s.choose(("done",))
        assert s.question.kind == "act"
        assert s.dial("wraith")[1] == (32 if "use" in order else 20)
        assert s.at("wraith") == ((5, 6) if "move" in order else (5, 5))
        assert s.ap == 1


@rule("AP-ACT-06")
def test_each_part_of_a_combined_action_is_done_once() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe", "syringe"])
    s.acts("wraith")
    s.choose(("use",), ("use", "syringe"))
    assert not s.can(("use",))
    assert s.can(("move",))


@rule("AP-ACT-06")
def test_one_part_is_finished_before_the_other_begins() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["kunai"], pack=["syringe"])
    s.acts("wraith")
    s.choose(("use",), ("move",))
    assert s.question.kind == "move"
    assert not s.can(("use",))


@rule("AP-ACT-07")
def test_other_actions_of_the_own_activation() -> None:
    s = Scenario()
    s.legend("bangalore", hand=["resupply", "double_time"], weapons=[("rampage_1", 2), ("re45_1", 1)])
    s.legend("bangalore", pack=["thermite_grenade"])
    s.legend("gibraltar", (5, 0))
    s.acts("bangalore")
    offered = set(s.options)
    assert {("play", "resupply"), ("play", "double_time"), ("initiate", "smoke_launcher"), ("rush",)} <= offered
    assert ("shoot_special", "gibraltar", 1) in offered


@rule("AP-ACT-08")
def test_loot_is_dropped_and_picked_up_free_of_charge_before_and_after_actions() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.lies("med_kit", 6, 6)
    s.lies("shield_cell", 5, 5)
    s.lies("shield_battery", 8, 8)
    s.acts("wraith", ap=1)
    assert s.of("take") == [("shield_cell", 5, 5), ("med_kit", 6, 6)]
    s.choose(("take", "med_kit", 6, 6), ("keep", "med_kit"), ("drop_loot",), ("drop", "syringe"), ("on", 4, 4))
    assert (s.pack_of("wraith"), s.lying(4, 4), s.ap) == (["med_kit"], ["syringe"], 1)
    s.choose(("move",))
    assert not s.can(("take",))
    assert not s.can(("drop_loot",))
    s.choose(("step", 6, 6), ("step", 7, 7))
    if s.question.kind == "move":
        s.choose(("done",))
    assert s.can(("take", "shield_battery", 8, 8))
    s.choose(("drop_loot",))
    assert s.can(("drop", "med_kit"))


@rule("AP-ACT-08")
def test_loot_is_not_handled_between_the_parts_of_a_combined_action() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe", "shield_cell"])
    s.lies("med_kit", 6, 6)
    s.acts("wraith")
    s.choose(("use",), ("use", "syringe"))
    assert not s.can(("take",))
    assert not s.can(("drop_loot",))


@rule("AP-ACT-09")
def test_outside_its_activation_a_legend_takes_no_action() -> None:
    s = Scenario(seats=4)
    s.legend("bangalore", hand=["resupply"])
    s.acts("wraith")
    assert s.asked == (1, "act")
    assert s.match.options(0) == []


@rule("AP-ACT-10", "AP-RESP-01")
def test_an_eliminated_legend_must_begin_with_respawn_and_may_not_pass() -> None:
    s = Scenario("crossroads")
    s.legend("gibraltar", None, hand=["quick_deploy"])
    s.legend("bloodhound", (8, 4))
    s.cooling("dome_of_protection", 3)
    s.team_chooses("blue")
    s.choose(("activate", "gibraltar"))
    assert s.question.kind == "respawn"
    assert {option[0] for option in s.options} == {"respawn"}
    s.choose(("respawn", 9, 6))
    assert (s.ap, s.at("gibraltar"), s.question.kind) == (1, (9, 6), "act")


@rule("AP-ACT-10")
def test_an_eliminated_legend_does_not_react() -> None:
    s = Scenario()
    s.legend("gibraltar", None, hand=["living_shield", "behind_me"])
    s.legend("bloodhound", (5, 0))
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1))
    assert s.question.kind == "act"


@rule("AP-ACT-11")
def test_a_shot_by_a_feat_counts_as_the_one_shot() -> None:
    s = Scenario()
    s.legend("bloodhound", hand=["allfathers_strength"])
    s.acts("bloodhound")
    s.choose(("play", "allfathers_strength"), ("shoot", "wraith", 1))
    s.skip()
    assert s.question.kind == "move"
    s.choose(("done",))
    assert not s.can(("shoot",))


@rule("AP-ACT-12")
def test_a_move_granted_to_an_ally_costs_it_nothing() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("pathfinder", "bloodhound"))
    s.legend("pathfinder", (5, 5), hand=["all_aboard"])
    s.legend("bloodhound", (3, 3))
    s.anchors((4, 4, 0), (9, 9, 0))
    s.acts("pathfinder")
    s.choose(("play", "all_aboard"), ("legend", "bloodhound"), ("zip", 4, 4, 0), ("go", 9, 9))
    assert (s.at("bloodhound"), s.ap) == ((9, 9), 2)


@rule("AP-RUSH-01", "AP-FEAT-02")
def test_a_rush_discards_a_feat_for_a_move_of_one() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["kunai", "this_way"])
    s.acts("wraith")
    s.choose(("rush",), ("discard", "this_way"))
    assert s.question.kind == "move"
    s.step((6, 6))
    assert (s.at("wraith"), s.ap, s.discard_of("wraith")) == ((6, 6), 2, ["this_way"])
    assert not s.can(("rush",))
    assert s.hand_of("wraith") == ["kunai"]


@rule("AP-RUSH-01")
def test_no_rush_without_a_feat_card() -> None:
    s = Scenario()
    s.acts("wraith")
    assert not s.can(("rush",))
    s.choose(("move",))
    assert not s.can(("rush",))


@rule("AP-RUSH-01", "AP-RUSH-02")
def test_a_rush_may_add_a_movement_point_until_the_move_ends() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["kunai", "this_way"])
    s.acts("wraith")
    s.choose(("move",))
    s.step((6, 6), (7, 7))
    assert s.of("step") == []
    s.choose(("rush",), ("discard", "kunai"))
    s.step((8, 8))
    assert s.at("wraith") == (8, 8)
    s.choose(("move",))
    assert not s.can(("rush",))


@rule("AP-RUSH-02")
def test_the_point_of_a_rush_may_be_added_to_a_move_of_any_value_and_source() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["double_time", "resupply"])
    s.acts("bangalore")
    s.choose(("play", "double_time"))
    s.step((6, 5), (7, 5), (8, 5), (9, 5))
    s.choose(("rush",), ("discard", "resupply"))
    s.step((10, 5))
    assert s.at("bangalore") == (10, 5)


@rule("AP-RUSH-01")
def test_a_rush_is_possible_only_in_the_own_activation() -> None:
    s = Scenario(red=("wraith", "bangalore"), blue=("gibraltar", "bloodhound"))
    s.legend("wraith", (5, 5), hand=["this_way", "kunai"])
    s.legend("gibraltar", (8, 8))
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1))
    s.choose(("pass",))
    s.choose(("react", "this_way"), ("legend", "wraith"))
    assert s.question.kind == "move"
    assert not s.can(("rush",))


@rule("AP-PREC-01")
@pytest.mark.parametrize(
    ("weapon", "first", "second"), [("spitfire_1", "bangalore", "wraith"), ("hemlok_1", "wraith", "bangalore")]
)
def test_effects_come_in_the_order_in_which_the_cards_were_played(weapon: str, first: str, second: str) -> None:
    """Covering Fire and Whispers both move somebody after the damage; with a Hemlok the boost is the later card."""
    s = Scenario(red=("lifeline", "bangalore"), blue=("wraith", "gibraltar"), seats=4)
    s.legend("lifeline", (5, 5), hand=["covering_fire"], weapons=[weapon, "p2020_1"])
    s.legend("bangalore", (5, 7))
    s.legend("wraith", (9, 5), hand=["whispers"])
    s.cooling("into_the_void", 1)
    s.aim("a1", "a5", "a6", "a7", "a8")
    s.acts("lifeline")
    s.choose(("shoot", "wraith", 1))
    if weapon == "hemlok_1":
        s.decline()
        s.choose(("react", "whispers"), ("boost", "covering_fire"))
    else:
        s.choose(("boost", "covering_fire"), ("react", "whispers"))
    for name in (first, second):
        if name == "bangalore":
            s.choose(("legend", "bangalore"))
        assert s.asked == (s.seat(name), "move")
        s.choose(("done",))


@rule("AP-PREC-01")
@pytest.mark.parametrize(("is_late", "shots"), [(False, 2), (True, 1)])
def test_a_rate_of_fire_is_changed_in_the_order_of_the_cards(is_late: bool, shots: int) -> None:
    """Trigger Discipline first: 3 becomes 2, nothing for the Void. The Void first: 3 becomes 2, then 1."""
    s = Scenario(red=("bangalore", "lifeline"), blue=("wraith", "gibraltar"))
    s.legend("bangalore", (5, 5), hand=["trigger_discipline"], weapons=["hemlok_2", "p2020_1"])
    s.legend("wraith", (9, 5))
    s.acts("bangalore")
    s.choose(("shoot", "wraith", 1))
    if is_late:
        s.choose(("pass",), ("react", "into_the_void"), ("boost", "trigger_discipline"))
    else:
        s.choose(("boost", "trigger_discipline"), ("react", "into_the_void"))
    assert s.events("aimed")[0]["shots"] == shots


@rule("AP-PREC-01")
@pytest.mark.parametrize(("is_late", "damage"), [(False, 0), (True, 1)])
def test_headshot_damage_is_changed_in_the_order_of_the_cards(is_late: bool, damage: int) -> None:
    """5 + 3 − 10 is 0; but 5 − 10 is 0, and then 3 more. One hit of 8 with a headshot, 10 ignored."""
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["from_nowhere"], weapons=["hemlok_2", "p2020_1"])
    s.legend("gibraltar", (6, 5), hand=["bring_me_down"])
    s.aim("a14", "a1", "a5")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    if is_late:
        s.choose(("pass",), ("react", "bring_me_down"), ("boost", "from_nowhere"))
    else:
        s.choose(("boost", "from_nowhere"), ("react", "bring_me_down"))
    assert s.events("hit")[0]["damage"] == damage


@rule("AP-PREC-02")
def test_a_card_beats_the_rules() -> None:
    """BL-F-6 fixes the Hit Threshold that AP-SHOOT-08 would add up."""
    s = Scenario(blue=("gibraltar", "bloodhound"), red=("bangalore", "wraith"))
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (5, 8), hand=["bad_day_shooter"])
    s.smoke((6, 5, 0))
    s.legend("gibraltar", (9, 5))
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "bad_day_shooter"), ("pass",))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 65


@rule("AP-PREC-03")
def test_a_weapon_passive_counts_before_cards() -> None:
    """The spin-up of the HAVOC and the stability of a boost add up whatever came first."""
    s = Scenario(blue=("gibraltar", "pathfinder"))
    s.legend("pathfinder", (5, 5), hand=["targeting_upgrade"], weapons=["havoc_1", "re45_1"])
    s.legend("wraith", (8, 5))
    s.acts("pathfinder")
    s.choose(("shoot", "wraith", 1), ("boost", "targeting_upgrade"))
    s.skip()
    assert s.events("aimed")[0]["start"] == 2


@rule("AP-PREC-04")
def test_simultaneous_choices_are_made_by_the_active_team_first() -> None:
    s = Scenario(red=("pathfinder", "bangalore"), blue=("wraith", "gibraltar"))
    s.legend("pathfinder", (6, 5), hand=["return_to_sender"])
    s.legend("wraith", (7, 5), hand=["forewarned"])
    s.legend("bangalore", (4, 5), pack=["frag_grenade"])
    s.acts("bangalore")
    s.aim("a10", "a12")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 6))
    assert s.asked == (0, "instant_grenade")
    s.decline()
    assert s.asked == (1, "instant_grenade")
    s = Scenario(red=("wraith", "bangalore"), blue=("pathfinder", "gibraltar"))
    s.legend("pathfinder", (6, 5), hand=["return_to_sender"])
    s.legend("wraith", (7, 5), hand=["forewarned"])
    s.legend("bangalore", (4, 5), pack=["frag_grenade"])
    s.acts("bangalore")
    s.aim("a10", "a12")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 6))
    assert s.question.source == "forewarned"


@pytest.mark.parametrize("name", ["bangalore", "wraith"])
@rule("AP-TURN-03")
def test_an_activation_ends_before_the_next_begins(name: str) -> None:
    s = Scenario()
    s.team_chooses("red")
    s.choose(("activate", name))
    assert not s.can(("activate",))
