"""The log: what each reader gets, what undo forgets, where undo must stop."""

from stolik.kernel.log import Event, Log


def test_a_secret_is_for_those_who_see_it() -> None:
    event = Event("drew", {"seat": 0, "count": 1}, {"card": "muse"}, (0,))
    public = {"event": "drew", "after": 0, "seat": 0, "count": 1}
    assert event.line(0) == {**public, "card": "muse"}
    assert event.line(1) == public
    assert event.line(None) == public


def test_a_secret_may_replace_a_public_detail() -> None:
    event = Event("returned", {"card": "punk"}, {"card": "muse"}, (1,))
    assert event.line(1)["card"] == "muse"
    assert event.line(0)["card"] == "punk"


def test_a_secret_for_nobody_is_read_by_nobody() -> None:
    event = Event("buried", {}, {"card": 3})
    assert all("card" not in event.line(seat) for seat in (0, 1, None))


def test_events_carry_the_number_of_answers_before_them() -> None:
    log = Log()
    log.add(Event("began", {}))
    log.now = 3
    log.reveal(Event("drew", {}))
    assert [event.after for event in log.events] == [0, 3]
    assert [line["event"] for line in log.lines(None)] == ["began", "drew"]
    assert [line["event"] for line in log.lines(None, start=1)] == ["drew"]


def test_only_revealing_events_raise_the_floor() -> None:
    log = Log()
    log.now = 2
    log.add(Event("played", {}))
    assert log.floor == 0
    log.reveal(Event("drew", {}))
    assert log.floor == 2
    assert [event.is_revealing for event in log.events] == [False, True]


def test_undo_forgets_what_happened_after_an_answer() -> None:
    log = Log()
    for answers in (0, 1, 2, 2):
        log.now = answers
        log.add(Event("moved", {"n": answers}))
        log.rolled("deck", [answers])
    log.forget_after(1)
    assert [event.after for event in log.events] == [0, 1]
    assert [chance.after for chance in log.chance] == [0, 1]
    assert log.now == 1


def test_a_copy_grows_apart() -> None:
    log = Log()
    log.now = 4
    log.reveal(Event("drew", {}))
    log.rolled("deck", [1, 2])
    twin = log.copy()
    assert (twin.events, twin.chance, twin.floor, twin.now) == (log.events, log.chance, 4, 4)
    twin.add(Event("played", {}))
    twin.rolled("deck", [3])
    twin.now = 9
    assert (len(log.events), len(log.chance), log.now) == (1, 1, 4)
