"""WebSockets that compress what is worth it, and not in the event loop.

Every message is packed by itself, without a look at those before: so it is packed once for all who get it (`packing`),
and an open page holds no memory for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

from stolik.table import packing

WAITING = 4
"""So many messages of a page may wait before nothing more is read from it."""


class Sparing(PerMessageDeflate):
    """Leaves small messages as they are; the protocol lets every message be either."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes out."""
        if not frame.fin or len(frame.data) < packing.WORTH:
            return frame
        if self.local_max_window_bits < packing.WINDOW:  # No browser, and with less memory.
            return super().encode(frame)
        data = bytes(frame.data)
        packed = packing.live.kept(data)
        return replace(frame, data=packing.deflated(data) if packed is None else packed, rsv1=True)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on compression."""

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        """What was agreed on."""
        agreed, extension = super().process_request_params(params, accepted_extensions)
        extension.__class__ = Sparing
        return agreed, extension


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn speaks with a page."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.on_lost: Callable[[], None] | None = None
        """Who wants to know when the page is gone."""
        self.conn.available_extensions = [
            SparingFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading is paused when several wait, not with every one."""
        was_paused = self.read_paused
        self.read_paused = was_paused or self.queue.qsize() < WAITING
        super().send_receive_event_to_app()
        if self.queue.qsize() <= WAITING:
            self.read_paused = was_paused
