"""The arithmetic of `dice` in native 64-bit integers: the same numbers, many times faster. Only for compiled modules.

Compiled, an `i64` is a machine word: sums and products wrap around by themselves. In plain Python it is any int and
does not, so there `dice` has its own way. A word is signed here; what is meant is its 64 bits.
"""

from typing import Final

from mypy_extensions import i64

STEP: Final[i64] = -0x61C8864680B583EB
FIRST: Final[i64] = -0x40A7B892E31B1A47
SECOND: Final[i64] = -0x6B2FB644ECCEEE15
LOW_33: Final[i64] = 0x1FFFFFFFF
LOW_34: Final[i64] = 0x3FFFFFFFF
LOW_37: Final[i64] = 0x1FFFFFFFFF
LOW_63: Final[i64] = 0x7FFFFFFFFFFFFFFF
LIMIT: Final = 1 << 61
"""Numbers below this can be asked for."""


def word(number: int) -> i64:
    """The machine word that has the bits of a number from 0 to 2**64 - 1."""
    high: i64 = number >> 32
    low: i64 = number & 0xFFFFFFFF
    return high << 32 | low


def unsigned(value: i64) -> int:
    """The number from 0 to 2**64 - 1 that has the bits of a machine word."""
    if value >= 0:
        return value
    high: i64 = (value >> 32) & 0xFFFFFFFF
    low: i64 = value & 0xFFFFFFFF
    return (int(high) << 32) | int(low)


def mix(state: i64) -> i64:
    """The 64 bits that belong to a stream's state."""
    state = (state ^ ((state >> 30) & LOW_34)) * FIRST
    state = (state ^ ((state >> 27) & LOW_37)) * SECOND
    return state ^ ((state >> 31) & LOW_33)


def is_over(bits: i64, n: i64) -> bool:
    """Whether these bits are at or above the largest multiple of n, so that they must be drawn again.

    The numbers above it are the last of 2**64; signed, they are the negative ones nearest to 0.
    """
    return bits < 0 and bits >= -((LOW_63 % n * 2 + 2) % n)


def modulo(bits: i64, n: i64) -> i64:
    """The remainder of the unsigned bits."""
    return (((bits >> 1) & LOW_63) % n * 2 + (bits & 1)) % n


def shuffle(cards: list[int], state: int) -> int:
    """Shuffle in place as `Dice.shuffle` does, from this state of a stream; tells the state after it."""
    here = word(state)
    last: i64 = len(cards) - 1
    while last > 0:
        here += STEP
        bits = mix(here)
        while is_over(bits, last + 1):
            here += STEP
            bits = mix(here)
        other = modulo(bits, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
    return unsigned(here)
