"""Section 13: the explore action."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-EXPL-01")
@pytest.mark.parametrize(
    ("space", "fuel", "ammo"),
    [("M52", 4, 2), ("M48", 2, 3)],
)
def test_the_section_of_the_terrain_counts(space: str, fuel: int, ammo: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space=space)
    wk.explorations("x01")
    wk.do(("explore",))
    assert wk.question.source == "x01"
    wk.do(("accept",))
    johnny = wk.knight(0)
    assert (johnny.fuel, johnny.ammo) == (fuel, ammo)


@rule("WK-EXPL-02")
def test_finds_come_before_negative_effects() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x08")
    wk.do(("explore",), ("accept",))
    johnny = wk.knight(0)
    assert (johnny.ammo, johnny.fuel, johnny.meds) == (3, 3, 1)
    kinds = [line["event"] for line in wk.match.lines(None) if line["event"] in ("gained", "lost")]
    assert kinds == ["gained", "gained", "lost"]


@rule("WK-EXPL-02")
def test_negative_effects_resolve_as_far_as_possible() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, meds=0)
    wk.explorations("x08")
    wk.do(("explore",), ("accept",))
    assert (wk.knight(0).ammo, wk.knight(0).meds) == (3, 0)
    wk.assert_nothing_pending()


@rule("WK-EXPL-03", "WK-EXPL-05")
@pytest.mark.parametrize(("knight", "most"), [("johnny_taylor", 2), ("alinta", 3)])
def test_as_many_cards_as_the_exploration_value(knight: str, most: int) -> None:
    wk = Scenario(knight)
    wk.given(0, fuel=0)
    wk.do(("explore",))
    for _ in range(most - 1):
        wk.do(("decline",))
    assert wk.offered(0) == [("accept",)]


@rule("WK-EXPL-04")
def test_a_declined_card_is_gone() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x20", "x06")
    wk.do(("explore",), ("decline",), ("accept",), ("gain", "ammo"))
    johnny = wk.knight(0)
    assert (johnny.xp, johnny.ammo) == (0, 3)


@rule("WK-EXPL-06")
def test_fuel_gives_one_more_card_once() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("explore",), ("fuel",))
    assert not wk.can(("fuel",))
    wk.do(("decline",), ("decline",))
    assert wk.offered(0) == [("accept",)]
    assert wk.knight(0).fuel <= 2


@rule("WK-EXPL-06")
def test_the_bonus_ends_with_the_action() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x06", "x04", "x02")
    wk.do(("explore",), ("fuel",), ("accept",), ("gain", "ammo"), ("pass",), ("explore",), ("decline",))
    assert not wk.can(("decline",))


@rule("WK-EXPL-06")
def test_without_fuel_there_is_no_bonus() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, fuel=0)
    wk.do(("explore",))
    assert not wk.can(("fuel",))


@rule("WK-EXPL-07", "WK-WRECK-02")
def test_a_wreck_gives_no_bonus() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety")
    wk.do(("explore",))
    assert not wk.can(("fuel",))
    assert wk.can(("accept",))


@rule("WK-EXPL-08")
def test_exploration_is_at_least_one() -> None:
    wk = Scenario("logan_harris")
    wk.given(0, rad=2, injuries=["smashed_knee"], fuel=0)
    assert wk.stat(0, "explore") == 1
    wk.do(("explore",))
    assert wk.offered(0) == [("accept",)]


@rule("WK-EXPL-09")
def test_all_cards_drawn_are_discarded() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x20", "x12")
    wk.do(("explore",), ("decline",))
    assert wk.pile("explorations") == []
    wk.do(("accept",))
    assert wk.pile("explorations") == ["x20", "x12"]


@rule("WK-EXPL-10", "WK-EQ-21", "WK-RULING-50")
def test_found_equipment_is_broken_side_up_from_the_bottom_of_the_deck() -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations("x04")
    wk.equipment("toolbox", "katana")
    wk.do(("explore",), ("accept",), ("stow", "broken_toolbox"))
    assert wk.knight(0).cargo == ["broken_toolbox"]


@rule("WK-EXPL-11", "WK-RULING-51")
def test_a_knight_knocked_out_keeps_the_finds_and_the_turn_ends() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6)
    wk.explorations("x02")
    wk.do(("explore",), ("accept",))
    johnny = wk.knight(0)
    assert (johnny.ammo, bool(johnny.unconscious)) == (4, True)
    assert wk.asked == (1, "act")


@rule("WK-EXPL-12", "WK-RULING-51")
@pytest.mark.parametrize(("card", "wounds"), [("x19", 1), ("x09", 0)])
def test_a_part_that_is_missing_does_nothing(card: str, wounds: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.explorations(card)
    wk.do(("explore",), ("accept",))
    assert wk.knight(0).wounds == wounds
    wk.assert_nothing_pending()
