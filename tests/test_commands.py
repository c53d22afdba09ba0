"""Commands that games bring with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik import commands
from stolik.cli import main

COMMANDS = """
from stolik.kernel.errors import StolikError

def add(commands):
    say = commands.add_parser("say", help="say something")
    say.add_argument("what")
    say.set_defaults(run=run)

def run(chosen):
    if chosen.what == "nothing":
        raise StolikError("there is nothing to say")
    print(chosen.what)
    return 3
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed game that brings commands and must not be loaded for them."""
    facts = tmp_path / "talking-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: talking\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[stolik.games]\ntalking = talking:GAME\n")
    folder = tmp_path / "talking"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise RuntimeError('the game was loaded')\n")
    (folder / "commands.py").write_text(COMMANDS)
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_the_games_of_the_project_bring_theirs() -> None:
    assert [name for name, _ in commands.modules()] == ["apex_legends", "waste_knights"]


def test_a_game_of_another_package_brings_its_commands(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "hello"]) == 3
    assert capsys.readouterr().out == "hello\n"
    assert main(["say", "nothing"]) == 2
    assert capsys.readouterr().err == "stolik: there is nothing to say\n"
    assert main(["say"]) == 2
    assert "see stolik say --help" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert "say something" in shown
    assert "tools for Apex Legends" in shown


@pytest.mark.parametrize(
    "code",
    ["raise RuntimeError('no voice')", "def add(commands): raise RuntimeError('no voice')", "add = None"],
    ids=["on import", "on add", "no function"],
)
def test_commands_that_fail_are_told_and_left_out(package: Path, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "commands.py").write_text(code + "\n")
    assert main(["apex", "map", "nowhere"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("stolik: the commands of talking cannot be loaded: ")
    assert second.startswith("stolik: there is no file nowhere")


def test_a_game_without_commands_or_without_its_package(package: Path) -> None:
    (package / "commands.py").unlink()
    assert "talking" not in [name for name, _ in commands.modules()]
    (package / "__init__.py").unlink()
    package.rmdir()
    assert "talking" not in [name for name, _ in commands.modules()]
