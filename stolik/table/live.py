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
from typing import Any
from uuid import uuid4

import msgspec

from stolik.kernel.errors import CannotUndo, NotAnOption, StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Question
from stolik.table import frames, lessons, rebuild
from stolik.table import messages as m
from stolik.table.bots import Bots
from stolik.table.changes import Change, changes
from stolik.table.errors import Refusal
from stolik.table.health import METRICS
from stolik.table.settings import Settings
from stolik.table.store import Entry, MatchRow, SeatRow, SqlStore, Standing

log = logging.getLogger("stolik.live")

REPLIES = 1000
"""How many replies a match remembers for repeated messages."""
STAND_IN: m.Level = "normal"
"""The level of a bot that plays for somebody who has left."""
HEARTBEAT = 10.0
"""How often servers tell each other who is with them; three silent beats and their people count as gone."""
BACKLOG = 256
"""So many unsent messages, and a connection is given up."""

Publish = Callable[[str, bytes], None]
Reader = tuple[int | None, bool]
"""A seat (None: a spectator), and whether it draws the plain board: what they see is the same for all of a kind."""


class Notice(msgspec.Struct):
    """What servers tell each other about a match."""

    server: str
    news: str
    """log: something was written; seats: who sits has changed; people: who is here; who: tell me who is with you."""
    here: list[str] = []
    watchers: int = 0


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
        self._begin()

    # The match and its log

    def _begin(self) -> None:
        self.entries: list[Entry] = []
        self.match: Match = rebuild.started(self.row)
        lesson = lessons.find(self.match.game) if self.row.lesson else None
        self.progress = None if lesson is None else lessons.Progress(lesson)
        self.said: list[m.Said | None] = []
        """The words of every answer that stands."""
        self.lengths = [len(self.match.log)]
        """How long the log of events was at every frame."""
        self.opened: dict[int, tuple[Question, int]] = {}
        self._kept: dict[Reader, tuple[int, Any, list[Change] | None]] = {}
        """The number of the newest frame made for a kind of reader, its view as plain data, and what was new in it."""
        self._note_questions()

    @property
    def frame(self) -> int:
        """The number of the newest frame."""
        return len(self.entries) + 1

    def _note_questions(self) -> None:
        """A question keeps its id until it is answered, whatever the others answer meanwhile."""
        now: dict[int, tuple[Question, int]] = {}
        for question in self.match.questions:
            was = self.opened.get(question.seat)
            now[question.seat] = was if was is not None and was[0] is question else (question, self.frame)
        self.opened = now

    def question_id(self, seat: int) -> str | None:
        """The id of a seat's open question."""
        opened = self.opened.get(seat)
        return None if opened is None else f"{opened[1]}.{seat}"

    def _apply(self, entry: Entry) -> None:
        """Carry out an entry on the match in memory."""
        match = self.match
        if entry.kind == "answer":
            option = tuple(entry.answer)
            question = next((asked for asked in match.questions if asked.seat == entry.seat), None)
            words = None
            if question is not None and option in question.options:
                words = frames.option_words(match, question, option)
            match.answer(entry.seat, option)
            self.said.append(words)
        elif entry.kind == "undo":
            before = list(match.answers)
            match.undo(entry.seat)
            place = next((n for n, given in enumerate(match.answers) if given != before[n]), len(match.answers))
            del self.said[place]
        if self.progress is not None:
            self.progress.take(entry)
        self.entries.append(entry)
        self.lengths.append(len(match.log))
        self._note_questions()
        if entry.message is not None:
            self._remember(entry.message, m.encode(m.Done(entry.message.partition(":")[2], self.frame)))

    async def load(self) -> None:
        """Read the whole log."""
        self._begin()
        for entry in await self.store.entries(self.row.id):
            self._apply(entry)

    async def catch_up(self) -> bool:
        """Read what another server has written; whether there was anything."""
        news = await self.store.entries(self.row.id, len(self.entries))
        for entry in news:
            self._apply(entry)
        if news:
            if self.match.over:
                self.row.state = "over"
            self.show()
            self.wake_bots()
        return bool(news)

    def standing(self) -> Standing:
        """How the match stands, for lists of rooms."""
        result = self.match.result
        asked = [question.seat for question in self.match.questions]
        state: m.RoomState = "over" if result is not None else self.row.state
        return Standing(state, asked, None if result is None else dict(result.to_json()))

    async def write(self, seat: int, kind: Any, answer: Iterable[int | str], message: str | None) -> None:
        """Try an entry, write it down, show it. A Refusal says that trying or writing failed and nothing has changed.

        Once the entry is written, nothing that follows can fail any more.
        """
        entry = Entry(len(self.entries), seat, kind, list(answer), time.time(), message)
        try:
            self._apply(entry)
        except StolikError:
            raise
        except Exception as error:
            log.exception("a rule failed", extra={"match": self.row.id})
            await self.load()
            raise Refusal("broken", "the table made a mistake; nothing was changed") from error
        try:
            is_written = await self.store.append(self.row.id, entry, self.standing())
        except asyncio.CancelledError:
            await self.load()
            raise
        except Exception as error:
            log.exception("an answer could not be written", extra={"match": self.row.id})
            is_written = await self._is_written_after_all(entry, error)
        if not is_written:
            METRICS.races.inc()
            if message is not None:
                self.replies.pop(message, None)
            await self.load()
            self.show()
            raise Refusal("stale", "somebody else was faster")
        if self.match.over:
            self.row.state = "over"
        METRICS.answers.inc()
        try:
            self.tables.publish(self.row.id, "log")
        except Exception:
            log.exception("other servers could not be told", extra={"match": self.row.id})
        self.show()
        self.wake_bots()

    async def _is_written_after_all(self, entry: Entry, error: Exception) -> bool:
        """Read the log again after a failed write: a connection can be lost after the entry was committed."""
        if entry.message is not None:
            self.replies.pop(entry.message, None)
        try:
            await self.load()
        except Exception as again:
            raise Refusal("unsure", "the table cannot tell whether this was kept; reload the page") from again
        newest = self.entries[entry.seq] if entry.seq < len(self.entries) else None
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
        if self.match.over:
            self.tell_people()

    def show_to(self, connection: Connection, made: dict[object, bytes] | None = None) -> None:
        """Send the newest frame with all that happened since the last one the reader got."""
        if self.row.state == "waiting":
            return
        cache = {} if made is None else made
        seen = min(connection.shown, self.frame)
        since = min(self.lengths[seen - 1 :]) if seen else 0
        is_next = connection.is_brief and seen == self.frame - 1
        mine: list[int | None] = [*self.seats_of(connection.person)]
        is_shown = True
        for seat in mine or [None]:
            key = seat, since, is_next, connection.is_brief, connection.has_plain
            data = cache.get(key)
            if data is None:
                try:
                    data = m.encode(self.frame_for((seat, connection.has_plain), since, is_next, connection.is_brief))
                except Exception:
                    log.exception("a frame could not be made", extra={"match": self.row.id})
                    METRICS.shows_failed.inc()
                    is_shown = False
                    data = m.encode(m.Refused(None, "not_shown", "the table cannot show this moment; nothing is lost"))
                cache[key] = data
            connection.post(data)
            METRICS.frames.inc()
        if is_shown:
            connection.shown = self.frame

    def frame_for(self, reader: Reader, since: int, is_next: bool = False, is_brief: bool = False) -> m.Frame:
        """The newest frame for a kind of reader; `is_next`: one who has the frame before."""
        seat, has_plain = reader
        question_id = None if seat is None else self.question_id(seat)
        lesson = None
        if self.progress is not None and seat == self.progress.lesson.seat:
            lesson = self.progress.now()
        undo = None if seat is None else self._undo_words(seat)
        view = frames.view(self.match, seat, has_plain)
        news = self._news(reader, view) if is_brief else None
        shown = news if is_next and news is not None else view
        return frames.frame(self.match, seat, self.frame, since, question_id, undo, lesson, shown, not is_brief)

    def _news(self, reader: Reader, shown: m.View) -> list[Change] | None:
        """What is new in a view since the frame before, if that was made for this kind of reader."""
        kept = self._kept.get(reader)
        if kept is not None and kept[0] == self.frame:
            return kept[2]
        now = msgspec.to_builtins(shown)
        news = changes(kept[1], now) if kept is not None and kept[0] == self.frame - 1 else None
        self._kept[reader] = self.frame, now, news
        return news

    def _undo_words(self, seat: int) -> m.Said | None:
        if self.progress is not None and self.progress.step is not None:
            return None
        option = self.match.can_undo(seat)
        if option is None:
            return None
        answers = self.match.answers
        place = max(n for n in range(len(answers)) if answers[n] == (seat, option))
        return self.said[place]

    # Messages

    async def take(self, connection: Connection, message: m.FromBrowser) -> None:
        """Carry out a message from a browser and reply to it."""
        if isinstance(message, m.Hello):
            connection.shown = message.seen if 0 <= message.seen <= self.frame else 0
            connection.is_greeted = True
            connection.is_brief = message.brief
            connection.has_plain = message.plain
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
                reply = await self._carry_out(connection, message, key)
            except Refusal as refusal:
                reply = m.Refused(message.id, refusal.code, refusal.message, self._reason(message, refusal.code))
                METRICS.refused.labels(refusal.code).inc()
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
            connection.shown = min(connection.shown, self.frame)
            self.show_to(connection)

    def _remember(self, key: str, reply: bytes) -> None:
        self.replies[key] = reply
        while len(self.replies) > REPLIES:
            self.replies.popitem(last=False)

    def _reason(self, message: m.FromBrowser, code: m.Code) -> m.ReasonNow | None:
        """For an answer that is no option: why not."""
        if not isinstance(message, m.Answer) or code != "not_an_option":
            return None
        reason = self._why_not(message.seat, message.option)
        return None if reason is None else m.ReasonNow(reason.clause, frames.say(reason.said))

    def _why_not(self, seat: int, attempt: list[int | str]) -> Any:
        try:
            return self.match.why_not(seat, attempt)
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
                opened = self.opened.get(message.seat)
                found = [] if opened is None else frames.tries(self.match, opened[0])
                return m.TriesNow(message.id, self.question_id(message.seat), found)
            if isinstance(message, m.Preview):
                return m.Previewed(message.id, frames.preview(self.match, message.seat, message.about))
            self._must_be_playing()
            if isinstance(message, m.Answer):
                await self._answer(message, key)
            elif isinstance(message, m.Undo):
                await self._undo(message, key)
            else:
                await self.write(message.seat, "answer", CONCEDE, key)
        return m.Done(message.id, self.frame)

    def _must_be_playing(self) -> None:
        if self.match.over:
            raise Refusal("over", "the match is over")
        if self.row.state != "playing":
            raise Refusal("not_now", f"the match is {self.row.state}")

    async def _answer(self, message: m.Answer, key: str) -> None:
        asked = self.question_id(message.seat)
        if asked is None and message.question.partition(".")[0] != str(self.frame):
            raise Refusal("stale", "that question is no longer open")
        if asked is None:
            raise Refusal("not_asked", f"seat {message.seat} is not asked anything now")
        if message.question != asked:
            raise Refusal("stale", f"the open question is {asked}")
        question = self.match.question_for(message.seat)
        if tuple(message.option) not in question.options:
            raise Refusal("not_an_option", "that is not possible now")
        if self.progress is not None and not self.progress.allows(message.seat, message.option):
            raise Refusal("lesson", "the lesson asks for something else now")
        try:
            await self.write(message.seat, "answer", message.option, key)
        except NotAnOption as error:
            raise Refusal("not_an_option", "that is not possible now") from error

    async def _undo(self, message: m.Undo, key: str) -> None:
        if self.progress is not None and self.progress.step is not None:
            raise Refusal("cannot_undo", "a lesson only goes forward")
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
        if self.progress is None:
            raise Refusal("not_now", "this match is no lesson")
        seat = self.progress.lesson.seat
        if seat not in self.seats_of(connection.person):
            raise Refusal("not_your_seat", "this is not your lesson")
        self._must_be_playing()
        if not self.progress.is_reading:
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
            self.wake_bots()

    def _welcome(self, connection: Connection) -> None:
        row = self.row
        mine = self.seats_of(connection.person)
        connection.tell(m.Welcome(row.id, row.game, row.options, mine, row.commitment, row.lesson))

    async def leave(self, connection: Connection) -> None:
        """A page was closed."""
        connection.close()
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = time.monotonic()
        async with self.lock:
            await self._note_presence()

    async def _refresh(self) -> None:
        """Read again who sits and how the match stands."""
        row = await self.store.match(self.row.id)
        if row is not None:
            was_waiting = self.row.state == "waiting"
            self.row = row
            was_mine = {connection: self.seats_of(connection.person) for connection in self.connections}
            self.seats = await self.store.seats(row.id)
            await self.catch_up()
            for connection, mine in was_mine.items():
                if mine != self.seats_of(connection.person):
                    self._welcome(connection)
                    connection.shown = 0
            if was_waiting and row.state != "waiting":
                await self.store.set_standing(row.id, self.standing())
                self.show()
                self.wake_bots()

    async def _note_presence(self) -> None:
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
        self.tell_people()

    def absent(self) -> m.AbsentNow | None:
        """Whose return the others wait for, and how long still."""
        if self.row.state != "playing" or self.match.over:
            return None
        gone = [seat.seat for seat in self.seats if seat.seat in self.left and not seat.stands_in]
        if not gone:
            return None
        seat = min(gone, key=lambda each: self.left[each])
        rest = self.left[seat] + self.settings.leaver_seconds - time.monotonic()
        return m.AbsentNow(seat, max(0, math.ceil(rest - 0.001)))

    def people(self) -> m.People:
        """Who is here, for everybody."""
        here = self.present()
        seats = []
        for seat in self.seats:
            is_bot = seat.who == "bot"
            seats.append(
                m.SeatNow(
                    seat.seat,
                    seat.who,
                    seat.name,
                    is_bot or (seat.person is not None and seat.person in here),
                    seat.level,
                    seat.seat in self.thinking,
                    seat.stands_in,
                )
            )
        state: m.RoomState = "over" if self.match.over else self.row.state
        return m.People(seats, self.watchers(), self.absent(), state, self.row.rematch)

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
                self.tell_servers()
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

    async def _vote(self, connection: Connection, message: m.Absent) -> None:
        mine = self.seats_of(connection.person)
        if not mine or connection.person is None:
            raise Refusal("not_your_seat", "only those who sit here may choose")
        if message.seat in mine:
            raise Refusal("not_your_seat", "this is your own seat")
        if self.match.over:
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
        """Let every bot that is asked think."""
        if self.row.state != "playing" or self.match.over:
            return
        for seat in self.seats:
            level = self._level(seat)
            if level is None or seat.seat in self.thinking or seat.seat not in self.opened:
                continue
            self.thinking[seat.seat] = self.tables.spawn(self._think(seat.seat, level))

    def _level(self, seat: SeatRow) -> m.Level | None:
        """The level of the bot that plays this seat now, if one does."""
        if seat.who == "bot" or seat.stands_in:
            return seat.level or STAND_IN
        return None

    def _stop_thinking(self, seat: int) -> None:
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    async def _think(self, seat: int, level: m.Level) -> None:
        try:
            self.tell_people()
            opened = self.opened.get(seat)
            if opened is None or (self.progress is not None and self.progress.is_reading):
                return
            started = time.perf_counter()
            scripted = None if self.progress is None else self.progress.reply(seat)
            if scripted is not None:
                option = scripted
            else:
                option = await self.tables.bots.choose(self.row, list(self.entries), opened[0], level)
                METRICS.bot_seconds.observe(time.perf_counter() - started)
            await asyncio.sleep(max(0.0, self.settings.pace - (time.perf_counter() - started)))
            async with self.lock:
                if self.thinking.get(seat) is not asyncio.current_task():
                    return
                self.thinking.pop(seat)
                if self.opened.get(seat) == opened and self.row.state == "playing":
                    with contextlib.suppress(Refusal):
                        await self.write(seat, "answer", option, None)
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
        self.server = uuid4().hex[:12]
        self.actors: dict[str, Actor] = {}
        self.publisher: Publish | None = None
        self.on_actor: Callable[[str], Awaitable[None]] | None = None
        """Called when a match comes to life here, to listen to what other servers say about it."""
        self.on_gone: Callable[[str], Awaitable[None]] | None = None
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    async def start(self) -> None:
        """Begin to look after live matches."""
        self.spawn(self._every(self.settings.poll_seconds, self._poll))
        self.spawn(self._every(HEARTBEAT, self._beat))
        self.spawn(self._every(5.0, self._sweep))

    async def stop(self) -> None:
        """Let go of all matches; what was acknowledged is in the log."""
        self._is_closing = True
        for actor in list(self.actors.values()):
            actor.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.actors.clear()

    async def actor(self, match: str) -> Actor:
        """The actor of a match; brings it to life when it is not."""
        found = self.actors.get(match)
        if found is not None:
            return found
        async with self._opening.setdefault(match, asyncio.Lock()):
            found = self.actors.get(match)
            if found is not None:
                return found
            row = await self.store.match(match)
            if row is None:
                raise Refusal("unknown_match", "there is no such match")
            try:
                actor = Actor(self, row, await self.store.seats(match))
                await actor.load()
            except StolikError as error:
                log.error("a match cannot be rebuilt", extra={"match": match, "why": str(error)[:200]})
                raise Refusal("broken", f"this match cannot go on: {error}") from error
            if self.on_actor is not None:
                await self.on_actor(match)
            self.actors[match] = actor
            METRICS.live_matches.set(len(self.actors))
        self._opening.pop(match, None)
        return actor

    def publish(self, match: str, news: str, here: list[str] | None = None, watchers: int = 0) -> None:
        """Tell the other servers."""
        if self.publisher is not None and not self._is_closing:
            self.publisher(match, msgspec.json.encode(Notice(self.server, news, here or [], watchers)))

    async def hear(self, match: str, data: bytes) -> None:
        """News from some server, perhaps this one."""
        notice = msgspec.json.decode(data, type=Notice)
        actor = self.actors.get(match)
        if actor is not None and notice.server != self.server:
            await actor.hear(notice)

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
        while seconds > 0:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("background work failed")

    async def _poll(self) -> None:
        if await self.store.has_news():
            for match in list(self.actors):
                actor = self.actors.get(match)
                if actor is not None:
                    await actor.hear(Notice("", "seats"))

    async def _beat(self) -> None:
        now = time.monotonic()
        for actor in list(self.actors.values()):
            actor.tell_servers()
            if any(until <= now for until, _, _ in actor.others.values()):
                actor.others = {name: told for name, told in actor.others.items() if told[0] > now}
                async with actor.lock:
                    await actor._note_presence()

    async def _sweep(self) -> None:
        for match, actor in list(self.actors.items()):
            if actor.is_idle:
                actor.stop()
                del self.actors[match]
                if self.on_gone is not None:
                    await self.on_gone(match)
        METRICS.live_matches.set(len(self.actors))
