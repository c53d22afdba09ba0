"""Wonderland's War on its drawn board: everything is answered on the table, nothing is covered, no word is cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stolik.testkit.browser import By, Visitor

Sit = Callable[..., Visitor]

SIMULTANEOUS = 4
BUTTONS = {"pass", "draw", "retreat", "host", "return"}
"""What is answered in the bar; everything else is a thing on the board."""

IN_BAR = """() => [...document.querySelectorAll('.play .bar [data-option]')].map(({dataset}) => dataset.option)"""

HIDDEN = """() => [...document.querySelectorAll('.play [data-state="open"]')].flatMap(spot => {
  spot.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = spot.getBoundingClientRect();
  if (width < 12 || height < 12) return [`${spot.dataset.target} is ${width} x ${height}`];
  for (const [x, y] of [[.5, .5], [.5, .14], [.14, .5], [.86, .5], [.5, .86], [.2, .2]]) {
    const seen = document.elementFromPoint(left + width * x, top + height * y);
    if (seen && spot.contains(seen)) return [];
  }
  return [`${spot.dataset.target} is covered`];
})"""
"""Things that glow and cannot be pressed: covered by others, or outside their pane."""

CUT = """() => {
  const found = [];
  const say = (what, box) => found.push(`${what}: ${box.textContent}`);
  const walker = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent.trim() || !box.closest('.wonder, .ww-dock, .wwplate, .pop')) continue;
    if (box.closest('svg, .hidden-words') || box.getClientRects().length === 0) continue;
    const style = getComputedStyle(box);
    if (style.visibility === 'hidden') continue;
    const isWide = box.scrollWidth > box.clientWidth + 1;
    if (style.textOverflow === 'ellipsis') isWide && say('shortened', box);
    else if (style.overflowX !== 'visible' && (isWide || box.scrollHeight > box.clientHeight + 3)) say('cut', box);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    let pane = box;
    const scrolls = () => /auto|scroll/.test(getComputedStyle(pane).overflowY);
    while (!scrolls() && !pane.matches('.wonder, .ww-dock, .play')) pane = pane.parentElement;
    const edge = pane.getBoundingClientRect();
    if (text.left < edge.left - 1 || text.right > edge.right + 1) say('outside', box);
    const room = box.closest('[data-target], .plate, button, .tag, .quest, .rival, .row')?.getBoundingClientRect();
    if (room?.width && (text.right > room.right + 2 || text.left < room.left - 2)) say('sticks out', box);
  }
  return [...new Set(found)];
}"""
"""Words that do not fit where they stand."""


def look(person: Visitor, *, words: bool = True) -> str:
    """Look at the open question: all is on the board, in sight, and fits; gives its kind."""
    kind = person.page.locator(".wonder").get_attribute("data-asks") or ""
    offered = [str(option) for option in person.page.evaluate(IN_BAR)]
    assert {option.split()[0] for option in offered} <= BUTTONS, (kind, offered)
    assert person.page.evaluate(HIDDEN) == [], kind
    if words:
        assert person.page.evaluate(CUT) == [], kind
    assert not person.scrolls(), kind
    return kind


def walk(person: Visitor, steps: int) -> set[str]:
    """Play on and look at every question; gives the kinds that were seen."""
    kinds: set[str] = set()
    for _ in range(steps):
        if not person.wait():
            break
        kinds.add(look(person))
        person.step()
    return kinds


def test_a_whole_match_by_clicking_on_the_board(sit: Sit) -> None:
    ola = sit()
    ola.match_with_bots("wonderlands_war", 3, {"factions": "chosen", "ally_set": "mixed"})
    kinds: set[str] = set()
    while ola.wait():
        kind = ola.page.locator(".wonder").get_attribute("data-asks") or ""
        if kind not in kinds:
            look(ola)
        kinds.add(kind)
        ola.step()
    assert {"choose_faction", "keep_quest", "tea_turn", "place_leader", "draw_or_retreat"} <= kinds
    expect(ola.page.locator("dialog.end")).to_contain_text(re.compile(r"\d"))
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator('.wonder[data-scene="scoring"] .tower')).to_have_count(3)
    assert ola.page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("players", "size", "lang", "by", "ally_set"),
    [
        (2, (390, 844), "pl", "touch", "b"),
        (5, (844, 390), "uk", "mouse", "c"),
        (4, (768, 1024), "uk", "mouse", "d"),
        (5, (1366, 768), "pl", "keyboard", "a"),
        (3, (1920, 1080), "en", "mouse", "c"),
    ],
)
def test_all_is_answered_on_the_board_in_sight_and_every_word_fits(
    sit: Sit, players: int, size: tuple[int, int], lang: str, by: By, ally_set: str
) -> None:
    ola = sit(size=size, lang=lang, by=by)
    ola.match_with_bots("wonderlands_war", players, {"ally_set": ally_set})
    kinds = walk(ola, 22)
    assert "tea_turn" in kinds


def test_what_is_pointed_at_says_what_it_would_bring(sit: Sit) -> None:
    ola = sit()
    ola.match_with_bots("wonderlands_war", 3)
    while ola.wait() and ola.page.locator(".wonder").get_attribute("data-asks") != "tea_turn":
        ola.step()
    ola.page.locator('[data-target^="chair:"][data-state="open"]').first.hover()
    expect(ola.page.locator(".pop")).to_contain_text("Chair")
    expect(ola.page.locator(".way polyline")).to_have_count(1)
    ola.page.locator('[data-region="red_keep"]').hover(position={"x": 20, "y": 40})
    expect(ola.page.locator(".pop")).to_contain_text("Red Keep")
    ola.page.keyboard.press("a")
    expect(ola.page.locator(".wonder .panel .faction")).to_be_visible()
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator(".wonder .panel")).to_have_count(0)


def test_draw_and_retreat_stand_beside_the_bag_and_have_keys(sit: Sit, axe: Path) -> None:
    ola = sit()
    ola.match_with_bots("wonderlands_war", 3)
    ola.wait()
    assert ola.axe(axe) == []
    seen = 0
    while seen < 2 and ola.wait():
        kind = ola.page.locator(".wonder").get_attribute("data-asks")
        if kind == "tea_turn" and not seen:
            assert ola.axe(axe) == []
        if kind != "draw_or_retreat":
            ola.step()
            continue
        if not seen:
            assert ola.axe(axe) == []
            expect(ola.page.locator('[data-decide="draw"]')).to_contain_text("%")
            expect(ola.page.locator('[data-decide="retreat"]')).to_contain_text("now")
        moment = ola.moment
        if seen:
            ola.page.keyboard.press("d")
        else:
            ola.page.locator('[data-decide="retreat"]').click()
        ola.page.wait_for_function(
            "(moment) => Number(document.querySelector('.play').dataset.moment) > moment", arg=moment
        )
        seen += 1
    assert seen == 2


def test_two_people_choose_at_once_and_neither_sees_the_other_s_choice(sit: Sit) -> None:
    ola = sit()
    ola.lobby()
    ola.world("wonderlands_war")
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


def seen_by(person: Visitor) -> list[str]:
    """Everything that is drawn of the match, apart from who has answered."""
    return [person.page.locator(part).inner_text() for part in (".play .board", ".play .dock", ".play .side ol")]
