"""Where long work is done: replays, summaries, proofs and records are made in a process of their own, one after the
other, and kept for those who ask again. Nobody at a table waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Literal

import msgspec

from stolik.table import frames, rebuild, replay
from stolik.table import messages as m
from stolik.table.bots import warm_up
from stolik.table.errors import Refusal
from stolik.table.rows import Entry, MatchRow

log = logging.getLogger("stolik.workshop")

SECONDS = 60.0
"""After this time a piece of work is given up."""
WAITING = 16
"""How many may wait; the others are asked to come again."""
KEPT_BYTES = 32 * 1024 * 1024

Kind = Literal["replay", "replay_all", "summary", "verify", "record"]


class Job(msgspec.Struct, frozen=True):
    """What is to be made of a match."""

    kind: Kind
    row: MatchRow
    entries: list[Entry]
    seat: int | None = None
    start: int = 0
    count: int = 0


class Made(msgspec.Struct):
    """What was made, packed with gzip; or why it was not."""

    packed: bytes = b""
    code: m.Code | None = None
    why: str = ""


def work(data: bytes) -> bytes:
    """Do a job; runs in the workshop's process."""
    job = msgspec.msgpack.decode(data, type=Job)
    try:
        return msgspec.msgpack.encode(Made(gzip.compress(_made(job), 4, mtime=0)))
    except Exception as error:
        refusal = rebuild.refusal(error, job.row.id)
        return msgspec.msgpack.encode(Made(code=refusal.code, why=refusal.message))


def _made(job: Job) -> bytes:
    row = rebuild.by_todays_rules(job.row, job.entries)
    answers = rebuild.rebuilt(row, job.entries).answers
    if job.kind in ("replay", "replay_all"):
        is_for_all = job.kind == "replay_all"
        return msgspec.json.encode(replay.replay(row, answers, job.seat, is_for_all, job.start, job.count))
    if job.kind == "summary":
        found = replay.summary(row, answers)
        if row.result is not None and "out_of_time" in row.result:
            found.said = found.result.said = frames.out_of_time(row.result["out_of_time"])
        return msgspec.json.encode(found)
    if job.kind == "verify":
        return msgspec.json.encode(replay.verify(row, answers))
    return replay.record_of(row, answers).encode()


class Workshop:
    """The process, and what it has made."""

    def __init__(self, in_process: bool) -> None:
        self._in_process = in_process
        self._worker: Executor | None = None
        self._turn = asyncio.Lock()
        self._making: dict[tuple[object, ...], asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0

    async def make(self, job: Job) -> bytes:
        """What comes of a job, packed with gzip. Raises Refusal."""
        key = (job.row.id, job.kind, job.row.state, len(job.entries), job.seat, job.start, job.count)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise Refusal("too_many", "many look back at matches just now, come again in a moment")
            making = asyncio.get_running_loop().create_task(self._make(key, job))
            self._making[key] = making
            making.add_done_callback(lambda task: self._done(key, task))
        return await asyncio.shield(making)

    def _done(self, key: tuple[object, ...], task: asyncio.Task[bytes]) -> None:
        self._making.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def _make(self, key: tuple[object, ...], job: Job) -> bytes:
        data = msgspec.msgpack.encode(job)
        async with self._turn:
            made = msgspec.msgpack.decode(await self._work(data), type=Made)
        if made.code is not None:
            raise Refusal(made.code, made.why)
        self._kept[key] = made.packed
        self._size += len(made.packed)
        while self._size > KEPT_BYTES and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made.packed

    async def _work(self, data: bytes) -> bytes:
        for _ in range(2):  # A process that has died is replaced once.
            worker = self._worker
            if worker is None:
                worker = self._worker = self._hire()
            future = asyncio.get_running_loop().run_in_executor(worker, work, data)
            done, _ = await asyncio.wait({future}, timeout=SECONDS)
            if not done:
                self.stop()
                log.warning("a piece of work took too long")
                raise Refusal("not_now", "this takes too long")
            with contextlib.suppress(BrokenProcessPool):
                return future.result()
            self.stop()
        raise Refusal("unsure", "the table made a mistake; try again")

    def _hire(self) -> Executor:
        if self._in_process:
            return ProcessPoolExecutor(1, get_context("spawn"), warm_up, (os.getpid(),))
        return ThreadPoolExecutor(1, "stolik-workshop")

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        worker, self._worker = self._worker, None
        if isinstance(worker, ProcessPoolExecutor):
            for process in list((worker._processes or {}).values()):
                process.kill()
        if worker is not None:
            worker.shutdown(wait=False, cancel_futures=True)
