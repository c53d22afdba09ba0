"""Bots at the table: they think in processes of their own, against the clock, and never in the event loop.

A worker process rebuilds the match from its answers and lets the bot of the seat choose. Bots use of it only what their
seat may know (`imagine`, `view`, the question). All moves of a match go to the same worker, so that it can keep the
match and the bot's memory between moves.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import sha256
from multiprocessing import get_context

import msgspec

from stolik.bots import Bot, check_bot, make_bot
from stolik.bots.greedy import likeliest
from stolik.kernel.dice import Dice
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question
from stolik.table import rebuild
from stolik.table.messages import Level
from stolik.table.rows import Entry, MatchRow
from stolik.table.settings import BadSettings

LEVELS: dict[Level, str] = {
    "novice": "easy",
    "regular": "greedy",
    "veteran": "search:seconds=0.5",
    "legend": "search:seconds=1.5",
}
"""What the levels offered to people stand for."""
OLD: dict[Level, Level] = {"easy": "novice", "normal": "regular", "hard": "veteran"}
"""What the levels of older matches are called now."""
FOLLOW = 0.12
"""The part of the table's pace that a bot takes for an answer within an action that it has begun."""
FOLLOW_SEARCH = 1 / 3
"""The part of its time that it searches for such an answer."""
KEPT = 256
"""How many matches a worker remembers."""
HURRY = 0.5
"""The part of its time that a bot may think of its own accord; the rest is for the way there and back."""
LEAST_SECONDS = 0.1
"""However many are waiting, a bot may think for this long."""
START_SECONDS = 30.0
FOLLOW_SECONDS = 0.5

log = logging.getLogger("stolik.bots")


def own_bots(given: str) -> dict[str, str]:
    """Which bots an operator puts behind levels: "legend=my_package:Dreamer,novice=random"."""
    found: dict[str, str] = {}
    for each in filter(None, (part.strip() for part in given.split(","))):
        level, _, found[level] = each.partition("=")
        if level not in LEVELS:
            raise BadSettings(f"STOLIK_BOTS names bots for {', '.join(LEVELS)}, as level=bot, not {each!r}")
        try:
            check_bot(found[level])
        except StolikError as error:
            raise BadSettings(f"STOLIK_BOTS: {error}") from error
    return found


def bot_behind(level: Level, own: Mapping[str, str]) -> str:
    """The bot of a level, as the operator has it or as it comes."""
    name = OLD.get(level, level)
    return own.get(name, LEVELS[name])


def searches(level: Level) -> float:
    """How many seconds the bot of a level searches for an answer."""
    return float(LEVELS[OLD.get(level, level)].partition("seconds=")[2] or 0)


def pace_of(level: Level, least: float, follows: bool = False) -> float:
    """How long an answer of such a bot takes at the table, in seconds.

    It is drawn without a look at the match: as long as the bot may search, whether it has much to choose from or
    nothing, so that nobody reads its cards off the clock. What follows in an action that it has begun comes soon, so
    that the steps of one action are seen together.
    """
    if least <= 0:
        return 0.0
    if follows:
        return max(least * FOLLOW, searches(level) * FOLLOW_SEARCH) * random.uniform(1.0, 1.4)
    return max(least, searches(level)) * random.uniform(1.0, 1.4)


def is_following(match: Match, seat: int) -> bool:
    """Whether the seat is in the middle of an action of its own; everybody can see that."""
    return not match.is_beat_new and bool(match.answers) and match.answers[-1][0] == seat


# In the worker


class Task(msgspec.Struct):
    """What a worker gets: the match without a word about people, and the seat that is asked."""

    row: MatchRow
    entries: list[Entry]
    seat: int
    bot: str
    hurry: float
    """Seconds after which the best found so far is taken."""


class Kept:
    """A match as a worker remembers it."""

    def __init__(self, task: Task) -> None:
        self.play = rebuild.Play(task.row)
        self.done = 0
        self.bots: dict[tuple[int, str], Bot] = {}

    def bring(self, entries: list[Entry]) -> None:
        """Carry out what happened since."""
        for entry in entries[self.done :]:
            self.play.take(entry)
        self.done = len(entries)


_kept: OrderedDict[str, Kept] = OrderedDict()


def think(data: bytes) -> list[int | str]:
    """Choose for a seat; runs in a worker."""
    task = msgspec.msgpack.decode(data, type=Task)
    kept = _kept.pop(task.row.id, None)
    if kept is None or kept.done > len(task.entries):
        kept = Kept(task)
    kept.bring(task.entries)
    _kept[task.row.id] = kept
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    key = (task.seat, task.bot)
    if key not in kept.bots:
        kept.bots[key] = make_bot(task.bot, seed_of(task.row.id, task.seat))
    kept.bots[key].hurry(task.hurry)
    return list(kept.bots[key].choose(kept.play.match, kept.play.match.question_for(task.seat)))


def likely(task: Task, question: Question) -> Option:
    """What promises most at first sight, for a bot that could not choose; never a move by chance."""
    try:
        match = rebuild.rebuilt(task.row, task.entries)
        world = match.imagine(task.seat, Dice(f"{task.row.id}/{len(task.entries)}"), True)
        option = likeliest(world, world.question_for(task.seat))
        return option if option in question.options else question.options[0]
    except Exception as error:
        log.error("a bot has no idea", extra={"match": task.row.id, "fault": type(error).__name__})
        return question.options[0]


def seed_of(match: str, seat: int) -> int:
    """A bot's own luck: the same for the same match and seat, and nothing to do with the match's secret seed."""
    return int.from_bytes(sha256(f"{match}/{seat}".encode()).digest()[:6], "big")


def warm_up(server: int) -> None:
    """What a worker does first: stand back behind the server, leave signals to it, load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(server,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)
    load_games()
    gc.freeze()  # What is printed stays: nobody need look through it for garbage while a bot thinks.


def _follow(server: int) -> None:
    """End with the server, however it ended."""
    while os.getppid() == server:
        time.sleep(FOLLOW_SECONDS)
    os._exit(1)


@cache
def load_games() -> None:
    """Import every game."""
    from stolik.kernel.registry import loaded

    loaded()


def _ready() -> bool:
    return True


# In the server


def _look_at(future: asyncio.Future[list[int | str]] | asyncio.Future[bool]) -> None:
    """Nobody waits any more for what comes too late."""
    if not future.cancelled():
        future.exception()


class Line:
    """Who waits for a worker. Matches that somebody watches come first; of these, whoever had the least of it so far.

    What somebody had is counted in seconds and shared by all matches that one visitor has opened, so that sixty matches
    of one get no more than one match of another.
    """

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: list[tuple[bool, str, asyncio.Future[None]]] = []
        self._had: OrderedDict[str, float] = OrderedDict()
        self._floor = 0.0
        """What the one who was let in last had: who comes new begins here, not with a credit of hours."""

    def __len__(self) -> int:
        return len(self._waiting)

    async def enter(self, share: str, is_watched: bool) -> None:
        """Wait for one's turn."""
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        waiting = (is_watched, share, turn)
        self._waiting.append(waiting)
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif turn.done() and not turn.cancelled():
                self._next()
            raise

    def leave(self, share: str, seconds: float) -> None:
        """Let the next one in; this one had the worker for this long."""
        self._had[share] = max(self._had.pop(share, 0.0), self._floor) + seconds
        while len(self._had) > KEPT:
            self._had.popitem(last=False)
        self._next()

    def _next(self) -> None:
        # Who was cancelled a moment ago has not left the line yet.
        self._waiting = [each for each in self._waiting if not each[2].cancelled()]
        if not self._waiting:
            self._is_busy = False
            return
        best = min(self._waiting, key=lambda each: (not each[0], self._had.get(each[1], 0.0)))
        self._waiting.remove(best)
        if best[0]:
            self._floor = max(self._floor, self._had.get(best[1], 0.0))
        best[2].set_result(None)


class Bots:
    """The workers, as the server sees them."""

    def __init__(self, workers: int, seconds: float, own: Mapping[str, str] | None = None) -> None:
        self._seconds = seconds
        self._own = own or {}
        self._in_processes = workers > 0
        self._workers: list[Executor | None] = [None] * max(1, workers)
        self._lines = [Line() for _ in self._workers]
        self.fallbacks = 0
        """How many moves had to be made for a bot that failed."""

    async def start(self) -> None:
        """Warm all workers up."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._worker(n), _ready) for n in range(len(self._workers))))

    def stop(self) -> None:
        """End all workers, whatever they are thinking about."""
        for number in range(len(self._workers)):
            self._end(number)

    async def choose(
        self,
        row: MatchRow,
        entries: list[Entry],
        question: Question,
        level: Level,
        is_watched: bool = True,
        follows: bool = False,
    ) -> Option:
        """The bot's option. The more are waiting, the shorter it thinks; then it takes the best it has found so far.

        Within an action that it has begun (`follows`) it thinks shorter, too.
        """
        number = int.from_bytes(sha256(row.id.encode()).digest()[:4], "big") % len(self._workers)
        line = self._lines[number]
        await line.enter(row.creator, is_watched)
        started = time.monotonic()
        if len(question.options) == 1:  # Who has no choice waits in line too: nobody shall read it off the clock.
            line.leave(row.creator, 0.0)
            return question.options[0]
        try:
            hurry = max(LEAST_SECONDS, self._seconds * HURRY / (1 + len(line)))
            if follows:
                hurry = min(hurry, max(LEAST_SECONDS, searches(level) * FOLLOW_SEARCH))
            task = Task(row, entries, question.seat, bot_behind(level, self._own), hurry)
            chosen = await self._think(number, msgspec.msgpack.encode(task))
        finally:
            line.leave(row.creator, time.monotonic() - started)
        option = None if chosen is None else tuple(chosen)
        if option is not None and option in question.options:
            return option
        self.fallbacks += 1
        log.warning("a move was made for a bot", extra={"match": row.id, "level": level})
        return await asyncio.to_thread(likely, task, question)

    async def _think(self, number: int, data: bytes) -> list[int | str] | None:
        """What a worker chooses; None when it is too slow or fails. A worker that has died is replaced once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            worker = self._workers[number]
            try:
                if worker is None:
                    worker = self._worker(number)
                    warming = loop.run_in_executor(worker, _ready)
                    warming.add_done_callback(_look_at)
                    await asyncio.wait({warming}, timeout=START_SECONDS)
                future = loop.run_in_executor(worker, think, data)
            except BrokenProcessPool:  # It died while it had nothing to think about: it takes no work any more.
                if self._workers[number] is worker:
                    self._end(number)
                continue
            future.add_done_callback(_look_at)
            done, _ = await asyncio.wait({future}, timeout=self._seconds)
            if not done:
                if self._in_processes:
                    self._end(number)
                return None
            if not future.cancelled():
                error = future.exception()
                if error is None:
                    return future.result()
                if not isinstance(error, BrokenProcessPool):
                    log.error("a bot failed", exc_info=error)
                    return None
            if self._workers[number] is worker:
                self._end(number)
        return None

    def _worker(self, number: int) -> Executor:
        worker = self._workers[number]
        if worker is None:
            if self._in_processes:
                worker = ProcessPoolExecutor(1, get_context("spawn"), warm_up, (os.getpid(),))
            else:
                worker = ThreadPoolExecutor(1, "stolik-bot")
            self._workers[number] = worker
        return worker

    def _end(self, number: int) -> None:
        worker = self._workers[number]
        self._workers[number] = None
        if worker is None:
            return
        if isinstance(worker, ProcessPoolExecutor):
            for process in list((worker._processes or {}).values()):
                process.kill()
        worker.shutdown(wait=False, cancel_futures=True)
