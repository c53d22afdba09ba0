"""A real server in a thread, and people who talk to it over HTTP and WebSocket, for tests."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stolik.kernel.dice import Dice
from stolik.table import rooms
from stolik.table.app import Context, context_of
from stolik.table.serve import config
from stolik.table.settings import Settings
from stolik.testkit import served

PATIENCE = 20.0
TESTING = Settings(bot_workers=0, pace=0.0, rate=0.0, secret=b"a secret of the tests", poll_seconds=0.1)

Message = dict[str, Any]


T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, in a thread of its own: an open browser keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Page:
    """One open page of a match. It remembers every byte it got."""

    def __init__(self, person: Person, match: str, connecting: AbstractContextManager[ClientConnection]) -> None:
        self.person = person
        self.match = match
        self._open = ExitStack()
        self.socket = self._open.enter_context(connecting)
        self.raw: list[str] = []
        self.messages: list[Message] = []
        self.frames: dict[int | None, Message] = {}
        """The newest frame of each of the page's seats."""
        self.mine: list[int] = []
        self.people: Message = {}
        self._sent = 0

    def send(self, message: Message | str | bytes) -> None:
        """Send anything."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def read(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "frame":
            self.frames[message["seat"]] = message
        elif message["type"] == "welcome":
            self.mine = message["mine"]
        elif message["type"] == "people":
            self.people = message
        return message

    def until(self, fits: Callable[[Message], bool], timeout: float = PATIENCE) -> Message:
        """Read until a message fits."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if fits(message):
                return message

    def quiet(self, seconds: float = 0.2) -> list[Message]:
        """Everything that comes until nothing has come for a while."""
        got: list[Message] = []
        while True:
            try:
                got.append(self.read(seconds))
            except TimeoutError:
                return got

    def hello(self, seen: int = 0) -> None:
        """Say how far one has read."""
        self.send({"type": "hello", "seen": seen})

    def frame(self, seat: int | None = None) -> Message:
        """The newest frame that has been read of a seat (without one: of the page's first)."""
        wanted = (self.mine[0] if self.mine else None) if seat is None else seat
        return self.frames[wanted]

    def wait_frame(self, number: int, seat: int | None = None) -> Message:
        """Read until the seat has a frame with at least this number."""
        wanted = (self.mine[0] if self.mine else None) if seat is None else seat
        while wanted not in self.frames or self.frames[wanted]["frame"] < number:
            self.read()
        return self.frames[wanted]

    def say(self, message: Message) -> Message:
        """Send a message with a fresh id and read its reply."""
        self._sent += 1
        id = message.setdefault("id", f"t{id_of(self)}-{self._sent}")
        self.send(message)
        return self.until(lambda reply: reply.get("id") == id)

    def answer(self, option: Sequence[int | str], seat: int | None = None) -> Message:
        """Answer the open question of a seat, and read the reply."""
        chosen = self.mine[0] if seat is None else seat
        question = self.frame(chosen)["question"]
        assert question is not None, f"seat {chosen} is not asked anything"
        return self.say({"type": "answer", "seat": chosen, "question": question["id"], "option": list(option)})

    def play(self, dice: Dice, seat: int | None = None) -> Message:
        """Answer at random, and read the reply."""
        chosen = self.mine[0] if seat is None else seat
        options = self.frame(chosen)["question"]["options"]
        return self.answer(options[dice.below(len(options), "option")]["option"], chosen)

    def close(self) -> None:
        """Close the page."""
        self._open.close()

    @property
    def is_closed(self) -> bool:
        """Whether the server has closed it."""
        try:
            while True:
                self.read(0.5)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


def id_of(page: Page) -> int:
    """A number of its own for every page."""
    return id(page) % 100_000


class Person:
    """Somebody with a browser: cookies of their own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.pages: list[Page] = []
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    def get(self, path: str) -> httpx.Response:
        """GET."""
        return self.http.get(path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        """POST with JSON."""
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    def put(self, path: str, body: Any) -> httpx.Response:
        """PUT with JSON."""
        return self.http.put(path, json=body)

    def open(self, game: str, *seats: str, options: dict[str, str] | None = None, public: bool = False) -> str:
        """Open a match; seats are "me", "open", "here", or a bot's level."""
        wishes = [{"who": who} if who in ("me", "open", "here") else {"who": "bot", "level": who} for who in seats]
        body = {"game": game, "options": options or {}, "seats": wishes, "public": public}
        reply = self.post("/api/matches", body)
        assert reply.status_code == 201, reply.text
        return str(reply.json()["match"])

    def live(self, match: str, seen: int | None = 0, url: str | None = None) -> Page:
        """Open the page of a match and say hello."""
        address = (url or self.url).replace("http", "ws", 1) + f"/api/live/{match}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        # A full queue would hold up the closing for ten seconds.
        socket = connect(address, additional_headers=headers, max_size=None, max_queue=None, open_timeout=PATIENCE)
        page = Page(self, match, socket)
        self.pages.append(page)
        page.until(lambda message: message["type"] in ("welcome", "refused"))
        if seen is not None:
            page.hello(seen)
        return page

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave altogether."""
        for page in self.pages:
            page.close()
        self.http.close()


class Table:
    """A running server."""

    def __init__(self, url: str, context: Context) -> None:
        self.url = url
        self.context = context
        self._people: list[Person] = []

    def person(self, name: str = "") -> Person:
        """Somebody new."""
        person = Person(self.url, name)
        self._people.append(person)
        return person

    def metrics(self) -> str:
        """What operators read."""
        return httpx.get(f"{self.url}/metrics", timeout=PATIENCE).text

    def close(self) -> None:
        """Everybody leaves."""
        for person in self._people:
            person.close()


@contextmanager
def running(folder: Path, now: Callable[[], float] | None = None, **changes: Any) -> Iterator[Table]:
    """A server with its database in a folder; `now` is the time that its clocks go by.

    A test is dealt the same matches every time.
    """
    settings = replace(TESTING, **{"database": str(folder / "table.db"), "port": 0, **changes})
    configuration = config(settings)
    app: Any = configuration.app
    context = context_of(app)
    if now is not None:
        context.tables.now = now
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    fresh, rooms.fresh = rooms.fresh, partial(served.deal, test) if test else rooms.fresh
    server = uvicorn.Server(configuration)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive() and time.monotonic() < end, "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    table = Table(f"http://127.0.0.1:{port}", context)
    try:
        yield table
    finally:
        table.close()
        server.should_exit = True
        thread.join(PATIENCE)
        rooms.fresh = fresh
        assert not thread.is_alive(), "the server did not stop"


@contextmanager
def process(
    database: Path | str, environ: Mapping[str, str] | None = None, log: Path | None = None, port: int = 0
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, whose bots think in its threads; gives its address. `log`: the file for its
    logs."""
    env = {
        **os.environ,
        "STOLIK_DATABASE": str(database),
        "STOLIK_SECRET": "a secret of the tests",
        "STOLIK_PACE": "0",
        "STOLIK_RATE": "0",
        "STOLIK_BOT_WORKERS": "0",
        **(environ or {}),
    }
    command = [sys.executable, "-m", "stolik.cli", "serve", "--port", str(port)]
    with open(log or os.devnull, "w", encoding="utf-8") as errors:
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+?:(\d+)/", server.stdout.readline())
            assert found is not None, "the server did not start"
            yield f"http://127.0.0.1:{found[1]}", server
        finally:
            server.terminate()
            server.wait(PATIENCE)
            server.stdout.close()


__all__ = ["TESTING", "Page", "Person", "Table", "process", "running"]
