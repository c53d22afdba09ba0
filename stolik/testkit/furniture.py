"""Pictures of what is common to all games, at the moments that the designs of the table show, beside those designs.

First page, set-up, waiting, invitation, company, end screens. Each picture has the name of its design; they go into
`build/moments/table`, with a page that shows both side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from stolik.bots import make_bot
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.testkit.arranged import finish, put, show
from stolik.testkit.browser import Server, Visitor
from stolik.testkit.moments import BUILT, side_by_side

Size = tuple[int, int]
Picture = Callable[[Browser, Server], tuple[Visitor, ...]]
"""Takes somebody to the moment: whose screen it is, and who else must stay at the table."""
DESK: Final = (1366, 768)
LARGE: Final = (1920, 1080)
PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)
SEED: Final = "7"
LONG: Final = 1500
"""A match of bots that is not over after this many answers is given up."""
SEND: Final = """([method, path, body]) => fetch(path, {method, headers: {'content-type': 'application/json'},
  body: body === null ? undefined : JSON.stringify(body)}).then((reply) => reply.json())"""
SETUPS: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "radlands": (2, {}),
    "wonderlands_war": (4, {}),
    "apex_legends": (2, {"map": "timber", "team_size": "3"}),
    "waste_knights": (3, {}),
}
"""How many sit at the table of each game, and its options."""


def take_furniture(browser: Browser, server: Server, start: str = "", designs: Path | None = None) -> list[Path]:
    """All pictures whose names (`table-moment`) begin so."""
    folder = BUILT / "table"
    taken: list[Path] = []
    for name, picture in PICTURES.items():
        if not f"table-{name}".startswith(start):
            continue
        folder.mkdir(parents=True, exist_ok=True)
        person, *others = picture(browser, server)
        person.page.wait_for_timeout(500)
        path = folder / f"{name}.png"
        person.page.screenshot(path=path)
        for each in (person, *others):
            each.close()
        taken.append(path)
        print(path)
    if taken:
        side_by_side(folder, "table", [(path.stem, path) for path in taken], designs / "table" if designs else None)
    return taken


# Matches and people


@cache
def played(game: str) -> Match:
    """A whole match of bots."""
    seats, options = SETUPS[game]
    match = Match.start(game, seats, SEED, options)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over and len(match.answers) < LONG:
        question = match.questions[0]
        match.answer(question.seat, bots[question.seat].choose(match, question))
    return match


def at(game: str, share: float, kind: str = "", seat: int | None = None) -> tuple[Match, int]:
    """That match where seat 0 (or another) is asked, from a share of its answers on; and who is asked."""
    seats, options = SETUPS[game]
    match = Match.start(game, seats, SEED, options)
    answers = played(game).answers
    for number, (who, option) in enumerate(answers):
        for question in match.questions:
            fits = not kind or question.kind == kind
            if number >= share * len(answers) and fits and len(question.options) > 1 and seat in (None, question.seat):
                return match, question.seat
        match.answer(who, option)
    raise StolikError(f"nobody is asked {kind or 'anything'} after {share:.0%} of the match of {game}")


def call(person: Visitor, path: str, body: Any = None, method: str = "POST") -> Any:
    """What the page itself would ask the server."""
    return person.page.evaluate(SEND, [method, path, body])


def come(browser: Browser, server: Server, name: str, size: Size = DESK, lang: str = "en") -> Visitor:
    """Somebody with a name on the first page."""
    person = Visitor(browser, server, size, lang, "touch" if size in (PHONE, SIDEWAYS) else "mouse")
    person.lobby()
    person.page.fill('[data-field="name"]', name)
    with person.page.expect_response("**/api/me"):
        person.page.press('[data-field="name"]', "Enter")
    return person


def sit(person: Visitor, match: str) -> None:
    """Look at a match."""
    person.page.goto(f"{person.server.url}/table/{match}")
    person.at_table()


def open_table(person: Visitor, game: str, seats: list[dict[str, str]], **setup: Any) -> str:
    """Open a match; its id."""
    return str(call(person, "/api/matches", {"game": game, "options": {}, "seats": seats, **setup})["match"])


ME: Final = {"who": "me"}
OPEN: Final = {"who": "open"}


def bot(level: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"who": "bot", "level": level}


# The first page


def home(size: Size, lang: str = "en", game: str = "radlands") -> Picture:
    """Four own matches, open tables of others."""

    def picture(browser: Browser, server: Server) -> tuple[Visitor, ...]:
        host = come(browser, server, "Marta")
        if not call(host, "/api/lobby", None, "GET")["public"]:
            open_table(host, "wonderlands_war", [ME, bot("regular"), OPEN, OPEN], public=True)
            open_table(
                host, "radlands", [ME, OPEN], public=True, clock={"kind": "bank", "seconds": 600, "increment": 5}
            )
            open_table(host, "waste_knights", [ME, OPEN], public=True, clock={"kind": "days", "seconds": 172800})
        lena = come(browser, server, "Lena", size, lang)
        for each in ("waste_knights", "apex_legends", "wonderlands_war", "radlands"):
            match, seat = at(each, 0.6)
            call(lena, "/api/join", {"code": put(server, match, SEED, seat)})
        host.close()
        lena.lobby()
        lena.world(game)
        lena.page.wait_for_selector("svg[data-mini], [data-mini] img", state="attached")
        lena.page.mouse.move(2, 2)
        return (lena,)

    return picture


# Setting up, waiting, being invited


def setup(size: Size, game: str = "wonderlands_war") -> Picture:
    """A table of four with a chair being filled."""

    def picture(browser: Browser, server: Server) -> tuple[Visitor, ...]:
        lena = come(browser, server, "Lena", size)
        lena.page.goto(f"{server.url}/setup/{game}")
        lena.page.wait_for_selector("[data-chair]")
        if game == "wonderlands_war":
            lena.press("more")
            lena.press("more")
            lena.page.locator('[data-segment="clock"] [data-value="bank"]').click()
            lena.page.locator('[data-chair="2"]').click()
        return (lena,)

    return picture


def wait(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """A table that waits for a friend."""
    lena = come(browser, server, "Lena")
    match = open_table(lena, "wonderlands_war", [ME, bot("regular"), bot("veteran"), OPEN])
    lena.page.goto(f"{server.url}/table/{match}")
    lena.page.wait_for_selector("[data-code]")
    return (lena,)


def invite(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """Somebody who follows the link."""
    host = come(browser, server, "Taras")
    match = open_table(host, "waste_knights", [ME, bot("veteran"), OPEN], clock={"kind": "days", "seconds": 172800})
    host.page.goto(f"{server.url}/table/{match}")
    link = host.page.locator("#invite-link").input_value()
    host.close()
    lena = Visitor(browser, server, PHONE, "en", "touch")
    lena.page.goto(link)
    lena.page.wait_for_selector("main .card")
    return (lena,)


def companions(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """The four who sit opposite."""
    lena = come(browser, server, "Lena")
    lena.press("companions")
    lena.page.wait_for_selector('[data-sheet="companions"]')
    return (lena,)


# In play


def why(size: Size) -> Picture:
    """Something that cannot be done now, and the reason."""

    def picture(browser: Browser, server: Server) -> tuple[Visitor, ...]:
        lena = come(browser, server, "Lena", size)
        match, seat = at("radlands", 0.4)
        show(lena, server, match, SEED, seat)
        for _ in range(60):
            if lena.wonder():
                closed = lena.page.locator('.play .board [data-state="closed"]').first
                if size == DESK:
                    closed.hover(force=True)
                else:
                    closed.tap(force=True)
                lena.page.wait_for_selector(".tip, [data-why]", timeout=3_000)
                return (lena,)
            lena.step()
        raise StolikError("nothing was forbidden")

    return picture


def company(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """Talk and clocks at a table of four."""
    lena, ola = come(browser, server, "Lena"), come(browser, server, "Ola", lang="pl")
    seats = [ME, OPEN, bot("veteran"), bot("legend")]
    options = {"draft": "first_game"}
    match = open_table(
        lena, "apex_legends", seats, clock={"kind": "bank", "seconds": 300, "increment": 10}, options=options
    )
    code = call(lena, f"/api/matches/{match}", None, "GET")["code"]
    call(ola, "/api/join", {"code": code})
    sit(ola, match)
    sit(lena, match)
    lena.page.click('[data-tab="say"]')
    ola.page.click('[data-tab="say"]')
    ola.page.click('[data-phrase="mine"]')
    lena.page.wait_for_selector("[data-bubble]")
    return lena, ola


def away(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """Somebody has left."""
    lena, taras = come(browser, server, "Lena"), come(browser, server, "Taras")
    seats = [ME, OPEN, bot("veteran"), bot("novice")]
    match = open_table(lena, "wonderlands_war", seats, clock={"kind": "bank", "seconds": 900, "increment": 10})
    call(taras, "/api/join", {"code": call(lena, f"/api/matches/{match}", None, "GET")["code"]})
    sit(taras, match)
    sit(lena, match)
    lena.wait()
    taras.close()
    lena.page.wait_for_selector(".side .away")
    return (lena,)


def undo(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """Somebody asks to take back what others have learned from."""
    lena, ola = come(browser, server, "Lena"), come(browser, server, "Ola")
    options = {"first_game": "on"}
    match = open_table(lena, "radlands", [ME, OPEN], friendly=True, options=options)
    call(ola, "/api/join", {"code": call(lena, f"/api/matches/{match}", None, "GET")["code"]})
    sit(ola, match)
    sit(lena, match)
    for _ in range(40):
        for person in (lena, ola):
            person.page.wait_for_timeout(150)
            if person.is_asked:
                person.step()
        if ola.moment > 12 and lena.is_asked and ola.page.locator('[data-action="back-ask"]').count():
            break
    ola.press("back-ask")
    lena.page.wait_for_selector('[data-bar="back"]')
    lena.page.wait_for_timeout(400)
    return lena, ola


def offline(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """The table does not answer."""
    lena = come(browser, server, "Lena")
    match, seat = at("radlands", 0.5)
    show(lena, server, match, SEED, seat)
    lena.page.evaluate(
        "() => { const Line = WebSocket;"
        " window.WebSocket = class extends Line { constructor() { super(`ws://${location.host}/nowhere`); } }; }"
    )
    server.kill()
    lena.page.wait_for_selector(".bar.offline")
    lena.page.wait_for_timeout(300)
    server.start()
    return (lena,)


def sideways(browser: Browser, server: Server) -> tuple[Visitor, ...]:
    """A phone on its side."""
    lena = come(browser, server, "Lena", SIDEWAYS)
    match, seat = at("radlands", 0.5)
    show(lena, server, match, SEED, seat)
    return (lena,)


# The end


def end(game: str, size: Size = DESK) -> Picture:
    """The end of a match of bots, seen from the first seat."""

    def picture(browser: Browser, server: Server) -> tuple[Visitor, ...]:
        lena = come(browser, server, "Lena", size)
        opened = call(lena, "/api/join", {"code": put(server, played(game), SEED, 0)})["match"]
        finish(server, opened, played(game))
        lena.page.goto(f"{server.url}/table/{opened}")
        lena.page.wait_for_selector("dialog.end[open]")
        lena.page.wait_for_selector("dialog.end figure svg path.line")
        lena.page.wait_for_timeout(500)
        return (lena,)

    return picture


PICTURES: Final[dict[str, Picture]] = {
    "a-home-1366": home(DESK),
    "a-home-apex-1366": home(DESK, game="apex_legends"),
    "a-home-tea-1366-pl": home(DESK, "pl", "wonderlands_war"),
    "a-home-1366-uk": home(DESK, "uk", "waste_knights"),
    "a-home-1920": home(LARGE),
    "a-home-390": home(PHONE),
    "a-home-844": home(SIDEWAYS),
    "b-setup-1366": setup(DESK),
    "b-setup-390": setup(PHONE, "waste_knights"),
    "b-wait-1366": wait,
    "b-invite-390": invite,
    "c-bots-1366": companions,
    "d-why-1366": why(DESK),
    "d-why-390": why(PHONE),
    "d-company-1366": company,
    "d-away-1366": away,
    "d-undo-1366": undo,
    "d-offline-1366": offline,
    "d-play-844": sideways,
    "g-end-radlands-1366": end("radlands"),
    "g-end-tea-1366": end("wonderlands_war"),
    "g-end-apex-1366": end("apex_legends"),
    "g-end-wastes-1366": end("waste_knights"),
    "g-end-390": end("radlands", PHONE),
}
