"""What bots are told about a position: fair to both teams, within bounds, and blind to what a seat cannot know."""

import pytest

from stolik.games.apex_legends.game import GAME
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.playouts import players, random_choice
from stolik.testkit.scenarios.apex_legends import Scenario


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (6, {"map": "gorge"})])
def test_evaluations_and_promises_are_shares(seats: int, options: dict[str, str]) -> None:
    match = Match.start(GAME, seats, "sense", options, keep=False)
    dice = players("sense")
    for number in range(250):
        if match.over:
            break
        if number % 5 == 0:
            values = [GAME.evaluate(match.state, seat) for seat in (0, seats - 1)]
            assert all(0.0 <= value <= 1.0 for value in values)
            assert sum(values) == pytest.approx(1.0)
            for question in match.questions:
                assert all(0.0 <= GAME.promise(match.state, question, option) <= 1.0 for option in question.options)
        match.advance(*random_choice(match, dice))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (6, {"map": "gorge"})])
def test_who_is_said_to_answer_next_is_asked(seats: int, options: dict[str, str]) -> None:
    match = Match.start(GAME, seats, "next", options)
    match.pauses = True
    dice = players("next")
    said = 0
    while not match.over and said < 60:
        match.advance(*random_choice(match, dice))
        seat = -1
        while match.paused:
            seat = max(seat, GAME.next_seat(match.state))
            match.resume()
        if seat >= 0 and not match.over:
            assert match.first_question().seat == seat
            said += 1
    assert said == 60


def test_health_deathboxes_and_a_clear_shot_are_worth_something() -> None:
    values: list[float] = []
    for health, deathboxes, x in ((40, 2, 9), (20, 2, 9), (40, 1, 9), (40, 2, 7)):
        s = Scenario()
        s.legend("wraith", (5, 5), weapons=["r301_1", "p2020_1"])
        s.legend("gibraltar", (x, 5), health=health, deathboxes=deathboxes)
        s.acts("wraith")
        seat = s.question.seat
        values.append(GAME.evaluate(s.match.state, seat))
    start, hurt, beaten, near = values
    assert hurt > start
    assert beaten > hurt
    assert near != start


def test_a_foreign_backpack_is_worth_the_same_whatever_it_is_taken_for() -> None:
    match = Match.start(GAME, 2, "packs")
    dice = players("packs")
    while match.question is None or match.question.kind != "act":
        match.advance(*random_choice(match, dice))
    seat = match.question.seat
    worlds = [match.imagine(seat, Dice(f"world {number}")) for number in range(5)]
    assert len({GAME.evaluate(world.state, seat) for world in worlds}) == 1
