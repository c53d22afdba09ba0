"""Runs the server: `stolik serve`, or `python -m stolik.table`."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from stolik.table.app import create_app
from stolik.table.health import set_up_logs
from stolik.table.settings import BadSettings, Settings, from_environment

SHUTDOWN_SECONDS = 5
LARGEST = 1024 * 1024
"""What a WebSocket takes at all; what is longer than a message may be is refused with a code up to this size."""


def serve(port: int | None = None, host: str | None = None, is_opening: bool = False) -> int:
    """Serve until stopped; tells the exit code."""
    settings = from_environment()
    if port is not None:
        settings = replace(settings, port=port)
    if host is not None:
        settings = replace(settings, host=host)
    set_up_logs(os.environ.get("STOLIK_LOG", "INFO").upper())
    listener = _listen(settings)
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0', '::') else settings.host}"
    address += f":{listener.getsockname()[1]}/"
    if settings.static is None:
        print("stolik: the browser table is not built (make web): only the API is served", file=sys.stderr)
    print(f"Stolik is at {address}", flush=True)
    server = uvicorn.Server(config(settings))
    if is_opening:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Only where TCP is named does asyncio send small messages at once instead of collecting them for 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)  # Who comes early waits for the start instead of being refused.
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise BadSettings(
            f"cannot listen on {settings.host}, port {settings.port}: {reason}; try another: stolik serve --port 8001"
        ) from error
    return listener


def _open(address: str) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{address}healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)
