"""Looking back tells nothing ahead of time, and keeps nobody waiting."""

from __future__ import annotations

import json
import statistics
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from stolik.kernel import record
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.table.rows import Entry, MatchRow, SeatRow
from stolik.table.sqlite import SqliteStore
from stolik.testkit.table import Table, finish, process

FIRST = {"first_game": "on"}


def test_the_record_of_a_running_match_is_shown_to_nobody(table: Table) -> None:
    ola = table.person("Ola")
    for seats in (("me", "novice"), ("me", "here")):
        match = ola.open("radlands", *seats)
        page = ola.live(match)
        page.wait_frame(1)
        reply = ola.get(f"/api/matches/{match}/record")
        assert (reply.status_code, reply.json()["code"]) == (409, "not_now")
        assert page.say({"type": "concede", "seat": 0})["type"] == "done"
        assert '"seed"' in ola.get(f"/api/matches/{match}/record").text


def test_who_goes_on_with_somebody_else_is_dealt_anew_or_says_so(table: Table) -> None:
    ola, jan = table.person("Ola"), table.person("Jan")
    match = ola.open("radlands", "me", "here", options=FIRST)
    page = ola.live(match)
    for number in range(1, 5):
        for seat in (0, 1):
            page.wait_frame(number, seat)
        page.answer(["end_turn"], page.frames[0]["asked"][0]["seat"])
    assert page.say({"type": "concede", "seat": 0})["type"] == "done"
    was = table.context.tables.actors[match].row.seed
    me, other, bot = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "novice"}

    def going_on(moment: int, *seats: dict[str, str]) -> tuple[str, str]:
        made = ola.post(f"/api/matches/{match}/continue", {"moment": moment, "seats": list(seats)}).json()["match"]
        ola.live(made)
        return made, table.context.tables.actors[made].row.seed

    anew, seed = going_on(0, me, other)
    assert seed != was
    assert ola.get(f"/api/matches/{anew}").json()["known"] is False
    known, seed = going_on(3, me, other)
    assert seed == was
    code = ola.get(f"/api/matches/{known}").json()["code"]
    assert jan.post("/api/join", {"code": code}).status_code == 200
    assert jan.get(f"/api/matches/{known}").json()["known"] is True
    there = jan.live(known)
    assert next(message for message in there.messages if message["type"] == "welcome")["known"] is True
    assert there.say({"type": "concede", "seat": 1})["type"] == "done"
    text = jan.get(f"/api/matches/{known}/record").text
    assert json.loads(text.splitlines()[0])["known"] is True
    assert record.load(text).over
    assert jan.post(f"/api/matches/{known}/verify").json()["ok"] is True
    alone, seed = going_on(0, me, bot)
    assert seed == was
    assert ola.get(f"/api/matches/{alone}").json()["known"] is True


def test_a_replay_comes_in_pieces_and_packed_or_not(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here", options=FIRST)
    page = ola.live(match)
    for number in range(1, 9):
        for seat in (0, 1):
            page.wait_frame(number, seat)
        page.answer(["end_turn"], page.frames[0]["asked"][0]["seat"])
    whole = ola.get(f"/api/matches/{match}/replay?seat=0").json()
    assert whole["of"] == len(whole["moments"]) == 9
    pieces = [ola.get(f"/api/matches/{match}/replay?seat=0&start={n}&count=4").json()["moments"] for n in (0, 4, 8)]
    assert [moment for piece in pieces for moment in piece] == whole["moments"]
    assert ola.get(f"/api/matches/{match}/replay?start=500").json()["moments"] == []
    plain = ola.http.get(f"/api/matches/{match}/replay?seat=0", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == whole
    assert ola.get(f"/api/matches/{match}/replay?count=0").status_code == 400
    assert ola.get(f"/api/matches/{match}/replay?count=100000").status_code == 400


async def keep_a_long_match(database: Path, game: str, answers: int) -> str:
    """A match that is long, as its log would be after hours of play."""
    rules = find(game)
    setup = rules.check_setup(rules.min_seats, {})
    match = Match.start(rules, rules.min_seats, "long", setup)
    dice = Dice("long play")
    entries: list[Entry] = []
    while not match.over and len(entries) < answers:
        question = match.questions[0]
        option = question.options[dice.below(len(question.options), "option")]
        match.answer(question.seat, option)
        entries.append(Entry(len(entries), question.seat, "answer", list(option), 0.0))
    row = MatchRow(
        id=f"m_{game}", game=game, rules=rules.rules, options=setup, seats=rules.min_seats, seed="long",
        commitment=Dice("long").commitment(), public=True, code=game, invite=game, state="playing", asked=[],
        result=None, lesson=0, rematch=None, parent=None, creator="p_x", created=0.0, changed=0.0,
    )  # fmt: skip
    store = SqliteStore(str(database))
    await store.open()
    seats = [SeatRow(n, "bot", None, "", "novice") for n in range(rules.min_seats)]
    await store.add_match(row, seats, entries)
    await store.close()
    return row.id


def test_replays_keep_nobody_waiting(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    match = finish(keep_a_long_match(database, "apex_legends", 90))
    with process(database) as (url, _):
        httpx.get(f"{url}/api/matches/{match}/replay?count=1", timeout=60)  # The workshop opens.

        def median(is_over: Callable[[], bool]) -> float:
            took: list[float] = []
            while len(took) < 5 or (not is_over() and len(took) < 500):
                begun = time.monotonic()
                httpx.get(f"{url}/api/games", timeout=60)
                took.append(time.monotonic() - begun)
                time.sleep(0.02)
            return statistics.median(took)

        def look_back(start: int) -> None:
            reply = httpx.get(f"{url}/api/matches/{match}/replay?start={start}&count=30", timeout=60)
            assert reply.json()["of"] > 80

        quiet = median(lambda: True)
        threads = [threading.Thread(target=look_back, args=(30 * n % 90,)) for n in range(4)]
        begun = time.monotonic()
        for thread in threads:
            thread.start()
        busy = median(lambda: not any(thread.is_alive() for thread in threads))
        for thread in threads:
            thread.join()
        took = time.monotonic() - begun
        assert busy < max(0.15, 5 * quiet)
        begun = time.monotonic()
        httpx.get(f"{url}/api/matches/{match}/replay?start=30&count=30", timeout=60)
        assert time.monotonic() - begun < max(0.3, took / 2)  # Made once.
