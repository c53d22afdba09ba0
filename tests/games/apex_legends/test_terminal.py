"""The table in the terminal and on the plain board, in every phase and language."""

import pytest

from stolik.games.apex_legends import terminal
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.view import view
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.plain import Words
from stolik.kernel.view import View
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.playouts import players, random_choice
from stolik.testkit.scenarios.apex_legends import Scenario


def messages(part: object) -> list[Said]:
    """Everything that is to be said on a plain board."""
    if isinstance(part, Words):
        return [Said(part.message, part.args)]
    if isinstance(part, View):
        return messages([getattr(part, name) for name in part.__struct_fields__])
    return [said for each in part for said in messages(each)] if isinstance(part, list) else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_can_be_drawn(lang: str) -> None:
    speech = Speech(GAME, lang, strict=True)

    def word(message: str) -> str:
        return speech.say(Said(message))

    match = Match.start(GAME, 4, "faces", {"map": "timber"})
    dice = players("faces")
    phases: set[str] = set()
    for number in range(400):
        if match.over:
            break
        assert isinstance(match.state, Board)
        table = view(match.state, 0)
        if table.phase not in phases or number % 40 == 0:
            phases.add(table.phase)
            assert terminal.draw(match.view(0), word, 100)
            for said in messages(GAME.plain(table, 0)):
                assert speech.say(said)
        match.advance(*random_choice(match, dice))
    assert {"colour", "draft", "equipping", "tile", "entering", "acting"} <= phases


def drawn(s: Scenario) -> list[str]:
    speech = Speech(GAME, "en", strict=True)
    return terminal.draw(s.match.view(0), lambda message: speech.say(Said(message)), 100)


def test_the_map_shows_legends_loot_and_the_ring() -> None:
    s = Scenario()
    s.legend("wraith", (2, 1))
    s.lies("syringe", 4, 1)
    s.acts("wraith")
    lines = drawn(s)
    header = next(number for number, line in enumerate(lines) if line.split()[:3] == ["0", "1", "2"])
    row = lines[header + 2 + 2 * 1]
    assert row[4 + 4 * 2 + 1] == "W"
    assert row[4 + 4 * 4 + 2] == "*"


@pytest.mark.parametrize(
    ("lang", "waiting", "fallen"),
    [
        ("en", "Gibraltar off the map", "Gibraltar eliminated"),
        ("pl", "Gibraltar poza mapą", "Gibraltar eliminacja"),
        ("uk", "Гібралтар поза мапою", "Гібралтар поза боєм"),
    ],
)
def test_a_legend_that_has_not_entered_is_not_called_eliminated(lang: str, waiting: str, fallen: str) -> None:
    """Off the map meant eliminated, at the entry tile too, and the word was feminine for every legend."""
    speech = Speech(GAME, lang, strict=True)
    s = Scenario()
    s.legend("gibraltar", None)
    s.acts("wraith")
    lines = terminal.draw(s.match.view(0), lambda message: speech.say(Said(message)), 100)
    assert any(fallen in line for line in lines)
    s = Scenario()
    s.entering("top", "bangalore", "gibraltar", bonus="bt1")
    lines = terminal.draw(s.match.view(0), lambda message: speech.say(Said(message)), 100)
    assert any(waiting in line for line in lines)
    assert not any(fallen in line for line in lines)


def test_info_tells_what_a_card_does() -> None:
    s = Scenario()
    s.legend("wraith", (2, 1), hand=["phase_step"])
    s.acts("wraith")
    speech = Speech(GAME, "en", strict=True)
    lines = terminal.info(s.match.view(s.question.seat), "phase step", lambda message: speech.say(Said(message)))
    assert lines[0] == "Phase Step"
    assert len(lines) > 1
