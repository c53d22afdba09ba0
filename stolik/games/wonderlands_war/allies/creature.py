"""Creature: changes places with the other level (A), brings a supporter (B), runs in packs (C), balances shards (D)."""

from stolik.games.wonderlands_war.catalogue import CHIP, CREATURE, IS_STRONG, SET_A, SET_B, SET_C, SET_D
from stolik.games.wonderlands_war.events import Exchanged
from stolik.games.wonderlands_war.rules.shards import gain_shards, shed_shards
from stolik.games.wonderlands_war.state import ABSENT, BUST, Board


def is_creature(chip: int) -> bool:
    """Whether a chip is a Creature of any level."""
    return chip // 2 == CREATURE


def active_creatures(t: Board, seat: int) -> int:
    """The number of active Creatures."""
    return sum(1 for chip in t.active[seat] if is_creature(chip))


def exhausted_as(t: Board, seat: int, chip: int) -> int:
    """A: the chip that is exhausted instead of a Creature: one of the other level, if the supply has it."""
    if t.ally[CREATURE] != SET_A or not is_creature(chip):
        return chip
    other = chip ^ 1
    if not t.supply[other]:
        return chip
    t.supply[chip] += 1
    t.supply[other] -= 1
    if t.log is not None:
        t.log.add(Exchanged(seat, CHIP[chip], CHIP[other]))
    return other


def has_most(t: Board, seat: int) -> bool:
    """B: whether the seat has active Creatures, and more than every other participant."""
    if t.ally[CREATURE] != SET_B:
        return False
    mine = active_creatures(t, seat)
    return mine > 0 and all(
        active_creatures(t, other) < mine
        for other in range(t.seats)
        if other != seat and ABSENT != t.status[other] != BUST
    )


def pack(t: Board, seat: int, chip: int) -> int:
    """C: what the other active Creatures add to one that is played now, or take from a strong one."""
    if t.ally[CREATURE] != SET_C:
        return 0
    others = active_creatures(t, seat)
    return -2 * others if IS_STRONG[chip] else 2 * others


def balance(t: Board, seat: int, strength: int) -> None:
    """D: with more shards than its strength discard 1, with fewer gain 1."""
    if t.ally[CREATURE] == SET_D:
        if t.shards[seat] > strength:
            shed_shards(t, seat, 1)
        elif t.shards[seat] < strength:
            gain_shards(t, seat, 1)
