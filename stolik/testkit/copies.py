"""What a class of states declares is all that is written by hand: its slots and its `copy` follow from it.

`python -m stolik.testkit.copies` writes both anew into the `state.py` of every game; a test compares. They are written
out because that is what is fast: the copy of the kernel, which walks over the names, takes 17 to 41 times as long.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import stolik.games

FOLDER: Final = Path(stolik.games.__path__[0])
BASES: Final = ("State", "Numbers")
BY_VALUE: Final = ("int", "bool", "str", "Fixed")


def files() -> list[Path]:
    """The state of every game of this package."""
    return sorted(FOLDER.glob("*/state.py"))


def derived(source: str) -> str:
    """The same module, with slots and copies as its classes declare their fields."""
    module = ast.parse(source)
    lines = source.splitlines(keepends=True)
    for kind in reversed([node for node in module.body if isinstance(node, ast.ClassDef) and _is_state(node)]):
        copy = next(node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "copy")
        slots = next(node for node in kind.body if isinstance(node, ast.Assign))
        assert copy.end_lineno is not None
        assert slots.end_lineno is not None
        lines[copy.body[0].lineno : copy.end_lineno] = list(_copied(kind, _blanks(module)))
        names = sorted(name for name, _ in _fields(kind))
        lines[slots.lineno : slots.end_lineno - 1] = [f'        "{name}",\n' for name in names]
    return "".join(lines)


def _is_state(kind: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id in BASES for base in kind.bases)


def _fields(kind: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields that a class declares, and of what type they are."""
    for node in kind.body:
        if isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target), ast.unparse(node.annotation)


def _blanks(module: ast.Module) -> dict[str, str]:
    """Constants that stand for having none, by class: those are shared, not copied."""
    return {
        ast.unparse(node.value.func): ast.unparse(node.target)
        for node in module.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)
    }


def _copied(kind: ast.ClassDef, blanks: dict[str, str]) -> Iterator[str]:
    given = ["dice"]
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            given = [arg.arg for arg in node.args.args[1:]]
    values = ["self.dice.copy()" if name == "dice" else f"self.{name}" for name in given]
    yield f"        twin = {kind.name}({', '.join(values)})\n"
    for name, of in _fields(kind):
        if name not in given:
            yield f"        twin.{name} = {_twin(f'self.{name}', of, blanks)}\n"
    yield "        return twin\n"


def _twin(value: str, of: str, blanks: dict[str, str]) -> str:
    """How a value of a type is copied."""
    if of in BY_VALUE:
        return value
    if of == "Pair":
        return f"[{value}[0].copy(), {value}[1].copy()]"
    if of.startswith("list[list["):
        return f"[row.copy() for row in {value}]"
    if of in blanks:
        return f"{blanks[of]} if {value} is {blanks[of]} else {value}.copy()"
    return f"{value}.copy()"


if __name__ == "__main__":
    for path in files():
        path.write_text(derived(path.read_text("utf-8")), "utf-8")
