"""Whole matches in a real browser: by mouse, by keyboard alone, by touch; with a friend, side by side, watching."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]


def against_a_bot(person: Visitor, level: str = "novice") -> None:
    """Two clicks from the lobby to a game."""
    person.lobby()
    person.opposite(level)
    person.press("play")
    person.at_table()


def test_a_whole_match_against_a_bot_by_mouse(sit: Sit, axe: Path) -> None:
    ola = sit(motion="fast")
    against_a_bot(ola)
    assert ola.play(prefer=("end_turn",), after=30) > 5
    page = ola.page
    expect(page.locator("dialog.end h1")).to_have_text(re.compile("Victory|Defeat|draw"))
    expect(page.locator("dialog.end figure svg path.line")).to_have_count(1)
    assert page.locator("dialog.end .keys li").count() > 0
    page.locator(".fair summary").click()
    ola.press("verify")
    expect(page.locator(".proof.ok")).to_be_visible()

    ola.press("replay")
    scrubber = page.locator('.replay input[type="range"]')
    expect(scrubber).not_to_have_attribute("max", "0")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    last = int(scrubber.get_attribute("max") or 0)
    expect(scrubber).to_have_value(str(last - 1))
    scrubber.fill(str(last // 2))
    expect(page.locator(".marked")).to_be_in_viewport()
    ola.press("continue")
    assert ola.axe(axe) == []
    before = page.url
    ola.press("go-on")
    page.wait_for_url(lambda url: url != before)
    ola.at_table()
    ola.wait()
    assert not ola.is_over
    assert ola.moment >= last // 2

    page.go_back()
    ola.at_table()
    ola.wait()
    ola.press("rematch")
    page.wait_for_selector("dialog.end", state="detached")
    ola.at_table()
    assert ola.step()


def test_a_whole_match_by_keyboard_alone(sit: Sit, axe: Path) -> None:
    ola = sit(by="keyboard")
    ola.lobby()
    for _ in range(40):
        ola.page.keyboard.press("Tab")
        if ola.page.evaluate("() => document.activeElement?.getAttribute('data-action')") == "play":
            break
    ola.page.keyboard.press("Enter")
    ola.at_table()
    ola.wait()
    ola.page.keyboard.press("?")
    expect(ola.page.locator(".side .keys dl").first).to_be_visible()
    assert ola.axe(axe) == []
    ola.page.keyboard.press("l")
    expect(ola.page.locator(".side ol")).to_be_visible()
    ola.page.evaluate("() => document.activeElement.blur()")
    ola.page.keyboard.press("ArrowDown")
    assert ola.page.evaluate("() => document.activeElement?.dataset.state") == "open"
    ola.page.keyboard.press("ArrowRight")
    ola.page.keyboard.press("Enter")
    expect(ola.page.locator('[data-state="chosen"]')).to_have_count(1)
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator('[data-state="chosen"]')).to_have_count(0)
    assert ola.play(prefer=("end_turn",), after=30) > 5
    focused = ola.page.evaluate("() => document.activeElement?.closest('dialog.end') !== null")
    assert focused, "the end screen takes the focus"


def test_a_whole_match_on_a_phone_by_touch_without_scrolling(sit: Sit) -> None:
    ola = sit(by="touch", size=(390, 844), lang="uk")
    against_a_bot(ola)
    steps = 0
    while ola.step():
        steps += 1
        if steps % 7 == 0:
            assert not ola.scrolls()
    assert steps > 5


def test_nothing_scrolls_and_nothing_jumps_in_play(sit: Sit) -> None:
    ola = sit(lang="pl")
    against_a_bot(ola)
    heights: dict[tuple[int, int], set[float]] = {}
    for size in ((390, 844), (768, 1024), (1366, 768), (1920, 1080)):
        ola.resize(size)
        for _ in range(8):
            if not ola.step():
                break
            assert not ola.scrolls(), size
            box = ola.page.locator(".play > .bar").bounding_box()
            assert box is not None
            heights.setdefault(size, set()).add(round(box["height"]))
    assert len(heights) > 1
    assert all(len(each) == 1 for each in heights.values()), heights


def test_two_people_by_link_with_a_reload_and_a_crash_of_the_server(
    chromium: Browser, tmp_path: Path, packages: tuple[Path, ...]
) -> None:
    server = Server(tmp_path, packages)
    server.start()
    ola = Visitor(chromium, server)
    jan = Visitor(chromium, server, size=(768, 1024), lang="pl")
    try:
        ola.lobby()
        ola.page.locator('[data-field="name"]').fill("Ola")
        ola.page.locator('[data-field="name"]').press("Enter")
        ola.press("friend")
        code = ola.page.locator("[data-code]").inner_text()
        assert re.fullmatch("[A-Z]{6}", code)
        jan.page.goto(ola.page.locator("#invite-link").input_value())
        jan.page.locator("#join-name").fill("Jan")
        jan.press("sit")
        jan.at_table()
        ola.at_table()
        expect(ola.page.locator(".side").get_by_text("Jan", exact=True).first).to_be_visible()

        people = [ola, jan]

        def some_steps(count: int) -> None:
            for _ in range(count):
                for person in people:
                    person.page.wait_for_timeout(30)
                    if person.is_over:
                        return
                    if person.is_asked:
                        person.step()

        some_steps(8)
        moment = max(person.moment for person in people)
        jan.page.reload()
        jan.at_table()
        assert jan.moment == moment

        server.kill()
        expect(ola.page.locator(".bar.offline")).to_be_visible()
        server.start()
        for person in people:
            expect(person.page.locator(".bar.offline")).to_have_count(0, timeout=20_000)
        assert ola.moment == jan.moment == moment
        some_steps(8)
        assert max(person.moment for person in people) > moment
        ola.press("leave")
        ola.press("concede")
        for person in people:
            person.page.wait_for_selector("dialog.end[open]")
    finally:
        ola.close()
        jan.close()
        server.stop()


def test_a_public_table_is_joined_from_the_lobby(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.press("custom")
    ola.page.locator('[data-chair="1"]').click()
    ola.page.locator('[data-pick="open"]').click()
    ola.page.locator('[data-toggle="public"]').click()
    ola.press("create")
    ola.page.wait_for_selector("[data-code]")
    match = ola.page.url.rsplit("/", 1)[1]
    jan = sit(size=(768, 1024))
    jan.lobby()
    jan.page.locator(f'[data-match="{match}"] [data-action="sit-down"]').click()
    jan.at_table()
    ola.at_table()
    assert jan.wait()
    assert ola.wait()


def test_two_at_one_screen_with_a_curtain_between_them(sit: Sit, axe: Path) -> None:
    both = sit()
    both.lobby()
    both.press("here")
    both.page.wait_for_selector(".curtain")
    assert both.axe(axe) == []
    seats: list[str] = []
    for _ in range(200):
        if both.page.locator(".curtain").count():
            assert both.page.locator("[data-card], [data-target]").count() == 0, (
                "nothing may be seen behind the curtain"
            )
            assert both.page.locator(".side ol li").count() == 0
            seats.append(both.page.locator("#curtain-title").inner_text())
        if len(seats) > 3 or not both.step():
            break
    assert len(seats) > 3
    assert all(one != other for one, other in itertools.pairwise(seats))


def test_a_watcher_sees_the_table_but_no_hand_and_no_buttons(sit: Sit) -> None:
    ola = sit()
    against_a_bot(ola)
    for _ in range(8):
        ola.step()
    eva = sit(lang="uk")
    eva.page.goto(ola.page.url)
    eva.at_table()
    assert eva.page.locator(".dock").count() == 0
    assert (
        eva.page.locator('[data-state="open"], [data-option], [data-action="undo"], [data-action="leave"]').count() == 0
    )
    frame = int(eva.page.locator(".play").get_attribute("data-frame") or 0)
    before = ola.moment
    while ola.moment == before:
        ola.step()
    eva.page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.frame) > {frame}")


def test_the_language_changes_without_a_reload(sit: Sit) -> None:
    ola = sit(size=(1366, 768))
    against_a_bot(ola)
    ola.wait()
    ola.page.evaluate("() => (window.stayed = true)")
    words = {}
    for lang in ("en", "pl", "uk"):
        ola.page.locator(f'.side [data-lang="{lang}"]').click()
        expect(ola.page.locator("html")).to_have_attribute("lang", lang)
        ola.page.wait_for_timeout(300)
        words[lang] = ola.page.locator(".bar .what").inner_text()
    assert words["en"].endswith("Choose three camps, one for each column.")
    assert "Wybierz trzy obozy" in words["pl"]
    assert re.search("[іїєґ]", words["uk"])
    assert ola.page.evaluate("() => window.stayed") is True
