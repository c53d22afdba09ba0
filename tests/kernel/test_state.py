"""State: copy, JSON, noted chance, the end of a match."""

import json
from collections import Counter

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.log import Log
from stolik.kernel.state import Fixed, MatchOver, Numbers, Result, State, put, without
from stolik.testkit.conformance import check_whole_copy


class Pile(State):
    """Uses the kernel's own copy."""

    __slots__ = ("cards", "is_open", "name", "rows", "size")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.size = 3
        self.name = "pile"
        self.is_open = True
        self.cards: list[int] = [1, 2, 3]
        self.rows: list[list[int]] = [[1], [2, 3]]

    def fields(self) -> tuple[str, ...]:
        return ("size", "name", "is_open", "cards", "rows")


class Moved(Event, frozen=True):
    pass


class Drew(Event, frozen=True):
    pass


def test_a_copy_is_equal_and_shares_nothing() -> None:
    pile = Pile(Dice(1))
    pile.shuffle(pile.cards, "deck")
    pile.log = Log()
    twin = pile.copy()
    assert isinstance(twin, Pile)
    assert twin.to_json() == pile.to_json()
    assert twin.log is None
    twin.rows[1].append(9)
    twin.cards.clear()
    twin.dice.bits("deck")
    assert pile.rows == [[1], [2, 3]]
    assert len(pile.cards) == 3
    assert twin.dice.streams != pile.dice.streams
    check_whole_copy(pile)


def test_json_gives_the_same_state_and_the_same_chance() -> None:
    pile = Pile(Dice("secret"))
    pile.shuffle(pile.cards, "deck")
    twin = Pile(Dice(0))
    twin.read_json(json.loads(json.dumps(pile.to_json())))
    assert twin.to_json() == pile.to_json()
    assert twin.roll(100, "deck") == pile.roll(100, "deck")
    assert twin.roll(100, "new") == pile.roll(100, "new")


class Zone(State):
    """A state with numbers that copies share."""

    __slots__ = ("fixed", "rows")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.fixed: Fixed = ()
        self.rows: list[Fixed] = [(), ()]

    def fields(self) -> tuple[str, ...]:
        return ("fixed", "rows")


def test_fixed_numbers_are_shared_by_copies_and_are_lists_in_json() -> None:
    zone = Zone(Dice(1))
    zone.fixed = (4, 5, 4)
    zone.rows[1] = (6,)
    twin = zone.copy()
    assert isinstance(twin, Zone)
    assert (twin.fixed, twin.rows) == (zone.fixed, zone.rows)
    assert twin.rows is not zone.rows
    twin.rows[0] += (7,)
    twin.fixed = put(without(twin.fixed, 4), 1, 8)
    assert (twin.fixed, twin.rows) == ((5, 8), [(7,), (6,)])
    assert (zone.fixed, zone.rows) == ((4, 5, 4), [(), (6,)])
    data = json.loads(json.dumps(zone.to_json()))
    assert (data["fixed"], data["rows"]) == ([4, 5, 4], [[], [6]])
    read = Zone(Dice(0))
    read.read_json(data)
    assert (read.fixed, read.rows) == (zone.fixed, zone.rows)
    check_whole_copy(zone)


def test_chance_is_noted_in_the_log() -> None:
    pile = Pile(Dice(2))
    pile.log = Log()
    pile.log.now = 5
    pile.shuffle(pile.cards, "deck")
    rolled = pile.roll(6, "roll")
    noted = [(chance.after, chance.stream, chance.result) for chance in pile.log.chance]
    assert noted == [(5, "deck", pile.cards), (5, "roll", [rolled])]
    pile.cards.clear()
    assert len(pile.log.chance[0].result) == 3


def test_the_next_card_is_the_last() -> None:
    pile = Pile(Dice(2))
    assert [pile.draw_card(pile.cards, "deck") for _ in range(3)] == [3, 2, 1]
    assert not pile.cards
    assert not pile.dice.streams


def loose(seed: int, order: list[int]) -> Pile:
    """A pile of an imagined world, dealt anew from cards that lay in this order."""
    pile = Pile(Dice(seed))
    pile.dice.is_loose = True
    pile.cards = order.copy()
    pile.deal_anew(pile.cards, Dice(0))
    return pile


def test_while_decks_lie_in_no_order_every_order_of_drawing_is_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        pile = loose(seed, [1, 2, 3])
        counts[tuple(pile.draw_card(pile.cards, "deck") for _ in range(3))] += 1
        assert not pile.cards
    assert len(counts) == 6
    assert all(420 < count < 580 for count in counts.values())


def test_what_is_drawn_from_a_deck_in_no_order_does_not_tell_how_it_lay() -> None:
    for seed in range(20):
        one, other = loose(seed, [1, 2, 3, 3, 5]), loose(seed, [3, 5, 1, 3, 2])
        drawn = [one.draw_card(one.cards, "deck") for _ in range(4)]
        twin = other.dice.copy()
        assert twin.is_loose
        assert [other.draw_card(other.cards, "deck") for _ in range(4)] == drawn
        assert one.cards == other.cards


def test_a_deck_that_is_dealt_anew_gets_another_order_that_the_old_one_does_not_tell() -> None:
    one, other = Pile(Dice(2)), Pile(Dice(2))
    one.cards, other.cards = list(range(9)), list(range(8, -1, -1))
    one.deal_anew(one.cards, Dice(5))
    other.deal_anew(other.cards, Dice(5))
    assert one.cards == other.cards
    assert sorted(one.cards) == list(range(9)) != one.cards


def test_events_are_told_only_where_there_is_a_log() -> None:
    pile = Pile(Dice(2))
    pile.tell(Moved())
    pile.reveal(Drew())
    pile.log = Log()
    pile.log.now = 1
    pile.tell(Moved())
    assert pile.log.floor == 0
    pile.reveal(Drew())
    assert [event.kind for event in pile.log.events] == ["moved", "drew"]
    assert pile.log.floor == 1


def test_finish_ends_the_match_with_a_result() -> None:
    with pytest.raises(MatchOver) as over:
        Pile(Dice(1)).finish([2, 1], [3, 5], "points")
    assert over.value.result == Result((2, 1), (3, 5), "points")
    assert over.value.result.to_json() == {"places": [2, 1], "points": [3, 5], "reason": "points"}


@pytest.mark.parametrize(
    ("places", "sides", "shares"),
    [
        ((1, 2), (0, 1), (1.0, 0.0)),
        ((1, 1), (0, 1), (0.5, 0.5)),
        ((2, 1, 1), (0, 1, 2), (0.0, 0.5, 0.5)),
        ((3, 2, 1), (0, 1, 2), (0.0, 0.0, 1.0)),
        ((1, 1, 2, 2), (0, 0, 1, 1), (1.0, 1.0, 0.0, 0.0)),
        ((1, 1, 1, 1), (0, 0, 1, 1), (0.5, 0.5, 0.5, 0.5)),
        ((1, 1, 1), (0, 0, 0), (1.0, 1.0, 1.0)),
        ((2, 2), (0, 0), (0.0, 0.0)),
    ],
)
def test_a_win_is_shared_by_the_sides_at_the_top(
    places: tuple[int, ...], sides: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    result = Result(places, [0] * len(places), "points")
    assert tuple(result.share(seat, sides) for seat in range(len(places))) == shares


def test_results_are_equal_by_content() -> None:
    assert Result([1, 2], [1, 0], "camps") == Result((1, 2), (1, 0), "camps")
    assert hash(Result([1, 2], [1, 0], "camps")) == hash(Result((1, 2), (1, 0), "camps"))
    assert Result([1, 2], [1, 0], "camps") != Result([1, 2], [1, 0], "conceded")


class Throw(Numbers):
    """Named numbers in a state."""

    __slots__ = ("far", "is_high")

    far: int
    is_high: bool

    def __init__(self, far: int, is_high: bool) -> None:
        self.far = far
        self.is_high = is_high

    def copy(self) -> "Throw":
        return Throw(self.far, self.is_high)


class Field(State):
    """A state with such a part."""

    __slots__ = ("throw",)

    throw: Throw

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.throw = Throw(4, True)

    def copy(self) -> "Field":
        twin = Field(self.dice.copy())
        twin.throw = self.throw.copy()
        return twin

    def blank_numbers(self, name: str) -> Numbers | None:
        return Throw(0, False) if name == "throw" else None


def test_named_numbers_are_a_list_in_json_and_come_back() -> None:
    field = Field(Dice(1))
    assert field.to_json()["throw"] == [4, True]
    twin = Field(Dice(1))
    twin.throw.far = 9
    twin.read_json(json.loads(json.dumps(field.to_json())))
    assert (twin.throw.far, twin.throw.is_high) == (4, True)
    check_whole_copy(field)


def test_a_copy_that_shares_named_numbers_or_forgets_one_is_found() -> None:
    class Shared(Field):
        __slots__ = ()

        def fields(self) -> tuple[str, ...]:
            return ("throw",)

        def copy(self) -> "Shared":
            twin = Shared(self.dice.copy())
            twin.throw = self.throw
            return twin

    class Forgets(Shared):
        __slots__ = ()

        def copy(self) -> "Forgets":
            twin = Forgets(self.dice.copy())
            twin.throw = Throw(self.throw.far, False)
            return twin

    with pytest.raises(AssertionError, match="shares throw"):
        check_whole_copy(Shared(Dice(1)))
    with pytest.raises(AssertionError, match="does not carry every field"):
        check_whole_copy(Forgets(Dice(1)))
