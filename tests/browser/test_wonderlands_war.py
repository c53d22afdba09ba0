"""Wonderland's War on its drawn board: everything is answered on the table, nothing is covered, no word is cut off."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from stolik.games.wonderlands_war.catalogue import REGION
from stolik.games.wonderlands_war.state import Board
from stolik.games.wonderlands_war.view import DrawOutlook, RetreatOutlook
from stolik.games.wonderlands_war.why.verdict import FIXED, JUDGED
from stolik.kernel.match import Match
from stolik.testkit.arranged import reached, show
from stolik.testkit.browser import LAID_OUT, By, Server, Visitor

Sit = Callable[..., Visitor]

SIMULTANEOUS = 2
KINDS = sorted({*JUDGED, *FIXED})
"""Every kind of question of the game."""
SETS = ("a", "b", "c", "d", "mixed")
MATCHES = 72
"""In so many random matches every question is asked, most of them with two, three, four and five players."""
UPRIGHT = (390, 844)
LYING = (844, 390)
ZOOMED = (683, 384)
"""A screen of 1366 x 768 at 200 %."""
SIZES = (LYING, (768, 1024), (1366, 768), (1920, 1080))
PARTS = 4
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
    for (let clip = box; clip; clip = clip.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(clip);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const {left, right, top, bottom} = clip.getBoundingClientRect();
      const isOut = text.left < left - 1 || text.right > right + 1 || text.top < top - 3 || text.bottom > bottom + 3;
      if (/hidden|clip/.test(overflowX + overflowY) && isOut) say('clipped', box);
    }
    let pane = box;
    const scrolls = () => /auto|scroll/.test(getComputedStyle(pane).overflowY);
    while (!scrolls() && !pane.matches('.wonder, .ww-dock, .play')) pane = pane.parentElement;
    const edge = pane.getBoundingClientRect();
    if (text.left < edge.left - 1 || text.right > edge.right + 1) say('outside', box);
    const holder = box.closest('[data-target], .plate, button, .tag, .quest, .rival, .row, .land, .one');
    const room = holder?.getBoundingClientRect();
    if (room?.width && (text.right > room.right + 2 || text.left < room.left - 2)) say('sticks out', box);
  }
  return [...new Set(found)];
}"""
"""Words that do not fit where they stand."""


BRIEF = ("retreat", "pass")
AT_EASE = 25
"""After so many steps of a whole match nobody lingers in battles."""
HAS_MORE = "(pane) => pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1"


SHORTENED = """() => [...document.querySelectorAll('.play .bar .what')].filter((words) =>
  words.scrollHeight > words.clientHeight + 3).map((words) => words.textContent)"""
"""What is asked, where its end is left out."""


def look(person: Visitor) -> str:
    """Look at the open question: all is on the board, in sight, and fits; gives its kind."""
    person.page.evaluate(LAID_OUT)
    kind = person.page.locator(".wonder").get_attribute("data-asks") or ""
    offered = [str(option) for option in person.page.evaluate(IN_BAR)]
    assert {option.split()[0] for option in offered} <= BUTTONS, (kind, offered)
    assert person.page.evaluate(HIDDEN) == [], kind
    assert person.page.evaluate(CUT) == [], kind
    assert person.page.evaluate(SHORTENED) == [], kind
    assert not person.scrolls(), kind
    return kind


class Asked(NamedTuple):
    """What a seat is asked after so many answers of a match, and in the battle of which region."""

    number: int
    answers: int
    seat: int
    kind: str
    region: str


@cache
def played(number: int) -> tuple[Match, list[Asked]]:
    """One of the random matches, to its end, and all that was asked in it."""
    factions = "chosen" if number % 3 == 0 else "drawn"
    odds = "hidden" if number % 5 == 0 else "shown"
    options = {"ally_set": SETS[number // 4 % len(SETS)], "factions": factions, "odds": odds}
    match = Match.start("wonderlands_war", 2 + number % 4, str(number), options)
    moods = random.Random(number)
    found: list[Asked] = []
    while not match.over:
        assert isinstance(match.state, Board)
        region = REGION[match.state.region]
        found += [Asked(number, len(match.answers), each.seat, each.kind, region) for each in match.questions]
        question = moods.choice(match.questions)
        match.answer(question.seat, moods.choice(question.options))
    return match, found


@cache
def asked() -> dict[tuple[str, int], Asked]:
    """For every kind of question and number of players: the last time that it is asked in those matches."""
    return {(moment.kind, match.seats): moment for match, found in map(played, range(MATCHES)) for moment in found}


def sit_down(person: Visitor, served: Server, moment: Asked) -> None:
    """At that moment of its match."""
    whole, _ = played(moment.number)
    match = Match.start("wonderlands_war", whole.seats, str(moment.number), whole.setup)
    for seat, option in whole.answers[: moment.answers]:
        match.answer(seat, option)
    show(person, served, match, str(moment.number), moment.seat)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_question_is_answered_on_the_board_in_sight_and_every_word_fits(
    sit: Sit, served: Server, part: int
) -> None:
    assert {kind for kind, _ in asked()} == set(KINDS)
    ola = sit(size=UPRIGHT, by="touch", lang="pl")
    for at, kind in enumerate(KINDS[part::PARTS]):
        wanted = sorted(asked(), key=lambda each: (each[0] != kind, (each[1] + at) % PARTS))
        sit_down(ola, served, asked()[wanted[0]])
        assert look(ola) == kind
        # The next question begins where this one ends: upright in Polish, or another size in Ukrainian.
        ola.resize(SIZES[(at // 2 + part) % len(SIZES)] if at % 2 == 0 else UPRIGHT)
        ola.speak("uk" if at % 2 == 0 else "pl")
        assert look(ola) == kind


@pytest.mark.parametrize("players", [2, 5])
def test_the_battle_of_every_region_fits_on_a_phone(sit: Sit, served: Server, players: int) -> None:
    """Long names of regions and leaders, many rivals, all of them in sight: in the two longer languages."""
    battles: dict[str, Asked] = {}
    for number in range(players - 2, MATCHES, 4):
        battles |= {each.region: each for each in played(number)[1] if each.kind in ("shield", "draw_or_retreat")}
    assert set(battles) == set(REGION)
    ola = sit(size=UPRIGHT, by="touch", lang="pl")
    langs = ["pl", "uk", "pl"] if players == 2 else ["uk", "pl", "uk"]
    for at, region in enumerate(REGION):
        moment = battles[region]
        sit_down(ola, served, moment)
        ways = list(zip((UPRIGHT, ZOOMED, LYING), langs, strict=True))
        for size, lang in ways if at % 2 == 0 else reversed(ways):
            ola.resize(size)
            ola.speak(lang)
            look(ola)
            expect(ola.page.locator(".battle")).to_have_class(re.compile("tall" if size == UPRIGHT else "low"))
            assert ola.page.locator(".rivals").evaluate(HAS_MORE) is False, (moment, size, lang)


@pytest.mark.parametrize(
    ("players", "size", "by"), [(3, (1366, 768), "mouse"), (2, (1366, 768), "keyboard"), (2, UPRIGHT, "touch")]
)
def test_a_whole_match_on_the_board(sit: Sit, players: int, size: tuple[int, int], by: By) -> None:
    ola = sit(size=size, by=by)
    ola.match_with_bots("wonderlands_war", players, {"factions": "chosen", "ally_set": "mixed"})
    kinds: set[str] = set()
    steps = 0
    while ola.wait():
        kind = ola.page.locator(".wonder").get_attribute("data-asks") or ""
        if kind not in kinds:
            look(ola)
        kinds.add(kind)
        ola.step(BRIEF if steps > AT_EASE else ())
        steps += 1
    assert {"choose_faction", "keep_quest", "tea_turn", "place_leader", "draw_or_retreat"} <= kinds
    expect(ola.page.locator("dialog.end")).to_contain_text(re.compile(r"\d"))
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator('.wonder[data-scene="scoring"] .tower')).to_have_count(players)
    assert ola.page.evaluate(CUT) == []


def test_what_is_pointed_at_says_what_it_would_bring(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["tea_turn", 3])
    ola.page.locator('[data-target^="chair:"][data-state="open"]').first.hover()
    expect(ola.page.locator(".pop")).to_contain_text("Chair")
    expect(ola.page.locator(".way polyline")).to_have_count(1)
    ola.page.locator('[data-region="red_keep"]').hover(position={"x": 20, "y": 40})
    expect(ola.page.locator(".pop")).to_contain_text("Red Keep")
    expect(ola.page.locator(".pop .units").first).to_be_visible()
    ola.page.locator(".ability.locked").first.hover()
    expect(ola.page.locator(".pop")).to_contain_text("Locked")
    ola.page.locator(".dock .held").first.hover()
    expect(ola.page.locator(".pop")).to_contain_text("9 VP for both")


def test_the_log_and_the_bar_speak_of_the_leaders_on_the_table(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["tea_turn", 4])
    figures = set(ola.page.locator(".side .standing .name").all_inner_texts())
    named = ola.page.locator(".side ol [data-line]").filter(has_not_text=" leads: ").locator("b")
    assert len(figures) == 4
    assert set(named.all_inner_texts()) <= figures
    assert len(set(named.evaluate_all("names => names.map(name => getComputedStyle(name).color)"))) > 1
    expect(ola.page.locator(".news")).not_to_contain_text("Pip")


def test_the_bar_asks_for_the_track_of_the_chip_that_is_chosen(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["forge", 4])
    ola.page.locator('.wonder .forgechip[data-state="open"]').first.click()
    expect(ola.page.locator(".play .bar .what")).to_contain_text("Choose the track for this chip")


NOTE_WHAT_FLIES = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({addedNodes}) => [...addedNodes]))
      window.flown.push([parseFloat(node.style.left), parseFloat(node.style.top)]);
  }).observe(document.querySelector('.play .flying'), {childList: true});
}"""


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_on_a_phone_what_flies_sets_out_from_what_is_seen_though_the_bags_are_in_the_drawer(
    sit: Sit, served: Server, size: tuple[int, int]
) -> None:
    match, seat = reached("wonderlands_war", 5, "11", {}, "draw_or_retreat", after=330)
    ola = sit(size=size, by="touch", motion="normal")
    ola.lobby()
    show(ola, served, match, "11", seat)
    ola.wait()
    ola.page.evaluate(NOTE_WHAT_FLIES)
    ola.choose("draw")
    ola.page.wait_for_function("() => window.flown.length > 0")
    flown: list[tuple[float, float]] = ola.page.evaluate("() => window.flown")
    assert [(x, y) for x, y in flown if not (0 <= x <= size[0] and 0 <= y <= size[1])] == []


KEYS_AND_STATES = """() => Object.fromEntries([...document.querySelectorAll('.tea [data-target^="chair:"]')]
  .map(({dataset, ariaKeyShortcuts: key}) => [dataset.target, [dataset.state, dataset.state === 'open' ? key : '']]))"""
TAKEN = "() => [...document.querySelectorAll('.taken')].map(({dataset}) => dataset.decide ?? dataset.option)"


def test_what_was_taken_shows_it_before_the_table_answers_and_nothing_else_changes(sit: Sit, served: Server) -> None:
    ola = sit(motion="normal")
    ola.lobby()
    match, seat = reached("wonderlands_war", 4, "7", {}, "tea_turn", after=392)
    show(ola, served, match, "7", seat)
    ola.wait()
    before = ola.page.evaluate(KEYS_AND_STATES)
    first = next(target for target, (state, _) in before.items() if state == "open")
    then = ola.page.evaluate(
        f"""async (first) => {{
          document.querySelector(`.tea [data-target="${{first}}"]`).click();
          await Promise.resolve();
          return [({KEYS_AND_STATES})(), document.querySelector('[data-action="cancel"]') === null];
        }}""",
        first,
    )
    assert then == [{**before, first: ["chosen", ""]}, True]
    match, seat = reached("wonderlands_war", 4, "7", {}, "draw_or_retreat", after=576)
    show(ola, served, match, "7", seat)
    ola.wait()
    pressed = ola.page.evaluate(
        f"""async () => {{
          document.querySelector('.bar [data-option="draw"]').click();
          await Promise.resolve();
          return ({TAKEN})();
        }}"""
    )
    assert pressed == ["draw", "draw"]


OVER_THE_EDGE = """plate => [...plate.querySelectorAll('h3, p, span')].filter((each) => {
  const [inner, outer] = [each.getBoundingClientRect(), plate.getBoundingClientRect()];
  return inner.height > 0 && (inner.bottom > outer.bottom || inner.left < outer.left || inner.right > outer.right);
}).map(({textContent}) => textContent)"""


@cache
def fullest() -> Asked:
    """A draw of which most is to be said: all bad chips are in the bag, madness would bust, the shield can block."""
    for number in range(MATCHES):
        whole, found = played(number)
        draws = {each.answers: each for each in found if each.kind == "draw_or_retreat"}
        match = Match.start("wonderlands_war", whole.seats, str(number), whole.setup)
        for answers, (seat, option) in enumerate(whole.answers):
            if answers in draws and is_full(match.preview(draws[answers].seat, ("draw",))):
                return draws[answers]
            match.answer(seat, option)
    raise AssertionError("nobody draws like that")


def is_full(draw: object) -> bool:
    odds = draw.odds if isinstance(draw, DrawOutlook) and draw.can_block and draw.units == 1 else None
    return odds is not None and min(odds.madness, odds.double_madness, odds.poison) > 0


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_all_that_a_draw_may_bring_stays_on_its_plate(sit: Sit, served: Server, lang: str) -> None:
    ola = sit(lang=lang)
    sit_down(ola, served, fullest())
    plate = ola.page.locator('[data-decide="draw"]')
    expect(plate.locator(".block")).to_be_visible()
    expect(plate.locator(".kind")).to_have_count(3)
    assert plate.evaluate(OVER_THE_EDGE) == []


GLOWING = """() => [...document.querySelectorAll('.tea [data-state="open"]')].map(({dataset}) => dataset.target)"""
FOCUSED = "() => document.activeElement.dataset.target"


def test_keys_walk_round_the_table_and_open_what_lies_before_me(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["tea_turn", 3])
    places = ola.page.evaluate(GLOWING)
    assert len(places) > 2
    for key, expected in [*(("ArrowRight", place) for place in [*places, places[0]]), ("ArrowLeft", places[-1])]:
        ola.page.keyboard.press(key)
        assert ola.page.evaluate(FOCUSED) == expected
    expect(ola.page.locator(".pop")).to_be_visible()
    for key, part in (("a", ".faction"), ("b", ".bag"), ("f", ".faction .forge.asked")):
        ola.page.keyboard.press(key)
        expect(ola.page.locator(f".wonder .panel {part}")).to_be_visible()
        ola.page.keyboard.press("Escape")
        expect(ola.page.locator(".wonder .panel")).to_have_count(0)


CAME_UNDER = """thing => {
  const {left, top} = thing.getBoundingClientRect();
  thing.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse', clientX: left + 20, clientY: top + 40}));
}"""


def test_what_comes_under_a_resting_pointer_tells_nothing_until_it_is_pointed_at(sit: Sit, served: Server) -> None:
    """My own leader moves to the chair that I have just clicked; what it tells would lie over the next question."""
    ola = sit()
    sit_down(ola, served, asked()["tea_turn", 3])
    region = ola.page.locator('[data-region="red_keep"]')
    region.evaluate(CAME_UNDER)
    ola.page.wait_for_timeout(400)
    expect(ola.page.locator(".pop")).to_have_count(0)
    region.hover(position={"x": 20, "y": 40})
    expect(ola.page.locator(".pop")).to_contain_text("Red Keep")


def test_the_key_of_a_chair_is_its_number(sit: Sit, served: Server) -> None:
    """Each card bears the number of its chair; a second number beside it would be taken for that."""
    ola = sit()
    sit_down(ola, served, asked()["tea_turn", 3])
    keys: list[list[str | None]] = ola.page.locator('.tea [data-target^="chair:"][data-state="open"]').evaluate_all(
        "chairs => chairs.map(chair => [chair.dataset.target.slice(6), chair.getAttribute('aria-keyshortcuts')])"
    )
    assert keys
    for chair, key in keys:
        assert key == (chair if len(str(chair)) == 1 else None)
    (chair, key), *_ = keys
    others = ola.page.locator(f'.play [aria-keyshortcuts="{key}"]')
    expect(others).to_have_count(1)
    press(ola, str(key))
    expect(ola.page.locator(f'.tea [data-target="chair:{chair}"][data-state="open"]')).to_have_count(0)


def test_nought_passes_and_is_the_number_of_nothing_else(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["place_poison", 5])
    assert "0" not in ola.page.locator('.play [data-state="open"]').evaluate_all(
        "spots => spots.map(spot => spot.getAttribute('aria-keyshortcuts'))"
    )
    expect(ola.page.locator('.play .bar [data-option="pass"] kbd')).to_have_text("0")
    press(ola, "0")
    assert ola.page.locator(".wonder").get_attribute("data-asks") != "place_poison"


def press(person: Visitor, key: str) -> None:
    """Press a key that answers the open question, and wait for the answer."""
    moment = person.moment
    person.page.keyboard.press(key)
    person.page.wait_for_function(ANSWERED, arg=moment)


ANSWERED = "(moment) => Number(document.querySelector('.play').dataset.moment) > moment"


def test_draw_and_retreat_stand_beside_the_bag_and_have_keys(sit: Sit, served: Server, axe: Path) -> None:
    ola = sit()
    for kind in ("keep_quest", "tea_turn", "draw_or_retreat"):
        sit_down(ola, served, asked()[kind, 3])
        assert ola.axe(axe) == []
    expect(ola.page.locator('[data-decide="draw"]')).to_contain_text("%")
    expect(ola.page.locator('[data-decide="retreat"]')).to_contain_text("now")
    press(ola, "d")
    sit_down(ola, served, asked()["draw_or_retreat", 3])
    press(ola, "r")
    sit_down(ola, served, asked()["draw_or_retreat", 3])
    moment = ola.moment
    ola.page.locator('[data-decide="retreat"]').click()
    ola.page.wait_for_function(ANSWERED, arg=moment)


def tied() -> Asked:
    """A draw at which somebody who could build a castle shares the lead."""
    for number in range(MATCHES):
        whole, found = played(number)
        match = Match.start("wonderlands_war", whole.seats, str(number), whole.setup)
        draws = {each.answers: each for each in found if each.kind == "draw_or_retreat"}
        for answers, (seat, option) in enumerate(whole.answers):
            if moment := draws.get(answers):
                told = match.preview(moment.seat, ("retreat",))
                if isinstance(told, RetreatOutlook) and told.place == "tied" and told.castle:
                    return moment
            match.answer(seat, option)
    raise AssertionError("nobody shares the lead in these matches")


def test_whoever_shares_the_lead_is_told_of_points_or_a_castle(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, tied())
    expect(ola.page.locator('[data-decide="retreat"] em')).to_have_text("or")  # WW-RESULT-09
    ola.resize((390, 844))
    expect(ola.page.locator('.bar [data-option="retreat"] em')).to_have_text("or")


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
            before = all_seen_by(second)
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


def all_seen_by(person: Visitor) -> list[str]:
    """The same once it stands still: what a choice would bring is asked of the server and drawn when it comes."""
    person.wait()
    seen: list[str] = []
    while seen != (now := seen_by(person)):
        seen = now
        person.page.wait_for_timeout(150)
    return seen


def test_a_spectator_sees_the_battle_and_nobody_s_bag(sit: Sit, served: Server) -> None:
    ola = sit()
    sit_down(ola, served, asked()["draw_or_retreat", 4])
    zoe = sit(lang="uk")
    zoe.page.goto(ola.page.url)
    zoe.at_table()
    expect(zoe.page.locator(".battle .rival").first).to_be_visible()
    expect(zoe.page.locator(".battle .dial")).to_have_count(0)
    expect(zoe.page.locator('.play [data-state="open"]')).to_have_count(0)
    assert zoe.page.evaluate(CUT) == []
