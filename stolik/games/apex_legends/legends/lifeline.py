"""Lifeline: drone, care package, and eight feats of a medic."""

from typing import Final

from stolik.games.apex_legends.catalogue import ACCESSORY, COMMON, DELAYS, DRONE, NOTHING, PACKAGE, RARE, RIFT
from stolik.games.apex_legends.events import CameDown
from stolik.games.apex_legends.geometry.grid import SPACES, X, Y, distance
from stolik.games.apex_legends.legends.verbs import choose_legend, may_choose, team_on_map
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import CHOOSE, GO, space_of, spaces_in
from stolik.games.apex_legends.rules.abilities import choose_space, seen_sites
from stolik.games.apex_legends.rules.combined import use_one
from stolik.games.apex_legends.rules.destroy import destroy_drone
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import heal, hurt, recharge, shield_limit
from stolik.games.apex_legends.rules.loot import draw_loot, gain
from stolik.games.apex_legends.rules.melee import strike
from stolik.games.apex_legends.rules.movement import can_go_on, free_spaces, move, transfer
from stolik.games.apex_legends.rules.shooting import covered
from stolik.games.apex_legends.rules.teams import in_play
from stolik.games.apex_legends.rules.tokens import clear_space, occupy_space, put_below, start_cooldown
from stolik.games.apex_legends.state import (
    DRONE_SPACE,
    DROP_IS_OPEN,
    DROP_SPACE,
    FULL_HEALTH,
    PORTAL_SPACE,
    SITE_SPACE,
    Board,
)
from stolik.kernel.question import PASS, Option, Question, Steps

DRONE_RANGE: Final = 3
DRONE_HEALS: Final = 8
SITE_RANGE: Final = 2
DROP_DAMAGE: Final = 15

# Abilities


def drone_spaces(t: Board, who: int) -> int:
    """LL-A-1: the free spaces of her own level or lower in 1–3 that Lifeline sees."""
    land = LANDS[t.land]
    levels = 0
    for level in range(land.level[t.space[who]] + 1):
        levels |= land.levels[level]
    return seen_sites(t, who, 1, DRONE_RANGE) & levels


def can_place_drone(t: Board, who: int) -> bool:
    """There is such a space."""
    return drone_spaces(t, who) != 0


def place_drone(t: Board, who: int) -> Steps:
    """LL-A-1: whoever is adjacent to the drone restores 8 health, now and two turns later."""
    space = yield from choose_space(t, who, drone_spaces(t, who), "heal_drone")
    occupy_space(t, DRONE_SPACE, space)
    put_below(t, DRONE, DELAYS[DRONE][0])
    heal_around(t)


def heal_around(t: Board) -> None:
    """The effect of the drone; enemies are healed as well."""
    near = LANDS[t.land].adjacent[t.figures[DRONE_SPACE]]
    for who in in_play(t):
        if t.space[who] != NOTHING and near >> t.space[who] & 1:
            heal(t, who, DRONE_HEALS)


def end_drone(t: Board, token: int) -> Steps:
    """The drone heals once more and leaves."""
    heal_around(t)
    start_cooldown(t, token)
    yield from ()


def site_spaces(t: Board, who: int) -> int:
    """LL-A-2: the free spaces in 1–2 that Lifeline sees."""
    return seen_sites(t, who, 1, SITE_RANGE)


def can_call_package(t: Board, who: int) -> bool:
    """There is such a space."""
    return site_spaces(t, who) != 0


def call_package(t: Board, who: int) -> Steps:
    """LL-A-2: mark where the drop will land two turns later."""
    t.figures[SITE_SPACE] = yield from choose_space(t, who, site_spaces(t, who), "care_package")
    put_below(t, PACKAGE, DELAYS[PACKAGE][0])


def land_package(t: Board, token: int) -> Steps:
    """The drop lands: a legend below is hurt and must make way, figures are destroyed."""
    site = t.figures[SITE_SPACE]
    if t.log is not None:
        t.log.add(CameDown("care_package", X[site], Y[site]))
    for who in in_play(t):
        if t.space[who] == site:
            hurt(t, who, DROP_DAMAGE, "care_package")
            yield from bury(t)
            if t.space[who] == site:
                yield from make_way(t, who)
            break
    if t.figures[DRONE_SPACE] == site:
        destroy_drone(t)
    for portal in (PORTAL_SPACE, PORTAL_SPACE + 1):
        if t.figures[portal] == site:
            clear_space(t, portal)
            if t.figures[PORTAL_SPACE] == t.figures[PORTAL_SPACE + 1]:  # None is left (AP-DESTROY-05).
                start_cooldown(t, RIFT)
    clear_space(t, DROP_SPACE)
    occupy_space(t, DROP_SPACE, site)
    t.figures[DROP_IS_OPEN] = 0
    start_cooldown(t, token)


def ways_out(t: Board, who: int) -> int:
    """Where a legend goes on whom the package came down: the free neighbouring spaces; without one the nearest."""
    free = free_spaces(t)
    goals = LANDS[t.land].neighbours[t.space[who]] & free
    if not goals:
        nearest = min(distance(t.space[who], space) for space in range(SPACES) if free >> space & 1)
        for space in range(SPACES):
            if free >> space & 1 and distance(t.space[who], space) == nearest:
                goals |= 1 << space
    return goals


def make_way(t: Board, who: int) -> Steps:
    """Off the space on which the package came down."""
    option = yield Question(t.seat_of[who], "land", spaces_in(GO, ways_out(t, who)), "care_package", who)
    transfer(t, who, space_of(option))


# Feats


def is_at_bin(t: Board, who: int) -> bool:
    """Whether a legend is adjacent to a supply bin, open or closed."""
    return len(LANDS[t.land].bins_by[t.space[who]]) > 0


def supplied(t: Board, who: int) -> list[int]:
    """Lifeline and the allies on adjacent spaces that lack shield or health."""
    near = LANDS[t.land].adjacent[t.space[who]] | 1 << t.space[who]
    return [
        mate
        for mate in t.members[t.team[who]]
        if t.space[mate] != NOTHING
        and near >> t.space[mate] & 1
        and (t.health[mate] < FULL_HEALTH or t.shield[mate] < shield_limit(t, mate))
    ]


may_choose("fresh_supplies", supplied)


def supplies(t: Board, mate: int) -> list[Option]:
    """What a legend lacks."""
    options: list[Option] = []
    if t.shield[mate] < shield_limit(t, mate):
        options.append(CHOOSE["shield"])
    if t.health[mate] < FULL_HEALTH:
        options.append(CHOOSE["health"])
    return options


def can_supply(t: Board, who: int) -> bool:
    """At a supply bin, with somebody to restore."""
    return is_at_bin(t, who) and len(supplied(t, who)) > 0


def fresh_supplies(t: Board, who: int) -> Steps:
    """At a supply bin: restore 12 shield or 12 health to yourself or an ally on an adjacent space."""
    mate = yield from choose_legend(t, who, "fresh_supplies")
    option = yield Question(t.seat_of[who], "choose", supplies(t, mate), "fresh_supplies", mate)
    if option == CHOOSE["shield"]:
        recharge(t, mate, 12)
    else:
        heal(t, mate, 12)


def shock_sticks(t: Board, who: int) -> Steps:
    """Deal 8 to an adjacent enemy and push it 1, collision 4. Then move 1."""
    enemy = yield from choose_legend(t, who, "shock_sticks")
    if enemy != NOTHING:
        yield from strike(t, who, enemy, 8, 1, 4, "shock_sticks")
    yield from move(t, who, 1)


def team_nearby(t: Board, who: int) -> list[int]:
    """Lifeline and the allies on adjacent spaces."""
    near = LANDS[t.land].adjacent[t.space[who]] | 1 << t.space[who]
    return [mate for mate in team_on_map(t, who) if near >> t.space[mate] & 1]


may_choose("on_my_way", team_nearby, PASS)
may_choose("covering_fire", covered, PASS)


def on_my_way(t: Board, who: int) -> Steps:
    """Move 2. Then you or an ally on an adjacent space may use a common accessory."""
    yield from move(t, who, 2)
    if not can_go_on(t, who):
        return
    mate = yield from choose_legend(t, who, "on_my_way")
    if mate != NOTHING:
        yield from use_one(t, mate, ACCESSORY, COMMON, "on_my_way")


def can_triage(t: Board, who: int) -> bool:
    """The target is in 0–4, on the map, and lacks health."""
    target = t.shot.target
    return (
        t.space[target] != NOTHING and t.health[target] < FULL_HEALTH and distance(t.space[who], t.space[target]) <= 4
    )


def triage(t: Board, who: int) -> Steps:
    """The target restores 8 health."""
    heal(t, t.shot.target, 8)
    yield from ()


def scavenge(t: Board, who: int) -> Steps:
    """At a supply bin: draw a rare token."""
    draw_loot(t, who, RARE)
    yield from gain(t, who)


def can_scavenge(t: Board, who: int) -> bool:
    """At a supply bin, and the bag is not empty."""
    return is_at_bin(t, who) and len(t.bags[RARE]) > 0


def can_shield_combat(t: Board, who: int) -> bool:
    """The target is in 0–3."""
    return distance(t.space[who], t.space[t.shot.target]) <= 3


def combat_shield(t: Board, who: int) -> Steps:
    """The target ignores 6, next to the drone 10."""
    target = t.shot.target
    drone = t.figures[DRONE_SPACE]
    is_beside = drone != NOTHING and LANDS[t.land].adjacent[drone] >> t.space[target] & 1
    t.shot.ignored += 10 if is_beside else 6
    yield from ()
