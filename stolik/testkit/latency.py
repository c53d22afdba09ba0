"""How long a person waits: from the click on an option to the changed board, while other matches go on.

`python -m stolik.testkit.latency` starts a server, seats two people at each of 50 tables, who answer at random every
two seconds, and plays one more match in Chromium, by mouse. `make bench-table` does the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Page
from websockets.asyncio.client import ClientConnection, connect

from stolik.kernel.errors import StolikError
from stolik.testkit.browser import Server, Visitor, launched

GAME: Final = "radlands"
WATCH: Final = """() => {
  window.waits = [];
  let clicked = 0;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  const board = document.querySelector('.play');
  new MutationObserver(() => {
    if (!clicked) return;
    const changed = performance.now() - clicked;
    const from = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => window.waits.push([changed, performance.now() - from])));
  }).observe(board, {attributes: true, attributeFilter: ['data-frame']});
}"""
"""Notes, for every click that changes the board, when the page has changed and when that has been painted."""


class Waits:
    """Milliseconds of every click, in order of length."""

    def __init__(self, found: Sequence[float]) -> None:
        self.found = sorted(found)

    def part(self, share: float) -> float:
        """The wait that this share of all clicks does not exceed."""
        return self.found[max(0, math.ceil(share * len(self.found)) - 1)]

    def to_json(self) -> dict[str, float]:
        """The median, the 99th percentile and the longest."""
        return {"median": round(self.part(0.5), 1), "p99": round(self.part(0.99), 1), "most": round(self.found[-1], 1)}


def measure(clicks: int, others: int, every: float) -> dict[str, Any]:
    """Play until that many clicks have changed the board. `every`: how often each of the other tables moves, in s."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), STOLIK_BOT_WORKERS="1")
        server.start()
        with get_context("spawn").Manager() as manager, ProcessPoolExecutor(1, get_context("spawn")) as pool:
            ready, stop = manager.Event(), manager.Event()
            crowd = pool.submit(play_elsewhere, server.url, others, every, ready, stop)
            try:
                while not ready.wait(0.2):
                    if crowd.done():
                        crowd.result()
                found = _click(server, clicks)
            finally:
                stop.set()
                answers = crowd.result()
                server.stop()
    return {
        "clicks": len(found),
        "other_matches": others,
        "other_answers": answers,
        "changed_ms": Waits([changed for changed, _ in found]).to_json(),
        "painted_ms": Waits([painted for _, painted in found]).to_json(),
    }


def _click(server: Server, clicks: int) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    with launched() as browser:
        person = Visitor(browser, server)
        while len(found) < clicks:
            person.lobby()
            person.page.locator('input[value="easy"]').check(force=True)
            person.press("play")
            person.at_table()
            person.page.evaluate(WATCH)
            before = len(found)
            while len(found) < clicks and person.step():
                found[before:] = _waits(person.page)
        person.close()
    return found


def _waits(page: Page) -> list[tuple[float, float]]:
    return [(changed, painted) for changed, painted in page.evaluate("() => window.waits")]


# The other tables


def play_elsewhere(url: str, tables: int, every: float, ready: Any, stop: Any) -> int:
    """Two people at each of so many tables, until `stop` is set; gives the number of their answers."""
    return asyncio.run(_play_elsewhere(url, tables, every, ready, stop))


async def _play_elsewhere(url: str, tables: int, every: float, ready: Any, stop: Any) -> int:
    given = [0]
    work = [asyncio.create_task(_table(url, number, every, given)) for number in range(tables)]
    if tables:
        await asyncio.sleep(every)
    ready.set()
    while not await asyncio.to_thread(stop.wait, 0.2):
        for task in work:
            if task.done():
                task.result()
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return given[0]


async def _table(url: str, number: int, every: float, given: list[int]) -> None:
    """One table: matches of two people, one after the other."""
    dice = random.Random(number)
    async with httpx.AsyncClient(base_url=url) as one, httpx.AsyncClient(base_url=url) as two:
        while True:
            wishes = [{"who": "me"}, {"who": "open"}]
            body = {"game": GAME, "options": {}, "seats": wishes, "public": True}
            opened = await one.post("/api/matches", json=body)
            match = opened.raise_for_status().json()["match"]
            (await two.post("/api/join", json={"match": match})).raise_for_status()
            people = [_live(url, match, person, every, dice, given) for person in (one, two)]
            await asyncio.gather(*people)


async def _live(
    url: str, match: str, person: httpx.AsyncClient, every: float, dice: random.Random, given: list[int]
) -> None:
    """One person at a table, to the end of the match."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
    address = url.replace("http", "ws", 1) + f"/api/live/{match}"
    async with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        asked = ""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise StolikError(f"an answer at another table was refused: {message}")
            if message["type"] != "frame":
                continue
            if message["result"] is not None:
                return
            question = message["question"]
            if question is not None and question["id"] != asked:
                asked = question["id"]
                await _answer(socket, question, every, dice)
                given[0] += 1


async def _answer(socket: ClientConnection, question: dict[str, Any], every: float, dice: random.Random) -> None:
    await asyncio.sleep(every * (0.5 + dice.random()))
    option = dice.choice(question["options"])["option"]
    answer = {"type": "answer", "id": question["id"], "seat": question["seat"], "question": question["id"]}
    await socket.send(json.dumps({**answer, "option": option}))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m stolik.testkit.latency", description=__doc__)
    parser.add_argument("--clicks", type=int, default=300, help="how many clicks to measure")
    parser.add_argument("--others", type=int, default=50, help="how many other matches go on")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at each of them")
    wishes = parser.parse_args(arguments)
    print(json.dumps(measure(wishes.clicks, wishes.others, wishes.every), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
