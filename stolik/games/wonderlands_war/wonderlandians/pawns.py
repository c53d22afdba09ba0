"""Pawns (WW-WL-00 to 12): each works only in the battle of its region. How units are lost is in `rules.units`."""

from stolik.games.wonderlands_war.catalogue import (
    DUCHESS,
    KNAVE,
    MARCH_HARE,
    NOTHING,
    PAWN_STRENGTH,
    STRENGTH,
    TWEEDLEDEE,
    TWEEDLEDUM,
    WHITE_RABBIT,
)
from stolik.games.wonderlands_war.events import LostStrength
from stolik.games.wonderlands_war.rules.ledger import MOVED_BY, note
from stolik.games.wonderlands_war.rules.points import gain_vp
from stolik.games.wonderlands_war.rules.track import gain_strength, opponents
from stolik.games.wonderlands_war.rules.units import has_pawn, pawns_in
from stolik.games.wonderlands_war.state import Board


def opening_strength(t: Board, seat: int) -> int:
    """What the pawns in the region add at the beginning; the Tweedles count double when both are there."""
    if not t.owned[seat]:
        return 0
    pawns = pawns_in(t, seat, t.region)
    total = sum(PAWN_STRENGTH[pawn] for pawn in pawns)
    if TWEEDLEDUM in pawns and TWEEDLEDEE in pawns:
        total += 2
    return total


def march_hare(t: Board, seat: int) -> None:
    """After opening strength is set, every opponent's marker moves back 1."""
    if has_pawn(t, seat, MARCH_HARE):
        for other in opponents(t, seat):
            if t.strength[other]:
                t.strength[other] -= 1
                note(t, other, MOVED_BY["march_hare"], -1)
                if t.log is not None:
                    t.log.add(LostStrength(other, t.strength[other], "march_hare"))


def white_rabbit(t: Board, seat: int, chip: int) -> None:
    """A chip with printed strength 1 is played: gain 1."""
    if STRENGTH[chip] == 1 and has_pawn(t, seat, WHITE_RABBIT):
        gain_strength(t, seat, 1, "white_rabbit")


def knave_of_hearts(t: Board, seat: int, chip: int) -> None:
    """The printed strength is higher than that of every chip that opponents drew: gain 1."""
    if not has_pawn(t, seat, KNAVE):
        return
    drawn = [t.played[other] for other in range(t.seats) if other != seat and t.before[other] >= 0]
    drawn = [other for other in drawn if other != NOTHING]
    if drawn and all(STRENGTH[other] < STRENGTH[chip] for other in drawn):
        gain_strength(t, seat, 1, "knave_of_hearts")


def duchess(t: Board, seat: int) -> None:
    """At the end of a draw: 1 VP for each unit lost in it, if the Duchess was not among them."""
    if t.lost[seat] and has_pawn(t, seat, DUCHESS):
        gain_vp(t, seat, t.lost[seat], "duchess")
