"""What docs/adding-a-game.md shows is what the example and Radlands are made of, and its commands run."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from tic_tac_toe import GAME

from stolik.cli import main
from stolik.kernel import registry
from stolik.testkit.pages import Block, blocks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "tic_tac_toe"
COPIED = ("python", "toml", "ftl", "markdown")
BLOCKS = blocks(PAGE)
ELSEWHERE = ("pytest --all-clauses", "pip install .")  # tests/examples runs them


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.id, None)


def sources() -> list[list[str]]:
    files = [EXAMPLE / "pyproject.toml", *EXAMPLE.glob("docs/rules/*.md"), *EXAMPLE.rglob("*.ftl")]
    files += [*EXAMPLE.rglob("*.py"), *(ROOT / "stolik" / "games" / "radlands").rglob("*.py")]
    return [lines(file.read_text(encoding="utf-8")) for file in files]


def lines(text: str) -> list[str]:
    """The lines that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


def is_excerpt(shown: list[str], source: list[str]) -> bool:
    """Whether the source has these lines in a row; a method may be shown without its indentation."""
    starts = [number for number, line in enumerate(source) if line.strip() == shown[0].strip()]
    return any(lines(dedent("\n".join(source[start : start + len(shown)]))) == shown for start in starts)


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language in COPIED], ids=lambda b: f"line {b.line}")
def test_code_is_copied_from_a_source(block: Block) -> None:
    shown = lines(block.text)
    assert any(is_excerpt(shown, source) for source in sources()), f"{PAGE.name}:{block.line} is in none of the sources"


def test_the_page_builds_the_whole_game() -> None:
    shown = {line.strip() for block in BLOCKS if block.language == "python" for line in lines(block.text)}
    code = lines((EXAMPLE / "tic_tac_toe" / "__init__.py").read_text(encoding="utf-8"))
    assert [line for line in code[1:] if line.strip() not in shown] == []  # without the docstring of the module


def test_every_kind_of_block_is_checked() -> None:
    assert {block.language for block in BLOCKS} <= {*COPIED, "console", ""}


def test_the_folder_is_as_drawn() -> None:
    drawn = next(block for block in BLOCKS if block.language == "")
    names = re.findall(r"^  (\S+) ", drawn.text, re.MULTILINE)
    assert len(names) == 7
    for name in names:
        assert list(EXAMPLE.glob(name)), name


def test_its_commands_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(EXAMPLE)
    commands = [line for block in BLOCKS if block.language == "console" for line in lines(block.text)]
    assert len(commands) == 7
    for line in commands:
        assert line.startswith("$ ")
        command = line[2:]
        if command in ELSEWHERE:
            continue
        name, *arguments = shlex.split(f"{command} --seconds 0.1" if "bench" in command else command)
        assert name == "stolik"
        monkeypatch.setattr(sys, "stdin", io.StringIO("1\nwhy\nquit\n"))
        assert main(arguments) == 0, command
        printed = capsys.readouterr().out
        if "play" in command:
            assert "Mark a cell." in printed
            assert "Row 1, column 1 – TTT-MARK-01: This cell is marked already." in printed
