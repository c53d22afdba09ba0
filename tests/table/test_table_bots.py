"""Bots at the table: processes of their own, a budget, a move in any case."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Question
from stolik.kernel.registry import find
from stolik.table import bots as table_bots
from stolik.table.bots import Bots, is_following, pace_of
from stolik.table.messages import Level
from stolik.table.rebuild import started
from stolik.table.rows import MatchRow
from stolik.testkit.table import finish, running


def row(id: str = "m_1") -> MatchRow:
    game = find("radlands")
    return MatchRow(
        id=id, game="radlands", rules=game.rules, options=game.check_setup(2, {"first_game": "on"}), seats=2, seed="7",
        commitment="", public=False, code="", invite="", state="playing", asked=[], result=None, lesson=0,
        rematch=None, parent=None, creator="", created=0.0, changed=0.0,
    )  # fmt: skip


@pytest.mark.parametrize("level", ["novice", "regular", "veteran", "legend", "easy", "normal", "hard"])
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

    finish(run())


def test_a_bot_in_a_hurry_takes_the_best_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it has hardly any time, it answers sooner than it would have thought, and nobody moves for it."""
    monkeypatch.setattr(table_bots, "HURRY", 0.0)

    async def run() -> None:
        bots = Bots(1, 20.0)
        await bots.start()
        try:
            question = started(row()).questions[0]
            begun = time.monotonic()
            assert await bots.choose(row(), [], question, "legend") in question.options
            assert time.monotonic() - begun < 1.5, "as long as a legend takes its time"
            assert bots.fallbacks == 0
        finally:
            bots.stop()

    finish(run())


def test_too_slow_a_bot_gets_what_promises_most_and_a_new_worker() -> None:
    async def run() -> None:
        bots = Bots(1, 20.0)
        await bots.start()
        try:
            match = started(row())
            question = match.questions[0]
            bots._seconds = 0.001
            chosen = {await bots.choose(row(), [], question, "legend") for _ in range(3)}
            assert bots.fallbacks == 3
            assert len(chosen) == 1
            task = table_bots.Task(row(), [], question.seat, "search:seconds=1.5", 0.1)
            assert chosen == {table_bots.likely(task, question)}
            bots._seconds = 20.0
            assert await bots.choose(row(), [], question, "regular") in question.options
            assert bots.fallbacks == 3
        finally:
            bots.stop()

    finish(run())


def test_a_worker_that_died_with_nothing_to_think_about_is_replaced() -> None:
    async def run() -> None:
        bots = Bots(1, 20.0)
        await bots.start()
        try:
            worker = bots._workers[0]
            assert isinstance(worker, ProcessPoolExecutor)
            for process in worker._processes.values():
                process.kill()
            async with asyncio.timeout(10):
                while not worker._broken:
                    await asyncio.sleep(0.01)
            question = started(row()).questions[0]
            assert await bots.choose(row(), [], question, "regular") in question.options
            assert bots.fallbacks == 0
        finally:
            bots.stop()

    finish(run())


def test_watched_matches_come_first_and_nobody_gets_more_than_a_share() -> None:
    async def run() -> None:
        line = table_bots.Line()
        order: list[str] = []

        async def think(name: str, share: str, is_watched: bool) -> None:
            await line.enter(share, is_watched)
            order.append(name)
            await asyncio.sleep(0)
            line.leave(share, 1.0)

        crowd = [think(f"eve{n}", "eve", True) for n in range(6)]
        dark = [think(f"dark{n}", "dan", False) for n in range(3)]
        await asyncio.gather(*dark, *crowd, think("ola", "ola", True), think("jan", "jan", True))
        assert order[0] == "dark0"  # The line was empty.
        assert set(order[1:4]) == {"eve0", "ola", "jan"}
        assert order[-2:] == ["dark1", "dark2"]
        assert len(line) == 0

    finish(run())


def test_who_gives_up_waiting_does_not_block_the_line() -> None:
    async def run() -> None:
        line = table_bots.Line()
        await line.enter("a", True)
        gone, stays = (asyncio.create_task(line.enter(name, True)) for name in ("b", "c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        line.leave("a", 1.0)
        await asyncio.wait_for(stays, 1)
        late = asyncio.create_task(line.enter("d", True))
        await asyncio.sleep(0)
        line.leave("c", 1.0)
        late.cancel()  # It was let in, and is gone at the same moment.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.wait_for(line.enter("e", True), 1)

    finish(run())


def test_who_is_cancelled_the_moment_the_worker_is_free_does_not_block_the_line() -> None:
    async def run() -> None:
        line = table_bots.Line()
        await line.enter("a", True)
        gone = asyncio.create_task(line.enter("b", True))
        await asyncio.sleep(0)
        gone.cancel()  # It has had no time to leave the line.
        line.leave("a", 1.0)
        await asyncio.wait_for(line.enter("c", True), 1)

    finish(run())


def test_matches_of_bots_alone_wait_for_somebody_to_look(tmp_path: Path) -> None:
    with running(tmp_path, pace=0.02) as table:
        ola = table.person("Ola")
        match = ola.open("radlands", "novice", "novice", options={"first_game": "on"})
        page = ola.live(match)
        page.wait_frame(4)
        page.close()
        time.sleep(0.5)
        actor = table.context.tables.actors[match]
        before = len(actor.course.entries)
        time.sleep(0.5)
        assert len(actor.course.entries) == before
        ola.live(match).wait_frame(before + 3)


def test_how_long_a_bot_takes_does_not_depend_on_what_it_holds() -> None:
    assert pace_of("novice", 0.0) == 0.0
    for level, least in (("novice", 0.7), ("regular", 0.7), ("veteran", 0.7), ("legend", 1.5)):
        drawn = [pace_of(level, 0.7) for _ in range(200)]  # type: ignore[arg-type]
        assert min(drawn) >= least
        assert max(drawn) <= 1.4 * least + 1e-9


def test_who_has_no_choice_waits_in_line_too() -> None:
    """Otherwise an answer that comes at once would say that there was no other."""

    async def run() -> None:
        bots = Bots(0, 20.0)
        question = started(row()).questions[0]
        alone = Question(question.seat, question.kind, question.options[:1])
        line = bots._lines[0]
        await line.enter("somebody", True)
        choosing = asyncio.get_running_loop().create_task(bots.choose(row(), [], alone, "novice"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not choosing.done()
        line.leave("somebody", 0.1)
        assert await choosing == question.options[0]
        assert await bots.choose(row(), [], alone, "novice") == question.options[0]  # The line goes on.
        bots.stop()

    finish(run())


def test_the_steps_of_one_action_are_seen_together() -> None:
    for level in ("novice", "regular", "veteran", "legend"):
        assert 0 < max(pace_of(level, 0.7, follows=True) for _ in range(200)) <= 0.7
    assert max(pace_of("regular", 0.7, follows=True) for _ in range(200)) < 0.15
    chance, match = random.Random(2), Match.start("apex_legends", 2, "2", {"draft": "first_game"})
    first = following = 0
    while not match.over and len(match.answers) < 300:
        question = match.questions[0]
        if match.is_beat_new:
            assert not is_following(match, question.seat)
            first += 1
        elif match.answers[-1][0] == question.seat:
            assert is_following(match, question.seat)
            following += 1
        else:
            assert not is_following(match, question.seat), "who answers somebody else takes the time for it"
        match.answer(question.seat, chance.choice(question.options))
    assert first > 30
    assert following > 30


def test_a_bot_that_fails_gets_a_move_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(table_bots, "make_bot", fail)
    with running(tmp_path) as table:
        ola = table.person("Ola")
        page = ola.live(ola.open("radlands", "me", "normal", options={"first_game": "on"}))
        page.wait_frame(1)
        dice = Dice("fails")
        for _ in range(200):
            if table.context.bots.fallbacks or page.frame()["result"] is not None:
                break
            if page.frame()["question"] is not None:
                page.play(dice)
            else:
                page.read()
        assert table.context.bots.fallbacks > 0


def test_a_person_can_follow_the_pace(tmp_path: Path) -> None:
    with running(tmp_path, pace=1) as table:
        ola = table.person("Ola")
        page = ola.live(ola.open("radlands", "me", "easy", options={"first_game": "on"}))
        number = page.wait_frame(1)["frame"]
        if page.frame()["question"] is not None:
            number = page.answer(["end_turn"])["frame"]
            page.wait_frame(number)
        begun = time.monotonic()
        page.wait_frame(number + 1)
        assert time.monotonic() - begun > 0.25
