"""Logs are JSON, and nobody's private data is in them."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from stolik.table.logs import JsonLines
from stolik.testkit.table import Person, process


def test_logs_hold_nothing_private(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path / "table.db", {"STOLIK_LOG": "DEBUG"}, log) as (url, _), Person(url, "Ola Secret") as ola:
        match = ola.open("radlands", "me", "easy")
        page = ola.live(match)
        page.wait_frame(1)
        page.send("nonsense")
        page.say({"type": "answer", "seat": 0, "question": "9.9", "option": ["draw"]})
        invite = ola.get(f"/api/matches/{match}").json()["invite"].removeprefix("/join/")
        ola.get(f"/join/{invite}")
        ola.post("/api/join", {"invite": invite})
        cookie = ola.http.cookies["stolik_person"]
        person = ola.get("/api/me").json()["person"]
        offer = page.frame()["view"]["table"]["sides"][0]["offer"]
    text = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any(line["said"] == "request" for line in lines)
    assert all({"at", "level", "from", "said"} <= set(line) for line in lines)
    for private in ("Ola", cookie, cookie.split(".")[0], person, invite, "127.0.0.1", *offer):
        assert private not in text


def test_a_line_is_one_json_object() -> None:
    record = logging.makeLogRecord({"name": "stolik", "levelname": "INFO", "msg": "two\nlines %s", "args": ("x",)})
    record.match = "m_1"
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["said"] == "two\nlines x"
    assert json.loads(line)["match"] == "m_1"
