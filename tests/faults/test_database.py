"""The database is away for a moment: nobody is told anything wrong, and nobody has to reload."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.table.rows import Entry, Standing
from stolik.table.sqlite import SqliteStore
from stolik.testkit.table import Page, Table, finish, running

FIRST = {"first_game": "on"}


@contextmanager
def away(table: Table, reading: bool = True, writing: bool = True) -> Iterator[None]:
    """The database cannot be reached."""
    store = table.context.store

    async def fail(*_: Any) -> Any:
        raise ConnectionError("the database is away")

    with pytest.MonkeyPatch.context() as patch:
        if reading:
            patch.setattr(store, "fetch", fail)
        if writing:
            patch.setattr(store, "write", fail)
        yield


def both(table: Table) -> Page:
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "here", options=FIRST))
    for seat in (0, 1):
        page.wait_frame(1, seat)
    return page


def end_turn(page: Page) -> dict[str, Any]:
    seat = page.frames[0]["asked"][0]["seat"]
    return page.answer(["end_turn"], seat)


def shown(page: Page, number: int) -> None:
    for seat in page.mine:
        page.wait_frame(number, seat)


def test_an_answer_while_the_database_is_away_is_not_kept_in_memory(table: Table) -> None:
    page = both(table)
    for number in range(2, 6):
        with away(table):
            reply = end_turn(page)
            assert (reply["type"], reply["code"]) == ("refused", "unsure")
            assert end_turn(page)["code"] in ("unsure", "stale")
            assert not [each for each in page.quiet(0.1) if each["type"] == "frame"]
        assert end_turn(page)["type"] == "done"
        shown(page, number)
        assert page.frame()["moment"] == number - 1


def test_a_write_that_fails_while_reading_works_changes_nothing(table: Table) -> None:
    page = both(table)
    with away(table, reading=False):
        assert end_turn(page)["code"] == "broken"
    assert end_turn(page)["type"] == "done"
    shown(page, 2)


def test_a_write_whose_success_was_not_heard_counts(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    page = both(table)
    store = table.context.store
    real = store.append

    async def half(match: str, entry: Entry, standing: Standing) -> bool:
        await real(match, entry, standing)
        raise ConnectionError("lost after the commit")

    monkeypatch.setattr(store, "append", half)
    assert end_turn(page)["type"] == "done"
    monkeypatch.undo()
    shown(page, 2)
    assert end_turn(page)["type"] == "done"
    shown(page, 3)


def test_news_that_comes_while_the_database_is_away_is_read_later(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        page = both(table)
        entry = Entry(0, page.frames[0]["asked"][0]["seat"], "answer", ["end_turn"], 0.0)

        async def elsewhere() -> None:
            store = SqliteStore(str(tmp_path / "table.db"))
            await store.open()
            assert await store.append(page.match, entry, Standing("playing", [0], None))
            await store.close()

        with away(table):
            finish(elsewhere())
            time.sleep(0.5)
        shown(page, 2)
        assert end_turn(page)["type"] == "done"


def test_the_health_of_a_table_without_its_database(table: Table) -> None:
    ola = table.person("Ola")
    told = ola.get("/healthz")
    assert (told.status_code, told.json()["database"], told.json()["channel"]) == (200, "up", "none")
    with away(table):
        told = ola.get("/healthz")
        assert (told.status_code, told.json()["ok"], told.json()["database"]) == (503, False, "down")
    assert ola.get("/healthz").status_code == 200


def test_a_page_that_is_closed_while_it_answers(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written is shown to the others at once, whenever the writer's page was cut off."""
    store = table.context.store
    real = store.append

    async def slow(match: str, entry: Entry, standing: Standing) -> bool:
        await asyncio.sleep(0.1)
        done = await real(match, entry, standing)
        await asyncio.sleep(0.1)
        return done

    monkeypatch.setattr(store, "append", slow)
    ola, eve = table.person("Ola"), table.person("Eve")
    match = ola.open("radlands", "me", "here", options=FIRST)
    watching = eve.live(match)
    watching.wait_frame(1)
    actor = table.context.tables.actors[match]
    number = 1
    for cut in range(8):
        page = ola.live(match)
        for seat in (0, 1):
            page.wait_frame(number, seat)
        seat = page.frames[0]["asked"][0]["seat"]
        question = page.frames[seat]["question"]["id"]
        page.send({"type": "answer", "id": f"c{cut}", "seat": seat, "question": question, "option": ["end_turn"]})
        time.sleep(0.01 + cut * 0.03)
        page.socket.socket.close()  # As if the wire was cut.
        time.sleep(0.3)
        if finish(length(tmp_path, match)) == number:
            number += 1
        begun = time.monotonic()
        watching.wait_frame(number)
        assert time.monotonic() - begun < 2
        assert actor.course.frame == number
    assert number > 4


async def length(folder: Path, match: str) -> int:
    """How many entries the log has."""
    store = SqliteStore(str(folder / "table.db"))
    await store.open()
    try:
        return len(await store.entries(match))
    finally:
        await store.close()
