"""Compression beside the event loop: a thread packs what is worth it, once for all who get the same bytes."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from litestar.datastructures import MutableScopeHeaders
from litestar.types import HTTPResponseStartEvent, Message, Send

LEAST = 1024
"""Replies of fewer bytes go out as they are."""
WORTH = 4096
"""Live messages of fewer bytes go out as they are: to pack them costs more than to make them, and saves a packet."""
BODIES = 8 * 1024 * 1024
FRAMES = 2 * 1024 * 1024
"""How many packed bytes are kept."""
TEXTS = ("text/", "application/j", "application/manifest+json", "application/vnd", "image/svg")
"""How the kinds begin that can be made smaller; pictures and type are small already."""
WINDOW = 15
"""How far back a packed live message looks, as a power of two: as far as browsers do."""
SPLIT = b"\x00\x00\xff\xff"
"""The end of a deflated block, which a WebSocket leaves out (RFC 7692)."""

_thread = ThreadPoolExecutor(1, "stolik-pack")


class Packer:
    """Packs each thing once and keeps what was asked for last."""

    def __init__(self, pack: Callable[[bytes], bytes], most: int) -> None:
        self._pack = pack
        self._most = most
        self._size = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._packing: dict[bytes, asyncio.Future[bytes]] = {}

    def kept(self, data: bytes) -> bytes | None:
        """What was packed already."""
        return self._kept.get(data)

    async def packed(self, data: bytes) -> bytes:
        """The same, smaller; made in a thread if nobody has asked for it lately."""
        found = self._kept.get(data)
        if found is not None:
            self._kept.move_to_end(data)
            return found
        making = self._packing.get(data)
        if making is None:
            making = self._packing[data] = asyncio.get_running_loop().run_in_executor(_thread, self._pack, data)
            making.add_done_callback(lambda done: self._keep(data, done))
        return await asyncio.shield(making)

    def _keep(self, data: bytes, done: asyncio.Future[bytes]) -> None:
        self._packing.pop(data, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[data] = done.result()
        self._size += len(data) + len(done.result())
        while self._size > self._most:
            old, small = self._kept.popitem(last=False)
            self._size -= len(old) + len(small)


def deflated(data: bytes) -> bytes:
    """A live message as a WebSocket carries it, without a look at those before."""
    packer = zlib.compressobj(level=2, wbits=-WINDOW)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(SPLIT)


def _gzipped(data: bytes) -> bytes:
    return gzip.compress(data, 5, mtime=0)


bodies = Packer(_gzipped, BODIES)
live = Packer(deflated, FRAMES)


def packing(send: Send) -> Send:
    """Sends replies packed that are worth it, to somebody who can unpack them."""
    start: HTTPResponseStartEvent | None = None

    async def sending(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is not None and message["type"] == "http.response.body":
            headers = MutableScopeHeaders.from_message(start)
            body = message["body"]
            is_worth = len(body) >= LEAST and headers.get("content-type", "").startswith(TEXTS)
            if is_worth and not message.get("more_body") and "content-encoding" not in headers:
                message["body"] = await bodies.packed(body)
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(message["body"]))
                headers.extend_header_value("vary", "accept-encoding")
            await send(start)
            start = None
        await send(message)

    return sending
