"""Views and events are structs to their last reader: no game and no drawing guesses at the types of plain data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

STOLIK = Path(__file__).parents[2] / "stolik"
FILES = sorted(
    path
    for folder in ("games", "terminal")
    for path in (STOLIK / folder).rglob("*.py")
    if path.name != "scenario.py"  # builds positions for tests out of whatever they write
)
NARROWED = {"dict", "list", "int"}
READERS = ("view.py", "redeal.py", "plain.py", "terminal.py", "wording.py", "game.py", "drawing.py", "play.py")


def name(path: Path) -> str:
    return path.relative_to(STOLIK).as_posix()


def faults(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"\bcast\(", line):
            yield f"{name(path)}:{number}: a cast"
        if path.name in READERS and re.search(r"\bdict\[str, Json\]", line):
            yield f"{name(path)}:{number}: a view as plain data"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            yield from (f"{name(path)}:{node.lineno}: {node.name} narrows {arg}" for arg in narrowed(node))


def narrowed(function: ast.FunctionDef) -> Iterator[str]:
    """The arguments of type Json or object that the function asserts to be a dict, a list or an int."""
    arguments = {
        each.arg
        for each in function.args.args
        if each.annotation is not None and ast.unparse(each.annotation) in ("Json", "object", "View", "Any")
    }
    for node in ast.walk(function):
        if not isinstance(node, ast.Assert):
            continue
        for call in ast.walk(node.test):
            if (
                isinstance(call, ast.Call)
                and ast.unparse(call.func) == "isinstance"
                and isinstance(call.args[0], ast.Name)
                and call.args[0].id in arguments
                and NARROWED & {part.strip() for part in re.split(r"[|,()]", ast.unparse(call.args[1]))}
            ):
                yield call.args[0].id


# The boards


BOARDS = sorted(folder for folder in (STOLIK.parent / "web" / "src" / "games").iterdir() if folder.is_dir())
UNTYPED = {"unknown", "any", "never", "Json", "Option", "Question", "Frame", "Props", "Promise", "Record"}


def retyped(folder: Path) -> Iterator[str]:
    """Where a board guesses at what the server sends, or spells out again what its generated types say."""
    made = set(re.findall(r"^export (?:interface|type) (\w+)", (folder / "types.ts").read_text("utf-8"), re.MULTILINE))
    assert made
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name == "types.ts":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            where = f"{path.relative_to(folder)}:{number}"
            told = [] if re.match(r"\s*(import|export) ", line) else re.findall(r"\bas (?:readonly )?(\w+)", line)
            yield from (f"{where}: as {name}" for name in told if name in made | UNTYPED)
            again = re.match(r"\s*export (?:interface|type) (\w+)\b", line)
            if again and again[1] in made:
                yield f"{where}: {again[1]} is in types.ts"


@pytest.mark.parametrize("folder", BOARDS, ids=lambda folder: folder.name)
def test_boards_read_the_types_that_the_game_gives_them(folder: Path) -> None:
    assert list(retyped(folder)) == []


@pytest.mark.parametrize(
    "code",
    [
        "const way = found as Way;",
        "return told as unknown as Props;",
        "export interface Way {",
        "  export type Way = { to: string };",
    ],
)
def test_retyping_is_found(code: str, tmp_path: Path) -> None:
    (tmp_path / "types.ts").write_text("export interface Way {\n}\n", encoding="utf-8")
    (tmp_path / "Board.svelte").write_text(code, encoding="utf-8")
    assert list(retyped(tmp_path)) != []


def test_there_is_something_to_read() -> None:
    assert len(FILES) > 100
    assert len(BOARDS) >= 4


@pytest.mark.parametrize("path", FILES, ids=name)
def test_no_types_are_guessed(path: Path) -> None:
    assert list(faults(path)) == []


@pytest.mark.parametrize(
    "code",
    [
        "x = cast(int, y)",
        "def view(t: Board, seat: int) -> dict[str, Json]: ...",
        "def _list(value: Json) -> list[Json]:\n    assert isinstance(value, list)\n    return value",
        "def _int(value: object) -> int:\n    assert isinstance(value, int) and value > 0\n    return value",
        "def _either(value: Json) -> object:\n    assert isinstance(value, list | dict)\n    return value",
    ],
)
def test_guesses_are_found(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.STOLIK", tmp_path)
    path = tmp_path / "view.py"
    path.write_text(code, encoding="utf-8")
    assert list(faults(path)) != []
