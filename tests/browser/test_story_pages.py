"""The first and the last page of a story: its title, and the ending that was reached."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.bots import make_bot
from stolik.games.waste_knights.map import SPACE_ID
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.view import Reach
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES
from stolik.testkit.arranged import show
from stolik.testkit.browser import By, Server, Visitor

Sit = Callable[..., Visitor]
SEED: Final = "licence"
SHORT: Final = "552"
"""With these dice and cards it takes few presses."""
LICENCE: Final = {"adventure": "provisional_licence", "setup": "quick"}


@pytest.fixture(scope="module")
def before_the_end() -> Match:
    """The first adventure, played by a bot up to its last choice."""
    match = Match.start("waste_knights", 1, SEED, LICENCE)
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
    show(ola, served, before_the_end.copy(), SEED, 0)
    ola.page.keyboard.press("b")
    while ola.page.locator(".turning button").first.is_enabled():
        ola.page.locator(".turning button").first.click()
    expect(ola.page.locator(".book h1")).to_have_text(words["adventure"][at])
    ola.page.keyboard.press("b")
    ola.resize((390, 844))  # while a page is read, the bar without buttons is low
    assert ola.page.locator(".bar").evaluate("bar => bar.offsetHeight") == 48
    expect(ola.page.locator(".bar .buttons")).to_be_hidden()  # an empty row would lie over the dashboard
    ola.resize((1366, 768))
    ola.page.locator(".choices").get_by_text(words["entry-821-2"][at]).click()
    ending = ola.page.locator('[data-ending="A6-823"]')
    expect(ending.locator("h3")).to_have_text(words["entry-823-title"][at])
    expect(ending.locator(".text small")).to_contain_text("3")
    expect(ending.locator(".text p")).to_have_text(words["entry-823"][at])
    for size in ((390, 844), (844, 390), (683, 384)):
        ola.resize(size)
        expect(ola.page.locator('[data-action="rematch"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("by", "size", "lang"), [("keyboard", (1366, 768), "pl"), ("touch", (390, 844), "uk")])
def test_the_book_opens_at_pages_that_ask_nothing(sit: Sit, by: By, size: tuple[int, int], lang: str) -> None:
    """The introductions of the adventure and of its first thread; the log says only that they were read."""
    words = next(one.words for one in ADVENTURES if one.key == "provisional_licence")
    at = LANGUAGES.index(lang)
    ola = sit(by=by, size=size, lang=lang)
    ola.match_with_bots("waste_knights", 1, LICENCE)
    ola.page.locator('[data-target="offer:alinta"]').click()
    title, text = ola.page.locator(".book h2"), ola.page.locator(".book .text")
    turn = ola.page.locator('.bar [data-option="turn"]')
    expect(ola.page.locator(".book h1")).to_have_text(words["adventure"][at])
    for entry in ("entry-800", "entry-801"):
        expect(title).to_have_text(words[f"{entry}-title"][at])
        expect(text).to_have_text(re.compile(re.escape(words[entry][at].split("\n")[-1]) + "$"))
        expect(ola.page.locator('.hex[data-state="open"]')).to_have_count(0)
        if by == "keyboard":
            ola.page.keyboard.press("Enter")
        else:
            turn.tap()
    expect(ola.page.locator("div.book")).to_have_count(0)
    expect(turn).to_have_count(0)
    expect(ola.page.locator('.hex[data-state="open"]').first).to_be_attached()
    if by == "keyboard":
        log = ola.page.locator(".play .side ol")
        expect(log).to_contain_text(words["entry-801-title"][at])
        expect(log).not_to_contain_text(words["entry-801"][at][:40])


@pytest.fixture(scope="module")
def road() -> list[tuple[str, ...]]:
    """What is pressed, thing by thing, from the choice of a knight to the last page; a bot says what to do."""
    match, bot = Match.start("waste_knights", 1, SHORT, LICENCE), make_bot("greedy", 0)
    presses: list[tuple[str, ...]] = []
    while not match.over:
        question = match.questions[0]
        option = bot.choose(match, question)
        if question.kind == "act" and option == ("move",):
            match.answer(0, option)
            shortest = match.preview(0, ("reach",))
            assert isinstance(shortest, Reach)
            while (step := bot.choose(match, match.questions[0]))[0] == "go":
                match.answer(0, step)
            assert isinstance(match.state, Board)
            gone = [SPACE_ID[space] for space in match.state.route]
            is_plain = gone in [way.route for way in shortest.ways]
            presses.append(("drive", *(f"space:{space}" for space in (gone[-1:] if is_plain else gone[1:]))))
            option = step
        else:
            target = match.game.target(match.state, question, option)
            spelled = [f"{kind.rstrip('12')}:{','.join(map(str, values))}" for kind, values in target.items()]
            presses.append((" ".join(map(str, option)) if target.keys() == {"button"} else " ".join(spelled),))
        match.answer(0, option)
    return presses


@pytest.mark.parametrize(("lang", "choice", "ending"), [("en", 1, "822"), ("pl", 2, "823"), ("uk", 1, "822")])
def test_the_first_adventure_is_played_to_its_end_by_clicking(
    sit: Sit, served: Server, road: list[tuple[str, ...]], lang: str, choice: int, ending: str
) -> None:
    words = next(one.words for one in ADVENTURES if one.key == "provisional_licence")
    at = LANGUAGES.index(lang)
    ola = sit(lang=lang)
    show(ola, served, Match.start("waste_knights", 1, SHORT, LICENCE), SHORT, 0)
    read: set[str] = set()
    for thing, *way in [*road[:-1], (f"choice:{choice}",)]:
        if way:
            ola.wait()
        for space in way:
            ola.page.locator(f'.hex[data-state="open"][data-target="{space}"]').click()
            ola.page.wait_for_function(
                "way => document.querySelector('.hex.chosen')?.dataset.target === way", arg=space
            )
        read.update(ola.page.locator(".book h2").all_inner_texts())
        ola.choose(thing)
    pages = [words[f"entry-{number}-title"][at] for number in ("802", "803", "806", "807", "808", "812", "821")]
    assert read.issuperset(pages), set(pages) - read
    shown = ola.page.locator(f'dialog.end [data-ending="A6-{ending}"]')
    expect(shown.locator("h3")).to_have_text(words[f"entry-{ending}-title"][at])
    expect(shown.locator(".text p")).to_have_text(words[f"entry-{ending}"][at])
