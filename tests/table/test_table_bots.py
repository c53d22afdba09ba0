"""Bots at the table: processes of their own, a budget, a move in any case."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.registry import find
from stolik.table import bots as table_bots
from stolik.table.bots import Bots
from stolik.table.messages import Level
from stolik.table.rebuild import started
from stolik.table.store import MatchRow
from stolik.testkit.table import running


def row(id: str = "m_1") -> MatchRow:
    game = find("radlands")
    return MatchRow(
        id=id, game="radlands", rules=game.rules, options=game.check_setup(2, {"first_game": "on"}), seats=2, seed="7",
        commitment="", public=False, code="", invite="", state="playing", asked=[], result=None, lesson=False,
        rematch=None, parent=None, creator="", created=0.0, changed=0.0,
    )  # fmt: skip


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_thinks_in_another_process(level: Level) -> None:
    async def run() -> None:
        bots = Bots(1, 20.0)
        await bots.start()
        try:
            question = started(row()).questions[0]
            for _ in range(2):
                assert await bots.choose(row(), [], question, level) in question.options
            assert bots.fallbacks == 0
        finally:
            bots.stop()

    asyncio.run(run())


def test_too_slow_a_bot_gets_a_move_by_chance_and_a_new_worker() -> None:
    async def run() -> None:
        bots = Bots(1, 20.0)
        await bots.start()
        try:
            question = started(row()).questions[0]
            bots._seconds = 0.15
            begun = time.monotonic()
            assert await bots.choose(row(), [], question, "hard") in question.options
            assert time.monotonic() - begun < 5
            assert bots.fallbacks == 1
            bots._seconds = 20.0
            assert await bots.choose(row(), [], question, "normal") in question.options
            assert bots.fallbacks == 1
        finally:
            bots.stop()

    asyncio.run(run())


def test_a_bot_that_fails_gets_a_move_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(table_bots, "bot_of", fail)
    with running(tmp_path) as table:
        ola = table.person("Ola")
        page = ola.live(ola.open("radlands", "me", "normal", options={"first_game": "on"}))
        page.wait_frame(1)
        for _ in range(200):
            if table.context.bots.fallbacks or page.frame()["result"] is not None:
                break
            if page.frame()["question"] is not None:
                page.play(Dice("fails"))
            else:
                page.read()
        assert table.context.bots.fallbacks > 0


def test_a_person_can_follow_the_pace(tmp_path: Path) -> None:
    with running(tmp_path, pace=0.4) as table:
        ola = table.person("Ola")
        page = ola.live(ola.open("radlands", "me", "easy", options={"first_game": "on"}))
        page.wait_frame(1)
        if page.frame()["question"] is not None:
            page.answer(["end_turn"])
        number = page.frame()["frame"]
        begun = time.monotonic()
        page.wait_frame(number + 1)
        assert time.monotonic() - begun > 0.25
