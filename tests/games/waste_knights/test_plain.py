"""The plain board of Waste Knights: what can be chosen is on it, and it says what a player must know."""

import pytest

from stolik.games.waste_knights import GAME
from stolik.games.waste_knights.terminal import draw
from stolik.games.waste_knights.view import BoardView, Roll
from stolik.games.waste_knights.vocabulary import RESOURCES
from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.plain import Cell, Plain, Words
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.waste_knights import Scenario

SPEECH = {language: Speech(GAME, language, strict=True) for language in LANGUAGES}
ADVENTURE = {"adventure": "the_last_reservoir"}


def board(match: Match, seat: int) -> Plain:
    return GAME.plain(GAME.view(match.state, seat), seat)


def cells(plain: Plain) -> list[Cell]:
    return [cell for zone in plain.zones for cell in zone.cells if cell is not None]


def say(said: Words, language: str) -> str:
    return SPEECH[language].say(Said(said.message, said.args))


def choose(match: Match, *option: int | str) -> None:
    match.answer(match.questions[0].seat, option)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "solo"), [(1, "one"), (1, "two"), (2, "one")])
def test_spaces_and_offers_lie_on_the_board_and_every_target_is_one_thing(seats: int, solo: str, seed: int) -> None:
    match = Match.start("waste_knights", seats, f"plain {seed}", {**ADVENTURE, "solo": solo})
    dice = Dice(seed)
    kinds: set[str] = set()
    while not match.over and len(match.answers) < 250:
        question = match.questions[0]
        shown = [cell.target for cell in cells(board(match, question.seat))]
        for option in question.options:
            target = GAME.target(match.state, question, option)
            if target.keys() <= {"space", "offer"} and option[-1] not in RESOURCES:
                assert target in shown, f"{option} of {question.kind} can be pointed at nowhere"
            for kind, values in target.items():
                if kind == "button":
                    continue
                kinds.add(kind)
                is_one = len(values) == 1 or not all(isinstance(value, str) for value in values)
                assert is_one, f"{target}: several words would be several things"
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert {"offer", "space"} <= kinds


def test_all_of_the_board_has_words() -> None:
    match = Match.start("waste_knights", 2, "words of the board", ADVENTURE)
    dice = Dice(5)
    known: set[str] = set()
    while not match.over and len(match.answers) < 400:
        question = match.questions[0]
        plain = board(match, 0)
        words = [*(zone.name for zone in plain.zones), *(counter.name for counter in plain.counters)]
        for cell in cells(plain):
            words += [cell.name, *cell.marks]
            if cell.text is not None:
                words.append(cell.text)
        for said in words:
            if repr(said) not in known:
                known.add(repr(said))
                for language in LANGUAGES:
                    text = say(said, language)
                    assert text == text.strip() != ""
                    assert "  " not in text
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])
    assert any("zone-foe-attack" in said for said in known)


def test_every_mark_of_the_map_has_a_sign() -> None:
    match = Match.start("waste_knights", 1, "signs", ADVENTURE)
    dice = Dice(3)
    while not match.over and len(match.answers) < 120:
        question = match.questions[0]
        places = next(zone for zone in board(match, 0).zones if zone.id == "map")
        assert len(places.cells) == 90
        for place in places.cells:
            assert place is not None
            assert place.tone in places.tones
            for mark in place.marks:
                for language in LANGUAGES:
                    sign = SPEECH[language].say(Said(f"{mark.message}-sign", mark.args))
                    assert 1 <= len(sign) <= 3
        match.answer(question.seat, question.options[dice.below(len(question.options), "option")])


def test_the_terminal_names_dice_and_their_faces() -> None:
    wk = Scenario("alinta")
    seen = wk.match.view(0)
    assert isinstance(seen.table, BoardView)
    seen.table.roll = Roll("alinta", ["white", "blue"], ["S+F", "-"], 1, 0, None)
    lines = draw(seen, lambda message: SPEECH["pl"].say(Said(message)), 100)
    assert lines[-1] == "⚄ biała: sukces i Los, niebieska: pusta"
    seen.table.roll = Roll("alinta", ["white", "blue"], [], 1, 0, 417)
    lines = draw(seen, lambda message: SPEECH["pl"].say(Said(message)), 100)
    assert lines[-1] == "⚄ biała, niebieska · 42%"


def ready() -> Match:
    """Two knights of two players, at the start of the adventure in Pumps."""
    match = Match.start("waste_knights", 2, "exchange", {**ADVENTURE, "setup": "quick"})
    choose(match, "choose_knight", "alinta")
    choose(match, "choose_knight", "logan_harris")
    while match.questions[0].kind != "act":
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    return match


def test_both_see_figures_on_the_map_and_what_an_exchange_is_about() -> None:
    match = ready()
    seat = match.questions[0].seat
    for reader in (0, 1):
        pumps = next(cell for cell in cells(board(match, reader)) if cell.name.message == "city-pumps")
        assert sorted(pumps.seats) == [0, 1]
    choose(match, "camp")
    choose(match, "exchange", "logan_harris")
    choose(match, "give", "fuel")
    choose(match, "ask", "meds")
    for reader in (seat, 1 - seat):
        zone = next(zone for zone in board(match, reader).zones if zone.id == "exchange")
        given = [cell for cell in zone.cells if cell is not None]
        assert [say(cell.name, "en") for cell in given] == ["Alinta gives", "Logan Harris gives"]
        assert [[say(mark, "en") for mark in cell.marks] for cell in given] == [["Fuel"], ["Meds"]]


def test_a_choice_says_its_odds_and_its_price() -> None:
    wk = Scenario("alinta")
    wk.given(0, space="M13")
    wk.do(("thread", "salvage_the_pump_part"))
    question = wk.match.questions[0]
    said = [GAME.say_option(wk.match.state, question, option) for option in question.options]
    assert [SPEECH["en"].say(one) for one in said] == [
        "Squeeze through and force the crate. [Survival 2: 42% chance]",
        "Wake the door controls. [Tech 2: 0% chance]",
        "Ram the door with your vehicle. [costs damage: 2]",
    ]


def test_to_pass_among_the_actions_is_to_end_the_turn() -> None:
    wk = Scenario("alinta")
    assert GAME.role(wk.question, ("pass",)) == "end"
    assert GAME.role(wk.question, ("move",)) == ""
    wk.do(("camp",))
    assert GAME.role(wk.question, ("done",)) == "done"


def test_leaving_the_market_with_nothing_paid_is_no_offer() -> None:
    wk = Scenario("johnny_taylor")
    wk.given(0, space="M52", ammo=2)
    wk.do(("city",), ("visit", "market"))
    said = [SPEECH["en"].say(GAME.say_option(wk.match.state, wk.question, ("done",)))]
    wk.do(("pay", "ammo"))
    said.append(SPEECH["en"].say(GAME.say_option(wk.match.state, wk.question, ("done",))))
    assert said == ["Offer nothing", "Offer this"]
