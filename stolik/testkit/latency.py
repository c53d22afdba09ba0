"""How long a person waits: from the click to the changed board, and whether anything stutters while things move.

`python -m stolik.testkit.latency` starts a server and plays in Chromium, by mouse, from several moments of a match that
bots have played. `--slow 4` slows the page's processor down to that of a cheap phone; `--others 50` seats two people at
each of 50 more tables, who answer at random every two seconds. `make bench-table` does both. The machine must do
nothing else meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as BrowserTimeout
from websockets.asyncio.client import ClientConnection, connect

from stolik.bots import make_bot
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import names
from stolik.testkit.arranged import show
from stolik.testkit.browser import Server, Visitor, launched

CROWD: Final = "radlands"
"""What the other tables play."""
SEED: Final = "bench"
MOMENTS: Final = 6
"""At so many moments of the match, from its start to near its end, the clicks begin."""
REST: Final = 200
"""Milliseconds for which the pointer rests on a thing before it is pressed."""
LONG: Final = 120
"""Milliseconds that no task may take while something moves."""
WATCH: Final = """() => {
  const clicks = [], tasks = [], spans = [];
  const silent = /^(aria-|role$|tabindex$|data-(target|card|flip|asks)$)/;
  window.bench = {clicks, tasks, spans, moving: () => spans.some(([, end]) => end === Infinity)};
  addEventListener('click', ({timeStamp}) => clicks.push({at: timeStamp, first: null, answer: null}), true);
  const painted = (set) => requestAnimationFrame(() => setTimeout(() => set(performance.now())));
  new MutationObserver((changes) => {
    const last = clicks.at(-1);
    if (!last || (last.first !== null && last.answer !== null)) return;
    for (const {type, target, attributeName} of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (last.answer === null && attributeName === 'data-frame' && element?.matches('.play')) {
        last.answer = 0;
        painted((now) => { last.answer = now - last.at; });
      }
      if (last.first !== null || (type === 'attributes' && silent.test(attributeName))) continue;
      if (!element?.closest('.play .board, .play .dock, .play .bar')) continue;
      last.first = 0;
      painted((now) => { last.first = now - last.at; });
    }
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      tasks.push({at: startTime, long: duration, frame: document.querySelector('.play')?.dataset.frame ?? '0'});
  }).observe({type: 'longtask'});
  const run = (promise) => {
    const span = [performance.now(), Infinity];
    const end = () => { span[1] = Math.min(span[1], performance.now()); };
    spans.push(span);
    promise?.then(end, end);
    return end;
  };
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (animation.effect.getTiming().iterations !== Infinity) run(animation.finished);
    return animation;
  };
  const begin = ({target, animationName, propertyName}) => {
    const name = animationName ?? propertyName;
    const found = target.getAnimations().find((each) => (each.animationName ?? each.transitionProperty) === name);
    if (found && found.effect.getTiming().iterations !== Infinity) run(found.finished);
  };
  addEventListener('animationstart', begin, true);
  addEventListener('transitionrun', begin, true);
}"""
"""Notes every click with the first changed pixels of board, bar and own place (which may only show that the choice was
taken) and those of the answer, tasks over 50 ms, and the stretches in which something moved that ends."""

STILL: Final = "() => !window.bench.moving()"
THINGS: Final = """() => {
  const shown = [...document.querySelectorAll('.play [data-state="open"], .play .bar [data-option]')];
  return shown.flatMap((thing) => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.14, 0.5], [0.5, 0.14]]) {
      const seen = document.elementFromPoint(left + width * x, top + height * y);
      if (seen && thing.contains(seen)) return [[left + width * x, top + height * y]];
    }
    return [];
  });
}"""
"""Where to press what can be chosen."""
CAME: Final = "() => window.bench.clicks.at(-1)?.first"
TAKEN: Final = "() => window.bench.clicks.at(-1)?.answer"


class Waits:
    """Milliseconds, in order of length."""

    def __init__(self, found: Sequence[float]) -> None:
        self.found = sorted(found)

    def part(self, share: float) -> float:
        """The wait that this share of all clicks does not exceed."""
        return self.found[max(0, math.ceil(share * len(self.found)) - 1)] if self.found else math.nan

    def to_json(self) -> dict[str, float]:
        """The median, the 90th and the 99th percentile and the longest."""
        shares = {"median": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}
        return {name: round(self.part(share), 1) for name, share in shares.items()}


class Notes:
    """What the page noted: see `WATCH`."""

    def __init__(self) -> None:
        self.first: list[float] = []
        self.answers: list[float] = []
        self.tasks: list[tuple[float, bool, str]] = []

    def take(self, page: Page) -> None:
        """Read them and let the page begin anew."""
        noted = page.evaluate(
            "() => { const {clicks, tasks, spans} = window.bench; const kept = JSON.parse(JSON.stringify("
            "{clicks, tasks, spans: spans.map(([from, to]) => [from, to === Infinity ? 1e12 : to])}));"
            "clicks.length = tasks.length = 0; return kept; }"
        )
        self.first += [click["first"] for click in noted["clicks"] if click["first"]]
        self.answers += [click["answer"] for click in noted["clicks"] if click["answer"]]
        for task in noted["tasks"]:
            is_moving = any(start < task["at"] < end for start, end in noted["spans"])
            self.tasks.append((task["long"], is_moving, task["frame"]))

    def to_json(self) -> dict[str, Any]:
        """The figures."""
        moving = [task for task in self.tasks if task[1]]
        return {
            "clicks": len(self.first),
            "first_pixel_ms": Waits(self.first).to_json(),
            "answer_shown_ms": Waits(self.answers).to_json(),
            "longest_task_ms": round(max((long for long, _, _ in self.tasks), default=0)),
            "longest_task_while_moving_ms": round(max((long for long, _, _ in moving), default=0)),
            f"tasks_over_{LONG}_ms_while_moving": sum(long > LONG for long, _, _ in moving),
            "worst_ms_at_frame": [[round(long), int(frame)] for long, _, frame in sorted(moving, reverse=True)[:5]],
        }


class Wishes(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    clicks: int = 60
    slow: float = 1
    """How many times slower the page's processor is."""
    motion: str = "normal"
    players: int | None = None
    others: int = 0
    """How many other matches go on."""
    every: float = 2.0
    """Seconds between two answers at each of them."""
    trace: str | None = None
    """A file for Chromium's own notes, to be read with its developer tools."""


def measure(wishes: Wishes) -> dict[str, Any]:
    """Click, and give the figures."""
    notes = Notes()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), STOLIK_BOT_WORKERS="1")
        server.start()
        try:
            with _crowd(server, wishes.others, wishes.every) as answers, launched() as browser:
                _click(browser, server, notes, wishes)
        finally:
            server.stop()
    crowd = {"other_matches": wishes.others, "other_answers": answers[0]} if wishes.others else {}
    return {"game": wishes.game, "slow": wishes.slow, "motion": wishes.motion, **crowd, **notes.to_json()}


def _click(browser: Browser, server: Server, notes: Notes, wishes: Wishes) -> None:
    """Press whatever can be pressed, as a person would: the pointer comes, rests, presses, and the eye follows."""
    person = Visitor(browser, server, motion=wishes.motion)
    page = person.page
    page.add_init_script(f"({WATCH})()")
    person.lobby()
    cpu = person.context.new_cdp_session(page)
    moods = random.Random(SEED)
    if wishes.trace:
        browser.start_tracing(page=page, path=wishes.trace)
    for number, (match, seat) in enumerate(moments(wishes.game, wishes.players)):
        cpu.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        show(person, server, match, SEED, seat)
        cpu.send("Emulation.setCPUThrottlingRate", {"rate": wishes.slow})
        page.wait_for_function(STILL)
        Notes().take(page)  # sitting down is no move
        until = wishes.clicks * (number + 1) // MOMENTS
        while len(notes.first) < until and person.wait(60):
            page.wait_for_function(STILL)
            things: list[tuple[float, float]] = page.evaluate(THINGS)
            if not things:
                break
            page.mouse.move(*moods.choice(things), steps=2)
            page.wait_for_timeout(REST)
            page.mouse.down()
            page.mouse.up()
            with suppress(BrowserTimeout):  # what lies over it now took the click
                page.wait_for_function(CAME, timeout=4_000)
                page.wait_for_function(TAKEN, timeout=4_000)
            person.wait(60)
            page.wait_for_function(STILL)
            notes.take(page)
    if wishes.trace:
        browser.stop_tracing()
    person.close()


def moments(game: str, players: int | None = None) -> Iterator[tuple[Match, int]]:
    """One match of quick bots at several moments, and who is asked there."""
    whole = Match.start(game, players, SEED)
    bots = [make_bot("greedy", seat) for seat in range(whole.seats)]
    while not whole.over:
        question = whole.questions[0]
        whole.answer(question.seat, bots[question.seat].choose(whole, question))
    for number in range(MOMENTS):
        match = Match.start(game, players, SEED)
        for seat, option in whole.answers[: len(whole.answers) * number // MOMENTS]:
            match.answer(seat, option)
        yield match, match.questions[0].seat


# The other tables


@contextmanager
def _crowd(server: Server, tables: int, every: float) -> Iterator[list[int]]:
    """Let others play meanwhile; afterwards the list holds the number of their answers."""
    answers: list[int] = [0]
    if not tables:
        yield answers
        return
    with get_context("spawn").Manager() as manager, ProcessPoolExecutor(1, get_context("spawn")) as pool:
        ready, stop = manager.Event(), manager.Event()
        crowd = pool.submit(play_elsewhere, server.url, tables, every, ready, stop)
        try:
            while not ready.wait(0.2):
                if crowd.done():
                    crowd.result()
            yield answers
        finally:
            stop.set()
            answers[0] = crowd.result()


def play_elsewhere(url: str, tables: int, every: float, ready: Any, stop: Any) -> int:
    """Two people at each of so many tables, until `stop` is set; gives the number of their answers."""
    return asyncio.run(_play_elsewhere(url, tables, every, ready, stop))


async def _play_elsewhere(url: str, tables: int, every: float, ready: Any, stop: Any) -> int:
    given = [0]
    work = [asyncio.create_task(_table(url, number, every, given)) for number in range(tables)]
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
            body = {"game": CROWD, "options": {}, "seats": wishes, "public": True}
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
    parser.add_argument("--game", choices=[*names(), "all"], default="all", help="whose board")
    parser.add_argument("--players", type=int, help="how many play; the fewest without it")
    parser.add_argument("--clicks", type=int, default=60, help="how many clicks to measure in each game")
    parser.add_argument("--slow", type=float, default=1, help="how many times slower the page's processor is")
    parser.add_argument("--motion", choices=["off", "fast", "normal"], default="normal", help="how fast things move")
    parser.add_argument("--others", type=int, default=0, help="how many other matches go on")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at each of them")
    parser.add_argument("--trace", help="a file for Chromium's own notes")
    given = vars(parser.parse_args(arguments))
    for game in names() if given["game"] == "all" else [given["game"]]:
        print(json.dumps(measure(Wishes(**{**given, "game": game})), indent=1), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
