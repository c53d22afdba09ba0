"""Every worked example of every game is a test, and its tests name the clauses that the example covers."""

import re
from functools import cache
from pathlib import Path

import pytest

from stolik.rulebook.proofs import parse_proofs

ROOT = Path(__file__).parents[2]
EXAMPLES = {"apex_legends": 128, "radlands": 81, "waste_knights": 65, "wonderlands_war": 105}
"""The games, and how many examples each has."""

HEADING = re.compile(r"^(?:### |\*\*)EX-(\d+) ", re.MULTILINE)
CLAUSES = re.compile(r"^(?:- Clauses: |Covers: |[^*\n]+\*\* — )(.+?)\.?$", re.MULTILINE)
CLAUSE = re.compile(r"([A-Z0-9-]*[A-Z0-9])?-(\d+)(?: to (?:[A-Z0-9-]*[A-Z0-9])?-(\d+))?")
TEST = re.compile(r"^def test_ex_(\d+)_", re.MULTILINE)


@cache
def examples(game: str) -> dict[str, str]:
    """The text of each example by its number."""
    page = ROOT / "docs" / "rules" / f"{game}-examples.md"
    parts = HEADING.split(page.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@cache
def named_by_tests(game: str) -> dict[str, set[str]]:
    """The clauses that the tests of each example name, by its number."""
    found: dict[str, set[str]] = {}
    for folder in ("rules", "games"):
        for path in sorted((ROOT / "tests" / folder / game).rglob("test_*.py")):
            source = path.read_text(encoding="utf-8")
            numbers = TEST.findall(source)
            proofs = list(parse_proofs(source, path.name)) if numbers else []
            for number in numbers:
                named = {clause for clause, node in proofs if f"::test_ex_{number}_" in node}
                found.setdefault(number, set()).update(named)
    return found


def covered(example: str) -> list[str]:
    """The clauses of its line: `RAD-HIDE-01 to -03, -07, WW-2P-01 to WW-2P-03, content mimic`."""
    line = CLAUSES.search(example)
    assert line is not None, f"no clauses: {example[:40]}"
    found: list[str] = []
    family = ""
    for part in line[1].split(", content ")[0].split(", "):
        clause = CLAUSE.fullmatch(part)
        assert clause is not None, f"not a clause: {part!r}"
        family = clause[1] or family
        digits = len(clause[2])
        found += [f"{family}-{number:0{digits}}" for number in range(int(clause[2]), int(clause[3] or clause[2]) + 1)]
    return found


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_are_numbered_without_a_gap(game: str) -> None:
    assert [int(number) for number in examples(game)] == list(range(1, EXAMPLES[game] + 1))


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_example_has_a_test_named_for_it(game: str) -> None:
    assert [f"EX-{number}" for number in examples(game) if number not in named_by_tests(game)] == []
    assert [f"EX-{number}" for number in sorted(named_by_tests(game)) if number not in examples(game)] == []


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        (
            "Covers: RAD-HIDE-01 to -03, -07, content mimic, x.toml",
            ["RAD-HIDE-01", "RAD-HIDE-02", "RAD-HIDE-03", "RAD-HIDE-07"],
        ),
        ("- Clauses: WK-EXPL-02, -03, WK-EQ-22.", ["WK-EXPL-02", "WK-EXPL-03", "WK-EQ-22"]),
        ("- Clauses: GB-F-01", ["GB-F-01"]),
        ("Forging** — WW-2P-01 to WW-2P-02, WW-FORGE-10", ["WW-2P-01", "WW-2P-02", "WW-FORGE-10"]),
    ],
)
def test_a_line_of_clauses_is_read_with_ranges_and_repeated_families(line: str, clauses: list[str]) -> None:
    assert covered(line) == clauses


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_named_by_tests_an_example_name_the_clauses_it_covers(game: str) -> None:
    missing = {
        f"EX-{number}": unnamed
        for number, example in examples(game).items()
        if (unnamed := [clause for clause in covered(example) if clause not in named_by_tests(game).get(number, set())])
    }
    assert missing == {}
