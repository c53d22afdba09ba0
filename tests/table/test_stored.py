"""A database that an earlier version has written opens, and its matches go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.registry import find
from stolik.testkit.table import running

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql"))
COOKIE = "6UHZWy68IPzjgz2jiKULSufx.NDr28ucwG8mFD3BjPsiOMou5rhOq1XgxdYaGfJnzRjI"
"""Of the person who sits in the stored matches, signed by the secret of the tests."""
OLD = find("radlands").rules


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
def test_an_old_database_opens_and_goes_on(stored: Path, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "table.db")
    database.executescript(stored.read_text("utf-8"))
    database.close()
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies.set("stolik_person", COOKIE)
        mine = ola.get("/api/lobby").json()["mine"]
        assert sorted(room["state"] for room in mine) == ["playing", "waiting"]
        assert {(room["clock"], room["friendly"], room["due"]) for room in mine} == {(None, False, None)}
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


def played(tmp_path: Path, steps: int) -> tuple[str, str, dict[str, Any]]:
    """A running match of two on one screen after so many answers: its id, the cookie, and what seat 0 sees."""
    with running(tmp_path) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        page = ola.live(match)
        dice = Dice("older")
        page.wait_frame(1, 0)
        page.wait_frame(1, 1)
        for step in range(steps):
            seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
            options = page.frames[seat]["question"]["options"]
            assert page.answer(options[dice.below(len(options), "option")]["option"], seat)["type"] == "done"
            page.wait_frame(step + 2, 0)
            page.wait_frame(step + 2, 1)
        return match, str(ola.http.cookies["stolik_person"]), page.frames[0]["view"]["table"]


def newest_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("radlands"), "rules", "radlands/99")


@pytest.mark.parametrize("steps", [5, 13])
def test_a_running_match_of_earlier_rules_goes_on_by_those_of_today(
    steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookie, before = played(tmp_path, steps)
    newest_rules(monkeypatch)
    for round in range(2):  # The second server finds it as the first one has left it.
        with running(tmp_path) as table:
            ola = table.person()
            ola.http.cookies.set("stolik_person", cookie)
            page = ola.live(match)
            for seat in (0, 1):
                page.wait_frame(steps + 1 + round, seat)
            if not round:
                assert page.frames[0]["view"]["table"] == before
            lines = [each for each in page.frames[0]["events"] if each["said"]["message"] == "event-rules-changed"]
            assert [line["said"]["args"] for line in lines] == [{"was": OLD, "now": "radlands/99", "count": 0}]
            seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
            assert page.answer(page.frames[seat]["question"]["options"][0]["option"], seat)["type"] == "done"
    database = sqlite3.connect(tmp_path / "table.db")
    assert database.execute("SELECT rules FROM matches").fetchall() == [("radlands/99",)]
    assert database.execute("SELECT COUNT(*) FROM answers").fetchall() == [(steps + 2,)]
    database.close()


def test_steps_that_todays_rules_do_not_know_are_lost_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookie, _ = played(tmp_path, 11)
    database = sqlite3.connect(tmp_path / "table.db")
    database.execute('UPDATE answers SET answer = \'["use", "what", "was"]\' WHERE seq = 9')
    database.commit()
    database.close()
    newest_rules(monkeypatch)
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies.set("stolik_person", cookie)
        page = ola.live(match)
        page.wait_frame(12, 0)
        page.wait_frame(12, 1)
        lines = [each for each in page.frames[0]["events"] if each["said"]["message"] == "event-rules-changed"]
        assert [line["said"]["args"]["count"] for line in lines] == [2]
        seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
        assert page.answer(page.frames[seat]["question"]["options"][0]["option"], seat)["type"] == "done"


def test_a_finished_match_of_earlier_rules_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, cookie, _ = played(tmp_path, 6)
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies.set("stolik_person", cookie)
        page = ola.live(match)
        page.wait_frame(7, 0)
        assert page.say({"type": "concede", "seat": 0})["type"] == "done"
    newest_rules(monkeypatch)
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies.set("stolik_person", cookie)
        replay = ola.get(f"/api/matches/{match}/replay?seat=0")
        assert replay.status_code == 200, replay.text
        moments = replay.json()["moments"]
        assert len(moments) == 8
        assert any(each["said"]["message"] == "event-rules-changed" for each in moments[0]["events"])
        proof = ola.post(f"/api/matches/{match}/verify").json()
        assert proof["ok"] is False
        assert "begun under the rules" in proof["words"]
