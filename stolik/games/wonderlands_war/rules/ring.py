"""The ring of regions (WW-SETUP-13, WW-2P-08): the unused region of two players is passed over."""

from stolik.games.wonderlands_war.catalogue import REGIONS
from stolik.games.wonderlands_war.state import Board


def clockwise(t: Board, region: int, steps: int = 1) -> int:
    """The region this many steps further, not counting the unused one."""
    for _ in range(steps):
        region = (region + 1) % REGIONS
        if region == t.unused:
            region = (region + 1) % REGIONS
    return region


def neighbours(t: Board, region: int) -> list[int]:
    """The two adjacent regions, lower number first."""
    before = (region - 1) % REGIONS
    if before == t.unused:
        before = (before - 1) % REGIONS
    return sorted((before, clockwise(t, region)))
