"""Random matches reproduce, and dice answer what was written down."""

import pytest

from stolik.kernel.errors import MatchIsOver
from stolik.kernel.match import Match
from stolik.testkit.playouts import players, playouts, random_choice, random_match, scripted


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = random_match("radlands", seed=5), random_match("radlands", seed=5)
    assert one.over
    assert one.answers == other.answers
    assert one.state.to_json() == other.state.to_json()
    assert one.answers != random_match("radlands", seed=6).answers


def test_a_match_that_keeps_nothing_comes_to_the_same_end() -> None:
    kept, bare = random_match("radlands", seed=7), random_match("radlands", seed=7, keep=False)
    assert bare.log == []
    assert bare.answers == []
    assert bare.state.to_json() == kept.state.to_json()
    assert bare.result == kept.result


def test_playouts_stop_at_every_question_of_every_match() -> None:
    matches = list(playouts("radlands", n=2, seed=1, options={"first_game": "on"}))
    whole = [random_match("radlands", seed=f"1/{n}", options={"first_game": "on"}) for n in (0, 1)]
    assert len(matches) == sum(len(match.answers) for match in whole)
    starts = [number for number, match in enumerate(matches) if not match.answers]
    assert starts == [0, len(whole[0].answers)]
    assert all(match.questions for match in matches)


def test_playouts_are_independent_copies() -> None:
    stops = playouts("radlands", n=1, seed=2)
    first = next(stops)
    before = first.state.to_json()
    answers = list(first.answers)
    next(stops)
    assert first.answers == answers
    assert first.state.to_json() == before
    first.advance(*random_choice(first, players("other")))
    assert len(next(stops).answers) == 2


def test_a_match_that_goes_on_too_long_is_an_error() -> None:
    with pytest.raises(AssertionError, match="not ended after 3 decisions"):
        random_match("radlands", seed=1, limit=3)
    with pytest.raises(AssertionError, match="not ended after 3 decisions"):
        list(playouts("radlands", n=1, seed=1, limit=3))


def test_a_finished_match_takes_no_answer() -> None:
    with pytest.raises(MatchIsOver):
        random_match("radlands", seed=5).answer(0, ("end_turn",))


@pytest.mark.parametrize("seat", [0, 1])
def test_scripted_dice_answer_what_was_written_down(seat: int) -> None:
    dice = scripted({"start": [[seat]]})
    match = Match.start("radlands", dice=dice, options={"first_game": "on"})
    assert match.questions[0].seat == seat
