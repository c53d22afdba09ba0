"""Pictures of the boards at chosen moments of real matches, beside the designs they were made after.

A board says which moments those are in `web/src/games/<game>/moments.json`: how many play, on what screen, what must be
seen before the picture is taken, and whether it is for the docs. Everything else is written into `build/moments`, with
a page that shows all of them, and beside each the design of the same name if there is one in a given folder.
"""

from __future__ import annotations

import random
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser

from stolik.kernel.errors import StolikError
from stolik.testkit.browser import Server, Visitor

BOARDS: Final = Path("web/src/games")
BUILT: Final = Path("build/moments")
STEPS: Final = 260
TRIES: Final = 6
TOUCH: Final = 700
"""Narrower screens are touched."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment worth a picture: the first at which `until` is seen `times` questions long."""

    name: str
    until: str
    """A selector."""
    players: int = 2
    """0: the first page, opened at this game."""
    size: tuple[int, int] = (1366, 768)
    lang: str = "en"
    options: dict[str, str] = {}
    times: int = 1
    hover: str = ""
    """A selector of what the pointer rests on."""
    docs: bool = False


def moments(game: Path) -> list[Moment]:
    """Those of a board; none if it names none."""
    file = game / "moments.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Moment]) if file.exists() else []


def take_moments(
    browser: Browser, server: Server, docs: Path, start: str = "", designs: Path | None = None
) -> list[Path]:
    """All moments of all boards whose names (`game-moment`) begin so."""
    taken: list[Path] = []
    for game in sorted(folder for folder in BOARDS.iterdir() if folder.is_dir()):
        wanted = [moment for moment in moments(game) if f"{game.name}-{moment.name}".startswith(start)]
        folder = BUILT / game.name
        for moment in wanted:
            path = path_of(game.name, moment, docs)
            path.parent.mkdir(parents=True, exist_ok=True)
            take_moment(browser, server, game.name, moment, path)
            taken.append(path)
            print(path)
        if wanted:
            pictures = [(moment.name, path_of(game.name, moment, docs)) for moment in wanted]
            side_by_side(folder, game.name, pictures, designs / game.name if designs else None)
    return taken


def path_of(game: str, moment: Moment, docs: Path) -> Path:
    """Where its picture goes."""
    return docs / f"{game}-{moment.name}.png" if moment.docs else BUILT / game / f"{moment.name}.png"


def take_moment(browser: Browser, server: Server, game: str, moment: Moment, path: Path) -> None:
    """Play until it is there."""
    for attempt in range(TRIES):
        person = Visitor(browser, server, moment.size, moment.lang, "touch" if moment.size[0] < TOUCH else "mouse")
        person.moods = random.Random(attempt)
        if moment.players:
            person.match_with_bots(game, moment.players, moment.options)
        else:
            person.lobby()
            person.world(game)
        if not moment.players or _reached(person, moment):
            if moment.hover:
                person.page.locator(moment.hover).first.hover()
            else:
                person.page.mouse.move(0, 0)
            person.page.wait_for_timeout(700)
            person.page.screenshot(path=path)
            person.close()
            return
        person.close()
    raise StolikError(f"the moment {moment.name} of {game} did not come: take the pictures again")


def _reached(person: Visitor, moment: Moment) -> bool:
    seen = 0
    for _ in range(STEPS):
        is_asked = person.wait()
        if not is_asked:
            person.page.keyboard.press("Escape")
            person.page.wait_for_timeout(200)
        seen += person.page.locator(moment.until).count() > 0
        if seen >= moment.times:
            return True
        if not is_asked or not person.step():
            return False
    return False


def side_by_side(folder: Path, title: str, pictures: list[tuple[str, Path]], designs: Path | None) -> None:
    """A page of all pictures, beside each the design of the same name where there is one."""
    rows: list[str] = []
    for name, path in pictures:
        shown = [path.resolve().as_uri()]
        design = designs / f"{name}.png" if designs else None
        if design is not None and design.exists():
            shown.insert(0, design.resolve().as_uri())
        images = "".join(f'<img src="{escape(source)}" alt="">' for source in shown)
        rows.append(f"<h2>{escape(name)}</h2><div>{images}</div>")
    style = "body{font:16px sans-serif;background:#222;color:#eee}div{display:flex;gap:8px}img{max-width:50%}"
    text = f"<!doctype html><meta charset='utf-8'><title>{title}</title><style>{style}</style>{''.join(rows)}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(text, "utf-8")
