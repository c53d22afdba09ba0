"""Which tests claim to prove which clauses, read from the source of the tests without running it.

Found are `@rule("RAD-WIN-01", …)` on a test function or class, `marks=rule(…)` inside its parameters (also where these
are a named list of the module) and `pytestmark = rule(…)`. That a test passes is for the test run to show
(`stolik.testkit.plugin`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class BadProof(ValueError):
    """A test whose `@rule` cannot be read; the message names file and line."""


def read_proofs(tests: Path, root: Path) -> dict[str, list[str]]:
    """Return for each clause id the tests that name it, as `tests/…/test_x.py::test_name` below `root`.

    Raises BadProof.
    """
    proofs: dict[str, list[str]] = {}
    for path in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        name = path.relative_to(root).as_posix()
        for clause, test in parse_proofs(path.read_text(encoding="utf-8"), name):
            named = proofs.setdefault(clause, [])
            if test not in named:
                named.append(test)
    return proofs


def parse_proofs(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield each clause id with a test that names it, in the order of the source. Raises BadProof."""
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        raise BadProof(f"{name}:{error.lineno}: this is not Python: {error.msg}") from error
    lists = _lists(module)
    everywhere = _pytestmark(module.body, lists, name)
    for node in module.body:
        if isinstance(node, _Function):
            yield from _of_test(node, everywhere, lists, name, node.name)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _of_class(node, everywhere, lists, name, node.name)


def _of_class(
    node: ast.ClassDef, outer: list[str], lists: dict[str, ast.expr], name: str, path: str
) -> Iterator[tuple[str, str]]:
    ids = [*outer, *_named(node.decorator_list, lists, name), *_pytestmark(node.body, lists, name)]
    for inner in node.body:
        if isinstance(inner, _Function):
            yield from _of_test(inner, ids, lists, name, f"{path}::{inner.name}")
        elif isinstance(inner, ast.ClassDef) and inner.name.startswith("Test"):
            yield from _of_class(inner, ids, lists, name, f"{path}::{inner.name}")


def _of_test(
    node: _Function, outer: list[str], lists: dict[str, ast.expr], name: str, path: str
) -> Iterator[tuple[str, str]]:
    if node.name.startswith("test"):
        for clause in dict.fromkeys([*_named(node.decorator_list, lists, name), *outer]):
            yield clause, f"{name}::{path}"


def _lists(module: ast.Module) -> dict[str, ast.expr]:
    """Return the values given to names at the top of the module."""
    values: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            values.update((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            values[node.target.id] = node.value
    return values


def _pytestmark(body: list[ast.stmt], lists: dict[str, ast.expr], name: str) -> list[str]:
    marks = [
        node.value
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    ]
    return _named(marks, lists, name)


def _named(expressions: Iterable[ast.expr], lists: dict[str, ast.expr], name: str) -> list[str]:
    """Return the ids in all `rule(…)` calls within the expressions, following names of the module's own lists once."""
    ids: list[str] = []
    followed: set[str] = set()
    pending = list(expressions)
    while pending:
        for node in ast.walk(pending.pop(0)):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                ids.extend(_literals(node, name))
            elif isinstance(node, ast.Name) and node.id in lists and node.id not in followed:
                followed.add(node.id)
                pending.append(lists[node.id])
    return ids


def _is_rule(function: ast.expr) -> bool:
    """Whether this is `rule`, `pytest.mark.rule` or the like."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return isinstance(function, ast.Attribute) and function.attr == "rule"


def _literals(call: ast.Call, name: str) -> list[str]:
    ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if not ids or len(ids) != len(call.args) or call.keywords:
        raise BadProof(
            f'{name}:{call.lineno}: rule() takes clause ids as written-out strings, as in rule("RAD-WIN-01")'
        )
    return ids
