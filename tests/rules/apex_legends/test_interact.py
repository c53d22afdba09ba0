"""Chapter 21 and the objects of chapter 15: bins, zip lines, canyons, attachments."""

import pytest

from stolik.games.apex_legends.catalogue import BIN_CARDS, LEGEND
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


@rule("AP-INT-01")
def test_one_object_and_attachments_on_and_off_in_any_order_each_once() -> None:
    s = Scenario("bin V(6,5); bin V(5,5)")
    s.legend("wraith", (5, 5), pack=["hcog_classic", "light_magazine"])
    s.legend("wraith", weapons=[("car_2", 2, ["standard_stock_rare"]), ("r301_1", 1, ["barrel_stabilizer_rare"])])
    s.bag("epic", "phoenix_kit")
    s.acts("wraith")
    s.choose(("interact",), ("attach", "hcog_classic", 1), ("attach", "light_magazine", 1))
    s.choose(("detach", "standard_stock_rare", 1), ("detach", "barrel_stabilizer_rare", 2))
    assert not s.can(("attach",))  # that was done before
    s.choose(("open", "v", 6, 5))
    s.choose(s.options[0])
    while s.question.kind == "gain":
        s.choose(next(o for o in s.options if o[0] in ("keep", "wear", "discard_weapon")))
        if s.question.kind == "put_where":
            s.choose(("on", 5, 5))
    assert s.question.kind == "interact"
    assert not s.can(("open",))
    assert not s.can(("detach",))
    s.choose(("done",))
    assert set(s.attached_to("wraith", 1)) == {"hcog_classic", "light_magazine"}
    assert s.ap == 1


@rule("AP-INT-01", "AP-ADJ-06")
def test_only_an_adjacent_object() -> None:
    s = Scenario("bin V(7,5)")
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("interact",))
    assert not s.can(("open",))
    s.choose(("move",), ("step", 6, 5))
    assert s.can(("open", "v", 7, 5))


@rule("AP-INT-02")
def test_the_backpack_limit_holds_while_interacting() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), pack=["syringe"] * 7)
    s.legend("wraith", weapons=[("car_2", 2, ["standard_stock_rare", "hcog_classic"]), "p2020_1"])
    s.acts("wraith")
    s.choose(("interact",), ("detach", "hcog_classic", 1))
    assert not s.can(("detach",))


@rule("AP-INT-03", "AP-INT-05", "AP-INT-06")
def test_a_closed_bin_gives_the_loot_of_its_card_and_one_of_two_weapons() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5))
    s.bins("sb3")
    s.bag("epic", "phoenix_kit")
    s.bag("rare", "med_kit")
    s.bag("common", "syringe")
    s.weapon_deck("car_2", "volt_2")
    s.acts("wraith")
    s.choose(("interact",), ("open", "v", 6, 5))
    assert s.of("weapon") == [("car_2",), ("volt_2",)]
    s.choose(("weapon", "volt_2"))
    assert {("keep", "phoenix_kit"), ("keep", "med_kit"), ("keep", "syringe"), ("exchange", 1)} <= set(s.options)
    s.choose(("exchange", 1), ("keep", "syringe"), ("keep", "phoenix_kit"), ("keep", "med_kit"))
    assert s.pack_of("wraith") == ["syringe", "med_kit", "phoenix_kit"]
    assert s.weapons_of("wraith")[0][0] == "volt_2"
    assert s.board.open_bins == 1
    assert s.board.bin_box == [BIN_CARDS.index("sb3")]
    assert not s.can(("open",))


@rule("AP-INT-06", "AP-OBJ-04")
def test_an_open_bin_is_not_interactive_but_still_an_obstacle() -> None:
    s = Scenario("bin V(6,5)")
    s.legend("wraith", (5, 5), hand=["kunai"])
    s.open_bin()
    s.acts("wraith")
    s.choose(("interact",))
    assert not s.can(("open",))
    s.choose(("move",))
    assert not s.can(("step", 6, 5))  # it would cost 2
    assert s.can(("step", 6, 6))


@rule("AP-INT-07", "AP-OBJ-10")
def test_objects_of_legends_follow_their_own_text() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("bangalore", (5, 5))
    s.landed_drop((6, 5))
    s.care_bag("med_kit", "helmet_epic", "phoenix_kit")
    s.acts("bangalore")
    s.choose(("interact",), ("open_drop", 6, 5))
    assert {("keep", "med_kit"), ("wear", "helmet_epic"), ("keep", "phoenix_kit")} <= set(s.options)
    s.choose(("keep", "med_kit"), ("wear", "helmet_epic"), ("on", 5, 5), ("keep", "phoenix_kit"))
    assert not s.can(("open_drop",))


@rule("AP-OBJ-05")
def test_tags_work_in_play() -> None:
    """An interactive object can be interacted with, an impassable one not entered, an obstacle costs one more."""
    s = Scenario("beacon (6,6); low wall V(6,5); bin V(5,5)")
    s.legend("wraith", (5, 5))
    s.acts("wraith")
    s.choose(("move",))
    assert not s.can(("step", 6, 6))
    assert s.can(("step", 6, 5))
    s.step((6, 5))
    assert s.at("wraith") == (6, 5)
    assert s.of("step") == []


@rule("AP-OBJ-06")
def test_a_zip_line_takes_a_legend_to_a_free_space_at_its_other_end() -> None:
    s = Scenario("zip I(4,4)@0 I(9,9)@0")
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (9, 9))
    s.acts("wraith")
    s.choose(("interact",), ("zip", 4, 4, 0))
    assert s.of("go") == [(8, 8), (9, 8), (8, 9)]
    s.choose(("go", 8, 8))
    assert s.at("wraith") == (8, 8)


@rule("AP-OBJ-06")
def test_without_a_free_space_a_zip_line_cannot_be_used() -> None:
    s = Scenario("zip I(4,4)@0 I(9,9)@0; beacon (8,8); beacon (9,8); beacon (8,9)")
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (9, 9))
    s.acts("wraith")
    s.choose(("interact",))
    assert not s.can(("zip",))


@rule("AP-OBJ-07", "AP-OBJ-06")
def test_an_edge_anchor_is_used_from_its_roof_and_leads_down() -> None:
    s = Scenario("building (4,4)-(5,5); zip I(6,6)@1 I(9,9)@0")
    s.legend("wraith", (5, 5))
    s.legend("bangalore", (6, 6))
    s.acts("wraith")
    s.choose(("interact",))
    assert s.can(("zip", 6, 6, 1))
    s = Scenario("building (4,4)-(5,5); zip I(6,6)@1 I(9,9)@0")
    s.legend("bangalore", (6, 6))
    s.acts("bangalore")
    s.choose(("interact",))
    assert not s.can(("zip",))


# Canyons


@rule("AP-OBJ-13")
def test_entering_a_canyon_ends_the_action() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (5, 5), pack=["syringe"])
    s.acts("wraith")
    s.choose(("use",), ("move",), ("step", 6, 5))
    assert s.question.kind == "canyon"


@rule("AP-OBJ-13")
def test_an_occupied_canyon_space_cannot_be_moved_onto() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.choose(("move",))
    assert not s.can(("step", 6, 5))


@rule("AP-OBJ-14")
def test_in_a_canyon_no_cards_no_actions_no_loot() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("bangalore", (6, 5), hand=["resupply"], pack=["syringe"])
    s.lies("med_kit", 6, 4)
    s.acts("bangalore")
    assert {option[0] for option in s.options} == {"climb", "fall"}


@rule("AP-OBJ-14")
def test_in_a_canyon_a_legend_does_not_react() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("gibraltar", (6, 5), hand=["bring_me_down"])
    s.legend("wraith", (6, 1))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.question.kind == "act"


@rule("AP-OBJ-14")
def test_in_a_canyon_a_legend_is_not_pushed() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("gibraltar", (6, 5))
    s.legend("wraith", (5, 5))
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == ((6, 5), (16, 40))


@rule("AP-OBJ-15", "AP-OBJ-16")
def test_climbing_out_costs_a_point_falling_costs_none() -> None:
    s = Scenario("canyon (6,5); beacon (1,1)")
    s.legend("wraith", (6, 5))
    s.legend("bangalore", (0, 2))
    s.acts("wraith")
    s.choose(("climb", 6, 4))
    assert (s.at("wraith"), s.ap, s.question.kind) == ((6, 4), 1, "act")
    s = Scenario("canyon (6,5); beacon (1,1)")
    s.legend("wraith", (6, 5), gear=["knockdown_shield_epic"])
    s.legend("bangalore", (0, 2))
    s.acts("wraith")
    s.choose(("fall",))
    assert (s.at("wraith"), s.ap, s.points("blue")) == (None, 2, 1)
    assert s.gear_of("wraith", "knockdown") == "knockdown_shield_epic"


@rule("AP-OBJ-15")
def test_another_canyon_space_is_free_but_the_choice_comes_again() -> None:
    s = Scenario("canyon (6,5); canyon (7,5)")
    s.legend("wraith", (6, 5))
    s.acts("wraith")
    s.choose(("climb", 7, 5))
    assert (s.question.kind, s.ap) == ("canyon", 1)


@rule("AP-OBJ-16")
def test_without_points_the_choice_waits_for_the_next_activation() -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (5, 5))
    s.acts("wraith", ap=1)
    s.choose(("move",), ("step", 6, 5))
    assert s.board.active != LEGEND["wraith"]
    assert s.at("wraith") == (6, 5)


@rule("AP-OBJ-16")
def test_with_no_free_space_to_climb_to_a_legend_is_eliminated() -> None:
    around = "; ".join(f"rock ({x},{y})" for x in (5, 6, 7) for y in (4, 5, 6) if (x, y) != (6, 5))
    s = Scenario(f"canyon (6,5); {around}; beacon (1,1)")
    s.legend("wraith", (6, 5))
    s.legend("bangalore", (0, 2))
    s.acts("wraith")
    assert s.at("wraith") is None or s.question.kind == "respawn_or_not"
    assert s.points("blue") == 1


@rule("AP-OBJ-11")
def test_nothing_is_placed_on_a_canyon() -> None:
    s = Scenario("canyon (6,5)", red=("bangalore", "lifeline"))
    s.legend("lifeline", (5, 5))
    s.acts("lifeline")
    s.choose(("initiate", "heal_drone"))
    assert ("on", 6, 5) not in s.options
    assert ("on", 6, 4) in s.options


@rule("AP-OBJ-12")
@pytest.mark.parametrize("grenade", ["thermite_grenade", "frag_grenade"])
def test_a_grenade_in_a_canyon_has_no_effect(grenade: str) -> None:
    s = Scenario("canyon (6,5)")
    s.legend("wraith", (3, 5), pack=[grenade])
    s.legend("gibraltar", (7, 5))
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", grenade))
    if s.question.kind == "axis":
        s.choose(("axis", "ew"))
    s.choose(("throw", 6, 5), ("done",))
    assert s.dial("gibraltar") == (20, 40)
    assert s.pack_of("wraith") == []
    assert len(s.board.aim) == 14


@rule("AP-OBJ-08")
def test_a_closed_drop_gives_its_contents_once() -> None:
    s = Scenario(red=("bangalore", "lifeline"))
    s.legend("bangalore", (5, 5))
    s.landed_drop((6, 5), is_open=True)
    s.acts("bangalore")
    s.choose(("interact",))
    assert not s.can(("open_drop",))
