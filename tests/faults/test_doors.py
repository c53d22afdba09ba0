"""Small things that came in through the doors: cookies, names, paths, rows that are damaged, seats taken twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from stolik.table.identity import clean_name
from stolik.table.sqlite import SqliteStore
from stolik.testkit.services import Service
from stolik.testkit.table import Person, Table, finish, process, running

# Cookies


def test_foreign_cookies_do_not_cost_anybody_their_seat(table: Table) -> None:
    ola = table.person("Ola")
    good = ola.http.cookies["stolik_person"]
    me = ola.get("/api/me").json()["person"]
    for line in (
        f'prefs={{"a":1}}; stolik_person={good}',
        f"stolik_person={good}; broken",
        f"stolik_person=forged.forged; stolik_person={good}",
        f'a b c; =; ;; stolik_person="{good}"',
        f"stolik_person={good}; x=ü",
    ):
        reply = httpx.get(f"{table.url}/api/me", headers=[(b"cookie", line.encode("latin-1"))])
        assert reply.json()["person"] == me, line
        assert "set-cookie" not in reply.headers
    assert "set-cookie" in httpx.get(f"{table.url}/api/me", headers={"cookie": "stolik_person=forged"}).headers


def test_a_name_is_never_the_id_of_a_message(table: Table) -> None:
    ola = table.person("@card-sniper")
    assert not ola.get("/api/me").json()["name"].startswith("@")
    match = ola.open("radlands", "me", "here")
    assert not any(seat["name"].startswith("@") for seat in ola.get(f"/api/matches/{match}").json()["seats"])
    assert clean_name("@@a@b") == "＠＠a@b"
    assert clean_name(" @ x") == "＠ x"


def test_marks_are_not_piled_up_on_a_letter() -> None:
    piled = "o\u0302\u0323" + "\u0301" * 20
    assert clean_name(f"Z{piled}la") == "Zo\u0302\u0323\u0301la"
    for name in ("Nguyễn", "Nguye\u0302\u0303n", "שָׁלוֹם", "กั้ง", "Łódź"):
        assert clean_name(name) == name


# What is no address, no file, no id


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/" + "a" * 300 + "/b", "/%00", "/assets/" + "x" * 5000, "/table/" + "%F0%9F%98%80" * 90]
)
def test_paths_that_no_file_can_have(table: Table, path: str) -> None:
    assert httpx.get(table.url + path).status_code in (200, 404)


@pytest.mark.parametrize("origin", ["http://[::1", "//", "null", "http://[", "x" * 3000, "http://a:b:c"])
def test_origins_that_are_none(table: Table, origin: str) -> None:
    reply = httpx.put(f"{table.url}/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert reply.status_code == 403


def nul(url: str) -> None:
    with Person(url, "Ola") as ola:
        for path in ("/api/matches/m_%00", "/api/matches/m_%00/replay", "/api/matches/%00/record"):
            assert ola.get(path).status_code == 404
        assert ola.post("/api/join", {"code": "\0"}).status_code in (400, 404)
        assert ola.post("/api/join", {"match": "m_\0"}).status_code in (400, 404)
        assert ola.post("/api/join", {"invite": "\0"}).status_code in (400, 404)
        assert ola.post("/api/matches", {"game": "\0", "seats": [{"who": "me"}]}).status_code in (400, 404)
        assert ola.put("/api/me", {"name": "\0Ola\0"}).status_code == 200
        page = ola.live(ola.open("radlands", "me", "here"))
        page.wait_frame(1)
        page.send(json.dumps({"type": "concede", "id": "a\0b", "seat": 0}))
        assert page.until(lambda message: message["type"] == "refused")["code"] == "bad_message"


def test_nothing_is_called_nul(table: Table) -> None:
    nul(table.url)


def test_nothing_is_called_nul_in_postgresql_either(postgres: Service) -> None:
    with process("", {"STOLIK_DATABASE": postgres.url}) as (url, _):
        nul(url)


# What is damaged


def damage(folder: Path, sql: str, *args: object) -> None:
    with sqlite3.connect(folder / "table.db") as database:
        database.execute(sql, args)
    database.close()


def test_a_damaged_row_costs_only_its_own_match(table: Table, tmp_path: Path) -> None:
    ola, eve = table.person("Ola"), table.person("Eve")
    good, bad, worse = (ola.open("radlands", "me", "open", public=True) for _ in range(3))
    damage(tmp_path, "UPDATE matches SET options = '{' WHERE id = ?", bad)
    damage(tmp_path, "UPDATE matches SET asked = '7', state = 'nowhere' WHERE id = ?", worse)
    assert [room["match"] for room in eve.get("/api/lobby").json()["public"]] == [good]
    assert [room["match"] for room in ola.get("/api/lobby").json()["mine"]] == [good]
    for match in (bad, worse):
        for path in ("", "/replay", "/record", "/facts"):
            reply = ola.get(f"/api/matches/{match}{path}")
            assert (reply.status_code, reply.json()["code"]) == (409, "unplayable")
        page = ola.live(match, seen=None)
        assert page.messages[0]["code"] == "unplayable"


def test_a_match_of_other_rules_opens(table: Table, tmp_path: Path) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here")
    damage(tmp_path, "UPDATE matches SET rules = 'radlands/0' WHERE id = ?", match)
    assert ola.get("/api/lobby").status_code == 200
    assert ola.get(f"/api/matches/{match}/replay").status_code == 200
    assert ola.live(match, seen=None).messages[0]["type"] == "welcome"


def test_a_match_of_a_game_that_is_gone_says_so(table: Table, tmp_path: Path) -> None:
    status, code = 404, "unknown_game"
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here")
    damage(tmp_path, "UPDATE matches SET game = 'ludo' WHERE id = ?", match)
    assert ola.get("/api/lobby").status_code == 200
    for path in ("/replay", "/replay?seat=0"):
        reply = ola.get(f"/api/matches/{match}{path}")
        assert (reply.status_code, reply.json()["code"]) == (status, code)
    reply = ola.post(f"/api/matches/{match}/continue", {"moment": 0, "seats": [{"who": "me"}, {"who": "here"}]})
    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert ola.live(match, seen=None).messages[0]["code"] == code


def test_a_match_that_does_not_replay_tells_nobody_what_was_answered(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path / "table.db", log=log) as (url, _), Person(url, "Ola") as ola, Person(url, "Eve") as eve:
        match = ola.open("radlands", "me", "here")
        secret = json.dumps(["keep", "canary_card"])
        damage(tmp_path, "INSERT INTO answers VALUES (?, 0, 0, 'answer', ?, 0, NULL)", match, secret)
        told = [eve.live(match, seen=None).raw[0]]
        told += [eve.get(f"/api/matches/{match}{path}").text for path in ("/replay", "/record", "/summary", "")]
    for text in (*told, log.read_text()):
        assert "canary" not in text
    assert "unplayable" in told[0]


# Seats


def test_one_person_takes_one_seat_however_often_they_knock(table: Table) -> None:
    ola, jan = table.person("Ola"), table.person("Jan")
    cookies = jan.http.cookies
    for _ in range(6):
        match = ola.open("wonderlands_war", "me", "open", "open", "open", "open")
        code = ola.get(f"/api/matches/{match}").json()["code"]
        start = threading.Barrier(4)
        taken: list[int] = []

        def knock(code: str, start: threading.Barrier, taken: list[int]) -> None:
            with httpx.Client(base_url=table.url, cookies=cookies, timeout=20) as http:
                start.wait()
                taken.append(http.post("/api/join", json={"code": code}).json()["seat"])

        threads = [threading.Thread(target=knock, args=(code, start, taken)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        seats = jan.get(f"/api/matches/{match}").json()["seats"]
        assert sum(seat["mine"] for seat in seats) == 1
        assert len(set(taken)) == 1


def test_one_person_takes_one_seat_from_two_servers_on_postgresql(postgres: Service) -> None:
    from stolik.table.postgres import PostgresStore

    settings = {"STOLIK_DATABASE": postgres.url}
    with process("", settings) as (url, _), Person(url, "Ola") as ola:
        matches = [ola.open("wonderlands_war", "me", "open", "open", "open", "open") for _ in range(15)]

        async def knock() -> None:
            first, second = PostgresStore(postgres.url), PostgresStore(postgres.url)
            for store in (first, second):
                await store.open()
            try:
                for match in matches:
                    people = ["p_jan", "p_jan", "p_jan", "p_ira", "p_ira"]
                    seats = await asyncio.gather(
                        *((first, second)[n % 2].sit(match, person, "X") for n, person in enumerate(people))
                    )
                    assert len(set(seats[:3])) == 1
                    assert len(set(seats[3:])) == 1
                    kept = [seat.person for seat in await first.seats(match)]
                    assert sorted(person for person in kept if person in people) == ["p_ira", "p_jan"]
            finally:
                for store in (first, second):
                    await store.close()

        finish(knock())


# Rooms that hide others


def test_nobody_s_rooms_hide_those_of_others(table: Table, tmp_path: Path) -> None:
    jan, eve = table.person("Jan"), table.person("Eve")
    wanted = jan.open("radlands", "me", "open", public=True)
    for _ in range(50):
        eve.open("radlands", "me", "open", public=True)
    public = table.person().get("/api/lobby").json()["public"]
    assert wanted in [room["match"] for room in public]
    assert len(public) <= 4


def test_rooms_that_wait_in_vain_leave_the_list_and_then_the_table(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        jan = table.person("Jan")
        old, new = (jan.open("radlands", "me", "open", public=True) for _ in range(2))
        damage(tmp_path, "UPDATE matches SET changed = ? WHERE id = ?", time.time() - 3600, old)
        someone = table.person()
        assert [room["match"] for room in someone.get("/api/lobby").json()["public"]] == [new]

    async def tend() -> None:
        store = SqliteStore(str(tmp_path / "table.db"))
        await store.open()
        await store.touch([old])
        assert next(row.id for row in await store.public_rooms()) == old
        damage(tmp_path, "UPDATE matches SET changed = 1 WHERE id = ?", old)
        assert await store.forget_waiting(time.time() - 86400) == 1
        assert await store.match(old) is None
        assert await store.match(new) is not None
        await store.close()

    finish(tend())


# Processes and starts


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children_of(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(entry.parent.name))
    return found


def test_bot_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with process(tmp_path / "table.db", {"STOLIK_BOT_WORKERS": "2"}) as (url, server):
        with Person(url, "Ola") as ola:
            ola.live(ola.open("radlands", "me", "normal")).wait_frame(1)
        end = time.monotonic() + 20
        while len(children_of(server.pid)) < 3:
            assert time.monotonic() < end
            time.sleep(0.1)
        workers = children_of(server.pid)
        server.send_signal(signal.SIGKILL)
        server.wait(20)
        end = time.monotonic() + 10
        while any(lives(worker) for worker in workers):
            assert time.monotonic() < end, "workers survive"
            time.sleep(0.1)


def start(folder: Path, **env: str) -> tuple[int, str]:
    """Start a server that cannot; its exit code and what it said."""
    command = [sys.executable, "-m", "stolik.cli", "serve", "--port", "0"]
    done = subprocess.run(
        command,
        env={**os.environ, "STOLIK_DATABASE": str(folder / "table.db"), **env},
        capture_output=True,
        text=True,
        timeout=30,
    )
    return done.returncode, done.stderr


def test_a_database_that_is_none_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "table.db").write_bytes(b"this is no database at all" * 100)
    code, said = start(tmp_path)
    assert code != 0
    assert "Traceback" not in said
    assert "backup" in said
    assert len(said.strip().splitlines()) == 1


def test_a_database_that_cannot_be_reached_is_named_in_one_line(tmp_path: Path) -> None:
    code, said = start(
        tmp_path, STOLIK_DATABASE="postgresql://nobody@127.0.0.1:9/none", STOLIK_SECRET="a secret of the tests"
    )
    assert code != 0
    assert "Traceback" not in said
    assert "cannot be reached" in said
    assert len(said.strip().splitlines()) == 1


def test_an_empty_file_in_the_place_of_a_table_is_worth_a_warning(tmp_path: Path) -> None:
    log = tmp_path / "log"
    empty = {"STOLIK_SECRET": ""}
    with process(tmp_path / "table.db", empty, log):
        pass
    assert "new, empty table" not in log.read_text()
    for leftover in tmp_path.glob("table.db*"):
        if not leftover.name.endswith("secret"):
            leftover.unlink()
    (tmp_path / "table.db").touch()
    with process(tmp_path / "table.db", empty, log):
        pass
    assert "new, empty table" in log.read_text()
