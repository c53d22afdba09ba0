"""Live play: one actor per match brings it to life from its log, takes messages one by one and sends everybody frames.

An answer is tried, then written to the log, and only then shown and acknowledged. Another server may hold the same
match: the log's numbers decide whose answer came first, and the other one reads what it missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from stolik.kernel.errors import CannotUndo, NotAnOption
from stolik.kernel.question import CONCEDE
from stolik.table import boards, frames
from stolik.table import messages as m
from stolik.table.bot_seats import BotSeats, level_of
from stolik.table.company import Company
from stolik.table.connection import Connection
from stolik.table.course import Course
from stolik.table.errors import Refusal
from stolik.table.match_log import MatchLog
from stolik.table.metrics import METRICS
from stolik.table.presence import Presence
from stolik.table.rows import Entry, MatchRow, Pulse, SeatRow
from stolik.table.timing import Timing

if TYPE_CHECKING:
    from stolik.table.tables import Tables

log = logging.getLogger("stolik.live")


class Notice(msgspec.Struct):
    """What servers tell each other about a match."""

    server: str
    news: str
    """log: something was written; seats: who sits has changed; people: who is here; who: tell me who is with you;
    talk: somebody said something; pointed: somebody shows something."""
    here: list[str] = []
    watchers: int = 0
    line: m.TalkLine | None = None
    pointed: m.Pointed | None = None


class Actor:
    """One live match in this process: takes messages one by one, and shows what came of them.

    What it does so with: the log of the match, who is here, the bots, the clocks, and what people say to each other.
    """

    def __init__(self, tables: Tables, row: MatchRow, seats: list[SeatRow]) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = tables.settings
        self.seats = seats
        self.lock = asyncio.Lock()
        self.log = MatchLog(tables.store, row, lambda: self.timing.due())
        self.presence = Presence(self)
        self.bots = BotSeats(self)
        self.timing = Timing(self)
        self.company = Company(self)
        self.log.is_reread = self.timing.apply

    @property
    def row(self) -> MatchRow:
        """The match, apart from its answers."""
        return self.log.row

    @property
    def course(self) -> Course:
        """The match as its log has it."""
        return self.log.course

    # The log

    async def mend(self) -> None:
        """Read the log again where the match in memory is not to be trusted."""
        if self.log.is_torn:
            await self.log.load()
            self.log.note_end()
            self.show()
            self.bots.wake()

    async def catch_up(self) -> None:
        """Read what another server has written."""
        await self.mend()
        if await self.log.read_on():
            self.show()
            self.timing.tell()
            self.presence.tell()
            self.bots.wake()

    def pulse(self) -> Pulse:
        """What another server may have changed, as it is known here."""
        return Pulse(self.row.state, self.row.rematch, len(self.course.entries), self.seats)

    async def write(self, seat: int, kind: Any, answer: Iterable[int | str], message: str | None) -> None:
        """Try an entry, write it down, show it. A Refusal says that trying or writing failed and nothing has changed.

        Once the entry is written, nothing that follows can fail any more.
        """
        before = frozenset() if self.course.clocks is None else self.course.clocks.running
        asking = self.course.play.asking
        entry = Entry(len(self.course.entries), seat, kind, list(answer), self.tables.now(), message)
        if not await self.log.write(entry):
            self.show()
            self.timing.tell()
            raise Refusal("stale", "somebody else was faster")
        try:
            self.tables.publish(self.row.id, "log")
        except Exception:
            log.exception("other servers could not be told", extra={"match": self.row.id})
        self.show()
        self.timing.tell()
        if asking is not self.course.play.asking:
            self.presence.tell()
        self._call(before)
        self.bots.wake()

    def _call(self, before: frozenset[int]) -> None:
        """Over days: tell the operator's webhook whose move it has become."""
        if self.tables.webhook is None or not self.timing.is_over_days or self.course.clocks is None:
            return
        for seat in sorted(self.course.clocks.running - before):
            self.tables.webhook.tell(self.row, self.seats[seat], self.course.frame, self.row.due)

    # Frames

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def show(self) -> None:
        """Send everybody the newest frame."""
        if self.row.state == "waiting":
            return
        made: dict[object, bytes] = {}
        for connection in list(self.presence.connections):
            if connection.is_greeted:
                self.show_to(connection, made)
        if self.course.match.over:
            self.presence.tell()

    def show_to(self, connection: Connection, made: dict[object, bytes] | None = None) -> None:
        """Send the newest frame with all that happened since the last one the reader got."""
        if self.row.state == "waiting":
            return
        cache = {} if made is None else made
        seen = min(connection.shown, self.course.frame)
        since = self.course.since(seen)
        is_next = connection.is_brief and seen == self.course.frame - 1
        mine: list[int | None] = [*self.seats_of(connection.person)]
        is_shown = True
        for seat in mine or [None]:
            key = seat, since, is_next, connection.is_brief, connection.has_plain
            data = cache.get(key)
            if data is None:
                try:
                    reader = seat, connection.has_plain
                    data = m.encode(self.course.frame_for(reader, since, is_next, connection.is_brief))
                except Exception:
                    log.exception("a frame could not be made", extra={"match": self.row.id})
                    METRICS.shows_failed.inc()
                    is_shown = False
                    data = m.encode(m.Refused(None, "not_shown", "the table cannot show this moment; nothing is lost"))
                cache[key] = data
            connection.post(data)
            METRICS.frames.inc()
        if is_shown:
            connection.shown = self.course.frame

    # Messages

    async def take(self, connection: Connection, message: m.FromBrowser) -> None:
        """Carry out a message from a browser and reply to it."""
        if isinstance(message, m.Hello):
            connection.shown = message.seen if 0 <= message.seen <= self.course.frame else 0
            connection.is_greeted = True
            connection.is_brief = message.brief
            connection.has_plain = message.plain
            await self.company.remind(connection)
            if self.row.state != "waiting":
                await self._greet(connection)
            return
        key = f"{connection.person or id(connection)}:{message.id}"
        async with self.lock:
            known = self.log.replies.get(key)
            if known is not None:
                connection.post(known)
                return
            started = time.perf_counter()
            try:
                await self.mend()
                reply = await self._carry_out(connection, message, key)
            except Refusal as refusal:
                reply = m.Refused(message.id, refusal.code, refusal.message, self._reason(message, refusal.code))
                METRICS.refused.labels(refusal.code).inc()
            await self.timing.settle(is_sure=isinstance(message, m.Back))
            if key in self.log.replies:
                connection.post(self.log.replies[key])
            else:
                data = m.encode(reply)
                self.log.remember(key, data)
                connection.post(data)
            METRICS.message_seconds.observe(time.perf_counter() - started)

    async def _greet(self, connection: Connection) -> None:
        async with self.lock:
            await self.catch_up()
            connection.shown = min(connection.shown, self.course.frame)
            self.show_to(connection)

    def _reason(self, message: m.FromBrowser, code: m.Code) -> m.ReasonNow | None:
        """For an answer that is no option, or not the one that a lesson wants: why not."""
        if not isinstance(message, m.Answer):
            return None
        if code == "lesson" and self.course.progress is not None:
            said = self.course.progress.why_wrong(message.option)
            return None if said is None else m.ReasonNow("", said)
        if code != "not_an_option":
            return None
        reason = self._why_not(message.seat, message.option)
        return None if reason is None else m.ReasonNow(reason.clause, frames.say(reason.said))

    def _why_not(self, seat: int, attempt: list[int | str]) -> Any:
        try:
            return self.course.match.why_not(seat, attempt)
        except Exception:  # An attempt can be anything, a game need not have thought of it.
            METRICS.explanations_failed.labels("why_not").inc()
            return frames.WORDLESS_REASON

    async def _carry_out(self, connection: Connection, message: m.FromBrowser, key: str) -> m.FromServer:
        if isinstance(message, m.Lesson):
            await self._read_lesson(connection, key)
        elif isinstance(message, m.Absent):
            await self.presence.vote(connection, message)
        else:
            assert not isinstance(message, m.Hello)
            if message.seat not in self.seats_of(connection.person):
                raise Refusal("not_your_seat", f"seat {message.seat} is not yours")
            if isinstance(message, m.Why):
                return self._explain(message)
            if isinstance(message, m.Tries):
                opened = self.course.opened.get(message.seat)
                found = [] if opened is None else frames.tries(self.course.match, opened[0])
                return m.TriesNow(message.id, self.course.question_id(message.seat), found)
            if isinstance(message, m.Preview):
                twin = self.course.match.copy()  # some previews go through every throw of the dice: beside the loop
                foreseen = await asyncio.to_thread(frames.preview, twin, message.seat, message.about)
                return m.Previewed(message.id, foreseen)
            if isinstance(message, m.Say):
                await self.company.say(connection, message)
                return m.Done(message.id, self.course.frame)
            self._must_be_playing()
            if isinstance(message, m.Answer):
                await self._answer(message, key)
            elif isinstance(message, m.Undo):
                await self._undo(message, key)
            elif isinstance(message, m.Point):
                self.company.point(connection, message)
            elif isinstance(message, m.Back):
                await self.company.back(connection, message, key)
            else:
                await self.write(message.seat, "answer", CONCEDE, key)
        return m.Done(message.id, self.course.frame)

    def _must_be_playing(self) -> None:
        if self.course.match.over:
            raise Refusal("over", "the match is over")
        if self.row.state != "playing":
            raise Refusal("not_now", f"the match is {self.row.state}")

    async def _answer(self, message: m.Answer, key: str) -> None:
        asked = self.course.question_id(message.seat)
        if asked is None and message.question.partition(".")[0] != str(self.course.frame):
            raise Refusal("stale", "that question is no longer open")
        if asked is None:
            raise Refusal("not_asked", f"seat {message.seat} is not asked anything now")
        if message.question != asked:
            raise Refusal("stale", f"the open question is {asked}")
        if tuple(message.option) not in self.course.opened[message.seat][0].options:  # Giving up is none of them.
            raise Refusal("not_an_option", "that is not possible now")
        if self.course.progress is not None and not self.course.progress.allows(message.seat, message.option):
            raise Refusal("lesson", "the lesson asks for something else now")
        self.timing.must_be_in_time(message.seat)
        try:
            await self.write(message.seat, "answer", message.option, key)
        except NotAnOption as error:
            raise Refusal("not_an_option", "that is not possible now") from error

    async def _undo(self, message: m.Undo, key: str) -> None:
        if self.course.progress is not None and not self.course.progress.can_take_back(message.seat):
            raise Refusal("cannot_undo", "the lesson has gone on since")
        self.timing.must_be_in_time(message.seat)
        try:
            await self.write(message.seat, "undo", ["undo"], key)
        except CannotUndo as error:
            raise Refusal("cannot_undo", "there is nothing to take back, or somebody has learned something") from error

    def _explain(self, message: m.Why) -> m.Reason:
        reason = self._why_not(message.seat, message.attempt)
        if reason is None:
            return m.Reason(message.id, True, "", None)
        return m.Reason(message.id, False, reason.clause, frames.say(reason.said))

    async def _read_lesson(self, connection: Connection, key: str) -> None:
        if self.course.progress is None:
            raise Refusal("not_now", "this match is no lesson")
        seat = self.course.progress.lesson.seat
        if seat not in self.seats_of(connection.person):
            raise Refusal("not_your_seat", "this is not your lesson")
        self._must_be_playing()
        if not self.course.progress.is_reading:
            raise Refusal("lesson", "this step waits for an answer")
        await self.write(seat, "lesson", ["lesson"], key)

    # Coming and going

    async def join(self, connection: Connection) -> None:
        """A page was opened."""
        async with self.lock:
            await self._refresh()
            self.presence.add(connection)
            self.tables.publish(self.row.id, "who")
            self._welcome(connection)
            await self.presence.note()
            self.timing.tell()
            self.bots.wake()

    def _welcome(self, connection: Connection) -> None:
        row = self.row
        mine = self.seats_of(connection.person)
        known = row.parent is not None
        board = boards.find(self.course.match.game).address(boards.BOARD)
        connection.tell(
            m.Welcome(
                row.id,
                row.game,
                row.options,
                mine,
                row.commitment,
                bool(row.lesson),
                known,
                board,
                row.clock,
                row.friendly,
                list(self.course.match.sides),
            )
        )

    async def leave(self, connection: Connection) -> None:
        """A page was closed."""
        self.presence.drop(connection)
        async with self.lock:
            await self.presence.note(is_sure=True)

    async def _refresh(self) -> None:
        """Read again who sits and how the match stands."""
        row = await self.store.match(self.row.id)
        if row is not None:
            was_waiting = self.row.state == "waiting"
            self.log.row = row
            was_mine = {each: self.seats_of(each.person) for each in self.presence.connections}
            levels = [level_of(seat) for seat in self.seats]
            self.seats = await self.store.seats(row.id)
            for seat, level in zip(self.seats, levels, strict=True):
                if level is not None and level_of(seat) is None:
                    self.bots.stop(seat.seat)
            await self.catch_up()
            for connection, mine in was_mine.items():
                if mine != self.seats_of(connection.person):
                    self._welcome(connection)
                    connection.shown = 0
            if was_waiting and row.state != "waiting":
                await self.store.set_standing(row.id, self.log.standing())
                self.show()
                self.bots.wake()
            await self.timing.settle()

    async def hear(self, notice: Notice) -> None:
        """News from another server."""
        async with self.lock:
            if notice.news == "log":
                await self.catch_up()
            elif notice.news == "seats":
                await self._refresh()
                self.presence.tell()
            elif notice.news == "who":
                if self.timing.since is not None:
                    await self.store.still_held(self.tables.server, self.tables.now())
                self.presence.tell_servers()
            elif notice.news == "talk" and notice.line is not None:
                self.company.hear(notice.line)
            elif notice.news == "pointed" and notice.pointed is not None:
                self.company.see(notice.pointed)
            elif notice.news == "people":
                await self.presence.hear(notice.server, notice.here, notice.watchers)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this actor."""
        return (
            not self.presence.connections
            and not self.bots.thinking
            and not self.lock.locked()
            and time.monotonic() - self.presence.idle_since >= self.settings.idle_seconds
        )

    def stop(self) -> None:
        """Let go of everything."""
        self.timing.stop()
        self.bots.stop_all()
        self.presence.stop()
