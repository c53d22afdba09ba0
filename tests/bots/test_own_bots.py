"""Bots of other people: by entry point, or as module:Class."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from stolik.arena.simulate import simulate
from stolik.bots import levels, make_bot
from stolik.bots.levels import UnknownBot
from stolik.table.bots import bot_behind, own_bots
from stolik.table.settings import BadSettings

BOT = """
from stolik.bots import Bot


class Last(Bot):
    def __init__(self, seed, keen="no"):
        super().__init__()
        self.seed, self.keen = seed, keen

    def choose(self, match, question):
        return question.options[-1]


class Stranger:
    def __init__(self, seed):
        pass


def broken(seed):
    raise OSError("no luck")
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder where commands are given."""
    (tmp_path / "bots_of_mine.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "bots_of_mine", raising=False)
    return "bots_of_mine"


def test_a_class_in_a_module_is_made_with_its_seed_and_settings(module: str) -> None:
    bot = make_bot(f"{module}:Last:keen=very", 7)
    assert vars(bot).items() >= {"seed": 7, "keen": "very"}.items()


def test_it_plays_in_a_simulation(module: str) -> None:
    played = simulate("radlands", (f"{module}:Last", "random"), 2, seed="own", jobs=1)
    assert played.games == 2


def test_an_entry_point_gives_it_a_name(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_bot(f"{module}:Last", 1)  # so that the module is found
    point = EntryPoint("last", f"{module}:Last", levels.GROUP)
    monkeypatch.setattr(levels, "entry_points", lambda group: [point] if group == levels.GROUP else [])
    assert type(make_bot("last:keen=yes", 1)).__name__ == "Last"
    with pytest.raises(UnknownBot, match="random, easy, greedy, search, last; or a bot of your own, as module:Class"):
        make_bot("first", 1)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("no_such_module:Bot", "cannot be made: ModuleNotFoundError"),
        ("bots_of_mine:Nobody", "cannot be made: AttributeError"),
        ("bots_of_mine:broken", "cannot be made: OSError: no luck"),
        ("bots_of_mine:Stranger", "is not a Bot"),
        ("bots_of_mine:Last:keen", "name=value, not 'keen'"),
        ("bots_of_mine:Last:shy=1", "cannot be made: TypeError"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(module: str, spec: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        make_bot(spec, 1)


def test_an_operator_puts_it_behind_a_level(module: str) -> None:
    own = own_bots(f"legend={module}:Last:keen=yes, novice=random")
    assert bot_behind("legend", own) == f"{module}:Last:keen=yes"
    assert bot_behind("easy", own) == "random"
    assert bot_behind("regular", own) == "greedy"
    assert own_bots("") == {}


@pytest.mark.parametrize(("given", "words"), [("hero=random", "names bots for novice"), ("legend=nobody", "no bot")])
def test_a_bad_setting_is_refused_at_the_start(given: str, words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        own_bots(given)
