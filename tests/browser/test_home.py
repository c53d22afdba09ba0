"""The first page, the set-up, waiting and invitations: a stranger sits down in two clicks, a friend by one link."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Response, expect

from stolik.testkit.browser import Server, Visitor
from stolik.testkit.first_page import opening

Sit = Callable[..., Visitor]
GAMES = ("radlands", "wonderlands_war", "apex_legends", "waste_knights")
SIZES = [(390, 844), (844, 390), (683, 384), (768, 1024), (1366, 768), (1920, 1080)]
MOST = 150 * 1024
"""Bytes of JavaScript, compressed, that the first page may load."""


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_into_a_running_match(sit: Sit, game: str) -> None:
    ola = sit()
    ola.lobby()
    if game != "radlands":
        ola.page.locator(f'[data-poster="{game}"]').click()
    ola.page.locator('[data-action="play"]').click()
    ola.at_table()
    ola.wait()
    expect(ola.page.locator(".play")).to_have_attribute("data-game", game)
    ola.lobby()
    expect(ola.page.locator(".world.on")).to_have_attribute("data-game", game)
    expect(ola.page.locator(f'.match[data-game="{game}"]')).to_have_class(re.compile("turn"))
    expect(ola.page.locator(f'[data-mini="{game}"]')).to_be_visible()
    expect(ola.page).to_have_title(re.compile("● Your move: "))


def test_a_name_typed_and_play_pressed_at_once_gives_that_name(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    for number in range(6):
        name = f"Olena {number}"
        ola.page.locator('[data-field="name"]').fill(name)
        ola.page.locator('[data-action="play"]').click()
        ola.at_table()
        expect(ola.page.locator('.side [data-action="rename"]')).to_have_text(name)
        ola.page.go_back()
        ola.page.wait_for_selector('[data-action="play"]:not([disabled])')


def test_the_level_is_a_face_with_a_sentence_and_one_may_play_alone(sit: Sit) -> None:
    ola = sit(lang="uk")
    ola.lobby()
    page = ola.page
    ola.opposite("legend")
    expect(page.locator(".foe .say")).to_contain_text("Веґа · Легенда")
    expect(page.get_by_role("radio", name="Ґрета, Ветеранка, 3 з 4")).to_have_count(1)
    page.reload()
    expect(page.locator('input[value="legend"]')).to_be_checked()
    ola.world("waste_knights")
    expect(page.locator('input[value="alone"]')).to_be_checked()
    ola.press("play")
    ola.at_table()
    expect(page.locator(".side [data-seat]")).to_have_count(1)
    [mine] = page.evaluate("async () => (await (await fetch('/api/lobby')).json()).mine")
    assert mine["options"]["adventure"] == "provisional_licence", "a stranger begins with the short one that teaches"
    ola.lobby()
    ola.opposite("novice")
    ola.press("play")
    ola.at_table()
    expect(page.locator('.side [data-face="novice"]')).to_have_count(1)


def test_the_companions_introduce_themselves(sit: Sit, axe: Path) -> None:
    for lang, named in (("en", "Greta"), ("pl", "Greta"), ("uk", "Ґрета")):
        ola = sit(lang=lang, size=(390, 844) if lang == "uk" else (1366, 768))
        ola.lobby()
        ola.press("companions")
        sheet = ola.page.locator('[data-sheet="companions"]')
        expect(sheet.locator("[data-level]")).to_have_count(4)
        expect(sheet.locator('[data-level="veteran"] h3')).to_have_text(named)
        assert ola.axe(axe) == []
        sheet.locator('[data-pick="veteran"]').click()
        expect(sheet).to_have_count(0)
        expect(ola.page.locator('input[value="veteran"]')).to_be_checked()


def test_an_invitation_to_a_team_says_with_and_against_whom_and_how_long_one_may_think(sit: Sit, axe: Path) -> None:
    ola = sit()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "veteran"}, {"who": "bot", "level": "legend"}]
    table: dict[str, object] = {"game": "apex_legends", "options": {}, "seats": seats, "public": True, "friendly": True}
    table["clock"] = {"kind": "days", "seconds": 3 * 86400}
    match = ola.ask("/api/matches", table)["match"]
    link: str = ola.ask(f"/api/matches/{match}", method="GET")["invite"]
    eve = sit()
    eve.lobby()
    expect(eve.page.locator(".tables li").first).to_contain_text("Over days: 3 d")
    for lang, words in (("en", ["With you", "Against you", "3 d"]), ("pl", ["Z tobą"]), ("uk", ["Проти вас", "3 д"])):
        jan = sit(lang=lang, size=(390, 844))
        jan.page.goto(f"{jan.server.url}{link}")
        card = jan.page.locator("main .card")
        for each in words:
            expect(card).to_contain_text(each)
        expect(card.locator("ul").nth(1).locator("li:not(.side)")).to_have_count(2)
        assert jan.axe(axe) == []


def test_a_wrong_code_answers_in_the_code_box(sit: Sit) -> None:
    for lang, said in (("en", "No table has this code."), ("pl", "Żaden stół"), ("uk", "Столу з таким кодом")):
        ola = sit(lang=lang)
        ola.lobby()
        for typed in ("QQQQQQ", "AB1"):
            ola.page.locator('[data-field="code"]').fill(typed)
            ola.press("join")
            expect(ola.page.locator("section.code [role=alert]")).to_contain_text(said)
        expect(ola.page.locator("[role=alert]")).to_have_count(1)
        expect(ola.page.locator("[data-fan]")).to_be_visible()


def test_an_invitation_names_host_game_people_and_length(sit: Sit, axe: Path) -> None:
    ola = sit()
    ola.lobby()
    ola.page.locator('[data-field="name"]').fill("Lena")
    ola.world("wonderlands_war")
    ola.press("friend")
    ola.page.wait_for_selector("[data-code]")
    link = ola.page.locator("#invite-link").input_value()
    code = ola.page.locator("[data-code]").inner_text()
    expect(ola.page.locator("#waiting-title")).to_have_text("One seat is still free")
    expect(ola.page.locator('[data-field="own-name"]')).to_have_value("Lena")
    expect(ola.page.locator(".invitation")).to_contain_text("works on this machine only")
    expect(ola.page.locator("[data-qr]")).to_have_count(0)
    assert ola.axe(axe) == []
    for size in SIZES:
        ola.resize(size)
        box = ola.page.locator('[data-action="copy"]').bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size[0], size
        assert ola.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
    ola.resize((1366, 768))
    jan = sit(size=(390, 844))
    jan.page.goto(link)
    card = jan.page.locator("main .card")
    expect(card).to_contain_text("Lena invites you")
    expect(card).to_contain_text("Wonderland's War")
    expect(card).to_contain_text("2 seats")
    expect(card).to_contain_text(re.compile(r"\d+–\d+ min"))
    assert jan.axe(axe) == []
    ola.press("begin")
    ola.at_table()
    expect(ola.page.locator('.side [data-face="regular"]')).to_have_count(1)
    jan.lobby()
    jan.page.locator('[data-field="code"]').fill(code)
    jan.page.locator('[data-field="join-name"]').fill("Jan")
    jan.press("join")
    jan.at_table()
    for person in (ola, jan):
        expect(person.page.locator(".side [data-seat]").filter(has_text="Jan")).to_have_count(1)
        expect(person.page.locator(".side [data-face]")).to_have_count(0)


def test_a_table_is_set_up_chair_by_chair_and_kept(sit: Sit, axe: Path) -> None:
    ola = sit()
    page = ola.page
    ola.lobby()
    ola.world("waste_knights")
    ola.press("custom")
    page.wait_for_selector("[data-chair]")
    race = page.locator('[data-setting="adventure"][value="the_drybay_sweepstake_2"]')
    expect(race).to_be_disabled()
    expect(page.locator("label", has=race)).to_contain_text("Needs 2–4 at the table")
    ola.press("more")
    expect(race).to_be_enabled()
    race.check()
    page.locator('[data-chair="1"]').click()
    page.locator('[data-pick="here"]').click()
    page.locator('[data-field="here-name"]').fill("Taras")
    assert ola.axe(axe) == []
    expect(page.locator('[data-chair="1"]')).to_contain_text("Taras")
    ola.press("usual")
    ola.lobby()
    ola.press("custom")
    page.wait_for_selector("[data-chair]")
    expect(page.locator('[data-chair="1"]')).to_have_attribute("data-who", "here Taras")
    expect(race).to_be_checked()
    page.locator('[data-chair="1"]').click()
    page.locator('[data-pick="me"]').click()
    expect(page.locator('[data-chair="1"]')).to_have_attribute("data-who", "me")
    expect(page.locator('[data-chair="0"]')).to_have_attribute("data-who", "here Taras")
    for setting in page.locator(".col > :not(h2)").all():
        box, inside = setting.bounding_box(), setting.evaluate("each => each.scrollHeight")
        assert box is not None
        assert box["height"] >= inside - 1, "no setting lies over the next"
    ola.press("create")
    ola.page.wait_for_selector(".curtain")
    expect(page.locator(".side")).to_contain_text("Taras")


def test_all_matches_are_in_one_list(sit: Sit, axe: Path) -> None:
    ola = sit(lang="pl")
    ola.lobby()
    ola.press("play")
    ola.at_table()
    ola.wait()
    ola.press("leave")
    ola.press("concede")
    ola.page.wait_for_selector("dialog.end[open], .end")
    ola.lobby()
    ola.press("all")
    assert ola.axe(axe) == []
    expect(ola.page.locator("[data-sheet=all] li")).to_have_count(1)
    expect(ola.page.locator("[data-sheet=all] li")).to_contain_text("Wygrywa Bruno")


def test_the_first_page_computes_less_than_a_second_until_one_can_play(
    chromium: Browser, served: Server, tmp_path: Path
) -> None:
    assert opening(chromium, served, tmp_path).busy < 1000


def test_the_first_page_is_light(sit: Sit) -> None:
    ola = sit()
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            loaded[response.url] = len(gzip.compress(response.body()))

    ola.page.on("response", weigh)
    ola.lobby()
    ola.page.wait_for_selector('.poster [data-world="waste_knights"] svg', state="attached")
    ola.page.wait_for_timeout(300)
    assert sum(loaded.values()) < MOST, loaded
    assert not any("Board" in url for url in loaded), "a board is loaded when it is needed"


SEEN: Final = """(selectors) => selectors.filter((selector) => {
  const thing = document.querySelector(selector);
  const {left, top, right, bottom} = thing.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !inside || !hit || !thing.contains(hit);
})"""
"""Those that are cut off, or lie under something else."""
BOXES: Final = """(selectors) => selectors.map((selector) => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height];
})"""
LOW: Final = ((683, 384), (844, 390))
LINKED: Final = ((1366, 768), (768, 1024), *LOW)
"""Where the header has room for links to the rules and the record."""


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_on_a_low_screen_friends_find_each_other_without_scrolling(sit: Sit, lang: str) -> None:
    ola, jan = (sit(size=LOW[0], lang=lang, by="touch") for _ in range(2))
    seats = [{"who": "me"}, {"who": "bot", "level": "regular"}, {"who": "bot", "level": "veteran"}, {"who": "open"}]
    opened = ola.ask("/api/matches", {"game": "wonderlands_war", "options": {}, "seats": seats, "public": False})
    ola.page.goto(f"{ola.server.url}/table/{opened['match']}")
    ola.page.wait_for_selector("[data-code]")
    chairs = [f".place:nth-child({number} of .place) .chair" for number in range(1, 5)]
    wanted = ["[data-code]", "#invite-link", '[data-action="copy"]', '[data-action="begin"]', *chairs]
    for size in LOW:
        ola.resize(size)
        assert ola.page.evaluate(SEEN, wanted) == [], size
    jan.page.goto(ola.page.locator("#invite-link").input_value())
    jan.page.wait_for_selector('[data-action="sit"]')
    for size in LOW:
        jan.resize(size)
        assert jan.page.evaluate(SEEN, ["#join-name", '[data-action="sit"]', '[data-action="watch"]']) == [], size


@pytest.mark.parametrize("size", LOW, ids=str)
def test_on_a_low_screen_a_chair_is_filled_in_sight(sit: Sit, size: tuple[int, int]) -> None:
    ola = sit(size=size, lang="uk", by="touch")
    ola.page.goto(f"{ola.server.url}/setup/wonderlands_war")
    ola.page.locator('[data-chair="1"]').tap()
    wanted = ['[data-pick="bot legend"]', '[data-pick="open"]', '[data-pick="here"]', '[data-pick="me"]']
    ola.page.wait_for_selector(wanted[0])
    ola.page.wait_for_timeout(300)
    assert ola.page.evaluate(SEEN, wanted) == []


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_every_way_to_begin_is_above_the_fold_and_nothing_is_wider_than_the_page(sit: Sit, lang: str) -> None:
    ola = sit(size=(844, 390), lang=lang)
    ola.lobby()
    starts = [f'[data-action="{action}"]' for action in ("play", "friend", "here", "custom")]
    ways = [f'.ways [data-action="{way}"]' for way in ("friend", "here", "lesson", "custom")]
    links = ['header [data-action="rules"]', 'header [data-action="record"]']
    for game in GAMES:
        ola.world(game)
        for size in SIZES:
            ola.resize(size)
            boxes: list[list[float]] = ola.page.evaluate(BOXES, starts)
            assert all(min(width, height) >= 40 for _, _, width, height in boxes), (size, game, boxes)
            assert all(x + width <= size[0] for x, _, width, _ in boxes), (size, game, boxes)
            assert all(y + height <= size[1] for _, y, _, height in boxes), (size, game, boxes)
            assert ola.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (size, game)
            if size in LINKED:
                assert ola.page.evaluate(SEEN, [*ways, *links]) == [], (size, game)
    ola.resize((390, 844))
    for link in ola.page.locator('main [data-action="rules"], main [data-action="record"]').all():
        link.scroll_into_view_if_needed()
        assert link.is_visible()
