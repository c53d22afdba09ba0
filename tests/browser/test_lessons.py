"""Lessons in a real browser: every step is taken as the box says, and the box never lies on what it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.kernel.words import LANGUAGES
from stolik.testkit.browser import LAID_OUT, LESSON_ASKS, By, Visitor

Sit = Callable[..., Visitor]

SIZES: list[tuple[int, int, By]] = [(1366, 768, "mouse"), (390, 844, "touch"), (844, 390, "touch")]

MEET: Final = """(...names) => {
  const [one, two] = names.map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.min(one.right, two.right) > Math.max(one.left, two.left)
    && Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top);
}"""
"""Whether two things lie one over the other."""


def begin(person: Visitor, game: str) -> None:
    """Open the lesson of a game."""
    person.go_to(person.ask(f"/api/lessons/{game}")["match"])


def test_the_first_page_leads_to_the_lesson(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.press("lesson")
    ola.at_table()
    expect(ola.page.locator('.lesson[data-step="1"]')).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "by", "lang"), [(*size, lang) for size, lang in zip(SIZES, LANGUAGES, strict=True)]
)
def test_a_lesson_from_the_first_step_to_the_last(sit: Sit, width: int, height: int, by: By, lang: str) -> None:
    ola = sit(size=(width, height), by=by, lang=lang)
    begin(ola, "radlands")
    last = int(ola.page.locator(".lesson progress").get_attribute("max") or 0)
    assert last >= 8
    assert ola.take_lesson() == list(range(1, last + 1))
    assert not ola.is_over


@pytest.mark.parametrize(
    ("game", "lang", "width", "height", "by"),
    [
        ("wonderlands_war", "pl", 1366, 768, "mouse"),
        ("wonderlands_war", "uk", 390, 844, "touch"),
        ("wonderlands_war", "en", 844, 390, "touch"),
        ("apex_legends", "uk", 1366, 768, "mouse"),
        ("apex_legends", "en", 390, 844, "touch"),
        ("apex_legends", "pl", 844, 390, "touch"),
        ("waste_knights", "uk", 1366, 768, "mouse"),
        ("waste_knights", "pl", 390, 844, "touch"),
        ("waste_knights", "en", 844, 390, "touch"),
    ],
)
def test_every_drawn_board_has_a_lesson(sit: Sit, game: str, lang: str, width: int, height: int, by: By) -> None:
    ola = sit(size=(width, height), by=by, lang=lang)
    begin(ola, game)
    last = int(ola.page.locator(".lesson progress").get_attribute("max") or 0)
    assert last >= 20
    steps = ola.take_lesson()
    assert (steps[0], steps[-1]) == (1, last)
    assert len(steps) >= last - 2  # one gesture may take two steps
    assert not ola.is_over


UNDER_THE_BOX = """() => {
  const box = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.play [data-lying]')].filter((card) => {
    const {left, top, right, bottom} = card.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  }).map(({dataset}) => dataset.target);
}"""


def test_three_camps_are_ringed_and_no_card_lies_under_the_box(sit: Sit) -> None:
    """Nobody can follow what is said of a card that the words themselves hide."""
    ola = sit()
    begin(ola, "radlands")
    expect(ola.page.locator("[data-ring]")).to_have_count(3)
    for _ in range(9):
        ola.page.wait_for_function(LESSON_ASKS)
        ola.page.wait_for_selector(".lesson")
        ola.page.evaluate(LAID_OUT)
        assert ola.page.evaluate(UNDER_THE_BOX) == []
        ola.follow_lesson()


def test_what_a_lesson_rings_stays_in_view(sit: Sit) -> None:
    """For somebody who reads first, too: the table brings what can be chosen into view, but not over the lesson."""
    ola = sit(size=(844, 390), by="touch", lang="pl")
    begin(ola, "apex_legends")
    ola.follow_lesson()
    ring = ola.page.locator("[data-ring]").first
    ring.wait_for()
    ola.page.wait_for_timeout(1_200)
    box = ring.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390


def test_smoke_is_placed_on_a_phone_held_sideways(sit: Sit) -> None:
    """The box leaves the button free that places what was tapped, and the small map what is to be tapped."""
    ola = sit(size=(844, 390), by="touch", lang="uk")
    begin(ola, "apex_legends")
    lesson = ola.page.locator(".lesson")
    for _ in range(60):
        ola.page.wait_for_function(LESSON_ASKS)
        lesson.wait_for()
        if (lesson.get_attribute("data-goal") or "").startswith("node:"):
            break
        ola.follow_lesson()
    ola.page.wait_for_timeout(600)  # the map comes to rest
    assert not ola.page.evaluate(f"() => ({MEET})('.inset', '[data-ring]')")
    ola.follow_lesson()
    expect(lesson).not_to_have_attribute("data-step", "26")


@pytest.mark.parametrize(("width", "height", "by"), SIZES)
def test_a_lesson_from_a_prepared_position(sit: Sit, width: int, height: int, by: By) -> None:
    ola = sit(size=(width, height), by=by)
    begin(ola, "tic_tac_toe")
    expect(ola.page.locator('.play [data-state="open"]')).to_have_count(5)
    assert ola.take_lesson() == [1, 2, 3, 4]
    assert ola.is_over


def test_a_wrong_choice_says_why(sit: Sit, axe: Path) -> None:
    ola = sit(lang="pl")
    begin(ola, "tic_tac_toe")
    assert ola.axe(axe) == []
    ola.follow_lesson()
    ola.follow_lesson()
    page = ola.page
    expect(page.locator(".lesson .wrong")).to_have_count(0)
    page.locator('[data-target="rows:1,2"]').click()
    expect(page.locator(".lesson .wrong")).to_have_text(
        "Wtedy kółko zamknie przekątną i wygra. Zaznacz lewy dolny róg."
    )
    expect(page.locator(".banners .banner")).to_have_count(0)
    assert ola.axe(axe) == []
    ola.follow_lesson()
    expect(page.locator('.lesson[data-step="4"]')).to_be_visible()
    expect(page.locator(".lesson .wrong")).to_have_count(0)
    expect(page.locator("[data-ring]")).to_have_count(2)


def test_a_lesson_is_taken_with_the_keyboard_alone(sit: Sit) -> None:
    ola = sit(by="keyboard")
    begin(ola, "tic_tac_toe")
    keyboard, lesson = ola.page.keyboard, ola.page.locator(".lesson")
    keyboard.press("Enter")
    expect(lesson).to_have_attribute("data-step", "2")
    keyboard.press("Enter")
    expect(lesson).to_have_attribute("data-step", "3")
    ola.page.locator('[data-target="rows:3,1"]').focus()
    keyboard.press("Enter")
    expect(lesson).to_have_attribute("data-step", "4")
    ola.page.locator('[data-target="rows:3,2"]').focus()
    keyboard.press(" ")
    expect(ola.page.locator("dialog.end h1")).to_be_visible()
