"""After the second action the turn ended at once unless a spare weapon or armour lay in the vehicle."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def after_two_actions(**given: list[str] | str) -> Scenario:
    wk = Scenario("johnny_taylor", "logan_harris")
    hands, armour, cargo = given.get("hands"), given.get("armour"), given.get("cargo")
    assert hands is None or isinstance(hands, list)
    assert armour is None or isinstance(armour, str)
    assert cargo is None or isinstance(cargo, list)
    wk.given(0, hands=hands, armour=armour, cargo=cargo, damage=1, wounds=1)
    wk.explorations("x01")
    wk.do(("camp",), ("done",), ("explore",), ("accept",))
    while wk.question.kind not in ("act", "arrange"):
        wk.do(wk.question.options[0])
    return wk


@rule("WK-EQ-14", "WK-TURN-04")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"hands": ["pistol"], "armour": ""},
        {"hands": [], "armour": "vest"},
        {"hands": [], "armour": "", "cargo": ["toolbox"]},
    ],
)
def test_equipment_is_arranged_after_the_second_action_though_nothing_spare_is_carried(
    given: dict[str, list[str] | str],
) -> None:
    wk = after_two_actions(**given)
    assert wk.table.active == 0
    assert wk.offered(0) == [("arrange",), ("pass",)]
    wk.do(("pass",))
    assert wk.table.active == 1


@rule("WK-EQ-14")
def test_cards_are_put_away_and_discarded_after_the_second_action() -> None:
    wk = after_two_actions()
    wk.do(("arrange",), ("discard", "knife"), ("done",), ("hold",), ("wear",))
    johnny = wk.knight(0)
    assert (johnny.hands, johnny.armour, sorted(johnny.cargo)) == ([], "", ["junk_armour", "pistol"])
    assert wk.table.active == 1  # arranged, and nothing else is left to do: the turn is over


@rule("WK-EQ-14", "WK-TURN-04")
def test_without_equipment_the_turn_ends_with_the_second_action() -> None:
    wk = after_two_actions(hands=[], armour="")
    assert wk.table.active == 1


@rule("WK-TURN-01", "WK-EQ-14")
def test_no_third_action_is_offered_and_the_reason_is_told() -> None:
    wk = after_two_actions()
    reason = wk.match.why_not(0, ("move",))
    assert reason is not None
    assert reason.clause == "WK-TURN-01"


@rule("WK-UNC-02", "WK-EQ-14")
@pytest.mark.parametrize(("wounds", "active"), [(6, 1), (5, 0)])
def test_who_falls_in_the_second_action_arranges_nothing(wounds: int, active: int) -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M37", wounds=wounds, damage=1)
    wk.explorations("x07")  # in the desert 1 XP and 1 wound
    wk.do(("camp",), ("done",), ("explore",), ("accept",))
    assert (wk.table.active, wk.question.kind) == (active, "act")
