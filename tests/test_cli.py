"""The command line: every command, every public JSON shape, every mistake in one line with exit code 2."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from stolik.cli import main
from stolik.kernel.match import Match
from stolik.kernel.record import load, save, verify
from stolik.table.load import family


def finished_record() -> str:
    match = Match.start("radlands", 2, 4)
    while match.result is None:
        question = match.questions[0]
        match.answer(question.seat, question.options[len(match.answers) % len(question.options)])
    return save(match)


def test_games_lists_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "radlands: 2 players" in out
    assert "--option edition=ua | pl" in out


def test_sim_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "radlands", "--games", "6", "--bots", "random,random", "--seed", "3"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for word in ("random#2", "95 % interval", "seat 1", "seat 2", "6 of 6 matches finished", "ms per match"):
        assert word in out


def test_sim_json_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "radlands", "--games", "4", "--bots", "greedy,random", "--seed", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["games", "finished", "decisions", "seconds", "bots", "seats", "tally"]
    assert (data["games"], data["finished"]) == (4, 4)
    assert isinstance(data["decisions"], int)
    assert isinstance(data["seconds"], float)
    assert list(data["bots"]) == ["greedy", "random"]
    for score in data["bots"].values():
        assert list(score) == ["wins", "share", "low", "high"]
        assert 0 <= score["low"] <= score["share"] <= score["high"] <= 1


def test_sim_takes_options_and_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "radlands", "--games", "3", "--bots", "random,random", "--json"]
    seen = []
    for options in (["--option", "camp_set=v2"], ["--option", "camp_set=v2"], ["--option", "camp_set=v1"]):
        assert main([*command, *options]) == 0
        data = json.loads(capsys.readouterr().out)
        del data["seconds"]
        seen.append(data)
    assert seen[0] == seen[1] != seen[2]


def test_rules_json_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "radlands", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["radlands"]
    assert list(data["radlands"]) == ["clauses", "tested", "informational", "gaps"]
    assert [type(value) for value in data["radlands"].values()] == [int, int, int, list]


def test_bench_json_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "radlands", "--seconds", "0.05", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["radlands"]
    row = data["radlands"]
    assert (row["seats"], type(row["record_bytes"])) == (2, int)
    for name in ("decisions_per_s", "matches_per_s", "copies_per_s", "search_per_s"):
        assert row[name] > 0


def test_verify_tells_a_sound_record_from_a_changed_and_a_damaged_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished_record()
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    assert "replayed without a difference" in capsys.readouterr().out

    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if '"chance":"deck"' in line)
    chance = json.loads(lines[number])
    chance["result"][0], chance["result"][1] = chance["result"][1], chance["result"][0]
    if chance["result"][0] == chance["result"][1]:
        chance["result"].reverse()
    file.write_text("\n".join([*lines[:number], json.dumps(chance), *lines[number + 1 :]]) + "\n")
    assert main(["verify", str(file)]) == 1
    err = capsys.readouterr().err
    assert f"line {number + 1}:" in err
    assert err.count("\n") == 1

    file.write_text("\n".join([*lines[:5], "{", *lines[6:]]) + "\n")
    assert main(["verify", str(file)]) == 2
    err = capsys.readouterr().err
    assert "line 6:" in err
    assert err.count("\n") == 1

    assert main(["verify", str(tmp_path / "nothing")]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([], "COMMAND"),
        (["dance"], "choose from"),
        (["play"], "GAME"),
        (["play", "chess"], "games: "),
        (["play", "radlands", "--seat", "3"], "1 to 2"),
        (["play", "radlands", "--seat", "0"], "1 to 2"),
        (["play", "radlands", "--seat", "x"], "not a whole number"),
        (["play", "radlands", "--seats", "5"], "2 players"),
        (["play", "radlands", "--lang", "fr"], "choose from"),
        (["play", "radlands", "--bots", "clever"], "bots: random, easy, greedy, search"),
        (["play", "radlands", "--bots", "random,random"], "one bot"),
        (["play", "radlands", "--option", "edition"], "NAME=VALUE"),
        (["play", "radlands", "--option", "edition=fr"], "can be ua, pl"),
        (["play", "radlands", "--load", "/nowhere/at/all"], "/nowhere/at/all: the file cannot be read"),
        (["play", "radlands", "--load", "/dev/null"], "line 1: the file is empty"),
        (["play", "radlands", "--load", "x", "--option", "edition=pl"], "--load takes"),
        (["play", "radlands", "--load", "x", "--seats", "2"], "--load takes"),
        (["play", "radlands", "--save", "/nowhere/at/all"], "cannot be written"),
        (["play", "radlands", "--save", __file__], "already; go on with it by --load"),
        (["play", "radlands", "--seed", "\udcff"], "not a text in UTF-8"),
        (["sim", "radlands", "--seed", "\udcff"], "not a text in UTF-8"),
        (["sim", "chess"], "games: "),
        (["sim", "radlands", "--bots", "random"], "2 players"),
        (["sim", "radlands", "--bots", "random,random,random"], "2 players"),
        (["sim", "radlands", "--bots", "random,"], "bots: random, easy, greedy, search"),
        (["sim", "radlands", "--bots", "search:depth=2,random"], "search:iterations"),
        (["sim", "radlands", "--games", "0"], "1 or more"),
        (["sim", "radlands", "--games", "many"], "not a whole number"),
        (["sim", "radlands", "--jobs", "-1"], "1 or more"),
        (["sim", "radlands", "--option", "weather=fine"], "edition, camp_set, first_game"),
        (["rules", "chess"], "radlands"),
        (["bench", "--game", "chess"], "games: "),
        (["bench", "--seconds", "0"], "above 0"),
        (["bench", "--seconds", "soon"], "not a number"),
        (["load", "--matches", "0"], "1 or more"),
        (["load", "--seconds", "0"], "above 0"),
        (["load", "--rate", "-1"], "0 or more"),
        (["load", "--workers", "0"], "1 to 64"),
        (["load", "nowhere"], "is like http://127.0.0.1:8000, not 'nowhere'"),
        (["load", ""], "is like http://127.0.0.1:8000"),
        (["load", "http://[::1"], "is like http://127.0.0.1:8000"),
        (["load", "http://127.0.0.1:99999"], "is like http://127.0.0.1:8000"),
        (["load", "https://127.0.0.1"], "is like http://127.0.0.1:8000"),
        (["load", "http://127.0.0.1:9"], "no table answers at http://127.0.0.1:9: "),
        (["sim", "radlands", "--against", "/nowhere"], "there is no Stolik in /nowhere"),
        (["serve", "--host", "192.0.2.1", "--port", "0"], "--host 127.0.0.1"),
        (["serve", "--host", "", "--port", "0"], "0.0.0.0 for the whole network"),
    ],
)
def test_mistakes_get_one_line_and_exit_code_2(
    command: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_interrupting_a_simulation_leaves_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stolik.arena.simulate.simulate", interrupt)
    assert main(["sim", "radlands"]) == 130
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="processes are found by /proc")
def test_interrupting_a_simulation_of_several_processes_leaves_politely() -> None:
    simulating = stolik(
        *("sim", "radlands", "--games", "100000", "--jobs", "2"),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while len(family(simulating.pid)) < 4:  # With the one that keeps count of what they share.
        assert simulating.poll() is None
        sleep(0.02)
    sleep(0.5)
    os.killpg(simulating.pid, signal.SIGINT)  # As the terminal does it.
    _, said = simulating.communicate(timeout=30)
    assert (simulating.returncode, said) == (130, b"\n")


def test_a_file_of_which_the_system_complains_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def complain(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "pl.ftl")

    monkeypatch.setattr("stolik.arena.simulate.simulate", complain)
    monkeypatch.setattr("stolik.cli._drop_output", lambda: None)
    assert main(["sim", "radlands"]) == 1
    assert capsys.readouterr().err == "stolik: pl.ftl: Permission denied\n"


def test_play_ends_politely_when_there_is_no_more_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "radlands", "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert "Goodbye." in out
    assert err == ""


def stolik(*arguments: str, **how: object) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-c", "import sys; from stolik.cli import main; sys.exit(main())", *arguments]
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, **streams | how)  # type: ignore[call-overload, no-any-return]


def test_a_killed_game_goes_on_with_its_last_answer(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    playing = stolik("play", "radlands", "--seed", "7", "--bots", "random", "--save", str(file))
    assert playing.stdin is not None
    answers = 0
    saved = ""
    for wanted in (0, 5, 10, 20):
        while not file.exists() or answers < wanted:
            assert playing.poll() is None
            playing.stdin.write(b"1\n")
            playing.stdin.flush()
            sleep(0.01)
            answers = len(load(file.read_text()).answers) if file.exists() else 0
        playing.kill()
        playing.communicate()
        saved = file.read_text()
        assert "replayed without a difference" in verify(saved)
        assert len(load(saved).answers) >= answers
        playing = stolik("play", "radlands", "--load", str(file), "--bots", "random", "--save", str(file))
        assert playing.stdin is not None
    playing.communicate(b"quit\n")
    assert playing.returncode == 0
    assert load(file.read_text()).answers[: len(load(saved).answers)] == load(saved).answers


def test_a_record_that_was_cut_off_goes_on_with_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.start("radlands", 2, "mine", {"first_game": "on"})
    match.answer(0, ("end_turn",))
    file = tmp_path / "match.jsonl"
    file.write_text(save(match)[:-30])
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    command = ["play", "radlands", "--load", str(file), "--save", str(file), "--hotseat", "--seed"]
    assert main([*command, "another"]) == 2
    assert "the given seed does not fit" in capsys.readouterr().err
    assert main([*command, "mine"]) == 0
    assert load(file.read_text()).answers == match.answers
    assert load(file.read_text()).state.dice.seed == "mine"


@pytest.mark.parametrize("command", ["play radlands --seed 1", "sim radlands --games 1"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_crash(closed: str, command: str) -> None:
    command = f"'{sys.executable}' -c 'from stolik.cli import main; main()' {command} </dev/null {closed}"
    done = subprocess.run(command, shell=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["games", "rules radlands", "sim radlands --games 2 --bots random,random"])
def test_a_reader_that_stops_reading_is_no_crash(command: str) -> None:
    with stolik(*command.split(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        running = stolik("games", stdout=full)
        _, err = running.communicate()
    assert running.returncode == 1
    assert err == b"stolik: No space left on device\n"


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    running = stolik(
        "play", "radlands", "--lang", "uk", stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    out, err = running.communicate(b"quit\n")
    assert (running.returncode, err) == (0, b"")
    assert out.isascii()


def test_a_broken_package_hides_no_other_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("stolik.kernel.registry.names", lambda: ["broken", "radlands"])
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "radlands: 2 players" in out
    assert "no game 'broken'" in err


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from stolik.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'rich', 'msgspec', 'fluent', 'stolik.kernel.match', 'multiprocessing'}\n"
        "games = {name for name in sys.modules if name.startswith('stolik.games.')}\n"
        "print(sorted(heavy & set(sys.modules) | games))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
