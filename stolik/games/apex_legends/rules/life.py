"""Life and death (AP-DMG, AP-ELIM): damage, restored points, and leaving the map."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABSORBS,
    BODY,
    KNOCKDOWN,
    LEGENDS,
    LIMIT,
    NOTHING,
)
from stolik.games.apex_legends.events import Absorbed, Damaged, Eliminated, Healed, Recharged
from stolik.games.apex_legends.state import FULL_HEALTH, START_SHIELD, Board

ANY: Final = 0
HEALTH_ONLY: Final = 1
"""Damage tagged <health>."""
SHIELD_ONLY: Final = 2
"""Damage tagged <shield>."""


def hurt(t: Board, who: int, amount: int, source: str, tag: int = ANY) -> None:
    """One instance of damage (AP-DMG-01 to -04, -08). Whoever is left without health falls by `bury`.

    `source` is the id of the card or token that deals it, or "ring", "melee" or "collision".
    """
    if amount <= 0:
        return
    taken = 0 if tag == HEALTH_ONLY else min(t.shield[who], amount)
    rest = 0 if tag == SHIELD_ONLY else amount - taken
    t.shield[who] -= taken
    token = t.gear[who * 3 + KNOCKDOWN]
    absorbs = 0 if token & 1 else ABSORBS[token >> 1]
    if absorbs and rest >= t.health[who]:
        rest = max(0, rest - absorbs)
        t.gear[who * 3 + KNOCKDOWN] = token | 1
        if t.log is not None:
            t.log.add(Absorbed(LEGENDS[who], absorbs))
    t.health[who] = max(0, t.health[who] - rest)
    if t.log is not None:
        t.log.add(Damaged(LEGENDS[who], amount, t.shield[who], t.health[who], source))


def damage_to_fall(t: Board, who: int) -> int:
    """The damage in one instance that eliminates a legend."""
    token = t.gear[who * 3 + KNOCKDOWN]
    return t.shield[who] + t.health[who] + (0 if token & 1 else ABSORBS[token >> 1])


def heal(t: Board, who: int, amount: int) -> None:
    """Restore health up to the limit (AP-DMG-05)."""
    before = t.health[who]
    t.health[who] = min(FULL_HEALTH, before + amount)
    if t.log is not None:
        t.log.add(Healed(LEGENDS[who], t.health[who] - before))


def shield_limit(t: Board, who: int) -> int:
    """The value of the equipped body shield (AP-GEAR-05)."""
    return LIMIT[t.gear[who * 3 + BODY] >> 1]


def recharge(t: Board, who: int, amount: int) -> None:
    """Restore shield up to the limit (AP-DMG-05)."""
    before = t.shield[who]
    t.shield[who] = min(shield_limit(t, who), before + amount)
    if t.log is not None:
        t.log.add(Recharged(LEGENDS[who], t.shield[who] - before))


def eliminate(t: Board, who: int) -> None:
    """AP-ELIM-01 to -07."""
    space = t.space[who]
    if space != NOTHING and t.moving != who:
        t.occupied &= ~(1 << space)
    if t.moving == who:
        t.moving = NOTHING
        t.mp = 0
    t.space[who] = NOTHING
    t.gear[who * 3 + KNOCKDOWN] &= ~1
    t.shield[who] = START_SHIELD
    t.health[who] = FULL_HEALTH
    if t.deathboxes[who]:
        t.deathboxes[who] -= 1
    if t.log is not None:
        t.log.add(Eliminated(LEGENDS[who], t.deathboxes[who]))
