"""The channel between servers goes away and comes back: nobody has to reload, and nothing but speed is lost."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from stolik.testkit.services import Service
from stolik.testkit.table import Page, Person, process

FIRST = {"first_game": "on"}


def until(fits: Callable[[], bool], seconds: float = 10.0) -> float:
    """How long it took until something was so."""
    begun = time.monotonic()
    while not fits():
        assert time.monotonic() - begun < seconds, "it did not come to that"
        time.sleep(0.02)
    return time.monotonic() - begun


def channel(url: str) -> str:
    return str(httpx.get(f"{url}/healthz", timeout=10).json()["channel"])


def over_there(ola: Person, jan: Person) -> dict[int, Page]:
    """A match of two people who are with different servers."""
    match = ola.open("radlands", "me", "open", options=FIRST)
    code = ola.get(f"/api/matches/{match}").json()["code"]
    assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
    pages = {0: ola.live(match), 1: jan.live(match)}
    for seat, page in pages.items():
        page.wait_frame(1, seat)
    return pages


def play(pages: dict[int, Page], number: int) -> float:
    """One answer; how long until the other page had it."""
    seat = pages[0].frames[0]["asked"][0]["seat"]
    assert pages[seat].answer(["end_turn"], seat)["type"] == "done"
    begun = time.monotonic()
    for each, page in pages.items():
        page.wait_frame(number, each)
    return time.monotonic() - begun


@pytest.fixture(params=["redis", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[dict[str, str], Service]:
    """The settings of two servers of one table, and the channel between them."""
    service: Service = request.getfixturevalue(request.param)
    return {"STOLIK_DATABASE": str(tmp_path / "table.db"), "STOLIK_CHANNELS": service.url}, service


def test_servers_hear_each_other_again_after_the_channel_was_killed(shared: tuple[dict[str, str], Service]) -> None:
    settings, service = shared
    with process("", settings) as (first, _), process("", settings) as (second, _), ExitStack() as people:
        ola, jan = people.enter_context(Person(first, "Ola")), people.enter_context(Person(second, "Jan"))
        for url in (first, second):
            until(lambda url=url: channel(url) == "up")  # type: ignore[misc]
        pages = over_there(ola, jan)
        play(pages, 2)
        service.stop(signal.SIGKILL if service.url.startswith("redis") else signal.SIGQUIT)
        for url in (first, second):
            until(lambda url=url: channel(url) == "down")  # type: ignore[misc]
            assert "stolik_channel_up 0.0" in httpx.get(f"{url}/metrics").text
        assert play(pages, 3) < 3
        fresh = over_there(ola, jan)  # A match that nobody holds can be opened meanwhile.
        assert play(fresh, 2) < 3
        service.start()
        for url in (first, second):
            until(lambda url=url: channel(url) == "up")  # type: ignore[misc]
            assert "stolik_channel_up 1.0" in httpx.get(f"{url}/metrics").text
        for number in (4, 5):
            assert play(pages, number) < 3
        assert play(fresh, 3) < 3
        newest = over_there(ola, jan)
        newest[0].until(lambda message: message["type"] == "people" and message["seats"][1]["here"])
        assert play(newest, 2) < 3


def test_a_server_starts_and_plays_while_its_channel_is_away(redis: Service, tmp_path: Path) -> None:
    redis.stop(signal.SIGKILL)
    log = tmp_path / "log"
    settings = {"STOLIK_CHANNELS": redis.url}
    with process(tmp_path / "table.db", settings, log) as (url, _), Person(url, "Ola") as ola:
        page = ola.live(ola.open("radlands", "me", "here", options=FIRST))
        page.wait_frame(1)
        assert channel(url) == "down"
        time.sleep(1.5)
        redis.start()
        until(lambda: channel(url) == "up")
    said = [line for line in log.read_text().splitlines() if "the channel is" in line]
    assert len(said) == 2, said


def test_the_database_alone_tells_servers_the_news(postgres: Service) -> None:
    settings = {"STOLIK_DATABASE": postgres.url}
    with process("", settings) as (first, _), process("", settings) as (second, _), ExitStack() as people:
        ola, jan = people.enter_context(Person(first, "Ola")), people.enter_context(Person(second, "Jan"))
        pages = over_there(ola, jan)
        for number in range(2, 5):
            assert play(pages, number) < 3
