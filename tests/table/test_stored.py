"""A database that an earlier version has written opens, and its matches go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from stolik.kernel.registry import find
from stolik.testkit.table import running

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql"))
COOKIE = "6UHZWy68IPzjgz2jiKULSufx.NDr28ucwG8mFD3BjPsiOMou5rhOq1XgxdYaGfJnzRjI"
"""Of the person who sits in the stored matches, signed by the secret of the tests."""


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_an_old_database_opens_and_goes_on(stored: Path, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "table.db")
    database.executescript(stored.read_text("utf-8"))
    rules = {row[0] for row in database.execute("SELECT rules FROM matches")}
    database.close()
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies.set("stolik_person", COOKIE)
        mine = ola.get("/api/lobby").json()["mine"]
        assert sorted(room["state"] for room in mine) == ["playing", "waiting"]
        assert {(room["clock"], room["friendly"], room["due"]) for room in mine} == {(None, False, None)}
        if rules != {find("radlands").rules}:
            return  # Matches of other rules are kept and listed, not played.
        page = ola.live(next(room["match"] for room in mine if room["state"] == "playing"))
        page.wait_frame(9, 0)
        page.wait_frame(9, 1)
        seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
        assert page.answer(page.frames[seat]["question"]["options"][0]["option"], seat)["type"] == "done"
        assert page.say({"type": "say", "seat": 0, "phrase": "hello"})["type"] == "done"
    with running(tmp_path) as table:  # Opening it a second time changes nothing.
        ola = table.person()
        ola.http.cookies.set("stolik_person", COOKIE)
        assert len(ola.get("/api/lobby").json()["mine"]) == 2
