"""The operator's webhook: told whose move it is over days, signed, without secrets, and never in anybody's way."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from stolik.table.settings import BadSettings, from_environment
from stolik.table.webhook import signature
from stolik.testkit.table import Message, Page, Table, running

SECRET = b"a secret of the webhook"
DAYS: Message = {"kind": "days", "seconds": 86400}


class Operator:
    """Somebody who takes the calls; the first `refuses` of them are refused."""

    def __init__(self, refuses: int = 0, slow: float = 0.0) -> None:
        self.calls: list[tuple[bytes, str]] = []
        self.refuses = refuses
        self.slow = slow

    def told(self, count: int) -> list[Message]:
        end = time.monotonic() + 10
        while len(self.calls) < count and time.monotonic() < end:
            time.sleep(0.02)
        return [json.loads(body) for body, _ in self.calls]


@contextmanager
def listening(operator: Operator) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            time.sleep(operator.slow)
            operator.calls.append((body, self.headers["x-stolik-signature"]))
            self.send_response(503 if len(operator.calls) <= operator.refuses else 204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook"
    finally:
        server.shutdown()
        server.server_close()


def two(table: Table, clock: Message | None) -> tuple[str, Page, Page]:
    ola, jan = table.person("Ola"), table.person("Jan")
    body: dict[str, Any] = {
        "game": "radlands",
        "options": {"first_game": "on"},
        "seats": [{"who": "me"}, {"who": "open"}],
        "clock": clock,
    }
    match = ola.post("/api/matches", body).json()["match"]
    jan.post("/api/join", {"code": ola.get(f"/api/matches/{match}").json()["code"]})
    pages = ola.live(match), jan.live(match)
    for page in pages:
        page.wait_frame(2 if clock else 1)
    return match, *pages


def test_it_is_told_whose_move_it_is_signed_and_without_secrets(tmp_path: Path) -> None:
    operator = Operator()
    with listening(operator) as address, running(tmp_path, webhook=address, webhook_secret=SECRET) as table:
        match, ola, jan = two(table, DAYS)
        (first,) = operator.told(1)
        seat = first["seat"]
        mover, other = (ola, jan) if seat == 0 else (jan, ola)
        assert set(first) == {"event", "match", "game", "seat", "name", "person", "frame", "due", "at"}
        assert (first["event"], first["match"], first["game"]) == ("your_move", match, "radlands")
        assert first["person"] == mover.person.get("/api/me").json()["person"]
        assert first["due"] - first["at"] == pytest.approx(86400, abs=5)
        assert mover.answer(["end_turn"])["type"] == "done"
        second = operator.told(2)[1]
        assert (second["seat"], second["name"]) == (1 - seat, other.person.get("/api/me").json()["name"])
        room = ola.person.get(f"/api/matches/{match}").json()
        for body, signed in operator.calls:
            assert signed == signature(SECRET, body)
            assert signed != signature(b"another secret, as long", body)
            for secret in (
                room["code"],
                room["invite"].removeprefix("/join/"),
                ola.person.http.cookies["stolik_person"],
            ):
                assert secret.encode() not in body


def test_a_move_of_several_answers_is_told_once_and_bots_never(tmp_path: Path) -> None:
    operator = Operator()
    with listening(operator) as address, running(tmp_path, webhook=address, webhook_secret=SECRET) as table:
        ola = table.person("Ola")
        body = {"game": "radlands", "options": {"first_game": "on"}, "seats": [{"who": "me"}, {"who": "bot"}]}
        page = ola.live(ola.post("/api/matches", {**body, "clock": DAYS}).json()["match"])
        page.wait_frame(2)
        while page.frame()["question"] is None:
            page.read()
        told = len(operator.told(1))
        options = [option["option"] for option in page.frame()["question"]["options"]]
        if ["draw"] in options:
            page.answer(["draw"])
            time.sleep(0.3)
            assert len(operator.calls) == told
        assert {call["seat"] for call in operator.told(1)} == {0}


def test_it_is_tried_again_a_little_and_play_never_waits(tmp_path: Path) -> None:
    operator = Operator(refuses=2, slow=0.5)
    with listening(operator) as address, running(tmp_path, webhook=address, webhook_secret=SECRET) as table:
        hook = table.context.tables.webhook
        assert hook is not None
        hook.pauses = (0.05, 0.05, 0.05)
        _, ola, jan = two(table, DAYS)
        mover = ola if ola.frame()["question"] is not None else jan
        started = time.monotonic()
        assert mover.answer(["end_turn"])["type"] == "done"
        assert time.monotonic() - started < 0.5
        bodies = operator.told(4)
        assert bodies[0] == bodies[1] == bodies[2] != bodies[3]


def test_nobody_at_the_other_end(tmp_path: Path) -> None:
    with running(tmp_path, webhook="http://127.0.0.1:9/", webhook_secret=SECRET) as table:
        hook = table.context.tables.webhook
        assert hook is not None
        hook.pauses = (0.01,)
        _, ola, jan = two(table, DAYS)
        mover = ola if ola.frame()["question"] is not None else jan
        assert mover.answer(["end_turn"])["type"] == "done"


def test_without_days_it_is_told_nothing(tmp_path: Path) -> None:
    operator = Operator()
    with listening(operator) as address, running(tmp_path, webhook=address, webhook_secret=SECRET) as table:
        two(table, None)
        two(table, {"kind": "move", "seconds": 60})
        time.sleep(0.3)
        assert operator.calls == []


def test_settings_of_the_webhook() -> None:
    base = {"STOLIK_SECRET": "x" * 16}
    settings = from_environment({**base, "STOLIK_WEBHOOK": "https://a.example/b", "STOLIK_WEBHOOK_SECRET": "y" * 16})
    assert (settings.webhook, settings.webhook_secret) == ("https://a.example/b", b"y" * 16)
    assert "yyyy" not in repr(settings)
    assert from_environment(base).webhook == ""
    for wrong in ({"STOLIK_WEBHOOK": "ftp://a"}, {"STOLIK_WEBHOOK": "https://a", "STOLIK_WEBHOOK_SECRET": "y" * 15}):
        with pytest.raises(BadSettings):
            from_environment({**base, **wrong})
