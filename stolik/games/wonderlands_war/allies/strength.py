"""Modifiers of a chip's strength (WW-CHIP-03 to 05): what they are, and which results their order can lead to."""

from typing import Final

ADD: Final = 0
TIMES: Final = 1
BECOMES: Final = 2

Modifier = tuple[int, int]
"""What it does and the number: (ADD, 2), (TIMES, 3), (BECOMES, 1)."""

DOUBLED: Final[Modifier] = (TIMES, 2)
TRIPLED: Final[Modifier] = (TIMES, 3)


def modified(strength: int, modifier: Modifier) -> int:
    """The strength after one modifier, never below 0."""
    what, count = modifier
    if what == ADD:
        return max(0, strength + count)
    return strength * count if what == TIMES else count


def reachable(strength: int, modifiers: list[Modifier]) -> list[int]:
    """Every strength that some order of the modifiers leads to, lowest first."""
    if not modifiers:
        return [strength]
    if len(modifiers) == 1:
        return [modified(strength, modifiers[0])]
    found: list[int] = []
    for number, modifier in enumerate(modifiers):
        rest = modifiers[:number] + modifiers[number + 1 :]
        for result in reachable(modified(strength, modifier), rest):
            if result not in found:
                found.append(result)
    return sorted(found)


def in_a_row(modifiers: list[Modifier]) -> tuple[int, ...]:
    """The modifiers as what a question is about."""
    return tuple(part for modifier in modifiers for part in modifier)


def reachable_by(strength: int, about: tuple[int, ...]) -> list[int]:
    """What a strength and the modifiers that a question is about lead to."""
    return reachable(strength, list(zip(about[::2], about[1::2], strict=True)))
