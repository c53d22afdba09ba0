"""Balance: who wins how much of a fair share."""

import json

import pytest

from stolik.arena.balance import Row, balance, main, text
from stolik.games.wonderlands_war.catalogue import FACTION
from stolik.kernel.errors import BadSetup, StolikError, UnknownGame


def test_seats_and_factions_are_counted_and_the_shares_add_up() -> None:
    rows = balance("wonderlands_war", "random", 3, seed=1, seats=3)
    seats = [rows[f"seat {number} of 3"] for number in (1, 2, 3)]
    assert [row.seats for row in seats] == [3, 3, 3]
    assert sum(row.won for row in seats) == pytest.approx(3.0)
    assert sum(row.fair for row in seats) == pytest.approx(3.0)
    factions = [row for label, row in rows.items() if label in FACTION]
    assert sum(row.seats for row in factions) == 9
    assert {label.partition(", ally_set ")[2] for label in rows if "ally_set" in label} <= {"a", "b", "c", "d", "mixed"}


def test_both_legends_of_a_team_win_with_it() -> None:
    rows = balance("apex_legends", "random", 1, seed=2, seats=4, options={"team_size": "2"})
    assert rows["red"].seats == rows["blue"].seats == 2
    assert rows["red"].fair == 1.0
    assert rows["red"].won + rows["blue"].won == 2.0


def test_the_outcome_does_not_hang_on_the_number_of_processes() -> None:
    assert balance("radlands", "random", 4, jobs=1) == balance("radlands", "random", 4, jobs=2)


@pytest.mark.parametrize(
    ("won", "fair", "is_fair"), [(59, 100, False), (60, 100, True), (150, 100, True), (151, 100, False)]
)
def test_how_far_off_is_fair(won: float, fair: float, is_fair: bool) -> None:
    row = Row(200, fair, won)
    assert row.is_fair is is_fair
    assert row.interval[0] < row.ratio < row.interval[1]
    assert ("(!)" in text({"alice": row})) is not is_fair


def test_mistakes_are_named() -> None:
    with pytest.raises(UnknownGame):
        balance("chess")
    with pytest.raises(BadSetup):
        balance("wonderlands_war", options={"ally_set": "e"})
    with pytest.raises(BadSetup):
        balance("wonderlands_war", seats=6)
    with pytest.raises(StolikError):
        balance("radlands", games=0)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["radlands", "--games", "2", "--bot", "random", "--json", "--option", "edition=pl"]) == 0
    assert json.loads(capsys.readouterr().out)["seat 1 of 2"]["seats"] == 2
    assert main(["radlands", "--games", "2", "--bot", "random"]) == 0
    assert "| seat 2 of 2 | 2 |" in capsys.readouterr().out
    assert main(["radlands", "--option", "pl"]) == 2
    assert "NAME=VALUE" in capsys.readouterr().err
