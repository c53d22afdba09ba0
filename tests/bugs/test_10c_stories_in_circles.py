"""A story that ran in circles, or a scene that could be chosen again and again, broke the match (RecursionError)."""

import pytest

from stolik.games.waste_knights.language import Scope, parse_effects
from stolik.games.waste_knights.story.model import Choice, Entry
from stolik.games.waste_knights.story.run import MOST_NESTED
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.waste_knights import Scenario


def names(wk: Scenario) -> Scope:
    scope = Scope()
    scope.entries = {each.id: number for number, each in enumerate(wk.story.entries)}
    scope.threads = {thread.id: number for number, thread in enumerate(wk.story.threads)}
    scope.shared = {name: number for number, name in enumerate(wk.story.shared_names)}
    return scope


def entry(wk: Scenario, number: str) -> Entry:
    return next(each for each in wk.story.entries if each.id == number)


def encounter() -> Scenario:
    """Johnny is about to meet an encounter A (entry 110) in the desert."""
    wk = Scenario("johnny_taylor")
    wk.wasteland("figure_on_the_verge")
    return wk


def test_a_scene_that_leads_back_to_itself_stands_still_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter()
    fx = parse_effects("add(var.faith,1) // if(var.faith>=1) entry(110)", names(wk))
    monkeypatch.setattr(entry(wk, "110"), "fx", fx)
    monkeypatch.setattr(entry(wk, "110"), "choices", [])
    wk.move("M37")
    assert wk.is_at_rest(wk.question)
    assert wk.variable("faith") == MOST_NESTED + 1


def test_a_choice_that_reads_its_scene_again_may_be_taken_very_often(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter()
    again, leave = Choice(), Choice()
    again.first = parse_effects("add(var.faith,1) // entry(110)", names(wk))
    monkeypatch.setattr(entry(wk, "110"), "choices", [again, leave])
    wk.move("M37")
    times = 0
    while wk.asked == (0, "entry"):
        wk.do(("choose", 1))
        times += 1
    assert wk.is_at_rest(wk.question)
    assert wk.variable("faith") == times == MOST_NESTED + 1


def test_threads_that_replace_each_other_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter()
    first, second = wk.story.threads[:2]
    for thread, other in ((first, second), (second, first)):
        monkeypatch.setattr(thread, "setup", parse_effects(f"thread({other.id})", names(wk)))
        monkeypatch.setattr(thread, "intro", -1)
    wk.effect(0, f"thread({second.id})")
    assert wk.thread_id() in (first.id, second.id)


def test_an_expiry_that_moves_the_marker_on_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    wk = encounter()
    wk.thread("A1-T1", time=1)
    monkeypatch.setattr(wk.story.threads[0], "expire", parse_effects("time(1)"))
    wk.effect(0, "time(1)")
    assert wk.table.time == 1


@rule("WK-COMP-14", "WK-EQ-19")
def test_nobody_chooses_among_resources_that_cannot_be_had() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, ammo=12, meds=11, fuel=4)
    wk.effect(0, "gain(any,50)", ("gain", "meds"))
    johnny = wk.knight(0)
    assert (johnny.fuel, johnny.ammo, johnny.meds) == (4, 12, 12)
