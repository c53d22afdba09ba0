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


BITS: Final = 8
MIDDLE: Final = 32


def noted(strength: int, modifiers: list[Modifier]) -> int:
    """A strength and its modifiers as one number, for the note of a question."""
    note = 0
    for what, count in reversed(modifiers):
        note = note << BITS | what * 2 * MIDDLE + MIDDLE + count
    return note << BITS | strength


def reachable_by(note: int) -> list[int]:
    """What the strength and the modifiers of a note lead to."""
    strength = note & (1 << BITS) - 1
    modifiers: list[Modifier] = []
    note >>= BITS
    while note:
        part = note & (1 << BITS) - 1
        modifiers.append((part // (2 * MIDDLE), part % (2 * MIDDLE) - MIDDLE))
        note >>= BITS
    return reachable(strength, modifiers)
