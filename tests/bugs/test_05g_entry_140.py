"""Fault 5(g): entry 140 of The Last Reservoir said that more drinkers have fewer days.

The numbers had been balanced since: a knight more is a wing more to open, but only the fourth knight costs a day.
"""

from __future__ import annotations

import pytest

from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.words import LANGUAGES
from stolik.testkit.scenarios.waste_knights import Scenario

KNIGHTS = ("johnny_taylor", "zoey_shaw", "alinta", "logan_harris")
MORE_WINGS = {"en": "the more wings", "pl": "tym więcej skrzydeł", "uk": "то більше стулок"}
FEWER_DAYS = {"en": "fewer days", "pl": "mniej dni", "uk": "менше днів"}


def days(knights: int) -> int:
    """The rounds that so many knights have when the thread of the gates begins."""
    wk = Scenario(*KNIGHTS[:knights])
    wk.effect(0, "thread(A1-T3)", *[("gain", "ammo")] * knights)
    return wk.table.time


def wings(knights: int) -> int:
    """The wings that so many knights have to open."""
    for gates in range(7):
        wk = Scenario(*KNIGHTS[:knights])
        wk.thread("A1-T3", time=4)
        wk.shared(gates=gates)
        wk.do(("camp",))
        wk.settle()
        if wk.match.over:
            return gates
    raise AssertionError("three gates have only six wings")


def entry_140(lang: str) -> str:
    reservoir = next(adventure for adventure in ADVENTURES if adventure.key == "the_last_reservoir")
    return reservoir.words["entry-140"][LANGUAGES.index(lang)]


def test_more_knights_have_more_wings_to_open_and_no_day_more() -> None:
    assert [wings(knights) for knights in (1, 2, 3, 4)] == [3, 4, 5, 6]
    assert [days(knights) for knights in (1, 2, 3, 4)] == [6, 6, 6, 5]  # docs/balance/waste_knights.md


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entry_140_promises_more_wings_and_not_fewer_days(lang: str) -> None:
    told = entry_140(lang)
    assert MORE_WINGS[lang] in told
    assert FEWER_DAYS[lang] not in told
