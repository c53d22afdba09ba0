"""Chapter 23: damage, restored points, the knockdown shield, and eliminations."""

import pytest

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.rules.life import ANY, HEALTH_ONLY, SHIELD_ONLY, hurt
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario


def after_damage(s: Scenario, amount: int, tag: int = ANY) -> tuple[int, int]:
    """The dial of Wraith after one instance of damage, before she could be eliminated."""
    hurt(s.board, LEGEND["wraith"], amount, "ring", tag)
    return s.dial("wraith")


@rule("AP-DMG-01")
@pytest.mark.parametrize(("amount", "dial"), [(19, (1, 40)), (20, (0, 40)), (21, (0, 39)), (59, (0, 1))])
def test_damage_is_taken_from_the_shield_first(amount: int, dial: tuple[int, int]) -> None:
    assert after_damage(Scenario(), amount) == dial


@rule("AP-DMG-02")
@pytest.mark.parametrize(("amount", "dial"), [(15, (5, 40)), (20, (0, 40)), (30, (0, 40))])
def test_shield_damage_affects_shield_points_only(amount: int, dial: tuple[int, int]) -> None:
    assert after_damage(Scenario(), amount, SHIELD_ONLY) == dial


@rule("AP-DMG-03")
def test_health_damage_bypasses_the_shield() -> None:
    assert after_damage(Scenario(), 8, HEALTH_ONLY) == (20, 32)


@rule("AP-DMG-04")
@pytest.mark.parametrize(("tag", "dial"), [(ANY, (0, 0)), (HEALTH_ONLY, (20, 0)), (SHIELD_ONLY, (0, 40))])
def test_the_dial_never_goes_below_zero(tag: int, dial: tuple[int, int]) -> None:
    assert after_damage(Scenario(), 500, tag) == dial


@rule("AP-DMG-05", "AP-ACC-02")
@pytest.mark.parametrize(
    ("item", "shield", "health", "dial"),
    [
        ("syringe", 20, 27, (20, 39)),
        ("syringe", 20, 30, (20, 40)),
        ("med_kit", 20, 10, (20, 30)),
        ("shield_cell", 5, 40, (17, 40)),
        ("shield_cell", 10, 40, (20, 40)),
        ("shield_battery", 0, 40, (20, 40)),
        ("phoenix_kit", 4, 20, (19, 35)),
    ],
)
def test_restored_points_above_the_limit_are_lost(item: str, shield: int, health: int, dial: tuple[int, int]) -> None:
    s = Scenario()
    s.legend("wraith", shield=shield, health=health, pack=[item])
    s.acts("wraith")
    s.choose(("use",), ("use", item), ("done",))
    assert s.dial("wraith") == dial


@rule("AP-DMG-05", "AP-GEAR-05")
@pytest.mark.parametrize(("gear", "limit"), [("rare", 30), ("epic", 40), ("legendary", 40)])
def test_the_shield_limit_is_that_of_the_body_shield(gear: str, limit: int) -> None:
    s = Scenario()
    s.legend("wraith", shield=25, gear=[f"body_shield_{gear}_used"], pack=["shield_battery"])
    s.acts("wraith")
    s.choose(("use",), ("use", "shield_battery"), ("done",))
    assert s.dial("wraith") == (limit, 40)


@rule("AP-DMG-06")
def test_ignored_damage_is_subtracted_before_the_shield() -> None:
    s = Scenario(blue=("gibraltar", "bloodhound"))
    s.legend("gibraltar", (5, 5), hand=["bring_me_down"])
    s.legend("wraith", (9, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a9", "a13", "a14", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "bring_me_down"))
    s.skip()
    # Hit Threshold 55: 65, 50, 65, 65 and 55 on the track are four hits of 6; no headshots, since 10 is taken off.
    assert s.events("hit")[0]["damage"] == 4 * 6 - 10
    assert s.dial("gibraltar") == (20 - 14, 40)


@rule("AP-DMG-06")
def test_ignoring_more_than_there_is_leaves_nothing() -> None:
    s = Scenario()
    s.legend("gibraltar", (5, 5), hand=["bring_me_down"])
    s.legend("wraith", (9, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a5", "a6", "a7", "a8")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "bring_me_down"))
    s.skip()
    assert s.dial("gibraltar") == (20, 40)


@rule("AP-DMG-08", "AP-GEAR-09")
@pytest.mark.parametrize(
    ("gear", "amount", "dial", "now"),
    [
        ("knockdown_shield_rare", 24, (0, 1), "knockdown_shield_rare"),
        ("knockdown_shield_rare", 25, (0, 10), "knockdown_shield_rare_used"),
        ("knockdown_shield_rare", 34, (0, 1), "knockdown_shield_rare_used"),
        ("knockdown_shield_rare", 35, (0, 0), "knockdown_shield_rare_used"),
        ("knockdown_shield_epic", 39, (0, 1), "knockdown_shield_epic_used"),
        ("knockdown_shield_epic", 40, (0, 0), "knockdown_shield_epic_used"),
        ("knockdown_shield_legendary", 39, (0, 1), "knockdown_shield_legendary_used"),
        ("knockdown_shield_rare_used", 25, (0, 0), "knockdown_shield_rare_used"),
        ("knockdown_shield_starting", 25, (0, 0), "knockdown_shield_starting"),
    ],
)
def test_an_active_knockdown_shield_lowers_what_would_bring_health_to_zero(
    gear: str, amount: int, dial: tuple[int, int], now: str
) -> None:
    s = Scenario()
    s.legend("wraith", shield=5, health=20, gear=[gear])
    assert after_damage(s, amount) == dial
    assert s.gear_of("wraith", "knockdown") == now


@rule("AP-DMG-09", "AP-ELIM-01", "AP-ELIM-03", "AP-ELIM-04")
def test_without_health_a_legend_is_eliminated_at_once() -> None:
    s = Scenario()
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 5), shield=0, health=4, gear=["body_shield_epic_used"])
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.at("gibraltar") is None
    assert s.dial("gibraltar") == (20, 40)
    assert (s.deathboxes("gibraltar"), s.points("red")) == (1, 1)
    s.choose(("move",))
    assert s.can(("step", 5, 5))


@rule("AP-DMG-09")
def test_with_one_health_left_nobody_is_eliminated() -> None:
    s = Scenario()
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 5), shield=0, health=5)
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert (s.at("gibraltar"), s.dial("gibraltar")) == ((6, 6), (0, 1))


@rule("AP-ELIM-02", "AP-ELIM-07")
def test_elimination_turns_the_knockdown_shield_and_leaves_everything_else() -> None:
    s = Scenario()
    s.legend("wraith", (4, 4))
    s.legend(
        "gibraltar",
        (5, 5),
        shield=0,
        health=4,
        hand=["dug_in", "behind_me"],
        pack=["syringe"],
        gear=["body_shield_epic_used", "helmet_rare", "knockdown_shield_epic_used"],
        weapons=[("car_2", 4, ["hcog_classic"]), ("p2020_1", 1)],
    )
    s.ravens("gibraltar")
    s.cooling("dome_of_protection", 2)
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.at("gibraltar") is None
    assert s.gear_of("gibraltar", "knockdown") == "knockdown_shield_epic"
    assert s.gear_of("gibraltar", "body") == "body_shield_epic_used"
    assert s.gear_of("gibraltar", "helmet") == "helmet_rare"
    assert s.weapons_of("gibraltar") == [("car_2", 4), ("p2020_1", 1)]
    assert s.attached_to("gibraltar", 1) == ["hcog_classic"]
    assert (s.hand_of("gibraltar"), s.pack_of("gibraltar")) == (["dug_in", "behind_me"], ["syringe"])
    assert s.token("dome_of_protection") == 2
    assert s.board.ravens == [LEGEND["gibraltar"]]


@rule("AP-ELIM-05")
def test_a_legend_without_deathboxes_gives_no_more_points() -> None:
    s = Scenario(red=("bangalore", "wraith", "lifeline"), blue=("gibraltar", "bloodhound", "pathfinder"))
    s.legend("wraith", (4, 4))
    s.legend("gibraltar", (5, 5), shield=0, health=4, deathboxes=0)
    s.aim("a13")
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.at("gibraltar") is None
    assert (s.deathboxes("gibraltar"), s.points("red")) == (0, 2)


@rule("AP-ELIM-06", "AP-ELIM-08", "AP-GREN-06")
def test_the_enemy_gets_the_token_also_for_an_own_grenade_and_the_action_ends() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), shield=0, health=10, pack=["frag_grenade"])
    s.aim("a6", "a10")
    s.acts("wraith", ap=1)
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 7, 5))
    assert (s.at("wraith"), s.points("blue")) == (None, 1)
    # The move of the combined action is lost, and with no point left the activation is over.
    assert s.board.active != LEGEND["wraith"]


@rule("AP-ELIM-06")
def test_an_ally_can_cost_a_token() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), pack=["frag_grenade"])
    s.legend("bangalore", (6, 6), shield=0, health=10)
    s.aim("a10", "a12")
    s.acts("wraith")
    s.choose(("use",), ("use", "frag_grenade"), ("throw", 6, 5), ("done",))
    assert (s.at("bangalore"), s.points("blue"), s.points("red")) == (None, 1, 0)
