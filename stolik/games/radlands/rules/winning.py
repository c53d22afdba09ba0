"""Winning (RAD-WIN, RAD-END): no camp left, or no card left."""

from typing import NoReturn

from stolik.games.radlands.catalogue import NOTHING, OBELISK_V2
from stolik.games.radlands.options import owner_of
from stolik.games.radlands.rules.columns import camps
from stolik.games.radlands.state import DESTROYED, Board


def win(t: Board, seat: int, reason: str) -> NoReturn:
    """The seat has won, here and now."""
    t.finish((1, 2) if seat == 0 else (2, 1), (1, 0) if seat == 0 else (0, 1), reason)


def check_last_card(t: Board) -> None:
    """The last card of a deck ends the match by the revised Obelisk, for the second time, or without a discard pile."""
    winner = _obelisk_owner(t)
    if not t.ran_out and winner != NOTHING:
        win(t, winner, "obelisk")
    if t.ran_out or not t.discard:
        t.finish((1, 1), (0, 0), "deck_ran_out")


def _obelisk_owner(t: Board) -> int:
    """The seat whose revised Obelisk stands, or NOTHING (RAD-RULING-77)."""
    if t.camp_set != "v2" or OBELISK_V2 not in t.card:
        return NOTHING
    slot = t.card.index(OBELISK_V2)
    return NOTHING if t.harm[slot] == DESTROYED else owner_of(slot)


def check_defeat(t: Board, seat: int) -> None:
    """A player without an undestroyed camp has lost at once (RAD-WIN-02 to -04)."""
    if not camps(t, seat):
        win(t, 1 - seat, "camps_destroyed")
