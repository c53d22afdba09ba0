"""Section 26: duels."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def accounts(**johnny: int) -> Scenario:
    """Zoey settles accounts with Johnny on one space, in the last thread of Ghost Signal."""
    wk = Scenario("zoey_shaw", "johnny_taylor", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="dune_buggy")
    wk.numbers(1, johnny)
    wk.given(2, space="M53")
    wk.own(0, data=3, faction=1)
    wk.own(1, data=3, faction=2)
    wk.own(2, faction=1)
    return wk


def draw(wk: Scenario) -> None:
    """Draw: the only possible opponent is named by itself."""
    wk.do(("thread", "settle_accounts"), ("choose", 1))


@rule("WK-DUEL-01")
def test_the_opponent_is_a_conscious_knight_on_the_space() -> None:
    wk = accounts()
    wk.given(2, space="M52")
    draw(wk)
    assert wk.asked == (0, "opponent")
    assert wk.offered(0) == [("against", "johnny_taylor"), ("against", "logan_harris")]
    wk = accounts(wounds=7)
    wk.given(1, unconscious="concussion")
    assert not wk.can(("thread", "settle_accounts"))


@rule("WK-DUEL-01")
def test_nothing_is_rearranged_in_a_duel() -> None:
    wk = accounts()
    wk.given(1, hands=["knife"], cargo=["katana"])
    draw(wk)
    assert wk.asked == (1, "weapon")
    assert wk.offered(1) == [("arm", "knife"), ("arm", "unarmed")]


@rule("WK-DUEL-02")
def test_the_defender_chooses_first_and_no_tokens_are_drawn() -> None:
    wk = accounts()
    draw(wk)
    assert wk.asked == (1, "weapon")
    wk.do(("arm", "unarmed"))
    assert wk.asked == (0, "weapon")
    assert (wk.tokens(), len(wk.table.bag)) == ([], 10)


@rule("WK-DUEL-03")
def test_the_defender_rolls_first_in_a_common_step() -> None:
    wk = accounts()
    wk.rolls("W=- G=-", "G=-")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert [who for who, _ in wk.struck()] == ["johnny_taylor", "zoey_shaw"]


@rule("WK-DUEL-03")
def test_ranged_attacks_come_before_melee_attacks() -> None:
    wk = accounts()
    wk.rolls("G=- G=- G=- B=BL", "W=- G=-")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "sawed_off"))
    assert [who for who, _ in wk.struck()] == ["zoey_shaw", "johnny_taylor"]


@rule("WK-DUEL-03")
def test_attacks_in_one_step_are_simultaneous() -> None:
    wk = accounts(wounds=6)
    wk.given(0, wounds=6, armour="")
    wk.given(1, armour="")
    wk.rolls("W=S G=-", "G=S")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert wk.knight(0).unconscious
    assert wk.knight(1).unconscious


@rule("WK-DUEL-03")
def test_opening_effects_the_defenders_first() -> None:
    wk = accounts()
    wk.given(1, vehicle="gun_pickup")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert wk.asked == (1, "opening")
    wk.do(("use", "mounted_gun"))
    assert wk.asked == (0, "dealt")


@rule("WK-DUEL-04")
def test_armour_and_bad_luck_work_as_usual() -> None:
    wk = accounts()
    wk.rolls("G=S G=S G=- B=BL", "W=- G=-")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "sawed_off"))
    assert wk.asked == (1, "dealt")
    wk.answer(1, ("armour", "junk_armour"))
    assert (wk.knight(1).wounds, wk.knight(1).armour) == (0, "broken_junk_armour")
    assert wk.knight(0).hands == ["broken_sawed_off"]


@rule("WK-DUEL-05")
@pytest.mark.parametrize(
    ("zoey", "johnny", "data"),
    [("G=S", "W=- G=-", (5, 1)), ("G=S", "W=S G=-", (2, 3)), ("G=-", "W=- G=-", (2, 3))],
)
def test_more_wounds_win_and_a_tie_is_the_defenders(zoey: str, johnny: str, data: tuple[int, int]) -> None:
    wk = accounts()
    wk.given(0, armour="")
    wk.given(1, armour="")
    wk.rolls(johnny, zoey)
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert (wk.variable("data", 0), wk.variable("data", 1)) == data


@rule("WK-DUEL-05")
def test_an_unconscious_defender_has_lost_whatever_the_wounds() -> None:
    wk = accounts(wounds=6)
    wk.given(0, armour="")
    wk.given(1, armour="")
    wk.rolls("W=S G=S", "G=S")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert wk.knight(1).unconscious
    assert (wk.variable("data", 0), wk.variable("data", 1)) == (5, 1)


@rule("WK-DUEL-05")
def test_of_an_unconscious_winner_only_the_targets_part_is_resolved() -> None:
    wk = accounts(wounds=6)
    wk.given(0, wounds=6, armour="")
    wk.given(1, armour="")
    wk.rolls("W=S G=-", "G=S")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    assert (wk.variable("data", 0), wk.variable("data", 1)) == (3, 1)


@rule("WK-DUEL-06")
def test_each_is_the_others_foe_but_no_enemy() -> None:
    wk = accounts(wounds=6)
    wk.given(0, hands=["katana"], advances=["big_game"], xp=6, vehicle="truck")
    wk.given(1, armour="", vehicle="gaz_jeep")
    wk.rolls("G=S G=S B=S")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "katana"))
    # The foe has a melee attack: Ambush. No reward for an enemy of Health 7, no resource for a gang.
    assert [who for who, _ in wk.struck()] == ["zoey_shaw"]
    zoey = wk.knight(0)
    assert (zoey.xp, zoey.fuel, zoey.ammo, zoey.meds) == (6, 2, 2, 2)


@rule("WK-DUEL-06")
def test_the_defenders_weapon_knows_the_attack_that_the_attacker_chooses_after_it() -> None:
    wk = accounts()
    wk.given(0, wounds=6, armour="")
    wk.given(1, hands=["katana"])
    wk.rolls("W=S G=- G=- B=F")
    draw(wk)
    wk.do(("arm", "katana"), ("arm", "unarmed"))
    # A melee attack after all: the defender's Ambush comes before it.
    assert wk.struck() == [("johnny_taylor", 1)]
    assert wk.knight(0).unconscious


@rule("WK-DUEL-06")
def test_no_enemy_type_matches_a_knight() -> None:
    wk = accounts()
    wk.given(0, vehicle="truck", advances=["known_face"])
    wk.rolls("W=- G=-", "G=-")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "unarmed"))
    # Neither Battering Ram nor Known Face: a knight is no gang.
    assert wk.events("hurt") == []
    assert wk.events("rolled")[0]["dice"] == ["white:-", "green:-"]


@rule("WK-DUEL-04", "WK-ELIM-01")
def test_an_eliminated_knight_does_not_strike_back() -> None:
    wk = Scenario("zoey_shaw", "sarlow_lee", "logan_harris", adventure="ghost_signal")
    wk.thread("A3-T3A")
    wk.given(0, vehicle="dune_buggy", hands=["katana"], armour="")
    wk.given(1, wounds=5, armour="", advances=["riposte"], xp=6, injuries=["concussion", "blurred_sight"])
    wk.given(2, space="M53")
    wk.rolls("G=S G=- B=F")
    draw(wk)
    wk.do(("arm", "unarmed"), ("arm", "katana"))
    assert (wk.knight(1).is_eliminated, wk.knight(0).wounds) == (True, 0)
