"""Maps of one's own: the files that STOLIK_MAPS names are offered, played and replayed; a bad one is left out."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.games.apex_legends.map_files import MAPS, OURS, shelved
from stolik.kernel.errors import BadRecord
from stolik.kernel.record import load

ROOT = Path(__file__).parents[3]
QUARRY = ROOT / "tests" / "browser" / "quarry.toml"

PLAY = """
import sys
from pathlib import Path
from stolik.bots.greedy import GreedyBot
from stolik.bots.play import play
from stolik.bots.random import RandomBot
from stolik.kernel.match import Match
from stolik.kernel.record import load, save
from stolik.kernel.registry import find
from stolik.testkit.conformance import conformance

game = find("apex_legends")
setting = game.settings[0]
print(setting.values, setting.names)
assert conformance("apex_legends", 2, {"map": "quarry", "team_size": "3"}, 1, "own", one_in=7) > 0
match = Match.start("apex_legends", 2, "own", {"map": "quarry", "draft": "random"})
play(match, [GreedyBot(1), RandomBot(2)])
assert match.result is not None
assert game.view(match.state, None).map == "quarry"
assert game.facts(match.setup).map.id == "quarry"
text = save(match)
assert load(text).state.to_json() == match.state.to_json()
Path(sys.argv[1]).write_text(text, "utf-8")
"""


def test_a_map_of_ones_own_is_offered_by_its_name_and_played_by_bots(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    ran = subprocess.run(
        [sys.executable, "-c", PLAY, str(record)],
        cwd=ROOT,
        env={**os.environ, "STOLIK_MAPS": str(QUARRY)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert ran.stderr == ""
    assert ran.stdout == f"{(*OURS, 'quarry')} {{'quarry': 'The Old Quarry'}}\n"
    with pytest.raises(BadRecord, match="option map of apex_legends can be crossroads, gorge, timber, not 'quarry'"):
        load(record.read_text("utf-8"))  # where the map is not at hand


def test_files_and_folders_are_read_in_order_after_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    for name in ("b", "a"):
        (folder / f"{name}.toml").write_text(named(f"of_the_{name}"), "utf-8")
    (folder / "notes.txt").write_text("not a map", "utf-8")
    monkeypatch.setenv("STOLIK_MAPS", os.pathsep.join([str(QUARRY), "", str(folder)]))
    assert tuple(shelved()) == (*OURS, "quarry", "of_the_a", "of_the_b")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("was", "spoilt", "reason"),
    [
        ('id = "quarry"', 'id = "gorge"', "there is one called gorge"),
        ("beacons = ", "beacon = ", "mine.toml:19: "),
        ("x = 8, y = 7", "x = 11, y = 7", "mine.toml:12: buildings: it reaches over the edge of the map, to (12,9)"),
        ("size = [12, 12]", "size = [12, 12", "mine.toml:"),
    ],
)
def test_a_map_that_cannot_be_played_is_left_out_and_the_reason_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    was: str,
    spoilt: str,
    reason: str,
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(QUARRY.read_text("utf-8").replace(was, spoilt), "utf-8")
    monkeypatch.setenv("STOLIK_MAPS", f"{file}{os.pathsep}{QUARRY}")
    assert tuple(shelved()) == (*OURS, "quarry"), "the next one is read all the same"
    assert capsys.readouterr().err.startswith(f"stolik: the map in {file} is left out: {reason}")


def test_a_file_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STOLIK_MAPS", "/nowhere/mine.toml")
    assert tuple(shelved()) == OURS
    assert capsys.readouterr().err.endswith("mine.toml:1: cannot be read: No such file or directory\n")


def test_a_folder_without_maps_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STOLIK_MAPS", str(tmp_path))
    assert tuple(shelved()) == OURS == MAPS
    assert (
        capsys.readouterr().err == f"stolik: the map in {tmp_path} is left out: there is no .toml file in this folder\n"
    )


def named(name: str) -> str:
    """The quarry by another id."""
    return QUARRY.read_text("utf-8").replace('id = "quarry"', f'id = "{name}"')
