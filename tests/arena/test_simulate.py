"""Simulations: fair seats, the same outcome for any number of processes, honest intervals."""

import re

import pytest

from stolik.arena.simulate import Plan, Report, Score, numbered, seating, simulate, wilson
from stolik.cli import sim_text
from stolik.kernel.errors import StolikError


def figures(report: Report) -> tuple[object, ...]:
    return report.finished, report.decisions, report.wins_by_bot, report.wins_by_seat, report.shortest, report.longest


def test_the_outcome_does_not_hang_on_the_number_of_processes() -> None:
    alone = simulate("radlands", ["greedy", "random"], 4, 3)
    together = simulate("radlands", ["greedy", "random"], 4, 3, jobs=2)
    assert figures(alone) == figures(together)
    assert alone.finished == 4


def test_a_match_is_known_by_its_number_alone() -> None:
    plan = Plan("radlands", ("random", "random"), "7", (), (0, 1), 10_000)
    assert plan.play(5) == plan.play(5)
    assert plan.play(5) != plan.play(7)


def test_bots_change_seats_every_match() -> None:
    assert [seating(number, (0, 1)) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert sorted(seating(number, (0, 1, 2))[0] for number in range(3)) == [0, 1, 2]


def test_those_of_one_side_stay_together_when_sides_change_places() -> None:
    seen = [seating(number, (0, 0, 1, 1)) for number in range(4)]
    assert seen == [(0, 1, 2, 3), (2, 3, 0, 1), (1, 0, 3, 2), (3, 2, 1, 0)]


def test_sides_of_different_sizes_keep_their_places() -> None:
    assert [seating(number, (0, 0, 1)) for number in range(2)] == [(0, 1, 2), (1, 0, 2)]


def test_all_on_one_side_move_on_seat_by_seat() -> None:
    assert [seating(number, (0, 0, 0)) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_every_bot_of_the_side_that_won_has_won() -> None:
    bots = simulate("waste_knights", ["greedy", "greedy"], 1, 3, {"adventure": "the_glass_mile"}).by_bot()
    assert bots["greedy"] == bots["greedy#2"]
    assert bots["greedy"].share in (0.0, 1.0)


def test_wins_by_bot_and_by_seat_add_up() -> None:
    report = simulate("radlands", ["random", "random"], 30, 1)
    assert report.finished == 30
    assert sum(report.parts_by_bot) == pytest.approx(30)
    assert sum(report.parts_by_seat) == pytest.approx(30)
    assert sum(report.wins_by_bot) == sum(report.wins_by_seat) <= 30
    assert report.shortest <= report.decisions / 30 <= report.longest
    assert list(report.to_json()) == ["games", "finished", "decisions", "seconds", "bots", "seats", "tally"]
    assert report.tally == {}  # Radlands has nothing more to tell


def test_a_match_that_is_cut_off_is_no_result() -> None:
    report = simulate("radlands", ["random", "random"], 4, 1, limit=5)
    assert report.finished == 0
    assert report.wins_by_bot == [0, 0]
    assert report.to_json()["bots"] == {
        "random": {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0},
        "random#2": {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0},
    }


def test_intervals_are_wilsons() -> None:
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    drawn = Score(wins=2, parts=2.5, games=10).to_json()
    assert (drawn["wins"], drawn["share"]) == (2, 0.25)


def test_equal_bots_are_numbered() -> None:
    assert numbered(["random", "greedy", "random", "random"]) == ["random", "greedy", "random#2", "random#3"]


@pytest.mark.parametrize(
    ("game", "bots", "games", "options", "jobs"),
    [
        ("chess", ["random", "random"], 1, {}, 1),
        ("radlands", ["random"], 1, {}, 1),
        ("radlands", ["random", "clever"], 1, {}, 1),
        ("radlands", ["random", "random"], 0, {}, 1),
        ("radlands", ["random", "random"], 1, {"edition": "fr"}, 1),
        ("radlands", ["random", "random"], 1, {}, -1),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    game: str, bots: list[str], games: int, options: dict[str, str], jobs: int
) -> None:
    with pytest.raises(StolikError):
        simulate(game, bots, games, 0, options, jobs)


def test_greedy_beats_random() -> None:
    """A small sample of the claim that greedy wins at least nine of ten."""
    report = simulate("radlands", ["greedy", "random"], 30, 5)
    assert report.by_bot()["greedy"].share >= 0.9


def test_what_a_game_counts_of_its_matches_is_told() -> None:
    options = {"adventure": "the_glass_mile", "setup": "quick"}
    report = simulate("waste_knights", ["random"], 2, 1, options)
    assert {sum(values.values()) for kind, values in report.tally.items() if kind != "thread"} == {2}
    assert set(report.tally) == {"ending", "thread", "rounds", "entries read"}
    text = sim_text(report)
    assert re.search(r"^rounds: \d+ to \d+, median \d+$", text, re.MULTILINE)
    assert re.search(r"^  A4-T1: lost +2$", text, re.MULTILINE)
