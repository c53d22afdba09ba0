"""Servers and workers killed, a log torn, a disk full: what was acknowledged is there, once."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from stolik.table import load
from stolik.table.rebuild import rebuilt
from stolik.testkit.table import Person, finish, process
from stolik.testkit.trust.script import GAMES, QUIET, Figures, Script, check_log, kept, read, seats_of
from stolik.testkit.trust.servers import back


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
            check_log(database, script)
    for script in (*scripts.values(), *finished):
        check_log(database, script)
    done = sum(len(script.acknowledged) for script in (*scripts.values(), *finished))
    return {
        "kills": number,
        "matches": len(scripts) + len(finished),
        "ended in the middle of play": torn,
        "acknowledged": done,
        "lost": 0,
        "doubled": 0,
    }


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
        row, entries = finish(read(twin, script.match))
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        if row is None:  # Cut off before the match was opened.
            assert not entries
        else:
            rebuilt(row, entries)
        opened += 1
        shutil.rmtree(copies)
    return {"torn logs": number, "acknowledged before": len(script.acknowledged), "sound beginnings": opened}


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
            page = back(ola, script.match)
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
        check_log(database, script)
    done = sum(len(script.acknowledged) for script in scripts)
    return {"workers killed": number, "pages torn": torn, "acknowledged": done, "lost": 0, "doubled": 0}


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
