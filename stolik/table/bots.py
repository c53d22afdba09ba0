"""Bots at the table: they think in processes of their own, against the clock, and never in the event loop.

A worker process rebuilds the match from its answers and lets the bot of the seat choose. Bots use of it only what their
seat may know (`imagine`, `view`, the question). All moves of a match go to the same worker, so that it can keep the
match and the bot's memory between moves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import sha256
from multiprocessing import get_context

import msgspec

from stolik.bots import Bot, make_bot
from stolik.kernel.question import Option, Question
from stolik.table import rebuild
from stolik.table.messages import Level
from stolik.table.store import Entry, MatchRow

LEVELS: dict[Level, str] = {"easy": "easy", "normal": "greedy", "hard": "search:seconds=0.7"}
"""What the levels offered to people stand for."""
KEPT = 64
"""How many matches a worker remembers."""
QUEUE = 4
"""How many times its own time a bot waits for its worker to be free."""
START_SECONDS = 30.0

log = logging.getLogger("stolik.bots")


def bot_of(level: Level, seed: int) -> Bot:
    """The bot of a level."""
    return make_bot(LEVELS[level], seed)


# In the worker


class Task(msgspec.Struct):
    """What a worker gets: the match without a word about people, and the seat that is asked."""

    row: MatchRow
    entries: list[Entry]
    seat: int
    level: Level


class Kept:
    """A match as a worker remembers it."""

    def __init__(self, task: Task) -> None:
        self.match = rebuild.started(task.row)
        self.done = 0
        self.bots: dict[tuple[int, Level], Bot] = {}

    def bring(self, entries: list[Entry]) -> None:
        """Carry out what happened since."""
        for entry in entries[self.done :]:
            rebuild.carry_out(self.match, entry)
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
    key = (task.seat, task.level)
    if key not in kept.bots:
        kept.bots[key] = bot_of(task.level, seed_of(task.row.id, task.seat))
    return list(kept.bots[key].choose(kept.match, kept.match.question_for(task.seat)))


def seed_of(match: str, seat: int) -> int:
    """A bot's own luck: the same for the same match and seat, and nothing to do with the match's secret seed."""
    return int.from_bytes(sha256(f"{match}/{seat}".encode()).digest()[:6], "big")


def warm_up() -> None:
    """What a worker does first: stand back behind the server, leave signals to it, load the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _load()


@cache
def _load() -> None:
    from stolik.kernel.registry import find, names

    for name in names():
        find(name)


def _ready() -> bool:
    return True


# In the server


def _look_at(future: asyncio.Future[list[int | str]]) -> None:
    """Nobody waits any more for a move that comes too late."""
    if not future.cancelled():
        future.exception()


class Bots:
    """The workers, as the server sees them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._in_processes = workers > 0
        self._workers: list[Executor | None] = [None] * max(1, workers)
        self._turns = [asyncio.Lock() for _ in self._workers]
        self.fallbacks = 0
        """How many moves had to be made for a bot that was too slow."""

    async def start(self) -> None:
        """Warm all workers up."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._worker(n), _ready) for n in range(len(self._workers))))

    def stop(self) -> None:
        """End all workers, whatever they are thinking about."""
        for number in range(len(self._workers)):
            self._end(number)

    async def choose(self, row: MatchRow, entries: list[Entry], question: Question, level: Level) -> Option:
        """The bot's option; one by chance when it takes too long or fails."""
        if len(question.options) == 1:
            return question.options[0]
        number = int.from_bytes(sha256(row.id.encode()).digest()[:4], "big") % len(self._workers)
        data = msgspec.msgpack.encode(Task(row, entries, question.seat, level))
        turn = self._turns[number]
        try:
            await asyncio.wait_for(turn.acquire(), QUEUE * self._seconds)
        except TimeoutError:
            chosen = None
        else:
            try:
                chosen = await self._think(number, data)
            finally:
                turn.release()
        option = None if chosen is None else tuple(chosen)
        if option is not None and option in question.options:
            return option
        self.fallbacks += 1
        log.warning("a move was made for a bot", extra={"match": row.id, "level": level})
        return random.choice(question.options)

    async def _think(self, number: int, data: bytes) -> list[int | str] | None:
        """What a worker chooses; None when it is too slow or fails. A worker that has died is replaced once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            worker = self._workers[number]
            if worker is None:
                worker = self._worker(number)
                await asyncio.wait({loop.run_in_executor(worker, _ready)}, timeout=START_SECONDS)
            future = loop.run_in_executor(worker, think, data)
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
                worker = ProcessPoolExecutor(1, get_context("spawn"), warm_up)
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
