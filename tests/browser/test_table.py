"""The furniture of the table: two-step choice, reasons, undo, log, big cards, and what axe-core says."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor

Sit = Callable[..., Visitor]


def in_first_turn(person: Visitor) -> None:
    """At the first action of a match, in which this person chooses camps and acts first or second."""
    person.lobby()
    person.press("play")
    person.at_table()
    for _ in range(3):
        person.wait()
        person.page.locator('[data-state="open"]').first.click()
    person.page.locator(".bar .go").click()
    person.wait()


def choose_playable(person: Visitor) -> str:
    """Choose a card of the hand that has a place on the board, in whichever turn there is one; gives its name."""
    page = person.page
    for _ in range(8):
        hand = page.locator('.dock [data-state="open"]')
        for place in range(hand.count()):
            hand.nth(place).click()
            chosen = page.locator('.dock [data-state="chosen"]')
            name = chosen.get_attribute("aria-label") if chosen.count() else None
            # Whoever plays a Wounded Soldier draws a card, so that cannot be taken back.
            if page.locator('.board [data-state="open"]').count() and name != "Wounded Soldier":
                return name or "?"
            page.keyboard.press("Escape")
        before = person.moment
        while person.moment == before or not person.page.locator('[data-action="end"]').count():
            if person.page.locator('[data-action="end"]').count() and person.moment == before:
                page.keyboard.press("e")
                page.wait_for_function(f"() => Number(document.querySelector('.play').dataset.moment) > {before}")
                person.wait()
            else:
                person.step()
    raise AssertionError("no card could be played in eight turns")


def test_three_camps_are_taken_only_when_one_says_so(sit: Sit) -> None:
    ola = sit()
    page = ola.page
    ola.lobby()
    ola.press("play")
    ola.at_table()
    ola.wait()
    for _ in range(3):
        page.locator('.board [data-state="open"]').first.click()
    chosen = page.locator('.board [data-state="chosen"]')
    expect(chosen).to_have_count(3)
    expect(page.locator(".bar .go")).to_be_visible()
    assert ola.is_asked
    last = chosen.last.get_attribute("data-target")
    page.locator('.board [data-state="open"]').last.click()  # Another one in the place of the last.
    expect(chosen).to_have_count(3)
    expect(page.locator(f'[data-target="{last}"]')).not_to_have_attribute("data-state", "chosen")
    expect(page.locator(".bar .go")).to_contain_text("Lay out")
    expect(page.locator(".offer .cards").first).to_have_text(re.compile(r"Starting cards: \d"))
    page.locator(".bar .go").click()
    expect(chosen).to_have_count(0)
    expect(page.locator('.side [data-seat="1"] .camps [role="img"]')).to_have_count(3, timeout=20_000)
    expect(page.locator(".bar .go")).to_have_count(0)


def test_a_card_is_chosen_then_its_place_and_undo_is_named_after_it(sit: Sit) -> None:
    ola = sit()
    page = ola.page
    in_first_turn(ola)
    name = choose_playable(ola)
    cards = page.locator(".dock [data-card]").count()
    page.keyboard.press("Escape")
    expect(page.locator('[data-state="chosen"]')).to_have_count(0)
    page.locator(f'.dock [aria-label="{name}"]').first.click()
    page.locator('.board [data-state="open"]').first.click()
    ola.wait()
    expect(page.locator('[data-action="undo"]')).to_contain_text(re.compile(f"Undo: .*{re.escape(name)}"))
    expect(page.locator("[data-undoing], .side .undone")).to_have_count(0)
    page.locator('[data-action="undo"]').hover()
    expect(page.locator("[data-undoing]")).to_be_attached()
    expect(page.locator(".side .undone").filter(has_text=name)).not_to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("[data-undoing], .side .undone")).to_have_count(0)
    expect(page.locator(".dock [data-card]")).to_have_count(cards)
    expect(page.locator(f'.dock [aria-label="{name}"]').first).to_have_attribute("data-state", "open")


def test_undo_of_a_choice_says_that_it_was_one(sit: Sit, served: Server) -> None:
    chance, match = random.Random(4), Match.start("radlands", 2, "4", {"first_game": "on"})
    while match.questions[0].kind != "damage" or len(match.questions[0].options) < 2:
        match.answer(match.questions[0].seat, chance.choice(match.questions[0].options))
    for lang, said in (("en", "Undo: the choice of "), ("pl", "Cofnij: wybór: „"), ("uk", "Скасувати: вибір: «")):
        ola = sit(lang=lang)
        show(ola, served, match, "4", match.questions[0].seat)
        ola.page.locator('.board [data-state="open"]').first.click()
        expect(ola.page.locator('[data-action="undo"]')).to_contain_text(said)


def test_what_cannot_be_chosen_says_why_with_the_clause(sit: Sit, axe: Path) -> None:
    ola = sit()
    in_first_turn(ola)
    closed = ola.page.locator('.board [data-state="closed"]').first
    while not ola.wonder():
        assert ola.step()
        ola.wait()
    closed.hover()
    tip = ola.page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile(r"RAD-[A-Z]"))
    assert ola.axe(axe) == []
    beside, thing = tip.bounding_box(), closed.bounding_box()
    assert beside is not None
    assert thing is not None
    assert beside["x"] >= thing["x"] + thing["width"] or beside["x"] + beside["width"] <= thing["x"], (
        "no row is covered"
    )
    ola.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    assert closed.get_attribute("aria-disabled") == "true"


def test_a_card_is_shown_big_on_hover_and_focus_and_can_be_pinned(sit: Sit, axe: Path) -> None:
    ola = sit()
    page = ola.page
    in_first_turn(ola)
    card = page.locator(".dock [data-card]").first
    name = card.get_attribute("data-card")
    page.mouse.move(3, 300)
    card.hover()
    expect(page.locator(f'[data-zoom="{name}"]')).to_be_visible()
    page.keyboard.press("z")
    page.mouse.move(3, 300)
    page.wait_for_timeout(400)
    expect(page.locator(f'[data-zoom="{name}"]')).to_be_visible()
    assert ola.axe(axe) == []
    page.keyboard.press("z")
    expect(page.locator("[data-zoom]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-zoom]")).to_be_visible()


def test_a_line_of_the_log_shows_that_moment(sit: Sit) -> None:
    ola = sit()
    in_first_turn(ola)
    ola.page.locator(".side ol .see").first.click(position={"x": 3, "y": 6})
    expect(ola.page.locator(".replay")).to_be_visible()
    expect(ola.page.locator(".side ol .marked")).to_have_count(1)
    ola.press("back")
    expect(ola.page.locator(".replay")).to_have_count(0)
    ola.wait()


def test_a_long_press_shows_the_card_and_chooses_nothing(sit: Sit) -> None:
    ola = sit(by="touch", size=(390, 844))
    ola.lobby()
    ola.press("play")
    ola.at_table()
    ola.wait()
    spot = ola.page.locator('.board [data-state="open"]').first
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ola.page.locator("[data-zoom]")).to_be_visible()
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click")
    expect(ola.page.locator('[data-state="chosen"]')).to_have_count(0)


def test_axe_finds_nothing_serious_in_lobby_table_and_end_screen(sit: Sit, axe: Path) -> None:
    for size in ((1366, 768), (390, 844)):
        ola = sit(size=size, lang="pl")
        ola.lobby()
        assert ola.axe(axe) == []
        ola.press("custom")
        ola.page.wait_for_selector("[data-chair]")
        assert ola.axe(axe) == []
        ola.lobby()
        ola.press("play")
        ola.at_table()
        ola.wait()
        assert ola.axe(axe) == []
        for _ in range(12):
            ola.step()
        if ola.wait():
            assert ola.axe(axe) == []
            if size[0] < 1100:
                ola.page.locator(".menu").click()
            ola.press("leave")
            assert ola.axe(axe) == []
            ola.press("concede")
        ola.page.wait_for_selector("dialog.end .keys, dialog.end .next")
        ola.page.wait_for_timeout(500)
        assert ola.axe(axe) == []
        ola.press("replay")
        ola.page.wait_for_selector(".replay .what b")
        assert ola.axe(axe) == []


def priced(question: Question, match: Match) -> tuple[str, int, str] | None:
    """A card that costs less at one place than at another: the card, the lower price, that place."""
    costs: dict[str, dict[str, int]] = {}
    for option in question.options:
        if option[0] == "play" and len(option) == 4:
            cost = match.game.say_option(match.state, question, option).args["cost"]
            slot = match.game.target(match.state, question, option)["slot"]
            costs.setdefault(str(option[1]), {})[",".join(map(str, slot))] = int(str(cost))
    for card, places in costs.items():
        place, least = min(places.items(), key=lambda each: each[1])
        if least < max(places.values()):
            return card, least, place
    return None


def at_two_prices() -> tuple[Match, str]:
    """A match in which a card has two prices, and its seed."""
    for seed in range(200):
        chance, match = random.Random(seed), Match.start("radlands", 2, str(seed))
        while not match.over:
            question = match.questions[0]
            if priced(question, match):
                return match, str(seed)
            match.answer(question.seat, chance.choice(question.options))
    raise AssertionError("every card costs the same everywhere")


def test_a_place_says_its_price_where_it_is_not_the_printed_one(sit: Sit, served: Server) -> None:
    ola = sit()
    match, seed = at_two_prices()
    question = match.questions[0]
    found = priced(question, match)
    assert found is not None
    card, cost, place = found
    show(ola, served, match, seed, question.seat)
    ola.page.locator(f'.dock [data-target="hand:{card}"]').click()
    expect(ola.page.locator("[data-price]")).not_to_have_count(0)
    expect(ola.page.locator(f'.board [data-target="slot:{place}"] [data-price]')).to_have_text(str(cost))
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator("[data-price]")).to_have_count(0)


def test_axe_sees_faint_words_on_a_page_that_is_not_painted(sit: Sit, axe: Path) -> None:
    """The tests' own eyes: most of their pages are laid out and never painted."""
    ola = sit()
    ola.lobby()
    assert ola.axe(axe) == []
    ola.page.evaluate(
        """() => {
          const faint = document.createElement('p');
          faint.textContent = 'faint';
          faint.style = 'color: #777; background: #888; position: relative; z-index: 9';
          document.querySelector('main').append(faint);
        }"""
    )
    assert [found for found in ola.axe(axe) if found.startswith("color-contrast")]
