from __future__ import annotations

from pathlib import Path

import pytest

from stolik.rulebook.proofs import BadProof, parse_proofs, read_proofs

SAMPLE = '''
import pytest
from stolik.testkit.rule import rule

CASES: list[object] = [pytest.param(1, marks=rule("TOY-05")), pytest.param(2, marks=[rule("TOY-06")])]


@rule("TOY-01", "TOY-02")
def test_one() -> None: ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TOY-03")), 2])
@pytest.mark.rule("TOY-02")
def test_two(n: int) -> None: ...


@pytest.mark.parametrize("n", CASES)
def test_cases(n: int) -> None: ...


@rule("TOY-04")
class TestBoth:
    pytestmark = [rule("TOY-07")]

    @rule("TOY-01")
    def test_inner(self) -> None: ...

    def helper(self) -> None: ...

    class TestDeeper:
        async def test_innermost(self) -> None: ...


@rule("TOY-08")
def helper() -> None: ...


def test_of_nothing() -> None:
    """Mentions rule("TOY-09")."""
'''


def test_clauses_are_found_wherever_a_mark_can_stand() -> None:
    assert list(parse_proofs(SAMPLE, "tests/test_toy.py")) == [
        ("TOY-01", "tests/test_toy.py::test_one"),
        ("TOY-02", "tests/test_toy.py::test_one"),
        ("TOY-03", "tests/test_toy.py::test_two"),
        ("TOY-02", "tests/test_toy.py::test_two"),
        ("TOY-05", "tests/test_toy.py::test_cases"),
        ("TOY-06", "tests/test_toy.py::test_cases"),
        ("TOY-01", "tests/test_toy.py::TestBoth::test_inner"),
        ("TOY-04", "tests/test_toy.py::TestBoth::test_inner"),
        ("TOY-07", "tests/test_toy.py::TestBoth::test_inner"),
        ("TOY-04", "tests/test_toy.py::TestBoth::TestDeeper::test_innermost"),
        ("TOY-07", "tests/test_toy.py::TestBoth::TestDeeper::test_innermost"),
    ]


def test_a_mark_of_the_module_is_a_mark_of_all_its_tests() -> None:
    source = 'pytestmark = rule("TOY-01")\n\ndef test_a(): ...\n\n@rule("TOY-01")\ndef test_b(): ...\n'
    assert list(parse_proofs(source, "t.py")) == [("TOY-01", "t.py::test_a"), ("TOY-01", "t.py::test_b")]


@pytest.mark.parametrize(
    "call", ["rule()", "rule(*IDS)", "rule(f'TOY-{n}')", "rule('TOY-01', NAME)", "rule(id='TOY-01')"]
)
def test_ids_that_cannot_be_read_are_refused_with_file_and_line(call: str) -> None:
    with pytest.raises(BadProof, match=r"^t\.py:2: rule\(\) takes clause ids as written-out strings"):
        list(parse_proofs(f"\n@{call}\ndef test_a(): ...\n", "t.py"))


def test_a_file_that_is_not_python_is_named() -> None:
    with pytest.raises(BadProof, match=r"^t\.py:2: this is not Python"):
        list(parse_proofs("\ndef test_a(:\n", "t.py"))


def test_all_test_files_below_the_folder_are_read(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    proof = '@rule("TOY-01")\ndef test_a(): ...\n'
    (tests / "test_b.py").write_text(proof)
    (tests / "deep" / "test_a.py").write_text(proof)
    (tests / "deep" / "helper.py").write_text(proof)
    assert read_proofs(tests, tmp_path) == {"TOY-01": ["tests/deep/test_a.py::test_a", "tests/test_b.py::test_a"]}
