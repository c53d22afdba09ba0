"""Which abilities are unlocked (WW-FAC-01)."""

from stolik.games.wonderlands_war.catalogue import ABILITIES
from stolik.games.wonderlands_war.state import Board


def has_ability(t: Board, seat: int, faction: int, ability: int) -> bool:
    """Whether the seat leads this faction and has unlocked this ability of it (0 to 3)."""
    return t.faction[seat] == faction and t.unlocked[seat * ABILITIES + ability] == 1


def locked(t: Board, seat: int) -> list[int]:
    """The abilities of the seat that are still locked."""
    return [ability for ability in range(ABILITIES) if not t.unlocked[seat * ABILITIES + ability]]
