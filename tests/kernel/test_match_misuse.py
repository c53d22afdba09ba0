"""Whatever a caller does wrongly at the door of a match gets a clear error and changes nothing.

Compiled code refuses foreign types by itself, with a TypeError, before any of ours runs.
"""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.kernel import record
from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup, CannotCopy, CannotUndo, NoSuchSeat, NotAnOption, StolikError, UnknownGame
from stolik.kernel.game import Reason
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, Option
from stolik.testkit.conformance import Snapshot

STRANGE_SEATS: list[Any] = [-1, 2, 99, 10**40, 10**5000, "0", 0.0, 1.0, float("nan"), [], {}, object()]
STRANGE_OPTIONS: list[Any] = [
    None, 5, 1.5, True, "end_turn", b"end_turn", {}, {"end_turn": 1}, {"end_turn"}, object(), iter(["end_turn"]), [[]],
    [["end_turn"]], [None], [{}], [True], [1.0], ("end_turn", None), [float("nan")], [10**5000], ("x",) * 100_000, (),
]  # fmt: skip


def names(value: object) -> str:
    return type(value).__name__


@pytest.fixture
def match() -> Match:
    """Seat 0 may act."""
    return Match.start("radlands", seed=3, options={"first_game": "on"})


# Starting


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 2.0, True, *STRANGE_SEATS[3:]], ids=names)
def test_a_strange_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises((BadSetup, TypeError), match=r"2 players|object expected"):
        Match.start("radlands", seats=seats, seed=1)


@pytest.mark.parametrize("seed", [True, 1.5, float("nan"), b"x", [], {}, object(), 10**5000, "\ud800"], ids=names)
def test_a_seed_that_cannot_be_written_down_is_refused(seed: Any) -> None:
    with pytest.raises((BadSetup, TypeError), match=r"seed|object expected"):
        Match.start("radlands", seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 10**40, "", "żółw", "x" * 100_000, "a\nb\0c"], ids=names)
def test_any_other_seed_gives_a_match_that_replays(seed: int | str) -> None:
    match = Match.start("radlands", seed=seed)
    assert record.load(record.save(match)).state.to_json() == match.state.to_json()


@pytest.mark.parametrize(
    "options",
    [["edition"], "edition", 5, [], "", 0, False, {"edition": None}, {"edition": []}, {1: "ua"}, {None: 1}],
    ids=names,
)
def test_strange_options_are_refused(options: Any) -> None:
    with pytest.raises((BadSetup, TypeError), match=r"option|object expected"):
        Match.start("radlands", seed=1, options=options)


@pytest.mark.parametrize("dice", [5, "dice", [], True, object(), Dice], ids=names)
def test_strange_dice_are_refused(dice: Any) -> None:
    with pytest.raises((BadSetup, TypeError), match=r"dice are a Dice|object expected"):
        Match.start("radlands", dice=dice)


@pytest.mark.parametrize("game", [None, 5, [], "", "chess", Match, "radlands\n"], ids=names)
def test_a_strange_game_is_refused(game: Any) -> None:
    with pytest.raises((UnknownGame, TypeError), match=r"games: .*radlands|object expected"):
        Match.start(game)


def test_matches_that_are_given_the_same_dice_do_not_share_them() -> None:
    dice = Dice("shared")
    one = Match.start("radlands", dice=dice)
    other = Match.start("radlands", dice=dice)
    assert Snapshot(one).difference(Snapshot(other)) == ""
    for match in (one, other):
        assert record.load(record.save(match)).chance == match.chance


def test_rolled_dice_are_refused_since_the_record_could_not_be_replayed() -> None:
    dice = Dice("rolled")
    dice.below(6, "deck")
    with pytest.raises(BadSetup, match="rolled before"):
        Match.start("radlands", dice=dice)


# Answering


@pytest.mark.parametrize("option", STRANGE_OPTIONS, ids=names)
def test_a_strange_answer_is_refused_and_changes_nothing(match: Match, option: Any) -> None:
    before = Snapshot(match)
    with pytest.raises(NotAnOption) as caught:
        match.answer(0, option)
    assert len(str(caught.value)) < 200
    assert before.difference(Snapshot(match)) == ""


def test_true_is_not_one_and_neither_is_a_float(match: Match) -> None:
    verb, card, column, side = next(option for option in match.options(0) if option[0] == "play" and option[2] == 1)
    for same in (True, 1.0):
        strange: Any = (verb, card, same, side)
        assert strange in match.options(0)
        with pytest.raises(NotAnOption):
            match.answer(0, strange)
    match.answer(0, (verb, card, column, side))


@pytest.mark.parametrize("option", [("end_turn",), CONCEDE])
@pytest.mark.parametrize("seat", [*STRANGE_SEATS, None], ids=names)
def test_a_strange_seat_cannot_answer(match: Match, seat: Any, option: Option) -> None:
    before = Snapshot(match)
    with pytest.raises((NoSuchSeat, TypeError), match=r"there is no seat|object expected"):
        match.answer(seat, option)
    assert before.difference(Snapshot(match)) == ""


def test_a_seat_is_written_down_as_a_number(match: Match) -> None:
    with contextlib.suppress(NoSuchSeat):  # compiled code takes True for 1
        match.answer(True, CONCEDE)
    assert record.load(record.save(match)).result == match.result


@pytest.mark.parametrize(
    "call",
    [
        lambda match, seat: match.view(seat),
        lambda match, seat: match.lines(seat),
        lambda match, seat: match.events(seat),
        lambda match, seat: match.preview(seat, ("draw",)),
        lambda match, seat: match.imagine(seat, Dice(1)),
        lambda match, seat: match.why_not(seat, ("draw",)),
    ],
    ids=["view", "lines", "events", "preview", "imagine", "why_not"],
)
@pytest.mark.parametrize("seat", STRANGE_SEATS, ids=names)
def test_a_strange_seat_sees_nothing(match: Match, seat: Any, call: Callable[[Match, Any], object]) -> None:
    with pytest.raises((NoSuchSeat, TypeError), match=r"there is no seat|object expected"):
        call(match, seat)


@pytest.mark.parametrize("seat", STRANGE_SEATS, ids=names)
def test_a_strange_seat_has_nothing_to_take_back(match: Match, seat: Any) -> None:
    match.answer(0, ("end_turn",))
    before = Snapshot(match)
    with pytest.raises((CannotUndo, TypeError)):
        match.undo(seat)
    assert before.difference(Snapshot(match)) == ""


def test_without_a_seat_undo_takes_back_the_last_answer_of_all(match: Match) -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo()
    before = Snapshot(match)
    match.answer(0, ("take_silo",))
    assert match.undo() == ("take_silo",)
    assert before.difference(Snapshot(match)) == ""


# Between beats, and where chance is unknown


def test_a_paused_match_is_not_copied_and_only_a_paused_one_is_resumed(match: Match) -> None:
    with pytest.raises(StolikError, match="not paused"):
        match.resume()
    match.pauses = True
    match.answer(0, ("take_silo",))
    assert match.paused
    with pytest.raises(CannotCopy, match="resume it first"):
        match.copy()
    with pytest.raises(CannotCopy, match="resume it first"):
        match.imagine(0, Dice(1))
    match.resume()
    assert match.copy().options(0) == match.options(0)


def test_an_answer_that_needs_unknown_chance_changes_nothing() -> None:
    match = Match.start("radlands", seed=5)
    match.answer(0, match.options(0)[0])
    loaded = record.load(record.save(match, reveal_seed=False))
    before = Snapshot(loaded)
    for _ in range(2):
        with pytest.raises(StolikError, match="no seed"):
            loaded.answer(1, loaded.options(1)[0])
        assert before.difference(Snapshot(loaded)) == ""
        assert loaded.chance == match.chance
    assert loaded.undo(0) == match.answers[0][1]


# Why not?

PARTS = st.integers() | st.text(max_size=5) | st.sampled_from(["play", "use", "junk", "keep", "damage", "front", 1, 2])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_attempt_at_all_gets_a_reason_or_is_an_option(data: st.DataObject) -> None:
    match = Match.start("radlands", seed=data.draw(st.integers(0, 5)))
    for _ in range(data.draw(st.integers(0, 60))):
        if not match.over:
            question = match.questions[-1]
            match.answer(question.seat, question.options[len(match.answers) * 7 % len(question.options)])
    seat = data.draw(st.integers(0, 1))
    known = [attempt for _, attempt in match.every_attempt()] or [("draw",)]
    attempt: Any = data.draw(ANYTHING | st.lists(PARTS, max_size=6).map(tuple) | st.sampled_from(known))
    if data.draw(st.booleans()) and isinstance(attempt, tuple) and attempt:
        place = data.draw(st.integers(0, len(attempt) - 1))
        attempt = (*attempt[:place], data.draw(PARTS), *attempt[place + 1 :])
    reason = match.why_not(seat, attempt)
    if reason is None:
        assert tuple(attempt) == CONCEDE or tuple(attempt) in match.options(seat)
    else:
        assert isinstance(reason, Reason)
        assert reason.said.message.startswith("why-")


def test_conceding_is_always_possible_until_the_end(match: Match) -> None:
    assert match.why_not(1, CONCEDE) is None
    match.answer(1, CONCEDE)
    reason = match.why_not(0, CONCEDE)
    assert reason is not None
    assert reason.said.message == "why-match-over"
