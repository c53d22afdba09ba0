"""The ring is a module (p.10), and the transition phase says what to skip without it (p.16); no setting left it out."""

from pathlib import Path

import pytest

from stolik.bots import make_bot
from stolik.games.apex_legends import terminal
from stolik.games.apex_legends.catalogue import HAS_SQUARE_AFTER, LEGEND, NOTHING
from stolik.games.apex_legends.evaluation import place_worth
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.geometry.grid import space
from stolik.games.apex_legends.view import view
from stolik.kernel.errors import BadSetup
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES
from stolik.rulebook.clauses import read_games
from stolik.terminal.voice import Voice
from stolik.testkit.conformance import conformance
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening, Scenario
from stolik.testkit.words import Voices

WITHOUT = {"ring": "off"}
RULES = Path(__file__).parents[2] / "docs" / "rules"


def test_the_ring_is_there_unless_the_table_wants_none() -> None:
    assert Opening().board.has_ring
    assert not Opening(ring="off").board.has_ring
    with pytest.raises(BadSetup, match="ring of apex_legends can be on, off, not 'small'"):
        Opening(ring="small")


@rule("AP-SETUP-12", "AP-MOD-01")
@pytest.mark.parametrize("draft", ["standard", "random", "first_game"])
def test_without_the_ring_no_ring_card_is_shuffled_or_turned_up(draft: str) -> None:
    s = Opening(draft=draft, ring="off")
    s.match.questions  # noqa: B018 - starts the match
    assert (s.board.ring_deck, s.board.ring_card) == ([], NOTHING)
    assert s.events("turned_up_ring_card") == []
    assert "ring" not in [part for rolled in s.match.chance for part in rolled]
    assert GAME.problems(s.board) == []


@rule("AP-TRANS-08")
@pytest.mark.parametrize("number", range(1, 8))
def test_without_the_ring_nobody_is_hurt_by_it_and_nothing_shrinks(number: int) -> None:
    s = Scenario(options=WITHOUT)
    s.legend("wraith", (2, 2), health=5)
    s.legend("gibraltar", (9, 2), health=5)
    s.ring(5, 5, 6, 6)  # where figures might stand that are not there
    s.round(number)
    s.transition(2 if number % 2 else 5)
    assert s.asked == (0, "activate")
    assert s.board.round == number + 1
    assert [s.dial(name)[1] for name in ("wraith", "gibraltar")] == [5, 5]
    assert s.board.ring == [5, 5, 6, 6]
    assert s.events("damaged") == s.events("ring_shrank") == s.events("turned_up_ring_card") == []


@rule("AP-TRANS-08", "AP-RING-04")
def test_with_the_ring_the_same_square_shrinks_it() -> None:
    assert HAS_SQUARE_AFTER[2]
    s = Scenario()
    s.round(2)
    s.transition(5)
    assert s.asked == (0, "activate")
    assert len(s.events("ring_shrank")) == 1


@rule("AP-TRANS-08", "AP-TRANS-03", "AP-TRANS-04")
def test_without_the_ring_the_other_steps_of_the_transition_are_done() -> None:
    s = Scenario(options=WITHOUT)
    s.legend("wraith", deck=["kunai"])
    s.cooling("into_the_void", 1)
    s.transition()
    assert s.asked == (0, "activate")
    assert s.hand_of("wraith") == ["kunai"]
    assert s.token("into_the_void") == 0


@rule("AP-TRANS-08", "AP-GOAL-09")
def test_without_the_ring_the_match_still_ends_after_round_eight() -> None:
    s = Scenario(options=WITHOUT)
    s.round(8)
    s.transition(5)
    assert s.match.result is not None


@rule("AP-SETUP-12")
def test_without_the_ring_nothing_on_the_table_speaks_of_it() -> None:
    s = Scenario(options=WITHOUT)
    table = view(s.board, 0)
    assert (table.ring, table.ring_card, table.ring_damage) == (None, None, None)
    plain = GAME.plain(table, 0)
    assert "ring" not in repr(plain).replace("string", "")
    voice = Voice(GAME, "en")
    drawn = "\n".join(terminal.draw(s.match.view(0), voice.word, 100))
    assert voice.word("term-ring") not in drawn
    assert "°" not in drawn
    with_it = Scenario()
    assert "ring_damage" in repr(GAME.plain(view(with_it.board, 0), 0))
    assert voice.word("term-ring") in "\n".join(terminal.draw(with_it.match.view(0), voice.word, 100))


def test_bots_fear_no_ring_that_is_not_there() -> None:
    """With the ring the corner burns after the announced shrink; without it the corner is as good as it is."""
    worths = []
    for options in ({}, WITHOUT):
        s = Scenario(options=options)
        if not options:
            s.ring_card("r1")
        s.acts("wraith")
        s.match.questions  # noqa: B018 - starts the match
        worths.append(place_worth(s.board, LEGEND["wraith"], space(0, 0)))
    assert worths[0] < worths[1]


def test_the_setting_has_words() -> None:
    voices = Voices(GAME)
    texts = [voices.say(Said(f"setting-ring{value}")) for value in ("", "-on", "-off")]
    assert texts[0][0] == "Ring"
    assert all(len(set(each)) == len(LANGUAGES) for each in texts)


def test_a_match_without_the_ring_conforms() -> None:
    clauses = {clause.id for clause in read_games(RULES)["apex_legends"]}
    assert conformance("apex_legends", 2, {"ring": "off", "team_size": "2"}, 1, "no ring", clauses, one_in=8) > 0


def test_bots_play_a_match_without_the_ring_to_its_end() -> None:
    match = Match.start("apex_legends", 2, "no ring", {"ring": "off", "draft": "first_game"})
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, bots[question.seat].choose(match, question))
    assert not [line for line in match.lines(None) if "ring" in str(line["event"])]
