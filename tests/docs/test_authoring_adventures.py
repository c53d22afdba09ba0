"""What docs/authoring-adventures.md shows is what The Glass Mile is made of, and its commands run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.games.waste_knights.story.graph import draw
from stolik.games.waste_knights.story.model import ACTION_LIMITS
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import COUNTED_TOKENS, NUMBERS, SIGNATURES, STORY_EFFECTS, TAKEN, TOKENS
from stolik.testkit.pages import Block, blocks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "authoring-adventures.md"
FOLDER = ROOT / "stolik" / "games" / "waste_knights" / "content" / "adventures" / "the_glass_mile"
BLOCKS = blocks(PAGE)
SOURCES = {
    "yaml": [FOLDER / "story.yaml", FOLDER.parent / "provisional_licence" / "story.yaml"],
    "ftl": [FOLDER / "pl.ftl"],
}
COMBAT_WORDS = ("foe.health", "defeated")


@pytest.mark.parametrize("block", [b for b in BLOCKS if b.language in SOURCES], ids=lambda b: f"line {b.line}")
def test_code_is_copied_from_the_adventure(block: Block) -> None:
    text = block.text.rstrip("\n") + "\n"
    assert any(text in file.read_text("utf-8") for file in SOURCES[block.language]), f"{PAGE.name}:{block.line}"


def test_every_kind_of_block_is_checked() -> None:
    assert {block.language for block in BLOCKS} == {*SOURCES, "console", ""}


def test_the_folder_is_as_drawn() -> None:
    drawn = next(block for block in BLOCKS if block.language == "")
    assert sorted(re.findall(r"^  (\S+)", drawn.text, re.MULTILINE)) == sorted(file.name for file in FOLDER.iterdir())


def test_its_commands_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "stolik").symlink_to(ROOT / "stolik")
    monkeypatch.chdir(tmp_path)
    commands = [line for block in BLOCKS if block.language == "console" for line in block.text.splitlines()]
    assert len(commands) == 4
    for line in commands:
        assert line.startswith("$ ")
        name, *arguments = shlex.split(line[2:].replace("--games 20", "--games 1"))
        if name.startswith("STOLIK_ADVENTURES="):
            continue  # tests/games/waste_knights/test_story_cli.py reads foreign adventures
        assert name == "stolik"
        assert main(arguments) == 0, line
    assert (tmp_path / "glass-mile.svg").is_file()


def test_the_picture_is_the_one_that_is_drawn_now() -> None:
    mile = next(adventure for adventure in ADVENTURES if adventure.key == "the_glass_mile")
    assert (ROOT / "docs" / "images" / "the-glass-mile.svg").read_text("utf-8") == draw(mile)


def test_every_word_of_the_language_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    verbs = [name for name, (verb, _) in SIGNATURES.items() if verb in STORY_EFFECTS]
    lefts = [name for name in (*NUMBERS, *TAKEN, *COUNTED_TOKENS) if name not in COMBAT_WORDS]
    for word in (*(f"`{verb}(" for verb in verbs), *(f"`{left}`" for left in lefts), *ACTION_LIMITS, *TOKENS):
        assert word in page, word
