"""The end of a match: the points as things, where it turned, and a reason to play another."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stolik.testkit.browser import Visitor

Sit = Callable[..., Visitor]


def give_up(person: Visitor, game: str = "radlands", level: str = "regular") -> None:
    """Sit down against a bot and give up."""
    person.lobby()
    person.world(game)
    person.opposite(level)
    person.press("play")
    person.at_table()
    person.wait()
    if person.page.locator(".menu").is_visible():
        person.page.locator(".menu").click()
    person.press("leave")
    person.press("concede")
    person.page.wait_for_selector("dialog.end[open]")


@pytest.mark.parametrize("game", ["radlands", "wonderlands_war", "apex_legends", "waste_knights"])
def test_every_end_has_its_world_its_points_and_ways_to_go_on(sit: Sit, axe: Path, game: str) -> None:
    ola = sit(lang="pl", size=(390, 844) if game == "radlands" else (1366, 768))
    give_up(ola, game)
    end = ola.page.locator("dialog.end")
    expect(end.locator(f'[data-world="{game}"] > svg')).to_be_visible()
    expect(end.locator("[data-score]")).to_be_visible()
    for action in ("rematch", "replay", "see-table", "another", "home"):
        expect(end.locator(f'[data-action="{action}"]')).to_have_count(1)
    ola.page.wait_for_timeout(500)
    assert ola.axe(axe) == []
    ola.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(ola.page.locator(".play .board")).to_be_visible()


def test_whoever_comes_behind_the_first_of_many_is_told_their_place(sit: Sit) -> None:
    ola = sit(lang="pl")
    ola.match_with_bots("wonderlands_war", 3)
    ola.wait()
    ola.press("leave")
    ola.press("concede")
    ola.page.wait_for_selector("dialog.end[open]")
    expect(ola.page.locator("dialog.end .said")).to_contain_text("Twoje miejsce: 3 z 3.")
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator(".bar .what")).to_contain_text("Twoje miejsce: 3 z 3.")


def test_turning_points_leave_out_the_draft_and_losses_are_not_green(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.opposite("novice")
    ola.press("play")
    ola.at_table()
    ola.play(prefer=("end_turn",), after=30)
    page = ola.page
    expect(page.locator("dialog.end [data-score] .camps span")).to_have_count(6)
    page.wait_for_selector("dialog.end .keys li")
    for words in page.locator("dialog.end .keys .tx b").all_inner_texts():
        assert not re.search("chooses|ends the turn|camps are", words), words
    accent: str = page.evaluate(
        "() => getComputedStyle(document.querySelector('dialog.end')).getPropertyValue('--accent')"
    )
    red, green, blue = (int(accent.strip()[place : place + 2], 16) for place in (1, 3, 5))
    losses: list[str] = page.locator("dialog.end .loss b:last-child").evaluate_all(
        "all => all.map(each => getComputedStyle(each).color)"
    )
    assert set(losses) <= {f"rgb({red}, {green}, {blue})"}


def test_two_defeats_suggest_an_easier_companion(sit: Sit) -> None:
    ola = sit()
    for _ in range(2):
        give_up(ola)
    record = ola.page.locator("[data-record]")
    expect(record).to_contain_text("You and Bruno")
    expect(record).to_contain_text("Won: 0 of 2")
    expect(record.locator('[data-action="advice"]')).to_have_text("Now play Pip")
    ola.press("advice")
    ola.page.wait_for_selector('.side [data-face="novice"]')


def test_after_the_lesson_one_is_led_to_a_match(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.press("lesson")
    ola.at_table()
    ola.press("leave")
    ola.press("concede")
    expect(ola.page.locator('[data-record] [data-action="advice"]')).to_have_text("Now play Bruno")
    ola.press("advice")
    ola.page.wait_for_selector('.side [data-face="regular"]')


def test_a_rematch_changes_the_first_seat(sit: Sit) -> None:
    ola = sit()
    give_up(ola)
    before = ola.page.url
    ola.press("rematch")
    ola.page.wait_for_url(lambda url: url != before)
    ola.at_table()
    expect(ola.page.locator('.side [data-seat="1"] [data-action="rename"]')).to_have_count(1)


def test_on_a_phone_the_end_is_one_screen_and_the_table_leads_back_to_it(sit: Sit) -> None:
    ola = sit(size=(390, 844), by="touch", lang="pl")
    ola.lobby()
    ola.opposite("novice")
    ola.press("play")
    ola.at_table()
    ola.play(prefer=("end_turn",), after=30)
    page = ola.page
    page.wait_for_selector("dialog.end figure svg path.line")
    assert page.locator("dialog.end .keys li").count() <= 3
    for action in ("rematch", "replay", "see-table", "another", "home"):
        box = page.locator(f'dialog.end [data-action="{action}"]').bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
        assert box["height"] >= 40
    title, buttons = page.locator("dialog.end h1").bounding_box(), page.locator("dialog.end .next").bounding_box()
    told = page.locator("dialog.end .two").bounding_box()
    assert title is not None
    assert told is not None
    assert buttons is not None
    assert title["y"] > 100, "the figures of the world are seen above it"
    assert told["y"] + told["height"] <= buttons["y"] + 8, "and the buttons cover nothing"
    ola.press("see-table")
    expect(page.locator("dialog.end")).to_have_count(0)
    ola.press("result")
    expect(page.locator("dialog.end[open]")).to_have_count(1)
