"""How much a server carries: many matches over real WebSockets, answered at random at a steady rate. `stolik load`.

Without an address it starts a server of its own, with its database in a new folder, and measures its processor time and
memory too. Every seat is a page of its own, which asks for frames as the browser does.
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

from stolik.kernel.errors import StolikError
from stolik.kernel.registry import find, names
from stolik.table.load_pages import Match, Seat, Told, call

MIXED = "mixed"
"""Every game in turn."""
OPENING = 20
"""How many matches are opened at the same time."""
IDLE_SECONDS = 2
"""After this long a server of our own lets go of a match that nobody looks at."""
WARMING = 8
"""So many matches are opened before memory is measured for the first time."""
WINDOW = 2.0
"""The cost of an answer is taken for stretches of this many seconds; their median leaves out what came in between."""
TICKS = os.sysconf("SC_CLK_TCK")


class LoadFailed(StolikError):
    """The server could not be measured; the message says why."""


# The server's side


def processor_seconds(pids: Sequence[int]) -> float:
    """The processor time that these processes have had so far."""
    total = 0.0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


def memory(pids: Sequence[int]) -> int:
    """The memory that these processes hold, in bytes."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
            total += int(found[1]) * 1024 if found else 0
    return total


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for each in found:
        with suppress(OSError):
            for task in Path(f"/proc/{each}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


@contextmanager
def own_server(workers: int = 1) -> Iterator[tuple[str, int]]:
    """A server of our own; its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        env = {
            **os.environ,
            "STOLIK_DATABASE": f"{folder}/load.db",
            "STOLIK_RATE": "0",
            "STOLIK_BOT_WORKERS": "0",
            "STOLIK_LOG": "WARNING",
            "STOLIK_CONNECTIONS": "100000",
            "STOLIK_IDLE_SECONDS": str(IDLE_SECONDS),
        }
        command = [sys.executable, "-m", "stolik.cli", "serve", "--port", "0", "--workers", str(workers)]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+?:(\d+)/", server.stdout.readline())
            if found is None:
                raise LoadFailed("the server did not start")
            url = f"http://127.0.0.1:{found[1]}"
            await_workers(url, workers)
            yield url, server.pid
        finally:
            server.terminate()
            server.wait(30)
            server.stdout.close()


def await_workers(url: str, workers: int) -> None:
    """Wait until all workers answer."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(OSError), urlopen(f"{url}/healthz", timeout=60) as reply:
            if json.loads(reply.read())["workers"] == workers:
                return
        time.sleep(0.1)
    raise LoadFailed("not all workers have started")


def check_server(url: str) -> str:
    """The address of a server that answers; LoadFailed when it is none, or nobody answers there."""
    try:
        at = urlsplit(url)
        found = f"http://{at.netloc}" if at.port else f"http://{at.netloc}:80"
        is_address = at.scheme == "http" and bool(at.hostname)
    except ValueError:
        found, is_address = "", False
    if not is_address:
        raise LoadFailed(f"the address of a server is like http://127.0.0.1:8000, not {url!r}")
    try:
        with urlopen(f"{found}/healthz", timeout=20) as reply:
            told = json.loads(reply.read())
    except (OSError, ValueError, HTTPException) as error:
        raise LoadFailed(f"no table answers at {found}: {getattr(error, 'reason', None) or error}") from error
    if not isinstance(told, dict) or "workers" not in told:
        raise LoadFailed(f"what answers at {found} is no table")
    return found


# Measuring


async def measure(
    url: str,
    pid: int | None,
    games: Sequence[str],
    matches: int,
    rate: float,
    seconds: float,
    seed: int = 1,
    is_idling: bool = False,
) -> dict[str, Any]:
    """Open matches, answer at that rate for this long, and tell what came of it.

    With rate 0 every question is answered as soon as it is asked. `is_idling`: tell also what is left of
    matches when nobody looks.
    """
    told_pages = Told(random.Random(seed))
    counts, waits = told_pages.counts, told_pages.waits
    running: list[Match] = []
    tasks: set[asyncio.Task[None]] = set()
    gate = asyncio.Semaphore(OPENING)

    async def begin(game: str) -> None:
        async with gate:
            match = Match(game, told_pages)
            try:
                await match.open(url)
            except (OSError, TimeoutError, KeyError) as error:
                counts[f"failed {type(error).__name__}"] += 1
                return
            running.append(match)
            if told_pages.is_pressing:
                match.press()

    def follow(match: Match) -> None:
        """Open another match in the place of one that is over."""
        running.remove(match)
        for work in (match.close(), begin(match.game)):
            task = asyncio.get_running_loop().create_task(work)
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    await asyncio.gather(*(begin(games[n % len(games)]) for n in range(min(matches, WARMING))))  # What is made once.
    empty = memory(family(pid)) if pid is not None else 0
    await asyncio.gather(*(begin(games[n % len(games)]) for n in range(len(running), matches)))
    await asyncio.sleep(1.0)
    pids = family(pid) if pid is not None else []
    full = memory(pids)
    opened = len(running)
    told_pages.forget()
    told_pages.is_over = follow
    told_pages.is_pressing = not rate
    begun, cpu, mine = time.perf_counter(), processor_seconds(pids), time.process_time()
    halfway = 0
    windows: list[float] = []
    """What an answer cost in each stretch of time, in seconds of a processor."""
    mark = 0.0, cpu, 0
    due = 0
    longest = 0.0
    if told_pages.is_pressing:
        for match in list(running):
            match.press()
    while (now := time.perf_counter() - begun) < seconds:
        for _ in range(math.floor(now * rate) - due):
            due += 1
            seat = _someone(running, told_pages.dice)
            if seat is not None:
                seat.answer()
        await asyncio.sleep(0.05 if told_pages.is_pressing else 0.002)
        longest = max(longest, time.perf_counter() - begun - now)
        if not halfway and now >= seconds / 2:
            halfway = memory(pids)
        if now - mark[0] >= WINDOW:
            spent, done = processor_seconds(pids), counts["answers"]
            if done > mark[2]:
                windows.append((spent - mark[1]) / (done - mark[2]))
            mark = now, spent, done
    took = time.perf_counter() - begun
    told_pages.is_pressing = False
    answers = counts["answers"]
    used, mine = processor_seconds(pids) - cpu, time.process_time() - mine
    await asyncio.sleep(0.5)
    late = memory(pids)
    told_pages.is_over = lambda match: None
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, *(match.close() for match in running), return_exceptions=True)
    if is_idling and pid is not None:
        await _until_idle(url)
    idle = memory(pids)
    told: dict[str, Any] = {
        "matches": opened,
        "games": list(games),
        "seconds": round(took, 1),
        "answers": answers,
        "answers per second": round(answers / took, 1),
        "asked for per second": rate or "as many as possible",
        "p50 ms": _percent(waits, 50),
        "p95 ms": _percent(waits, 95),
        "p99 ms": _percent(waits, 99),
        "longest ms": round(max(waits, default=0) * 1000, 1),
        "frames": counts["frames"],
        "bytes a frame": round(counts["bytes"] / counts["frames"]) if counts["frames"] else 0,
        "refused": {key.partition(" ")[2]: value for key, value in counts.items() if key.startswith("refused")},
        "failed": {key.partition(" ")[2]: value for key, value in counts.items() if key.startswith("failed")},
        "longest pause of this side ms": round(longest * 1000, 1),
        "processor ms per answer of this side": round(mine * 1000 / answers, 3) if answers else None,
    }
    if pid is not None:
        told["processor ms per answer"] = round(used * 1000 / answers, 3) if answers else None
        told["processor ms per answer, median"] = round(statistics.median(windows) * 1000, 3) if windows else None
        told["processor share"] = round(used / took, 3)
        told["answers per second of a processor"] = round(answers / used) if used else None
        told["memory MB, empty"] = round(empty / 2**20, 1)
        told["memory MB, halfway"] = round(halfway / 2**20, 1)
        told["memory MB, at the end"] = round(late / 2**20, 1)
        told["memory KB per live match"] = round((full - empty) / 1024 / max(1, opened - WARMING), 1)
        if is_idling:
            told["memory KB per idle match"] = round((idle - empty) / 1024 / max(1, opened - WARMING), 1)
        told["processes"] = len(pids)
    return told


async def _until_idle(url: str) -> None:
    """Wait until the server has let go of all matches."""
    end = time.monotonic() + 60
    while (await call(url, "GET", "/healthz")).body["live"] and time.monotonic() < end:
        await asyncio.sleep(0.5)


def _someone(running: list[Match], dice: random.Random) -> Seat | None:
    """Somebody who is asked, in a match where nobody is just answering."""
    for _ in range(20):
        asked = dice.choice(running).asked if running else []
        if asked:
            return dice.choice(asked)
    return None


def _percent(waits: list[float], percent: int) -> float:
    if len(waits) < 2:
        return 0.0
    return round(statistics.quantiles(waits, n=100, method="inclusive")[percent - 1] * 1000, 1)


def load(
    url: str | None,
    game: str,
    matches: int,
    rate: float,
    seconds: float,
    is_json: bool,
    workers: int = 1,
    is_idling: bool = False,
) -> int:
    """Measure, and print a table or JSON."""
    told = figures(url, game, matches, rate, seconds, workers, is_idling)
    if is_json:
        print(json.dumps(told))
    else:
        for key, value in told.items():
            print(f"{key:40} {value}")
    return 0 if not told["failed"] else 1


def figures(
    url: str | None, game: str, matches: int, rate: float, seconds: float, workers: int = 1, is_idling: bool = False
) -> dict[str, Any]:
    """Measure a server at that address, or one of our own."""
    games = tuple(names()) if game == MIXED else (find(game).id,)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard) if hard > 0 else (soft, hard))
    if url is not None:
        return asyncio.run(measure(check_server(url), None, games, matches, rate, seconds))
    with own_server(workers) as (address, pid):
        return asyncio.run(measure(address, pid, games, matches, rate, seconds, is_idling=is_idling))
