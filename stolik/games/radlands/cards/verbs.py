"""Abilities that are exactly one effect icon, shared by many cards."""

from stolik.games.radlands.catalogue import NOTHING
from stolik.games.radlands.rules import effect_icons, raiders
from stolik.games.radlands.rules.effect_icons import name_at
from stolik.games.radlands.rules.protection import has_unprotected_person
from stolik.games.radlands.state import Board
from stolik.kernel.question import Steps


def damage(t: Board, seat: int, me: int) -> Steps:
    """DAMAGE."""
    return effect_icons.damage(t, seat, name_at(t, me))


def injure(t: Board, seat: int, me: int) -> Steps:
    """INJURE."""
    return effect_icons.injure(t, seat, name_at(t, me))


def can_injure(t: Board, seat: int, me: int) -> bool:
    """The opponent has an unprotected person."""
    return has_unprotected_person(t, 1 - seat)


def restore(t: Board, seat: int, me: int) -> Steps:
    """RESTORE; in edition ua not this card itself. A junked card is in no column (RAD-RULING-64)."""
    return effect_icons.restore(t, seat, me, "" if me == NOTHING else name_at(t, me))


def can_restore(t: Board, seat: int, me: int) -> bool:
    """There is something to restore."""
    return len(effect_icons.restorable(t, seat, me)) > 0


def raid(t: Board, seat: int, me: int) -> Steps:
    """RAID."""
    return raiders.raid(t, seat)


def can_raid(t: Board, seat: int, me: int) -> bool:
    """RAID would do something."""
    return raiders.can_raid(t, seat)


def punk(t: Board, seat: int, me: int) -> Steps:
    """PUNK."""
    return effect_icons.gain_punk(t, seat, "" if me == NOTHING else name_at(t, me))


def can_punk(t: Board, seat: int, me: int) -> bool:
    """There is room for a punk, or room may be made."""
    return effect_icons.can_gain_punk(t, seat)


def water(t: Board, seat: int, me: int) -> Steps:
    """WATER."""
    effect_icons.gain_water(t, seat)
    return
    yield
