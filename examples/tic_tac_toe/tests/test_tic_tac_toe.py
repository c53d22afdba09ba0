"""Every clause of docs/rules/tic_tac_toe.md, and what every game must stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tic_tac_toe import GAME, LINES, MARK, Seen
from tic_tac_toe.lesson import LESSON

from stolik.kernel.errors import NotAnOption, NotAsked
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES, Speech
from stolik.rulebook.clauses import read_clauses
from stolik.testkit.conformance import conformance
from stolik.testkit.lessons import faults
from stolik.testkit.playouts import playouts, random_match
from stolik.testkit.rule import rule

RULES = Path(__file__).parent.parent / "docs" / "rules" / "tic_tac_toe.md"


def played(*cells: int) -> Match:
    """A match in which these cells have been marked in turn."""
    match = Match.start(GAME, seed=1)
    for turn, cell in enumerate(cells):
        match.answer(turn % 2, MARK[cell])
    return match


@rule("TTT-SETUP-01")
def test_nine_cells_start_empty() -> None:
    match = played()
    assert match.view(None).table == Seen([[None] * 3] * 3, 0)
    assert match.options(0) == MARK


@rule("TTT-TURN-01")
def test_players_take_turns() -> None:
    match = played(4)
    assert match.options(0) == []
    with pytest.raises(NotAsked):
        match.answer(0, MARK[0])
    reason = match.why_not(0, MARK[0])
    assert reason is not None
    assert reason.clause == "TTT-TURN-01"


@rule("TTT-MARK-01")
def test_a_marked_cell_keeps_its_mark() -> None:
    match = played(4)
    with pytest.raises(NotAnOption):
        match.answer(1, MARK[4])
    reason = match.why_not(1, MARK[4])
    assert reason is not None
    assert reason.clause == "TTT-MARK-01"
    assert match.options(1) == [option for option in MARK if option != MARK[4]]


@rule("TTT-WIN-01")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("winner", [0, 1])
def test_three_in_a_line_win_at_once(line: tuple[int, int, int], winner: int) -> None:
    others = [cell for cell in range(9) if cell not in line]
    a, b, c = others[0], others[1], others[3]  # three that are no line
    match = played(line[0], a, line[1], b, line[2]) if winner == 0 else played(a, line[0], b, line[1], c, line[2])
    assert match.result is not None
    assert match.result.places == ((1, 2), (2, 1))[winner]
    assert match.result.reason == "three_in_a_row"


@rule("TTT-DRAW-01")
def test_a_full_grid_is_a_draw() -> None:
    assert not played(0, 1, 2, 4, 3, 5, 7).over
    match = played(0, 1, 2, 4, 3, 5, 7, 6)  # the last cell is the only option: nobody needs to be asked
    assert match.result is not None
    assert match.result.places == (1, 1)
    assert match.result.reason == "full"


def test_it_stands_everything_a_game_must_stand() -> None:
    clauses = {clause.id for clause in read_clauses(RULES)}
    conformance(GAME, matches=20, clauses=clauses, has_words=Speech(GAME, "en").has)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    speech = Speech(GAME, language, strict=True)  # a missing message or argument raises
    for match in playouts(GAME, n=20):
        for question in match.questions:
            speech.say(GAME.say_question(question))
            for option in question.options:
                speech.say(GAME.say_option(match.state, question, option))
        for seat, attempt in match.every_attempt():
            reason = match.why_not(seat, attempt)
            assert reason is None or speech.say(reason.said)
    for seed in range(20):
        match = random_match(GAME, seed)
        for event in match.events(None):
            speech.say(GAME.say_event(event))
        assert match.result is not None
        speech.say(GAME.say_result(match.result))


def test_the_lesson_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []
