"""Section 10: threat tokens."""

import pytest

from stolik.games.waste_knights.state import Board
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario, Sheet


def harm(sheet: Sheet) -> tuple[int, int, int, int, int]:
    return sheet.wounds, sheet.tainted, sheet.rad, sheet.damage, sheet.fuel + sheet.ammo + sheet.meds


YELLOW = [
    ("tt01", (1, 0, 0, 0, 6)),
    ("tt02", (2, 0, 0, 0, 6)),
    ("tt03", (0, 0, 0, 0, 5)),
    ("tt04", (0, 0, 1, 0, 6)),
    ("tt05", (0, 1, 0, 0, 6)),
    ("tt06", (0, 0, 0, 1, 6)),
    ("tt07", (0, 0, 0, 2, 6)),
    ("tt08", (0, 0, 0, 0, 6)),
    ("tt09", (0, 0, 1, 0, 6)),
    ("tt10", (0, 0, 0, 1, 6)),
]


@rule("WK-THREAT-01", "WK-THREAT-02")
@pytest.mark.parametrize(("token", "expected"), YELLOW)
def test_yellow_sides(token: str, expected: tuple[int, int, int, int, int]) -> None:
    wk = Scenario("johnny_taylor")
    wk.bag(token)
    wk.wasteland("mirage")
    wk.rolls("W=S G=S")
    wk.move("M62")
    if token == "tt03":
        assert wk.asked == (0, "lose_resource")
        wk.do(("lose", "ammo"))
    assert harm(wk.knight(0)) == expected
    assert wk.knight(0).xp == 1


@rule("WK-THREAT-01", "WK-THREAT-03", "WK-COMBAT-06")
def test_tt03_acts_at_once_in_part_iii() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt03")
    wk.wasteland("dingo_pack")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    assert wk.asked == (0, "lose_resource")
    assert wk.table.step == 0
    wk.do(("lose", "meds"))
    assert wk.knight(0).meds == 1


@rule("WK-THREAT-03")
@pytest.mark.parametrize("token", ["tt08", "tt09"])
def test_immediate_red_sides_act_before_step_1(token: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.bag(token)
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    order = [line["event"] for line in wk.match.lines(None)]
    assert order.index("armed") < order.index("threatened") < order.index("rolled")
    assert wk.table.step == (1 if token == "tt08" else 4)
    assert wk.table.foe_health == (2 if token == "tt08" else 3)


@rule("WK-THREAT-04")
@pytest.mark.parametrize(
    ("token", "roll", "wounds"),
    [
        ("tt01", "W=S W=- W=-", 2),
        ("tt02", "W=S W=- W=-", 3),
        ("tt04", "W=S W=- W=- W=S", 2),
        ("tt05", "W=S W=- W=- B=S+S", 3),
        ("tt06", "W=S W=- W=-", 2),
    ],
)
def test_the_other_red_sides_act_once_at_the_enemys_attack(token: str, roll: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.bag(token)
    wk.wasteland("dingo_pack")
    wk.rolls(roll)
    wk.move("M62")
    wk.do(("arm", "unarmed"), ("pass",))
    assert wk.knight(0).wounds == wounds
    assert len(wk.events("threatened")) == 1


@rule("WK-THREAT-04", "WK-TRAIT-05")
def test_tt07_gives_armour_piercing_at_the_attack() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt07")
    wk.wasteland("dingo_pack")
    wk.rolls("W=S W=- W=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    # No armour is offered.
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour, johnny.damage) == (1, "junk_armour", 0)


@rule("WK-THREAT-05", "WK-RULING-40")
def test_an_enemy_that_never_attacks_uses_no_attack_token() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt02")
    wk.wasteland("dingo_pack")
    wk.rolls("G=S B=S W=- G=-")
    wk.move("M62")
    wk.do(("arm", "pistol"), ("pass",))
    assert wk.events("threatened") == []
    assert wk.knight(0).wounds == 0
    wk.assert_nothing_pending()


@rule("WK-THREAT-06", "WK-RULING-41")
def test_token_wounds_join_the_attack_and_can_be_negated_with_it() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt02")
    wk.wasteland("dingo_pack")
    wk.rolls("W=- W=- W=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    assert (wk.question.kind, wk.question.note) == ("dealt", 2)
    wk.do(("armour", "junk_armour"))
    assert wk.knight(0).wounds == 0


@rule("WK-THREAT-06")
def test_token_wounds_of_an_armour_piercing_enemy_cannot_be_negated() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt02")
    wk.wasteland("scrap_hound")
    wk.rolls("G=- G=-")
    wk.move("M62")
    wk.do(("arm", "unarmed"))
    johnny = wk.knight(0)
    assert (johnny.wounds, johnny.armour) == (2, "junk_armour")


@rule("WK-THREAT-07", "WK-RULING-42")
@pytest.mark.parametrize(("enemy", "wounds"), [("dingo_pack", 1), ("feral_boars", 0)])
def test_the_automatic_fate_counts_as_a_rolled_one(enemy: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M16")
    wk.bag("tt06")
    wk.wasteland(enemy)
    wk.rolls("W=- W=- W=-" if enemy == "dingo_pack" else "W=- G=- G=-")
    wk.move("M25") if enemy == "dingo_pack" else wk.move("M25", "M24")
    wk.do(("arm", "unarmed"))
    if wounds:
        wk.do(("pass",))
    assert wk.knight(0).wounds == wounds


@rule("WK-THREAT-08")
def test_tt10_rerolls_blank_faces_only_and_once() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt10")
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=F B=BL", "G=S")
    wk.move("M62")
    wk.do(("arm", "unarmed"), ("pass",))
    assert wk.events("rerolled")[0]["dice"] == ["green:S", "green:F", "blue:BL"]
    assert wk.knight(0).wounds == 1


@rule("WK-THREAT-09", "WK-RULING-43")
def test_tt03_does_nothing_to_a_knight_without_resources() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=0, ammo=0, meds=0)
    wk.bag("tt03")
    wk.wasteland("radiation_storm")
    wk.rolls("W=S G=S")
    wk.move("M62")
    assert wk.knight(0).xp == 1
    wk.assert_nothing_pending()


@rule("WK-THREAT-10")
def test_tt08_yellow_reaches_an_attack_roll_in_the_entry() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T2B", time=7)
    wk.bag("tt08")
    wk.wasteland("voices_on_the_radio")
    wk.rolls("W=- G=- G=-", "W=S G=S")
    wk.move("M62")
    wk.do(("choose", 1), ("arm", "unarmed"))
    assert wk.struck() == [("EA2", 0), ("johnny_taylor", 1)]


@rule("WK-THREAT-10")
def test_tt08_yellow_takes_from_the_first_test_only() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt08")
    wk.wasteland("figure_on_the_verge")
    wk.explorations("x01")
    wk.rolls("G=S")
    wk.move("M62")
    wk.do(("choose", 2))
    assert [line["successes"] for line in wk.events("failed")] == [0]
    assert wk.table.first_test == 0


@rule("WK-THREAT-11", "WK-RULING-44")
def test_token_health_is_gone_with_the_combat() -> None:
    wk = Scenario("johnny_taylor")
    wk.bag("tt09")
    wk.wasteland("dingo_pack")
    wk.rolls("G=S B=S W=- G=-", "W=- W=- W=-")
    wk.move("M62")
    wk.do(("arm", "pistol"), ("pass",))
    assert wk.knight(0).xp == 0
    assert wk.pile("HD") == ["dingo_pack"]
    wk.assert_nothing_pending()


@rule("WK-THREAT-11")
def test_token_health_lies_above_the_wounds_that_stayed_on_a_story_enemy() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.thread("A1-T2A")
    wk.given(0, space="M74", hands=["knife"], armour="")
    wk.shared(power=2)
    wk.also(scar_the_warden)
    wk.bag("tt09")
    wk.rolls("G=- G=- B=BL", "W=S G=- G=-")
    wk.do(("thread", "storm_the_plant"), ("choose", 1), ("arm", "knife"))
    # Health 2+2+2-2 = 4, with the token 5; the 4 old wounds are below it, and one more defeats the Warden.
    assert wk.events("fight_ended")[-1]["defeated"] == 1


def scar_the_warden(t: Board) -> None:
    t.scars[0] = 4


@rule("WK-THREAT-12")
def test_tokens_are_drawn_without_replacement_until_they_return() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.wasteland("dingo_pack")
    wk.move("M49", "M50", "M51")
    assert len(set(wk.tokens())) == 2
    assert sorted([*wk.table.bag, *wk.table.tokens]) == list(range(10))
