"""Sections 5, 25 and 26: time, threads, entries, goals, and the number of knights."""

from __future__ import annotations

import msgspec
import pytest

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.language import Scope, parse, parse_condition
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import Goal
from stolik.games.waste_knights.story.run import available
from stolik.games.waste_knights.story.threads import leader, resolve_thread_rules, who_resolves
from stolik.games.waste_knights.vocabulary import PER_ROUND, WIN
from stolik.kernel.errors import NotAnOption
from stolik.kernel.match import Match
from stolik.kernel.question import PASS
from stolik.kernel.state import MatchOver
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def pass_round(wk: Scenario) -> None:
    """Everybody passes until the next round."""
    now = wk.table.round
    while not wk.match.over and wk.table.round == now:
        wk.do(PASS if wk.question.kind == "act" else wk.question.options[0])


def sweepstake(*knights: str) -> Scenario:
    return Scenario(*(knights or ("zoey_shaw", "johnny_taylor")), adventure="the_drybay_sweepstake")


def signal(*knights: str) -> Scenario:
    return Scenario(*(knights or ("zoey_shaw", "johnny_taylor")), adventure="ghost_signal")


def reads(wk: Scenario) -> list[str]:
    """The ids of the entries read so far."""
    return [wk.story.entries[number].id for number in wk.table.read]


# Time


@rule("WK-ROUND-03", "WK-ROUND-04", "WK-ROUND-05", "WK-ROUND-07", "WK-ROUND-08")
def test_ex_07_time_limit() -> None:
    wk = Scenario("johnny_taylor")
    shown = [wk.table.time]
    while wk.thread_id() == "A1-T1":
        pass_round(wk)
        shown.append(wk.table.time)
    assert shown == [8, 7, 6, 5, 4, 3, 2, 1, 7]  # in round 9 time expires and entry 109 leads to A1-T2A
    assert wk.table.round == 9
    assert "109" in reads(wk)


@rule("WK-ROUND-04")
def test_a_marker_that_runs_upwards_moves_towards_ten() -> None:
    wk = signal()
    assert wk.table.time == 1
    pass_round(wk)
    assert wk.table.time == 2


@rule("WK-ROUND-08", "WK-RULING-13")
def test_the_marker_stays_when_it_would_leave_the_track() -> None:
    wk = signal()
    wk.thread("A3-T1", time=10, since=1)
    wk.round_begins(5)
    assert wk.match.over
    assert wk.table.time == 10
    assert reads(wk) == ["399"]


@rule("WK-ROUND-05", "WK-ROUND-06", "WK-ADV-04", "WK-ADV-05", "WK-RULING-12", "WK-RULING-91")
def test_ex_08_thread_change_in_mid_round() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", "alinta")
    wk.thread("A1-T1", time=5)
    wk.round(4, active=1, order=[2])
    wk.given(1, space="M48")
    wk.shared(parts=4)
    wk.do(("thread", "deliver_the_parts"), ("choose", 1))
    assert (wk.thread_id(), wk.table.time, wk.table.round) == ("A1-T2A", 7, 4)
    assert wk.asked == (1, "act")  # the turn goes on, one action is used up
    assert not wk.can(("thread", "deliver_the_parts"))
    pass_round(wk)
    assert (wk.table.round, wk.table.time) == (5, 7)
    pass_round(wk)
    assert (wk.table.round, wk.table.time) == (6, 6)


@rule("WK-ROUND-05", "WK-ROUND-06", "WK-ROUND-08", "WK-ROUND-09", "WK-ADV-04")
def test_ex_63_expiry_at_the_start_of_a_round() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.thread("A1-T1", time=1)
    wk.round_begins(9)
    wk.given(0, space="M48")
    wk.given(1, space="M63")
    # Johnny on Pumps discards a resource of his choice by the rule of the new thread.
    assert wk.asked == (0, "lose_resource")
    assert (wk.thread_id(), wk.table.time, wk.variable("debt")) == ("A1-T2A", 7, 1)
    assert (wk.knight(0).meds, wk.knight(0).ammo, wk.knight(1).meds, wk.knight(1).ammo) == (1, 3, 1, 3)
    wk.do(("lose", "fuel"))
    assert (wk.knight(0).fuel, wk.knight(1).fuel) == (1, 2)
    assert (wk.table.round, wk.table.time) == (9, 7)
    while wk.table.round == 9:
        wk.do(PASS)
    assert (wk.table.round, wk.table.time) == (10, 6)


@rule("WK-ROUND-06")
def test_a_thread_that_starts_with_the_goals_of_a_round_has_that_round() -> None:
    wk = sweepstake()
    wk.thread("A2-T2A", time=5)
    wk.round_begins(4)
    wk.own(0, stamps=4)
    assert (wk.thread_id(), wk.table.time, wk.table.round) == ("A2-T3", 6, 4)
    pass_round(wk)
    assert (wk.table.round, wk.table.time) == (5, 5)


@rule("WK-ROUND-03", "WK-ADV-03")
def test_ex_60_time_pushed_back() -> None:
    for before, after in ((5, 6), (10, 10)):
        wk = Scenario("johnny_taylor")
        wk.thread("A1-T3", time=before)
        wk.effect(0, "time(-1)")
        assert wk.table.time == after


@rule("WK-ROUND-03")
def test_time_pushed_back_on_a_marker_that_runs_upwards() -> None:
    for before, after in ((4, 3), (1, 1)):
        wk = signal()
        wk.thread("A3-T2A", time=before)
        wk.effect(0, "time(-1)")
        assert wk.table.time == after


@rule("WK-ROUND-08", "WK-ADV-06")
def test_a_list_goes_on_after_an_expiry_in_its_midst() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T2A", time=1)
    wk.effect(0, "time(1) // xp(2)", ("gain", "fuel"))
    assert (wk.thread_id(), wk.knight(0).xp) == ("A1-T3", 2)


@rule("WK-ROUND-03")
def test_a_thread_that_keeps_the_marker_leaves_it_where_it_is() -> None:
    wk = signal()
    wk.thread("A3-T1", time=6)
    wk.effect(0, "thread(A3-T2A)")
    assert (wk.thread_id(), wk.table.time) == ("A3-T2A", 6)


@rule("WK-ROUND-09", "WK-ROUND-11", "WK-RULING-14")
def test_the_thread_comes_first_at_the_end_of_a_round() -> None:
    wk = sweepstake()
    wk.thread("A2-T3", time=4)
    wk.shared(crossed=1)
    wk.own(1, fame=3)
    wk.do(PASS, PASS)
    assert wk.match.over
    assert reads(wk) == ["236"]
    assert wk.match.result is not None
    assert wk.match.result.places == (2, 1)


# The number of knights


@rule("WK-KNUM-01", "WK-KNUM-03")
def test_ex_56_k_with_an_eliminated_knight() -> None:
    for parts in (4, 5):
        wk = Scenario("johnny_taylor", "zoey_shaw", "alinta", "logan_harris")
        wk.given(3, eliminated=True)
        wk.given(0, space="M48")
        wk.shared(parts=parts)
        assert wk.can(("thread", "deliver_the_parts")) == (parts >= 5)


@rule("WK-KNUM-01", "WK-KNUM-02", "WK-ADV-03")
@pytest.mark.parametrize(("knights", "health"), [(3, 6), (1, 3)])
def test_ex_57_story_enemy_health(knights: int, health: int) -> None:
    wk = Scenario(*("johnny_taylor", "zoey_shaw", "alinta")[:knights])
    wk.thread("A1-T2A", time=7)
    wk.shared(power=2)
    wk.given(0, space="M74")
    wk.bag("tt03")
    wk.do(("thread", "storm_the_plant"), ("choose", 1))
    assert wk.table.foe_health == health


@rule("WK-KNUM-01", "WK-KNUM-02", "WK-ROUND-03", "WK-ADV-04")
@pytest.mark.parametrize(("knights", "time", "wings"), [(3, 6, 5), (2, 6, 4), (1, 6, 3)])
def test_ex_64_gates_and_days_by_number_of_knights(knights: int, time: int, wings: int) -> None:
    wk = Scenario(*("johnny_taylor", "zoey_shaw", "alinta")[:knights])
    wk.effect(0, "thread(A1-T3)", *[("gain", "ammo")] * knights)
    assert wk.table.time == time
    assert [wk.tokens_on("challenge", space) for space in ("M74", "M28", "M40")] == [2, 2, 2]
    for gates in (wings - 1, wings):
        won = Scenario(*("johnny_taylor", "zoey_shaw", "alinta")[:knights])
        won.thread("A1-T3", time=4)
        won.shared(gates=gates)
        won.do(("camp",))
        won.settle()
        assert won.match.over == (gates == wings)


# Threads


@rule("WK-ADV-01", "WK-ENTRY-03", "WK-RULING-93")
def test_ex_59_secret_vote() -> None:
    wk = signal()
    wk.shared(traces=3)
    wk.do(("camp",), ("done",))
    assert [question.seat for question in wk.match.questions] == [0, 1]
    wk.answer(1, ("choose", 2))
    wk.answer(0, ("choose", 1))
    assert wk.question.options == [("choose", 1)]  # count 1 >= count 1: the hunters
    wk.do(("choose", 1))
    assert wk.thread_id() == "A3-T2A"
    assert [wk.variable("faction", knight) for knight in (0, 1)] == [1, 2]
    told = str(wk.match.lines(None))
    assert "voted" in told
    assert "faction" not in told
    for seat in (0, 1, None):
        assert ["faction" in own for own in wk.seen(seat).story.own] == [seat == 0, seat == 1]


@rule("WK-ADV-01", "WK-ADV-04")
def test_a_new_thread_clears_the_board_and_lays_out_its_own_setup() -> None:
    wk = Scenario("johnny_taylor")
    assert wk.tokens_on("challenge", "site:1") == 1
    wk.effect(0, "thread(A1-T2A)")
    assert wk.thread_id() == "A1-T2A"
    assert wk.tokens_on("challenge", "site:1") == 0
    assert (wk.tokens_on("thread", "site:2"), wk.tokens_on("challenge", "site:3")) == (1, 1)
    assert reads(wk)[-1] == "120"


@rule("WK-ADV-02", "WK-SETUP-01")
def test_the_introduction_is_read_before_the_first_round() -> None:
    match = Match.start("waste_knights", 1, seed=1, options={"setup": "quick"})
    while match.questions[0].kind != "act":
        match.answer(0, match.questions[0].options[0])
    told = [str(line["event"]) for line in match.lines(0)]
    assert told.index("read") < told.index("thread_began") < told.index("round_began")
    assert [line["entry"] for line in match.lines(0) if line["event"] == "read"] == ["A1-100", "A1-101"]
    state = match.state
    assert isinstance(state, Board)
    assert state.res[0] == 3  # the introduction gives 1 Fuel


@rule("WK-ADV-03", "WK-THR-02")
def test_a_thread_says_what_can_be_done_where() -> None:
    vault = Scenario("johnny_taylor")
    vault.given(0, space="M13")
    assert vault.can(("thread", "salvage_the_pump_part"))
    elsewhere = Scenario("johnny_taylor")
    elsewhere.given(0, space="M12")
    assert not elsewhere.can(("thread", "salvage_the_pump_part"))
    reason = elsewhere.match.why_not(0, ("thread", "salvage_the_pump_part"))
    assert reason is not None
    assert reason.clause == "WK-THR-01"


@rule("WK-ADV-06", "WK-RULING-92")
def test_goals_are_checked_after_an_action_and_not_within_it() -> None:
    wk = sweepstake()
    wk.thread("A2-T2A", time=5)
    wk.given(0, space="M48")
    wk.own(0, stamps=3)
    wk.do(("thread", "stamp_the_card"))
    assert (wk.variable("stamps", 0), wk.thread_id()) == (4, "A2-T2A")
    wk.do(("choose", 3))
    assert wk.thread_id() == "A2-T3"


@rule("WK-ADV-06")
def test_goals_are_checked_after_the_effects_that_start_a_round() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=5)
    wk.shared(gates=3)
    wk.round_begins(4)
    assert wk.match.over
    assert reads(wk) == ["148"]


@rule("WK-ADV-07")
def test_the_first_goal_that_holds_is_resolved() -> None:
    wk = signal()
    wk.thread("A3-T3B", time=5)
    wk.own(0, faction=2)
    wk.own(1, faction=1)
    wk.shared(uploads=3, cuts=2)
    wk.do(("camp",))
    wk.settle()
    assert wk.match.over
    assert reads(wk) == ["398"]


@rule("WK-ADV-07")
def test_a_loss_by_time_comes_before_a_goal_of_the_same_moment() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=1)
    wk.shared(gates=3)
    wk.round_begins(9)
    assert wk.match.result is not None
    assert reads(wk) == ["149"]
    assert wk.match.result.places == (2,)


@rule("WK-ADV-07", "WK-RULING-92")
@pytest.mark.parametrize(("power", "debt", "read"), [(1, 0, ["148"]), (0, 1, ["149"]), (1, 1, ["149"])])
def test_of_a_won_and_a_lost_goal_in_one_check_the_loss_applies(
    monkeypatch: pytest.MonkeyPatch, power: int, debt: int, read: list[str]
) -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=5)
    won = wk.story.threads[3].goals[0]
    lost = wk.story.threads[3].expire
    scope = Scope()
    scope.shared = {name: number for number, name in enumerate(wk.story.shared_names)}
    goals = [
        Goal(parse_condition("var.power>=1", scope), won.fx, is_secret=False),
        Goal(parse_condition("var.debt>=1", scope), lost, is_secret=False),
    ]
    monkeypatch.setattr(wk.story.threads[3], "goals", goals)
    wk.shared(power=power, debt=debt)
    wk.do(("camp",))
    wk.settle()
    assert reads(wk) == read


@rule("WK-ADV-08", "WK-RULING-102")
def test_nothing_is_resolved_after_the_end() -> None:
    wk = Scenario("johnny_taylor")
    with pytest.raises(MatchOver):
        wk.effect(0, "xp(1) // lose_game(all) // xp(1)")
    assert wk.knight(0).xp == 1


# Entries


@rule("WK-ENTRY-01", "WK-ENTRY-02")
def test_an_entry_is_read_aloud_to_the_knight_who_caused_it() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.given(0, space="M48")
    wk.do(("thread", "ask_the_council"))
    (line,) = wk.events("read")
    assert (line["entry"], line["knight"], line["reader"]) == ("A1-107", "johnny_taylor", 1)
    assert (line["title_en"], line["title_pl"], line["title_uk"]) == ("The Council of Pumps", "Rada Pomp", "Рада Помп")
    assert wk.asked == (0, "entry")
    wk.do(("choose", 2))
    assert (wk.knight(0).ammo, wk.knight(1).ammo) == (4, 2)


@rule("WK-ENTRY-02", "WK-ADV-03")
def test_ex_58_who_decides() -> None:
    wk = sweepstake()
    wk.own(0, fame=5)
    wk.own(1, fame=5)
    wk.given(0, xp=4)
    wk.given(1, xp=6)
    wk.thread("A2-T1", time=1)
    wk.round_begins(6)
    assert leader(wk.table, 0) == 1
    assert wk.asked == (1, "entry")
    wk.do(("choose", 2))
    assert wk.thread_id() == "A2-T2B"


@rule("WK-ENTRY-02")
@pytest.mark.parametrize(
    ("fame", "xp", "fuel", "decides"),
    [
        ((1, 2), (5, 0), (2, 2), 1),
        ((2, 2), (0, 1), (2, 0), 1),
        ((2, 2), (1, 1), (1, 2), 1),
        ((2, 2), (1, 1), (2, 2), 0),
    ],
)
def test_ties_for_the_lead(fame: tuple[int, int], xp: tuple[int, int], fuel: tuple[int, int], decides: int) -> None:
    wk = sweepstake()
    for knight in (0, 1):
        wk.own(knight, fame=fame[knight])
        wk.given(knight, xp=xp[knight], fuel=fuel[knight])
    assert leader(wk.table, 0) == decides


@rule("WK-ENTRY-03")
def test_a_choice_whose_cost_or_requirement_cannot_be_met_is_not_available() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M21", fuel=1, ammo=0, meds=0)
    wk.do(("thread", "salvage_the_pump_part"))
    assert wk.question.options == [("choose", 1), ("choose", 3)]  # buying costs 2 resources
    with pytest.raises(NotAnOption):
        wk.do(("choose", 2))


@rule("WK-ENTRY-03")
def test_exactly_enough_makes_a_choice_available() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M21", fuel=1, ammo=1, meds=0)
    wk.do(("thread", "salvage_the_pump_part"))
    assert ("choose", 2) in wk.question.options


@rule("WK-ENTRY-03")
def test_a_wreck_cannot_pay_with_damage() -> None:
    for wreck, offered in (("", True), ("rickety", False)):
        wk = Scenario("johnny_taylor")
        wk.given(0, space="M13")
        if wreck:
            wk.given(0, wreck=wreck, damage=4)
        wk.do(("thread", "salvage_the_pump_part"))
        assert (("choose", 3) in wk.question.options) == offered


@rule("WK-ENTRY-03", "WK-RULING-93")
def test_without_an_available_choice_the_default_applies() -> None:
    wk = sweepstake()
    number = next(at for at, entry in enumerate(wk.story.entries) if entry.id == "232")
    entry = wk.story.entries[number]
    assert entry.default
    wk.shared(crossed=9)
    assert available(wk.table, 0, entry) == [("choose", 4)]
    wk.table.shared[0] = 0
    assert available(wk.table, 0, entry) == []


@rule("WK-ENTRY-04")
def test_what_follows_a_choice_is_not_shown_before() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48")
    wk.do(("thread", "ask_the_council"))
    seen = msgspec.json.encode(wk.match.view(0)).decode()
    assert "Ask for fuel." in seen
    for secret in ("gain(", "var.debt", "pass", "Two Roads to Water"):
        assert secret not in seen


@rule("WK-TURN-06", "WK-ENTRY-05", "WK-FAULT-03")
def test_a_knight_whom_the_cost_of_a_choice_eliminates_gets_nothing_for_it() -> None:
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, space="M13", damage=2, faults=["rickety", "bent_axle"])
    wk.do(("thread", "salvage_the_pump_part"), ("choose", 3))
    assert wk.knight(0).is_eliminated
    assert (wk.variable("parts"), wk.tokens_on("challenge", "site:1")) == (0, 1)
    assert wk.asked == (1, "act")


@rule("WK-ENTRY-05", "WK-RULING-94")
def test_a_knight_who_collapses_stops_resolving_the_entry() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=5)
    wk.given(0, space="M40", wounds=5)
    wk.do(("thread", "open_the_gate"), ("choose", 3))
    # Two radiation and two wounds: unconscious before the token is claimed.
    assert wk.knight(0).rad == 2
    assert wk.table.unconscious[0] != NOTHING
    assert (wk.variable("gates"), wk.tokens_on("challenge", "M40")) == (0, 2)


@rule("WK-ENTRY-05")
def test_who_stands_resolves_the_whole_list() -> None:
    wk = Scenario("johnny_taylor")
    wk.thread("A1-T3", time=5)
    wk.given(0, space="M40", wounds=4)
    wk.do(("thread", "open_the_gate"), ("choose", 3))
    assert (wk.variable("gates"), wk.tokens_on("challenge", "M40")) == (1, 1)


@rule("WK-ENTRY-05")
@pytest.mark.parametrize(("blow", "parts"), [("W=S G=S G=S", 1), ("W=- G=S G=S", 0)])
def test_the_list_for_having_won_is_resolved_even_by_a_fallen_knight(blow: str, parts: int) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M63", wounds=6, armour="")
    wk.rolls("W=S G=- G=-", blow)
    wk.do(("thread", "salvage_the_pump_part"), ("choose", 2), ("arm", "knife"))
    assert wk.table.unconscious[0] != NOTHING
    assert (wk.variable("parts"), wk.tokens_on("challenge", "M63")) == (parts, 1 - parts)


@rule("WK-ENTRY-06", "WK-RULING-104")
def test_another_knight_decides_for_one_who_is_out() -> None:
    wk = sweepstake("zoey_shaw", "johnny_taylor", "alinta")
    wk.own(1, fame=5)
    wk.given(1, unconscious="broken_arm", wounds=7)
    wk.thread("A2-T1", time=1)
    wk.round_begins(6)
    assert wk.asked == (2, "entry")  # the next conscious knight in turn order


@rule("WK-ENTRY-06")
def test_if_nobody_is_conscious_the_named_knight_decides() -> None:
    wk = sweepstake()
    wk.own(1, fame=5)
    wk.given(0, unconscious="broken_arm", wounds=7)
    wk.given(1, unconscious="concussion", wounds=7)
    wk.thread("A2-T1", time=1)
    wk.round_begins(6)
    assert wk.asked == (1, "entry")


@rule("WK-ENTRY-06")
def test_if_the_named_knight_is_eliminated_the_next_remaining_one_decides() -> None:
    wk = sweepstake("zoey_shaw", "johnny_taylor", "alinta")
    wk.given(0, eliminated=True)
    wk.given(1, unconscious="broken_arm", wounds=7)
    wk.given(2, unconscious="concussion", wounds=6)
    wk.round(5, active=1, first=1)
    assert who_resolves(wk.table, 0) == 1


# Verbs of adventures


@rule("WK-COMP-13", "WK-COMP-12")
def test_no_more_tokens_are_placed_than_there_are() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, claimed=["challenge"] * 4)
    wk.effect(0, "place(challenge,site:6,9)")
    assert wk.tokens_on("challenge", "site:6") == 12 - 5 - 4
    wk.effect(0, "place(general,site:6,25)")
    assert wk.tokens_on("general", "site:6") == 25


@rule("WK-ADV-03")
def test_variables_never_fall_below_zero() -> None:
    wk = Scenario("johnny_taylor")
    wk.shared(debt=1)
    wk.effect(0, "add(var.debt,-3) // set(my.barrel,1) // add(my.barrel,1)")
    assert (wk.variable("debt"), wk.variable("barrel", 0)) == (0, 2)


@rule("WK-ADV-03")
def test_tokens_are_claimed_and_removed_from_the_own_space() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M13")
    wk.effect(0, "claim(challenge) // claim(challenge)")
    assert (wk.tokens_on("challenge", "M13"), wk.table.claimed[0]) == (0, (0,))
    wk.effect(0, "place(thread,here,3) // remove(thread,here,2) // remove(thread,site:3,2)")
    assert wk.tokens_on("thread", "M13") == 1


@rule("WK-ADV-03", "WK-UNC-04")
def test_effects_on_several_knights_reach_the_conscious_ones() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", "alinta")
    wk.given(0, space="M48")
    wk.given(1, space="M48")
    wk.given(2, space="M48", unconscious="broken_arm", wounds=6)
    wk.effect(0, "each_knight(xp(1)) // other_knights(xp(2)) // knights_at(city:Pumps,gain(ammo,1))")
    assert [wk.knight(me).xp for me in (0, 1, 2)] == [1, 3, 0]
    assert [wk.knight(me).ammo for me in (0, 1, 2)] == [3, 3, 2]


@rule("WK-MOVE-20")
def test_a_figure_that_is_placed_resolves_no_hazard_and_draws_no_card() -> None:
    wk = Scenario("johnny_taylor")
    wk.effect(0, "move_to(space:M47)")
    assert (wk.knight(0).space, wk.knight(0).rad, wk.card()) == ("M47", 0, "")


@rule("WK-SETUP-03", "WK-SHARE-05")
def test_special_cards_change_hands_by_effects_only() -> None:
    wk = sweepstake()
    wk.own(1, fame=2)
    wk.effect(0, "special(4)")
    assert wk.table.special_at[3] == 0
    assert wk.knight(0).fuel == 4 or wk.stat(0, "tank") < 4  # on gaining: 2 Fuel
    wk.effect(1, "special(4)")
    assert wk.table.special_at[3] == 0  # it is not in the deck any more
    wk.effect(0, "give_special(6,leader(my.fame))")
    assert wk.table.special_at[5] == 1


@rule("WK-SETUP-03")
def test_special_cards_of_other_adventures_stay_in_the_deck() -> None:
    wk = sweepstake()
    assert [number + 1 for number, at in enumerate(wk.table.special_at) if at == -1] == [4, 5, 6]


@rule("WK-ADV-03", "WK-ELIM-01")
def test_final_scores_count_before_winners_are_compared() -> None:
    wk = sweepstake()
    wk.own(0, fame=3)
    wk.own(1, fame=4)
    wk.given(0, specials=[6])
    wk.thread("A2-T3", time=1)
    wk.round_begins(9)
    result = wk.match.result
    assert result is not None
    assert (result.places, result.points) == ((1, 2), (5, 4))


@rule("WK-ELIM-01", "WK-ADV-03")
def test_an_eliminated_knight_does_not_win_with_the_others() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.given(1, eliminated=True)
    wk.thread("A1-T3", time=5)
    wk.shared(gates=4)
    wk.round_begins(3)
    assert wk.match.result is not None
    assert wk.match.result.places == (1, 2)


# Contests and duels


@rule("WK-SHARE-10", "WK-ENTRY-03")
def test_knights_meet_only_where_an_adventure_lets_them() -> None:
    for other, possible in (("M80", True), ("M79", False)):
        wk = sweepstake()
        wk.thread("A2-T2B", time=5)
        wk.given(1, space=other)
        assert wk.can(("thread", "run_them_off_the_road")) == possible


@pytest.mark.parametrize(("theirs", "fame"), [("W=S G=-", (4, 1)), ("W=S G=S", (3, 2)), ("W=- G=-", (4, 1))])
@rule("WK-TEST-03")
def test_in_a_contest_more_successes_win_and_a_tie_is_the_opponents(theirs: str, fame: tuple[int, int]) -> None:
    wk = sweepstake()
    wk.thread("A2-T2B", time=5)
    wk.own(0, fame=3)
    wk.own(1, fame=2)
    wk.rolls("W=S G=S", theirs)
    wk.do(("thread", "run_them_off_the_road"), ("choose", 1))
    wk.settle()
    assert (wk.variable("fame", 0), wk.variable("fame", 1)) == fame
    assert (wk.knight(0).damage, wk.knight(1).damage) == ((0, 2) if fame[0] == 4 else (2, 0))


@rule("WK-TEST-03")
def test_the_gearstick_is_snatched_from_the_opponent() -> None:
    wk = sweepstake()
    wk.thread("A2-T3", time=5)
    wk.given(1, specials=[6])
    wk.rolls("G=S", "W=- G=-")
    wk.do(("thread", "wreck_the_leader"), ("choose", 2))
    wk.settle()
    assert wk.table.special_at[5] == 0


# Encounters


@rule("WK-ENC-01", "WK-ENC-02")
def test_a_letter_is_looked_up_in_the_table_of_the_current_thread() -> None:
    for thread, entry in (("A1-T1", "111"), ("A1-T2A", "125"), ("A1-T3", "146")):
        wk = Scenario("johnny_taylor")
        wk.thread(thread, time=5)
        wk.given(0, space="M48")
        wk.wasteland("voices_on_the_radio")
        wk.move("M37")
        wk.settle_until("entry")
        assert reads(wk) == [entry]


@rule("WK-ADV-03", "WK-ROUND-10")
@pytest.mark.parametrize(("limit", "fame"), [("", [4, 0]), ("[1/round]", [2, 0]), ("[1/thread]", [1, 0])])
def test_a_rule_of_a_thread_keeps_its_limit(monkeypatch: pytest.MonkeyPatch, limit: str, fame: list[int]) -> None:
    wk = sweepstake()
    wk.thread("A2-T2B")
    thread = wk.story.threads[2]
    scope = Scope()
    scope.own = {name: number for number, name in enumerate(wk.story.own_names)}
    on = thread.on.copy()
    on[WIN] = parse(f"win: {limit} add(my.fame,1)", scope)
    monkeypatch.setattr(thread, "on", on)
    assert wk.thread_id() == "A2-T2B"
    for _ in range(2):
        wk.table.used[PER_ROUND] = ()  # a new round
        for _ in range(2):
            for _ in resolve_thread_rules(wk.table, 0, WIN):
                pass
    assert [wk.variable("fame", knight) for knight in (0, 1)] == fame
