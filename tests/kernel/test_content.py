"""The content loader: what it reads, and that each kind of mistake is reported with file, line and field."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from stolik.kernel.content import ContentError, load_document, load_table


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    water: int
    does: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    cost: Annotated[int, msgspec.Meta(ge=0)]
    junk: Literal["water", "raid"] | None = None
    powers: tuple[Power, ...] = ()
    notes: str = ""


GOOD = """\
# Two cards.
[[cards]]
id = "one"
cost = 1
junk = "raid"

[[cards]]
id = "two" # the second
cost = 0
powers = [
    { water = 1, does = "a" },  # [not a header]
    { water = 2, does = "b" },
]
notes = '''
[[cards]]
cost = "in a string"
'''
"""


def load(tmp_path: Path, text: str) -> list[Card]:
    file = tmp_path / "cards.toml"
    file.write_bytes(text.encode())
    return load_table(file, "cards", Card)


def complaint(tmp_path: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, text)
    return str(caught.value)


def test_rows_come_back_as_records_in_file_order(tmp_path: Path) -> None:
    one, two = load(tmp_path, GOOD)
    assert one == Card(id="one", cost=1, junk="raid")
    assert two.powers == (Power(1, "a"), Power(2, "b"))
    assert "in a string" in two.notes


def test_windows_line_ends_are_accepted(tmp_path: Path) -> None:
    assert load(tmp_path, GOOD.replace("\n", "\r\n")) == load(tmp_path, GOOD)


def test_the_error_carries_its_parts(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, GOOD.replace("cost = 0", 'cost = "0"'))
    error = caught.value
    assert (error.file, error.line) == ("cards.toml", 9)
    assert (error.field, error.problem) == ("cards.cost", "expected int, got str")


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        pytest.param("cost = 0", 'cost = "0"', "cards.toml:9: cards.cost: expected int, got str", id="wrong type"),
        pytest.param("cost = 0", "cost = -1", "cards.toml:9: cards.cost: expected int >= 0", id="out of range"),
        pytest.param(
            'junk = "raid"',
            'junk = "raids"',
            "cards.toml:5: cards.junk: expected one of raid, water, got 'raids'",
            id="unknown word",
        ),
        pytest.param(
            "cost = 0",
            "cost = 0\ncolour = 1",
            "cards.toml:10: cards.colour: unknown field, expected one of id, cost, junk, powers, notes",
            id="unknown field",
        ),
        pytest.param("cost = 0\n", "", "cards.toml:7: cards.cost: missing", id="missing field: line of the header"),
        pytest.param(
            "water = 2,",
            'water = "2",',
            "cards.toml:12: cards.powers.water: expected int, got str",
            id="bad nested field",
        ),
        pytest.param("water = 2,", "", "cards.toml:12: cards.powers.water: missing", id="missing nested field"),
        pytest.param(
            "water = 2,",
            "water = 2, fire = 1,",
            "cards.toml:12: cards.powers.fire: unknown field, expected one of water, does",
            id="unknown nested field",
        ),
        pytest.param(
            'id = "two"', 'id = "one"', "cards.toml:8: cards.id: duplicate id 'one', first at line 3", id="duplicate id"
        ),
        pytest.param("cost = 0", "cost = ", "cards.toml:9: not valid TOML: invalid value at column 8", id="syntax"),
        pytest.param(
            "cost = 0", "cost = 0\ncost = 1", "cards.toml:10: not valid TOML: cannot overwrite", id="key twice"
        ),
        pytest.param(
            '[[cards]]\nid = "two"', '[[card]]\nid = "two"', "cards.toml:7: card: unknown table", id="other table"
        ),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path: Path, was: str, now: str, said: str) -> None:
    assert was in GOOD
    assert complaint(tmp_path, GOOD.replace(was, now, 1)).startswith(said)


def test_a_file_cut_short_is_reported_at_its_last_line(tmp_path: Path) -> None:
    assert complaint(tmp_path, '[[cards]]\nid = "one"\npowers = [') == (
        "cards.toml:3: not valid TOML: invalid value at the end of the file"
    )


def test_an_empty_file_lacks_the_table(tmp_path: Path) -> None:
    assert complaint(tmp_path, "# nothing\n") == "cards.toml:1: cards: no [[cards]] table in this file"


def test_a_single_table_is_no_array(tmp_path: Path) -> None:
    assert complaint(tmp_path, '\n[cards]\nid = "one"\ncost = 1\n') == (
        "cards.toml:2: cards: expected an array of tables, written [[cards]]"
    )


def test_a_dotted_header_of_another_table_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path, GOOD + "[other.table]\nx = 1\n") == (
        "cards.toml:18: other: unknown table, expected [[cards]]"
    )


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b'[[cards]]\nid = "\xff"\n')
    with pytest.raises(ContentError, match=r"^cards\.toml:2: not UTF-8 text$"):
        load_table(file, "cards", Card)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^none\.toml:1: cannot be read: "):
        load_table(tmp_path / "none.toml", "cards", Card)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param('[[cards]]\nid = """a\n"b" \\"""c"""""\n"cost" = "x"\n', 4, id="long string with quotes"),
        pytest.param("[[cards]]\nid = '''a\n[[cards]]\n'''\ncost = 'x'\n", 5, id="long literal string"),
        pytest.param('[[cards]]\nid = "a # b"\n\n\n"co\\u0073t" = "x"\n', 5, id="quoted key"),
        pytest.param(
            'cards = [\n{ id = "a", cost = 1 },\n# between\n{ id = "b", cost = "x" },\n]\n', 4, id="inline tables"
        ),
        pytest.param('[[cards]]\nid = "a"\ncost = 1\n[[cards]]\nid = "b"\ncost = [1, [2, {}]]\n', 6, id="nested value"),
        pytest.param('[[cards]]\ncost = 1\nid = "a"\n[[cards.powers]]\nwater = 1\ndoes = 2\n', 6, id="sub-table"),
    ],
)
def test_lines_are_right_for_every_way_of_writing_toml(tmp_path: Path, text: str, line: int) -> None:
    assert complaint(tmp_path, text).startswith(f"cards.toml:{line}: cards.")


# A file that is one record


def test_a_file_can_be_one_record(tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    file.write_text('id = "one"\ncost = 1\npowers = [\n    { water = 1, does = "a" },\n]\n', "utf-8")
    card, lines = load_document(file, Card)
    assert card == Card(id="one", cost=1, powers=(Power(water=1, does="a"),))
    error = lines.error(("powers", 0, "does"), "nobody can do that")
    assert str(error) == "card.toml:4: powers.does: nobody can do that"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cost = 1\n", "card.toml:1: id: missing"),
        ('id = "one"\ncost = -1\n', "card.toml:2: cost: expected int >= 0"),
        ('id = "one"\ncost = 1\n\npowers = [{ water = 1 }]\n', "card.toml:4: powers.does: missing"),
        ('id = "one"\ncolour = 1\n', "card.toml:2: colour: unknown field, expected one of id, cost"),
        ("", "card.toml:1: id: missing"),
        ("id = \n", "card.toml:1: not valid TOML"),
    ],
)
def test_what_is_wrong_in_it_is_told_by_line_and_field(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "card.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_document(file, Card)
    assert str(caught.value).startswith(said)


class Roman:
    """A type that TOML does not know."""

    def __init__(self, value: int) -> None:
        self.value = value


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: Roman


def roman(wanted: type[object], text: object) -> object:
    if text not in ("I", "II"):
        raise ValueError(f"not a number: {text!r}")
    return Roman(len(str(text)))


def test_types_of_a_games_own_are_converted_and_their_mistakes_have_a_line(tmp_path: Path) -> None:
    file = tmp_path / "chapters.toml"
    file.write_text('[[chapters]]\nid = "one"\nnumber = "II"\n', encoding="utf-8")
    (chapter,) = load_table(file, "chapters", Chapter, roman)
    assert chapter.number.value == 2
    file.write_text('[[chapters]]\nid = "one"\nnumber = "IIII"\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_table(file, "chapters", Chapter, roman)
    assert str(caught.value) == "chapters.toml:3: chapters.number: not a number: 'IIII'"
