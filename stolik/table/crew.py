"""Several workers of one server: processes that listen on the same port and share the matches among them.

Every match has its worker, told by its id alone. A page that another one has accepted is handed over to it, socket and
all, before anything is read from it but the head of its request. So a match is held, and its frames are made, in one
process, and what workers have to tell each other is little: what somebody did over HTTP, and the numbers for operators.

Should the worker of a match be away, whoever is asked holds the match meanwhile: the log is the truth here too.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
from collections import defaultdict, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from zlib import crc32

import msgspec

from stolik.table.metrics import METRICS
from stolik.table.tables import Tables

log = logging.getLogger("stolik.crew")

LIVE = b"/api/live/"
LARGEST = 256 * 1024
"""What one message between workers may have at most; a head has no more than 64 KB."""
BACKLOG = 10_000
"""So many unsent messages, and the oldest are forgotten: they are in the log anyway."""
PATIENCE = 1.0
"""How long a worker waits for the numbers of another."""
BUFFER = 4 * 1024 * 1024


class Word(msgspec.Struct, omit_defaults=True):
    """What workers say to each other."""

    said: str
    """page: a connection comes with this; news: about a match; here, gone: this worker (no longer) holds a match that
    is another's; back: this worker is new; ask, told: for numbers."""
    worker: int
    match: str = ""
    data: bytes = b""
    number: int = 0


class Numbers(msgspec.Struct):
    """What a worker tells operators of itself."""

    live: int
    """How many matches it holds."""
    metrics: bytes


Adopt = Callable[[socket.socket, bytes], None]


class Crew:
    """The workers, as one of them sees the others."""

    is_up = True

    def __init__(self, folder: Path, workers: int, me: int) -> None:
        self.workers = workers
        self.me = me
        self.tables: Tables | None = None
        self.adopt: Adopt | None = None
        """What is done with a connection that another one hands over."""
        self.turn = folder / "turn"
        """The file by which workers take turns at writing."""
        self._folder = folder
        self._ear: socket.socket | None = None
        self._mouths: dict[int, socket.socket] = {}
        self._unsent: defaultdict[int, deque[tuple[Word, socket.socket | None]]] = defaultdict(deque)
        self._guests: defaultdict[str, set[int]] = defaultdict(set)
        """Workers that hold a match which is this one's."""
        self._asked: dict[int, asyncio.Future[Numbers]] = {}
        self._questions = 0

    # Whose match is whose

    def worker_of(self, match: str) -> int:
        """The worker of a match."""
        return crc32(match.encode()) % self.workers

    def is_mine(self, match: str) -> bool:
        """Whether a match is this worker's."""
        return self.worker_of(match) == self.me

    @property
    def others(self) -> list[int]:
        """All but this one."""
        return [each for each in range(self.workers) if each != self.me]

    # Pages

    def hand_over(self, target: bytes, page: Any, head: bytes) -> bool:
        """Give a connection to the worker of its match; False when it stays here."""
        path = target.partition(b"?")[0]
        if not path.startswith(LIVE):
            return False
        worker = self.worker_of(unquote(path[len(LIVE) :].decode("latin-1")))
        if worker == self.me:
            return False
        self._say(worker, Word("page", self.me, data=head), socket.socket(fileno=os.dup(page.fileno())))
        return True

    # For the tables: what servers tell each other by

    def publish(self, match: str, data: bytes) -> None:
        """Tell the workers that hold the match; mostly there is none but its own."""
        told = self._guests.get(match, ()) if self.is_mine(match) else self.others
        for worker in list(told):
            self._say(worker, Word("news", self.me, match, data))

    async def listen(self, match: str) -> None:
        """This worker holds a match; if it is another's, that one has to know."""
        if not self.is_mine(match):
            self._say(self.worker_of(match), Word("here", self.me, match))

    async def stop_listening(self, match: str) -> None:
        """The match is no longer held here."""
        if not self.is_mine(match):
            self._say(self.worker_of(match), Word("gone", self.me, match))

    async def run(self) -> None:
        """Nothing to be kept alive: listening began with `open`."""

    # For operators

    def numbers(self) -> Numbers:
        """What this worker tells of itself."""
        return Numbers(0 if self.tables is None else len(self.tables.actors), METRICS.text())

    async def all_numbers(self) -> list[Numbers]:
        """What every worker tells of itself, this one first; one that does not answer is left out."""
        asked: dict[int, asyncio.Future[Numbers]] = {}
        for worker in self.others:
            self._questions += 1
            asked[self._questions] = self._asked[self._questions] = asyncio.get_running_loop().create_future()
            self._say(worker, Word("ask", self.me, number=self._questions))
        if asked:
            await asyncio.wait(asked.values(), timeout=PATIENCE)
        for number in asked:
            self._asked.pop(number, None)
        return [self.numbers(), *(told.result() for told in asked.values() if told.done())]

    # Speaking and hearing

    def _place(self, worker: int) -> str:
        return str(self._folder / f"worker-{worker}")

    def open(self) -> None:
        """Begin to listen, and tell the others."""
        place = self._place(self.me)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(place)
        ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        ear.setblocking(False)
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        ear.bind(place)
        self._ear = ear
        asyncio.get_running_loop().add_reader(ear.fileno(), self._hear)
        for worker in self.others:
            self._say(worker, Word("back", self.me))

    def close(self) -> None:
        """Say and hear nothing more."""
        for worker in list(self._mouths):
            self._hush(worker)
        self._unsent.clear()
        if self._ear is not None:
            asyncio.get_running_loop().remove_reader(self._ear.fileno())
            self._ear.close()
            self._ear = None
            with contextlib.suppress(OSError):
                os.unlink(self._place(self.me))

    def _mouth(self, worker: int) -> socket.socket | None:
        """A way to another worker; None when it is not there."""
        found = self._mouths.get(worker)
        if found is None:
            found = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            found.setblocking(False)
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
            try:
                found.connect(self._place(worker))
            except OSError:
                found.close()
                return None
            self._mouths[worker] = found
        return found

    def _hush(self, worker: int) -> None:
        """Forget the way to a worker that is not there any more."""
        mouth = self._mouths.pop(worker, None)
        if mouth is not None:
            asyncio.get_running_loop().remove_writer(mouth.fileno())
            mouth.close()

    def _say(self, worker: int, word: Word, page: socket.socket | None = None) -> None:
        unsent = self._unsent[worker]
        unsent.append((word, page))
        if len(unsent) > BACKLOG:
            unsent.popleft()
        if len(unsent) == 1:
            self._speak(worker)

    def _speak(self, worker: int) -> None:
        """Send what is unsent, as far as it goes now."""
        loop = asyncio.get_running_loop()
        unsent = self._unsent[worker]
        for _ in range(2):  # A worker that was replaced is at the same place.
            mouth = self._mouth(worker)
            if mouth is None:
                break
            try:
                while unsent:
                    word, page = unsent[0]
                    socket.send_fds(mouth, [msgspec.msgpack.encode(word)], [] if page is None else [page.fileno()])
                    unsent.popleft()
                    if page is not None:
                        page.close()
                loop.remove_writer(mouth.fileno())
                return
            except OSError as error:
                if error.errno in (errno.EAGAIN, errno.ENOBUFS):
                    loop.add_writer(mouth.fileno(), self._speak, worker)
                    return
                self._hush(worker)
        while unsent:  # Nobody is there. Who comes new reads the log; who looks at a match does so here.
            word, page = unsent.popleft()
            if page is not None and self.adopt is not None:
                self.adopt(page, word.data)

    def _hear(self) -> None:
        while self._ear is not None:
            try:
                data, handles, _, _ = socket.recv_fds(self._ear, LARGEST, 1)
            except OSError:
                return
            try:
                self._take(msgspec.msgpack.decode(data, type=Word), handles)
            except Exception:
                log.exception("a word between workers failed")

    def _take(self, word: Word, handles: list[int]) -> None:
        if word.said == "page":
            for handle in handles:
                page = socket.socket(fileno=handle)
                if self.adopt is None:
                    page.close()
                else:
                    self.adopt(page, word.data)
        elif word.said == "news" and self.tables is not None:
            self.tables.hear(word.match, word.data)
        elif word.said == "here":
            self._guests[word.match].add(word.worker)
            if self.tables is not None:
                self.tables.begin_to_hear(word.match)
        elif word.said == "gone":
            self._part(word.match, word.worker)
        elif word.said == "back":
            for match in list(self._guests):
                self._part(match, word.worker)
            for match in [] if self.tables is None else list(self.tables.actors):
                if self.worker_of(match) == word.worker:
                    self._say(word.worker, Word("here", self.me, match))
        elif word.said == "ask":
            self._say(
                word.worker, Word("told", self.me, data=msgspec.msgpack.encode(self.numbers()), number=word.number)
            )
        elif word.said == "told":
            told = self._asked.pop(word.number, None)
            if told is not None and not told.done():
                told.set_result(msgspec.msgpack.decode(word.data, type=Numbers))

    def _part(self, match: str, worker: int) -> None:
        self._guests[match].discard(worker)
        if not self._guests[match]:
            del self._guests[match]


def added_up(texts: list[bytes]) -> bytes:
    """The numbers of several workers as those of one server: sums, and the worst of what is either up or down."""
    heads: dict[str, dict[str, None]] = {}
    numbers: dict[str, dict[str, float]] = {}
    for text in texts:
        family = ""
        for line in text.decode().splitlines():
            if line.startswith("#"):
                family = line.split(" ")[2]
                heads.setdefault(family, {})[line] = None
                continue
            name, _, value = line.rpartition(" ")
            found = numbers.setdefault(family, {})
            pair = [found[name], float(value)] if name in found else [float(value)]
            found[name] = min(pair) if family.endswith(("_up", "_created")) else sum(pair)
    lines: list[str] = []
    for family, head in heads.items():
        lines += [*head, *(f"{name} {value}" for name, value in numbers.get(family, {}).items())]
    return ("\n".join(lines) + "\n").encode()
