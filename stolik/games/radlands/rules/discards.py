"""Discarding from hand for an effect; the Water Silo never counts (RAD-SILO-04, -05)."""

from stolik.games.radlands.catalogue import KIND
from stolik.games.radlands.options import DISCARD, DONE
from stolik.games.radlands.rules.deck import discard_from_hand
from stolik.games.radlands.state import Board
from stolik.kernel.question import LATER, Option, Question, Steps


def discards(t: Board, seat: int, newest: int) -> list[Option]:
    """The hand cards that may be discarded: the `newest` ones, or all when that is 0."""
    hand = t.hands[seat]
    return [DISCARD[kind] for kind in sorted(set(hand[-newest:]))]


def discard(t: Board, seat: int, newest: int, source: str) -> Steps:
    """Discard one card: of the `newest` ones in hand, or of all when that is 0."""
    hand = t.hands[seat]
    if (newest or len(hand)) == 1:
        discard_from_hand(t, seat, hand[-1])
        return
    choice = yield Question(seat, "discard", LATER, source, newest)
    discard_from_hand(t, seat, KIND[str(choice[1])])


def discard_some(t: Board, seat: int, source: str) -> Steps:
    """Discard one card or more."""
    yield from discard(t, seat, 0, source)
    while t.hands[seat]:
        choice = yield Question(seat, "discard_more", LATER, source)
        if choice == DONE:
            return
        discard_from_hand(t, seat, KIND[str(choice[1])])
