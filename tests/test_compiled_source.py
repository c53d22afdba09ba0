"""What mypyc takes without a word and then does otherwise than Python."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]


def lists_of_setup() -> dict[str, list[str]]:
    """The lists of names in `setup.py`, which cannot be imported without building something."""
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.List):
            found[node.targets[0].id] = ast.literal_eval(node.value)
    return found


def compiled_files() -> list[str]:
    lists = lists_of_setup()
    files = sorted(
        path.relative_to(ROOT).as_posix() for folder in lists["HOT"] for path in (ROOT / folder).rglob("*.py")
    )
    return [file for file in files if not any(fnmatch(file, plain) for plain in lists["PLAIN"])]


def caught_twice(source: str) -> Iterator[str]:
    """Functions that catch errors of different classes under one name."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            classes: dict[str, set[str]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                    classes.setdefault(node.name, set()).add(ast.unparse(node.type))
            yield from (f"{function.name}: {name}" for name, caught in classes.items() if len(caught) > 1)


def test_a_name_catches_one_class_of_errors_in_a_function() -> None:
    """A compiled variable keeps the class it had first; an error of another class becomes a TypeError."""
    two = "def f():\n try: a()\n except KeyError as error: b()\n try: c()\n except ValueError as error: d()\n"
    assert list(caught_twice(two)) == ["f: error"]
    assert list(caught_twice(two.replace("ValueError", "KeyError"))) == []
    files = compiled_files()
    assert "stolik/kernel/record.py" in files
    assert "stolik/kernel/content.py" not in files
    assert [(file, place) for file in files for place in caught_twice((ROOT / file).read_text("utf-8"))] == []
