"""Every worked example is a test, and its tests name the clauses that the example covers."""

import re
from pathlib import Path

import pytest

from stolik.rulebook.proofs import parse_proofs

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "docs" / "rules" / "wonderlands_war-examples.md"
HEADING = re.compile(r"^\*\*EX-(\d+) [^*]+\*\* — (.+)$", re.MULTILINE)
TEST = re.compile(r"^def test_ex_(\d+)_", re.MULTILINE)
CLAUSE = re.compile(r"(WW-[A-Z0-9]+)-(\d\d)(?: to WW-[A-Z0-9]+-(\d\d))?")


def examples() -> dict[str, list[str]]:
    """The clauses of each example by its number."""
    return {number: covers(line) for number, line in HEADING.findall(EXAMPLES.read_text(encoding="utf-8"))}


def covers(line: str) -> list[str]:
    """The clauses of a heading: `WW-FORGE-01 to WW-FORGE-07, WW-FORGE-10`."""
    found: list[str] = []
    for part in line.split(", "):
        match = CLAUSE.fullmatch(part)
        assert match is not None, f"not a clause: {part!r}"
        found += [f"{match[1]}-{number:02}" for number in range(int(match[2]), int(match[3] or match[2]) + 1)]
    return found


def sources() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_examples_*.py"))}


def test_the_examples_are_numbered_without_a_gap() -> None:
    assert list(examples()) == [f"{number:02}" for number in range(1, len(examples()) + 1)]
    assert len(examples()) == 105


def test_every_example_has_a_test_named_for_it() -> None:
    tested = {number for source in sources().values() for number in TEST.findall(source)}
    assert [f"EX-{number}" for number in examples() if number not in tested] == []
    assert [f"EX-{number}" for number in sorted(tested) if number not in examples()] == []


def test_a_heading_is_read_with_ranges() -> None:
    assert covers("WW-2P-01 to WW-2P-03, WW-FORGE-10") == ["WW-2P-01", "WW-2P-02", "WW-2P-03", "WW-FORGE-10"]


@pytest.mark.parametrize("number", list(examples()))
def test_the_tests_of_an_example_name_the_clauses_it_covers(number: str) -> None:
    proofs = [proof for name, source in sources().items() for proof in parse_proofs(source, name)]
    named = {clause for clause, node in proofs if f"::test_ex_{number}_" in node}
    assert [clause for clause in examples()[number] if clause not in named] == []
