"""What a weapon does on average with nothing but what is printed on it."""

from typing import Final

from stolik.games.apex_legends.catalogue import CARDS, DAMAGE, EVERY_WEAPON, HEADSHOT, SHOTS, THRESHOLD
from stolik.games.apex_legends.odds import DEFAULT_START, Shot, expected_damage


def plain_shot(weapon: int, threshold: int, relative: int, hides: int) -> Shot:
    """A shot with nothing but what is printed on the weapon."""
    return Shot(
        threshold, DEFAULT_START, 0, SHOTS[weapon], CARDS[weapon], relative, hides == 1, 0, 0, 0, 0, DAMAGE[weapon],
        HEADSHOT[weapon], 0, 0,
    )  # fmt: skip


MEAN_DAMAGE: Final[list[float]] = [
    expected_damage(plain_shot(weapon, THRESHOLD[weapon], 0, 0)) for weapon in range(EVERY_WEAPON)
]
"""At Best Range, on the same level, without cover."""
