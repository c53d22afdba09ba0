"""The bots of one live match: which seats they play, and what each is thinking about."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Literal

from stolik.table import messages as m
from stolik.table.bots import is_following, pace_of
from stolik.table.errors import Refusal
from stolik.table.metrics import METRICS
from stolik.table.rows import SeatRow

if TYPE_CHECKING:
    from stolik.table.live import Actor

log = logging.getLogger("stolik.live")

STAND_IN: m.Level = "regular"
"""The level of a bot that plays for somebody who has left."""


class BotSeats:
    """The bots of one live match."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let every bot that is asked think; in a lesson the script alone says who goes on."""
        actor, course = self.actor, self.actor.course
        if actor.row.state != "playing" or course.match.over or actor.log.is_torn or course.play.asking is not None:
            return
        if not actor.presence.connections and all(level_of(seat) is not None for seat in actor.seats):
            return  # Nobody plays and nobody looks on: it goes on when somebody comes.
        progress = course.progress
        for seat in actor.seats:
            level = level_of(seat)
            if progress is not None and progress.step is not None:
                level = None if progress.plays(seat.seat) is None else STAND_IN
            if level is None or seat.seat in self.thinking or seat.seat not in course.opened:
                continue
            self.thinking[seat.seat] = actor.tables.spawn(self._think(seat.seat, level))

    def move_for(self, seat: int) -> None:
        """Let a bot make the move of somebody whose clock is at zero."""
        if seat not in self.thinking and seat in self.actor.course.opened:
            self.thinking[seat] = self.actor.tables.spawn(self._think(seat, STAND_IN, "time"))

    def stop(self, seat: int) -> None:
        """A person plays this seat again."""
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    def stop_all(self) -> None:
        """Think no more."""
        for seat in list(self.thinking):
            self.stop(seat)

    async def _think(self, seat: int, level: m.Level, kind: Literal["answer", "time"] = "answer") -> None:
        actor = self.actor
        try:
            actor.presence.tell()
            opened = actor.course.opened.get(seat)
            if opened is None:
                return
            started = time.perf_counter()
            pace = actor.settings.pace
            scripted = None if actor.course.progress is None else actor.course.progress.plays(seat)
            if scripted is not None:
                option = scripted.answer_to(opened[0])
                pace = 0.0 if scripted.is_quick else pace
            else:
                follows = is_following(actor.course.match, seat)
                pace = pace_of(level, pace, follows)
                is_watched = bool(actor.presence.connections)
                option = await actor.tables.bots.choose(
                    actor.row, list(actor.course.entries), opened[0], level, is_watched, follows
                )
                METRICS.bot_seconds.observe(time.perf_counter() - started)
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - started)))
            async with actor.lock:
                if self.thinking.get(seat) is not asyncio.current_task():
                    return
                await actor.mend()
                self.thinking.pop(seat, None)
                is_open = actor.course.opened.get(seat) == opened and actor.course.play.asking is None
                if is_open and actor.row.state == "playing":
                    with contextlib.suppress(Refusal):
                        await actor.write(seat, kind, option, None)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed", extra={"match": actor.row.id})
            await asyncio.sleep(1)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                self.thinking.pop(seat)
        if not self.thinking:
            actor.presence.tell()
        self.wake()


def level_of(seat: SeatRow) -> m.Level | None:
    """The level of the bot that plays this seat now, if one does."""
    if seat.who == "bot" or seat.stands_in:
        return seat.level or STAND_IN
    return seat.level if seat.who == "open" else None
