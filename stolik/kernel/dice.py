"""Chance: one small seeded generator, the same stream on every platform and Python version.

The algorithm is SplitMix64. A stream is one 64-bit integer; a step adds the constant `STEP` and returns a mix of the
result. Every purpose ("deck", "start" …) has a stream of its own, which starts from the first eight bytes of
SHA-256(seed ‖ 0x00 ‖ name), so that one deck's shuffle never shifts another's. Numbers below `n` are drawn by
rejection, without bias. `tests/kernel/test_dice.py` freezes the vectors.
"""

from hashlib import sha256, shake_128
from struct import unpack
from typing import Final

from stolik.kernel import splitmix

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
IS_NATIVE: Final = not splitmix.__file__.endswith(".py")
"""Whether `splitmix` was compiled, so that its numbers have 64 bits and wrap around."""


def mix(state: int) -> int:
    """The 64-bit output that belongs to a stream's state after its step."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


FEW: Final = 5
"""In plain Python a shuffle of more cards than that is quicker with all its numbers worked out side by side."""
LANE: Final = 128
_LANES: Final[dict[int, tuple[int, int, int]]] = {}


def _lanes(count: int) -> tuple[int, int, int]:
    """So many ones, steps and masks side by side in one long number, LANE bits apart."""
    found = _LANES.get(count)
    if found is None:
        ones = sum([1 << LANE * n for n in range(count)])
        steps = sum([((n + 1) * STEP & MASK) << LANE * n for n in range(count)])
        found = _LANES[count] = ones, steps, ones * MASK
    return found


def side_by_side(state: int, count: int) -> tuple[int, ...]:
    """The next numbers of a stream after `state`: `mix` of many states at once, each in a lane of one long number.

    A lane has room for the product of two 64-bit numbers, so that nothing runs over into the next.
    """
    ones, steps, masks = _lanes(count)
    lanes = (state * ones + steps) & masks
    lanes = ((lanes ^ ((lanes >> 30) & masks)) * 0xBF58476D1CE4E5B9) & masks
    lanes = ((lanes ^ ((lanes >> 27) & masks)) * 0x94D049BB133111EB) & masks
    lanes ^= (lanes >> 31) & masks
    numbers: tuple[int, ...] = unpack(f"<{2 * count}Q", lanes.to_bytes(16 * count, "little"))
    return numbers[::2]


class Dice:
    """All streams of one seed. A seed is any text; an int stands for its decimal digits."""

    __slots__ = ("is_loose", "script", "seed", "streams")

    seed: str
    streams: dict[str, int]
    is_loose: bool
    """Whether decks lie in no order, so that chance picks a card when it is drawn (`State.draw_card`)."""
    script: "dict[str, list[list[int]]] | None"

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.streams = {}
        self.is_loose = False
        self.script = None

    def copy(self) -> "Dice":
        """An independent twin that will roll the same."""
        twin = Dice(self.seed)
        twin.streams = self.streams.copy()
        twin.is_loose = self.is_loose
        if self.script is not None:
            twin.script = {name: list(results) for name, results in self.script.items()}
        return twin

    def first(self, stream: str) -> int:
        """Where a stream starts."""
        return int.from_bytes(sha256(self.seed.encode() + b"\0" + stream.encode()).digest()[:8], "big")

    def commitment(self) -> str:
        """SHA-256 of the seed, in hexadecimal digits."""
        return sha256(self.seed.encode()).hexdigest()

    def bits(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        state = self.streams.get(stream)
        if state is None:
            state = self.first(stream)
        if IS_NATIVE:
            here = splitmix.word(state) + splitmix.STEP
            self.streams[stream] = splitmix.unsigned(here)
            return splitmix.unsigned(splitmix.mix(here))
        state = (state + STEP) & MASK
        self.streams[stream] = state
        # `mix(state)`, written out.
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        return state ^ (state >> 31)

    def below(self, n: int, stream: str) -> int:
        """A fair number from 0 to n - 1."""
        if IS_NATIVE and n < splitmix.LIMIT:
            state = self.streams.get(stream)
            if state is None:
                state = self.first(stream)
            here = splitmix.word(state) + splitmix.STEP
            while splitmix.is_over(splitmix.mix(here), n):
                here += splitmix.STEP
            self.streams[stream] = splitmix.unsigned(here)
            return splitmix.modulo(splitmix.mix(here), n)
        bits = self.bits(stream)
        # Only the last numbers of all, fewer than n, are above the largest multiple of n.
        while bits > MASK - n and bits > MASK - (MASK + 1) % n:
            bits = self.bits(stream)
        return bits % n

    def shuffle(self, cards: list[int], stream: str) -> None:
        """Shuffle in place (Fisher and Yates, from the last card down)."""
        if len(cards) < 2:
            return
        state = self.streams.get(stream)
        if state is None:
            state = self.first(stream)
        if IS_NATIVE:
            self.streams[stream] = splitmix.shuffle(cards, state)
            return
        step = STEP
        mask = MASK
        sure = mask - len(cards)
        if len(cards) > FEW:
            numbers = side_by_side(state, len(cards) - 1)
            if max(numbers) <= sure:  # All are fair: nothing has to be drawn again.
                last = len(cards) - 1
                for bits in numbers:
                    other = bits % (last + 1)
                    cards[last], cards[other] = cards[other], cards[last]
                    last -= 1
                self.streams[stream] = (state + len(numbers) * step) & mask
                return
        for last in range(len(cards) - 1, 0, -1):
            # `below(last + 1)`, written out: shuffles are most of what a short match asks of chance.
            while True:
                state = (state + step) & mask
                bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
                bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & mask
                bits ^= bits >> 31
                if bits <= sure or bits <= mask - (mask + 1) % (last + 1):
                    break
            other = bits % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        self.streams[stream] = state

    def scatter(self, cards: list[int], stream: str) -> None:
        """A quick shuffle for imagined worlds: sorts the cards by 32 random bits each (SHAKE-128 of one draw).

        Not for real chance: two equal keys would stay in order.
        """
        count = len(cards)
        if count < 2:
            return
        keys = unpack(f">{count}I", shake_128(self.bits(stream).to_bytes(8, "big")).digest(4 * count))
        cards[:] = [cards[at] for at in sorted(range(count), key=keys.__getitem__)]

    def branch(self, name: str) -> "Dice":
        """Dice of their own for a thought experiment; they tell nothing about this seed's streams."""
        return Dice(f"{self.bits('branch'):016x}/{name}")

    def scripted(self, stream: str) -> list[int] | None:
        """The next result somebody wrote down for this stream, if any (tests, replays without a seed)."""
        if self.script is None:
            return None
        results = self.script.get(stream)
        return results.pop(0) if results else None


def derived(*parts: object) -> int:
    """A seed that depends on all of these."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8], "big")
