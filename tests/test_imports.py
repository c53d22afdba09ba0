"""Who may know whom: arrows point one way, as docs/architecture.md draws them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "stolik"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").is_file())

MAY_KNOW: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "bots": ("kernel",),
    "rulebook": ("kernel",),
    "arena": ("kernel", "games", "bots"),
    "table": ("kernel", "games", "bots"),
    "terminal": ("kernel", "games", "bots"),
    **{f"games.{game}": ("kernel",) for game in GAMES},
}
"""By room: the rooms it may import besides itself."""
FOR_ALL = ("__version__", "commands")
"""What everybody may know: the version, and how a game brings a command of its own."""


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Every module of ours that a file imports, also inside functions, with the line."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names if name.name.split(".")[0] == "stolik")
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "stolik":
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def is_in(module: str, room: str) -> bool:
    return f"{module}.".startswith(f"stolik.{room}.")


@pytest.mark.parametrize("room", MAY_KNOW)
def test_a_room_knows_only_what_stands_below_it(room: str) -> None:
    files = modules(PACKAGE / room.replace(".", "/"))
    known = (room, *MAY_KNOW[room], *FOR_ALL)
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {module}"
        for file in files
        for line, module in imports(file)
        if not any(is_in(module, each) for each in known)
    ]
    assert files
    assert wrong == []


def test_nothing_but_tests_imports_the_test_kit() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in modules(PACKAGE)
        if PACKAGE / "testkit" not in file.parents
        for line, module in imports(file)
        if is_in(module, "testkit")
    ]
    assert wrong == []


def test_every_room_has_its_place_in_the_contract() -> None:
    rooms = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()}
    assert rooms - {"games", "testkit"} == {room for room in MAY_KNOW if "." not in room}
