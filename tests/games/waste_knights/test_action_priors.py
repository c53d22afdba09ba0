"""First guesses lead somewhere: to the next deed, no further, and there to what the action was taken for."""

import pytest

from stolik.bots.search import SearchBot
from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.map import SITES, SPACE_ID
from stolik.games.waste_knights.planning import distances
from stolik.kernel.question import PASS, Option
from stolik.testkit.scenarios.waste_knights import Scenario


def at(space: str, thread: str = "A3-T1") -> Scenario:
    """A knight on a space in Ghost Signal, where the first thread sends knights to sites."""
    wk = Scenario("johnny_taylor", "zoey_shaw", adventure="ghost_signal")
    wk.thread(thread)
    wk.given(0, space=space)
    return wk


def promises(wk: Scenario) -> dict[Option, float]:
    question = wk.question
    return {option: GAME.promise(wk.table, question, option) for option in question.options}


def test_a_route_leads_to_the_next_deed_by_the_shortest_way_and_ends_there() -> None:
    for start in ("M45", "M69", "M12", "M33"):
        wk = at(start)
        wk.do(("move",))
        been = [start]
        while wk.question.kind == "route":
            guesses = promises(wk)
            best = max(guesses, key=lambda option: guesses[option])
            wk.do(best)
            if best == ("stop",):
                break
            been.append(str(best[1]))
        assert len(set(been)) == len(been) > 1
        here = [SPACE_ID.index(name) for name in been]
        assert any(
            distances(goal)[here[-1]] < distances(goal)[here[-2]]
            and [distances(goal)[one] for one in here] == sorted([distances(goal)[one] for one in here], reverse=True)
            for goal in (SITES[site] for site in (4, 6, 7, 8, 12))
        )


def test_a_deed_at_hand_comes_first_then_the_way_to_the_next() -> None:
    here = promises(at(SPACE_ID[SITES[4]]))
    assert max(here, key=lambda option: here[option]) == ("thread", "trace_the_signal")
    away = promises(at("M45"))
    assert max(away, key=lambda option: away[option]) == ("move",)
    assert away["arrange",] < away[PASS] < away["move",]


def test_a_camp_is_for_whoever_needs_it() -> None:
    def camp(wounds: int, meds: int) -> float:
        wk = at("M45")
        wk.given(0, wounds=wounds, meds=meds)
        return promises(wk)["camp",]

    assert camp(0, 1) == camp(2, 0) < camp(2, 1) < camp(3, 1)


def test_a_choice_that_brings_what_the_action_is_for_promises_more() -> None:
    wk = Scenario("johnny_taylor", "zoey_shaw")
    wk.thread("A1-T2A")
    wk.given(0, space="M74")
    wk.do(("thread", "storm_the_plant"))
    guesses = promises(wk)
    assert guesses["choose", 1] > guesses["choose", 2]  # the other one puts it off


def test_walks_follow_promises_as_far_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def walked(tries: int) -> float:
        """How often a walk that is played on takes what promises most of all."""
        wk = at("M45")
        bot = SearchBot(7, 4, tries=tries)
        bot.choose(wk.match, wk.question)
        guesses = promises(wk)
        best = max(guesses.values())
        taken = [bot._play_on(wk.match, wk.question, wk.question.options) for _ in range(60)]
        return sum(guesses[option] == best for option in taken) / 60

    assert walked(1) < walked(3) < walked(8)
    monkeypatch.setattr(GAME, "tries", 8)
    assert walked(0) == walked(8)
    monkeypatch.setattr(GAME, "tries", 3)
    assert walked(0) == walked(3)
