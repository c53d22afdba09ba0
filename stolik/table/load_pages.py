"""The pages `stolik load` plays by: real WebSockets that cost little, since they share the machine with the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from stolik.kernel.registry import find

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames of a WebSocket (RFC 6455)."""
OPEN_SECONDS = 60.0
SPLIT = b"\x00\x00\xff\xff"
"""The end of a deflated block, which a WebSocket leaves out (RFC 7692)."""
UNMASKED = bytes(4)
"""Who plays here hides nothing from a proxy: this mask leaves every byte as it is."""


class Wire(asyncio.Protocol):
    """One WebSocket, as a browser opens it; whole messages only, as our server sends them."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._read = bytearray()
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()

    async def open(self, url: str, cookie: str) -> None:
        """Connect; raises OSError when that does not go."""
        at = urlsplit(url)
        assert at.hostname is not None and at.port is not None
        async with asyncio.timeout(OPEN_SECONDS):
            await asyncio.get_running_loop().create_connection(lambda: self, at.hostname, at.port)
            assert self._transport is not None
            head = (
                f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\nCookie: {cookie}\r\n\r\n"
            )
            self._transport.write(head.encode())
            await self._opened

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._frame(TEXT, data)

    def _frame(self, kind: int, data: bytes) -> None:
        assert self._transport is not None and len(data) < 2**16
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._transport.write(b"%c%b%b%b" % (0x80 | kind, size, UNMASKED, data))

    async def close(self) -> None:
        """Close it, and wait until the server has."""
        if self._transport is not None and not self._transport.is_closing():
            self._frame(CLOSE, b"")
            await asyncio.wait([self._closed], timeout=5)
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has taken the connection."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionResetError("the server hung up"))
        if not self._closed.done():
            self._closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self._read += data
        if not self._opened.done():
            end = self._read.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._read.startswith(b"HTTP/1.1 101 "):
                self._opened.set_exception(ConnectionRefusedError(bytes(self._read[:60]).decode("latin-1")))
                return
            del self._read[: end + 4]
            self._opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        read, at = self._read, 0
        while len(read) - at >= 2:
            head, size, start = read[at], read[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(read[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(read[start : start + 8], "big"), start + 8
            if len(read) < start + size:
                break
            self._take(head, bytes(read[start : start + size]))
            at = start + size
        del read[:at]

    def _take(self, head: int, data: bytes) -> None:
        kind = head & 0x0F
        if kind == TEXT:
            self._hear(zlib.decompressobj(wbits=-15).decompress(data + SPLIT) if head & 0x40 else data)
        elif kind == PING:
            self._frame(PONG, data)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()


class Option(msgspec.Struct):
    """What can be answered."""

    option: msgspec.Raw


class Question(msgspec.Struct):
    """What a page is asked."""

    id: str
    options: list[Option]


class Heard(msgspec.Struct):
    """What a page needs of a message to go on; the rest is passed over."""

    type: str
    id: str | None = None
    code: str = ""
    seat: int | None = None
    question: Question | None = None
    result: Any = None


HEARD = msgspec.json.Decoder(Heard)


class Told:
    """What all pages have seen so far."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.counts: Counter[str] = Counter()
        self.waits: list[float] = []
        self.sent = 0
        self.is_pressing = False
        """Whether every question is answered as soon as it is asked."""
        self.is_over: Callable[[Match], None] = lambda match: None

    def forget(self) -> None:
        """Begin to count anew."""
        self.counts["answers"] = self.counts["frames"] = self.counts["bytes"] = 0
        self.waits.clear()


class Seat:
    """One page with one seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = -1
        self.question: Question | None = None
        self.wire = Wire(self._hear)

    def _hear(self, data: bytes) -> None:
        """Follow the match."""
        match, told = self.match, self.match.told
        told.counts["bytes"] += len(data)
        heard = HEARD.decode(data)
        if heard.type == "frame":
            told.counts["frames"] += 1
            self.number = heard.seat if heard.seat is not None else -1
            self.question = heard.question
            if heard.result is not None and not match.is_over:
                match.is_over = True
                told.is_over(match)
        elif heard.id is not None and heard.id == match.awaits:
            match.awaits = None
            if heard.type == "done":
                told.waits.append(time.perf_counter() - match.since)
                told.counts["answers"] += 1
            else:
                told.counts[f"refused {heard.code}"] += 1
        else:
            return
        if told.is_pressing:
            match.press()

    def answer(self) -> None:
        """Answer the open question at random."""
        match, told, question = self.match, self.match.told, self.question
        assert question is not None
        told.sent += 1
        match.awaits = f"a{told.sent}"
        match.since = time.perf_counter()
        option = bytes(told.dice.choice(question.options).option)
        self.question = None
        self.wire.send(
            b'{"type":"answer","id":"%b","seat":%d,"question":"%b","option":%b}'
            % (match.awaits.encode(), self.number, question.id.encode(), option)
        )


class Match:
    """A match with all its pages."""

    def __init__(self, game: str, told: Told) -> None:
        self.game = game
        self.told = told
        self.awaits: str | None = None
        """The answer that nothing was heard of yet."""
        self.since = 0.0
        self.is_over = False
        self.seats: list[Seat] = []

    @property
    def asked(self) -> list[Seat]:
        """Who can answer now."""
        if self.awaits is not None or self.is_over:
            return []
        return [seat for seat in self.seats if seat.question is not None]

    def press(self) -> None:
        """Answer at once, if somebody can."""
        asked = self.asked
        if asked:
            self.told.dice.choice(asked).answer()

    async def open(self, url: str) -> None:
        """Open the match and a page for every seat."""
        number = find(self.game).min_seats
        first = await call(url, "GET", "/api/me")
        wishes = [{"who": "me"}, *[{"who": "open"}] * (number - 1)]
        made = await call(url, "POST", "/api/matches", {"game": self.game, "seats": wishes}, first.cookie)
        id = made.body["match"]
        room = await call(url, "GET", f"/api/matches/{id}", None, first.cookie)
        cookies = [first.cookie]
        for _ in range(number - 1):
            person = await call(url, "GET", "/api/me")
            await call(url, "POST", "/api/join", {"code": room.body["code"]}, person.cookie)
            cookies.append(person.cookie)
        for cookie in cookies:
            seat = Seat(self)
            await seat.wire.open(f"{url}/api/live/{id}", cookie)
            seat.wire.send(b'{"type": "hello", "seen": 0, "brief": true, "plain": false}')
            self.seats.append(seat)

    async def close(self) -> None:
        """Close all pages."""
        await asyncio.gather(*(seat.wire.close() for seat in self.seats))


class Reply(msgspec.Struct):
    """What came back."""

    body: Any
    cookie: str


async def call(url: str, method: str, path: str, body: Any = None, cookie: str = "") -> Reply:
    """A request over HTTP."""

    def work() -> Reply:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        with urlopen(Request(url + path, data, headers, method=method), timeout=60) as reply:
            given = reply.headers.get("set-cookie", "").partition(";")[0]
            return Reply(json.loads(reply.read()), given or cookie)

    return await asyncio.to_thread(work)
