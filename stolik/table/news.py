"""What servers tell each other about matches, over a Litestar channel backend that is made anew whenever it breaks.

Nothing depends on it but speed: the log is the truth, and while the channel is away everybody looks there instead
(`Tables._poll`). After every new start of the channel the logs are read again, for what was said meanwhile is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable

from litestar.channels.backends.base import ChannelsBackend

from stolik.table.metrics import METRICS
from stolik.table.settings import BadSettings, is_postgres
from stolik.table.tables import Tables

log = logging.getLogger("stolik.news")

FIRST_WAIT = 0.1
LONGEST_WAIT = 2.0
"""Seconds between two attempts to connect: twice as long every time."""
PATIENCE = 5.0
"""How long anything may take that the channel is asked for."""
BEAT = 1.0
"""How often a server says something to itself; whoever does not hear itself has lost the channel."""
BACKLOG = 10_000
"""So many unsent messages, and the oldest are forgotten: they are in the log anyway."""

MakeBackend = Callable[[], ChannelsBackend]


def backend_of(channels: str) -> MakeBackend | None:
    """How servers tell each other news; None where there is but one."""
    if channels == "memory":
        return None
    if is_postgres(channels):
        try:
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
        except ImportError as error:
            raise BadSettings("STOLIK_CHANNELS is PostgreSQL, but asyncpg is missing: stolik[postgres]") from error
        return lambda: AsyncPgChannelsBackend(channels)
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ImportError as error:
        raise BadSettings("STOLIK_CHANNELS is Redis, but redis is missing: pip install stolik[redis]") from error

    class OwnRedis(RedisChannelsPubSubBackend):  # type: ignore[misc]
        """A backend with connections of its own: they end with it."""

        async def on_shutdown(self) -> None:
            try:
                await super().on_shutdown()
            finally:
                await self._redis.aclose()

    return lambda: OwnRedis(redis=Redis.from_url(channels, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE))


class ChannelLost(Exception):
    """The channel is silent or has ended."""


class News:
    """Keeps the channel alive, and ties live matches to it."""

    def __init__(self, make: MakeBackend, tables: Tables) -> None:
        self.tables = tables
        self.is_up = False
        self._make = make
        self._wanted: set[str] = set()
        self._orders: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        """Matches to begin (True) or to cease listening to, while the channel is up."""
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(BACKLOG)
        self._echo = "stolik_" + tables.server
        self._heard_at = 0.0

    # For the tables

    def publish(self, match: str, data: bytes) -> None:
        """Tell all servers. While the channel is away nobody is told: they look into the log."""
        if not self.is_up:
            return
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait((channel_of(match), data))

    async def listen(self, match: str) -> None:
        """Hear what is said about a match, as soon as the channel can."""
        self._wanted.add(match)
        if self.is_up:
            self._orders.put_nowait((match, True))

    async def stop_listening(self, match: str) -> None:
        """The match is no longer held here."""
        self._wanted.discard(match)
        if self.is_up:
            self._orders.put_nowait((match, False))

    # The channel

    async def run(self) -> None:
        """Connect, listen and speak; when anything breaks, begin anew."""
        wait = FIRST_WAIT
        was_up = True
        while True:
            try:
                await self._live(was_up)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self.is_up:
                    wait = FIRST_WAIT
                if self.is_up or was_up:
                    log.warning("the channel is away; the log is polled", extra={"why": type(error).__name__})
                was_up = False
            finally:
                self._is(False)
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))
            wait = min(LONGEST_WAIT, 2 * wait)

    def _is(self, up: bool) -> None:
        self.is_up = up
        METRICS.channel_up.set(int(up))

    async def _live(self, was_up: bool) -> None:
        """One life of the channel; ends with an exception."""
        backend = self._make()
        self._out = asyncio.Queue(BACKLOG)
        self._orders = asyncio.Queue()
        loop = asyncio.get_running_loop()
        tasks: list[asyncio.Task[None]] = []
        try:
            async with asyncio.timeout(PATIENCE):
                await backend.on_startup()
                begun = set(self._wanted)  # Not later: a match that is opened meanwhile is none of them.
                await backend.subscribe([self._echo, *map(channel_of, begun)])
            self._heard_at = loop.time()
            tasks = [loop.create_task(work(backend)) for work in (self._hear, self._speak, self._obey, self._beat)]
            while self._heard_at and not self.is_up:  # Not up before it has heard itself.
                done, _ = await asyncio.wait(tasks, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                if done:
                    raise next(iter(done)).exception() or ChannelLost
            for match in self._wanted - begun:
                self._orders.put_nowait((match, True))
            METRICS.channel_starts.inc()
            if not was_up:
                log.warning("the channel is back; the logs are read again")
            self.tables.begin_to_hear()
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            raise next(iter(done)).exception() or ChannelLost
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await backend.on_shutdown()

    async def _hear(self, backend: ChannelsBackend) -> None:
        async for channel, data in backend.stream_events():
            if channel == self._echo:
                self._heard_at = asyncio.get_running_loop().time()
                self._is(True)
                continue
            try:
                self.tables.hear(match_of(channel), data)
            except Exception:
                log.exception("news failed")

    async def _speak(self, backend: ChannelsBackend) -> None:
        while True:
            channel, data = await self._out.get()
            async with asyncio.timeout(PATIENCE):
                await backend.publish(data, [channel])

    async def _obey(self, backend: ChannelsBackend) -> None:
        while True:
            match, is_wanted = await self._orders.get()
            async with asyncio.timeout(PATIENCE):
                if is_wanted:
                    await backend.subscribe([channel_of(match)])
                elif match not in self._wanted:
                    await backend.unsubscribe([channel_of(match)])
            if is_wanted:
                self.tables.begin_to_hear(match)

    async def _beat(self, backend: ChannelsBackend) -> None:
        while True:
            async with asyncio.timeout(PATIENCE):
                await backend.publish(b"{}", [self._echo])
            await asyncio.sleep(BEAT)
            if asyncio.get_running_loop().time() - self._heard_at > 3 * BEAT:
                raise ChannelLost


def channel_of(match: str) -> str:
    """The channel of a match; letters and digits only."""
    return "stolik_" + match.encode().hex()


def match_of(channel: str) -> str:
    """The match of a channel."""
    return bytes.fromhex(channel.removeprefix("stolik_")).decode()
