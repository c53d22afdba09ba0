"""Shards (WW-SHARD): gained, discarded, thrown for."""

from stolik.games.wonderlands_war.catalogue import SHARD_DIE
from stolik.games.wonderlands_war.events import GainedShards, GaveShard, Rolled, ShedShards
from stolik.games.wonderlands_war.state import Board


def gain_shards(t: Board, seat: int, count: int) -> None:
    """Take shards from the supply, which never runs out."""
    t.shards[seat] += count
    if t.log is not None:
        t.log.add(GainedShards(seat, count, t.shards[seat]))


def shed_shards(t: Board, seat: int, count: int) -> None:
    """Discard this many shards, or all there are."""
    count = min(count, t.shards[seat])
    if count:
        t.shards[seat] -= count
        if t.log is not None:
            t.log.add(ShedShards(seat, count, t.shards[seat]))


def give_shard(t: Board, seat: int, to: int) -> None:
    """Hand one shard over."""
    t.shards[seat] -= 1
    t.shards[to] += 1
    if t.log is not None:
        t.log.add(GaveShard(seat, to))


def throw_die(t: Board, seat: int) -> int:
    """What the shard die shows."""
    face = SHARD_DIE[t.roll(6, "die")]
    if t.log is not None:
        t.log.reveal(Rolled(seat, face))
    return face
