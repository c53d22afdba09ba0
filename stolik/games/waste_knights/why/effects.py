"""Why an effect of a card or sheet cannot be used, and all questions that are about nothing else."""

from typing import Final

from stolik.games.waste_knights.active_rules import RULES, Use, is_switched_off, sources
from stolik.games.waste_knights.options import ARMOUR_OPTION, USE
from stolik.games.waste_knights.rules.attack import fate_effects
from stolik.games.waste_knights.rules.combat import step_effects
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.movement import FIRST, ignorers
from stolik.games.waste_knights.rules.perform import (
    anytime,
    can_afford,
    cause_of,
    choices,
    is_spent,
    offered,
    rules_on,
)
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    AFTER_ROLL,
    ASSAULT,
    BEFORE_ROLL,
    COMBAT_START,
    DEALT,
    HAZARD_IDS,
    HURT,
    KO,
    OPENING,
    PLACED,
    RECEIVING,
    RESOLUTION,
    WASTELAND,
    WIN,
)
from stolik.games.waste_knights.why.reasons import no, unknown, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import PASS, Option, Subject

TRIGGER: Final[dict[str, int]] = {
    "before_roll": BEFORE_ROLL,
    "after_roll": AFTER_ROLL,
    "combat_start": COMBAT_START,
    "placed": PLACED,
    "hurt": HURT,
    "collapse": KO,
    "receive_radiation": RECEIVING,
    "receive_damage": RECEIVING,
    "resolution": RESOLUTION,
    "win": WIN,
    "wasteland": WASTELAND,
}
"""Questions about optional effects, one after the other."""
HAZARDS: Final[tuple[str, ...]] = HAZARD_IDS
STEP: Final[dict[str, int]] = {"opening": OPENING, "assault": ASSAULT}
"""Questions about the effects of a step of combat, some of which must be used."""


def why_not_effect(t: Board, me: int, attempt: Option, uses: list[Use], clause: str = "WK-OVR-08") -> Reason | None:
    """Judge the use of an effect; `uses` are those that are open now."""
    if attempt in offered(uses):
        return None
    for source in [*sources(t, me), *t.hands[me]]:
        if USE[source] != attempt:
            continue
        if is_switched_off(t, me, source):
            return no("WK-WRECK-02", "vehicle-effect-of-wreck")
        open_rules = [rule for rule in RULES[source] if not is_spent(t, me, rule)]
        fitting = [rule for rule in open_rules if holds(t, me, rule.cond)]
        if open_rules and not fitting:
            return no(clause, "effect-idle")
        if any(not can_afford(t, me, rule.cost, cause_of(source)) for rule in fitting):
            return no(clause, "effect-unpaid")
        return no(clause, "effect-used")
    return unknown()


def is_about_effects(kind: str) -> bool:
    """Whether a question is about effects alone, or about armour beside them."""
    return kind in TRIGGER or kind in STEP or kind in ("fate", "hazard", "dealt", "beforehand")


def why_not_used(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """Judge an answer to a question about effects."""
    kind = subject.kind
    if kind == "dealt":
        return _why_not_negated(t, me, subject.about, attempt)
    if kind == "beforehand":
        uses = anytime(t, me)
    elif kind == "hazard":
        is_first = subject.about[1] == FIRST
        uses = anytime(t, me) if is_first else ignorers(t, me, HAZARDS.index(subject.source))
    else:
        _, on, weapon, *done = subject.about
        if kind in TRIGGER:
            uses = choices(t, me, rules_on(t, me, TRIGGER[kind], on, weapon), done)
        elif kind in STEP:
            uses = step_effects(t, me, STEP[kind], weapon, done)
        else:
            uses = fate_effects(t, me, weapon)
    if attempt != PASS:
        return why_not_effect(t, me, attempt, uses)
    if kind in STEP:
        return unless(uses[0].rule.may, "WK-COMBAT-11", "not-now")
    return unless(kind != "fate", "WK-COMBAT-21", "not-now")


def _why_not_negated(t: Board, me: int, about: tuple[int, ...], attempt: Option) -> Reason | None:
    if attempt == PASS:
        return None
    _, has_armour, is_attack, *done = about
    if attempt in ARMOUR_OPTION:
        if ARMOUR_OPTION.index(attempt) != t.armour[me]:
            return no("WK-EQ-05", "armour-in-vehicle")
        return unless(has_armour, "WK-COMBAT-26", "armour-used")
    return why_not_effect(t, me, attempt, choices(t, me, rules_on(t, me, DEALT), done) if is_attack else [])
