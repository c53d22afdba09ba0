"""The log of one live match, and the match in memory that comes of it.

What is written and what is shown agree: an entry is tried on the match in memory, written down, and counts only then.
Where the two may differ, the log is read again before anything else is done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from stolik.kernel.errors import StolikError
from stolik.table import messages as m
from stolik.table import rebuild
from stolik.table.course import Course
from stolik.table.errors import Refusal
from stolik.table.metrics import METRICS
from stolik.table.rows import Entry, Mark, MatchRow, Standing
from stolik.table.store import SqlStore

log = logging.getLogger("stolik.live")

REPLIES = 1000
"""How many replies a match remembers for repeated messages."""
MARK_EVERY = 8
"""After this many entries the state of a match is stored."""


class MatchLog:
    """Reads and writes the log of one match."""

    def __init__(self, store: SqlStore, row: MatchRow, due: Callable[[], float | None]) -> None:
        self.store = store
        self.row = row
        self.course = Course(row)
        self.is_torn = False
        """Whether the match in memory may hold what the log does not: it must be read before anything else is done."""
        self.replies: OrderedDict[str, bytes] = OrderedDict()
        self._due = due
        """When the first of the clocks that run will be at zero."""
        self.is_reread: Callable[[], None] = lambda: None
        """Who wants to know that the match in memory is another one now."""

    # Reading

    def _take(self, entry: Entry) -> None:
        """Carry out an entry on the match in memory, and remember that it was done."""
        self.course.take(entry)
        if entry.message is not None:
            self.remember(entry.message, m.encode(m.Done(entry.message.partition(":")[2], self.course.frame)))

    async def load(self) -> None:
        """Read the whole log. Until it has been read, the match stays as it is."""
        self.is_torn = True
        entries = await self.store.entries(self.row.id)
        self.course = Course(self.row)
        for entry in entries:
            self._take(entry)
        self.is_torn = False
        self.is_reread()

    async def read_on(self) -> bool:
        """Read what another server has written; whether there was anything."""
        news = await self.store.entries(self.row.id, len(self.course.entries))
        for entry in news:
            self._take(entry)
        if news:
            self.note_end()
        return bool(news)

    def note_end(self) -> None:
        """A match that has come to its end is over."""
        if self.course.match.over:
            self.row.state = "over"

    def remember(self, key: str, reply: bytes) -> None:
        """Keep a reply for somebody who says the same once more."""
        self.replies[key] = reply
        while len(self.replies) > REPLIES:
            self.replies.popitem(last=False)

    # Writing

    def standing(self) -> Standing:
        """How the match stands, for lists of rooms."""
        result = self.course.match.result
        asked = [question.seat for question in self.course.match.questions]
        state: m.RoomState = "over" if result is not None else self.row.state
        ended = None if result is None else dict(result.to_json())
        if ended is not None and self.course.timed_out is not None:
            ended["out_of_time"] = self.course.timed_out
        return Standing(state, asked, ended, self._due())

    def _mark(self) -> Mark | None:
        """Now and then, the state: should the rules change, the match goes on from there."""
        count = len(self.course.entries)
        if count % MARK_EVERY or self.row.lesson or self.course.match.over:
            return None
        return rebuild.mark_of(self.row, self.course.match, count)

    async def write(self, entry: Entry) -> bool:
        """Try an entry and write it down; False when somebody else wrote one with its number first.

        A Refusal says that trying or writing failed and nothing has changed.
        """
        try:
            self._take(entry)
        except StolikError:
            raise
        except Exception as error:
            log.exception("a rule failed", extra={"match": self.row.id})
            await self.load()
            raise Refusal("broken", "the table made a mistake; nothing was changed") from error
        standing = self.standing()
        standing.mark = self._mark()
        try:
            is_written = await self.store.append(self.row.id, entry, standing)
        except asyncio.CancelledError:
            self.is_torn = True
            raise
        except Exception as error:
            self.is_torn = True
            log.exception("an answer could not be written", extra={"match": self.row.id})
            is_written = await self._is_written_after_all(entry, error)
        if not is_written:
            METRICS.races.inc()
            if entry.message is not None:
                self.replies.pop(entry.message, None)
            await self.load()
            return False
        self.note_end()
        self.row.due = standing.due
        METRICS.answers.inc()
        return True

    async def _is_written_after_all(self, entry: Entry, error: Exception) -> bool:
        """Read the log again after a failed write: a connection can be lost after the entry was committed."""
        if entry.message is not None:
            self.replies.pop(entry.message, None)
        try:
            await self.load()
        except Exception as again:
            raise Refusal("unsure", "the table cannot tell whether this was kept; reload the page") from again
        newest = self.course.entries[entry.seq] if entry.seq < len(self.course.entries) else None
        if newest is not None and (newest.seat, newest.answer, newest.message) == (
            entry.seat,
            entry.answer,
            entry.message,
        ):
            return True
        raise Refusal("broken", "the table made a mistake; nothing was changed") from error
