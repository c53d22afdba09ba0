"""What a Hit Threshold is made up of, for people (AP-SHOOT-08, -09, -16); `shot_values` computes it."""

from typing import Final, Literal

from stolik.games.apex_legends.catalogue import (
    BLOODHOUND,
    EASING,
    EASING_HIGH,
    EASING_IF_STILL,
    EASING_LOW,
    FEATS,
    NOTHING,
    OPTIC,
    THRESHOLD,
)
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.rules.instants import FOREGONE_CONCLUSION
from stolik.games.apex_legends.rules.shot_values import (
    BEAST_HT,
    FROM_NOWHERE,
    PATIENT_HUNTER,
    PER_SPACE_OUTSIDE,
    TARGETING_UPGRADE,
    TRIGGER_DISCIPLINE,
    active_attachment,
    outside_best_range,
)
from stolik.games.apex_legends.rules.zones import SMOKE_HT, smokes_on
from stolik.games.apex_legends.state import BEAST_ON, Board, ShootAction

PartName = Literal["printed", "distance", "optic", "still", "beast", "smoke", "boost", "reaction", "fixed"]
UPGRADED_PER_SPACE: Final = 5
BOOST_EASES: Final = 10


def threshold_parts(t: Board, s: ShootAction) -> list[tuple[PartName, int]]:
    """The parts that differ from 0, the printed value first; together they are the threshold of `values_of`."""
    who, target = s.shooter, s.target
    at = who * 2 + s.slot
    weapon = t.weapon[at]
    here, there = t.space[who], t.space[target]
    away = distance(here, there)
    outside = outside_best_range(weapon, away)
    played = s.boost - 1
    is_still = not t.has_moved if who == t.active else True
    optic = active_attachment(t, at, OPTIC)
    is_eased = optic != NOTHING and EASING_LOW[optic] <= away <= EASING_HIGH[optic]
    smokes = smokes_on(t, here, there)
    is_helped = (
        played == TRIGGER_DISCIPLINE
        or (played == FROM_NOWHERE and 1 <= away <= 2)
        or (played == PATIENT_HUNTER and is_still)
        or (played == FOREGONE_CONCLUSION and outside > 0)
    )
    parts: list[tuple[PartName, int]] = [
        ("printed", THRESHOLD[weapon]),
        ("distance", outside * (UPGRADED_PER_SPACE if played == TARGETING_UPGRADE else PER_SPACE_OUTSIDE)),
        ("optic", -EASING[optic] if is_eased else 0),
        ("still", -EASING_IF_STILL[weapon] if is_still else 0),
        ("beast", -BEAST_HT if who == BLOODHOUND and t.figures[BEAST_ON] != NOTHING else 0),
        ("smoke", SMOKE_HT * smokes),
        ("boost", -BOOST_EASES if is_helped else 0),
        ("reaction", s.ht),
    ]
    if smokes and s.fixed_ht != NOTHING:
        parts.append(("fixed", s.fixed_ht - sum(amount for _, amount in parts)))
    return [part for part in parts if part[1]]


def boost_name(s: ShootAction) -> str | None:
    """The boost that was played, if any."""
    return FEATS[s.boost - 1] if s.boost else None
