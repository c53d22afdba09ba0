"""What docs/architecture.md and docs/kernel.md say of files, and of the way of a card, is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
KERNEL = (ROOT / "docs" / "kernel.md").read_text("utf-8")
GAME = ROOT / "stolik" / "games" / "radlands"
PEOPLE = [person["id"] for person in tomllib.loads((GAME / "content" / "people.toml").read_text("utf-8"))["people"]]
MOST = 7
OPTIONAL = {"action_priors.py", "evaluation.py", "demands.py"}
"""A bot takes a card that they do not know for an average one; only some abilities demand something."""
STAGED = {"lesson.py", "catalogue.py", "figures.json", "world.ts"}
"""Some people act in the lesson and on the first page, some rules name one."""


def listed() -> list[str]:
    way = PAGE[PAGE.index("## The way of a card") : PAGE.index("## Frames")]
    return re.findall(r"^\d+\. `([^`]+)`", way, re.MULTILINE)


def told_in(path: Path) -> int:
    """How many people a file names."""
    text = path.read_text("utf-8")
    return sum(re.search(rf"\b{person.replace('_', '[_-]')}\b", text) is not None for person in PEOPLE)


def test_every_file_of_a_game_has_its_place_in_the_skeleton() -> None:
    table = PAGE[PAGE.index("## The skeleton of a game") : PAGE.index("## One truth")]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("|")]
    told = {name for row in rows for name in re.findall(r"`([a-z_]+\.py)`", row)}
    folders = [folder for folder in (ROOT / "stolik" / "games").iterdir() if (folder / "game.py").is_file()]
    files = [{file.name for file in folder.glob("*.py")} - {"__init__.py"} for folder in folders]
    assert len(folders) == 4
    assert set.union(*files) == told


@pytest.mark.parametrize(
    ("folder", "part"),
    [("table", PAGE[PAGE.index("## The server") : PAGE.index("**Storage**")]), ("kernel", KERNEL)],
    ids=["table", "kernel"],
)
def test_every_module_of_server_and_kernel_is_told(folder: str, part: str) -> None:
    told = set(re.findall(r"`([a-z_]+\.py)`", part.partition("## Beats")[0]))
    files = {file.name for file in (ROOT / "stolik" / folder).glob("[a-z]*.py")}
    assert told == files


def test_a_person_touches_few_files_and_all_are_there() -> None:
    assert 0 < len(listed()) <= MOST
    assert all((ROOT / path).is_file() for path in listed())


def test_no_other_file_knows_the_people_one_by_one() -> None:
    known = {ROOT / path for path in listed()}
    files = [
        path
        for place in (ROOT / "stolik", ROOT / "web" / "src")
        for path in sorted(place.rglob("*"))
        if path.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte", ".json") and "static" not in path.parts
    ]
    assert known <= set(files)
    others = [path for path in files if path not in known and path.name not in OPTIONAL | STAGED]
    assert [str(path.relative_to(ROOT)) for path in others if told_in(path) > len(PEOPLE) // 4] == []
    assert all(told_in(path) > len(PEOPLE) // 2 for path in known)
