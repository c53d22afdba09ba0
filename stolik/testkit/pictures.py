"""The pictures of the docs, taken at a real table: `make pictures` plays until there is something to see.

They show what is there now; take them again when the table has changed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from stolik.kernel.errors import StolikError
from stolik.testkit.browser import Server, Visitor, launched

FULL: Final = 13
"""So many cards on the table make a picture of the middle of a match."""
PHONE: Final = (390, 844)
DESK: Final = (1366, 768)
STEPS: Final = 400


def take(folder: Path) -> list[Path]:
    """Take all pictures."""
    taken: list[Path] = []
    with tempfile.TemporaryDirectory() as kept, launched() as browser:
        server = Server(Path(kept))
        server.start()
        try:
            for name, picture in PICTURES.items():
                path = folder / f"{name}.png"
                picture(browser, server, path)
                taken.append(path)
                print(path.name)
        finally:
            server.stop()
    return taken


def lobby(browser: Browser, server: Server, path: Path) -> None:
    """The first page."""
    person = Visitor(browser, server, DESK)
    person.lobby()
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


PICTURES: Final[dict[str, Callable[[Browser, Server, Path], None]]] = {
    "lobby": lobby,
    "camps": camps,
    "table": table,
    "why": why,
    "phone": phone,
    "end": end,
    "replay": replay,
}


def _at_table(browser: Browser, server: Server, size: tuple[int, int], lang: str) -> Visitor:
    person = Visitor(browser, server, size, lang, "touch" if size == PHONE else "mouse")
    person.lobby()
    person.page.locator('input[value="easy"]').check(force=True)
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
    """Take them into a folder, docs/images without another."""
    given = sys.argv[1:] if arguments is None else arguments
    folder = Path(given[0] if given else "docs/images")
    folder.mkdir(parents=True, exist_ok=True)
    take(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
