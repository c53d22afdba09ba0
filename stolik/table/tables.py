"""All live matches of this process: brought to life when somebody comes, let go of when nobody is left.

What another server has done is heard over the channel, or found in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol
from uuid import uuid4

import msgspec

from stolik.kernel.registry import find
from stolik.table import messages as m
from stolik.table import rebuild
from stolik.table.bots import Bots
from stolik.table.errors import Refusal
from stolik.table.live import Actor, Notice
from stolik.table.metrics import METRICS
from stolik.table.presence import HEARTBEAT
from stolik.table.rate_limit import Limits
from stolik.table.rows import MatchRow
from stolik.table.settings import Settings
from stolik.table.store import SqlStore
from stolik.table.webhook import Webhook

log = logging.getLogger("stolik.live")

TEND = 300.0
"""How often waiting rooms are looked after, in seconds."""
FORGOTTEN = 14 * 24 * 3600.0
"""A room in which nobody has waited for this long is taken away."""
KEEPING = 5.0
"""How often a server writes down that it is there: this much, at most, a crash gives to those whose clocks ran."""
POLLED = 500
"""How many matches one look into the database is for."""


class Channel(Protocol):
    """What servers tell each other by (`news.py`)."""

    is_up: bool

    def publish(self, match: str, data: bytes) -> None:
        """Tell all servers."""

    async def listen(self, match: str) -> None:
        """Hear what is said about a match."""

    async def stop_listening(self, match: str) -> None:
        """The match is no longer held here."""

    async def run(self) -> None:
        """Keep the channel alive."""


class Tables:
    """All live matches of this process."""

    def __init__(self, settings: Settings, store: SqlStore, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.now: Callable[[], float] = time.time
        """The time that clocks go by."""
        self.limits = Limits(settings.rate)
        self.webhook = Webhook.of(settings)
        self.awake_since: float | None = None
        """Since when it is written down that this server is there."""
        self.server = uuid4().hex[:12]
        self.actors: dict[str, Actor] = {}
        self.channel: Channel | None = None
        self._behind: set[str] = set()
        """Matches about which there is news that has not been read yet."""
        self._opening: dict[str, asyncio.Task[Actor]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False
        self.is_mine: Callable[[str], bool] = lambda match: True
        """Whether a match is looked after here, and not by another worker of this server."""

    def join_channel(self, channel: Channel) -> None:
        """Tell other servers the news, and hear theirs."""
        self.channel = channel

    async def start(self) -> None:
        """Begin to look after live matches."""
        if self.channel is not None:
            self.spawn(self.channel.run())
        self.spawn(self._every(self.settings.poll_seconds, self._poll))
        self.spawn(self._every(HEARTBEAT, self._beat))
        self.spawn(self._every(5.0, self._sweep))
        self.spawn(self._every(TEND, self._tend))
        with contextlib.suppress(Exception):
            await self._keep_time()
        self.spawn(self._every(KEEPING, self._keep_time))

    async def stop(self) -> None:
        """Let go of all matches; what was acknowledged is in the log."""
        self.is_closing = True
        for actor in list(self.actors.values()):
            actor.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.actors.clear()
        if self.webhook is not None:
            await self.webhook.stop()
        if self.awake_since is not None:
            with contextlib.suppress(Exception):  # A database that is away learns it from what is not written.
                await self.store.let_go(self.server, self.now())

    async def actor(self, match: str) -> Actor:
        """The actor of a match; brings it to life when it is not."""
        found = self.actors.get(match)
        if found is not None:
            return found
        opening = self._opening.get(match)
        if opening is None:
            opening = self._opening[match] = asyncio.get_running_loop().create_task(self._bring_to_life(match))
            opening.add_done_callback(partial(self._opened, match))
        return await asyncio.shield(opening)

    def _opened(self, match: str, task: asyncio.Task[Actor]) -> None:
        self._opening.pop(match, None)
        if not task.cancelled():
            task.exception()  # Whoever still waits hears of it.

    async def _by_todays_rules(self, row: MatchRow) -> MatchRow:
        """A match of earlier rules goes on by those of today."""
        if row.rules == find(row.game).rules:
            return row
        entries = await self.store.entries(row.id)
        mark = await self.store.mark(row.id)
        now = await asyncio.to_thread(rebuild.by_todays_rules, row, entries, mark)
        if now is row or row.state == "over":
            return now
        match = rebuild.rebuilt(now, entries)
        await self.store.go_on(now, row.rules, rebuild.mark_of(now, match, len(entries)))
        return await self.store.match(row.id) or now

    async def _bring_to_life(self, match: str) -> Actor:
        row = await self.store.match(match)
        if row is None:
            raise Refusal("unknown_match", "there is no such match")
        try:
            row = await self._by_todays_rules(row)
            actor = Actor(self, row, await self.store.seats(match))
            await actor.log.load()
        except Exception as error:
            raise rebuild.refusal(error, match) from error
        if self.channel is not None:
            await self.channel.listen(match)
        await actor.timing.begin()
        self.actors[match] = actor
        METRICS.live_matches.set(len(self.actors))
        return actor

    def publish(
        self,
        match: str,
        news: str,
        here: list[str] | None = None,
        watchers: int = 0,
        line: m.TalkLine | None = None,
        pointed: m.Pointed | None = None,
    ) -> None:
        """Tell the other servers."""
        if self.channel is not None and not self.is_closing:
            notice = Notice(self.server, news, here or [], watchers, line, pointed)
            self.channel.publish(match, msgspec.json.encode(notice))

    def hear(self, match: str, data: bytes) -> None:
        """News from some server, perhaps this one. It is taken in as soon as the match and the database are free."""
        notice = msgspec.json.decode(data, type=Notice)
        if match not in self.actors or notice.server == self.server:
            return
        if notice.news in ("log", "seats"):
            self.read_again(match)
        else:
            self.spawn(self._hear(match, notice))

    def begin_to_hear(self, match: str | None = None) -> None:
        """From now on the news of a match, or of all, are heard here. What was said before went by: read what was
        written, ask who is at the other servers, and say who is here."""
        for each in list(self.actors) if match is None else [match]:
            actor = self.actors.get(each)
            if actor is not None:  # Otherwise it asks by itself as soon as somebody comes.
                self.publish(each, "who")
                actor.presence.tell_servers()
        self.read_again(match)

    async def _hear(self, match: str, notice: Notice) -> None:
        actor = self.actors.get(match)
        if actor is not None:
            await actor.hear(notice)

    def read_again(self, match: str | None = None) -> None:
        """Look for news of a match, or of all, in the database. What cannot be read now is read later."""
        waiting = bool(self._behind)
        self._behind.update(self.actors if match is None else (match,))
        if self._behind and not waiting:
            self.spawn(self._read())

    async def _read(self) -> None:
        """Read all that is to be read; what fails stays to be read by the next poll."""
        for match in list(self._behind):
            actor = self.actors.get(match)
            self._behind.discard(match)
            if actor is not None:
                try:
                    await actor.hear(Notice("", "seats"))
                except Exception:
                    self._behind.add(match)
                    raise

    async def seats_changed(self, match: str) -> None:
        """Somebody sat down, or a rematch was opened: tell all who look at that match."""
        self.publish(match, "seats")
        actor = self.actors.get(match)
        if actor is not None:
            await actor.hear(Notice("", "seats"))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        has_failed = False
        while seconds > 0:
            await asyncio.sleep(seconds)
            try:
                await work()
                has_failed = False
            except Exception:
                if not has_failed:  # Once, not every half a second while the database is away.
                    log.exception("background work failed")
                has_failed = True

    async def _poll(self) -> None:
        if await self.store.has_news():
            self._behind.update(self.actors)
        elif self.store.is_shared and not self.is_told:
            await self._compare()
        await self._read()

    @property
    def is_told(self) -> bool:
        """Whether other servers can be heard; where not, the log is looked into."""
        return self.channel is not None and self.channel.is_up

    async def _compare(self) -> None:
        """Find the matches that another server has changed."""
        held = list(self.actors)
        for start in range(0, len(held), POLLED):
            some = held[start : start + POLLED]
            for match, pulse in (await self.store.pulses(some)).items():
                actor = self.actors.get(match)
                if actor is not None and not actor.lock.locked() and pulse != actor.pulse():
                    self._behind.add(match)

    async def _beat(self) -> None:
        if self.store.is_shared and self.is_told:  # What is said can get lost; what is written cannot.
            await self._compare()
        for actor in list(self.actors.values()):
            actor.presence.tell_servers()
            if actor.presence.forget_the_silent():
                async with actor.lock:
                    await actor.presence.note()

    async def _tend(self) -> None:
        """Waiting rooms: those in which somebody is stay in the list, those nobody came to are forgotten in the end."""
        waiting = [
            match for match, actor in self.actors.items() if actor.row.state == "waiting" and actor.presence.connections
        ]
        await self.store.touch(waiting)
        await self.store.forget_waiting(time.time() - FORGOTTEN)

    async def wake(self) -> float:
        """Write down that this server is there; tells since when that is known."""
        if self.awake_since is None:
            self.awake_since = self.now()
            await self.store.hold("", self.server, self.awake_since)
        return self.awake_since

    async def _keep_time(self) -> None:
        """Write down that matches are held, and look for clocks at zero in those that nobody looks at."""
        clocked = [actor for actor in list(self.actors.values()) if actor.timing.since is not None]
        if not clocked and not await self.store.has_clocks():
            return
        await self.wake()
        await self.store.still_held(self.server, self.now())
        for actor in clocked:
            await actor.timing.look()
        for match in filter(self.is_mine, await self.store.due(self.now())):
            with contextlib.suppress(Refusal):
                await self.actor(match)

    async def _sweep(self) -> None:
        for match, actor in list(self.actors.items()):
            if actor.is_idle:
                actor.stop()
                del self.actors[match]
                await actor.timing.end()
                if self.channel is not None:
                    await self.channel.stop_listening(match)
        METRICS.live_matches.set(len(self.actors))
