"""Waste Knights on the plain board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from stolik.testkit.browser import Visitor

Sit = Callable[..., Visitor]

TRIED = 30
HURRY = ("pass", "stop", "done", "choose", "accept")
"""What brings a lonely knight to an ending soon: the time of the adventure runs with the rounds."""


def test_a_solo_adventure_from_the_setup_to_an_ending(sit: Sit) -> None:
    ola = sit(lang="pl")
    ola.lobby()
    ola.page.locator('[data-game="waste_knights"]').click()
    ola.press("play")
    ola.at_table()
    for _ in range(TRIED):
        assert ola.step(("stop",)), "an adventure is longer than that"
    assert ola.play(300, HURRY) > 10
    expect(ola.page.locator("dialog.end h1")).to_be_visible()
    expect(ola.page.locator("dialog.end")).to_contain_text(re.compile("Przygoda zakończona|rycerze zostali"))
    ola.page.locator(".fair summary").click()
    ola.press("verify")
    expect(ola.page.locator(".proof.ok")).to_be_visible()


def test_two_people_exchange_goods_in_a_shared_camp(sit: Sit) -> None:
    ola = sit(lang="en")
    ola.lobby()
    ola.page.locator('[data-game="waste_knights"]').click()
    ola.press("friend")
    link = ola.page.locator("#invite-link").input_value()
    jan = sit(size=(768, 1024), lang="uk")
    jan.page.goto(link)
    jan.press("sit")
    people = (ola, jan)
    for person in people:
        person.at_table()

    first, second = people if ola.is_asked else (jan, ola)
    mine, yours = (0, 1) if first is ola else (1, 0)
    first.choose("offer:alinta")
    second.choose("offer:logan_harris")
    second.choose("offer:gaz_jeep")
    first.choose("offer:truck")
    first.choose("offer:pistol")
    second.choose("offer:knife")
    first.choose("offer:junk_armour")
    second.choose("offer:vest")
    first.choose("done")
    second.choose("done")

    expect(counter(first, "fuel", mine)).to_have_text("3 / 4")
    first.choose("camp")
    first.choose("exchange logan_harris")
    first.choose(f"gear:{mine},pistol")
    first.choose("give fuel")
    first.choose(f"gear:{yours},vest")
    first.choose("ask meds")
    first.choose("ask meds")
    for person in people:
        expect(person.page.locator(".told .marks em")).to_have_count(5)
    first.choose("propose")
    for person in people:
        expect(card(person, mine, "pistol")).to_be_visible()
    second.choose("agree")
    first.choose("stow vest")
    second.choose("hold pistol")

    for person in people:
        expect(card(person, mine, "pistol")).to_have_count(0)
        expect(card(person, yours, "pistol")).to_be_visible()
        expect(card(person, yours, "vest")).to_have_count(0)
        expect(card(person, mine, "vest")).to_be_visible()
        expect(counter(person, "fuel", mine)).to_have_text("2 / 4")
        expect(counter(person, "fuel", yours)).to_have_text("4 / 4")
        expect(counter(person, "meds", mine)).to_have_text("4")
        expect(counter(person, "meds", yours)).to_have_text("0")
    log = "Alinta and Logan Harris exchange goods. Alinta gives: Pistol, Fuel; Logan Harris gives: Vest, Meds, Meds."
    expect(ola.page.locator(".play .side ol")).to_contain_text(log)
    log = "Алінта і Логан Гарріс обмінюються речами. Алінта віддає: Пістолет, паливо;"
    expect(jan.page.locator(".play .side ol")).to_contain_text(log)


def card(person: Visitor, knight: int, name: str) -> Locator:
    return person.page.locator(f'.play [data-target="gear:{knight},{name}"]')


def counter(person: Visitor, name: str, knight: int) -> Locator:
    return person.page.locator(f'.play [data-counter="{name}{knight}"] dd')
