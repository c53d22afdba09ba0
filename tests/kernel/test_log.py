"""The log: what each reader gets, what undo forgets, where undo must stop."""

from typing import ClassVar

from stolik.kernel.event import Event
from stolik.kernel.log import Log


class Began(Event, frozen=True):
    pass


class Played(Event, frozen=True):
    pass


class Moved(Event, frozen=True):
    n: int


class Drew(Event, frozen=True):
    hides: ClassVar = ("card",)

    seat: int = 0
    count: int = 1
    card: str | None = None


def test_a_secret_is_for_those_who_see_it() -> None:
    log = Log()
    log.add(Drew(1, 2, "muse"), (1,))
    public = {"event": "drew", "after": 0, "seat": 1, "count": 2}
    assert log.lines(1) == [{**public, "card": "muse"}]
    assert log.lines(0) == log.lines(None) == [public]


def test_a_secret_for_nobody_is_read_by_nobody() -> None:
    log = Log()
    log.add(Drew(card="muse"))
    log.reveal(Drew(card="muse"))
    assert all("card" not in line for seat in (0, 1, None) for line in log.lines(seat))


def test_as_somebody_sees_it_a_log_holds_no_foreign_secret() -> None:
    log = Log()
    log.now = 3
    log.add(Drew(0, 1, "muse"), (0,))
    log.reveal(Drew(1, 1, "scout"), (1,))
    log.rolled("deck", [1, 2])
    for seat in (0, 1, None):
        seen = log.as_seen_by(seat)
        assert seen.lines(seat) == log.lines(seat)
        assert [each.event for each in seen.events] == [each.shown(seat) for each in log.events]
        assert (seen.floor, seen.now, seen.chance) == (3, 3, [])
    assert "scout" not in repr(log.as_seen_by(0).events)
    assert "muse" in repr(log.as_seen_by(0).events)


def test_events_carry_the_number_of_answers_before_them() -> None:
    log = Log()
    log.add(Began())
    log.now = 3
    log.reveal(Drew())
    assert [event.after for event in log.events] == [0, 3]
    assert [line["event"] for line in log.lines(None)] == ["began", "drew"]
    assert [line["event"] for line in log.lines(None, start=1)] == ["drew"]


def test_only_revealing_events_raise_the_floor() -> None:
    log = Log()
    log.now = 2
    log.add(Played())
    assert log.floor == 0
    log.reveal(Drew())
    assert log.floor == 2
    assert [event.is_revealing for event in log.events] == [False, True]


def test_undo_forgets_what_happened_after_an_answer() -> None:
    log = Log()
    for answers in (0, 1, 2, 2):
        log.now = answers
        log.add(Moved(answers))
        log.rolled("deck", [answers])
    log.forget_after(1)
    assert [event.after for event in log.events] == [0, 1]
    assert [chance.after for chance in log.chance] == [0, 1]
    assert log.now == 1


def test_a_copy_grows_apart() -> None:
    log = Log()
    log.now = 4
    log.reveal(Drew())
    log.rolled("deck", [1, 2])
    twin = log.copy()
    assert (twin.events, twin.chance, twin.floor, twin.now) == (log.events, log.chance, 4, 4)
    twin.add(Played())
    twin.rolled("deck", [3])
    twin.now = 9
    assert (len(log.events), len(log.chance), log.now) == (1, 1, 4)
