"""Runs the server: `stolik serve`, or `python -m stolik.table`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from stolik.table.app import create_app
from stolik.table.bots import load_games
from stolik.table.crew import Crew
from stolik.table.gate import AT_ONCE, RESERVE, SHARE, WAITING, Gate, descriptors, protocol_of
from stolik.table.logs import set_up_logs
from stolik.table.settings import DATABASE, BadSettings, Settings, from_environment, log_level
from stolik.table.sockets import Sockets

log = logging.getLogger("stolik.serve")

EVERYWHERE = ("0.0.0.0", "::")
NEVER_REACHED = ("192.0.2.1", 9)
"""An address for examples: the way to it leads through the network that one is in."""

SHUTDOWN_SECONDS = 5
STOPPING = (signal.SIGTERM, signal.SIGINT)
TRIES = 5
TRIED_SECONDS = 5.0
"""So many workers that end within so many seconds, one after the other, and the server gives up."""
MISTAKE = "mistake-"
"""The file in which a worker says which setting makes no sense, with its number."""
YOUNG = 50_000
"""So many new objects, and Python looks for rings of garbage among them."""
LARGEST = 1024 * 1024
"""What a WebSocket takes at all; what is longer than a message may be is refused with a code up to this size."""


def serve(
    port: int | None = None, host: str | None = None, is_opening: bool = False, workers: int | None = None
) -> int:
    """Serve until stopped; tells the exit code."""
    is_new = not Path(f"{os.environ.get('STOLIK_DATABASE') or DATABASE}.secret").exists()
    level = log_level()
    settings = from_environment()
    if port is not None:
        settings = replace(settings, port=port)
    if host is not None:
        settings = replace(settings, host=host)
    if workers is not None:
        settings = replace(settings, workers=workers)
    if settings.workers > 1 and not hasattr(os, "fork"):
        raise BadSettings("several workers need a system on which a process can be forked; leave --workers out")
    set_up_logs(level)
    check_database(settings, is_new)
    # What is wrong with the settings is said before anything is promised.
    server = Server(config(settings)) if settings.workers == 1 else None
    listener = _listen(settings)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    bound = listener.getsockname()[1]
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', *EVERYWHERE) else shown}:{bound}/"
    if settings.static is None:
        named = os.environ.get("STOLIK_STATIC")
        why = (
            f"there is no browser table in {named} (STOLIK_STATIC)"
            if named
            else "the browser table is not built (make web)"
        )
        print(f"stolik: {why}: only the API is served", file=sys.stderr)
    print(f"Stolik is at {address}", flush=True)
    if settings.host in EVERYWHERE and (near := _in_the_network()) is not None:
        print(f"for others in your network: http://{near}:{bound}/", flush=True)
    if is_opening:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    if server is None:
        return Foreman(settings, listener).run()
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

    def __init__(self, config: uvicorn.Config, crew: Crew | None = None, life: int | None = None) -> None:
        super().__init__(config)
        self._crew = crew
        self._life = life
        """What ends when the foreman does, however that was."""
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        if self._crew is not None:
            self._crew.adopt = self._adopt
        if self._life is not None:
            asyncio.get_running_loop().add_reader(self._life, self._end)
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(WAITING)
        spare_the_collector()

    def _end(self) -> None:
        assert self._life is not None
        asyncio.get_running_loop().remove_reader(self._life)
        self.should_exit = True

    def _adopt(self, page: socket.socket, head: bytes) -> None:
        """Go on with a connection that another worker has accepted."""
        task = asyncio.get_running_loop().create_task(self._take_over(page, head))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _take_over(self, page: socket.socket, head: bytes) -> None:
        loop = asyncio.get_running_loop()
        speaking: Any = self.config.http_protocol_class
        protocol = speaking(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
        )
        protocol.head = head
        page.setblocking(False)
        try:
            await loop.connect_accepted_socket(lambda: protocol, page)
        except OSError:  # The page is gone again.
            page.close()


class Foreman:
    """Starts the workers, replaces those that end, and stops them all."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._life, self._alive = os.pipe()
        self._workers: dict[int, tuple[int, float]] = {}
        """By process: the worker's number, and when it was started."""
        self._is_stopping = False

    def run(self) -> int:
        """Until stopped; tells the exit code."""
        load_games()  # Once for all of them.
        gc.freeze()
        with tempfile.TemporaryDirectory(prefix="stolik-") as folder:
            for each in STOPPING:
                signal.signal(each, self._stop)
            for number in range(self._settings.workers):
                self._start(number, Path(folder))
            return self._watch(Path(folder))

    def _start(self, number: int, folder: Path) -> None:
        sys.stdout.flush()
        # What comes meanwhile waits: a new process forgets signals that reach it before it is a worker.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
        pid = os.fork()
        if pid:
            self._workers[pid] = number, time.monotonic()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
            return
        code = 1
        try:  # From here on this is the worker; it never returns.
            for each in STOPPING:
                signal.signal(each, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
            os.close(self._alive)
            crew = Crew(folder, self._settings.workers, number)
            server = Server(config(self._settings, crew), crew, self._life)
            with contextlib.suppress(KeyboardInterrupt):
                server.run(sockets=[self._listener])
            code = 0 if server.started else 1
        except BadSettings as error:
            (folder / f"{MISTAKE}{number}").write_text(str(error), "utf-8")
        except BaseException:
            log.exception("a worker failed")
        finally:
            os._exit(code)

    def _watch(self, folder: Path) -> int:
        failed = 0
        mistake = ""
        while self._workers:
            pid, _ = os.wait()
            if pid not in self._workers:
                continue
            number, since = self._workers.pop(pid)
            if self._is_stopping:
                continue
            told = folder / f"{MISTAKE}{number}"
            if told.exists():
                mistake = told.read_text("utf-8")
                self._stop()
                continue
            failed = failed + 1 if time.monotonic() - since < TRIED_SECONDS else 0
            if failed >= TRIES:
                log.error("workers end as soon as they are started")
                self._stop()
                continue
            log.warning("a worker has ended and is replaced", extra={"worker": number})
            time.sleep(0.2 * failed)
            if not self._is_stopping:
                self._start(number, folder)
        if mistake:
            raise BadSettings(mistake)
        return 1 if failed >= TRIES else 0

    def _stop(self, *_: object) -> None:
        self._is_stopping = True
        self._listener.close()
        for pid in list(self._workers):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)


def spare_the_collector() -> None:
    """Let Python look for rings of garbage among what is new, and seldom among all that live matches hold.

    A thousand matches are half a million objects, nearly all of which are freed without it: to go through them all cost
    more than to play, and everybody waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 3, 10)


def config(settings: Settings, crew: Crew | None = None) -> uvicorn.Config:
    """How uvicorn runs us."""
    most = max(16, min(settings.connections, descriptors() - RESERVE))
    each = max(8, min(settings.connections_each, most // SHARE)) if settings.rate else 0
    return uvicorn.Config(
        create_app(settings, crew),
        backlog=AT_ONCE,
        http=protocol_of(Gate(most, each, settings.proxies), crew),
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


def _in_the_network() -> str | None:
    """The address by which others in the same network reach this machine, if there is one. Nothing is sent for it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NEVER_REACHED)
        own = str(probe.getsockname()[0])
        return None if own.startswith("127.") else own
    return None


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
        is_port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        other = "--port 8001" if is_port else "--host 127.0.0.1, or --host 0.0.0.0 for the whole network"
        raise BadSettings(
            f"cannot listen on {settings.host}, port {settings.port}: {reason}; try another: stolik serve {other}"
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
