"""Exact odds of dice pools, in whole numbers: of the 6ⁿ ways a pool of n dice can fall, how many give what."""

from functools import lru_cache
from typing import Final

from stolik.games.waste_knights.catalogue import FATES_ON, SUCCESSES_ON
from stolik.games.waste_knights.vocabulary import RED, WHITE

SIDES: Final = 6
COLOURS: Final = RED - WHITE + 1

Pool = tuple[int, int, int, int]
"""A pool as the number of dice of each colour, so that its order does not matter."""


def counted(pool: list[int]) -> Pool:
    """How many dice of each colour are in a pool."""
    return pool.count(0), pool.count(1), pool.count(2), pool.count(3)


def together(one: Pool, other: Pool) -> Pool:
    """Two pools in one."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


@lru_cache(maxsize=4096)
def ways(dice: Pool) -> tuple[int, ...]:
    """In how many ways this many dice of each colour show 0, 1, 2 … successes."""
    return _spread(dice, SUCCESSES_ON)


@lru_cache(maxsize=4096)
def fate_ways(dice: Pool, worth: int) -> tuple[int, ...]:
    """The same where every Fate symbol counts as `worth` further successes (an attack with "+n wounds")."""
    hits = [
        [SUCCESSES_ON[colour][face] + worth * FATES_ON[colour][face] for face in range(SIDES)]
        for colour in range(COLOURS)
    ]
    return _spread(dice, hits)


def _spread(dice: Pool, marks: list[list[int]]) -> tuple[int, ...]:
    """Add die after die: the ways for each total."""
    found = [1]
    for colour in range(COLOURS):
        for _ in range(dice[colour]):
            most = max(marks[colour])
            made = [0] * (len(found) + most)
            for total, count in enumerate(found):
                for mark in marks[colour]:
                    made[total + mark] += count
            found = made
    return tuple(found)


def chance(pool: list[int], need: int, added: int = 0) -> tuple[int, int]:
    """How many of how many ways show at least `need` successes, `added` ones included."""
    spread = ways(counted(pool))
    good = 0
    for total, count in enumerate(spread):
        if max(0, total + added) >= need:
            good += count
    return good, int(SIDES ** len(pool))


@lru_cache(maxsize=4096)
def share_of(dice: Pool, need: int) -> float:
    """The chance of at least `need` successes as a share, for bots."""
    spread = ways(dice)
    return sum(spread[max(0, need) :]) / sum(spread)


@lru_cache(maxsize=4096)
def mean_of(dice: Pool, worth: int) -> float:
    """The mean number of wounds of a roll, each Fate counting as `worth` more."""
    spread = fate_ways(dice, worth)
    hits = 0
    for total, count in enumerate(spread):
        hits += total * count
    return hits / sum(spread)


def mean_hits(pool: list[int], worth: int = 0) -> float:
    """The same for dice that are not counted yet."""
    return mean_of(counted(pool), worth)


def permille(pool: list[int], need: int, added: int = 0) -> int:
    """The chance in thousandths, rounded to the nearest, for the view."""
    good, every = chance(pool, need, added)
    return (2000 * good + every) // (2 * every)
