"""The adventures that can be played: those that come with the game, then those of the folders in STOLIK_ADVENTURES."""

import os
import sys
from importlib import resources
from pathlib import Path
from typing import Final

from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.check import read_checked
from stolik.games.waste_knights.story.load import read_pack
from stolik.games.waste_knights.story.model import Adventure, Thread
from stolik.kernel.content import ContentError

OURS: Final = (
    "the_last_reservoir/v1",
    "the_drybay_sweepstake/v1",
    "ghost_signal/v1",
    "the_glass_mile",
    "provisional_licence",
    "the_last_reservoir",
    "the_drybay_sweepstake",
    "ghost_signal/v2",
    "where_he_lies",
    "ghost_signal/v3",
    "ghost_signal/v4",
    "ghost_signal",
)
"""The folders of our own, the earliest first: a state names an adventure by its place here. An earlier version of one
lies in a folder of its own inside, so that matches and records that name it go on."""


def _shelved() -> list[Adventure]:
    """All adventures; a foreign one that is bad, or has the name of another, is left out and the reason told."""
    folder = resources.files("stolik.games.waste_knights") / "content" / "adventures"
    # Ours are looked through by the tests, not at every start.
    found = [read_pack(folder.joinpath(*name.split("/"))).adventure for name in OURS]
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


def _is_latest(adventure: Adventure, shelf: list[Adventure]) -> bool:
    return not any(other.title == adventure.title and other.version > adventure.version for other in shelf)


ADVENTURES: Final[list[Adventure]] = _shelved()
OFFERED: Final = sorted(
    (adventure for adventure in ADVENTURES if _is_latest(adventure, ADVENTURES)),
    key=lambda adventure: adventure.id if ADVENTURES.index(adventure) < len(OURS) else "~",
)
"""What can be chosen for a new match: the latest version of every adventure, ours by id, then those of others."""
RETIRED: Final = [adventure for adventure in ADVENTURES if adventure not in OFFERED]


def adventure_of(t: Board) -> Adventure:
    """The adventure that is played."""
    return ADVENTURES[t.adventure]


def thread_of(t: Board) -> Thread:
    """The current thread."""
    return ADVENTURES[t.adventure].threads[t.thread]
