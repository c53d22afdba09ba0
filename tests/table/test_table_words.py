"""Everything the table says has words in every language, and the same ones in each."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.kernel.dice import Dice
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES, Speech
from stolik.table import frames, words
from stolik.table import messages as m
from stolik.testkit.playouts import players, random_choice


def ids(text: str) -> set[str]:
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_all_languages_say_the_same() -> None:
    folder = resources.files("stolik.table") / "words"
    kinds = {file.name.split(".")[0] for file in folder.iterdir() if file.name.endswith(".ftl")}
    assert "table" in kinds
    for kind in kinds:
        said = [ids((folder / f"{kind}.{language}.ftl").read_text("utf-8")) for language in LANGUAGES]
        assert said[0] == said[1] == said[2], kind
    assert {f"error-{code.replace('_', '-')}" for code in get_args(m.Code)} <= ids(words.words("en"))
    levels = [
        level for level in get_args(m.Level) if level not in ("easy", "normal", "hard")
    ]  # Those of older matches.
    assert {f"level-{level}" for level in levels} <= ids(words.words("uk"))
    assert {f"absent-{choice}" for choice in get_args(m.Choice)} <= ids(words.words("pl"))


@pytest.mark.parametrize("game", ["radlands", "wonderlands_war", "apex_legends", "waste_knights"])
def test_every_setting_has_a_name_a_sentence_and_names_for_its_values(game: str) -> None:
    for language in LANGUAGES:
        said = ids(words.words(language, game))
        for setting in find(game).settings:
            name = f"setting-{setting.name.replace('_', '-')}"
            values = [f"{name}-{value.replace('_', '-')}" for value in setting.values]
            assert name in said
            assert f"{name}-why" in said or all(f"{value}-why" in said for value in values), (language, name)
            assert all(value in said or value.rpartition("-")[2].isdigit() for value in values), (language, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_load_without_clashes(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words.words(language, "radlands")))
    assert bundle.has_message("card-sniper")
    assert bundle.has_message("error-stale")
    resource = FluentParser().parse(words.words(language, "radlands"))
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)), sorted(name for name in set(names) if names.count(name) > 1)


def every_said(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if set(value) == {"message", "args"}:
            yield value
        else:
            for inner in value.values():
                yield from every_said(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from every_said(inner)


@pytest.mark.parametrize("options", [{}, {"camp_set": "v2", "edition": "pl"}], ids=str)
def test_every_word_of_every_frame_exists(options: dict[str, str]) -> None:
    speech = {language: Speech(find("radlands"), language, strict=True) for language in LANGUAGES}
    said: set[str] = set()
    for number in range(4):
        match = Match.start("radlands", seed=f"words/{number}", options=options)
        dice = players(f"words/{number}")
        since = 0
        while not match.over:
            for seat in (0, 1, None):
                asked = None if seat is None or not match.options(seat) else "1.0"
                made = m.encode(frames.frame(match, seat, 1, since, asked, None))
                for each in every_said(__import__("json").loads(made)):
                    key = f"{each['message']} {sorted(each['args'].items())}"
                    if key not in said:
                        said.add(key)
                        for language in LANGUAGES:
                            assert speech[language].say(Said(each["message"], each["args"]))
            since = len(match.log)
            match.answer(*random_choice(match, dice))
    assert len(said) > 300
    assert Dice("words").commitment()
