"""Chips and bags (WW-CARD-09, WW-CARD-31, WW-MAD-19 to 25): gained, drawn, put back."""

from bisect import insort
from typing import Final

from stolik.games.wonderlands_war.catalogue import CHIP, FORGE, MADNESS, NOTHING, STRONG, WEAK
from stolik.games.wonderlands_war.events import Calmed, GainedChip, MendedShield, Refreshed
from stolik.games.wonderlands_war.options import GAIN
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Option

BAG_STREAM: Final = ("bag0", "bag1", "bag2", "bag3", "bag4")
"""Every bag has its own stream of chance (WW-SIM-02)."""


def into_bag(t: Board, seat: int, chip: int) -> None:
    """Put a chip into a bag, which is kept sorted."""
    insort(t.bag[seat], chip)


def to_supply(t: Board, chip: int) -> None:
    """An ally chip returns to the supply; other chips leave the game."""
    if chip <= FORGE:
        t.supply[chip] += 1
    else:
        insort(t.box, chip)


def gain_chip(t: Board, seat: int, chip: int) -> None:
    """Take an ally chip from the supply and put it into the bag."""
    t.supply[chip] -= 1
    insort(t.bag[seat], chip)
    if t.log is not None:
        t.log.add(GainedChip(seat, CHIP[chip]))


def any_ally(t: Board, is_strong: bool) -> list[Option]:
    """Every ally chip of a level that is in the supply."""
    supply = t.supply
    return [GAIN[chip] for chip in (STRONG if is_strong else WEAK) if supply[chip]]


def replacement(t: Board, chip: int) -> list[Option]:
    """What may be taken instead of a chip that has run out (WW-CARD-31); empty if nothing of its level is left."""
    options = any_ally(t, chip < FORGE and chip % 2 == 1)
    if options:
        options.append(PASS)
    return options


def refill_bag(t: Board, seat: int) -> None:
    """All exhausted chips and all chips of the madness track go back into the bag."""
    bag = t.bag[seat]
    bag += t.exhausted[seat]
    bag += t.mad[seat]
    bag.sort()
    t.exhausted[seat] = []
    t.mad[seat] = []


def draw_chip(t: Board, seat: int) -> int:
    """Take a chip at random; an empty bag is refilled first (WW-MAD-24). NOTHING if there is none at all."""
    bag = t.bag[seat]
    if not bag:
        if not t.exhausted[seat] and not t.mad[seat]:
            return NOTHING
        refill_bag(t, seat)
        if t.log is not None:
            t.log.add(Refreshed(seat))
        bag = t.bag[seat]
    return bag.pop(t.roll(len(bag), BAG_STREAM[seat]))


def calm(t: Board, seat: int) -> None:
    """Remove 1 regular madness chip from the bag for good (WW-CARD-21)."""
    bag = t.bag[seat]
    if MADNESS in bag:
        bag.remove(MADNESS)
        t.madness_supply += 1
        if t.log is not None:
            t.log.add(Calmed(seat))


def mend_shield(t: Board, seat: int) -> None:
    """Turn the shield to its working side."""
    if not t.shield[seat]:
        t.shield[seat] = 1
        if t.log is not None:
            t.log.add(MendedShield(seat))
