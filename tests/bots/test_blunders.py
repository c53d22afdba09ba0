"""Positions in which a mistake is plain to see. Every bot that looks ahead must get them right, by whatever way."""

import pytest

from stolik.bots import make_bot
from stolik.kernel.match import Match
from stolik.testkit.scenarios.radlands import Scenario

BOTS = ["greedy", "search:iterations=400"]


def play_turn(match: Match, spec: str) -> None:
    """Let a bot play seat 0 until its turn or the match is over; seat 1 answers with its first option."""
    bot = make_bot(spec, 1)
    for _ in range(60):
        if match.result is not None:
            return
        question = match.questions[0]
        if question.seat == 1:
            if question.kind == "act":
                return
            match.answer(1, question.options[0])
        else:
            match.answer(0, bot.choose(match, question))
    raise AssertionError("the turn does not end")


def one_camp_left(state: str) -> Scenario:
    """The opponent's last camp stands in column 3."""
    scenario = Scenario()
    scenario.column(1, 1, "reactor(x)")
    scenario.column(1, 2, "cannon(x)")
    scenario.column(1, 3, state)
    return scenario


def assert_won(scenario: Scenario, spec: str) -> None:
    play_turn(scenario.match, spec)
    assert scenario.match.result is not None
    assert scenario.match.result.places == (1, 2)


@pytest.mark.parametrize("spec", BOTS)
def test_takes_a_win_in_one(spec: str) -> None:
    scenario = one_camp_left("victory_totem(d)")
    scenario.hand(0, "sniper", "muse")
    bot = make_bot(spec, 1)
    assert bot.choose(scenario.match, scenario.question) == ("use", "railgun", 1, 0, 1)


@pytest.mark.parametrize("spec", BOTS)
def test_takes_a_win_in_two(spec: str) -> None:
    scenario = one_camp_left("victory_totem")
    scenario.column(0, 2, "garage | holdout | -")
    scenario.hand(0, "muse", "strafe")
    assert_won(scenario, spec)


@pytest.mark.parametrize("spec", BOTS)
def test_wins_past_a_protector(spec: str) -> None:
    scenario = one_camp_left("victory_totem(d) | scout | vigilante")
    scenario.column(0, 1, "garage | sniper | -")
    scenario.column(0, 2, "railgun | assassin | -")
    assert_won(scenario, spec)


def test_search_wins_with_water_from_junk() -> None:
    scenario = one_camp_left("victory_totem(d)")
    scenario.water(0, 1)
    scenario.hand(0, "water_silo", "gunner")
    assert_won(scenario, BOTS[1])


@pytest.mark.parametrize("spec", BOTS)
def test_aims_at_the_camp_that_wins(spec: str) -> None:
    scenario = Scenario()
    scenario.column(1, 1, "reactor(x) | argo_yesky | -")
    scenario.column(1, 2, "cannon(x) | molgur_stang | -")
    scenario.column(1, 3, "victory_totem(d)")
    assert_won(scenario, spec)


@pytest.mark.parametrize("spec", BOTS)
def test_does_not_lose_by_its_own_cannon(spec: str) -> None:
    scenario = Scenario()
    scenario.column(0, 1, "railgun(x)")
    scenario.column(0, 2, "cannon(d)")
    scenario.column(0, 3, "garage(x)")
    scenario.column(1, 2, "supply_depot")
    scenario.hand(0, "muse")
    play_turn(scenario.match, spec)
    assert scenario.match.result is None


@pytest.mark.parametrize("spec", BOTS)
def test_does_not_lose_by_its_own_reactor(spec: str) -> None:
    scenario = Scenario()
    scenario.column(0, 1, "railgun(x)")
    scenario.column(0, 2, "reactor")
    scenario.column(0, 3, "garage(x)")
    scenario.column(1, 1, "supply_depot | karli_blaze | zeto_khan")
    scenario.column(1, 2, "outpost | argo_yesky | molgur_stang")
    play_turn(scenario.match, spec)
    assert scenario.match.result is None


@pytest.mark.parametrize("spec", BOTS)
def test_gives_raiders_the_camp_that_survives(spec: str) -> None:
    scenario = Scenario()
    scenario.column(0, 1, "railgun(d)")
    scenario.column(0, 2, "garage(x)")
    scenario.column(0, 3, "supply_depot")
    scenario.queue(1, "raiders")
    scenario.turn_begins(1)
    assert scenario.asked[0] == 0
    option = make_bot(spec, 1).choose(scenario.match, scenario.question)
    scenario.answer(0, option)
    assert scenario.show(0, 1) == "railgun(d)"
    assert scenario.show(0, 3) == "supply_depot(d)"


@pytest.mark.parametrize("spec", BOTS)
def test_uses_its_turn(spec: str) -> None:
    """With three water, a hand and free targets nobody just ends the turn."""
    scenario = Scenario()
    scenario.hand(0, "sniper", "looter", "holdout")
    bot = make_bot(spec, 1)
    assert bot.choose(scenario.match, scenario.question) != ("end_turn",)
