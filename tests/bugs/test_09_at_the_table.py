"""What a first-time player stumbled over: a lost name, misleading reasons, a board of no size, raw ids."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from stolik.testkit.browser import Visitor
from stolik.testkit.scenarios.radlands import Scenario

Sit = Callable[..., Visitor]

SIDEWAYS = [(844, 390), (683, 384)]
"""A phone on its side; a screen of 1366×768 at 200 %."""
SMALL = """() => {
  const board = document.querySelector('.play .board').getBoundingClientRect();
  const spots = [...document.querySelectorAll('.play .board [data-target]')].filter((spot) => spot.offsetParent);
  return spots.map((spot) => {
    const {width, height, left, top, right, bottom} = spot.getBoundingClientRect();
    const across = left >= board.left - 1 && right <= board.right + 1;
    const inside = across && top >= board.top - 1 && bottom <= board.bottom + 1;
    return [spot.dataset.target, Math.round(width), Math.round(height), inside];
  }).filter(([target]) => !target.startsWith('column')).filter(([, width, height, inside]) =>
    width < 40 || height < 40 || !inside);
}"""
CARDS = """() => {
  const found = new Map();
  for (const element of document.querySelectorAll('.play .board [data-card]')) {
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width * 0.3, top + height * 0.3];
    const seen = document.elementFromPoint(x, y)?.closest('[data-card]');
    if (seen === element && !found.has(element.dataset.card)) found.set(element.dataset.card, [x, y]);
  }
  return [...found].map(([card, at]) => [card, ...at]);
}"""
"""The cards that nothing lies over, and where to point at them."""
POINTED = 6
OVERLAPS = """() => {
  const spots = [...document.querySelectorAll('.play .board [data-target]:not([data-target^="column"])')];
  const rects = spots.map((spot) => spot.getBoundingClientRect());
  const found = [];
  for (let a = 0; a < rects.length; a++) for (let b = a + 1; b < rects.length; b++) {
    const width = Math.min(rects[a].right, rects[b].right) - Math.max(rects[a].left, rects[b].left);
    const height = Math.min(rects[a].bottom, rects[b].bottom) - Math.max(rects[a].top, rects[b].top);
    if (width > 3 && height > 3) found.push([spots[a].dataset.target, spots[b].dataset.target]);
  }
  return found;
}"""


def start(person: Visitor, game: str = "radlands") -> None:
    person.lobby()
    person.world(game)
    person.press("play")
    person.at_table()
    person.wait()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_typed_name_is_the_name_at_the_table(sit: Sit, by: str) -> None:
    """The rename was sent by the very click on Play, and opening the match did not wait for it."""
    ola = sit(by=by)
    ola.lobby()
    ola.page.locator('[data-field="name"]').fill("Olena")
    ola.press("play")
    ola.at_table()
    expect(ola.page.locator(".side")).to_contain_text("Olena")
    ola.page.goto(ola.server.url)
    expect(ola.page.locator('[data-field="name"]')).to_have_value("Olena")


def test_a_name_that_cannot_be_kept_is_told_before_anything_is_opened(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.page.locator('[data-field="name"]').fill("\u200b")
    ola.press("play")
    expect(ola.page.locator('[role="alert"]')).to_be_visible()
    assert "/table/" not in ola.page.url


@pytest.mark.parametrize(("size", "lang"), [(SIDEWAYS[0], "en"), (SIDEWAYS[0], "pl"), (SIDEWAYS[1], "uk")])
def test_no_spot_is_smaller_than_a_fingertip_on_a_phone_on_its_side(sit: Sit, size: tuple[int, int], lang: str) -> None:
    """Every camp and place was 0×0 pixels at 844×390 and at 200 % zoom."""
    ola = sit(size=size, lang=lang, by="touch")
    start(ola)
    assert [spot for spot in ola.page.evaluate(SMALL) if min(spot[1:3]) < 40] == []  # the camps on offer may scroll
    for _ in range(14):
        if not ola.step() or ola.is_over:
            break
    assert ola.page.locator(".play .board [data-target]").count() > 20
    assert ola.page.evaluate(SMALL) == []
    assert ola.page.evaluate(OVERLAPS) == []
    hand = ola.page.evaluate(
        "() => [...document.querySelectorAll('.play .dock [data-target]')].map((card) => {"
        " const {width, height} = card.getBoundingClientRect(); return Math.min(width, height); })"
    )
    assert all(side >= 40 for side in hand), hand
    ola.page.wait_for_timeout(50)
    assert ola.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_a_whole_match_can_be_played_on_a_phone_on_its_side(sit: Sit) -> None:
    ola = sit(size=SIDEWAYS[1], by="touch")
    start(ola)
    assert ola.play(prefer=("end_turn",), after=30) > 5


def test_the_big_card_has_a_name_where_no_card_of_that_id_is_printed(sit: Sit) -> None:
    """It said "T1 15" over a tea card of Wonderland's War."""
    ola = sit()
    start(ola, "wonderlands_war")
    for _ in range(4):
        ola.step()
    seen: list[tuple[str, float, float]] = ola.page.evaluate(CARDS)
    while len(seen) < POINTED and ola.step():  # the card just taken lies over the table
        ola.wait()
        seen = ola.page.evaluate(CARDS)
    told = ola.page.locator('.play [role="tooltip"]:visible, [data-zoom] strong:visible').first
    for card, x, y in seen[:20]:
        ola.page.mouse.move(2, 2)
        expect(told).to_be_hidden()
        ola.page.mouse.move(x, y)
        ola.page.mouse.move(x + 2, y + 2)  # the pointer itself has to move
        expect(told).to_be_visible()
        words = told.inner_text()
        assert words.strip()
        assert card not in words
        assert not re.match(r"T\d \d+", words), words
    assert len(seen) >= POINTED


def test_with_no_water_every_place_of_a_person_says_water() -> None:
    """With no water and two columns free, choosing a person said that column 1 was full."""
    s = Scenario()
    s.column(0, 1, "railgun | muse | gunner")
    s.hand(0, "vanguard")
    s.water(0, 0)
    tries = [attempt for seat, attempt in s.match.every_attempt() if seat == 0 and attempt[1:2] == ("vanguard",)]
    reasons = {repr(s.match.why_not(0, attempt)) for attempt in tries if attempt[0] != "junk"}
    assert len(tries) > 4
    assert len(reasons) == 1
    assert "why-water" in reasons.pop()
