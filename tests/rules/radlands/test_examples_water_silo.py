"""The worked example EX-15: the Water Silo."""

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-ACT-SILO-01", "RAD-ACT-SILO-02", "RAD-ACT-SILO-03", "RAD-ACT-JUNK-02", "RAD-SILO-03", "RAD-TURN-12")
def test_ex_15_the_water_silo_is_taken_junked_taken_again_and_kept_until_the_next_turn() -> None:
    s = Scenario()
    assert s.water_of(0) == 3
    s.take_silo()
    assert s.water_of(0) == 2
    assert s.hand_of(0) == ["water_silo"]
    assert not s.can(("take_silo",))
    s.junk("water_silo")
    assert s.water_of(0) == 3
    assert s.hand_of(0) == []
    s.take_silo()
    assert s.water_of(0) == 2
    assert not s.can(("take_silo",))
    s.end_turn()
    assert s.water_of(0) == 0
    assert s.hand_of(0) == ["water_silo"]
    assert s.discard_pile() == []
    s.end_turn()
    assert s.asked == (0, "act")
    assert s.water_of(0) == 3
    assert not s.can(("take_silo",))
    s.junk("water_silo")
    assert s.water_of(0) == 4
    assert "water_silo" not in s.hand_of(0)
    assert s.can(("take_silo",))
    assert s.discard_pile() == []
    s.assert_nothing_pending()
