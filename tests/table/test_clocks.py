"""Clocks: what is left follows from the log and from when the match was held, and from nothing else."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.kernel.dice import Dice
from stolik.table import messages as m
from stolik.table.clocks import ALWAYS, Clocks, counted, held_by, merged
from stolik.table.rows import Entry, Held
from stolik.table.sqlite import SqliteStore
from stolik.testkit.services import has_redis
from stolik.testkit.table import Message, Page, Person, Table, finish, process, running

FIRST = {"first_game": "on"}


def clocks(kind: Any = "bank", seconds: int = 60, increment: int = 0, asked: tuple[int, ...] = (0,)) -> Clocks:
    """Clocks of two seats that begin to run at 0."""
    made = Clocks(m.Clock(kind, seconds, increment), 2, asked)
    made.take(Entry(0, 0, "rest", [], 100.0), asked)
    return made


def answer(at: float, seat: int = 0, kind: Any = "answer") -> Entry:
    return Entry(0, seat, kind, ["x"], at)


# Without a server


def test_before_the_first_word_about_it_all_clocks_rest() -> None:
    made = Clocks(m.Clock("bank", 60), 2, [0])
    assert made.left_at(0, 5000.0) == 60
    assert made.due(5000.0) is None
    made.take(Entry(0, 0, "rest", [], 5000.0), [0])
    assert made.left_at(0, 5010.0) == 50
    assert made.due(5010.0) == 5060


def test_a_bank_goes_down_and_up_again_by_the_increment() -> None:
    made = clocks("bank", 60, 5)
    assert made.left_at(0, 120.0) == 40
    made.take(answer(120.0), [1])
    assert (made.left_at(0, 500.0), made.left_at(1, 130.0)) == (45, 50)
    made.take(answer(140.0, 1), [0])
    assert made.left_at(1, 999.0) == 45
    assert made.left_at(0, 150.0) == 35


def test_a_move_lasts_as_long_as_the_seat_is_asked_without_a_break() -> None:
    made = clocks("move", 30)
    made.take(answer(110.0), [0])
    assert made.left_at(0, 110.0) == 20
    made.take(answer(120.0), [1])
    assert made.left_at(0, 120.0) == 30


def test_zero_is_zero_and_one_moment_before_it_is_not() -> None:
    made = clocks("move", 30)
    assert made.at_zero(129.999) == []
    assert made.at_zero(130.0) == [0]
    assert made.left_at(0, 131.0) == 0


def test_all_who_are_asked_together_run_until_each_has_answered() -> None:
    made = clocks("bank", 60, 2, asked=(0, 1))
    made.take(answer(110.0, 1), [0])
    assert (made.left_at(0, 120.0), made.left_at(1, 120.0)) == (40, 52)
    assert made.at_zero(160.0) == [0]


def test_who_rests_loses_nothing() -> None:
    made = clocks("bank", 60)
    made.take(Entry(0, 0, "rest", [0, 1], 110.0), [0])
    assert made.left_at(0, 900.0) == 50
    assert made.at_zero(9000.0) == []
    made.take(Entry(0, 0, "rest", [1], 1000.0), [0])
    assert made.left_at(0, 1010.0) == 40


def test_undo_gives_back_what_was_left_and_no_increment() -> None:
    made = clocks("bank", 60, 10)
    made.take(answer(110.0), [1])
    made.take(Entry(0, 0, "undo", ["undo"], 150.0), [0], 0)
    assert (made.left_at(0, 150.0), made.left_at(1, 150.0)) == (50, 60)
    for at in (150.0, 151.0, 152.0):  # Answering and undoing again and again gains nothing.
        made.take(answer(at), [1])
        made.take(Entry(0, 0, "undo", ["undo"], at), [0], 0)
    assert made.left_at(0, 152.0) == 48


def test_undo_of_one_of_several_touches_only_that_seat() -> None:
    made = clocks("bank", 60, 0, asked=(0, 1))
    made.take(answer(110.0, 0), [1])
    made.take(answer(120.0, 1), [0])  # Not how a game would ask, but both answers stand.
    made.take(Entry(0, 0, "undo", ["undo"], 130.0), [0, 1], 0)
    assert made.left_at(0, 130.0) == 50
    assert made.left_at(1, 130.0) == 40


def test_taking_back_gives_back_the_time() -> None:
    made = clocks("bank", 60)
    made.take(answer(110.0), [1])
    made.take(answer(130.0, 1), [0])
    made.take(answer(150.0), [1])
    made.take(Entry(0, 0, "back", ["yes"], 170.0), [1], 1)
    assert (made.left_at(0, 170.0), made.left_at(1, 170.0)) == (50, 40)


def test_only_time_in_which_the_match_was_held_counts() -> None:
    made = clocks("bank", 60)
    made.hold(((90.0, 110.0), (1000.0, math.inf)))
    assert made.left_at(0, 500.0) == 50
    assert made.left_at(0, 1010.0) == 40
    made.take(answer(1020.0), [1])
    assert made.left_at(0, 1020.0) == 30
    made.hold(ALWAYS)
    assert made.left_at(0, 1020.0) == 0


def test_time_never_goes_back() -> None:
    made = clocks("bank", 60)
    made.take(answer(120.0), [1])
    made.take(answer(119.0, 1), [0])  # A server whose clock is a second late.
    assert (made.left_at(0, 120.0), made.left_at(1, 120.0)) == (40, 60)


def test_stretches() -> None:
    assert merged([(5, 6), (1, 3), (2, 4)]) == ((1, 4), (5, 6))
    assert counted(0, 10, ((1, 4), (5, 6))) == 4
    rows = [Held("m", "a", 1, 4), Held("m", "b", 3, 8), Held("m", "own", 9, 10)]
    assert held_by(rows, "own", 9) == ((1, 8), (9, math.inf))
    assert held_by(rows, "own", None) == ((1, 8), (9, 10))


# With a server


class Time:
    """A clock that tests set forward."""

    def __init__(self) -> None:
        self.at = 1_790_000_000.0

    def __call__(self) -> float:
        return self.at


def opened(person: Person, seats: list[Message], clock: Message | None, **more: Any) -> httpx.Response:
    body = {"game": "radlands", "options": FIRST, "seats": seats, "clock": clock, **more}
    return person.post("/api/matches", body)


def two(table: Table, clock: Message, **more: Any) -> tuple[str, Page, Page]:
    """Ola and Jan, both at the table."""
    ola, jan = table.person("Ola"), table.person("Jan")
    reply = opened(ola, [{"who": "me"}, {"who": "open"}], clock, **more)
    assert reply.status_code == 201, reply.text
    match = reply.json()["match"]
    invite = ola.get(f"/api/matches/{match}").json()["invite"].removeprefix("/join/")
    jan.post("/api/join", {"invite": invite})
    return match, ola.live(match), jan.live(match)


def settled(page: Page, runs: bool = True) -> Message:
    """Read until clocks run, or until none does."""
    return page.until(
        lambda message: message["type"] == "clocks" and any(seat["runs"] for seat in message["seats"]) is runs
    )


def left(message: Message) -> list[int | None]:
    return [seat["left"] for seat in message["seats"]]


def asked(page: Page) -> int:
    return int(page.frame()["asked"][0]["seat"])


def in_step(*pages: Page) -> None:
    newest = max(page.frame()["frame"] for page in pages)
    for page in pages:
        page.wait_frame(newest)


BANK: Message = {"kind": "bank", "seconds": 60, "increment": 5, "zero": "lost"}


def test_clocks_begin_when_all_are_there_and_are_exact(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now) as table:
        ola, jan = table.person("Ola"), table.person("Jan")
        match = opened(ola, [{"who": "me"}, {"who": "open"}], BANK).json()["match"]
        page = ola.live(match)
        welcome = next(message for message in page.messages if message["type"] == "welcome")
        assert welcome["clock"] == BANK
        now.at += 100
        invite = ola.get(f"/api/matches/{match}").json()["invite"].removeprefix("/join/")
        jan.post("/api/join", {"invite": invite})
        now.at += 100
        other = jan.live(match)
        first = settled(page)
        assert left(first) == [60000, 60000]
        assert [seat["runs"] for seat in first["seats"]].count(True) == 1
        page.wait_frame(2)
        seat = asked(page)
        mover = (page, other)[seat]
        now.at += 12.5
        mover.wait_frame(2)
        assert mover.answer(["end_turn"])["type"] == "done"
        page.quiet()
        told = [message for message in page.messages if message["type"] == "clocks"][-1]
        assert told["seats"][seat] == {"seat": seat, "left": 52500, "runs": False}
        assert told["seats"][1 - seat]["runs"] is True


def test_at_zero_the_match_is_lost(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now) as table:
        match, ola, jan = two(table, BANK)
        settled(ola)
        jan.wait_frame(2)
        ola.wait_frame(2)
        loser = asked(ola)
        now.at += 59.9
        time.sleep(1.2)
        ola.quiet()
        assert ola.frame()["result"] is None
        now.at += 0.1
        end = ola.until(lambda message: message["type"] == "frame" and message["result"] is not None)
        assert end["result"]["places"][loser] == 2
        assert end["result"]["said"] == {"message": "over-time", "args": {"loser": f"@seat-{loser}"}}
        finished = ola.person.get("/api/lobby").json()["finished"][0]
        assert finished["result"]["said"]["message"] == "over-time"
        assert ola.person.get(f"/api/matches/{match}/summary").json()["said"]["message"] == "over-time"
        assert ola.person.post(f"/api/matches/{match}/verify").json()["ok"] is True


def test_at_zero_a_bot_moves_and_what_comes_later_is_refused(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now, pace=0.3) as table:
        _, ola, jan = two(table, {"kind": "move", "seconds": 30, "zero": "bot"})
        settled(ola)
        for page in (ola, jan):
            page.wait_frame(2)
        seat = asked(ola)
        mover = (ola, jan)[seat]
        question = mover.frame()["question"]
        now.at += 30
        late = {"type": "answer", "seat": seat, "question": question["id"], "option": question["options"][0]["option"]}
        assert mover.say(late)["code"] == "out_of_time"
        assert mover.say({"type": "undo", "seat": seat})["code"] == "out_of_time"
        mover.wait_frame(3)
        # As long as the move is not over, the bot goes on; then the other one has all the time of a move.
        told = ola.until(
            lambda message: message["type"] == "clocks" and message["seats"][1 - seat]["runs"] is True, timeout=20
        )
        assert left(told) == [30000, 30000]
        ola.quiet()
        said = [line["said"] for each in ola.messages if each["type"] == "frame" for line in each["events"]]
        notes = [each for each in said if each["message"] == "event-out-of-time"]
        assert notes == [{"message": "event-out-of-time", "args": {"seat": f"@seat-{seat}"}}], (
            "once, however long the move"
        )


def test_clocks_rest_while_somebody_is_missing_and_while_the_match_is_adjourned(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now, leaver_seconds=0.0) as table:
        match, ola, jan = two(table, BANK)
        settled(ola)
        now.at += 10
        jan.close()
        rests = settled(ola, runs=False)
        assert rests["rests"] is True
        assert sorted(left(rests), key=str) == [50000, 60000]
        now.at += 1000
        assert ola.say({"type": "absent", "seat": 1, "choice": "adjourn"})["type"] == "done"
        now.at += 1000
        jan.person.live(match)
        assert sorted(left(settled(ola)), key=str) == [50000, 60000]


def test_a_bot_that_stands_in_has_no_clock(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now, leaver_seconds=0.0, pace=0.0) as table:
        match, ola, jan = two(table, BANK)
        settled(ola)
        jan.close()
        settled(ola, runs=False)
        ola.send({"type": "absent", "id": "bot", "seat": 1, "choice": "bot"})
        told = settled(ola)
        assert told["seats"][1] == {"seat": 1, "left": None, "runs": False}
        back = jan.person.live(match)
        told = back.until(lambda message: message["type"] == "clocks" and message["seats"][1]["left"] is not None)
        assert told["seats"][1]["left"] is not None


def test_a_restart_costs_nobody_any_time(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now) as table:
        match, ola, jan = two(table, BANK)
        settled(ola)
        now.at += 10
        cookies = [page.person.http.cookies for page in (ola, jan)]
    now.at += 7200
    with running(tmp_path, now) as table:
        pages = []
        for jar in cookies:
            person = table.person()
            person.http.cookies = jar
            pages.append(person.live(match))
        told = settled(pages[0])
        assert sorted(left(told), key=str) == [50000, 60000]


def test_over_days_a_clock_runs_although_nobody_looks(tmp_path: Path) -> None:
    now = Time()
    days: Message = {"kind": "days", "seconds": 86400, "zero": "lost"}
    with running(tmp_path, now) as table:
        match, ola, jan = two(table, days)
        settled(ola)
        ola.wait_frame(2)
        loser = asked(ola)
        people = ola.person, jan.person
        ola.close()
        jan.close()
        now.at += 86000
        turns = people[loser].get("/api/turns").json()["turns"]
        assert turns == [{"match": match, "game": "radlands", "due": 400}]
        assert people[1 - loser].get("/api/turns").json() == {"turns": []}
        room = people[0].get(f"/api/matches/{match}").json()
        assert (room["due"], room["clock"]["kind"]) == (400, "days")
        cookies = people[loser].http.cookies
    now.at += 3600  # The server is away: that does not count.
    with running(tmp_path, now) as table:
        person = table.person()
        person.http.cookies = cookies
        page = person.live(match)
        told = page.until(lambda message: message["type"] == "clocks")
        assert told["seats"][loser]["left"] == pytest.approx(400_000, abs=10)
        page.close()
        now.at += 401
        end = time.monotonic() + 15
        while person.get(f"/api/matches/{match}").json()["state"] != "over" and time.monotonic() < end:
            time.sleep(0.2)
        room = person.get(f"/api/matches/{match}").json()
        assert room["state"] == "over"
        assert room["result"]["said"] == {"message": "over-time", "args": {"loser": f"@seat-{loser}"}}


def test_two_servers_come_to_one_conclusion(tmp_path: Path) -> None:
    now = Time()
    with running(tmp_path, now) as one, running(tmp_path, now) as other:
        match, ola, _ = two(one, {**BANK, "kind": "days", "seconds": 86400, "increment": 0})
        settled(ola)
        ola.wait_frame(2)
        eve = other.person("Eve").live(match)
        told = eve.until(lambda message: message["type"] == "clocks")
        assert left(told) == [86_400_000, 86_400_000]
        now.at += 86400
        ola.until(lambda message: message["type"] == "frame" and message["result"] is not None)
        eve.until(lambda message: message["type"] == "frame" and message["result"] is not None)

        entries = finish(log_of(tmp_path / "table.db", match))
        assert [entry.kind for entry in entries].count("time") == 1
        assert entries[-1].kind == "time"


@pytest.mark.skipif(not has_redis(), reason="needs a Redis")
def test_people_at_two_servers_have_one_clock(tmp_path: Path, redis: str) -> None:
    database, environ = tmp_path / "table.db", {"STOLIK_CHANNELS": redis}
    with (
        process(database, environ) as (one, _),
        process(database, environ) as (other, _),
        Person(one, "Ola") as ola,
        Person(one, "Jan") as jan,
    ):
        match = opened(ola, [{"who": "me"}, {"who": "open"}], {**BANK, "seconds": 600}).json()["match"]
        jan.post("/api/join", {"code": ola.get(f"/api/matches/{match}").json()["code"]})
        here, there = ola.live(match), jan.live(match, url=other)
        told = [settled(here), settled(there)]
        for seat in (0, 1):
            assert told[0]["seats"][seat]["runs"] == told[1]["seats"][seat]["runs"]
            assert told[0]["seats"][seat]["left"] == pytest.approx(told[1]["seats"][seat]["left"], abs=1500)
        time.sleep(2.5)  # Both go on thinking the same.
        assert settled_now(here)
        assert settled_now(there)
        there.close()
        settled(here, runs=False)
    entries = finish(log_of(database, match))
    assert [entry.kind for entry in entries].count("rest") <= 6
    assert entries[-1].answer == [0, 1]


def settled_now(page: Page) -> bool:
    """Whether the newest word about clocks is that one runs."""
    page.quiet()
    told = [message for message in page.messages if message["type"] == "clocks"][-1]
    return any(seat["runs"] for seat in told["seats"])


async def log_of(database: Path, match: str) -> list[Entry]:
    store = SqliteStore(str(database))
    await store.open()
    try:
        return await store.entries(match)
    finally:
        await store.close()


def test_clocks_that_make_no_sense(table: Table) -> None:
    ola = table.person("Ola")
    seats: list[Message] = [{"who": "me"}, {"who": "here"}]
    for wrong, status in (
        ({"kind": "move", "seconds": 4}, 400),
        ({"kind": "bank", "seconds": 29}, 422),
        ({"kind": "bank", "seconds": 6 * 3600 + 1}, 422),
        ({"kind": "days", "seconds": 3599}, 422),
        ({"kind": "days", "seconds": 14 * 86400 + 1}, 400),
        ({"kind": "move", "seconds": 30, "increment": 1}, 422),
        ({"kind": "bank", "seconds": 30, "increment": -1}, 400),
        ({"kind": "sand", "seconds": 30}, 400),
        ({"kind": "move", "seconds": 30, "zero": "explode"}, 400),
        ({"kind": "move", "seconds": 30, "more": 1}, 400),
    ):
        assert opened(ola, seats, wrong).status_code == status, wrong
    for right in (
        {"kind": "move", "seconds": 5},
        {"kind": "bank", "seconds": 30, "increment": 600},
        {"kind": "days", "seconds": 14 * 86400, "zero": "lost"},
        None,
    ):
        assert opened(ola, seats, right).status_code == 201, right


def test_a_rematch_keeps_the_clock(table: Table) -> None:
    match, ola, _ = two(table, BANK, friendly=True)
    ola.wait_frame(1)
    ola.say({"type": "concede", "seat": 0})
    made = ola.person.post(f"/api/matches/{match}/rematch").json()["match"]
    room = ola.person.get(f"/api/matches/{made}").json()
    assert (room["clock"], room["friendly"]) == (BANK, True)


def test_a_match_without_a_clock_is_told_nothing_of_clocks(table: Table) -> None:
    ola = table.person("Ola")
    page = ola.live(ola.open("radlands", "me", "easy"))
    page.wait_frame(1)
    page.play(Dice("no clock"))
    page.quiet()
    assert not [message for message in page.messages if message["type"] == "clocks"]
    assert ola.get("/api/lobby").json()["mine"][0]["clock"] is None
