"""What every card does, by number: filled once by `legends.register`, looked up by the rules."""

from collections.abc import Callable
from typing import Final

from stolik.games.apex_legends.catalogue import ABILITIES, EVERY_TOKEN, FEATS
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import Steps

Can = Callable[[Board, int], bool]
"""Whether a card can have an effect for this legend now (AP-CARD-07); it looks at nothing hidden."""
Does = Callable[[Board, int], Steps]


def cannot(t: Board, who: int) -> bool:
    """Of a card that is never played this way."""
    return False


def always(t: Board, who: int) -> bool:
    """Of a card that always has an effect."""
    return True


def does_nothing(t: Board, who: int) -> Steps:
    """Of a card whose effect is in the values of the shot, or that is never played this way."""
    yield from ()


CAN: Final[list[Can]] = [always] * len(FEATS)
"""By feat."""
DOES: Final[list[Does]] = [does_nothing] * len(FEATS)
CAN_INITIATE: Final[list[Can]] = [cannot] * len(ABILITIES)
"""By ability: its use in the legend's own activation."""
INITIATES: Final[list[Does]] = [does_nothing] * len(ABILITIES)
CAN_REACT: Final[list[Can]] = [cannot] * len(ABILITIES)
"""By ability: its use as a reaction."""
REACTS: Final[list[Does]] = [does_nothing] * len(ABILITIES)
RESOLVES: Final[list[Does]] = [does_nothing] * EVERY_TOKEN
"""By ability token: what happens in step 1 of the turn it lies below (AP-TIME-01, -02); the int is the token."""
