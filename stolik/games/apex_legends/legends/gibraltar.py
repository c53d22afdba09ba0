"""Gibraltar: dome, bombardment, and eight feats that protect."""

from typing import Final

from stolik.games.apex_legends.catalogue import ACCESSORY, BOMBARDMENT, DELAYS, DOME, DURATION, LEGENDS, NOTHING, SORT
from stolik.games.apex_legends.events import CameDown, Swapped
from stolik.games.apex_legends.geometry.areas import square
from stolik.games.apex_legends.geometry.grid import X, Y, distance, within
from stolik.games.apex_legends.legends.verbs import choose_legend
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.rules.abilities import (
    choose_node,
    choose_space,
    free_nodes,
    nodes_in_sight,
    sees_any_node,
)
from stolik.games.apex_legends.rules.combined import use_one
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import hurt, recharge, shield_limit
from stolik.games.apex_legends.rules.melee import strike
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.teams import in_play
from stolik.games.apex_legends.rules.tokens import accelerate, is_cooling, put_below, start_cooldown
from stolik.games.apex_legends.rules.zones import aimable, dome_zone
from stolik.games.apex_legends.state import DOME_NODE, STRIKE_SPACE, Board
from stolik.kernel.question import Steps

DOME_RANGE: Final = 2
STRIKE_RANGE: Final = 5
STRIKE_AREA: Final = 5
STRIKE_DAMAGE: Final = 24

# Abilities


def dome_nodes(t: Board, who: int) -> int:
    """The free intersections in range of the dome."""
    return LANDS[t.land].nodes_within(t.space[who], 0, DOME_RANGE) & free_nodes(t)


def can_place_dome(t: Board, who: int) -> bool:
    """GB-A-1: a free intersection in 0–2 that Gibraltar sees."""
    return sees_any_node(t, t.space[who], dome_nodes(t, who))


def place_dome(t: Board, who: int) -> Steps:
    """GB-A-1: a zone that <thrown> damage does not enter and shots do not cross."""
    nodes = nodes_in_sight(t, t.space[who], dome_nodes(t, who))
    t.figures[DOME_NODE] = yield from choose_node(t, who, nodes, "dome_of_protection")
    put_below(t, DOME, DURATION[DOME])


def end_dome(t: Board, token: int) -> Steps:
    """The dome's duration is over."""
    start_cooldown(t, token)
    yield from ()


def strike_spaces(t: Board, who: int) -> int:
    """GB-A-2: any space in 0–5; from inside a dome only those inside."""
    return within(t.space[who], 0, STRIKE_RANGE) & aimable(t, who)


def can_place_strike(t: Board, who: int) -> bool:
    """A legend's own space is always in range."""
    return strike_spaces(t, who) != 0


def place_strike(t: Board, who: int) -> Steps:
    """GB-A-2: two turns later 24 damage in 5×5, friend and foe."""
    t.figures[STRIKE_SPACE] = yield from choose_space(t, who, strike_spaces(t, who), "defensive_bombardment")
    put_below(t, BOMBARDMENT, DELAYS[BOMBARDMENT][0])


def strike_area(t: Board, there: int) -> int:
    """The spaces on which a bombardment hurts: 5×5 without the zone of the dome."""
    return square(X[there], Y[there], STRIKE_AREA) & ~dome_zone(t)


def bombard(t: Board, token: int) -> Steps:
    """The bombardment comes down."""
    there = t.figures[STRIKE_SPACE]
    area = strike_area(t, there)
    if t.log is not None:
        t.log.add(CameDown("defensive_bombardment", X[there], Y[there]))
    for who in in_play(t):
        where = t.space[who]
        if where != NOTHING and area >> where & 1:
            hurt(t, who, STRIKE_DAMAGE, "defensive_bombardment")
    start_cooldown(t, token)
    yield from bury(t)


# Feats


def team_in_dome(t: Board, who: int) -> list[int]:
    """The legends of the team in the zone of the dome; in a canyon nobody uses anything (AP-OBJ-14)."""
    zone = dome_zone(t)
    return [mate for mate in t.members[t.team[who]] if can_go_on(t, mate) and zone >> t.space[mate] & 1]


def can_find_haven(t: Board, who: int) -> bool:
    """Somebody in the dome has an accessory."""
    return any(SORT[kind] == ACCESSORY for mate in team_in_dome(t, who) for kind in t.packs[mate])


def safe_haven(t: Board, who: int) -> Steps:
    """Each legend of the team in the zone of the dome may use an accessory."""
    for mate in team_in_dome(t, who):
        yield from use_one(t, mate, ACCESSORY, NOTHING, "safe_haven")


def shoulder_charge(t: Board, who: int) -> Steps:
    """Move 2. Then deal 4 to an adjacent enemy and push it 2, collision 6."""
    yield from move(t, who, 2)
    if can_go_on(t, who):
        enemy = yield from choose_legend(t, who, "shoulder_charge")
        if enemy != NOTHING:
            yield from strike(t, who, enemy, 4, 2, 6, "shoulder_charge")


def can_stand_behind(t: Board, who: int) -> bool:
    """The target is Gibraltar or an ally in 1–2, on the map, and lacks shield."""
    target = t.shot.target
    if t.space[target] == NOTHING or t.shield[target] >= shield_limit(t, target):
        return False
    return target == who or 1 <= distance(t.space[who], t.space[target]) <= 2


def behind_me(t: Board, who: int) -> Steps:
    """The target restores 8 shield."""
    recharge(t, t.shot.target, 8)
    yield from ()


def can_shield(t: Board, who: int) -> bool:
    """Gibraltar is the target, or on a space adjacent to it."""
    target = t.shot.target
    return target == who or (LANDS[t.land].adjacent[t.space[target]] >> t.space[who] & 1) == 1


def living_shield(t: Board, who: int) -> Steps:
    """As target ignore 8; else swap places with the target, become it, and ignore 8."""
    target = t.shot.target
    if target == who:
        t.shot.ignored += 8
    else:
        t.space[who], t.space[target] = t.space[target], t.space[who]
        t.shot.target = who
        # What the former target would have ignored is its own.
        t.shot.ignored = 8
        if t.log is not None:
            t.log.add(Swapped(LEGENDS[who], LEGENDS[target]))
    yield from ()


def can_deploy(t: Board, who: int) -> bool:
    """The dome is cooling down."""
    return is_cooling(t, DOME)


def quick_deploy(t: Board, who: int) -> Steps:
    """Accelerate the dome by 2."""
    accelerate(t, DOME, 2)
    yield from ()


def bring_me_down(t: Board, who: int) -> Steps:
    """Lower the headshot damage by 10 and ignore 10."""
    t.shot.per_head -= 10
    t.shot.ignored += 10
    yield from ()
