"""The adventures that can be played: those that come with the game, then those of the folders in STOLIK_ADVENTURES."""

import os
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.story.check import read_checked
from stolik.games.waste_knights.story.model import Adventure, Thread
from stolik.kernel.content import ContentError

OURS: Final = ("the_last_reservoir", "the_drybay_sweepstake", "ghost_signal", "the_glass_mile")


def _shelved() -> list[Adventure]:
    """All adventures; a foreign one that is bad, or has the name of another, is left out and the reason told."""
    folder = resources.files("stolik.games.waste_knights") / "content" / "adventures"
    found = [read_checked(folder / name) for name in OURS]
    for name in os.environ.get("STOLIK_ADVENTURES", "").split(os.pathsep):
        if not name:
            continue
        try:
            adventure = read_checked(Path(name))
        except ContentError as error:
            print(f"stolik: the adventure in {name} is left out: {error}", file=sys.stderr)
            continue
        if any(adventure.key == other.key for other in found):
            print(f"stolik: the adventure in {name} is left out: there is one called {adventure.key}", file=sys.stderr)
            continue
        found.append(adventure)
    return found


ADVENTURES: Final[list[Adventure]] = _shelved()


def adventure_of(t: Table) -> Adventure:
    """The adventure that is played."""
    return ADVENTURES[t.adventure]


def thread_of(t: Table) -> Thread:
    """The current thread."""
    return ADVENTURES[t.adventure].threads[t.thread]
