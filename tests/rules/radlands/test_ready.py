"""Chapter 7: ready and not ready."""

import pytest

from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario


@pytest.fixture(params=["ua-v1", "pl-v1", "ua-v2", "pl-v2"])
def s(request: pytest.FixtureRequest) -> Scenario:
    return Scenario(*request.param.split("-"))


# RAD-READY-01, -02


@rule("RAD-READY-01")
@pytest.mark.parametrize(("mark", "is_ready"), [("", True), ("(d)", True), ("(x)", False)])
def test_a_camp_is_ready_unless_it_is_destroyed(s: Scenario, mark: str, is_ready: bool) -> None:
    s.column(0, 1, f"railgun{mark}")
    assert s.ready(0, 1) == is_ready
    assert s.can(("use", "railgun")) == is_ready


@rule("RAD-READY-01")
@pytest.mark.parametrize("mark", ["", "(d)"])
def test_a_camp_is_not_ready_after_one_of_its_abilities_was_used_this_turn(s: Scenario, mark: str) -> None:
    s.column(0, 1, f"railgun{mark}")
    s.water(0, 6)
    s.use("railgun")
    s.hit("reactor")
    assert not s.ready(0, 1)
    assert not s.can(("use", "railgun"))
    assert s.ready(0, 2)
    assert s.can(("use", "garage"))
    s.end_turn()
    assert s.ready(0, 1)


@rule("RAD-READY-01")
def test_a_camp_that_was_damaged_this_turn_is_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard | -")
    s.water(0, 6)
    s.use("vanguard")
    s.hit("reactor")
    s.hit("garage")
    assert s.show(0, 2) == "garage(d)"
    assert s.ready(0, 2)
    assert s.can(("use", "garage"))


@rule("RAD-READY-02")
def test_a_damaged_camp_uses_its_ability(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    assert s.ready(0, 1)
    s.use("railgun")
    s.hit("reactor")
    assert s.show(1, 1) == "reactor(d)"
    assert s.show(0, 1) == "railgun(d)"
    s.assert_nothing_pending()


# RAD-READY-03


@rule("RAD-READY-03")
def test_a_person_for_whom_nothing_speaks_against_it_is_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper | -")
    assert s.ready(0, 1, 1)
    assert s.can(("use", "sniper"))


@rule("RAD-READY-03")
def test_a_person_that_was_played_this_turn_is_not_ready(s: Scenario) -> None:
    s.hand(0, "muse")
    s.play("muse", 1)
    assert not s.ready(0, 1, 1)
    assert not s.can(("use", "muse"))


@rule("RAD-READY-03")
def test_a_person_that_entered_play_otherwise_this_turn_is_not_ready(s: Scenario) -> None:
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 1, "front"))
    assert not s.ready(0, 1, 1)
    s.end_turn()
    assert s.ready(0, 1, 1)


@rule("RAD-READY-03")
def test_a_person_that_was_restored_this_turn_is_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse(d) | -")
    s.hand(0, "sniper")
    s.junk("sniper")
    s.hit("muse")
    assert s.show(0, 1) == "railgun | muse(n) | -"
    assert not s.can(("use", "muse"))


@rule("RAD-READY-03")
def test_a_person_whose_ability_was_used_this_turn_is_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.use("muse")
    assert not s.ready(0, 1, 1)
    assert not s.can(("use", "muse"))


@rule("RAD-READY-03")
def test_a_damaged_person_is_not_ready_in_any_turn(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse(d) | -")
    for _ in range(2):
        assert not s.ready(0, 1, 1)
        assert not s.can(("use", "muse"))
        s.end_turn()
        s.end_turn()


@rule("RAD-READY-03")
def test_a_person_that_only_changed_its_place_stays_ready(s: Scenario) -> None:
    s.column(0, 1, "mulcher | muse | sniper")
    s.use("mulcher")
    s.hit("muse")
    assert s.show(0, 1) == "mulcher(n) | sniper | -"
    assert s.can(("use", "sniper", 1, 1, 1))


# RAD-READY-04


@rule("RAD-READY-04")
def test_a_card_that_was_used_or_played_is_marked_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | muse | -")
    s.hand(0, "scout")
    s.use("muse")
    s.play("scout", 2)
    s.use("railgun")
    s.hit("reactor")
    assert (s.show(0, 1), s.show(0, 2)) == ("railgun(n) | muse(n) | -", "garage | scout(n) | -")


@rule("RAD-READY-04")
def test_a_trait_may_say_that_a_used_card_stays_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | vera_vosh | muse")
    s.use("muse")
    assert s.ready(0, 1, 2)
    s.use("muse")
    assert not s.ready(0, 1, 2)
    assert s.water_of(0) == 5


@rule("RAD-READY-04")
def test_a_trait_may_say_that_a_played_person_is_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze | -")
    s.hand(0, "sniper")
    s.play("sniper", 2)
    assert s.ready(0, 2, 1)
    assert s.can(("use", "sniper"))


@rule("RAD-READY-04")
def test_a_card_may_say_of_itself_that_it_enters_play_ready(s: Scenario) -> None:
    s.hand(0, "rescue_team")
    s.play("rescue_team", 2)
    assert s.ready(0, 2, 1)
    assert s.can(("use", "rescue_team"))


@rule("RAD-READY-04")
def test_an_ability_may_say_that_a_restored_person_is_ready(s: Scenario) -> None:
    s.column(0, 1, "atomic_garden | muse(d) | -")
    s.use("atomic_garden")
    s.hit("muse")
    assert s.show(0, 1) == "atomic_garden(n) | muse | -"
    assert s.can(("use", "muse"))


# RAD-READY-05, -06


@rule("RAD-READY-05")
def test_a_person_that_is_undamaged_again_is_ready_only_in_a_later_turn(s: Scenario) -> None:
    s.column(0, 1, "railgun | sniper(d) | -")
    s.column(0, 2, "garage | repair_bot | -")
    s.water(0, 6)
    s.use("repair_bot")
    s.hit("sniper")
    assert s.show(0, 1) == "railgun | sniper(n) | -"
    assert not s.can(("use", "sniper"))
    s.end_turn()
    s.end_turn()
    assert s.can(("use", "sniper"))


@rule("RAD-READY-05")
def test_a_person_damaged_and_restored_in_one_turn_is_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | vanguard | -")
    s.column(0, 2, "garage | muse | -")
    s.hand(0, "sniper")
    s.use("vanguard")
    s.hit("reactor")
    s.hit("muse")
    assert s.show(0, 2) == "garage | muse(d) | -"
    s.junk("sniper")
    s.hit("muse")
    assert s.show(0, 2) == "garage | muse(n) | -"
    assert not s.can(("use", "muse"))


@rule("RAD-READY-06")
def test_a_ready_camp_is_ready_after_it_is_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.hand(0, "sniper")
    s.junk("sniper")
    s.hit("railgun")
    assert s.show(0, 1) == "railgun"
    assert s.can(("use", "railgun"))


@rule("RAD-READY-06")
def test_a_used_camp_is_not_ready_after_it_is_restored(s: Scenario) -> None:
    s.column(0, 1, "railgun(d)")
    s.hand(0, "sniper")
    s.water(0, 6)
    s.use("railgun")
    s.hit("reactor")
    s.junk("sniper")
    s.hit("railgun")
    assert s.show(0, 1) == "railgun(n)"
    assert not s.can(("use", "railgun"))


# RAD-READY-07, -08


@rule("RAD-READY-07")
def test_a_gained_punk_is_not_ready_this_turn_and_ready_in_the_next(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky | -")
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 2, "front"))
    assert not s.ready(0, 2, 1)
    assert not s.can(("use", "punk"))
    s.end_turn()
    s.end_turn()
    assert s.ready(0, 2, 1)
    assert s.can(("use", "punk"))


@rule("RAD-READY-07")
def test_a_punk_whose_ability_was_used_is_not_ready(s: Scenario) -> None:
    s.column(0, 1, "railgun | argo_yesky | -")
    s.column(0, 2, "garage | punk | punk")
    s.use("punk", 3, row=1)
    s.hit("reactor")
    assert not s.can(("use", "punk", 2, 1))
    assert s.can(("use", "punk", 2, 2))
    s.assert_nothing_pending()


@rule("RAD-READY-07")
def test_a_punk_enters_play_ready_where_a_trait_says_so(s: Scenario) -> None:
    s.column(0, 1, "railgun | karli_blaze | -")
    s.hand(0, "magnus_karv")
    s.junk("magnus_karv")
    s.answer(0, ("punk", 2, "front"))
    assert s.ready(0, 2, 1)


@rule("RAD-READY-08")
def test_not_ready_people_protect(s: Scenario) -> None:
    s.column(1, 1, "reactor | scout | muse(n)")
    s.column(1, 2, "cannon | punk(n) | -")
    s.use("railgun")
    assert s.targets() == ["muse", "punk", "victory_totem"]


@rule("RAD-READY-08")
@pytest.mark.parametrize(
    ("people", "can_use"),
    [("scout(n) | -", True), ("scout(n) | muse(n)", False)],
)
def test_not_ready_people_count_as_people(s: Scenario, people: str, can_use: bool) -> None:
    s.column(0, 1, f"arcade | {people}")
    assert s.can(("use", "arcade")) == can_use


@rule("RAD-READY-08")
def test_not_ready_people_are_destroyed_where_a_person_is_demanded(s: Scenario) -> None:
    s.column(0, 1, "mulcher | scout(n) | -")
    s.deck_top("strafe")
    s.use("mulcher")
    assert s.show(0, 1) == "mulcher(n)"
    assert s.hand_of(0) == ["strafe"]
    s.assert_nothing_pending()


@rule("RAD-READY-08")
@pytest.mark.parametrize(("mark", "can_use"), [("", True), ("(n)", False)])
def test_readiness_matters_for_a_text_that_names_it(s: Scenario, mark: str, can_use: bool) -> None:
    s.column(0, 1, f"railgun | mimic | sniper{mark}")
    assert s.can(("use", "mimic")) == can_use


@rule("RAD-READY-08")
def test_readiness_does_not_matter_for_a_text_that_does_not_name_it(s: Scenario) -> None:
    s.column(0, 1, "railgun | mimic | -")
    s.column(1, 1, "reactor | sniper(n) | -")
    assert s.can(("use", "mimic"))
