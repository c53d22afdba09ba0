"""The bench's public shape, and that what it measures is real."""

import io
import json

import pytest

from stolik.arena import bench as module
from stolik.arena.bench import Row, bench, played, positions, seats_of, text
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.odds import work_out_longest_burst
from stolik.kernel.errors import StolikError, UnknownGame
from stolik.kernel.registry import find, names

RATES = ["decisions_per_s", "matches_per_s", "copies_per_s", "search_per_s", "record_bytes", "seats", "quartiles"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROUNDS", 2)
    monkeypatch.setattr(module, "SAMPLE", 3)


def test_json_shape() -> None:
    out = io.StringIO()
    assert bench("radlands", 0.1, False, True, out) == 0
    data = json.loads(out.getvalue())
    assert list(data) == ["radlands"]
    assert list(data["radlands"]) == RATES
    quartiles = data["radlands"].pop("quartiles")
    assert all(value > 0 for value in data["radlands"].values())
    assert data["radlands"]["seats"] == 2
    assert list(quartiles) == RATES[:4]
    assert all(0 < low <= high for low, high in quartiles.values())


def test_a_game_may_name_pieces_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    game = find("tic_tac_toe" if "tic_tac_toe" in names() else "radlands")
    monkeypatch.setattr(type(game), "pieces", lambda self: {"a piece": lambda: done.append(1)})
    out = io.StringIO()
    assert bench(game.id, 0.05, False, False, out) == 0
    assert f"{game.id}: a piece " in out.getvalue()
    assert len(done) >= 2
    out = io.StringIO()
    bench(game.id, 0.05, False, True, out)
    assert 0 < json.loads(out.getvalue())["pieces_ms"][game.id]["a piece"] < 1


def test_apex_legends_works_out_odds_and_sight_by_every_call() -> None:
    assert set(find("apex_legends").pieces()) == {"odds", "sight"}
    burst = work_out_longest_burst()
    assert sum(ways for _, _, ways in burst) == 14 * 13 * 12 * 11 * 10 * 9 * 8 * 7 * 6
    assert work_out_longest_burst() is not burst
    assert LANDS[0].all_pairs() == LANDS[0].visible


def test_peers_that_are_absent_are_left_out_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(self: object) -> None:
        raise ImportError("not here")

    for name in ("CatanatronPlay", "OpenSpielPlay", "BoardgameIoPlay"):
        monkeypatch.setattr(getattr(module, name), "__init__", absent)
    out = io.StringIO()
    assert bench("radlands", 0.05, True, True, out) == 0
    assert json.loads(out.getvalue())["peers"] == {}
    assert "catanatron is left out: not here" in capsys.readouterr().err


def test_positions_are_mid_match_and_partly_mid_beat() -> None:
    game = find("radlands")
    where = positions(game)
    assert len(where) >= 9
    assert all(match.result is None for match in where)
    kinds = {match.questions[0].kind for match in where}
    assert "act" in kinds
    assert len(kinds) > 1


def test_played_matches_are_whole_and_the_same_each_time() -> None:
    game = find("radlands")
    first, second = played(game, 1), played(game, 1)
    assert first.result is not None
    assert first.answers == second.answers
    assert len(played(game, 1, 10).answers) == 10


def test_rates_count_all_slices() -> None:
    row = Row(lambda seconds: {"things": 5})
    row.slice(0)
    row.slice(0)
    assert row.counts == {"things": 10}


def test_time_that_another_process_spent_counts_instead_of_ours() -> None:
    row = Row(lambda seconds: {"things": 5, "nanoseconds": 500_000_000})
    row.slice(0)
    assert row.counts == {"things": 5}
    assert row.rates() == {"things_per_s": 10.0}


def test_quartiles_are_of_the_slices() -> None:
    counts = iter([1, 2, 3, 4, 5])
    row = Row(lambda seconds: {"things": next(counts), "nanoseconds": 1_000_000_000})
    for _ in range(5):
        row.slice(0)
    assert row.spread() == {"things_per_s": (2.0, 4.0)}


def test_waste_knights_is_measured_with_two_knights() -> None:
    assert [seats_of(find(name)) for name in ("radlands", "waste_knights")] == [2, 2]


def test_text_has_ratios_to_the_peers_of_a_kind() -> None:
    ours: dict[str, dict[str, float | int]] = {
        "radlands": {"decisions_per_s": 800.0, "copies_per_s": 90.0},
        "tic_tac_toe": {"decisions_per_s": 600.0},
    }
    peers: dict[str, dict[str, float | int]] = {
        "catanatron": {"decisions_per_s": 100.0, "copies_per_s": 30.0},
        "open_spiel": {"decisions_per_s": 200.0},
    }
    lines = text(ours, peers)
    assert "radlands makes 8.0 times the decisions per second of catanatron" in lines
    assert "radlands makes 3.0 times the copies per second of catanatron" in lines
    assert "tic_tac_toe makes 3.0 times the decisions per second of open_spiel" in lines
    assert "tic_tac_toe makes 6.0 times" not in lines


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan")])
def test_times_out_of_range_are_refused(seconds: float) -> None:
    with pytest.raises(StolikError, match="above 0"):
        bench("radlands", seconds, False, False)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UnknownGame):
        bench("chess", 1.0, False, False)
