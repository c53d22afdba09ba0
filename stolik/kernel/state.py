"""State: plain data with a hand-written copy and an exact JSON form, and the way a match ends."""

from collections.abc import Sequence
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr

from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.log import NOBODY, Log

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Pair = list[list[int]]
"""Two lists: one for each of two."""
Fixed = tuple[int, ...]
"""Numbers that change rarely and then all at once (see `put`): copies of a state share them. A list as plain data."""


class Result:
    """How a match ended: `places` (1 is best, equal numbers share), `points`, and the reason's word."""

    __slots__ = ("places", "points", "reason")

    def __init__(self, places: Sequence[int], points: Sequence[int], reason: str) -> None:
        self.places: tuple[int, ...] = tuple(places)
        self.points: tuple[int, ...] = tuple(points)
        self.reason: str = reason

    def share(self, seat: int, sides: Sequence[int]) -> float:
        """The seat's share of the win: 1 when its side is alone at the top, an equal part where sides share it, else 0.

        `sides` has the side of every seat (`Match.sides`): who wins with a team has won as much as who wins alone.
        """
        if self.places[seat] != 1:
            return 0.0
        return 1 / len({sides[other] for other, place in enumerate(self.places) if place == 1})

    def to_json(self) -> dict[str, Json]:
        """Plain data, as in a record's last line."""
        return {"places": list(self.places), "points": list(self.points), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.places, self.points, self.reason))

    def __repr__(self) -> str:
        return f"Result(places={self.places}, points={self.points}, reason={self.reason!r})"


class MatchOver(Exception):
    """Raised by a rule at the moment the match ends; nothing after it is carried out."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """A part of a state whose numbers have names. As plain data it is the list of them, in the order declared."""

    __slots__ = ()

    def copy(self) -> "Numbers":
        """An independent twin."""
        raise NotImplementedError

    def to_plain(self) -> list[Json]:
        """What it holds."""
        return [getattr(self, name) for name in declared(type(self))]

    def read_plain(self, numbers: Sequence[Json]) -> None:
        """Set every field from `to_plain`."""
        for name, number in zip(declared(type(self)), numbers, strict=True):
            setattr(self, name, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game's rules act on. A game's own state adds its fields and names them in `fields()`.

    Nothing in it but ints, strings, bools, lists of these, lists of lists, `Fixed`, lists of `Fixed` and `Numbers`;
    `dice` and `log` belong to the kernel.
    """

    __slots__ = ("dice", "log")

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice
        self.log: Log | None = None

    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields: what its class declares, in that order."""
        return declared(type(self))

    def blank(self) -> "State":
        """A new state of the same class, to be filled by `copy`."""
        return type(self)(self.dice)

    def copy(self) -> "State":
        """An independent twin without a log. Games on the hot path write their own."""
        twin = self.blank()
        twin.dice = self.dice.copy()
        twin.log = None
        for name in self.fields():
            was = getattr(self, name)
            setattr(twin, name, _in_form(_plain(was), was))
        return twin

    def to_json(self) -> dict[str, Json]:
        """The whole state as plain data (for saving and comparing, never for a player)."""
        data: dict[str, Json] = {name: _plain(getattr(self, name)) for name in self.fields()}
        data["dice"] = {"seed": self.dice.seed, "streams": dict(self.dice.streams)}
        return data

    def read_json(self, data: dict[str, Json]) -> None:
        """Set every field from `to_json`'s data."""
        for name in self.fields():
            setattr(self, name, self._read(name, data[name]))
        dice = data["dice"]
        assert isinstance(dice, dict)
        streams = dice["streams"]
        assert isinstance(streams, dict)
        self.dice = Dice(str(dice["seed"]))
        for stream, number in streams.items():
            assert isinstance(number, int)
            self.dice.streams[stream] = number

    def blank_numbers(self, name: str) -> Numbers | None:
        """What a field of `Numbers` holds while there is nothing to hold; None for a field of plain data."""
        return None

    def _read(self, name: str, value: Json) -> object:
        named = self.blank_numbers(name)
        if named is None:
            return _in_form(_plain(value), getattr(self, name))
        assert isinstance(value, list)
        if value:
            named = named.copy()
            named.read_plain(value)
        return named

    def shuffle(self, cards: list[int], stream: str) -> None:
        """Shuffle in place and note the order."""
        dice = self.dice
        order = None if dice.script is None else dice.scripted(stream)
        if order is None:
            dice.shuffle(cards, stream)
        else:
            cards[:] = order
        if self.log is not None:
            self.log.rolled(stream, cards.copy())

    def roll(self, n: int, stream: str) -> int:
        """A fair number from 0 to n - 1, noted."""
        dice = self.dice
        scripted = None if dice.script is None else dice.scripted(stream)
        number = dice.below(n, stream) if scripted is None else scripted[0]
        if self.log is not None:
            self.log.rolled(stream, [number])
        return number

    def draw_card(self, deck: list[int], stream: str) -> int:
        """Take the next card of a shuffled deck, which is its last; while decks lie in no order, any of them."""
        dice = self.dice
        return deck.pop(dice.below(len(deck), stream)) if dice.is_loose else deck.pop()

    def deal_anew(self, deck: list[int], dice: Dice) -> None:
        """Forget the order of a deck that nobody knows anything of, and whose cards leave it only by `draw_card`.

        A world that is only looked ahead in is full of cards that are never drawn, so there its decks get no order.
        """
        deck.sort()
        if not self.dice.is_loose:
            dice.scatter(deck, "redeal")

    def tell(self, event: Event, seen_by: tuple[int, ...] = NOBODY) -> None:
        """Log an event that shows nobody anything hidden. On hot paths look at `log` first and build no event."""
        if self.log is not None:
            self.log.add(event, seen_by)

    def reveal(self, event: Event, seen_by: tuple[int, ...] = NOBODY) -> None:
        """Log an event by which somebody learned something."""
        if self.log is not None:
            self.log.reveal(event, seen_by)

    def finish(self, places: Sequence[int], points: Sequence[int], reason: str) -> NoReturn:
        """End the match here and now."""
        raise MatchOver(Result(places, points, reason))


OF_THE_KERNEL: Final = ("dice", "log")
DECLARED: Final[dict[type, tuple[str, ...]]] = {}
LEAVES: Final = (int, str, float, type(None))
ROWS: Final = (list, tuple)


def declared(kind: type) -> tuple[str, ...]:
    """The fields that a class of states declares, looked up once."""
    names = DECLARED.get(kind)
    if names is None:
        # A compiled class has no annotations, but keeps the names of its attributes.
        found = kind.__dict__.get("__mypyc_attrs__") or kind.__annotations__
        names = DECLARED[kind] = tuple(name for name in found if name not in OF_THE_KERNEL)
    return names


def put(values: Fixed, place: int, value: int) -> Fixed:
    """The same numbers with another one in a place."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: Fixed, value: int) -> Fixed:
    """The same numbers without the first of this value."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def _in_form(value: Json, was: object) -> object:
    """Plain data in the form of what a field held before: `Fixed`, a list of `Fixed` or just so."""
    if isinstance(value, list):
        if isinstance(was, tuple):
            return tuple(value)
        if isinstance(was, list) and was and isinstance(was[0], tuple):
            return [tuple(row) for row in value if isinstance(row, list)]
    return value


def _plain(value: object) -> Json:
    if isinstance(value, LEAVES):
        return value
    if isinstance(value, ROWS):
        return [each if isinstance(each, int) else _plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    assert isinstance(value, Numbers)
    return value.to_plain()
