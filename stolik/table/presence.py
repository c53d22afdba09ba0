"""Who is here: the open pages of a live match, those who have left, and what the others decide about them."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING

from stolik.table import messages as m
from stolik.table.bot_seats import STAND_IN
from stolik.table.connection import Connection
from stolik.table.errors import Refusal

if TYPE_CHECKING:
    from stolik.table.live import Actor

HEARTBEAT = 10.0
"""How often servers tell each other who is with them; three silent beats and their people count as gone."""


class Presence:
    """The people of one live match, here and at other servers."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.connections: set[Connection] = set()
        self.idle_since = time.monotonic()
        self._others: dict[str, tuple[float, list[str], int]] = {}
        """By server: until when to believe it, who is there, how many watch."""
        self._left: dict[int, float] = {}
        """When the person of a seat left."""
        self._votes: dict[int, dict[str, m.Choice]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, connection: Connection) -> None:
        """A page was opened."""
        self.connections.add(connection)

    def drop(self, connection: Connection) -> None:
        """A page was closed."""
        connection.close()
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = time.monotonic()

    def stop(self) -> None:
        """Let go of all pages."""
        if self._timer is not None:
            self._timer.cancel()
        for connection in list(self.connections):
            connection.close()

    def everybody(self) -> set[str]:
        """Everybody who has the match open, here or on another server."""
        now = time.monotonic()
        here = {connection.person for connection in self.connections if connection.person is not None}
        for until, people, _ in self._others.values():
            if until > now:
                here.update(people)
        return here

    def watchers(self) -> int:
        """How many watch without a seat."""
        now = time.monotonic()
        return self._watchers_here() + sum(count for until, _, count in self._others.values() if until > now)

    def _watchers_here(self) -> int:
        return sum(1 for connection in self.connections if not self.actor.seats_of(connection.person))

    def post(self, data: bytes) -> None:
        """Send something to every page."""
        for connection in list(self.connections):
            connection.post(data)

    # Leaving and coming back

    async def note(self, is_sure: bool = False) -> None:
        """Who has left, who is back; then tell everybody."""
        actor = self.actor
        here = self.everybody()
        now = time.monotonic()
        is_changed = False
        for seat in actor.seats:
            if seat.who != "person" or seat.person is None:
                continue
            if seat.person in here:
                self._left.pop(seat.seat, None)
                self._votes.pop(seat.seat, None)
                if seat.stands_in:
                    await actor.store.stand_in(actor.row.id, seat.seat, None)
                    seat.stands_in, seat.level = False, None
                    actor.bots.stop(seat.seat)
                    is_changed = True
            else:
                self._left.setdefault(seat.seat, now)
        if actor.row.state == "adjourned" and not self._left:
            await actor.store.set_state(actor.row.id, "playing")
            actor.row.state = "playing"
            is_changed = True
            actor.bots.wake()
        if is_changed:
            actor.tables.publish(actor.row.id, "seats")
        self.tell_servers()
        if not actor.tables.is_closing:
            await actor.timing.settle(is_sure)
        self.tell()

    async def hear(self, server: str, here: list[str], watchers: int) -> None:
        """Another server tells who is there."""
        actor = self.actor
        was = self._others.get(server)
        now = time.monotonic()
        self._others[server] = (now + 3 * HEARTBEAT, here, watchers)
        if was is not None and was[0] > now and was[1:] == (here, watchers):
            return
        everybody = self.everybody()
        for seat in actor.seats:
            if seat.person is not None and seat.person in everybody:
                self._left.pop(seat.seat, None)
            elif seat.person is not None:
                self._left.setdefault(seat.seat, now)
        self.tell()
        await actor.timing.look()
        await actor.timing.settle()

    def forget_the_silent(self) -> bool:
        """Believe servers no longer that have not been heard for a while; whether there were any."""
        now = time.monotonic()
        heard = {name: told for name, told in self._others.items() if told[0] > now}
        is_changed = len(heard) < len(self._others)
        self._others = heard
        return is_changed

    # Telling

    def absent(self) -> m.AbsentNow | None:
        """Whose return the others wait for, and how long still."""
        actor = self.actor
        if actor.row.state != "playing" or actor.course.match.over or actor.timing.is_over_days:
            return None
        gone = [seat.seat for seat in actor.seats if seat.seat in self._left and not seat.stands_in]
        if not gone:
            return None
        seat = min(gone, key=lambda each: self._left[each])
        votes = self._votes.get(seat, {})
        wishes = [
            m.WishNow(each.seat, votes[each.person]) for each in actor.seats if each.person in votes and not each.guest
        ]
        return m.AbsentNow(seat, max(0, math.ceil(self._rest(seat) - 0.001)), wishes)

    def _rest(self, seat: int) -> float:
        """How many seconds are left until the others may decide about a seat."""
        return self._left[seat] + self.actor.settings.leaver_seconds - time.monotonic()

    def people(self) -> m.People:
        """Who is here, for everybody."""
        actor = self.actor
        here = self.everybody()
        seats = []
        for seat in actor.seats:
            is_bot = seat.who != "person" and seat.level is not None
            seats.append(
                m.SeatNow(
                    seat.seat,
                    seat.who,
                    seat.name,
                    is_bot or (seat.person is not None and seat.person in here),
                    seat.level,
                    seat.seat in actor.bots.thinking,
                    seat.stands_in,
                    seat.guest,
                )
            )
        state: m.RoomState = "over" if actor.course.match.over else actor.row.state
        back = actor.company.back_now()
        return m.People(seats, self.watchers(), self.absent(), state, actor.row.rematch, back)

    def tell(self) -> None:
        """Send everybody who is here."""
        people = self.people()
        self.post(m.encode(people))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if people.absent is not None and people.absent.seconds > 0 and self.connections:
            rest = max(0.0, self._rest(people.absent.seat))
            self._timer = asyncio.get_running_loop().call_later(rest, self.tell)

    def tell_servers(self) -> None:
        """Tell the other servers who is here."""
        here = sorted({connection.person for connection in self.connections if connection.person is not None})
        self.actor.tables.publish(self.actor.row.id, "people", here, self._watchers_here())

    # Deciding about somebody who has left

    async def vote(self, connection: Connection, message: m.Absent) -> None:
        """Somebody says what shall become of a seat whose person has left; most of those who are here decide."""
        actor = self.actor
        mine = actor.seats_of(connection.person)
        if not mine or connection.person is None:
            raise Refusal("not_your_seat", "only those who sit here may choose")
        if message.seat in mine:
            raise Refusal("not_your_seat", "this is your own seat")
        if actor.course.match.over:
            raise Refusal("over", "the match is over")
        seat = next((each for each in actor.seats if each.seat == message.seat), None)
        if seat is None or message.seat not in self._left or seat.stands_in or actor.row.state == "waiting":
            raise Refusal("not_now", "nobody is missing on that seat")
        if self._rest(message.seat) > 0.05 and actor.row.state == "playing":
            raise Refusal("not_now", "the countdown is not over")
        if message.choice == "wait":
            self._left[message.seat] = time.monotonic()
            self._votes.pop(message.seat, None)
            self.tell()
            return
        here = self.everybody()
        voters = {each.person for each in actor.seats if each.person in here and each.seat != message.seat}
        votes = self._votes.setdefault(message.seat, {})
        votes[connection.person] = message.choice
        agreed = sum(1 for person, choice in votes.items() if person in voters and choice == message.choice)
        if 2 * agreed <= len(voters):
            self.tell()
            return
        self._votes.pop(message.seat, None)
        if message.choice == "bot":
            await actor.store.stand_in(actor.row.id, seat.seat, STAND_IN)
            seat.stands_in, seat.level = True, STAND_IN
            if actor.row.state == "adjourned":
                await actor.store.set_state(actor.row.id, "playing")
                actor.row.state = "playing"
        else:
            await actor.store.set_state(actor.row.id, "adjourned")
            actor.row.state = "adjourned"
        actor.tables.publish(actor.row.id, "seats")
        actor.bots.wake()
        self.tell()
