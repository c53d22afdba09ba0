"""Nothing of one game stands in what all games share: a fifth one touches none of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "stolik" / "games").iterdir() if (folder / "game.py").is_file())
COMMON = (
    "stolik/kernel",
    "stolik/table",
    "stolik/bots",
    "stolik/arena",
    "stolik/terminal",
    "stolik/cli.py",
    "stolik/commands.py",
    "web/src/table",
    "web/src/lib",
    "web/src/pages",
    "web/src/kit",
    "web/src/art",
    "web/src/protocol",
    "web/src/App.svelte",
    "web/src/app.css",
    "web/src/main.ts",
)
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml"}
NAMES = re.compile(
    "|".join(name.replace("_", "[_ -]?") for name in (*GAMES, "wonderland's_war", "apex")), re.IGNORECASE
)
"""The ids, and the names as people write them."""


def files() -> list[Path]:
    found: list[Path] = []
    for place in COMMON:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.suffix in WRITTEN and "static" not in file.relative_to(ROOT).parts]


def test_there_are_four_games() -> None:
    assert GAMES == ["apex_legends", "radlands", "waste_knights", "wonderlands_war"]


@pytest.mark.parametrize("place", COMMON)
def test_every_place_is_there(place: str) -> None:
    assert (ROOT / place).exists()


def test_no_game_is_named_in_the_common_code() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("text", ["radlands", "Waste Knights", "Wonderland's War", "wonderlands-war", "apex map"])
def test_it_would_be_seen(text: str) -> None:
    assert NAMES.search(f"x = {text!r}")
