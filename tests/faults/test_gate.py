"""Who connects and says nothing, and who says too much: nobody else is shut out."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from stolik.table import app as table_app
from stolik.table import gate, serve
from stolik.table.gate import Gate
from stolik.table.logs import Quiet
from stolik.testkit.table import Person, Table, process, running


def silent(port: int, stack: ExitStack, address: str = "127.0.0.2") -> socket.socket:
    """A connection from another address of this machine that says nothing."""
    made = stack.enter_context(socket.socket())
    made.bind((address, 0))
    made.settimeout(5)
    made.connect(("127.0.0.1", port))
    return made


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def test_silent_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    log = tmp_path / "log"
    settings = {"STOLIK_RATE": "1", "STOLIK_CONNECTIONS": "80"}
    with ExitStack() as stack:
        url, _ = stack.enter_context(process(tmp_path / "table.db", settings, log))
        for _ in range(300):
            silent(port_of(url), stack)
        with Person(url, "Ola") as ola:
            page = ola.live(ola.open("radlands", "me", "here"))
            page.wait_frame(1)
        text = httpx.get(f"{url}/metrics").text
        assert 'stolik_connections_refused_total{why="address"} 280.0' in text
    assert log.stat().st_size < 10_000
    assert sum("connections are refused" in line for line in log.read_text().splitlines()) == 1


def test_there_are_never_more_connections_than_descriptors(tmp_path: Path) -> None:
    log = tmp_path / "log"
    script = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)); "
        "from stolik.cli import main; sys.exit(main(['serve', '--port', '0']))"
    )
    env = {"STOLIK_DATABASE": str(tmp_path / "table.db"), "STOLIK_RATE": "0", "STOLIK_BOT_WORKERS": "0"}
    with ExitStack() as stack, open(log, "w") as errors:
        command = [sys.executable, "-c", script]
        server = subprocess.Popen(command, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=errors, text=True)
        stack.callback(server.wait, 20)
        stack.callback(server.terminate)
        assert server.stdout is not None
        stack.enter_context(server.stdout)
        port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
        for number in range(400):
            silent(port, stack, f"127.0.1.{number % 200 + 1}")
        time.sleep(0.5)
    text = log.read_text()
    assert len(text) < 10_000
    assert "Too many open files" not in text


def test_a_head_and_a_body_that_never_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.6)
    with running(tmp_path, rate=1.0) as table, ExitStack() as stack:
        port = port_of(table.url)
        nothing, head, body = (silent(port, stack) for _ in range(3))
        head.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: ")
        body.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
        for _ in range(6):  # A byte now and then does not help.
            time.sleep(0.15)
            for slow in (head, body):
                with suppress(OSError):
                    slow.sendall(b"a")
        for each in (nothing, head, body):
            with pytest.raises((ConnectionError, AssertionError)):
                assert each.recv(4096) != b""
        assert table.person("Ola").get("/api/me").json()["name"] == "Ola"


def test_who_does_not_say_hello_has_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_app, "HELLO_SECONDS", 0.3)
    with running(tmp_path) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here")
        greeting = ola.live(match)
        mute = ola.live(match, seen=None)
        time.sleep(0.5)
        assert mute.is_closed
        assert not greeting.is_closed


def test_many_pages_from_one_address_come_one_after_the_other(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.1) as table:
        address = table.url.replace("http", "ws", 1) + "/api/live/m_nowhere"
        turned_away = 0
        for _ in range(20):
            try:
                with connect(address, open_timeout=10) as page, suppress(ConnectionClosed):
                    page.recv(5)
            except InvalidStatus:
                turned_away += 1
        assert 5 <= turned_away <= 10


def test_sockets_of_unknown_matches_are_forgotten(table: Table) -> None:
    for number in range(50):
        table.person().live(f"m_nowhere{number}", seen=None).close()
    tables = table.context.tables
    assert not tables._opening
    assert not tables.actors


def test_invented_methods_are_one_label(table: Table) -> None:
    for number in range(20):
        httpx.request(f"INVENTED{number}", f"{table.url}/api/me")
    assert "INVENTED" not in table.metrics()
    assert 'method="other"' in table.metrics()


def test_too_long_a_path_of_a_socket_is_refused(table: Table) -> None:
    for target in ("/api/live/" + "x" * 9000, "/api/live/m_1?" + "y" * 60_000):
        with pytest.raises(InvalidStatus) as refused, connect(table.url.replace("http", "ws", 1) + target):
            pass
        assert refused.value.response.status_code in (400, 404, 414)
    with (
        pytest.raises(InvalidStatus),
        connect(table.url.replace("http", "ws", 1) + "/api/live/m_1", additional_headers={"cookie": "x" * 9000}),
    ):
        pass
    assert table.person("Ola").get("/api/me").status_code == 200


def test_numbers_and_schema_are_for_this_machine(table: Table) -> None:
    for path in ("/metrics", "/api/schema/openapi.json"):
        assert httpx.get(table.url + path).status_code == 200
        for passed_on in ("x-forwarded-for", "forwarded", "x-real-ip"):
            assert httpx.get(table.url + path, headers={passed_on: "127.0.0.1"}).status_code == 404
        for name, status in (("table.example", 404), ("evil.localhost.example:80", 404), ("", 404), ("localhost", 200)):
            assert httpx.get(table.url + path, headers={"host": name}).status_code == status
        for name in ("[::1]:8000", "[::1]", "127.0.0.2", "localhost:1"):
            assert httpx.get(table.url + path, headers={"host": name}).status_code == 200


def test_a_gate_counts() -> None:
    narrow = Gate(6, 4, "10.0.0.1")
    assert [narrow.admits("a") for _ in range(5)] == [True] * 4 + [False]
    narrow.leaves("a")
    assert narrow.admits("a")
    assert [narrow.admits("10.0.0.1") for _ in range(3)] == [True, True, False]
    narrow.leaves("a")
    assert narrow.admits("b")


def test_what_is_closed_is_forgotten_at_the_gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gates: list[Gate] = []

    class Seen(Gate):
        def __init__(self, most: int, each: int, proxies: str = "") -> None:
            super().__init__(most, each, proxies)
            gates.append(self)

    monkeypatch.setattr(serve, "Gate", Seen)
    with running(tmp_path) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here")
        for _ in range(10):
            ola.live(match).close()
            httpx.get(f"{table.url}/api/me")
        ola.live("m_nowhere", seen=None).close()
        page = ola.live(match)
        end = time.monotonic() + 10
        while gates[0]._count > 2 and time.monotonic() < end:  # The page, and what the browser keeps open.
            time.sleep(0.02)
        assert gates[0]._count == 2
        page.close()
        ola.http.close()
        while gates[0]._by_address and time.monotonic() < end:
            time.sleep(0.02)
        assert not gates[0]._by_address


def test_the_same_line_is_not_written_for_ever() -> None:
    quiet = Quiet(most=3)
    lines = [logging.makeLogRecord({"name": "asyncio", "levelno": 40, "msg": "again"}) for _ in range(10)]
    assert [quiet.filter(line) for line in lines] == [True] * 3 + [False] * 7
    later = logging.makeLogRecord({"name": "asyncio", "levelno": 40, "msg": "again"})
    later.created += 61
    assert quiet.filter(later)


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path / "table.db", {"STOLIK_BOT_WORKERS": "1"}, log) as (url, server), Person(url, "Ola") as ola:
        page = ola.live(ola.open("radlands", "me", "normal"))
        page.wait_frame(1)
        with ExitStack() as stack:
            silent(port_of(url), stack).sendall(b"\x00\x01 nonsense\r\n\r\n")
        server.kill()
        server.wait(20)
        time.sleep(1)
    for line in log.read_text().splitlines():
        assert isinstance(json.loads(line), dict)
