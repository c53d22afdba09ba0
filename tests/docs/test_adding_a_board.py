"""What docs/adding-a-board.md shows is what the board of the example and the table are made of."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from stolik.testkit.pages import Block, blocks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-board.md"
EXAMPLE = ROOT / "examples" / "tic_tac_toe"
BOARD = EXAMPLE / "tic_tac_toe" / "board"
SOURCES = {
    "js": [BOARD / "board.js"],
    "css": [BOARD / "board.css"],
    "toml": [EXAMPLE / "pyproject.toml"],
    "python": [EXAMPLE / "tic_tac_toe" / "__init__.py", ROOT / "tests" / "browser" / "test_boards.py"],
    "ts": [ROOT / "web" / "src" / "games" / "radlands" / "index.ts"],
}
BLOCKS = blocks(PAGE)
TEXT = PAGE.read_text("utf-8")


def lines(text: str) -> list[str]:
    """The lines that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language], ids=lambda b: f"line {b.line}")
def test_code_is_copied_from_a_source(block: Block) -> None:
    shown = lines(block.text)
    for file in SOURCES[block.language]:
        source = lines(file.read_text("utf-8"))
        for start in range(len(source)):
            if lines(dedent("\n".join(source[start : start + len(shown)]))) == shown:
                return
    pytest.fail(f"{PAGE.name}:{block.line} is in none of the sources")


def test_the_page_builds_the_whole_board() -> None:
    shown = {line.strip() for block in BLOCKS if block.language == "js" for line in lines(block.text)}
    code = lines((BOARD / "board.js").read_text("utf-8"))
    assert [line for line in code[1:] if line.strip() not in shown] == []  # without its headline


def test_the_folder_is_as_drawn() -> None:
    drawn = next(block for block in BLOCKS if block.language == "")
    names = re.findall(r"^  (\S+) ", drawn.text, re.MULTILINE)
    assert len(names) == 4
    for name in names:
        assert (EXAMPLE / "tic_tac_toe" / name).is_file()
    assert {file.name for file in BOARD.iterdir()} == {"board.js", "board.css", "hero.svg"}


def interface(file: str, name: str) -> set[str]:
    """The names of an interface's own fields and methods."""
    text = (ROOT / "web" / "src" / "table" / file).read_text("utf-8")
    found = re.search(rf"export interface {name}\b.*?\n(.*?)^}}", text, re.DOTALL | re.MULTILINE)
    assert found is not None
    return set(re.findall(r"^  (?:readonly )?(\w+)[?(]?[:?(]", found[1], re.MULTILINE))


def test_everything_that_a_board_gets_and_gives_is_told() -> None:
    told = set(re.findall(r"`(\w+)", TEXT))
    assert interface("board.ts", "BoardProps") - told == set()
    assert interface("foreign.ts", "ForeignBoard") - told == set()
    assert interface("foreign.ts", "Tools") - told == set()
    assert {name for name in interface("board.ts", "GameLook") if name != "theme"} - told == set()


def test_the_files_that_are_named_are_there() -> None:
    named = re.findall(r"`((?:web|tests|stolik)/[\w./]+\.\w+)`", TEXT)
    assert len(named) >= 5
    for name in named:
        assert (ROOT / name).exists(), name
