"""The first and the last page of a story: its title, and the ending that was reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stolik.bots import make_bot
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]
SEED = "licence"


@pytest.fixture(scope="module")
def before_the_end() -> Match:
    """The first adventure, played by a bot up to its last choice."""
    match = Match.start("waste_knights", 1, SEED, {"adventure": "provisional_licence", "setup": "quick"})
    bot = make_bot("greedy", 1)
    while match.questions[0].source != "A6-821":
        match.answer(0, bot.choose(match, match.questions[0]))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_adventure_has_its_title_page_and_its_ending(
    sit: Sit, served: Server, before_the_end: Match, lang: str
) -> None:
    words = next(one.words for one in ADVENTURES if one.key == "provisional_licence")
    at = LANGUAGES.index(lang)
    ola = sit(lang=lang)
    ola.lobby()
    show(ola, served, before_the_end.copy(), SEED, 0)
    ola.page.keyboard.press("b")
    while ola.page.locator(".turning button").first.is_enabled():
        ola.page.locator(".turning button").first.click()
    expect(ola.page.locator(".book h1")).to_have_text(words["adventure"][at])
    ola.page.keyboard.press("b")
    ola.page.locator(".choices").get_by_text(words["entry-821-2"][at]).click()
    ending = ola.page.locator('[data-ending="A6-823"]')
    expect(ending.locator("h3")).to_have_text(words["entry-823-title"][at])
    expect(ending.locator(".text small")).to_contain_text("3")
    expect(ending.locator(".text p")).to_have_text(words["entry-823"][at])
