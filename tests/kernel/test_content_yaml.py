"""YAML content: a strict subset is read into records, everything else is refused with file, line and field."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stolik.kernel.content import ContentError, Lines, load_yaml


class Step(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: int = 0


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    steps: list[Step] = []
    secret: bool = False
    note: str | None = None


GOOD = """\
title: A plan
steps:
  - {name: First, cost: 2}
  - name: >
      Second
      step
    cost: -1
secret: true
note:
"""


def load(tmp_path: Path, text: str) -> tuple[Plan, Lines]:
    file = tmp_path / "plan.yaml"
    file.write_text(text, "utf-8")
    return load_yaml(file, Plan)


def complaint(tmp_path: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, text)
    return str(caught.value)


def test_a_document_is_read(tmp_path: Path) -> None:
    plan, lines = load(tmp_path, GOOD)
    assert plan == Plan("A plan", [Step("First", 2), Step("Second step\n", -1)], True, None)
    assert [lines.of(("steps", 0)), lines.of(("steps", 1, "cost")), lines.of(("steps", 1, "unknown"))] == [3, 7, 4]
    assert str(lines.error(("steps", 1, "cost"), "too low")) == "plan.yaml:7: steps.2.cost: too low"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("title: A\nsteps: [}\n", "plan.yaml:2: not valid YAML: "),
        ("title: A\n\tsteps: 1\n", "plan.yaml:2: not valid YAML: "),
        ("title: A\x00\n", "plan.yaml:1: not valid YAML: "),
        ("", "plan.yaml:1: expected object, got null"),
        ("- 1\n", "plan.yaml:1: expected object, got array"),
        ("title: A\nsteps:\n  - {name: B, price: 1}\n", "plan.yaml:3: steps.1.price: unknown field, expected one of"),
        ("title: A\nsteps:\n  - {cost: 1}\n", "plan.yaml:3: steps.1.name: missing"),
        ("title: A\nsteps:\n  - {name: B, cost: x}\n", "plan.yaml:3: steps.1.cost: expected int, got str"),
        ("title: A\ntitle: B\n", "plan.yaml:2: title: given twice"),
        ("title: A\n[1]: B\n", "plan.yaml:2: expected a name before the colon"),
        ("title: &a A\nnote: *a\n", "plan.yaml:1: note: anchors and aliases are not used here; write it out"),
        ("title: !!python/name:os.system x\n", "plan.yaml:1: title: write 'x' in quotes"),
        ("title: no\n", "plan.yaml:1: title: write 'no' in quotes"),
        ("title: 2026-01-01\n", "plan.yaml:1: title: write '2026-01-01' in quotes"),
        ("title: A\nsteps: [{name: B, cost: 0x10}]\n", "plan.yaml:2: steps.1.cost: write '0x10' in quotes, or as"),
        ("title: A\nsteps: [{name: B, cost: 9999999999}]\n", "plan.yaml:2: steps.1.cost: write '9999999999' in quotes"),
    ],
)  # fmt: skip
def test_everything_else_is_refused_with_its_place(tmp_path: Path, text: str, problem: str) -> None:
    assert complaint(tmp_path, text).startswith(problem)


def test_a_document_cannot_be_blown_up(tmp_path: Path) -> None:
    bomb = "title: A\nnote: &a [x, x]\n" + "".join(f"n{n}: &n{n} [*a, *a]\n" for n in range(9))
    assert "anchors and aliases are not used here" in complaint(tmp_path, bomb)
    assert complaint(tmp_path, "title: " + "[" * 2000 + "]" * 2000) == "plan.yaml:1: nested too deeply"


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^none\.yaml:1: cannot be read: "):
        load_yaml(tmp_path / "none.yaml", Plan)
    (tmp_path / "plan.yaml").write_bytes(b"title: \xff\n")
    with pytest.raises(ContentError, match=r"^plan\.yaml:1: not UTF-8 text$"):
        load_yaml(tmp_path / "plan.yaml", Plan)
