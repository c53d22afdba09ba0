"""How effects run: a generator that may ask, and says whether the list it stands in has ended."""

from collections.abc import Generator

from stolik.kernel.question import Asked, Option

Doing = Generator[Asked, Option, bool]
"""Effects under way. True: the current list ends here, nothing after it is resolved."""

Counting = Generator[Asked, Option, int]
"""A test under way, which returns the number of successes."""


class Cause:
    """Where an effect comes from: the source of the rule, the equipment card it stands on, and what it refers to."""

    __slots__ = ("depth", "face", "is_foe", "source", "successes", "target")

    def __init__(self, source: int = -1, face: int = -1, is_foe: bool = False, depth: int = 0) -> None:
        self.source: int = source
        self.face: int = face
        self.is_foe: bool = is_foe
        """The rule belongs to the enemy that is fought."""
        self.depth: int = depth
        """How many entries, threads and expiries of a story lie around the effect."""
        self.successes: int = 0
        """Of the test just made, `S` in the effect language."""
        self.target: int = -1
        """The other knight of a contest or a duel."""
