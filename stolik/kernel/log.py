"""The log: what happened, in order, and the seats that may read what an event hides."""

from collections.abc import Sequence

import msgspec

from stolik.kernel.event import Event

Value = int | str | Sequence[int | str]
Line = dict[str, Value]
"""What one reader gets of an event: its kind, its number and the details that reader may see."""

NOBODY: tuple[int, ...] = ()


class Happening:
    """An event in the log. `after` is the number of answers given when it happened.

    `is_revealing`: those who see its details learned something by it.
    """

    __slots__ = ("after", "event", "is_revealing", "seen_by")

    def __init__(self, event: Event, seen_by: tuple[int, ...], after: int, is_revealing: bool) -> None:
        self.event: Event = event
        self.seen_by: tuple[int, ...] = seen_by
        self.after: int = after
        self.is_revealing: bool = is_revealing

    @property
    def kind(self) -> str:
        """The kind of the event."""
        return self.event.kind

    def shown(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) may read it."""
        return self.event if seat is not None and seat in self.seen_by else self.event.veiled()

    def line(self, seat: int | None) -> Line:
        """What this seat (None: a spectator) may read, as plain data."""
        line: Line = {"event": self.event.kind, "after": self.after}
        line.update(msgspec.to_builtins(self.shown(seat)))
        return line

    def __repr__(self) -> str:
        return f"{self.event!r} for {self.seen_by}"


class Chance:
    """What chance answered: the stream and the result (the order of a shuffle, the number of a roll)."""

    __slots__ = ("after", "result", "stream")

    def __init__(self, stream: str, result: list[int], after: int) -> None:
        self.stream: str = stream
        self.result: list[int] = result
        self.after: int = after


class Log:
    """Everything that happened so far. `floor` is the number of answers that can no longer be taken back."""

    __slots__ = ("_is_shared", "chance", "events", "floor", "now")

    def __init__(self) -> None:
        self.events: list[Happening] = []
        self.chance: list[Chance] = []
        self._is_shared: bool = False
        """Whether a twin may hold the same lists: then whoever writes first takes lists of its own."""
        self.floor: int = 0
        self.now: int = 0

    def copy(self) -> "Log":
        """An independent twin. Most twins never write, so the lists are copied only by who does."""
        twin = Log()
        twin.events = self.events
        twin.chance = self.chance
        twin._is_shared = True
        self._is_shared = True
        twin.floor = self.floor
        twin.now = self.now
        return twin

    def as_seen_by(self, seat: int | None) -> "Log":
        """A twin that holds no more than the seat (None: a spectator) may know: no foreign secrets, no chance."""
        twin = Log()
        for was in self.events:
            twin.events.append(Happening(was.shown(seat), was.seen_by, was.after, was.is_revealing))
        twin.floor = self.floor
        twin.now = self.now
        return twin

    def _own(self) -> None:
        """Take lists of its own."""
        self.events = self.events.copy()
        self.chance = self.chance.copy()
        self._is_shared = False

    def add(self, event: Event, seen_by: tuple[int, ...] = NOBODY) -> None:
        """Append an event that shows nobody anything hidden; what it hides is for `seen_by`."""
        if self._is_shared:
            self._own()
        self.events.append(Happening(event, seen_by, self.now, False))

    def reveal(self, event: Event, seen_by: tuple[int, ...] = NOBODY) -> None:
        """Append an event by which somebody learned something: undo cannot go back behind it."""
        if self._is_shared:
            self._own()
        self.events.append(Happening(event, seen_by, self.now, True))
        self.floor = self.now

    def rolled(self, stream: str, result: list[int]) -> None:
        """Note what chance answered."""
        if self._is_shared:
            self._own()
        self.chance.append(Chance(stream, result, self.now))

    def forget_after(self, answers: int) -> None:
        """Drop what happened after that many answers (undo)."""
        if self._is_shared:
            self._own()
        while self.events and self.events[-1].after > answers:
            self.events.pop()
        while self.chance and self.chance[-1].after > answers:
            self.chance.pop()
        self.now = answers

    def lines(self, seat: int | None, start: int = 0) -> list[Line]:
        """The log as this seat (None: a spectator) may read it, from event number `start` on."""
        return [event.line(seat) for event in self.events[start:]]
