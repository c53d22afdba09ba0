"""`stolik story check` and `stolik story graph`: what they say, what they draw, and their exit codes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.story.graph import draw
from stolik.games.waste_knights.story.model import Adventure
from stolik.games.waste_knights.story.roads import IN_ENTRY, IN_THREAD, LOST, START, WON, reached, roads
from stolik.games.waste_knights.story.shelf import ADVENTURES, OURS, _shelved
from stolik.games.waste_knights.story.words import unstamped
from stolik.kernel.errors import BadSetup
from stolik.kernel.match import Match
from stolik.kernel.record import load, save

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "stolik" / "games" / "waste_knights" / "content" / "adventures"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The short adventure, to be spoilt."""
    for file in (FOLDER / "the_glass_mile").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def folder_of(adventure: Adventure) -> Path:
    """Where one of ours lies."""
    return FOLDER / OURS[ADVENTURES.index(adventure)]


def spoil(folder: Path, old: str, new: str, file: str = "story.yaml") -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.key)
def test_every_adventure_is_in_order(adventure: Adventure, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["story", "check", str(folder_of(adventure))]) == 0
    said = capsys.readouterr().out
    assert f"{len(adventure.threads)} threads, {len(adventure.entries)} entries" in said
    assert said.endswith("; in en, pl, uk\n")


def test_problems_are_told_one_a_line_and_the_code_is_1(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(copied, "gain(fuel,1)", "gain(beer,1)")
    spoil(copied, "combat: EA12", "combat: EA99")
    assert main(["story", "check", str(copied)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    first, second, last = said.err.splitlines()
    assert first.startswith("story.yaml:49: entries.1.fx.1: unknown word 'beer'")
    assert "there is no enemy EA99" in second
    assert last == "The Glass Mile: 2 problems"


@pytest.mark.parametrize(
    ("old", "new", "file", "problem"),
    [
        ('requires: "var.mirrors>=2"', 'requires: "var.mirrors>=2 and K<=0"', "story.yaml", "can never come true"),
        ("C: 411, E: 412}", "C: 411}", "story.yaml", "entry 412 cannot be reached"),
        ("entry-404-2 = Pohandluj.\n", "", "pl.ftl", "entry-404-2: not translated"),
        ("entry-404-2 = ", "entry-404-7 = ", "uk.ftl", "the story has no such message"),
        ("adventure:\n", "adventure: [\n", "story.yaml", "not valid YAML"),
    ],
)
def test_each_kind_of_problem_is_found(
    copied: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, file: str, problem: str
) -> None:
    spoil(copied, old, new, file)
    assert main(["story", "check", str(copied)]) == 1
    assert problem in capsys.readouterr().err


def test_a_dead_end_is_found(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(copied, 'time: {start: 5, dir: down, expire: "entry(420)"}', 'time: {start: 5, dir: down, expire: "xp(1)"}')
    spoil(copied, 'fx: "entry(421)"', 'fx: "xp(1)"')
    assert main(["story", "check", str(copied)]) == 1
    assert "thread A4-T2 is a dead end" in capsys.readouterr().err


def test_a_translation_whose_english_has_changed_is_outdated(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(copied, "title: On the Pump Tower", "title: On the Water Tower")
    assert main(["story", "check", str(copied)]) == 1
    first, second, last = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r"pl\.ftl:\d+: entry-405-title: outdated: the English has changed; .*", first)
    assert second.startswith("uk.ftl:")
    assert last == "The Glass Mile: 2 problems"
    assert main(["story", "stamp", str(copied), "entry-405"]) == 0  # another message: this one stays outdated
    assert main(["story", "check", str(copied)]) == 1
    assert main(["story", "stamp", str(copied), "entry-405-title"]) == 0
    capsys.readouterr()
    assert main(["story", "check", str(copied)]) == 0
    assert capsys.readouterr().out.endswith("; in en, pl, uk\n")


def test_what_does_not_say_which_english_it_translates_is_noted_and_stamped(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (copied / "pl.ftl").read_bytes()
    spoil(copied, stamp_above(copied, "entry-405"), "", "pl.ftl")
    assert main(["story", "check", str(copied)]) == 0
    assert "note: pl.ftl: 1 message does not say of which English" in capsys.readouterr().out
    assert main(["story", "stamp", str(copied)]) == 0
    assert (copied / "pl.ftl").read_bytes() == before
    assert main(["story", "stamp", str(copied), "entry-9"]) == 1
    assert capsys.readouterr().err == "the story has no message entry-9\n"


def stamp_above(folder: Path, message: str) -> str:
    """The line above a message of the Polish translation."""
    lines = (folder / "pl.ftl").read_text("utf-8").splitlines(keepends=True)
    return lines[next(at for at, line in enumerate(lines) if line.startswith(f"{message} =")) - 1]


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.key)
def test_every_translation_of_ours_says_which_english_it_translates(adventure: Adventure) -> None:
    assert unstamped(folder_of(adventure)) == {"pl.ftl": [], "uk.ftl": []}


def test_a_slip_is_noted_and_no_problem(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(copied, "vars: {mirrors: 0,", "vars: {moths: 0, mirrors: 0,")
    assert main(["story", "check", str(copied)]) == 0
    assert capsys.readouterr().out.endswith("note: the variable var.moths never changes\n")


@pytest.mark.parametrize("command", ["check", "graph"])
def test_a_folder_without_a_story_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        assert main(["story", command, str(folder)]) == 2
        assert capsys.readouterr().err == f"stolik: there is no story.yaml in {folder}\n"


def test_the_graph_of_a_bad_story_is_refused(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(copied, "gain(fuel,1)", "gain(beer,1)")
    assert main(["story", "graph", str(copied)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "unknown word 'beer'" in said.err


def test_the_graph_is_printed_or_written(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["story", "graph", str(copied)]) == 0
    printed = capsys.readouterr().out
    assert main(["story", "graph", str(copied), "--out", str(copied / "graph.svg")]) == 0
    assert capsys.readouterr().out == ""
    assert (copied / "graph.svg").read_text("utf-8") == printed
    assert main(["story", "graph", str(copied), "--lang", "pl"]) == 0
    assert "Szklana mila" in capsys.readouterr().out


def test_a_graph_that_cannot_be_written_is_named(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for out, why in ((copied, "Is a directory"), (copied / "nowhere" / "a.svg", "No such file or directory")):
        assert main(["story", "graph", str(copied), "--out", str(out)]) == 2
        assert capsys.readouterr().err == f"stolik: {out} cannot be written: {why}\n"


@pytest.mark.parametrize("name", ["story.yaml", "pl.ftl"])
def test_a_graph_is_never_drawn_over_its_story(name: str, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (copied / name).read_bytes()
    assert main(["story", "graph", str(copied), "--out", str(copied / "." / name)]) == 2
    assert "would be written over" in capsys.readouterr().err
    assert (copied / name).read_bytes() == before


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.key)
def test_the_graph_shows_every_thread_entry_and_ending(adventure: Adventure) -> None:
    picture = ET.fromstring(draw(adventure))
    assert picture.tag == f"{SVG}svg"
    texts = [text.text or "" for text in picture.iter(f"{SVG}text")]
    for thread in adventure.threads:
        assert any(text.startswith(f"{thread.id}  ") for text in texts), thread.id
    for entry in adventure.entries:
        assert any(f"{entry.id} " in text for text in texts), entry.id
    assert any("won" in text for text in texts)
    assert ("lost" in texts) == any(road.end[0] == LOST for road in roads(adventure))
    width, height = float(picture.get("width", "0")), float(picture.get("height", "0"))
    for box in picture.iter(f"{SVG}rect"):
        assert float(box.get("x", "0")) + float(box.get("width", "0")) <= width
        assert float(box.get("y", "0")) + float(box.get("height", "0")) <= height


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.key)
def test_every_road_leads_somewhere(adventure: Adventure) -> None:
    seen = reached(roads(adventure), (START, 0))
    assert {number for kind, number in seen if kind == IN_ENTRY} == set(range(len(adventure.entries)))
    assert {number for kind, number in seen if kind == IN_THREAD} == set(range(len(adventure.threads)))
    assert any(kind == WON for kind, _ in seen)


def test_a_foreign_adventure_is_played_and_a_bad_one_left_out(
    copied: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in ("pl", "uk"):
        (copied / f"{lang}.ftl").unlink()
    monkeypatch.setenv("STOLIK_ADVENTURES", str(copied))
    assert len(_shelved()) == len(OURS)
    assert capsys.readouterr().err.endswith("is left out: there is one called the_glass_mile\n")
    spoil(copied, "title: The Glass Mile", "title: The Glass Inch")
    *_, foreign = _shelved()
    assert (foreign.key, foreign.words["adventure"]) == ("the_glass_inch", ["The Glass Inch"] * 3)
    assert capsys.readouterr().err == ""
    spoil(copied, "gain(fuel,1)", "gain(beer,1)")
    assert len(_shelved()) == len(OURS)
    assert "is left out: story.yaml:49: entries.1.fx.1: unknown word 'beer'" in capsys.readouterr().err


def test_earlier_versions_are_offered_to_nobody_and_their_matches_go_on() -> None:
    adventures = next(setting for setting in GAME.settings if setting.name == "adventure")
    assert adventures.values == (
        "the_last_reservoir_2",
        "the_drybay_sweepstake_2",
        "ghost_signal_5",
        "the_glass_mile",
        "where_he_lies",
        "provisional_licence",
    )
    assert adventures.retired == (
        "the_last_reservoir",
        "the_drybay_sweepstake",
        "ghost_signal",
        "ghost_signal_2",
        "ghost_signal_3",
        "ghost_signal_4",
    )
    for key in adventures.retired:
        match = Match.start(GAME, 2, seed=1, options={"adventure": key, "setup": "quick"})
        while match.questions[0].kind != "act":
            match.answer(match.questions[0].seat, match.questions[0].options[0])
        again = load(save(match))
        assert again.setup["adventure"] == key
        assert again.state.to_json() == match.state.to_json()
    with pytest.raises(BadSetup, match="can be the_last_reservoir_2, the_drybay_sweepstake_2, "):
        GAME.check_setup(2, {"adventure": "the_last_cup"})


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {"adventure": "where_he_lies"}, "where_he_lies is for one knight, not 2$"),
        (1, {"adventure": "where_he_lies", "solo": "two"}, "where_he_lies is for one knight, not 2$"),
        (1, {"adventure": "ghost_signal_5"}, "ghost_signal_5 is for 2 to 4 knights, not 1; a single player may"),
    ],
)
def test_an_adventure_says_for_how_many_knights_it_is(seats: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.check_setup(seats, options)
