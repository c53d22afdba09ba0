"""What was acknowledged is never lost: kill -9 in the middle, and two servers on one file at the same time."""

from __future__ import annotations

import signal
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.kernel.dice import Dice
from stolik.table.rebuild import rebuilt
from stolik.table.rows import Entry
from stolik.table.sqlite import SqliteStore
from stolik.testkit.services import has_postgres, has_redis
from stolik.testkit.table import Page, Person, finish, process, running


async def log_of(database: Path, match: str) -> list[Entry]:
    store = SqliteStore(str(database))
    await store.open()
    try:
        return await store.entries(match)
    finally:
        await store.close()


def everybody(page: Page, number: int) -> None:
    for seat in page.mine:
        page.wait_frame(number, seat)


def test_kill_9_in_the_middle_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    dice = Dice("kill")
    done: list[dict[str, object]] = []
    with process(database) as (url, server), Person(url, "Ola") as ola:
        match = ola.open("radlands", "me", "here")
        page = ola.live(match)
        everybody(page, 1)
        for _ in range(21):
            seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
            reply = page.play(dice, seat)
            assert reply["type"] == "done"
            done.append(reply)
            everybody(page, int(str(reply["frame"])))
        before = dict(page.frames)
        # One more answer is on its way when the machine dies: it may be lost or not, but nothing in between.
        seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
        question = page.frames[seat]["question"]
        late = {"type": "answer", "id": "late", "seat": seat, "question": question["id"]}
        late["option"] = question["options"][0]["option"]
        page.send(late)
        server.send_signal(signal.SIGKILL)
        server.wait(20)
        was_acknowledged = False
        try:
            while True:
                was_acknowledged |= page.read(2).get("id") == "late"
        except (ConnectionClosed, TimeoutError, EOFError):
            pass
        cookies = ola.http.cookies
    with process(database) as (url, _), Person(url) as back:
        back.http.cookies = cookies
        page = back.live(match)
        everybody(page, len(done) + 1)
        number = page.frame()["frame"]
        assert number in (len(done) + 1, len(done) + 2)
        assert not was_acknowledged or number == len(done) + 2
        if number == len(done) + 1:
            for each in page.mine:
                frame = page.frames[each]
                assert {**frame, "events": [], "log": 0} == {**before[each], "events": [], "log": 0}
        # The browser repeats what it does not know the outcome of: exactly one of them counts.
        reply = page.say(dict(late))
        assert reply == {"type": "done", "id": "late", "frame": len(done) + 2}
        everybody(page, len(done) + 2)
        assert page.frame()["moment"] == len(done) + 1


SHARED = ["one file", *(["postgres"] if has_postgres() else []), *(["redis"] if has_postgres() and has_redis() else [])]


@pytest.fixture(params=SHARED)
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The settings of two servers of one table."""
    if request.param == "one file":
        return {"STOLIK_DATABASE": str(tmp_path / "table.db")}
    database = request.getfixturevalue("postgres")
    return {"STOLIK_DATABASE": database, "STOLIK_CHANNELS": request.getfixturevalue(request.param)}


def test_two_servers_race_for_the_same_answer(shared: dict[str, str]) -> None:
    with process("", shared) as (first, _), process("", shared) as (second, _), Person(first, "Ola") as ola:
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        pages = [ola.live(match), ola.live(match, url=second)]
        for page in pages:
            everybody(page, 1)
        frame = 1
        wins = {"done": 0, "stale": 0}
        for turn in range(12):
            seat = next(each for each in (0, 1) if pages[0].frames[each]["question"] is not None)
            replies: list[str] = []

            def race(page: Page, seat: int, turn: int, replies: list[str]) -> None:
                reply = page.say(
                    {
                        "type": "answer",
                        "id": f"{turn}/{page.socket.remote_address}",
                        "seat": seat,
                        "question": page.frames[seat]["question"]["id"],
                        "option": ["end_turn"],
                    }
                )
                replies.append(reply["type"] if reply["type"] == "done" else reply["code"])

            threads = [threading.Thread(target=race, args=(page, seat, turn, replies)) for page in pages]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(replies) == ["done", "stale"], replies
            for reply in replies:
                wins[reply] += 1
            frame += 1
            for page in pages:
                for each in page.mine:
                    while True:
                        shown = page.wait_frame(frame, each)
                        if shown["question"] is not None or shown["asked"][0]["seat"] != each:
                            break
                        page.read()
            assert [pages[0].frames[n]["view"] for n in (0, 1)] == [pages[1].frames[n]["view"] for n in (0, 1)]
        assert wins == {"done": 12, "stale": 12}


def test_two_servers_show_each_other_s_answers(shared: dict[str, str]) -> None:
    with process("", shared) as (first, _), process("", shared) as (second, _), ExitStack() as people:
        ola, jan = people.enter_context(Person(first, "Ola")), people.enter_context(Person(second, "Jan"))
        match = ola.open("radlands", "me", "open", options={"first_game": "on"})
        here = ola.live(match)
        code = ola.get(f"/api/matches/{match}").json()["code"]
        assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
        there = jan.live(match)
        pages = {0: here, 1: there}
        for seat, page in pages.items():
            page.wait_frame(1, seat)
        if "STOLIK_CHANNELS" in shared:  # Who is with another server is told over the channels only.
            here.until(lambda message: message["type"] == "people" and message["seats"][1]["here"])
        for number in range(2, 8):
            seat = pages[0].frames[0]["asked"][0]["seat"]
            assert pages[seat].answer(["end_turn"], seat)["type"] == "done"
            for each, page in pages.items():
                page.wait_frame(number, each)


def test_the_log_alone_rebuilds_the_match(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "me", "here")
        page = ola.live(match)
        everybody(page, 1)
        dice = Dice("log")
        for _ in range(60):
            if page.frames[0]["result"] is not None:
                break
            seat = next(each for each in page.mine if page.frames[each]["question"] is not None)
            reply = page.play(dice, seat)
            everybody(page, reply["frame"])
            if page.frames[seat]["undo"] is not None and dice.below(3, "undo") == 0:
                reply = page.say({"type": "undo", "seat": seat})
                assert reply["type"] == "done"
                everybody(page, reply["frame"])
        actor = table.context.tables.actors[match]
        entries = finish(log_of(tmp_path / "table.db", match))
        assert any(entry.kind == "undo" for entry in entries)
        twin = rebuilt(actor.row, entries)
        assert twin.state.to_json() == actor.course.match.state.to_json()
        assert twin.answers == actor.course.match.answers
