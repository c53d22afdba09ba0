"""Several workers on one port: every match is held once, and a worker that dies takes nothing with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolik.table.crew import Crew, added_up
from stolik.table.load import family
from stolik.testkit.table import Page, Person, process

TWO = {"STOLIK_WORKERS": "2", "STOLIK_BOT_WORKERS": "0"}
FIRST = {"first_game": "on"}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    with process(tmp_path / "table.db", TWO) as (url, server):
        until(lambda: health(url)["workers"] == 2)
        yield url, server


def until(fits: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)


def health(url: str) -> dict[str, int]:
    """What whichever worker is asked says of all of them."""
    told: dict[str, int] = httpx.get(f"{url}/healthz", timeout=20).json()
    return told


def workers_of(server: subprocess.Popen[str]) -> list[int]:
    return [pid for pid in family(server.pid) if pid != server.pid]


def seated(ola: Person, jan: Person) -> dict[int, Page]:
    """A match of two people with a page each."""
    match = ola.open("radlands", "me", "open", options=FIRST)
    page = ola.live(match)
    code = ola.get(f"/api/matches/{match}").json()["code"]
    assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
    pages = {0: page, 1: jan.live(match)}
    for seat, each in pages.items():
        each.wait_frame(1, seat)
    return pages


def play(pages: dict[int, Page], number: int) -> None:
    seat = pages[0].frames[0]["asked"][0]["seat"]
    assert pages[seat].answer(["end_turn"], seat)["type"] == "done"
    for each, page in pages.items():
        page.wait_frame(number, each)


def test_every_match_is_held_by_one_worker(served: tuple[str, subprocess.Popen[str]]) -> None:
    url, server = served
    assert len(workers_of(server)) == 2
    with Person(url, "Ola") as ola, Person(url, "Jan") as jan:
        tables = [seated(ola, jan) for _ in range(12)]  # So many that both workers hold some.
        for number in (2, 3):
            for pages in tables:
                play(pages, number)
        assert health(url)["live"] == 12
        text = httpx.get(f"{url}/metrics", timeout=20).text
        assert "stolik_answers_total 24.0" in text
        assert "stolik_connections 24.0" in text
        crew = Crew(Path(), 2, 0)
        assert {crew.worker_of(pages[0].match) for pages in tables} == {0, 1}


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(served: tuple[str, subprocess.Popen[str]]) -> None:
    url, server = served
    with Person(url, "Ola") as ola, Person(url, "Jan") as jan:
        tables = [seated(ola, jan) for _ in range(12)]  # some with either worker: which, their ids decide
        for pages in tables:
            play(pages, 2)
        before = workers_of(server)
        os.kill(before[0], signal.SIGKILL)
        lost = 0
        for pages in tables:
            again: dict[int, Page] = {}
            for seat, person in enumerate((ola, jan)):
                try:
                    pages[seat].say({"type": "why", "seat": seat, "attempt": ["draw"]})
                    again[seat] = pages[seat]
                except (ConnectionClosed, EOFError, OSError):
                    lost += 1
                    again[seat] = person.live(pages[seat].match)
                again[seat].wait_frame(2, seat)
            play(again, 3)
        assert 0 < lost < 2 * len(tables)
        until(lambda: health(url)["workers"] == 2)
        assert set(workers_of(server)) & set(before) == {before[1]}
        play(seated(ola, jan), 2)


def test_workers_end_with_a_foreman_that_was_killed(served: tuple[str, subprocess.Popen[str]]) -> None:
    _, server = served
    workers = workers_of(server)
    server.kill()
    server.wait(20)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def test_one_seat_for_one_person_by_way_of_every_worker(served: tuple[str, subprocess.Popen[str]]) -> None:
    url, _ = served
    with Person(url, "Ola") as ola, Person(url, "Jan") as jan:
        match = ola.open("wonderlands_war", "me", "open", "open", "open", "open")
        code = ola.get(f"/api/matches/{match}").json()["code"]
        taken: list[int] = []

        def knock() -> None:
            reply = httpx.post(f"{url}/api/join", json={"code": code}, cookies=jan.http.cookies, timeout=20)
            taken.append(reply.json()["seat"])

        threads = [threading.Thread(target=knock) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(taken) == 6
        assert len(set(taken)) == 1


def test_numbers_are_added_up() -> None:
    first = b"# TYPE a_total counter\na_total 2.0\n# TYPE b_up gauge\nb_up 1.0\n"
    other = b'# TYPE a_total counter\na_total 3.0\na_total{x="1"} 1.0\n# TYPE b_up gauge\nb_up 0.0\n'
    assert added_up([first]) == first
    assert added_up([first, other]).decode().splitlines() == [
        "# TYPE a_total counter",
        "a_total 5.0",
        'a_total{x="1"} 1.0',
        "# TYPE b_up gauge",
        "b_up 0.0",
    ]


@pytest.mark.parametrize("workers", ["1", "3"])
def test_a_setting_that_only_workers_notice_is_said_once(workers: str, tmp_path: Path) -> None:
    env = {
        "STOLIK_DATABASE": str(tmp_path / "table.db"),
        "STOLIK_WORKERS": workers,
        "STOLIK_BOTS": "legend=nowhere:Bot",
    }
    command = [sys.executable, "-m", "stolik.cli", "serve", "--port", "0"]
    done = subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("stolik: STOLIK_BOTS: the bot 'nowhere:Bot' cannot be made")
    assert done.stderr.count("\n") == 1
    assert ("Stolik is at" in done.stdout) == (workers != "1")
