"""Events: their names, and the fields that only some may read."""

from typing import ClassVar

import msgspec
import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Game
from stolik.kernel.log import Happening, Line
from stolik.kernel.match import Match
from stolik.kernel.question import Question, Steps
from stolik.kernel.state import State
from stolik.kernel.view import View


class Moved(Event, frozen=True):
    sound: ClassVar = "move"


class TookSilo(Event, frozen=True):
    seat: int


class Drew2Cards(Event, frozen=True):
    """Two of three details are for those who drew."""

    hides: ClassVar = ("first", "second")

    seat: int
    first: str | None = None
    second: str | None = None


class DrewOne(Drew2Cards, frozen=True):
    """Hides what its parent hides."""


class HidesWhatIsRequired(Event, frozen=True):
    hides: ClassVar = ("card",)

    card: str


class HidesBehindADefault(Event, frozen=True):
    hides: ClassVar = ("card",)

    card: str = "punk"


class HidesNothingThereIs(Event, frozen=True):
    hides: ClassVar = ("cards",)

    card: str | None = None


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (Moved(), "moved"),
        (TookSilo(0), "took_silo"),
        (Drew2Cards(0), "drew2_cards"),
        (DrewOne(0), "drew_one"),
        (Ended((1,), (1,), "won"), "ended"),
    ],
)
def test_an_event_is_called_by_its_class(event: Event, kind: str) -> None:
    assert event.kind == kind
    assert msgspec.to_builtins(event)["event"] == kind


def test_an_event_is_silent_unless_it_has_a_sound() -> None:
    assert (Moved().sound, TookSilo(0).sound) == ("move", "")
    assert "sound" not in msgspec.to_builtins(Moved())


@pytest.mark.parametrize("cls", [Drew2Cards, DrewOne])
def test_what_an_event_hides_is_veiled_for_those_who_may_not_see_it(cls: type[Drew2Cards]) -> None:
    event = cls(1, "muse", "scout")
    told = Happening(event, (1,), 4, True)
    assert told.shown(1) is event
    for seat in (0, 2, None):
        assert told.shown(seat) == cls(1)
    public: Line = {"event": event.kind, "after": 4, "seat": 1}
    assert told.line(1) == {**public, "first": "muse", "second": "scout"}
    assert told.line(0) == told.line(None) == public
    assert "muse" not in repr(told.shown(0)) + str(told.line(None))


def test_what_an_event_hides_from_all_is_read_by_nobody() -> None:
    told = Happening(Drew2Cards(1, "muse"), (), 0, False)
    assert all(told.shown(seat) == Drew2Cards(1) for seat in (0, 1, None))


def test_several_may_be_in_the_secret() -> None:
    told = Happening(Drew2Cards(1, "muse"), (0, 1), 0, False)
    assert [told.shown(seat) == Drew2Cards(1, "muse") for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_an_event_that_hides_nothing_is_the_same_to_all() -> None:
    event = TookSilo(1)
    told = Happening(event, (), 0, False)
    assert all(told.shown(seat) is event for seat in (0, 1, None))


def test_events_do_not_change_and_are_equal_by_content() -> None:
    event = TookSilo(1)
    assert event == TookSilo(1) != TookSilo(0)
    assert hash(event) == hash(TookSilo(1))
    with pytest.raises(AttributeError):
        event.seat = 0  # type: ignore[misc]


@pytest.mark.parametrize(
    ("cls", "words"),
    [
        (HidesWhatIsRequired, "HidesWhatIsRequired hides 'card', .*default None"),
        (HidesBehindADefault, "HidesBehindADefault hides 'card', .*default None"),
        (HidesNothingThereIs, "HidesNothingThereIs hides 'cards', .*one of its fields"),
    ],
)
def test_what_cannot_be_left_out_cannot_be_hidden(
    cls: type[HidesWhatIsRequired | HidesBehindADefault | HidesNothingThereIs], words: str
) -> None:
    with pytest.raises(TypeError, match=words):
        cls("muse")


class Bare(View):
    pass


class Careless(Game):
    """Logs an event that hides a field which everybody would need."""

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return State(dice)

    def view(self, state: State, seat: int | None) -> Bare:
        return Bare()

    def beat(self, t: State) -> Steps:
        yield Question(0, "go", [("go",), ("stop",)])
        t.reveal(HidesWhatIsRequired("muse"), (0,))


def test_a_game_that_hides_a_required_field_fails_before_anybody_reads_it() -> None:
    match = Match.start(Careless("careless", "careless/1", (1, 1)), seed=1)
    with pytest.raises(TypeError, match="HidesWhatIsRequired hides 'card', so that must be one of its fields"):
        match.answer(0, ("go",))
    assert match.events(None) == []
