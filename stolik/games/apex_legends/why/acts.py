"""Why an action of the active legend is not possible (AP-ACT, AP-SHOOT, AP-CARD, AP-ABIL)."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    ACTION_AP,
    ACTION_SPENDS,
    AFTER,
    BEFORE,
    BOOST,
    FEAT,
    FEAT_AP,
    HAS_HELMET_ACTION,
    HELMET,
    INSTANT,
    LABEL,
    LEGEND,
    LOOT,
    NOTHING,
)
from stolik.games.apex_legends.legends.bloodhound import RAVEN_RANGE
from stolik.games.apex_legends.map import LANDS, drops
from stolik.games.apex_legends.rules.abilities import ability_ap, available_token
from stolik.games.apex_legends.rules.actions import BASICS
from stolik.games.apex_legends.rules.cards import CAN_INITIATE
from stolik.games.apex_legends.rules.zones import dome_forbids, is_in_dome
from stolik.games.apex_legends.state import Board
from stolik.games.apex_legends.why.basics import named_slot, named_space, not_adjacent, veiled
from stolik.games.apex_legends.why.demands import why_not_effect
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option

RAVENS_ABILITY: Final = ABILITY["eye_of_the_allfather"]


def why_not_act(t: Board, who: int, attempt: Option) -> Reason | None:
    """Judge an action of the active legend."""
    verb = attempt[0]
    if attempt in BASICS:
        return why_not_pay(t, 1)
    if attempt == ("end",):
        return None
    if attempt == ("rush",):
        return why_not_rush(t, who)
    if attempt == ("helmet",):
        if not HAS_HELMET_ACTION[t.gear[who * 3 + HELMET] >> 1]:
            return no("AP-GEAR-08", "no-legendary-helmet")
        return why_not_pay(t, 1)
    if verb in ("shoot", "shoot_special"):
        return _why_not_shot(t, who, attempt)
    if verb == "take":
        return _why_not_take(t, who, attempt)
    if verb == "play":
        return _why_not_play(t, who, FEAT[str(attempt[1])])
    if verb == "initiate":
        return _why_not_initiate(t, who, ABILITY[str(attempt[1])])
    return None  # to drop something from the backpack is always possible


def why_not_pay(t: Board, ap: int) -> Reason | None:
    """Whether there are too few AP left."""
    return no("AP-ACT-03", "ap", {"needs": ap, "has": t.ap}) if ap > t.ap else None


def why_not_rush(t: Board, who: int) -> Reason | None:
    """A rush needs the legend's own activation, a feat card, and is there once."""
    if who != t.active:
        return no("AP-RUSH-01", "rush-own-activation")
    if t.has_rushed:
        return no("AP-RUSH-01", "rushed")
    return None if t.hands[who] else no("AP-RUSH-01", "no-feats")


def _why_not_shot(t: Board, who: int, attempt: Option) -> Reason | None:
    slot = named_slot(attempt[2])
    enemy = LEGEND[str(attempt[1])]
    weapon = t.weapon[who * 2 + slot]
    ap = 1
    if attempt[0] == "shoot_special":
        if ACTION_SPENDS[weapon] == NOTHING:
            return no("AP-SHOOT-07", "no-weapon-action")
        if ACTION_SPENDS[weapon] not in t.packs[who]:
            item = LOOT[ACTION_SPENDS[weapon]].replace("_", "-")
            return no("AP-WEAP-02", "needs-item", {"card": f"@card-{item}"})
        ap = ACTION_AP[weapon]
    short = why_not_pay(t, ap)
    return short if short is not None else why_not_target(t, who, enemy, slot)


def why_not_target(t: Board, who: int, enemy: int, slot: int) -> Reason | None:
    """Whether a legend may not shoot at another with this weapon now."""
    if t.has_shot and who == t.active:
        return no("AP-SHOOT-02", "shot-already")
    if not t.ammo[who * 2 + slot]:
        return no("AP-AMMO-03", "no-ammo")
    if t.space[enemy] == NOTHING:
        return no("AP-SHOOT-01", "no-target")
    here, there = t.space[who], t.space[enemy]
    veil = LANDS[t.land].why_blocked(here, there, drops(t))
    if veil is not None:
        return veiled(veil)
    if dome_forbids(t, here, there):
        if is_in_dome(t, here):
            return no("AP-SHOOT-05", "dome-out")
        return no("AP-SHOOT-05", "dome-into" if is_in_dome(t, there) else "dome-through")
    return None


def _why_not_play(t: Board, who: int, feat: int) -> Reason | None:
    label = LABEL[feat]
    if label == BOOST:
        return no("AP-SHOOT-11", "is-boost")
    if label in (BEFORE, AFTER):
        return no("AP-CARD-02", "is-reaction")
    if label == INSTANT:
        return no("AP-CARD-03", "is-instant")
    short = why_not_pay(t, FEAT_AP[feat])
    if short is not None:
        return short
    return why_not_effect(t, who, feat)


def _why_not_initiate(t: Board, who: int, ability: int) -> Reason | None:
    if available_token(t, ability) == NOTHING:
        return no("AP-ABIL-01", "no-ability-token")
    short = why_not_pay(t, ability_ap(ability))
    if short is not None:
        return short
    if CAN_INITIATE[ability](t, who):
        return None
    if ability == RAVENS_ABILITY:
        return no("AP-ABIL-02", "no-enemy-within", {"high": RAVEN_RANGE})
    return no("AP-ABIL-02", "no-room")


def _why_not_take(t: Board, who: int, attempt: Option) -> Reason | None:
    space = named_space((attempt[0], attempt[2], attempt[3]))
    here = t.space[who]
    if space != here and not LANDS[t.land].adjacent[here] >> space & 1:
        return not_adjacent(t, here, space, "AP-ACT-08")
    return None
