"""The operator's webhook: over days it is told whose move it is. It never holds up play, and gets no secrets."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import time
from hashlib import sha256
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from stolik.table.rows import MatchRow, SeatRow
from stolik.table.settings import Settings

log = logging.getLogger("stolik.webhook")

WAITING = 500
"""So many calls may wait; more are let fall."""
PAUSES = (1.0, 10.0, 60.0)
"""How long to wait before each further try."""
SECONDS = 5.0


class Webhook:
    """Calls one address, one call after the other."""

    def __init__(self, address: str, secret: bytes) -> None:
        self.address = address
        self._secret = secret
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None
        self.pauses: tuple[float, ...] = PAUSES

    @staticmethod
    def of(settings: Settings) -> Webhook | None:
        """The webhook that the settings name, if any."""
        return Webhook(settings.webhook, settings.webhook_secret) if settings.webhook else None

    def tell(self, row: MatchRow, seat: SeatRow, frame: int, due: float | None) -> None:
        """Say that it is this seat's move; returns at once."""
        body = {
            "event": "your_move",
            "match": row.id,
            "game": row.game,
            "seat": seat.seat,
            "name": seat.name,
            "person": seat.person,
            "frame": frame,
            "due": None if due is None else int(due),
            "at": int(time.time()),
        }
        try:
            self._queue.put_nowait(json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode())
        except asyncio.QueueFull:
            log.warning("the webhook does not keep up", extra={"match": row.id})
            return
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Call no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not self._queue.empty():
            body = self._queue.get_nowait()
            for pause in (*self.pauses, None):
                if await asyncio.to_thread(self._post, body):
                    break
                if pause is None:
                    log.warning("the webhook could not be reached")
                    break
                await asyncio.sleep(pause)

    def _post(self, body: bytes) -> bool:
        """Whether the call was taken. Redirects are not followed."""
        parts = urlsplit(self.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        headers = {"content-type": "application/json", "x-stolik-signature": signature(self._secret, body)}
        try:
            connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
            try:
                connection.request(
                    "POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, headers
                )
                return 200 <= connection.getresponse().status < 300
            finally:
                connection.close()
        except (OSError, HTTPException, ValueError):
            return False


def signature(secret: bytes, body: bytes) -> str:
    """What proves that a call comes from this table: HMAC-SHA-256 of the very body."""
    return "sha256=" + hmac.new(secret, body, sha256).hexdigest()
