"""Company in live play: what people say, what they show their team, what they ask to take back.

Nothing here tells a seat what it may not know: phrases are a fixed list, only what everybody sees can be pointed at,
and a wish to take back names a moment, never the answer that was given there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.kernel.errors import CannotUndo
from stolik.kernel.match import Match
from stolik.table import frames
from stolik.table import messages as m
from stolik.table.errors import Refusal
from stolik.table.rows import TalkRow

if TYPE_CHECKING:
    from stolik.table.connection import Connection
    from stolik.table.live import Actor

OLD_LINES = 30
"""So much of what was said is told to somebody who opens the page."""
SAYING = (5.0, 0.5)
POINTING = (3.0, 1.0)
"""So often at once, and a second."""


class Company:
    """The people of one live match, as far as they talk to each other."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return self.actor.course.match.sides[seat]

    def _mates(self, seat: int) -> list[int]:
        """The other seats of a seat's side."""
        sides = self.actor.course.match.sides
        return [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]

    def _is_of_side(self, connection: Connection, side: int) -> bool:
        return any(self.side_of(seat) == side for seat in self.actor.seats_of(connection.person))

    def _must_not_hurry(self, connection: Connection, what: str, burst: float, a_second: float) -> None:
        key = f"{what} {self.actor.row.id} {connection.person}"
        if not self.actor.tables.limits.allows(key, burst, a_second):
            raise Refusal("too_many", "not so fast")

    # Talk

    async def say(self, connection: Connection, message: m.Say) -> None:
        """Somebody says something."""
        actor = self.actor
        if message.team and not self._mates(message.seat):
            raise Refusal("not_now", "you have no team")
        self._must_not_hurry(connection, "say", *SAYING)
        line = m.TalkLine(message.seat, message.phrase, message.team, actor.tables.now())
        await actor.store.say(actor.row.id, TalkRow(line.seat, line.phrase, line.team, line.at))
        self.hear(line)
        actor.tables.publish(actor.row.id, "talk", line=line)

    def hear(self, line: m.TalkLine) -> None:
        """Tell it those whom it is for."""
        data = m.encode(m.Talk([line]))
        for connection in list(self.actor.presence.connections):
            if not line.team or self._is_of_side(connection, self.side_of(line.seat)):
                connection.post(data)

    async def remind(self, connection: Connection) -> None:
        """Tell somebody who comes what was said before."""
        rows = await self.actor.store.talk(self.actor.row.id, OLD_LINES)
        lines = [
            m.TalkLine(row.seat, row.phrase, row.team, row.at)
            for row in rows
            if not row.team or self._is_of_side(connection, self.side_of(row.seat))
        ]
        if lines:
            connection.tell(m.Talk(lines, True))

    # Pointing

    def point(self, connection: Connection, message: m.Point) -> None:
        """Somebody shows the team something."""
        actor = self.actor
        if not self._mates(message.seat):
            raise Refusal("not_now", "you have no team")
        self._must_not_hurry(connection, "point", *POINTING)
        if not is_public(actor.course.match, message.target):
            raise Refusal("not_now", "only what everybody sees can be pointed at")
        shown = m.Pointed(message.seat, message.target, message.phrase)
        self.see(shown)
        actor.tables.publish(actor.row.id, "pointed", pointed=shown)

    def see(self, shown: m.Pointed) -> None:
        """Show it to the team, and to nobody else."""
        data = m.encode(shown)
        for connection in list(self.actor.presence.connections):
            if self._is_of_side(connection, self.side_of(shown.seat)):
                connection.post(data)

    # Taking back

    async def back(self, connection: Connection, message: m.Back, key: str) -> None:
        """Somebody asks to take back, or answers that."""
        actor = self.actor
        play = actor.course.play
        if not actor.row.friendly:
            raise Refusal("cannot_undo", "that is possible only in friendly matches")
        asking = play.asking
        if message.wish == "ask":
            if asking is not None:
                raise Refusal("not_now", "somebody asks already")
            moment = play.last_of(message.seat)
            if moment is None:
                raise Refusal("cannot_undo", "you have not answered anything yet")
            others = [
                seat.seat
                for seat in actor.seats
                if seat.who == "person" and seat.person != connection.person and not seat.stands_in
            ]
            answer: list[int | str] = ["ask", moment, *others]
        elif asking is None:
            raise Refusal("not_now", "nobody asks to take anything back")
        elif message.wish == "yes" and message.seat not in asking.missing:
            raise Refusal("not_now", "you need not agree")
        elif message.wish == "no" and message.seat not in asking.missing and message.seat != asking.seat:
            raise Refusal("not_now", "you have agreed already")
        else:
            answer = [message.wish]
        try:
            await actor.write(message.seat, "back", answer, key)
        except CannotUndo as error:
            raise Refusal("cannot_undo", "this cannot be taken back now") from error

    def back_now(self) -> m.BackNow | None:
        """The open wish to take back."""
        play = self.actor.course.play
        asking = play.asking
        if asking is None:
            return None
        steps = len(play.match.answers) - asking.moment
        return m.BackNow(asking.seat, asking.moment, steps, sorted(asking.missing))


def is_public(match: Match, target: m.Target) -> bool:
    """Whether everybody, also a spectator, sees what a target names."""
    plain = frames.view(match, None).plain
    if plain is None:
        return False
    for zone in plain.zones:
        chart = zone.chart
        if chart is not None and len(target) == 1:
            kind, at = next(iter(target.items()))
            is_drawn = kind != "" and kind in (chart.corners[0], chart.edges[0])
            if is_drawn and all(isinstance(part, int) or part in ("h", "v") for part in at):
                return True
        for cell in zone.cells:
            if cell is None:
                continue
            pieces = cell.ground.pieces if cell.ground is not None else []
            if any(each is not None and _same(each, target) for each in (cell.target, *(p.target for p in pieces))):
                return True
    return False


def _same(one: object, other: m.Target) -> bool:
    return isinstance(one, dict) and {key: list(value) for key, value in one.items()} == other
