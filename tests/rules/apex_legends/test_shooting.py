"""Chapter 22: the steps of a shoot action, boosts and reactions. How cards are counted is tested with the odds."""

import pytest

from stolik.games.apex_legends.catalogue import LEGEND
from stolik.games.apex_legends.state import NO_SHOT
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Scenario

RED3, BLUE3 = ("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder")


def kinds(s: Scenario) -> list[str]:
    return [str(line["event"]) for line in s.match.lines(None)]


@rule("AP-SHOOT-01")
def test_the_target_is_one_enemy_on_the_map() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("wraith", (5, 5))
    s.legend("pathfinder", None)
    s.acts("wraith")
    assert {name for name, _ in s.of("shoot")} == {"gibraltar", "bloodhound"}


@rule("AP-SHOOT-03", "AP-AIM-01", "AP-SHOOT-35")
def test_the_steps_come_in_order_and_the_cards_go_back() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), hand=["from_nowhere"], weapons=["p2020_1", "volt_1"])
    s.legend("gibraltar", (6, 5), hand=["bring_me_down", "behind_me"])
    s.aim("a11", "a9", "a13")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    assert s.asked == (0, "boost")
    assert s.weapons_of("wraith")[0][1] == 2  # ammo is spent in step 1b
    s.choose(("boost", "from_nowhere"))
    assert s.asked == (1, "react_before")
    assert "revealed_aim" not in kinds(s)
    s.choose(("react", "bring_me_down"))
    assert "revealed_aim" in kinds(s)
    assert s.asked == (1, "react_after")
    s.choose(("pass",))
    order = kinds(s)
    assert order.index("shot_at") < order.index("aimed") < order.index("revealed_aim") < order.index("hit")
    assert (len(s.board.aim), s.board.drawn, s.question.kind) == (14, [], "act")


@rule("AP-SHOOT-04")
def test_line_of_sight_must_be_clear() -> None:
    for wall, targets in (("", {"gibraltar", "bloodhound"}), ("wall V(7,5)", {"bloodhound"})):
        s = Scenario(wall)
        s.legend("wraith", (5, 5))
        s.legend("gibraltar", (9, 5))
        s.legend("bloodhound", (5, 9))
        s.acts("wraith")
        assert {name for name, _ in s.of("shoot")} == targets


@rule("AP-SHOOT-05")
def test_a_target_forbidden_by_the_dome_cannot_be_chosen() -> None:
    s = Scenario()
    s.legend("wraith", (2, 5))
    s.legend("gibraltar", (5, 5))
    s.dome((5, 5, 0))
    s.acts("wraith")
    assert {name for name, _ in s.of("shoot")} == {"bloodhound"}


@rule("AP-SHOOT-06", "AP-SHOOT-17")
@pytest.mark.parametrize(("weapon", "cards"), [("spitfire_1", 5), ("peacekeeper_1", 4), ("sentinel_2", 1)])
def test_a_shoot_action_costs_one_ammo_whatever_the_rate(weapon: str, cards: int) -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[(weapon, 2), "p2020_1"])
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert s.weapons_of("wraith")[0] == (weapon, 1)
    revealed = s.events("revealed_aim")[0]["cards"]
    assert isinstance(revealed, list | tuple)
    assert len(revealed) == cards


@rule("AP-SHOOT-07")
@pytest.mark.parametrize(
    ("weapon", "item", "shots", "hit"),
    [("rampage_1", "thermite_grenade", 4, 10), ("sentinel_2", "shield_cell", 1, 24)],
)
def test_a_weapons_own_action_shoots_with_that_weapon_and_spends_its_item(
    weapon: str, item: str, shots: int, hit: int
) -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), pack=[item], weapons=["p2020_1", (weapon, 2)])
    s.legend("gibraltar", (7, 5))
    s.aim("a11", "a5", "a6", "a1")
    s.acts("wraith")
    assert [slot for _, slot in s.of("shoot_special")] == [2, 2]
    s.choose(("shoot_special", "gibraltar", 2))
    s.skip()
    assert s.pack_of("wraith") == []
    assert s.weapons_of("wraith")[1] == (weapon, 1)
    assert s.events("aimed")[0]["shots"] == shots
    # One hit; the sniper stock of W-36 adds 3.
    assert s.events("hit")[0]["damage"] == hit + (3 if weapon == "sentinel_2" else 0)
    assert not s.can(("shoot_special",))


@rule("AP-SHOOT-07")
def test_without_the_item_there_is_no_such_action() -> None:
    s = Scenario()
    s.legend("wraith", (1, 5), pack=["syringe"], weapons=["p2020_1", ("sentinel_2", 2)])
    s.acts("wraith")
    assert not s.can(("shoot_special",))


@rule("AP-SHOOT-08", "AP-SHOOT-09")
@pytest.mark.parametrize(("distance", "threshold"), [(1, 75), (2, 65), (3, 55), (4, 55), (5, 65), (8, 95)])
def test_ten_more_for_every_space_outside_the_best_range(distance: int, threshold: int) -> None:
    """M600 Spitfire: Best Range 3–4, Hit Threshold 55, no optic."""
    s = Scenario()
    s.legend("wraith", (1, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (1 + distance, 5))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == threshold


@rule("AP-SHOOT-08")
def test_all_modifiers_add_up() -> None:
    """Beyond the range (+10), a smoke (+10), a second smoke (+10), the beast (−5)."""
    s = Scenario(red=("bloodhound", "wraith"), blue=("bangalore", "gibraltar"))
    s.legend("bloodhound", (1, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (6, 5))
    s.smoke((4, 5, 0))
    s.smoke((6, 5, 0), number=1)
    s.beast()
    s.acts("bloodhound")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 55 + 10 + 10 + 10 - 5


@rule("AP-SHOOT-10")
@pytest.mark.parametrize(("smoke", "threshold"), [((6, 5, 0), 65), ((3, 9, 0), 75)])
def test_a_fixed_threshold_ignores_all_modifiers(smoke: tuple[int, int, int], threshold: int) -> None:
    """Two spaces beyond the range (+20) and through the smoke (+10); without a smoke in the way nothing is fixed."""
    s = Scenario(red=("bangalore", "wraith"), blue=("gibraltar", "bloodhound"))
    s.legend("bangalore", (3, 8), hand=["bad_day_shooter"])
    s.legend("wraith", (3, 5))
    s.legend("gibraltar", (9, 5), weapons=["spitfire_1", "p2020_1"])
    s.smoke(smoke)
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "bad_day_shooter"), ("pass",))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == threshold


@rule("AP-SHOOT-11", "AP-CARD-01")
def test_at_most_one_boost() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["armour_piercers", "trigger_discipline"])
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1))
    assert set(s.options) == {("boost", "armour_piercers"), ("boost", "trigger_discipline"), ("pass",)}
    s.choose(("boost", "armour_piercers"))
    assert s.question.kind != "boost"
    s.skip("react_before", "react_after")
    assert s.hand_of("bangalore") == ["trigger_discipline"]


@rule("AP-SHOOT-11")
def test_an_instant_played_as_a_boost_counts_against_the_limit() -> None:
    s = Scenario(red=("bangalore", "bloodhound"), blue=("gibraltar", "wraith"))
    s.legend("bangalore", (5, 5), hand=["armour_piercers"])
    s.legend("bloodhound", (4, 4), hand=["foregone_conclusion"])
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1), ("boost", "armour_piercers"))
    assert s.question.kind != "instant_boost"
    s = Scenario(red=("bangalore", "bloodhound"), blue=("gibraltar", "wraith"))
    s.legend("bangalore", (5, 5), hand=["armour_piercers"])
    s.legend("bloodhound", (4, 4), hand=["foregone_conclusion"])
    s.legend("gibraltar", (8, 5))
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1), ("pass",))
    assert s.question.kind == "instant_boost"
    s.choose(("play", "foregone_conclusion"))
    assert s.question.kind != "boost"


@rule("AP-SHOOT-12", "AP-CARD-04")
def test_the_hemlok_allows_the_boost_after_the_reactions() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["armour_piercers"], weapons=["hemlok_1", "p2020_1"])
    s.legend("gibraltar", (9, 5), hand=["bring_me_down"])
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1))
    if s.question.kind == "boost":
        s.decline()
    s.choose(("react", "bring_me_down"))
    assert s.asked == (0, "boost")
    s.choose(("boost", "armour_piercers"))
    s.skip()
    assert s.discard_of("bangalore") == ["armour_piercers"]


@rule("AP-SHOOT-12", "AP-SHOOT-11")
@pytest.mark.parametrize("shooter", ["gibraltar", "bloodhound"])
def test_the_hemlok_allows_what_is_played_as_a_boost_after_the_reactions_too(shooter: str) -> None:
    """BH-F-4 is played as a boost for any legend of the team."""
    s = Scenario(seats=4)
    s.legend("gibraltar", (4, 4))
    s.legend("bloodhound", (4, 5), hand=["foregone_conclusion"])
    s.legend(shooter, (5, 5), weapons=["hemlok_1", "p2020_1"])
    s.legend("bangalore", (10, 5), hand=["bad_day_shooter"])
    s.acts(shooter)
    s.choose(("shoot", "bangalore", 1))
    s.skip("boost", "instant_boost")
    s.choose(("react", "bad_day_shooter"), ("pass",))
    s.skip("boost")
    assert s.asked == (s.seat("bloodhound"), "instant_boost")
    s.choose(("play", "foregone_conclusion"))
    assert s.asked == (s.seat(shooter), "redraw")


@rule("AP-SHOOT-12")
def test_other_weapons_do_not() -> None:
    s = Scenario()
    s.legend("bangalore", (5, 5), hand=["armour_piercers"], weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (9, 5), hand=["bring_me_down"])
    s.acts("bangalore")
    s.choose(("shoot", "gibraltar", 1), ("pass",), ("react", "bring_me_down"))
    assert s.question.kind != "boost"


# Reactions


def shot_at_gibraltar(before: dict[str, list[str]]) -> Scenario:
    """Wraith shoots Gibraltar; the blue team holds these cards."""
    s = Scenario(red=RED3, blue=BLUE3, seats=6)
    s.legend("wraith", (5, 5))
    places = {"gibraltar": (8, 5), "bloodhound": (9, 5), "pathfinder": (8, 6)}
    for name, at in places.items():
        s.legend(name, at, hand=before.get(name, []))
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    return s


@rule("AP-SHOOT-13", "AP-CARD-02")
def test_the_target_and_allies_with_team_cards_may_react_before_fire() -> None:
    hands = {
        "gibraltar": ["bring_me_down", "living_shield"],
        "bloodhound": ["ravens_warning", "slip_the_snare"],
        "pathfinder": ["hard_target"],
    }
    s = shot_at_gibraltar(hands)
    asked: dict[int, list[tuple[int | str, ...]]] = {}
    while s.question.kind == "react_before":
        asked[s.question.seat] = s.options
        s.decline()
    gibraltar, bloodhound, pathfinder = (s.seat(name) for name in BLUE3)
    assert set(asked[gibraltar]) == {("react", "bring_me_down"), ("react", "living_shield"), ("pass",), ("never",)}
    assert set(asked[bloodhound]) == {("react", "ravens_warning"), ("pass",), ("never",)}
    assert pathfinder not in asked  # no card of Pathfinder's is a team reaction before fire


@rule("AP-SHOOT-14", "AP-SHOOT-34")
def test_each_reacts_at_most_once_before_fire_in_any_order() -> None:
    hands = {"gibraltar": ["bring_me_down", "living_shield"], "bloodhound": ["ravens_warning"]}
    s = shot_at_gibraltar(hands)
    assert s.question.seat == s.seat("gibraltar")
    s.decline()
    s.choose(("react", "ravens_warning"))  # the ally first …
    assert s.question.seat == s.seat("gibraltar")
    s.choose(("react", "bring_me_down"))  # … then the target
    assert s.question.kind == "redraw"
    assert s.hand_of("gibraltar") == ["living_shield"]


@rule("AP-SHOOT-15")
def test_a_legend_that_takes_the_shot_is_the_target_from_then_on() -> None:
    s = Scenario(red=RED3, blue=BLUE3)
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("bloodhound", (8, 5))
    s.legend("gibraltar", (8, 6), hand=["living_shield", "bring_me_down"], gear=["helmet_epic"])
    s.aim("a11", "a13", "a1", "a5", "a6")
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1), ("react", "living_shield"))
    assert (s.at("gibraltar"), s.at("bloodhound")) == ((8, 5), (8, 6))
    # Gibraltar has reacted; as target he could still react otherwise, but not again before fire.
    assert not s.can(("react", "bring_me_down"))
    s.skip()
    assert s.dial("bloodhound") == (20, 40)
    assert s.dial("gibraltar") == (20 - (12 - 8), 40)


@rule("AP-SHOOT-16")
def test_conditions_of_passives_are_checked_just_before_the_cards() -> None:
    """P2020 W-44: two more for every hit if the target has no shield points."""
    for shield, more in ((0, 2), (1, 0)):
        s = Scenario()
        s.legend("wraith", (5, 5), weapons=["p2020_2", "spitfire_1"])
        s.legend("gibraltar", (6, 5), shield=shield)
        s.aim("a11", "a1", "a5")
        s.acts("wraith")
        s.choose(("shoot", "gibraltar", 1))
        s.skip()
        assert s.events("hit")[0]["damage"] == 6 + more


@rule("AP-SHOOT-16")
def test_a_smoke_placed_as_a_reaction_counts() -> None:
    s = Scenario(red=("bangalore", "wraith"))
    s.legend("bangalore", (3, 8), hand=["lost_in_the_smoke"])
    s.legend("wraith", (3, 5))
    s.legend("gibraltar", (7, 5), weapons=["spitfire_1", "p2020_1"])
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "lost_in_the_smoke"))
    s.choose(("initiate", "smoke_launcher"), ("node", 5, 5, 0))
    s.skip()
    assert s.events("aimed")[0]["threshold"] == 65


@rule("AP-SHOOT-21")
def test_if_the_aim_deck_runs_out_the_rest_is_not_revealed() -> None:
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=[("peacekeeper_1", 2, ["shotgun_bolt"]), "p2020_1"])
    s.legend("gibraltar", (6, 5))
    s.acts("wraith")
    s.board.aim[:] = s.board.aim[-5:]
    s.choose(("shoot", "gibraltar", 1))
    revealed = s.events("revealed_aim")[0]["cards"]
    assert isinstance(revealed, list | tuple)
    assert len(revealed) == 5


@rule("AP-SHOOT-31")
def test_the_damage_of_a_shot_is_one_instance() -> None:
    """A knockdown shield helps once against all of it."""
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (8, 5), shield=0, health=12, gear=["knockdown_shield_rare"])
    s.aim("a11", "a13", "a9", "a5", "a6")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip()
    dealt = s.events("hit")[0]["damage"]
    assert dealt == 12
    assert len(s.events("damaged")) == 1
    assert s.dial("gibraltar") == (0, 10)


@rule("AP-SHOOT-32")
def test_effects_after_damage_come_before_the_reactions_after_fire() -> None:
    s = Scenario(red=("wraith", "bangalore"))
    s.legend("wraith", (5, 5), hand=["whispers", "this_way"])
    s.legend("gibraltar", (8, 5))
    s.acts("gibraltar")
    s.choose(("shoot", "wraith", 1), ("react", "whispers"))
    assert s.asked == (0, "move")
    s.step((5, 6))
    assert s.asked == (0, "react_after")


@rule("AP-SHOOT-32")
def test_the_overheating_weapon_loses_another_ammo_if_every_card_misses() -> None:
    for cards, ammo in ((("a5", "a6", "a1", "a7", "a8"), 1), (("a11", "a6", "a1", "a5", "a7"), 2)):
        s = Scenario()
        s.legend("wraith", (5, 5), weapons=[("lstar_1", 3), "p2020_1"])
        s.legend("gibraltar", (8, 5))
        s.aim(*cards)
        s.acts("wraith")
        s.choose(("shoot", "gibraltar", 1))
        s.skip()
        assert s.weapons_of("wraith")[0] == ("lstar_1", ammo)


@rule("AP-SHOOT-33")
def test_after_fire_allies_may_react_even_if_the_target_is_gone() -> None:
    s = Scenario(red=("wraith", "lifeline"), blue=("gibraltar", "pathfinder"))
    s.legend("gibraltar", (8, 5), shield=0, health=1, hand=["behind_me"])
    s.legend("pathfinder", (9, 6), hand=["reel_in"])
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13", "a9", "a5", "a6")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1))
    s.skip("react_before")
    assert s.at("gibraltar") is None
    assert not s.can(("react", "behind_me"))


@rule("AP-SHOOT-33", "AP-SHOOT-34")
def test_the_target_may_react_after_fire_although_it_did_before() -> None:
    s = Scenario()
    s.legend("gibraltar", (8, 5), hand=["bring_me_down", "behind_me"])
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.aim("a11", "a13", "a9", "a14", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "bring_me_down"))
    assert s.asked == (1, "react_after")
    before = s.dial("gibraltar")[0]
    s.choose(("react", "behind_me"))
    assert s.dial("gibraltar")[0] == before + 8
    assert s.question.kind == "act"


@rule("AP-SHOOT-36")
def test_a_shot_is_finished_whatever_becomes_of_the_shooter() -> None:
    """No printed card removes the shooter; the steps after fire work with the figure off the map."""
    s = Scenario()
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("gibraltar", (8, 5), hand=["bring_me_down", "behind_me"])
    s.aim("a11", "a13", "a9", "a14", "a12")
    s.acts("wraith")
    s.choose(("shoot", "gibraltar", 1), ("react", "bring_me_down"))
    assert s.asked == (1, "react_after")
    board = s.board
    board.occupied &= ~(1 << board.space[LEGEND["wraith"]])
    board.space[LEGEND["wraith"]] = -1
    s.match.answer(1, ("react", "behind_me"))
    assert (s.board.shot is NO_SHOT, len(s.board.aim)) == (True, 14)


@rule("AP-AIM-03", "AP-AIM-04")
def test_grenades_use_the_arrow_as_a_direction_of_the_map() -> None:
    arrows = {"a1": (0, -1), "a2": (0, 1), "a3": (1, -1), "a4": (-1, 1), "a5": (1, 1), "a6": (-1, 0), "a7": (1, 0)}
    arrows |= {"a8": (-1, -1), "a9": (0, 0), "a14": (0, 0)}
    for thrower in ((1, 5), (9, 5)):
        for card, (dx, dy) in arrows.items():
            s = Scenario()
            s.legend("wraith", thrower, pack=["thermite_grenade"])
            s.aim(card)
            s.acts("wraith")
            s.choose(("use",), ("use", "thermite_grenade"), ("axis", "ew"), ("throw", 5, 5))
            landed = s.events("landed")[0]
            assert (landed["x"], landed["y"]) == (5 + dx, 5 + dy)


@rule("AP-AIM-03")
@pytest.mark.parametrize(("card", "dial"), [("a5", (20, 40)), ("a6", (16, 40))])
def test_melee_uses_the_value_only(card: str, dial: tuple[int, int]) -> None:
    s = Scenario()
    s.legend("wraith", (5, 5))
    s.legend("gibraltar", (6, 5))
    s.aim(card)
    s.acts("wraith")
    s.choose(("melee",), ("attack", "gibraltar"))
    assert s.dial("gibraltar") == dial


@rule("AP-COVER-06")
def test_cover_is_tested_when_the_cards_are_evaluated() -> None:
    """Gibraltar takes the place of Bloodhound behind the low wall: from then on he is the one that hides."""
    s = Scenario("low wall V(8,5)")
    s.legend("wraith", (5, 5), weapons=["spitfire_1", "p2020_1"])
    s.legend("bloodhound", (8, 5))
    s.legend("gibraltar", (8, 6), hand=["living_shield"])
    s.aim("a9", "a10", "a7", "a13", "a5")  # cover symbols and one that is too low
    s.acts("wraith")
    s.choose(("shoot", "bloodhound", 1), ("react", "living_shield"))
    s.skip()
    assert s.events("hit")[0]["hits"] == 0
