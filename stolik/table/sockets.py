"""WebSockets that compress what is worth it.

Most frames say only what changed: to compress them costs more than to make them, and saves a packet at best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

WORTH = 4096
"""Messages of so many bytes are compressed."""


class Sparing(PerMessageDeflate):
    """Leaves small messages as they are; the protocol lets every message be either."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes out."""
        if frame.fin and len(frame.data) < WORTH:
            return frame
        return super().encode(frame)


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
        self.conn.available_extensions = [
            SparingFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5})
        ]
