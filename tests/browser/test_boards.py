"""Boards, pictures and sounds that a game in a package of its own brings along."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from stolik.testkit.browser import By, Visitor

Sit = Callable[..., Visitor]


def test_the_first_page_shows_the_picture_of_the_game(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    art = ola.page.locator(".in > [data-world]")
    for game, drawn in (("radlands", "svg"), ("tic_tac_toe", "img")):
        ola.world(game)
        expect(art).to_have_attribute("data-world", game)
        expect(art.locator(drawn)).to_have_count(1)
    loaded = "img => img.complete && img.naturalWidth > 0"
    ola.page.wait_for_function(f"() => ({loaded})(document.querySelector('.in > [data-world] img'))")


def tic_tac_toe(person: Visitor) -> None:
    """Sit down to tic-tac-toe against a bot."""
    person.lobby()
    person.world("tic_tac_toe")
    person.press("play")
    person.at_table()
    person.wait()


@pytest.mark.parametrize("by", ["mouse", "keyboard", "touch"])
def test_a_whole_match_on_the_board_of_another_package(sit: Sit, by: By) -> None:
    ola = sit(by=by, motion="fast", size=(390, 844) if by == "touch" else (1366, 768))
    tic_tac_toe(ola)
    page = ola.page
    expect(page.locator(".slate .cell.spot")).to_have_count(9)
    expect(page.locator('.slate [data-state="open"]')).to_have_count(9)
    expect(page.locator(".bar [data-option]")).to_have_count(0)  # all of it can be chosen on the board
    ola.choose("rows:2,2")
    expect(page.locator('.slate [data-target="rows:2,2"] svg.x')).to_have_count(1)
    ola.wait()
    expect(page.locator(".slate svg.o")).to_have_count(1)
    ola.play()
    expect(page.locator("dialog.end h1")).to_be_visible()
    assert not ola.scrolls()


def test_its_board_says_why_not_and_what_would_come_of_it(sit: Sit, axe: Path) -> None:
    ola = sit(lang="pl")
    tic_tac_toe(ola)
    page = ola.page
    assert ola.axe(axe) == []
    ola.choose("rows:2,2")
    ola.wait()
    assert ola.wonder()
    closed = page.locator('.slate [data-state="closed"]').first
    closed.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("TTT-MARK-01")
    expect(page.locator('[data-target="rows:2,2"]')).to_have_attribute("aria-label", "Wiersz 2, kolumna 2: X")
    page.locator('.slate [data-state="open"]').first.hover()
    expect(page.locator(".slate .ahead")).to_have_count(1)
    page.locator('.side [data-lang="uk"]').click()
    expect(page.locator('[data-target="rows:2,2"]')).to_have_attribute("aria-label", re.compile("^Рядок 2"))


def test_what_would_win_is_shown_before_it_is_marked(sit: Sit) -> None:
    ola = sit()
    ola.go_to(ola.ask("/api/lessons/tic_tac_toe")["match"])
    for _ in range(3):
        ola.follow_lesson()
    expect(ola.page.locator('.lesson[data-step="4"]')).to_be_visible()
    ola.page.mouse.move(2, 2)
    expect(ola.page.locator(".slate .ahead")).to_have_attribute("d", "")
    ola.page.locator('[data-target="rows:3,2"]').hover()
    expect(ola.page.locator(".slate .ahead")).to_have_attribute("d", re.compile("^M16.*L83"))


def test_a_board_that_cannot_be_loaded_leaves_the_plain_one(sit: Sit) -> None:
    ola = sit()

    def fail(route: Route) -> None:
        route.abort()

    ola.page.route(re.compile(r"/games/.*board\.js$"), fail)
    tic_tac_toe(ola)
    expect(ola.page.locator(".slate")).to_have_count(0)
    expect(ola.page.locator('.board [data-state="open"]')).to_have_count(9)
    ola.play()
    expect(ola.page.locator("dialog.end h1")).to_be_visible()


def test_a_board_that_fails_leaves_the_question_bar(sit: Sit) -> None:
    ola = sit()

    def broken(route: Route) -> None:
        text = "export default { board() { return { update() { throw new Error('no chalk'); } }; } };"
        route.fulfill(body=text, content_type="text/javascript")

    ola.page.route(re.compile(r"/games/.*board\.js$"), broken)
    tic_tac_toe(ola)
    expect(ola.page.locator(".bar [data-option]")).to_have_count(9)
    ola.play()
    expect(ola.page.locator("dialog.end h1")).to_be_visible()


def test_the_replay_shows_its_board_too(sit: Sit) -> None:
    ola = sit()
    tic_tac_toe(ola)
    ola.play()
    ola.press("replay")
    expect(ola.page.locator(".replay .slate .cell")).to_have_count(9)
    ola.page.keyboard.press("End")
    expect(ola.page.locator(".replay .slate svg.x")).not_to_have_count(0)
