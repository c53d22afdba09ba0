"""Junk effects: what a discarded card's icon gives (RAD-ACT-JUNK)."""

from collections.abc import Callable
from typing import Final

from stolik.games.radlands.cards import verbs
from stolik.games.radlands.rules import deck, effect_icons
from stolik.games.radlands.state import Board
from stolik.kernel.question import Steps


def injure(t: Board, seat: int, me: int) -> Steps:
    """INJURE, as far as possible (RAD-RULING-14)."""
    yield from effect_icons.injure(t, seat, "junk")


def draw(t: Board, seat: int, me: int) -> Steps:
    """DRAW."""
    deck.draw(t, seat)
    return
    yield


JUNK_EFFECTS: Final[dict[str, Callable[[Board, int, int], Steps]]] = {
    "injure": injure,
    "raid": verbs.raid,
    "draw": draw,
    "restore": verbs.restore,
    "water": verbs.water,
    "punk": verbs.punk,
}
"""By icon; the last argument is the slot whose card causes it, NOTHING for a junked card."""
