"""How large the frames of a match are and how long they take to make, for every seat and every answer of random play.

`python -m stolik.testkit.frames` prints both ways: the whole table each time, as a reader without a drawn board gets
it, and what changed, as a drawn board gets it. `make bench-frames` does the same.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Final

import msgspec

from stolik.kernel.registry import find, names
from stolik.table import messages as m
from stolik.table.course import Course
from stolik.table.rows import Entry, MatchRow

MATCHES: Final = 3
LONGEST: Final = 5000
"""Answers after which a match of random players is left alone."""


class Measured(msgspec.Struct):
    """Frames of some matches."""

    frames: int = 0
    size: int = 0
    """Bytes, not compressed."""
    seconds: float = 0.0
    """Of the processor."""

    @property
    def kilobytes(self) -> float:
        """The mean size."""
        return self.size / 1024 / max(1, self.frames)

    @property
    def milliseconds(self) -> float:
        """The mean time."""
        return self.seconds * 1000 / max(1, self.frames)


def measure(game: str, seats: int, seed: int, is_brief: bool, longest: int = LONGEST) -> Measured:
    """Play at random and make every frame of every seat."""
    rules = find(game)
    row = MatchRow(
        id="bench",
        game=game,
        rules=rules.rules,
        options=rules.check_setup(seats, {}),
        seats=seats,
        seed=f"frames/{seed}",
        commitment="",
        public=False,
        code="",
        invite="",
        state="playing",
        asked=[],
        result=None,
        lesson=False,
        rematch=None,
        parent=None,
        creator="",
        created=0.0,
        changed=0.0,
    )
    course = Course(row)
    chance = random.Random(seed)
    found = Measured()
    for seat in range(seats):
        course.frame_for((seat, not is_brief), 0, False, is_brief)
    while not course.match.over and len(course.entries) < longest:
        question = chance.choice(course.match.questions)
        option = chance.choice(question.options)
        course.take(Entry(len(course.entries), question.seat, "answer", list(option), 0.0, None))
        since = course.since(course.frame - 1)
        for seat in range(seats):
            started = time.process_time()
            data = m.encode(course.frame_for((seat, not is_brief), since, is_brief, is_brief))
            found.seconds += time.process_time() - started
            found.frames += 1
            found.size += len(data)
    return found


def main() -> int:
    """Print a table."""
    print(f"{'game':18}{'frames':>8}{'whole':>12}{'':>10}{'changed':>12}")
    for game in names():
        seats = max(2, find(game).min_seats)
        sums = {}
        for is_brief in (False, True):
            total = Measured()
            for seed in range(MATCHES):
                one = measure(game, seats, seed, is_brief)
                total = Measured(total.frames + one.frames, total.size + one.size, total.seconds + one.seconds)
            sums[is_brief] = total
        whole, brief = sums[False], sums[True]
        print(
            f"{game:18}{brief.frames:8}{whole.kilobytes:9.1f} KB{whole.milliseconds:7.3f} ms"
            f"{brief.kilobytes:9.1f} KB{brief.milliseconds:7.3f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
