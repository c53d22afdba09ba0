"""Who wins together: the sides of the seats, in every game."""

import pytest

from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE
from stolik.kernel.registry import find
from stolik.table.replay import chances


@pytest.mark.parametrize(
    ("game", "seats", "options", "sides"),
    [
        ("radlands", 2, {}, (0, 1)),
        ("wonderlands_war", 3, {}, (0, 1, 2)),
        ("apex_legends", 2, {}, (0, 1)),
        ("apex_legends", 3, {}, (0, 0, 1)),
        ("apex_legends", 4, {}, (0, 0, 1, 1)),
        ("apex_legends", 6, {}, (0, 0, 0, 1, 1, 1)),
        ("waste_knights", 3, {"adventure": "the_last_reservoir"}, (0, 0, 0)),
        ("waste_knights", 3, {"adventure": "the_drybay_sweepstake"}, (0, 1, 2)),
        ("waste_knights", 3, {"adventure": "ghost_signal"}, (0, 1, 2)),
        ("waste_knights", 1, {"adventure": "the_glass_mile"}, (0,)),
    ],
)
def test_the_side_of_every_seat(game: str, seats: int, options: dict[str, str], sides: tuple[int, ...]) -> None:
    rules = find(game)
    assert rules.sides(seats, rules.check_setup(seats, options)) == sides


def test_a_team_wins_whole() -> None:
    match = Match.start("apex_legends", 4, "sides")
    assert [match.share(seat) for seat in range(4)] == [0.0] * 4
    match.answer(1, CONCEDE)
    assert [match.share(seat) for seat in range(4)] == [0.0, 0.0, 1.0, 1.0]


def test_the_chances_of_a_team_are_those_of_its_members() -> None:
    values = chances(Match.start("apex_legends", 4, "sides"))
    assert values[0] == values[1]
    assert values[2] == values[3]
    assert values[0] + values[2] == pytest.approx(1.0, abs=1e-3)


def test_the_chances_of_knights_who_ride_together_are_those_of_the_adventure() -> None:
    match = Match.start("waste_knights", 2, "sides")
    value = max(match.game.evaluate(match.state, seat) for seat in range(2))
    assert chances(match) == [round(value, 4)] * 2
