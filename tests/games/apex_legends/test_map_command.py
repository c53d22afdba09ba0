"""`stolik apex map FILE`: checks a map and draws it."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from stolik.cli import main
from stolik.games.apex_legends.map_files import FOLDER, MAPS

SVG = "{http://www.w3.org/2000/svg}"
CROSSROADS = Path(str(FOLDER / "crossroads.toml"))


def words(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", MAPS)
def test_a_map_of_the_game_is_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apex", "map", name]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    root = ElementTree.fromstring(out)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    assert "http" not in out.replace("http://www.w3.org/2000/svg", "")


def test_a_file_is_drawn_like_the_map_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apex", "map", str(CROSSROADS)]) == 0
    by_file = capsys.readouterr().out
    assert main(["apex", "map", "crossroads"]) == 0
    assert by_file == capsys.readouterr().out


def test_the_picture_shows_what_is_on_the_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apex", "map", "crossroads"]) == 0
    picture = capsys.readouterr().out
    root = ElementTree.fromstring(picture)
    # Ten bins and one sample in the key; as many lids.
    for kind in ("bin", "lid"):
        assert len([each for each in root.iter(f"{SVG}rect") if each.get("class") == kind]) == 11
    assert len([each for each in root.iter(f"{SVG}path") if each.get("class") == "mast"]) == 5
    assert len([each for each in root.iter(f"{SVG}text") if each.get("class") == "level"]) == 40
    assert words(picture).count("11") == 4
    assert "Canyon" not in words(picture)


@pytest.mark.parametrize(
    ("lang", "title", "label"),
    [("en", "Split Gorge", "Canyon"), ("pl", "Rozdarty wąwóz", "Kanion"), ("uk", "Розколота ущелина", "Каньйон")],
)
def test_labels_come_in_three_languages(lang: str, title: str, label: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apex", "map", "gorge", "--lang", lang]) == 0
    said = words(capsys.readouterr().out)
    assert said[0] == title
    assert label in said
    assert not [text for text in said if text.startswith(("map-", "card-"))]


@pytest.mark.parametrize("flag", ["-o", "--output"])
def test_the_picture_goes_to_a_file(flag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "timber.svg"
    assert main(["apex", "map", "timber", flag, str(picture)]) == 0
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    assert out.startswith("timber: Timber Heights, 108 spaces on the ground")
    assert words(picture.read_text("utf-8"))[0] == "Timber Heights"


def test_a_map_of_ones_own_keeps_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        CROSSROADS.read_text("utf-8")
        .replace('id = "crossroads"', 'id = "mine"')
        .replace('name = "Crossroads"', 'name = "Here & <there>"'),
        "utf-8",
    )
    assert main(["apex", "map", str(mine)]) == 0
    assert words(capsys.readouterr().out)[0] == "Here & <there>"


def test_a_map_that_breaks_a_rule_is_told_by_file_line_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, picture = tmp_path / "bad.toml", tmp_path / "bad.svg"
    text = CROSSROADS.read_text("utf-8").replace('{ o = "V", x = 5, y = 3 },', '{ o = "V", x = 5, y = 2 },')
    bad.write_text(text, "utf-8")
    line = text.splitlines().index('    { o = "V", x = 5, y = 2 },') + 1
    assert main(["apex", "map", str(bad), "-o", str(picture)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"stolik: bad.toml:{line}: bins: there is something on V(5,2) already: wall\n"
    assert not picture.exists()


def test_a_file_that_is_no_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    assert main(["apex", "map", str(bad)]) == 1
    assert "not UTF-8 text" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["apex"], "required: COMMAND"),
        (["apex", "map"], "required: FILE"),
        (["apex", "map", "nowhere.toml"], "there is no file nowhere.toml; the maps of the game are crossroads, gorge"),
        (["apex", "map", "crossroads", "--lang", "xx"], "invalid choice: 'xx'"),
        (["apex", "map", "crossroads", "-o", "no/such/folder/x.svg"], "no/such/folder/x.svg cannot be written"),
    ],
)
def test_mistakes_are_one_line(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


def test_a_map_is_never_written_over_by_its_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CROSSROADS.read_text("utf-8"), "utf-8")
    assert main(["apex", "map", str(mine), "-o", str(mine)]) == 2
    assert "would be written over the map" in capsys.readouterr().err
    assert mine.read_text("utf-8") == CROSSROADS.read_text("utf-8")
