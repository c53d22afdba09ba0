"""Who acts first (WW-ORDER): fewest VP, then most shards, then the turn order of the tea party."""

from stolik.games.wonderlands_war.state import Board


def in_order(t: Board, seats: list[int]) -> list[int]:
    """These seats in the order in which they act; to be determined once for each step."""
    if len(seats) < 2:
        return seats
    count = t.seats
    first = t.first
    vp = t.vp
    shards = t.shards
    keys = [((vp[seat] << 10) + 1023 - shards[seat]) * 8 + (seat - first) % count for seat in seats]
    keys.sort()
    return [(first + key % 8) % count for key in keys]
