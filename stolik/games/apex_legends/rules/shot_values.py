"""The values of a shot (AP-SHOOT-08, -16): Hit Threshold, rate of fire, stability, recoil, symbols and damage."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ACTION_DAMAGE,
    ACTION_HEADSHOT,
    ACTION_SHOTS,
    BLOODHOUND,
    CARDS,
    DAMAGE,
    EASING,
    EASING_HIGH,
    EASING_IF_STILL,
    EASING_LOW,
    FEAT,
    FIRST,
    HEADSHOT,
    HEADSHOTS,
    HEADSHOTS_UP_TO,
    HELMET,
    HIT,
    HIT_IF_SHIELDED,
    HIT_IF_UNSHIELDED,
    MAGAZINE,
    NOTHING,
    OPTIC,
    PLACES,
    PRINTED,
    RANGE_HIGH,
    RANGE_LOW,
    RATE,
    SHOTS,
    STABILITY,
    STOCK,
    THRESHOLD,
    WEAPON_RECOIL,
    WEAPON_STABILITY,
)
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.odds import Shot, start_index
from stolik.games.apex_legends.rules.instants import FOREGONE_CONCLUSION
from stolik.games.apex_legends.rules.zones import SMOKE_HT, is_in_dome, smokes_on
from stolik.games.apex_legends.state import AS_PRINTED, BEAST_ON, HIT_ALWAYS, IGNORE, Board, ShootAction

PER_SPACE_OUTSIDE: Final = 10
"""AP-SHOOT-09."""
VOID_ROF: Final = 2
BEAST_HT: Final = 5

DUG_IN: Final = FEAT["dug_in"]
ARMOUR_PIERCERS: Final = FEAT["armour_piercers"]
TRIGGER_DISCIPLINE: Final = FEAT["trigger_discipline"]
FROM_NOWHERE: Final = FEAT["from_nowhere"]
PATIENT_HUNTER: Final = FEAT["patient_hunter"]
TARGETING_UPGRADE: Final = FEAT["targeting_upgrade"]
COVERING_FIRE: Final = FEAT["covering_fire"]


def active_attachment(t: Board, at: int, place: int) -> int:
    """What works in a slot of a weapon: the token on it, else what is printed there (AP-ATT-03)."""
    token = t.attached[at * PLACES + place]
    return PRINTED[t.weapon[at] * PLACES + place] if token == NOTHING else token


def outside_best_range(weapon: int, away: int) -> int:
    """By how many spaces a distance lies outside the Best Range."""
    return max(0, RANGE_LOW[weapon] - away, away - RANGE_HIGH[weapon])


def values(t: Board) -> Shot:
    """Everything in force at this moment: Hit Threshold, rate, stability, recoil, symbols and damage."""
    return values_of(t, t.shot)


def values_of(t: Board, s: ShootAction) -> Shot:
    """The values of a shot, under way or only planned, with what cards have changed in it."""
    who, target = s.shooter, s.target
    at = who * 2 + s.slot
    weapon = t.weapon[at]
    here, there = t.space[who], t.space[target]
    away = distance(here, there)
    land = LANDS[t.land]
    outside = outside_best_range(weapon, away)
    per_space = PER_SPACE_OUTSIDE
    ht = THRESHOLD[weapon] + s.ht
    stability = WEAPON_STABILITY[weapon]
    is_action = s.is_action
    shots = ACTION_SHOTS[weapon] if is_action else SHOTS[weapon]
    hit = ACTION_DAMAGE[weapon] if is_action else DAMAGE[weapon]
    head = ACTION_HEADSHOT[weapon] if is_action else HEADSHOT[weapon]
    first = 0
    for place in range(PLACES):
        kind = active_attachment(t, at, place)
        if kind != NOTHING:
            if place == OPTIC:
                if EASING_LOW[kind] <= away <= EASING_HIGH[kind]:
                    ht -= EASING[kind]
            elif place == STOCK:
                hit += HIT[kind]
                first += FIRST[kind]
            elif place == MAGAZINE:
                shots += RATE[kind]
            else:
                stability += STABILITY[kind]
    hit += HIT_IF_SHIELDED[weapon] if t.shield[target] else HIT_IF_UNSHIELDED[weapon]
    is_still = not t.has_moved if who == t.active else True
    if is_still:
        ht -= EASING_IF_STILL[weapon]
    if who == BLOODHOUND and t.figures[BEAST_ON] != NOTHING:
        ht -= BEAST_HT
    smokes = smokes_on(t, here, there)
    ht += SMOKE_HT * smokes
    if s.is_late:  # The reactions were played before the boost (AP-PREC-01).
        shots, head = answered(s, shots, head)
    played = s.boost - 1
    if played >= 0:
        if played == ARMOUR_PIERCERS:
            hit += 2
        elif played == TRIGGER_DISCIPLINE:
            ht -= 10
            shots = max(1, shots - 1)
        elif played == DUG_IN:
            stability += 2
            if is_dug_in(t, who):
                hit += 2
        elif played == FROM_NOWHERE:
            if 1 <= away <= 2:
                ht -= 10
                head += 3
        elif played == PATIENT_HUNTER:
            if is_still:
                ht -= 10
                stability += 1
        elif played == FOREGONE_CONCLUSION:
            if outside:
                ht -= 10
        elif played == TARGETING_UPGRADE:
            stability += 2
            per_space = 5
        elif played == COVERING_FIRE:
            hit += 1
    ht += outside * per_space
    if not s.is_late:
        shots, head = answered(s, shots, head)
    low = cover = AS_PRINTED
    if smokes:
        # BL-F-5 and BL-F-6 work if the shot goes out of, into or through a smoke at the moment of fire.
        low, cover = s.low_rule, s.cover_rule
        if s.fixed_ht != NOTHING:
            ht = s.fixed_ht
    if who == BLOODHOUND and target == t.tracked:
        cover = IGNORE
    elif cover == AS_PRINTED and target in t.ravens and t.team[who] == t.team[BLOODHOUND]:
        cover = HIT_ALWAYS
    helmet = t.gear[target * 3 + HELMET] >> 1
    return Shot(
        ht,
        start_index(stability),
        WEAPON_RECOIL[weapon],
        shots,
        CARDS[weapon],
        land.level[there] - land.level[here],
        (land.hides_from[here] >> there & 1) == 1,
        low,
        cover,
        HEADSHOTS[helmet],
        HEADSHOTS_UP_TO[helmet],
        hit,
        head,
        first,
        s.ignored,
    )


def answered(s: ShootAction, shots: int, head: int) -> tuple[int, int]:
    """What reactions leave of the Rate of Fire and of the headshot damage (WR-A-1, GB-F-8)."""
    if s.is_capped and shots >= 3:
        shots = VOID_ROF
    return shots, max(0, head + s.per_head)


def is_dug_in(t: Board, who: int) -> bool:
    """GB-F-3: in the zone of the dome or adjacent to a <cover> object."""
    return is_in_dome(t, t.space[who]) or (LANDS[t.land].by_cover >> t.space[who] & 1) == 1
