"""The example of a game in a package of its own: it is small, conforms, installs, and bots play it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tic_tac_toe import GAME, LINES

from stolik.arena.simulate import simulate
from stolik.bots import make_bot
from stolik.bots.play import play
from stolik.kernel import registry
from stolik.kernel.match import Match
from stolik.kernel.words import LANGUAGES, Speech
from stolik.rulebook.clauses import read_clauses
from stolik.testkit.conformance import conformance

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tic_tac_toe"
SAY = """
from stolik.kernel.game import Said
from stolik.kernel.registry import find
from stolik.kernel.words import Speech
print(Speech(find("tic_tac_toe"), "pl").say(Said("ask-mark")))
"""
BRINGS = """
from stolik.kernel.registry import find
from stolik.table import boards, lessons
game = find("tic_tac_toe")
print(*sorted(boards.find(game).files), len(lessons.find(game).steps))
"""


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """Other tests of the same process do not meet the game."""
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.id, None)


def run(*command: str, path: Path | None = None, cwd: Path = EXAMPLE) -> str:
    """Run Python with these arguments; what it printed."""
    environment = {**os.environ, **({} if path is None else {"PYTHONPATH": str(path)})}
    done = subprocess.run([sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_whole_game_is_one_page() -> None:
    assert len((EXAMPLE / "tic_tac_toe" / "__init__.py").read_text().splitlines()) < 115


def test_it_conforms() -> None:
    clauses = {clause.id for clause in read_clauses(EXAMPLE / "docs" / "rules" / "tic_tac_toe.md")}
    for language in LANGUAGES:
        has_words = Speech(GAME, language).has
        assert conformance("tic_tac_toe", matches=20, seed=language, clauses=clauses, has_words=has_words) > 100


def test_its_own_suite_proves_every_clause() -> None:
    printed = run("-m", "pytest", "-p", "no:cacheprovider", "--all-clauses")
    assert "All 5 clauses of the rules are proved by a passing test." in printed


def test_installed_it_is_found_by_its_entry_point(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    run(*pip, "--no-build-isolation", "--target", str(target), str(source), cwd=tmp_path)
    printed = run("-m", "stolik.cli", "games", path=target, cwd=tmp_path)
    assert "tic_tac_toe: 2 players, rules tic_tac_toe/1" in printed.splitlines()
    assert any(line.startswith("radlands: ") for line in printed.splitlines())
    printed = run("-c", SAY, path=target, cwd=tmp_path)
    assert printed.strip() == "Zaznacz pole."
    printed = run("-c", BRINGS, path=target, cwd=tmp_path)
    assert printed.split() == ["board.css", "board.js", "hero.svg", "5"]


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=50"])
def test_every_bot_plays_it(bot: str) -> None:
    report = simulate("tic_tac_toe", [bot, "random"], games=20, seed=1)
    assert report.finished == 20


def test_greedy_beats_random() -> None:
    report = simulate("tic_tac_toe", ["greedy", "random"], games=100, seed=1)
    assert report.by_bot()["greedy"].share >= 0.9


def test_search_never_loses_to_random() -> None:
    for number in range(50):
        seat = number % 2
        bots = [make_bot("random", number), make_bot("random", number)]
        bots[seat] = make_bot("search:iterations=200", number)
        match = Match.start(GAME, seed=number)
        play(match, bots)
        assert match.result is not None
        assert match.result.places[seat] == 1, f"match {number}: {match.answers}"


def test_evaluation_sees_a_lead() -> None:
    match = Match.start(GAME, seed=1)
    assert GAME.evaluate(match.state, 0) == GAME.evaluate(match.state, 1) == 0.5
    match.answer(0, ("mark", 2, 2))
    assert GAME.evaluate(match.state, 0) > 0.5 > GAME.evaluate(match.state, 1)
    assert len(LINES) == 8
