"""The pictures of the docs, taken at a real table: `make pictures` plays until there is something to see.

They show what is there now; take them again when the table has changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from stolik.bots import make_bot
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor, launched
from stolik.testkit.furniture import take_furniture
from stolik.testkit.moments import take_moments

FULL: Final = 13
"""So many cards on the table make a picture of the middle of a match."""
PHONE: Final = (390, 844)
DESK: Final = (1366, 768)
STEPS: Final = 400
FIGHT: Final = "1"
SETTING: Final = {"map": "timber", "team_size": "3"}
ROAD: Final = "7"
LONG: Final = 330
"""So many answers are played."""
EQUIPPED: Final = 8
DEALT: Final = 30
"""So many items have their place in the picture of the starting pool."""


def take(folder: Path, start: str = "", designs: Path | None = None) -> list[Path]:
    """Take all pictures whose names begin so, those of the moments that boards name too."""
    taken: list[Path] = []
    with tempfile.TemporaryDirectory() as kept, launched() as browser:
        server = Server(Path(kept))
        server.start()
        try:
            for name, picture in PICTURES.items():
                if not name.startswith(start):
                    continue
                path = folder / f"{name}.png"
                picture(browser, server, path)
                taken.append(path)
                print(path.name)
            taken += take_moments(browser, server, folder, start, designs)
            taken += take_furniture(browser, server, start, designs)
        finally:
            server.stop()
    return taken


def lobby(browser: Browser, server: Server, path: Path) -> None:
    """The first page."""
    person = Visitor(browser, server, DESK)
    person.lobby()
    _shoot(person, path)


def setup(browser: Browser, server: Server, path: Path) -> None:
    """A table that is set up."""
    person = Visitor(browser, server, DESK)
    person.page.goto(f"{server.url}/setup/wonderlands_war")
    person.page.wait_for_selector("[data-chair]")
    person.press("more")
    person.press("more")
    person.page.locator('[data-chair="2"]').click()
    _shoot(person, path)


def camps(browser: Browser, server: Server, path: Path) -> None:
    """Choosing camps."""
    person = _at_table(browser, server, DESK, "en")
    person.wait()
    _shoot(person, path)


def table(browser: Browser, server: Server, path: Path) -> None:
    """The middle of a match, in Polish."""
    _shoot(_in_the_middle(browser, server, DESK, "pl"), path)


def why(browser: Browser, server: Server, path: Path) -> None:
    """Something that cannot be done now, and why."""
    person = _in_the_middle(browser, server, DESK, "en")
    for _ in range(STEPS):
        closed = person.page.locator('.play .board [data-state="closed"]')
        if person.wonder():
            closed.first.hover()
            person.page.wait_for_selector(".tip")
            person.page.wait_for_timeout(500)
            _shoot(person, path)
            return
        if not person.step():
            break
    raise StolikError("nothing was forbidden in this match: take the pictures again")


def phone(browser: Browser, server: Server, path: Path) -> None:
    """A phone, in Ukrainian."""
    _shoot(_in_the_middle(browser, server, PHONE, "uk"), path)


def end(browser: Browser, server: Server, path: Path) -> None:
    """The end screen."""
    person = _at_table(browser, server, DESK, "en")
    person.play()
    person.page.wait_for_selector("dialog.end figure svg path.line")
    _shoot(person, path)


def replay(browser: Browser, server: Server, path: Path) -> None:
    """Looking at a match again."""
    person = _at_table(browser, server, DESK, "en")
    person.play()
    person.press("replay")
    scrubber = person.page.locator('.replay input[type="range"]')
    person.page.wait_for_function("() => Number(document.querySelector('.replay input[type=range]')?.max) > 0")
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) * 2 // 3))
    _shoot(person, path)


# Apex Legends: moments of one match of two bots


@cache
def _fight() -> list[tuple[int, Option]]:
    """The answers of a match that has everything to see in it."""
    match = Match.start("apex_legends", 2, FIGHT, SETTING)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.over and len(match.answers) < LONG:
        question = match.questions[0]
        dealt = question.kind == "equip" and len(match.answers) > EQUIPPED
        option: Option = ("deal_rest",) if dealt else bots[question.seat].choose(match, question)
        match.answer(question.seat, option)
    return match.answers


def _moment(kind: str, verb: str = "", after: int = 0) -> tuple[Match, int]:
    """The first question of a kind that offers a verb, after this many answers; and who is asked."""
    match = Match.start("apex_legends", 2, FIGHT, SETTING)
    for number, (seat, option) in enumerate(_fight()):
        for question in match.questions:
            offers = not verb or any(each[0] == verb for each in question.options)
            if number >= after and question.kind == kind and offers:
                return match, question.seat
        match.answer(seat, option)
    raise StolikError(f"nobody was asked {kind} in this match")


def _apex(browser: Browser, server: Server, size: tuple[int, int], lang: str, moment: tuple[Match, int]) -> Visitor:
    person = Visitor(browser, server, size, lang, "touch" if size == PHONE else "mouse")
    person.lobby()
    show(person, server, moment[0], FIGHT, moment[1])
    person.page.wait_for_selector(".apex")
    return person


def apex_draft(browser: Browser, server: Server, path: Path) -> None:
    """Choosing legends."""
    _shoot(_apex(browser, server, DESK, "en", _moment("draft")), path)


def apex_equip(browser: Browser, server: Server, path: Path) -> None:
    """Dealing out the starting pool."""
    match, seat = _moment("equip")
    for number in range(DEALT):
        question = match.questions[0]
        deals = [option for option in question.options if option[0] == "deal"]
        match.answer(question.seat, deals[number * 7 % len(deals)])
    seat = match.questions[0].seat
    person = _apex(browser, server, DESK, "en", (match, seat))
    person.page.locator('[data-target^="loot:"][data-state="open"]').last.click()
    _shoot(person, path)


def apex_fight(browser: Browser, server: Server, path: Path) -> None:
    """The middle of a fight."""
    _shoot(_apex(browser, server, DESK, "en", _moment("act", "shoot", 150)), path)


def apex_aim(browser: Browser, server: Server, path: Path) -> None:
    """Aiming."""
    person = _apex(browser, server, DESK, "en", _moment("act", "shoot", 80))
    person.page.locator(".plate.hot .who").first.click()
    _shoot(person, path)


def apex_phone(browser: Browser, server: Server, path: Path) -> None:
    """A fight on a phone, in Ukrainian."""
    _shoot(_apex(browser, server, PHONE, "uk", _moment("act", "shoot", 150)), path)


# Waste Knights: moments of one match of three bots


def _stop(kind: str, source: str = "", after: int = 0) -> tuple[Match, int]:
    """The first question of a kind, about this source, after this many answers; and who is asked."""
    match = Match.start("waste_knights", 3, ROAD, {"adventure": "the_last_reservoir_2", "setup": "quick"})
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not match.over:
        question = match.questions[0]
        if len(match.answers) >= after and question.kind == kind and source in ("", question.source):
            return match, question.seat
        match.answer(question.seat, bots[question.seat].choose(match, question))
    raise StolikError(f"nobody was asked {kind} in this match")


def _on_the_road(
    browser: Browser, server: Server, size: tuple[int, int], lang: str, moment: tuple[Match, int]
) -> Visitor:
    person = Visitor(browser, server, size, lang, "touch" if size == PHONE else "mouse")
    person.lobby()
    show(person, server, moment[0], ROAD, moment[1])
    person.page.wait_for_selector(".wk")
    person.page.wait_for_timeout(600)
    return person


def atlas(browser: Browser, server: Server, path: Path) -> None:
    """A way on the map of Waste Knights, planned and not yet driven."""
    person = _on_the_road(browser, server, DESK, "en", _stop("act", after=60))
    person.page.locator('.play .hex[data-state="open"]').last.click()
    person.page.wait_for_selector(".clip .steps li")
    _shoot(person, path)


def windscreen(browser: Browser, server: Server, path: Path) -> None:
    """A fight of Waste Knights: the weapons and their odds."""
    _shoot(_on_the_road(browser, server, DESK, "pl", _stop("weapon")), path)


def storybook(browser: Browser, server: Server, path: Path) -> None:
    """A page of the story with a test among its choices."""
    _shoot(_on_the_road(browser, server, DESK, "en", _stop("entry", "A1-104")), path)


def road(browser: Browser, server: Server, path: Path) -> None:
    """Waste Knights on a phone, in Ukrainian."""
    _shoot(_on_the_road(browser, server, PHONE, "uk", _stop("act", after=60)), path)


PICTURES: Final[dict[str, Callable[[Browser, Server, Path], None]]] = {
    "lobby": lobby,
    "setup": setup,
    "camps": camps,
    "table": table,
    "why": why,
    "phone": phone,
    "end": end,
    "replay": replay,
    "apex-draft": apex_draft,
    "apex-equip": apex_equip,
    "apex-fight": apex_fight,
    "apex-aim": apex_aim,
    "apex-phone": apex_phone,
    "atlas": atlas,
    "windscreen": windscreen,
    "storybook": storybook,
    "road": road,
}


def _at_table(browser: Browser, server: Server, size: tuple[int, int], lang: str) -> Visitor:
    person = Visitor(browser, server, size, lang, "touch" if size == PHONE else "mouse")
    person.lobby()
    person.opposite("novice")
    person.press("play")
    person.at_table()
    return person


def _in_the_middle(browser: Browser, server: Server, size: tuple[int, int], lang: str) -> Visitor:
    """A match with many cards on the table, at a question of ours."""
    for _ in range(20):
        person = _at_table(browser, server, size, lang)
        while person.step():
            if person.wait() and person.page.locator(".play .board .full").count() >= FULL:
                return person
        person.close()
    raise StolikError("no match had enough on the table: take the pictures again")


def _shoot(person: Visitor, path: Path) -> None:
    if path.stem != "why":
        person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=path)
    person.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Take them into a folder, docs/images without another.

    Only those whose names begin with a second word are taken; a third one is a folder with designs, to be shown beside
    the moments of the boards.
    """
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0] if given else "docs/images")
    folder.mkdir(parents=True, exist_ok=True)
    take(folder, given[1] if len(given) > 1 else "", Path(given[2]) if len(given) > 2 else None)
    return 0


if __name__ == "__main__":
    sys.exit(main())
