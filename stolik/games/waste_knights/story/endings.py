"""How stories end: which endings an adventure has, and which of them a match has come to."""

from typing import Final

from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.model import NONE, Adventure
from stolik.games.waste_knights.story.roads import LOST, START, WON, reached, roads
from stolik.games.waste_knights.story.shelf import ADVENTURES, adventure_of
from stolik.kernel.state import Result


def endings(adventure: Adventure) -> list[int]:
    """The entries that end the adventure, in the order of the file."""
    found = roads(adventure)
    return sorted({number for kind, number in reached(found, (START, 0)) if kind in (WON, LOST)})


ENDINGS: Final[list[list[int]]] = [endings(adventure) for adventure in ADVENTURES]


def ending_of(t: Board) -> int:
    """The entry with which the story has ended; NONE: it ended in another way, or goes on."""
    return t.read[-1] if t.read and t.read[-1] in ENDINGS[t.adventure] else NONE


def tally(t: Board, result: Result) -> list[tuple[str, str]]:
    """What simulations count: the ending, the threads, rounds played and entries read."""
    adventure = adventure_of(t)
    ending = ending_of(t)
    outcome = "won" if 1 in result.places else "lost"
    if ending == NONE:
        told = f"none ({result.reason})"
    else:
        entry = adventure.entries[ending]
        told = f"{entry.id} {adventure.words[f'entry-{entry.id}-title'][0]}"
    found = [("ending", f"{told}: {outcome}")]
    for thread in adventure.threads:
        if thread.intro in t.read:
            found.append(("thread", f"{thread.id}: {outcome}"))
    return [*found, ("rounds", str(t.round)), ("entries read", str(len(t.read)))]
