"""Bangalore: smoke, rolling thunder, and eight feats of a soldier."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    ACCESSORY,
    BANGALORE,
    COMMON,
    DELAYS,
    DURATION,
    MOST_AMMO,
    NOTHING,
    SMOKE,
    THUNDER,
)
from stolik.games.apex_legends.events import CameDown
from stolik.games.apex_legends.geometry.areas import thunder
from stolik.games.apex_legends.geometry.grid import DX, DY, X, Y, within
from stolik.games.apex_legends.legends.verbs import choose_legend
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import CHOOSE, FACING, INITIATE
from stolik.games.apex_legends.rules.abilities import available_token, choose_node, choose_space, free_nodes
from stolik.games.apex_legends.rules.combined import use_one
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import hurt
from stolik.games.apex_legends.rules.loot import load
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.teams import enemies
from stolik.games.apex_legends.rules.tokens import put_below, start_cooldown
from stolik.games.apex_legends.rules.zones import aimable, dome_zone, smokes_on
from stolik.games.apex_legends.state import IGNORE, MISS_ALWAYS, SMOKE_NODE, THUNDER_FACING, THUNDER_PLACE, Board
from stolik.kernel.question import PASS, Question, Steps

SMOKE_RANGE: Final = 5
THUNDER_RANGE: Final = 5
THUNDER_DAMAGE: Final = 20
THUNDER_ROLLS: Final = 3
SMOKE_LAUNCHER: Final = ABILITY["smoke_launcher"]
BAD_DAY_HT: Final = 65

# Abilities


def smoke_nodes(t: Board, who: int) -> int:
    """BL-A-1: the free intersections in 0–5."""
    return LANDS[t.land].nodes_within(t.space[who], 0, SMOKE_RANGE) & free_nodes(t)


def can_place_smoke(t: Board, who: int) -> bool:
    """There is a free intersection in range."""
    return smoke_nodes(t, who) != 0


def place_smoke(t: Board, who: int) -> Steps:
    """BL-A-1: a zone in which it is hard to hit."""
    token = available_token(t, SMOKE_LAUNCHER)
    node = yield from choose_node(t, who, smoke_nodes(t, who), "smoke_launcher")
    t.figures[SMOKE_NODE + token - SMOKE] = node
    put_below(t, token, DURATION[token])


def end_smoke(t: Board, token: int) -> Steps:
    """The smoke clears."""
    start_cooldown(t, token)
    yield from ()


OFFSET: Final = 16
WIDE: Final = 64
"""A place is (y + OFFSET) * WIDE + x + OFFSET: the thunder may roll off the map."""


def place_at(x: int, y: int) -> int:
    """The place of a figure that may stand off the map."""
    return (y + OFFSET) * WIDE + x + OFFSET


def place_x(place: int) -> int:
    """The column of a place."""
    return place % WIDE - OFFSET


def place_y(place: int) -> int:
    """The row of a place."""
    return place // WIDE - OFFSET


def thunder_spaces(t: Board, who: int) -> int:
    """BL-A-2: any space in 0–5; from inside a dome only those inside."""
    return within(t.space[who], 0, THUNDER_RANGE) & aimable(t, who)


def can_place_thunder(t: Board, who: int) -> bool:
    """A legend's own space is always in range."""
    return thunder_spaces(t, who) != 0


def place_thunder(t: Board, who: int) -> Steps:
    """BL-A-2: two turns later 20 damage to enemies in 5×4, again two turns later 3 spaces on."""
    space = yield from choose_space(t, who, thunder_spaces(t, who), "rolling_thunder")
    option = yield Question(t.seat_of[who], "facing", FACING, "rolling_thunder", space)
    t.figures[THUNDER_PLACE] = place_at(X[space], Y[space])
    t.figures[THUNDER_FACING] = FACING.index(option) * 2
    put_below(t, THUNDER, DELAYS[THUNDER][0])


def thunder_area(t: Board, x: int, y: int, way: int) -> int:
    """The spaces on which a rolling thunder hurts: 5×4 without the zone of the dome."""
    return thunder(x, y, way) & ~dome_zone(t)


def roll(t: Board, token: int) -> Steps:
    """The thunder strikes; after the first time it rolls on and waits again (AP-TIME-05)."""
    place, way = t.figures[THUNDER_PLACE], t.figures[THUNDER_FACING]
    x, y = place_x(place), place_y(place)
    if t.log is not None:
        t.log.add(CameDown("rolling_thunder", x, y))
    area = thunder_area(t, x, y, way % 8)
    for enemy in enemies(t, BANGALORE):
        where = t.space[enemy]
        if where != NOTHING and area >> where & 1:
            hurt(t, enemy, THUNDER_DAMAGE, "rolling_thunder")
    if way < 8:
        t.figures[THUNDER_PLACE] = place_at(x + DX[way] * THUNDER_ROLLS, y + DY[way] * THUNDER_ROLLS)
        t.figures[THUNDER_FACING] = way + 8
        put_below(t, THUNDER, DELAYS[THUNDER][1])
    else:
        start_cooldown(t, token)
    yield from bury(t)


# Feats


def cold_steel(t: Board, who: int) -> Steps:
    """You may deal 6 to an adjacent enemy. Then move 2."""
    enemy = yield from choose_legend(t, who, "cold_steel")
    if enemy != NOTHING:
        hurt(t, enemy, 6, "cold_steel")
        yield from bury(t, who)
    yield from move(t, who, 2)


def double_time(t: Board, who: int) -> Steps:
    """Move 4."""
    yield from move(t, who, 4)


def is_smoky(t: Board) -> bool:
    """Whether the shot under way goes out of, into or through a smoke."""
    return smokes_on(t, t.space[t.shot.shooter], t.space[t.shot.target]) > 0


def can_use_smoke(t: Board, who: int) -> bool:
    """There is a smoke in the way of the shot, or one can be placed."""
    return is_smoky(t) or (available_token(t, SMOKE_LAUNCHER) != NOTHING and can_place_smoke(t, who))


def maybe_smoke(t: Board, who: int, source: str) -> Steps:
    """Initiate the smoke launcher if it is available and wanted."""
    if available_token(t, SMOKE_LAUNCHER) != NOTHING and can_place_smoke(t, who):
        option = yield Question(t.seat_of[who], "initiate_or_not", [INITIATE[SMOKE_LAUNCHER], PASS], source, who)
        if option != PASS:
            yield from place_smoke(t, who)


def lost_in_the_smoke(t: Board, who: int) -> Steps:
    """Through smoke the shooter ignores LOW, and each card with COVER is a miss."""
    yield from maybe_smoke(t, who, "lost_in_the_smoke")
    t.shot.low_rule = IGNORE
    t.shot.cover_rule = MISS_ALWAYS


def bad_day_shooter(t: Board, who: int) -> Steps:
    """Through smoke the Hit Threshold is 65, whatever would change it."""
    yield from maybe_smoke(t, who, "bad_day_shooter")
    t.shot.fixed_ht = BAD_DAY_HT


def always_ready(t: Board, who: int) -> Steps:
    """Move 3; or move 1, then you may use a common accessory."""
    option = yield Question(t.seat_of[who], "choose", [CHOOSE["move_3"], CHOOSE["move_1"]], "always_ready", who)
    if option == CHOOSE["move_3"]:
        yield from move(t, who, 3)
        return
    yield from move(t, who, 1)
    if can_go_on(t, who):
        yield from use_one(t, who, ACCESSORY, COMMON, "always_ready")


def can_resupply(t: Board, who: int) -> bool:
    """A counter is not full."""
    return t.ammo[who * 2] < MOST_AMMO or t.ammo[who * 2 + 1] < MOST_AMMO


def resupply(t: Board, who: int) -> Steps:
    """Gain 2 ammo."""
    yield from load(t, who, 2, [0, 1])
