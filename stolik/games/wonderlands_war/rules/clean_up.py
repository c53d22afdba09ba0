"""Clean-up (WW-CLEAN): after a battle, and at the end of the war phase."""

from stolik.games.wonderlands_war.allies.creature import exhausted_as
from stolik.games.wonderlands_war.allies.rose import goes_to_bag
from stolik.games.wonderlands_war.catalogue import MARKET, NOTHING, REGION, ROUNDS, SHARD_DIE, WATCH
from stolik.games.wonderlands_war.events import MarkerMoved
from stolik.games.wonderlands_war.rules.chips import into_bag, refill_bag
from stolik.games.wonderlands_war.rules.market import fill_market
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.state import ABSENT, AT_TABLE, HEAD, ROUND, SCORING, Board


def clean_up(t: Board) -> None:
    """Step 6 of a battle: active chips are exhausted, markers go to 0; madness stays on its track."""
    for seat in in_order(t, [seat for seat in range(t.seats) if t.active[seat]]):
        for chip in t.active[seat]:
            if chip == WATCH or goes_to_bag(t, chip):
                into_bag(t, seat, chip)
            else:
                t.exhausted[seat].append(exhausted_as(t, seat, chip))
        t.active[seat] = []
    t.strength = [0] * t.seats
    t.status = [ABSENT] * t.seats
    t.draw = 0
    t.region = NOTHING


def end_war(t: Board) -> None:
    """After rounds I and II: marker, bags, leaders, market; after round III the game is scored."""
    if t.round == ROUNDS:
        t.phase = SCORING
        return
    move_marker(t)
    for seat in range(t.seats):
        refill_bag(t, seat)
        t.leader_at[seat] = AT_TABLE
        t.chair[seat] = HEAD
    t.wonderlandian_deck += t.market
    t.wonderlandian_deck.sort()
    t.market = []
    t.shuffle(t.wonderlandian_deck, "wonderlandians")
    for _ in range(MARKET):
        fill_market(t)
    t.phase = ROUND


def move_marker(t: Board) -> None:
    """Roll for the starting-battle marker, which moves clockwise; nobody gains shards."""
    steps = SHARD_DIE[t.roll(6, "marker")]
    t.marker = clockwise(t, t.marker, steps)
    if t.log is not None:
        t.log.reveal(MarkerMoved(steps, REGION[t.marker]))
