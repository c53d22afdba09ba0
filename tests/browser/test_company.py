"""Company in the browser: clocks at the plates, phrases, pointing, taking back, names, another device."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect

from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]


def come(person: Visitor, name: str) -> None:
    person.ask("/api/me", {"name": name}, "PUT")


def together(ola: Visitor, jan: Visitor, seats: list[dict[str, str]], **setup: Any) -> str:
    """Ola opens a table, Jan sits down by its code; both look at it."""
    come(ola, "Ola")
    come(jan, "Jan")
    match = str(ola.ask("/api/matches", {"seats": seats, **setup})["match"])
    code = ola.ask(f"/api/matches/{match}", None, "GET")["code"]
    jan.ask("/api/join", {"code": code})
    for person in (ola, jan):
        person.go_to(match)
    return match


def wait_for_ask(ola: Visitor, jan: Visitor) -> Visitor:
    """End turns until somebody can only ask to take back; that person."""
    for _ in range(8):
        asked = next((person for person in (ola, jan) if person.page.locator('[data-action="back-ask"]').count()), None)
        if asked is not None:
            return asked
        for person in (ola, jan):
            if person.is_asked and person.page.locator('[data-action="end"]').count():
                person.press("end")
                person.page.wait_for_selector('.play[data-yours="false"]')
                break
        else:
            ola.page.wait_for_timeout(100)
    raise AssertionError("nobody could ask")


PAIR = [{"who": "me"}, {"who": "open"}]
RADLANDS = {"game": "radlands", "options": {"first_game": "on"}}


def test_each_reads_a_phrase_in_their_own_language_and_can_mute(sit: Sit, axe: Path) -> None:
    ola, jan = sit(), sit(lang="uk")
    together(ola, jan, PAIR, **RADLANDS)
    ola.page.click('[data-tab="say"]')
    ola.page.click('[data-phrase="well_played"]')
    expect(jan.page.locator("[data-bubble='0']")).to_have_text("Гарно зіграно!")
    expect(ola.page.locator("[data-bubble='0']")).to_have_text("Well played!")
    jan.page.click('[data-tab="say"]')
    expect(jan.page.locator('[data-panel="say"] li')).to_contain_text("Гарно зіграно!")
    assert jan.axe(axe) == []
    jan.page.click('[data-mute="0"]')
    ola.page.click('[data-phrase="mark_tea"]')
    expect(ola.page.locator("[data-bubble='0'] svg")).to_be_visible()
    jan.page.wait_for_timeout(300)
    assert jan.page.locator("[data-bubble] svg").count() == 0, "who is muted is not heard"
    jan.page.reload()
    jan.at_table()
    jan.page.click('[data-tab="say"]')
    expect(jan.page.locator('[data-mute="0"]')).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_what_is_said_pops_up_at_the_chip_and_the_menu_is_marked(sit: Sit) -> None:
    ola, jan = sit(), sit(lang="pl", size=(390, 844), by="touch")
    together(ola, jan, PAIR, **RADLANDS)
    ola.page.click('[data-tab="say"]')
    ola.page.click('[data-phrase="well_played"]')
    bubble = jan.page.locator("header [data-bubble='0']")
    expect(bubble).to_have_text("Dobrze zagrane!")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    expect(jan.page.locator("header .menu .new")).to_be_visible()
    jan.page.locator("header .menu").tap()
    jan.page.locator('[data-tab="say"]').tap()
    expect(jan.page.locator("header .menu .new")).to_have_count(0)


def test_whose_time_is_up_is_told_that_a_bot_moves(sit: Sit) -> None:
    ola, jan = sit(lang="uk"), sit()
    together(ola, jan, PAIR, clock={"kind": "move", "seconds": 5, "zero": "bot"}, **RADLANDS)
    late = jan.page.locator(".side .panel li", has_text="ran out of time: a bot moves")
    expect(late).to_have_count(1, timeout=15_000)
    expect(ola.page.locator(".side .panel li", has_text="час вийшов, хід робить бот")).to_have_count(1)


def test_a_clock_counts_down_and_survives_a_reload(sit: Sit) -> None:
    ola, jan = sit(), sit()
    together(ola, jan, PAIR, clock={"kind": "bank", "seconds": 600}, **RADLANDS)
    running = ola.page.locator(".side .clock.runs")
    expect(running).to_have_count(1)
    first = int(running.get_attribute("data-left") or 0)
    ola.page.wait_for_timeout(2_200)
    later = int(running.get_attribute("data-left") or 0)
    assert later <= 598
    assert later < first
    ola.page.reload()
    ola.at_table()
    expect(running).to_have_count(1)
    assert int(running.get_attribute("data-left") or 0) <= later
    jan.page.goto(jan.server.url)
    expect(ola.page.locator(".side .clock.rests")).to_have_count(2)
    expect(ola.page.locator(".side .clock.runs")).to_have_count(0)


def test_taking_back_is_asked_in_the_bar_and_agreed_by_a_key(sit: Sit, axe: Path) -> None:
    ola, jan = sit(), sit()
    together(ola, jan, PAIR, friendly=True, **RADLANDS)
    asker = wait_for_ask(ola, jan)
    other = jan if asker is ola else ola
    asker.press("back-ask")
    other.page.wait_for_selector('[data-bar="back"] [data-action="back-yes"]')
    expect(asker.page.locator('[data-bar="back"] [data-action="back-yes"]')).to_have_count(0)
    assert other.axe(axe) == []
    before = other.moment
    other.page.keyboard.press("y")
    expect(other.page.locator('[data-bar="back"]')).to_have_count(0)
    other.page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.moment) < {before}")
    expect(other.page.locator(".side .panel")).to_contain_text("takes back")
    asker.page.wait_for_selector('.play[data-yours="true"]')


def test_a_long_press_shows_the_team_and_nobody_else_a_place(sit: Sit) -> None:
    ola, jan, eve = sit(), sit(), sit()
    bots = [{"who": "bot", "level": "novice"}, {"who": "bot", "level": "novice"}]
    match = together(ola, jan, [*PAIR, *bots], game="apex_legends", options={"draft": "first_game"})
    come(eve, "Eve")
    eve.page.goto(f"{eve.server.url}/table/{match}")
    eve.at_table()
    place = ola.page.locator('.play .stage :is([data-target^="legend:"], [data-target^="space:"]):visible').first
    place.wait_for()
    frame = ola.page.locator(".play").get_attribute("data-frame")
    place.dispatch_event("pointerdown", {"button": 0})
    expect(jan.page.locator('[data-pointed="0"]')).to_have_count(1)
    expect(ola.page.locator('[data-pointed="0"]')).to_have_count(1)
    assert eve.page.locator("[data-pointed]").count() == 0
    place.dispatch_event("pointerup")
    place.dispatch_event("click")
    assert ola.page.locator(".play").get_attribute("data-frame") == frame  # It chose nothing.
    expect(jan.page.locator("[data-pointed]")).to_have_count(0, timeout=5_000)


def test_who_left_is_stood_in_for_and_takes_the_seat_back_by_coming(
    chromium: Browser, tmp_path: Path, packages: tuple[Path, ...], axe: Path
) -> None:
    server = Server(tmp_path, packages, STOLIK_LEAVER_SECONDS="1")
    server.start()
    ola, jan = Visitor(chromium, server, lang="pl"), Visitor(chromium, server)
    try:
        match = together(ola, jan, PAIR, clock={"kind": "bank", "seconds": 600}, **RADLANDS)
        high = ola.page.locator(".play > .bar").bounding_box()
        jan.page.goto(server.url)
        plate = ola.page.locator('.side [data-seat="1"]')
        expect(plate).to_have_class(re.compile("away"))
        expect(ola.page.locator(".side .clock.rests")).to_have_count(2)
        stand_in = ola.page.locator('[data-action="absent-bot"]')
        expect(stand_in).to_have_text("Bruno gra dalej")
        assert ola.axe(axe) == []
        assert ola.page.locator(".play > .bar").bounding_box() == high, "the bar never jumps"
        stand_in.click()
        expect(plate.locator('[data-face="regular"]')).to_be_visible()
        expect(plate).to_contain_text("Bruno gra na miejscu osoby: Jan")
        jan.page.locator(f'a[href="/table/{match}"]').first.click()
        jan.at_table()
        expect(plate.locator("[data-face]")).to_have_count(0)
        expect(plate).not_to_have_class(re.compile("away"))
    finally:
        ola.close()
        jan.close()
        server.stop()


def test_taking_back_can_be_answered_on_a_phone_on_its_side(sit: Sit) -> None:
    ola, jan = sit(), sit(by="touch", size=(683, 384), lang="uk")
    together(ola, jan, PAIR, friendly=True, clock={"kind": "bank", "seconds": 600}, **RADLANDS)
    asker = wait_for_ask(ola, jan)
    other = jan if asker is ola else ola
    other.resize((683, 384))
    expect(other.page.locator("header .clock.runs")).to_have_count(1)
    asker.press("back-ask")
    for action in ("back-no", "back-yes"):
        box = other.page.locator(f'[data-action="{action}"]').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] > 400, "beside the board"
        assert box["y"] + box["height"] <= 384
    other.page.locator('[data-action="back-no"]').click()
    expect(other.page.locator('[data-bar="back"]')).to_have_count(0)


def test_the_other_person_on_one_screen_gets_a_name(sit: Sit) -> None:
    ola = sit()
    come(ola, "Ola")
    match = ola.ask("/api/matches", {"seats": [{"who": "me"}, {"who": "here"}], **RADLANDS})["match"]
    ola.page.goto(f"{ola.server.url}/table/{match}")
    ola.page.wait_for_selector(".play .curtain")
    ola.page.locator('.side [data-seat="1"] [data-action="rename"]').click()
    ola.page.fill('[data-field="seat-name"]', "Jan")
    ola.page.keyboard.press("Enter")
    expect(ola.page.locator('.side [data-seat="1"] b').first).to_have_text("Jan")
    expect(ola.page.locator('.side [data-seat="0"] b').first).to_have_text("Ola")


def test_a_code_opens_the_matches_on_another_device(sit: Sit, axe: Path) -> None:
    phone, desk = sit(size=(390, 844)), sit()
    come(phone, "Ola")
    match = phone.ask("/api/matches", {"seats": [{"who": "me"}, {"who": "here"}], **RADLANDS})["match"]
    phone.page.goto(f"{phone.server.url}/table/{match}")
    phone.page.wait_for_selector(".play .curtain")
    desk.lobby()
    code = phone.ask("/api/carry", {})["code"]
    desk.page.locator('[data-action="settings"]').first.click()
    desk.page.fill('[data-field="carried"]', "AAAA-AAAA")
    desk.press("carried")
    expect(desk.page.locator('[data-sheet="settings"] [role="alert"]')).to_contain_text("wrong")
    assert desk.axe(axe) == []
    desk.page.fill('[data-field="carried"]', code)
    desk.press("carried")
    desk.page.wait_for_selector(f'a[href="/table/{match}"]')


def test_your_move_stands_in_the_title(sit: Sit) -> None:
    ola = sit()
    come(ola, "Ola")
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    match = ola.ask("/api/matches", {"seats": seats, **RADLANDS})["match"]
    ola.page.goto(f"{ola.server.url}/table/{match}")
    ola.at_table()
    ola.wait()
    expect(ola.page).to_have_title("● Your move: Radlands")


STUB: Final = """window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, {tag}) { window.notes.push([title, tag]); }
  };
  Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'});"""
LOOK_AGAIN: Final = "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"


def test_the_browser_says_your_move_only_to_one_who_looks_elsewhere(sit: Sit) -> None:
    ola, jan = sit(lang="pl"), sit()
    ola.page.add_init_script(STUB)
    match = together(ola, jan, PAIR, clock={"kind": "days", "seconds": 172_800}, **RADLANDS)
    page = ola.page
    page.wait_for_function("() => document.querySelector('.play').dataset.ready === 'true'")
    if ola.is_asked:
        ola.press("end")
        page.wait_for_selector('.play[data-yours="false"]')
    look_again(ola, is_away=False)
    jan.wait()
    jan.press("end")
    page.wait_for_selector('.play[data-yours="true"]')
    look_again(ola, is_away=True)
    page.wait_for_function("() => notes.length > 0")
    look_again(ola, is_away=True)
    assert page.evaluate("notes") == [["Twój ruch: Radlands", match]], "once, in one's own language"


def look_again(person: Visitor, is_away: bool) -> None:
    """The page comes to sight or goes out of it, and asks where it is one's move."""
    with person.page.expect_response("**/api/turns"):
        person.page.evaluate(LOOK_AGAIN, is_away)
    person.page.wait_for_timeout(50)


def test_a_clock_is_chosen_in_the_set_up(sit: Sit) -> None:
    ola = sit()
    come(ola, "Ola")
    ola.page.goto(f"{ola.server.url}/setup/radlands")
    ola.page.click('[data-segment="clock"] [data-value="move"]')
    ola.page.click('[data-segment="clock-length"] [data-value="120"]')
    ola.page.click('[data-segment="at-zero"] [data-value="lost"]')
    ola.press("create")
    ola.at_table()
    match = ola.page.url.rpartition("/")[2]
    room = ola.ask(f"/api/matches/{match}", None, "GET")
    assert room["clock"] == {"kind": "move", "seconds": 120, "increment": 0, "zero": "lost"}
    expect(ola.page.locator(".side .clock")).to_have_count(1)
