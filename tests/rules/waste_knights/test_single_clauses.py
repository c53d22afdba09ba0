"""Clauses that other tests prove only beside several more, each on its own."""

import pytest

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import FOES
from stolik.games.waste_knights.language import parse
from stolik.games.waste_knights.vocabulary import ASSAULT
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def pass_round(wk: Scenario) -> None:
    """Everybody passes until the next round has begun."""
    now = wk.table.round
    while wk.table.round == now:
        wk.do(("pass",))


@rule("WK-ROUND-05", "WK-RULING-12")
def test_the_time_marker_stays_in_the_first_complete_round_of_a_thread() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", "alinta")
    wk.thread("A1-T1", time=5)
    wk.round(4, active=1, order=[2])
    wk.given(1, space="M48")
    wk.shared(parts=4)
    wk.do(("thread", "deliver_the_parts"), ("choose", 1))  # in the middle of round 4 a new thread begins
    begun = wk.table.time
    pass_round(wk)
    assert (wk.table.round, wk.table.time) == (5, begun)
    pass_round(wk)
    assert (wk.table.round, wk.table.time) == (6, begun - 1)


@rule("WK-ADV-05", "WK-RULING-91")
def test_a_turn_goes_on_under_the_new_thread_with_the_action_used_up() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", "alinta")
    wk.thread("A1-T1", time=5)
    wk.round(4, active=1, order=[2])
    wk.given(1, space="M48")
    wk.shared(parts=4)
    wk.do(("thread", "deliver_the_parts"), ("choose", 1))
    assert (wk.thread_id(), wk.asked) == ("A1-T2A", (1, "act"))
    assert not any(option[0] == "thread" for option in wk.offered(1))
    assert wk.can(("camp",))


@rule("WK-WASTE-05")
def test_an_encounter_card_leads_to_the_entry_of_the_current_thread() -> None:
    wk = Scenario("johnny_taylor")
    wk.wasteland("figure_on_the_verge")
    wk.move("M37")
    assert [line["entry"] for line in wk.events("read")] == ["A1-110"]


def drawn_from_nothing() -> Scenario:
    wk = Scenario("johnny_taylor")
    wk.bag("tt04")
    wk.also(lambda t: t.wild[0].clear())
    wk.loose()
    wk.move("M62")
    return wk


@rule("WK-ENC-05")
def test_without_a_card_nothing_happens_and_threat_tokens_go_back() -> None:
    wk = drawn_from_nothing()
    assert (wk.events("revealed"), wk.knight(0).rad) == ([], 0)
    assert (len(wk.table.bag), wk.table.tokens) == (10, [])


@rule("WK-RULING-32")
def test_without_a_card_the_action_ends() -> None:
    drawn_from_nothing().assert_nothing_pending()


@rule("WK-HAZ-05", "WK-RULING-25")
def test_radiation_comes_before_contamination_and_threat() -> None:
    wk = Scenario("johnny_taylor")
    for marker in ("threat_marker", "contamination_marker", "rad_marker"):
        wk.token(marker, "M37")
    wk.bag("tt03")
    wk.wasteland("dingo_pack")
    wk.move("M37")
    told = [line["event"] for line in wk.match.lines(None)]
    assert told.index("irradiated") < told.index("wounded") < told.index("drew_token")


def rewarded() -> Scenario:
    wk = Scenario("zoey_shaw")
    wk.given(0, hands=["assault_rifle"])
    wk.wasteland("slave_drivers")
    wk.equipment("toolbox")
    wk.rolls("G=S G=S G=S G=- B=BL")
    wk.move("M37")
    wk.do(("arm", "assault_rifle"), ("pass",), ("stow", "broken_toolbox"), ("gain", "fuel"))
    return wk


@rule("WK-COMBAT-40")
def test_a_defeated_enemy_gives_xp_resources_and_equipment() -> None:
    zoey = rewarded().knight(0)
    assert (zoey.xp, zoey.meds, zoey.cargo) == (1, 3, ["broken_toolbox"])


@rule("WK-COMBAT-42", "WK-RULING-63")
def test_rewards_come_in_their_order() -> None:
    wk = rewarded()
    told = [line["event"] for line in wk.match.lines(None)]
    last_gain = len(told) - 1 - told[::-1].index("gained")
    assert told.index("learned") < told.index("gained") < told.index("drew_gear") < last_gain


@rule("WK-RULING-08")
def test_the_first_players_marker_is_never_passed_on() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw", "alinta")
    first = wk.table.first
    for _ in range(3):
        pass_round(wk)
        assert wk.table.first == first


@rule("WK-ROUND-07")
def test_the_time_marker_has_moved_when_the_thread_takes_its_toll() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.thread("A1-T2A", time=5)
    wk.shared(debt=1)
    wk.round_begins(5)
    wk.given(0, space="M48")
    assert wk.asked == (0, "lose_resource")  # the effect of the thread at the start of a round
    assert wk.table.time == 4
    told = [line["event"] for line in wk.match.lines(None)]
    assert told.index("round_began") < told.index("time_moved")


@rule("WK-RULING-06")
def test_there_are_five_hazard_markers_of_each_of_three_kinds() -> None:
    counts = {part.id: part.count for part in content.components()}
    assert [counts[f"{kind}_marker"] for kind in ("rad", "contamination", "threat")] == [5, 5, 5]


def assaulted(monkeypatch: pytest.MonkeyPatch, rule_of_foe: str, *, wounds: int = 0) -> Scenario:
    """Johnny, with a grenade, meets a Hulking Reject (Health 4) that has this Assault effect."""
    wk = Scenario("johnny_taylor", "logan_harris")
    wk.given(0, wounds=wounds, armour="", cargo=["frag_grenade", "molotov"])
    reject = next(foe for foe in FOES if foe.id == "hulking_reject")
    rules = reject.on.copy()
    rules[ASSAULT] = parse(rule_of_foe)
    monkeypatch.setattr(reject, "on", rules)
    wk.wasteland("hulking_reject")
    wk.move("M37")
    wk.do(("arm", "knife"))
    return wk


@rule("WK-COMBAT-33")
def test_the_enemys_assault_comes_before_the_knights(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = assaulted(monkeypatch, "assault: hit(1)")
    assert wk.knight(0).wounds == 1
    assert wk.can(("use", "frag_grenade"))


@rule("WK-COMBAT-33")
@pytest.mark.parametrize("wounds", [5, 6])
def test_a_knight_whom_the_assault_defeats_goes_to_step_5_at_once(monkeypatch: pytest.MonkeyPatch, wounds: int) -> None:
    wk = assaulted(monkeypatch, "assault: hit(1)", wounds=wounds)
    assert bool(wk.knight(0).unconscious) == (wounds == 6)
    if wounds == 6:
        assert (wk.knight(0).cargo, wk.struck()) == (["frag_grenade", "molotov"], [])
    else:
        assert wk.can(("use", "frag_grenade"))


@rule("WK-COMBAT-33")
@pytest.mark.parametrize("thrown", [["frag_grenade"], ["frag_grenade", "molotov"]])
def test_an_enemy_whom_the_assault_defeats_makes_no_attack(thrown: list[str]) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade", "molotov"])
    wk.wasteland("hulking_reject")
    if len(thrown) == 1:
        wk.rolls("G=- G=- B=BL", "W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"), *(("use", each) for each in thrown), *([("pass",)] if len(thrown) == 1 else []))
    assert [who for who, _ in wk.struck()] == (["hulking_reject", "johnny_taylor"] if len(thrown) == 1 else [])
    assert wk.knight(0).xp == (2 if len(thrown) == 2 else 0)


@rule("WK-COMBAT-35")
@pytest.mark.parametrize("throws", [True, False])
def test_a_thrown_weapon_may_be_used_and_the_knight_still_attacks(throws: bool) -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, cargo=["frag_grenade"])
    wk.wasteland("hulking_reject")
    wk.rolls("G=- G=- B=BL", "W=- G=- G=-")
    wk.move("M37")
    wk.do(("arm", "knife"))
    assert wk.offered(0) == [("use", "frag_grenade"), ("pass",)]
    wk.do(("use", "frag_grenade") if throws else ("pass",))
    attacks = [who for who, _ in wk.struck()]
    assert attacks.count("johnny_taylor") == 1
    assert wk.knight(0).cargo == ([] if throws else ["frag_grenade"])
