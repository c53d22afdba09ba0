"""Live play: one actor per match brings it to life from its log, takes messages one by one and sends everybody frames.

An answer is tried, then written to the log, and only then shown and acknowledged. Another server may hold the same
match: the log's numbers decide whose answer came first, and the other one reads what it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Literal, Protocol
from uuid import uuid4

import msgspec

from stolik.kernel.errors import CannotUndo, NotAnOption, StolikError
from stolik.kernel.question import CONCEDE
from stolik.kernel.registry import find
from stolik.table import boards, frames, rebuild
from stolik.table import messages as m
from stolik.table.bots import Bots, is_following, pace_of
from stolik.table.company import Company
from stolik.table.course import Course
from stolik.table.errors import Refusal
from stolik.table.metrics import METRICS
from stolik.table.rate_limit import Limits
from stolik.table.rows import Entry, Mark, MatchRow, Pulse, SeatRow, Standing
from stolik.table.settings import Settings
from stolik.table.store import SqlStore
from stolik.table.timing import Timing
from stolik.table.webhook import Webhook

log = logging.getLogger("stolik.live")

REPLIES = 1000
"""How many replies a match remembers for repeated messages."""
STAND_IN: m.Level = "regular"
"""The level of a bot that plays for somebody who has left."""
MARK_EVERY = 8
"""After so many entries the state of a match is stored."""
HEARTBEAT = 10.0
"""How often servers tell each other who is with them; three silent beats and their people count as gone."""
TEND = 300.0
"""How often waiting rooms are looked after, in seconds."""
FORGOTTEN = 14 * 24 * 3600.0
"""A room in which nobody has waited for so long is taken away."""
KEEPING = 5.0
"""How often a server writes down that it is there: so much, at most, a crash gives to those whose clocks ran."""
BACKLOG = 256
"""So many unsent messages, and a connection is given up."""

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


class Connection:
    """One open browser page."""

    def __init__(self, person: str | None, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.person = person
        self.send = send
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.shown = 0
        """The newest frame it has got."""
        self.is_open = True
        self.is_greeted = False
        """Whether it has said how far it has read."""
        self.is_brief = False
        """Whether it wants what changed rather than the whole table."""
        self.has_plain = True
        """Whether it draws the plain board."""

    def post(self, data: bytes) -> None:
        """Send, in order, without waiting."""
        if not self.is_open:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def tell(self, message: m.FromServer) -> None:
        """Send a message."""
        self.post(m.encode(message))

    def close(self) -> None:
        """Send nothing more."""
        self.is_open = False
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    async def run(self) -> None:
        """Send what is posted, until closed."""
        while True:
            data = await self.queue.get()
            if data is None or (not self.is_open and self.queue.full()):
                return
            await self.send(data)


class Actor:
    """One live match in this process."""

    def __init__(self, tables: Tables, row: MatchRow, seats: list[SeatRow]) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = tables.settings
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.replies: OrderedDict[str, bytes] = OrderedDict()
        self.others: dict[str, tuple[float, list[str], int]] = {}
        """By server: until when to believe it, who is there, how many watch."""
        self.left: dict[int, float] = {}
        """When the person of a seat left."""
        self.votes: dict[int, dict[str, m.Choice]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.idle_since = time.monotonic()
        self._timer: asyncio.TimerHandle | None = None
        self.course = Course(row)
        self.is_torn = False
        """Whether the match in memory may hold what the log does not: it must be read before anything else is done."""
        self.timing = Timing(self)
        self.company = Company(self)

    # The match and its log

    def _take(self, entry: Entry) -> None:
        """Carry out an entry on the match in memory, and remember that it was done."""
        self.course.take(entry)
        if entry.message is not None:
            self._remember(entry.message, m.encode(m.Done(entry.message.partition(":")[2], self.course.frame)))

    async def load(self) -> None:
        """Read the whole log. Until it has been read, the match stays as it is."""
        self.is_torn = True
        entries = await self.store.entries(self.row.id)
        self.course = Course(self.row)
        for entry in entries:
            self._take(entry)
        self.is_torn = False
        self.timing.apply()

    async def mend(self) -> None:
        """Read the log again where the match in memory is not to be trusted."""
        if self.is_torn:
            await self.load()
            self._note_end()
            self.show()
            self.wake_bots()

    def _note_end(self) -> None:
        if self.course.match.over:
            self.row.state = "over"

    async def catch_up(self) -> bool:
        """Read what another server has written; whether there was anything."""
        await self.mend()
        news = await self.store.entries(self.row.id, len(self.course.entries))
        for entry in news:
            self._take(entry)
        if news:
            self._note_end()
            self.show()
            self.timing.tell()
            self.tell_people()
            self.wake_bots()
        return bool(news)

    def pulse(self) -> Pulse:
        """What another server may have changed, as it is known here."""
        return Pulse(self.row.state, self.row.rematch, len(self.course.entries), self.seats)

    def standing(self) -> Standing:
        """How the match stands, for lists of rooms."""
        result = self.course.match.result
        asked = [question.seat for question in self.course.match.questions]
        state: m.RoomState = "over" if result is not None else self.row.state
        ended = None if result is None else dict(result.to_json())
        if ended is not None and self.course.timed_out is not None:
            ended["out_of_time"] = self.course.timed_out
        return Standing(state, asked, ended, self.timing.due())

    def _mark(self) -> Mark | None:
        """Now and then, the state: should the rules change, the match goes on from there."""
        count = len(self.course.entries)
        if count % MARK_EVERY or self.row.lesson or self.course.match.over:
            return None
        return rebuild.mark_of(self.row, self.course.match, count)

    async def write(self, seat: int, kind: Any, answer: Iterable[int | str], message: str | None) -> None:
        """Try an entry, write it down, show it. A Refusal says that trying or writing failed and nothing has changed.

        Once the entry is written, nothing that follows can fail any more.
        """
        entry = Entry(len(self.course.entries), seat, kind, list(answer), self.tables.now(), message)
        before = frozenset() if self.course.clocks is None else self.course.clocks.running
        asking = self.course.play.asking
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
            if message is not None:
                self.replies.pop(message, None)
            await self.load()
            self.show()
            self.timing.tell()
            raise Refusal("stale", "somebody else was faster")
        self._note_end()
        self.row.due = standing.due
        METRICS.answers.inc()
        try:
            self.tables.publish(self.row.id, "log")
        except Exception:
            log.exception("other servers could not be told", extra={"match": self.row.id})
        self.show()
        self.timing.tell()
        if asking is not self.course.play.asking:
            self.tell_people()
        self._call(before)
        self.wake_bots()

    def _call(self, before: frozenset[int]) -> None:
        """Over days: tell the operator's webhook whose move it has become."""
        if self.tables.webhook is None or not self.timing.is_over_days or self.course.clocks is None:
            return
        for seat in sorted(self.course.clocks.running - before):
            self.tables.webhook.tell(self.row, self.seats[seat], self.course.frame, self.row.due)

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

    # Frames

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def show(self) -> None:
        """Send everybody the newest frame."""
        if self.row.state == "waiting":
            return
        made: dict[object, bytes] = {}
        for connection in list(self.connections):
            if connection.is_greeted:
                self.show_to(connection, made)
        if self.course.match.over:
            self.tell_people()

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
            known = self.replies.get(key)
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
            if key in self.replies:
                connection.post(self.replies[key])
            else:
                data = m.encode(reply)
                self._remember(key, data)
                connection.post(data)
            METRICS.message_seconds.observe(time.perf_counter() - started)

    async def _greet(self, connection: Connection) -> None:
        async with self.lock:
            await self.catch_up()
            connection.shown = min(connection.shown, self.course.frame)
            self.show_to(connection)

    def _remember(self, key: str, reply: bytes) -> None:
        self.replies[key] = reply
        while len(self.replies) > REPLIES:
            self.replies.popitem(last=False)

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
            await self._vote(connection, message)
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

    # Who is here

    def present(self) -> set[str]:
        """Everybody who has the match open, here or on another server."""
        now = time.monotonic()
        here = {connection.person for connection in self.connections if connection.person is not None}
        for until, people, _ in self.others.values():
            if until > now:
                here.update(people)
        return here

    def watchers(self) -> int:
        """How many watch without a seat."""
        now = time.monotonic()
        return self._watchers_here() + sum(count for until, _, count in self.others.values() if until > now)

    def _watchers_here(self) -> int:
        return sum(1 for connection in self.connections if not self.seats_of(connection.person))

    async def join(self, connection: Connection) -> None:
        """A page was opened."""
        async with self.lock:
            await self._refresh()
            self.connections.add(connection)
            self.tables.publish(self.row.id, "who")
            self._welcome(connection)
            await self._note_presence()
            self.timing.tell()
            self.wake_bots()

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
        connection.close()
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = time.monotonic()
        async with self.lock:
            await self._note_presence(is_sure=True)

    async def _refresh(self) -> None:
        """Read again who sits and how the match stands."""
        row = await self.store.match(self.row.id)
        if row is not None:
            was_waiting = self.row.state == "waiting"
            self.row = row
            was_mine = {connection: self.seats_of(connection.person) for connection in self.connections}
            levels = [self._level(seat) for seat in self.seats]
            self.seats = await self.store.seats(row.id)
            for seat, level in zip(self.seats, levels, strict=True):
                if level is not None and self._level(seat) is None:
                    self._stop_thinking(seat.seat)
            await self.catch_up()
            for connection, mine in was_mine.items():
                if mine != self.seats_of(connection.person):
                    self._welcome(connection)
                    connection.shown = 0
            if was_waiting and row.state != "waiting":
                await self.store.set_standing(row.id, self.standing())
                self.show()
                self.wake_bots()
            await self.timing.settle()

    async def _note_presence(self, is_sure: bool = False) -> None:
        """Who has left, who is back; then tell everybody."""
        here = self.present()
        now = time.monotonic()
        is_changed = False
        for seat in self.seats:
            if seat.who != "person" or seat.person is None:
                continue
            if seat.person in here:
                self.left.pop(seat.seat, None)
                self.votes.pop(seat.seat, None)
                if seat.stands_in:
                    await self.store.stand_in(self.row.id, seat.seat, None)
                    seat.stands_in, seat.level = False, None
                    self._stop_thinking(seat.seat)
                    is_changed = True
            else:
                self.left.setdefault(seat.seat, now)
        if self.row.state == "adjourned" and not self.left:
            await self.store.set_state(self.row.id, "playing")
            self.row.state = "playing"
            is_changed = True
            self.wake_bots()
        if is_changed:
            self.tables.publish(self.row.id, "seats")
        self.tell_servers()
        if not self.tables.is_closing:
            await self.timing.settle(is_sure)
        self.tell_people()

    def absent(self) -> m.AbsentNow | None:
        """Whose return the others wait for, and how long still."""
        if self.row.state != "playing" or self.course.match.over or self.timing.is_over_days:
            return None
        gone = [seat.seat for seat in self.seats if seat.seat in self.left and not seat.stands_in]
        if not gone:
            return None
        seat = min(gone, key=lambda each: self.left[each])
        rest = self.left[seat] + self.settings.leaver_seconds - time.monotonic()
        votes = self.votes.get(seat, {})
        wishes = [
            m.WishNow(each.seat, votes[each.person]) for each in self.seats if each.person in votes and not each.guest
        ]
        return m.AbsentNow(seat, max(0, math.ceil(rest - 0.001)), wishes)

    def people(self) -> m.People:
        """Who is here, for everybody."""
        here = self.present()
        seats = []
        for seat in self.seats:
            is_bot = seat.who != "person" and seat.level is not None
            seats.append(
                m.SeatNow(
                    seat.seat,
                    seat.who,
                    seat.name,
                    is_bot or (seat.person is not None and seat.person in here),
                    seat.level,
                    seat.seat in self.thinking,
                    seat.stands_in,
                    seat.guest,
                )
            )
        state: m.RoomState = "over" if self.course.match.over else self.row.state
        back = self.company.back_now()
        return m.People(seats, self.watchers(), self.absent(), state, self.row.rematch, back)

    def tell_people(self) -> None:
        """Send everybody who is here."""
        people = self.people()
        data = m.encode(people)
        for connection in list(self.connections):
            connection.post(data)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if people.absent is not None and people.absent.seconds > 0 and self.connections:
            rest = self.left[people.absent.seat] + self.settings.leaver_seconds - time.monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0.0, rest), self.tell_people)

    def tell_servers(self) -> None:
        """Tell the other servers who is here."""
        here = sorted({connection.person for connection in self.connections if connection.person is not None})
        self.tables.publish(self.row.id, "people", here, self._watchers_here())

    async def hear(self, notice: Notice) -> None:
        """News from another server."""
        async with self.lock:
            if notice.news == "log":
                await self.catch_up()
            elif notice.news == "seats":
                await self._refresh()
                self.tell_people()
            elif notice.news == "who":
                if self.timing.since is not None:
                    await self.store.still_held(self.tables.server, self.tables.now())
                self.tell_servers()
            elif notice.news == "talk" and notice.line is not None:
                self.company.hear(notice.line)
            elif notice.news == "pointed" and notice.pointed is not None:
                self.company.see(notice.pointed)
            elif notice.news == "people":
                was = self.others.get(notice.server)
                now = time.monotonic()
                self.others[notice.server] = (now + 3 * HEARTBEAT, notice.here, notice.watchers)
                if was is None or was[0] <= now or was[1:] != (notice.here, notice.watchers):
                    here = self.present()
                    for seat in self.seats:
                        if seat.person is not None and seat.person in here:
                            self.left.pop(seat.seat, None)
                        elif seat.person is not None:
                            self.left.setdefault(seat.seat, now)
                    self.tell_people()
                    await self.timing.look()
                    await self.timing.settle()

    async def _vote(self, connection: Connection, message: m.Absent) -> None:
        mine = self.seats_of(connection.person)
        if not mine or connection.person is None:
            raise Refusal("not_your_seat", "only those who sit here may choose")
        if message.seat in mine:
            raise Refusal("not_your_seat", "this is your own seat")
        if self.course.match.over:
            raise Refusal("over", "the match is over")
        seat = next((each for each in self.seats if each.seat == message.seat), None)
        left = self.left.get(message.seat)
        if seat is None or left is None or seat.stands_in or self.row.state == "waiting":
            raise Refusal("not_now", "nobody is missing on that seat")
        if time.monotonic() < left + self.settings.leaver_seconds - 0.05 and self.row.state == "playing":
            raise Refusal("not_now", "the countdown is not over")
        if message.choice == "wait":
            self.left[message.seat] = time.monotonic()
            self.votes.pop(message.seat, None)
            self.tell_people()
            return
        here = self.present()
        voters = {each.person for each in self.seats if each.person in here and each.seat != message.seat}
        votes = self.votes.setdefault(message.seat, {})
        votes[connection.person] = message.choice
        agreed = sum(1 for person, choice in votes.items() if person in voters and choice == message.choice)
        if 2 * agreed <= len(voters):
            self.tell_people()
            return
        self.votes.pop(message.seat, None)
        if message.choice == "bot":
            await self.store.stand_in(self.row.id, seat.seat, STAND_IN)
            seat.stands_in, seat.level = True, STAND_IN
            if self.row.state == "adjourned":
                await self.store.set_state(self.row.id, "playing")
                self.row.state = "playing"
        else:
            await self.store.set_state(self.row.id, "adjourned")
            self.row.state = "adjourned"
        self.tables.publish(self.row.id, "seats")
        self.wake_bots()
        self.tell_people()

    # Bots

    def wake_bots(self) -> None:
        """Let every bot that is asked think; in a lesson the script alone says who goes on."""
        if self.row.state != "playing" or self.course.match.over or self.is_torn or self.course.play.asking is not None:
            return
        if not self.connections and all(self._level(seat) is not None for seat in self.seats):
            return  # Nobody plays and nobody looks on: it goes on when somebody comes.
        progress = self.course.progress
        for seat in self.seats:
            level = self._level(seat)
            if progress is not None and progress.step is not None:
                level = None if progress.plays(seat.seat) is None else STAND_IN
            if level is None or seat.seat in self.thinking or seat.seat not in self.course.opened:
                continue
            self.thinking[seat.seat] = self.tables.spawn(self._think(seat.seat, level))

    def _level(self, seat: SeatRow) -> m.Level | None:
        """The level of the bot that plays this seat now, if one does."""
        if seat.who == "bot" or seat.stands_in:
            return seat.level or STAND_IN
        return seat.level if seat.who == "open" else None

    def move_for(self, seat: int) -> None:
        """Let a bot make the move of somebody whose clock is at zero."""
        if seat not in self.thinking and seat in self.course.opened:
            self.thinking[seat] = self.tables.spawn(self._think(seat, STAND_IN, "time"))

    def _stop_thinking(self, seat: int) -> None:
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    async def _think(self, seat: int, level: m.Level, kind: Literal["answer", "time"] = "answer") -> None:
        try:
            self.tell_people()
            opened = self.course.opened.get(seat)
            if opened is None:
                return
            started = time.perf_counter()
            pace = self.settings.pace
            scripted = None if self.course.progress is None else self.course.progress.plays(seat)
            if scripted is not None:
                option = scripted.answer_to(opened[0])
                pace = 0.0 if scripted.is_quick else pace
            else:
                follows = is_following(self.course.match, seat)
                pace = pace_of(level, pace, follows)
                option = await self.tables.bots.choose(
                    self.row, list(self.course.entries), opened[0], level, bool(self.connections), follows
                )
                METRICS.bot_seconds.observe(time.perf_counter() - started)
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - started)))
            async with self.lock:
                if self.thinking.get(seat) is not asyncio.current_task():
                    return
                await self.mend()
                self.thinking.pop(seat, None)
                is_open = self.course.opened.get(seat) == opened and self.course.play.asking is None
                if is_open and self.row.state == "playing":
                    with contextlib.suppress(Refusal):
                        await self.write(seat, kind, option, None)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed", extra={"match": self.row.id})
            await asyncio.sleep(1)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                self.thinking.pop(seat)
        if not self.thinking:
            self.tell_people()
        self.wake_bots()

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this actor."""
        return (
            not self.connections
            and not self.thinking
            and not self.lock.locked()
            and time.monotonic() - self.idle_since >= self.settings.idle_seconds
        )

    def stop(self) -> None:
        """Let go of everything."""
        if self._timer is not None:
            self._timer.cancel()
        self.timing.stop()
        for seat in list(self.thinking):
            self._stop_thinking(seat)
        for connection in list(self.connections):
            connection.close()


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
            await actor.load()
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
                actor.tell_servers()
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
        now = time.monotonic()
        for actor in list(self.actors.values()):
            actor.tell_servers()
            if any(until <= now for until, _, _ in actor.others.values()):
                actor.others = {name: told for name, told in actor.others.items() if told[0] > now}
                async with actor.lock:
                    await actor._note_presence()

    async def _tend(self) -> None:
        """Waiting rooms: those in which somebody is stay in the list, those nobody came to are forgotten in the end."""
        waiting = [match for match, actor in self.actors.items() if actor.row.state == "waiting" and actor.connections]
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
