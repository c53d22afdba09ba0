"""This version against another: the sequential test, matches in two processes, and where two versions part."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.arena.against import NOT_WEAKER, UNDECIDED, WEAKER, Contest, Duel, Other, Parted, Played, Wald, contest
from stolik.arena.replica import Replica
from stolik.arena.simulate import Plan, simulate
from stolik.bots import make_bot
from stolik.bots.play import LIMIT, play
from stolik.cli import main
from stolik.kernel.dice import derived
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.registry import find

ROOT = Path(__file__).parents[2]


class Beside(Other):
    """The other version without a process, and with a word to change on the way."""

    def __init__(self) -> None:
        self.replica = Replica()
        self.unknown: list[Any] = []
        """Options that this version does not know."""
        self.answers = 0
        self.parts_at = -1
        self.forgets_chance = False

    def close(self) -> None:
        pass

    def tell(self, *order: object) -> Any:
        name, *what = json.loads(json.dumps(order))
        told = getattr(self.replica, name)(*what)
        if name == "choose":
            return told
        self.answers = 0 if name == "begin" else self.answers + 1
        if isinstance(told[0], list):
            return [told[0], []] if self.forgets_chance else told
        seat, kind, options = told
        return [seat, "else" if self.answers == self.parts_at else kind, [o for o in options if o not in self.unknown]]


def duel(game: str, bots: list[str], other: Other, options: dict[str, str] | None = None, limit: int = LIMIT) -> Duel:
    rules = find(game)
    return Duel(rules, bots, other, "7", rules.check_setup(len(bots), options or {}), limit)


# The test


def after(*shares: float, **settings: float) -> Wald:
    test = Wald(**settings)  # type: ignore[arg-type]
    for share in shares:
        test.note(share)
    return test


@pytest.mark.parametrize(
    ("share", "last_undecided", "verdict"), [(1.0, 13, NOT_WEAKER), (0.0, 16, WEAKER), (0.5, 144, NOT_WEAKER)]
)
def test_the_border_is_reached_by_one_match_more(share: float, last_undecided: int, verdict: str) -> None:
    """By hand: a win is worth log(0.5/0.4) = 0.2231, a loss log(0.5/0.6) = -0.1823, and log(0.95/0.05) = 2.9444."""
    assert after(*[share] * last_undecided).verdict == UNDECIDED
    assert after(*[share] * (last_undecided + 1)).verdict == verdict


def test_wins_and_losses_add_up_in_any_order() -> None:
    test = after(1.0, 0.0, 0.5, 1.0)
    assert test.evidence == pytest.approx(2.5 * 0.223144 - 1.5 * 0.182322, abs=1e-5)
    assert after(0.5, 1.0, 1.0, 0.0).evidence == pytest.approx(test.evidence)
    assert (test.matches, test.won, test.verdict) == (4, 2.5, UNDECIDED)


def test_a_smaller_margin_and_a_smaller_error_want_more() -> None:
    assert after(*[1.0] * 14, margin=0.05).verdict == UNDECIDED
    assert after(*[1.0] * 14, error=0.01).verdict == UNDECIDED
    assert after(*[1.0] * 14, fair=1 / 3).verdict == NOT_WEAKER


@pytest.mark.parametrize("settings", [{"margin": 0.0}, {"margin": 0.5}, {"error": 0.0}, {"error": 0.5}])
def test_a_test_that_could_tell_nothing_is_refused(settings: dict[str, float]) -> None:
    with pytest.raises(StolikError):
        after(**settings)


# Matches


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("radlands", ["search:iterations=6", "greedy"], {}),
        ("apex_legends", ["random", "random", "random", "random"], {}),
        ("wonderlands_war", ["random", "easy", "random"], {}),
    ],
)
def test_two_processes_of_one_version_play_the_match_that_one_process_plays(
    game: str, bots: list[str], options: dict[str, str]
) -> None:
    with Other(ROOT) as other:
        arranged = duel(game, bots, other, options)
        plan = Plan(game, tuple(bots), "7", tuple(arranged.options.items()), arranged.sides, LIMIT)
        for number in range(2):
            played = arranged.play(number, arranged.is_ours)
            alone = plan.play(number)
            assert played is not None
            assert (played.shares, played.decisions) == (alone.shares, alone.decisions)
            match = Match.start(game, len(bots), f"7/{number}", arranged.options)
            play(match, [make_bot(bots[bot], derived("7", number, "bot", bot)) for bot in alone.seating])
            assert played.answers == match.answers
            assert not arranged.narrowed


def test_both_versions_play() -> None:
    other = Beside()
    arranged = duel("radlands", ["random", "random"], other)
    arranged.play(0, arranged.is_ours)
    assert list(other.replica.bots) == [1]
    arranged.play(1, arranged.is_ours)
    assert list(other.replica.bots) == [0]


def test_answers_that_one_version_does_not_know_are_given_by_nobody() -> None:
    other = Beside()
    arranged = duel("radlands", ["random", "random"], other)
    whole = arranged.play(0, arranged.is_ours)
    assert whole is not None
    assert not arranged.narrowed
    given = next(list(option) for _, option in whole.answers if option[0] == "draw")
    other.unknown = [given]
    without = arranged.play(0, arranged.is_ours)
    assert without is not None
    assert arranged.narrowed
    assert all(list(option) != given for _, option in without.answers)


def test_what_only_the_other_version_knows_is_given_by_nobody_either() -> None:
    other = Beside()
    arranged = duel("radlands", ["random", "random"], other)
    assert arranged._common([0, "act", [["a"], ["b"]]], [0, "act", [["c"], ["b"], ["a"]]]) == [["a"], ["b"]]
    assert arranged.narrowed


@pytest.mark.parametrize("there", [[1, "act", [["a"]]], [0, "choose", [["a"]]], [0, "act", [["b"]]], [[0.0, 1.0], []]])
def test_versions_part_where_they_are_not_asked_the_same(there: list[Any]) -> None:
    with pytest.raises(Parted):
        duel("radlands", ["random", "random"], Beside())._common([0, "act", [["a"]]], there)


def test_versions_part_in_the_midst_of_a_match_and_at_its_end() -> None:
    other = Beside()
    arranged = duel("radlands", ["random", "random"], other)
    other.parts_at = 5
    with pytest.raises(Parted):
        arranged.play(0, arranged.is_ours)
    assert other.answers == 5
    other.parts_at = -1
    other.forgets_chance = True
    with pytest.raises(Parted):
        arranged.play(0, arranged.is_ours)
    other.forgets_chance = False
    assert isinstance(arranged.play(0, arranged.is_ours), Played)


# Contests


def beside(monkeypatch: pytest.MonkeyPatch, other: Beside) -> None:
    monkeypatch.setattr("stolik.arena.against.Other", lambda folder: other)


def run(game: str, bots: list[str], games: int, **settings: Any) -> Contest:
    return contest(game, bots, ROOT, games, "7", **settings)


def test_a_contest_gives_the_first_bot_what_a_simulation_does(monkeypatch: pytest.MonkeyPatch) -> None:
    beside(monkeypatch, Beside())
    found = run("radlands", ["greedy", "random"], 6)
    assert found.score.share == simulate("radlands", ["greedy", "random"], 6, "7").by_bot()["greedy"].share > 0.5
    assert (found.games, found.test.matches, found.parted, found.unfinished, found.narrowed) == (6, 6, 0, 0, 0)


def test_a_contest_ends_when_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    beside(monkeypatch, Beside())
    assert run("radlands", ["greedy", "random"], 40, error=0.3).test.verdict == NOT_WEAKER
    found = run("radlands", ["random", "greedy"], 40, error=0.3)
    assert found.test.verdict == WEAKER
    assert found.games < 40


def test_matches_that_part_or_never_end_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Beside()
    other.parts_at = 3
    beside(monkeypatch, other)
    found = run("radlands", ["random", "random"], 2)
    assert (found.games, found.parted, found.test.matches, found.test.verdict) == (2, 2, 0, UNDECIDED)
    other.parts_at = -1
    found = run("radlands", ["random", "random"], 2, limit=4)
    assert (found.games, found.unfinished, found.test.matches) == (2, 2, 0)


def test_where_all_win_together_each_version_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    beside(monkeypatch, Beside())
    found = run("waste_knights", ["easy"], 2, options={"adventure": "the_glass_mile", "setup": "quick"})
    assert found.is_together
    assert (found.games, found.test.matches, found.test.won) == (2, 2, 1.0)
    assert found.alone[0] == found.alone[1]
    assert [rate.games for rate in found.rates] == [2, 2]


def test_a_win_of_one_version_alone_is_a_match_won(monkeypatch: pytest.MonkeyPatch) -> None:
    beside(monkeypatch, Beside())
    ended = {True: Played((1.0,), [], 3), False: Played((0.0,), [], 4)}
    monkeypatch.setattr(Duel, "play", lambda self, number, ours: ended[ours(0)])
    found = run("waste_knights", ["random"], 1, options={"adventure": "the_glass_mile"})
    assert (found.test.won, found.alone, found.decisions) == (1.0, [1.0, 0.0], 7)


def test_a_setting_that_has_had_other_values_has_its_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    beside(monkeypatch, Beside())
    setting = next(each for each in find("waste_knights").settings if each.retired)
    found = run("waste_knights", ["random", "random"], 1, limit=2)
    assert found.options[setting.name] == setting.retired[0]
    found = run("waste_knights", ["random", "random"], 1, limit=2, options={setting.name: setting.values[-1]})
    assert found.options[setting.name] == setting.values[-1]


# The command


def test_sim_against_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "radlands", "--games", "2", "--bots", "random,random", "--against", str(ROOT)]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["counted"], told["parted"], told["verdict"]) == (2, 2, 0, UNDECIDED)
    assert told["share"] == simulate("radlands", ["random", "random"], 2).by_bot()["random"].share
    assert main([*command, "--margin", "0.2", "--error", "0.1"]) == 0
    out = capsys.readouterr().out
    assert "evidence" in out
    assert "50% against 30%, error 10%" in out
    assert "2 matches played, 0 parted, 0 unfinished" in out


def test_what_the_other_version_refuses_is_told() -> None:
    with Other(ROOT) as other, pytest.raises(StolikError, match=r"the other version refuses: .*edition"):
        other.tell("begin", "radlands", 2, "7", {"edition": "fr"}, [])


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["--against", "/nowhere"], "there is no Stolik in /nowhere"),
        (["--against", str(ROOT), "--jobs", "2"], "--jobs"),
        (["--against", str(ROOT), "--margin", "0.5"], "below 0.5"),
        (["--against", str(ROOT), "--error", "0"], "below 0.5"),
        (["--against", str(ROOT), "--games", "0"], "1 or more"),
        (["--margin", "0.1"], "--against"),
    ],
)
def test_mistakes_are_named(command: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "radlands", "--bots", "random,random", *command]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert words in err


def test_sides_of_different_sizes_are_refused() -> None:
    with pytest.raises(StolikError, match="of one size"):
        contest("apex_legends", ["random"] * 3, ROOT, 1)
