"""Cards attached to a knight and to a vehicle: injuries and faults come and go alike (WK-ATTACH)."""

from collections.abc import Generator
from typing import Final

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.rules.elimination import eliminate
from stolik.games.waste_knights.state import Board
from stolik.kernel.question import Asked, Option
from stolik.kernel.state import Fixed, without

MOST_ATTACHED: Final = 2
"""So many injuries, and so many faults; a third one eliminates."""


def attach_top(t: Board, me: int, attached: list[Fixed], deck: list[int], stream: str) -> Generator[Asked, Option, int]:
    """Attach the top card of a deck. Which it was; NOTHING if there is none left, or if a third one eliminated."""
    if len(attached[me]) >= MOST_ATTACHED:
        yield from eliminate(t, me)
        return NOTHING
    if not deck:
        return NOTHING
    card = t.draw_card(deck, stream)
    attached[me] += (card,)
    return card


def put_back(t: Board, me: int, attached: list[Fixed], deck: list[int], card: int, stream: str) -> None:
    """Shuffle an attached card back into its deck."""
    attached[me] = without(attached[me], card)
    deck.append(card)
    deck.sort()
    t.shuffle(deck, stream)
