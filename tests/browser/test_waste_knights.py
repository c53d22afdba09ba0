"""Waste Knights on its drawn board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from stolik.bots import make_bot
from stolik.games.waste_knights.events import FightEnded
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES
from stolik.testkit.arranged import show
from stolik.testkit.browser import LESSON_ASKS, By, Server, Visitor
from tests.browser.knights_asked import POSITIONS, SEED

Sit = Callable[..., Visitor]

ADVENTURE: Final = next(one for one in ADVENTURES if one.key == "the_last_reservoir_2").words["adventure"]
TRIED = 12
HURRY = ("pass", "stop", "done", "accept")
"""What brings a lonely knight to an ending soon: the time of the adventure runs with the rounds."""
BUTTONS: Final = {
    "accept", "agree", "cancel", "done", "drive", "hold", "pass", "propose", "refuse", "stop", "wear", "without",
}  # fmt: skip
"""What the design leaves to buttons; everything else is a thing on the board."""
LOST: Final = """() => [...document.querySelectorAll('.play [data-state="open"]')].flatMap((spot) => {
  if (spot.matches('.hex, .away *')) return [];  // the map can be moved; a planned way is driven or cleared first
  spot.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = spot.getBoundingClientRect();
  if (!width || !height) return [`${spot.dataset.target} has no size`];
  const seen = [[0.5, 0.5], [0.2, 0.5], [0.5, 0.2], [0.8, 0.8]].some(([x, y]) => {
    const found = document.elementFromPoint(left + width * x, top + height * y);
    return found !== null && spot.contains(found);
  });
  return seen ? [] : [`${spot.dataset.target} is covered or outside`];
})"""
"""Things that glow and cannot be reached."""
TIGHT: Final = """() => {
  const found = [];
  const tree = document.createTreeWalker(document.querySelector('.play .board'), NodeFilter.SHOW_TEXT);
  const below = document.querySelector('.play .dock') ?? document.createElement('p');
  for (const walker of [tree, document.createTreeWalker(below, NodeFilter.SHOW_TEXT)]) {
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!node.textContent.trim() || !box || box.closest('svg, .unseen, [hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2) continue;
      for (let pane = box; pane && !pane.matches('.board, .dock'); pane = pane.parentElement) {
        const style = getComputedStyle(pane);
        if (style.visibility === 'hidden' || style.clipPath !== 'none') break;
        if (style.overflowX === 'auto' || style.overflowY === 'auto' || style.webkitLineClamp !== 'none') break;
        const rect = pane.getBoundingClientRect();
        const isBox = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.overflow === 'hidden';
        if (isBox && style.display !== 'inline' && (text.right > rect.right + 3 || text.left < rect.left - 3)) {
          found.push(`${node.textContent.trim().slice(0, 40)} in ${pane.className}`);
          break;
        }
      }
    }
  }
  return found;
}"""
"""Words that stick out of their box on the left or right."""


def table(
    person: Visitor, adventure: str = "the_last_reservoir", bots: int = 0, setup: str = "quick", **more: str
) -> None:
    """Open a match and sit down."""
    opened(person, {"adventure": adventure, "setup": setup, **more}, [{"who": "bot", "level": "easy"}] * bots)
    person.at_table()


def opened(person: Visitor, options: dict[str, str], others: list[dict[str, str]]) -> None:
    """Go to a new table, at which these others sit too."""
    body = {"game": "waste_knights", "options": options, "seats": [{"who": "me"}, *others]}
    match = person.ask("/api/matches", body)["match"]
    person.page.goto(f"{person.server.url}/table/{match}")


BROKEN: Final = """() => {
  const signs = [...document.querySelectorAll('.bar .sign')].filter((sign) => sign.checkVisibility());
  const places = [...signs, ...document.querySelectorAll('.bar .buttons > .btn')].map((each) =>
    each.getBoundingClientRect());
  const over = places.filter(({right}, n) => right > Math.min(innerWidth, (places[n + 1]?.left ?? Infinity) + 1));
  const isBroken = ({firstChild}) => [...firstChild?.textContent.matchAll(/\\S+/g) ?? []].some((word) => {
    const range = document.createRange();
    range.setStart(firstChild, word.index);
    range.setEnd(firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
  const isCut = (said) => said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 2;
  const said = signs.map((sign) => sign.querySelector('.said'));
  const names = [...document.querySelectorAll('.dock .name span')].filter(isBroken);
  const broken = [...said.filter((each) => isBroken(each) || isCut(each)), ...names].map((each) => each.textContent);
  return [...broken, ...over.map(({left, right}) => `${left}-${right}`)];
}"""
"""Actions and cards in hand whose words are broken or cut, and things in the bar that lie one over the other."""


@pytest.mark.parametrize(
    ("by", "size", "lang"),
    [("mouse", (1366, 768), "pl"), ("keyboard", (1366, 768), "en"), ("touch", (390, 844), "uk")],
)
def test_a_solo_adventure_from_the_setup_to_an_ending(sit: Sit, by: By, size: tuple[int, int], lang: str) -> None:
    ola = sit(by=by, size=size, lang=lang)
    page = ola.page
    page.goto(f"{ola.server.url}/setup/waste_knights")
    ticket = page.locator('label:has(input[data-setting="adventure"][value="the_last_reservoir_2"])')
    expect(ticket.locator("svg")).to_be_visible()
    ticket.click()
    pace = "draft" if by == "mouse" else "quick"
    page.locator(f'[data-segment="setup"] [data-value="{pace}"], label:has(input[value="{pace}"])').first.click()
    ola.press("create")
    ola.at_table()
    for _ in range(TRIED if by == "mouse" else 3):
        assert ola.step(("stop", "drive")), "an adventure is longer than that"
    assert ola.play(300, HURRY) > 5
    ending = page.locator('dialog.end [data-ending^="A1-"]')
    expect(ending.locator("h3")).not_to_be_empty()
    expect(ending.locator(".text small")).to_contain_text("13")
    assert not ola.scrolls()
    ola.lobby()
    ola.press("all")
    expect(page.locator("[data-ended]")).to_contain_text(ADVENTURE[LANGUAGES.index(lang)])


@pytest.mark.parametrize(
    ("adventure", "bots", "size", "lang", "more"),
    [
        ("the_last_reservoir", 0, (1366, 768), "pl", {"setup": "draft"}),
        ("the_last_reservoir", 0, (768, 1024), "uk", {"solo": "two"}),
        ("the_drybay_sweepstake", 1, (390, 844), "uk", {}),
        ("ghost_signal", 2, (844, 390), "pl", {}),
        ("the_glass_mile", 3, (1920, 1080), "en", {}),
    ],
)
def test_all_that_can_be_chosen_lies_on_the_board_and_can_be_reached(
    sit: Sit, adventure: str, bots: int, size: tuple[int, int], lang: str, more: dict[str, str]
) -> None:
    ola = sit(size=size, lang=lang, by="touch" if min(size) < 500 else "mouse")
    table(ola, adventure, bots, **more)
    for _ in range(10):
        if not ola.wait():
            break
        page = ola.page
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert wrong_on(ola) == [], page.locator(".bar .what").first.inner_text()
        if not ola.step(("drive", "stop", "thread")):
            break


SHAPES: Final = (((1366, 768), "en"), ((390, 844), "uk"))
PARTS: Final = 2


@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_question_is_answered_on_the_board(sit: Sit, served: Server, part: int) -> None:
    ola = sit(by="touch")
    for number, (name, position) in enumerate([*POSITIONS.items()][part::PARTS]):
        asked = position()
        match = asked if isinstance(asked, Match) else asked.match
        show(ola, served, match, SEED if asked is match else None, match.questions[0].seat)
        expect(ola.page.locator(".wk")).to_have_attribute("data-asks", name.split()[-1])
        # The next question begins where this one ends.
        for size, lang in SHAPES if number % 2 == 0 else reversed(SHAPES):
            ola.resize(size)
            ola.speak(lang)
            assert wrong_on(ola) == [], (name, size, lang)


def test_weapons_are_numbered_on_the_board_in_their_order(sit: Sit, served: Server) -> None:
    ola = sit()
    asked = POSITIONS["weapon"]()
    match = asked if isinstance(asked, Match) else asked.match
    show(ola, served, match, SEED if asked is match else None, match.questions[0].seat)
    numbers = ola.page.locator(".weapons .spot-key").evaluate_all("keys => keys.map(({dataset}) => dataset.key)")
    assert numbers == [str(number + 1) for number in range(ola.page.locator(".weapons .weapon").count())]


def test_on_a_tablet_held_upright_the_shops_stand_whole_two_by_two(sit: Sit, served: Server) -> None:
    ola = sit(size=(768, 1024), lang="pl", by="touch")
    asked = POSITIONS["city"]()
    match = asked if isinstance(asked, Match) else asked.match
    show(ola, served, match, SEED if asked is match else None, match.questions[0].seat)
    ola.page.wait_for_selector(".street.tall")
    fronts = ola.page.locator(".street .house svg > *").evaluate_all(
        "parts => parts.map(part => [part.getBoundingClientRect(), part.closest('.house').getBoundingClientRect()])"
    )
    assert len({round(house["top"]) for _, house in fronts}) == 2
    assert all(house["left"] <= part["left"] and part["right"] <= house["right"] for part, house in fronts)


def test_after_a_fight_the_map_tells_what_was_rolled_and_what_came_of_it(sit: Sit, served: Server) -> None:
    options = {"adventure": "provisional_licence", "setup": "quick"}
    match, bot = Match.start("waste_knights", 1, SEED, options), make_bot("greedy", 0)
    won = False
    while not (won and match.questions[0].kind == "act"):
        before = len(match.log)
        match.answer(0, bot.choose(match, match.questions[0]))
        won = any(isinstance(event, FightEnded) for event in match.events(0, before))
    ola = sit()
    show(ola, served, match, SEED, 0)
    slip = ola.page.locator(".verdict")
    expect(slip.locator("b")).to_contain_text("defeated")
    expect(slip).to_have_css("opacity", "1")
    expect(slip.locator(".faces [role=img]").first).to_be_visible()
    ola.page.locator(".hex").first.hover(force=True)
    expect(slip).to_have_css("opacity", "0")  # it covers nothing that is looked at


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a story whose prices none of ours asks for."""
    server = Server(tmp_path_factory.mktemp("fair"), STOLIK_ADVENTURES=str(Path(__file__).with_name("scrap_fair")))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(("size", "lang"), SHAPES)
def test_equipment_is_paid_and_a_vehicle_taken_on_the_board(
    sit: Sit, fair: Server, size: tuple[int, int], lang: str
) -> None:
    ola = sit(fair, size=size, lang=lang, by="touch" if min(size) < 500 else "mouse")
    table(ola, "scrap_fair")
    ola.choose("offer:johnny_taylor")
    for thing, kind in (
        ("choice:1", "pay_gear"),
        ("gear:0,knife", "pay_gear"),
        ("gear:0,junk_armour", "act"),
        ("sign:thread trade_again", "entry"),
        ("choice:3", "replace_vehicle"),
        ("offer:truck", "act"),
    ):
        ola.choose(thing)
        expect(ola.page.locator(".wk")).to_have_attribute("data-asks", kind)
        assert wrong_on(ola) == [], (thing, kind)
    expect(card(ola, 0, "pistol")).to_be_visible()
    expect(card(ola, 0, "knife")).to_have_count(0)


def wrong_on(person: Visitor) -> list[str]:
    """Buttons for things, things that glow and cannot be reached, words that stick out, a page that scrolls."""
    verbs: list[str] = person.page.locator(".play .bar [data-option]").evaluate_all(
        "found => found.map(({dataset}) => dataset.option)"
    )
    wrong = [f"{verb} is a button" for verb in verbs if verb.split()[0] not in {*BUTTONS, "end"}]
    wrong += person.page.evaluate(LOST)
    wrong += person.page.evaluate(TIGHT)
    return [*wrong, *(["the page scrolls"] if person.scrolls() else [])]


def test_a_way_is_planned_before_it_is_driven(sit: Sit, axe: Path) -> None:
    ola = sit()
    table(ola)
    ola.choose("offer:johnny_taylor")
    page = ola.page
    while page.locator('[data-target="sign:move"][data-state="open"]').count() == 0:
        assert ola.step(HURRY)
        ola.wait()
    expect(page.locator('.hex[data-state="open"]').first).to_be_visible()
    assert ola.axe(axe) == []
    fuel = page.locator('.dash [aria-label^="Fuel:"]').first
    expect(fuel).to_be_visible()
    goal = page.locator('.hex[data-state="open"]').nth(12)
    moment = ola.moment
    goal.click()
    expect(page.locator(".clip h3")).to_contain_text("Trip")
    says = page.locator(".bar .what")
    expect(says).to_contain_text("The route ends at")
    expect(page.locator(".map circle")).not_to_have_count(0)
    assert ola.moment == moment  # nothing is said to the table before it is driven
    page.keyboard.press("Escape")
    expect(page.locator(".clip h3")).not_to_contain_text("Trip")
    expect(says).not_to_contain_text("The route ends at")
    goal.click()
    page.locator('[data-option="drive"]').click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.play').dataset.moment) > before + 2", arg=moment
    )


NEIGHBOURS: Final = """async () => {
  const match = location.pathname.split('/').at(-1);
  const {spaces} = await (await fetch(`/api/matches/${match}/facts`)).json();
  return Object.fromEntries(spaces.map(({id, neighbours}) => [id, neighbours]));
}"""


def test_a_way_is_drawn_by_keys_by_clicks_and_by_dragging(sit: Sit) -> None:
    ola = sit()
    table(ola)
    ola.choose("offer:johnny_taylor")
    page = ola.page
    while page.locator('[data-target="sign:move"][data-state="open"]').count() == 0:
        assert ola.step(HURRY)
        ola.wait()
    expect(page.locator('.hex[data-state="open"]').first).to_be_visible()
    steps, drive = page.locator(".clip .steps li"), page.locator('[data-option="drive"]')
    moment = ola.moment
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "PageUp", "PageDown"):
        page.keyboard.press("Home")
        page.keyboard.press(key)
        if page.locator('.hex[data-state="open"]:focus').count():
            break
    page.keyboard.press(" ")
    expect(steps).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(drive).to_have_count(0)

    near = page.evaluate(NEIGHBOURS)
    lit = page.locator('.hex[data-state="open"]').evaluate_all("all => all.map(({dataset}) => dataset.target.slice(6))")
    here = page.locator(".figure").first.get_attribute("data-at")
    first, second = next(
        (one, two) for one in near[here] if one in lit for two in near[one] if two in lit and two not in near[here]
    )
    spot = {name: page.locator(f'.hex[data-target="space:{name}"]') for name in (here, first, second)}
    spot[first].click()
    expect(steps).to_have_count(1)
    spot[second].click()
    expect(steps).to_have_count(2)
    spot[first].click()
    expect(steps).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drive).to_have_count(0)
    spot[here].hover(force=True)
    page.mouse.down()
    spot[first].hover(force=True)
    expect(steps).to_have_count(1)
    spot[second].hover(force=True)
    page.mouse.up()
    expect(steps).to_have_count(2)
    assert ola.moment == moment
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => Number(document.querySelector('.play').dataset.moment) > before + 2", arg=moment
    )


def test_earlier_pages_can_be_read_again(sit: Sit) -> None:
    ola = sit(lang="pl")
    table(ola)
    ola.choose("offer:alinta")
    while ola.page.locator('[data-target="sign:move"]').count() == 0:
        assert ola.step(HURRY)
        ola.wait()
    ola.page.keyboard.press("b")
    expect(ola.page.locator(".book .text")).to_be_visible()
    expect(ola.page.locator(".turning")).to_contain_text(re.compile(r"Strona \d+"))
    ola.resize((390, 844))  # the bar is low while a page is read, as high as its buttons
    assert ola.page.locator(".bar").evaluate("bar => bar.offsetHeight") == 88
    ola.page.keyboard.press("Escape")
    expect(ola.page.locator("div.book")).to_have_count(0)


def test_two_people_exchange_goods_in_a_shared_camp(sit: Sit) -> None:
    ola = sit(lang="en")
    opened(ola, {"setup": "draft"}, [{"who": "open"}])
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

    first.choose("sign:camp")
    first.choose("rider:logan_harris")
    first.choose(f"gear:{mine},pistol")
    first.choose(f"resource:{mine},fuel")
    first.choose(f"gear:{yours},vest")
    first.choose(f"resource:{yours},meds")
    first.choose(f"resource:{yours},meds")
    for person in people:
        expect(person.page.locator(".blanket .good")).to_have_count(5)
    first.choose("propose")
    second.choose("agree")
    first.choose(f"slot:{mine},cargo")
    second.choose(f"slot:{yours},hands")

    expect(card(first, mine, "vest")).to_be_visible()
    expect(card(first, mine, "pistol")).to_have_count(0)
    expect(card(second, yours, "pistol")).to_be_visible()
    expect(card(second, yours, "vest")).to_have_count(0)
    log = "Alinta and Logan Harris exchange goods. Alinta gives: Pistol, Fuel; Logan Harris gives: Vest, Meds, Meds."
    expect(ola.page.locator(".play .side ol")).to_contain_text(log)


def test_a_spectator_sees_the_map_and_the_dashboard(sit: Sit) -> None:
    ola = sit()
    table(ola)
    ola.choose("offer:alinta")
    ola.wait()
    zoe = sit(lang="uk")
    zoe.page.goto(ola.page.url)
    zoe.at_table()
    expect(zoe.page.locator(".dash")).to_be_visible()
    expect(zoe.page.locator('.play [data-state="open"]')).to_have_count(0)


def card(person: Visitor, knight: int, name: str) -> Locator:
    return person.page.locator(f'.play .dash [data-target="gear:{knight},{name}"]')


@pytest.mark.parametrize(
    ("lang", "width", "height", "by"),
    [
        ("pl", 390, 844, "touch"),
        ("uk", 390, 844, "touch"),
        ("uk", 768, 1024, "mouse"),
        ("en", 1366, 768, "mouse"),
        ("pl", 1366, 768, "mouse"),
    ],
)
def test_the_names_of_actions_and_cards_stand_whole(sit: Sit, lang: str, width: int, height: int, by: By) -> None:
    """However long the words of undo beside them are: in the lesson they say at last what Meds were spent on."""
    ola = sit(size=(width, height), by=by, lang=lang)
    ola.go_to(ola.ask("/api/lessons/waste_knights")["match"])
    lesson = ola.page.locator(".lesson")
    for _ in range(30):
        ola.page.wait_for_function(LESSON_ASKS)
        lesson.wait_for()
        assert ola.page.evaluate(BROKEN) == [], lesson.get_attribute("data-step")
        if lesson.get_attribute("data-step") == "17":
            break
        ola.follow_lesson()
    expect(ola.page.locator(".bar .sign")).not_to_have_count(0)
