from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.rulebook import report

RULES = """\
## Winning

- **TOY-WIN-01** Three in a row win. [PL]
- **TOY-WIN-02** A full board without three in a row is a draw, whatever else the two players may have said. [PL]

## Advice

- **TOY-TIP-01** Take the middle. [informational]
"""

PROOFS = """\
@rule("TOY-WIN-01")
def test_three_in_a_row_win(): ...


@rule("TOY-WIN-01")
def test_three_in_a_column_win(): ...
"""

LISTING = """\
Winning
  TOY-WIN-01  2 tests        Three in a row win.
                tests/test_toy.py::test_three_in_a_row_win
                tests/test_toy.py::test_three_in_a_column_win
  TOY-WIN-02  GAP            A full board without three in a row is a draw, whatever else the two players may have …

Advice
  TOY-TIP-01  informational  Take the middle.

toy: 3 clauses, 1 tested, 1 informational, 1 gap
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "toy.md").write_text(RULES)
    (tmp_path / "docs" / "rules" / "ant.md").write_text("- **ANT-01** Walk. [informational]\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(PROOFS)
    monkeypatch.chdir(tmp_path / "tests")
    return tmp_path


@pytest.mark.usefixtures("checkout")
def test_the_listing_shows_every_clause_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main("toy", summary=False, as_json=False) == 0
    assert capsys.readouterr().out == LISTING


@pytest.mark.usefixtures("checkout")
def test_the_summary_is_a_line_per_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main(None, summary=True, as_json=False) == 0
    assert capsys.readouterr().out == (
        "ant: 1 clause, 0 tested, 1 informational, 0 gaps\ntoy: 3 clauses, 1 tested, 1 informational, 1 gap\n"
    )


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize("summary", [False, True])
def test_the_json_shape_is_public(capsys: pytest.CaptureFixture[str], summary: bool) -> None:
    assert report.main("toy", summary=summary, as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == {
        "toy": {"clauses": 3, "tested": 1, "informational": 1, "gaps": ["TOY-WIN-02"]}
    }


@pytest.mark.usefixtures("checkout")
def test_an_unknown_game_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main("chess", summary=False, as_json=False) == 2
    assert capsys.readouterr() == ("", "There are no rules of 'chess'. Games with rules: ant, toy.\n")


def test_a_bad_rules_file_is_a_one_line_error(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "docs" / "rules" / "toy.md").write_text(RULES + "- **TOY-WIN-01** Again. [PL]\n")
    assert report.main(None, summary=True, as_json=False) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("toy.md:9: the clause TOY-WIN-01 is already on line 3\n")


def test_without_a_checkout_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(report, "__file__", str(tmp_path / "report.py"))
    assert report.main(None, summary=True, as_json=False) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "Run this in a checkout of the project" in err


def test_the_checkout_is_found_from_the_package_too(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    assert report.find_root(elsewhere, checkout / "stolik" / "rulebook") == checkout


def test_the_rules_and_tests_of_the_project_itself_can_be_read(pytestconfig: pytest.Config) -> None:
    for game, found in report.read_reports(pytestconfig.rootpath).items():
        assert len(found.clauses) == len(found.tested) + len(found.informational) + len(found.gaps), game
