from __future__ import annotations

from pathlib import Path

import pytest

from stolik.rulebook.clauses import BadClause, Clause, parse_clauses, read_games

SAMPLE = """\
# A game

Tags: `[PL]` is a rulebook, **bold words** are prose.

## 1. Winning ##

- **TOY-WIN-01** Three in a row win. [PL+UA]
- an ordinary item
- **Bold** item
- **TOY-ACT-PLAY-02** Take turns [PL]; the first
  to move is drawn by lot,

  | a table |
- **TOY-ACT-03** Tags such as `[informational]` in code are words. [public] [see](other.md)

### 1.1 Advice

- **TOY-TIP-01** Take the middle. [PL] [informational]

```
- **TOY-WIN-01** an example, not a clause
```
"""


def test_a_clause_has_id_text_tags_section_and_line() -> None:
    clauses = parse_clauses(SAMPLE, "toy.md")
    assert clauses == [
        Clause("TOY-WIN-01", "Three in a row win.", ("PL+UA",), "1. Winning", 7),
        Clause("TOY-ACT-PLAY-02", "Take turns [PL]; the first to move is drawn by lot,", ("PL",), "1. Winning", 10),
        Clause(
            "TOY-ACT-03",
            "Tags such as `[informational]` in code are words. [public] [see](other.md)",
            ("public",),
            "1. Winning",
            14,
        ),
        Clause("TOY-TIP-01", "Take the middle.", ("PL", "informational"), "1.1 Advice", 18),
    ]


def test_only_tagged_clauses_are_informational() -> None:
    assert [clause.id for clause in parse_clauses(SAMPLE, "toy.md") if clause.informational] == ["TOY-TIP-01"]


def test_prose_has_no_clauses() -> None:
    assert parse_clauses("# Words\n\nRAD-WIN-01 is a clause, `RAD-WIN-02` too.\n", "prose.md") == []


def test_a_repeated_id_is_refused_with_file_and_both_lines() -> None:
    text = "- **TOY-WIN-01** Once. [PL]\n\n- **TOY-WIN-01** Twice. [PL]\n"
    with pytest.raises(BadClause, match=r"^toy\.md:3: the clause TOY-WIN-01 is already on line 1$"):
        parse_clauses(text, "toy.md")


@pytest.mark.parametrize(
    "line",
    [
        "- **TOY-WIN-01:** A colon inside.",
        "- **TOY-WIN-01**: A colon outside.",
        "* **TOY-WIN-01** A star.",
        "  - **TOY-WIN-01** Indented.",
        "- `TOY-WIN-01` Code.",
        "- **TOY-Win-01** Small letters.",
        "- **TOY-WIN-01a** A letter.",
    ],
)
def test_what_is_nearly_a_clause_is_refused_rather_than_overlooked(line: str) -> None:
    with pytest.raises(BadClause, match=r"^toy\.md:2: a clause is written"):
        parse_clauses(f"- **TOY-WIN-09** A good one. [PL]\n{line}\n", "toy.md")


def test_a_clause_without_text_is_refused() -> None:
    with pytest.raises(BadClause, match=r"^toy\.md:1: the clause TOY-WIN-01 has no text$"):
        parse_clauses("- **TOY-WIN-01** [PL]\n", "toy.md")


def test_games_are_the_files_that_have_clauses(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# How to read these\n")
    (tmp_path / "toy.md").write_text(SAMPLE)
    (tmp_path / "ant.md").write_text("- **ANT-01** Walk. [PL]\n")
    games = read_games(tmp_path)
    assert list(games) == ["ant", "toy"]
    assert [clause.id for clause in games["ant"]] == ["ANT-01"]


def test_an_id_belongs_to_one_game(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("- **TOY-01** Walk. [PL]\n")
    (tmp_path / "b.md").write_text("\n- **TOY-01** Run. [PL]\n")
    with pytest.raises(BadClause, match=r"b\.md:2: the clause TOY-01 is already in .*a\.md$"):
        read_games(tmp_path)


def test_a_missing_folder_has_no_games(tmp_path: Path) -> None:
    assert read_games(tmp_path / "none") == {}
