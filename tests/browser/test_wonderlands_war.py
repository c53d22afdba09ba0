"""Wonderland's War on the plain board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from stolik.testkit.browser import Visitor

Sit = Callable[..., Visitor]

SIMULTANEOUS = 6


def test_three_players_from_the_setup_to_the_final_scores(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.page.locator('[data-game="wonderlands_war"]').click()
    ola.page.locator('input[value="easy"]').check(force=True)
    ola.press("custom")
    ola.press("more")
    expect(ola.page.locator(".custom .seat")).to_have_count(3)
    ola.page.locator('[data-setting="factions"]').select_option("chosen")
    ola.press("create")
    ola.at_table()
    assert ola.play() > 30
    expect(ola.page.locator("dialog.end h1")).to_have_text(re.compile("Victory|Defeat|draw"))
    expect(ola.page.locator("dialog.end")).to_contain_text("Bot (Easy)")
    ola.page.locator(".fair summary").click()
    ola.press("verify")
    expect(ola.page.locator(".proof.ok")).to_be_visible()


def test_two_people_choose_at_once_and_neither_sees_the_other_s_choice(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.page.locator('[data-game="wonderlands_war"]').click()
    ola.press("friend")
    link = ola.page.locator("#invite-link").input_value()
    jan = sit(size=(768, 1024), lang="pl")
    jan.page.goto(link)
    jan.press("sit")
    people = (ola, jan)
    for person in people:
        person.at_table()
    together = 0
    for _ in range(600):
        asked = [person for person in people if person.is_asked]
        if len(asked) == 2:
            first, second = asked
            if first.moment != second.moment:
                continue
            before = seen_by(second)
            first.step()
            assert not first.is_asked
            assert seen_by(second) == before, "an answer that waits for the others must not be seen"
            assert second.is_asked
            second.step()
            together += 1
            if together == SIMULTANEOUS:
                break
        elif asked:
            asked[0].step()
        else:
            ola.page.wait_for_timeout(30)
    assert together == SIMULTANEOUS
    ola.page.locator('[data-action="concede"]').click()
    ola.page.locator('[data-action="concede-sure"]').click()
    for person in people:
        person.page.wait_for_selector("dialog.end[open]")


def seen_by(person: Visitor) -> list[str]:
    """Everything that is drawn of the match, apart from who has answered."""
    return [person.page.locator(part).inner_text() for part in (".play .board", ".play .dock", ".play .side ol")]
