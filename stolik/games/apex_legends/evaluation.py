"""What bots make of a position: how good it is for a seat. First guesses of options are in `action_priors`.

The worths are in log-odds of winning. A legend is worth its health and shield, its deathbox tokens, what it carries and
where it stands: whom it could shoot and how well, and whether the ring or a strike is coming down on it.
"""

from math import exp
from typing import Final

from stolik.games.apex_legends.catalogue import (
    BANGALORE,
    BLUE,
    EVERY_WEAPON,
    NOTHING,
    PLACES,
    RANGE_HIGH,
    RANGE_LOW,
    RANK,
    RED,
    RING_SHRINK,
    SORT,
    START_AMMO,
    THRESHOLD,
    TOKENS_OF,
)
from stolik.games.apex_legends.firepower import MEAN_DAMAGE, plain_shot
from stolik.games.apex_legends.geometry.areas import square, thunder
from stolik.games.apex_legends.geometry.grid import DISTANCE, SIZE, SPACES, X, Y, distance
from stolik.games.apex_legends.legends.bangalore import THUNDER_DAMAGE, place_x, place_y
from stolik.games.apex_legends.legends.gibraltar import STRIKE_AREA, STRIKE_DAMAGE
from stolik.games.apex_legends.map import LANDS, sees, sight_from
from stolik.games.apex_legends.odds import expected_damage
from stolik.games.apex_legends.rules.pool import Loadout
from stolik.games.apex_legends.rules.ring import ring_damage
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.rules.zones import dome_forbids
from stolik.games.apex_legends.state import (
    ACTING,
    AVAILABLE,
    DEATHBOXES,
    DOME_NODE,
    EQUIPPING,
    STRIKE_SPACE,
    THUNDER_FACING,
    THUNDER_PLACE,
    Board,
)

BOXES: Final = (-5.0, -3.2, 0.0)
"""By deathbox tokens left: the first one lost is what decides matches."""
HEALTH: Final = (0.01, 0.03, 0.055)
SHIELD: Final = (0.008, 0.02, 0.035)
"""For each point, by deathbox tokens left."""
OFF_MAP: Final = -0.5
THREAT_NOW: Final = 0.045
"""For each point of damage to be expected of the best shot that a legend can still take in this activation."""
THREAT_LATER: Final = 0.02
GAP: Final = -0.05
"""For each space by which the nearest enemy is beyond the Best Range."""
AMMO_EACH: Final = 0.05
HAND: Final = 0.05
CARRIED: Final = 0.09
"""For each token in the backpack, whatever it is: of foreign ones a bot only guesses."""
PACK: Final = (0.1, 0.12, 0.04, 0.0)
"""For each token that goes from the starting pool into a backpack, by its sort."""
ATTACHED: Final = 0.12
GEAR_RANK: Final = 0.12
BURNS: Final = -0.05
"""For each point of ring damage to come, and for standing where the next ring will not be."""
TOKEN_READY: Final = 0.05
STRUCK: Final = -0.03
"""For each point of damage that a strike will deal if the legend stays."""


CANYON: Final = -0.6


WEAPON_WORTH: Final[list[float]] = [0.06 * damage for damage in MEAN_DAMAGE]
GEAR_WORTH: Final[list[float]] = [GEAR_RANK * rank for rank in RANK]
"""By kind of token."""


def evaluate(t: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    team = team_of_seat(t, seat)
    return 0.5 if team == NOTHING else _outlook(t, team)


def evaluate_all(t: Board, seats: int) -> list[float]:
    """For every seat: what its team makes of it."""
    red = _outlook(t, RED)
    of_team = {RED: red, BLUE: 1.0 - red, NOTHING: 0.5}
    return [of_team[team_of_seat(t, seat)] for seat in range(seats)]


def _outlook(t: Board, team: int) -> float:
    if not t.members[RED] or not t.members[BLUE]:
        return 0.5
    lead = worth(t, team) - worth(t, 1 - team)
    return 1.0 / (1.0 + exp(-0.8 * lead))


def worth(t: Board, team: int) -> float:
    """What a team is worth."""
    if t.phase == EQUIPPING:
        return _pool_worth(t, team)
    total = 0.0
    strike = t.figures[STRIKE_SPACE]
    struck = 0 if strike == NOTHING else square(X[strike], Y[strike], STRIKE_AREA)
    rolled = 0
    if t.figures[THUNDER_PLACE] != NOTHING and t.team[BANGALORE] != team:
        place = t.figures[THUNDER_PLACE]
        rolled = thunder(place_x(place), place_y(place), t.figures[THUNDER_FACING] % 8)
    for who in t.members[team]:
        boxes = t.deathboxes[who]
        total += BOXES[boxes] + HEALTH[boxes] * t.health[who] + SHIELD[boxes] * t.shield[who]
        total += _kit_worth(t, who)
        space = t.space[who]
        if space == NOTHING:
            total += OFF_MAP
        elif space < SPACES:
            total += place_worth(t, who, space)
            if struck >> space & 1:
                total += STRUCK * STRIKE_DAMAGE
            if rolled >> space & 1:
                total += STRUCK * THUNDER_DAMAGE
    return total


def _kit_worth(t: Board, who: int) -> float:
    """Weapons, ammo, attachments, gear, backpack, hand and abilities."""
    total = HAND * len(t.hands[who]) + CARRIED * len(t.packs[who])
    best = 0.0
    for at in (who * 2, who * 2 + 1):
        weapon = t.weapon[at]
        ammo = t.ammo[at]
        if weapon == NOTHING or not ammo:
            continue
        total += AMMO_EACH * (ammo if ammo < 3 else 3)
        best = max(best, WEAPON_WORTH[weapon])
        total += 0.3 * WEAPON_WORTH[weapon]
    total += best
    for kind in t.attached[who * 2 * PLACES : (who * 2 + 2) * PLACES]:
        if kind != NOTHING:
            total += ATTACHED
    for token in t.gear[who * 3 : who * 3 + 3]:
        total += GEAR_WORTH[token >> 1]
    for token in TOKENS_OF[who]:
        if t.token_at[token] == AVAILABLE:
            total += TOKEN_READY
    return total


OUTSIDE: Final = 4
"""Farther outside the Best Range than this a shot is not worth thinking about."""
BEYOND: Final = bytes(
    [max(0, low - away, away - high) for low, high in zip(RANGE_LOW, RANGE_HIGH, strict=True) for away in range(SIZE)]
)
"""By weapon and distance: by how many spaces that is outside the Best Range."""
_KEPT: Final[list[float]] = [-1.0] * (EVERY_WEAPON * OUTSIDE * 6)


def threat(weapon: int, outside: int, relative: int, hides: int) -> float:
    """The damage to be expected of a plain shot: by the spaces outside the Best Range, the level and the cover."""
    at = ((weapon * OUTSIDE + outside) * 3 + (relative > 0) - (relative < 0) + 1) * 2 + hides
    if _KEPT[at] < 0.0:
        _KEPT[at] = expected_damage(plain_shot(weapon, THRESHOLD[weapon] + 10 * outside, relative, hides))
    return _KEPT[at]


def threat_to(t: Board, who: int, enemy: int, slot: int, space: int) -> float:
    """What a legend on a space could do to an enemy with a weapon; nothing without ammo or line of sight."""
    at = who * 2 + slot
    there = t.space[enemy]
    if not t.ammo[at] or not 0 <= there < SPACES:
        return 0.0
    weapon = t.weapon[at]
    outside = BEYOND[weapon * SIZE + distance(space, there)]
    if outside >= OUTSIDE or not sees(t, space, there) or dome_forbids(t, space, there):
        return 0.0
    land = LANDS[t.land]
    return threat(weapon, outside, land.level[there] - land.level[space], land.hidden[space][there])


def place_worth(t: Board, who: int, space: int) -> float:
    """Whom the legend could shoot from a space, how far the others are, and the ring."""
    land = LANDS[t.land]
    best = 0.0
    gap = 99
    loaded = [t.weapon[slot] for slot in (who * 2, who * 2 + 1) if t.ammo[slot]]
    if loaded:
        sight = sight_from(t, space)
        hidden = land.hidden[space]
        level = land.level[space]
        has_dome = t.figures[DOME_NODE] != NOTHING
        for enemy in t.members[1 - t.team[who]]:
            there = t.space[enemy]
            if not 0 <= there < SPACES:
                continue
            away = DISTANCE[space * SPACES + there]
            is_seen = sight[there] == 1 and not (has_dome and dome_forbids(t, space, there))
            for weapon in loaded:
                outside = BEYOND[weapon * SIZE + away]
                if outside < gap:
                    gap = outside
                if is_seen and outside < OUTSIDE:
                    damage = threat(weapon, outside, land.level[there] - level, hidden[there])
                    if t.deathboxes[enemy] < DEATHBOXES:
                        damage *= 0.5
                    if damage > best:
                        best = damage
    if gap == 99:
        gap = _way_to_a_bin(t, space)
    can_shoot = t.active == who and not t.has_shot and t.ap > 0 and t.phase == ACTING
    total = best * (THREAT_NOW if can_shoot else THREAT_LATER) + GAP * (gap if gap < 8 else 8)
    if land.is_canyon[space]:
        total += CANYON
    return total + _ring_worth(t, who, space)


def _ring_worth(t: Board, who: int, space: int) -> float:
    """What a legend loses by standing outside the ring, or where the ring will not be after the announced shrink."""
    x, y = X[space], Y[space]
    x0, y0, x1, y1 = t.ring
    if not (x0 <= x <= x1 and y0 <= y <= y1):
        return BURNS * ring_damage(t, who)
    if t.ring_card != NOTHING:
        top, bottom, left, right = RING_SHRINK[t.ring_card]
        if not (x0 + left <= x <= x1 - right and y0 + top <= y <= y1 - bottom):
            return BURNS * 3
    return 0.0


def _way_to_a_bin(t: Board, space: int) -> int:
    """Out of ammo: how far it is to a closed bin."""
    nearest = 8
    for at, (_, x, y) in enumerate(LANDS[t.land].bins):
        if not t.open_bins >> at & 1:
            nearest = min(nearest, max(abs(X[space] - x), abs(Y[space] - y)))
    return nearest


def _pool_worth(t: Board, team: int) -> float:
    """What has been decided about the starting pool."""
    loadout = Loadout(t, team)
    total = 0.0
    for who in t.members[team]:
        weapons = [weapon for weapon in loadout.weapons[who * 2 : who * 2 + 2] if weapon != NOTHING]
        worths = sorted([WEAPON_WORTH[weapon] for weapon in weapons], reverse=True)
        for rank, each in enumerate(worths):
            total += each if rank == 0 else 0.5 * each
        if len(weapons) == 2:
            total += 0.1 * min(3, abs(RANGE_LOW[weapons[0]] - RANGE_LOW[weapons[1]]))
        total += sum([0.02 * START_AMMO[weapon] for weapon in weapons])
        total += sum(PACK[SORT[kind]] for kind in loadout.packs[who]) + 0.5 * len(loadout.worn[who])
        total -= 0.01 * len(loadout.packs[who]) ** 2
        total += 0.3 * (len(loadout.attached[who * 2]) + len(loadout.attached[who * 2 + 1]))
    return total
