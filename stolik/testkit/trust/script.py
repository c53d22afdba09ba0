"""Somebody who plays at random and remembers what was acknowledged, and what is on the disk afterwards."""

from __future__ import annotations

import math
import random
import time
from pathlib import Path
from typing import Any

from stolik.kernel.registry import find
from stolik.table.rebuild import rebuilt
from stolik.table.rows import Entry, MatchRow
from stolik.table.sqlite import SqliteStore
from stolik.testkit.table import Page, finish

Figures = dict[str, int | float | str]
GAMES = ("radlands", "wonderlands_war", "apex_legends", "waste_knights")
QUIET = {"STOLIK_BOT_WORKERS": "0", "STOLIK_LOG": "WARNING"}


def seats_of(game: str, others: str = "here") -> list[str]:
    """A match of one screen, or against bots."""
    return ["me", *[others] * (find(game).min_seats - 1)]


async def read(database: Path, match: str) -> tuple[MatchRow | None, list[Entry]]:
    """What a database holds of a match."""
    store = SqliteStore(str(database))
    await store.open()
    try:
        return await store.match(match), await store.entries(match)
    finally:
        await store.close()


def kept(database: Path, match: str) -> tuple[MatchRow, list[Entry]]:
    """A match and its log, as they are on the disk."""
    row, entries = finish(read(database, match))
    assert row is not None, "the match is lost"
    return row, entries


class Script:
    """Somebody who answers at random and takes back now and then, and remembers what was acknowledged."""

    def __init__(self, match: str, dice: random.Random) -> None:
        self.match = match
        self.dice = dice
        self.acknowledged: dict[str, int] = {}
        self.sent = 0

    def play(self, page: Page, seconds: float = math.inf) -> bool:
        """Play until the connection is lost or this many seconds are over; False when the match is over."""
        end = time.monotonic() + seconds
        for seat in page.mine:
            page.wait_frame(1, seat)
        while time.monotonic() < end:
            newest = max(frame["frame"] for frame in page.frames.values())
            for seat in page.mine:
                page.wait_frame(newest, seat)
            if page.frames[page.mine[0]]["result"] is not None:
                return False
            asked = [seat for seat in page.mine if page.frames[seat]["question"] is not None]
            undo = [seat for seat in page.mine if page.frames[seat]["undo"] is not None]
            message: dict[str, Any]
            if undo and self.dice.random() < 0.2:
                message = {"type": "undo", "seat": undo[0]}
            elif asked:
                seat = self.dice.choice(asked)
                question = page.frames[seat]["question"]
                option = self.dice.choice(question["options"])["option"]
                message = {"type": "answer", "seat": seat, "question": question["id"], "option": option}
            else:
                page.read()
                continue
            self.sent += 1
            id = f"s{self.sent}"
            page.send({**message, "id": id})
            reply = page.until(lambda each, id=id: each.get("id") == id)  # type: ignore[misc]
            if reply["type"] == "done":
                self.acknowledged[id] = reply["frame"]
        return True


def check_log(database: Path, script: Script) -> None:
    """Every acknowledged message is in the log once, where it was said to be, and the log replays."""
    row, entries = kept(database, script.match)
    assert [entry.seq for entry in entries] == list(range(len(entries))), "the log has a gap"
    written: dict[str, int] = {}
    for entry in entries:
        if entry.message is not None:
            id = entry.message.partition(":")[2]
            assert id not in written, f"{id} is doubled"
            written[id] = entry.seq
    for id, frame in script.acknowledged.items():
        assert id in written, f"{id} was acknowledged and is lost"
        assert written[id] == frame - 2, f"{id} is at another place"
    rebuilt(row, entries)
