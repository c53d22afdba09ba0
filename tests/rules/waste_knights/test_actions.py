"""Sections 5 and 15: turns, actions, thread and special actions, pass."""

import pytest

from stolik.games.waste_knights.story.model import Action
from stolik.games.waste_knights.view import TokenAt
from stolik.kernel.errors import NotAnOption
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


@rule("WK-THR-03", "WK-ACT-03", "WK-THR-01")
def test_ex_05_two_thread_actions() -> None:
    wk = Scenario("johnny_taylor")
    wk.shared(parts=2)
    wk.do(("thread", "ask_the_council"))
    wk.do(("choose", 1))
    assert not wk.can(("thread", "ask_the_council"))
    wk.do(("thread", "deliver_the_parts"))
    assert wk.question.kind == "entry"


@rule("WK-THR-03", "WK-ACT-03")
def test_ex_05_the_council_is_asked_once_by_each_knight() -> None:
    wk = Scenario("johnny_taylor")
    wk.do(("thread", "ask_the_council"), ("choose", 1), ("pass",))
    wk.settle()
    assert wk.table.round == 2
    assert not wk.can(("thread", "ask_the_council"))


@rule("WK-TURN-01", "WK-TURN-02", "WK-ACT-02")
def test_ex_06_actions_per_turn() -> None:
    wk = Scenario("zoey_shaw", "logan_harris")
    wk.given(0, space="M80")
    wk.do(("camp",))
    assert not wk.can(("camp",))
    wk.do(("city",), ("done",))
    # Two actions are taken: the explore action is refused. Only equipment may still be arranged (WK-EQ-14).
    assert wk.offered(0) == [("arrange",), ("pass",)]
    with pytest.raises(NotAnOption):
        wk.answer(0, ("explore",))
    wk.do(("pass",))
    assert wk.asked == (1, "act")
    with pytest.raises(Exception, match="not asked"):
        wk.answer(0, ("explore",))


@rule("WK-TURN-01")
def test_a_turn_has_up_to_two_actions() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.explorations("x06")
    wk.do(("explore",), ("accept",), ("gain", "ammo"))
    assert wk.asked == (0, "act")
    wk.do(("camp",))
    wk.settle_until("act")
    assert wk.offered(0) == [("arrange",), ("pass",)]
    wk.do(("pass",))
    assert wk.asked == (1, "act")


@rule("WK-TURN-02", "WK-ACT-02")
@pytest.mark.parametrize("action", ["move", "camp", "explore", "city"])
def test_an_action_is_not_repeated_in_a_turn(action: str) -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("mirage")
    wk.explorations("x06")
    wk.given(0, space="M37" if action == "move" else "M48")
    if action == "move":
        wk.move("M48")
    else:
        wk.do((action,))
        if action == "explore":
            wk.do(("accept",), ("gain", "ammo"))
    wk.settle()
    assert not wk.can((action,))
    reason = wk.match.why_not(0, (action,))
    assert reason is not None
    assert reason.clause == "WK-ACT-02"


@rule("WK-TURN-03")
def test_actions_come_in_any_order() -> None:
    for first, second in (("camp", "explore"), ("explore", "camp")):
        wk = Scenario("johnny_taylor", "logan_harris")
        wk.explorations("x06")
        for action in (first, second):
            wk.do((action,))
            while wk.question.kind not in ("act", "advance"):
                wk.do(("accept",) if wk.can(("accept",)) else ("gain", "ammo") if wk.can(("gain",)) else wk.way_out())
        wk.do(("pass",))
        assert wk.asked == (1, "act")


@rule("WK-TURN-04", "WK-PASS-01", "WK-PASS-02", "WK-RULING-16")
def test_passing_gives_up_all_remaining_actions() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    assert wk.can(("pass",))
    wk.do(("pass",))
    assert wk.asked == (1, "act")


@rule("WK-PASS-02")
def test_passing_after_one_action_gives_up_the_second() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=1)
    wk.do(("camp",), ("done",), ("pass",))
    assert wk.asked == (1, "act")


@rule("WK-TURN-05", "WK-XP-05", "WK-UNC-09")
def test_an_unconscious_knight_takes_due_advances_at_the_end_of_the_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=7, unconscious="concussion", xp=3, due=1)
    wk.do(("pass",))
    assert wk.asked == (0, "advance")
    wk.do(("advance", "dead_eye"))
    assert wk.asked == (1, "act")


@rule("WK-TURN-05")
def test_an_advance_may_wait() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, xp=3, due=1)
    wk.do(("pass",), ("pass",))
    assert (wk.asked, wk.knight(0).due) == ((1, "act"), 1)


@rule("WK-TURN-06", "WK-RULING-17")
def test_elimination_ends_the_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=6, injuries=["concussion", "smashed_knee"], xp=3, due=1)
    wk.explorations("x19")
    wk.do(("explore",), ("accept",))
    assert wk.knight(0).is_eliminated
    assert wk.asked == (1, "act")


@rule("WK-ACT-01")
def test_the_actions_there_are() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=4, wreck="rickety")
    wk.shared(parts=2)
    verbs = {option[0] for option in wk.offered(0)}
    assert verbs == {"camp", "explore", "city", "thread", "special", "arrange", "pass"}


@rule("WK-ACT-03", "WK-SPEC-03")
def test_two_special_actions_of_different_names() -> None:
    wk = Scenario("nelly_thompson", "logan_harris")
    wk.given(0, damage=3, wreck="rickety", advances=["miracle_fix"], cargo=["broken_toolbox"], xp=6)
    wk.do(("special", "overhaul"))
    assert not wk.can(("special", "overhaul"))
    wk.do(("special", "miracle_fix"), ("repair", "broken_toolbox"))
    assert wk.knight(0).cargo == ["toolbox"]
    wk.do(("pass",))
    assert wk.asked == (1, "act")


@rule("WK-ACT-03")
def test_a_thread_and_a_special_action_in_one_turn() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, damage=4, wreck="rickety")
    wk.do(("special", "overhaul"), ("thread", "ask_the_council"), ("choose", 1))
    assert wk.offered(0) == [("arrange",), ("pass",)]
    wk.do(("pass",))
    assert wk.asked == (1, "act")


@rule("WK-ACT-04", "WK-RULING-18")
def test_actions_of_one_name_and_two_kinds_are_different(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = Scenario("johnny_taylor")
    thread = wk.story.threads[0]
    twin = Action("ask_the_council", 77, is_special=True)
    council = next(action for action in thread.actions if action.id == "ask_the_council")
    twin.at, twin.entry = council.at, council.entry
    monkeypatch.setattr(thread, "actions", [*thread.actions, twin])
    wk.do(("thread", "ask_the_council"), ("choose", 1))
    assert wk.can(("special", "ask_the_council"))


@rule("WK-ACT-05", "WK-UNC-03")
def test_an_unconscious_knight_may_only_regain_consciousness() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, wounds=7, unconscious="concussion")
    assert wk.offered(0) == [("special", "regain_consciousness"), ("pass",)]
    reason = wk.match.why_not(0, ("camp",))
    assert reason is not None
    assert reason.clause in ("WK-ACT-05", "WK-UNC-03")


@rule("WK-ACT-06", "WK-RULING-19")
def test_an_action_is_finished_before_the_next() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, damage=1)
    wk.do(("camp",))
    for action in ("move", "explore", "city"):
        assert not wk.can((action,))
    with pytest.raises(NotAnOption):
        wk.do(("explore",))


@rule("WK-THR-01")
def test_a_thread_action_needs_its_place_and_its_requirement() -> None:
    wk = Scenario("johnny_taylor")
    assert wk.can(("thread", "ask_the_council"))
    assert not wk.can(("thread", "deliver_the_parts"))
    assert not wk.can(("thread", "salvage_the_pump_part"))
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M36")
    assert wk.can(("thread", "salvage_the_pump_part"))
    assert not wk.can(("thread", "ask_the_council"))


@rule("WK-THR-02")
def test_tokens_mark_the_spaces_of_thread_actions() -> None:
    wk = Scenario("johnny_taylor")
    assert [wk.tokens_on("challenge", f"site:{site}") for site in (1, 2, 4, 11, 12, 3)] == [1, 1, 1, 1, 1, 0]
    laid = [TokenAt("challenge", space, False) for space in ("M13", "M21", "M36", "M63", "M65")]
    assert wk.seen().tokens == laid


@rule("WK-SPEC-01")
def test_a_special_action_needs_something_that_grants_it() -> None:
    wk = Scenario("nelly_thompson")
    assert not wk.can(("special",))
    wk = Scenario("nelly_thompson")
    wk.given(0, advances=["miracle_fix"], xp=6)
    assert wk.can(("special", "miracle_fix"))
    assert not wk.can(("special", "overhaul"))


@rule("WK-SPEC-02")
def test_rules_of_other_actions_do_not_apply_to_special_actions() -> None:
    wk = Scenario("nelly_thompson")
    wk.given(0, advances=["miracle_fix"], xp=6, cargo=["broken_lucky_bullet"], damage=3, wreck="rickety")
    # Neither the repair cost X nor the wreck matters here.
    wk.do(("special", "miracle_fix"), ("repair", "broken_lucky_bullet"))
    assert wk.knight(0).cargo == ["lucky_bullet"]
