"""The note of a question: a count for its words, the knight that is asked, and what else its options follow from."""

from collections.abc import Sequence
from typing import Final

COUNT: Final = 10
"""The bits of the count."""
KNIGHT: Final = 4
"""The bits of the knight, counted from 1; 0: the state says whose turn it is."""
ON: Final = 12
WEAPON: Final = 12
RULE: Final = 12
"""The bits of what a roll is about, of a weapon counted from 1, and of each rule used, counted from 1."""


def note_of(me: int, count: int = 0, more: int = 0) -> int:
    """The note of a question to a knight."""
    return count | me + 1 << COUNT | more << COUNT + KNIGHT


def count_in(note: int) -> int:
    """How many the question is about."""
    return note & (1 << COUNT) - 1


def knight_in(note: int) -> int:
    """The knight that is asked; -1 when the note does not say."""
    return (note >> COUNT & (1 << KNIGHT) - 1) - 1


def more_in(note: int) -> int:
    """What else the options follow from; each kind of question has its own."""
    return note >> COUNT + KNIGHT


def occasion(on: int, weapon: int, done: Sequence[int]) -> int:
    """When effects may be used: on what roll, with which weapon, and which rules have been used by now."""
    more = 0
    for number in done:
        more = more << RULE | number + 1
    return on | max(weapon + 1, 0) << ON | more << ON + WEAPON


def on_in(more: int) -> int:
    """What the roll of an occasion is about."""
    return more & (1 << ON) - 1


def weapon_in(more: int) -> int:
    """The weapon of an occasion; -1: none."""
    return (more >> ON & (1 << WEAPON) - 1) - 1


def done_in(more: int) -> list[int]:
    """The rules that were used on an occasion."""
    rest = more >> ON + WEAPON
    done: list[int] = []
    while rest:
        done.append((rest & (1 << RULE) - 1) - 1)
        rest >>= RULE
    return done
