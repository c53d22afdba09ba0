"""A PostgreSQL, a Redis and a proxy of our own for a few tests, where their programs are installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 20.0
NOBODY = "nobody"
"""PostgreSQL does not run as root; then it runs as this user."""


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL off the path."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(debian[-1]) if debian else None
    return found


def has_postgres() -> bool:
    """Whether `postgres` would start one."""
    return program("initdb") is not None and program("postgres") is not None


def has_redis() -> bool:
    """Whether `redis` would start one."""
    return program("redis-server") is not None


class Service:
    """A program that serves on a port of this machine, and can be killed and started again."""

    def __init__(self, url: str, command: list[str], port: int, user: str | None, folder: str) -> None:
        self.url = url
        self._command = command
        self._port = port
        self._user = user
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it listens."""
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(self._command, stdout=quiet, stderr=quiet, user=self._user, cwd=self._folder)
        self._running = server
        end = time.monotonic() + PATIENCE
        while True:
            assert server.poll() is None and time.monotonic() < end, f"{self._command[0]} did not start"
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it: politely, at once (SIGINT for PostgreSQL), or by force (SIGKILL)."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(PATIENCE)
            self._running = None


@contextmanager
def postgres_service() -> Iterator[Service]:
    """A PostgreSQL with an empty database."""
    initdb, server = program("initdb"), program("postgres")
    assert initdb is not None and server is not None, "PostgreSQL is not installed"
    user = NOBODY if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory() as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        make = [initdb, "--pgdata", data, "--username", "stolik", "--auth", "trust", "--no-sync", "--locale", "C"]
        subprocess.run([*make, "--encoding", "UTF8"], check=True, capture_output=True, user=user, cwd=folder)
        port = _free_port()
        run = [server, "-D", data, "-p", str(port), "-k", folder, "-h", "127.0.0.1", "-F"]
        yield from _serving(Service(f"postgresql://stolik@127.0.0.1:{port}/postgres", run, port, user, folder))


@contextmanager
def redis_service() -> Iterator[Service]:
    """A Redis that keeps nothing."""
    server = program("redis-server")
    assert server is not None, "Redis is not installed"
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        run = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        yield from _serving(Service(f"redis://127.0.0.1:{port}/0", run, port, None, folder))


def has_nginx() -> bool:
    """Whether `proxy` would start one."""
    return program("nginx") is not None


@contextmanager
def proxy(recipe: str, servers: Sequence[str]) -> Iterator[str]:
    """An nginx before several servers, set up by a recipe for such a one (docs/hosting.md); gives its address."""
    found = program("nginx")
    assert found is not None, "nginx is not installed"
    port = _free_port()
    named = iter(servers)
    lines: list[str] = []
    for line in recipe.splitlines():
        word = line.split()[:1]
        if word == ["listen"]:
            line = f"listen 127.0.0.1:{port};"
        elif word == ["server"] and line.rstrip().endswith(";"):
            line = line.replace(line.split()[1].rstrip(";"), next(named).removeprefix("http://"))
        elif word and word[0].startswith("ssl_"):
            continue  # Nobody but this machine is there to be kept out.
        lines.append(line)
    with tempfile.TemporaryDirectory() as folder:
        places = "".join(
            f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        http = "access_log off;\n" + places + "\n".join(lines)
        text = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\n{http}\n}}\n"
        Path(f"{folder}/nginx.conf").write_text(text, "utf-8")
        run = [found, "-p", folder, "-c", f"{folder}/nginx.conf"]
        user = NOBODY if os.geteuid() == 0 else None
        if user is not None:
            shutil.chown(folder, user)
        service = Service(f"http://127.0.0.1:{port}", run, port, user, folder)
        service.start()
        try:
            yield service.url
        finally:
            service.stop()


def _serving(service: Service) -> Iterator[Service]:
    service.start()
    try:
        yield service
    finally:
        service.stop(signal.SIGINT)  # With PostgreSQL: without waiting for those who are connected.


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL with an empty database; gives its address."""
    with postgres_service() as service:
        yield service.url


@contextmanager
def redis() -> Iterator[str]:
    """A Redis that keeps nothing; gives its address."""
    with redis_service() as service:
        yield service.url


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
