"""Sections 8 and 9: dice and tests."""

import pytest

from stolik.games.waste_knights.catalogue import BADS_ON, FATES_ON, IS_BLANK, SUCCESSES_ON
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario, face_of


def rolled(wk: Scenario) -> list[list[str]]:
    """The colours of every roll so far."""
    found: list[list[str]] = []
    for line in wk.events("rolled"):
        dice = line["dice"]
        assert isinstance(dice, list)
        found.append([str(die).split(":")[0] for die in dice])
    return found


@rule("WK-DICE-02", "WK-COMBAT-20")
def test_a_success_counts_in_a_test_and_is_a_wound_in_combat() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=S W=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("pass",))
    assert wk.knight(0).wounds == 2


@rule("WK-DICE-03", "WK-DICE-04")
@pytest.mark.parametrize("roll", ["G=F B=BL", "G=F B=F"])
def test_fate_and_bad_luck_are_blank_in_a_test(roll: str) -> None:
    wk = Scenario("nelly_thompson")
    wk.wasteland("engine_fire")
    wk.rolls(roll)
    wk.move("M37")
    nelly = wk.knight(0)
    assert [line["successes"] for line in wk.events("failed")] == [0]
    assert nelly.hands == ["knife", "pistol"]


@rule("WK-DICE-03")
def test_fate_triggers_an_effect_in_combat_only() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("dingo_pack")
    wk.rolls("W=F W=- W=-")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("pass",))
    assert wk.knight(0).wounds == 1


@rule("WK-DICE-05", "WK-RULING-33")
@pytest.mark.parametrize(
    ("die", "symbols"),
    [
        ("R=S+BL", (1, 0, 1, False)),
        ("R=S+F", (1, 1, 0, False)),
        ("B=S+S", (2, 0, 0, False)),
        ("W=-", (0, 0, 0, True)),
        ("W=F", (0, 1, 0, False)),
    ],
)
def test_every_symbol_of_a_face_counts_and_a_blank_has_none(die: str, symbols: tuple[int, int, int, bool]) -> None:
    colour, face = "WGBR".index(die[0]), face_of(die)
    found = (SUCCESSES_ON[colour][face], FATES_ON[colour][face], BADS_ON[colour][face], IS_BLANK[colour][face])
    assert found == symbols


@rule("WK-DICE-06", "WK-TEST-01", "WK-EQ-08")
def test_a_hat_adds_a_die_to_survival_tests() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["dundees_hat"])
    wk.wasteland("mirage")
    wk.move("M37")
    assert rolled(wk) == [["white", "green", "green"]]


@rule("WK-DICE-06", "WK-TEST-01")
def test_abilities_and_advances_add_dice() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, advances=["survivor"], cargo=["broken_dundees_hat"])
    wk.wasteland("mirage")
    wk.move("M37")
    assert sorted(rolled(wk)[0]) == ["green", "white", "white", "white"]


@rule("WK-DICE-07", "WK-COMBAT-16", "WK-COMBAT-37")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [("pistol", ["green", "blue", "white", "green"]), ("knife", ["white", "green", "green"])],
)
def test_weapon_dice_join_guns_or_blades(weapon: str, dice: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("bile_spitter" if weapon == "pistol" else "dingo_pack")
    wk.rolls("W=- G=- G=-" if weapon == "pistol" else "W=- W=- W=-")
    wk.move("M37")
    wk.do(("arm", weapon))
    assert rolled(wk)[1] == dice


@rule("WK-DICE-08", "WK-COMBAT-17")
def test_attack_dice_are_those_of_the_enemy_card() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert rolled(wk)[0] == ["green", "green", "blue"]


@rule("WK-DICE-09")
def test_a_roll_never_has_fewer_than_one_die() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, injuries=["concussion"])
    wk.wasteland("road_block")
    wk.move("M37")
    assert rolled(wk) == [["white"]]


@rule("WK-DICE-10", "WK-ROLE-04")
def test_the_knight_chooses_the_die_to_lose() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=2)
    wk.wasteland("mirage")
    wk.move("M37")
    assert wk.offered(0) == [("lose_die", "white"), ("lose_die", "green")]
    wk.do(("lose_die", "green"))
    assert rolled(wk) == [["white"]]


@rule("WK-DICE-11", "WK-RULING-34")
def test_an_enemy_loses_its_weakest_die() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, advances=["known_face"])
    wk.wasteland("toll_crew")
    wk.move("M37")
    wk.do(("arm", "unarmed"), ("pass",))
    assert rolled(wk)[0] == ["green", "green"]


@rule("WK-DICE-12", "WK-TEST-11", "WK-RULING-38")
def test_successes_do_not_fall_below_none_and_losses_come_after_rerolls() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["lucky_bullet"])
    wk.bag("tt08")
    wk.wasteland("mirage")
    wk.rolls("W=- G=-", "W=S G=S")
    wk.move("M62")
    wk.do(("use", "lucky_bullet"), ("pick", "white", 1), ("pick", "green", 1))
    wk.settle()
    # Two successes after the reroll, minus one: the test passes.
    assert [line["successes"] for line in wk.events("passed")] == [1]


@rule("WK-DICE-12")
def test_a_lost_success_of_none_is_none() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt08")
    wk.wasteland("mirage")
    wk.rolls("W=- G=-")
    wk.move("M62")
    assert [line["successes"] for line in wk.events("failed")] == [0]


@rule("WK-DICE-13", "WK-RULING-35")
def test_gained_dice_come_before_lost_dice() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, rad=3, vehicle="truck")
    wk.wasteland("road_block")
    wk.move("M37")
    # White from Negotiation, green from the bar, one of the two is lost.
    assert wk.offered(0) == [("lose_die", "white"), ("lose_die", "green")]
    wk.do(("lose_die", "white"))
    assert rolled(wk) == [["green"]]


@rule("WK-TEST-02")
@pytest.mark.parametrize(("roll", "has_passed"), [("W=S G=S", True), ("W=S G=-", False)])
def test_as_many_successes_as_the_difficulty(roll: str, has_passed: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("radiation_storm")
    wk.rolls(roll)
    wk.move("M37")
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.rad) == ((1, 0) if has_passed else (0, 2))


@rule("WK-TEST-03")
def test_difficulty_x_fails_without_a_success() -> None:
    wk = Scenario("zoey_shaw")
    wk.wasteland("wandering_trader")
    wk.rolls("G=- G=-")
    wk.move("M37")
    assert wk.asked == (0, "lose_resource")
    wk.do(("lose", "meds"))
    assert wk.knight(0).meds == 1


@rule("WK-TEST-03")
def test_difficulty_x_uses_the_number_of_successes_at_most_three_here() -> None:
    wk = Scenario("zoey_shaw")
    wk.given(0, xp=6, cargo=["focus_tabs", "radio_set"])
    wk.wasteland("wandering_trader")
    wk.rolls("G=S G=S G=S W=S")
    wk.move("M37")
    wk.do(("use", "focus_tabs"))
    wk.do(("gain", "ammo"), ("gain", "ammo"), ("gain", "ammo"))
    assert wk.knight(0).ammo == 5
    wk.assert_nothing_pending()


@rule("WK-TEST-04")
@pytest.mark.parametrize(
    ("vehicle", "dice"),
    [("motorbike", ["green", "green"]), ("gaz_jeep", ["green"])],
)
def test_gained_dice_join_the_pool(vehicle: str, dice: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, vehicle=vehicle)
    wk.wasteland("collapsed_overpass")
    wk.move("M37")
    assert rolled(wk) == [dice]


@rule("WK-TEST-04")
def test_lost_dice_leave_the_pool() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, vehicle="truck")
    wk.wasteland("minefield")
    wk.move("M37")
    wk.do(("lose_die", "green"))
    assert rolled(wk) == [["blue"]]


@rule("WK-TEST-05")
def test_a_die_can_only_be_added_before_the_roll() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, cargo=["broken_focus_tabs"])
    wk.wasteland("engine_fire")
    wk.rolls("G=- B=F G=S")
    wk.move("M37")
    assert wk.asked == (0, "before_roll")
    wk.do(("use", "broken_focus_tabs"))
    assert rolled(wk) == [["green", "blue", "green"]]
    assert wk.knight(0).xp == 1


@rule("WK-TEST-06", "WK-TEST-07", "WK-RULING-36")
def test_a_rerolled_die_keeps_its_result_unless_another_effect_rerolls_it() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, advances=["calm_mind"], cargo=["lucky_bullet"])
    wk.wasteland("mirage")
    wk.rolls("G=-", "G=-", "G=S")
    wk.move("M37")
    assert wk.offered(0) == [("use", "calm_mind"), ("use", "lucky_bullet"), ("pass",)]
    wk.do(("use", "calm_mind"), ("pick", "green", 1))
    assert wk.offered(0) == [("use", "lucky_bullet"), ("pass",)]
    wk.do(("use", "lucky_bullet"), ("pick", "green", 1), ("pass",))
    assert wk.knight(0).xp == 1


@rule("WK-TEST-08")
def test_an_attack_is_no_test_outside_combat() -> None:
    wk = Scenario("sarlow_lee")
    wk.given(0, advances=["calm_mind"], cargo=["focus_tabs"])
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-", "G=- B=BL G=- G=-")
    wk.move("M37")
    wk.do(("arm", "wire_bat"))
    # Neither the tabs before nor Calm Mind after the roll were offered.
    wk.assert_nothing_pending()
    assert wk.knight(0).cargo == ["focus_tabs"]


@rule("WK-TEST-08")
def test_an_attack_is_a_test_of_its_skill() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, injuries=["blurred_sight"])
    wk.wasteland("dingo_pack")
    wk.move("M37")
    wk.do(("arm", "pistol"))
    assert wk.question.kind == "lose_die"


@rule("WK-TEST-09", "WK-RULING-37")
def test_a_difficulty_is_at_least_one() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=6)
    wk.given(0, specials=[1])
    wk.wasteland("mirage")
    wk.rolls("W=- G=-")
    wk.move("M37")
    assert wk.knight(0).xp == 0
    assert len(wk.events("failed")) == 1


@rule("WK-TEST-10", "WK-RULING-38")
def test_added_successes_count_without_one_on_the_dice() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["focus_tabs"])
    wk.wasteland("mirage")
    wk.rolls("W=- G=-")
    wk.move("M37")
    wk.do(("use", "focus_tabs"))
    assert wk.knight(0).xp == 1


@rule("WK-TEST-12")
def test_consequences_resolve_in_the_printed_order() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("minefield")
    wk.rolls("G=-")
    wk.move("M37")
    kinds = [line["event"] for line in wk.match.lines(None) if line["event"] in ("failed", "wounded", "damaged")]
    assert kinds == ["failed", "wounded", "damaged"]
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.damage) == (2, 2)


@rule("WK-COMP-15", "WK-RULING-05")
def test_more_dice_of_a_colour_than_the_box_has_can_be_rolled() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt04", "tt05")
    wk.wasteland("patrol_drone")
    wk.move("M49", "M50", "M51")
    wk.do(("arm", "unarmed"))
    assert rolled(wk)[0].count("white") == 5
