"""The gate before the doors: how many may be connected, and how long they may take to say what they want.

A connection that says nothing costs a descriptor. So there are so many in all (fewer than the process has descriptors),
so many from one address, and whoever has not sent the whole head of a request, or its body, after some seconds is gone.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from stolik.table.crew import Crew
from stolik.table.metrics import METRICS
from stolik.table.sockets import Sockets

log = logging.getLogger("stolik.gate")

HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
RESERVE = 200
"""Descriptors for everything that is no connection: files, databases, workers, and those that are being turned away."""
AT_ONCE = 32
"""How many connections are accepted in one go; they are counted only afterwards."""
WAITING = 2048
"""How many may wait to be accepted: who comes early waits instead of being refused."""
SHARE = 4
"""One address may have at most one part in so many of all connections."""
LINE = 4000
LINES = 100
"""The longest line of a head, and how many; a WebSocket takes no more than 8,192 characters."""
NEWS_SECONDS = 60.0
"""How often a full gate is worth a line in the log."""


def descriptors() -> int:
    """How many files and connections this process may have open; raised as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return 65_536 if soft == resource.RLIM_INFINITY else soft


class Gate:
    """Counts connections."""

    def __init__(self, most: int, each: int, proxies: str = "") -> None:
        self.most = most
        self.each = each
        """From one address; 0: as many as there are."""
        self._proxies = {proxy.strip() for proxy in proxies.split(",") if proxy.strip()}
        self._by_address: dict[str, int] = {}
        self._count = 0
        self._told_at = -NEWS_SECONDS

    def admits(self, address: str) -> bool:
        """Whether one more may come in; if so it is counted until it leaves."""
        is_proxy = address in self._proxies or "*" in self._proxies
        if self.each and not is_proxy and self._by_address.get(address, 0) >= self.each:
            return self._refuse("address")
        if self._count >= self.most:
            return self._refuse("all")
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self._count += 1
        return True

    def leaves(self, address: str) -> None:
        """One that was let in is gone."""
        self._count -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _refuse(self, why: str) -> bool:
        METRICS.connections_refused.labels(why).inc()
        now = time.monotonic()
        if now - self._told_at >= NEWS_SECONDS:
            self._told_at = now
            log.warning("connections are refused", extra={"limit": why, "open": self._count})
        return False


def protocol_of(gate: Gate, crew: Crew | None = None) -> type[H11Protocol]:
    """What uvicorn speaks with every connection, behind this gate; pages go to the worker of their match."""

    class Gated(H11Protocol):
        """HTTP/1.1 with limits."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._deadline: asyncio.TimerHandle | None = None
            self._awaits = ""
            self._address = ""
            self._is_in = False
            """Whether it is counted at the gate."""
            self.head = b""
            """What another worker has read of it before it handed the connection over."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            self._is_in = gate.admits(self._address)
            if self._is_in:
                self._await("head")
                if self.head:
                    self.data_received(self.head)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                self._await("")
            elif self.conn.their_state is h11.IDLE:
                self._await("head")
            elif self.conn.their_state is h11.SEND_BODY:
                self._await("body")
            else:
                self._await("")

        def connection_lost(self, exc: Exception | None) -> None:
            self._await("")
            self._leave()
            super().connection_lost(exc)

        def _leave(self) -> None:
            if self._is_in:
                self._is_in = False
                gate.leaves(self._address)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            lines = [event.target, *(name + value for name, value in self.headers)]
            if len(lines) > LINES or max(map(len, lines)) > LINE:
                self.send_400_response("This request is too long.")
                return
            if crew is not None and not self.head:
                head = [b"%s %s HTTP/1.1" % (event.method, event.target), *(b"%s: %s" % each for each in self.headers)]
                page = self.transport.get_extra_info("socket")
                if crew.hand_over(event.target, page, b"\r\n".join(head) + b"\r\n\r\n"):
                    self.transport.abort()  # Here; the other worker has it still.
                    return
            super().handle_websocket_upgrade(event)
            page = self.transport.get_protocol()
            if isinstance(page, Sockets):
                page.on_lost = self._leave

        def _await(self, what: str) -> None:
            """From now on the head or the body of a request is waited for, or nothing."""
            if what == self._awaits:
                return
            self._awaits = what
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            if what:
                seconds = HEAD_SECONDS if what == "head" else BODY_SECONDS
                self._deadline = self.loop.call_later(seconds, self._give_up)

        def _give_up(self) -> None:
            METRICS.connections_refused.labels("slow").inc()
            self.transport.abort()

    return Gated
