"""The terminal table, driven by scripted input."""

import io
import random
from pathlib import Path

import pytest

from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.kernel.record import load
from stolik.kernel.view import Seen
from stolik.kernel.words import LANGUAGES, Speech
from stolik.terminal.drawing import Drawing, indented
from stolik.terminal.play import Table


class Person:
    """Types what a script says, then any offered number until the match ends."""

    def __init__(self, script: list[str], seed: int = 0, goes_on: bool = True) -> None:
        self.script = script
        self.table: Table | None = None
        self.dice = random.Random(seed)
        self.goes_on = goes_on

    def readline(self) -> str:
        if self.script:
            return self.script.pop(0) + "\n"
        assert self.table is not None
        if not self.goes_on:
            return ""
        return f"{self.dice.randrange(len(self.asked().options)) + 1}\n"

    def asked(self) -> Question:
        assert self.table is not None
        seat = self.table.shown if self.table.seat is None else self.table.seat
        questions = self.table.match.questions
        return next((question for question in questions if question.seat == seat), questions[0])


def play(
    script: list[str],
    seed: int = 3,
    seat: int | None = 0,
    language: str = "en",
    goes_on: bool = True,
    save_to: str | None = None,
    first_game: str = "on",
) -> tuple[Table, str]:
    """Play a match against the random bot, or with people on both seats."""
    match = Match.start("radlands", 2, seed, {"first_game": first_game})
    out = io.StringIO()
    person = Person(list(script), seed, goes_on)
    table = Table(match, language, seat, ["random"], save_to, person, out)
    person.table = table
    assert table.run() == 0
    return table, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_against_random(seed: int, language: str) -> None:
    table, out = play([], seed, seat=seed % 2, language=language, first_game="off")
    assert table.match.result is not None
    assert "\x1b" not in out
    assert table.match.commitment in out
    # Every message has words.
    for prefix in ("terminal-", "event-", "option-", "ask-", "card-", "term-", "over-", "why-"):
        assert not [line for line in out.splitlines() if line.strip().startswith(prefix)]


def test_board_question_and_options_are_shown() -> None:
    _, out = play([], goes_on=False)
    for words in ("[Garage]", "[Reactor]", "Event queue", "Hand:", "draw deck", "   1  ", "End the turn", "Goodbye."):
        assert words in out


def test_nothing_is_drawn_but_the_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int | None] = []

    def draw(view: Seen, word: object, width: int) -> list[str]:
        seats.append(view.seat)
        return []

    monkeypatch.setattr("stolik.games.radlands.terminal.draw", draw)
    play([], 1, seat=1)
    assert set(seats) == {1}


def test_help_lists_the_commands() -> None:
    _, out = play(["?"], goes_on=False)
    for command in ("why", "info", "log", "undo", "save FILE", "concede", "quit"):
        assert command in out


def test_why_names_the_clause() -> None:
    _, out = play(["why"], goes_on=False)
    assert "RAD-" in out
    _, none = play(["why supercalifragilistic"], goes_on=False)
    assert "supercalifragilistic" in none


def test_info_tells_what_a_card_does() -> None:
    _, out = play(["info garage", "info nobody"], goes_on=False)
    assert "Garage · starting cards" in out
    assert "1 water: raid." in out
    assert "No card here is called “nobody”." in out


def test_wrong_numbers_and_words_are_told_and_change_nothing() -> None:
    table, out = play(["0", "999", "9" * 5000, "²", "abracadabra", "save"], goes_on=False)
    answers = [answer for answer in table.match.answers if answer[0] == 0]
    assert answers == []
    assert "999 is not a number from 1 to" in out
    assert "There is no command “abracadabra”" in out
    assert "save FILE" in out


def test_an_option_can_be_chosen_by_its_words() -> None:
    table, _ = play(["end turn"], goes_on=False)
    assert (0, ("end_turn",)) in table.match.answers


def test_camps_can_be_chosen_by_their_names_in_order() -> None:
    match = Match.start("radlands", 2, 6)
    names = Speech(match.game, "en")
    kept = match.options(0)[77]
    words = names.say(match.game.say_option(match.state, match.question_for(0), kept)).replace(",", "")
    table, out = play([words], 6, first_game="off", goes_on=False)
    assert (0, kept) in table.match.answers
    assert "… and 96 more" in out


def test_undo_takes_back_the_last_answer() -> None:
    table, out = play(["take silo", "undo"], seed=4, goes_on=False)
    if "There is no command" not in out:
        assert "Taken back." in out
        assert (0, ("take_silo",)) not in table.match.answers
    _, none = play(["undo"], goes_on=False)
    assert "Nothing can be taken back" in none


def test_concede_asks_once_more() -> None:
    table, _ = play(["concede", "no"], goes_on=False)
    assert table.match.result is None
    table, out = play(["concede", "concede"], goes_on=False)
    assert table.match.result is not None
    assert table.match.result.places == (2, 1)
    assert "The match is over." in out


def test_a_saved_match_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    table, out = play(
        ["end turn", f"save {file}", "save /nowhere/at/all"], goes_on=False, save_to=str(tmp_path / "last")
    )
    assert f"Saved to {file}." in out
    assert "Not saved" in out
    assert load(file.read_text()).answers == table.match.answers
    assert load((tmp_path / "last").read_text()).state.to_json() == table.match.state.to_json()


def test_the_file_holds_the_match_after_every_answer(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    class Watcher(Person):
        """Compares the file with the match whenever it is asked something."""

        def readline(self) -> str:
            assert self.table is not None
            if self.table.match.answers:
                assert load(file.read_text()).answers == self.table.match.answers
            return super().readline()

    match = Match.start("radlands", 2, 3, {"first_game": "on"})
    person = Watcher(["take silo", "undo", "take silo"], 3)
    person.table = Table(match, "en", 0, ["random"], str(file), person, io.StringIO())
    assert person.table.run() == 0
    assert match.result is not None
    assert load(file.read_text()).result == match.result


def test_a_disk_that_fills_up_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    _, out = play(["end turn"], goes_on=False, save_to=str(tmp_path / "nowhere" / "at all"))
    assert out.count("Not saved: there is no such folder.") >= 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Not saved: there is no such folder.", "that is a folder", "the name is too long"]),
        ("pl", ["Nie zapisano: nie ma takiego folderu.", "to folder, a nie plik", "nazwa jest za długa"]),
        ("uk", ["Не збережено: такої теки немає.", "це тека, а не файл", "назва задовга"]),
    ],
)
def test_why_a_match_is_not_saved_is_said_in_the_own_language(language: str, words: list[str], tmp_path: Path) -> None:
    for file, why in zip(["/nowhere/at/all", str(tmp_path), str(tmp_path / ("x" * 300))], words, strict=True):
        _, out = play([f"save {file}"], language=language, goes_on=False)
        assert why in out
        assert "cannot be written" not in out


def test_a_file_that_the_system_refuses_otherwise_is_told_in_its_words() -> None:
    _, out = play(["save \0"], goes_on=False)
    assert "Not saved: the file cannot be written: embedded null byte" in out


def test_leaving_tells_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    _, out = play([], goes_on=False, save_to=str(file))
    assert f"To go on later: stolik play radlands --load {file} --save {file}" in out
    _, over = play(["concede", "concede"], save_to=str(file))
    assert "To go on later" not in over


def test_leaving_without_a_file_is_asked_twice_and_told(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    asked = "Type “quit” once more"
    table, out = play(["end turn", "quit", "quit"])
    assert out.count(asked) == 1
    assert table.match.result is None
    _, kept = play(["end turn", f"save {file}", "quit"])
    assert asked not in kept
    assert asked not in play(["end turn", "quit"], save_to=str(tmp_path / "last"))[1]
    assert "This match is in no file." in play(["end turn"], goes_on=False)[1]
    assert "no file" not in play([f"save {file}2"], goes_on=False)[1]


def test_save_writes_over_nothing_but_its_own_files(tmp_path: Path) -> None:
    mine, other = tmp_path / "match.jsonl", tmp_path / "diary.txt"
    other.write_text("dear diary")
    table, out = play([f"save {mine}", f"save {other}", "end turn", f"save {mine}"], goes_on=False)
    assert f"There is something in {other} already" in out
    assert other.read_text() == "dear diary"
    assert load(mine.read_text()).answers == table.match.answers


def test_hot_seat_draws_a_curtain_between_players() -> None:
    match = Match.start("radlands", 2, 2)
    out = io.StringIO()
    person = Person(["", "1", "", "1", ""], goes_on=False)
    table = Table(match, "en", None, [], None, person, out)
    person.table = table
    assert table.run() == 0
    assert out.getvalue().count("Nobody else should look") >= 2
    assert len(match.answers) >= 2


def test_a_whole_hot_seat_match() -> None:
    match = Match.start("radlands", 2, 5)
    out = io.StringIO()
    person = Person([], 5)
    table = Table(match, "uk", None, [], None, person, out)
    person.table = table
    assert table.run() == 0
    assert match.result is not None


def test_any_game_can_be_drawn_as_text() -> None:
    assert indented({"a": 1, "b": [1, 2], "c": {"d": None}, "e": [{"f": 1}], "g": []}) == [
        "a: 1",
        "b: 1, 2",
        "c:",
        "  d: –",
        "e:",
        "  1. f: 1",
        "g: –",
    ]
    match = Match.start("radlands", 2, 1)
    game = match.game
    words = game.words
    try:
        game.words = ""
        assert "turn: 0" in Drawing(game).draw(match.view(None), str, 80)
    finally:
        game.words = words


def test_a_game_whose_package_has_no_dot_draws_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dotless").mkdir()
    (tmp_path / "dotless" / "__init__.py").touch()
    (tmp_path / "dotless" / "terminal.py").write_text(
        "def draw(view, word, width): return ['mine']\ndef info(view, name, word): return [name]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    drawing = Drawing(Game("dotless", "dotless/1", (1, 1), words="dotless"))
    seen = Match.start("radlands", 2, 1).view(None)
    assert drawing.draw(seen, str, 80) == ["mine"]
    assert drawing.info(seen, "it", str) == ["it"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_terminal_exists_in_every_language(language: str) -> None:
    import re

    from stolik.terminal import voice

    folder = Path(voice.__file__).parent / "words"
    here, there = (
        re.findall(r"^(terminal-[a-z-]+) =", (folder / f"terminal.{lang}.ftl").read_text(), re.M)
        for lang in (language, "en")
    )
    assert here == there
    used = set(re.findall(r'(?:table|_tell)\("([a-z-]+)"', Path(voice.__file__).with_name("play.py").read_text()))
    assert {f"terminal-{name}" for name in used} <= set(here)
