"""The rules, a page and a tab of the column; a person's record; the sheet that says why not."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Request, expect

from stolik.table.rows import MatchRow, SeatRow
from stolik.table.sqlite import SqliteStore
from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]
SIZES: Final = ((390, 844), (844, 390), (683, 384), (768, 1024), (1366, 768), (1920, 1080))
ENGLISH: Final = {
    "en": None,
    "pl": "Zasady nie są jeszcze przetłumaczone",
    "uk": "Правила ще не перекладено",
}


@pytest.mark.parametrize("lang", list(ENGLISH))
def test_the_rules_open_at_a_clause_and_are_searched(sit: Sit, axe: Path, lang: str) -> None:
    ola = sit(lang=lang)
    page = ola.page
    page.goto(f"{ola.server.url}/rules/radlands#RAD-READY-01")
    clause = page.locator('[data-clause="RAD-READY-01"]')
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("marked"))
    assert page.locator('[data-field="chapter"]').evaluate("field => field.selectedOptions[0].text").startswith("7.")
    note = page.locator(".english")
    if ENGLISH[lang] is None:
        expect(note).to_have_count(0)
    else:
        expect(note).to_contain_text(str(ENGLISH[lang]))
        expect(page.locator(".text")).to_have_attribute("lang", "en")
    page.locator('[data-action="chapter-next"]').click()
    expect(page.locator(".text h2")).to_have_text(re.compile(r"^8\. "))
    page.fill('[data-field="rules"]', "punk deck")
    found = page.locator("[data-clause]")
    assert 0 < found.count() < 40
    for text in found.all_inner_texts():
        assert {"punk", "deck"} <= set(re.findall("punk|deck", text.lower())), text
    expect(page.locator(".count")).to_contain_text(str(found.count()))
    expect(page.locator("mark").first).to_be_visible()
    assert ola.axe(axe) == []
    page.fill('[data-field="rules"]', "teapot")
    expect(page.locator(".text")).to_contain_text("teapot")
    expect(found).to_have_count(0)
    for size in SIZES:
        ola.resize(size)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size


def test_at_the_table_the_rules_come_when_they_are_asked_for(sit: Sit, axe: Path) -> None:
    ola = sit()
    fetched: list[str] = []

    def notice(request: Request) -> None:
        fetched.append(request.url)

    ola.match_with_bots("radlands", 2, {"first_game": "on"})
    ola.wait()
    ola.page.on("request", notice)
    while not ola.wonder():
        ola.step()
        ola.wait()
    assert not [url for url in fetched if "RuleText" in url], "the rules are not loaded before"
    ola.page.locator('.board [data-state="closed"]').first.hover()
    cited = re.search(r"RAD(?:-[A-Z0-9]+)+", ola.page.get_by_role("tooltip").inner_text())
    assert cited is not None
    ola.page.keyboard.press("?")
    expect(ola.page.locator('[data-tab="rules"]')).to_have_attribute("aria-selected", "true")
    expect(ola.page.locator(f'.side [data-clause="{cited[0]}"]')).to_have_class(re.compile("marked"))
    expect(ola.page.locator(f'.side [data-clause="{cited[0]}"]')).to_be_in_viewport()
    assert [url for url in fetched if "RuleText" in url]
    assert ola.axe(axe) == []
    for lang in ("uk", "pl", "en"):
        ola.page.locator(f'.side [data-lang="{lang}"]').click()
        expect(ola.page.locator('[data-tab="help"]')).to_be_in_viewport(ratio=1)
        ola.page.wait_for_function(
            "(tabs => tabs.scrollWidth <= tabs.clientWidth)(document.querySelector('.side .tabs'))"
        )
    ola.page.mouse.move(2, 2)
    ola.page.keyboard.press("?")
    expect(ola.page.locator('[data-tab="help"]')).to_have_attribute("aria-selected", "true")


def test_on_a_phone_the_reason_is_a_sheet_that_leads_to_card_and_rule(sit: Sit, axe: Path) -> None:
    ola = sit(by="touch", size=(390, 844))
    ola.match_with_bots("radlands", 2, {"first_game": "on"})
    ola.wait()
    page = ola.page
    closed = page.locator('.play .board [data-state="closed"][data-card]').first
    while not (ola.wonder() and closed.count()):
        ola.step()
        ola.wait()
    sheet = page.locator("[data-why]")
    closed.tap(force=True)
    expect(sheet).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    ola.resize((390, 844))  # at rest
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == 844
    cited = re.search(r"RAD(?:-[A-Z0-9]+)+", sheet.inner_text())
    assert cited is not None
    assert ola.axe(axe) == []
    for button in sheet.locator("button").all():
        size = button.bounding_box()
        assert size is not None
        assert size["height"] >= 40
    page.locator('[data-action="see-card"]').tap()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-zoom].pinned")).to_be_visible()
    page.locator("[data-zoom] .close").tap()
    closed.tap(force=True)
    page.locator('[data-action="why-close"]').tap()
    expect(sheet).to_have_count(0)
    closed.tap(force=True)
    page.locator('[data-action="rule"]').tap()
    expect(page.locator(f'.side [data-clause="{cited[0]}"]')).to_be_in_viewport()


def remember(served: Server, person: str, places: list[int], *others: SeatRow) -> None:
    """A match of radlands that this person has finished."""
    now = time.time()
    number = f"{now:.6f}"[-6:]
    result = {"places": places, "points": [0, 0], "reason": "camps_destroyed"}
    row = MatchRow(
        id=f"m_record{number}", game="radlands", rules="radlands/3", options={}, seats=2, seed=number, commitment="",
        public=False, code=f"R{number}", invite=f"i_{number}", state="over", asked=[], result=result, lesson=0,
        rematch=None, parent=None, creator=person, created=now, changed=now,
    )  # fmt: skip

    async def add() -> None:
        store = SqliteStore(str(served.database))
        await store.open()
        await store.add_match(row, [SeatRow(0, "person", person, "Ola", None), *others])
        await store.close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, add()).result()


def test_the_record_counts_won_and_lost_by_game_and_opponent(sit: Sit, served: Server, axe: Path) -> None:
    ola = sit()
    page = ola.page
    ola.lobby()
    page.locator('header [data-action="record"]').click()
    expect(page.locator("main")).to_contain_text("No matches yet")
    person = page.evaluate("() => fetch('/api/me').then((reply) => reply.json()).then(({person}) => person)")
    bruno, jan = SeatRow(1, "bot", None, "", "regular"), SeatRow(1, "person", "p_jan", "Jan", None)
    for places, other in (([1, 2], bruno), ([2, 1], bruno), ([1, 2], bruno), ([2, 1], jan)):
        remember(served, person, places, other)
    page.reload()
    expect(page.locator('[data-record="radlands"]')).to_contain_text("Won: 2 of 4")
    expect(page.locator('[data-record="radlands"] .last')).to_have_attribute("aria-label", "lost, won, lost, won")
    expect(page.locator(".head")).to_contain_text("Matches: 4, won: 2")
    foes = page.locator(".foes li")
    expect(foes).to_have_text([re.compile(r"Bruno · Regular\s*Won: 2 of 3"), re.compile(r"Jan\s*Won: 0 of 1")])
    expect(page.locator(".matches li")).to_have_count(4)
    assert ola.axe(axe) == []
    for lang, words in (("pl", "wygrane: 2"), ("uk", "виграно: 2")):
        page.locator(f'[data-lang="{lang}"]').first.click()
        expect(page.locator(".head")).to_contain_text(words)
        for size in SIZES:
            ola.resize(size)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (lang, size)
    ola.resize((390, 844))
    page.goto(served.url)
    page.wait_for_selector('[data-action="play"]:not([disabled])')
    expect(page.locator('.world.on [data-met="regular"]')).to_contain_text("2 з 3")
    ola.press("companions")
    expect(page.locator('[data-sheet="companions"] [data-met="regular"]')).to_contain_text("2 з 3")
    expect(page.locator('[data-sheet="companions"] [data-met="legend"]')).to_contain_text("ще не було")
    page.keyboard.press("Escape")
    page.locator('main [data-action="record"]').click()
    expect(page.locator('[data-record="radlands"]')).to_be_visible()
