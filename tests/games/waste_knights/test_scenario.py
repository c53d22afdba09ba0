"""Positions written down for tests: what is not mentioned, and what cannot be."""

import pytest

from stolik.testkit.scenarios.waste_knights import BadPosition, Scenario, face_of


def test_what_is_not_mentioned_is_as_in_the_examples() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    johnny, logan = wk.knight(0), wk.knight(1)
    assert (johnny.hands, johnny.armour, johnny.vehicle) == (["knife", "pistol"], "junk_armour", "gaz_jeep")
    assert (logan.fuel, logan.ammo, logan.meds, logan.space) == (2, 2, 2, "M48")
    assert wk.asked == (0, "act")
    assert wk.thread_id() == "A1-T1"
    wk.assert_nothing_pending()


def test_a_later_knight_takes_what_is_left() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", "nelly_thompson", "zoey_shaw")
    assert (wk.knight(2).hands, wk.knight(3).vehicle) == ([], "dune_buggy")


def test_named_cards_come_next() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x07", "x09")
    wk.do(("explore",))
    assert wk.question.source == "x07"
    wk.do(("decline",))
    assert wk.question.source == "x09"


def test_named_tokens_and_rolls_come_next() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M50")
    wk.bag("tt10", "tt02")
    wk.wasteland("dingo_pack")
    wk.rolls("W=F W=S W=-", "W=S")
    wk.move("M49", "M50", "M51")
    assert wk.tokens() == ["tt10", "tt02"]
    wk.do(("arm", "unarmed"))
    assert wk.events("rolled")[0]["dice"] == ["white:F", "white:S", "white:-"]
    assert wk.events("rerolled")[0]["dice"] == ["white:F", "white:S", "white:S"]


def test_a_face_is_named_with_its_colour() -> None:
    assert [face_of(die) for die in ("W=-", "B=S+S", "R=S+BL")] == [0, 5, 1]
    with pytest.raises(ValueError, match="not in list"):
        face_of("W=BL")


def test_what_there_is_only_once_cannot_be_there_twice() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, cargo=["katana"])
    wk.given(1, cargo=["katana"])
    with pytest.raises(BadPosition, match="more than 1 of katana"):
        wk.knight(0)


@pytest.mark.parametrize("wrong", ["johny_taylor", ""])
def test_unknown_knights_are_refused(wrong: str) -> None:
    with pytest.raises(BadPosition, match="there is no"):
        Scenario(wrong)


def test_unknown_numbers_and_cards_are_refused() -> None:
    wk = Scenario("johnny_taylor")
    with pytest.raises(BadPosition, match="a knight has no luck"):
        wk.given(0, luck=3)
    with pytest.raises(BadPosition, match="there is no 'gun_towers'"):
        wk.wasteland("gun_towers")


def test_nothing_is_set_after_the_start() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("camp",))
    with pytest.raises(RuntimeError, match="the match has started"):
        wk.given(0, wounds=1)


def test_an_effect_asks_and_is_answered() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "gain(any,2)", ("gain", "ammo"), ("gain", "meds"))
    assert (wk.knight(0).ammo, wk.knight(0).meds) == (3, 3)
    with pytest.raises(AssertionError, match="nobody asked"):
        wk.effect(0, "xp(1)", ("gain", "ammo"))


def test_two_knights_of_one_player() -> None:
    wk = Scenario("johnny_taylor", "logan_harris", solo=True)
    assert wk.table.seat == (0, 0)
    wk.do(("pass",))
    assert (wk.asked, wk.table.active) == ((0, "act"), 1)
