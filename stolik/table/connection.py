"""One open browser page, as a live match sees it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from stolik.table import messages as m

BACKLOG = 256
"""So many unsent messages, and a connection is given up."""


class Connection:
    """One open browser page."""

    def __init__(self, person: str | None, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self.send = send
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.shown = 0
        """The newest frame it has got."""
        self.is_open = True
        self.is_greeted = False
        """Whether it has said how far it has read."""
        self.is_brief = False
        """Whether it wants what changed rather than the whole table."""
        self.has_plain = True
        """Whether it draws the plain board."""

    def post(self, data: bytes) -> None:
        """Send, in order, without waiting."""
        if not self.is_open:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def tell(self, message: m.FromServer) -> None:
        """Send a message."""
        self.post(m.encode(message))

    def close(self) -> None:
        """Send nothing more."""
        self.is_open = False
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    async def run(self) -> None:
        """Send what is posted, until closed."""
        while True:
            data = await self.queue.get()
            if data is None or (not self.is_open and self.queue.full()):
                return
            await self.send(data)
