"""Time in live play: whose clock rests, what happens at zero, and who is told whose move it is.

Clocks rest by entries of the log (`rest`), and what happens at zero is an entry too (`time`). Several servers may hold
the same match and come to the same conclusion at the same moment: the log's numbers let one of them act.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from typing import TYPE_CHECKING

from stolik.kernel.question import CONCEDE
from stolik.table import messages as m
from stolik.table.clocks import ALWAYS, Clocks, Stretch, held_by
from stolik.table.errors import Refusal
from stolik.table.rows import SeatRow

if TYPE_CHECKING:
    from stolik.table.live import Actor

log = logging.getLogger("stolik.timing")

TICK = 1.0
"""How often, at least, a live match looks at its clocks."""
SHORTEST = 0.02
GRACE = 1.0
"""So long other servers may take to say who is with them, before clocks rest because somebody seems to be missing."""
ASKING_SECONDS = 60.0
"""After this time without an answer a wish to take back counts as refused; never over days."""


class Timing:
    """The clocks of one live match in this process."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.rule = actor.row.clock
        self.since: float | None = None
        """Since when this process holds the match."""
        self.stretches: tuple[Stretch, ...] = ALWAYS
        self._doubt: float | None = None
        """Since when it seems that somebody is missing, although nobody was seen to leave."""
        self._task: asyncio.Task[None] | None = None

    @property
    def clocks(self) -> Clocks | None:
        """The clocks as the newest entry leaves them."""
        return self.actor.course.clocks

    @property
    def is_over_days(self) -> bool:
        """Whether the match goes on while people are away."""
        return self.rule is not None and self.rule.kind == "days"

    async def begin(self) -> None:
        """The match comes to life here."""
        actor = self.actor
        if actor.course.match.over:
            return
        if self.rule is not None:
            self.since = await actor.tables.wake()
            if not self.is_over_days:
                self.since = actor.tables.now()
                await actor.store.hold(actor.row.id, actor.tables.server, self.since)
            await self.look()
        if self.rule is not None or actor.row.friendly:
            self._task = actor.tables.spawn(self._run())

    async def look(self) -> None:
        """Read when the match was held, by this server and by others."""
        if self.rule is None or self.since is None:
            return
        actor = self.actor
        rows = await actor.store.held("" if self.is_over_days else actor.row.id)
        self.stretches = held_by(rows, actor.tables.server, self.since)
        self.apply()

    def apply(self) -> None:
        """Let the clocks know when the match was held."""
        if self.clocks is not None:
            self.clocks.hold(self.stretches)

    async def end(self) -> None:
        """The match is let go of."""
        actor = self.actor
        if self.rule is None or self.is_over_days or self.since is None:
            return
        if actor.course.match.over:
            await actor.store.forget_held(actor.row.id)
        else:
            await actor.store.let_go(actor.tables.server, actor.tables.now(), actor.row.id)

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    # What everybody may know

    def now(self) -> m.Clocks | None:
        """All clocks at this moment."""
        clocks, actor = self.clocks, self.actor
        if clocks is None:
            return None
        now = actor.tables.now()
        running = frozenset() if actor.course.match.over else clocks.running
        seats = [
            m.SeatClock(
                seat.seat,
                math.ceil(1000 * clocks.left_at(seat.seat, now)) if has_clock(seat) else None,
                seat.seat in running and actor.row.state == "playing",
            )
            for seat in actor.seats
        ]
        return m.Clocks(seats, not any(seat.runs for seat in seats) and not actor.course.match.over)

    def tell(self) -> None:
        """Send everybody the clocks."""
        told = self.now()
        if told is not None:
            self.actor.presence.post(m.encode(told))

    def due(self) -> float | None:
        """When the first of the clocks that run will be at zero."""
        if self.clocks is None or self.actor.course.match.over:
            return None
        return self.clocks.due(self.actor.tables.now())

    # What must happen

    def wanted(self) -> frozenset[int]:
        """The seats whose clocks should rest now."""
        actor = self.actor
        everybody = frozenset(seat.seat for seat in actor.seats)
        if actor.row.state != "playing" or actor.course.match.over:
            return everybody
        if not self.is_over_days:
            here = actor.presence.everybody()
            if actor.course.play.asking is not None:
                return everybody
            if any(has_clock(seat) and seat.person not in here for seat in actor.seats):
                return everybody
        return frozenset(seat.seat for seat in actor.seats if not has_clock(seat))

    async def settle(self, is_sure: bool = False) -> None:
        """Let clocks rest or run as they should; `is_sure`: somebody has just left before our eyes."""
        clocks, actor = self.clocks, self.actor
        if clocks is None or actor.row.state == "waiting" or actor.course.match.over:
            return
        wanted = self.wanted()
        if wanted == clocks.resting:
            self._doubt = None
            return
        if wanted - clocks.resting and not is_sure and not self.is_over_days and not self._is_certain():
            return
        self._doubt = None
        with contextlib.suppress(Refusal):  # Another server was faster: it has come to the same conclusion.
            await actor.write(0, "rest", sorted(wanted), None)

    def _is_certain(self) -> bool:
        """Whether somebody is missing at every server: they are asked first, and have a moment to answer."""
        if not self.actor.presence.connections:
            return False
        if self._doubt is None:
            self._doubt = time.monotonic()
            self.actor.tables.publish(self.actor.row.id, "who")
        return time.monotonic() - self._doubt >= GRACE

    def must_be_in_time(self, seat: int) -> None:
        """Refuse what comes after the clock was at zero."""
        if self.clocks is not None and seat in self.clocks.at_zero(self.actor.tables.now()):
            raise Refusal("out_of_time", "the clock is at zero")

    async def mind(self) -> None:
        """Do what time demands."""
        actor = self.actor
        if actor.row.state != "playing" or actor.course.match.over:
            return
        await self.settle()
        now = actor.tables.now()
        asking = actor.course.play.asking
        if asking is not None and not self.is_over_days and now - asking.at >= ASKING_SECONDS:
            with contextlib.suppress(Refusal):
                await actor.write(asking.seat, "back", ["no"], None)
        if self.clocks is None or self.rule is None:
            return
        for seat in self.clocks.at_zero(now):
            if self.rule.zero == "lost":
                with contextlib.suppress(Refusal):
                    await actor.write(seat, "time", CONCEDE, None)
                return
            actor.bots.move_for(seat)
        if actor.row.due is not None and actor.row.due <= now:
            due = self.due()
            if due is None or due > now:  # The match was not held all the time.
                await actor.store.set_standing(actor.row.id, actor.log.standing())
                actor.row.due = due

    def _pause(self) -> float:
        if self.clocks is None:
            return TICK
        now = self.actor.tables.now()
        left = [self.clocks.left_at(seat, now) for seat in self.clocks.running if seat not in self.actor.bots.thinking]
        return max(SHORTEST, min([TICK, *left]))

    async def _run(self) -> None:
        actor = self.actor
        while not actor.course.match.over:
            await asyncio.sleep(self._pause())
            try:
                async with actor.lock:
                    await actor.mend()
                    await self.mind()
            except Exception:
                log.exception("the clocks could not be minded", extra={"match": actor.row.id})
                await asyncio.sleep(TICK)


def has_clock(seat: SeatRow) -> bool:
    """Whether a person plays this seat now: bots, also those who stand in, have no clock."""
    return seat.who == "person" and not seat.stands_in
