"""Runs the server: `stolik serve`, or `python -m stolik.table`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from stolik.table.app import create_app
from stolik.table.gate import AT_ONCE, RESERVE, SHARE, WAITING, Gate, descriptors, protocol_of
from stolik.table.health import set_up_logs
from stolik.table.settings import BadSettings, Settings, from_environment
from stolik.table.sockets import Sockets

log = logging.getLogger("stolik.serve")

SHUTDOWN_SECONDS = 5
YOUNG = 50_000
"""So many new objects, and Python looks for rings of garbage among them."""
LARGEST = 1024 * 1024
"""What a WebSocket takes at all; what is longer than a message may be is refused with a code up to this size."""


def serve(port: int | None = None, host: str | None = None, is_opening: bool = False) -> int:
    """Serve until stopped; tells the exit code."""
    is_new = not Path(f"{os.environ.get('STOLIK_DATABASE', 'stolik.db')}.secret").exists()
    settings = from_environment()
    if port is not None:
        settings = replace(settings, port=port)
    if host is not None:
        settings = replace(settings, host=host)
    set_up_logs(os.environ.get("STOLIK_LOG", "INFO").upper())
    check_database(settings, is_new)
    listener = _listen(settings)
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0', '::') else settings.host}"
    address += f":{listener.getsockname()[1]}/"
    if settings.static is None:
        print("stolik: the browser table is not built (make web): only the API is served", file=sys.stderr)
    print(f"Stolik is at {address}", flush=True)
    server = Server(config(settings))
    if is_opening:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def check_database(settings: Settings, is_new: bool) -> None:
    """Open the database once and write to it, so that what is wrong with it is said in one line, and early."""
    if settings.is_postgres:
        try:
            asyncio.run(_try_postgres(settings.database))
        except BadSettings:
            raise
        except Exception as error:
            raise BadSettings(
                f"the database of STOLIK_DATABASE cannot be reached ({type(error).__name__}); is it running, and are "
                "its address, user and password right?"
            ) from error
        return
    path = Path(settings.database)
    if not is_new and (not path.exists() or path.stat().st_size == 0):
        log.warning(
            "a new, empty table is begun, though there was one here before: if matches are missed, stop the server and "
            "put the file back from a backup"
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as probe:
            version = int(probe.execute("PRAGMA user_version").fetchone()[0])
            probe.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
            probe.execute(f"PRAGMA user_version = {version + 1 if version < 2**31 - 1 else 0}")  # Written to the disk.
    except (sqlite3.Error, OSError) as error:
        raise BadSettings(f"{path}: {_what_to_do(str(error).lower())} ({error})") from error


async def _try_postgres(url: str) -> None:
    from stolik.table.postgres import try_out

    await try_out(url)


def _what_to_do(error: str) -> str:
    if "full" in error or "no space" in error:
        return "the disk is full; make room and start again"
    if "readonly" in error or "read-only" in error or "permission" in error or "unable to open" in error:
        return "the database cannot be written; give this user the right to write the file and its folder"
    if "locked" in error:
        return "another program holds the database; stop it and start again"
    return "this is no sound database; put it back from a backup, or move it away to begin a new one"


class Server(uvicorn.Server):
    """Accepts a few at a time, while many may wait."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(WAITING)
        spare_the_collector()


def spare_the_collector() -> None:
    """Let Python look for rings of garbage among what is new, and seldom among all that live matches hold.

    A thousand matches are half a million objects, nearly all of which are freed without it: to go through them all cost
    more than to play, and everybody waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us."""
    most = max(16, min(settings.connections, descriptors() - RESERVE))
    each = max(8, min(settings.connections_each, most // SHARE)) if settings.rate else 0
    return uvicorn.Config(
        create_app(settings),
        backlog=AT_ONCE,
        http=protocol_of(Gate(most, each, settings.proxies)),
        host=settings.host,
        port=settings.port,
        ws=Sockets,
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
        listener.listen(WAITING)
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
