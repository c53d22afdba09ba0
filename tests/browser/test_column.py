"""What is around a board in play: the column with its tabs, the bar, numbers, the log, names, a low screen."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from stolik.games.radlands.view import BoardView
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]

SMALL = """() => [...document.querySelectorAll('.play [data-state="open"]')].flatMap(spot => {
  const {width, height} = spot.getBoundingClientRect();
  return Math.min(width, height) < 40 ? [`${spot.dataset.target}: ${width}x${height}`] : [];
})"""
"""Things that can be chosen and are too small for a finger."""


ENDING = {
    "radlands": {"first_game": "on"},
    "apex_legends": {"draft": "first_game"},
    "waste_knights": {},
}
"""Games with a choice that ends something, a turn or an activation; how their matches are set up."""


def can_end(match: Match, question: Question) -> bool:
    return any(match.game.role(question, option) == "end" for option in question.options)


def holds(match: Match, seat: int) -> int:
    """How many cards a seat of Radlands has in the hand."""
    table = match.view(seat).table
    assert isinstance(table, BoardView)
    return table.sides[seat].hand_count


def begin(person: Visitor, steps: int = 0) -> None:
    """At a table of Radlands, some steps into the match."""
    person.lobby()
    person.press("play")
    person.at_table()
    for _ in range(steps):
        person.step()
    person.wait()


def test_the_log_is_one_stop_its_cards_are_links_and_a_button_counts_what_is_new(sit: Sit) -> None:
    ola = sit()
    page = ola.page
    begin(ola, 6)
    while page.locator('[data-action="recap"]').count() == 0:
        assert ola.step()
        ola.wait()
    assert page.locator('.side ol [tabindex="0"]').count() == 1
    recap = page.locator('[data-action="recap"]')
    expect(recap).to_have_attribute("aria-label", re.compile(r"^\d+ events since your move$"))
    recap.click()
    line = page.evaluate("() => document.activeElement.closest('[data-line]')?.dataset.line")
    assert line is not None, "the button leads into the log"
    page.keyboard.press("ArrowUp")
    above = page.evaluate("() => document.activeElement.closest('[data-line]')?.dataset.line")
    assert int(above) == int(line) - 1
    assert page.locator('.side ol [tabindex="0"]').count() == 1
    link = page.locator(".side ol .card").last
    link.scroll_into_view_if_needed()
    card = link.get_attribute("data-link")
    link.click()
    expect(page.locator(f'[data-zoom="{card}"]')).to_be_visible()
    expect(page.locator("[data-zoom]")).to_contain_text(link.inner_text())


def test_each_choice_has_one_number_in_reading_order(sit: Sit) -> None:
    ola = sit()
    begin(ola, 4)
    for _ in range(6):
        shown: list[str] = ola.page.evaluate(
            """() => [...document.querySelectorAll('.play [data-state="open"] > .spot-key')]
              .map(key => key.dataset.key)"""
        )
        buttons = [each for each in ola.page.locator(".bar [data-option] kbd").all_inner_texts() if each.isdigit()]
        numbers = [*shown, *buttons]
        assert numbers == [str(number % 10) for number in range(1, len(numbers) + 1)]
        assert ola.step()
        ola.wait()


OFF_THE_BOARD = """() => {
  const [list, board] = ['.bar .sheet', '.play .board'].map((each) => document.querySelector(each));
  return !list || list.getBoundingClientRect().top >= board.getBoundingClientRect().bottom - 1;
}"""


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_on_a_tablet_the_buttons_leave_what_is_asked_its_words(sit: Sit, lang: str) -> None:
    ola = sit(size=(768, 1024), lang=lang)
    begin(ola, 4)
    page = ola.page
    for _ in range(20):
        page.locator('.play [data-target^="hand:"][data-state="open"]').first.click()
        page.wait_for_selector('[data-action="cancel"]')
        what = page.locator(".bar .what")
        assert what.evaluate("words => words.scrollHeight <= words.clientHeight + 3"), what.inner_text()
        assert page.evaluate(OFF_THE_BOARD), "the list of choices lies over the board"
        if page.locator('.bar [data-option], [data-action="cancel"], [data-action="undo"]').count() > 2:
            return
        page.keyboard.press("Escape")
        assert ola.step(prefer=("play", "junk"))
        ola.wait()
    raise AssertionError("there never were three buttons")


def test_waiting_is_told_in_the_third_person_and_seats_have_faces(sit: Sit) -> None:
    ola = sit()
    begin(ola, 4)
    expect(ola.page.locator('.side [data-face="regular"]')).to_be_visible()
    ola.page.evaluate(
        """() => {
          window.heard = new Set();
          new MutationObserver(() => {
            const text = document.querySelector('.bar .other');
            if (text) window.heard.add(text.innerText);
          }).observe(document.body, {subtree: true, childList: true, characterData: true});
        }"""
    )
    for lang, said in (("en", "Bruno is thinking"), ("pl", "Bruno myśli"), ("uk", "Бруно думає")):
        ola.page.locator(f'.side [data-lang="{lang}"]').click()
        expect(ola.page.locator("html")).to_have_attribute("lang", lang)
        heard: list[str] = []
        for _ in range(9):
            ola.step(prefer=["end_turn"])
            ola.wait()
            heard = ola.page.evaluate("() => [...window.heard]")
            if any(text.startswith(said) for text in heard):
                break
        else:
            raise AssertionError(f"nobody says {said}: {heard}")


def test_the_own_name_is_changed_at_the_table(sit: Sit) -> None:
    ola = sit()
    begin(ola)
    ola.press("rename")
    ola.page.locator('[data-field="seat-name"]').fill("Olena")
    ola.page.keyboard.press("Enter")
    expect(ola.page.locator('.side [data-action="rename"]')).to_have_text("Olena")


def test_a_table_that_does_not_answer_says_so_in_the_bar_and_takes_no_choice(
    chromium: Browser, tmp_path: Path, packages: tuple[Path, ...], axe: Path
) -> None:
    server = Server(tmp_path, packages)
    server.start()
    ola = Visitor(chromium, server)
    try:
        begin(ola, 2)
        high = ola.page.locator(".play > .bar").bounding_box()
        server.kill()
        bar = ola.page.locator(".bar.offline")
        expect(bar).to_contain_text("The table does not answer.")
        assert high is not None
        box = bar.bounding_box()
        assert box is not None
        assert box["height"] == high["height"]
        assert ola.page.locator('[data-state="open"]').count() == 0
        assert ola.axe(axe) == []
        server.start()
        ola.page.wait_for_timeout(600)
        ola.page.keyboard.press("r")
        expect(bar).to_have_count(0, timeout=20_000)
        ola.wait()
        assert ola.step()
    finally:
        ola.close()
        server.stop()


def test_settings_are_in_one_place_and_stay(sit: Sit, axe: Path) -> None:
    ola = sit()
    begin(ola)
    ola.press("settings")
    page = ola.page
    assert ola.axe(axe) == []
    page.locator('[data-segment="contrast"] [data-value="high"]').click()
    page.locator('[data-segment="text"] [data-value="large"]').click()
    page.locator('[data-segment="motion"] [data-value="fast"]').click()
    expect(page.locator("[data-fan]")).to_contain_text("unofficial fan project")
    expect(page.locator("[data-licence]")).to_contain_text(re.compile(r"MIT licence. Version \d"))
    page.keyboard.press("Escape")
    page.reload()
    ola.at_table()
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    ground = page.evaluate("() => getComputedStyle(document.querySelector('.play')).backgroundColor")
    assert ground == "rgb(0, 0, 0)", "high contrast wins over the game's colours"
    ola.wait()
    assert ola.axe(axe) == []


def test_on_a_low_screen_nothing_to_choose_is_smaller_than_a_finger(sit: Sit) -> None:
    ola = sit(by="touch", size=(683, 384))
    begin(ola)
    for size in ((683, 384), (844, 390)):
        ola.resize(size)
        for _ in range(20):
            assert ola.page.evaluate(SMALL) == []
            assert not ola.scrolls()
            if not ola.step() or not ola.wait():
                break


def test_an_empty_hand_takes_no_room(sit: Sit, served: Server) -> None:
    ola = sit()
    chance, match = random.Random(3), Match.start("radlands", 2, "3", {"first_game": "on"})
    while True:  # Until somebody may act with nothing in the hand.
        question = match.questions[0]
        if question.kind == "act" and not holds(match, question.seat):
            break
        match.answer(question.seat, chance.choice(question.options))
    show(ola, served, match, "3", question.seat)
    expect(ola.page.locator(".play .board")).to_be_visible()
    expect(ola.page.locator(".play > .dock")).to_have_count(0)
    bar = ola.page.locator(".play > .bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == 768


def test_many_choices_can_be_folded_away(sit: Sit) -> None:
    ola = sit(size=(768, 1024))

    def broken(route: Route) -> None:
        text = "export default { board() { return { update() { throw new Error('no chalk'); } }; } };"
        route.fulfill(body=text, content_type="text/javascript")

    ola.page.route(re.compile(r"/games/.*board\.js$"), broken)
    ola.match_with_bots("tic_tac_toe", 2)
    ola.wait()
    choices = ola.page.locator(".bar .sheet [data-option]")
    assert choices.count() > 3
    ola.press("fold")
    expect(choices).to_have_count(0)
    ola.press("fold")
    expect(choices.first).to_be_visible()


def test_headings_of_a_plain_board_leave_out_no_level(sit: Sit) -> None:
    ola = sit()
    ola.page.route(re.compile(r"/games/.*board\.js$"), lambda route: route.abort())
    ola.match_with_bots("tic_tac_toe", 2)
    expect(ola.page.locator('.plain [data-state="open"]')).to_have_count(9)
    levels: list[int] = ola.page.locator("h1, h2, h3").evaluate_all("all => all.map(({tagName}) => Number(tagName[1]))")
    assert levels[0] == 1
    assert len(levels) > 1
    assert all(below - above <= 1 for above, below in itertools.pairwise(levels)), levels


def test_e_ends_the_turn_in_every_game_that_has_such_a_choice(sit: Sit, served: Server) -> None:
    ola = sit()
    for game, options in ENDING.items():
        chance, match = random.Random(5), Match.start(game, 2, "5", options)
        while not any(can_end(match, question) for question in match.questions):
            question = match.questions[0]
            match.answer(question.seat, chance.choice(question.options))
        question = next(each for each in match.questions if can_end(match, each))
        show(ola, served, match, "5", question.seat)
        before = ola.moment
        ola.page.keyboard.press("e")
        ola.page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.moment) > {before}")
