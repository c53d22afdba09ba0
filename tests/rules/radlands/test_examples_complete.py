"""Every worked example is a test, and its tests name the clauses that the example covers."""

import re
from pathlib import Path

import pytest

from stolik.rulebook.proofs import parse_proofs

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "docs" / "rules" / "radlands-examples.md"
HEADING = re.compile(r"^### EX-(\d\d) ", re.MULTILINE)
TEST = re.compile(r"^def test_ex_(\d\d)_", re.MULTILINE)


def examples() -> dict[str, str]:
    """The text of each example by its number."""
    parts = HEADING.split(EXAMPLES.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def sources() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_examples_*.py"))}


def covers(example: str) -> list[str]:
    """The clauses of a "Covers" line: `RAD-HIDE-01 to -05, -07, RAD-RULING-06, content mimic`."""
    line = next(line for line in example.splitlines() if line.startswith("Covers: "))
    found: list[str] = []
    family = ""
    for part in line.removeprefix("Covers: ").split(", content ")[0].split(", "):
        match = re.fullmatch(r"(RAD-[A-Z-]*[A-Z])?-(\d\d)(?: to -(\d\d))?", part)
        assert match is not None, f"not a clause: {part!r}"
        family = match[1] or family
        found += [f"{family}-{number:02}" for number in range(int(match[2]), int(match[3] or match[2]) + 1)]
    return found


def test_the_examples_are_numbered_without_a_gap() -> None:
    assert list(examples()) == [f"{number:02}" for number in range(1, len(examples()) + 1)]


def test_every_example_has_a_test_named_for_it() -> None:
    tested = {number for source in sources().values() for number in TEST.findall(source)}
    assert [f"EX-{number}" for number in examples() if number not in tested] == []
    assert [f"EX-{number}" for number in sorted(tested) if number not in examples()] == []


def test_a_covers_line_is_read_with_ranges_and_repeated_families() -> None:
    line = "Covers: RAD-HIDE-01 to -03, -07, RAD-RULING-06, content mimic, camps_v2.toml"
    assert covers(line) == ["RAD-HIDE-01", "RAD-HIDE-02", "RAD-HIDE-03", "RAD-HIDE-07", "RAD-RULING-06"]


@pytest.mark.parametrize("number", list(examples()))
def test_the_tests_of_an_example_name_the_clauses_it_covers(number: str) -> None:
    proofs = [proof for name, source in sources().items() for proof in parse_proofs(source, name)]
    named = {clause for clause, node in proofs if f"::test_ex_{number}_" in node}
    assert [clause for clause in covers(examples()[number]) if clause not in named] == []
