"""The README and the guides: their Python runs, their commands run, their links lead somewhere."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.kernel import registry
from stolik.rulebook.clauses import read_games
from stolik.testkit.pages import blocks, run_python

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
RUN = [README, *(ROOT / "docs" / name for name in ("headless.md", "bots.md", "kernel.md"))]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """What a page makes known is forgotten afterwards."""
    before = dict(registry._registered)
    yield
    registry._registered.clear()
    registry._registered.update(before)


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path) -> None:
    assert blocks(page, "python")
    run_python(page)


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "bots.md"], ids=lambda page: page.name)
def test_the_commands_of_a_page_run(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    if classes := [block.text for block in blocks(page, "python") if "class Dreamer" in block.text]:
        (tmp_path / "my_bots.py").write_text(classes[0], "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
    lines = [line for block in blocks(page, "console") for line in block.text.splitlines()]
    commands = [line[2:] for line in lines if line.startswith("$ ")]
    assert commands
    for command in commands:
        name, *arguments = shlex.split(shorter(command))
        assert name == "stolik"
        assert main(arguments) == 0, command
        assert capsys.readouterr().out


def shorter(command: str) -> str:
    """The same command for an impatient test."""
    command = re.sub(r"--against \S+", "--against .", re.sub(r"iterations=\d+", "iterations=5", command))
    return re.sub(r"--seconds \S+", "--seconds 0.1", re.sub(r"--games \d+", "--games 2", command))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_the_readme_lists_every_guide() -> None:
    listed = set(LINK.findall(README.read_text(encoding="utf-8")))
    assert {f"docs/{page.name}" for page in ROOT.glob("docs/*.md")} <= listed


def test_the_readme_counts_the_clauses_rightly() -> None:
    clauses = read_games(ROOT / "docs" / "rules")["radlands"]
    told = sum(clause.informational for clause in clauses)
    line = f"radlands: {len(clauses)} clauses, {len(clauses) - told} tested, {told} informational, 0 gaps"
    assert line in README.read_text(encoding="utf-8").splitlines()


def test_the_make_targets_of_the_pages_exist() -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in (README, ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md")):
        named = set(re.findall(r"(?:^|`)make ([a-z-]+)\b", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert named <= made, page.name


def test_the_commands_of_the_table_exist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^\| `stolik ([^`]+)` \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) == 8
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    for command in commands:
        name = command.split()[0]
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        assert left.value.code == 0
        assert "usage: stolik" in capsys.readouterr().out
