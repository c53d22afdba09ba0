"""Odds of dice pools, against every way the dice can fall."""

from itertools import product

import pytest

from stolik.games.waste_knights.catalogue import FATES_ON, SUCCESSES_ON, dice_of
from stolik.games.waste_knights.odds import chance, counted, fate_ways, mean_hits, permille, ways

POOLS = ["W", "G", "B", "R", "WG", "GB", "WWG", "GGB", "BR", "RR", "WGBR", "GGBB", "WWWWB"]


def totals(pool: list[int], marks: list[list[int]]) -> list[int]:
    """What each of the 6ⁿ ways adds up to, one by one."""
    return [sum(marks[colour][face] for colour, face in zip(pool, way, strict=True))
            for way in product(range(6), repeat=len(pool))]  # fmt: skip


def tally(found: list[int], length: int) -> tuple[int, ...]:
    return tuple(found.count(total) for total in range(length))


@pytest.mark.parametrize("letters", POOLS)
def test_ways_are_those_of_an_enumeration(letters: str) -> None:
    pool = dice_of(letters)
    got = ways(counted(pool))
    assert got == tally(totals(pool, SUCCESSES_ON), len(got))
    assert sum(got) == 6 ** len(pool)


@pytest.mark.parametrize("letters", POOLS)
@pytest.mark.parametrize("worth", [0, 1, 2])
def test_fate_counts_as_further_hits(letters: str, worth: int) -> None:
    pool = dice_of(letters)
    hits = [[s + worth * f for s, f in zip(*faces, strict=True)] for faces in zip(SUCCESSES_ON, FATES_ON, strict=True)]
    found = totals(pool, hits)
    got = fate_ways(counted(pool), worth)
    assert got == tally(found, len(got))
    assert mean_hits(pool, worth) == pytest.approx(sum(found) / len(found))


@pytest.mark.parametrize("letters", POOLS)
@pytest.mark.parametrize("need", [1, 2, 3])
@pytest.mark.parametrize("added", [-1, 0, 1])
def test_the_chance_counts_added_and_lost_successes(letters: str, need: int, added: int) -> None:
    pool = dice_of(letters)
    found = totals(pool, SUCCESSES_ON)
    good = sum(1 for total in found if max(0, total + added) >= need)
    assert chance(pool, need, added) == (good, len(found))
    assert permille(pool, need, added) == int(1000 * good / len(found) + 0.5)


def test_the_order_of_the_dice_does_not_matter() -> None:
    assert chance(dice_of("WBG"), 2) == chance(dice_of("GWB"), 2)


@pytest.mark.parametrize(("letters", "mean"), [("W", 2 / 6), ("G", 3 / 6), ("B", 5 / 6), ("R", 7 / 6)])
def test_the_printed_means(letters: str, mean: float) -> None:
    assert mean_hits(dice_of(letters)) == pytest.approx(mean)
