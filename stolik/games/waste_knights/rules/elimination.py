"""Elimination (WK-ELIM): what becomes of a knight who has lost the game."""

from collections.abc import Callable
from typing import Final

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.events import Eliminated
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules import winning
from stolik.games.waste_knights.rules.equipment import cards_of, is_unique
from stolik.games.waste_knights.rules.flow import Doing
from stolik.games.waste_knights.state import ON_SPACE, Board
from stolik.kernel.question import Steps
from stolik.kernel.state import put


def nothing_more(t: Board, me: int) -> Doing:
    """What a story without an answer does."""
    return False
    yield  # a generator all the same


AFTER_ELIMINATION: Final[list[Callable[[Board, int], Doing]]] = [nothing_more]
"""What the adventure does when a knight is eliminated; the story puts its own function here."""


def eliminate(t: Board, me: int) -> Steps:
    """The knight loses the game (WK-ELIM)."""
    t.gone = put(t.gone, me, 1)
    if me == t.active:
        t.turn_over = True
    if t.log is not None:
        t.log.add(Eliminated(name_of(t, me)))
    for face in cards_of(t, me):
        if is_unique(face):
            t.box += (face >> 1,)
        else:
            t.gear_gone.append(face >> 1)
    t.hands[me] = ()
    t.cargo[me] = ()
    t.armour = put(t.armour, me, NOTHING)
    for one in range(3):
        t.res[3 * me + one] = 0
    space = t.space[me]
    for number, holder in enumerate(t.special_at):
        if holder == me:
            t.special_at = put(t.special_at, number, ON_SPACE + space)
    t.dropped += tuple([kind * ON_SPACE + space for kind in t.claimed[me]])
    t.claimed[me] = ()
    left = [who for who in range(len(t.seat)) if not t.gone[who]]
    if not left:
        winning.lose(t, "all_eliminated")
    while t.gone[t.first]:
        t.first = (t.first + 1) % len(t.seat)
    yield from AFTER_ELIMINATION[0](t, me)
