"""Every worked example is a test, and its tests name the clauses that the example covers."""

import re
from functools import cache
from pathlib import Path

import pytest

from stolik.rulebook.proofs import parse_proofs

TESTS = Path(__file__).parents[2]
EXAMPLES = TESTS.parent / "docs" / "rules" / "apex_legends-examples.md"
FOLDERS = [TESTS / "rules" / "apex_legends", TESTS / "games" / "apex_legends"]
HEADING = re.compile(r"^### EX-(\d{3}) ", re.MULTILINE)
TEST = re.compile(r"^def test_ex_(\d{3})_", re.MULTILINE)


def examples() -> dict[str, str]:
    """The text of each example by its number."""
    parts = HEADING.split(EXAMPLES.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@cache
def sources() -> dict[str, str]:
    paths = [path for folder in FOLDERS for path in sorted(folder.glob("test_*.py"))]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


@cache
def proofs() -> list[tuple[str, str]]:
    return [proof for name, source in sources().items() for proof in parse_proofs(source, name)]


def covers(example: str) -> list[str]:
    """The clauses of the "Clauses" line."""
    line = next(line for line in example.splitlines() if line.startswith("- Clauses: "))
    return line.removeprefix("- Clauses: ").split(", ")


def test_the_examples_are_numbered_without_a_gap() -> None:
    assert list(examples()) == [f"{number:03}" for number in range(1, len(examples()) + 1)]
    assert len(examples()) == 128


def test_every_example_has_a_test_named_for_it() -> None:
    tested = {number for source in sources().values() for number in TEST.findall(source)}
    assert [f"EX-{number}" for number in examples() if number not in tested] == []
    assert [f"EX-{number}" for number in sorted(tested) if number not in examples()] == []


@pytest.mark.parametrize("number", list(examples()))
def test_the_tests_of_an_example_name_the_clauses_it_covers(number: str) -> None:
    named = {clause for clause, node in proofs() if f"::test_ex_{number}_" in node}
    assert [clause for clause in covers(examples()[number]) if clause not in named] == []
