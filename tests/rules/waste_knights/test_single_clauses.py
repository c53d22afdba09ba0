"""Clauses that other tests prove only beside several more, each on its own."""

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
    wk.do(("thread", "deliver_the_parts"), ("choose", 1))  # in the midst of round 4 a new thread begins
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
