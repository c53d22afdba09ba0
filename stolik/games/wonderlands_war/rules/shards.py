"""Shards (WW-SHARD): gained, discarded, thrown for."""

from stolik.games.wonderlands_war.kinds import SHARD_DIE
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.log import Event


def gain_shards(t: Board, seat: int, count: int) -> None:
    """Take shards from the supply, which never runs out."""
    t.shards[seat] += count
    if t.log is not None:
        t.log.add(Event("gained_shards", {"seat": seat, "count": count, "has": t.shards[seat]}))


def shed_shards(t: Board, seat: int, count: int) -> None:
    """Discard so many shards, or all there are."""
    count = min(count, t.shards[seat])
    if count:
        t.shards[seat] -= count
        if t.log is not None:
            t.log.add(Event("shed_shards", {"seat": seat, "count": count, "has": t.shards[seat]}))


def give_shard(t: Board, seat: int, to: int) -> None:
    """Hand one shard over."""
    t.shards[seat] -= 1
    t.shards[to] += 1
    if t.log is not None:
        t.log.add(Event("gave_shard", {"seat": seat, "to": to}))


def throw_die(t: Board, seat: int) -> int:
    """What the shard die shows."""
    face = SHARD_DIE[t.roll(6, "die")]
    if t.log is not None:
        t.log.reveal(Event("rolled", {"seat": seat, "shards": face}))
    return face
