"""The proofs of `make trust`, with small numbers."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from stolik.testkit.services import Service
from stolik.testkit.table import Table
from stolik.testkit.trust.crashes import full_disk, kills, torn_log
from stolik.testkit.trust.hostile import hostile, hostile_frames
from stolik.testkit.trust.servers import races, restarts, vanished
from stolik.testkit.trust.twins import twins


def test_kills(tmp_path: Path) -> None:
    figures = kills(tmp_path, 3)
    assert figures["acknowledged"]


def test_a_torn_write_ahead_log(tmp_path: Path) -> None:
    figures = torn_log(tmp_path, 20)
    assert figures["sound beginnings"] == 20


def test_two_servers_race(tmp_path: Path) -> None:
    races({"STOLIK_DATABASE": str(tmp_path / "table.db")}, 5)


def test_a_server_that_stands_still(tmp_path: Path) -> None:
    vanished({"STOLIK_DATABASE": str(tmp_path / "table.db")}, tmp_path)


@pytest.mark.skipif(os.geteuid() != 0, reason="a small disk can only be made by root")
def test_a_full_disk(tmp_path: Path) -> None:
    full_disk(tmp_path)


def test_postgresql_restarted_under_play(postgres: Service) -> None:
    settings = {"STOLIK_DATABASE": postgres.url, "STOLIK_CHANNELS": postgres.url}
    figures = restarts(postgres, settings, 1, signal.SIGINT)
    assert float(figures["up to date after, longest s"]) < 10


def test_hostile_frames(tmp_path: Path) -> None:
    hostile_frames(tmp_path, 1000)


def test_names_packs_bombs_and_heads(tmp_path: Path) -> None:
    hostile(tmp_path, 0.005)


def test_twin_worlds() -> None:
    twins(100)


def test_the_clock_is_set_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that is decided depends on what the clock of the wall says."""
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "here", options={"first_game": "on"}))
    real = time.time
    for turn in range(4):
        monkeypatch.setattr("stolik.table.store.time.time", lambda turn=turn: real() - turn * 86_400)
        for seat in (0, 1):
            page.wait_frame(turn + 1, seat)
        assert page.answer(["end_turn"], page.frames[0]["asked"][0]["seat"])["type"] == "done"
    assert ola.get("/api/lobby").json()["mine"][0]["match"] == page.match


def test_a_bot_worker_is_killed(tmp_path: Path) -> None:
    from stolik.testkit.table import Person, process

    with process(tmp_path / "table.db") as (url, server), Person(url, "Ola") as ola:
        page = ola.live(ola.open("radlands", "regular", "regular", options={"first_game": "on"}))
        page.wait_frame(3)
        for child in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                os.kill(int(child), signal.SIGKILL)
        page.wait_frame(page.frame()["frame"] + 6)
