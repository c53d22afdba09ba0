"""Proofs by trying: servers killed, services restarted, hostile input, twin worlds. `make trust` runs them at length.

Every proof takes how often to try and gives figures; it raises AssertionError where something was lost, doubled,
leaked or changed by somebody who may not. The tests in `tests/faults` run the same proofs with small numbers.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import os
import platform
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.table import frames, load
from stolik.table.rebuild import rebuilt
from stolik.table.rows import Entry, MatchRow
from stolik.table.sqlite import SqliteStore
from stolik.testkit import services
from stolik.testkit.services import Service
from stolik.testkit.table import Page, Person, finish, process

Figures = dict[str, int | float | str]
GAMES = ("radlands", "wonderlands_war", "apex_legends", "waste_knights")
QUIET = {"STOLIK_BOT_WORKERS": "0", "STOLIK_LOG": "WARNING"}


def seats_of(game: str, others: str = "here") -> list[str]:
    """A match of one screen, or against bots."""
    return ["me", *[others] * (find(game).min_seats - 1)]


async def _kept(database: Path, match: str) -> tuple[MatchRow | None, list[Entry]]:
    store = SqliteStore(str(database))
    await store.open()
    try:
        return await store.match(match), await store.entries(match)
    finally:
        await store.close()


def kept(database: Path, match: str) -> tuple[MatchRow, list[Entry]]:
    """A match and its log, as they are on the disk."""
    row, entries = finish(_kept(database, match))
    assert row is not None, "the match is lost"
    return row, entries


# Killed servers


class Script:
    """Somebody who answers at random and takes back now and then, and remembers what was acknowledged."""

    def __init__(self, match: str, dice: random.Random) -> None:
        self.match = match
        self.dice = dice
        self.acknowledged: dict[str, int] = {}
        self.sent = 0

    def play(self, page: Page, seconds: float = math.inf) -> bool:
        """Play until the connection is lost or so many seconds are over; False when the match is over."""
        end = time.monotonic() + seconds
        for seat in page.mine:
            page.wait_frame(1, seat)
        while time.monotonic() < end:
            newest = max(frame["frame"] for frame in page.frames.values())
            for seat in page.mine:
                page.wait_frame(newest, seat)
            if page.frames[page.mine[0]]["result"] is not None:
                return False
            asked = [seat for seat in page.mine if page.frames[seat]["question"] is not None]
            undo = [seat for seat in page.mine if page.frames[seat]["undo"] is not None]
            message: dict[str, Any]
            if undo and self.dice.random() < 0.2:
                message = {"type": "undo", "seat": undo[0]}
            elif asked:
                seat = self.dice.choice(asked)
                question = page.frames[seat]["question"]
                option = self.dice.choice(question["options"])["option"]
                message = {"type": "answer", "seat": seat, "question": question["id"], "option": option}
            else:
                page.read()
                continue
            self.sent += 1
            id = f"s{self.sent}"
            page.send({**message, "id": id})
            reply = page.until(lambda each, id=id: each.get("id") == id)  # type: ignore[misc]
            if reply["type"] == "done":
                self.acknowledged[id] = reply["frame"]
        return True


def kills(folder: Path, number: int, seed: int = 1) -> Figures:
    """Kill the server with -9 at random moments of matches of all games, with undo and with bots."""
    database = folder / "kills.db"
    dice = random.Random(seed)
    scripts: dict[tuple[str, str], Script] = {}
    finished: list[Script] = []
    kinds = [(game, "here") for game in GAMES] + [("radlands", "regular")]
    cookies: httpx.Cookies | None = None
    torn = 0
    for turn in range(number):
        game, others = kinds[turn % len(kinds)]
        with process(database, QUIET) as (url, server), Person(url) as ola:
            script: Script | None = None
            timer: threading.Timer | None = None
            try:
                if cookies is None:
                    assert ola.put("/api/me", {"name": "Ola"}).status_code == 200
                    cookies = ola.http.cookies
                ola.http.cookies = cookies
                script = scripts.get((game, others))
                if script is None:
                    script = scripts[game, others] = Script(ola.open(game, *seats_of(game, others)), dice)
                page = ola.live(script.match)
                timer = threading.Timer(dice.uniform(0.02, 1.0), server.send_signal, (signal.SIGKILL,))
                timer.start()
                if not script.play(page):
                    finished.append(scripts.pop((game, others)))
            except (ConnectionClosed, EOFError, OSError, TimeoutError, httpx.HTTPError):
                torn += 1  # By the kill; or the machine is so busy that nothing came in time.
            if timer is not None:
                timer.join()
            server.send_signal(signal.SIGKILL)
            server.wait(20)
        if script is not None:
            _check_log(database, script)
    for script in (*scripts.values(), *finished):
        _check_log(database, script)
    done = sum(len(script.acknowledged) for script in (*scripts.values(), *finished))
    return {
        "kills": number,
        "matches": len(scripts) + len(finished),
        "ended in the middle of play": torn,
        "acknowledged": done,
        "lost": 0,
        "doubled": 0,
    }


def _check_log(database: Path, script: Script) -> None:
    """Every acknowledged message is in the log once, where it was said to be, and the log replays."""
    row, entries = kept(database, script.match)
    assert [entry.seq for entry in entries] == list(range(len(entries))), "the log has a gap"
    written: dict[str, int] = {}
    for entry in entries:
        if entry.message is not None:
            id = entry.message.partition(":")[2]
            assert id not in written, f"{id} is doubled"
            written[id] = entry.seq
    for id, frame in script.acknowledged.items():
        assert id in written, f"{id} was acknowledged and is lost"
        assert written[id] == frame - 2, f"{id} is at another place"
    rebuilt(row, entries)


def torn_log(folder: Path, number: int, seed: int = 2) -> Figures:
    """Cut the write-ahead log off at random places after a kill: the rest is a sound beginning of what was written."""
    dice = random.Random(seed)
    database = folder / "torn.db"
    opened = 0
    with process(database, QUIET) as (url, server), Person(url, "Ola") as ola:
        script = Script(ola.open("radlands", "me", "here"), dice)
        page = ola.live(script.match)
        timer = threading.Timer(1.5, server.send_signal, (signal.SIGKILL,))
        timer.start()
        with suppress(ConnectionClosed, EOFError, OSError, TimeoutError):
            script.play(page)
        timer.join()
        server.wait(20)
    log = Path(f"{database}-wal").read_bytes()
    copies = folder / "copies"
    for turn in range(number):
        copies.mkdir(exist_ok=True)
        twin = copies / "torn.db"
        shutil.copy(database, twin)
        cut = dice.randrange(len(log) + 1)
        data = bytearray(log[:cut])
        if turn % 2 and data:
            data[dice.randrange(len(data))] ^= 0xFF
        Path(f"{twin}-wal").write_bytes(data)
        row, entries = finish(_kept(twin, script.match))
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        if row is None:  # Cut off before the match was opened.
            assert not entries
        else:
            rebuilt(row, entries)
        opened += 1
        shutil.rmtree(copies)
    return {"torn logs": number, "acknowledged before": len(script.acknowledged), "sound beginnings": opened}


# Two servers


@contextmanager
def two_servers(settings: dict[str, str]) -> Iterator[tuple[Person, Person]]:
    """Two people who are with different servers of one table."""
    with ExitStack() as stack:
        first, _ = stack.enter_context(process("", {**QUIET, **settings}))
        second, _ = stack.enter_context(process("", {**QUIET, **settings}))
        yield stack.enter_context(Person(first, "Ola")), stack.enter_context(Person(second, "Jan"))


def races(settings: dict[str, str], number: int) -> Figures:
    """Two servers get an answer to the same question at the same moment: exactly one counts, the other is stale."""
    with two_servers(settings) as (ola, jan):
        decided = 0
        while decided < number:
            decided += _race(ola, jan.url, number - decided)
    return {"races": decided, "decided right": decided}


def _race(ola: Person, other: str, number: int) -> int:
    """Races in one match, until it is over; how many."""
    match = ola.open("radlands", "me", "here", options={"first_game": "on"})
    pages = [ola.live(match), ola.live(match, url=other)]
    for turn in range(number):
        for page in pages:
            for seat in (0, 1):
                page.wait_frame(turn + 1, seat)
        seat = pages[0].frames[0]["asked"][0]["seat"]
        replies: list[str] = []

        def race(page: Page, place: int, turn: int, seat: int, replies: list[str]) -> None:
            question = page.frames[seat]["question"]["id"]
            message = {"type": "answer", "seat": seat, "question": question, "option": ["end_turn"]}
            reply = page.say({**message, "id": f"{turn}-{place}"})
            replies.append(reply["type"] if reply["type"] == "done" else reply["code"])

        threads = [
            threading.Thread(target=race, args=(page, place, turn, seat, replies)) for place, page in enumerate(pages)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(replies) == ["done", "stale"], replies
        if any(page.wait_frame(turn + 2, 0)["result"] is not None for page in pages):
            return turn + 1
    return number


def restarts(service: Service, settings: dict[str, str], number: int, how: signal.Signals) -> Figures:
    """A service is ended and started again under play; how long until both pages have the next answer, no reload."""
    took: list[float] = []
    refused = 0
    with two_servers(settings) as (ola, jan):
        match = ola.open("radlands", "me", "open", options={"first_game": "on"})
        code = ola.get(f"/api/matches/{match}").json()["code"]
        assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
        pages = {0: ola.live(match), 1: jan.live(match)}
        frame = 1
        for _ in range(number):
            _in_step(pages, frame)
            service.stop(how)
            for _ in range(2):  # While it is away.
                refused += _end_turn(pages) != "done"
                frame = max(each["frame"] for page in pages.values() for each in page.frames.values())
                time.sleep(0.1)
            service.start()
            begun = time.monotonic()
            while _end_turn(pages) != "done":
                assert time.monotonic() - begun < 20, "it does not go on"
                time.sleep(0.05)
            frame = max(each["frame"] for page in pages.values() for each in page.frames.values())
            _in_step(pages, frame)
            took.append(time.monotonic() - begun)
    return {
        "restarts": number,
        "answers refused meanwhile": refused,
        "up to date after, median s": round(statistics.median(took), 2),
        "up to date after, longest s": round(max(took), 2),
    }


def _in_step(pages: dict[int, Page], frame: int) -> None:
    for seat, page in pages.items():
        page.wait_frame(frame, seat)


def _end_turn(pages: dict[int, Page]) -> str:
    """One answer; what came of it."""
    for page in pages.values():
        page.quiet(0.02)
    newest = max((page.frames[seat] for seat, page in pages.items()), key=lambda frame: int(frame["frame"]))
    seat = newest["asked"][0]["seat"]
    question = pages[seat].frames[seat]["question"]
    if question is None:
        return "stale"
    message = {"type": "answer", "seat": seat, "question": question["id"], "option": ["end_turn"]}
    reply = pages[seat].say(message)
    if reply["type"] == "refused":  # As the browser does.
        pages[seat].hello(pages[seat].frames[seat]["frame"])
        pages[seat].quiet(0.05)
    return str(reply["type"] if reply["type"] == "done" else reply["code"])


def vanished(settings: dict[str, str], folder: Path) -> Figures:
    """A server stands still in the middle of an answer: the other one goes on, and it catches up when it is back."""
    with ExitStack() as stack:
        first, server = stack.enter_context(process("", {**QUIET, **settings}))
        second, _ = stack.enter_context(process("", {**QUIET, **settings}))
        ola = stack.enter_context(Person(first, "Ola"))
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        here, there = ola.live(match), ola.live(match, url=second)
        for page in (here, there):
            for seat in (0, 1):
                page.wait_frame(1, seat)
        seat = here.frames[0]["asked"][0]["seat"]
        question = here.frames[seat]["question"]["id"]
        server.send_signal(signal.SIGSTOP)
        try:
            message = {"type": "answer", "seat": seat, "question": question, "option": ["end_turn"]}
            here.send({**message, "id": "late"})
            assert there.say({**message, "id": "other"})["type"] == "done"
            for seat in (0, 1):
                there.wait_frame(2, seat)
        finally:
            server.send_signal(signal.SIGCONT)
        reply = here.until(lambda each: each.get("id") == "late")
        assert reply["type"] == "refused" and reply["code"] == "stale", reply
        for seat in (0, 1):
            assert here.wait_frame(2, seat)["frame"] == 2
    return {"servers that stood still": 1, "answers counted twice": 0}


RECIPE = Path("docs/hosting.md")


def behind_a_proxy(number: int) -> Figures:
    """Two servers with PostgreSQL and Redis behind an nginx that is set up as `docs/hosting.md` says.

    One after the other is killed under play and started again: pages come back through the proxy, nothing is lost.
    """
    recipe = RECIPE.read_text("utf-8").partition("```nginx\n")[2].partition("```")[0]
    recipe = "\n".join(line for line in recipe.splitlines() if "10.0.0.13" not in line)
    took: list[float] = []
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres_service())
        channel = stack.enter_context(services.redis_service())
        settings = {
            **QUIET,
            "STOLIK_DATABASE": database.url,
            "STOLIK_CHANNELS": channel.url,
            "STOLIK_PROXIES": "127.0.0.1",
            "STOLIK_WORKERS": "2",
        }
        servers = [stack.enter_context(process("", settings)) for _ in range(2)]
        url = stack.enter_context(services.proxy(recipe, [each for each, _ in servers]))
        ola, jan = (stack.enter_context(Person(url, name)) for name in ("Ola", "Jan"))
        for path in ("/metrics", "/api/schema/openapi.json"):
            assert ola.get(path).status_code == 404, "what is for operators is shown to everybody"
        match = ola.open("radlands", "me", "open", options={"first_game": "on"})
        code = ola.get(f"/api/matches/{match}").json()["code"]
        assert jan.post("/api/join", {"code": code}).json()["seat"] == 1
        pages: dict[int, Page] = {}
        done = 0
        for turn in range(number):
            for _ in range(2):
                pages = _went_on(pages, (ola, jan), match, done + 1)
                done += 1
            place = turn % 2
            old, server = servers[place]
            server.kill()
            server.wait(20)
            begun = time.monotonic()
            pages = _went_on({}, (ola, jan), match, done + 1)
            done += 1
            took.append(time.monotonic() - begun)
            port = int(old.rpartition(":")[2])
            servers[place] = stack.enter_context(process("", settings, port=port))
        assert _answered(ola, f"/api/matches/{match}/replay?count=1").json()["of"] == done + 1
    return {
        "servers killed": number,
        "answers": done,
        "answers lost": 0,
        "goes on after, longest s": round(max(took), 2),
    }


AWAY = (OSError, EOFError, InvalidHandshake, ConnectionClosed)
"""What a page sees of a server that is gone."""


def _back(person: Person, match: str) -> Page:
    """The page of a match once more, as the browser opens it again by itself."""
    end = time.monotonic() + 20
    while True:
        try:
            page = person.live(match)
            for seat in page.mine:
                page.wait_frame(1, seat)
            page.quiet(0.2)  # A server that is about to end sends it away once more.
            return page
        except AWAY:
            assert time.monotonic() < end, "the page does not come back"
            time.sleep(0.1)


def _went_on(pages: dict[int, Page], people: Sequence[Person], match: str, frame: int) -> dict[int, Page]:
    """One answer after this frame, and the pages where it has come; they are opened again as browsers do by themselves.

    A server that is about to end sends them away when it has noticed, even in the midst of the answer: then they look
    whether it was kept.
    """
    end = time.monotonic() + 20
    while True:
        try:
            pages = pages or {seat: person.live(match) for seat, person in enumerate(people)}
            _in_step(pages, frame)
            newest = max(int(pages[seat].frames[seat]["frame"]) for seat in pages)
            assert newest <= frame + 1, "more was kept than was answered"
            if newest == frame:
                assert _end_turn(pages) == "done"
            _in_step(pages, frame + 1)
            return pages
        except AWAY:
            assert time.monotonic() < end, "the pages do not come back"
            pages = {}
            time.sleep(0.1)


def _answered(person: Person, path: str) -> httpx.Response:
    """What a server says, as soon as the proxy finds one again."""
    end = time.monotonic() + 5
    while (response := person.get(path)).status_code == 502 and time.monotonic() < end:
        time.sleep(0.1)
    return response


def killed_workers(folder: Path, number: int, seed: int = 5) -> Figures:
    """A worker of a server is killed at random moments of matches that go on at both: nothing is lost or doubled."""
    dice = random.Random(seed)
    database = folder / "workers.db"
    scripts: list[Script] = []
    with process(database, {**QUIET, "STOLIK_WORKERS": "2"}) as (url, server), Person(url, "Ola") as ola:
        torn = 0
        for turn in range(number):
            if turn % 4 == 0:
                scripts.append(Script(ola.open(GAMES[turn // 4 % 4], *seats_of(GAMES[turn // 4 % 4])), dice))
            script = scripts[-1]
            page = _back(ola, script.match)
            load.await_workers(url, 2)
            victim = dice.choice([pid for pid in load.family(server.pid) if pid != server.pid])
            timer = threading.Timer(dice.uniform(0.02, 0.5), os.kill, (victim, signal.SIGKILL))
            timer.start()
            try:
                if script.play(page, 1.0):
                    page.close()
                else:
                    scripts.append(Script(ola.open("radlands", "me", "here"), dice))
            except (ConnectionClosed, EOFError, OSError):
                torn += 1
            timer.join()
    for script in scripts:
        _check_log(database, script)
    done = sum(len(script.acknowledged) for script in scripts)
    return {"workers killed": number, "pages torn": torn, "acknowledged": done, "lost": 0, "doubled": 0}


# Full disks


def full_disk(folder: Path) -> Figures:
    """The disk fills up under play: answers are refused, none is told kept that is not, and it goes on when there is
    room."""
    place = folder / "small"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(place)], check=True)
    try:
        with process(place / "table.db", QUIET) as (url, _), Person(url, "Ola") as ola:
            match = ola.open("radlands", "me", "here", options={"first_game": "on"})
            page = ola.live(match)
            filler = place / "filler"
            filler.write_bytes(b"")
            with suppress(OSError), open(filler, "wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            done, refused = 0, 0
            for _ in range(60):
                for seat in (0, 1):
                    page.wait_frame(done + 1, seat)
                reply = page.answer(["end_turn"], page.frames[0]["asked"][0]["seat"])
                if reply["type"] == "done":
                    done += 1
                else:
                    refused += 1
                    assert reply["code"] in ("broken", "unsure"), reply
                if refused >= 3:
                    break
            assert refused, "the disk was not full"
            filler.unlink()
            end = time.monotonic() + 20
            while page.answer(["end_turn"], page.frames[0]["asked"][0]["seat"])["type"] != "done":
                assert time.monotonic() < end
                time.sleep(0.1)
            done += 1
            for seat in (0, 1):
                page.wait_frame(done + 1, seat)
        _, entries = kept(place / "table.db", match)
        assert len(entries) == done
    finally:
        subprocess.run(["umount", str(place)], check=True)
    return {"full disks": 1, "answers refused meanwhile": refused, "told kept and not": 0}


# Hostile frames


NONSENSE: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**31, 2**63, -(2**63), 1e308, 0.5, "", "x", "\0", "𝔘𝔫𝔦", "\u202e", "@seat-0", "../..",
    "a" * 70,     [], [[]], {}, {"type": "hello"}, ["end_turn"], ["concede"], ["undo"], [0] * 40,
)  # fmt: skip


def mutated(dice: random.Random, message: dict[str, Any]) -> bytes:
    """A message of ours with something wrong in it; sometimes no message at all."""
    kind = dice.randrange(8)
    if kind == 0:
        return dice.randbytes(dice.randrange(1, 200))
    if kind == 1:
        text = bytearray(json.dumps(message).encode())
        for _ in range(dice.randrange(1, 4)):
            text[dice.randrange(len(text))] = dice.randrange(256)
        return bytes(text)
    if kind == 2:
        return json.dumps(message).encode()[: dice.randrange(1, 40)]
    if kind == 3:
        return b"[" * dice.randrange(1, 2000)
    twin = dict(message)
    for _ in range(dice.randrange(1, 3)):
        key = dice.choice([*twin, "more"])
        if kind == 4:
            twin.pop(key, None)
        else:
            twin[key] = dice.choice(NONSENSE)
    return json.dumps(twin).encode()


def hostile_frames(folder: Path, number: int, seed: int = 3) -> Figures:
    """Frames of all kinds from somebody without a seat, and broken ones from somebody with one: nothing changes."""
    dice = random.Random(seed)
    log = folder / "frames.log"
    database = folder / "frames.db"
    with process(database, QUIET, log) as (url, _), Person(url, "Ola") as ola, Person(url, "Eve") as eve:
        match = ola.open("radlands", "me", "here", options={"first_game": "on"})
        pages = {"Ola": ola.live(match), "Eve": eve.live(match)}
        mine, theirs = pages.values()
        for seat in (0, 1):
            mine.wait_frame(1, seat)
        theirs.wait_frame(1)
        seat = mine.frames[0]["asked"][0]["seat"]
        question = mine.frames[seat]["question"]
        before = {each: mine.frames[each] for each in (0, 1)}
        made = sent = 0
        while sent < number:
            for page in (theirs, mine):
                for _ in range(100):
                    option = dice.choice(question["options"])["option"]
                    message = dice.choice(
                        [
                            {"type": "answer", "id": "f", "seat": seat, "question": question["id"], "option": option},
                            {"type": "concede", "id": "f", "seat": dice.randrange(3)},
                            {"type": "undo", "id": "f", "seat": dice.randrange(3)},
                            {"type": "why", "id": "f", "seat": dice.randrange(3), "attempt": option},
                            {"type": "absent", "id": "f", "seat": dice.randrange(3), "choice": "bot"},
                            {"type": "hello", "seen": dice.randrange(9)},
                            {"type": "lesson", "id": "f"},
                            {"type": "tries", "id": "f", "seat": seat},
                            {"type": "preview", "id": "f", "seat": seat, "about": option},
                        ]
                    )
                    made += 1
                    message = {**message, "id": f"f{made}"} if "id" in message else message
                    if page is theirs and dice.random() < 0.5:
                        page.send(json.dumps(message))
                        sent += 1
                        continue
                    data = mutated(dice, message)
                    text = data.decode("utf-8", "replace")
                    if page is mine and (_might_count(data) or _might_count(text)):
                        continue
                    page.send(data if dice.random() < 0.3 else text)
                    sent += 1
                reply = page.say({"type": "why", "id": f"b{made}", "seat": 0, "attempt": ["draw"]})
                assert reply["type"] in ("reason", "refused"), reply
                page.raw.clear()
                page.messages.clear()
        page = ola.live(match)
        for each in (0, 1):
            after = page.wait_frame(1, each)
            assert {**after, "events": [], "log": 0} == {**before[each], "events": [], "log": 0}
        text = httpx.get(f"{url}/metrics").text
    assert kept(database, match)[1] == []
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    for code in ("broken", "unsure"):
        assert f'stolik_refused_total{{code="{code}"}}' not in text, f"there were {code} replies"
    return {"frames": sent, "server errors": 0, "state changes": 0}


def _might_count(data: bytes | str) -> bool:
    """Whether a frame of somebody who sits there would be an answer after all."""
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(message, dict) and message.get("type") in ("answer", "concede", "undo", "absent")


# Names, bombs, heads


ODD = (
    "Ła", "Їжак", "אבג", "مرحبا", "한글", "日本", "ไทย", "தமிழ்",
    "👩\u200d👩\u200d👧", "a\u0336\u0300\u0301\u0302" * 6,
    "\u202eevil", "\u2066x\u2069", "a\u200bb", "\ufeffBOM", "\u3164", "\u2800\u2800", "\u115f",
    "\u0300", "\U000e0041tag", "\U0001d518", "<b>&amp;", "{ $x }", "@seat-0", "-- '; DROP", "%00",
    "../..", "\r\nX: 1", "\x1b[31m", "a" * 500, " ", "",
    "\t", "٠١٢", "Ⅷ", "ﷺ" * 9, "\ufdfd" * 24,
)  # fmt: skip
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def odd_names(url: str, number: int, seed: int = 6) -> int:
    """Names in every odd script: each is refused, or comes back as a line that can be seen and turns nothing around."""
    dice = random.Random(seed)
    with Person(url) as eve, Person(url) as jan:
        match = eve.open("radlands", "me", "here")
        for turn in range(number):
            drawn = "".join(chr(dice.randrange(1, 0x110000)) for _ in range(dice.randrange(1, 30)))
            name = ODD[turn] if turn < len(ODD) else drawn.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            reply = eve.put("/api/me", {"name": name})
            assert reply.status_code in (200, 400), (name, reply.text)
            shown = [] if reply.status_code == 400 else [reply.json()["name"]]
            if turn % 10 == 0:
                shown += [seat["name"] for seat in jan.get(f"/api/matches/{match}").json()["seats"] if seat["name"]]
            for each in shown:
                kinds = {unicodedata.category(char) for char in each}
                assert each == each.strip() and 0 < len(each) <= 24, ascii(each)
                assert not kinds & set(UNSEEN), ascii(each)
                assert not each.startswith("@"), ascii(each)
        raw = eve.http.put("/api/me", content=b'{"name": "\\ud800"}', headers={"content-type": "application/json"})
        assert raw.status_code == 400
    return number


def bombs(url: str, pid: int) -> int:
    """Small messages that unpack to large ones: the page is closed, and the server's memory stays as it is."""
    done = 0
    with Person(url, "Ola") as ola, Person(url, "Eve") as eve:
        match = ola.open("radlands", "me", "here")
        mine = ola.live(match)
        mine.wait_frame(1)
        before = load.memory(load.family(pid))
        for size in (2, 20, 60):
            page = eve.live(match)
            page.send("[" * (size * 2**20))
            assert page.is_closed, "a bomb was let in"
            body = gzip.compress(b'{"name": "' + b"x" * (size * 2**20) + b'"}')[:60_000]
            headers = {"content-type": "application/json", "content-encoding": "gzip"}
            assert eve.http.put("/api/me", content=body, headers=headers).status_code in (400, 413)
            done += 2
        grown = load.memory(load.family(pid)) - before
        assert grown < 40 * 2**20, f"the server has grown by {grown} bytes"
        assert mine.say({"type": "why", "seat": 0, "attempt": ["draw"]})["type"] == "reason"
    return done


OUTSIDE = (
    "/../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/..%5c..%5cpyproject.toml", "//etc/passwd",
    "/games/radlands/x/../../../pyproject.toml", "/assets/%2e%2e/%2e%2e/app.py", "http://evil/", "*",
)  # fmt: skip
HEADS = (
    *(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in OUTSIDE),
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 5000 + b"\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe\r\n\r\n",
    b"GET /api/live/m_1 HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip;q=nan, \xff\r\nAccept-Language: "
    + b"pl," * 900
    + b"\r\n\r\n",
)


def odd_heads(url: str) -> int:
    """Requests that are none: no server error, and no file from outside."""
    host, port = url.removeprefix("http://").split(":")
    for head in HEADS:
        with socket.create_connection((host, int(port)), 20) as line:
            line.sendall(head)
            line.shutdown(socket.SHUT_WR)
            told = b""
            with suppress(ConnectionError):
                while piece := line.recv(65536):
                    told += piece
        assert not told.startswith(b"HTTP/1.1 5"), (head[:80], told[:200])
        assert not any(each in told for each in (b"root:", b"[project]", b"import asyncio")), head[:80]
    return len(HEADS)


def hostile(folder: Path, scale: float) -> Figures:
    """Names, bombs and heads."""
    log = folder / "hostile.log"
    with process(folder / "hostile.db", QUIET, log) as (url, server):
        heads, exploded = odd_heads(url), bombs(url, server.pid)
        named = odd_names(url, max(len(ODD) + 20, round(3000 * scale)))
        assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    return {"names": named, "bombs": exploded, "odd heads": heads, "server errors": 0}


def schema(folder: Path, examples: int) -> Figures:
    """Schemathesis on every operation of the schema, with ids of real matches and with its own."""
    log = folder / "schema.log"
    program = shutil.which("st", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    assert program is not None, "schemathesis is missing: pip install schemathesis"
    with process(folder / "schema.db", QUIET, log) as (url, _), Person(url, "Ola") as ola:
        match = ola.open("radlands", "me", "here")
        page = ola.live(match)
        page.wait_frame(1)
        page.say({"type": "concede", "seat": 0})
        cookie = f"stolik_person={ola.http.cookies['stolik_person']}"
        for has_ids in (True, False):
            place = folder / f"schema{has_ids}"
            place.mkdir()
            values = f'[parameters]\n"path.match" = "{match}"\n"path.game" = "radlands"\n' if has_ids else ""
            (place / "schemathesis.toml").write_text(values)
            done = subprocess.run(
                [program, "run", f"{url}/api/schema/openapi.json", "--checks", "not_a_server_error", "--max-examples",
                 str(examples), "--header", f"Cookie: {cookie}", "--no-color", "--seed", "1"],
                cwd=place, capture_output=True, text=True, timeout=3600,
            )  # fmt: skip
            assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        cases = _requests(url)
        assert ola.get("/api/me").status_code == 200
    wrong = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
    assert not wrong, wrong[0]
    return {"requests": cases, "server errors": 0}


def _requests(url: str) -> int:
    """How many requests the server has counted itself."""
    lines = httpx.get(f"{url}/metrics", timeout=60).text.splitlines()
    return round(sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("stolik_requests_total")))


# Twin worlds


def twins(number: int, seed: int = 4) -> Figures:
    """Deal anew what a reader cannot know, at random moments of all games: every byte of its frame stays the same."""
    dice = random.Random(seed)
    compared = 0
    while compared < number:
        game = find(GAMES[compared % len(GAMES)])
        seats = dice.choice([number for number in range(game.min_seats, game.max_seats + 1) if _can_sit(game, number)])
        match = Match.start(game, seats, dice.randrange(2**40), None)
        for turn in range(dice.randrange(20, 160)):
            if match.over:
                break
            question = dice.choice(match.questions)
            match.answer(question.seat, dice.choice(question.options))
            if turn % 8 or match.result is not None:
                continue
            for reader in (*range(match.seats), None):
                world = match.imagine(reader, Dice(f"{seed}/{compared}"))
                assert _frame(match, reader) == _frame(world, reader), (
                    f"{game.id}: {reader} could tell the worlds apart"
                )
                compared += 1
    return {"frames compared": compared, "differences": 0}


def _can_sit(game: Game, seats: int) -> bool:
    try:
        game.check_setup(seats, {})
    except BadSetup:
        return False
    return True


def _frame(match: Match, reader: int | None) -> bytes:
    """All that a reader can get now: the frame with what cannot be done, and what would come of an option."""
    made = frames.frame(match, reader, 1, 0, "1.0", None)
    asked = next((question for question in match.questions if question.seat == reader), None)
    if reader is None or asked is None:
        return msgspec.json.encode(made, order="deterministic")
    about = asked.options[len(match.answers) % len(asked.options)]
    return msgspec.json.encode((made, frames.preview(match, reader, list(about))), order="deterministic")


# Load


def _load(game: str, matches: int, rate: float, seconds: float, workers: int = 1, is_idling: bool = False) -> Figures:
    """What `stolik load` measures, as far as the page tells it."""
    told = load.figures(None, game, matches, rate, seconds, workers, is_idling)
    assert not told["failed"] and not told["refused"], f"errors under load: {told['failed']} {told['refused']}"
    wanted = (
        "matches", "answers", "answers a second", "p50 ms", "p99 ms", "longest ms", "processor ms an answer, median",
        "processor ms an answer of this side", "memory MB, halfway", "memory MB, at the end", "memory KB a live match",
        "memory KB an idle match",
    )  # fmt: skip
    return {key: told[key] for key in wanted if told.get(key) is not None} | {"errors": 0}


def cores(matches: int, seconds: float) -> Figures:
    """As fast as it goes: server and players on one core, then both on two cores with two workers."""
    mine = os.sched_getaffinity(0)
    assert len(mine) > 1, "this needs two cores"
    first, second = sorted(mine)[:2]
    try:
        os.sched_setaffinity(0, {first})
        one = _load("radlands", matches, 0, seconds)
        os.sched_setaffinity(0, {first, second})
        two = _load("radlands", matches, 0, seconds, workers=2)
    finally:
        os.sched_setaffinity(0, mine)
    key = "answers a second"

    def cost(told: Figures) -> float:
        return float(told["processor ms an answer, median"]) + float(told["processor ms an answer of this side"])

    return {
        "answers a second, one core": one[key],
        "answers a second, two cores and two workers": two[key],
        "times as many": round(float(two[key]) / float(one[key]), 2),
        "times as many by processor time": round(2 * cost(one) / cost(two), 2),
        "processor ms an answer, one worker": one["processor ms an answer, median"],
        "processor ms an answer, two workers": two["processor ms an answer, median"],
        "p99 ms, two workers": two["p99 ms"],
    }


WANTED: dict[str, dict[str, tuple[float, float]]] = {
    "kills": {"lost": (0, 0), "doubled": (0, 0)},
    "redis": {"up to date after, longest s": (0, 3)},
    "postgres": {"up to date after, longest s": (0, 3)},
    "radlands": {"processor ms an answer, median": (0, 0.8)},
    "mixed": {"processor ms an answer, median": (0, 1.6)},
    "thousand": {"p99 ms": (0, 250)},
    "cores": {"times as many": (1.7, math.inf), "answers a second, two cores and two workers": (1000, math.inf)},
}
"""What a proof at its full length has to show: from, to."""


# The page of figures


def measured(work: Callable[[], Figures]) -> tuple[Figures, float]:
    """The figures of a proof, and how many seconds it took."""
    begun = time.monotonic()
    return work(), time.monotonic() - begun


def run(name: str, scale: float, folder: Path) -> Figures:
    """One proof at its full length, times `scale`."""

    def times(number: int) -> int:
        return max(1, round(number * scale))

    shared = {"STOLIK_DATABASE": str(folder / f"{name}.db")}
    if name == "kills":
        return kills(folder, times(300))
    if name == "torn":
        return torn_log(folder, times(200))
    if name == "races":
        return races(shared, times(100))
    if name == "vanished":
        return vanished(shared, folder)
    if name == "disk":
        return full_disk(folder)
    if name == "redis":
        with services.redis_service() as service:
            return restarts(service, {**shared, "STOLIK_CHANNELS": service.url}, times(10), signal.SIGKILL)
    if name == "postgres":
        with services.postgres_service() as service:
            settings = {"STOLIK_DATABASE": service.url, "STOLIK_CHANNELS": service.url}
            return restarts(service, settings, times(10), signal.SIGINT)
    if name == "frames":
        return hostile_frames(folder, times(100_000))
    if name == "schema":
        return schema(folder, times(50))
    if name == "hostile":
        return hostile(folder, scale)
    if name == "twins":
        return twins(times(10_000))
    if name == "proxy":
        return behind_a_proxy(times(10))
    if name == "workers":
        return killed_workers(folder, times(20))
    if name == "radlands":
        return _load("radlands", times(200), 100, max(5, 60 * scale))
    if name == "mixed":
        return _load("mixed", times(100), 50, max(5, 60 * scale))
    if name == "thousand":
        return _load("mixed", times(1000), 100 * min(1, 5 * scale), max(5, 600 * scale), is_idling=True)
    assert name == "cores", f"there is no proof {name}; there are: {', '.join(TITLES)}"
    return cores(times(300), max(5, 30 * scale))


TITLES = {
    "kills": "A server killed with -9 at random moments of matches of all games, with undo and bots",
    "torn": "The write-ahead log cut off or damaged at random places",
    "races": "Two servers get an answer to the same question at once",
    "vanished": "A server stands still in the middle of an answer",
    "disk": "The disk fills up under play",
    "redis": "Redis killed and started again under play, two servers",
    "postgres": "PostgreSQL restarted under play, two servers, database and channel",
    "frames": "Hostile frames from somebody without a seat and from somebody with one",
    "hostile": "Names in odd scripts, compressed bombs, heads of requests that are none",
    "schema": "Schemathesis on every operation of the API",
    "twins": "Twin worlds: what a reader cannot know dealt anew, every frame compared",
    "proxy": "Two servers with two workers each behind nginx, PostgreSQL, Redis; one killed, the other goes on",
    "workers": "A worker killed with -9 under play, the others go on",
    "radlands": "Load: Radlands, `stolik load --game radlands --matches 200 --rate 100 --seconds 60`",
    "mixed": "Load: all games, `stolik load --matches 100 --rate 50 --seconds 60`",
    "thousand": "Load: `stolik load --matches 1000 --rate 100 --seconds 600 --idle`",
    "cores": "As fast as it goes, server and players together: on one core, then on two with `--workers 2`",
}
FIGURES = "<!-- figures -->"


def missed(name: str, figures: Figures) -> list[str]:
    """What was wanted of a proof and did not come out."""
    return [
        f"{key}: {figures[key]}, wanted {f'at most {most:g}' if math.isfinite(most) else f'at least {least:g}'}"
        for key, (least, most) in WANTED.get(name, {}).items()
        if not least <= float(figures[key]) <= most
    ]


def page(results: dict[str, tuple[Figures, float]], old: str, told: str) -> str:
    """The page with all its figures replaced by those of one run; `told` says where and when."""
    table = ["", told, "", "| proof | figures | wanted | took | again |", "|---|---|---|---|---|"]
    for name, (figures, seconds) in results.items():
        found = ", ".join(
            f"{key}: {value:,}" if isinstance(value, int) else f"{key}: {value}" for key, value in figures.items()
        )
        wrong = missed(name, figures)
        wanted = "" if name not in WANTED else "**missed**: " + "; ".join(wrong) if wrong else "met"
        command = f"`python -m stolik.testkit.trust {name}`"
        table.append(f"| {TITLES[name]} | {found} | {wanted} | {seconds:,.0f} s | {command} |")
    return old.partition(FIGURES)[0] + FIGURES + "\n".join(table) + "\n"


def where(scale: float) -> str:
    """The machine and the moment, for the page."""
    version = platform.python_version()
    day = time.strftime("%Y-%m-%d", time.gmtime())
    busy = os.getloadavg()[0]
    length = (
        "full length" if scale == 1 else f"{scale:g} of the full length, what is wanted is not to be expected of it"
    )
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {version}, load average before {busy:.1f}"
    return f"One run on {day}: {machine}; {length}."


def main(arguments: list[str] | None = None) -> int:
    """Run proofs and write their figures down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("proofs", nargs="*", metavar="proof", help=f"which ({', '.join(TITLES)}; all of them)")
    parser.add_argument("--scale", type=float, default=1.0, help="how long, as a part of the full length")
    parser.add_argument("--page", type=Path, help="the page whose figures are to be replaced, docs/trust.md")
    chosen = parser.parse_args(arguments)
    results: dict[str, tuple[Figures, float]] = {}
    told = where(chosen.scale)
    print(told)
    wrong = False
    for name in chosen.proofs or TITLES:
        with tempfile.TemporaryDirectory() as folder:
            results[name] = measured(lambda name=name, folder=folder: run(name, chosen.scale, Path(folder)))  # type: ignore[misc]
        print(name, json.dumps(results[name][0]), f"{results[name][1]:.1f} s", flush=True)
        for each in missed(name, results[name][0]):
            print(f"  missed: {each}", flush=True)
            wrong = True
        if chosen.page is not None:
            chosen.page.write_text(page(results, chosen.page.read_text("utf-8"), told), "utf-8")
    return 1 if wrong and chosen.scale >= 1 else 0


if __name__ == "__main__":
    sys.exit(main())
