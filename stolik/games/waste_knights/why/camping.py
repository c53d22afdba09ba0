"""Why something cannot be done in a camp or while exploring (WK-CAMP, WK-SHARE, WK-EXPL)."""

from stolik.games.waste_knights.kinds import FACE_ID, KNIGHT, NOT_IN_CAMP, NOTHING, REPAIR_COST
from stolik.games.waste_knights.names import (
    ACCEPT,
    BURN_FUEL,
    CLEANSE,
    CLEANSE_OTHER,
    DECLINE,
    DONE,
    EXCHANGE,
    FIX,
    FIX_OTHER,
    HEAL,
    HEAL_OTHER,
    REPAIR,
    REPAIR_OTHER,
    TAKE_ADVANCE,
    USE,
)
from stolik.games.waste_knights.rules.camp import others_here
from stolik.games.waste_knights.rules.equipment import cards_of
from stolik.games.waste_knights.rules.experience import can_advance
from stolik.games.waste_knights.rules.movement import has_verb
from stolik.games.waste_knights.rules.perform import can_afford, cause_of
from stolik.games.waste_knights.sources import ON, is_switched_off, repair_left, sources
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.vocabulary import ANYTIME, CAMP, EXPLORING, FUEL, HEAL_RATE, MEDS
from stolik.games.waste_knights.why.reasons import no
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question


def camp_tries(t: Table, question: Question, me: int) -> list[Option]:
    """Healing, repairs, camp effects, advances and exchange, for the knight and everybody else in the game."""
    options = [HEAL, CLEANSE, FIX]
    options += [REPAIR[face] for face in sorted(set(cards_of(t, me))) if face & 1]
    for other in _others(t, me):
        knight = t.knight[other]
        options += [HEAL_OTHER[knight], CLEANSE_OTHER[knight], FIX_OTHER[knight]]
        options += [REPAIR_OTHER[knight][face] for face in sorted(set(cards_of(t, other))) if face & 1]
        options.append(EXCHANGE[knight])
    for source in sources(t, me):
        rules = ON[CAMP][source] + ON[ANYTIME][source]
        if rules and not has_verb(rules[0], HEAL_RATE) and USE[source] not in options:
            options.append(USE[source])
    return [*options, TAKE_ADVANCE, DONE]


def _others(t: Table, me: int) -> list[int]:
    return [other for other in range(len(t.seat)) if other != me and not t.gone[other]]


def camp_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What forbids it."""
    verb = attempt[0]
    if attempt == TAKE_ADVANCE:
        return no("WK-XP-05", "no-advance-open") if can_advance(t, me) else no("WK-XP-02", "no-advance-due")
    if verb == "use":
        return _why_no_effect(t, me, attempt)
    other = _named(t, attempt)
    if other != NOTHING and other not in others_here(t, me):
        return no("WK-SHARE-03", "not-here")
    if verb == "exchange":
        return no("WK-SHARE-09", "other-unconscious")
    if verb in ("heal", "cleanse"):
        return _why_no_healing(t, me, str(verb), other)
    return _why_no_repair(t, me, attempt, me if other == NOTHING else other)


def _named(t: Table, attempt: Option) -> int:
    """The other knight that an attempt names, if it does."""
    name = str(attempt[-1])
    return t.knight.index(KNIGHT[name]) if len(attempt) > 1 and name in KNIGHT else NOTHING


def _why_no_healing(t: Table, me: int, verb: str, other: int) -> Reason:
    if not t.res[3 * me + MEDS]:
        return no("WK-CAMP-02", "no-meds")
    if other != NOTHING and not t.heals_here:
        return no("WK-CAMP-02", "heals-only-self")
    if other != NOTHING and t.unconscious[other] != NOTHING:
        return no("WK-UNC-04", "other-unconscious")
    if verb == "heal":
        return no("WK-CAMP-03", "no-wounds")
    return no("WK-CAMP-02", "no-radiation")


def _why_no_repair(t: Table, me: int, attempt: Option, owner: int) -> Reason:
    if attempt[0] == "fix":
        if t.wreck[owner] != NOTHING:
            return no("WK-CAMP-12", "wreck-not-repaired")
        if not t.damage[owner]:
            return no("WK-CAMP-09", "no-damage")
        return no("WK-CAMP-07", "no-repair-left")
    cost = REPAIR_COST[FACE_ID.index(str(attempt[1]))]
    if cost == NOT_IN_CAMP:
        return no("WK-CAMP-11", "not-in-camp")
    return no("WK-CAMP-08", "repair-too-dear", cost, repair_left(t, me))


def _why_no_effect(t: Table, me: int, attempt: Option) -> Reason:
    source = USE.index(attempt)
    if is_switched_off(t, me, source):
        return no("WK-WRECK-02", "vehicle-effect-of-wreck")
    for rule in ON[CAMP][source]:
        if not can_afford(t, me, rule.cost, cause_of(source)):
            return no("WK-CAMP-13", "effect-unpaid")
    return no("WK-CAMP-13", "effect-used")


def explore_tries(t: Table, question: Question, me: int) -> list[Option]:
    """Accept, decline, Fuel, and effects for exploring."""
    options = [ACCEPT, DECLINE, BURN_FUEL]
    for source in sources(t, me):
        if (ON[EXPLORING][source] or ON[ANYTIME][source]) and USE[source] not in options:
            options.append(USE[source])
    return options


def explore_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What forbids it."""
    if attempt == DECLINE:
        return no("WK-EXPL-05", "last-card")
    if attempt == BURN_FUEL:
        if t.wreck[me] != NOTHING:
            return no("WK-EXPL-07", "wreck-burns-no-fuel")
        if not t.res[3 * me + FUEL]:
            return no("WK-EXPL-06", "no-fuel")
        return no("WK-EXPL-06", "fuel-burnt")
    return no("WK-WRECK-02", "vehicle-effect-of-wreck")
