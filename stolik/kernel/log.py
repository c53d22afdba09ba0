"""The log: typed events with a public form, a secret form, and the seats that see the secret."""

from collections.abc import Mapping, Sequence

Value = int | str | Sequence[int | str]
Details = Mapping[str, Value]
Line = dict[str, Value]
"""What one reader gets of an event: its kind, its number and the details that reader may see."""

NOBODY: tuple[int, ...] = ()


class Event:
    """Something that happened. `after` is the number of answers given when it did.

    `is_revealing`: those who see its details learned something by it.
    """

    __slots__ = ("after", "is_revealing", "kind", "public", "secret", "seen_by")

    def __init__(
        self, kind: str, public: Details, secret: Details | None = None, seen_by: tuple[int, ...] = NOBODY
    ) -> None:
        self.kind: str = kind
        self.public: Details = public
        self.secret: Details | None = secret
        self.seen_by: tuple[int, ...] = seen_by
        self.after: int = 0
        self.is_revealing: bool = False

    def line(self, seat: int | None) -> Line:
        """The event as this seat (None: a spectator) may read it."""
        line: Line = {"event": self.kind, "after": self.after}
        line.update(self.public)
        if self.secret is not None and seat is not None and seat in self.seen_by:
            line.update(self.secret)
        return line

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {dict(self.public)!r})"


class Chance:
    """What chance answered: the stream and the result (the order of a shuffle, the number of a roll)."""

    __slots__ = ("after", "result", "stream")

    def __init__(self, stream: str, result: list[int], after: int) -> None:
        self.stream: str = stream
        self.result: list[int] = result
        self.after: int = after


class Log:
    """Everything that happened so far. `floor` is the number of answers that can no longer be taken back."""

    __slots__ = ("chance", "events", "floor", "now")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chance: list[Chance] = []
        self.floor: int = 0
        self.now: int = 0

    def copy(self) -> "Log":
        """A twin with lists of its own; events never change and are shared."""
        twin = Log()
        twin.events = self.events.copy()
        twin.chance = self.chance.copy()
        twin.floor = self.floor
        twin.now = self.now
        return twin

    def as_seen_by(self, seat: int | None) -> "Log":
        """A twin that holds no more than the seat (None: a spectator) may know: no foreign secrets, no chance."""
        twin = Log()
        for event in self.events:
            if event.secret is not None and (seat is None or seat not in event.seen_by):
                shown = Event(event.kind, event.public)
                shown.after = event.after
                shown.is_revealing = event.is_revealing
                event = shown
            twin.events.append(event)
        twin.floor = self.floor
        twin.now = self.now
        return twin

    def add(self, event: Event) -> None:
        """Append an event that shows nobody anything hidden."""
        event.after = self.now
        self.events.append(event)

    def reveal(self, event: Event) -> None:
        """Append an event by which somebody learned something: undo cannot go back behind it."""
        event.is_revealing = True
        self.add(event)
        self.floor = self.now

    def rolled(self, stream: str, result: list[int]) -> None:
        """Note what chance answered."""
        self.chance.append(Chance(stream, result, self.now))

    def forget_after(self, answers: int) -> None:
        """Drop what happened after that many answers (undo)."""
        while self.events and self.events[-1].after > answers:
            self.events.pop()
        while self.chance and self.chance[-1].after > answers:
            self.chance.pop()
        self.now = answers

    def lines(self, seat: int | None, start: int = 0) -> list[Line]:
        """The log as this seat (None: a spectator) may read it, from event number `start` on."""
        return [event.line(seat) for event in self.events[start:]]
