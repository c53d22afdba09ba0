"""Situations in which two or three clauses meet; what must come of them follows from the clauses alone."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@rule("RAD-EVENT-07", "RAD-RAID-06", "RAD-FAQ-OMEN-CLOCK-03", "RAD-FAQ-OMEN-CLOCK-04")
def test_whoever_hurries_the_opponents_raiders_loses_by_it() -> None:
    s = Scenario()
    s.column(0, 1, "omen_clock | scout | -")
    s.queue(1, "raiders")
    s.use("omen_clock")
    assert s.asked == (0, "raided")
    s.hit("omen_clock")
    assert s.show(0, 1) == "omen_clock(d) | scout | -"
    assert s.queue_of(1) == (None, None, None)


@rule("RAD-RULING-62", "RAD-EFF-PUNK-04", "RAD-EVENT-07", "RAD-FAQ-NEST-OF-SPIES-01")
def test_punks_of_an_uprising_hurried_by_the_omen_clock_count_for_the_nest() -> None:
    for gained, may in ((2, True), (1, False)):
        s = Scenario()
        s.column(0, 1, "omen_clock")
        s.column(0, 2, "nest_of_spies")
        s.queue(0, "uprising")
        s.use("omen_clock")
        for number in range(3):
            s.answer(0, ("punk", 1, "front") if number < gained else ("pass",))
        assert s.can(("use", "nest_of_spies", 2, 0, 1)) == may


@rule("RAD-RULING-29", "RAD-FAQ-RESCUE-TEAM-01", "RAD-RULING-26")
def test_a_rescue_team_escapes_the_adrenaline_lab() -> None:
    s = Scenario()
    s.column(0, 1, "adrenaline_lab | rescue_team(d) | -")
    s.use("adrenaline_lab")
    assert (s.hand_of(0), s.discard_pile()) == (["rescue_team"], [])
    s.play("rescue_team", 1)
    assert s.ready(0, 1, 1)


@rule("RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05", "RAD-RULING-40", "RAD-RULING-64")
@pytest.mark.parametrize("edition", ["ua", "pl"])
def test_a_mutant_in_the_adrenaline_lab_restores_itself_by_the_older_rules_only(edition: str) -> None:
    """Restored it is damaged again by its own ability, and the lab destroys it all the same."""
    s = Scenario(edition)
    s.column(0, 1, "adrenaline_lab | mutant(d) | -")
    s.use("adrenaline_lab")
    s.answer(0, ("restore",))
    if edition == "pl":
        assert s.asked == (0, "restore")
        s.hit("mutant")
    assert s.discard_pile() == ["mutant"]
    s.assert_nothing_pending()


@rule("RAD-RULING-36", "RAD-RULING-37", "RAD-RAID-07", "RAD-RAID-01")
def test_with_zeto_the_second_raid_of_a_turn_goes_to_the_queue() -> None:
    s = Scenario()
    s.column(0, 1, "railgun | zeto_khan | -")
    s.hand(0, "assassin", "holdout")
    s.junk("assassin")
    assert s.asked == (1, "raided")
    s.hit("cannon")
    s.junk("holdout")
    assert s.queue_of(0) == (None, "raiders", None)


@rule("RAD-RULING-07", "RAD-RULING-27", "RAD-ACT-PLAY-PERSON-07")
def test_without_water_a_holdout_takes_a_place_before_a_destroyed_camp_only() -> None:
    s = Scenario()
    s.water(0, 0)
    s.hand(0, "holdout")
    s.column(0, 1, "railgun | scout | muse")
    s.column(0, 2, "garage(x) | sniper | gunner")
    s.column(0, 3, "supply_depot | looter | mutant")
    s.answer(0, ("announce", "holdout"))
    assert sorted(s.slots()) == [(0, 2, 1), (0, 2, 2)]


@rule("RAD-RULING-22", "RAD-RULING-30", "RAD-FAQ-VANGUARD-01", "RAD-EFF-DAMAGE-02")
def test_a_vanguard_by_parachute_is_hit_twice() -> None:
    """By the opponent, whom its ability lets strike back, and by the landing."""
    s = Scenario()
    s.column(0, 1, "parachute_base")
    s.column(1, 1, "reactor | scout | -")
    s.hand(0, "vanguard")
    s.use("parachute_base")
    s.answer(0, ("drop", "vanguard", 1, "front"))
    s.answer(0, ("pass",))
    s.hit("cannon")
    assert s.asked == (1, "damage")
    s.hit("vanguard")
    assert s.discard_pile() == ["vanguard"]
    s.assert_nothing_pending()


@rule("RAD-RULING-31", "RAD-FAQ-ARGO-02", "RAD-RULING-65")
def test_a_mimic_copies_what_argo_lends_to_an_enemy_punk() -> None:
    s = Scenario()
    s.water(0, 1)
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | argo_yesky | -")
    s.column(1, 2, "cannon | punk | -")
    s.use("mimic")
    assert {place[1:] for place in s.slots()} == {(1, 1), (2, 1)}
