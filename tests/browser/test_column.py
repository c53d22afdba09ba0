"""What is around a board in play: the column with its tabs, the bar, numbers, the log, names, a low screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]

SMALL = """() => [...document.querySelectorAll('.play [data-state="open"]')].flatMap(spot => {
  const {width, height} = spot.getBoundingClientRect();
  return Math.min(width, height) < 40 ? [`${spot.dataset.target}: ${width}x${height}`] : [];
})"""
"""Things that can be chosen and are too small for a finger."""


def begin(person: Visitor, steps: int = 0) -> None:
    """At a table of Radlands, some steps into the match."""
    person.lobby()
    person.press("play")
    person.at_table()
    for _ in range(steps):
        person.step()
    person.wait()


def test_the_log_is_one_stop_its_cards_are_links_and_a_button_counts_what_is_new(sit: Sit) -> None:
    ola = sit()
    page = ola.page
    begin(ola, 6)
    while page.locator('[data-action="recap"]').count() == 0:
        assert ola.step()
        ola.wait()
    assert page.locator('.side ol [tabindex="0"]').count() == 1
    recap = page.locator('[data-action="recap"]')
    expect(recap).to_have_attribute("aria-label", re.compile(r"^\d+ events since your move$"))
    recap.click()
    line = page.evaluate("() => document.activeElement.closest('[data-line]')?.dataset.line")
    assert line is not None, "the button leads into the log"
    page.keyboard.press("ArrowUp")
    above = page.evaluate("() => document.activeElement.closest('[data-line]')?.dataset.line")
    assert int(above) == int(line) - 1
    assert page.locator('.side ol [tabindex="0"]').count() == 1
    link = page.locator(".side ol .card").last
    link.scroll_into_view_if_needed()
    card = link.get_attribute("data-link")
    link.click()
    expect(page.locator(f'[data-zoom="{card}"]')).to_be_visible()
    expect(page.locator("[data-zoom]")).to_contain_text(link.inner_text())


def test_each_choice_has_one_number_in_reading_order(sit: Sit) -> None:
    ola = sit()
    begin(ola, 4)
    for _ in range(6):
        shown: list[str] = ola.page.evaluate(
            """() => [...document.querySelectorAll('.play [data-state="open"] > .spot-key')]
              .map(key => key.dataset.key)"""
        )
        buttons = [each for each in ola.page.locator(".bar [data-option] kbd").all_inner_texts() if each.isdigit()]
        numbers = [*shown, *buttons]
        assert numbers == [str(number % 10) for number in range(1, len(numbers) + 1)]
        assert ola.step()
        ola.wait()


def test_waiting_is_told_in_the_third_person_and_seats_have_faces(sit: Sit) -> None:
    for lang, said in (("en", "Bruno is thinking"), ("pl", "Bruno myśli"), ("uk", "Бруно думає")):
        ola = sit(lang=lang)
        begin(ola)
        expect(ola.page.locator('.side [data-face="regular"]')).to_be_visible()
        ola.page.evaluate(
            """() => { window.heard = new Set(); const what = () => {
            const text = document.querySelector('.bar .other');
            if (text) window.heard.add(text.innerText);
            requestAnimationFrame(what); }; what(); }"""
        )
        for _ in range(8):
            ola.step(prefer=["end_turn"])
            ola.wait()
        heard: list[str] = ola.page.evaluate("() => [...window.heard]")
        assert any(text.startswith(said) for text in heard), heard


def test_the_own_name_is_changed_at_the_table(sit: Sit) -> None:
    ola = sit()
    begin(ola)
    ola.press("rename")
    ola.page.locator('[data-field="seat-name"]').fill("Olena")
    ola.page.keyboard.press("Enter")
    expect(ola.page.locator('.side [data-action="rename"]')).to_have_text("Olena")


def test_a_table_that_does_not_answer_says_so_in_the_bar_and_takes_no_choice(
    chromium: Browser, tmp_path: Path, packages: tuple[Path, ...]
) -> None:
    server = Server(tmp_path, packages)
    server.start()
    ola = Visitor(chromium, server)
    try:
        begin(ola, 2)
        high = ola.page.locator(".play > .bar").bounding_box()
        server.kill()
        bar = ola.page.locator(".bar.offline")
        expect(bar).to_contain_text("The table does not answer.")
        assert high is not None
        box = bar.bounding_box()
        assert box is not None
        assert box["height"] == high["height"]
        assert ola.page.locator('[data-state="open"]').count() == 0
        server.start()
        ola.page.wait_for_timeout(600)
        ola.page.keyboard.press("r")
        expect(bar).to_have_count(0, timeout=20_000)
        ola.wait()
        assert ola.step()
    finally:
        ola.close()
        server.stop()


def test_settings_are_in_one_place_and_stay(sit: Sit, axe: Path) -> None:
    ola = sit()
    begin(ola)
    ola.press("settings")
    page = ola.page
    assert ola.axe(axe) == []
    page.locator('[data-segment="contrast"] [data-value="high"]').click()
    page.locator('[data-segment="text"] [data-value="large"]').click()
    page.locator('[data-segment="motion"] [data-value="fast"]').click()
    expect(page.locator("[data-fan]")).to_contain_text("unofficial fan project")
    expect(page.locator("[data-licence]")).to_contain_text(re.compile(r"MIT licence. Version \d"))
    page.keyboard.press("Escape")
    page.reload()
    ola.at_table()
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    ground = page.evaluate("() => getComputedStyle(document.querySelector('.play')).backgroundColor")
    assert ground == "rgb(0, 0, 0)", "high contrast wins over the game's colours"
    ola.wait()
    assert ola.axe(axe) == []


@pytest.mark.parametrize("size", [(844, 390), (683, 384)], ids=str)
def test_on_a_low_screen_nothing_to_choose_is_smaller_than_a_finger(sit: Sit, size: tuple[int, int]) -> None:
    ola = sit(by="touch", size=size)
    begin(ola)
    for _ in range(40):
        assert ola.page.evaluate(SMALL) == []
        assert not ola.scrolls()
        if not ola.step() or not ola.wait():
            break


def test_an_empty_hand_takes_no_room(sit: Sit) -> None:
    ola = sit()
    begin(ola)
    while ola.page.locator(".dock [data-card]").count():
        if not ola.step(prefer=["junk", "play"]) or not ola.wait():
            pytest.skip("the hand was never empty")
    expect(ola.page.locator(".play > .dock")).to_have_count(0)
