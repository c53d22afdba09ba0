"""The worked examples EX-23 to EX-25: winning at once."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-WIN-03", "RAD-WIN-04", "RAD-FAQ-CANNON-01")
def test_ex_23_a_cannon_that_destroys_its_owners_last_camp_loses_before_it_fires() -> None:
    s = Scenario()
    s.column(0, 1, "cannon(d)")
    s.column(0, 2, "garage(x)")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "railgun(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("cannon")
    assert s.match.result is not None
    assert s.match.result.places == (2, 1)
    assert s.match.result.reason == "camps_destroyed"
    assert s.show(0, 1) == "cannon(x)"
    assert s.show(1, 1) == "reactor(d)"
    assert s.match.questions == []


@rule("RAD-WIN-02", "RAD-FAQ-VANGUARD-02")
def test_ex_24_a_vanguard_that_destroys_the_last_camp_wins_before_the_answer() -> None:
    s = Scenario()
    s.column(0, 1, "railgun(d)")
    s.column(0, 2, "garage(x) | vanguard | -")
    s.column(0, 3, "supply_depot(x)")
    s.column(1, 1, "reactor(d)")
    s.column(1, 2, "cannon(x)")
    s.column(1, 3, "victory_totem(x)")
    s.use("vanguard")
    assert s.match.result is not None
    assert s.match.result.places == (1, 2)
    assert s.match.result.reason == "camps_destroyed"
    assert s.show(0, 1) == "railgun(d)"
    assert s.show(0, 2) == "garage(x) | vanguard(n) | -"
    assert s.match.questions == []


@rule("RAD-FAQ-VANGUARD-01", "RAD-TIME-08", "RAD-RULING-15")
@pytest.mark.parametrize(
    ("victim", "columns"),
    [
        ("vanguard", ["railgun | vanguard(d) | -", "garage", "supply_depot | muse | scout"]),
        ("garage", ["railgun | vanguard(n) | -", "garage(d)", "supply_depot | muse | scout"]),
        ("scout", ["railgun | vanguard(n) | -", "garage", "supply_depot | muse | scout(d)"]),
    ],
)
def test_ex_25_the_opponent_must_answer_a_vanguard_with_damage_to_an_unprotected_card(
    victim: str, columns: list[str]
) -> None:
    s = Scenario()
    s.column(0, 1, "railgun | vanguard | -")
    s.column(0, 3, "supply_depot | muse | scout")
    s.use("vanguard")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.asked == (1, "damage")
    assert s.targets() == ["vanguard", "garage", "scout"]
    assert len(s.offered(1)) == 3  # No pass.
    assert s.offered(0) == []  # Nothing can be done in between.
    s.hit(victim)
    assert [s.show(0, column) for column in (1, 2, 3)] == columns
    s.assert_nothing_pending()
