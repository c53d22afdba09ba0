"""Chance: one small seeded generator, the same stream on every platform and Python version.

The algorithm is SplitMix64. A stream is one 64-bit integer; a step adds the constant `STEP` and returns a mix of the
result. Every purpose ("deck", "start" …) has a stream of its own, which starts from the first eight bytes of
SHA-256(seed ‖ 0x00 ‖ name), so that one deck's shuffle never shifts another's. Numbers below `n` are drawn by
rejection, without bias. `tests/kernel/test_dice.py` freezes the vectors.
"""

from hashlib import sha256
from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """The 64-bit output that belongs to a stream's state after its step."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


class Dice:
    """All streams of one seed. A seed is any text; an int stands for its decimal digits."""

    __slots__ = ("script", "seed", "streams")

    seed: str
    streams: dict[str, int]
    script: "dict[str, list[list[int]]] | None"

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.streams = {}
        self.script = None

    def copy(self) -> "Dice":
        """An independent twin that will roll the same."""
        twin = Dice(self.seed)
        twin.streams = self.streams.copy()
        if self.script is not None:
            twin.script = {name: list(results) for name, results in self.script.items()}
        return twin

    def bits(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        state = self.streams.get(stream)
        if state is None:
            state = int.from_bytes(sha256(self.seed.encode() + b"\0" + stream.encode()).digest()[:8], "big")
        state = (state + STEP) & MASK
        self.streams[stream] = state
        return mix(state)

    def below(self, n: int, stream: str) -> int:
        """A fair number from 0 to n - 1."""
        limit = MASK + 1 - (MASK + 1) % n
        bits = self.bits(stream)
        while bits >= limit:
            bits = self.bits(stream)
        return bits % n

    def shuffle(self, cards: list[int], stream: str) -> None:
        """Shuffle in place (Fisher and Yates, from the last card down)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1, stream)
            cards[last], cards[other] = cards[other], cards[last]

    def branch(self, name: str) -> "Dice":
        """Dice of their own for a thought experiment; they tell nothing about this seed's streams."""
        return Dice(f"{self.bits('branch'):016x}/{name}")

    def scripted(self, stream: str) -> list[int] | None:
        """The next result somebody wrote down for this stream, if any (tests, replays without a seed)."""
        if self.script is None:
            return None
        results = self.script.get(stream)
        return results.pop(0) if results else None
