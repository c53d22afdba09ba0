"""What a first-time player stumbled over, and no other test holds."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import expect

from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Question
from stolik.testkit.arranged import put, show
from stolik.testkit.browser import LAID_OUT, Server, Visitor

Sit = Callable[..., Visitor]
Wish = Callable[[Question], bool]
SEED: Final = "1"
LONG: Final = 1500
SCROLLED: Final = 3
SETUPS: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "radlands": (2, {}),
    "wonderlands_war": (5, {}),
    "apex_legends": (2, {"map": "timber", "team_size": "3"}),
    "waste_knights": (2, {}),
}
UNSEEN: Final = """() => {
  const scrolls = (pane) => /auto|scroll/.test(getComputedStyle(pane).overflowY)
    && pane.scrollHeight > pane.clientHeight + 1;
  const panes = new Map();
  for (const each of document.querySelectorAll('.play .board [data-state="open"]')) {
    let pane = each.parentElement;
    while (pane && !scrolls(pane)) pane = pane.parentElement;
    if (pane && each.checkVisibility()) panes.set(pane, [...(panes.get(pane) ?? []), each]);
  }
  return [...panes].flatMap(([pane, open]) => {
    const {top, bottom} = pane.getBoundingClientRect();
    const at = (each) => each.getBoundingClientRect();
    const isSeen = (each) => Math.min(at(each).bottom, bottom) - Math.max(at(each).top, top)
      >= Math.min(24, at(each).height / 2);
    const span = Math.max(...open.map((each) => at(each).bottom)) - Math.min(...open.map((each) => at(each).top));
    return (span <= pane.clientHeight ? open : open.slice(0, 1)).filter((each) => !isSeen(each));
  }).map((each) => each.dataset.target);
}"""
"""What can be chosen and is not in sight: all of it where it has room, else the first."""
SCROLL_AWAY: Final = """() => [...document.querySelectorAll('.play .board, .play .board *')]
  .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 8)
  .map((each) => {
    const open = each.querySelector('[data-state="open"]');
    if (!open) return 0;
    const isBelow = open.getBoundingClientRect().top > each.getBoundingClientRect().top + each.clientHeight / 2;
    each.scrollTop = isBelow ? 0 : each.scrollHeight;
    return 1;
  }).reduce((sum, one) => sum + one, 0)"""
"""Scroll every pane with something to choose to its other end; how many there are."""
BRING_BACK: Final = """() => document.querySelector('.play .board [data-state="open"]')?.scrollIntoView()"""
RING: Final = """thing => {
  const {outlineWidth, outlineOffset, outlineStyle} = getComputedStyle(thing);
  const wide = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const ring = thing.getBoundingClientRect();
  const pane = thing.closest('ol').getBoundingClientRect();
  return {style: outlineStyle, width: parseFloat(outlineWidth), room: [
    ring.left - wide - pane.left, ring.top - wide - pane.top,
    pane.right - ring.right - wide, pane.bottom - ring.bottom - wide]};
}"""


@cache
def asked(game: str, seats: int, wish: Wish) -> tuple[Match, Question, str]:
    """A match at the first question that is wished for."""
    for seed in range(400):
        chance, match = random.Random(seed), Match.start(game, seats, str(seed), SETUPS[game][1])
        while not match.over and len(match.answers) < LONG:
            question = match.questions[0]
            if wish(question):
                return match, question, str(seed)
            plays = [option for option in question.options if option[0] == "play"]
            match.answer(question.seat, chance.choice(plays or question.options))
    raise AssertionError(f"nobody is asked that in {game}")


def is_rearranging(question: Question) -> bool:
    return question.kind == "rearrange" and len(question.options) > 3


def can_only_pass(question: Question) -> bool:
    return list(question.options) == [PASS]


HIGH_GROUND: Final = {
    "en": ("column 1, behind", "Leave everybody where they are"),
    "pl": ("w kolumnie 1, z tyłu", "Zostaw wszystkich na miejscach"),
    "uk": ("у стовпці 1, позаду", "Залишити всіх на місцях"),
}


@pytest.mark.parametrize("lang", list(HIGH_GROUND))
def test_high_ground_marks_the_place_and_lets_everybody_stay_at_once(sit: Sit, served: Server, lang: str) -> None:
    ola = sit(lang=lang)
    match, question, seed = asked("radlands", 2, is_rearranging)
    show(ola, served, match, seed, question.seat)
    place, stay = HIGH_GROUND[lang]
    expect(ola.page.locator(".bar .what")).to_contain_text(place)
    marked = ola.page.locator(".board [data-fill]")
    expect(marked).to_have_count(1)
    at = marked.locator("xpath=..").get_attribute("data-spot")
    assert at == f"{question.seat},1,1", "the first column, directly before the camp"
    button = ola.page.locator('.bar [data-option="stay"]')
    expect(button).to_have_text(re.compile(re.escape(stay)))
    before = ola.moment
    button.click()
    ola.page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.moment) > {before}")
    expect(marked).to_have_count(0)
    assert "rearrange" not in {each.kind for each in _after(match, question, ("stay",)).questions}


def _after(match: Match, question: Question, option: tuple[str, ...]) -> Match:
    twin = match.copy()
    twin.answer(question.seat, option)
    return twin


WAITING: Final = {
    "en": "2 seats are still free",
    "pl": "Jeszcze 2 miejsca są wolne",
    "uk": "Ще 2 місця вільні",
}


def test_a_table_of_three_counts_who_is_missing_and_begins_with_bots(sit: Sit) -> None:
    ola = sit()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    body = {"game": "wonderlands_war", "options": {}, "seats": seats, "public": False}
    opened = ola.ask("/api/matches", body)
    ola.page.goto(f"{served_url(ola)}/table/{opened['match']}")
    title = ola.page.locator("#waiting-title")
    for lang, words in WAITING.items():
        ola.page.locator(f'[data-lang="{lang}"]').first.click()
        expect(title).to_have_text(words)
    expect(ola.page.locator('[data-waits="open"]')).to_have_count(2)
    ola.press("begin")
    ola.at_table()
    expect(ola.page.locator(".side [data-face]")).to_have_count(2)
    assert ola.wait()


def served_url(person: Visitor) -> str:
    return person.server.url


@pytest.mark.parametrize("game", ["wonderlands_war", "apex_legends", "waste_knights"])
def test_what_can_be_chosen_comes_into_sight_after_scrolling(sit: Sit, served: Server, game: str) -> None:
    """A pane that was scrolled away shows the choices of the next question. (The board of Radlands does not scroll.)"""
    ola = sit(size=(683, 384), by="touch")
    seats, options = SETUPS[game]
    match, chance = Match.start(game, seats, SEED, options), random.Random(SEED)
    looked: set[str] = set()
    scrolled = 0
    while not match.over and len(match.answers) < LONG and scrolled < SCROLLED:
        question = match.questions[0]
        if len(question.options) > 1 and question.kind not in looked:
            looked.add(question.kind)
            show(ola, served, match, SEED, question.seat)
            in_sight(ola, question.kind)
            if ola.page.evaluate(SCROLL_AWAY):
                before = ola.moment
                while ola.moment == before:
                    ola.page.evaluate(BRING_BACK)
                    ola.step()
                if ola.wait():
                    in_sight(ola, f"after {question.kind}")
                    scrolled += 1
        match.answer(question.seat, chance.choice(question.options))
    assert scrolled, "nothing could be scrolled"


def in_sight(person: Visitor, when: str) -> None:
    """Look once the board has measured itself."""
    person.page.wait_for_timeout(600)
    assert person.page.evaluate(UNSEEN) == [], when


def test_the_ring_of_the_focus_is_whole_in_the_log(sit: Sit, served: Server) -> None:
    ola = sit()
    match, question, seed = asked("radlands", 2, is_rearranging)
    show(ola, served, match, seed, question.seat)
    ola.page.keyboard.press("l")
    expect(ola.page.locator(".side ol .see:focus")).to_have_count(1)
    links = 0
    for key in ("ArrowUp", "Home", "End", *("ArrowUp", "ArrowRight") * 3):
        ola.page.keyboard.press(key)
        ola.page.evaluate(LAID_OUT)
        ring = ola.page.evaluate(f"() => ({RING})(document.activeElement)")
        links += ola.page.locator(".side ol .card:focus").count()
        assert ring["style"] != "none"
        assert ring["width"] >= 2
        assert min(ring["room"]) >= 0, (key, ring)
    assert links > 0


def test_a_quest_is_named_with_its_text_wherever_it_can_be_chosen(sit: Sit, served: Server) -> None:
    ola = sit()
    for kind in ("keep_quest", "discard_quest", "feats"):
        match, question, seed = asked("wonderlands_war", 2, offers_quest(kind))
        show(ola, served, match, seed, question.seat)
        quests = ola.page.locator('.play [data-target^="quest:"][data-state="open"]')
        expect(quests.first).to_be_visible()
        for quest in quests.all():
            id = str(quest.get_attribute("data-target")).removeprefix("quest:")
            text = ola.page.evaluate(
                "async (id) => (await (await fetch('/api/words/en?game=wonderlands_war')).text())"
                ".match(new RegExp(`^quest-${id.replaceAll('_', '-')}-text =\\s*(.*)`, 'm'))[1]",
                id,
            )
            assert text[:20] in quest.aria_snapshot().replace("\\", ""), (kind, id)


@cache
def offers_quest(kind: str) -> Wish:
    def wish(question: Question) -> bool:
        return question.kind == kind and len(question.options) > 1

    return wish


def test_the_table_passes_for_one_who_can_only_pass_among_bots_and_says_so(sit: Sit, served: Server) -> None:
    ola = sit()
    match, question, seed = asked("wonderlands_war", 2, can_only_pass)
    before = len(match.answers)
    show(ola, served, match, seed, question.seat)
    ola.page.wait_for_timeout(300)
    assert ola.moment == before, "asked as long as it is not wished for"
    expect(ola.page.locator('.bar [data-option="pass"]')).to_have_count(1)
    ola.press("settings")
    ola.page.locator('[data-toggle="passes"]').click()
    ola.page.keyboard.press("Escape")
    ola.page.reload()
    expect(ola.page.locator("[data-passed]")).to_contain_text("Passed for you")
    ola.page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.moment) > {before}")


def test_among_people_everybody_is_asked(sit: Sit, served: Server) -> None:
    ola, jan = sit(), sit()
    match, question, seed = asked("wonderlands_war", 2, can_only_pass)
    before = len(match.answers)
    code = put(served, match, seed, None)
    for person in (ola, jan):
        person.page.add_init_script("""const kept = JSON.parse(localStorage.getItem('stolik'));
          localStorage.setItem('stolik', JSON.stringify({...kept, passes: true}))""")
        person.lobby()
        person.page.fill('[data-field="code"]', code)
        person.press("join")
    for person in (ola, jan):
        person.at_table()
    ola.page.wait_for_timeout(500)
    assert ola.moment == before
    assert jan.moment == before
    assert question.seat in (0, 1)
