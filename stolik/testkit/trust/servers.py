"""Several servers of one table: races, services that go away and come back, a server that stands still, a proxy."""

from __future__ import annotations

import signal
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stolik.testkit import services
from stolik.testkit.services import Service
from stolik.testkit.table import Page, Person, process
from stolik.testkit.trust.script import QUIET, Figures


@contextmanager
def two_servers(settings: dict[str, str]) -> Iterator[tuple[Person, Person]]:
    """Two people who are with different servers of one table."""
    with ExitStack() as stack:
        first, _ = stack.enter_context(process("", {**QUIET, **settings}))
        second, _ = stack.enter_context(process("", {**QUIET, **settings}))
        yield stack.enter_context(Person(first, "Ola")), stack.enter_context(Person(second, "Jan"))


def races(settings: dict[str, str], number: int) -> Figures:
    """Two servers get an answer to the same question at the same moment: exactly one counts, the other is stale."""
    with two_servers(settings) as (ola, jan):
        decided = 0
        while decided < number:
            decided += _race(ola, jan.url, number - decided)
    return {"races": decided, "decided right": decided}


def _race(ola: Person, other: str, number: int) -> int:
    """Races in one match, until it is over; how many."""
    match = ola.open("radlands", "me", "here", options={"first_game": "on"})
    pages = [ola.live(match), ola.live(match, url=other)]
    for turn in range(number):
        for page in pages:
            for seat in (0, 1):
                page.wait_frame(turn + 1, seat)
        seat = pages[0].frames[0]["asked"][0]["seat"]
        replies: list[str] = []

        def race(page: Page, place: int, turn: int, seat: int, replies: list[str]) -> None:
            question = page.frames[seat]["question"]["id"]
            message = {"type": "answer", "seat": seat, "question": question, "option": ["end_turn"]}
            reply = page.say({**message, "id": f"{turn}-{place}"})
            replies.append(reply["type"] if reply["type"] == "done" else reply["code"])

        threads = [
            threading.Thread(target=race, args=(page, place, turn, seat, replies)) for place, page in enumerate(pages)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(replies) == ["done", "stale"], replies
        if any(page.wait_frame(turn + 2, 0)["result"] is not None for page in pages):
            return turn + 1
    return number


def restarts(service: Service, settings: dict[str, str], number: int, how: signal.Signals) -> Figures:
    """A service is ended and started again under play; how long until both pages have the next answer, no reload."""
    took: list[float] = []
    refused = 0
    with two_servers(settings) as (ola, jan):
        match = ola.open("radlands", "me", "open", options={"first_game": "on"})
        code = ola.get(f"/api/matches/{match}").json()["code"]
        assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
        pages = {0: ola.live(match), 1: jan.live(match)}
        frame = 1
        for _ in range(number):
            _in_step(pages, frame)
            service.stop(how)
            for _ in range(2):  # While it is away.
                refused += _end_turn(pages) != "done"
                frame = max(each["frame"] for page in pages.values() for each in page.frames.values())
                time.sleep(0.1)
            service.start()
            begun = time.monotonic()
            while _end_turn(pages) != "done":
                assert time.monotonic() - begun < 20, "it does not go on"
                time.sleep(0.05)
            frame = max(each["frame"] for page in pages.values() for each in page.frames.values())
            _in_step(pages, frame)
            took.append(time.monotonic() - begun)
    return {
        "restarts": number,
        "answers refused meanwhile": refused,
        "up to date after, median s": round(statistics.median(took), 2),
        "up to date after, longest s": round(max(took), 2),
    }


def _in_step(pages: dict[int, Page], frame: int) -> None:
    for seat, page in pages.items():
        page.wait_frame(frame, seat)


def _end_turn(pages: dict[int, Page]) -> str:
    """One answer; what came of it."""
    for page in pages.values():
        page.quiet(0.02)
    newest = max((page.frames[seat] for seat, page in pages.items()), key=lambda frame: int(frame["frame"]))
    seat = newest["asked"][0]["seat"]
    question = pages[seat].frames[seat]["question"]
    if question is None:
        return "stale"
    message = {"type": "answer", "seat": seat, "question": question["id"], "option": ["end_turn"]}
    reply = pages[seat].say(message)
    if reply["type"] == "refused":  # As the browser does.
        pages[seat].hello(pages[seat].frames[seat]["frame"])
        pages[seat].quiet(0.05)
    return str(reply["type"] if reply["type"] == "done" else reply["code"])


def vanished(settings: dict[str, str], folder: Path) -> Figures:
    """A server stands still in the middle of an answer: the other one goes on, and it catches up when it is back."""
    with ExitStack() as stack:
        first, server = stack.enter_context(process("", {**QUIET, **settings}))
        second, _ = stack.enter_context(process("", {**QUIET, **settings}))
        ola = stack.enter_context(Person(first, "Ola"))
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        here, there = ola.live(match), ola.live(match, url=second)
        for page in (here, there):
            for seat in (0, 1):
                page.wait_frame(1, seat)
        seat = here.frames[0]["asked"][0]["seat"]
        question = here.frames[seat]["question"]["id"]
        server.send_signal(signal.SIGSTOP)
        try:
            message = {"type": "answer", "seat": seat, "question": question, "option": ["end_turn"]}
            here.send({**message, "id": "late"})
            assert there.say({**message, "id": "other"})["type"] == "done"
            for seat in (0, 1):
                there.wait_frame(2, seat)
        finally:
            server.send_signal(signal.SIGCONT)
        reply = here.until(lambda each: each.get("id") == "late")
        assert reply["type"] == "refused" and reply["code"] == "stale", reply
        for seat in (0, 1):
            assert here.wait_frame(2, seat)["frame"] == 2
    return {"servers that stood still": 1, "answers counted twice": 0}


RECIPE = Path("docs/hosting.md")


def behind_a_proxy(number: int) -> Figures:
    """Two servers with PostgreSQL and Redis behind an nginx that is set up as `docs/hosting.md` says.

    One after the other is killed under play and started again: pages come back through the proxy, nothing is lost.
    """
    recipe = RECIPE.read_text("utf-8").partition("```nginx\n")[2].partition("```")[0]
    recipe = "\n".join(line for line in recipe.splitlines() if "10.0.0.13" not in line)
    took: list[float] = []
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres_service())
        channel = stack.enter_context(services.redis_service())
        settings = {
            **QUIET,
            "STOLIK_DATABASE": database.url,
            "STOLIK_CHANNELS": channel.url,
            "STOLIK_PROXIES": "127.0.0.1",
            "STOLIK_WORKERS": "2",
        }
        servers = [stack.enter_context(process("", settings)) for _ in range(2)]
        url = stack.enter_context(services.proxy(recipe, [each for each, _ in servers]))
        ola, jan = (stack.enter_context(Person(url, name)) for name in ("Ola", "Jan"))
        for path in ("/metrics", "/api/schema/openapi.json"):
            assert ola.get(path).status_code == 404, "what is for operators is shown to everybody"
        match = ola.open("radlands", "me", "open", options={"first_game": "on"})
        code = ola.get(f"/api/matches/{match}").json()["code"]
        assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
        pages: dict[int, Page] = {}
        done = 0
        for turn in range(number):
            for _ in range(2):
                pages = _went_on(pages, (ola, jan), match, done + 1)
                done += 1
            place = turn % 2
            old, server = servers[place]
            server.kill()
            server.wait(20)
            begun = time.monotonic()
            pages = _went_on({}, (ola, jan), match, done + 1)
            done += 1
            took.append(time.monotonic() - begun)
            port = int(old.rpartition(":")[2])
            servers[place] = stack.enter_context(process("", settings, port=port))
        assert _answered(ola, f"/api/matches/{match}/replay?count=1").json()["of"] == done + 1
    return {
        "servers killed": number,
        "answers": done,
        "answers lost": 0,
        "goes on after, longest s": round(max(took), 2),
    }


AWAY = (OSError, EOFError, InvalidHandshake, ConnectionClosed)
"""What a page sees of a server that is gone."""


def back(person: Person, match: str) -> Page:
    """The page of a match once more, as the browser opens it again by itself."""
    end = time.monotonic() + 20
    while True:
        try:
            page = person.live(match)
            for seat in page.mine:
                page.wait_frame(1, seat)
            page.quiet(0.2)  # A server that is about to end sends it away once more.
            return page
        except AWAY:
            assert time.monotonic() < end, "the page does not come back"
            time.sleep(0.1)


def _went_on(pages: dict[int, Page], people: Sequence[Person], match: str, frame: int) -> dict[int, Page]:
    """One answer after this frame, and the pages where it has come; they are opened again as browsers do by themselves.

    A server that is about to end sends them away when it has noticed, even in the middle of the answer: then they look
    whether it was kept.
    """
    end = time.monotonic() + 20
    while True:
        try:
            pages = pages or {seat: person.live(match) for seat, person in enumerate(people)}
            _in_step(pages, frame)
            newest = max(int(pages[seat].frames[seat]["frame"]) for seat in pages)
            assert newest <= frame + 1, "more was kept than was answered"
            if newest == frame:
                assert _end_turn(pages) == "done"
            _in_step(pages, frame + 1)
            return pages
        except AWAY:
            assert time.monotonic() < end, "the pages do not come back"
            pages = {}
            time.sleep(0.1)


def _answered(person: Person, path: str) -> httpx.Response:
    """What a server says, as soon as the proxy finds one again."""
    end = time.monotonic() + 5
    while (response := person.get(path)).status_code == 502 and time.monotonic() < end:
        time.sleep(0.1)
    return response
