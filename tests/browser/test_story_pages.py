"""The first and the last page of a story: its title, and the ending that was reached."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stolik.bots import Bot, make_bot
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES
from stolik.testkit.arranged import show
from stolik.testkit.browser import By, Server, Visitor

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
    ola.resize((390, 844))  # while a page is read, the bar without buttons is low
    assert ola.page.locator(".bar").evaluate("bar => bar.offsetHeight") == 48
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
    ola.match_with_bots("waste_knights", 1, {"adventure": "provisional_licence", "setup": "quick"})
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
    expect(ola.page.locator(".book")).to_have_count(0)
    expect(turn).to_have_count(0)
    expect(ola.page.locator('.hex[data-state="open"]').first).to_be_attached()
    if by == "keyboard":
        log = ola.page.locator(".play .side ol")
        expect(log).to_contain_text(words["entry-801-title"][at])
        expect(log).not_to_contain_text(words["entry-801"][at][:40])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_adventure_is_played_to_its_end_by_clicking(sit: Sit, served: Server, lang: str) -> None:
    """A bot says what to do, at a match with the same seed; all of it is done on the board."""
    setup = {"adventure": "provisional_licence", "setup": "quick"}
    words = next(one.words for one in ADVENTURES if one.key == "provisional_licence")
    ola = sit(lang=lang)
    ola.match_with_bots("waste_knights", 1, setup)
    with sqlite3.connect(served.database) as kept:
        id = ola.page.url.rpartition("/")[2]
        [[seed]] = kept.execute("SELECT seed FROM matches WHERE id = ?", (id,)).fetchall()
        match, bot = Match.start("waste_knights", 1, seed, setup), make_bot("greedy", 0)
        while not match.over:
            press(ola, match, bot)
            given = "SELECT seat, answer FROM answers WHERE match = ? AND kind = 'answer' ORDER BY seq"
            while len(told := kept.execute(given, (id,)).fetchall()) <= len(match.answers):
                ola.page.wait_for_timeout(20)
            for seat, answer in told[len(match.answers) :]:
                match.answer(seat, json.loads(answer))
    ending = ola.page.locator('dialog.end [data-ending^="A6-"]')
    number = str(ending.get_attribute("data-ending")).removeprefix("A6-")
    expect(ending.locator("h3")).to_have_text(words[f"entry-{number}-title"][LANGUAGES.index(lang)])


def press(person: Visitor, match: Match, bot: Bot) -> None:
    """Do what the bot would do: a way space by space, everything else with one press."""
    question = match.questions[0]
    option = bot.choose(match, question)
    if option == ("arrange",):
        option = next(each for each in question.options if each[0] in ("pass", "explore", "camp"))
    if question.kind == "arrange":
        person.choose("done:arrange")
        return
    if question.kind != "act" or option != ("move",):
        target = match.game.target(match.state, question, option)
        spelled = " ".join(f"{kind.rstrip('12')}:{','.join(map(str, values))}" for kind, values in target.items())
        person.wait()
        words = " ".join(map(str, option))
        person.choose(words if person.page.locator(f'.bar [data-option="{words}"]').count() else spelled)
        return
    ahead = match.copy()
    ahead.answer(0, option)
    person.wait()
    while (step := bot.choose(ahead, ahead.questions[0]))[0] == "go":
        ahead.answer(0, step)
        person.page.locator(f'.hex[data-state="open"][data-target="space:{step[1]}"]').click()
        person.page.wait_for_function(
            "way => document.querySelector('.hex.chosen')?.dataset.target === way", arg=f"space:{step[1]}"
        )
    person.choose("drive")
