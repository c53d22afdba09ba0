"""The shard die at the tea party (WW-CARD-11, WW-SHARD-04): the Hatter and the Cat have a say in their rolls."""

from stolik.games.wonderlands_war.catalogue import CHESHIRE, HATTER
from stolik.games.wonderlands_war.factions.cheshire import maybe_give
from stolik.games.wonderlands_war.factions.hatter import maybe_roll_again
from stolik.games.wonderlands_war.rules.shards import gain_shards, throw_die
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import Steps


def roll_die(t: Board, seat: int) -> Steps:
    """Roll, then gain the shards."""
    face = throw_die(t, seat)
    if t.faction[seat] == HATTER:
        face = yield from maybe_roll_again(t, seat, face)
    gain_shards(t, seat, face)
    if face > 1 and t.faction[seat] == CHESHIRE:
        yield from maybe_give(t, seat)
