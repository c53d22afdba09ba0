"""Every worked example is a test, and its tests name the clauses that the example covers."""

import re
from pathlib import Path

import pytest

from stolik.rulebook.proofs import parse_proofs

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "docs" / "rules" / "waste_knights-examples.md"
HEADING = re.compile(r"^### EX-(\d\d) ", re.MULTILINE)
TEST = re.compile(r"^def test_ex_(\d\d)_", re.MULTILINE)


def examples() -> dict[str, str]:
    """The text of each example by its number."""
    parts = HEADING.split(EXAMPLES.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def sources() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))}


def covers(example: str) -> list[str]:
    """The clauses of the last line: `- Clauses: WK-EXPL-02, -03, WK-EQ-22.`"""
    line = next(line for line in example.splitlines() if line.startswith("- Clauses: "))
    found: list[str] = []
    family = ""
    for part in line.removeprefix("- Clauses: ").rstrip(".").split(", "):
        match = re.fullmatch(r"(WK-[A-Z]+)?-(\d\d)", part)
        assert match is not None, f"not a clause: {part!r}"
        family = match[1] or family
        found.append(f"{family}-{match[2]}")
    return found


def test_the_examples_are_numbered_without_a_gap() -> None:
    assert list(examples()) == [f"{number:02}" for number in range(1, len(examples()) + 1)]


def test_every_example_has_a_test_named_for_it() -> None:
    tested = {number for source in sources().values() for number in TEST.findall(source)}
    assert [f"EX-{number}" for number in examples() if number not in tested] == []
    assert [f"EX-{number}" for number in sorted(tested) if number not in examples()] == []


def test_a_line_of_clauses_is_read_with_repeated_families() -> None:
    assert covers("- Clauses: WK-EXPL-02, -03, WK-EQ-22.") == ["WK-EXPL-02", "WK-EXPL-03", "WK-EQ-22"]


@pytest.mark.parametrize("number", list(examples()))
def test_the_tests_of_an_example_name_the_clauses_it_covers(number: str) -> None:
    proofs = [proof for name, source in sources().items() for proof in parse_proofs(source, name)]
    named = {clause for clause, node in proofs if f"::test_ex_{number}_" in node}
    assert [clause for clause in covers(examples()[number]) if clause not in named] == []
